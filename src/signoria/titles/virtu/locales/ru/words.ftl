### «Властители» (Virtù) словами: и для страницы, и для командной строки. Переменные описаны в docs/words.md.

## What the game is called

title-name = Властители
title-about = Возглавьте знатное Семейство: заполняйте Дворец, присоединяйте города, посылайте Агентов и Войска и копите Престиж.

## The log: event-… for every event of the game

event-family = Семейство игрока { $player }: { $family }.
    .player = Ваше Семейство: { $family }.
event-first = Первый игрок — { $player }.
    .player = Первый игрок — вы.
event-placed =
    { $card ->
        [none] { $player } размещает карточку Семейства.
       *[known] { $player } размещает карточку «{ $card }»: { $slot }.
    }
    .player =
        { $card ->
            [none] Вы размещаете карточку Семейства.
           *[known] Вы размещаете карточку «{ $card }»: { $slot }.
        }
event-all-placed = Все карточки Семейств размещены и открыты.
event-year = Год { $year }: начинается Весна.
event-marker = { $player }: фишка Действия входит в Комнату { $room }.
    .player = Ваша фишка Действия входит в Комнату { $room }.
event-courtiers-refreshed =
    { $side ->
        [left] { $player }: фишка проходит левую Стрелку, ресурсы всех Придворных слева доступны.
       *[right] { $player }: фишка проходит правую Стрелку, ресурсы всех Придворных справа доступны.
    }
    .player =
        { $side ->
            [left] Ваша фишка проходит левую Стрелку, ресурсы всех ваших Придворных слева доступны.
           *[right] Ваша фишка проходит правую Стрелку, ресурсы всех ваших Придворных справа доступны.
        }
event-blocked = Комнату { $room } закрывает Индульгенция или вражеский Агент: { $player } не выполняет Действия.
    .player = Комнату { $room } закрывает Индульгенция или вражеский Агент: вы не выполняете Действия.
event-indulgence-taken = { $player } берёт Индульгенцию, она ложится в Комнату { $room }.
    .player = Вы берёте Индульгенцию, она ложится в Комнату { $room }.
event-indulgence-removed = { $player } избавляется от Индульгенции в Комнате { $room }.
    .player = Вы избавляетесь от Индульгенции в Комнате { $room }.
event-cashed =
    { $florins ->
        [one] { $player } забирает в казну { $florins } флорин: { $source }.
        [few] { $player } забирает в казну { $florins } флорина: { $source }.
       *[many] { $player } забирает в казну { $florins } флоринов: { $source }.
    }
    .player =
        { $florins ->
            [one] Вы забираете в казну { $florins } флорин: { $source }.
            [few] Вы забираете в казну { $florins } флорина: { $source }.
           *[many] Вы забираете в казну { $florins } флоринов: { $source }.
        }
event-paid =
    { $payment ->
        [none] { $player } за { FORM($for, case: "acc") } больше ничего не платит.
       *[known] { $player } платит за { FORM($for, case: "acc") } ({ $price }): { $payment }.
    }
    .player =
        { $payment ->
            [none] Вы за { FORM($for, case: "acc") } больше ничего не платите.
           *[known] Вы платите за { FORM($for, case: "acc") } ({ $price }): { $payment }.
        }
event-turned = { $player } делает ресурсы снова доступными: { $source }.
    .player = Вы делаете ресурсы снова доступными: { $source }.
event-patronage = { $player } продвигается на счётчике Покровительства: клетка { $cell }.
    .player = Вы продвигаетесь на счётчике Покровительства: клетка { $cell }.
event-bonus = { $player } получает бонус Покровительства: { $bonus }.
    .player = Вы получаете бонус Покровительства: { $bonus }.
event-traded = { $player } торгует: Кораблей — { $ships }, получено флоринов — { $florins }.
    .player = Вы торгуете: Кораблей — { $ships }, получено флоринов — { $florins }.
event-annexed = { $player } присоединяет дипломатией { FORM($city, case: "acc") }.
    .player = Вы присоединяете дипломатией { FORM($city, case: "acc") }.
event-moved-troop = { $player } перемещает Войско: { $from } → { $to }.
    .player = Вы перемещаете Войско: { $from } → { $to }.
event-siege-begun = { $player } осаждает { FORM($city, case: "acc") }.
    .player = Вы осаждаете { FORM($city, case: "acc") }.
event-armed =
    { $tokens ->
        [0] { $player } не получает жетона «+1 Военный бонус»: запас пуст.
        [one] { $player } берёт { $tokens } жетон «+1 Военный бонус».
        [few] { $player } берёт { $tokens } жетона «+1 Военный бонус».
       *[many] { $player } берёт { $tokens } жетонов «+1 Военный бонус».
    }
    .player =
        { $tokens ->
            [0] Вы не получаете жетона «+1 Военный бонус»: запас пуст.
            [one] Вы берёте { $tokens } жетон «+1 Военный бонус».
            [few] Вы берёте { $tokens } жетона «+1 Военный бонус».
           *[many] Вы берёте { $tokens } жетонов «+1 Военный бонус».
        }
event-agent-sent = { $player } отправляет Агента: { $from } → { $to }.
    .player = Вы отправляете Агента: { $from } → { $to }.
event-agent-expelled = { $player } устраняет Агента игрока { $owner }: { $place }.
    .player = Вы устраняете Агента игрока { $owner }: { $place }.
    .owner = { $player } устраняет вашего Агента: { $place }.
event-siege-opened =
    { $rival_is ->
        [none] Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, город нейтрален.
       *[one] Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, защищается { $rival }.
    }
    .player =
        { $rival_is ->
            [none] Итоги Осады { FORM($city, case: "gen") }: нападаете вы, город нейтрален.
           *[one] Итоги Осады { FORM($city, case: "gen") }: нападаете вы, защищается { $rival }.
        }
    .rival = Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, защищаетесь вы.
event-battle-opened = Битва на равнинах у { FORM($city, case: "gen") }: сходятся { $player } и { $rival }.
    .player = Битва на равнинах у { FORM($city, case: "gen") }: вы против игрока { $rival }.
    .rival = Битва на равнинах у { FORM($city, case: "gen") }: против вас { $player }.
