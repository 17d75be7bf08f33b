### «Властители» (Virtù) словами: и для страницы, и для командной строки. Переменные описаны в en/virtu.ftl.

## The log: event-… for every event of the game

virtu-event-first = Первым ходит { $player }.
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
    { $sources ->
        [none]
            { $florins ->
                [0] { $player } обходится без Придворных, жетонов и казны. Цель: { $for }.
                [one] { $player } платит { $florins } флорин. Цель: { $for }.
                [few] { $player } платит { $florins } флорина. Цель: { $for }.
               *[many] { $player } платит { $florins } флоринов. Цель: { $for }.
            }
       *[known]
            { $florins ->
                [0] { $player } платит: { $sources }. Цель: { $for }.
                [one] { $player } платит: { $sources } и { $florins } флорин. Цель: { $for }.
                [few] { $player } платит: { $sources } и { $florins } флорина. Цель: { $for }.
               *[many] { $player } платит: { $sources } и { $florins } флоринов. Цель: { $for }.
            }
    }
virtu-event-turned = { $player } делает ресурсы снова доступными: { $source }.
virtu-event-patronage = { $player } продвигается на счётчике Покровительства: клетка { $cell }.
virtu-event-bonus = { $player } получает бонус Покровительства: { $bonus }.
virtu-event-traded = { $player } торгует. Корабли: { $ships }, получено флоринов: { $florins }.
virtu-event-annexed = { $player } присоединяет дипломатией город { $city }.
virtu-event-moved-troop = { $player } перемещает Войско: { $from } → { $to }.
virtu-event-siege-begun = { $player } начинает Осаду: { $city }.
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
        [none] Итоги Осады, город { $city }: нападает { $player }, город нейтрален.
       *[one] Итоги Осады, город { $city }: нападает { $player }, защищается { $rival }.
    }
virtu-event-battle-opened = Битва на равнинах, город { $city }: сходятся { $player } и { $rival }.
virtu-event-struck = { $player } добавляет Военный бонус +{ $strength }: { $source }.
virtu-event-passed = { $player } пасует.
virtu-event-conquered =
    { $defender_is ->
        [none] { $player } захватывает город { $city } ({ $attack } против { $defence }).
       *[one] { $player } захватывает город { $city }, { $defender } его теряет ({ $attack } против { $defence }).
    }
virtu-event-repelled =
    { $defender_is ->
        [none] Город { $city } выдерживает Осаду игрока { $player } ({ $attack } против { $defence }).
       *[one] { $defender } удерживает город { $city } против игрока { $player } ({ $attack } против { $defence }).
    }
virtu-event-battle = Битва на равнинах, город { $city }: { $player } — { $attack }, { $rival } — { $defence }.
virtu-event-troops-lost =
    { $troops ->
        [one] { $player } теряет { $troops } Войско, город { $city }.
        [few] { $player } теряет { $troops } Войска, город { $city }.
       *[many] { $player } теряет { $troops } Войск, город { $city }.
    }
virtu-event-retreated = { $player }: Войско отступает, { $from } → { $to }.
virtu-event-order = Новый порядок хода: { $order }.
virtu-event-last-winter = Игра близится к концу: эта Зима последняя.
virtu-event-wages =
    { $florins ->
        [0] { $player } не платит жалования.
        [one] { $player } платит жалование: { $florins } флорин.
        [few] { $player } платит жалование: { $florins } флорина.
       *[many] { $player } платит жалование: { $florins } флоринов.
    }
virtu-event-dismissed = { $player } распускает Войско, город { $city }.
virtu-event-moved-card = { $player } перемещает карточку «{ $card }»: { $from } → { $to }.
virtu-event-discarded = { $player } сбрасывает карточку «{ $card }».
virtu-event-bought = { $player } приобретает: { $item }.
virtu-event-built = { $player } строит Собор, город { $city }.
virtu-event-hired = { $player } нанимает Войско, город { $city }.
virtu-event-allied =
    { $former_is ->
        [none] { $player } заключает Союз: { $power }.
       *[one] { $player } перекупает Союз ({ $power }), { $former } его теряет.
    }
virtu-event-game-over =
    { $players_count ->
        [one] Игра окончена: Властитель Италии — { $players }.
       *[other] Игра окончена: власть над Италией делят { $players }.
    }

