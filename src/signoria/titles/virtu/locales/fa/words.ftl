### واژه‌های Virtù، برای صفحه و خط فرمان. متغیرها در docs/words.md شرح داده شده‌اند.

## What the game is called

title-name = Virtù
title-about = بر خاندانی بزرگ فرمان برانید: کاخ خود را پر کنید، شهرها را به قلمرو خود بیفزایید، مأمور و یگان بفرستید و اعتبار به دست آورید.

## The log: event-… for every event of the game

event-family = خاندان { $player }: { $family }.
    .player = خاندان شما: { $family }.
event-first = { $player } نفر اول است.
    .player = شما نفر اول هستید.
event-placed =
    { $card ->
        [none] { $player } یک کارت خاندان می‌گذارد.
       *[known] { $player } کارت «{ $card }» را می‌گذارد: { $slot }.
    }
    .player =
        { $card ->
            [none] شما یک کارت خاندان می‌گذارید.
           *[known] شما کارت «{ $card }» را می‌گذارید: { $slot }.
        }
event-all-placed = همهٔ کارت‌های خاندان گذاشته شده‌اند و رو می‌شوند.
event-year = سال { $year } شروع می‌شود: بهار.
event-marker = مهرهٔ { $player } به اتاق { $room } می‌رسد.
    .player = مهرهٔ شما به اتاق { $room } می‌رسد.
event-courtiers-refreshed =
    { $side ->
        [left] مهره از پیکان سمت چپ می‌گذرد: همهٔ درباریان سمت چپ { $player } آماده‌اند.
       *[right] مهره از پیکان سمت راست می‌گذرد: همهٔ درباریان سمت راست { $player } آماده‌اند.
    }
    .player =
        { $side ->
            [left] مهره از پیکان سمت چپ می‌گذرد: همهٔ درباریان سمت چپ شما آماده‌اند.
           *[right] مهره از پیکان سمت راست می‌گذرد: همهٔ درباریان سمت راست شما آماده‌اند.
        }
event-blocked = آمرزش‌نامه یا مأمور دشمن اتاق { $room } را بسته است: { $player } نمی‌تواند کنشی انجام دهد.
    .player = آمرزش‌نامه یا مأمور دشمن اتاق { $room } را بسته است: شما نمی‌توانید کنشی انجام دهید.
event-indulgence-taken = { $player } آمرزش‌نامه‌ای می‌گیرد و در اتاق { $room } می‌گذارد.
    .player = شما آمرزش‌نامه‌ای می‌گیرید و در اتاق { $room } می‌گذارید.
event-indulgence-removed = { $player } آمرزش‌نامه را از اتاق { $room } برمی‌دارد.
    .player = شما آمرزش‌نامه را از اتاق { $room } برمی‌دارید.
event-cashed = { $player } مبلغ { $florins } فلورین به خزانه می‌برد: { $source }.
    .player = شما مبلغ { $florins } فلورین به خزانه می‌برید: { $source }.
event-paid =
    { $payment ->
        [none] { $player } برای { $for } چیز دیگری نمی‌پردازد.
       *[known] { $player } برای { $for } ({ $price }) می‌پردازد: { $payment }.
    }
    .player =
        { $payment ->
            [none] شما برای { $for } چیز دیگری نمی‌پردازید.
           *[known] شما برای { $for } ({ $price }) می‌پردازید: { $payment }.
        }
event-turned = { $player } دوباره آماده می‌کند: { $source }.
    .player = شما دوباره آماده می‌کنید: { $source }.
event-patronage = { $player } در مسیر هنرپروری به خانهٔ { $cell } می‌رسد.
    .player = شما در مسیر هنرپروری به خانهٔ { $cell } می‌رسید.
event-bonus = { $player } پاداش هنرپروری می‌گیرد: { $bonus }.
    .player = شما پاداش هنرپروری می‌گیرید: { $bonus }.
event-traded = { $player } با { $ships } کشتی تجارت می‌کند و { $florins } فلورین می‌گیرد.
    .player = شما با { $ships } کشتی تجارت می‌کنید و { $florins } فلورین می‌گیرید.
event-annexed = { $player } شهر { $city } را با دیپلماسی می‌گیرد.
    .player = شما شهر { $city } را با دیپلماسی می‌گیرید.
event-moved-troop = { $player } یگانی را از { $from } به { $to } می‌برد.
    .player = شما یگانی را از { $from } به { $to } می‌برید.
event-siege-begun = { $player } شهر { $city } را محاصره می‌کند.
    .player = شما شهر { $city } را محاصره می‌کنید.
event-armed =
    { $tokens ->
        [0] { $player } توکن پاداش جنگ نمی‌گیرد: توکنی نمانده است.
       *[other] { $player } تعداد { $tokens } توکن پاداش جنگ (هر کدام { "\u2066" }+۱{ "\u2069" }) می‌گیرد.
    }
    .player =
        { $tokens ->
            [0] شما توکن پاداش جنگ نمی‌گیرید: توکنی نمانده است.
           *[other] شما تعداد { $tokens } توکن پاداش جنگ (هر کدام { "\u2066" }+۱{ "\u2069" }) می‌گیرید.
        }
event-agent-sent = { $player } مأموری را از { $from } به { $to } می‌فرستد.
    .player = شما مأموری را از { $from } به { $to } می‌فرستید.
event-agent-expelled = { $player } مأمور { $owner } را از { $place } بیرون می‌کند.
    .player = شما مأمور { $owner } را از { $place } بیرون می‌کنید.
    .owner = { $player } مأمور شما را از { $place } بیرون می‌کند.
event-siege-opened =
    { $rival_is ->
        [none] تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به شهر بی‌طرف حمله می‌کند.
       *[one] تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به { $rival } حمله می‌کند.
    }
    .player =
        { $rival_is ->
            [none] تعیین نتیجهٔ محاصرهٔ { $city }: شما به شهر بی‌طرف حمله می‌کنید.
           *[one] تعیین نتیجهٔ محاصرهٔ { $city }: شما به { $rival } حمله می‌کنید.
        }
    .rival = تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به شما حمله می‌کند.
event-battle-opened = نبرد در دشت، کنار { $city }: { $player } با { $rival } روبه‌رو می‌شود.
    .player = نبرد در دشت، کنار { $city }: شما با { $rival } روبه‌رو می‌شوید.
    .rival = نبرد در دشت، کنار { $city }: { $player } با شما روبه‌رو می‌شود.
event-struck = { $player } پاداش جنگ اضافه می‌کند ({ "\u2066" }+{ $strength }{ "\u2069" }): { $source }.
    .player = شما پاداش جنگ اضافه می‌کنید ({ "\u2066" }+{ $strength }{ "\u2069" }): { $source }.
event-passed = { $player } فعلاً پاداش دیگری اضافه نمی‌کند.
    .player = شما فعلاً پاداش دیگری اضافه نمی‌کنید.
event-conquered =
    { $defender_is ->
        [none] { $player } شهر { $city } را فتح می‌کند ({ $attack } بر { $defence }).
       *[one] { $player } شهر { $city } را از { $defender } می‌گیرد ({ $attack } بر { $defence }).
    }
    .player =
        { $defender_is ->
            [none] شما شهر { $city } را فتح می‌کنید ({ $attack } بر { $defence }).
           *[one] شما شهر { $city } را از { $defender } می‌گیرید ({ $attack } بر { $defence }).
        }
    .defender = { $player } شهر { $city } را از شما می‌گیرد ({ $attack } بر { $defence }).
event-repelled =
    { $defender_is ->
        [none] شهر { $city } در برابر محاصرهٔ { $player } مقاومت می‌کند ({ $attack } بر { $defence }).
       *[one] { $defender } شهر { $city } را در برابر { $player } حفظ می‌کند ({ $attack } بر { $defence }).
    }
    .player =
        { $defender_is ->
            [none] شهر { $city } در برابر محاصرهٔ شما مقاومت می‌کند ({ $attack } بر { $defence }).
           *[one] { $defender } شهر { $city } را در برابر شما حفظ می‌کند ({ $attack } بر { $defence }).
        }
    .defender = شما شهر { $city } را در برابر { $player } حفظ می‌کنید ({ $attack } بر { $defence }).
event-battle = نبرد در دشت، کنار { $city } – { $player }: { $attack }، { $rival }: { $defence }.
    .player = نبرد در دشت، کنار { $city } – شما: { $attack }، { $rival }: { $defence }.
    .rival = نبرد در دشت، کنار { $city } – { $player }: { $attack }، شما: { $defence }.
event-troops-lost = { $player } در { $city } تعداد { $troops } یگان از دست می‌دهد.
    .player = شما در { $city } تعداد { $troops } یگان از دست می‌دهید.
event-retreated = یک یگان { $player } از { $from } به { $to } عقب‌نشینی می‌کند.
    .player = یک یگان شما از { $from } به { $to } عقب‌نشینی می‌کند.
