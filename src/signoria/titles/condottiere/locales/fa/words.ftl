### واژه‌های Condottiere، برای صفحه و خط فرمان. متغیرها در docs/words.md شرح داده شده‌اند.

## What the game is called

title-name = Condottiere
title-about = مزدورها را از نبردی به نبرد دیگر ببرید، بلوف بزنید و بدانید کِی باید از میدان کنار کشید.

## The log: event-… for every event of the game

event-first = { $player } با توکن کندوتیره شروع می‌کند.
    .player = شما با توکن کندوتیره شروع می‌کنید.
event-placed =
    { $defender_is ->
        [none] { $player } توکن کندوتیره را می‌گذارد: نبرد بعدی بر سر { $region } است.
       *[one] { $player } توکن کندوتیره را می‌گذارد: نبرد بعدی بر سر { $region } است و { $defender } از آن دفاع می‌کند.
    }
    .player =
        { $defender_is ->
            [none] شما توکن کندوتیره را می‌گذارید: نبرد بعدی بر سر { $region } است.
           *[one] شما توکن کندوتیره را می‌گذارید: نبرد بعدی بر سر { $region } است و { $defender } از آن دفاع می‌کند.
        }
    .defender = { $player } توکن کندوتیره را می‌گذارد: نبرد بعدی بر سر { $region } است و شما از آن دفاع می‌کنید.
event-declined = { $player } ناحیه‌ای انتخاب نمی‌کند و توکن کندوتیره را به { $to } در سمت چپ خود می‌دهد.
    .player = شما ناحیه‌ای انتخاب نمی‌کنید و توکن کندوتیره را به { $to } در سمت چپ خود می‌دهید.
    .to = { $player } ناحیه‌ای انتخاب نمی‌کند و توکن کندوتیره را به شما در سمت چپ خود می‌دهد.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } کارتی را به پشت بازی می‌کند.
               *[known] { $player } کارت «{ $card }» را به پشت بازی می‌کند.
            }
       *[no] { $player } کارت «{ $card }» را بازی می‌کند.
    }
    .player =
        { $face_down ->
            [yes]
                { $card ->
                    [none] شما کارتی را به پشت بازی می‌کنید.
                   *[known] شما کارت «{ $card }» را به پشت بازی می‌کنید.
                }
           *[no] شما کارت «{ $card }» را بازی می‌کنید.
        }
event-turned-up = { $player } کارت «{ $card }» را رو می‌کند.
    .player = شما کارت «{ $card }» را رو می‌کنید.
event-discarded = از خط نبرد { $player } می‌سوزد: «{ $card }» × { $count }.
    .player = از خط نبرد شما می‌سوزد: «{ $card }» × { $count }.
event-took =
    { $card ->
        [none] { $player } هیچ مزدوری را به دست برنمی‌گرداند.
       *[known] { $player } کارت «{ $card }» را به دست برمی‌گرداند.
    }
    .player =
        { $card ->
            [none] شما هیچ مزدوری را به دست برنمی‌گردانید.
           *[known] شما کارت «{ $card }» را به دست برمی‌گردانید.
        }
event-favour =
    { $to ->
        [none] { $player } توکن رحمت پاپ را بیرون از صفحهٔ بازی می‌گذارد.
       *[known] { $player } توکن رحمت پاپ را روی { $to } می‌گذارد: آنجا را برای نبرد نمی‌توان انتخاب کرد.
    }
    .player =
        { $to ->
            [none] شما توکن رحمت پاپ را بیرون از صفحهٔ بازی می‌گذارید.
           *[known] شما توکن رحمت پاپ را روی { $to } می‌گذارید: آنجا را برای نبرد نمی‌توان انتخاب کرد.
        }
event-passed =
    { $why ->
        [no-cards] { $player } کارتی ندارد و پاس می‌دهد.
        [waiting] { $player } فعلاً پاس می‌دهد، اما چون مدافع است هنوز می‌تواند وارد نبرد شود.
       *[chosen] { $player } پاس می‌دهد.
    }
    .player =
        { $why ->
            [no-cards] شما کارتی ندارید و پاس می‌دهید.
            [waiting] شما فعلاً پاس می‌دهید، اما چون مدافع هستید هنوز می‌توانید وارد نبرد شوید.
           *[chosen] شما پاس می‌دهید.
        }
event-battle-ended =
    { $cause ->
        [surrender] با کارت تسلیمِ { $player } نبرد بلافاصله تمام می‌شود.
        [bishop] با اسقفِ { $player } نبرد بلافاصله تمام می‌شود و هیچ‌کس برنده نیست.
       *[all-passed] همه پاس داده‌اند: نبرد تمام شد.
    }
    .player =
        { $cause ->
            [surrender] با کارت تسلیمِ شما نبرد بلافاصله تمام می‌شود.
            [bishop] با اسقفِ شما نبرد بلافاصله تمام می‌شود و هیچ‌کس برنده نیست.
           *[all-passed] همه پاس داده‌اند: نبرد تمام شد.
        }
event-strengths = قدرت‌ها: { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } از همه قوی‌تر است ({ $strengths }).
       *[other] تساوی میان { $leaders } ({ $strengths }).
    }
    .leaders = شما از همه قوی‌ترید ({ $strengths }).
event-region-taken =
    { $defender_is ->
        [none] { $player } ناحیهٔ { $region } را می‌گیرد.
       *[one] { $player } ناحیهٔ { $region } را از { $defender } می‌گیرد.
    }
    .player =
        { $defender_is ->
            [none] شما ناحیهٔ { $region } را می‌گیرید.
           *[one] شما ناحیهٔ { $region } را از { $defender } می‌گیرید.
        }
    .defender = { $player } ناحیهٔ { $region } را از شما می‌گیرد.
event-region-held = { $defender } ناحیهٔ { $region } را حفظ می‌کند.
    .defender = شما ناحیهٔ { $region } را حفظ می‌کنید.
