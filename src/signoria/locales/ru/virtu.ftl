### «Властители» (Virtù) словами: и для страницы, и для командной строки. Переменные описаны в en/virtu.ftl.

## The log: event-… for every event of the game

virtu-event-family = Семейство игрока { $player }: { $family }.
virtu-event-first = Первый игрок — { $player }.
virtu-event-placed =
    { $card ->
        [none] { $player } размещает карточку Семейства.
       *[known] { $player } размещает карточку «{ $card }»: { $slot }.
    }
virtu-event-all-placed = Все карточки Семейств размещены и открыты.
virtu-event-year = Год { $year }: начинается Весна.
virtu-event-marker = { $player }: фишка Действия входит в Комнату { $room }.
virtu-event-courtiers-refreshed =
    { $side ->
        [left] { $player }: фишка проходит левую Стрелку, ресурсы всех Придворных слева доступны.
       *[right] { $player }: фишка проходит правую Стрелку, ресурсы всех Придворных справа доступны.
    }
virtu-event-blocked = Комнату { $room } закрывает Индульгенция или вражеский Агент: { $player } не выполняет Действия.
virtu-event-indulgence-taken = { $player } берёт Индульгенцию, она ложится в Комнату { $room }.
virtu-event-indulgence-removed = { $player } избавляется от Индульгенции в Комнате { $room }.
virtu-event-cashed =
    { $florins ->
        [one] { $player } забирает в казну { $florins } флорин: { $source }.
        [few] { $player } забирает в казну { $florins } флорина: { $source }.
       *[many] { $player } забирает в казну { $florins } флоринов: { $source }.
    }
virtu-event-paid =
    { $payment ->
        [none] { $player } за { FORM($for, case: "acc") } больше ничего не платит.
       *[known] { $player } платит за { FORM($for, case: "acc") } ({ $price }): { $payment }.
    }
virtu-event-turned = { $player } делает ресурсы снова доступными: { $source }.
virtu-event-patronage = { $player } продвигается на счётчике Покровительства: клетка { $cell }.
virtu-event-bonus = { $player } получает бонус Покровительства: { $bonus }.
virtu-event-traded = { $player } торгует: Кораблей — { $ships }, получено флоринов — { $florins }.
virtu-event-annexed = { $player } присоединяет дипломатией { FORM($city, case: "acc") }.
virtu-event-moved-troop = { $player } перемещает Войско: { $from } → { $to }.
virtu-event-siege-begun = { $player } осаждает { FORM($city, case: "acc") }.
virtu-event-armed =
    { $tokens ->
        [0] { $player } не получает жетона «+1 Военный бонус»: запас пуст.
        [one] { $player } берёт { $tokens } жетон «+1 Военный бонус».
        [few] { $player } берёт { $tokens } жетона «+1 Военный бонус».
       *[many] { $player } берёт { $tokens } жетонов «+1 Военный бонус».
    }
virtu-event-agent-sent = { $player } отправляет Агента: { $from } → { $to }.
virtu-event-agent-expelled = { $player } устраняет Агента игрока { $owner }: { $place }.
virtu-event-siege-opened =
    { $rival_is ->
        [none] Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, город нейтрален.
       *[one] Итоги Осады { FORM($city, case: "gen") }: нападает { $player }, защищается { $rival }.
    }
virtu-event-battle-opened = Битва на равнинах у { FORM($city, case: "gen") }: сходятся { $player } и { $rival }.
virtu-event-struck = { $player } добавляет Военный бонус +{ $strength }: { $source }.
virtu-event-passed = { $player } пасует.
virtu-event-conquered =
    { $defender_is ->
        [none] { $player } захватывает { FORM($city, case: "acc") } ({ $attack } против { $defence }).
       *[one] { $player } захватывает { FORM($city, case: "acc") } у игрока { $defender } ({ $attack } против { $defence }).
    }
virtu-event-repelled =
    { $defender_is ->
        [none] { $city } выдерживает Осаду игрока { $player } ({ $attack } против { $defence }).
       *[one] { $defender } удерживает { FORM($city, case: "acc") } против игрока { $player } ({ $attack } против { $defence }).
    }