## What a payment is for: for-… for every purpose

virtu-for-nothing = ничего
virtu-for-steps = дальнейшие шаги фишки
virtu-for-indulgence = избавление от Индульгенции
virtu-for-turn = Управление жетонами
virtu-for-renew = обновление бонуса Союза
virtu-for-patronage = Меценатство
virtu-for-annex = Дипломатия
virtu-for-march = поход Войска
virtu-for-sail = морской переход Войска
virtu-for-arms = Военные бонусы
virtu-for-agent = отправка Агента
virtu-for-expel = устранение Агента
virtu-for-retreat = отступление
virtu-for-buy = приобретение
virtu-for-build = строительство Собора
virtu-for-alliance = Союз

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

virtu-outcome-cities =
    { $winners_count ->
        [one] Кто-то собрал 8 городов, и игра окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то собрал 8 городов, и игра окончена. Победу делят { $winners }.
    }
virtu-outcome-patronage =
    { $winners_count ->
        [one] Кто-то достиг последней клетки Покровительства, и игра окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Кто-то достиг последней клетки Покровительства, и игра окончена. Победу делят { $winners }.
    }
virtu-outcome-no-neutral-city =
    { $winners_count ->
        [one] Нейтральных городов не осталось, и игра окончена. Побеждает { $winners }: больше всего Престижа.
       *[other] Нейтральных городов не осталось, и игра окончена. Победу делят { $winners }.
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
virtu-name-Torino = Турин
virtu-name-Milano = Милан
virtu-name-Genova = Генуя
virtu-name-Parma = Парма
virtu-name-Mantova = Мантуя
virtu-name-Padova = Падуя
virtu-name-Venezia = Венеция
virtu-name-Bologna = Болонья
virtu-name-Ravenna = Равенна
virtu-name-Pisa = Пиза
virtu-name-Firenze = Флоренция
virtu-name-Siena = Сиена
virtu-name-Urbino = Урбино
virtu-name-Perugia = Перуджа
virtu-name-Ancona = Анкона
virtu-name-Spoleto = Сполето
virtu-name-Civitavecchia = Чивитавеккья
virtu-name-Roma = Рим
virtu-name-Terracina = Террачина
virtu-name-Benevento = Беневенто
virtu-name-Napoli = Неаполь
virtu-name-Bari = Бари
virtu-name-Taranto = Таранто
virtu-name-Reggio = Реджо
virtu-name-Palermo = Палермо
virtu-name-Cagliari = Кальяри
virtu-name-Ajaccio = Аяччо
virtu-name-Tunisi = Тунис
virtu-name-Ragusa = Рагуза

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
virtu-name-montefeltro = Федерико да Монтефельтро
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
virtu-name-bishop = Епископ
virtu-name-cardinal = Кардинал
virtu-name-merchant = Купец
virtu-name-gonfalonier = Знаменосец
virtu-name-condottiere = Кондотьер
virtu-name-admiral = Адмирал
virtu-name-counsellor = Советник
virtu-name-podesta = Городской глава
virtu-name-assassin = Убийца
virtu-name-banker = Банкир
virtu-name-pope = Папа Римский

## Names: titles and other tokens

virtu-name-duchy = Герцогство
virtu-name-principality = Княжество
virtu-name-kingdom = Королевство
virtu-name-republic = Республика
virtu-name-guild = Гильдия
virtu-name-cathedral = Собор

## Names: powers and patronage bonuses, and what they do

virtu-name-ottoman = Османская империя
virtu-name-france = Королевство Франция
virtu-name-empire = Священная Римская империя
virtu-name-leonardo = Леонардо да Винчи
virtu-name-copernicus = Николай Коперник
virtu-name-michelangelo = Микеланджело
virtu-name-columbus = Христофор Колумб
virtu-name-machiavelli = Никколо Макиавелли
virtu-name-bastions = Бастионы
virtu-name-prince = трактат «Государь»
virtu-name-duomo = Дуомо
virtu-name-sistine = Сикстинская капелла
virtu-name-artillery = Орудия

virtu-card-ottoman-effect = 2 Корабля, оба сразу: для Дипломатии, Военных действий, Торговли или отступления.
virtu-card-france-effect = Военный бонус +2 в Осаде или Битве на равнинах.
virtu-card-empire-effect = 1 Крест для любого Действия, покупки или Индульгенции; пока бонус доступен, он входит в религиозное влияние.
virtu-card-leonardo-effect = Военный бонус +1 один раз в каждой Осаде за 1 флорин.
virtu-card-copernicus-effect = Ещё одно место для Придворного.
virtu-card-michelangelo-effect = Бесплатная Корона при каждом шаге Меценатства.
virtu-card-columbus-effect = 2 очка Престижа в конце игры.
virtu-card-machiavelli-effect = Карточка для места Придворного, со своими символами.
virtu-card-bastions-effect = +2 к стойкости ваших городов в каждой Осаде.
virtu-card-prince-effect = Ещё одно место для Придворного и ещё один Агент; другие не отправляют Агентов в ваши города, Комнаты и на ваши Союзы.
virtu-card-duomo-effect = 1 Крест при подсчёте религиозного влияния в конце игры.
virtu-card-sistine-effect = 2 Креста при подсчёте религиозного влияния в конце игры.
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
virtu-phase-palace = Дворец
virtu-phase-purchases = Приобретения
virtu-phase-hiring = Наём Войск
virtu-phase-alliance = Союз
virtu-phase-discount = На символ меньше
virtu-phase-over = Игра окончена

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
virtu-prompt-palace = Преобразуйте Дворец или завершите.
virtu-prompt-purchases = Приобретайте карточки и жетоны или завершите.
virtu-prompt-hiring = Нанимайте Войска или завершите.
virtu-prompt-alliance = Заключите Союз или завершите.
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
virtu-waiting-palace = { $player } преобразует Дворец.
virtu-waiting-purchases = { $player } приобретает карточки и жетоны.
virtu-waiting-hiring = { $player } нанимает Войска.
virtu-waiting-alliance = { $player } решает, заключить ли Союз.
virtu-waiting-discount = { $player } выбирает, какой символ сэкономить.

## Actions, as on a button: action-… for every verb of the notation

virtu-action-place = Карточка Семейства { $number }: { $slot }
virtu-action-marker = Фишку в Комнату { $what }
virtu-action-move =
    { $what ->
        [one] Пройти { $what } Комнату
        [few] Пройти { $what } Комнаты
       *[many] Пройти { $what } Комнат
    }
virtu-action-redeem = Избавиться от Индульгенции: { $what }
virtu-action-keep = Оставить Индульгенцию
virtu-action-pay = Заплатить подешевле
virtu-action-toll = Заплатить за шаг 2 флорина
virtu-action-cancel = Вернуть
virtu-action-done = Завершить
virtu-action-pass = Пас
virtu-action-step = Шаг Покровительства
virtu-action-disband = Потерять Войско
virtu-action-bonus = Выбрать: { $what }
virtu-action-wages =
    { $what ->
        [0] Не платить жалования
        [one] Заплатить { $what } флорин
        [few] Заплатить { $what } флорина
       *[many] Заплатить { $what } флоринов
    }
virtu-action-dismiss = Распустить Войско: { $what }
virtu-action-buy = Приобрести: { $what }
virtu-action-build = Построить Собор: { $what }
virtu-action-put = Положить карточку: { $what }
virtu-action-ally = Заключить Союз: { $what }
virtu-action-waive = Сэкономить: { $what }
virtu-action-renew = Обновить бонус Союза: { $what }
virtu-action-turn = Сделать доступным: { $what }
virtu-action-annex = Присоединить город { $what }
virtu-action-march = Поход: { $from } → { $to }
virtu-action-sail = Морем: { $from } → { $to }
virtu-action-send = Отправить Агента: { $what }
virtu-action-expel = Устранить Агента: { $what }
virtu-action-from = Агент отсюда: { $what }
virtu-action-hire = Нанять Войско: { $what }
virtu-action-siege = Итоги Осады: { $what }
virtu-action-withdraw = Отказаться от Осады: { $what }
virtu-action-retreat = Отступить: { $what }
virtu-action-discard = Сбросить: { $what }
virtu-action-shift = Переместить: { $from } → { $to }
virtu-action-strike = Военный бонус: { $what }
virtu-action-use = Использовать: { $source } ({ $symbol })
virtu-action-cash = Флорины в казну: { $what }
virtu-action-indulgence = Взять Индульгенцию: 3 флорина

# $action: an action, as on its button
virtu-hint-action = Мой выбор: { $action }

## Editions and options: name, and a sentence

virtu-edition-standard = Компоненты Signoria
virtu-edition-standard-about = Всё, что говорит книга правил; значения, напечатанные только на компонентах, частично восстановлены.
virtu-option-one-agent = Для новичков: один вражеский Агент
virtu-option-one-agent-about = В каждом Дворце одновременно не больше одного вражеского Агента.

## Why not: illegal-… for every reason of a refused move

virtu-illegal-wrong-phase = Не сейчас. Игра ждёт другого: { $phase }.
virtu-illegal-not-now = Сейчас это невозможно.
virtu-illegal-slot-not-free = Эта карточка уже размещена, место занято или недоступно, или у карточки нет Действия для Комнаты.
virtu-illegal-cannot-pay = Вам нечем за это заплатить.
virtu-illegal-not-to-turn = { $what }: это не ваш использованный жетон, или им оплачено это Действие, или платить больше нечем.
virtu-illegal-not-to-renew = Союз не ваш, его бонус не использован, или платить больше нечем: { $what }.
virtu-illegal-no-march = Там нет вашего Войска, нет дороги, или не хватает Кавалерии.
virtu-illegal-no-voyage = Там нет вашего Войска, нет пути по морю, или не хватает Кораблей.
virtu-illegal-no-agent = Ни один ваш Агент сейчас не может пройти этим путём: { $what }.
virtu-illegal-no-hiring = Нанять Войско нельзя: город не ваш, не хватает флоринов, или Войск уже 6. Город: { $what }.
virtu-illegal-no-troop = В городе { $what } нет вашего Войска.
virtu-illegal-no-siege = Вы не осаждаете город { $what }.
virtu-illegal-no-withdrawal = Отказаться от Осады может только победитель Битвы на равнинах: { $what }.
virtu-illegal-no-retreat = Войско не может отступить сюда: { $what }.
virtu-illegal-no-bonus = { $what }: сейчас нет Военного бонуса, или за него нечем заплатить.
virtu-illegal-not-usable = Этот символ здесь не годится, или остальное останется неоплаченным.
virtu-illegal-no-florins = { $what }: сейчас нет флоринов, или остальное останется неоплаченным.
virtu-illegal-no-indulgence = Индульгенции сейчас нет: 1 в Год, 1 в Комнате, всего 10.
virtu-illegal-no-alliance = Союз невозможен: он уже ваш, он чужой и на нём нет вашего Агента, или вам нечем заплатить. { $what }.
virtu-illegal-place-not-free = На это место карточку положить нельзя: { $what }.
virtu-illegal-no-courtier = Здесь нет Придворного: { $what }.
virtu-illegal-card-barred = Там нет карточки, которую можно переместить, или ей туда нельзя.
virtu-illegal-bonus-not-offered = { $what }: этот бонус занят, или у вас уже есть бонус этого вида.
virtu-illegal-other-action = Действие этой Комнаты — не Дипломатия.
virtu-illegal-city-closed = Город { $what } не участвует в игре.
virtu-illegal-city-controlled = Город { $what } не нейтрален: его уже контролируют.
virtu-illegal-pirate-port = Город { $what } — пиратский порт: взять его можно только силой.
virtu-illegal-not-joined = Ни дорога, ни море не соединяют с вашими городами город { $what }.
virtu-illegal-no-enemy-agent = Здесь нет вражеского Агента: { $what }.
virtu-illegal-place-taken = Здесь уже есть Агент: { $what }.
virtu-illegal-guarded = Трактат «Государь» не пускает сюда ваших Агентов: { $what }.
virtu-illegal-palace-taken = В этом Дворце уже есть вражеский Агент: { $what }.
virtu-illegal-bought-already = Этой Зимой вы это уже приобрели: { $what }.
virtu-illegal-not-for-sale = { $what }: не осталось, или больше вам нельзя.
virtu-illegal-no-site = Город { $what } не ваш, слишком слаб, или в нём уже есть Собор.
virtu-illegal-cannot-build = Соборов не осталось, этой Зимой вы уже построили один, или вам нечем заплатить.
