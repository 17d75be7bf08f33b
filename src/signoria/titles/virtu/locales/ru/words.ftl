### «Властители» (Virtù) словами: и для страницы, и для командной строки. Переменные описаны в docs/words.md.

## What the game is called

title-name = Властители

## The log: event-… for every event of the game

event-family = Семейство игрока { $player }: { $family }.
event-first = Первый игрок — { $player }.
event-placed =
    { $card ->
        [none] { $player } размещает карточку Семейства.
       *[known] { $player } размещает карточку «{ $card }»: { $slot }.
    }
event-all-placed = Все карточки Семейств размещены и открыты.
event-year = Год { $year }: начинается Весна.
event-marker = { $player }: фишка Действия входит в Комнату { $room }.
event-courtiers-refreshed =
    { $side ->
        [left] { $player }: фишка проходит левую Стрелку, ресурсы всех Придворных слева доступны.
       *[right] { $player }: фишка проходит правую Стрелку, ресурсы всех Придворных справа доступны.
    }
event-blocked = Комнату { $room } закрывает Индульгенция или вражеский Агент: { $player } не выполняет Действия.
event-indulgence-taken = { $player } берёт Индульгенцию, она ложится в Комнату { $room }.
event-indulgence-removed = { $player } избавляется от Индульгенции в Комнате { $room }.
event-cashed =
    { $florins ->
        [one] { $player } забирает в казну { $florins } флорин: { $source }.
        [few] { $player } забирает в казну { $florins } флорина: { $source }.
       *[many] { $player } забирает в казну { $florins } флоринов: { $source }.
    }
event-paid =
    { $payment ->
        [none] { $player } за { FORM($for, case: "acc") } больше ничего не платит.
       *[known] { $player } платит за { FORM($for, case: "acc") } ({ $price }): { $payment }.
    }
event-turned = { $player } делает ресурсы снова доступными: { $source }.
event-patronage = { $player } продвигается на счётчике Покровительства: клетка { $cell }.
event-bonus = { $player } получает бонус Покровительства: { $bonus }.
event-traded = { $player } торгует: Кораблей — { $ships }, получено флоринов — { $florins }.
event-annexed = { $player } присоединяет дипломатией { FORM($city, case: "acc") }.
event-moved-troop = { $player } перемещает Войско: { $from } → { $to }.
event-siege-begun = { $player } осаждает { FORM($city, case: "acc") }.
event-armed =
    { $tokens ->
        [0] { $player } не получает жетона «+1 Военный бонус»: запас пуст.
        [one] { $player } берёт { $tokens } жетон «+1 Военный бонус».
        [few] { $player } берёт { $tokens } жетона «+1 Военный бонус».
       *[many] { $player } берёт { $tokens } жетонов «+1 Военный бонус».
    }
event-agent-sent = { $player } отправляет Агента: { $from } → { $to }.
event-agent-expelled = { $player } устраняет Агента игрока { $owner }: { $place }.
event-siege-opened =
    { $rival_is ->
        [none] Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, город нейтрален.
       *[one] Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, защищается { $rival }.
    }
event-battle-opened = Битва на равнинах у { FORM($city, case: "gen") }: сходятся { $player } и { $rival }.
event-struck = { $player } добавляет Военный бонус +{ $strength }: { $source }.
event-passed = { $player } пасует.
event-conquered =
    { $defender_is ->
        [none] { $player } захватывает { FORM($city, case: "acc") } ({ $attack } против { $defence }).
       *[one] { $player } захватывает { FORM($city, case: "acc") } у игрока { $defender } ({ $attack } против { $defence }).
    }
event-repelled =
    { $defender_is ->
        [none] { $city } выдерживает Осаду игрока { $player } ({ $attack } против { $defence }).
       *[one] { $defender } удерживает { FORM($city, case: "acc") } против игрока { $player } ({ $attack } против { $defence }).
    }
event-battle = Битва на равнинах у { FORM($city, case: "gen") }: { $player } — { $attack }, { $rival } — { $defence }.
event-troops-lost =
    { $troops ->
        [one] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войско.
        [few] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войска.
       *[many] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войск.
    }
