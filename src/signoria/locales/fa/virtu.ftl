### واژه‌های Virtù، برای صفحه و خط فرمان. متغیرها در en/virtu.ftl شرح داده شده‌اند.

## The log: event-… for every event of the game

virtu-event-family = خاندان { $player }: { $family }.
virtu-event-first = { $player } نفر اول است.
virtu-event-placed =
    { $card ->
        [none] { $player } یک کارت خاندان می‌گذارد.
       *[known] { $player } کارت «{ $card }» را می‌گذارد: { $slot }.
    }
virtu-event-all-placed = همهٔ کارت‌های خاندان گذاشته شده‌اند و رو می‌شوند.
virtu-event-year = سال { $year } شروع می‌شود: بهار.
virtu-event-marker = مهرهٔ { $player } به اتاق { $room } می‌رسد.
virtu-event-courtiers-refreshed =
    { $side ->
        [left] مهره از پیکان سمت چپ می‌گذرد: همهٔ درباریان سمت چپ { $player } آماده‌اند.
       *[right] مهره از پیکان سمت راست می‌گذرد: همهٔ درباریان سمت راست { $player } آماده‌اند.
    }
virtu-event-blocked = آمرزش‌نامه یا مأمور دشمن اتاق { $room } را بسته است: { $player } نمی‌تواند کنشی انجام دهد.
virtu-event-indulgence-taken = { $player } آمرزش‌نامه‌ای می‌گیرد و در اتاق { $room } می‌گذارد.
virtu-event-indulgence-removed = { $player } آمرزش‌نامه را از اتاق { $room } برمی‌دارد.
virtu-event-cashed = { $player } مبلغ { $florins } فلورین به خزانه می‌برد: { $source }.
virtu-event-paid =
    { $payment ->
        [none] { $player } برای { $for } چیز دیگری نمی‌پردازد.
       *[known] { $player } برای { $for } ({ $price }) می‌پردازد: { $payment }.
    }
virtu-event-turned = { $player } دوباره آماده می‌کند: { $source }.
virtu-event-patronage = { $player } در مسیر هنرپروری به خانهٔ { $cell } می‌رسد.
virtu-event-bonus = { $player } پاداش هنرپروری می‌گیرد: { $bonus }.
virtu-event-traded = { $player } با { $ships } کشتی تجارت می‌کند و { $florins } فلورین می‌گیرد.
virtu-event-annexed = { $player } شهر { $city } را با دیپلماسی می‌گیرد.
virtu-event-moved-troop = { $player } یگانی را از { $from } به { $to } می‌برد.
virtu-event-siege-begun = { $player } شهر { $city } را محاصره می‌کند.
virtu-event-armed =
    { $tokens ->
        [0] { $player } توکن پاداش جنگ نمی‌گیرد: توکنی نمانده است.
       *[other] { $player } تعداد { $tokens } توکن پاداش جنگ (هر کدام { "\u2066" }+۱{ "\u2069" }) می‌گیرد.
    }
virtu-event-agent-sent = { $player } مأموری را از { $from } به { $to } می‌فرستد.
virtu-event-agent-expelled = { $player } مأمور { $owner } را از { $place } بیرون می‌کند.
virtu-event-siege-opened =
    { $rival_is ->
        [none] تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به شهر بی‌طرف حمله می‌کند.
       *[one] تعیین نتیجهٔ محاصرهٔ { $city }: { $player } به { $rival } حمله می‌کند.
    }
virtu-event-battle-opened = نبرد در دشت، کنار { $city }: { $player } با { $rival } روبه‌رو می‌شود.
virtu-event-struck = { $player } پاداش جنگ اضافه می‌کند ({ "\u2066" }+{ $strength }{ "\u2069" }): { $source }.
virtu-event-passed = { $player } فعلاً پاداش دیگری اضافه نمی‌کند.
virtu-event-conquered =
    { $defender_is ->
        [none] { $player } شهر { $city } را فتح می‌کند ({ $attack } بر { $defence }).
       *[one] { $player } شهر { $city } را از { $defender } می‌گیرد ({ $attack } بر { $defence }).
    }