virtu-event-battle = Битва на равнинах у { FORM($city, case: "gen") }: { $player } — { $attack }, { $rival } — { $defence }.
virtu-event-troops-lost =
    { $troops ->
        [one] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войско.
        [few] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войска.
       *[many] { $player } теряет у { FORM($city, case: "gen") } { $troops } Войск.
    }
virtu-event-retreated = { $player }: Войско отступает, { $from } → { $to }.
virtu-event-order = Новый порядок хода: { $order }.
virtu-event-last-winter = Партия близится к концу: эта Зима последняя.
virtu-event-wages =
    { $florins ->
        [0] { $player } не платит жалования.
        [one] { $player } платит жалование: { $florins } флорин.
        [few] { $player } платит жалование: { $florins } флорина.
       *[many] { $player } платит жалование: { $florins } флоринов.
    }
virtu-event-dismissed = { $player } распускает Войско { FORM($city, case: "in") }.
virtu-event-moved-card = { $player } перемещает карточку «{ $card }»: { $from } → { $to }.
virtu-event-discarded = { $player } сбрасывает карточку «{ $card }».
virtu-event-bought = { $player } приобретает { FORM($item, case: "acc") }.
virtu-event-built = { $player } строит Собор { FORM($city, case: "in") }.
virtu-event-hired = { $player } нанимает Войско { FORM($city, case: "in") }.
virtu-event-allied =
    { $former_is ->
        [none] { $player } заключает Союз { FORM($power, case: "with") }.
       *[one] { $player } перекупает у игрока { $former } Союз { FORM($power, case: "with") }.
    }
virtu-event-game-over =
    { $players_count ->
        [one] Партия окончена: Властитель Италии — { $players }.
       *[other] Партия окончена: власть над Италией делят { $players }.
    }

## What a payment is for: for-… for every purpose

virtu-for-nothing = ничего
virtu-for-steps = дальнейшие шаги фишки
virtu-for-indulgence = избавление от Индульгенции
virtu-for-turn = Управление жетонами
virtu-for-renew = обновление бонуса Союза
virtu-for-patronage = Меценатство
virtu-for-annex = Дипломатия
    .acc = Дипломатию
virtu-for-march = поход Войска
virtu-for-sail = морской переход Войска
virtu-for-arms = Военные бонусы
virtu-for-agent = отправка Агента
    .acc = отправку Агента
virtu-for-expel = устранение Агента
virtu-for-retreat = отступление
virtu-for-buy = приобретение
virtu-for-build = строительство Собора
virtu-for-alliance = Союз
virtu-for-wages = жалование
virtu-for-hire = наём Войска
virtu-for-strike = Военный бонус

## Цена и оплата по частям

virtu-count-florin =
    { $count ->
        [one] { $count } флорин
        [few] { $count } флорина
       *[many] { $count } флоринов
    }
virtu-count-crown =
    { $count ->
        [one] { $count } Корона
        [few] { $count } Короны
       *[many] { $count } Корон
    }
virtu-count-cross =
    { $count ->
        [one] { $count } Крест
        [few] { $count } Креста
       *[many] { $count } Крестов
    }
virtu-count-cavalry =
    { $count ->
        [one] { $count } Кавалерия
        [few] { $count } Кавалерии
       *[many] { $count } Кавалерий
    }
virtu-count-ship =
    { $count ->
        [one] { $count } Корабль
        [few] { $count } Корабля
       *[many] { $count } Кораблей
    }
virtu-count-mask =
    { $count ->
        [one] { $count } Маска
        [few] { $count } Маски
       *[many] { $count } Масок
    }
virtu-count-war =
    { $count ->
        [one] { $count } символ Войны
        [few] { $count } символа Войны
       *[many] { $count } символов Войны
    }
virtu-count-arrow =
    { $count ->
        [one] { $count } Стрелка
        [few] { $count } Стрелки
       *[many] { $count } Стрелок
    }