event-retreated = { $player }: Войско отступает, { $from } → { $to }.
event-order = Новый порядок хода: { $order }.
event-last-winter = Партия близится к концу: эта Зима последняя.
event-wages =
    { $florins ->
        [0] { $player } не платит жалования.
        [one] { $player } платит жалование: { $florins } флорин.
        [few] { $player } платит жалование: { $florins } флорина.
       *[many] { $player } платит жалование: { $florins } флоринов.
    }
event-dismissed = { $player } распускает Войско { FORM($city, case: "in") }.
event-moved-card = { $player } перемещает карточку «{ $card }»: { $from } → { $to }.
event-discarded = { $player } сбрасывает карточку «{ $card }».
event-bought = { $player } приобретает { FORM($item, case: "acc") }.
event-built = { $player } строит Собор { FORM($city, case: "in") }.
event-hired = { $player } нанимает Войско { FORM($city, case: "in") }.
event-allied =
    { $former_is ->
        [none] { $player } заключает Союз { FORM($power, case: "with") }.
       *[one] { $player } перекупает у игрока { $former } Союз { FORM($power, case: "with") }.
    }
event-game-over =
    { $players_count ->
        [one] Партия окончена: Властитель Италии — { $players }.
       *[other] Партия окончена: власть над Италией делят { $players }.
    }

## What a payment is for: for-… for every purpose

for-nothing = ничего
for-steps = дальнейшие шаги фишки
for-indulgence = избавление от Индульгенции
for-turn = Управление жетонами
for-renew = обновление бонуса Союза
for-patronage = Меценатство
for-annex = Дипломатия
    .acc = Дипломатию
for-march = поход Войска
for-sail = морской переход Войска
for-arms = Военные бонусы
for-agent = отправка Агента
    .acc = отправку Агента
for-expel = устранение Агента
for-retreat = отступление
for-buy = приобретение
for-build = строительство Собора
for-alliance = Союз
for-wages = жалование
for-hire = наём Войска
for-strike = Военный бонус

## Цена и оплата по частям

count-florin =
    { $count ->
        [one] { $count } флорин
        [few] { $count } флорина
       *[many] { $count } флоринов
    }
count-crown =
    { $count ->
        [one] { $count } Корона
        [few] { $count } Короны
       *[many] { $count } Корон
    }
count-cross =
    { $count ->
        [one] { $count } Крест
        [few] { $count } Креста
       *[many] { $count } Крестов
    }
count-cavalry =
    { $count ->
        [one] { $count } Кавалерия
        [few] { $count } Кавалерии
       *[many] { $count } Кавалерий
    }
count-ship =
    { $count ->
        [one] { $count } Корабль
        [few] { $count } Корабля
       *[many] { $count } Кораблей
    }
count-mask =
    { $count ->
        [one] { $count } Маска
        [few] { $count } Маски
       *[many] { $count } Масок
    }
count-war =
    { $count ->
        [one] { $count } символ Войны
        [few] { $count } символа Войны
       *[many] { $count } символов Войны
    }
count-arrow =
    { $count ->
        [one] { $count } Стрелка
        [few] { $count } Стрелки
       *[many] { $count } Стрелок
    }
count-either =
    { $count ->
        [one] { $count } Корона или Крест
        [few] { $count } Короны или Креста
       *[many] { $count } Корон или Крестов
    }
payment-florins =
    { $florins ->
        [one] { $florins } флорин из казны
        [few] { $florins } флорина из казны
       *[many] { $florins } флоринов из казны
    }
payment-cash = { $what } (флорины в казну)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-cities =
    { $winners_count ->
        [one] Кто-то собрал 8 городов, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то собрал 8 городов, и партия окончена. Победу делят { $winners }.
    }
outcome-patronage =
    { $winners_count ->
        [one] Кто-то достиг последней клетки Покровительства, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то достиг последней клетки Покровительства, и партия окончена. Победу делят { $winners }.
    }
outcome-no-neutral-city =
    { $winners_count ->
        [one] Нейтральных городов не осталось, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Нейтральных городов не осталось, и партия окончена. Победу делят { $winners }.
    }