virtu-event-repelled =
    { $defender_is ->
        [none] شهر { $city } در برابر محاصرهٔ { $player } مقاومت می‌کند ({ $attack } بر { $defence }).
       *[one] { $defender } شهر { $city } را در برابر { $player } حفظ می‌کند ({ $attack } بر { $defence }).
    }
virtu-event-battle = نبرد در دشت، کنار { $city } – { $player }: { $attack }، { $rival }: { $defence }.
virtu-event-troops-lost = { $player } در { $city } تعداد { $troops } یگان از دست می‌دهد.
virtu-event-retreated = یک یگان { $player } از { $from } به { $to } عقب‌نشینی می‌کند.
virtu-event-order = ترتیب نوبت جدید: { $order }.
virtu-event-last-winter = پایان نزدیک است: این آخرین زمستان است.
virtu-event-wages =
    { $florins ->
        [0] { $player } مزدی نمی‌پردازد.
       *[other] { $player } مبلغ { $florins } فلورین مزد می‌پردازد.
    }
virtu-event-dismissed = { $player } یگانی را در { $city } مرخص می‌کند.
virtu-event-moved-card = { $player } کارت «{ $card }» را جابه‌جا می‌کند: از { $from } به { $to }.
virtu-event-discarded = { $player } کارت «{ $card }» را کنار می‌گذارد.
virtu-event-bought = { $player } به دست می‌آورد: { $item }.
virtu-event-built = { $player } در { $city } کلیسای جامع می‌سازد.
virtu-event-hired = { $player } در { $city } یک یگان اجیر می‌کند.
virtu-event-allied =
    { $former_is ->
        [none] { $player } با { $power } متحد می‌شود.
       *[one] { $player } اتحاد { $former } با { $power } را از او می‌گیرد.
    }
virtu-event-game-over =
    { $players_count ->
        [one] بازی تمام شد: { $players } فرمانروای ایتالیاست.
       *[other] بازی تمام شد: { $players } با هم بر ایتالیا فرمان می‌رانند.
    }

## What a payment is for: for-… for every purpose

virtu-for-nothing = هیچ
virtu-for-steps = حرکت بیشتر مهره
virtu-for-indulgence = برداشتن آمرزش‌نامه
virtu-for-turn = آماده کردن توکن‌ها
virtu-for-renew = تمدید پاداش اتحاد
virtu-for-patronage = هنرپروری
virtu-for-annex = دیپلماسی
virtu-for-march = لشکرکشی
virtu-for-sail = سفر دریایی
virtu-for-arms = پاداش جنگ
virtu-for-agent = فرستادن مأمور
virtu-for-expel = بیرون کردن مأمور
virtu-for-retreat = عقب‌نشینی
virtu-for-buy = خرید
virtu-for-build = ساختن کلیسای جامع
virtu-for-alliance = اتحاد
virtu-for-wages = مزد
virtu-for-hire = اجیر کردن یگان
virtu-for-strike = پاداش جنگ در محاصره

## بها و پرداخت، جزءبه‌جزء

virtu-count-florin = { $count } فلورین
virtu-count-crown = { $count } تاج
virtu-count-cross = { $count } صلیب
virtu-count-cavalry = { $count } سواره‌نظام
virtu-count-ship = { $count } کشتی
virtu-count-mask = { $count } نقاب
virtu-count-war = { $count } نماد جنگ
virtu-count-arrow = { $count } پیکان
virtu-count-either = { $count } تاج یا صلیب
virtu-payment-treasury = { $florins } فلورین از خزانه
virtu-payment-cash = { $source } (فلورین‌ها به خزانه)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

virtu-outcome-cities =
    { $winners_count ->
        [one] یکی از بازیکنان ۸ شهر داشت و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] یکی از بازیکنان ۸ شهر داشت و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
virtu-outcome-patronage =
    { $winners_count ->
        [one] یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] یکی از بازیکنان به پایان مسیر هنرپروری رسید و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