event-order = ترتیب نوبت جدید: { $order }.
event-last-winter = پایان نزدیک است: این آخرین زمستان است.
event-prestige =
    { $year ->
        [0] اعتبار پیش از سال اول: { $prestige }.
       *[other] اعتبار در پایان سال { $year }: { $prestige }.
    }
event-wages =
    { $florins ->
        [0] { $player } مزدی نمی‌پردازد.
       *[other] { $player } مبلغ { $florins } فلورین مزد می‌پردازد.
    }
    .player =
        { $florins ->
            [0] شما مزدی نمی‌پردازید.
           *[other] شما مبلغ { $florins } فلورین مزد می‌پردازید.
        }
event-dismissed = { $player } یگانی را در { $city } مرخص می‌کند.
    .player = شما یگانی را در { $city } مرخص می‌کنید.
event-moved-card = { $player } کارت «{ $card }» را جابه‌جا می‌کند: از { $from } به { $to }.
    .player = شما کارت «{ $card }» را جابه‌جا می‌کنید: از { $from } به { $to }.
event-discarded = { $player } کارت «{ $card }» را کنار می‌گذارد.
    .player = شما کارت «{ $card }» را کنار می‌گذارید.
event-bought = { $player } به دست می‌آورد: { $item }.
    .player = شما به دست می‌آورید: { $item }.
event-built = { $player } در { $city } کلیسای جامع می‌سازد.
    .player = شما در { $city } کلیسای جامع می‌سازید.
event-hired = { $player } در { $city } یک یگان اجیر می‌کند.
    .player = شما در { $city } یک یگان اجیر می‌کنید.
event-allied =
    { $former_is ->
        [none] { $player } با { $power } متحد می‌شود.
       *[one] { $player } اتحاد { $former } با { $power } را از او می‌گیرد.
    }
    .player =
        { $former_is ->
            [none] شما با { $power } متحد می‌شوید.
           *[one] شما اتحاد { $former } با { $power } را از او می‌گیرید.
        }
    .former = { $player } اتحاد شما با { $power } را از شما می‌گیرد.
event-game-over =
    { $players_count ->
        [one] بازی تمام شد: { $players } فرمانروای ایتالیاست.
       *[other] بازی تمام شد: { $players } با هم بر ایتالیا فرمان می‌رانند.
    }
    .players = بازی تمام شد: شما فرمانروای ایتالیا هستید.

## What a payment is for: for-… for every purpose

for-nothing = هیچ
for-steps = حرکت بیشتر مهره
for-indulgence = برداشتن آمرزش‌نامه
for-turn = آماده کردن توکن‌ها
for-renew = تمدید پاداش اتحاد
for-patronage = هنرپروری
for-annex = دیپلماسی
for-march = لشکرکشی
for-sail = سفر دریایی
for-arms = پاداش جنگ
for-agent = فرستادن مأمور
for-expel = بیرون کردن مأمور
for-retreat = عقب‌نشینی
for-buy = خرید
for-build = ساختن کلیسای جامع
for-alliance = اتحاد
for-wages = مزد
for-hire = اجیر کردن یگان
for-strike = پاداش جنگ در محاصره

## بها و پرداخت، جزءبه‌جزء

count-florin = { $count } فلورین
count-crown = { $count } تاج
count-cross = { $count } صلیب
count-cavalry = { $count } سواره‌نظام
count-ship = { $count } کشتی
count-mask = { $count } نقاب
count-war = { $count } نماد جنگ
count-arrow = { $count } پیکان
count-either = { $count } تاج یا صلیب
payment-florins = { $florins } فلورین از خزانه
payment-cash = { $what } (فلورین‌ها به خزانه)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-cities =
    { $winners_count ->
        [one] یکی از بازیکنان ۸ شهر داشت و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] یکی از بازیکنان ۸ شهر داشت و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
    .winners = یکی از بازیکنان ۸ شهر داشت و بازی تمام شد: شما با بیشترین اعتبار برنده‌اید.
outcome-patronage =
    { $winners_count ->
        [one] یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
    .winners = یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: شما با بیشترین اعتبار برنده‌اید.
outcome-no-neutral-city =
    { $winners_count ->
        [one] شهر بی‌طرفی نماند و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] شهر بی‌طرفی نماند و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
    .winners = شهر بی‌طرفی نماند و بازی تمام شد: شما با بیشترین اعتبار برنده‌اید.
outcome-years =
    { $winners_count ->
        [one] آخرین سال تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] آخرین سال تمام شد: { $winners } با هم برنده‌اند.
    }
    .winners = آخرین سال تمام شد: شما با بیشترین اعتبار برنده‌اید.

## Prestige, line by line ($points), and what else is compared ($count)

prestige-cities = شهرها: { $points }
prestige-patronage = هنرپروری: { $points }
prestige-printed = کارت‌ها و توکن‌ها: { $points }
prestige-religion = دین: { $points }
prestige-trophies = غنیمت‌ها: { $points }
prestige-alliances = اتحادها: { $points }
prestige-indulgences = آمرزش‌نامه‌ها: { $points }
prestige-total = اعتبار: { $points }
prestige-crosses = صلیب‌ها، برای رتبهٔ دین: { $count }
prestige-crowns = تاج‌ها، برای شکستن تساوی: { $count }

## Names: cities

name-Nizza = نیس
name-Torino = تورین
name-Milano = میلان
name-Genova = جنوا
name-Parma = پارما
name-Mantova = مانتوا
name-Padova = پادوا
name-Venezia = ونیز
name-Bologna = بولونیا
name-Ravenna = راونا
name-Pisa = پیزا
name-Firenze = فلورانس
name-Siena = سیه‌نا
name-Urbino = اوربینو
name-Perugia = پروجا
name-Ancona = آنکونا
name-Spoleto = اسپولتو
name-Civitavecchia = چیویتاوکیا
name-Roma = رم
name-Terracina = تراچینا
name-Benevento = بنونتو
name-Napoli = ناپل
name-Bari = باری
name-Taranto = تارانتو
name-Reggio = ردجو
name-Palermo = پالرمو
name-Cagliari = کالیاری
name-Ajaccio = آژاکسیو
name-Tunisi = تونس
name-Ragusa = راگوزا

## Names: families and their dynasties

name-florence = فلورانس
name-naples = ناپل
name-venice = ونیز
name-milan = میلان
name-rome = رم

dynasty-florence = خاندان مدیچی
dynasty-naples = خاندان آراگون
dynasty-venice = دوج‌ها
dynasty-milan = خاندان اسفورتسا
dynasty-rome = خاندان بورجا

## Names: cards

name-lorenzo = لورنتسو د مدیچی
name-piero = پیئرو د مدیچی
name-giovanni = جووانی د مدیچی
name-ferdinand = فردیناند دوم ناپل
name-alfonso = آلفونسو، دوک کالابریا
name-montefeltro = فدریکو دا مونته‌فلترو
name-barbarigo = آگوستینو بارباریگو
name-grimani = آنتونیو گریمانی
name-loredan = لئوناردو لوردان
name-ludovico = لودوویکو اسفورتسا
name-galeazzo = گالئاتسو سانسورینو
name-ascanio = آسکانیو اسفورتسا
name-alexander = الکساندر ششم
name-lucrezia = لوکرتسیا بورجا
name-cesare = چزاره بورجا

name-ambassador = سفیر
name-bishop = اسقف
name-cardinal = کاردینال
name-merchant = بازرگان
name-gonfalonier = پرچم‌دار
name-condottiere = کندوتیره
name-admiral = دریاسالار
name-counsellor = رایزن
name-podesta = شهردار
name-assassin = آدم‌کش
name-banker = بانکدار
name-pope = پاپ

## Names: titles and other tokens

name-duchy = دوک‌نشین
name-principality = شاهزاده‌نشین
name-kingdom = پادشاهی
name-republic = جمهوری
name-guild = صنف
name-cathedral = کلیسای جامع

## Names: powers and patronage bonuses, and what they do

name-ottoman = امپراتوری عثمانی
name-france = پادشاهی فرانسه
name-empire = امپراتوری مقدس روم
name-leonardo = لئوناردو دا وینچی
name-copernicus = نیکولاس کوپرنیک
name-michelangelo = میکل‌آنژ
name-columbus = کریستف کلمب
name-machiavelli = نیکولو ماکیاولی
name-bastions = باروها
name-prince = کتاب شهریار
name-duomo = دوئومو
name-sistine = نمازخانهٔ سیستین
name-artillery = توپخانه