event-region-free = ناحیهٔ { $region } به کسی نمی‌رسد.
event-marker =
    { $why ->
        [courtesans] { $to } بیشترین کارت معشوقه را دارد و توکن کندوتیره را می‌گیرد.
        [winner] { $to } نبرد را برده است و توکن کندوتیره را می‌گیرد.
        [defender] { $to } از ناحیه دفاع کرده است و توکن کندوتیره را می‌گیرد.
       *[left] نبرد برنده‌ای ندارد: توکن کندوتیره از { $from } به { $to } در سمت چپ می‌رسد.
    }
    .to =
        { $why ->
            [courtesans] شما بیشترین کارت معشوقه را دارید و توکن کندوتیره را می‌گیرید.
            [winner] شما نبرد را برده‌اید و توکن کندوتیره را می‌گیرید.
            [defender] شما از ناحیه دفاع کرده‌اید و توکن کندوتیره را می‌گیرید.
           *[left] نبرد برنده‌ای ندارد: توکن کندوتیره از { $from } به شما در سمت چپ می‌رسد.
        }
    .from =
        { $why ->
            [courtesans] { $to } بیشترین کارت معشوقه را دارد و توکن کندوتیره را می‌گیرد.
            [winner] { $to } نبرد را برده است و توکن کندوتیره را می‌گیرد.
            [defender] { $to } از ناحیه دفاع کرده است و توکن کندوتیره را می‌گیرد.
           *[left] نبرد برنده‌ای ندارد: توکن کندوتیره از شما به { $to } در سمت چپ می‌رسد.
        }
event-lines-discarded = همهٔ خط‌های نبرد می‌سوزند.
event-folded = { $player } مزدوری در دست ندارد و همهٔ کارت‌های دستش را می‌سوزاند.
    .player = شما مزدوری در دست ندارید و همهٔ کارت‌های دستتان را می‌سوزانید.
event-held = { $player } مزدوری در دست ندارد، اما کارت‌های دستش را نگه می‌دارد.
    .player = شما مزدوری در دست ندارید، اما کارت‌های دستتان را نگه می‌دارید.
event-round-ended =
    { $player_is ->
        [none] راند تمام شد: هیچ‌کس کارتی ندارد.
       *[one] راند تمام شد: فقط { $player } هنوز کارت دارد.
    }
    .player = راند تمام شد: فقط شما هنوز کارت دارید.
event-kept =
    { $card ->
        [none] { $player } یک کارت نگه می‌دارد.
       *[known] { $player } کارت «{ $card }» را نگه می‌دارد.
    }
    .player =
        { $card ->
            [none] شما یک کارت نگه می‌دارید.
           *[known] شما کارت «{ $card }» را نگه می‌دارید.
        }
event-kept-enough = { $player } به راند بعد می‌رود؛ کارت‌های نگه‌داشته‌شده: { $count }، کارت‌های سوخته: { $discarded }.
    .player = شما به راند بعد می‌روید؛ کارت‌های نگه‌داشته‌شده: { $count }، کارت‌های سوخته: { $discarded }.
event-draws =
    { $count ->
        [0] { $player } کارتی نمی‌کشد.
       *[other] { $player } تعداد { $count } کارت می‌کشد.
    }
    .player =
        { $count ->
            [0] شما کارتی نمی‌کشید.
           *[other] شما تعداد { $count } کارت می‌کشید.
        }
event-dealt =
    { $cards ->
        [none] { $player } تعداد { $count } کارت می‌گیرد.
       *[known] { $player } این کارت‌ها را می‌گیرد: { $cards }.
    }
    .player =
        { $cards ->
            [none] شما تعداد { $count } کارت می‌گیرید.
           *[known] شما این کارت‌ها را می‌گیرید: { $cards }.
        }
event-reshuffled = کارت‌های سوخته بُر می‌خورند و دستهٔ کارت جدید را می‌سازند.
event-ten-each = هیچ‌کس کارتی در دست ندارد: هر بازیکن { $count } کارت جدید می‌گیرد.
event-final-battle =
    { $why ->
        [points] امتیاز { $players } مساوی است: نبرد نهایی برنده را تعیین می‌کند.
       *[regions] ناحیه‌ای برای نبرد نمانده و { $players } مساوی‌اند: نبرد نهایی برنده را تعیین می‌کند.
    }
event-game-over =
    { $winners_count ->
        [0] بازی تمام شد: مساوی.
        [one] بازی تمام شد: { $winners } برنده است.
       *[other] بازی تمام شد: { $winners } با هم برنده‌اند.
    }
    .winners = بازی تمام شد: شما برنده‌اید.
event-points-counted = امتیازها تا اینجا: { $scores }. هدف: { $target }.
event-match-over =
    { $winners_count ->
        [0] مسابقه تمام شد: مساوی ({ $scores }).
        [one] مسابقه تمام شد: { $winners } برنده است ({ $scores }).
       *[other] مسابقه تمام شد: { $winners } با هم برنده‌اند ({ $scores }).
    }
    .winners = مسابقه تمام شد: شما برنده‌اید ({ $scores }).

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } با نواحی همسایه برنده شد.
    .winners = شما با نواحی همسایه برنده شدید.
outcome-total = { $winners } با تعداد نواحی خود برنده شد.
    .winners = شما با تعداد نواحی خود برنده شدید.
outcome-most = ناحیه‌ای برای انتخاب نمانده است: { $winners } بیشترین ناحیه را دارد و برنده است.
    .winners = ناحیه‌ای برای انتخاب نمانده است: شما بیشترین ناحیه را دارید و برنده‌اید.
outcome-final =
    { $winners_count ->
        [one] { $winners } نبرد نهایی و با آن بازی را برد.
       *[other] نبرد نهایی مساوی شد: { $winners } با هم برنده‌اند.
    }
    .winners = شما نبرد نهایی و با آن بازی را بردید.
outcome-draw = نبرد نهایی مساوی شد: هیچ‌کس برنده نیست.
outcome-points = { $winners } به هدف رسید و با بیشترین امتیاز مسابقه را برد.
    .winners = شما به هدف رسیدید و با بیشترین امتیاز مسابقه را بردید.

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
card-face-down = کارت مخفی

card-1-effect = مزدوری با قدرت ۱.
card-2-effect = مزدوری با قدرت ۲.
card-3-effect = مزدوری با قدرت ۳.
card-4-effect = مزدوری با قدرت ۴.
card-5-effect = مزدوری با قدرت ۵.
card-6-effect = مزدوری با قدرت ۶.
card-10-effect = مزدوری با قدرت ۱۰.
card-winter-effect =
    { $edition ->
        [classic] قدرت هر مزدور در همهٔ خط‌های نبرد فقط ۱ است.
       *[modern] قدرت هر مزدور در همهٔ خط‌های نبرد فقط ۱ است؛ همهٔ کارت‌های بهارِ روی میز می‌سوزند.
    }