virtu-outcome-no-neutral-city =
    { $winners_count ->
        [one] شهر بی‌طرفی نماند و بازی تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] شهر بی‌طرفی نماند و بازی تمام شد: { $winners } با هم برنده‌اند.
    }
virtu-outcome-years =
    { $winners_count ->
        [one] آخرین سال تمام شد: { $winners } با بیشترین اعتبار برنده است.
       *[other] آخرین سال تمام شد: { $winners } با هم برنده‌اند.
    }

## Prestige, line by line ($points), and what else is compared ($count)

virtu-prestige-cities = شهرها: { $points }
virtu-prestige-patronage = هنرپروری: { $points }
virtu-prestige-printed = کارت‌ها و توکن‌ها: { $points }
virtu-prestige-religion = دین: { $points }
virtu-prestige-trophies = غنیمت‌ها: { $points }
virtu-prestige-alliances = اتحادها: { $points }
virtu-prestige-indulgences = آمرزش‌نامه‌ها: { $points }
virtu-prestige-total = اعتبار: { $points }
virtu-prestige-crosses = صلیب‌ها، برای رتبهٔ دین: { $count }
virtu-prestige-crowns = تاج‌ها، برای شکستن تساوی: { $count }

## Names: cities

virtu-name-Nizza = نیس
virtu-name-Torino = تورین
virtu-name-Milano = میلان
virtu-name-Genova = جنوا
virtu-name-Parma = پارما
virtu-name-Mantova = مانتوا
virtu-name-Padova = پادوا
virtu-name-Venezia = ونیز
virtu-name-Bologna = بولونیا
virtu-name-Ravenna = راونا
virtu-name-Pisa = پیزا
virtu-name-Firenze = فلورانس
virtu-name-Siena = سیه‌نا
virtu-name-Urbino = اوربینو
virtu-name-Perugia = پروجا
virtu-name-Ancona = آنکونا
virtu-name-Spoleto = اسپولتو
virtu-name-Civitavecchia = چیویتاوکیا
virtu-name-Roma = رم
virtu-name-Terracina = تراچینا
virtu-name-Benevento = بنونتو
virtu-name-Napoli = ناپل
virtu-name-Bari = باری
virtu-name-Taranto = تارانتو
virtu-name-Reggio = ردجو
virtu-name-Palermo = پالرمو
virtu-name-Cagliari = کالیاری
virtu-name-Ajaccio = آژاکسیو
virtu-name-Tunisi = تونس
virtu-name-Ragusa = راگوزا

## Names: families and their dynasties

virtu-name-florence = فلورانس
virtu-name-naples = ناپل
virtu-name-venice = ونیز
virtu-name-milan = میلان
virtu-name-rome = رم

virtu-dynasty-florence = خاندان مدیچی
virtu-dynasty-naples = خاندان آراگون
virtu-dynasty-venice = دوج‌ها
virtu-dynasty-milan = خاندان اسفورتسا
virtu-dynasty-rome = خاندان بورجا

## Names: cards

virtu-name-lorenzo = لورنتسو د مدیچی
virtu-name-piero = پیئرو د مدیچی
virtu-name-giovanni = جووانی د مدیچی
virtu-name-ferdinand = فردیناند دوم ناپل
virtu-name-alfonso = آلفونسو، دوک کالابریا
virtu-name-montefeltro = فدریکو دا مونته‌فلترو
virtu-name-barbarigo = آگوستینو بارباریگو
virtu-name-grimani = آنتونیو گریمانی
virtu-name-loredan = لئوناردو لوردان
virtu-name-ludovico = لودوویکو اسفورتسا
virtu-name-galeazzo = گالئاتسو سانسورینو
virtu-name-ascanio = آسکانیو اسفورتسا
virtu-name-alexander = الکساندر ششم
virtu-name-lucrezia = لوکرتسیا بورجا
virtu-name-cesare = چزاره بورجا