card-ottoman-effect = ۲ کشتی، هر دو با هم، برای دیپلماسی، جنگ، تجارت یا عقب‌نشینی.
card-france-effect = پاداش جنگ { "\u2066" }+۲{ "\u2069" } در محاصره یا نبرد در دشت.
card-empire-effect = ۱ صلیب برای هر کنش، خرید یا آمرزش‌نامه؛ تا وقتی آماده است برای دین هم حساب می‌شود.
card-leonardo-effect = پاداش جنگ { "\u2066" }+۱{ "\u2069" } با پرداخت ۱ فلورین، در هر شهر محاصره‌شده یک بار: در محاصره یا در نبرد در دشت پیش از آن.
card-copernicus-effect = یک جای درباری اضافه.
card-michelangelo-effect = یک تاج رایگان در هر گام هنرپروری.
card-columbus-effect = ۲ اعتبار در پایان بازی.
card-machiavelli-effect = کارتی برای جای درباری، با نمادهای خودش.
card-bastions-effect = در هر محاصره { "\u2066" }+۲{ "\u2069" } به دفاع شهرهای شما.
card-prince-effect = یک جای درباری و یک مأمور اضافه؛ دیگران نمی‌توانند به شهرها، اتاق‌ها و اتحادهای شما مأمور بفرستند.
card-duomo-effect = ۱ صلیب در رتبه‌بندی دین در پایان بازی.
card-sistine-effect = ۲ صلیب در رتبه‌بندی دین در پایان بازی.
card-artillery-effect = توکنی با پاداش جنگ { "\u2066" }+۲{ "\u2069" }، با پرداخت ۱ فلورین؛ بعد از آن مصرف‌شده است.

## Names: symbols and the other means of payment

name-florin = فلورین
name-crown = تاج
name-cross = صلیب
name-cavalry = سواره‌نظام
name-ship = کشتی
name-mask = نقاب
name-war = جنگ
name-arrow = پیکان
name-crowns = ۲ تاج
name-room = خود اتاق
name-under = ارتقای اتاق
name-indulgence = آمرزش‌نامه
name-florins = هزینهٔ یک گام
name-token = توکن پاداش جنگ { "\u2066" }+۱{ "\u2069" }
name-reserve = ذخیره

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

numbered-room = اتاق { $number }
numbered-under = ارتقای اتاق { $number }
numbered-left = درباری { $number } سمت چپ
numbered-right = درباری { $number } سمت راست
numbered-cathedral = کلیسای جامع { $number }
numbered-florence = اتاق { $number } فلورانس
numbered-naples = اتاق { $number } ناپل
numbered-venice = اتاق { $number } ونیز
numbered-milan = اتاق { $number } میلان
numbered-rome = اتاق { $number } رم

## The actions of rooms and cards

room-govern = فرمانروایی
room-patronage = هنرپروری
room-trade = تجارت
room-diplomacy = دیپلماسی
room-war = جنگ
room-intrigue = دسیسه

## Parts of a year

stage-preparation = آماده‌سازی
stage-spring = بهار
stage-sieges = محاصره‌ها
stage-withdrawals = بازگشت‌ها
stage-winter = زمستان

## Phases: name, what is asked of you, what is asked of another ($player)

phase-first = نفر اول
phase-placing = کارت‌های خاندان
phase-marker = مهرهٔ کنش
phase-indulgence = برداشتن آمرزش‌نامه
phase-action = کنش
phase-agent = انتخاب مأمور
phase-payment = پرداخت
phase-bonus = پاداش هنرپروری
phase-place = انتخاب جای درباری
phase-sieges = محاصره‌ها
phase-bidding = پاداش‌های جنگ
phase-retreat = عقب‌نشینی
phase-vacate = جای ازدست‌رفتهٔ درباری
phase-wages = مزد
phase-dismissal = مرخص کردن یگان‌ها
phase-winter = کاخ، خرید، اجیر کردن، اتحاد
phase-discount = یک نماد کمتر

prompt-placing = کارت‌های خاندان خود را بچینید: یک کارت را انتخاب کنید، سپس اتاق یا جای درباری را.
prompt-marker = مهره‌تان را جلو ببرید: اتاقی که در آن می‌ایستد کنش شما را تعیین می‌کند.
prompt-indulgence = آمرزش‌نامهٔ این اتاق را بردارید یا نگه دارید.
prompt-action = کنش اتاق را انجام دهید یا تمام کنید.
prompt-agent = کدام مأمور به آنجا برود؟
prompt-payment = انتخاب کنید با چه چیزی می‌پردازید.
prompt-bonus = یک پاداش هنرپروری انتخاب کنید.
prompt-place = جای کارت جدید را انتخاب کنید؛ کارتی که آنجاست کنار گذاشته می‌شود.
prompt-sieges = انتخاب کنید نتیجهٔ کدام محاصره تعیین شود.
prompt-bidding = پاداش جنگ اضافه کنید یا پاس بدهید.
prompt-retreat = یگان بعدی به کجا عقب‌نشینی کند؟
prompt-vacate = یک جای درباری را از دست داده‌اید: کارتی را جابه‌جا کنید یا کنار بگذارید.
prompt-wages = چقدر مزد می‌پردازید؟ یگان‌هایی که مزد نگیرند برداشته می‌شوند.
prompt-dismissal = یگانی را که مزد نمی‌گیرد انتخاب کنید.
prompt-winter = به ترتیب، چیدمان کاخ را تغییر دهید، بخرید، یگان اجیر کنید و متحد شوید، یا تمام کنید. هر مرحله، مرحله‌های پیش از خود را می‌بندد.
prompt-discount = مأمور شما یک نماد صرفه‌جویی می‌کند: کدام را؟

waiting-placing = { $player } کارت‌های خاندان را می‌گذارد.
waiting-marker = { $player } مهره را جلو می‌برد.
waiting-indulgence = { $player } دربارهٔ آمرزش‌نامه تصمیم می‌گیرد.
waiting-action = { $player } کنش اتاق را انجام می‌دهد.
waiting-agent = { $player } مأموری انتخاب می‌کند.
waiting-payment = { $player } می‌پردازد.
waiting-bonus = { $player } پاداش هنرپروری انتخاب می‌کند.
waiting-place = { $player } جای درباری انتخاب می‌کند.
waiting-sieges = { $player } محاصره‌ای انتخاب می‌کند.
waiting-bidding = { $player } می‌تواند پاداش جنگ اضافه کند.
waiting-retreat = { $player } عقب‌نشینی می‌کند.
waiting-vacate = { $player } یک جای درباری را خالی می‌کند.
waiting-wages = { $player } مزد می‌پردازد.
waiting-dismissal = { $player } یگان‌هایی را مرخص می‌کند.
waiting-winter = { $player } کاخ را می‌چیند، می‌خرد، یگان اجیر می‌کند یا متحد می‌شود.
waiting-discount = { $player } انتخاب می‌کند کدام نماد را نپردازد.

## Actions, as on a button: action-… for every verb of the notation

action-place = کارت خاندان { $number }: { $slot }
action-marker = مهره به اتاق { $what }
action-move = { $what } اتاق به جلو
action-redeem = برداشتن آمرزش‌نامه: { $what }
action-keep = نگه داشتن آمرزش‌نامه
action-pay = پرداخت به ارزان‌ترین شکل
action-toll = ۲ فلورین برای یک گام
action-cancel = لغو
action-done = پایان
action-pass = پاس
action-step = یک گام هنرپروری
action-disband = صرف‌نظر از یگان
action-bonus = انتخاب { $what }
action-wages =
    { $what ->
        [0] بدون پرداخت مزد
       *[other] پرداخت { $what } فلورین
    }
action-dismiss = مرخص کردن یگان در { $what }
action-buy = خرید { $what }
action-build = ساختن کلیسای جامع در { $what }
action-put = جای کارت: { $what }
action-ally = اتحاد با { $what }
action-waive = صرفه‌جویی: { $what }
action-renew = تمدید پاداش { $what }
action-turn = آماده کردن { $what }
action-annex = گرفتن { $what } با دیپلماسی
action-march = لشکرکشی از { $from } به { $to }
action-sail = سفر دریایی از { $from } به { $to }
action-send = فرستادن مأمور به { $what }
action-expel = بیرون کردن مأمور از { $what }
action-from = مأموری از { $what }
action-hire = اجیر کردن یگان در { $what }
action-siege = تعیین نتیجهٔ محاصرهٔ { $what }
action-withdraw = بازگشت از { $what }
action-retreat = عقب‌نشینی به { $what }
action-discard = کنار گذاشتن { $what }
action-shift = جابه‌جایی کارت از { $from } به { $to }
action-strike = پاداش جنگ: { $what }
action-use = استفاده از { $source }: { $symbol }
action-cash = بردن فلورین به خزانه: { $what }
action-indulgence = گرفتن آمرزش‌نامه: ۳ فلورین

## Promises of a deal, as sentences: promise-… for every verb that a deal may name