card-spring-effect = قدرت هر مزدوری که بزرگ‌ترین عدد روی میز را دارد ۳ تا بیشتر می‌شود؛ همهٔ کارت‌های زمستانِ روی میز می‌سوزند.
card-bishop-effect =
    { $edition ->
        [classic] نبرد بلافاصله تمام می‌شود و هیچ‌کس برنده نیست.
       *[modern] همهٔ مزدورهایی که بزرگ‌ترین عدد روی میز را دارند می‌سوزند؛ سپس توکن رحمت پاپ را روی ناحیه‌ای آزاد یا بیرون از صفحهٔ بازی بگذارید.
    }
card-courtesan-effect = قدرت ۱ که هیچ کارتی آن را تغییر نمی‌دهد؛ هر کس بیشترین کارت معشوقه را داشته باشد بعد از نبرد توکن کندوتیره را می‌گیرد.
card-drummer-effect = قدرت هر مزدور در خط نبرد شما دو برابر می‌شود؛ طبال دوم اثری ندارد.
card-heroine-effect = قدرت ۱۰؛ زمستان، طبال، اسقف و مترسک بر آن اثری ندارند.
card-surrender-effect = نبرد بلافاصله تمام می‌شود؛ صاحب قوی‌ترین خط نبرد برنده است.
card-scarecrow-effect = می‌توانید یک مزدور از خط نبرد خودتان را به دست برگردانید؛ مترسک می‌سوزد.

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
phase-fold = سوزاندن کارت‌های دست
phase-keep = نگه داشتن کارت
phase-draw = کشیدن کارت

prompt-place = ناحیهٔ نبرد بعدی را انتخاب کنید.
prompt-battle = کارتی بازی کنید یا پاس بدهید.
prompt-take = یکی از مزدورهایتان را به دست برگردانید، یا هیچ‌کدام را.
prompt-favour = توکن رحمت پاپ را روی ناحیه‌ای بگذارید، یا بیرون از صفحهٔ بازی نگه دارید.
prompt-fold = مزدوری در دست ندارید: همهٔ کارت‌های دستتان را می‌سوزانید یا نگه می‌دارید؟
prompt-keep = کارت‌هایی را که برای راند بعد نگه می‌دارید انتخاب کنید.
prompt-draw = چند کارت می‌کشید؟

waiting-place = { $player } ناحیهٔ نبرد بعدی را انتخاب می‌کند.
waiting-battle = نوبت { $player } است: بازی کردن کارت یا پاس دادن.
waiting-take = { $player } تصمیم می‌گیرد کدام مزدور را به دست برگرداند.
waiting-favour = { $player } تصمیم می‌گیرد توکن رحمت پاپ را کجا بگذارد.
waiting-fold = { $player } تصمیم می‌گیرد کارت‌های دستش را بسوزاند یا نه.
waiting-keep = { $player } کارت‌هایی را که نگه می‌دارد انتخاب می‌کند.
waiting-draw = { $player } تصمیم می‌گیرد چند کارت بکشد.

## Actions, as on a button: action-… for every verb of the notation

action-place = نبرد بر سر { $region }
action-decline = دادن توکن به بازیکن سمت چپ
action-play = بازی کردن { $card }
action-pass =
    { $card ->
        [open] رو کردن کارت و پاس
       *[closed] پاس
    }
action-take =
    { $card ->
        [none] برنگرداندن مزدور
       *[known] برگرداندن { $card }
    }
action-favour =
    { $region ->
        [none] رحمت پاپ بیرون از صفحهٔ بازی
       *[known] رحمت پاپ روی { $region }
    }
action-fold = سوزاندن کارت‌های دست
action-hold = نگه داشتن کارت‌های دست
action-keep =
    { $card ->
        [done] همین‌ها کافی است
       *[known] نگه داشتن { $card }
    }
action-draw =
    { $count ->
        [0] بدون کشیدن کارت
       *[other] کشیدن { $count } کارت
    }

## Promises of a deal, as sentences: promise-… for every verb that a deal may name

promise-pass =
    { $will ->
        [no] { $player } پاس نمی‌دهد
       *[yes] { $player } پاس می‌دهد
    }
    .player =
        { $will ->
            [no] شما پاس نمی‌دهید
           *[yes] شما پاس می‌دهید
        }
promise-play =
    { $will ->
        [no] { $player } کارت «{ $card }» را بازی نمی‌کند
       *[yes] { $player } کارت «{ $card }» را بازی می‌کند
    }
    .player =
        { $will ->
            [no] شما کارت «{ $card }» را بازی نمی‌کنید
           *[yes] شما کارت «{ $card }» را بازی می‌کنید
        }
promise-place =
    { $will ->
        [no] { $player } ناحیهٔ { $region } را برای نبرد بعدی انتخاب نمی‌کند
       *[yes] { $player } ناحیهٔ { $region } را برای نبرد بعدی انتخاب می‌کند
    }
    .player =
        { $will ->
            [no] شما ناحیهٔ { $region } را برای نبرد بعدی انتخاب نمی‌کنید
           *[yes] شما ناحیهٔ { $region } را برای نبرد بعدی انتخاب می‌کنید
        }

## Editions and options: name, and a sentence

edition-modern = ۱۱۰ کارتی
edition-modern-about = ویرایش سال ۲۰۰۷: بهار، معشوقه و رحمت پاپ؛ با تعداد کل نواحی هم می‌توان برد.
edition-classic = ۹۶ کارتی
edition-classic-about = ویرایش دوم، بازنگری‌شده: اسقف صلح می‌آورد، تعداد کارت‌های دست هم مخفی است، فقط با نواحی همسایه می‌توان برد.

option-draw-after-battle = کشیدن کارت بعد از هر نبرد
option-draw-after-battle-about = بدون راند: با ۷ کارت شروع کنید و بعد از هر نبرد تا ۳ کارت بکشید.
option-points = بازی امتیازی
option-points-about = چند بازی پشت سر هم: هر ناحیه ۱ امتیاز، برد با نواحی همسایه ۵ امتیاز اضافه، تا کسی به هدف برسد.
option-bigger-kingdoms = امپراتوری‌های بزرگ‌تر
option-bigger-kingdoms-about = برای برد یک ناحیهٔ همسایهٔ دیگر هم لازم است.
option-capturing = تصاحب نواحی
option-capturing-about = بر سر ناحیه‌ای که متعلق به بازیکن دیگری است هم می‌توان جنگید.
option-hidden-cards = کارت‌های مخفی
option-hidden-cards-about = مزدورها، طبال‌ها، شیرزن‌ها و معشوقه‌ها به پشت بازی می‌شوند و با کارت بعدی رو می‌شوند.