virtu-count-either =
    { $count ->
        [one] { $count } Корона или Крест
        [few] { $count } Короны или Креста
       *[many] { $count } Корон или Крестов
    }
virtu-payment-treasury =
    { $florins ->
        [one] { $florins } флорин из казны
        [few] { $florins } флорина из казны
       *[many] { $florins } флоринов из казны
    }
virtu-payment-cash = { $source } (флорины в казну)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

virtu-outcome-cities =
    { $winners_count ->
        [one] Кто-то собрал 8 городов, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то собрал 8 городов, и партия окончена. Победу делят { $winners }.
    }
virtu-outcome-patronage =
    { $winners_count ->
        [one] Кто-то достиг последней клетки Покровительства, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то достиг последней клетки Покровительства, и партия окончена. Победу делят { $winners }.
    }
virtu-outcome-no-neutral-city =
    { $winners_count ->
        [one] Нейтральных городов не осталось, и партия окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Нейтральных городов не осталось, и партия окончена. Победу делят { $winners }.
    }
virtu-outcome-years =
    { $winners_count ->
        [one] Последний Год окончен. Побеждает { $winners }: больше всего Престижа.
       *[other] Последний Год окончен. Победу делят { $winners }.
    }

## Prestige, line by line ($points), and what else is compared ($count)

virtu-prestige-cities = Города: { $points }
virtu-prestige-patronage = Покровительство: { $points }
virtu-prestige-printed = Карточки и жетоны: { $points }
virtu-prestige-religion = Религиозное влияние: { $points }
virtu-prestige-trophies = Трофеи: { $points }
virtu-prestige-alliances = Союзы: { $points }
virtu-prestige-indulgences = Индульгенции: { $points }
virtu-prestige-total = Престиж: { $points }
virtu-prestige-crosses = Кресты, для места по религиозному влиянию: { $count }
virtu-prestige-crowns = Короны, на случай ничьей: { $count }

## Names: cities

virtu-name-Nizza = Ницца
    .acc = Ниццу
    .gen = Ниццы
    .in = в Ницце
virtu-name-Torino = Турин
    .gen = Турина
    .in = в Турине
virtu-name-Milano = Милан
    .gen = Милана
    .in = в Милане
virtu-name-Genova = Генуя
    .acc = Геную
    .gen = Генуи
    .in = в Генуе
virtu-name-Parma = Парма
    .acc = Парму
    .gen = Пармы
    .in = в Парме
virtu-name-Mantova = Мантуя
    .acc = Мантую
    .gen = Мантуи
    .in = в Мантуе
virtu-name-Padova = Падуя
    .acc = Падую
    .gen = Падуи
    .in = в Падуе
virtu-name-Venezia = Венеция
    .acc = Венецию
    .gen = Венеции
    .in = в Венеции
virtu-name-Bologna = Болонья
    .acc = Болонью
    .gen = Болоньи
    .in = в Болонье
virtu-name-Ravenna = Равенна
    .acc = Равенну
    .gen = Равенны
    .in = в Равенне
virtu-name-Pisa = Пиза
    .acc = Пизу
    .gen = Пизы
    .in = в Пизе
virtu-name-Firenze = Флоренция
    .acc = Флоренцию
    .gen = Флоренции
    .in = во Флоренции
virtu-name-Siena = Сиена
    .acc = Сиену
    .gen = Сиены
    .in = в Сиене
virtu-name-Urbino = Урбино
    .in = в Урбино
virtu-name-Perugia = Перуджа
    .acc = Перуджу
    .gen = Перуджи
    .in = в Перудже
virtu-name-Ancona = Анкона
    .acc = Анкону
    .gen = Анконы
    .in = в Анконе
virtu-name-Spoleto = Сполето
    .in = в Сполето
virtu-name-Civitavecchia = Чивитавеккья
    .acc = Чивитавеккью
    .gen = Чивитавеккьи
    .in = в Чивитавеккье
virtu-name-Roma = Рим
    .gen = Рима
    .in = в Риме
