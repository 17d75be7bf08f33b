### «Кондотьер» словами: и для страницы, и для командной строки. Переменные описаны в docs/words.md.

## What the game is called

title-name = Кондотьер
title-about = Ведите наёмников от сражения к сражению, блефуйте и умейте вовремя уйти с поля боя.

## The log: event-… for every event of the game

event-first = { $player } начинает с фигуркой Кондотьера.
    .player = Вы начинаете с фигуркой Кондотьера.
event-placed =
    { $defender_is ->
        [none] { $player } ставит фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }.
       *[one] { $player } ставит фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }; защищается { $defender }.
    }
    .player =
        { $defender_is ->
            [none] Вы ставите фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }.
           *[one] Вы ставите фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }; защищается { $defender }.
        }
    .defender = { $player } ставит фигурку Кондотьера: следующее сражение — за { FORM($region, case: "acc") }; защищаетесь вы.
event-declined = { $player } не выбирает регион и передаёт фигурку Кондотьера налево: её получает { $to }.
    .player = Вы не выбираете регион и передаёте фигурку Кондотьера налево: её получает { $to }.
    .to = { $player } не выбирает регион и передаёт фигурку Кондотьера налево: её получаете вы.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } играет карту рубашкой вверх.
               *[known] { $player } играет рубашкой вверх карту «{ $card }».
            }
       *[no] { $player } играет карту «{ $card }».
    }
    .player =
        { $face_down ->
            [yes]
                { $card ->
                    [none] Вы играете карту рубашкой вверх.
                   *[known] Вы играете рубашкой вверх карту «{ $card }».
                }
           *[no] Вы играете карту «{ $card }».
        }
event-turned-up = { $player } открывает карту «{ $card }».
    .player = Вы открываете карту «{ $card }».
event-discarded = { $player } теряет из линии: «{ $card }» × { $count }.
    .player = Вы теряете из линии: «{ $card }» × { $count }.
event-took =
    { $card ->
        [none] { $player } никого не возвращает на руку.
       *[known] { $player } возвращает на руку карту «{ $card }».
    }
    .player =
        { $card ->
            [none] Вы никого не возвращаете на руку.
           *[known] Вы возвращаете на руку карту «{ $card }».
        }
event-favour =
    { $to ->
        [none] { $player } оставляет маркер благоволения Папы вне поля.
       *[known] { $player } ставит маркер благоволения Папы: регион { $to } закрыт для сражений.
    }
    .player =
        { $to ->
            [none] Вы оставляете маркер благоволения Папы вне поля.
           *[known] Вы ставите маркер благоволения Папы: регион { $to } закрыт для сражений.
        }
event-passed =
    { $why ->
        [no-cards] { $player } пасует: карты кончились.
        [waiting] { $player } пока пасует, но, защищая регион, ещё может вступить в бой.
       *[chosen] { $player } пасует.
    }
    .player =
        { $why ->
            [no-cards] Вы пасуете: карты кончились.
            [waiting] Вы пока пасуете, но, защищая регион, ещё можете вступить в бой.
           *[chosen] Вы пасуете.
        }
event-battle-ended =
    { $cause ->
        [surrender] { $player } играет карту «Сдача», и сражение сразу заканчивается.
        [bishop] { $player } играет карту «Епископ», и сражение сразу заканчивается без победителя.
       *[all-passed] Все спасовали: сражение окончено.
    }
    .player =
        { $cause ->
            [surrender] Вы играете карту «Сдача», и сражение сразу заканчивается.
            [bishop] Вы играете карту «Епископ», и сражение сразу заканчивается без победителя.
           *[all-passed] Все спасовали: сражение окончено.
        }
event-strengths = Сила: { $after }.
event-compared =
    { $leaders_count ->
        [one] Сильнее всех { $leaders } ({ $strengths }).
       *[other] Ничья, силы равны: { $leaders } ({ $strengths }).
    }
    .leaders = Сильнее всех вы ({ $strengths }).