option-excludes = «{ $option }» با «{ $other }» قابل ترکیب نیست: امتیاز برای ناحیه‌ای است که دیگر از دست نمی‌رود.
# What the rulebook of an edition advises against
advice-points-capturing = دفترچهٔ راهنما توصیه می‌کند «بازی امتیازی» و «تصاحب نواحی» را با هم بازی نکنید.

value-target = امتیاز لازم

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase =
    { $phase ->
        [deal] الان نمی‌شود: کارت‌ها در حال پخش شدن‌اند.
        [place] الان نمی‌شود: ابتدا باید ناحیهٔ نبرد بعدی انتخاب شود.
        [battle] الان نمی‌شود: نبرد در جریان است؛ کارتی بازی کنید یا پاس بدهید.
        [take] الان نمی‌شود: ابتدا مشخص کنید مترسک کدام مزدور را برمی‌گرداند.
        [favour] الان نمی‌شود: ابتدا مشخص کنید توکن رحمت پاپ کجا می‌رود.
        [fold] الان نمی‌شود: ابتدا مشخص کنید کارت‌های دست سوزانده می‌شود یا نه.
        [keep] الان نمی‌شود: ابتدا کارت‌هایی را که نگه می‌دارید انتخاب کنید.
        [draw] الان نمی‌شود: ابتدا مشخص کنید چند کارت می‌کشید.
       *[over] بازی تمام شده است.
    }
illegal-not-in-hand = چنین کارتی در دست شما نیست: «{ $card }».
illegal-not-in-line = چنین مزدوری به رو در خط نبرد شما نیست: «{ $card }».
illegal-too-many-cards = حداکثر { $most } کارت می‌توان کشید.
illegal-nothing-face-down = کارتی به پشت ندارید که رو شود.
illegal-first-placing = اولین ناحیهٔ بازی باید انتخاب شود: هنوز نمی‌توان توکن کندوتیره را به دیگری داد.
illegal-must-choose = همه توکن را به نفر بعد داده‌اند: حالا باید ناحیه‌ای انتخاب شود.
illegal-may-not-decline = در این ویرایش دارندهٔ توکن کندوتیره باید ناحیه‌ای انتخاب کند.
illegal-favour-on-owned = ناحیهٔ { $region } نشانگر کنترل دارد: توکن رحمت پاپ را نمی‌توان آنجا گذاشت.
illegal-own-region = ناحیهٔ { $region } متعلق به خود شماست: به ناحیهٔ خود نمی‌توان حمله کرد.
illegal-under-favour = ناحیهٔ { $region } مشمول رحمت پاپ است: نمی‌توان آن را برای نبرد انتخاب کرد.
illegal-region-taken = ناحیهٔ { $region } از قبل در اختیار { $owner } است.

## Strength explained, piece by piece

strength-mercenaries = مزدورها { $values }: { $strength }
strength-winter = در زمستان هر کدام ۱: { $strength }
strength-drummer = طبال دو برابر می‌کند: { $strength }
strength-spring = بهار، برای هر مزدور { $value } سه تا بیشتر: { "\u2066" }+{ $strength }{ "\u2069" }
strength-courtesan = معشوقه × { $count }: { "\u2066" }+{ $strength }{ "\u2069" }
strength-heroine = شیرزن × { $count }: { "\u2066" }+{ $strength }{ "\u2069" }
strength-total = = { $strength }

## Hints: hint-… for every verb, and why

hint-place = پیشنهاد: نبرد بر سر { $region }.
hint-decline = پیشنهاد: دادن توکن به بازیکن سمت چپ.
hint-play = پیشنهاد: بازی کردن کارت «{ $card }».
hint-pass =
    { $card ->
        [open] پیشنهاد: رو کردن کارتی که به پشت است، و پاس.
       *[closed] پیشنهاد: پاس.
    }
hint-take =
    { $card ->
        [none] پیشنهاد: برنگرداندن مزدور.
       *[known] پیشنهاد: برگرداندن کارت «{ $card }» به دست.
    }
hint-favour =
    { $region ->
        [none] پیشنهاد: رحمت پاپ بیرون از صفحهٔ بازی.
       *[known] پیشنهاد: رحمت پاپ روی { $region }.
    }
hint-fold = پیشنهاد: سوزاندن کارت‌های دست.
hint-hold = پیشنهاد: نگه داشتن کارت‌های دست.
hint-keep =
    { $card ->
        [done] پیشنهاد: همین‌ها کافی است.
       *[known] پیشنهاد: نگه داشتن کارت «{ $card }».
    }
hint-draw =
    { $count ->
        [0] پیشنهاد: نکشیدن کارت.
       *[other] پیشنهاد: کشیدن { $count } کارت.
    }

hint-why-only = حرکت دیگری ممکن نیست.
hint-why-wins = ممکن است با آن بازی را ببرید.
hint-why-threat = { $player } با گرفتن { $region } برندهٔ بازی می‌شود.
hint-why-cheaper = با این کارت جلو می‌افتید و کارت { $other } برایتان می‌ماند.
hint-why-joins = همسایهٔ نواحی شماست.
hint-why-overtakes = ارزان‌ترین راه برای جلو افتادن است.
hint-why-ends = شما جلو هستید و این کارت نبرد را بلافاصله تمام می‌کند.
hint-why-ahead = شما جلو هستید: بگذارید بقیه کارت خرج کنند.
hint-why-costly = این نبرد به هزینه‌اش نمی‌ارزد.
hint-why-saves = این مزدور در دست شما باارزش‌تر است.
hint-why-shields = آن‌وقت اسقف به جای کارت‌های دیگر شما این کارت را می‌سوزاند.
hint-why-harms = به خطرناک‌ترین حریف شما ضربه می‌زند.
hint-why-fresh = کارت‌های جدید از این‌ها بهتر خواهند بود.
hint-why-useful = با این کارت‌ها هنوز می‌توان نبردی را برد.
hint-why-quiet = هیچ‌کدام از حریفان نیاز چندانی به آن ندارند.
hint-why-waits = شما جلو هستید: یک کارت ارزان شما را در نبرد نگه می‌دارد.
hint-why-closer = فاصلهٔ شما را با نفر اول کم می‌کند.
hint-why-best = در بازی‌های شبیه‌سازی‌شده بهترین نتیجه را داشت.

