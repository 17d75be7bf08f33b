### The table in the terminal: what only it says. Names and sentences of the games are in game.ftl and virtu.ftl.

terminal-committed = ترتیب کارت‌ها از قبل مهر و موم شده است: { $commitment }
terminal-secret = رمزی که ترتیب کارت‌ها از آن ساخته شد: { $secret }
terminal-log = رویدادها
terminal-ask = نوبت شماست (#3 یعنی سطر ۳، ? برای راهنما)
terminal-help =
    حرکت را همان‌طور که در فهرست آمده است بنویسید: شمارهٔ سطر با # (‎#3‎)، متن حرکت (‎play:10‎ یا ‎play 10‎)، یا نام چیزی که
    حرکت دربارهٔ آن است، به صورت کوتاه هم می‌شود («رم»، «مترس»)، به انگلیسی یا فارسی. عدد بدون # یعنی سطر فهرست؛
    اگر آن عدد کارت یا تعداد هم باشد، برنامه می‌پرسد کدام منظور شماست.
    ? یا help        همین راهنما
    ? زمستان         اثر یک کارت
    ? annex:Roma     بهای یک حرکت و نتیجهٔ آن، یا اینکه چرا ممکن نیست
    why              آنچه الان ممکن نیست، و چرا (Virtù)
    list             نمایش دوبارهٔ حرکت‌های ممکن
    borders          کدام نواحی همسایه‌اند
    hint             پیشنهاد ربات
    log              همهٔ رویدادها
    save FILE        ذخیرهٔ بازی تا اینجا؛ بازی ادامه دارد
    quit             پایان؛ Ctrl-D و Ctrl-C هم همین‌طور. با ‎--save FILE‎ بازی ذخیره می‌شود.
terminal-hint = پیشنهاد ربات: { $move } ({ $words }).
terminal-not-understood = نامفهوم بود: { $word }. راهنما: ?، فهرست حرکت‌ها: list.
terminal-ambiguous = { $word } می‌تواند یکی از این‌ها باشد: { $moves }. مشخص کنید، مثلاً ‎#{ $line }‎.
terminal-saved = در { $file } ذخیره شد؛ برای دیدن: signoria replay { $file }
terminal-not-saved = در { $file } ذخیره نشد: { $why }.
terminal-not-kept = بازی ذخیره نشد؛ برای ذخیره با ‎--save FILE‎ بازی کنید.
terminal-no-card = کارتی به نام { $word } وجود ندارد.
terminal-none-barred = چیز دیگری به این تصمیم مربوط نیست.

terminal-italy = ایتالیا
terminal-legend = { $battle } نبرد   { $favour } رحمت پاپ   [1] متعلق به بازیکن ۱
terminal-marks = نشانه‌ها: * بازسازی‌شده، ~ استنباط‌شده؛ بقیه در دفترچهٔ راهنما آمده است. برای توضیح بیشتر ? و نام را بنویسید.
terminal-goal =
    { $total ->
        [0] هدف: { $adjacent } ناحیهٔ همسایه.
       *[other] هدف: { $total } ناحیه، یا { $adjacent } ناحیهٔ همسایه.
    }
terminal-borders = همسایه‌ها
terminal-battle-for = نبرد بر سر { $region }
terminal-final-battle = نبرد نهایی
terminal-between-battles = میان دو نبرد
terminal-player = بازیکن
terminal-cards = کارت‌ها
terminal-regions = نواحی
terminal-in-all = در مجموع
terminal-adjacent = همسایه
terminal-line = خط نبرد
terminal-strength = قدرت
terminal-passed = (پاس داد)
terminal-hand = کارت‌های دست شما: { $cards }
terminal-hand-empty = کارتی در دست ندارید.