virtu-name-Terracina = Террачина
    .acc = Террачину
    .gen = Террачины
    .in = в Террачине
virtu-name-Benevento = Беневенто
    .in = в Беневенто
virtu-name-Napoli = Неаполь
    .gen = Неаполя
    .in = в Неаполе
virtu-name-Bari = Бари
    .in = в Бари
virtu-name-Taranto = Таранто
    .in = в Таранто
virtu-name-Reggio = Реджо
    .in = в Реджо
virtu-name-Palermo = Палермо
    .in = в Палермо
virtu-name-Cagliari = Кальяри
    .in = в Кальяри
virtu-name-Ajaccio = Аяччо
    .in = в Аяччо
virtu-name-Tunisi = Тунис
    .gen = Туниса
    .in = в Тунисе
virtu-name-Ragusa = Рагуза
    .acc = Рагузу
    .gen = Рагузы
    .in = в Рагузе

## Names: families and their dynasties

virtu-name-florence = Флоренция
virtu-name-naples = Неаполь
virtu-name-venice = Венеция
virtu-name-milan = Милан
virtu-name-rome = Рим

virtu-dynasty-florence = Медичи
virtu-dynasty-naples = Арагонская династия
virtu-dynasty-venice = дожи
virtu-dynasty-milan = Сфорца
virtu-dynasty-rome = Борджиа

## Names: cards

virtu-name-lorenzo = Лоренцо Медичи
virtu-name-piero = Пьеро Медичи
virtu-name-giovanni = Джованни Медичи
virtu-name-ferdinand = Фердинанд II Неаполитанский
virtu-name-alfonso = Альфонсо, герцог Калабрии
virtu-name-montefeltro = Федерико III да Монтефельтро
virtu-name-barbarigo = Агостино Барбариго
virtu-name-grimani = Антонио Гримани
virtu-name-loredan = Леонардо Лоредан
virtu-name-ludovico = Лудовико Сфорца
virtu-name-galeazzo = Галеаццо Сансеверино
virtu-name-ascanio = Асканио Сфорца
virtu-name-alexander = Александр VI
virtu-name-lucrezia = Лукреция Борджиа
virtu-name-cesare = Чезаре Борджиа

virtu-name-ambassador = Посол
    .acc = Посла
virtu-name-bishop = Епископ
    .acc = Епископа
virtu-name-cardinal = Кардинал
    .acc = Кардинала
virtu-name-merchant = Купец
    .acc = Купца
virtu-name-gonfalonier = Знаменосец
    .acc = Знаменосца
virtu-name-condottiere = Кондотьер
    .acc = Кондотьера
virtu-name-admiral = Адмирал
    .acc = Адмирала
virtu-name-counsellor = Советник
    .acc = Советника
virtu-name-podesta = Городской глава
    .acc = Городского главу
virtu-name-assassin = Убийца
    .acc = Убийцу
virtu-name-banker = Банкир
    .acc = Банкира
virtu-name-pope = Папа Римский
    .acc = Папу Римского

## Names: titles and other tokens

virtu-name-duchy = Герцогство
virtu-name-principality = Княжество
virtu-name-kingdom = Королевство
virtu-name-republic = Республика
    .acc = Республику
virtu-name-guild = Гильдия
    .acc = Гильдию
virtu-name-cathedral = Собор

## Names: powers and patronage bonuses, and what they do

virtu-name-ottoman = Османская империя
    .with = с Османской империей
virtu-name-france = Королевство Франция
    .with = с Королевством Франция
virtu-name-empire = Священная Римская империя
    .with = со Священной Римской империей
virtu-name-leonardo = Леонардо да Винчи
virtu-name-copernicus = Николай Коперник
    .acc = Николая Коперника
virtu-name-michelangelo = Микеланджело
virtu-name-columbus = Христофор Колумб
    .acc = Христофора Колумба
virtu-name-machiavelli = Никколо Макиавелли
virtu-name-bastions = Бастионная система укреплений
    .acc = Бастионную систему укреплений