## On the page

map = نقشهٔ ایتالیا
map-region =
    { $region }{ $owner ->
        [none] ، آزاد
       *[owned] ، متعلق به { $owner }
    }{ $state ->
        [battle] ، محل نبرد فعلی
        [favour] ، مشمول رحمت پاپ
       *[quiet] { "" }
    }{ $target ->
        [yes] . قابل انتخاب.
       *[no] { "" }
    }
battle-lines = خط‌های نبرد
line-of = خط نبرد { $player }
strength-of = قدرت { $player }: { $strength }. توضیح
your-hand = کارت‌های دست شما ({ $count })
cards-in-hand = { $count } کارت در دست
needs =
    { $total ->
        [0] { $group } از { $adjacent } ناحیهٔ همسایه.
       *[other] { $regions } از { $total } ناحیه، { $group } از { $adjacent } همسایه.
    }
wins-with = گرفتن هر یک از این نواحی برد بازی است: { $regions }.
holds-marker = توکن کندوتیره را دارد
passed = پاس داد
battle-summary = نتیجهٔ نبرد
battle-of = نبرد { $region }
final-battle = نبرد نهایی
no-cards = بدون کارت
confirm-decisive = { $player } اینجا جلو است و با گرفتن { $region } بازی را می‌برد. با این حال از نبرد کنار می‌کشید؟
confirm-decisive-yes = کنار کشیدن از نبرد
chart-regions = نواحی، نبرد به نبرد
chart-strengths = قدرت‌ها در پایان هر نبرد
key-arrows = حرکت میان کارت‌های دست یا میان نواحی
key-enter = انتخاب؛ بار دوم: بازی کردن یا نبرد
key-digits = انتخاب کارت با شمارهٔ جای آن
key-hand = رفتن به کارت‌های دست
key-map = نقشه یا نبرد
key-about = کارت چه می‌کند
key-unselect = لغو انتخاب

## The table around the battle

you = شما
prompt = چه باید کرد
scene-battle = نبرد
scene-map = نقشه
go-on = ادامه
own-line = خط نبرد شما
own-strength = قدرت شما: { $strength }. توضیح
# $strength: what the selected card would make of it
strength-would = با این کارت: { $strength }.
seat-strength = قدرت { $strength }
seat-courtesans = { $count } کارت معشوقه
seat-leads = جلو است
seat-tied = در صدر، مساوی
goal-of = { $number } از { $needed }
stake-leads = به { $player } می‌رسد.
stake-leads-you = به شما می‌رسد.
stake-tie = تساوی با قدرت { $strength }: به هیچ‌کس نمی‌رسد.
stake-wins =
    { $count ->
        [one] { $players } با آن بازی را می‌برد.
       *[other] هر یک از { $players } با آن بازی را می‌برد.
    }
stake-wins-you = با آن بازی را می‌برید.
stake-wins-both = با آن بازی را می‌برید، اما { $players } هم همین‌طور.
chip-winter = زمستان: قدرت هر مزدور ۱ است
chip-spring = بهار: { "\u2066" }+۳{ "\u2069" } برای قوی‌ترین مزدورها
# Who would get the marker. $whose: you, other. $why: courtesans, winner, defender, left
marker-chip =
    { $whose ->
        [you] به شما می‌رسد:
       *[other] به { $player } می‌رسد:
    } { $why ->
        [courtesans] { $count } کارت معشوقه
        [winner] برندهٔ نبرد
        [defender] مدافع
       *[left] نبرد برنده ندارد
    }
pass-and-take = پاس و گرفتن { $region }
auto-pass = پاس خودکار تا نبرد بعدی
auto-pass-left = با این پاس ممکن است بازی را ببازید: خودتان تصمیم بگیرید.

## On the page: what is asked. $stake of a battle: region, held (one's own region is attacked), final (the game)

ask-place-first = شما شروع می‌کنید. ناحیهٔ نبرد اول را انتخاب کنید.
ask-place = نبرد بعدی کجا باشد؟
ask-place-decline = ناحیهٔ نبرد بعدی را انتخاب کنید، یا توکن کندوتیره را به { $player } بدهید.
# $count: how many others would win the game there too
ask-place-wins =
    { $count ->
        [0] { $region }: با آن بازی را می‌برید، و فقط شما.
       *[other] { $region }: با آن بازی را می‌برید، اما { $players } هم همین‌طور.
    }
ask-place-loses =
    { $count ->
        [one] { $region }: با آن { $players } بازی را می‌برد.
       *[other] { $region }: با آن هر یک از { $players } بازی را می‌برد.
    }
ask-place-region =
    { $count ->
        [1] { $region }: هیچ‌یک از نواحی شما کنار آن نیست.
       *[other] { $region }: با آن { $count } ناحیهٔ همسایه خواهید داشت.
    }
ask-alone-lead =
    { $stake ->
        [final] بقیه پاس داده‌اند و شما { $strength } بر { $best } جلو هستید. پاس بدهید تا بازی را ببرید.
        [held] بقیه پاس داده‌اند و شما { $strength } بر { $best } جلو هستید. پاس بدهید تا { $region } مال شما بماند.
       *[region] بقیه پاس داده‌اند و شما { $strength } بر { $best } جلو هستید. پاس بدهید تا { $region } مال شما شود.
    }
ask-alone-need =
    { $stake ->
        [final] بقیه پاس داده‌اند. برای بردن بازی قدرت { $need } لازم دارید.
        [held] بقیه پاس داده‌اند. برای اینکه در { $region } از همه قوی‌تر باشید قدرت { $need } لازم دارید.
       *[region] بقیه پاس داده‌اند. برای گرفتن { $region } قدرت { $need } لازم دارید.
    }