event-struck = { $player } добавляет Военный бонус +{ $strength }: { $source }.
    .player = Вы добавляете Военный бонус +{ $strength }: { $source }.
event-passed = { $player } пасует.
    .player = Вы пасуете.
event-conquered =
    { $defender_is ->
        [none] { $player } захватывает { FORM($city, case: "acc") } ({ $attack } против { $defence }).
       *[one] { $player } захватывает { FORM($city, case: "acc") } у игрока { $defender } ({ $attack } против { $defence }).
    }
    .player =
        { $defender_is ->
            [none] Вы захватываете { FORM($city, case: "acc") } ({ $attack } против { $defence }).
           *[one] Вы захватываете { FORM($city, case: "acc") } у игрока { $defender } ({ $attack } против { $defence }).
        }
    .defender = { $player } захватывает у вас { FORM($city, case: "acc") } ({ $attack } против { $defence }).
event-repelled =
    { $defender_is ->
        [none] { $city } выдерживает Осаду игрока { $player } ({ $attack } против { $defence }).
       *[one] { $defender } удерживает { FORM($city, case: "acc") } против игрока { $player } ({ $attack } против { $defence }).
    }
    .player =
        { $defender_is ->
            [none] { $city } выдерживает вашу Осаду ({ $attack } против { $defence }).
           *[one] { $defender } удерживает { FORM($city, case: "acc") } против вас ({ $attack } против { $defence }).
        }
    .defender = Вы удерживаете { FORM($city, case: "acc") } против игрока { $player } ({ $attack } против { $defence }).
event-battle = Битва на равнинах у { FORM($city, case: "gen") }: { $player } — { $attack }, { $rival } — { $defence }.
    .player = Битва на равнинах у { FORM($city, case: "gen") }: вы — { $attack }, { $rival } — { $defence }.
    .rival = Битва на равнинах у { FORM($city, case: "gen") }: { $player } — { $attack }, вы — { $defence }.
event-troops-lost =
    { $troops ->
        [one] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войско.
        [few] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войска.
       *[many] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войск.
    }
    .player =
        { $troops ->
            [one] Вы теряете у { FORM($city, case: "gen") } { $troops } Войско.
            [few] Вы теряете у { FORM($city, case: "gen") } { $troops } Войска.
           *[many] Вы теряете у { FORM($city, case: "gen") } { $troops } Войск.
        }
event-retreated = { $player }: Войско отступает, { $from } → { $to }.
    .player = Ваше Войско отступает, { $from } → { $to }.
event-order = Новый порядок хода: { $order }.
event-last-winter = Партия близится к концу: эта Зима последняя.
event-prestige =
    { $year ->
        [0] Престиж перед первым Годом: { $prestige }.
       *[other] Престиж после Года { $year }: { $prestige }.
    }
event-wages =
    { $florins ->
        [0] { $player } не платит жалования.
        [one] { $player } платит жалование: { $florins } флорин.
        [few] { $player } платит жалование: { $florins } флорина.
       *[many] { $player } платит жалование: { $florins } флоринов.
    }
    .player =
        { $florins ->
            [0] Вы не платите жалования.
            [one] Вы платите жалование: { $florins } флорин.
            [few] Вы платите жалование: { $florins } флорина.
           *[many] Вы платите жалование: { $florins } флоринов.
        }
event-dismissed = { $player } распускает Войско { FORM($city, case: "in") }.
    .player = Вы распускаете Войско { FORM($city, case: "in") }.
event-moved-card = { $player } перемещает карточку «{ $card }»: { $from } → { $to }.
    .player = Вы перемещаете карточку «{ $card }»: { $from } → { $to }.
event-discarded = { $player } сбрасывает карточку «{ $card }».
    .player = Вы сбрасываете карточку «{ $card }».
event-bought = { $player } приобретает { FORM($item, case: "acc") }.
    .player = Вы приобретаете { FORM($item, case: "acc") }.
event-built = { $player } строит Собор { FORM($city, case: "in") }.
    .player = Вы строите Собор { FORM($city, case: "in") }.
event-hired = { $player } нанимает Войско { FORM($city, case: "in") }.
    .player = Вы нанимаете Войско { FORM($city, case: "in") }.
event-allied =
    { $former_is ->
        [none] { $player } заключает Союз { FORM($power, case: "with") }.
       *[one] { $player } перекупает у игрока { $former } Союз { FORM($power, case: "with") }.
    }
    .player =
        { $former_is ->
            [none] Вы заключаете Союз { FORM($power, case: "with") }.
           *[one] Вы перекупаете у игрока { $former } Союз { FORM($power, case: "with") }.
        }
    .former = { $player } перекупает у вас Союз { FORM($power, case: "with") }.
event-game-over =
    { $players_count ->
        [one] Партия окончена: Властитель Италии — { $players }.
       *[other] Партия окончена: власть над Италией делят { $players }.
    }
    .players = Партия окончена: Властитель Италии — вы.

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
    .winners = Кто-то собрал 8 городов, и партия окончена. Побеждаете вы: больше всего Престижа.
outcome-patronage =
    { $winners_count ->
        [one] Кто-то достиг последней клетки Покровительства, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то достиг последней клетки Покровительства, и партия окончена. Победу делят { $winners }.
    }
    .winners = Кто-то достиг последней клетки Покровительства, и партия окончена. Побеждаете вы: больше всего Престижа.
outcome-no-neutral-city =
    { $winners_count ->
        [one] Нейтральных городов не осталось, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Нейтральных городов не осталось, и партия окончена. Победу делят { $winners }.
    }
    .winners = Нейтральных городов не осталось, и партия окончена. Побеждаете вы: больше всего Престижа.
outcome-years =
    { $winners_count ->
        [one] Последний Год окончен. Побеждает { $winners }: больше всего Престижа.
       *[other] Последний Год окончен. Победу делят { $winners }.
    }
    .winners = Последний Год окончен. Побеждаете вы: больше всего Престижа.

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