virtu-name-prince = трактат «Государь»
virtu-name-duomo = Дуомо
virtu-name-sistine = Сикстинская капелла
    .acc = Сикстинскую капеллу
virtu-name-artillery = Орудия

virtu-card-ottoman-effect = 2 Корабля, оба сразу: для Дипломатии, Военных действий, Торговли или отступления.
virtu-card-france-effect = Военный бонус +2 в Осаде или Битве на равнинах.
virtu-card-empire-effect = 1 Крест для любого Действия, покупки или Индульгенции; пока бонус доступен, он входит в религиозное влияние.
virtu-card-leonardo-effect = Военный бонус +1 за 1 флорин, один раз у каждого осаждённого города: в Осаде или в Битве на равнинах перед ней.
virtu-card-copernicus-effect = Ещё одно место для Придворного.
virtu-card-michelangelo-effect = Бесплатная Корона при каждом шаге Меценатства.
virtu-card-columbus-effect = 2 очка Престижа в конце партии.
virtu-card-machiavelli-effect = Карточка для места Придворного, со своими символами.
virtu-card-bastions-effect = +2 к стойкости ваших городов в каждой Осаде.
virtu-card-prince-effect = Ещё одно место для Придворного и ещё один Агент; другие не отправляют Агентов в ваши города, Комнаты и на ваши Союзы.
virtu-card-duomo-effect = 1 Крест при подсчёте религиозного влияния в конце партии.
virtu-card-sistine-effect = 2 Креста при подсчёте религиозного влияния в конце партии.
virtu-card-artillery-effect = Жетон с Военным бонусом +2 за 1 флорин; после этого он использован.

## Names: symbols and the other means of payment

virtu-name-florin = флорин
virtu-name-crown = Корона
virtu-name-cross = Крест
virtu-name-cavalry = Кавалерия
virtu-name-ship = Корабль
virtu-name-mask = Маска
virtu-name-war = Война
virtu-name-arrow = Стрелка
virtu-name-crowns = 2 Короны
virtu-name-room = Комната
virtu-name-under = Улучшение Комнаты
virtu-name-indulgence = Индульгенция
virtu-name-florins = плата за шаг
virtu-name-token = жетон «+1 Военный бонус»
virtu-name-reserve = запас

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

virtu-numbered-room = Комната { $number }
virtu-numbered-under = Улучшение Комнаты { $number }
virtu-numbered-left = Придворный слева { $number }
virtu-numbered-right = Придворный справа { $number }
virtu-numbered-cathedral = Собор { $number }
virtu-numbered-florence = Флоренция, Комната { $number }
virtu-numbered-naples = Неаполь, Комната { $number }
virtu-numbered-venice = Венеция, Комната { $number }
virtu-numbered-milan = Милан, Комната { $number }
virtu-numbered-rome = Рим, Комната { $number }

## The actions of rooms and cards

virtu-room-govern = Управление
virtu-room-patronage = Меценатство
virtu-room-trade = Торговля
virtu-room-diplomacy = Дипломатия
virtu-room-war = Военные действия
virtu-room-intrigue = Интриги

## Parts of a year

virtu-stage-preparation = Подготовка
virtu-stage-spring = Весна
virtu-stage-sieges = Осады
virtu-stage-withdrawals = Отступления
virtu-stage-winter = Зима

## Phases: name, what is asked of you, what is asked of another ($player)

virtu-phase-first = Первый игрок
virtu-phase-placing = Карточки Семейства
virtu-phase-marker = Фишка Действия
virtu-phase-indulgence = Избавление от Индульгенции
virtu-phase-action = Действие
virtu-phase-agent = Выбор Агента
virtu-phase-payment = Оплата
virtu-phase-bonus = Бонус Покровительства
virtu-phase-place = Выбор места для Придворного
virtu-phase-sieges = Осады
virtu-phase-bidding = Военные бонусы
virtu-phase-retreat = Отступление
virtu-phase-vacate = Потерянное место для Придворного
virtu-phase-wages = Жалование
virtu-phase-dismissal = Роспуск Войск
virtu-phase-winter = Дворец, приобретения, наём, Союз
virtu-phase-discount = Скидка в 1 символ
virtu-phase-over = Партия окончена

