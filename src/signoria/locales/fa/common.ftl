### آنچه سر میز هر بازی گفته می‌شود، در صفحه و ترمینال؛ هر بازی می‌تواند آن را به زبان خودش بگوید.

## Lists: between two items, and a number of each player

separator = { "،\u200F " }
# An invisible right-to-left mark comes first; as a placeable it would be isolated on the page, and without effect.
tally = ‏{ $player }: { $number }
    .player = ‏شما: { $number }

## Editions and options: name, and a sentence

# $option, $edition: names. $other: the name of another option
option-not-in-edition = «{ $option }» در این ویرایش نیست: { $edition }.
option-excludes = «{ $option }» با «{ $other }» قابل ترکیب نیست.

## Phases

phase-over = بازی تمام شد

## Why not: illegal-… for every reason of a refused move

illegal-not-your-turn =
    { $to_move_is ->
        [none] الان نوبت هیچ‌کس نیست.
       *[one] الان نوبت { $to_move } است.
    }

## Bots: levels, and names for their seats

level-random = تصادفی
level-random-about = هر حرکت مجازی را بازی می‌کند؛ برای آشنایی اولیه با قوانین خوب است.
level-beginner = مبتدی
level-beginner-about = مثل کسی بازی می‌کند که بازی دومش است: تلاش می‌کند، اما خیلی چیزها را نمی‌بیند. حرف همه را باور می‌کند و به همهٔ قول‌هایش وفادار است.
level-squire = ملازم
level-squire-about = سریع و ساده بازی می‌کند؛ حریفی مهربان و خوش‌قول برای بازی‌های اول شما.
level-captain = فرمانده
level-captain-about = آنچه بازی شده را به یاد دارد و چند حرکت جلوتر را می‌بیند؛ حریف خوبی برای بازیکنان باتجربه. قول و قرار منصفانه را دوست دارد.
level-condottiere = کندوتیره
level-condottiere-about = قبل از هر حرکت بازی‌های ممکن زیادی را می‌سنجد. قولش را گران می‌فروشد و اگر زیادی برایش تمام شود، آن را می‌شکند.
level-champion = قهرمان
level-champion-about = قوی‌ترین حریف: صبور، کم‌حرف، و عادت‌های شما را زیر نظر دارد.

bot-1 = اسفورتسا
bot-2 = گاتاملاتا
bot-3 = کولئونی
bot-4 = مالاتستا
bot-5 = مونته‌فلترو
bot-6 = اورسینی

## Hints

# $action: an action, as on its button
hint-action = پیشنهاد: { $action }

## Puzzles

puzzle-difficulty = سختی: { $level } از ۵
puzzle-right = درست است!
# $move: an action, as on its button
puzzle-wrong = حرکت بهتری هست: { $move }
puzzle-missed = ربات‌های سطح پایین‌تر در { $percent }٪ موارد این حرکت را پیدا نمی‌کنند.
chance = { $percent }٪