outcome-years =
    { $winners_count ->
        [one] Последний Год окончен. Побеждает { $winners }: больше всего Престижа.
       *[other] Последний Год окончен. Победу делят { $winners }.
    }

## Prestige, line by line ($points), and what else is compared ($count)

prestige-cities = Города: { $points }
prestige-patronage = Покровительство: { $points }
prestige-printed = Карточки и жетоны: { $points }
prestige-religion = Религиозное влияние: { $points }
prestige-trophies = Трофеи: { $points }
prestige-alliances = Союзы: { $points }
prestige-indulgences = Индульгенции: { $points }
prestige-total = Престиж: { $points }
prestige-crosses = Кресты, для места по религиозному влиянию: { $count }
prestige-crowns = Короны, на случай ничьей: { $count }

## Names: cities

name-Nizza = Ницца
    .acc = Ниццу
    .gen = Ниццы
    .in = в Ницце
name-Torino = Турин
    .gen = Турина
    .in = в Турине
name-Milano = Милан
    .gen = Милана
    .in = в Милане
name-Genova = Генуя
    .acc = Геную
    .gen = Генуи
    .in = в Генуе
name-Parma = Парма
    .acc = Парму
    .gen = Пармы
    .in = в Парме
name-Mantova = Мантуя
    .acc = Мантую
    .gen = Мантуи
    .in = в Мантуе
name-Padova = Падуя
    .acc = Падую
    .gen = Падуи
    .in = в Падуе
name-Venezia = Венеция
    .acc = Венецию
    .gen = Венеции
    .in = в Венеции
name-Bologna = Болонья
    .acc = Болонью
    .gen = Болоньи
    .in = в Болонье
name-Ravenna = Равенна
    .acc = Равенну
    .gen = Равенны
    .in = в Равенне
name-Pisa = Пиза
    .acc = Пизу
    .gen = Пизы
    .in = в Пизе
name-Firenze = Флоренция
    .acc = Флоренцию
    .gen = Флоренции
    .in = во Флоренции
name-Siena = Сиена
    .acc = Сиену
    .gen = Сиены
    .in = в Сиене
name-Urbino = Урбино
    .in = в Урбино
name-Perugia = Перуджа
    .acc = Перуджу
    .gen = Перуджи
    .in = в Перудже
name-Ancona = Анкона
    .acc = Анкону
    .gen = Анконы
    .in = в Анконе
name-Spoleto = Сполето
    .in = в Сполето
name-Civitavecchia = Чивитавеккья
    .acc = Чивитавеккью
    .gen = Чивитавеккьи
    .in = в Чивитавеккье
name-Roma = Рим
    .gen = Рима
    .in = в Риме
name-Terracina = Террачина
    .acc = Террачину
    .gen = Террачины
    .in = в Террачине
name-Benevento = Беневенто
    .in = в Беневенто
name-Napoli = Неаполь
    .gen = Неаполя
    .in = в Неаполе
name-Bari = Бари
    .in = в Бари
name-Taranto = Таранто
    .in = в Таранто
name-Reggio = Реджо
    .in = в Реджо
name-Palermo = Палермо
    .in = в Палермо
name-Cagliari = Кальяри
    .in = в Кальяри
name-Ajaccio = Аяччо
    .in = в Аяччо
name-Tunisi = Тунис
    .gen = Туниса
    .in = в Тунисе
name-Ragusa = Рагуза
    .acc = Рагузу
    .gen = Рагузы
    .in = в Рагузе

## Names: families and their dynasties

name-florence = Флоренция
name-naples = Неаполь
name-venice = Венеция
name-milan = Милан
name-rome = Рим

dynasty-florence = Медичи
dynasty-naples = Арагонская династия
dynasty-venice = дожи
dynasty-milan = Сфорца
dynasty-rome = Борджиа

## Names: cards

name-lorenzo = Лоренцо Медичи
name-piero = Пьеро Медичи
name-giovanni = Джованни Медичи
name-ferdinand = Фердинанд II Неаполитанский
name-alfonso = Альфонсо, герцог Калабрии
name-montefeltro = Федерико III да Монтефельтро
name-barbarigo = Агостино Барбариго
name-grimani = Антонио Гримани
name-loredan = Леонардо Лоредан
name-ludovico = Лудовико Сфорца
name-galeazzo = Галеаццо Сансеверино
name-ascanio = Асканио Сфорца
name-alexander = Александр VI
name-lucrezia = Лукреция Борджиа
name-cesare = Чезаре Борджиа

