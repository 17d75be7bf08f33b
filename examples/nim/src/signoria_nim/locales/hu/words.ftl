title-name = Nim
title-about = Vegyél egyszerre egy halomból; aki az utolsót veszi el, nyer.
edition-plain = Nim
edition-plain-about = Halmok, és az utolsó, amit elvesznek
option-misere = Mizer
option-misere-about = Aki az utolsót veszi el, veszít.
value-heaps = Halmok
level-adder = Számoló
level-adder-about = Kettes számrendszerben ad össze, és ritkán veszít.

phase-laying = A halmok kirakása
phase-take = Elvétel
phase-over = Vége
prompt-take = Vegyél el egy halomból.
waiting-take = { $player } elvesz egy halomból.
verb-take = Elvétel
action-take = { $count } elvétele a(z) { $heap }. halomból
hint-action = { $action }

event-laid-out = { $count } halom került az asztalra.
event-took = { $player } elvesz { $count } darabot a(z) { $heap }. halomból.
event-game-over = Vége a játéknak. Nyert: { $winners }.
outcome-last-wins = Az utolsót elvette és nyert: { $winners }.
outcome-last-loses = Nem kellett elvennie az utolsót, és nyert: { $winners }.
illegal-too-few = Abban a halomban nincs ennyi.
hint-why-zero = a maradék halmok kettes összege nulla.
hint-why-hope = jó válasz ellen egy lépés sem nyer.

fact-heaps = Halmok
fact-taken = Elvett

coach-heaps = Az nyer, aki az utolsót veszi el. Annyit vehetsz, amennyit akarsz, de csak egy halomból.
coach-even = Olyan halmokat hagyj, amelyek kiegyenlítik egymást: végy el 2-t a 3. halomból, és 1, 3 és 2 marad.
coach-pairs = Két halomban 2 van, egyben 1: vedd el azt, és ami az egyik halommal történik, azt megteheted a másikkal.
coach-last = Egy halom maradt. Vedd el az egészet, és nyertél.