virtu-prompt-placing = Разместите карточки Семейства в Комнатах или на местах для Придворных.
virtu-prompt-marker = Передвиньте фишку: Комната, где она остановится, даст Действие.
virtu-prompt-indulgence = Избавьтесь от Индульгенции в этой Комнате или оставьте её.
virtu-prompt-action = Выполняйте Действие Комнаты или завершите его.
virtu-prompt-agent = Какой Агент отправится туда?
virtu-prompt-payment = Выберите, чем платить.
virtu-prompt-bonus = Выберите бонус Покровительства.
virtu-prompt-place = Выберите место для новой карточки; та, что лежит там, будет сброшена.
virtu-prompt-sieges = Выберите, итоги какой Осады подвести.
virtu-prompt-bidding = Добавьте Военный бонус или спасуйте.
virtu-prompt-retreat = Куда отступит следующее Войско?
virtu-prompt-vacate = Место для Придворного потеряно: переместите или сбросьте карточку.
virtu-prompt-wages = Сколько жалования вы платите? Войска без жалования покидают поле.
virtu-prompt-dismissal = Выберите Войско, которое останется без жалования.
virtu-prompt-winter = Преобразуйте Дворец, приобретайте, нанимайте, заключите Союз — в этом порядке — или завершите. Более поздний шаг закрывает предыдущие.
virtu-prompt-discount = Агент экономит один символ: какой?

virtu-waiting-placing = { $player } размещает карточки Семейства.
virtu-waiting-marker = { $player } передвигает фишку Действия.
virtu-waiting-indulgence = { $player } решает, что делать с Индульгенцией.
virtu-waiting-action = { $player } выполняет Действие Комнаты.
virtu-waiting-agent = { $player } выбирает Агента.
virtu-waiting-payment = { $player } платит.
virtu-waiting-bonus = { $player } выбирает бонус Покровительства.
virtu-waiting-place = { $player } выбирает место для Придворного.
virtu-waiting-sieges = { $player } выбирает Осаду.
virtu-waiting-bidding = { $player } решает, добавить ли Военный бонус.
virtu-waiting-retreat = { $player } отступает.
virtu-waiting-vacate = { $player } освобождает место для Придворного.
virtu-waiting-wages = { $player } платит жалование.
virtu-waiting-dismissal = { $player } распускает Войска.
virtu-waiting-winter = { $player } занимается Дворцом, приобретениями, наймом или Союзом.
virtu-waiting-discount = { $player } выбирает, какой символ сэкономить.

## Actions, as on a button: action-… for every verb of the notation

virtu-action-place = Карточка Семейства { $number }: { $slot }
virtu-action-marker = Поставить фишку: Комната { $what }
virtu-action-move =
    { $what ->
        [one] Пройти { $what } Комнату
        [few] Пройти { $what } Комнаты
       *[many] Пройти { $what } Комнат
    }
virtu-action-redeem = Избавиться от Индульгенции: { $what }
virtu-action-keep = Оставить Индульгенцию
virtu-action-pay = Оплатить самым дешёвым способом
virtu-action-toll = Заплатить за шаг 2 флорина
virtu-action-cancel = Отменить
virtu-action-done = Завершить
virtu-action-pass = Пас
virtu-action-step = Шаг Покровительства
virtu-action-disband = Потерять Войско
virtu-action-bonus = Выбрать { FORM($what, case: "acc") }
virtu-action-wages =
    { $what ->
        [0] Не платить жалования
        [one] Заплатить { $what } флорин
        [few] Заплатить { $what } флорина
       *[many] Заплатить { $what } флоринов
    }
