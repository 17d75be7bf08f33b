### The table in the terminal: what only it says. Names and sentences of the games are in game.ftl and virtu.ftl.

terminal-committed = کارت‌ها از پیش مهر شده‌اند: { $commitment }
terminal-secret = رمزی که کارت‌ها با آن پخش شد: { $secret }
terminal-log = رویدادها
terminal-ask = نوبت شماست (#3 یعنی سطر ۳، ? برای راهنما)
terminal-help =
    حرکت را همان‌گونه که در فهرست آمده بنویسید: سطر آن با # (‎#3‎)، خود آن (‎play:10‎ یا ‎play 10‎)، یا نام چیزی که
    حرکت دربارهٔ آن است، کوتاه هم می‌شود («رم»، «مترس»)، به انگلیسی یا به زبان خودتان. عدد تنها یعنی سطر فهرست؛
    اگر آن عدد کارت یا شمار هم باشد، از شما پرسیده می‌شود.
    ? یا help        همین راهنما
    ? زمستان         کارت چه می‌کند
    list             دوباره فهرست حرکت‌ها
    borders          کدام نواحی همسایه‌اند
    hint             ربات چه می‌کرد
    log              همهٔ رویدادها
    save FILE        ذخیرهٔ بازی تا اینجا؛ بازی ادامه دارد
    quit             پایان؛ Ctrl-D و Ctrl-C هم همین‌طور. با ‎--save FILE‎ بازی ذخیره می‌شود.
terminal-hint = ربات این را انتخاب می‌کرد: { $move } ({ $words }).
terminal-not-understood = فهمیده نشد: { $word }. راهنما: ?، فهرست حرکت‌ها: list.
terminal-ambiguous = { $word } می‌تواند یکی از این‌ها باشد: { $moves }. مشخص کنید، مثلاً ‎#{ $line }‎.
terminal-saved = در { $file } ذخیره شد؛ برای دیدن: signoria replay { $file }
terminal-not-saved = در { $file } ذخیره نشد: { $why }.
terminal-not-kept = بازی ذخیره نشد؛ با ‎--save FILE‎ ذخیره می‌شود.
terminal-no-card = کارتی به نام { $word } نیست.

terminal-italy = ایتالیا
terminal-legend = { $battle } نبرد   { $favour } رحمت پاپ   [1] از آنِ صندلی ۱
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
terminal-in-all = در کل
terminal-adjacent = همسایه
terminal-line = خط نبرد
terminal-strength = قدرت
terminal-passed = (پاس)
terminal-hand = کارت‌های دست شما: { $cards }
terminal-hand-empty = کارتی در دست ندارید.
