### Страница вокруг игрового поля. Слова самих игр — в words.ftl каждой из них.

## Everywhere

home = На главную
nowhere = Здесь ничего нет
nowhere-about = Страницы с таким адресом нет. Возможно, ссылка оборвана: попросите прислать её ещё раз или начните с главной.
menu = Меню
close = Закрыть
remove = Убрать
settings = Настройки
rules = Правила
skip-to-main = Перейти к содержимому
are-you-sure = Вы уверены?
no-go-back = Нет, вернуться
agree = Принять
refuse = Отклонить
withdraw = Отозвать
copy = Скопировать
copied = Скопировано
guest = Гость
unread = непрочитанных

## Settings

settings-you = Общее
settings-play = За столом
settings-signals = Звук и оповещения
language = Язык
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
pace = Скорость ботов
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-turn = К моему ходу
speed = Анимация
speed-slow = Медленная
speed-calm = Обычная
speed-brisk = Быстрая
speed-off = Выключена
your-name = Ваше имя
one-click = Ход одним щелчком (только мышью)
one-click-about = Иначе первый щелчок выбирает, а второй делает ход.
bots-talk = Боты разговаривают
bots-talk-about = Отвечают на ваши сделки и изредка говорят что-нибудь о партии или показывают карту.
mute-bots = Заглушить ботов
tips = Советы во время игры
tips-about = Для тех, кто играет впервые. Если включить их снова, они начнутся сначала.
sound = Звук
sound-on = Включить звук
sound-off = Без звука
volume = Громкость
vibration = Вибрация, когда мой ход или пора подтвердить готовность
notice = Оповещать в фоне, когда мой ход или пора подтвердить готовность
notice-refused = Браузер не разрешает этой странице оповещения.

## The front page

front-lead = Игры о власти и хитрости в Италии эпохи Возрождения: с друзьями или против ботов, прямо в браузере.
play = Играть
play-about = Кнопка «Играть» сразу начинает партию против ботов, без регистрации.
title-players = Игроков: от { $least } до { $most }
learn = Обучение
new-table = Новый стол
tables-mine = Мои партии
tables-mine-none = Здесь будут ваши партии.
tables-open = Открытые столы
tables-open-none = Сейчас никто не ждёт. Откройте стол и отправьте приглашение.
tables-watch = Можно посмотреть
tables-watch-none = Сейчас не идёт ни одной открытой партии.
tables-over = Сыгранные партии
tables-over-none = Здесь можно пересмотреть сыгранные открытые партии.
upload-record = Открыть запись
not-a-record = Этот файл — не запись партии.
seats-open =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
won-by = Победа: { $players }
account = Учётная запись
account-about = Учётная запись хранит имя и партии на всех устройствах. Играть можно и без неё.
sign-in = Войти
sign-out = Выйти
make-account = Создать учётную запись
password = Пароль (не короче 8 символов)

## A new table

title = Игра
edition = Издание
options = Варианты правил
families = Семейства
families-order = По порядку
families-order-about = Первое место играет за первое Семейство, и так далее.
families-choose = Выбирают игроки
families-choose-about = До начала партии каждый выбирает свободное Семейство; боты получают оставшиеся.
families-lot = По жребию
families-lot-about = Семейства раздаёт случай, и потом это может проверить каждый.
players = Игроки
how-many-players = Число игроков
player-number = Игрок { $number }
seat-kind = Кто играет на месте { $number }
seat-me = Я
seat-bot = Бот
seat-open = Свободно
seat-hot = Другой человек за этим устройством
seat-open-about = Для тех, у кого есть приглашение
level-of = Уровень бота { $number }
choose-bot = Выберите бота
choose-bot-about = От самого слабого к самому сильному.
play-against = Против вас играет
name-of = Имя игрока { $number }
clock = Часы
clock-none = Без часов
clock-move = На каждое решение: { $amount }
clock-game = На партию: { $amount }, за каждое решение ещё { $increment }
at-zero = Когда время выйдет
at-zero-bot-moves = Время выйдет — ход сделает бот
at-zero-bot-takes-over = Время выйдет — дальше сыграет бот
at-zero-ends = Время выйдет — партия проиграна
private = Закрытый стол
private-about = Войти и смотреть могут только те, у кого есть приглашение.
spectators = Пускать зрителей
spectators-about = Другие могут смотреть; карт на руках они не видят.
own-components = Свой файл
own-components-about = Если у вас есть коробка: играйте со значениями, напечатанными на её компонентах.
own-file-choose = Выберите файл компонентов или перетащите его сюда
own-file-begin = Скачать текущие значения как основу
own-file-about = Значения с пометкой «reconstructed» придуманы нами с опорой на то, что известно. Впишите то, что напечатано в вашей коробке, и уберите пометку.
own-file-checking = Файл проверяется…
own-file-fine = С файлом «{ $name }» можно играть.
own-file-changed =
    { $count ->
        [0] Все значения обычные.
        [one] От обычных отличается { $count } значение.
        [few] От обычных отличаются { $count } значения.
       *[many] От обычных отличается { $count } значений.
    }
