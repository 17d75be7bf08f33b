### The table in the terminal: what only it says. The words of a game are in its title’s own words.ftl.

terminal-opponents = حریف شما که باشد؟ شمارهٔ سطر یا نام؛ Enter یعنی { $usual }
terminal-committed = ترتیب کارت‌ها از قبل مهر و موم شده است: { $commitment }
terminal-secret = رمزی که ترتیب کارت‌ها از آن ساخته شد: { $secret }
terminal-log = رویدادها
terminal-ask = نوبت شماست (#3 یعنی سطر ۳، ? برای راهنما)
terminal-help =
    حرکت را همان‌طور که در فهرست آمده است بنویسید: شمارهٔ سطر با # (‎#3‎)، متن حرکت ({ $move } یا { $typed })، یا نام چیزی که
    حرکت دربارهٔ آن است، به صورت کوتاه هم می‌شود، به انگلیسی یا فارسی. عدد بدون # یعنی سطر فهرست؛
    اگر آن عدد کارت یا تعداد هم باشد، برنامه می‌پرسد کدام منظور شماست.
    ? یا help        همین راهنما
    ? نام            اثر یک کارت یا جزئی دیگر از بازی
    ? حرکت           بهای یک حرکت و نتیجهٔ آن، یا اینکه چرا ممکن نیست
    why              آنچه الان ممکن نیست، و چرا
    list             نمایش دوبارهٔ حرکت‌های ممکن
    hint             پیشنهاد ربات
    log              همهٔ رویدادها
    save FILE        ذخیرهٔ بازی تا اینجا؛ بازی ادامه دارد
    quit             پایان؛ Ctrl-D و Ctrl-C هم همین‌طور. با ‎--save FILE‎ بازی ذخیره می‌شود.
terminal-hint = پیشنهاد ربات: { $move } ({ $words }).
terminal-hint-chance = شانس برد با این حرکت: { $chance }
terminal-not-understood = نامفهوم بود: { $word }. راهنما: ?، فهرست حرکت‌ها: list.
terminal-ambiguous = { $word } می‌تواند یکی از این‌ها باشد: { $moves }. مشخص کنید، مثلاً ‎#{ $line }‎.
terminal-saved = در { $file } ذخیره شد؛ برای دیدن: signoria replay { $file }
terminal-not-saved = در { $file } ذخیره نشد: { $why }.
terminal-not-kept = بازی ذخیره نشد؛ برای ذخیره با ‎--save FILE‎ بازی کنید.
terminal-no-card = کارتی به نام { $word } وجود ندارد.
terminal-none-barred = چیز دیگری به این تصمیم مربوط نیست.
terminal-turn = نوبت { $player } است.
terminal-puzzle-ask = شما { $player } هستید. بهترین حرکت را پیدا کنید.
terminal-player = بازیکن
terminal-over =
    { $winners_count ->
        [0] بازی تمام شد: برنده‌ای ندارد.
       *[other] بازی تمام شد. برنده: { $winners }.
    }
terminal-analysis-chances = شانس برد، از اولین انتخاب تا پایان بازی
terminal-analysis-points = نقاط عطف: { $player }
terminal-analysis-none = هیچ نقطهٔ عطفی به اندازهٔ کافی قطعی نیست.
terminal-analysis-point = لحظهٔ { $turn }: { $action } (شانس برد { $taken }). بهتر: { $best } ({ $value }). اطمینان: { $sure }.
terminal-analysis-changes = آنچه شانس‌ها را بیش از همه تغییر داد
terminal-analysis-change = لحظهٔ { $turn }، { $action }: { $changes }
terminal-analysis-went = { $player } از { $before } به { $after }