virtu-action-dismiss = Распустить Войско { FORM($what, case: "in") }
virtu-action-buy = Приобрести { FORM($what, case: "acc") }
virtu-action-build = Построить Собор { FORM($what, case: "in") }
virtu-action-put = Положить карточку: { $what }
virtu-action-ally = Заключить Союз { FORM($what, case: "with") }
virtu-action-waive = Сэкономить символ: { $what }
virtu-action-renew = Обновить бонус Союза { FORM($what, case: "with") }
virtu-action-turn = Сделать доступным: { $what }
virtu-action-annex = Присоединить { FORM($what, case: "acc") }
virtu-action-march = Поход: { $from } → { $to }
virtu-action-sail = Морем: { $from } → { $to }
virtu-action-send = Отправить Агента: { $what }
virtu-action-expel = Устранить Агента: { $what }
virtu-action-from = Отправить Агента отсюда: { $what }
virtu-action-hire = Нанять Войско { FORM($what, case: "in") }
virtu-action-siege = Итоги Осады { FORM($what, case: "gen") }
virtu-action-withdraw = Отказаться от Осады { FORM($what, case: "gen") }
virtu-action-retreat = Отступить: { $what }
virtu-action-discard = Сбросить: { $what }
virtu-action-shift = Переместить: { $from } → { $to }
virtu-action-strike = Военный бонус: { $what }
virtu-action-use = Использовать: { $source } ({ $symbol })
virtu-action-cash = Флорины в казну: { $what }
virtu-action-indulgence = Взять Индульгенцию: 3 флорина

# $action: an action, as on its button
virtu-hint-action = Совет: { $action }

## Что можно выбрать и чего нельзя; Осада

virtu-choice-price = Цена: { $price }
virtu-choice-payment = Оплата: { $payment }
virtu-choice-indulgence = берёт Индульгенцию
virtu-choice-prestige =
    { $gained ->
        [yes] Престиж: +{ $points }
       *[no] Престиж: { $points }
    }
virtu-barred = Сейчас нельзя
virtu-barred-missing = Не хватает: { $missing }

virtu-siege-of = Осада { FORM($city, case: "gen") }
virtu-siege-plains = Битва на равнинах у { FORM($city, case: "gen") }
virtu-siege-attack = Атака, { $player }: { $total } ({ $parts }); предел { $reach }
virtu-siege-defence =
    { $player_is ->
        [none] Защита, нейтральный город: { $total } ({ $parts })
       *[one] Защита, { $player }: { $total } ({ $parts }); предел { $reach }
    }
virtu-siege-city = город { $count }
virtu-siege-agent = Агент { $count }
virtu-siege-bastions = Бастионы { $count }
virtu-siege-troops = Войска { $count }
virtu-siege-bonuses = бонусы { $count }
virtu-siege-bonus =
    { $florins ->
        [0] { $source }: +{ $strength }
        [one] { $source }: +{ $strength } за { $florins } флорин
        [few] { $source }: +{ $strength } за { $florins } флорина
       *[many] { $source }: +{ $strength } за { $florins } флоринов
    }
virtu-siege-losses = Потери Войск, если закончить сейчас: атака { $attack }, защита { $defence }

## Editions and options: name, and a sentence

virtu-edition-standard = Компоненты Signoria
virtu-edition-standard-about = Всё, что говорит книга правил; значения, напечатанные только на компонентах, частично восстановлены.
virtu-option-one-agent = Для новичков: один вражеский Агент
virtu-option-one-agent-about = В каждом Дворце одновременно не больше одного вражеского Агента.

## Why not: illegal-… for every reason of a refused move

