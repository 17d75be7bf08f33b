### Страница вокруг доски. Имена, карты и регионы стоят в именительном падеже, как в game.ftl.

## Everywhere

home = На главную
menu = Меню
close = Закрыть
remove = Убрать
settings = Настройки
rules = Правила
skip-to-main = К основной части
are-you-sure = Вы уверены?
no-go-back = Нет, вернуться
agree = Согласиться
refuse = Отказать
withdraw = Отозвать
copy = Скопировать
copied = Скопировано
guest = Гость
title-condottiere = Кондотьер
title-virtu = Властители
unread = непрочитанных

## Settings

language = Язык
theme = Освещение
theme-system = Как на устройстве
theme-light = Светлое
theme-dark = Тёмное
speed = Анимация
speed-slow = Медленная
speed-calm = Спокойная
speed-brisk = Быстрая
speed-off = Выключена
your-name = Ваше имя

## The front page

front-lead = Ведите наёмников по Италии эпохи Возрождения, блефуйте и умейте вовремя уйти с поля боя. С друзьями или против ботов, прямо в браузере.
play = Играть
play-about = Партия на четверых против трёх ботов начнётся сразу, без регистрации.
new-table = Новый стол
tables-mine = Мои партии
tables-mine-none = Здесь будут ваши партии.
tables-open = Открытые столы
tables-open-none = Сейчас никто не ждёт. Откройте стол и отправьте приглашение.
tables-watch = Можно посмотреть
tables-watch-none = Сейчас не идёт ни одной открытой партии.
tables-over = Сыгранные партии
tables-over-none = Здесь можно пересмотреть сыгранные открытые партии.
upload-record = Открыть запись партии
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
make-account = Завести учётную запись
password = Пароль (не короче 8 знаков)

## A new table

title = Игра
edition = Издание
options = Варианты
target = Сколько очков набрать
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
name-of = Имя игрока { $number }
clock = Часы
clock-none = Без часов
clock-move = На каждое решение: { $amount }
clock-game = На партию: { $amount }, за каждое решение ещё { $increment }
at-zero = Когда время вышло
at-zero-bot-moves = Время вышло: ход делает бот
at-zero-bot-takes-over = Время вышло: дальше играет бот
at-zero-ends = Время вышло: партия проиграна
private = Закрытый стол
private-about = Войти и смотреть могут только те, у кого есть приглашение.
spectators = Зрители
spectators-about = Другие могут смотреть; карт на руках они не видят.
make-table = Открыть стол

## Before the game

lobby = Стол ждёт игроков
lobby-about = Партия начнётся, когда не останется свободных мест.
invitation = Приглашение: отправьте эту ссылку друзьям
sit-here = Сесть сюда
stand-up = Встать
put-bot = Посадить бота
empty-seat = Освободить место
host = хозяин стола
here = здесь

## The table

board = Игровое поле
map = Карта Италии
map-region =
    { $region }{ $owner ->
        [none] , свободно
       *[owned] , владелец: { $owner }
    }{ $state ->
        [battle] , здесь идёт битва
        [favour] , под благоволением Папы
       *[quiet] { "" }
    }{ $target ->
        [yes] . Можно выбрать.
       *[no] { "" }
    }
battle-lines = Боевые линии
line-of = Боевая линия: { $player }
strength-of = Сила: { $player }, { $strength }. Пояснить
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
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
needs =
    { $total ->
        [0] Смежных регионов: { $group } из { $adjacent }.
       *[other] Регионов: { $regions } из { $total }, смежных: { $group } из { $adjacent }.
    }
wins-with = Партию принесёт любой из них: { $regions }.
holds-marker = Держит фигурку Кондотьера
passed = пас
away = отошёл
your-turn = Ваш ход.
thinking = Думает { $player }.
battle-summary = Чем кончилась битва
battle-of = Битва: { $region }
final-battle = Решающая битва
no-cards = нет карт
confirm-decisive = Здесь сильнее всех { $player }, и { $region } принесёт победу в партии. Всё равно уйти с поля боя?
confirm-decisive-yes = Уйти
undo = Вернуть ход
hint = Подсказка
why-not = Почему нельзя? { $rule }
table-menu = Стол
pause = Пауза
paused = Партия приостановлена.
go-on = Продолжить
resign = Сдаться
confirm-resign = За вас доиграет бот. Вернуться в эту партию будет нельзя.
ask-replace = Пусть играет бот вместо: { $player }
connection-lost = Связь потеряна. Возвращаемся…
curtain = Передайте устройство: { $player }.
curtain-lift = { $player } — это я: показать мои карты

motion-undo = { $player } просит вернуть ход.
motion-pause = { $player } просит паузу.
motion-replace = { $player } предлагает: пусть бот играет вместо { $target }.
motion-rematch = { $player } предлагает реванш.

## Log and talk