virtu-name-ambassador = سفیر
virtu-name-bishop = اسقف
virtu-name-cardinal = کاردینال
virtu-name-merchant = بازرگان
virtu-name-gonfalonier = پرچم‌دار
virtu-name-condottiere = کندوتیره
virtu-name-admiral = دریاسالار
virtu-name-counsellor = رایزن
virtu-name-podesta = شهردار
virtu-name-assassin = آدم‌کش
virtu-name-banker = بانکدار
virtu-name-pope = پاپ

## Names: titles and other tokens

virtu-name-duchy = دوک‌نشین
virtu-name-principality = شاهزاده‌نشین
virtu-name-kingdom = پادشاهی
virtu-name-republic = جمهوری
virtu-name-guild = صنف
virtu-name-cathedral = کلیسای جامع

## Names: powers and patronage bonuses, and what they do

virtu-name-ottoman = امپراتوری عثمانی
virtu-name-france = پادشاهی فرانسه
virtu-name-empire = امپراتوری مقدس روم
virtu-name-leonardo = لئوناردو دا وینچی
virtu-name-copernicus = نیکولاس کوپرنیک
virtu-name-michelangelo = میکل‌آنژ
virtu-name-columbus = کریستف کلمب
virtu-name-machiavelli = نیکولو ماکیاولی
virtu-name-bastions = باروها
virtu-name-prince = کتاب شهریار
virtu-name-duomo = دوئومو
virtu-name-sistine = نمازخانهٔ سیستین
virtu-name-artillery = توپخانه

virtu-card-ottoman-effect = ۲ کشتی، هر دو با هم، برای دیپلماسی، جنگ، تجارت یا عقب‌نشینی.
virtu-card-france-effect = پاداش جنگ { "\u2066" }+۲{ "\u2069" } در محاصره یا نبرد در دشت.
virtu-card-empire-effect = ۱ صلیب برای هر کنش، خرید یا آمرزش‌نامه؛ تا وقتی آماده است برای دین هم حساب می‌شود.
virtu-card-leonardo-effect = پاداش جنگ { "\u2066" }+۱{ "\u2069" } با پرداخت ۱ فلورین، در هر شهر محاصره‌شده یک بار: در محاصره یا در نبرد در دشت پیش از آن.
virtu-card-copernicus-effect = یک جای درباری اضافه.
virtu-card-michelangelo-effect = یک تاج رایگان در هر گام هنرپروری.
virtu-card-columbus-effect = ۲ اعتبار در پایان بازی.
virtu-card-machiavelli-effect = کارتی برای جای درباری، با نمادهای خودش.
virtu-card-bastions-effect = در هر محاصره { "\u2066" }+۲{ "\u2069" } به دفاع شهرهای شما.
virtu-card-prince-effect = یک جای درباری و یک مأمور اضافه؛ دیگران نمی‌توانند به شهرها، اتاق‌ها و اتحادهای شما مأمور بفرستند.
virtu-card-duomo-effect = ۱ صلیب در رتبه‌بندی دین در پایان بازی.
virtu-card-sistine-effect = ۲ صلیب در رتبه‌بندی دین در پایان بازی.
virtu-card-artillery-effect = توکنی با پاداش جنگ { "\u2066" }+۲{ "\u2069" }، با پرداخت ۱ فلورین؛ بعد از آن مصرف‌شده است.

## Names: symbols and the other means of payment

virtu-name-florin = فلورین
virtu-name-crown = تاج
virtu-name-cross = صلیب
virtu-name-cavalry = سواره‌نظام
virtu-name-ship = کشتی
virtu-name-mask = نقاب
virtu-name-war = جنگ
virtu-name-arrow = پیکان
virtu-name-crowns = ۲ تاج
virtu-name-room = خود اتاق
virtu-name-under = ارتقای اتاق
virtu-name-indulgence = آمرزش‌نامه
virtu-name-florins = هزینهٔ یک گام
virtu-name-token = توکن پاداش جنگ { "\u2066" }+۱{ "\u2069" }
virtu-name-reserve = ذخیره

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

