### واژه‌های Virtù، برای صفحه و خط فرمان. متغیرها در docs/words.md شرح داده شده‌اند.

## What the game is called

title-name = Virtù

## The log: event-… for every event of the game

event-family = خاندان { $player }: { $family }.
event-first = { $player } نفر اول است.
event-placed =
    { $card ->
        [none] { $player } یک کارت خاندان می‌گذارد.
       *[known] { $player } کارت «{ $card }» را می‌گذارد: { $slot }.
    }
event-all-placed = همهٔ کارت‌های خاندان گذاشته شده‌اند و رو می‌شوند.
event-year = سال { $year } شروع می‌شود: بهار.
event-marker = مهرهٔ { $player } به اتاق { $room } می‌رسد.
event-courtiers-refreshed =
    { $side ->
        [left] مهره از پیکان سمت چپ می‌گذرد: همهٔ درباریان سمت چپ { $player } آماده‌اند.
       *[right] مهره از پیکان سمت راست می‌گذرد: همهٔ درباریان سمت راست { $player } آماده‌اند.
    }
event-blocked = آمرزش‌نامه یا مأمور دشمن اتاق { $room } را بسته است: { $player } نمی‌تواند کنشی انجام دهد.
event-indulgence-taken = { $player } آمرزش‌نامه‌ای می‌گیرد و در اتاق { $room } می‌گذارد.
event-indulgence-removed = { $player } آمرزش‌نامه را از اتاق { $room } برمی‌دارد.
event-cashed = { $player } مبلغ { $florins } فلورین به خزانه می‌برد: { $source }.
event-paid =
    { $payment ->
        [none] { $player } برای { $for } چیز دیگری نمی‌پردازد.
       *[known] { $player } برای { $for } ({ $price }) می‌پردازد: { $payment }.
    }
event-turned = { $player } دوباره آماده می‌کند: { $source }.
event-patronage = { $player } در مسیر هنرپروری به خانهٔ { $cell } می‌رسد.
event-bonus = { $player } پاداش هنرپروری می‌گیرد: { $bonus }.
event-traded = { $player } با { $ships } کشتی تجارت می‌کند و { $florins } فلورین می‌گیرد.
event-annexed = { $player } شهر { $city } را با دیپلماسی می‌گیرد.
event-moved-troop = { $player } یگانی را از { $from } به { $to } می‌برد.
event-siege-begun = { $player } شهر { $city } را محاصره می‌کند.
event-armed =
    { $tokens ->
        [0] { $player } توکن پاداش جنگ نمی‌گیرد: توکنی نمانده است.
       *[other] { $player } تعداد { $tokens } توکن پاداش جنگ (هر کدام { "\u2066" }+۱{ "\u2069" }) می‌گیرد.
    }
event-agent-sent = { $player } مأموری را از { $from } به { $to } می‌فرستد.
event-agent-expelled = { $player } مأمور { $owner } را از { $place } بیرون می‌کند.
event-siege-opened =
    { $rival_is ->
        [none] تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به شهر بی‌طرف حمله می‌کند.
       *[one] تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به { $rival } حمله می‌کند.
    }
event-battle-opened = نبرد در دشت، کنار { $city }: { $player } با { $rival } روبه‌رو می‌شود.
event-struck = { $player } پاداش جنگ اضافه می‌کند ({ "\u2066" }+{ $strength }{ "\u2069" }): { $source }.
event-passed = { $player } فعلاً پاداش دیگری اضافه نمی‌کند.
event-conquered =
    { $defender_is ->
        [none] { $player } شهر { $city } را فتح می‌کند ({ $attack } بر { $defence }).
       *[one] { $player } شهر { $city } را از { $defender } می‌گیرد ({ $attack } بر { $defence }).
    }
event-repelled =
    { $defender_is ->
        [none] شهر { $city } در برابر محاصرهٔ { $player } مقاومت می‌کند ({ $attack } بر { $defence }).
       *[one] { $defender } شهر { $city } را در برابر { $player } حفظ می‌کند ({ $attack } بر { $defence }).
    }
event-battle = نبرد در دشت، کنار { $city } – { $player }: { $attack }، { $rival }: { $defence }.
event-troops-lost = { $player } در { $city } تعداد { $troops } یگان از دست می‌دهد.
event-retreated = یک یگان { $player } از { $from } به { $to } عقب‌نشینی می‌کند.
event-order = ترتیب نوبت جدید: { $order }.
event-last-winter = پایان نزدیک است: این آخرین زمستان است.
event-wages =
    { $florins ->
        [0] { $player } مزدی نمی‌پردازد.
       *[other] { $player } مبلغ { $florins } فلورین مزد می‌پردازد.
    }
event-dismissed = { $player } یگانی را در { $city } مرخص می‌کند.
event-moved-card = { $player } کارت «{ $card }» را جابه‌جا می‌کند: از { $from } به { $to }.
event-discarded = { $player } کارت «{ $card }» را کنار می‌گذارد.
event-bought = { $player } به دست می‌آورد: { $item }.
event-built = { $player } در { $city } کلیسای جامع می‌سازد.
event-hired = { $player } در { $city } یک یگان اجیر می‌کند.
event-allied =
    { $former_is ->
        [none] { $player } با { $power } متحد می‌شود.
       *[one] { $player } اتحاد { $former } با { $power } را از او می‌گیرد.
    }
