### واژه‌های بازی، برای صفحه و خط فرمان. متغیرها در en/game.ftl شرح داده شده‌اند.

## Lists: between two items, and a number of each player

separator = { "،\u200F " }
tally = { "\u200F" }{ $player }: { $number }

## The log: event-… for every event of the game

event-first = { $player } با توکن Condottiere آغاز می‌کند.
event-placed =
    { $defender_is ->
        [none] { $player } توکن Condottiere را می‌گذارد: نبرد بعدی بر سر { $region } است.
       *[one] { $player } توکن Condottiere را می‌گذارد: نبرد بعدی بر سر { $region } است و { $defender } از آن دفاع می‌کند.
    }
event-declined = { $player } ناحیه‌ای انتخاب نمی‌کند و توکن Condottiere را به { $to } در سمت چپ خود می‌دهد.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } کارتی را رو به پایین بازی می‌کند.
               *[known] { $player } کارت «{ $card }» را رو به پایین بازی می‌کند.
            }
       *[no] { $player } کارت «{ $card }» را بازی می‌کند.
    }
event-turned-up = { $player } کارت «{ $card }» را رو می‌کند.
event-discarded = از خط نبرد { $player } می‌سوزد: «{ $card }» × { $count }.
event-took =
    { $card ->
        [none] { $player } هیچ مزدوری را پس نمی‌گیرد.
       *[known] { $player } کارت «{ $card }» را به دست خود برمی‌گرداند.
    }
event-favour =
    { $to ->
        [none] { $player } رحمت پاپ را بیرون از صفحه می‌گذارد.
       *[known] { $player } رحمت پاپ را روی { $to } می‌گذارد: در آنجا نبردی رخ نمی‌دهد.
    }
event-passed =
    { $why ->
        [no-cards] { $player } کارتی ندارد و پاس می‌دهد.
        [waiting] { $player } فعلاً پاس می‌دهد، اما چون مدافع است هنوز می‌تواند وارد نبرد شود.
       *[chosen] { $player } پاس می‌دهد.
    }
event-battle-ended =
    { $cause ->
        [surrender] با کارت تسلیمِ { $player } نبرد بی‌درنگ تمام می‌شود.
        [bishop] با اسقفِ { $player } نبرد بی‌درنگ تمام می‌شود و هیچ‌کس برنده نیست.
       *[all-passed] همه پاس داده‌اند: نبرد تمام شد.
    }
event-strengths = قدرت‌ها: { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } از همه قوی‌تر است ({ $strengths }).
       *[other] قدرت‌ها برابر است: { $leaders } ({ $strengths }).
    }
event-region-taken =
    { $defender_is ->
        [none] { $player } ناحیهٔ { $region } را به دست می‌آورد.
       *[one] { $player } ناحیهٔ { $region } را از { $defender } می‌گیرد.
    }
event-region-held = { $defender } ناحیهٔ { $region } را نگه می‌دارد.
event-region-free = ناحیهٔ { $region } به کسی نمی‌رسد.
event-marker =
    { $why ->
        [courtesans] { $to } بیشترین معشوقه را دارد و توکن Condottiere را می‌گیرد.
        [winner] { $to } نبرد را برده است و توکن Condottiere را می‌گیرد.
        [defender] { $to } از ناحیه دفاع کرده است و توکن Condottiere را می‌گیرد.
       *[left] نبرد برنده‌ای ندارد: توکن Condottiere از { $from } به { $to } در سمت چپ می‌رسد.
    }
event-lines-discarded = همهٔ خط‌های نبرد می‌سوزند.
event-folded = { $player } مزدوری در دست ندارد و همهٔ کارت‌هایش را می‌سوزاند.
event-held = { $player } مزدوری در دست ندارد، اما کارت‌هایش را نگه می‌دارد.
event-round-ended =
    { $player_is ->
        [none] راند تمام شد: هیچ‌کس کارتی ندارد.
       *[one] راند تمام شد: تنها { $player } هنوز کارت دارد.
    }
