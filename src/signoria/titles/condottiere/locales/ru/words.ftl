### «Кондотьер» словами: и для страницы, и для командной строки. Переменные описаны в docs/words.md.

## What the game is called

title-name = Кондотьер

## The log: event-… for every event of the game

event-first = { $player } начинает с фигуркой Кондотьера.
event-placed =
    { $defender_is ->
        [none] { $player } ставит фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }.
       *[one] { $player } ставит фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }; защищается { $defender }.
    }
event-declined = { $player } не выбирает регион и передаёт фигурку Кондотьера налево: её получает { $to }.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } играет карту рубашкой вверх.
               *[known] { $player } играет рубашкой вверх карту «{ $card }».
            }
       *[no] { $player } играет карту «{ $card }».
    }
event-turned-up = { $player } открывает карту «{ $card }».
event-discarded = { $player } теряет из линии: «{ $card }» × { $count }.
event-took =
    { $card ->
        [none] { $player } никого не возвращает на руку.
       *[known] { $player } возвращает на руку карту «{ $card }».
    }
event-favour =
    { $to ->
        [none] { $player } оставляет маркер благоволения Папы вне поля.
       *[known] { $player } ставит маркер благоволения Папы: регион { $to } закрыт для сражений.
    }
event-passed =
    { $why ->
        [no-cards] { $player } пасует: карты кончились.
        [waiting] { $player } пока пасует, но, защищая регион, ещё может вступить в бой.
       *[chosen] { $player } пасует.
    }
event-battle-ended =
    { $cause ->
        [surrender] { $player } играет карту «Сдача», и сражение сразу заканчивается.
        [bishop] { $player } играет карту «Епископ», и сражение сразу заканчивается без победителя.
       *[all-passed] Все спасовали: сражение окончено.
    }
event-strengths = Сила: { $after }.
event-compared =
    { $leaders_count ->
        [one] Сильнее всех { $leaders } ({ $strengths }).
       *[other] Ничья, силы равны: { $leaders } ({ $strengths }).
    }
event-region-taken =
    { $defender_is ->
        [none] { $player } занимает { FORM($region, case: "acc") }.
       *[one] { $player } отвоёвывает { FORM($region, case: "acc") } у игрока { $defender }.
    }
event-region-held = { $defender } удерживает { FORM($region, case: "acc") }.
event-region-free = Регион { $region } не достаётся никому.
event-marker =
    { $why ->
        [courtesans] { $to } получает фигурку Кондотьера: больше всего куртизанок.
        [winner] { $to } получает фигурку Кондотьера за победу в сражении.
        [defender] { $to } получает фигурку Кондотьера за защиту региона.
       *[left] Победителя нет: фигурка Кондотьера переходит налево ({ $from } → { $to }).
    }
event-lines-discarded = Все боевые линии сбрасываются.
event-folded = У игрока { $player } нет наёмников на руке: вся рука сбрасывается.
event-held = У игрока { $player } нет наёмников на руке, но карты остаются.
event-round-ended =
    { $player_is ->
        [none] Раунд окончен: карт не осталось ни у кого.
       *[one] Раунд окончен: карты остались только у одного игрока ({ $player }).
    }
event-kept =
    { $card ->
        [none] { $player } оставляет себе карту.
       *[known] { $player } оставляет себе карту «{ $card }».
    }
event-kept-enough = { $player } оставляет карт: { $count }, сбрасывает: { $discarded }.
event-draws =
    { $count ->
        [0] { $player } не берёт карт.
        [one] { $player } берёт { $count } карту.
        [few] { $player } берёт { $count } карты.
       *[many] { $player } берёт { $count } карт.
    }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [one] { $player } получает { $count } карту.
                [few] { $player } получает { $count } карты.
               *[many] { $player } получает { $count } карт.
            }
       *[known] { $player } получает карты: { $cards }.
    }
event-reshuffled = Сброс перемешан и становится новой колодой.
event-ten-each = Карт нет ни у кого: каждый игрок получает новые карты, по { $count }.
event-final-battle =
    { $why ->
        [points] Очков поровну ({ $players }): всё решит финальное сражение.
       *[regions] Сражаться больше не за что, а регионов поровну ({ $players }): всё решит финальное сражение.
    }
event-game-over =
    { $winners_count ->
        [0] Партия окончена: ничья.
        [one] Партия окончена: побеждает { $winners }.
       *[other] Партия окончена: победу делят { $winners }.
    }
event-points-counted = Очки: { $scores }. Цель матча: { $target }.
event-match-over =
    { $winners_count ->
        [0] Матч окончен: ничья ({ $scores }).
        [one] Матч окончен: побеждает { $winners } ({ $scores }).
       *[other] Матч окончен: победу делят { $winners } ({ $scores }).
    }

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } побеждает: собраны смежные регионы.
outcome-total = { $winners } побеждает по числу регионов.
outcome-most = Выбрать больше нечего: { $winners } побеждает, владея наибольшим числом регионов.
outcome-final =
    { $winners_count ->
        [one] { $winners } выигрывает финальное сражение, а с ним и партию.
       *[other] Ничья в финальном сражении: победу делят { $winners }.
    }