promise-annex =
    { $will ->
        [no] { $player } شهر { $what } را با دیپلماسی نمی‌گیرد
       *[yes] { $player } شهر { $what } را با دیپلماسی می‌گیرد
    }
    .player =
        { $will ->
            [no] شما شهر { $what } را با دیپلماسی نمی‌گیرید
           *[yes] شما شهر { $what } را با دیپلماسی می‌گیرید
        }
promise-ally =
    { $will ->
        [no] { $player } با { $what } متحد نمی‌شود
       *[yes] { $player } با { $what } متحد می‌شود
    }
    .player =
        { $will ->
            [no] شما با { $what } متحد نمی‌شوید
           *[yes] شما با { $what } متحد می‌شوید
        }

## آنچه می‌توان انتخاب کرد و آنچه نمی‌توان؛ محاصره

choice-price = بها: { $price }
choice-payment = پرداخت: { $payment }
choice-indulgence = با گرفتن آمرزش‌نامه
choice-prestige =
    { $gained ->
        [yes] اعتبار: { "\u2066" }+{ $points }{ "\u2069" }
       *[no] اعتبار: { $points }
    }
barred = الان ممکن نیست
barred-missing = کم دارید: { $missing }

siege-of = محاصرهٔ { $city }
siege-plains = نبرد در دشت، کنار { $city }
siege-attack = حمله، { $player }: { $total } ({ $parts })؛ حداکثر { $reach }
siege-defence =
    { $player_is ->
        [none] دفاع، شهر بی‌طرف: { $total } ({ $parts })
       *[one] دفاع، { $player }: { $total } ({ $parts })؛ حداکثر { $reach }
    }
siege-city = شهر { $count }
siege-agent = مأمور { $count }
siege-bastions = باروها { $count }
siege-troops = یگان‌ها { $count }
siege-bonuses = پاداش‌ها { $count }
siege-bonus =
    { $florins ->
        [0] { $source }: { "\u2066" }+{ $strength }{ "\u2069" }
       *[other] { $source }: { "\u2066" }+{ $strength }{ "\u2069" } با { $florins } فلورین
    }
siege-losses = تلفات اگر همین حالا تمام شود: حمله { $attack }، دفاع { $defence }

## Editions and options: name, and a sentence

edition-standard = اجزای Signoria
edition-standard-about = همهٔ داده‌های دفترچهٔ راهنما؛ آنچه فقط روی اجزای بازی چاپ شده است تا حدی بازسازی شده است.
option-one-agent = برای مبتدی‌ها: یک مأمور دشمن
option-one-agent-about = در هر کاخ هم‌زمان حداکثر یک مأمور دشمن می‌تواند باشد.

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase = الان نمی‌شود. بازی منتظر چیز دیگری است: { $phase }.
illegal-not-now = این کار الان ممکن نیست.
illegal-slot-not-free = این کارت قبلاً گذاشته شده است، آن جا آزاد نیست، یا کارت کنشی برای اتاق ندارد.
illegal-cannot-pay = نمی‌توانید هزینهٔ این را بپردازید.
illegal-no-agent = الان هیچ‌کدام از مأموران شما نمی‌تواند به آنجا برود: { $what }.
illegal-no-troop = در { $what } یگانی ندارید.
illegal-no-siege = شما { $what } را محاصره نکرده‌اید.
illegal-no-withdrawal = فقط برندهٔ نبرد در دشت می‌تواند از { $what } بازگردد.
illegal-no-retreat = یگان نمی‌تواند به { $what } عقب‌نشینی کند.
illegal-no-bonus = { $what }: الان پاداش جنگ ندارد.
illegal-not-usable = این نماد اینجا قابل استفاده نیست، یا بقیهٔ هزینه پرداخت‌نشده می‌ماند.
illegal-no-florins = { $what }: الان فلورینی ندارد، یا بقیهٔ هزینه پرداخت‌نشده می‌ماند.
illegal-no-indulgence = الان نمی‌توانید آمرزش‌نامه بگیرید: سالی ۱، در هر اتاق ۱، در مجموع ۱۰.
illegal-place-not-free = اینجا جای درباری شما برای کارت نیست: { $what }.
illegal-no-place = جای درباری برای این کارت ندارید: { $what }.
illegal-own-room-first = اول باید مأمور دشمن را از این اتاق بردارید.
illegal-no-courtier = اینجا درباری‌ای نیست: { $what }.
illegal-card-barred = آنجا کارتی نیست که جابه‌جا شود، یا نمی‌تواند به آنجا برود.
illegal-bonus-not-offered = { $what } قبلاً گرفته شده است، یا از این نوع پاداش دارید یا داشته‌اید.
illegal-other-action = کنش این اتاق چیز دیگری است.
illegal-city-closed = { $what } در بازی نیست.
illegal-city-controlled = { $what } بی‌طرف نیست: در اختیار کسی است.
illegal-pirate-port = { $what } بندر دزدان دریایی است: فقط با جنگ می‌توان آن را گرفت.
illegal-not-joined = نه راهی { $what } را به یکی از شهرهای شما وصل می‌کند و نه دریایی.
illegal-no-enemy-agent = اینجا مأمور دشمن نیست: { $what }.
illegal-place-taken = اینجا از قبل مأموری هست: { $what }.
illegal-guarded = کتاب شهریار مأموران شما را راه نمی‌دهد: { $what }.
illegal-palace-taken = در این کاخ از قبل مأمور دشمن هست: { $what }.
illegal-bought-already = این را همین زمستان یک بار خریده‌اید: { $what }.
illegal-city-not-yours = { $what } شهر شما نیست.
illegal-no-road = از آنجا راهی به { $what } نیست.
illegal-no-sea-way = از آنجا راه دریایی به { $what } نیست.
illegal-enough-troops = یگانی برای اجیر کردن نمانده است: همهٔ یگان‌های شما روی نقشه‌اند.
illegal-token-not-yours = { $what }: توکن شما نیست.
illegal-not-used = { $what }: هنوز آماده است.
illegal-used-here = { $what }: همین کنش را با آن پرداخته‌اید، یا همین کنش آن را آماده کرده است.
illegal-alliance-not-yours = اتحاد با { $what } متعلق به شما نیست.
illegal-allied-already = { $what } از قبل متحد شماست.
illegal-agent-needed = { $what } متحد بازیکن دیگری است: باید مأموری روی آن داشته باشید.
illegal-sold-out = { $what }: دیگر نمانده است.
illegal-one-only = { $what }: یکی دارید و بیش از آن نمی‌توانید داشته باشید.
illegal-one-state = نمی‌توان هم پادشاهی داشت و هم جمهوری.
illegal-too-weak = { $what } ضعیف است: کلیسای جامع به شهری با قدرت ۳ یا ۴ نیاز دارد.
illegal-has-cathedral = { $what } از قبل کلیسای جامع دارد.
illegal-built-already = همین زمستان یک کلیسای جامع ساخته‌اید.
illegal-no-cathedral = کلیسای جامعی نمانده است.
illegal-step-closed = مرحلهٔ بعدی زمستان شروع شده است: این مرحله بسته است.

## What a component is made of: part-… for every key of the component file, sea-…, kind-…

part-strength = قدرت
part-seas = دریاها
part-symbols = نمادها
part-side = فقط با این تعداد بازیکن
part-pirate = بندر دزدان دریایی
part-closed-with-3 = با ۳ بازیکن در بازی نیست
part-start = شهرهای اول
part-agents = مأموران
part-rooms = اتاق‌ها
part-action = کنش
part-war-cost = فلورین برای پاداش جنگ
part-agent = یک مأمور بیشتر
part-prestige = اعتبار
part-copies = تعداد
part-cost = بها
part-limit = حداکثر در هر کاخ
part-places = جای درباری
part-bonus = پاداش
part-kind = نوع
part-crosses = صلیب برای دین
sea-ligurian = دریای لیگوریا
sea-tyrrhenian = دریای تیرنی
sea-african = دریای آفریقا
sea-ionian = دریای یونان
sea-lower-adriatic = آدریاتیک پایین
sea-upper-adriatic = آدریاتیک بالا
kind-creator = پدیدآورنده
kind-creation = دستاورد

## The table in the terminal

terminal-italy-in-year = ایتالیا، سال { $year }
terminal-map-legend = { $city }4[1] قدرت ۴، متعلق به بازیکن ۱؛ 2t1 دو یگان بازیکن ۱؛ a0 مأمور بازیکن ۰
terminal-own-palace = کاخ شما
terminal-rooms = اتاق‌ها
terminal-court = درباریان
terminal-domain = قلمرو
terminal-used = مصرف‌شده
terminal-house = خاندان
terminal-florins = فلورین
terminal-cities = شهرها
terminal-patronage = هنرپروری
terminal-palace = کاخ
terminal-agents = مأموران
terminal-prestige = اعتبار
terminal-marks = نشانه‌ها: * بازسازی‌شده، ~ استنباط‌شده؛ بقیه در دفترچهٔ راهنما آمده است. برای توضیح بیشتر ? و نام را بنویسید.