event-kept =
    { $card ->
        [none] { $player } یک کارت نگه می‌دارد.
       *[known] { $player } کارت «{ $card }» را نگه می‌دارد.
    }
event-kept-enough = { $player } به راند بعد می‌رود؛ کارت‌های نگه‌داشته: { $count }، کارت‌های سوخته: { $discarded }.
event-draws =
    { $count ->
        [0] { $player } کارتی نمی‌کشد.
       *[other] { $player } { $count } کارت می‌کشد.
    }
event-dealt =
    { $cards ->
        [none] { $player } { $count } کارت می‌گیرد.
       *[known] { $player } این کارت‌ها را می‌گیرد: { $cards }.
    }
event-reshuffled = کارت‌های سوخته بُر می‌خورند و دستهٔ کارت تازه می‌شوند.
event-final-battle = ناحیه‌ای برای نبرد نمانده و شمار نواحی برابر است ({ $players }): نبرد نهایی سرنوشت بازی را روشن می‌کند.
event-game-over =
    { $winners_count ->
        [0] بازی تمام شد: مساوی.
        [one] بازی تمام شد: { $winners } برنده است.
       *[other] بازی تمام شد: { $winners } با هم برنده‌اند.
    }
event-points-counted = امتیازها تا اینجا: { $scores }. هدف: { $target }.
event-match-over =
    { $winners_count ->
        [0] مسابقه تمام شد: مساوی ({ $scores }).
        [one] مسابقه تمام شد: { $winners } برنده است ({ $scores }).
       *[other] مسابقه تمام شد: { $winners } با هم برنده‌اند ({ $scores }).
    }

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } با نواحی همسایه برنده شد.
outcome-total = { $winners } با شمار نواحی خود برنده شد.
outcome-most = ناحیه‌ای برای انتخاب نمانده است: { $winners } بیشترین ناحیه را دارد و برنده است.
outcome-final =
    { $winners_count ->
        [one] { $winners } نبرد نهایی و همراه آن بازی را برد.
       *[other] نبرد نهایی مساوی شد: { $winners } با هم برنده‌اند.
    }
outcome-draw = نبرد نهایی مساوی شد: هیچ‌کس برنده نیست.
outcome-points = { $winners } به هدف رسید، بیشترین امتیاز را دارد و مسابقه را برد.

## Cards: name, and effect in a sentence ($edition: modern, classic)

card-1 = مزدور ۱
card-2 = مزدور ۲
card-3 = مزدور ۳
card-4 = مزدور ۴
card-5 = مزدور ۵
card-6 = مزدور ۶
card-10 = مزدور ۱۰
card-winter = زمستان
card-spring = بهار
card-bishop = اسقف
card-courtesan = معشوقه
card-drummer = طبال
card-heroine = شیرزن
card-surrender = تسلیم
card-scarecrow = مترسک
card-face-down = کارت رو به پایین

card-1-effect = مزدوری با قدرت ۱.
card-2-effect = مزدوری با قدرت ۲.
card-3-effect = مزدوری با قدرت ۳.
card-4-effect = مزدوری با قدرت ۴.
card-5-effect = مزدوری با قدرت ۵.
card-6-effect = مزدوری با قدرت ۶.
card-10-effect = مزدوری با قدرت ۱۰.
card-winter-effect =
    { $edition ->
        [classic] قدرت هر مزدور در همهٔ خط‌ها تنها ۱ است.
       *[modern] قدرت هر مزدور در همهٔ خط‌ها تنها ۱ است؛ هر بهارِ روی میز می‌سوزد.
    }
card-spring-effect = قدرت هر مزدوری که بیشترین ارزش روی میز را دارد ۳ تا بیشتر می‌شود؛ هر زمستانِ روی میز می‌سوزد.
card-bishop-effect =
    { $edition ->
        [classic] نبرد بی‌درنگ تمام می‌شود و هیچ‌کس برنده نیست.
       *[modern] همهٔ مزدورهایی که بیشترین ارزش روی میز را دارند می‌سوزند؛ سپس رحمت پاپ را روی ناحیه‌ای آزاد یا بیرون از صفحه بگذارید.
    }