event-region-taken =
    { $defender_is ->
        [none] { $player } занимает { FORM($region, case: "acc") }.
       *[one] { $player } отвоёвывает { FORM($region, case: "acc") } у игрока { $defender }.
    }
    .player =
        { $defender_is ->
            [none] Вы занимаете { FORM($region, case: "acc") }.
           *[one] Вы отвоёвываете { FORM($region, case: "acc") } у игрока { $defender }.
        }
    .defender = { $player } отвоёвывает у вас { FORM($region, case: "acc") }.
event-region-held = { $defender } удерживает { FORM($region, case: "acc") }.
    .defender = Вы удерживаете { FORM($region, case: "acc") }.
event-region-free = Регион { $region } не достаётся никому.
event-marker =
    { $why ->
        [courtesans] { $to } получает фигурку Кондотьера: больше всего куртизанок.
        [winner] { $to } получает фигурку Кондотьера за победу в сражении.
        [defender] { $to } получает фигурку Кондотьера за защиту региона.
       *[left] Победителя нет: фигурка Кондотьера переходит налево ({ $from } → { $to }).
    }
    .to =
        { $why ->
            [courtesans] Вы получаете фигурку Кондотьера: больше всего куртизанок.
            [winner] Вы получаете фигурку Кондотьера за победу в сражении.
            [defender] Вы получаете фигурку Кондотьера за защиту региона.
           *[left] Победителя нет: фигурка Кондотьера переходит налево ({ $from } → вы).
        }
    .from =
        { $why ->
            [courtesans] { $to } получает фигурку Кондотьера: больше всего куртизанок.
            [winner] { $to } получает фигурку Кондотьера за победу в сражении.
            [defender] { $to } получает фигурку Кондотьера за защиту региона.
           *[left] Победителя нет: фигурка Кондотьера переходит налево (вы → { $to }).
        }
event-lines-discarded = Все боевые линии сбрасываются.
event-folded = У игрока { $player } нет наёмников на руке: вся рука сбрасывается.
    .player = У вас нет наёмников на руке: вся рука сбрасывается.
event-held = У игрока { $player } нет наёмников на руке, но карты остаются.
    .player = У вас нет наёмников на руке, но карты остаются.
event-round-ended =
    { $player_is ->
        [none] Раунд окончен: карт не осталось ни у кого.
       *[one] Раунд окончен: карты остались только у одного игрока ({ $player }).
    }
    .player = Раунд окончен: карты остались только у вас.
event-kept =
    { $card ->
        [none] { $player } оставляет себе карту.
       *[known] { $player } оставляет себе карту «{ $card }».
    }
    .player =
        { $card ->
            [none] Вы оставляете себе карту.
           *[known] Вы оставляете себе карту «{ $card }».
        }
event-kept-enough = { $player } оставляет карт: { $count }, сбрасывает: { $discarded }.
    .player = Вы оставляете карт: { $count }, сбрасываете: { $discarded }.