## On the page: the bar that asks, the line above, the scenes of a phone

ask = چه باید کرد
ask-your-turn = نوبت شماست
ask-your-winter = زمستان شما
ask-your-bid = پاداش جنگ شما
ask-place-of =
    { $place ->
        [1] اول از { $players }
        [2] دوم از { $players }
        [3] سوم از { $players }
        [4] چهارم از { $players }
       *[other] پنجم از { $players }
    }
ask-govern = توکن‌های مصرف‌شده را آماده کنید یا پاداش اتحادی را تمدید کنید
ask-patronage = یک گام در هنرپروری بردارید
ask-trade = کشتی بدهید و فلورین بگیرید
ask-diplomacy = یک شهر روشن را با دیپلماسی بگیرید
ask-war = یگان‌ها را حرکت دهید یا توکن { "\u2066" }+۱{ "\u2069" } بگیرید
ask-intrigue = مأمور بفرستید یا مأمور دشمن را بیرون کنید
ask-nothing = اینجا کاری نمی‌توان کرد
ask-held = اکنون جای آن را لمس کنید
ask-winter = کاخ را بچینید، بخرید، اجیر کنید یا متحد شوید
ask-winter-order = هر مرحله، مرحله‌های پیش از خود را می‌بندد.
ask-sweep = آماده کردن همه تا جایی که اتاق می‌پردازد
ask-left = هنوز مانده:
ask-turns-left =
    { $count ->
        [one] بهای { $count } توکن دیگر پرداخت شده است.
       *[other] بهای { $count } توکن دیگر پرداخت شده است.
    }
ask-troops-retreat =
    { $count ->
        [one] { $count } یگان دیگر باید برود.
       *[other] { $count } یگان دیگر باید برود.
    }
ask-troops-payment = { ask-troops-retreat }
ask-troops-dismissal =
    { $count ->
        [one] { $count } یگان می‌تواند بماند.
       *[other] { $count } یگان می‌تواند بماند.
    }
ask-waiting-payment = { $player } می‌پردازد: { $what }
ask-for-steps =
    { $amount ->
        [one] { $amount } اتاق جلوتر
       *[other] { $amount } اتاق جلوتر
    }
ask-for-indulgence = برداشتن آمرزش‌نامه
ask-for-turn = آماده کردن { $what }
ask-for-renew = تمدید پاداش اتحاد: { $what }
ask-for-patronage = یک گام هنرپروری
ask-for-annex = گرفتن { $what }
ask-for-march = لشکرکشی به { $to }
ask-for-sail = سفر دریایی به { $to }
ask-for-arms = گرفتن توکن‌های { "\u2066" }+۱{ "\u2069" }
ask-for-agent = فرستادن مأمور: { $what }
ask-for-expel = بیرون کردن مأمور: { $what }
ask-for-retreat = عقب‌نشینی به { $to }
ask-for-buy = خرید: { $what }
ask-for-build = کلیسای جامع در { $what }
ask-for-alliance = اتحاد: { $what }
ask-for-wages = پرداخت مزد
ask-for-hire = اجیر کردن یگان در { $what }
ask-for-strike = پاداش جنگ: { $what }
ask-confirm = تأیید
ask-another-way = راه دیگر
ask-more = { $count } دیگر
ask-cancel = لغو
ask-cash = بردن فلورین به خزانه
ask-indulgence = آمرزش‌نامه
ask-indulgence-cost = { $points } اعتبار
ask-needs-indulgence = فقط با آمرزش‌نامه می‌توان پرداخت.
ask-missing = کم دارید:
ask-toll = ۲ فلورین برای یک اتاق بیشتر
ask-used = ← مصرف‌شده
ask-done-winter = تمام: پایان زمستان من
ask-done-turn = پایان نوبت من
ask-done-skip = رد شدن
ask-as-it-stands = اکنون { $attack } : { $defence }
ask-cities = شهرها
ask-prestige = اعتبار
ask-rule = قانون { $rule }
ask-ahead = آنجا: { $action }
ask-ahead-blocked = اتاق بسته است و کنشی نیست: { $action }
ask-about-placing = کارت در اتاق هر بار که مهره‌تان آنجا بایستد کنش و نمادهایش را می‌دهد. کنار کاخ یک بار برای هر چیزی می‌پردازد و با گذشتن مهره از پیکان همان سو دوباره آماده می‌شود.
ask-first-marker = مهره‌تان را در اتاقی بگذارید: این بهار کنش همان اتاق را انجام می‌دهید.
ask-about-first-marker = سال بعد مهره از همان‌جا در جهت عقربه‌های ساعت پیش می‌رود. به هر اتاق اشاره کنید تا ببینید کنشش چیست.
ask-about-marker = ۱ یا ۲ اتاق رایگان است. گذشتن از پیکان سرخ درباریان همان سو را آماده می‌کند.
ask-about-bidding = مهاجم و مدافع به نوبت یک پاداش اضافه می‌کنند، تا وقتی هر دو پشت سر هم پاس بدهند.
ask-place = { $card }: { $slot }
ask-place-room = آنجا: { $action }، هر بار با { $gives }.
ask-place-under = ارتقا: هر بار { $gives } اضافه می‌کند.
ask-place-court = درباری: یک بار { $gives } برای هر چیزی، تا وقتی مهره از پیکان همان سو بگذرد.
ask-odds =
    محاصره: حمله { $attack } : دفاع { $defence }. { $enough ->
        [yes] همین کافی است.
       *[no] حمله باید بیشتر باشد: یگان یا پاداش جنگ بیشتری لازم است.
    }
ask-indulgence-button = ۳ فلورین، { $points } اعتبار
ask-pick-up-troop = یگانی از اینجا
ask-which = کدام‌یک؟
ask-pick-up = برداشتن از اینجا
ask-others = راه‌های دیگر
ask-scenes = صحنه‌ها
ask-scene-map = نقشه
ask-scene-palace = کاخ
ask-scene-market = بازار
ask-scene-players = بازیکنان
ask-lit = قابل لمس: { $count }

key-touch = لمس؛ هنگام پرداخت، تأیید
key-next = رفتن به مورد بعدیِ قابل لمس
key-back = لغو، سر جا گذاشتن، بستن
key-way = راه دیگر برای پرداخت
key-done = تمام، پاس یا نگه داشتن
key-indulgence = گرفتن آمرزش‌نامه
key-scenes = نقشه، کاخ، بازار، بازیکنان


## On the page: the map

map = نقشهٔ ایتالیا
map-mine = شهرهای شما
map-choosable = شهرهایی که می‌توان انتخاب کرد
map-others = شهرهای دیگر
map-strength = قدرت { $strength }
map-neutral = بی‌طرف
map-held = در اختیار { $family }
map-start = شهر اولیهٔ { $family }
map-closed = در بازی نیست
map-port = بندر
map-pirates = بندر دزدان دریایی
map-cathedral = کلیسای جامع
map-troops = { $count } یگان از { $family }
map-agent = مأمور { $family }
map-besieged = در محاصره
map-roads = راه‌ها: { $cities }
map-voyage = { $count } کشتی: { $cities }
map-annex = برای گرفتن آن:
map-no-ally = بی‌متحد
map-ally = متحد { $family }
map-used = پاداش مصرف‌شده
map-nearer = بزرگ‌نمایی
map-farther = کوچک‌نمایی
map-whole = نمایش همهٔ نقشه

## On the page: the palace and the domain

palace-of = کاخ { $family }
palace-own = کاخ شما
palace-yours = شما
palace-back = بازگشت به کاخ خودتان
palace-open = کاخ چه کسی نشان داده می‌شود
palace-rooms = اتاق‌ها، از بالا در جهت عقربه‌های ساعت
palace-left = درباریان سمت چپ
palace-right = درباریان سمت راست
palace-or = یا
palace-card =
    { $parts ->
        [none] { $name }
       *[known] { $name } ({ $parts })
    }
palace-war-cost = { $count } فلورین برای پاداش جنگ
palace-upgrade = ارتقا: { $card }
palace-marker = مهرهٔ کنش
palace-agent = مأمور { $family }
palace-available = آماده
palace-used = مصرف‌شده
palace-free = خالی
palace-closed = بسته
palace-here = اینجا
palace-state = { $what }: { $state }
palace-treasury = خزانه
palace-florins = { $count } فلورین در خزانه
palace-reserve = { $count } مأمور آزاد
palace-troops = { $count } یگان در ذخیره
palace-hand = کارت‌های خاندان شما
palace-bin = کنار گذاشتن
palace-steps =
    { $count ->
        [0] شروع از اینجا
       *[other] { $count } اتاق جلوتر
    }
