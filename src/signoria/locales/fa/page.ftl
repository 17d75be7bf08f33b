### صفحهٔ پیرامون بازی. واژه‌های هر بازی در words.ftl همان بازی است.

## Everywhere

home = صفحهٔ اصلی
nowhere = اینجا چیزی نیست
nowhere-about = صفحه‌ای با این نشانی وجود ندارد. شاید پیوند ناقص است: آن را دوباره بخواهید یا از صفحهٔ اصلی شروع کنید.
menu = منو
close = بستن
remove = حذف
settings = تنظیمات
rules = قوانین
skip-to-main = رفتن به محتوای اصلی
are-you-sure = مطمئن هستید؟
no-go-back = نه، انصراف
agree = موافقت
refuse = رد کردن
withdraw = پس گرفتن پیشنهاد
copy = کپی
copied = کپی شد
guest = مهمان
unread = خوانده‌نشده

## Settings

settings-you = عمومی
settings-play = سر میز
settings-signals = صدا و اعلان‌ها
language = زبان
theme = ظاهر
theme-system = مطابق دستگاه
theme-light = روشن
theme-dark = تیره
pace = سرعت ربات‌ها
pace-slow = آهسته
pace-normal = معمولی
pace-fast = سریع
pace-turn = تا نوبت من
speed = سرعت پویانمایی
speed-slow = آهسته
speed-calm = معمولی
speed-brisk = سریع
speed-off = خاموش
your-name = نام شما
one-click = حرکت با یک کلیک (فقط با ماوس)
one-click-about = در غیر این صورت کلیک اول انتخاب می‌کند و کلیک دوم حرکت را انجام می‌دهد.
bots-talk = ربات‌ها حرف می‌زنند
bots-talk-about = به قول و قرارهای شما جواب می‌دهند و گاهی دربارهٔ بازی چیزی می‌گویند یا کارتی به شما نشان می‌دهند.
mute-bots = بی‌صدا کردن ربات‌ها
tips = نکته‌ها هنگام بازی
tips-about = برای کسانی که بازی را هنوز خوب نمی‌شناسند. اگر دوباره روشن شوند، از اول شروع می‌شوند.
sound = صدا
sound-on = فعال‌سازی صدا
sound-off = بدون صدا
volume = بلندی صدا
vibration = لرزش هنگام نوبت من و هنگام اعلام آمادگی
notice = اعلان هنگام نوبت من و هنگام اعلام آمادگی، وقتی صفحه در پس‌زمینه است
notice-refused = مرورگر به این صفحه اجازهٔ اعلان نمی‌دهد.

## The front page

front-lead = بازی‌هایی دربارهٔ قدرت و زیرکی در ایتالیای رنسانس؛ با دوستان یا در برابر ربات‌ها، در مرورگر خودتان.
play = شروع بازی
play-about = با «شروع بازی» بلافاصله و بدون حساب کاربری در برابر ربات‌ها بازی می‌کنید.
title-players = { $least } تا { $most } بازیکن
learn = آموزش
new-table = میز جدید
tables-mine = بازی‌های من
tables-mine-none = بازی‌های شما اینجا نمایش داده می‌شود.
tables-open = میزهای باز
tables-open-none = الان کسی منتظر نیست. میزی باز کنید و دعوت‌نامه را بفرستید.
tables-watch = بازی‌های در جریان
tables-watch-none = الان هیچ بازی عمومی در جریان نیست.
tables-over = بازی‌های پایان‌یافته
tables-over-none = بازی‌های عمومیِ پایان‌یافته را می‌توانید اینجا دوباره ببینید.
upload-record = تماشای فایل یک بازی
not-a-record = این فایل، فایل بازی نیست.
seats-open = { $count } جای خالی
won-by = برنده: { $players }
account = حساب کاربری شما
account-about = حساب کاربری نام و بازی‌های شما را روی هر دستگاهی نگه می‌دارد. بدون آن هم می‌توانید بازی کنید.
sign-in = ورود
sign-out = خروج
make-account = ساختن حساب
password = گذرواژه (حداقل ۸ نویسه)