card-courtesan-effect = قدرت ۱ که هیچ کارتی آن را عوض نمی‌کند؛ هر کس بیشترین معشوقه را داشته باشد پس از نبرد توکن Condottiere را می‌گیرد.
card-drummer-effect = قدرت هر مزدور در خط شما دو برابر می‌شود؛ طبال دوم اثری ندارد.
card-heroine-effect = قدرت ۱۰؛ نه زمستان بر آن اثر دارد، نه اسقف و نه مترسک.
card-surrender-effect = نبرد بی‌درنگ تمام می‌شود؛ قوی‌ترین خط برنده است.
card-scarecrow-effect = یک مزدور از خط خودتان را به دست برگردانید، یا هیچ‌کدام را؛ مترسک می‌سوزد.

## Regions

region-Torino = تورین
region-Milano = میلان
region-Venezia = ونیز
region-Genova = جنوا
region-Mantova = مانتوا
region-Parma = پارما
region-Modena = مودنا
region-Ferrara = فرارا
region-Bologna = بولونیا
region-Lucca = لوکا
region-Firenze = فلورانس
region-Siena = سیه‌نا
region-Urbino = اوربینو
region-Ancona = آنکونا
region-Spoleto = اسپولتو
region-Roma = رم
region-Napoli = ناپل

## Phases: name, what is asked of you, what is asked of another ($player)

phase-deal = پخش کارت
phase-place = انتخاب ناحیه
phase-battle = نبرد
phase-take = مترسک
phase-favour = رحمت پاپ
phase-fold = سوزاندن دست
phase-keep = نگه داشتن کارت
phase-draw = کشیدن کارت
phase-over = بازی تمام شد

prompt-place = ناحیهٔ نبرد بعدی را انتخاب کنید.
prompt-battle = کارتی بازی کنید یا پاس بدهید.
prompt-take = یکی از مزدورهایتان را به دست برگردانید، یا هیچ‌کدام را.
prompt-favour = رحمت پاپ را روی ناحیه‌ای بگذارید، یا بیرون از صفحه نگه دارید.
prompt-fold = مزدوری در دست ندارید: همهٔ کارت‌هایتان را می‌سوزانید یا نگه می‌دارید؟
prompt-keep = کارت‌هایی را که برای راند بعد نگه می‌دارید انتخاب کنید.
prompt-draw = چند کارت می‌کشید؟

waiting-place = { $player } ناحیهٔ نبرد بعدی را انتخاب می‌کند.
waiting-battle = نوبت { $player } است: بازی کردن کارت یا پاس دادن.
waiting-take = { $player } تصمیم می‌گیرد کدام مزدور را پس بگیرد.
waiting-favour = { $player } تصمیم می‌گیرد رحمت پاپ کجا برود.
waiting-fold = { $player } تصمیم می‌گیرد دستش را بسوزاند یا نه.
waiting-keep = { $player } کارت‌های نگه‌داشتنی را انتخاب می‌کند.
waiting-draw = { $player } تصمیم می‌گیرد چند کارت بکشد.

## Actions, as on a button: action-… for every verb of the notation

action-place = نبرد بر سر { $region }
action-decline = دادن توکن به نفر سمت چپ
action-play = بازی کردن { $card }
action-pass = پاس
action-take =
    { $card ->
        [none] هیچ‌کدام را پس نمی‌گیرم
       *[known] پس گرفتن { $card }
    }
action-favour =
    { $region ->
        [none] رحمت پاپ بیرون از صفحه
       *[known] رحمت پاپ روی { $region }
    }
action-fold = سوزاندن دست
action-hold = نگه داشتن دست
action-keep =
    { $card ->
        [done] بیشتر نگه نمی‌دارم
       *[known] نگه داشتن { $card }
    }