log-and-talk = Журнал и беседа
tab-log = Журнал
tab-talk = Беседа
tab-deals = Сделки
news-sat = { $player } садится за стол.
news-stood = { $player } встаёт из-за стола.
news-started = Партия начинается.
news-undone = { $player } возвращает ход.
news-motion-ended =
    { $how ->
        [agreed] Все согласны.
        [refused] Отказано.
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
        [time] Партия кончилась по времени.
        [abandoned] Все ушли: партия окончена.
       *[rules] Партия окончена.
    }
news-rematch = Стол для реванша готов.
say = Сказать
say-all = Всем …
say-private = Наедине …
to-all = Всем
recipients = Кому
talk-none = Пока никто ничего не сказал.
talk-private = наедине: { $players }
show-cards = Показать карты
show-cards-about = Сервер показывает настоящие карты, солгать ими нельзя. Они остаются у вас на руке.
show-to = Кому?
shows-cards = { $player } показывает: { $cards }.
deals-none = Сделок пока нет. Сделка никого не обязывает, но её помнят.
propose-deal = Предложить сделку
propose = Предложить
deal-about = Сделка никого не обязывает. После партии её участники увидят, что было исполнено.
deal-with = С кем?
deal-from = Сделка { $number }: { $player } и { $players }
deal-open = Ждёт ответа
deal-accepted = Заключена
deal-declined = Отклонена
deal-withdrawn = Отозвана
deal-void = Недействительна
pledge =
    { $will ->
        [no] { $player } обещает не делать: { $what }
       *[yes] { $player } обещает: { $what }
    }
pledge-kept = (исполнено)
pledge-broken = (нарушено)
pledge-no-occasion = (не было случая)
pledge-number = Обещание { $number }
pledge-by = Кто обещает
pledge-will = Сделать или не делать
pledge-yes = сделает
pledge-no = не сделает
pledge-action = Что
pledge-in-words = словами:
pledge-note = Словами
pledge-more = Ещё обещание

## The end, and the replay

you-win = Вы победили!
you-lose = Партия проиграна
chart-regions = Регионы, битва за битвой
chart-strengths = Сила в конце каждой битвы
rematch = Реванш
replay = Повтор партии
download-record = Запись
see-board = К доске
moment = Момент
eyes = Чьими глазами
eyes-all = Все карты открыты
eyes-spectator = Зритель
replay-first = К началу
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = К концу
link-to-moment = Ссылка на этот момент
search-rules = Искать в правилах
found =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }

## Keys

keys = Клавиши
key-tab = От одного к другому
key-arrows = По картам руки или от региона к региону
key-enter = Сыграть карту, выбрать регион
key-digits = Сыграть наёмника (0 — десятку)
key-hand = К руке
key-map = К карте
key-need = Чего не хватает каждому до победы
key-talk = Беседа
key-skip = Пропустить анимацию

## What the table or the server would not do

refused-otherwise = Отказано ({ $reason }).
refused-unreachable = Сервер недоступен.
refused-not-seated = Это не ваше место.
refused-not-host = Это может только хозяин стола.
refused-not-waiting = Партия уже началась.
refused-not-playing = Сейчас партия не идёт.
refused-not-over = Партия ещё не окончена.
refused-seat-taken = Место занято.
refused-no-such-seat = Такого места нет.
refused-one-seat-only = Вы уже сидите за этим столом.
refused-stale = Игра тем временем ушла вперёд.
refused-illegal = Так нельзя.
refused-paused = Партия приостановлена.
refused-not-paused = Партия не приостановлена.
refused-nothing-to-undo = Возвращать нечего.
refused-motion-open = Ещё не решён другой вопрос.
refused-no-such-motion = Этот вопрос уже закрыт.
refused-not-asked = Вас не спрашивали.
refused-already-answered = Вы уже ответили.
refused-no-such-card = Таких карт у вас нет.
refused-bad-recipients = Этим игрокам нельзя.
refused-no-such-deal = Такой сделки нет.
refused-deal-closed = Сделка закрыта.
refused-too-many-deals = Слишком много открытых сделок.
refused-unknown-action = Такого хода нет.
refused-unknown-level = Такого бота нет.
refused-not-against-people = Подсказки даются только в игре против ботов.
refused-bad-target = Там некого заменять.
refused-bad-text = Такой текст не годится.
refused-rematch-made = Стол для реванша уже готов.
refused-too-fast = Слишком быстро: подождите немного.
refused-too-many = Слишком много сразу: подождите немного.
refused-no-such-table = Такого стола нет.
refused-no-such-record = Такой записи нет.
refused-not-for-you = Стол закрытый: нужно приглашение.
refused-not-signed-in = Сначала нужно войти.
refused-signed-in = Вы уже вошли.
refused-name-taken = Это имя занято.
refused-wrong-password = Неверное имя или пароль.
refused-invalid = Так сыграть нельзя.
refused-broken = На сервере что-то сломалось.