ask-alone-unsure = بقیه پاس داده‌اند، اما کارت‌های مخفی‌شان هنوز حساب می‌شود.
ask-danger = { $player } با قدرت { $strength } جلو است و با { $region } بازی را می‌برد.
ask-attacked = به ناحیهٔ شما، { $region }، حمله کرده‌اند. می‌توانید پاس بدهید و بعداً بازی کنید.
ask-chance = با { $region } بازی را می‌برید. هنوز کسی کارتی بازی نکرده است.
ask-chance-lead = با { $region } بازی را می‌برید. { $strength } بر { $best } جلو هستید.
ask-chance-need = با { $region } بازی را می‌برید. قدرت { $need } لازم دارید.
ask-tie =
    { $stake ->
        [final] تساوی با قدرت { $strength }: هیچ‌کس برنده نمی‌شود.
        [held] تساوی با قدرت { $strength }: { $region } مال شما می‌ماند.
       *[region] تساوی با قدرت { $strength }: { $region } به کسی نمی‌رسد.
    }
ask-lead = { $strength } بر { $best } جلو هستید.
ask-behind = { $player } جلو است: { $strength } بر { $own }.
ask-nobody = هنوز کسی کارتی بازی نکرده است. کارتی بازی کنید یا پاس بدهید.
ask-can-play =
    { $count ->
        [one] فقط { $player } هنوز می‌تواند بازی کند.
       *[other] { $count } نفر هنوز می‌توانند بازی کنند.
    }
ask-turn-up = هنگام پاس دادن می‌توانید کارتتان را رو کنید.
ask-last-card = این آخرین کارت شماست: پس از آن تا پخش بعدی کارت‌ها بازی نمی‌کنید.
ask-last-card-draws = این آخرین کارت شماست: پس از آن در این نبرد بازی نمی‌کنید.
ask-final = نبرد نهایی: برنده‌اش بازی را می‌برد.
ask-pass-loses = اگر پاس بدهید، { $player } بازی را می‌برد.
ask-card = { $card }: { $from } ← { $to }.
ask-card-nothing = { $card }: اکنون اثری ندارد.
ask-card-changes = { $card }: { $changes }.
ask-card-ends = { $card }: نبرد بلافاصله تمام می‌شود.
ask-change =
    { $whose ->
        [you] شما { $from } ← { $to }
       *[other] { $player } { $from } ← { $to }
    }
ask-face-down = { $card }، مخفی: وقتی رو شود حساب می‌شود.
ask-scarecrow = { $card }: سپس مزدوری را انتخاب کنید که به دست برمی‌گردد، یا هیچ‌کدام را.
ask-bishop = همهٔ مزدورهای { $value } می‌سوزند: { $changes }.
ask-take = کدام مزدور را به دست برمی‌گردانید؟
ask-take-card = { $card } به دستتان برمی‌گردد: { $from } ← { $to }.
ask-favour = توکن رحمت پاپ کجا برود؟ آن ناحیه را برای نبرد نمی‌توان انتخاب کرد.
ask-favour-region = { $region } مشمول رحمت پاپ: برای نبرد نمی‌توان انتخابش کرد.
ask-favour-keeps = آنجا بردن بازی برای { $players } ممکن است.
ask-draw = حداکثر { $count } کارت بکشید.
ask-then-lead = { $strength } بر { $best } جلو خواهید بود.
ask-then-tie = تساوی با قدرت { $strength }.
ask-then-need = هنوز { $count } تا کم دارید.
ask-then-ends =
    { $whose ->
        [you]
            { $stake ->
                [final] نبرد نهایی را می‌برید.
                [held] ناحیهٔ { $region } را حفظ می‌کنید.
               *[region] ناحیهٔ { $region } را می‌گیرید.
            }
        [nobody]
            { $stake ->
                [final] هیچ‌کس نبرد نهایی را نمی‌برد.
               *[region] ناحیهٔ { $region } به کسی نمی‌رسد.
            }
       *[other]
            { $stake ->
                [final] { $player } نبرد نهایی را می‌برد.
                [held] { $player } ناحیهٔ { $region } را حفظ می‌کند.
               *[region] { $player } ناحیهٔ { $region } را می‌گیرد.
            }
    }
ask-then-wins =
    { $whose ->
        [you] بازی را می‌برید.
       *[other] { $player } بازی را می‌برد.
    }
ask-unsure = کارت‌های مخفی ممکن است آن را عوض کنند.
# Courtesans: one's own and the most of the others
ask-marker = توکن کندوتیره به شما می‌رسد ({ $count } بر { $most }).
ask-waits = نوبت { $player } است.
ask-ahead = کارت «{ $card }» منتظر نوبت شماست.
ask-passed =
    { $count ->
        [0] پاس داده‌اید.
        [one] پاس داده‌اید. فقط { $players } هنوز می‌تواند بازی کند.
       *[other] پاس داده‌اید. { $players } به نبرد ادامه می‌دهند.
    }
ask-out = کارتی ندارید: تا پخش بعدی کارت‌ها بازی نمی‌کنید.
ask-out-draws = کارتی ندارید: در این نبرد دیگر بازی نمی‌کنید.
# $reason: adjacent, total, most, final, points
ask-won =
    { $reason ->
        [adjacent] شما بردید: { $regions } همسایه‌اند.
        [total] شما با { $count } ناحیه بردید.
        [most] شما بردید: بیشترین نواحی مال شماست.
        [final] نبرد نهایی و با آن بازی را بردید.
       *[points] شما با بیشترین امتیاز مسابقه را بردید.
    }

## The scenes: where next, how a battle ended, how the game ended

what-it-gives = هر ناحیه چه سودی دارد
standing = وضعیت بازیکنان
would-have = با آن هر کس خواهد داشت:
would-adjacent = { $count } همسایه
would-alone = جدا می‌ماند
would-win = ، می‌برد
region-yours = مال شماست.
region-of = در دست { $player } است.
legend-group = بازیکن این تعداد ناحیهٔ همسایه خواهد داشت
legend-wins = این بازیکن با آن بازی را می‌برد
legend-target = قابل انتخاب
legend-favour = رحمت پاپ: قابل انتخاب نیست
enlarge-map = بزرگ کردن نقشه
last-battle = نبرد قبلی
# $what: taken, kept, free, final, draw. $whose: you, other
ended-headline =
    { $what ->
        [taken]
            { $whose ->
                [you] ناحیهٔ { $region } را می‌گیرید
               *[other] { $player } ناحیهٔ { $region } را می‌گیرد
            }
        [kept]
            { $whose ->
                [you] ناحیهٔ { $region } را حفظ می‌کنید
               *[other] { $player } ناحیهٔ { $region } را حفظ می‌کند
            }
        [final]
            { $whose ->
                [you] نبرد نهایی را می‌برید
               *[other] { $player } نبرد نهایی را می‌برد
            }
        [draw] نبرد نهایی مساوی شد
       *[free] ناحیهٔ { $region } به کسی نمی‌رسد
    }