name-ambassador = Посол
    .acc = Посла
name-bishop = Епископ
    .acc = Епископа
name-cardinal = Кардинал
    .acc = Кардинала
name-merchant = Купец
    .acc = Купца
name-gonfalonier = Знаменосец
    .acc = Знаменосца
name-condottiere = Кондотьер
    .acc = Кондотьера
name-admiral = Адмирал
    .acc = Адмирала
name-counsellor = Советник
    .acc = Советника
name-podesta = Городской глава
    .acc = Городского главу
name-assassin = Убийца
    .acc = Убийцу
name-banker = Банкир
    .acc = Банкира
name-pope = Папа Римский
    .acc = Папу Римского

## Names: titles and other tokens

name-duchy = Герцогство
name-principality = Княжество
name-kingdom = Королевство
name-republic = Республика
    .acc = Республику
name-guild = Гильдия
    .acc = Гильдию
name-cathedral = Собор

## Names: powers and patronage bonuses, and what they do

name-ottoman = Османская империя
    .with = с Османской империей
name-france = Королевство Франция
    .with = с Королевством Франция
name-empire = Священная Римская империя
    .with = со Священной Римской империей
name-leonardo = Леонардо да Винчи
name-copernicus = Николай Коперник
    .acc = Николая Коперника
name-michelangelo = Микеланджело
name-columbus = Христофор Колумб
    .acc = Христофора Колумба
name-machiavelli = Никколо Макиавелли
name-bastions = Бастионная система укреплений
    .acc = Бастионную систему укреплений
name-prince = трактат «Государь»
name-duomo = Дуомо
name-sistine = Сикстинская капелла
    .acc = Сикстинскую капеллу
name-artillery = Орудия

card-ottoman-effect = 2 Корабля, оба сразу: для Дипломатии, Военных действий, Торговли или отступления.
card-france-effect = Военный бонус +2 в Осаде или Битве на равнинах.
card-empire-effect = 1 Крест для любого Действия, покупки или Индульгенции; пока бонус доступен, он входит в религиозное влияние.
card-leonardo-effect = Военный бонус +1 за 1 флорин, один раз у каждого осаждённого города: в Осаде или в Битве на равнинах перед ней.
card-copernicus-effect = Ещё одно место для Придворного.
card-michelangelo-effect = Бесплатная Корона при каждом шаге Меценатства.
card-columbus-effect = 2 очка Престижа в конце партии.
card-machiavelli-effect = Карточка для места Придворного, со своими символами.
card-bastions-effect = +2 к стойкости ваших городов в каждой Осаде.
card-prince-effect = Ещё одно место для Придворного и ещё один Агент; другие не отправляют Агентов в ваши города, Комнаты и на ваши Союзы.
card-duomo-effect = 1 Крест при подсчёте религиозного влияния в конце партии.
card-sistine-effect = 2 Креста при подсчёте религиозного влияния в конце партии.
card-artillery-effect = Жетон с Военным бонусом +2 за 1 флорин; после этого он использован.

## Names: symbols and the other means of payment

name-florin = флорин
name-crown = Корона
name-cross = Крест
name-cavalry = Кавалерия
name-ship = Корабль
name-mask = Маска
name-war = Война
name-arrow = Стрелка
name-crowns = 2 Короны
name-room = Комната
name-under = Улучшение Комнаты
name-indulgence = Индульгенция
name-florins = плата за шаг
name-token = жетон «+1 Военный бонус»
name-reserve = запас

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

numbered-room = Комната { $number }
numbered-under = Улучшение Комнаты { $number }
numbered-left = Придворный слева { $number }
numbered-right = Придворный справа { $number }
numbered-cathedral = Собор { $number }
numbered-florence = Флоренция, Комната { $number }
numbered-naples = Неаполь, Комната { $number }
numbered-venice = Венеция, Комната { $number }
numbered-milan = Милан, Комната { $number }
numbered-rome = Рим, Комната { $number }