prompt-placing = Разместите карточки Семейства: выберите карточку, затем Комнату или место для Придворного.
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

## Promises of a deal, as sentences: promise-… for every verb that a deal may name

promise-annex =
    { $will ->
        [no] { $player } не присоединит { FORM($what, case: "acc") }
       *[yes] { $player } присоединит { FORM($what, case: "acc") }
    }
    .player =
        { $will ->
            [no] Вы не присоедините { FORM($what, case: "acc") }
           *[yes] Вы присоедините { FORM($what, case: "acc") }
        }
promise-ally =
    { $will ->
        [no] { $player } не заключит Союз { FORM($what, case: "with") }
       *[yes] { $player } заключит Союз { FORM($what, case: "with") }
    }
    .player =
        { $will ->
            [no] Вы не заключите Союз { FORM($what, case: "with") }
           *[yes] Вы заключите Союз { FORM($what, case: "with") }
        }

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
illegal-no-agent = { $what }: ни один ваш Агент сейчас не может туда попасть.
illegal-no-troop = У вас нет Войска { FORM($what, case: "in") }.
illegal-no-siege = Вы не осаждаете { FORM($what, case: "acc") }.
illegal-no-withdrawal = Отказаться от Осады { FORM($what, case: "gen") } может только победитель Битвы на равнинах.
illegal-no-retreat = { $what }: отступить туда Войско не может.
illegal-no-bonus = { $what }: сейчас нет Военного бонуса.
illegal-not-usable = Этот символ здесь не годится, или остальное останется неоплаченным.
illegal-no-florins = { $what }: сейчас нет флоринов, или остальное останется неоплаченным.
illegal-no-indulgence = Сейчас Индульгенцию взять нельзя: 1 в Год, 1 в Комнате, всего 10.
illegal-place-not-free = { $what }: на это место карточку положить нельзя.
illegal-no-place = { $what }: у вас нет места Придворного для этой карточки.
illegal-own-room-first = Сначала устраните вражеского Агента в этой Комнате.
illegal-no-courtier = { $what }: здесь нет Придворного.
illegal-card-barred = Там нет карточки, которую можно переместить, или ей туда нельзя.
illegal-bonus-not-offered = { $what }: этот бонус занят, или бонус этого вида у вас уже есть или был.
illegal-other-action = Это не Действие этой Комнаты.
illegal-city-closed = Город { $what } не участвует в партии.
illegal-city-controlled = Город { $what } не нейтрален: его уже контролируют.
illegal-pirate-port = { $what } — пиратский порт: взять его можно только силой.
illegal-not-joined = Ни дорога, ни море не соединяют { FORM($what, case: "acc") } с вашими городами.
illegal-no-enemy-agent = { $what }: здесь нет вражеского Агента.
illegal-place-taken = { $what }: здесь уже есть Агент.
illegal-guarded = { $what }: трактат «Государь» не пускает сюда ваших Агентов.
illegal-palace-taken = { $what }: в этом Дворце уже есть вражеский Агент.
illegal-bought-already = { $what }: этой Зимой вы это уже приобрели.
illegal-city-not-yours = Город { $what } не ваш.
illegal-no-road = Дороги туда нет: { $what }.
illegal-no-sea-way = Пути по морю туда нет: { $what }.
illegal-enough-troops = Нанимать больше некого: все ваши Войска уже на карте.
illegal-token-not-yours = { $what }: это не ваш жетон.
illegal-not-used = { $what }: и так доступно.
illegal-used-here = { $what }: этим оплачено это самое Действие, или оно уже сделало это доступным.
illegal-alliance-not-yours = { $what }: Союз не ваш.
illegal-allied-already = { $what }: Союз уже ваш.
illegal-agent-needed = { $what }: Союз чужой, нужен ваш Агент на нём.
illegal-sold-out = { $what }: не осталось.
illegal-one-only = { $what }: это у вас уже есть, больше иметь нельзя.
illegal-one-state = Нельзя иметь и Королевство, и Республику.
illegal-too-weak = Город { $what } слишком слаб: для Собора нужна стойкость 3 или 4.
illegal-has-cathedral = Город { $what }: Собор здесь уже стоит.
illegal-built-already = Этой Зимой вы уже построили Собор.
illegal-no-cathedral = Соборов больше не осталось.
illegal-step-closed = Начался следующий шаг Зимы: этот уже закрыт.

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

## On the page: the bar that asks, the line above, the scenes of a phone

ask = Что от вас требуется
ask-your-turn = Ваш ход
ask-your-winter = Ваша Зима
ask-your-bid = Ваш Военный бонус
ask-place-of =
    { $place ->
        [1] первый ход из { $players }
        [2] второй ход из { $players }
        [3] третий ход из { $players }
        [4] четвёртый ход из { $players }
       *[other] пятый ход из { $players }
    }
ask-govern = Сделайте жетоны доступными или обновите бонус Союза
ask-patronage = Сделайте шаг Покровительства
ask-trade = Обменяйте Корабли на флорины
ask-diplomacy = Присоедините подсвеченный город
ask-war = Ведите Войска или возьмите жетоны +1
ask-intrigue = Отправьте Агентов или устраните чужого
ask-nothing = Здесь ничего нельзя сделать
ask-held = Теперь укажите, куда
ask-winter = Преобразуйте Дворец, приобретайте, нанимайте, заключите Союз
ask-winter-order = Более поздний шаг закрывает предыдущие.
ask-sweep = Сделать доступным всё, что оплатит Комната
ask-left = Ещё не потрачено:
ask-turns-left =
    { $count ->
        [one] Оплачен ещё { $count } жетон.
        [few] Оплачены ещё { $count } жетона.
       *[other] Оплачено ещё { $count } жетонов.
    }
ask-troops-retreat =
    { $count ->
        [one] Должно уйти ещё { $count } Войско.
        [few] Должны уйти ещё { $count } Войска.
       *[other] Должно уйти ещё { $count } Войск.
    }
