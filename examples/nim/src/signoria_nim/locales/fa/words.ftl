title-name = نیم
title-about = هر بار از یک کپه بردارید؛ هر کس آخری را بردارد برنده است.
edition-plain = نیم
edition-plain-about = چند کپه، و آخرین چیزی که برداشته می‌شود
option-misere = وارونه
option-misere-about = هر کس آخرین را بردارد می‌بازد.
value-heaps = کپه‌ها
level-adder = حسابگر
level-adder-about = دودویی جمع می‌زند و کم می‌بازد.

phase-laying = چیدن کپه‌ها
phase-take = برداشتن
phase-over = پایان
prompt-take = از یک کپه بردارید.
waiting-take = { $player } از کپه‌ای برمی‌دارد.
verb-take = برداشتن
action-take = برداشتن { $count } از کپهٔ { $heap }
hint-action = { $action }

event-laid-out = { $count } کپه چیده شد.
event-took = { $player } از کپهٔ { $heap } به اندازهٔ { $count } برمی‌دارد.
event-game-over = بازی تمام شد. برنده: { $winners }.
outcome-last-wins = آخرین برداشته شد. برنده: { $winners }.
outcome-last-loses = آخرین به دیگری رسید. برنده: { $winners }.
illegal-too-few = آن کپه این اندازه ندارد.
hint-why-zero = جمع دودویی کپه‌های باقی‌مانده صفر است.
hint-why-hope = در برابر پاسخ خوب هیچ حرکتی نمی‌برد.

fact-heaps = کپه‌ها
fact-taken = برداشته

coach-heaps = هر کس آخری را بردارد برنده است. هرچه می‌خواهید بردارید، ولی فقط از یک کپه.
coach-even = کپه‌هایی بگذارید که یکدیگر را خنثی کنند: ۲ تا از کپهٔ ۳ بردارید تا ۱ و ۳ و ۲ بماند.
coach-pairs = دو کپهٔ ۲تایی و یک کپهٔ ۱تایی مانده است: همان یکی را بردارید؛ از آن پس هرچه بر سر یک کپه بیاید با دیگری همان کار را می‌کنید.
coach-last = یک کپه مانده است. همه‌اش را بردارید تا برنده شوید.