event-game-over =
    { $players_count ->
        [one] بازی تمام شد: { $players } فرمانروای ایتالیاست.
       *[other] بازی تمام شد: { $players } با هم بر ایتالیا فرمان می‌رانند.
    }

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
outcome-patronage =
    { $winners_count ->
        [one] یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
outcome-no-neutral-city =
    { $winners_count ->
        [one] شهر بی‌طرفی نماند و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] شهر بی‌طرفی نماند و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
outcome-years =
    { $winners_count ->
        [one] آخرین سال تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] آخرین سال تمام شد: { $winners } با هم برنده‌اند.
    }

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

prompt-placing = کارت‌های خاندان خود را در اتاق‌ها یا جای درباریان بگذارید.
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
illegal-not-to-turn = { $what }: توکن مصرف‌شدهٔ شما نیست، یا همین کنش را با آن پرداخته‌اید، یا چیزی برای پرداخت نمانده است.
illegal-not-to-renew = اتحاد با { $what } متعلق به شما نیست، پاداش آن مصرف نشده است، یا چیزی برای پرداخت نمانده است.
illegal-no-march = آنجا یگانی ندارید، راهی به آنجا نیست، یا سواره‌نظام کافی نیست.
illegal-no-voyage = آنجا یگانی ندارید، از دریا راهی به آنجا نیست، یا کشتی کافی نیست.
illegal-no-agent = الان هیچ‌کدام از مأموران شما نمی‌تواند به آنجا برود: { $what }.
illegal-no-hiring = در { $what } نمی‌توانید یگان اجیر کنید: شهر شما نیست، هزینه‌اش زیاد است، یا ۶ یگان دارید.
illegal-no-troop = در { $what } یگانی ندارید.
illegal-no-siege = شما { $what } را محاصره نکرده‌اید.
illegal-no-withdrawal = فقط برندهٔ نبرد در دشت می‌تواند از { $what } بازگردد.
illegal-no-retreat = یگان نمی‌تواند به { $what } عقب‌نشینی کند.
illegal-no-bonus = { $what }: الان پاداش جنگ ندارد، یا نمی‌توانید هزینهٔ آن را بپردازید.
illegal-not-usable = این نماد اینجا قابل استفاده نیست، یا بقیهٔ هزینه پرداخت‌نشده می‌ماند.
illegal-no-florins = { $what }: الان فلورینی ندارد، یا بقیهٔ هزینه پرداخت‌نشده می‌ماند.
illegal-no-indulgence = الان نمی‌توانید آمرزش‌نامه بگیرید: سالی ۱، در هر اتاق ۱، در مجموع ۱۰.
illegal-no-alliance = اتحاد با { $what } ممکن نیست: از قبل متحد شماست، یا متحد بازیکن دیگری است و مأموری روی آن ندارید، یا هزینه‌اش زیاد است.
illegal-place-not-free = اینجا جای درباری شما برای کارت نیست: { $what }.
illegal-no-place = جای درباری برای این کارت ندارید: { $what }.
illegal-own-room-first = اول باید مأمور دشمن را از این اتاق بردارید.
illegal-no-courtier = اینجا درباری‌ای نیست: { $what }.
illegal-card-barred = آنجا کارتی نیست که جابه‌جا شود، یا نمی‌تواند به آنجا برود.
illegal-bonus-not-offered = { $what } قبلاً گرفته شده است، یا از این نوع پاداش دارید یا داشته‌اید.
illegal-other-action = کنش این اتاق دیپلماسی نیست.
illegal-city-closed = { $what } در بازی نیست.
illegal-city-controlled = { $what } بی‌طرف نیست: در اختیار کسی است.
illegal-pirate-port = { $what } بندر دزدان دریایی است: فقط با جنگ می‌توان آن را گرفت.
illegal-not-joined = نه راهی { $what } را به یکی از شهرهای شما وصل می‌کند و نه دریایی.
illegal-no-enemy-agent = اینجا مأمور دشمن نیست: { $what }.
illegal-place-taken = اینجا از قبل مأموری هست: { $what }.
illegal-guarded = کتاب شهریار مأموران شما را راه نمی‌دهد: { $what }.
illegal-palace-taken = در این کاخ از قبل مأمور دشمن هست: { $what }.
illegal-bought-already = این را همین زمستان یک بار خریده‌اید: { $what }.
illegal-not-for-sale = { $what }: دیگر نمانده است، یا بیش از این نمی‌توانید داشته باشید.
illegal-no-site = { $what } شهر شما نیست، ضعیف است، یا از قبل کلیسای جامع دارد.
illegal-cannot-build = کلیسای جامعی نمانده است، همین زمستان یکی ساخته‌اید، یا نمی‌توانید هزینهٔ آن را بپردازید.

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