## A new table

title = بازی
edition = ویرایش
options = گزینه‌ها
families = خاندان‌ها
families-order = به ترتیب
families-order-about = جای اول خاندان اول را بازی می‌کند و به همین ترتیب.
families-choose = انتخاب بازیکنان
families-choose-about = پیش از شروع، هر کس یک خاندان آزاد را انتخاب می‌کند؛ بقیه به ربات‌ها می‌رسد.
families-lot = با قرعه
families-lot-about = خاندان‌ها با قرعه تقسیم می‌شوند و بعداً هر کس می‌تواند آن را بررسی کند.
players = بازیکنان
how-many-players = تعداد بازیکنان
player-number = بازیکن { $number }
seat-kind = جای { $number }: چه کسی بازی می‌کند؟
seat-me = من
seat-bot = ربات
seat-open = خالی
seat-hot = شخص دیگری با همین دستگاه
seat-open-about = برای کسی که دعوت‌نامه دارد
level-of = سطح ربات { $number }
choose-bot = انتخاب ربات
choose-bot-about = از ضعیف‌ترین تا قوی‌ترین.
play-against = حریف شما
name-of = نام بازیکن { $number }
clock = زمان
clock-none = بدون محدودیت زمان
clock-move = { $amount } برای هر تصمیم
clock-game = { $amount } برای کل بازی و { $increment } برای هر تصمیم
at-zero = با پایان زمان
at-zero-bot-moves = با پایان زمان، ربات حرکت را انجام می‌دهد
at-zero-bot-takes-over = با پایان زمان، ربات ادامه می‌دهد
at-zero-ends = با پایان زمان، آن بازیکن می‌بازد
private = خصوصی
private-about = فقط کسانی که دعوت‌نامه دارند می‌توانند وارد شوند یا تماشا کنند.
spectators = تماشاگران
spectators-about = دیگران می‌توانند تماشا کنند؛ کارت‌های دست کسی را نمی‌بینند.
own-components = فایل خودتان
own-components-about = اگر جعبهٔ بازی را دارید: با مقدارهایی بازی کنید که روی اجزای آن چاپ شده است.
own-file-choose = فایل اجزا را انتخاب کنید یا بکشید و اینجا رها کنید
own-file-begin = دریافت مقدارهای کنونی برای شروع
own-file-about = مقدارهایی که نشان «reconstructed» دارند ساختهٔ ما و سازگار با دانسته‌ها هستند. آنچه را روی اجزای جعبهٔ شما چاپ شده است بنویسید و نشان را حذف کنید.
own-file-checking = در حال بررسی فایل…
own-file-fine = با «{ $name }» می‌توان بازی کرد.
own-file-changed =
    { $count ->
        [0] هیچ مقداری با مقدارهای معمول فرق ندارد.
       *[other] { $count } مقدار با مقدارهای معمول فرق دارد.
    }
own-file-reconstructed =
    { $count ->
        [0] دیگر هیچ مقداری بازسازی‌شده نیست.
       *[other] { $count } مقدار هنوز بازسازی‌شده است.
    }
own-file-wrong = «{ $name }» خطا دارد.
own-file-line = سطر { $line }
own-edition = اجزای شخصی: { $name }
make-table = باز کردن میز

## Before the game

