### صفحهٔ پیرامون بازی. نام بازیکن‌ها، کارت‌ها و ناحیه‌ها مانند game.ftl بی‌پسوند می‌آیند.

## Everywhere

home = صفحهٔ نخست
menu = فهرست
close = بستن
remove = برداشتن
settings = تنظیمات
rules = قوانین
skip-to-main = رفتن به بخش اصلی
are-you-sure = مطمئن هستید؟
no-go-back = نه، برگرد
agree = موافقم
refuse = نمی‌پذیرم
withdraw = پس می‌گیرم
copy = رونوشت
copied = رونوشت شد
guest = مهمان
title-condottiere = Condottiere
title-virtu = Virtù
unread = خوانده‌نشده

## Settings

language = زبان
theme = نور
theme-system = مانند دستگاه
theme-light = روشن
theme-dark = تیره
speed = پویانمایی
speed-slow = آهسته
speed-calm = آرام
speed-brisk = تند
speed-off = خاموش
your-name = نام شما

## The front page

front-lead = مزدوران را در ایتالیای رنسانس رهبری کنید، بلوف بزنید و بدانید کِی باید نبرد را ترک کرد. با دوستان یا در برابر ربات‌ها، در مرورگر خودتان.
play = بازی
play-about = یک بازی چهارنفره در برابر سه ربات بی‌درنگ و بدون حساب کاربری آغاز می‌شود.
new-table = میز تازه
tables-mine = بازی‌های من
tables-mine-none = بازی‌های شما اینجا خواهد بود.
tables-open = میزهای باز
tables-open-none = اکنون کسی منتظر نیست. میزی باز کنید و دعوت‌نامه را بفرستید.
tables-watch = بازی‌های تماشایی
tables-watch-none = اکنون هیچ بازی همگانی در جریان نیست.
tables-over = بازی‌های پایان‌یافته
tables-over-none = بازی‌های همگانیِ پایان‌یافته را اینجا می‌توان دوباره دید.
upload-record = دیدن پروندهٔ یک بازی
not-a-record = این پرونده، پروندهٔ یک بازی نیست.
seats-open =
    { $count ->
        [one] { $count } جای خالی
       *[other] { $count } جای خالی
    }
won-by = برنده: { $players }
account = حساب شما
account-about = حساب کاربری نام و بازی‌های شما را روی هر دستگاهی نگه می‌دارد. بدون آن هم می‌توان بازی کرد.
sign-in = ورود
sign-out = خروج
make-account = ساختن حساب
password = گذرواژه (دست‌کم ۸ نویسه)

## A new table

title = بازی
edition = ویرایش
options = گزینه‌ها
target = امتیاز لازم
players = بازیکن‌ها
how-many-players = شمار بازیکن‌ها
player-number = بازیکن { $number }
seat-kind = چه کسی در جای { $number } بازی می‌کند
seat-me = من
seat-bot = ربات
seat-open = خالی
seat-hot = کسی دیگر با همین دستگاه
seat-open-about = برای کسی که دعوت‌نامه دارد
level-of = سطح ربات { $number }
name-of = نام بازیکن { $number }
clock = ساعت
clock-none = بدون ساعت
clock-move = { $amount } برای هر تصمیم
clock-game = { $amount } برای بازی و { $increment } برای هر تصمیم
at-zero = وقتی زمان تمام شود
at-zero-bot-moves = وقتی زمان تمام شود، ربات حرکت می‌کند
at-zero-bot-takes-over = وقتی زمان تمام شود، ربات ادامه می‌دهد
at-zero-ends = وقتی زمان تمام شود، بازی باخته است
private = خصوصی
private-about = تنها کسانی که دعوت‌نامه دارند می‌توانند بیایند یا تماشا کنند.
spectators = تماشاگران
spectators-about = دیگران می‌توانند تماشا کنند؛ هیچ دستی را نمی‌بینند.
make-table = باز کردن میز

## Before the game

lobby = میز در انتظار بازیکن است
lobby-about = بازی وقتی آغاز می‌شود که هیچ جایی خالی نباشد.
invitation = دعوت‌نامه: این پیوند را برای دوستانتان بفرستید
sit-here = اینجا می‌نشینم
stand-up = برمی‌خیزم
put-bot = نشاندن ربات
empty-seat = خالی کردن جا
host = میزبان
here = اینجاست

## The table

board = صفحهٔ بازی
map = نقشهٔ ایتالیا
map-region =
    { $region }{ $owner ->
        [none] ، آزاد
       *[owned] ، از آنِ { $owner }
    }{ $state ->
        [battle] ، میدان نبرد کنونی
        [favour] ، زیر رحمت پاپ
       *[quiet] { "" }
    }{ $target ->
        [yes] . می‌توان برگزید.
       *[no] { "" }
    }