own-file-reconstructed =
    { $count ->
        [0] Восстановленных значений не осталось.
       *[other] Восстановленных значений осталось: { $count }.
    }
own-file-wrong = В файле «{ $name }» ошибка.
own-file-line = Строка { $line }
own-edition = Свои компоненты: { $name }
make-table = Открыть стол

## Before the game

lobby = Стол ждёт игроков
lobby-about = Партия начнётся, когда не останется свободных мест.
lobby-full = Все места заняты
lobby-ready-about = Партия начнётся, когда все места будут заняты и все будут готовы.
own-edition-about = За этим столом играют со значениями из коробки владельца.
invitation = Приглашение: отправьте эту ссылку друзьям
share = Поделиться
qr-code = QR-код
qr-code-about = QR-код приглашения
sit-here = Сесть сюда
stand-up = Встать
put-bot = Посадить бота
empty-seat = Освободить место
choose-family = Ваше Семейство
family-open = Пока не выбрано
families-in-lot = Семейства для жеребьёвки
start-game = Начать партию
start-game-about = Кто не выбрал Семейство, получит одно из оставшихся.
host = хозяин стола
here = в сети
take-seat = Занять место
ready-question = Вы готовы?
ready-yes = Можно начинать
ready-no = Подождите, ещё нет
ready-done = Вы готовы.
ready-only-you = Все остальные готовы. А вы?
ready-waits = Ждём: { $players }.
seat-ready = можно начинать
seat-not-ready = ждём

## What was agreed on

what-we-play = Во что играем
options-none = Нет
begins = Первый игрок
undo-about = Ход можно свободно отменить, пока не открылось ничего нового и не сходил другой игрок; потом нужно согласие всех.
talk-about = Писать можно всем или лично некоторым игрокам.
admission = Кто может сесть за стол
public = Открытый стол
public-about = Стол виден в списке, и занять свободное место может каждый.
watching = Зрители
spectators-none = Больше никто смотреть не может.
spectators-late = Зрители видят всё с задержкой: { $amount }.
hot-seat = Одно устройство
hot-seat-about = Несколько игроков по очереди играют на одном устройстве; карты на руках остаются скрытыми.
bots = Боты
bots-pace = Бот тратит на решение самое меньшее: { $amount }.
bots-step-in = Если игрок покинет партию, за него доиграет бот: { $level }.

## Lessons

coach = Урок
coach-next = Дальше
coach-finish = Завершить
coach-next-lesson = Следующий урок
coach-again = Начать заново
lessons = Уроки
lesson-learned = { $name }, пройдено
coach-do-it = Сделать за меня
coach-leave = Выйти из урока
coach-progress = { $step } из { $count }
coach-off = Вы отклонились от урока. Отмените ход, чтобы вернуться, или играйте дальше как хотите.

## Puzzles

puzzle = Задача
puzzle-daily = Задача дня
puzzle-streak =
    { $count ->
        [one] Решаете { $count } день подряд
        [few] Решаете { $count } дня подряд
       *[many] Решаете { $count } дней подряд
    }
puzzle-ask = Ваш ход: найдите лучший.
puzzle-chances = Шансы на победу
puzzle-yours = ваш ход
puzzle-next = Следующая задача
puzzle-titles-all = Все игры
puzzle-grade = Сложность
puzzle-grades-all = Любая сложность
puzzle-none = Других таких задач нет.