action-draw =
    { $count ->
        [0] کارتی نمی‌کشم
       *[other] کشیدن { $count } کارت
    }

## Editions and options: name, and a sentence

edition-modern = ۱۱۰ کارتی
edition-modern-about = ویرایش امروزی: بهار، معشوقه‌ها و رحمت پاپ؛ با شمار کل نواحی هم می‌توان برد.
edition-classic = ۹۶ کارتی
edition-classic-about = ویرایش نخست: اسقف صلح می‌آورد، شمار کارت‌های دست هم پنهان است، تنها نواحی همسایه برنده می‌کنند.

option-draw-after-battle = کشیدن کارت بعد از هر نبرد
option-draw-after-battle-about = بدون راند: با ۷ کارت آغاز کنید و پس از هر نبرد تا ۳ کارت بکشید.
option-points = بازی امتیازی
option-points-about = چند بازی پیاپی: هر ناحیه ۱ امتیاز، برد با نواحی همسایه ۵ امتیاز بیشتر، تا کسی به هدف برسد.
option-bigger-kingdoms = امپراطوری‌های بزرگ‌تر
option-bigger-kingdoms-about = برای برد یک ناحیهٔ همسایهٔ بیشتر لازم است.
option-capturing = تصاحب نواحی
option-capturing-about = می‌توان بر سر ناحیه‌ای هم جنگید که از آنِ بازیکن دیگری است.
option-hidden-cards = کارت‌های مخفی
option-hidden-cards-about = مزدورها، طبال‌ها، شیرزن‌ها و معشوقه‌ها رو به پایین بازی می‌شوند و با کارت بعدی رو می‌شوند.

# $option, $edition: names. $other: the name of another option
option-not-in-edition = «{ $option }» در این ویرایش نیست: { $edition }.
option-excludes = «{ $option }» با «{ $other }» جمع نمی‌شود: امتیاز برای ناحیه‌ای است که دیگر از دست نمی‌رود.

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase =
    { $phase ->
        [deal] حالا نه: کارت‌ها پخش می‌شوند.
        [place] حالا نه: ناحیهٔ نبرد بعدی انتخاب می‌شود.
        [battle] حالا نه: نبرد در جریان است؛ کارتی بازی کنید یا پاس بدهید.
        [take] حالا نه: نخست روشن کنید مترسک کدام مزدور را برمی‌گرداند.
        [favour] حالا نه: نخست روشن کنید رحمت پاپ کجا می‌رود.
        [fold] حالا نه: نخست روشن کنید دست سوزانده می‌شود یا نه.
        [keep] حالا نه: نخست کارت‌های نگه‌داشتنی را انتخاب کنید.
        [draw] حالا نه: نخست روشن کنید چند کارت می‌کشید.
       *[over] بازی تمام شده است.
    }
illegal-not-in-hand = چنین کارتی در دست نیست: «{ $card }».
illegal-not-in-line = چنین مزدوری در خط نبرد رو نیست: «{ $card }».
illegal-too-many-cards = حداکثر { $most } کارت می‌توان کشید.
illegal-must-choose = همه از انتخاب سر باز زدند: حالا باید ناحیه‌ای انتخاب شود.
illegal-may-not-decline = در این ویرایش دارندهٔ توکن Condottiere باید ناحیه‌ای انتخاب کند.
illegal-favour-on-owned = ناحیهٔ { $region } نشانگر کنترل دارد: رحمت پاپ را نمی‌توان آنجا گذاشت.
illegal-own-region = ناحیهٔ { $region } از آنِ خود شماست: به ناحیهٔ خود نمی‌توان حمله کرد.
illegal-under-favour = ناحیهٔ { $region } زیر رحمت پاپ است: در آنجا نبردی رخ نمی‌دهد.
illegal-region-taken = ناحیهٔ { $region } از پیش در اختیار { $owner } است.
illegal-not-your-turn =
    { $to_move_is ->
        [none] حالا نوبت هیچ‌کس نیست.
       *[one] حالا نوبت { $to_move } است.
    }