## The actions of rooms and cards

room-govern = Управление
room-patronage = Меценатство
room-trade = Торговля
room-diplomacy = Дипломатия
room-war = Военные действия
room-intrigue = Интриги

## Parts of a year

stage-preparation = Подготовка
stage-spring = Весна
stage-sieges = Осады
stage-withdrawals = Отступления
stage-winter = Зима

## Phases: name, what is asked of you, what is asked of another ($player)

phase-first = Первый игрок
phase-placing = Карточки Семейства
phase-marker = Фишка Действия
phase-indulgence = Избавление от Индульгенции
phase-action = Действие
phase-agent = Выбор Агента
phase-payment = Оплата
phase-bonus = Бонус Покровительства
phase-place = Выбор места для Придворного
phase-sieges = Осады
phase-bidding = Военные бонусы
phase-retreat = Отступление
phase-vacate = Потерянное место для Придворного
phase-wages = Жалование
phase-dismissal = Роспуск Войск
phase-winter = Дворец, приобретения, наём, Союз
phase-discount = Скидка в 1 символ

prompt-placing = Разместите карточки Семейства в Комнатах или на местах для Придворных.
prompt-marker = Передвиньте фишку: Комната, где она остановится, даст Действие.
prompt-indulgence = Избавьтесь от Индульгенции в этой Комнате или оставьте её.
prompt-action = Выполняйте Действие Комнаты или завершите его.
prompt-agent = Какой Агент отправится туда?
prompt-payment = Выберите, чем платить.
prompt-bonus = Выберите бонус Покровительства.
prompt-place = Выберите место для новой карточки; та, что лежит там, будет сброшена.
prompt-sieges = Выберите, итоги какой Осады подвести.
prompt-bidding = Добавьте Военный бонус или спасуйте.
prompt-retreat = Куда отступит следующее Войско?
prompt-vacate = Место для Придворного потеряно: переместите или сбросьте карточку.
prompt-wages = Сколько жалования вы платите? Войска без жалования покидают поле.
prompt-dismissal = Выберите Войско, которое останется без жалования.
prompt-winter = Преобразуйте Дворец, приобретайте, нанимайте, заключите Союз — в этом порядке — или завершите. Более поздний шаг закрывает предыдущие.
prompt-discount = Агент экономит один символ: какой?

waiting-placing = { $player } размещает карточки Семейства.
waiting-marker = { $player } передвигает фишку Действия.
waiting-indulgence = { $player } решает, что делать с Индульгенцией.
waiting-action = { $player } выполняет Действие Комнаты.
waiting-agent = { $player } выбирает Агента.
waiting-payment = { $player } платит.
waiting-bonus = { $player } выбирает бонус Покровительства.
waiting-place = { $player } выбирает место для Придворного.
waiting-sieges = { $player } выбирает Осаду.
waiting-bidding = { $player } решает, добавить ли Военный бонус.
waiting-retreat = { $player } отступает.
waiting-vacate = { $player } освобождает место для Придворного.
waiting-wages = { $player } платит жалование.
waiting-dismissal = { $player } распускает Войска.
waiting-winter = { $player } занимается Дворцом, приобретениями, наймом или Союзом.
waiting-discount = { $player } выбирает, какой символ сэкономить.

## Actions, as on a button: action-… for every verb of the notation

action-place = Карточка Семейства { $number }: { $slot }
action-marker = Поставить фишку: Комната { $what }
action-move =
    { $what ->
        [one] Пройти { $what } Комнату
        [few] Пройти { $what } Комнаты
       *[many] Пройти { $what } Комнат
    }
action-redeem = Избавиться от Индульгенции: { $what }
action-keep = Оставить Индульгенцию
action-pay = Оплатить самым дешёвым способом
action-toll = Заплатить за шаг 2 флорина
action-cancel = Отменить
action-done = Завершить
action-pass = Пас
action-step = Шаг Покровительства
action-disband = Потерять Войско
action-bonus = Выбрать { FORM($what, case: "acc") }
action-wages =
    { $what ->
        [0] Не платить жалования
        [one] Заплатить { $what } флорин
        [few] Заплатить { $what } флорина
       *[many] Заплатить { $what } флоринов
    }