## Tips

tip = Совет
tip-said = Совет: { $tip }
tip-read = Понятно
tips-off = Больше не советовать

## The table

components = Компоненты
marks-about = Отмечено то, чего нет в правилах игры:
mark-inferred = выведено: следует из сказанного в правилах
mark-reconstructed = реконструировано: придумано нами в согласии с известным
actions = Действия
facts = Что известно
player = Игрок
yes = да
no = нет
labelled-value = { $fact }: { $value }
board = Игровое поле
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
away = не в сети
your-turn = Ваш ход.
thinking = Думает { $player }.
since = Тем временем:
ask-sound = Победа! Включить звук барабанов?
time-short = Время на исходе:
# $what: what happened, in sentences
made-for-me = Время вышло. За вас сыграла программа: { $what }
undo = Отменить ход
hint = Подсказка
why-not = Почему нельзя? { $rule }
table-menu = Стол
pause = Пауза
paused = Партия приостановлена.
go-on = Продолжить
resign = Сдаться
confirm-resign = За вас доиграет бот. Вернуться в эту партию будет нельзя.
ask-replace = Заменить ботом игрока { $player }
connection-lost = Связь потеряна. Подключаемся снова…
curtain = Передайте устройство игроку { $player }.
curtain-lift = { $player } — это я: показать мои карты

undo-takes-back = Будет отменено:
motion-undo = { $player } просит отменить ход.
motion-pause = { $player } просит сделать паузу.
motion-replace = { $player } предлагает заменить ботом игрока { $target }.
motion-rematch = { $player } предлагает реванш.

## Log and chat

log-and-talk = Журнал и чат
tab-log = Журнал
tab-talk = Чат
tab-deals = Сделки
news-sat = { $player } садится за стол.
news-stood = { $player } встаёт из-за стола.
news-started = Партия начинается.
news-undone = { $player } отменяет ход.
news-operator-undid = Администратор сервера вернул партию на несколько ходов назад. Причина: { $reason }
news-operator-patched = Администратор сервера изменил позицию. Причина: { $reason }
news-motion-ended =
    { $how ->
        [agreed] Все согласны.
        [refused] Отклонено.
       *[expired] Никто не ответил вовремя.
    }
news-paused = Партия приостановлена.
news-resumed = Партия продолжается.
news-bot-took-over =
    { $why ->
        [resigned] { $player } сдаётся; дальше играет бот.
        [time] У игрока { $player } вышло время; дальше играет бот.
       *[replaced] За игрока { $player } дальше играет бот.
    }
news-ran-out = У игрока { $player } вышло время: ход делает бот.
news-ended =
    { $why ->
        [time] Время вышло: партия окончена.
        [abandoned] Все ушли: партия окончена.
       *[rules] Партия окончена.
    }
news-rematch = Стол для реванша готов.
say = Отправить
say-all = Сообщение всем…
say-private = Личное сообщение…
to-all = Всем
recipients = Кому
phrases = Готовые фразы
phrase-about-whom = О ком речь?
phrase-luck = Всем удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Прошу прощения!
phrase-moment = Минутку, пожалуйста.
phrase-peace = Может, заключим мир?
phrase-mine = Уступите это мне!
phrase-yours = Забирайте, уступаю.
phrase-watch = Осторожнее: опасен игрок { $player }!
phrase-against = Помогите мне против игрока { $player }!
talk-none = Сообщений пока нет.
talk-private = лично: { $players }
show-cards = Показать карты
show-cards-about = Сервер показывает настоящие карты, обмануть ими нельзя. Они остаются у вас на руке.
show-to = Кому?
shows-cards = { $player } показывает: { $cards }.
deals-none = Сделок пока нет. Сделка ни к чему не обязывает, но её помнят.
propose-deal = Предложить сделку
propose = Предложить
deal-about = Сделка ни к чему не обязывает. После партии её участники увидят, что было исполнено.
deal-with = С кем?
deal-from = Сделка { $number }: { $player } и { $players }
deal-open = Ждёт ответа
deal-accepted = Заключена
deal-declined = Отклонена
deal-withdrawn = Отозвана
deal-void = Недействительна
pledge =
    { $will ->
        [no] { $player } обещает этого не делать: { $what }
       *[yes] { $player } обещает: { $what }
    }
    .player =
        { $will ->
            [no] Вы обещаете этого не делать: { $what }
           *[yes] Вы обещаете: { $what }
        }