lobby = میز در انتظار بازیکن است
lobby-about = بازی وقتی شروع می‌شود که هیچ جایی خالی نباشد.
lobby-full = همهٔ جاها پر است
lobby-ready-about = بازی وقتی شروع می‌شود که هیچ جایی خالی نباشد و همه آماده باشند.
own-edition-about = سر این میز با مقدارهای جعبهٔ شخصی یک نفر بازی می‌شود.
invitation = دعوت‌نامه: این پیوند را برای دوستانتان بفرستید
share = هم‌رسانی
qr-code = کد QR
qr-code-about = کد QR دعوت‌نامه
sit-here = نشستن در اینجا
stand-up = ترک میز
put-bot = نشاندن ربات
empty-seat = خالی کردن جا
choose-family = خاندان شما
family-open = هنوز انتخاب نشده
families-in-lot = خاندان‌های قرعه‌کشی
start-game = شروع بازی
start-game-about = هر کس خاندانی انتخاب نکرده باشد، یکی از خاندان‌های باقی‌مانده را می‌گیرد.
host = میزبان
here = حاضر
take-seat = نشستن سر میز
ready-question = آماده‌اید؟
ready-yes = آماده‌ام
ready-no = صبر کنید، هنوز نه
ready-done = شما آماده‌اید.
ready-only-you = بقیه آماده‌اند. شما چطور؟
ready-waits = در انتظار { $players }.
seat-ready = آماده
seat-not-ready = هنوز آماده نیست

## What was agreed on

what-we-play = مشخصات بازی
options-none = هیچ‌کدام
begins = بازیکن شروع‌کننده
undo-about = تا وقتی چیز جدیدی رو نشده و بازیکن دیگری حرکت نکرده است، حرکت را آزادانه می‌توان پس گرفت؛ پس از آن همه باید موافقت کنند.
talk-about = بازیکنان می‌توانند برای همه، یا خصوصی برای چند نفر، پیام بنویسند.
admission = چه کسی می‌تواند سر میز بنشیند
public = عمومی
public-about = این میز در فهرست دیده می‌شود و هر کسی می‌تواند در جای خالی بنشیند.
watching = تماشاگران
spectators-none = کس دیگری نمی‌تواند تماشا کند.
spectators-late = همه‌چیز را با { $amount } تأخیر می‌بینند.
hot-seat = یک دستگاه
hot-seat-about = چند بازیکن به نوبت از یک دستگاه استفاده می‌کنند؛ کارت‌های دست هر کس پنهان می‌ماند.
bots = ربات‌ها
bots-pace = هر ربات برای هر تصمیم دست‌کم { $amount } وقت صرف می‌کند.
bots-step-in = اگر بازیکنی بازی را ترک کند، رباتی به جای او ادامه می‌دهد: { $level }.

## Lessons

coach = درس
coach-next = بعدی
coach-finish = پایان
coach-next-lesson = درس بعدی
coach-again = شروع دوباره
lessons = درس‌ها
lesson-learned = { $name }، گذرانده‌شده
coach-do-it = انجام به جای من
coach-leave = خروج از درس
coach-progress = { $step } از { $count }
coach-off = از مسیر درس بیرون رفته‌اید. برای بازگشت حرکت خود را پس بگیرید، یا هر طور دوست دارید ادامه دهید.

## Puzzles

puzzle = معما
puzzle-daily = معمای روز
puzzle-streak =
    { $count ->
        [one] حل‌شده در { $count } روز پیاپی
       *[other] حل‌شده در { $count } روز پیاپی
    }
puzzle-ask = نوبت شماست: بهترین حرکت را پیدا کنید.
puzzle-chances = شانس برد
puzzle-yours = حرکت شما
puzzle-next = معمای بعدی
puzzle-titles-all = همهٔ بازی‌ها
puzzle-grade = سختی
puzzle-grades-all = هر سختی
puzzle-none = معمای دیگری از این نوع نیست.

## Tips

tip = نکته
tip-said = نکته: { $tip }
tip-read = متوجه شدم
tips-off = خاموش کردن نکته‌ها

## The table