palace-ahead = { $action }: { $parts }
palace-refreshes = آماده می‌شوند: { $names }
palace-passes-indulgence = آمرزش‌نامه در اتاق { $room }
palace-blocked = با این وضع بدون کنش
palace-refreshed = ← آماده
domain = قلمرو
domain-counts = { $available } آماده، { $used } مصرف‌شده
domain-cathedral = کلیسای جامع { $city }
domain-trophy = غنیمت { $family }
domain-war-tokens = { $count } توکن پاداش جنگ (هر کدام { "\u2066" }+۱{ "\u2069" })
domain-former-patron = زمانی حامی ماکیاولی بوده است
domain-raise = می‌توانید فراهم کنید
domain-raise-theirs = می‌توان فراهم کرد
domain-one-kind = از هر منبع یک نوع
domain-patronage = گام بعدی هنرپروری

short-lorenzo = لورنتسو
short-piero = پیئرو
short-giovanni = جووانی
short-ferdinand = فردیناند
short-alfonso = آلفونسو
short-montefeltro = فدریکو
short-barbarigo = بارباریگو
short-grimani = گریمانی
short-loredan = لوردان
short-ludovico = لودوویکو
short-galeazzo = گالئاتسو
short-ascanio = آسکانیو
short-alexander = الکساندر
short-lucrezia = لوکرتسیا
short-cesare = چزاره
short-machiavelli = ماکیاولی
short-podesta = شهردار
short-pope = پاپ
short-leonardo = لئوناردو
short-copernicus = کوپرنیک
short-columbus = کلمب
short-bastions = باروها
short-prince = شهریار
short-sistine = سیستین
short-ottoman = عثمانی
short-france = فرانسه
short-empire = امپراتوری

## On the page: the houses, the tracks, prestige and the end

houses = بازیکنان دیگر
house-you = شما
house-open = باز کردن کاخ { $player }
house-place = نوبت { $place }
house-cities = { $count } شهر
house-troops = { $count } یگان از { $most }
house-agents = { $count } مأمور آزاد از { $most }
house-tokens = توکن‌ها: { $ready } آماده، { $used } مصرف‌شده
house-trophy = غنیمت: { $family }
house-alliance = اتحاد: { $power }
house-alliance-used = اتحاد: { $power } (مصرف‌شده)
house-indulgences = { $count } آمرزش‌نامه
house-cathedrals = { $count } کلیسای جامع
house-war-tokens = { $count } توکن پاداش جنگ (هر کدام ⁦+۱⁩)
honours = غنیمت‌ها، اتحادها، عنوان‌ها و پاداش‌ها

prestige-account = اعتبار از چه ساخته شده است
prestige-account-about = اگر اعتبار دو نفر برابر باشد، تاج‌های بیشتر در کاخ و قلمرو تعیین‌کننده است. رتبه‌های دین را صلیب‌ها تعیین می‌کنند.
score-cities = شهرها
score-patronage = هنرپروری
score-printed = کارت‌ها و توکن‌ها
score-religion = دین
score-trophies = غنیمت‌ها
score-alliances = اتحادها
score-indulgences = آمرزش‌نامه‌ها
score-total = اعتبار
score-crosses = صلیب‌ها
score-crowns = تاج‌ها

tracks = مسیرها
track-cities = شهرها
track-order = ترتیب نوبت بعدی
track-patronage = هنرپروری
track-step = گام بعدی
track-religion = دین
track-bonuses = { $count } پاداش آزاد
track-patronage-bonuses = پاداش‌های هنرپروری
track-bonus-free = آزاد
track-bonus-gone = از بازی بیرون رفته
track-or-more = ⁦{ $cell }+⁩
track-cities-cell =
    { $count ->
        [0] { $cell } شهر، اعتبار { $points }
       *[other] { $cell } شهر، اعتبار { $points }: { $players }
    }
track-patronage-cell =
    { $count ->
        [0] خانهٔ { $cell }، اعتبار { $points }
       *[other] خانهٔ { $cell }، اعتبار { $points }: { $players }
    }
track-patronage-bonus =
    { $count ->
        [0] خانهٔ { $cell }، اعتبار { $points }، با پاداش
       *[other] خانهٔ { $cell }، اعتبار { $points }، با پاداش: { $players }
    }
track-religion-cell = ‏{ $players }: { $cell } صلیب، اعتبار { $points }

ending = بازی چگونه تمام می‌شود
ending-last-winter = این آخرین زمستان است.
ending-why-cities = کسی ۸ شهر دارد.
ending-why-patronage = کسی به پایان مسیر هنرپروری رسیده است.
ending-why-no-neutral-city = هیچ شهر بی‌طرفی نمانده است.
ending-why-years = سال آخر رسیده است.
ending-cities =
    { $count ->
        [0] شهرها: { $now } از { $needed }
       *[other] شهرها: { $now } از { $needed } ({ $players })
    }
ending-patronage =
    { $count ->
        [0] هنرپروری: { $now } از { $needed }
       *[other] هنرپروری: { $now } از { $needed } ({ $players })
    }
ending-no-neutral-city = شهرهای بی‌طرف باقی‌مانده: { $left }
ending-years = سال { $now } از { $needed }
ending-brief-cities = شهرها
ending-brief-patronage = هنرپروری
ending-brief-no-neutral-city = بی‌طرفِ مانده
ending-brief-years = سال

marks-legend = مقدارهای بازسازی‌شده
marks-about = خط نقطه‌چین نشانهٔ مقداری است که فقط روی اجزای بازی چاپ شده و از روی دفترچهٔ راهنما و بازی‌ها بازسازی شده است.
marks-own = اگر جعبهٔ بازی را دارید، مقدارهایش را در فایل اجزای خودتان بنویسید. این فرمان فایلی برای شروع می‌دهد:
marks-new-table = باز کردن میز با فایل اجزای خودتان
marks-shown = نمایش نشانه‌ها

year-last = سال قبلی
year-which = سال
year-over = سال { $year } تمام شد. چه دستاوردی داشت؟
year-summary = سال { $year }
year-partly = این صفحه فقط بخشی از سال را دیده است: آنچه پیش از آن گذشت به حساب نیامده.
year-cities = شهرها
year-patronage = هنرپروری
year-florins = فلورین
year-conquered = فتح‌شده:
year-annexed = با دیپلماسی:
year-lost = از دست‌رفته:
year-bonuses = پاداش هنرپروری:
year-bought = خریدها:
year-built = کلیسای جامع در:
year-allied = اتحاد:

heading-year = سال { $year }
heading-order = ترتیب نوبت
heading-player =
    { $state ->
        [now] { $player }: نوبت اوست
        [done] { $player }: بازی کرده
       *[waits] { $player }
    }
course-prestige = اعتبار، سال به سال

## On the page: sieges and bonuses

siege-who =
    { $rival_is ->
        [none] { $player } به شهر بی‌طرف حمله می‌کند
       *[one] { $player } حمله و { $rival } دفاع می‌کند
    }
siege-side-attack = حمله
siege-side-defence = دفاع
siege-neutral = شهر بی‌طرف
siege-part-city = قدرت
siege-part-agent = مأمور
siege-part-bastions = باروها
siege-part-troops = یگان‌ها
siege-part-bonuses = پاداش‌ها
siege-stands-won = همین کافی است
siege-stands-lost = حمله هنوز کم است
siege-stands-tied = فعلاً مساوی است
siege-must = حمله باید بیشتر باشد
siege-settled-attack = هرچه اضافه شود، پیروزید.
siege-settled-defence = هرچه اضافه شود، شهر را نگه می‌دارید.
siege-free = رایگان
siege-enough = کافی است
siege-not-enough = کافی نیست
siege-no-bonus = پاداش جنگی برای اضافه کردن ندارید.
siege-reach = { $player } هنوز می‌تواند به { $plain } برسد.
siege-reach-indulgence = { $player } هنوز می‌تواند به { $plain } برسد، با آمرزش‌نامه به { $reach }.
siege-if-won =
    { $you ->
        [yes] اگر پیروز شوید
       *[no] اگر { $player } پیروز شود
    }
siege-if-lost =
    { $you ->
        [yes] اگر شکست بخورید
       *[no] اگر { $player } شکست بخورد
    }
siege-if-tied = اگر مساوی شود
siege-nothing = چیزی تغییر نمی‌کند.
siege-gains = فتح می‌شود: { $gains } (توکن مصرف‌شده است)
siege-trophy = غنیمتی از { $player }
siege-loses = { $player }: { $count } یگان از دست می‌رود
siege-vacates = { $player }: یک جای درباری باید خالی شود
siege-retreat = { $count } یگان به { $cities } عقب‌نشینی می‌کند
siege-stranded = { $count } یگان جایی برای عقب‌نشینی ندارد و از دست می‌رود
siege-standing = { $player }: { $changes }
siege-cities = شهرها { $before } ← { $after }
siege-prestige = اعتبار { $before } ← { $after }
bonus-about = از هر نوع یکی؛ تا پایان مال شماست.
bonus-taken = نزد { $player } است.
bonus-kind = پاداشی از این نوع داشته‌اید.