ended-score = { $first } بر { $second }
ended-tie = تساوی با قدرت { $strength }
ended-peace = صلح، قدرت‌ها سنجیده نمی‌شوند
# $whose: you, other. $why: courtesans, winner, defender, left
ended-marker =
    { $whose ->
        [you] توکن کندوتیره به شما می‌رسد:
       *[other] توکن کندوتیره به { $player } می‌رسد:
    } { $why ->
        [courtesans] { $count } کارت معشوقه.
        [winner] برندهٔ نبرد.
        [defender] مدافع.
       *[left] نبرد برنده ندارد و به سمت چپ می‌رود.
    }
choose-next = انتخاب نبرد بعدی
count-again = شمارش دوباره
over-headline =
    { $winners_count ->
        [0] مساوی
        [one] { $winners } برنده است
       *[other] { $winners } با هم برنده‌اند
    }
over-adjacent = { $regions }: برد با { $count } ناحیهٔ همسایه.
points-table = امتیازها، بازی به بازی؛ هدف { $target }
points-total = در مجموع

## On the page: learning: the cards one can look up

reference = کارت‌ها
reference-search = جست‌وجو در کارت‌ها
reference-count = در دستهٔ کارت: { $count }.

## On the page: the players in the figures of the rules

figure-anna = آنا
figure-bruno = برونو
figure-clara = کلارا
figure-dario = داریو

## The table in the terminal: the words typed there that others do not know, then what is drawn

terminal-help-own = borders          کدام نواحی همسایه‌اند
terminal-italy = ایتالیا
terminal-legend = { $battle } نبرد   { $favour } رحمت پاپ   [1] متعلق به بازیکن ۱
terminal-goal =
    { $total ->
        [0] هدف: { $adjacent } ناحیهٔ همسایه.
       *[other] هدف: { $total } ناحیه، یا { $adjacent } ناحیهٔ همسایه.
    }
terminal-borders = همسایه‌ها
terminal-battle-for = نبرد بر سر { $region }
terminal-final-battle = نبرد نهایی
terminal-between-battles = میان دو نبرد
terminal-cards = کارت‌ها
terminal-regions = نواحی
terminal-in-all = در مجموع
terminal-adjacent = همسایه
terminal-line = خط نبرد
terminal-strength = قدرت
terminal-passed = (پاس داد)
terminal-hand = کارت‌های دست شما: { $cards }
terminal-hand-empty = کارتی در دست ندارید.

## On the page: the lessons