## Strength explained, piece by piece

strength-mercenaries = مزدورها { $values }: { $strength }
strength-winter = در زمستان هر کدام ۱: { $strength }
strength-drummer = طبال دو برابر می‌کند: { $strength }
strength-spring = بهار، ۳ تا برای هر مزدور { $value }: { $strength }+
strength-courtesan = معشوقه × { $count }: { $strength }+
strength-heroine = شیرزن × { $count }: { $strength }+
strength-total = = { $strength }

## Bots: levels, and names for their seats

level-random = تصادفی
level-random-about = هر حرکت مجازی را بازی می‌کند؛ برای آشنایی نخست با قانون‌ها خوب است.
level-squire = سلاح‌دار
level-squire-about = تند و ساده بازی می‌کند؛ حریفی مهربان برای بازی‌های نخست.
level-captain = سردار
level-captain-about = کارت‌ها را می‌شمارد و پیش‌بینی می‌کند؛ حریف خوبی برای بازیکنان باتجربه.
level-condottiere = کندوتیره
level-condottiere-about = از همه قوی‌تر: پیش از هر حرکت هزاران بازی ممکن را می‌سنجد.

bot-1 = اسفورتسا
bot-2 = گاتاملاتا
bot-3 = کولئونی
bot-4 = مالاتستا
bot-5 = مونته‌فلترو
bot-6 = اورسینی

## Hints: hint-… for every verb, and why

hint-place = من بر سر { $region } می‌جنگیدم.
hint-decline = من توکن را به دیگری می‌دادم.
hint-play = من کارت «{ $card }» را بازی می‌کردم.
hint-pass = من پاس می‌دادم.
hint-take =
    { $card ->
        [none] من هیچ‌کدام را پس نمی‌گرفتم.
       *[known] من کارت «{ $card }» را پس می‌گرفتم.
    }
hint-favour =
    { $region ->
        [none] من رحمت پاپ را بیرون از صفحه می‌گذاشتم.
       *[known] من رحمت پاپ را روی { $region } می‌گذاشتم.
    }
hint-fold = من دستم را می‌سوزاندم.
hint-hold = من دستم را نگه می‌داشتم.
hint-keep =
    { $card ->
        [done] من بیشتر نگه نمی‌داشتم.
       *[known] من کارت «{ $card }» را نگه می‌داشتم.
    }
hint-draw =
    { $count ->
        [0] من کارتی نمی‌کشیدم.
       *[other] من { $count } کارت می‌کشیدم.
    }

hint-why-only = این تنها حرکت ممکن است.
hint-why-wins = شاید بازی را ببرد.
hint-why-denies = حریف را از برد بازمی‌دارد.
hint-why-joins = همسایهٔ نواحی شماست.
hint-why-overtakes = ارزان‌ترین راه جلو افتادن است.
hint-why-ends = شما جلو هستید و این نبرد را بی‌درنگ تمام می‌کند.
hint-why-ahead = شما جلو هستید: بگذارید دیگران کارت خرج کنند.
hint-why-costly = این نبرد بیش از ارزشش هزینه دارد.
hint-why-saves = این مزدور در دست شما باارزش‌تر است.
hint-why-harms = به خطرناک‌ترین حریف بیشترین زیان را می‌زند.
hint-why-fresh = دست تازه از این بهتر خواهد بود.
hint-why-useful = با این کارت‌ها هنوز می‌توان نبردی را برد.
hint-why-quiet = برای حریفان ارزش چندانی ندارد.
hint-why-waits = شما جلو هستید: یک کارت ارزان شما را در نبرد نگه می‌دارد.
hint-why-closer = شما را به پیشتاز نزدیک‌تر می‌کند.
hint-why-best = در بازی‌های بسیاری که در ذهن بازی شد از همه بهتر بود.