components = اجزای بازی
marks-about = آنچه در دفترچهٔ راهنما نیامده نشانه دارد:
mark-inferred = استنباط‌شده: از گفته‌های دفترچهٔ راهنما برمی‌آید
mark-reconstructed = بازسازی‌شده: ساختهٔ ما و سازگار با دانسته‌ها
actions = کارها
facts = آنچه معلوم است
player = بازیکن
yes = بله
no = نه
labelled-value = { $fact }: { $value }
board = صفحهٔ بازی
points = { $count } امتیاز
away = غایب
your-turn = نوبت شماست.
thinking = { $player } در حال فکر کردن است.
since = در این فاصله:
ask-sound = پیروزی مبارک! می‌خواهید صدای طبل‌ها را بشنوید؟
time-short = زمان شما رو به پایان است:
# $what: what happened, in sentences
made-for-me = زمان تمام شد. به جای شما بازی شد: { $what }
undo = پس گرفتن حرکت
hint = راهنمایی
why-not = چرا نه؟ { $rule }
table-menu = میز
pause = توقف موقت
paused = بازی موقتاً متوقف است.
go-on = ادامه
resign = کناره‌گیری
confirm-resign = ربات به جای شما ادامه می‌دهد. نمی‌توانید به این بازی برگردید.
ask-replace = ربات به جای { $player } بازی کند
connection-lost = ارتباط قطع شد. در حال اتصال دوباره…
curtain = دستگاه را به { $player } بدهید.
curtain-lift = من { $player } هستم: نمایش کارت‌هایم

undo-takes-back = این‌ها پس گرفته می‌شود:
motion-undo = { $player } درخواست پس گرفتن حرکت دارد.
motion-pause = { $player } درخواست توقف دارد.
motion-replace = { $player } درخواست دارد ربات به جای { $target } بازی کند.
motion-rematch = { $player } درخواست بازی مجدد دارد.

## Log and talk

log-and-talk = رویدادها و گفت‌وگو
tab-log = رویدادها
tab-talk = گفت‌وگو
tab-deals = قول و قرار
news-sat = { $player } سر میز می‌نشیند.
news-stood = { $player } میز را ترک می‌کند.
news-started = بازی شروع می‌شود.
news-undone = { $player } حرکت خود را پس می‌گیرد.
news-operator-undid = مدیر سرور بازی را چند حرکت به عقب برگرداند. دلیل: { $reason }
news-operator-patched = مدیر سرور وضعیت بازی را تغییر داد. دلیل: { $reason }
news-motion-ended =
    { $how ->
        [agreed] همه موافقت کردند.
        [refused] درخواست رد شد.
       *[expired] کسی به‌موقع پاسخ نداد.
    }
news-paused = بازی موقتاً متوقف است.
news-resumed = بازی ادامه پیدا می‌کند.
news-bot-took-over =
    { $why ->
        [resigned] { $player } کناره‌گیری می‌کند؛ ربات ادامه می‌دهد.
        [time] زمان { $player } تمام شد؛ ربات ادامه می‌دهد.
       *[replaced] ربات به جای { $player } ادامه می‌دهد.
    }
news-ran-out = زمان { $player } تمام شد؛ ربات حرکت را انجام می‌دهد.
news-ended =
    { $why ->
        [time] بازی با تمام شدن زمان پایان یافت.
        [abandoned] همه رفتند: بازی پایان یافت.
       *[rules] بازی پایان یافت.
    }