action-dismiss = Распустить Войско { FORM($what, case: "in") }
action-buy = Приобрести { FORM($what, case: "acc") }
action-build = Построить Собор { FORM($what, case: "in") }
action-put = Положить карточку: { $what }
action-ally = Заключить Союз { FORM($what, case: "with") }
action-waive = Сэкономить символ: { $what }
action-renew = Обновить бонус Союза { FORM($what, case: "with") }
action-turn = Сделать доступным: { $what }
action-annex = Присоединить { FORM($what, case: "acc") }
action-march = Поход: { $from } → { $to }
action-sail = Морем: { $from } → { $to }
action-send = Отправить Агента: { $what }
action-expel = Устранить Агента: { $what }
action-from = Отправить Агента отсюда: { $what }
action-hire = Нанять Войско { FORM($what, case: "in") }
action-siege = Итоги Осады { FORM($what, case: "gen") }
action-withdraw = Отказаться от Осады { FORM($what, case: "gen") }
action-retreat = Отступить: { $what }
action-discard = Сбросить: { $what }
action-shift = Переместить: { $from } → { $to }
action-strike = Военный бонус: { $what }
action-use = Использовать: { $source } ({ $symbol })
action-cash = Флорины в казну: { $what }
action-indulgence = Взять Индульгенцию: 3 флорина

## Что можно выбрать и чего нельзя; Осада

choice-price = Цена: { $price }
choice-payment = Оплата: { $payment }
choice-indulgence = берёт Индульгенцию
choice-prestige =
    { $gained ->
        [yes] Престиж: +{ $points }
       *[no] Престиж: { $points }
    }
barred = Сейчас нельзя
barred-missing = Не хватает: { $missing }

siege-of = Осада { FORM($city, case: "gen") }
siege-plains = Битва на равнинах у { FORM($city, case: "gen") }
siege-attack = Атака, { $player }: { $total } ({ $parts }); предел { $reach }
siege-defence =
    { $player_is ->
        [none] Защита, нейтральный город: { $total } ({ $parts })
       *[one] Защита, { $player }: { $total } ({ $parts }); предел { $reach }
    }
siege-city = город { $count }
siege-agent = Агент { $count }
siege-bastions = Бастионы { $count }
siege-troops = Войска { $count }
siege-bonuses = бонусы { $count }
siege-bonus =
    { $florins ->
        [0] { $source }: +{ $strength }
        [one] { $source }: +{ $strength } за { $florins } флорин
        [few] { $source }: +{ $strength } за { $florins } флорина
       *[many] { $source }: +{ $strength } за { $florins } флоринов
    }
siege-losses = Потери Войск, если закончить сейчас: атака { $attack }, защита { $defence }

## Editions and options: name, and a sentence