ask-troops-payment = { ask-troops-retreat }
ask-troops-dismissal =
    { $count ->
        [one] Может остаться { $count } Войско.
        [few] Могут остаться { $count } Войска.
       *[other] Может остаться { $count } Войск.
    }
ask-waiting-payment = { $player } платит: { $what }
ask-for-steps =
    { $amount ->
        [one] Ещё { $amount } Комната
        [few] Ещё { $amount } Комнаты
       *[other] Ещё { $amount } Комнат
    }
ask-for-indulgence = Избавиться от Индульгенции
ask-for-turn = Сделать доступным: { $what }
ask-for-renew = Обновить бонус Союза: { $what }
ask-for-patronage = Шаг Покровительства
ask-for-annex = Присоединить { FORM($what, case: "acc") }
ask-for-march = Поход: { $to }
ask-for-sail = Морем: { $to }
ask-for-arms = Взять жетоны +1
ask-for-agent = Отправить Агента: { $what }
ask-for-expel = Устранить Агента: { $what }
ask-for-retreat = Отступить: { $to }
ask-for-buy = Приобрести { FORM($what, case: "acc") }
ask-for-build = Собор: { $what }
ask-for-alliance = Союз: { $what }
ask-for-wages = Выплатить жалование
ask-for-hire = Нанять Войско: { $what }
ask-for-strike = Военный бонус: { $what }
ask-confirm = Подтвердить
ask-another-way = Иначе
ask-more = ещё { $count }
ask-cancel = Отмена
ask-cash = Флорины в казну
ask-indulgence = Индульгенция
ask-indulgence-cost = Престиж { $points }
ask-needs-indulgence = Оплатить можно только с Индульгенцией.
ask-missing = Ещё не хватает:
ask-toll = 2 флорина за шаг
ask-used = → использовано
ask-done-winter = Готово: закончить Зиму
ask-done-turn = Закончить ход
ask-done-skip = Пропустить
ask-as-it-stands = сейчас { $attack } : { $defence }
ask-cities = Города
ask-prestige = Престиж
ask-rule = Правило { $rule }
ask-ahead = Там: { $action }
ask-ahead-blocked = Комната закрыта, Действия не будет: { $action }
ask-about-placing = В Комнате карточка даёт своё Действие и символы каждый раз, когда там останавливается ваша фишка. Рядом с Дворцом она платит один раз, за что угодно, пока фишка не пройдёт стрелку с этой стороны.
ask-first-marker = Поставьте фишку в Комнату: этой Весной вы выполните её Действие.
ask-about-first-marker = В следующем Году фишка пойдёт оттуда дальше по часовой стрелке. Наведите на Комнату, чтобы узнать, что даёт её Действие.
ask-about-marker = 1 или 2 Комнаты бесплатно. Пройдя красную стрелку, фишка делает доступными Придворных с этой стороны.
ask-about-bidding = Атакующий и защитник по очереди добавляют по одному бонусу, пока оба не спасуют подряд.
ask-place = { $card }: { $slot }
ask-place-room = Там: { $action }, каждый раз { $gives }.
ask-place-under = Улучшение: каждый раз добавляет { $gives }.
ask-place-court = Придворный: один раз { $gives }, за что угодно, пока фишка не пройдёт стрелку с этой стороны.
ask-odds =
    Осада: атака { $attack } : защита { $defence }. { $enough ->
        [yes] Пока достаточно.
       *[no] Атака должна быть больше: нужны ещё Войска или Военные бонусы.
    }
ask-indulgence-button = 3 флорина, Престиж { $points }
ask-pick-up-troop = Войско отсюда
ask-which = Что именно?
ask-pick-up = Взять отсюда
ask-others = Другие средства
ask-scenes = Сцены
ask-scene-map = Карта
ask-scene-palace = Дворец
ask-scene-market = Рынок
ask-scene-players = Игроки
ask-lit = можно коснуться: { $count }

key-touch = Коснуться; при оплате — подтвердить
key-next = К следующему, чего можно коснуться
key-back = Отменить, положить, закрыть
key-way = Заплатить иначе
key-done = Готово, пас или оставить
key-indulgence = Взять Индульгенцию
key-scenes = Карта, Дворец, рынок, игроки


## On the page: the map

map = Карта Италии
map-mine = Ваши города
map-choosable = Города, которые можно выбрать
map-others = Другие города
map-strength = стойкость { $strength }
map-neutral = нейтральный
map-held = владелец: { $family }
map-start = Начальный город Семейства { $family }
map-closed = не участвует в партии
map-port = порт
map-pirates = пиратский порт
map-cathedral = Собор
map-troops =
    { $count ->
        [one] { $count } Войско: { $family }
        [few] { $count } Войска: { $family }
       *[many] { $count } Войск: { $family }
    }
map-agent = Агент: { $family }
map-besieged = в Осаде
map-roads = Дороги: { $cities }
map-voyage =
    { $count ->
        [one] { $count } Корабль: { $cities }
        [few] { $count } Корабля: { $cities }
       *[many] { $count } Кораблей: { $cities }
    }
map-annex = Присоединить:
map-no-ally = союзника нет
map-ally = союзник: { $family }
map-used = бонус использован
map-nearer = Приблизить
map-farther = Отдалить
map-whole = Показать всю карту

## On the page: the palace and the domain

palace-of = Дворец: { $family }
palace-own = Ваш Дворец
palace-yours = Вы
palace-back = Назад в свой Дворец
palace-open = Чей Дворец показан
palace-rooms = Комнаты по часовой стрелке, начиная с верхней
palace-left = Придворные слева
palace-right = Придворные справа
palace-or = или
palace-card =
    { $parts ->
        [none] { $name }
       *[known] { $name } ({ $parts })
    }
palace-war-cost =
    { $count ->
        [one] { $count } флорин за Военный бонус
        [few] { $count } флорина за Военный бонус
       *[other] { $count } флоринов за Военный бонус
    }