outcome-draw = Ничья в финальном сражении: не побеждает никто.
outcome-points = { $winners } выигрывает матч: цель достигнута, очков больше всех.

## Cards: name, and effect in a sentence ($edition: modern, classic)

card-1 = Наёмник 1
card-2 = Наёмник 2
card-3 = Наёмник 3
card-4 = Наёмник 4
card-5 = Наёмник 5
card-6 = Наёмник 6
card-10 = Наёмник 10
card-winter = Зима
card-spring = Весна
card-bishop = Епископ
card-courtesan = Куртизанка
card-drummer = Барабанщик
card-heroine = Героиня
card-surrender = Сдача
card-scarecrow = Пугало
card-face-down = закрытая карта

card-1-effect = Наёмник силой 1.
card-2-effect = Наёмник силой 2.
card-3-effect = Наёмник силой 3.
card-4-effect = Наёмник силой 4.
card-5-effect = Наёмник силой 5.
card-6-effect = Наёмник силой 6.
card-10-effect = Наёмник силой 10.
card-winter-effect =
    { $edition ->
        [classic] Сила каждого наёмника во всех линиях — только 1.
       *[modern] Сила каждого наёмника во всех линиях — только 1; все лежащие на столе карты «Весна» сбрасываются.
    }
card-spring-effect = Каждый наёмник с наибольшим значением на столе получает +3 к силе; все лежащие на столе карты «Зима» сбрасываются.
card-bishop-effect =
    { $edition ->
        [classic] Сражение сразу заканчивается, победителя нет.
       *[modern] Все наёмники с наибольшим значением на столе сбрасываются; затем поставьте маркер благоволения Папы на свободный регион или уберите его с поля.
    }
card-courtesan-effect = Сила 1, которую ничто не меняет; у кого куртизанок больше всех, тот после сражения получает фигурку Кондотьера.
card-drummer-effect = Удваивает силу каждого наёмника в вашей линии; второй барабанщик ничего не добавляет.
card-heroine-effect = Сила 10; ни зима, ни епископ, ни пугало на неё не действуют.
card-surrender-effect = Сражение сразу заканчивается; побеждает самая сильная линия.
card-scarecrow-effect = Верните на руку одного наёмника из своей линии или никого; пугало сбрасывается.

## Regions

region-Torino = Турин
region-Milano = Милан
region-Venezia = Венеция
    .acc = Венецию
region-Genova = Генуя
    .acc = Геную
region-Mantova = Мантуя
    .acc = Мантую
region-Parma = Парма
    .acc = Парму
region-Modena = Модена
    .acc = Модену
region-Ferrara = Феррара
    .acc = Феррару
region-Bologna = Болонья
    .acc = Болонью
region-Lucca = Лукка
    .acc = Лукку
region-Firenze = Флоренция
    .acc = Флоренцию
region-Siena = Сиена
    .acc = Сиену
region-Urbino = Урбино
region-Ancona = Анкона
    .acc = Анкону
region-Spoleto = Сполето
region-Roma = Рим
region-Napoli = Неаполь

## Phases: name, what is asked of you, what is asked of another ($player)

phase-deal = Раздача
phase-place = Выбор региона
phase-battle = Сражение
phase-take = Пугало
phase-favour = Благоволение Папы
phase-fold = Сброс руки
phase-keep = Карты на следующий раунд
phase-draw = Набор карт

prompt-place = Выберите, где сражаться дальше.
prompt-battle = Сыграйте карту или спасуйте.
prompt-take = Верните на руку одного из своих наёмников или никого.
prompt-favour = Поставьте маркер благоволения Папы на регион или оставьте его вне поля.
prompt-fold = У вас нет наёмников: сбросить всю руку или оставить?
prompt-keep = Выберите карты, которые оставите на следующий раунд.
prompt-draw = Сколько карт вы берёте?

waiting-place = { $player } выбирает, где сражаться дальше.
waiting-battle = Ходит { $player }: сыграть карту или спасовать.
waiting-take = { $player } решает, какого наёмника вернуть на руку.
waiting-favour = { $player } решает, куда поставить маркер благоволения Папы.
waiting-fold = { $player } решает, сбрасывать ли руку.
waiting-keep = { $player } выбирает, какие карты оставить.
waiting-draw = { $player } решает, сколько карт взять.

## Actions, as on a button: action-… for every verb of the notation