virtu-numbered-room = اتاق { $number }
virtu-numbered-under = ارتقای اتاق { $number }
virtu-numbered-left = درباری { $number } سمت چپ
virtu-numbered-right = درباری { $number } سمت راست
virtu-numbered-cathedral = کلیسای جامع { $number }
virtu-numbered-florence = اتاق { $number } فلورانس
virtu-numbered-naples = اتاق { $number } ناپل
virtu-numbered-venice = اتاق { $number } ونیز
virtu-numbered-milan = اتاق { $number } میلان
virtu-numbered-rome = اتاق { $number } رم

## The actions of rooms and cards

virtu-room-govern = فرمانروایی
virtu-room-patronage = هنرپروری
virtu-room-trade = تجارت
virtu-room-diplomacy = دیپلماسی
virtu-room-war = جنگ
virtu-room-intrigue = دسیسه

## Parts of a year

virtu-stage-preparation = آماده‌سازی
virtu-stage-spring = بهار
virtu-stage-sieges = محاصره‌ها
virtu-stage-withdrawals = بازگشت‌ها
virtu-stage-winter = زمستان

## Phases: name, what is asked of you, what is asked of another ($player)

virtu-phase-first = نفر اول
virtu-phase-placing = کارت‌های خاندان
virtu-phase-marker = مهرهٔ کنش
virtu-phase-indulgence = برداشتن آمرزش‌نامه
virtu-phase-action = کنش
virtu-phase-agent = انتخاب مأمور
virtu-phase-payment = پرداخت
virtu-phase-bonus = پاداش هنرپروری
virtu-phase-place = انتخاب جای درباری
virtu-phase-sieges = محاصره‌ها
virtu-phase-bidding = پاداش‌های جنگ
virtu-phase-retreat = عقب‌نشینی
virtu-phase-vacate = جای ازدست‌رفتهٔ درباری
virtu-phase-wages = مزد
virtu-phase-dismissal = مرخص کردن یگان‌ها
virtu-phase-winter = کاخ، خرید، اجیر کردن، اتحاد
virtu-phase-discount = یک نماد کمتر
virtu-phase-over = بازی تمام شد

virtu-prompt-placing = کارت‌های خاندان خود را در اتاق‌ها یا جای درباریان بگذارید.
virtu-prompt-marker = مهره‌تان را جلو ببرید: اتاقی که در آن می‌ایستد کنش شما را تعیین می‌کند.
virtu-prompt-indulgence = آمرزش‌نامهٔ این اتاق را بردارید یا نگه دارید.
virtu-prompt-action = کنش اتاق را انجام دهید یا تمام کنید.
virtu-prompt-agent = کدام مأمور به آنجا برود؟
virtu-prompt-payment = انتخاب کنید با چه چیزی می‌پردازید.
virtu-prompt-bonus = یک پاداش هنرپروری انتخاب کنید.
virtu-prompt-place = جای کارت جدید را انتخاب کنید؛ کارتی که آنجاست کنار گذاشته می‌شود.
virtu-prompt-sieges = انتخاب کنید نتیجهٔ کدام محاصره تعیین شود.
virtu-prompt-bidding = پاداش جنگ اضافه کنید یا پاس بدهید.
virtu-prompt-retreat = یگان بعدی به کجا عقب‌نشینی کند؟
virtu-prompt-vacate = یک جای درباری را از دست داده‌اید: کارتی را جابه‌جا کنید یا کنار بگذارید.
virtu-prompt-wages = چقدر مزد می‌پردازید؟ یگان‌هایی که مزد نگیرند برداشته می‌شوند.
virtu-prompt-dismissal = یگانی را که مزد نمی‌گیرد انتخاب کنید.
virtu-prompt-winter = به ترتیب، چیدمان کاخ را تغییر دهید، بخرید، یگان اجیر کنید و متحد شوید، یا تمام کنید. هر مرحله، مرحله‌های پیش از خود را می‌بندد.
virtu-prompt-discount = مأمور شما یک نماد صرفه‌جویی می‌کند: کدام را؟