news-rematch = میز بازی مجدد آماده است.
say = ارسال
say-all = پیام به همه…
say-private = پیام خصوصی…
to-all = همه
recipients = به چه کسی
phrases = جمله‌های آماده
phrase-about-whom = منظور کیست؟
phrase-luck = موفق باشید!
phrase-well-played = آفرین، خوب بازی کردید!
phrase-thanks = ممنون!
phrase-sorry = ببخشید!
phrase-moment = یک لحظه، لطفاً.
phrase-peace = صلح کنیم؟
phrase-mine = این یکی را به من بسپارید.
phrase-yours = این یکی مال شما.
phrase-watch = مراقب { $player } باشید!
phrase-against = در برابر { $player } کمکم کنید!
talk-none = هنوز کسی چیزی نگفته است.
talk-private = خصوصی به { $players }
show-cards = نشان دادن کارت‌ها
show-cards-about = سرور کارت‌های واقعی را نشان می‌دهد، پس نمی‌توان با آن‌ها دروغ گفت. کارت‌ها در دست شما می‌مانند.
show-to = به چه کسی؟
shows-cards = { $player } نشان می‌دهد: { $cards }.
deals-none = هنوز قول و قراری نیست. قول و قرار کسی را ملزم نمی‌کند، اما ثبت می‌شود.
propose-deal = پیشنهاد قول و قرار
propose = پیشنهاد
deal-about = قول و قرار کسی را ملزم نمی‌کند. بعد از بازی، طرف‌های آن می‌بینند به کدام قول‌ها عمل شده است.
deal-with = با چه کسی؟
deal-from = قول و قرار { $number }: پیشنهاد { $player } به { $players }
deal-open = در انتظار پاسخ
deal-accepted = پذیرفته شده
deal-declined = رد شده
deal-withdrawn = پس گرفته شده
deal-void = باطل
pledge =
    { $will ->
        [no] { $player } قول می‌دهد این کار را نکند: { $what }
       *[yes] { $player } قول می‌دهد این کار را بکند: { $what }
    }
    .player =
        { $will ->
            [no] شما قول می‌دهید این کار را نکنید: { $what }
           *[yes] شما قول می‌دهید این کار را بکنید: { $what }
        }
pledge-separator = { ". " }
pledge-means = منظورتان کدام است؟
deal-point = روی صفحهٔ بازی بازیکن و جایی را نشان دهید یا از پایین انتخاب کنید.
deal-point-player = قول و قرار با { $player }
deal-proposed = پیشنهاد قول و قرار از { $player }: { $text }
deal-sign =
    { $standing ->
        [open] قول و قرار { $number }، پیشنهادشده: { $text }
        [accepted] قول و قرار { $number }، پذیرفته‌شده: { $text }
        [kept] قول و قرار { $number }، عمل‌شده: { $text }
       *[broken] قول و قرار { $number }، شکسته‌شده: { $text }
    }
deal-signs = قول و قرارهای شما
seat-menu = { $player }: قول و قرار و کارت‌ها
shown-to-you = به شما نشان داده شده: { $cards }
pledge-kept = (به قول عمل شد)
pledge-broken = (قول شکسته شد)
pledge-no-occasion = (فرصتی پیش نیامد)
pledge-number = قول { $number }
pledge-by = چه کسی قول می‌دهد
pledge-will = انجام می‌دهد یا نمی‌دهد
pledge-yes = انجام می‌دهد
pledge-no = انجام نمی‌دهد
pledge-action = چه کاری
pledge-in-words = متن آزاد:
pledge-note = متن آزاد
pledge-more = یک قول دیگر

## The end, and the replay

you-win = شما بردید!
you-lose = شما باختید.
rematch = بازی مجدد
replay = بازبینی
analyse = تحلیل
course = روند بازی
download-record = دریافت فایل بازی
see-board = دیدن صفحهٔ بازی
moment = لحظه
eyes = از دید
eyes-all = همهٔ کارت‌ها باز
eyes-spectator = تماشاگر
replay-first = به شروع
replay-back = یک گام به عقب
replay-next = یک گام به جلو
replay-last = به پایان
replay-play = پخش
replay-pause = توقف
chapter = فصل
play-on = ادامهٔ بازی از اینجا
link-to-moment = پیوند به این لحظه
search-rules = جست‌وجو در قوانین
found = { $count } مورد

## The teacher: analyses, chances to win, and games that went on otherwise