palace-upgrade = Улучшение: { $card }
palace-marker = фишка Действия
palace-agent = Агент: { $family }
palace-available = доступно
palace-used = использовано
palace-free = свободно
palace-closed = закрыто
palace-here = сюда
palace-state = { $what }: { $state }
palace-treasury = казна
palace-florins =
    { $count ->
        [one] В казне { $count } флорин
        [few] В казне { $count } флорина
       *[other] В казне { $count } флоринов
    }
palace-reserve =
    { $count ->
        [one] { $count } свободный Агент
        [few] { $count } свободных Агента
       *[other] { $count } свободных Агентов
    }
palace-troops =
    { $count ->
        [one] { $count } Войско в запасе
        [few] { $count } Войска в запасе
       *[other] { $count } Войск в запасе
    }
palace-hand = Ваши карточки Семейства
palace-bin = Сбросить
palace-steps =
    { $count ->
        [0] начать здесь
        [one] { $count } Комната вперёд
        [few] { $count } Комнаты вперёд
       *[other] { $count } Комнат вперёд
    }
palace-ahead = { $action }: { $parts }
palace-refreshes = снова доступны: { $names }
palace-passes-indulgence = Индульгенция в Комнате { $room }
palace-blocked = пока без Действия
palace-refreshed = → доступно
domain = Владения
domain-counts = доступно: { $available }, использовано: { $used }
domain-cathedral = Собор: { $city }
domain-trophy = Трофей: { $family }
domain-war-tokens =
    { $count ->
        [one] { $count } жетон Военного бонуса (+1)
        [few] { $count } жетона Военного бонуса (+1 каждый)
       *[other] { $count } жетонов Военного бонуса (+1 каждый)
    }
domain-former-patron = Бывшее покровительство: Макиавелли
domain-raise = Вы можете собрать
domain-raise-theirs = Можно собрать
domain-one-kind = от каждого источника один вид
domain-patronage = Следующий шаг Покровительства

short-lorenzo = Лоренцо
short-piero = Пьеро
short-giovanni = Джованни
short-ferdinand = Фердинанд
short-alfonso = Альфонсо
short-montefeltro = Федерико
short-barbarigo = Барбариго
short-grimani = Гримани
short-loredan = Лоредан
short-ludovico = Лудовико
short-galeazzo = Галеаццо
short-ascanio = Асканио
short-alexander = Александр
short-lucrezia = Лукреция
short-cesare = Чезаре
short-machiavelli = Макиавелли
short-podesta = Глава
short-pope = Папа
short-leonardo = Леонардо
short-copernicus = Коперник
short-columbus = Колумб
short-bastions = Бастионы
short-prince = «Государь»
short-sistine = Капелла
short-ottoman = Османы
short-france = Франция
short-empire = Империя

## On the page: the houses, the tracks, prestige and the end