orders-sieges = محاصره‌های شما
orders-sieges-about = انتخاب کنید نتیجهٔ کدام یک تعیین شود: شهر یا نام آن را در اینجا لمس کنید.
orders-retreat = عقب‌نشینی از { $city }
orders-retreat-about = { $count } یگان باید برود، از راه زمین رایگان و از راه دریا با کشتی؛ یگانی که جایی نرود از دست می‌رود.
orders-vacate = یک جای درباری از دست رفت
orders-vacate-about = دیگر برای آن شهر کافی ندارید. یکی از کارت‌های روشن کاخ را بردارید و جای خالی را لمس کنید، یا آن را کنار بگذارید.
orders-place = { $card } به دربار شما می‌آید

## On the page: Winter and the market

centre-tabs = وسط میز چه نشان داده شود
centre-tab-map = نقشه
centre-tab-winter = بازار
centre-tab-siege = محاصره
centre-tab-bonus = پاداش‌ها

winter-sheet = زمستان
winter-market-title = بازار
winter-order = هر مرحله، مرحله‌های پیش از خود را می‌بندد.
winter-later = فقط در زمستان فروخته می‌شود؛ اینجا بهای هر چیز و کار آن را می‌بینید.
winter-closed = بسته
winter-wages = مزد
winter-palace = کاخ
winter-market = بازار
winter-hiring = اجیر کردن
winter-alliance = اتحاد

wages-due = { $count } فلورین باید بپردازید
wages-none = مزدی لازم نیست
wages-band = { $from } تا { $to } یگان، فلورین: { $count }
wages-troops = شما { $count } یگان دارید
wages-less = اگر کمتر بپردازید، فقط به همان اندازه یگان نگه می‌دارید.
line-payers = پرداخت با { $sources }
line-otherwise = پرداخت به شیوه‌ای دیگر: { $what }
wages-dismiss = { $count } یگان باید برود: شهری را که ترک می‌شود لمس کنید.

winter-hand = در دست: { $card }
winter-move = کارتی را در کاخ لمس کنید یا بکشید؛ جاهای مجاز آن نشان داده می‌شود.
winter-held = { $card }: یکی از جاهای روشن کاخ را لمس کنید.
winter-put = { $card }: یکی از جاهای روشن کاخ را انتخاب کنید؛ کارتی که آنجاست کنار گذاشته می‌شود.

market-one-each = هر زمستان از هر نوع یکی
market-payable = قابل پرداخت
market-indulgence = فقط با آمرزش‌نامه
market-not-now = الان نه
market-bought = خریده شد
market-agent = یک مأمور بیشتر
market-places = { "\u2066" }+{ $count }{ "\u2069" } جا
market-prestige = اعتبار { $count }
market-left = { $count } مانده

why-missing = کم دارید
why-not-now = الان نه
why-sold-out = تمام شد
why-one-only = یکی دارید
why-one-state = نه هر دو
why-bought-already = خریده شد
why-no-place = جای خالی نیست
why-step-closed = مرحله بسته است
why-enough-troops = یگانی نمانده
why-allied-already = مال شماست
why-agent-needed = مأمور شما لازم است
why-too-weak = شهری با قدرت ۳ یا ۴ نیست
why-has-cathedral = کلیسا دارد
why-built-already = ساخته شد
why-no-cathedral = تمام شد

hiring-arms = { $count } یگان از { $most } در خدمت
hiring-not-now = الان نمی‌توان یگانی اجیر کرد.
alliance-one = هر زمستان یکی
alliance-text = { $name }: { $gives }
alliance-waive = صرفه‌جویی:

## On the page: learning: the lesson, the figures of the rules, the reference

lesson-welcome = شما فلورانس هستید، خاندان مدیچی، در سال اول بازی با ناپل و ونیز. هر کس اعتبار بیشتری داشته باشد می‌بَرد؛ شهرها، هنرپروری، عنوان‌ها و دین اعتبار می‌آورند. در بهار هر کس یک کنش انجام می‌دهد و در زمستان خرید می‌کند و یگان اجیر می‌کند.
lesson-marker = این کاخ شماست: پنج اتاق در یک حلقه و درباریان در دو سو. هر بهار مهره در یک اتاق می‌ایستد و شما کنش آن اتاق را انجام می‌دهید. مهره را در اتاق پیئرو مدیچی بگذارید: دیپلماسی.
lesson-annex = با دیپلماسی شهری بی‌طرف را می‌گیرید که راهی آن را به شهر شما وصل می‌کند. بهای آن تاج است: بیشتر از قدرت شهر. قدرت راونا ۲ است، پس ۳ تاج می‌خواهد. راونا را لمس کنید.
lesson-payment = هنوز چیزی پرداخت نشده است. پیئرو در اتاق است و ۱ تاج می‌دهد، لورنتسو درباری است و ۲ تاج اضافه می‌کند: از هر کارت یا توکن فقط یک نوع نماد به کار می‌رود. شماره‌ها نشان می‌دهند بها با چه پرداخت می‌شود. «راه دیگر» به جای لورنتسو توکن فلورانس را پیشنهاد می‌کند: امتحان کنید و برگردید.
lesson-pay = درباری یا توکنی که با آن بپردازید مصرف‌شده می‌شود. لورنتسو وقتی دوباره آماده می‌شود که مهره از پیکان کنار درباریان سمت راست بگذرد؛ توکن باید منتظر فرمانروایی بماند. پس بگذارید لورنتسو بپردازد: تأیید کنید.
lesson-order = راونا مال شماست؛ توکن آن در قلمرو شما و آماده است. ناپل و ونیز هم هر کدام شهری گرفته‌اند. مسیرها نشان می‌دهند: هر کس شهر بیشتری دارد در ترتیب نوبت بعدی جلوتر است و میان برابرها آن که دیرتر رسیده است.
lesson-buy = زمستان: مزد، کاخ، خرید، اجیر کردن و اتحاد، به همین ترتیب. دو یگان مزد نمی‌خواهند. در بازار می‌بینید هر چیز چند است. کندوتیره را بخرید: درباری‌ای با نماد جنگ.
lesson-place = کارت جدید به جای درباری می‌رود و بلافاصله آماده است. کندوتیره را در جای خالی سمت چپ بگذارید؛ اگر جا پر باشد، درباری قبلی کنار گذاشته می‌شود.
lesson-cash = فلورین از خزانه می‌آید و از درباریان و توکن‌های آماده، که بعد مصرف‌شده می‌شوند. پیشنهاد را ببینید و تأیید کنید.
lesson-hire = حالا در فلورانس یک یگان اجیر کنید. در شهرهای اولیهٔ خودتان ۱ فلورین می‌خواهد و در شهرهای دیگرتان ۳ فلورین.
lesson-hire-pay = خزانه خالی است: توکن پیزا فلورین خود را می‌دهد و مصرف‌شده می‌شود. تأیید کنید.
lesson-winter-done = فلورین‌های فلورانس و راونا برای بعد می‌مانند. زمستان خود را تمام کنید.
lesson-move = بهار دوم. از این به بعد مهره در جهت عقربه‌های ساعت می‌رود، ۱ یا ۲ اتاق رایگان. ۲ اتاق جلو بروید، تا جنگ: مهره در راه از پیکان راست می‌گذرد و همهٔ درباریان سمت راست آماده می‌شوند.
lesson-march = هر سواره‌نظام یک یگان را از یک راه می‌برد؛ یکی را اتاق می‌دهد. یگانی که به شهر بی‌طرف یا شهر دیگران برسد آن را محاصره می‌کند. از فلورانس به اوربینو بروید.
lesson-war-done = نتیجهٔ محاصره‌ها در پایان بهار معلوم می‌شود. کندوتیره می‌توانست برای یک لشکرکشی دیگر سواره‌نظام بدهد، ولی در محاصره ارزش بیشتری دارد. نوبت خود را تمام کنید.
lesson-strike = محاصرهٔ اوربینو: ۱ یگان در برابر قدرت ۱. برای فتح، حمله باید بیشتر باشد. می‌بینید پاداش چه می‌کند و برد و باخت چه هزینه‌ای دارد. کندوتیره را اضافه کنید: ⁦+۱⁩.
lesson-prestige = اوربینو مال شماست. چهار شهر دارید، بیشتر از همه. توکن شهر فتح‌شده مصرف‌شده می‌آید؛ فرمانروایی آن را آماده می‌کند. این اعتبار شماست و هر چه آن را می‌سازد.
lesson-end = بازی با زمستان سالی تمام می‌شود که کسی ۸ شهر داشته باشد یا به پایان مسیر هنرپروری برسد، یا شهر بی‌طرفی نمانده باشد. اگر دوست دارید ادامه بدهید: حالا نوبت مزد است. قوانین و راهنمای نمادها با یک لمس باز می‌شوند.