analysis = تحلیل
analysing = در حال تحلیل…
teacher-queue = در صف تحلیل‌های دیگر…
try-again = تلاش دوباره
analysis-ready = تحلیل آماده است.
# $chance: for example 42%
chance-of = ‏{ $player }: { $chance }
# $chances: everyone’s chance to win
chances-at = لحظهٔ { $moment }. شانس برد: { $chances }
chances-in-words = شانس برد به زبان نوشته
last-moment = پایان بازی
this-moment = این لحظه
moment-number = لحظهٔ { $moment }
moment-decides = نوبت تصمیم { $player } است.
moment-over = اینجا تصمیمی گرفته نمی‌شود.
moment-forced = فقط یک حرکت ممکن بود.
analyse-deeper = تحلیل عمیق‌تر
option-best = بهترین
option-played = بازی‌شده
option-alike = به همان خوبی
give-or-take = ± { $margin }
verdict-fine = این بهترین حرکت بود.
verdict-alike = هیچ حرکت دیگری به‌طور محسوس بهتر نبود.
# Numbers of percentage points
verdict-cost = این حرکت { $points } واحد درصد از شانس برد کم کرد (± { $margin }).
verdict-sure = به احتمال { $sure } حرکت دیگر در بازی‌های شبیه‌سازی‌شده بهتر است.
# $why: the reason of a move, in a sentence that speaks to the player
advice-to = توصیه به { $player }: «{ $why }»
turning-points = نقاط عطف
turning-none = نقطهٔ عطفی نیست: هیچ تصمیم { $player } آشکارا شانس بردش را کم نکرد.
go-there = رفتن به این لحظه
hint-chance = شانس برد: { $chance }.
what-if = چه می‌شد اگر؟
what-if-about = از این لحظه در برابر ربات‌ها جور دیگری بازی کنید. بازی جدید به این بازی پیوند می‌خورد.
play-as = بازی به جای { $player }
branches = بازی‌های «چه می‌شد اگر»
branches-none = هنوز کسی این بازی را جور دیگری ادامه نداده است.
branch-from = { $player }، از لحظهٔ { $moment }
branch-goes-on = هنوز در جریان است
branch-here = چه می‌شد اگر؟ از لحظهٔ { $moment } یک بازی دیگر.
to-origin = به بازی اصلی
comparison = مقایسه با بازی اصلی
line-origin = بازی اصلی
line-branch = بازی «چه می‌شد اگر»
line-went = شانس برد { $player } در جای جدا شدن بازی‌ها { $first } و در پایان { $last } بود.
how-sure = چقدر می‌شود به این اعتماد کرد؟
how-sure-chances = شانس برد ۷۰٪ یعنی وقتی ربات‌ها از چنین لحظه‌هایی بازی را ادامه دادند، هفت بازی از ده بازی برده شد. همه چیز حساب می‌شود، حتی کارت‌های مخفی.
how-sure-advice = هر تصمیم فقط با آنچه بازیکن در آن لحظه می‌توانست بداند سنجیده می‌شود.
how-sure-range = عدد بعد از ± اندازهٔ خطای ممکن است: در ۱۹ مورد از ۲۰ مورد، مقدار درست در همین بازه است.
how-sure-limit = بازی‌های شبیه‌سازی‌شده را ربات‌ها بازی می‌کنند و همیشه تا پایان نمی‌روند. آدم‌ها ممکن است جور دیگری بازی کنند: آن وقت شاید حرکت دیگری بهتر باشد، هرقدر هم که این قطعی به نظر برسد.
how-sure-more = روش سنجش: { $file }

## Keys

keys = کلیدها
key-tab = رفتن به مورد بعدی
key-talk = گفت‌وگو
key-to-tip = رفتن به نکته یا درس
key-tip-read = بستن نکته
key-skip = رد کردن پویانمایی یا انتظار
key-turn = رفتن تا نوبت من

## What the table or the server would not do