houses = Другие игроки
house-you = Вы
house-open = Открыть Дворец игрока { $player }
house-place = { $place }-й
house-cities =
    { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
house-troops = Войска: { $count } из { $most }
house-agents = Свободные Агенты: { $count } из { $most }
house-tokens = Жетоны: доступно { $ready }, использовано { $used }
house-trophy = Трофей: { $family }
house-alliance = Союз: { $power }
house-alliance-used = Союз: { $power } (использован)
house-indulgences =
    { $count ->
        [one] { $count } Индульгенция
        [few] { $count } Индульгенции
       *[many] { $count } Индульгенций
    }
house-cathedrals =
    { $count ->
        [one] { $count } Собор
        [few] { $count } Собора
       *[many] { $count } Соборов
    }
house-war-tokens =
    { $count ->
        [one] { $count } жетон Военного бонуса (+1)
        [few] { $count } жетона Военного бонуса (+1 каждый)
       *[many] { $count } жетонов Военного бонуса (+1 каждый)
    }
honours = Трофеи, Союзы, Титулы и бонусы

prestige-account = Из чего складывается Престиж
prestige-account-about = При равном Престиже решает число Корон во Дворце и Владениях. Кресты определяют места по религиозному влиянию.
score-cities = Города
score-patronage = Покровительство
score-printed = Карточки и жетоны
score-religion = Религиозное влияние
score-trophies = Трофеи
score-alliances = Союзы
score-indulgences = Индульгенции
score-total = Престиж
score-crosses = Кресты
score-crowns = Короны

tracks = Счётчики
track-cities = Города
track-order = Следующий порядок хода
track-patronage = Покровительство
track-step = Следующий шаг
track-religion = Религиозное влияние
track-bonuses =
    { $count ->
        [one] свободен { $count } бонус
        [few] свободно { $count } бонуса
       *[many] свободно { $count } бонусов
    }
track-patronage-bonuses = Бонусы Покровительства
track-bonus-free = свободен
track-bonus-gone = вышел из игры
track-or-more = { $cell }+
track-cities-cell =
    { $count ->
        [0] Города: { $cell }, Престиж { $points }
       *[other] Города: { $cell }, Престиж { $points }: { $players }
    }
track-patronage-cell =
    { $count ->
        [0] Клетка { $cell }, Престиж { $points }
       *[other] Клетка { $cell }, Престиж { $points }: { $players }
    }
track-patronage-bonus =
    { $count ->
        [0] Клетка { $cell }, Престиж { $points }, бонус
       *[other] Клетка { $cell }, Престиж { $points }, бонус: { $players }
    }
track-religion-cell = { $players }: Кресты — { $cell }, Престиж { $points }

ending = Как закончится партия
ending-last-winter = Эта Зима последняя.
ending-why-cities = У одного из игроков 8 городов.
ending-why-patronage = Один из игроков дошёл до конца счётчика Покровительства.
ending-why-no-neutral-city = Нейтральных городов не осталось.
ending-why-years = Наступил последний Год.
ending-cities =
    { $count ->
        [0] Города: { $now } из { $needed }
       *[other] Города: { $now } из { $needed } ({ $players })
    }
ending-patronage =
    { $count ->
        [0] Покровительство: { $now } из { $needed }
       *[other] Покровительство: { $now } из { $needed } ({ $players })
    }
ending-no-neutral-city = Осталось нейтральных городов: { $left }
ending-years = Год { $now } из { $needed }
ending-brief-cities = Города
ending-brief-patronage = Покровительство
ending-brief-no-neutral-city = Нейтральных
ending-brief-years = Год

marks-legend = Восстановленные значения
marks-about = Пунктиром подчёркнуты значения, которые напечатаны только на компонентах: они восстановлены по книге правил и по опыту партий.
marks-own = Если у вас есть коробка, впишите её значения в свой файл компонентов. Начать можно с файла, который выводит эта команда:
marks-new-table = Открыть стол со своим файлом компонентов
marks-shown = Показывать пометки

year-last = Прошлый Год
year-which = Год
year-over = Год { $year } окончен. Что он принёс?
year-summary = Год { $year }
year-partly = Страница видела только часть Года: то, что было раньше, не учтено.
year-cities = Города
year-patronage = Покровительство
year-florins = Флорины
year-conquered = Захвачено:
year-annexed = Получено Дипломатией:
year-lost = Потеряно:
year-bonuses = Бонус Покровительства:
year-bought = Приобретено:
year-built = Собор построен:
year-allied = Союз:

heading-year = Год { $year }
heading-order = Порядок хода
heading-player =
    { $state ->
        [now] { $player }: сейчас ходит
        [done] { $player }: ход сделан
       *[waits] { $player }
    }
course-prestige = Престиж по годам

## On the page: sieges and bonuses

siege-who =
    { $rival_is ->
        [none] { $player } атакует нейтральный город
       *[one] { $player } атакует, { $rival } защищается
    }
siege-side-attack = Атака
siege-side-defence = Защита
siege-neutral = нейтральный город
siege-part-city = стойкость
siege-part-agent = Агент
siege-part-bastions = Бастионы
siege-part-troops = Войска
siege-part-bonuses = бонусы
siege-stands-won = пока достаточно
siege-stands-lost = атаки пока не хватает
siege-stands-tied = пока равенство
siege-must = атака должна быть больше
siege-settled-attack = Вы победите, что бы ни добавили.
siege-settled-defence = Вы удержите город, что бы ни добавили.
siege-free = бесплатно
siege-enough = достаточно
siege-not-enough = не хватает
siege-no-bonus = У вас нет Военных бонусов, которые можно добавить.
siege-reach = { $player }: предел ещё { $plain }.
siege-reach-indulgence = { $player }: предел ещё { $plain }, с Индульгенцией { $reach }.
siege-if-won =
    { $you ->
        [yes] Если вы победите
       *[no] Если победит { $player }
    }
siege-if-lost =
    { $you ->
        [yes] Если вы проиграете
       *[no] Если проиграет { $player }
    }
siege-if-tied = Если силы равны
siege-nothing = Ничего не изменится.
siege-gains = Захвачено: { $gains } (жетон использован)
siege-trophy = Трофей: { $player }
siege-loses =
    { $count ->
        [one] { $player }: потеряно { $count } Войско
        [few] { $player }: потеряно { $count } Войска
       *[many] { $player }: потеряно { $count } Войск
    }
siege-vacates = { $player }: надо освободить место для Придворного
siege-retreat =
    { $count ->
        [one] Отступает { $count } Войско: { $cities }
        [few] Отступают { $count } Войска: { $cities }
       *[many] Отступает { $count } Войск: { $cities }
    }
siege-stranded =
    { $count ->
        [one] Отступать некуда, потеряно { $count } Войско
        [few] Отступать некуда, потеряны { $count } Войска
       *[many] Отступать некуда, потеряно { $count } Войск
    }
siege-standing = { $player }: { $changes }
siege-cities = города { $before } → { $after }
siege-prestige = Престиж { $before } → { $after }
bonus-about = По одному каждого вида; он остаётся у вас до конца партии.
bonus-taken = Уже у игрока { $player }.
bonus-kind = Бонус этого вида у вас уже был.

orders-sieges = Ваши Осады
orders-sieges-about = Выберите, итоги какой подвести следующей: коснитесь города или его названия здесь.
orders-retreat = Отступление из { FORM($city, case: "gen") }
orders-retreat-about =
    { $count ->
        [one] { $count } Войско должно уйти: по дороге бесплатно, по морю за Корабли; если ему некуда идти, оно потеряно.
        [few] { $count } Войска должны уйти: по дороге бесплатно, по морю за Корабли; кому некуда идти, те потеряны.
       *[other] { $count } Войск должно уйти: по дороге бесплатно, по морю за Корабли; кому некуда идти, те потеряны.
    }
orders-vacate = Место для Придворного потеряно
orders-vacate-about = Для него у вас больше не хватает городов. Возьмите подсвеченную карточку во Дворце и коснитесь свободного места или сбросьте её.
orders-place = { $card }: новый Придворный

## On the page: Winter and the market

centre-tabs = Что показано в середине стола
centre-tab-map = Карта
centre-tab-winter = Рынок
centre-tab-siege = Осада
centre-tab-bonus = Бонусы

winter-sheet = Зима
winter-market-title = Рынок
winter-order = Более поздний шаг закрывает предыдущие.
winter-later = Приобретают только Зимой; здесь видно, что сколько стоит и что даёт.
winter-closed = закрыто
winter-wages = Жалование
winter-palace = Дворец
winter-market = Рынок
winter-hiring = Наём
winter-alliance = Союз

wages-due =
    { $count ->
        [one] к оплате { $count } флорин
        [few] к оплате { $count } флорина
       *[other] к оплате { $count } флоринов
    }
wages-none = платить не нужно
wages-band = от { $from } до { $to } Войск, флоринов: { $count }
wages-troops = у вас { $count }
wages-less = Если заплатить меньше, останется лишь столько Войск, на сколько этого хватит.
line-payers = Платит: { $sources }
line-otherwise = Заплатить иначе: { $what }
wages-dismiss =
    { $count ->
        [one] { $count } Войско должно уйти: коснитесь города, который оно покинет.
        [few] { $count } Войска должны уйти: коснитесь городов, которые они покинут.
       *[other] { $count } Войск должно уйти: коснитесь городов, которые они покинут.
    }

winter-hand = в руке: { $card }
winter-move = Коснитесь карточки во Дворце или перетащите её: её места засветятся.
winter-held = { $card }: коснитесь подсвеченного места во Дворце.
winter-put = { $card }: выберите подсвеченное место во Дворце; карточка, которая там лежит, будет сброшена.

market-one-each = по одному каждого вида за Зиму
market-payable = можно оплатить
market-indulgence = только с Индульгенцией
market-not-now = сейчас нельзя
market-bought = приобретено
market-agent = ещё один Агент
market-places =
    { $count ->
        [one] +{ $count } место
        [few] +{ $count } места
       *[other] +{ $count } мест
    }
market-prestige = Престиж { $count }
market-left = осталось { $count }

why-missing = не хватает
why-not-now = сейчас нельзя
why-sold-out = не осталось
why-one-only = уже есть
why-one-state = не то и другое
why-bought-already = приобретено
why-no-place = нет места
why-step-closed = шаг закрыт
why-enough-troops = Войск больше нет
why-allied-already = уже ваш
why-agent-needed = нужен ваш Агент
why-too-weak = нет города стойкостью 3 или 4
why-has-cathedral = Собор уже есть
why-built-already = построено
why-no-cathedral = не осталось

hiring-arms = на службе { $count } из { $most }
hiring-not-now = Сейчас нанять никого нельзя.
alliance-one = один за Зиму
alliance-text = { $name }: { $gives }
alliance-waive = Не платить:

## On the page: learning: the lesson, the figures of the rules, the reference

lesson-welcome = Вы — Флоренция, дом Медичи; идёт первый Год партии с Неаполем и Венецией. Победит тот, у кого больше Престижа: его приносят города, Меценатство, Титулы и религия. Весной каждый выполняет одно Действие, Зимой приобретает и нанимает.
lesson-marker = Это ваш Дворец: пять Комнат по кругу и Придворные по обе стороны. Каждую Весну фишка останавливается в одной из Комнат, и вы выполняете её Действие. Поставьте фишку в Комнату Пьеро Медичи: Дипломатия.
lesson-annex = Дипломатией присоединяют нейтральный город, к которому ведёт дорога от вашего. Платят Коронами: их должно быть больше, чем стойкость города. Стойкость Равенны — 2, цена — 3 Короны. Коснитесь Равенны.
lesson-payment = Пока ничего не уплачено. Пьеро лежит в Комнате и даёт 1 Корону, Придворный Лоренцо добавляет 2: с каждой карточки и каждого жетона берут символы одного вида. Номера показывают, кто заплатит. «Иначе» предлагает вместо Лоренцо жетон Флоренции: попробуйте и вернитесь.
lesson-pay = Придворный или жетон, которым заплатили, становится использованным. Лоренцо снова станет доступен, когда фишка пройдёт стрелку у правых Придворных, а жетону пришлось бы ждать Управления. Пусть платит Лоренцо: подтвердите.
lesson-order = Равенна ваша; её жетон лежит в ваших Владениях и доступен. Неаполь и Венеция тоже получили по городу. Это видно на счётчиках: у кого больше городов, тот раньше в следующем порядке хода, а среди равных — тот, кто пришёл на клетку последним.
lesson-buy = Зима: жалование, Дворец, приобретения, наём и Союз — в этом порядке. За два Войска жалования не платят. На рынке видно, что сколько стоит. Приобретите Кондотьера — Придворного с символом Войны.
lesson-place = Новая карточка ложится на место для Придворного и сразу доступна. Положите Кондотьера на свободное место слева: с занятого места прежний Придворный ушёл бы в сброс.
lesson-cash = Флорины берут из казны, а также с доступных Придворных и жетонов; те становятся использованными. Посмотрите, что предложено, и подтвердите.
lesson-hire = Теперь наймите Войско во Флоренции. В своих Начальных городах оно стоит 1 флорин, в других — 3.
lesson-hire-pay = Казна пуста: флорин даёт жетон Пизы и становится использованным. Подтвердите.
lesson-winter-done = Флоренция и Равенна сберегут свои флорины на потом. Закончите свою Зиму.
lesson-move = Вторая Весна. Теперь фишка идёт по часовой стрелке: 1 или 2 Комнаты бесплатно. Пройдите 2 Комнаты, до Военных действий: по пути фишка минует правую стрелку, и все Придворные справа станут доступны.
lesson-march = Каждая Кавалерия ведёт одно Войско по одной дороге; одну даёт Комната. Войско, вошедшее в нейтральный или чужой город, начинает Осаду. Ведите Войско из Флоренции в Урбино.
lesson-war-done = Итоги Осад подводят в конце Весны. Кондотьер мог бы дать Кавалерию ещё на один поход, но в Осаде он нужнее. Закончите ход.
lesson-strike = Осада Урбино: 1 Войско против стойкости 1. Чтобы захватить город, атака должна быть больше. Видно, что даст бонус и чего стоят победа и поражение. Добавьте Кондотьера: +1.
lesson-prestige = Урбино ваш. У вас четыре города, больше, чем у других. Жетон захваченного города приходит использованным; доступным его делает Управление. Здесь ваш Престиж и всё, из чего он складывается.
lesson-end = Партия кончается Зимой того Года, когда у кого-то 8 городов, кто-то дошёл до конца счётчика Покровительства или нейтральных городов не осталось. Если хотите, играйте дальше: сейчас жалование. Правила и справочник — в одном касании.

reference = Справочник
reference-search = Поиск в справочнике
reference-symbols = Символы
reference-actions = Действия
reference-signs = Обозначения
reference-nobles = Знать
reference-families = Карточки Семейств
reference-tokens = Титулы и другие жетоны
reference-powers = Великие державы
reference-bonuses = Бонусы Покровительства
reference-cities = Города
reference-available = Доступно: может платить. Одна оплата берёт все символы одного вида.
reference-used = Использовано: штриховка и прерывистый контур. Придворные становятся доступны, когда фишка проходит стрелку их стороны, жетоны — Управлением.
reference-powers-about = Каждую Зиму можно заключить один Союз; он приносит 1 Престиж, пока на нём нет вражеского Агента. С вашим Агентом свободный Союз дешевле на один символ.
reference-symbol-florin = Оплачивает цены во флоринах; при любом вашем решении его можно взять в казну.
reference-symbol-crown = Оплачивает Управление, Меценатство, Дипломатию, приобретения и избавление от Индульгенции.
reference-symbol-cross = Оплачивает Управление, Меценатство, приобретения и избавление от Индульгенции. В конце все Кресты идут в счёт религии.
reference-symbol-cavalry = Ведёт Войско по одной дороге в Военных действиях.
reference-symbol-ship = Перевозит Войско через одно море в Военных действиях, пересекает моря при Дипломатии и отступлении, даёт 2 флорина в Торговле.
reference-symbol-mask = Посылает Агента в Интригах; две Маски устраняют чужого Агента.
reference-symbol-war = Военный бонус +1 в Осаде или Битве на равнинах.
reference-symbol-arrow = Ещё один шаг фишки.
reference-action-govern = За каждую Корону или Крест сделайте доступными до 2 жетонов или обновите бонус Союза.
reference-action-patronage = Продвиньтесь на одну клетку Покровительства; клетки 2 и 4 дают бонус.
reference-action-trade = 2 флорина за каждый Корабль.
reference-action-diplomacy = Присоедините нейтральный город у дороги от вашего или порт за морем; Корон нужно больше, чем его стойкость.
reference-action-war = Ведите Войска; вошедшие в чужой или нейтральный город начинают Осаду.
reference-action-intrigue = За каждую Маску пошлите Агента в город, в Комнату или на Союз.
reference-sign-city = Город: в середине стойкость; цвет и узор говорят, чей он.
reference-sign-anchor = Порт: сюда приходят Корабли.
reference-sign-pirate = Порт пиратов: Дипломатией его не присоединить.
reference-sign-cathedral = Собор: его строят Зимой в городе со стойкостью 3 или 4.
reference-sign-troop = Войско: 1 в атаке и в защите.
reference-sign-agent = Агент: для своего хозяина ослабляет город на 1 и удешевляет Союз; в чужой Комнате запрещает Действие.
reference-sign-indulgence = Индульгенция: запрещает Действие своей Комнаты и стоит −1 Престиж.
reference-sign-trophy = Трофей противника, у которого захвачен город: 2 Престижа.
reference-sign-prestige = Престиж: у кого его больше, тот победил.
reference-token-duchy = Титул вашего герба.
reference-token-principality = Титул вашего герба.
reference-token-kingdom = Титул; Королевство или Республика, но не то и другое сразу.
reference-token-republic = Титул; Республика или Королевство, но не то и другое сразу.
reference-token-guild = Не больше одной у игрока.
reference-token-cathedral = Для вашего города со стойкостью 3 или 4, где его нет; жетон приходит использованным.
reference-costs = цена
reference-strength = Стойкость { $strength }
reference-agent = Даёт Агента
reference-places =
    { $count ->
        [one] Ещё { $count } место для Придворного
        [few] Ещё { $count } места для Придворных
       *[other] Ещё { $count } мест для Придворных
    }
reference-limit = Не больше { $count } у игрока
reference-copies = В коробке: { $count }

## Tips

tip-placing = Карточке с Действием место в Комнате: там его выполнит ваша фишка. На месте для Придворного карточка помогает платить, где бы фишка ни стояла.
tip-marker = Каждую Весну ваша фишка останавливается в одной Комнате, и вы выполняете её Действие. Выберите подсвеченную; наведите на неё, чтобы увидеть, что случится по пути.
tip-siege = Чтобы захватить город, атака должна быть больше защиты. Добавляйте по одному бонусу или пасуйте; здесь видно, что принесут победа и поражение.
tip-payment = Цифры отмечают карточки и жетоны, которые заплатят; Придворные и жетоны станут использованными. Пока вы не подтвердите, ничего не оплачено.
tip-annex = Подсвеченные города можно присоединить. Нужно больше Корон, чем стойкость города; коснитесь его, чтобы увидеть цену и чем она будет оплачена.
tip-march = Коснитесь подсвеченного города, чтобы выступить туда. Войско, вошедшее в нейтральный или чужой город, начинает Осаду; исход решится в конце Весны.
tip-patronage = Меценатство приносит Престиж: один шаг в Год. Шаги 2 и 4 дают ещё и бонус на выбор.
tip-winter = Шаги Зимы идут сверху вниз: сделав что-то ниже, вы закрываете всё, что выше. Тратить всё не обязательно.
tip-alliance = Союз приносит Престиж и бонус, но за Зиму можно заключить только один. С вашим Агентом свободный Союз стоит на символ меньше.
tip-ending = Ближайшая Зима станет последней, если у кого-то 8 городов, кто-то дошёл до конца счётчика Покровительства или не осталось нейтральных городов. Побеждает тот, у кого больше Престижа.

# Почему бот поступил бы так

hint-why-only = Это единственный возможный ход.
hint-why-best = Этот ход оказался лучшим в пробных партиях.
hint-why-room = Сейчас эта Комната принесёт больше всего.
hint-why-palace = Там карта принесёт больше всего пользы.
hint-why-opens = Это снова открывает Комнату вашего Дворца.
hint-why-enough = Всё остальное обойдётся дороже, чем принесёт.
hint-why-pays = Это самый дешёвый способ заплатить.
hint-why-patronage = Меценатство приносит Престиж и бонусы.
hint-why-bonus = Этот бонус подходит вам лучше всего.
hint-why-buys = Это окупится в следующие Годы.
hint-why-prestige = Это приносит Престиж.
hint-why-renews = Что снова доступно, может снова заплатить.
hint-why-city = Это приближает вас к новому городу.
hint-why-troops = Так ваши Войска стоят там, где оправдывают расходы.
hint-why-agents = Агент там поможет вам или помешает сопернику.
hint-why-strikes = Это может решить исход Осады.