virtu-waiting-placing = { $player } کارت‌های خاندان را می‌گذارد.
virtu-waiting-marker = { $player } مهره را جلو می‌برد.
virtu-waiting-indulgence = { $player } دربارهٔ آمرزش‌نامه تصمیم می‌گیرد.
virtu-waiting-action = { $player } کنش اتاق را انجام می‌دهد.
virtu-waiting-agent = { $player } مأموری انتخاب می‌کند.
virtu-waiting-payment = { $player } می‌پردازد.
virtu-waiting-bonus = { $player } پاداش هنرپروری انتخاب می‌کند.
virtu-waiting-place = { $player } جای درباری انتخاب می‌کند.
virtu-waiting-sieges = { $player } محاصره‌ای انتخاب می‌کند.
virtu-waiting-bidding = { $player } می‌تواند پاداش جنگ اضافه کند.
virtu-waiting-retreat = { $player } عقب‌نشینی می‌کند.
virtu-waiting-vacate = { $player } یک جای درباری را خالی می‌کند.
virtu-waiting-wages = { $player } مزد می‌پردازد.
virtu-waiting-dismissal = { $player } یگان‌هایی را مرخص می‌کند.
virtu-waiting-winter = { $player } کاخ را می‌چیند، می‌خرد، یگان اجیر می‌کند یا متحد می‌شود.
virtu-waiting-discount = { $player } انتخاب می‌کند کدام نماد را نپردازد.

## Actions, as on a button: action-… for every verb of the notation

virtu-action-place = کارت خاندان { $number }: { $slot }
virtu-action-marker = مهره به اتاق { $what }
virtu-action-move = { $what } اتاق به جلو
virtu-action-redeem = برداشتن آمرزش‌نامه: { $what }
virtu-action-keep = نگه داشتن آمرزش‌نامه
virtu-action-pay = پرداخت به ارزان‌ترین شکل
virtu-action-toll = ۲ فلورین برای یک گام
virtu-action-cancel = لغو
virtu-action-done = پایان
virtu-action-pass = پاس
virtu-action-step = یک گام هنرپروری
virtu-action-disband = صرف‌نظر از یگان
virtu-action-bonus = انتخاب { $what }
virtu-action-wages =
    { $what ->
        [0] بدون پرداخت مزد
       *[other] پرداخت { $what } فلورین
    }
virtu-action-dismiss = مرخص کردن یگان در { $what }
virtu-action-buy = خرید { $what }
virtu-action-build = ساختن کلیسای جامع در { $what }
virtu-action-put = جای کارت: { $what }
virtu-action-ally = اتحاد با { $what }
virtu-action-waive = صرفه‌جویی: { $what }
virtu-action-renew = تمدید پاداش { $what }
virtu-action-turn = آماده کردن { $what }
virtu-action-annex = گرفتن { $what } با دیپلماسی
virtu-action-march = لشکرکشی از { $from } به { $to }
virtu-action-sail = سفر دریایی از { $from } به { $to }
virtu-action-send = فرستادن مأمور به { $what }
virtu-action-expel = بیرون کردن مأمور از { $what }
virtu-action-from = مأموری از { $what }
virtu-action-hire = اجیر کردن یگان در { $what }
virtu-action-siege = تعیین نتیجهٔ محاصرهٔ { $what }
virtu-action-withdraw = بازگشت از { $what }
virtu-action-retreat = عقب‌نشینی به { $what }
virtu-action-discard = کنار گذاشتن { $what }
virtu-action-shift = جابه‌جایی کارت از { $from } به { $to }
virtu-action-strike = پاداش جنگ: { $what }
virtu-action-use = استفاده از { $source }: { $symbol }
virtu-action-cash = بردن فلورین به خزانه: { $what }
virtu-action-indulgence = گرفتن آمرزش‌نامه: ۳ فلورین

# $action: an action, as on its button
virtu-hint-action = پیشنهاد: { $action }

## آنچه می‌توان انتخاب کرد و آنچه نمی‌توان؛ محاصره