lesson-name-lines = خط‌های نبرد
lesson-lines-1 = بر سر یک ناحیه می‌جنگید، این بار مودنا. هر کس به نوبت یک کارت در خط نبرد خود می‌گذارد، یا پاس می‌دهد و دیگر کارتی نمی‌گذارد. وقتی همه پاس دادند، ناحیه به صاحب قوی‌ترین خط نبرد می‌رسد. ۴ شما در برابر ۵ ایستاده است.
lesson-lines-2 = کارت ۶ را در دست خود لمس کنید: می‌بینید قدرت خط نبرد شما چه می‌شود. یک بار دیگر لمس کنید تا بازی شود.
lesson-lines-3 = قدرت خط نبرد شما حالا ۱۰ است. حریف پاس داده و نمی‌تواند جواب بدهد: اینجا دیگر چیزی برای بردن نیست. پاس بدهید تا مودنا مال شما شود.
lesson-lines-4 = مودنا مال شماست. برنده معمولاً توکن کندوتیره را هم می‌گیرد و جای نبرد بعدی را انتخاب می‌کند.
lesson-name-passing = پاس
lesson-passing-1 = ۱۰ بر ۶ جلو هستید و حریف پاس داده است. پس از نبرد همهٔ کارت‌های خط‌های نبرد می‌سوزند و فقط وقتی کارت جدید پخش می‌شود که حداکثر یک بازیکن کارت داشته باشد.
lesson-passing-2 = یک ۵ دیگر فاصله را بیشتر می‌کند، اما چیزی به شما نمی‌دهد. پاس بدهید و سه کارت خود را نگه دارید.
lesson-passing-3 = لوکا فقط یک کارت خرج برداشت. با کارت‌هایی که نگه می‌دارید نبردهای بعدی را می‌برید: پاسِ به‌موقع نیمی از هنر این بازی است.
lesson-name-weather = زمستان
lesson-weather-1 = ۶ در برابر ۲۹: با مزدورها نمی‌شود برد. اما در زمستان قدرت هر مزدور در همهٔ خط‌های نبرد فقط ۱ است، هر عددی که رویش باشد.
lesson-weather-2 = شما پنج مزدور دارید و حریف چهار تا. زمستان را بازی کنید.
lesson-weather-3 = ۵ بر ۴ جلو هستید. فقط بهار، که به قوی‌ترین مزدورها ۳ می‌افزاید، می‌تواند زمستان را پیش از پایان نبرد تمام کند. پاس بدهید و مودنا را بگیرید.
lesson-weather-4 = هوا بر همه اثر دارد. وقتی بازی‌اش کنید که خط نبرد شما کمتر از دیگران زیان می‌بیند.
lesson-name-scarecrow = طبال و مترسک
lesson-scarecrow-1 = زمستان است: قدرت هفت مزدور شما ۷ است. قدرت شیرزنِ روبه‌رو ۱۰ است و چیزی آن را تغییر نمی‌دهد. طبال قدرت هر مزدور خط نبرد شما را دو برابر می‌کند. بازی‌اش کنید.
lesson-scarecrow-2 = ۱۴ بر ۱۰: بیش از نیاز. مترسک یکی از مزدورهای شما را به دست برمی‌گرداند. بازی‌اش کنید.
lesson-scarecrow-3 = ۶ را به دست برگردانید. در زمستان بیش از یک ۱ نمی‌ارزد و هنوز ۱۲ بر ۱۰ جلو هستید.
lesson-scarecrow-4 = پاس بدهید تا پارما مال شما شود.
lesson-scarecrow-5 = ۶ دوباره در دست شماست، برای نبردی بی‌زمستان.
lesson-name-bishop = اسقف و رحمت پاپ
lesson-bishop-1 = ۵ در برابر ۸: عقب هستید. اسقف مزدورهای دارای بزرگ‌ترین عدد را از همهٔ خط‌های نبرد می‌سوزاند، از خط شما هم: اینجا ۶ حریف را. بازی‌اش کنید.
lesson-bishop-2 = توکن رحمت پاپ هم با آن می‌آید: هر جا باشد، آنجا نبردی در نمی‌گیرد. حریف میلان و جنوا را دارد و پارما را در کنارشان می‌خواهد. توکن رحمت پاپ را روی پارما بگذارید.
lesson-bishop-3 = ۵ بر ۲. پاس بدهید تا مودنا مال شما شود.
lesson-bishop-4 = توکن رحمت پاپ تا اسقف بعدی همان‌جا می‌ماند. بهترین جایش ناحیه‌ای است که حریف به آن نیاز دارد.
lesson-name-courtesans = معشوقه‌ها
lesson-courtesans-1 = سیه‌نا از دست رفته است: ۲ در برابر ۹. اما در پایان نبرد توکن کندوتیره به کسی می‌رسد که بیشترین کارت معشوقه را دارد، نه به برنده.
lesson-courtesans-2 = شما و یکی از حریفان هر کدام یکی دارید. یکی دیگر بازی کنید.
lesson-courtesans-3 = دو بر یک. پاس بدهید: سیه‌نا به حریف می‌رسد و توکن به شما.
lesson-courtesans-4 = نبرد را باختید، اما جای نبرد بعدی را شما انتخاب می‌کنید. آنجا چه کسی قوی است، چه کسی به آن نیاز دارد، چه کسی دیگر کارت ندارد؟
lesson-name-bluff = بلوف
lesson-bluff-1 = کارت‌های دست پنهان‌اند و فقط تعدادشان معلوم است. اوربینو به مزدورهای ۱۰ شما نمی‌ارزد. اما حریف این را نمی‌داند: ۱ را بازی کنید، انگار که ناحیه را می‌خواهید.
lesson-bluff-2 = یک ۶ در جواب. همچنان وانمود کنید: ۲ را بازی کنید.
lesson-bluff-3 = یک ۶ دیگر! کافی است: پاس بدهید و اوربینو را به حریف واگذارید. برای ۱ و ۲ شما دو تا ۶ خرج کرد.
lesson-bluff-4 = حالا برای فلورانس می‌جنگد، با یک ۵، چون ۶ دیگری ندارد. اینجا جدی هستید. ۱۰ را بازی کنید.
lesson-bluff-5 = حریف پاس داد. شما هم پاس بدهید و فلورانس را بگیرید.
lesson-bluff-6 = این بلوف بود. با دوستان می‌توانید حرف هم بزنید، قول بدهید و کارت نشان دهید؛ هیچ‌کدام الزام‌آور نیست.
lesson-name-winning = پیروزی
lesson-winning-1 = با چهار بازیکن، با سه ناحیهٔ همسایه یا پنج ناحیه در هر جا می‌توان برد. جنوا، لوکا و بولونیا مال شماست. پارما با جنوا و لوکا هم‌مرز است: با آن سه ناحیهٔ همسایه دارید.
lesson-winning-2 = دو حریف بدون بازی کردن کارتی پاس داده‌اند و یکی با ۴ جلوست. ۱۰ را بازی کنید.
lesson-winning-3 = کسی نمی‌تواند جواب بدهد. پاس بدهید تا بازی را ببرید.
lesson-winning-4 = بردید. حالا به اندازهٔ کافی می‌دانید: با ربات‌ها یا با دوستان بازی کنید. متن هر کارت با یک لمس باز می‌شود.

## Tips

tip-place = شما تصمیم می‌گیرید نبرد بعدی کجا باشد. نواحی همسایه برد می‌آورند: ببینید بعد از این کدام همسایه‌اش را می‌توانید بگیرید.
tip-battle = روی یک کارت بزنید تا ببینید چه می‌کند؛ دوباره بزنید تا بازی شود. در هر نوبت یک کارت می‌گذارید، یا پاس می‌دهید و دیگر کارتی نمی‌گذارید؛ اما خط نبردتان هنوز می‌تواند ببرد.
tip-lead = بقیه همه پاس داده‌اند و شما جلو هستید. پاس بدهید تا ناحیه مال شما شود؛ کارت‌هایتان را برای نبرد بعدی نگه دارید.
tip-decisive = مراقب باشید: بازیکن دیگری با این ناحیه بازی را می‌بَرد. کارت‌های خوب را اینجا خرج کنید، حتی اگر فقط جلوی او را بگیرید.
tip-special = به جای عدد، نام دارد: این کارت خاص است. انگشتتان را روی آن نگه دارید، راست‌کلیک کنید یا کلید I را بزنید تا بخوانید چه می‌کند.
tip-weather = هوا همهٔ خط‌های نبرد را تغییر می‌دهد، خط شما را هم. اینجا می‌بینید چگونه؛ تا پایان نبرد یا تا آمدن هوای دیگر می‌ماند.
tip-bishop = اسقف قوی‌ترین مزدورها را در همهٔ خط‌های نبرد می‌سوزاند، در خط شما هم. بعد توکن رحمت پاپ را روی ناحیه‌ای می‌گذارید که دیگر برای نبرد قابل انتخاب نیست.
tip-scarecrow = مترسک یک مزدور را از خط نبرد شما به دستتان برمی‌گرداند. وقتی بیش از اندازه جلو هستید یا پیش از دست کشیدن از نبرد به کار می‌آید.
tip-spend = بعد از نبرد همهٔ کارت‌های خط‌های نبرد می‌سوزند، کارت‌های بازنده‌ها هم. اگر این ناحیه به کارت بیشتر نمی‌ارزد، پاس بدهید و کارت‌هایتان را نگه دارید.
tip-last = این آخرین کارت شماست: پس از آن فعلاً کنار می‌مانید. وقتی بعد از یک نبرد حداکثر یک بازیکن کارت داشته باشد، کارت جدید پخش می‌شود.
