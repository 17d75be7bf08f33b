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

## What bots say: phrase-bot-…, at which moment and by which level. $player: of whom they speak

phrase-bot-deal-yes = قبول. قول می‌دهم.
phrase-bot-deal-no = نه، این برایم گران تمام می‌شود.
phrase-bot-deal-distrust = دلم می‌خواهد، اما به شما اعتماد ندارم.
phrase-bot-deal-unclear = قولی بدهید که روی صفحهٔ بازی دیده شود.
phrase-bot-triumph-beginner = واقعاً من بردم؟
phrase-bot-triumph-squire = روز خوبی برای پرچم من است!
phrase-bot-triumph-captain = طبق نقشه.
phrase-bot-triumph-condottiere = این سرزمین از این پس به من می‌پردازد.
phrase-bot-triumph-champion = یک قدم نزدیک‌تر.
phrase-bot-blow-beginner = ای وای، انتظارش را نداشتم.
phrase-bot-blow-squire = خوب جنگیدید. برمی‌گردم.
phrase-bot-blow-captain = تاوانش را می‌دهید.
phrase-bot-blow-condottiere = تا می‌توانید از آن لذت ببرید.
phrase-bot-blow-champion = یادم می‌ماند.
phrase-bot-betrayed-beginner = { $player }، ولی شما قول داده بودید!
phrase-bot-betrayed-squire = { $player }، شرافتتان کجاست؟
phrase-bot-betrayed-captain = این را به یاد می‌سپارم، { $player }.
phrase-bot-betrayed-condottiere = پیمان‌شکنی، { $player }؟ دفعهٔ بعد طلا می‌خواهم.
phrase-bot-betrayed-champion = { $player } سر قولش نمی‌ماند. خوب شد فهمیدم.
phrase-bot-won-beginner = من بردم؟ بردم! از همه ممنونم!
phrase-bot-won-squire = بازی خوبی بود. ممنون!
phrase-bot-won-captain = پیروزی. خوب جنگیدید.
phrase-bot-won-condottiere = می‌بینید که خدماتم به قیمتش می‌ارزد.
phrase-bot-won-champion = بازی خوبی بود. یک بار دیگر؟
phrase-bot-lost-beginner = خیلی چیزها یاد گرفتم. یک بار دیگر؟
phrase-bot-lost-squire = آفرین، خوب بازی کردید! لذت بردم.
phrase-bot-lost-captain = حق شما بود. آفرین.
phrase-bot-lost-condottiere = این بار فرماندهٔ بهتری اجیر کردید.
phrase-bot-lost-champion = خوب بازی کردید. دیر متوجه شدم.
phrase-bot-warning-squire = ببینید، این هنوز دست من است. برگشتن ننگ نیست!
phrase-bot-warning-condottiere = این هنوز دست من است. برگردید، ارزان‌تر تمام می‌شود.

## Hints

# $action: an action, as on its button
hint-action = پیشنهاد: { $action }.

## Puzzles

puzzle-difficulty = سختی: { $level } از ۵
puzzle-right = درست است!
# $move: an action, as on its button
puzzle-wrong = حرکت بهتری هست: { $move }
# before the later moves of the same turn, one a line
puzzle-then = ادامهٔ نوبت:
puzzle-missed = ربات‌های سطح پایین‌تر در { $percent }٪ موارد این حرکت را پیدا نمی‌کنند.
chance = { $percent }٪

## Notices

notice-turn = نوبت شماست: { $title }.