event-draws =
    { $count ->
        [0] { $player } не берёт карт.
        [one] { $player } берёт { $count } карту.
        [few] { $player } берёт { $count } карты.
       *[many] { $player } берёт { $count } карт.
    }
    .player =
        { $count ->
            [0] Вы не берёте карт.
            [one] Вы берёте { $count } карту.
            [few] Вы берёте { $count } карты.
           *[many] Вы берёте { $count } карт.
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
    .player =
        { $cards ->
            [none]
                { $count ->
                    [one] Вы получаете { $count } карту.
                    [few] Вы получаете { $count } карты.
                   *[many] Вы получаете { $count } карт.
                }
           *[known] Вы получаете карты: { $cards }.
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
    .winners = Партия окончена: вы побеждаете.
event-points-counted = Очки: { $scores }. Цель матча: { $target }.
event-match-over =
    { $winners_count ->
        [0] Матч окончен: ничья ({ $scores }).
        [one] Матч окончен: побеждает { $winners } ({ $scores }).
       *[other] Матч окончен: победу делят { $winners } ({ $scores }).
    }
    .winners = Матч окончен: вы побеждаете ({ $scores }).

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } побеждает: собраны смежные регионы.
    .winners = Вы побеждаете: собраны смежные регионы.
outcome-total = { $winners } побеждает по числу регионов.
    .winners = Вы побеждаете по числу регионов.
outcome-most = Выбрать больше нечего: { $winners } побеждает, владея наибольшим числом регионов.
    .winners = Выбрать больше нечего: вы побеждаете, владея наибольшим числом регионов.
outcome-final =
    { $winners_count ->
        [one] { $winners } выигрывает финальное сражение, а с ним и партию.
       *[other] Ничья в финальном сражении: победу делят { $winners }.
    }
    .winners = Вы выигрываете финальное сражение, а с ним и партию.
outcome-draw = Ничья в финальном сражении: не побеждает никто.
outcome-points = { $winners } выигрывает матч: цель достигнута, очков больше всех.
    .winners = Вы выигрываете матч: цель достигнута, очков больше всех.

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

## Promises of a deal, as sentences: promise-… for every verb that a deal may name

promise-pass =
    { $will ->
        [no] { $player } не спасует
       *[yes] { $player } спасует
    }
    .player =
        { $will ->
            [no] Вы не спасуете
           *[yes] Вы спасуете
        }
promise-play =
    { $will ->
        [no] { $player } не сыграет карту «{ $card }»
       *[yes] { $player } сыграет карту «{ $card }»
    }
    .player =
        { $will ->
            [no] Вы не сыграете карту «{ $card }»
           *[yes] Вы сыграете карту «{ $card }»
        }
promise-place =
    { $will ->
        [no] { $player } не выберет { FORM($region, case: "acc") } для следующего сражения
       *[yes] { $player } выберет { FORM($region, case: "acc") } для следующего сражения
    }
    .player =
        { $will ->
            [no] Вы не выберете { FORM($region, case: "acc") } для следующего сражения
           *[yes] Вы выберете { FORM($region, case: "acc") } для следующего сражения
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
hint-why-threat = { $player } выиграет партию, если займёт { FORM($region, case: "acc") }.
hint-why-cheaper = Это выводит вас вперёд и бережёт карту «{ $other }».
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
key-enter = Выбрать; ещё раз: сыграть или сразиться
key-digits = Выбрать карту по её месту
key-hand = К руке
key-map = Карта или сражение
key-about = Что делает карта
key-unselect = Снять выбор

## The table around the battle

you = Вы
prompt = Что от вас требуется
scene-battle = Сражение
scene-map = Карта
go-on = Дальше
own-line = Ваша боевая линия
own-strength = Ваша сила: { $strength }. Пояснить
# $strength: what the selected card would make of it
strength-would = С этой картой: { $strength }.
seat-strength = сила { $strength }
seat-courtesans =
    { $count ->
        [one] { $count } куртизанка
        [few] { $count } куртизанки
       *[many] { $count } куртизанок
    }
seat-leads = впереди
seat-tied = делит лидерство
goal-of = { $number } из { $needed }
stake-leads = Регион достался бы игроку { $player }.
stake-leads-you = Регион достался бы вам.
stake-tie = Равенство, { $strength }: регион не достался бы никому.
stake-wins =
    { $count ->
        [one] С ним партию выиграл бы игрок { $players }.
       *[other] С ним партию выиграл бы любой из игроков: { $players }.
    }
stake-wins-you = С ним вы выиграли бы партию.
stake-wins-both = С ним партию выиграли бы вы, но и { $players } тоже.
chip-winter = Зима: сила каждого наёмника — 1
chip-spring = Весна: самым сильным наёмникам +3
# Who would get the marker. $whose: you, other. $why: courtesans, winner, defender, left
marker-chip =
    { $whose ->
        [you] Вам:
       *[other] Игроку { $player }:
    } { $why ->
        [courtesans]
            { $count ->
                [one] { $count } куртизанка
                [few] { $count } куртизанки
               *[many] { $count } куртизанок
            }
        [winner] как победителю
        [defender] как защитнику
       *[left] победителя нет
    }
pass-and-take = Спасовать и занять { FORM($region, case: "acc") }
auto-pass = Пасовать за меня до следующего сражения
auto-pass-left = Этот пас может стоить вам партии: решите сами.

## On the page: what is asked. $stake of a battle: region, held (one's own region is attacked), final (the game)

ask-place-first = Вы начинаете. Выберите, где будет первое сражение.
ask-place = Куда дальше?
ask-place-decline = Выберите, где сражаться дальше, или передайте фигурку игроку { $player }.
# $count: how many others would win the game there too
ask-place-wins =
    { $count ->
        [0] { $region }: здесь партию выиграли бы вы, и никто другой.
       *[other] { $region }: здесь партию выиграли бы вы, но и { $players } тоже.
    }
ask-place-loses =
    { $count ->
        [one] { $region }: здесь партию выиграл бы игрок { $players }.
       *[other] { $region }: здесь партию выиграл бы любой из игроков: { $players }.
    }
ask-place-region =
    { $count ->
        [1] { $region }: смежных с ним регионов у вас нет.
       *[other] { $region }: смежных регионов у вас будет { $count }.
    }
ask-alone-lead =
    { $stake ->
        [final] Остальные спасовали, вы впереди: { $strength } против { $best }. Спасуйте — и партия ваша.
        [held] Остальные спасовали, вы впереди: { $strength } против { $best }. Спасуйте — и удержите { FORM($region, case: "acc") }.
       *[region] Остальные спасовали, вы впереди: { $strength } против { $best }. Спасуйте — и займёте { FORM($region, case: "acc") }.
    }
ask-alone-need =
    { $stake ->
        [final] Остальные спасовали. Чтобы выиграть партию, нужна сила { $need }.
        [held] Остальные спасовали. Чтобы быть сильнее всех в бою за { FORM($region, case: "acc") }, нужна сила { $need }.
       *[region] Остальные спасовали. Чтобы занять { FORM($region, case: "acc") }, нужна сила { $need }.
    }
ask-alone-unsure = Остальные спасовали, но их карты рубашкой вверх ещё будут учтены.
ask-danger = Впереди { $player } с силой { $strength }. Заняв { FORM($region, case: "acc") }, этот игрок выиграет партию.
ask-attacked = Нападают на ваш регион: { $region }. Можно спасовать и сыграть позже.
ask-chance = { $region } принесёт вам победу в партии. Ещё никто не сыграл карту.
ask-chance-lead = { $region } принесёт вам победу в партии. Вы впереди: { $strength } против { $best }.
ask-chance-need = { $region } принесёт вам победу в партии. Нужна сила { $need }.
ask-tie =
    { $stake ->
        [final] Равенство, { $strength }: победителя нет.
        [held] Равенство, { $strength }: { $region } остаётся у вас.
       *[region] Равенство, { $strength }: { FORM($region, case: "acc") } никто не займёт.
    }
ask-lead = Вы впереди: { $strength } против { $best }.
ask-behind = Впереди { $player }: { $strength } против ваших { $own }.
ask-nobody = Ещё никто не сыграл карту. Сыграйте карту или спасуйте.
ask-can-play =
    { $count ->
        [one] Сыграть ещё может только { $player }.
        [few] Сыграть ещё могут { $count } игрока.
       *[other] Сыграть ещё могут { $count } игроков.
    }
ask-turn-up = Пасуя, вы можете открыть свою карту.
ask-last-card = Это ваша последняя карта: сыграв её, вы ждёте следующей раздачи.
ask-last-card-draws = Это ваша последняя карта: больше вы в этом сражении не сыграете.
ask-final = Финальное сражение: победитель выигрывает партию.
ask-pass-loses = Если вы спасуете, партию выиграет { $player }.
ask-card = { $card }: { $from } → { $to }.
ask-card-nothing = { $card }: сейчас без эффекта.
ask-card-changes = { $card }: { $changes }.
ask-card-ends = { $card }: сражение сразу закончится.
ask-change =
    { $whose ->
        [you] вы { $from } → { $to }
       *[other] { $player } { $from } → { $to }
    }
ask-face-down = { $card } (рубашкой вверх): карта считается, когда её откроют.
ask-scarecrow = { $card }: затем выберите наёмника, которого вернёте на руку, или никого.
ask-bishop = Все наёмники со значением { $value } сбрасываются: { $changes }.
ask-take = Какого наёмника вернуть на руку?
ask-take-card = { $card } возвращается на руку: { $from } → { $to }.
ask-favour = Куда поставить маркер благоволения Папы? Этот регион нельзя будет выбрать для сражения.
ask-favour-region = { $region } под благоволением Папы: этот регион нельзя выбрать для сражения.
ask-favour-keeps = Там могли бы выиграть партию: { $players }.
ask-draw =
    { $count ->
        [one] Возьмите не больше { $count } карты.
       *[other] Возьмите не больше { $count } карт.
    }
ask-then-lead = Вы будете впереди: { $strength } против { $best }.
ask-then-tie = Будет равенство: { $strength }.
ask-then-need = Не хватит ещё { $count }.
ask-then-ends =
    { $whose ->
        [you]
            { $stake ->
                [final] Финальное сражение будет за вами.
                [held] Вы удержите { FORM($region, case: "acc") }.
               *[region] Вы займёте { FORM($region, case: "acc") }.
            }
        [nobody]
            { $stake ->
                [final] В финальном сражении не победит никто.
               *[region] { FORM($region, case: "acc") } никто не займёт.
            }
       *[other]
            { $stake ->
                [final] В финальном сражении победит { $player }.
                [held] { $player } удержит { FORM($region, case: "acc") }.
               *[region] { $player } займёт { FORM($region, case: "acc") }.
            }
    }
ask-then-wins =
    { $whose ->
        [you] Вы выиграете партию.
       *[other] Партию выиграет { $player }.
    }
ask-unsure = Карты рубашкой вверх могут это изменить.
# Courtesans: one's own and the most of the others
ask-marker = Фигурку Кондотьера получите вы ({ $count } против { $most }).
ask-waits = Ходит { $player }.
ask-ahead = Карта «{ $card }» ждёт вашего хода.
ask-passed =
    { $count ->
        [0] Вы спасовали.
        [one] Вы спасовали. Сыграть ещё может только { $players }.
       *[other] Вы спасовали. Сражение продолжают { $players }.
    }
ask-out = У вас нет карт: ждите следующей раздачи.
ask-out-draws = У вас нет карт: в этом сражении вы больше не сыграете.
# $reason: adjacent, total, most, final, points
ask-won =
    { $reason ->
        [adjacent] Вы победили: { $regions } — смежные регионы.
        [total] Вы победили: регионов у вас { $count }.
        [most] Вы победили: у вас больше всех регионов.
        [final] Вы победили в финальном сражении и выиграли партию.
       *[points] Вы выиграли матч: у вас больше всех очков.
    }

## The scenes: where next, how a battle ended, how the game ended

what-it-gives = Что даст регион
standing = Положение
would-have = С ним у каждого было бы:
would-adjacent = смежных: { $count }
would-alone = стоит отдельно
would-win = , победа
region-yours = Он ваш.
region-of = Им владеет { $player }.
legend-group = столько смежных регионов было бы у игрока
legend-wins = принёс бы этому игроку победу
legend-target = можно выбрать
legend-favour = Благоволение Папы: выбрать нельзя
enlarge-map = Увеличить карту
last-battle = Прошлое сражение
# $what: taken, kept, free, final, draw. $whose: you, other
ended-headline =
    { $what ->
        [taken]
            { $whose ->
                [you] Вы занимаете { FORM($region, case: "acc") }
               *[other] { $player } занимает { FORM($region, case: "acc") }
            }
        [kept]
            { $whose ->
                [you] Вы удерживаете { FORM($region, case: "acc") }
               *[other] { $player } удерживает { FORM($region, case: "acc") }
            }
        [final]
            { $whose ->
                [you] Вы выигрываете финальное сражение
               *[other] { $player } выигрывает финальное сражение
            }
        [draw] В финальном сражении равенство
       *[free] Регион { $region } не достаётся никому
    }
ended-score = { $first } против { $second }
ended-tie = равенство, { $strength }
ended-peace = мир, силы не сравниваются
# $whose: you, other. $why: courtesans, winner, defender, left
ended-marker =
    { $whose ->
        [you] Фигурку Кондотьера получаете вы:
       *[other] Фигурку Кондотьера получает { $player }:
    } { $why ->
        [courtesans]
            { $count ->
                [one] { $count } куртизанка.
                [few] { $count } куртизанки.
               *[many] { $count } куртизанок.
            }
        [winner] за победу.
        [defender] за защиту региона.
       *[left] победителя нет, она переходит налево.
    }
choose-next = Выбрать следующее сражение
count-again = Пересчитать
over-headline =
    { $winners_count ->
        [0] Ничья
        [one] Побеждает { $winners }
       *[other] Победу делят { $winners }
    }
over-adjacent = { $regions }: победа, смежных регионов — { $count }.
points-table = Очки по партиям; цель — { $target }
points-total = Всего

## On the page: learning: the cards one can look up

reference = Карты
reference-search = Найти карту
reference-count = Таких карт в колоде: { $count }.

## On the page: the players in the figures of the rules

figure-anna = Анна
figure-bruno = Бруно
figure-clara = Клара
figure-dario = Дарио

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

## On the page: the lessons

lesson-name-lines = Боевые линии
lesson-lines-1 = Вы сражаетесь за регион, здесь — за Модену. По очереди каждый кладёт карту в свою линию или пасует и больше карт не добавляет. Когда спасовали все, регион достаётся самой сильной линии. Ваша 4 стоит против 5.
lesson-lines-2 = Коснитесь шестёрки на руке: вы увидите, какой станет сила вашей линии. Коснитесь ещё раз, чтобы сыграть её.
lesson-lines-3 = Теперь сила вашей линии — 10. Соперник спасовал и ответить не может: больше здесь выигрывать нечего. Спасуйте, и Модена ваша.
lesson-lines-4 = Модена ваша. Победитель обычно получает и фигурку Кондотьера и выбирает, где будет следующее сражение.
lesson-name-passing = Пас
lesson-passing-1 = Вы ведёте 10 против 6, и соперник спасовал. После сражения все карты в линиях сбрасываются, а новые раздают, только когда карты остались не больше чем у одного игрока.
lesson-passing-2 = Ещё одна пятёрка увеличит перевес, но ничего не принесёт. Спасуйте и сохраните три карты.
lesson-passing-3 = Лукка стоила вам одной карты. Сохранённые карты выиграют следующие сражения: вовремя спасовать — половина искусства.
lesson-name-weather = Зима
lesson-weather-1 = 6 против 29: наёмниками этого не выиграть. Но зимой сила каждого наёмника во всех линиях — только 1, что бы на нём ни было написано.
lesson-weather-2 = У вас пять наёмников, у соперника четыре. Сыграйте зиму.
lesson-weather-3 = 5 против 4: вы ведёте. Только весна — она даёт самым сильным наёмникам +3 — прервала бы зиму до конца сражения. Спасуйте и займите Модену.
lesson-weather-4 = Погода действует на всех. Играйте её, когда ваша линия теряет меньше других.
lesson-name-scarecrow = Барабанщик и пугало
lesson-scarecrow-1 = Зима: семь ваших наёмников дают 7. Сила героини напротив — 10, и ничто её не меняет. Барабанщик удваивает силу каждого наёмника в вашей линии. Сыграйте его.
lesson-scarecrow-2 = 14 против 10: больше, чем нужно. Пугало возвращает на руку одного вашего наёмника. Сыграйте его.
lesson-scarecrow-3 = Верните шестёрку. Зимой она не сильнее единицы, и вы по-прежнему ведёте 12 против 10.
lesson-scarecrow-4 = Спасуйте, и Парма ваша.
lesson-scarecrow-5 = Шестёрка снова у вас на руке — для сражения без зимы.
lesson-name-bishop = Епископ и благоволение Папы
lesson-bishop-1 = 5 против 8: вы позади. Епископ сбрасывает всех наёмников с наибольшим значением из каждой линии, и из вашей: здесь это шестёрка соперника. Сыграйте его.
lesson-bishop-2 = С ним приходит благоволение Папы: где стоит его маркер, сражаться нельзя. У соперника Милан и Генуя, и к ним ему нужна Парма. Поставьте маркер на Парму.
lesson-bishop-3 = 5 против 2. Спасуйте, и Модена ваша.
lesson-bishop-4 = Маркер остаётся на месте, пока его не передвинет следующий епископ. Лучше всего он защищает вас на регионе, который нужен другому.
lesson-name-courtesans = Куртизанки
lesson-courtesans-1 = Сиена потеряна: 2 против 9. Но после сражения фигурку Кондотьера получает тот, у кого больше всего куртизанок, а не победитель.
lesson-courtesans-2 = У вас и у одного из соперников по одной. Сыграйте ещё одну.
lesson-courtesans-3 = Две против одной. Спасуйте: Сиена достанется сопернику, фигурка — вам.
lesson-courtesans-4 = Сражение проиграно, но где будет следующее, выбираете вы. Кто там силён, кому нужен этот регион, у кого кончились карты?
lesson-name-bluff = Блеф
lesson-bluff-1 = Карты на руках скрыты, видно только их число. Урбино не стоит ваших десяток. Но соперник этого не знает: сыграйте 1, словно регион вам нужен.
lesson-bluff-2 = В ответ шестёрка. Продолжайте делать вид: сыграйте 2.
lesson-bluff-3 = Ещё одна шестёрка! Хватит: спасуйте и отдайте Урбино. За ваши 1 и 2 соперник отдал две шестёрки.
lesson-bluff-4 = Теперь соперник сражается за Флоренцию, с пятёркой: его шестёрки потрачены. Здесь вы играете всерьёз. Сыграйте 10.
lesson-bluff-5 = Соперник пасует. Спасуйте и вы — и займите Флоренцию.
lesson-bluff-6 = Это был блеф. С друзьями можно ещё договариваться, обещать и показывать карты; никого это ни к чему не обязывает.
lesson-name-winning = Победа
lesson-winning-1 = При четырёх игроках победу приносят три смежных региона или пять любых. У вас Генуя, Лукка и Болонья. Парма граничит с Генуей и Луккой: с ней у вас будет три смежных.
lesson-winning-2 = Двое соперников спасовали, не сыграв ни одной карты, третий ведёт с 4. Сыграйте 10.
lesson-winning-3 = Ответить некому. Спасуйте, и партия ваша.
lesson-winning-4 = Вы победили. Теперь вы знаете достаточно: сыграйте с ботами или с друзьями. Текст любой карты — в одном касании.

## Tips

tip-place = Вы решаете, где будет следующее сражение. Победу приносят смежные регионы: подумайте, какие из соседних вы могли бы занять потом.
tip-battle = Коснитесь карты, и вы увидите, что она даст; коснитесь ещё раз, и она сыграна. Каждый ход — одна карта или пас; спасовав, карт вы больше не добавите, но ваша линия ещё может победить.
tip-lead = Все остальные спасовали, и вы впереди. Спасуйте, и регион ваш: карты пригодятся в следующем сражении.
tip-decisive = Осторожно: этот регион принесёт победу другому игроку. Здесь не жаль хороших карт, даже чтобы только помешать.
tip-special = Название вместо числа: это особая карта. Удерживайте её, щёлкните правой кнопкой или нажмите I, чтобы прочитать, что она делает.
tip-weather = Погода меняет все боевые линии, и вашу тоже. Здесь видно, как; она длится до конца сражения или до другой погоды.
tip-bishop = Епископ сбрасывает самых сильных наёмников из всех боевых линий, и из вашей тоже. Затем вы ставите маркер благоволения Папы на регион, и выбрать его для сражения нельзя.
tip-scarecrow = Пугало возвращает наёмника из вашей боевой линии на руку. Оно пригодится, когда перевес больше нужного или когда вы готовы уступить.
tip-spend = После сражения пропадают все карты боевых линий, и у проигравших тоже. Если регион не стоит новых карт, спасуйте и сберегите их.
tip-last = Это ваша последняя карта: сыграв её, вы ждёте следующей раздачи. Новые карты раздадут, когда после сражения они останутся не больше чем у одного игрока.