edition-standard = Компоненты Signoria
edition-standard-about = Всё, что говорит книга правил; значения, напечатанные только на компонентах, частично восстановлены.
option-one-agent = Для новичков: один вражеский Агент
option-one-agent-about = В каждом Дворце одновременно не больше одного вражеского Агента.

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase = Не сейчас. Сначала нужно другое: { $phase }.
illegal-not-now = Сейчас это невозможно.
illegal-slot-not-free = Эта карточка уже размещена, место занято или недоступно, или у карточки нет Действия для Комнаты.
illegal-cannot-pay = Вам нечем за это заплатить.
illegal-not-to-turn = { $what }: это не ваш использованный жетон, или им оплачено это Действие, или платить больше нечем.
illegal-not-to-renew = { $what }: Союз не ваш, его бонус не использован, или платить больше нечем.
illegal-no-march = Там нет вашего Войска, нет дороги, или не хватает Кавалерии.
illegal-no-voyage = Там нет вашего Войска, нет пути по морю, или не хватает Кораблей.
illegal-no-agent = { $what }: ни один ваш Агент сейчас не может туда попасть.
illegal-no-hiring = { $what }: нанять Войско нельзя. Город не ваш, не хватает флоринов, или Войск уже 6.
illegal-no-troop = У вас нет Войска { FORM($what, case: "in") }.
illegal-no-siege = Вы не осаждаете { FORM($what, case: "acc") }.
illegal-no-withdrawal = Отказаться от Осады { FORM($what, case: "gen") } может только победитель Битвы на равнинах.
illegal-no-retreat = { $what }: отступить туда Войско не может.
illegal-no-bonus = { $what }: сейчас нет Военного бонуса, или за него нечем заплатить.
illegal-not-usable = Этот символ здесь не годится, или остальное останется неоплаченным.
illegal-no-florins = { $what }: сейчас нет флоринов, или остальное останется неоплаченным.
illegal-no-indulgence = Сейчас Индульгенцию взять нельзя: 1 в Год, 1 в Комнате, всего 10.
illegal-no-alliance = { $what }: Союз невозможен. Он уже ваш, или он чужой и на нём нет вашего Агента, или вам нечем заплатить.
illegal-place-not-free = { $what }: на это место карточку положить нельзя.
illegal-no-place = { $what }: у вас нет места Придворного для этой карточки.
illegal-own-room-first = Сначала устраните вражеского Агента в этой Комнате.
illegal-no-courtier = { $what }: здесь нет Придворного.
illegal-card-barred = Там нет карточки, которую можно переместить, или ей туда нельзя.
illegal-bonus-not-offered = { $what }: этот бонус занят, или бонус этого вида у вас уже есть или был.
illegal-other-action = Действие этой Комнаты — не Дипломатия.
illegal-city-closed = Город { $what } не участвует в партии.
illegal-city-controlled = Город { $what } не нейтрален: его уже контролируют.
illegal-pirate-port = { $what } — пиратский порт: взять его можно только силой.
illegal-not-joined = Ни дорога, ни море не соединяют { FORM($what, case: "acc") } с вашими городами.
illegal-no-enemy-agent = { $what }: здесь нет вражеского Агента.
illegal-place-taken = { $what }: здесь уже есть Агент.
illegal-guarded = { $what }: трактат «Государь» не пускает сюда ваших Агентов.
illegal-palace-taken = { $what }: в этом Дворце уже есть вражеский Агент.
illegal-bought-already = { $what }: этой Зимой вы это уже приобрели.
illegal-not-for-sale = { $what }: не осталось, или больше вам нельзя.
illegal-no-site = Город { $what } не ваш, слишком слаб, или в нём уже есть Собор.
illegal-cannot-build = Соборов не осталось, этой Зимой вы уже построили один, или вам нечем заплатить.

## What a component is made of: part-… for every key of the component file, sea-…, kind-…

part-strength = стойкость
part-seas = моря
part-symbols = символы
part-side = только при таком числе игроков
part-pirate = пиратский порт
part-closed-with-3 = при 3 игроках не участвует
part-start = первые города
part-agents = Агенты
part-rooms = Комнаты
part-action = Действие
part-war-cost = флоринов за Военный бонус
part-agent = ещё один Агент
part-prestige = Престиж
part-copies = экземпляров
part-cost = цена
part-limit = не больше в одном Дворце
part-places = места для Придворных
part-bonus = бонус
part-kind = вид
part-crosses = Крестов для религиозного влияния
sea-ligurian = Лигурийское море
sea-tyrrhenian = Тирренское море
sea-african = Африканское море
sea-ionian = Ионическое море
sea-lower-adriatic = Нижняя Адриатика
sea-upper-adriatic = Верхняя Адриатика
kind-creator = творец
kind-creation = творение

## The table in the terminal

terminal-italy-in-year = Италия, год { $year }
terminal-map-legend = { $city }4[1] стойкость 4, город места 1; 2t1 два Войска места 1; a0 Агент места 0
terminal-own-palace = Ваш Дворец
terminal-rooms = Комнаты
terminal-court = Придворные
terminal-domain = Владения
terminal-used = Использовано
terminal-house = Семейство
terminal-florins = Флорины
terminal-cities = Города
terminal-patronage = Покровительство
terminal-palace = Дворец
terminal-agents = Агенты
terminal-prestige = Престиж
terminal-marks = Пометки: * восстановлено, ~ выведено; остальное прямо сказано в книге правил. Введите ? и название, чтобы узнать больше.