battle-lines = خط‌های نبرد
line-of = خط نبرد { $player }
strength-of = قدرت { $player }: { $strength }. شرح
your-hand =
    { $count ->
        [one] دست شما، { $count } کارت
       *[other] دست شما، { $count } کارت
    }
cards-in-hand =
    { $count ->
        [one] { $count } کارت در دست
       *[other] { $count } کارت در دست
    }
points =
    { $count ->
        [one] { $count } امتیاز
       *[other] { $count } امتیاز
    }
needs =
    { $total ->
        [0] { $group } از { $adjacent } ناحیهٔ همسایه.
       *[other] { $regions } از { $total } ناحیه، { $group } از { $adjacent } همسایه.
    }
wins-with = هر یک از این‌ها بازی را می‌برد: { $regions }.
holds-marker = توکن Condottiere را دارد
passed = پاس داد
away = نیست
your-turn = نوبت شماست.
thinking = { $player } فکر می‌کند.
battle-summary = نبرد چگونه پایان یافت
battle-of = نبرد { $region }
final-battle = نبرد نهایی
no-cards = بدون کارت
confirm-decisive = { $player } اینجا پیش است و با گرفتن { $region } بازی را می‌برد. با این همه نبرد را ترک می‌کنید؟
confirm-decisive-yes = ترک نبرد
undo = پس گرفتن
hint = راهنمایی
why-not = چرا نه؟ { $rule }
table-menu = میز
pause = مکث
paused = بازی در حال مکث است.
go-on = ادامه
resign = کناره‌گیری
confirm-resign = ربات به جای شما ادامه می‌دهد. نمی‌توانید به این بازی برگردید.
ask-replace = ربات به جای { $player } بازی کند
connection-lost = ارتباط قطع شد. در حال بازگشت…
curtain = دستگاه را به { $player } بدهید.
curtain-lift = من { $player } هستم: کارت‌هایم را نشان بده

motion-undo = { $player } می‌خواهد حرکتی را پس بگیرد.
motion-pause = { $player } مکث می‌خواهد.
motion-replace = { $player } می‌خواهد ربات به جای { $target } بازی کند.
motion-rematch = { $player } بازی دوباره می‌خواهد.

## Log and talk

log-and-talk = رویدادها و گفتگو
tab-log = رویدادها
tab-talk = گفتگو
tab-deals = قول و قرار
news-sat = { $player } می‌نشیند.
news-stood = { $player } برمی‌خیزد.
news-started = بازی آغاز می‌شود.
news-undone = { $player } حرکتی را پس می‌گیرد.
news-motion-ended =
    { $how ->
        [agreed] همه پذیرفتند.
        [refused] پذیرفته نشد.
       *[expired] کسی به‌هنگام پاسخ نداد.
    }
news-paused = بازی در حال مکث است.
news-resumed = بازی ادامه می‌یابد.
news-bot-took-over =
    { $why ->
        [resigned] { $player } کناره می‌گیرد؛ ربات ادامه می‌دهد.
        [time] زمان { $player } تمام شد؛ ربات ادامه می‌دهد.
       *[replaced] ربات به جای { $player } ادامه می‌دهد.
    }
news-ran-out = زمان { $player } تمام شد؛ ربات حرکت می‌کند.
news-ended =
    { $why ->
        [time] بازی با تمام شدن زمان پایان یافت.
        [abandoned] همه رفتند: بازی پایان یافت.
       *[rules] بازی پایان یافت.
    }
news-rematch = میز بازی دوباره آماده است.
say = بگو
say-all = به همه …
say-private = محرمانه …
to-all = همه
recipients = به چه کسی
talk-none = هنوز کسی چیزی نگفته است.
talk-private = محرمانه به { $players }
show-cards = نشان دادن کارت
show-cards-about = سرور کارت‌های واقعی را نشان می‌دهد، پس نمی‌توان با آن‌ها دروغ گفت. کارت‌ها در دست شما می‌مانند.
show-to = به چه کسی؟
shows-cards = { $player } نشان می‌دهد: { $cards }.
deals-none = هنوز قول و قراری نیست. قول و قرار کسی را پایبند نمی‌کند، اما در یاد می‌ماند.
propose-deal = پیشنهاد قول و قرار
propose = پیشنهاد
deal-about = قول و قرار کسی را پایبند نمی‌کند. پس از بازی طرف‌های آن می‌بینند چه چیزی نگه داشته شد.
deal-with = با چه کسی؟
deal-from = قول و قرار { $number }: { $player } با { $players }
deal-open = در انتظار پاسخ
deal-accepted = پذیرفته
deal-declined = رد شده
deal-withdrawn = پس گرفته
deal-void = باطل
pledge =
    { $will ->
        [no] { $player } این کار را نمی‌کند: { $what }
       *[yes] { $player } این کار را می‌کند: { $what }
    }