refused-otherwise = پذیرفته نشد ({ $reason }).
refused-unreachable = سرور در دسترس نیست.
refused-not-seated = شما آنجا ننشسته‌اید.
refused-not-host = فقط میزبان می‌تواند این کار را انجام دهد.
refused-not-waiting = بازی قبلاً شروع شده است.
refused-not-playing = الان بازی‌ای در جریان نیست.
refused-not-over = بازی هنوز تمام نشده است.
refused-seat-taken = این جا گرفته شده است.
refused-seats-open = هنوز جای خالی هست.
refused-nobody-asked = سر این میز اعلام آمادگی لازم نیست.
refused-not-all-ready = هنوز همه آماده نیستند.
refused-table-changed = میز تغییر کرده است. پیش از اعلام آمادگی دوباره آن را ببینید.
refused-nothing-to-choose = سر این میز خاندان انتخاب نمی‌شود.
refused-no-such-family = این خاندان در بازی نیست.
refused-family-taken = این خاندان را کس دیگری انتخاب کرده است.
refused-no-such-seat = چنین جایی وجود ندارد.
refused-one-seat-only = شما از قبل سر این میز نشسته‌اید.
refused-stale = بازی در این فاصله جلو رفته است.
refused-illegal = این کار ممکن نیست.
refused-paused = بازی موقتاً متوقف است.
refused-not-paused = بازی متوقف نیست.
refused-nothing-to-undo = حرکتی برای پس گرفتن نیست.
refused-motion-open = درخواست دیگری هنوز بی‌پاسخ است.
refused-no-such-motion = این درخواست دیگر باز نیست.
refused-not-asked = این درخواست از شما نشده است.
refused-already-answered = قبلاً پاسخ داده‌اید.
refused-no-such-card = این کارت‌ها در دست شما نیست.
refused-bad-recipients = نمی‌توان آن را برای این بازیکنان فرستاد.
refused-no-such-deal = چنین قول و قراری وجود ندارد.
refused-deal-closed = این قول و قرار بسته شده است.
refused-too-many-deals = تعداد قول و قرارهای باز زیاد است.
refused-unknown-action = چنین حرکتی وجود ندارد.
refused-unknown-level = چنین رباتی وجود ندارد.
refused-not-against-people = راهنمایی فقط در بازی با ربات‌ها ممکن است.
refused-bad-target = آنجا کسی را نمی‌توان جایگزین کرد.
refused-bad-text = این متن قابل قبول نیست.
refused-rematch-made = میز بازی مجدد قبلاً ساخته شده است.
refused-too-fast = خیلی سریع بود؛ لطفاً کمی صبر کنید.
refused-too-many = خیلی زیاد بود؛ لطفاً کمی صبر کنید.
refused-bad-position = این وضعیت را نمی‌توان روی میز چید: { $text }
refused-too-many-tables = میزهای باز شما بیش از اندازه است؛ اول بازی چند میز را تمام کنید یا آن‌ها را ترک کنید.
refused-too-many-records = بازی‌های ثبت‌شدهٔ شما در اینجا بیش از اندازه است.
refused-no-such-table = چنین میزی وجود ندارد.
refused-other-rules = این میز با قواعدی بازی شده که پس از آن اصلاح شده‌اند؛ دیگر نمی‌توان آن را باز کرد.
refused-bad-components = این فایل اجزا خطا دارد.
refused-no-components = اجزای لازم دیگر در دسترس نیست.
refused-too-large = حجم آن بیش از حد زیاد است.
refused-no-such-record = چنین فایلی وجود ندارد.
refused-no-such-puzzle = چنین معمایی وجود ندارد.
refused-not-offered = این حرکت از گزینه‌های این معما نیست.
refused-teacher-busy = بازی‌های زیادی در حال تحلیل‌اند؛ کمی بعد دوباره امتحان کنید.
refused-no-analyst = بازی‌های این عنوان را نمی‌توان تحلیل کرد.
refused-no-branch = این بازی از نوع «چه می‌شد اگر» نیست.
refused-not-for-you = این میز خصوصی است: دعوت‌نامه لازم است.
refused-not-signed-in = ابتدا باید وارد حساب شوید.
refused-signed-in = از قبل وارد حساب شده‌اید.
refused-name-taken = این نام قبلاً گرفته شده است.
refused-wrong-password = نام یا گذرواژه نادرست است.
refused-invalid = این‌طور نمی‌توان بازی کرد.
refused-broken = در سرور خطایی رخ داد.