pledge-separator = { ". " }
pledge-means = Что имеется в виду?
deal-point = Укажите на поле игрока и место или выберите ниже.
deal-point-player = Сделка с игроком { $player }
deal-proposed = { $player } предлагает сделку: { $text }
deal-sign =
    { $standing ->
        [open] Сделка { $number }, предложена: { $text }
        [accepted] Сделка { $number }, заключена: { $text }
        [kept] Сделка { $number }, исполнена: { $text }
       *[broken] Сделка { $number }, нарушена: { $text }
    }
deal-signs = Ваши сделки
seat-menu = { $player }: сделки и карты
shown-to-you = Вам показано: { $cards }
pledge-kept = (исполнено)
pledge-broken = (нарушено)
pledge-no-occasion = (не было случая)
pledge-number = Обещание { $number }
pledge-by = Кто обещает
pledge-will = Сделать или не делать
pledge-yes = сделает
pledge-no = не сделает
pledge-action = Что
pledge-in-words = своими словами:
pledge-note = Своими словами
pledge-more = Ещё обещание

## The end, and the replay

you-win = Вы победили!
you-lose = Вы проиграли
rematch = Реванш
replay = Повтор партии
analyse = Разбор
course = Ход партии
download-record = Скачать запись
see-board = К полю
moment = Момент
eyes = Чьими глазами смотреть
eyes-all = Все карты открыты
eyes-spectator = Зритель
replay-first = К началу
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
chapter = Глава
play-on = Играть дальше отсюда
link-to-moment = Ссылка на этот момент
search-rules = Искать в правилах
found = Найдено: { $count }

## The teacher: analyses, chances to win, and games that went on otherwise

analysis = Разбор партии
analysing = Идёт разбор…
teacher-queue = Сначала закончатся другие разборы…
try-again = Попробовать снова
analysis-ready = Разбор готов.
# $chance: for example 42%
chance-of = { $player } — { $chance }
# $chances: everyone’s chance to win
chances-at = Момент { $moment }. Шансы на победу: { $chances }
chances-in-words = Шансы на победу словами
last-moment = Конец партии
this-moment = Этот момент
moment-number = Момент { $moment }
moment-decides = Решает { $player }.
moment-over = Здесь никто ничего не решает.
moment-forced = Был возможен только один ход.
analyse-deeper = Разобрать глубже
option-best = лучший ход
option-played = сыграно
option-alike = не хуже
give-or-take = ± { $margin }
verdict-fine = Это был лучший ход.
verdict-alike = Ни один другой ход не был заметно лучше.
# Numbers of percentage points
verdict-cost =
    { $points ->
        [one] Это стоило { $points } процентного пункта шанса на победу (± { $margin }).
       *[other] Это стоило { $points } процентных пунктов шанса на победу (± { $margin }).
    }
verdict-sure = Уверенность, что в пробных партиях другой ход лучше: { $sure }.
# $why: the reason of a move, in a sentence that speaks to the player
advice-to = Совет ({ $player }): «{ $why }»
turning-points = Переломные моменты
turning-none = Их нет: ни одно решение игрока { $player } явно не снизило его шансы.
go-there = К этому моменту
hint-chance = Шанс на победу: { $chance }.
what-if = А что, если?
what-if-about = Сыграйте с этого момента иначе, против ботов. Новая партия останется связана с этой.
play-as = Играть за { $player }
branches = Партии «А что, если?»
branches-none = Эту партию ещё никто не переигрывал.
branch-from = { $player }, с момента { $moment }
branch-goes-on = ещё не закончена
branch-here = А что, если? С момента { $moment } другой партии.
to-origin = К исходной партии
comparison = Сравнить с исходной партией
line-origin = Исходная партия
line-branch = Партия «А что, если?»
line-went = { $player }: шанс на победу { $first } в момент расхождения, { $last } в конце.
how-sure = Насколько это надёжно?
how-sure-chances = Шанс на победу 70 % значит: когда из таких моментов дальше играли боты, победой кончались семь партий из десяти. Учтено всё, и скрытые карты тоже.
how-sure-advice = Решения оцениваются только по тому, что игрок мог знать в тот момент.
how-sure-range = Число после ± показывает возможную неточность: в 19 случаях из 20 истинное значение лежит в этих пределах.
how-sure-limit = Пробные партии играют боты, и не всегда до конца. Люди могут играть иначе: тогда лучше может оказаться другой ход, какой бы твёрдой ни казалась уверенность.
how-sure-more = Как это проверено: { $file }