reference = راهنمای نمادها
reference-search = جست‌وجو در راهنمای نمادها
reference-symbols = نمادها
reference-actions = کنش‌ها
reference-signs = نشانه‌ها
reference-nobles = اشراف
reference-families = کارت‌های خاندان
reference-tokens = عنوان‌ها و توکن‌های دیگر
reference-powers = دولت‌ها
reference-bonuses = پاداش‌های هنرپروری
reference-cities = شهرها
reference-available = آماده: می‌تواند بپردازد. هر پرداخت همهٔ نمادهای یک نوع را از آن می‌گیرد.
reference-used = مصرف‌شده: هاشور و خط بریده. درباریان وقتی آماده می‌شوند که مهره از پیکان سمت آن‌ها بگذرد و توکن‌ها با فرمانروایی.
reference-powers-about = در هر زمستان می‌توانید یک اتحاد ببندید؛ تا وقتی مأمور دشمن روی آن نباشد ۱ اعتبار دارد. اگر مأمور شما آنجا باشد، اتحاد با دولتِ بی‌متحد یک نماد ارزان‌تر است.
reference-symbol-florin = بهای فلورینی را می‌پردازد و در هر تصمیم خود می‌توانید آن را به خزانه ببرید.
reference-symbol-crown = برای فرمانروایی، هنرپروری، دیپلماسی، خرید و برداشتن آمرزش‌نامه.
reference-symbol-cross = برای فرمانروایی، هنرپروری، خرید و برداشتن آمرزش‌نامه. در پایان همهٔ صلیب‌ها در دین حساب می‌شوند.
reference-symbol-cavalry = در جنگ یک یگان را از یک راه می‌برد.
reference-symbol-ship = در جنگ یک یگان را از یک دریا می‌گذراند، در دیپلماسی و عقب‌نشینی از دریا می‌گذرد و در تجارت ۲ فلورین می‌آورد.
reference-symbol-mask = در دسیسه یک مأمور می‌فرستد؛ دو نقاب مأمور بازیکن دیگر را بیرون می‌کند.
reference-symbol-war = پاداش جنگ ⁦+۱⁩ در محاصره یا نبرد در دشت.
reference-symbol-arrow = مهره یک اتاق بیشتر می‌رود.
reference-action-govern = با هر تاج یا صلیب تا ۲ توکن را آماده کنید یا پاداش یک اتحاد را تمدید کنید.
reference-action-patronage = یک خانه در مسیر هنرپروری جلو بروید؛ خانه‌های ۲ و ۴ پاداش دارند.
reference-action-trade = برای هر کشتی ۲ فلورین.
reference-action-diplomacy = شهری بی‌طرف را که راهی به شهر شما دارد، یا بندری در آن سوی دریا را، با تاج‌هایی بیشتر از قدرتش بگیرید.
reference-action-war = یگان‌ها را حرکت دهید؛ یگانی که به شهر دیگران یا شهر بی‌طرف برسد آن را محاصره می‌کند.
reference-action-intrigue = با هر نقاب یک مأمور به شهر، اتاق یا روی اتحاد بفرستید.
reference-sign-city = شهر: عدد وسط قدرت آن است؛ رنگ و نقش نشان می‌دهد مال کیست.
reference-sign-anchor = بندر: رفت‌وآمد کشتی‌ها از اینجاست.
reference-sign-pirate = بندر دزدان دریایی: با دیپلماسی به دست نمی‌آید.
reference-sign-cathedral = کلیسای جامع: در زمستان، در شهری با قدرت ۳ یا ۴ ساخته می‌شود.
reference-sign-troop = یگان: ۱ در حمله و در دفاع.
reference-sign-agent = مأمور: برای صاحبش شهر ۱ واحد ضعیف‌تر و اتحاد ارزان‌تر است؛ در اتاق دیگران جلوی کنش را می‌گیرد.
reference-sign-indulgence = آمرزش‌نامه: جلوی کنش اتاقش را می‌گیرد و ⁦−۱⁩ اعتبار دارد.
reference-sign-trophy = غنیمت از حریفی که شهری از او فتح شده: ۲ اعتبار.
reference-sign-prestige = اعتبار: هر کس بیشتر داشته باشد می‌بَرد.
reference-token-duchy = عنوانی با نشان خودتان.
reference-token-principality = عنوانی با نشان خودتان.
reference-token-kingdom = عنوان؛ پادشاهی یا جمهوری، نه هر دو.
reference-token-republic = عنوان؛ جمهوری یا پادشاهی، نه هر دو.
reference-token-guild = هر بازیکن حداکثر یکی.
reference-token-cathedral = برای شهری از شما با قدرت ۳ یا ۴ که ندارد؛ توکن آن مصرف‌شده می‌آید.
reference-costs = بها
reference-strength = قدرت { $strength }
reference-agent = یک مأمور می‌آورد
reference-places = { $count } جای درباری بیشتر
reference-limit = هر بازیکن حداکثر { $count }
reference-copies = { $count } عدد در جعبه

## Tips

tip-placing = کارتی که کنش دارد جایش در اتاق است: مهرهٔ شما آنجا آن را انجام می‌دهد. کارت در جای درباری به پرداخت کمک می‌کند، مهره هر جا باشد.
tip-marker = هر بهار مهرهٔ شما در یک اتاق می‌ایستد و کنش همان اتاق را انجام می‌دهید. یک اتاق روشن را انتخاب کنید؛ به آن اشاره کنید تا ببینید در راه چه می‌شود.
tip-siege = برای فتح شهر، حمله باید بیشتر از دفاع باشد. هر بار یک پاداش اضافه کنید یا پاس بدهید؛ اینجا می‌بینید برد و باخت چه می‌آورد.
tip-payment = عددها نشان می‌دهند کدام کارت‌ها و توکن‌ها می‌پردازند؛ درباریان و توکن‌ها بعد از آن مصرف‌شده‌اند. تا تأیید نکنید چیزی پرداخت نمی‌شود.
tip-annex = شهرهای روشن را می‌توانید با دیپلماسی بگیرید. تاج‌ها باید بیشتر از قدرت شهر باشند؛ روی شهری بزنید تا بها و شیوهٔ پرداخت آن را ببینید.
tip-march = روی یک شهر روشن بزنید تا یگان به آنجا برود. یگانی که وارد شهر بی‌طرف یا شهر دیگران شود محاصره‌اش می‌کند؛ نتیجهٔ محاصره‌ها در پایان بهار مشخص می‌شود.
tip-patronage = هنرپروری اعتبار می‌آورد، سالی یک گام. گام‌های ۲ و ۴ پاداشی به انتخاب خودتان هم می‌دهند.
tip-winter = زمستان از بالا به پایین پیش می‌رود: هر کاری در پایین‌تر بکنید، آنچه بالای آن است بسته می‌شود. لازم نیست همه چیز را خرج کنید.
tip-alliance = اتحاد اعتبار و یک پاداش می‌آورد، اما در هر زمستان فقط یکی می‌شود بست. اگر مأمورتان آنجا باشد، اتحاد با دولتِ بی‌متحد یک نماد ارزان‌تر است.
tip-ending = زمستان پیش رو آخرین است اگر کسی ۸ شهر داشته باشد یا به پایان مسیر هنرپروری برسد، یا شهر بی‌طرفی نماند. هر که اعتبارش بیشتر باشد برنده است.

# چرا ربات چنین می‌کرد

hint-why-only = حرکت دیگری ممکن نیست.
hint-why-best = در بازی‌های شبیه‌سازی‌شده بهترین نتیجه را داشت.
hint-why-room = اکنون این اتاق بیشترین سود را برایتان دارد.
hint-why-palace = کارت در آنجا بیشتر به کارتان می‌آید.
hint-why-opens = اتاقی از کاختان را دوباره باز می‌کند.
hint-why-enough = هر کار دیگری بیش از سودش خرج دارد.
hint-why-pays = ارزان‌ترین راه پرداخت است.
hint-why-patronage = هنرپروری اعتبار و پاداش می‌آورد.
hint-why-bonus = این پاداش بیش از بقیه به کارتان می‌آید.
hint-why-buys = در سال‌های بعد هزینه‌اش را درمی‌آورد.
hint-why-prestige = اعتبار می‌آورد.
hint-why-renews = آنچه دوباره آماده شود دوباره می‌تواند بپردازد.
hint-why-city = شما را به شهری دیگر نزدیک‌تر می‌کند.
hint-why-troops = یگان‌هایتان جایی می‌مانند که به هزینه‌شان می‌ارزد.
hint-why-agents = مأمور در آنجا به شما کمک می‌کند یا جلوی حریفی را می‌گیرد.
hint-why-strikes = می‌تواند محاصره را یکسره کند.