pledge-kept = (نگه داشته شد)
pledge-broken = (شکسته شد)
pledge-no-occasion = (فرصتی نبود)
pledge-number = قول { $number }
pledge-by = چه کسی قول می‌دهد
pledge-will = می‌کند یا نمی‌کند
pledge-yes = می‌کند
pledge-no = نمی‌کند
pledge-action = چه کاری
pledge-in-words = به زبان خود:
pledge-note = به زبان خود
pledge-more = یک قول دیگر

## The end, and the replay

you-win = شما بردید!
you-lose = بازی باخته شد
chart-regions = ناحیه‌ها، نبرد به نبرد
chart-strengths = قدرت‌ها در پایان هر نبرد
rematch = بازی دوباره
replay = بازبینی
download-record = پروندهٔ بازی
see-board = دیدن صفحه
moment = لحظه
eyes = از چشمِ
eyes-all = همهٔ کارت‌ها رو
eyes-spectator = تماشاگر
replay-first = به آغاز
replay-back = یک گام پس
replay-next = یک گام پیش
replay-last = به پایان
link-to-moment = پیوند به این لحظه
search-rules = جستجو در قوانین
found =
    { $count ->
        [one] { $count } مورد
       *[other] { $count } مورد
    }

## Keys

keys = کلیدها
key-tab = از چیزی به چیز دیگر
key-arrows = در دست، یا از ناحیه‌ای به ناحیهٔ دیگر
key-enter = بازی کردن کارت، برگزیدن ناحیه
key-digits = بازی کردن مزدور (۰: مزدور ۱۰)
key-hand = به دست
key-map = به نقشه
key-need = هر بازیکن برای بردن چه کم دارد
key-talk = گفتگو
key-skip = گذشتن از پویانمایی

## What the table or the server would not do

refused-otherwise = پذیرفته نشد ({ $reason }).
refused-unreachable = سرور در دسترس نیست.
refused-not-seated = شما آنجا ننشسته‌اید.
refused-not-host = این کار تنها از میزبان برمی‌آید.
refused-not-waiting = بازی آغاز شده است.
refused-not-playing = اکنون بازی‌ای در جریان نیست.
refused-not-over = بازی هنوز پایان نیافته است.
refused-seat-taken = این جا گرفته شده است.
refused-no-such-seat = چنین جایی نیست.
refused-one-seat-only = شما پشت این میز نشسته‌اید.
refused-stale = بازی در این میان پیش رفت.
refused-illegal = این کار شدنی نیست.
refused-paused = بازی در حال مکث است.
refused-not-paused = بازی در حال مکث نیست.
refused-nothing-to-undo = چیزی برای پس گرفتن نیست.
refused-motion-open = پرسش دیگری هنوز باز است.
refused-no-such-motion = این پرسش دیگر باز نیست.
refused-not-asked = از شما پرسیده نشده است.
refused-already-answered = شما پاسخ داده‌اید.
refused-no-such-card = این کارت‌ها در دست شما نیست.
refused-bad-recipients = به این بازیکن‌ها نمی‌شود.
refused-no-such-deal = چنین قول و قراری نیست.
refused-deal-closed = این قول و قرار بسته شده است.
refused-too-many-deals = قول و قرارهای باز بسیارند.
refused-unknown-action = چنین حرکتی نیست.
refused-unknown-level = چنین رباتی نیست.
refused-not-against-people = راهنمایی تنها در برابر ربات‌ها داده می‌شود.
refused-bad-target = آنجا کسی را نمی‌توان جایگزین کرد.
refused-bad-text = این متن پذیرفتنی نیست.
refused-rematch-made = میز بازی دوباره آماده است.
refused-too-fast = خیلی تند: کمی درنگ کنید.
refused-too-many = خیلی زیاد: کمی درنگ کنید.
refused-no-such-table = چنین میزی نیست.
refused-no-such-record = چنین پرونده‌ای نیست.
refused-not-for-you = این میز خصوصی است: دعوت‌نامه لازم است.
refused-not-signed-in = نخست باید وارد شوید.
refused-signed-in = شما وارد شده‌اید.
refused-name-taken = این نام گرفته شده است.
refused-wrong-password = نام یا گذرواژه نادرست است.
refused-invalid = این‌گونه نمی‌توان بازی کرد.
refused-broken = در سرور خطایی رخ داد.