action-place = Сражаться за { FORM($region, case: "acc") }
action-decline = Передать фигурку налево
action-play = Сыграть карту «{ $card }»
action-pass =
    { $card ->
        [open] Открыть карту и спасовать
       *[closed] Пас
    }
action-take =
    { $card ->
        [none] Никого не возвращать
       *[known] Вернуть на руку карту «{ $card }»
    }
action-favour =
    { $region ->
        [none] Оставить маркер благоволения вне поля
       *[known] Благоволение Папы: { $region }
    }
action-fold = Сбросить руку
action-hold = Оставить руку
action-keep =
    { $card ->
        [done] Больше ничего не оставлять
       *[known] Оставить карту «{ $card }»
    }
action-draw =
    { $count ->
        [0] Не брать карт
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[many] Взять { $count } карт
    }

## Editions and options: name, and a sentence

edition-modern = 110 карт
edition-modern-about = Издание 2007 года: весна, куртизанки и благоволение Папы; победить можно и общим числом регионов.
edition-classic = 96 карт
edition-classic-about = Второе, переработанное издание: епископ приносит мир, даже число карт на руке — тайна, побеждают только смежные регионы.

option-draw-after-battle = Набор карт после битвы
option-draw-after-battle-about = Без раундов: начните с 7 карт и берите до 3 после каждого сражения.
option-points = Игра на очки
option-points-about = Несколько партий: 1 очко за регион, ещё 5 за победу смежными регионами, пока кто-нибудь не достигнет цели.
option-bigger-kingdoms = Наибольшее королевство
option-bigger-kingdoms-about = Для победы нужно на один смежный регион больше.
option-capturing = Захват регионов
option-capturing-about = Можно сражаться и за регион, которым владеет другой игрок.
option-hidden-cards = Скрытые карты
option-hidden-cards-about = Наёмники, барабанщики, героини и куртизанки играются рубашкой вверх и открываются со следующей картой.

option-excludes = «{ $option }» и «{ $other }» не сочетаются: в игре на очки занятый регион отнять нельзя.
# What the rulebook of an edition advises against
advice-points-capturing = Книга правил не советует играть с вариантами «Игра на очки» и «Захват регионов» одновременно.

value-target = Сколько очков набрать

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase =
    { $phase ->
        [deal] Не сейчас: идёт раздача.
        [place] Не сейчас: выбирается регион следующего сражения.
        [battle] Не сейчас: идёт сражение, сыграйте карту или спасуйте.
        [take] Не сейчас: сначала решите, какого наёмника вернёт пугало.
        [favour] Не сейчас: сначала решите, куда поставить маркер благоволения Папы.
        [fold] Не сейчас: сначала решите, сбрасывать ли руку.
        [keep] Не сейчас: сначала выберите, какие карты оставить.
        [draw] Не сейчас: сначала решите, сколько карт взять.
       *[over] Партия окончена.
    }
illegal-not-in-hand = У вас на руке нет карты «{ $card }».
illegal-not-in-line = В вашей линии нет открытой карты «{ $card }».
illegal-too-many-cards =
    { $most ->
        [one] Взять можно не больше { $most } карты.
       *[other] Взять можно не больше { $most } карт.
    }
illegal-nothing-face-down = Нет карты, лежащей рубашкой вверх: открывать нечего.
illegal-first-placing = Первый регион партии нужно выбрать: передать фигурку Кондотьера пока нельзя.
illegal-must-choose = Отказались все: теперь регион нужно выбрать.
illegal-may-not-decline = В этом издании владелец фигурки Кондотьера обязан выбрать регион.
illegal-favour-on-owned = В регионе { $region } стоит маркер контроля: маркер благоволения Папы туда поставить нельзя.
illegal-own-region = Регион { $region } уже ваш: нападать на свой регион нельзя.
illegal-under-favour = Регион { $region } под благоволением Папы: сражаться за него нельзя.
illegal-region-taken = Регионом { $region } уже владеет { $owner }.

## Strength explained, piece by piece

strength-mercenaries = наёмники { $values }: { $strength }
strength-winter = зимой каждый — 1: { $strength }
strength-drummer = барабанщик удваивает: { $strength }
strength-spring = весна, +3 за каждого наёмника { $value }: +{ $strength }
strength-courtesan = куртизанка × { $count }: +{ $strength }
strength-heroine = героиня × { $count }: +{ $strength }
strength-total = = { $strength }

## Bots: levels, and names for their seats

level-captain = Капитан
level-captain-about = Считает карты и думает наперёд; хороший соперник для опытных игроков.
level-condottiere = Кондотьер
level-condottiere-about = Самый сильный: перед каждым ходом взвешивает тысячи возможных партий.

## Hints: hint-… for every verb, and why