virtu-illegal-wrong-phase = Не сейчас. Сначала нужно другое: { $phase }.
virtu-illegal-not-now = Сейчас это невозможно.
virtu-illegal-slot-not-free = Эта карточка уже размещена, место занято или недоступно, или у карточки нет Действия для Комнаты.
virtu-illegal-cannot-pay = Вам нечем за это заплатить.
virtu-illegal-not-to-turn = { $what }: это не ваш использованный жетон, или им оплачено это Действие, или платить больше нечем.
virtu-illegal-not-to-renew = { $what }: Союз не ваш, его бонус не использован, или платить больше нечем.
virtu-illegal-no-march = Там нет вашего Войска, нет дороги, или не хватает Кавалерии.
virtu-illegal-no-voyage = Там нет вашего Войска, нет пути по морю, или не хватает Кораблей.
virtu-illegal-no-agent = { $what }: ни один ваш Агент сейчас не может туда попасть.
virtu-illegal-no-hiring = { $what }: нанять Войско нельзя. Город не ваш, не хватает флоринов, или Войск уже 6.
virtu-illegal-no-troop = У вас нет Войска { FORM($what, case: "in") }.
virtu-illegal-no-siege = Вы не осаждаете { FORM($what, case: "acc") }.
virtu-illegal-no-withdrawal = Отказаться от Осады { FORM($what, case: "gen") } может только победитель Битвы на равнинах.
virtu-illegal-no-retreat = { $what }: отступить туда Войско не может.
virtu-illegal-no-bonus = { $what }: сейчас нет Военного бонуса, или за него нечем заплатить.
virtu-illegal-not-usable = Этот символ здесь не годится, или остальное останется неоплаченным.
virtu-illegal-no-florins = { $what }: сейчас нет флоринов, или остальное останется неоплаченным.
virtu-illegal-no-indulgence = Сейчас Индульгенцию взять нельзя: 1 в Год, 1 в Комнате, всего 10.
virtu-illegal-no-alliance = { $what }: Союз невозможен. Он уже ваш, или он чужой и на нём нет вашего Агента, или вам нечем заплатить.
virtu-illegal-place-not-free = { $what }: на это место карточку положить нельзя.
virtu-illegal-no-place = { $what }: у вас нет места Придворного для этой карточки.
virtu-illegal-own-room-first = Сначала устраните вражеского Агента в этой Комнате.
virtu-illegal-no-courtier = { $what }: здесь нет Придворного.
virtu-illegal-card-barred = Там нет карточки, которую можно переместить, или ей туда нельзя.
virtu-illegal-bonus-not-offered = { $what }: этот бонус занят, или бонус этого вида у вас уже есть или был.
virtu-illegal-other-action = Действие этой Комнаты — не Дипломатия.
virtu-illegal-city-closed = Город { $what } не участвует в партии.
virtu-illegal-city-controlled = Город { $what } не нейтрален: его уже контролируют.
virtu-illegal-pirate-port = { $what } — пиратский порт: взять его можно только силой.
virtu-illegal-not-joined = Ни дорога, ни море не соединяют { FORM($what, case: "acc") } с вашими городами.
virtu-illegal-no-enemy-agent = { $what }: здесь нет вражеского Агента.
virtu-illegal-place-taken = { $what }: здесь уже есть Агент.
virtu-illegal-guarded = { $what }: трактат «Государь» не пускает сюда ваших Агентов.
virtu-illegal-palace-taken = { $what }: в этом Дворце уже есть вражеский Агент.
virtu-illegal-bought-already = { $what }: этой Зимой вы это уже приобрели.
virtu-illegal-not-for-sale = { $what }: не осталось, или больше вам нельзя.
virtu-illegal-no-site = Город { $what } не ваш, слишком слаб, или в нём уже есть Собор.
virtu-illegal-cannot-build = Соборов не осталось, этой Зимой вы уже построили один, или вам нечем заплатить.

## The table in the terminal

virtu-terminal-italy-in-year = Италия, год { $year }
virtu-terminal-map-legend = { $city }4[1] сила 4, город места 1; 2t1 два Войска места 1; a0 Агент места 0
virtu-terminal-own-palace = Ваш Дворец
virtu-terminal-rooms = Комнаты
virtu-terminal-court = Придворные
virtu-terminal-domain = Владения
virtu-terminal-used = Использовано
virtu-terminal-house = Семейство
virtu-terminal-florins = Флорины
virtu-terminal-cities = Города
virtu-terminal-patronage = Покровительство
virtu-terminal-palace = Дворец
virtu-terminal-agents = Агенты
virtu-terminal-prestige = Престиж
virtu-terminal-marks = Пометки: * восстановлено, ~ выведено; остальное прямо сказано в книге правил. Введите ? и название, чтобы узнать больше.