## Keys

keys = Клавиши
key-tab = К следующему элементу
key-talk = Чат
key-to-tip = К совету или уроку
key-tip-read = Убрать совет
key-skip = Пропустить анимацию или ожидание
key-turn = Сразу к моему ходу

## What the table or the server would not do

refused-otherwise = Отклонено ({ $reason }).
refused-unreachable = Сервер недоступен.
refused-not-seated = Это не ваше место.
refused-not-host = Это может только хозяин стола.
refused-not-waiting = Партия уже началась.
refused-not-playing = Сейчас партия не идёт.
refused-not-over = Партия ещё не окончена.
refused-seat-taken = Место занято.
refused-seats-open = Ещё есть свободные места.
refused-nobody-asked = За этим столом о готовности не спрашивают.
refused-not-all-ready = Ещё не все готовы.
refused-table-changed = Стол изменился: посмотрите ещё раз, прежде чем подтвердить готовность.
refused-nothing-to-choose = За этим столом Семейства не выбирают.
refused-no-such-family = Этого Семейства нет в партии.
refused-family-taken = Это Семейство уже выбрал другой игрок.
refused-no-such-seat = Такого места нет.
refused-one-seat-only = Вы уже сидите за этим столом.
refused-stale = Положение уже изменилось, попробуйте ещё раз.
refused-illegal = Так ходить нельзя.
refused-paused = Партия приостановлена.
refused-not-paused = Партия не приостановлена.
refused-nothing-to-undo = Отменять нечего.
refused-motion-open = Ещё не решён другой вопрос.
refused-no-such-motion = Этот вопрос уже закрыт.
refused-not-asked = Этот вопрос не к вам.
refused-already-answered = Вы уже ответили.
refused-no-such-card = Таких карт у вас нет.
refused-bad-recipients = Этим игрокам отправить нельзя.
refused-no-such-deal = Такой сделки нет.
refused-deal-closed = Сделка закрыта.
refused-too-many-deals = Слишком много открытых сделок.
refused-unknown-action = Такого хода нет.
refused-unknown-level = Такого бота нет.
refused-not-against-people = Подсказки даются только в игре против ботов.
refused-bad-target = Этого игрока заменить нельзя.
refused-bad-text = Такой текст использовать нельзя.
refused-rematch-made = Стол для реванша уже готов.
refused-too-fast = Слишком быстро: подождите немного.
refused-too-many = Слишком много сразу: подождите немного.
refused-bad-position = Эту позицию нельзя выложить на стол: { $text }
refused-too-many-tables = У вас слишком много открытых столов: сначала доиграйте или покиньте какие-нибудь.
refused-too-many-records = У вас здесь уже слишком много записей.
refused-no-such-table = Такого стола нет.
refused-other-rules = За этим столом играли по правилам, которые с тех пор исправлены; открыть его больше нельзя.
refused-bad-components = В этом файле компонентов ошибка.
refused-no-components = Нужных компонентов здесь больше нет.
refused-too-large = Слишком большой размер.
refused-no-such-record = Такой записи нет.
refused-no-such-puzzle = Такой задачи нет.
refused-not-offered = Этого хода нет среди тех, из которых нужно выбрать.
refused-teacher-busy = Сейчас анализируется слишком много партий: попробуйте чуть позже.
refused-no-analyst = Партии этой игры нельзя проанализировать.
refused-no-branch = Это не партия «А что, если?».
refused-not-for-you = Стол закрытый: нужно приглашение.
refused-not-signed-in = Сначала нужно войти.
refused-signed-in = Вы уже вошли.
refused-name-taken = Это имя занято.
refused-wrong-password = Неверное имя или пароль.
refused-invalid = С такими настройками играть нельзя.
refused-broken = На сервере что-то сломалось.