hint-place = Совет: сражайтесь за { FORM($region, case: "acc") }.
hint-decline = Совет: передайте фигурку дальше.
hint-play = Совет: сыграйте карту «{ $card }».
hint-pass =
    { $card ->
        [open] Совет: откройте карту, лежащую рубашкой вверх, и спасуйте.
       *[closed] Совет: спасуйте.
    }
hint-take =
    { $card ->
        [none] Совет: не возвращайте никого.
       *[known] Совет: верните на руку карту «{ $card }».
    }
hint-favour =
    { $region ->
        [none] Совет: оставьте маркер благоволения Папы вне поля.
       *[known] Совет: поставьте маркер благоволения Папы на { FORM($region, case: "acc") }.
    }
hint-fold = Совет: сбросьте руку.
hint-hold = Совет: оставьте руку.
hint-keep =
    { $card ->
        [done] Совет: больше ничего не оставляйте.
       *[known] Совет: оставьте карту «{ $card }».
    }
hint-draw =
    { $count ->
        [0] Совет: не берите карт.
        [one] Совет: возьмите { $count } карту.
        [few] Совет: возьмите { $count } карты.
       *[many] Совет: возьмите { $count } карт.
    }

hint-why-only = Это единственный возможный ход.
hint-why-wins = Это может принести победу в партии.
hint-why-denies = Это помешает сопернику победить.
hint-why-joins = Это рядом с вашими регионами.
hint-why-overtakes = Так дешевле всего выйти вперёд.
hint-why-ends = Вы впереди, и сражение сразу закончится.
hint-why-ahead = Вы впереди: пусть карты тратят другие.
hint-why-costly = Это сражение обойдётся дороже, чем стоит.
hint-why-saves = Этот наёмник нужнее на руке.
hint-why-shields = Тогда епископ заберёт эту карту, а не остальные.
hint-why-harms = Это больнее всего ударит по самому опасному сопернику.
hint-why-fresh = Новая рука будет лучше этой.
hint-why-useful = Этими картами ещё можно выиграть сражение.
hint-why-quiet = Соперникам от этого мало пользы.
hint-why-waits = Вы впереди: дешёвая карта оставит вас в сражении.
hint-why-closer = Это приближает вас к лидеру.
hint-why-best = Этот ход оказался лучшим в пробных партиях.

## On the page

map = Карта Италии
map-region =
    { $region }{ $owner ->
        [none] , регион свободен
       *[owned] , владелец: { $owner }
    }{ $state ->
        [battle] , здесь идёт сражение
        [favour] , под благоволением Папы
       *[quiet] { "" }
    }{ $target ->
        [yes] . Можно выбрать.
       *[no] { "" }
    }
battle-lines = Боевые линии
line-of = Боевая линия игрока { $player }
strength-of = Сила игрока { $player }: { $strength }. Пояснить
your-hand =
    { $count ->
        [one] Ваша рука, { $count } карта
        [few] Ваша рука, { $count } карты
       *[many] Ваша рука, { $count } карт
    }
cards-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
needs =
    { $total ->
        [0] Смежных регионов: { $group } из { $adjacent }.
       *[other] Регионов: { $regions } из { $total }, смежных: { $group } из { $adjacent }.
    }
wins-with = До победы — один регион, любой из этих: { $regions }.
holds-marker = Владеет фигуркой Кондотьера
passed = пас
battle-summary = Итоги сражения
battle-of = Сражение за { FORM($region, case: "acc") }
final-battle = Финальное сражение
no-cards = нет карт
confirm-decisive = Сейчас сильнее всех { $player }. Заняв { FORM($region, case: "acc") }, этот игрок выиграет партию. Всё равно выйти из сражения?
confirm-decisive-yes = Выйти из сражения
chart-regions = Регионы, сражение за сражением
chart-strengths = Сила в конце каждого сражения
key-arrows = По картам руки или от региона к региону
key-enter = Сыграть карту, выбрать регион
key-digits = Сыграть наёмника (0 — десятку)
key-hand = К руке
key-map = К карте
key-need = Чего не хватает каждому до победы

## The table in the terminal: the words typed there that others do not know, then what is drawn

terminal-help-own = borders          какие регионы граничат
terminal-italy = Италия
terminal-legend = { $battle } сражение   { $favour } благоволение Папы   [1] регион места 1
terminal-goal =
    { $total ->
        [0] Цель: смежных регионов — { $adjacent }.
       *[other] Цель: всего регионов — { $total } или смежных — { $adjacent }.
    }
terminal-borders = Границы
terminal-battle-for = Сражение за { FORM($region, case: "acc") }
terminal-final-battle = Финальное сражение
terminal-between-battles = Между сражениями
terminal-cards = Карты
terminal-regions = Регионы
terminal-in-all = Всего
terminal-adjacent = Смежных
terminal-line = Линия
terminal-strength = Сила
terminal-passed = (пас)
terminal-hand = Ваша рука: { $cards }
terminal-hand-empty = Ваша рука пуста.
