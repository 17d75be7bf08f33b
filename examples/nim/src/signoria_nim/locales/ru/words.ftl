title-name = Ним
title-about = Берите из одной кучки за раз; кто взял последнее, тот и победил.
edition-plain = Ним
edition-plain-about = Кучки: кто возьмёт последнее
option-misere = Мизер
option-misere-about = Взявший последнее проигрывает.
value-heaps = Кучки
level-adder = Счетовод
level-adder-about = Считает в двоичной системе и редко проигрывает.

phase-laying = Раскладка кучек
phase-take = Ход
phase-over = Конец
prompt-take = Возьмите из одной кучки.
waiting-take = { $player } берёт из кучки.
verb-take = Взять
action-take = Взять { $count } из кучки { $heap }
hint-action = { $action }

event-laid-out = Разложено кучек: { $count }.
event-took = { $player } берёт { $count } из кучки { $heap }.
event-game-over = Партия окончена. Победа: { $winners }.
outcome-last-wins = Взято последнее. Победа: { $winners }.
outcome-last-loses = Последнее досталось другому. Победа: { $winners }.
illegal-too-few = В этой кучке столько нет.
hint-why-zero = двоичная сумма оставшихся кучек равна нулю.
hint-why-hope = хороший ответ побеждает любой ход.

fact-heaps = Кучки
fact-taken = Взято

coach-heaps = Побеждает тот, кто возьмёт последнее. Берите сколько хотите, но только из одной кучки.
coach-even = Оставляйте кучки, которые уравновешивают друг друга: возьмите 2 из кучки 3, и останутся 1, 3 и 2.
coach-pairs = Две кучки по 2 и одна из 1: возьмите её, и что бы ни случилось с одной кучкой, вы повторите это с другой.
coach-last = Осталась одна кучка. Возьмите её целиком, и победа ваша.