virtu-choice-price = بها: { $price }
virtu-choice-payment = پرداخت: { $payment }
virtu-choice-indulgence = با گرفتن آمرزش‌نامه
virtu-choice-prestige =
    { $gained ->
        [yes] اعتبار: { "\u2066" }+{ $points }{ "\u2069" }
       *[no] اعتبار: { $points }
    }
virtu-barred = الان ممکن نیست
virtu-barred-missing = کم دارید: { $missing }

virtu-siege-of = محاصرهٔ { $city }
virtu-siege-plains = نبرد در دشت، کنار { $city }
virtu-siege-attack = حمله، { $player }: { $total } ({ $parts })؛ حداکثر { $reach }
virtu-siege-defence =
    { $player_is ->
        [none] دفاع، شهر بی‌طرف: { $total } ({ $parts })
       *[one] دفاع، { $player }: { $total } ({ $parts })؛ حداکثر { $reach }
    }
virtu-siege-city = شهر { $count }
virtu-siege-agent = مأمور { $count }
virtu-siege-bastions = باروها { $count }
virtu-siege-troops = یگان‌ها { $count }
virtu-siege-bonuses = پاداش‌ها { $count }
virtu-siege-bonus =
    { $florins ->
        [0] { $source }: { "\u2066" }+{ $strength }{ "\u2069" }
       *[other] { $source }: { "\u2066" }+{ $strength }{ "\u2069" } با { $florins } فلورین
    }
virtu-siege-losses = تلفات اگر همین حالا تمام شود: حمله { $attack }، دفاع { $defence }

## Editions and options: name, and a sentence

virtu-edition-standard = اجزای Signoria
virtu-edition-standard-about = همهٔ داده‌های دفترچهٔ راهنما؛ آنچه فقط روی اجزای بازی چاپ شده است تا حدی بازسازی شده است.
virtu-option-one-agent = برای مبتدی‌ها: یک مأمور دشمن
virtu-option-one-agent-about = در هر کاخ هم‌زمان حداکثر یک مأمور دشمن می‌تواند باشد.

## Why not: illegal-… for every reason of a refused move

virtu-illegal-wrong-phase = الان نمی‌شود. بازی منتظر چیز دیگری است: { $phase }.
virtu-illegal-not-now = این کار الان ممکن نیست.
virtu-illegal-slot-not-free = این کارت قبلاً گذاشته شده است، آن جا آزاد نیست، یا کارت کنشی برای اتاق ندارد.
virtu-illegal-cannot-pay = نمی‌توانید هزینهٔ این را بپردازید.
virtu-illegal-not-to-turn = { $what }: توکن مصرف‌شدهٔ شما نیست، یا همین کنش را با آن پرداخته‌اید، یا چیزی برای پرداخت نمانده است.
virtu-illegal-not-to-renew = اتحاد با { $what } متعلق به شما نیست، پاداش آن مصرف نشده است، یا چیزی برای پرداخت نمانده است.
virtu-illegal-no-march = آنجا یگانی ندارید، راهی به آنجا نیست، یا سواره‌نظام کافی نیست.
virtu-illegal-no-voyage = آنجا یگانی ندارید، از دریا راهی به آنجا نیست، یا کشتی کافی نیست.
virtu-illegal-no-agent = الان هیچ‌کدام از مأموران شما نمی‌تواند به آنجا برود: { $what }.
virtu-illegal-no-hiring = در { $what } نمی‌توانید یگان اجیر کنید: شهر شما نیست، هزینه‌اش زیاد است، یا ۶ یگان دارید.
virtu-illegal-no-troop = در { $what } یگانی ندارید.
virtu-illegal-no-siege = شما { $what } را محاصره نکرده‌اید.
virtu-illegal-no-withdrawal = فقط برندهٔ نبرد در دشت می‌تواند از { $what } بازگردد.
virtu-illegal-no-retreat = یگان نمی‌تواند به { $what } عقب‌نشینی کند.
virtu-illegal-no-bonus = { $what }: الان پاداش جنگ ندارد، یا نمی‌توانید هزینهٔ آن را بپردازید.
virtu-illegal-not-usable = این نماد اینجا قابل استفاده نیست، یا بقیهٔ هزینه پرداخت‌نشده می‌ماند.
virtu-illegal-no-florins = { $what }: الان فلورینی ندارد، یا بقیهٔ هزینه پرداخت‌نشده می‌ماند.
virtu-illegal-no-indulgence = الان نمی‌توانید آمرزش‌نامه بگیرید: سالی ۱، در هر اتاق ۱، در مجموع ۱۰.
virtu-illegal-no-alliance = اتحاد با { $what } ممکن نیست: از قبل متحد شماست، یا متحد بازیکن دیگری است و مأموری روی آن ندارید، یا هزینه‌اش زیاد است.
virtu-illegal-place-not-free = اینجا جای درباری شما برای کارت نیست: { $what }.
virtu-illegal-no-place = جای درباری برای این کارت ندارید: { $what }.
virtu-illegal-own-room-first = اول باید مأمور دشمن را از این اتاق بردارید.
virtu-illegal-no-courtier = اینجا درباری‌ای نیست: { $what }.
virtu-illegal-card-barred = آنجا کارتی نیست که جابه‌جا شود، یا نمی‌تواند به آنجا برود.
virtu-illegal-bonus-not-offered = { $what } قبلاً گرفته شده است، یا از این نوع پاداش دارید یا داشته‌اید.
virtu-illegal-other-action = کنش این اتاق دیپلماسی نیست.
virtu-illegal-city-closed = { $what } در بازی نیست.
virtu-illegal-city-controlled = { $what } بی‌طرف نیست: در اختیار کسی است.
virtu-illegal-pirate-port = { $what } بندر دزدان دریایی است: فقط با جنگ می‌توان آن را گرفت.
virtu-illegal-not-joined = نه راهی { $what } را به یکی از شهرهای شما وصل می‌کند و نه دریایی.
virtu-illegal-no-enemy-agent = اینجا مأمور دشمن نیست: { $what }.
virtu-illegal-place-taken = اینجا از قبل مأموری هست: { $what }.
virtu-illegal-guarded = کتاب شهریار مأموران شما را راه نمی‌دهد: { $what }.
virtu-illegal-palace-taken = در این کاخ از قبل مأمور دشمن هست: { $what }.
virtu-illegal-bought-already = این را همین زمستان یک بار خریده‌اید: { $what }.
virtu-illegal-not-for-sale = { $what }: دیگر نمانده است، یا بیش از این نمی‌توانید داشته باشید.
virtu-illegal-no-site = { $what } شهر شما نیست، ضعیف است، یا از قبل کلیسای جامع دارد.
virtu-illegal-cannot-build = کلیسای جامعی نمانده است، همین زمستان یکی ساخته‌اید، یا نمی‌توانید هزینهٔ آن را بپردازید.

## The table in the terminal

virtu-terminal-italy-in-year = ایتالیا، سال { $year }
virtu-terminal-map-legend = { $city }4[1] قدرت ۴، متعلق به بازیکن ۱؛ 2t1 دو یگان بازیکن ۱؛ a0 مأمور بازیکن ۰
virtu-terminal-own-palace = کاخ شما
virtu-terminal-rooms = اتاق‌ها
virtu-terminal-court = درباریان
virtu-terminal-domain = قلمرو
virtu-terminal-used = مصرف‌شده
virtu-terminal-house = خاندان
virtu-terminal-florins = فلورین
virtu-terminal-cities = شهرها
virtu-terminal-patronage = هنرپروری
virtu-terminal-palace = کاخ
virtu-terminal-agents = مأموران
virtu-terminal-prestige = اعتبار
virtu-terminal-marks = نشانه‌ها: * بازسازی‌شده، ~ استنباط‌شده؛ بقیه در دفترچهٔ راهنما آمده است. برای توضیح بیشتر ? و نام را بنویسید.
