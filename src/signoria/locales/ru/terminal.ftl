### The table in the terminal: what only it says. The words of a game are in its title’s own words.ftl.

terminal-opponents = Кто будет против вас играть? Номер строки или имя; Enter: { $usual }
terminal-committed = Хеш секрета, по которому сданы карты: { $commitment }
terminal-secret = Секрет, по которому сданы карты: { $secret }
terminal-log = Журнал
terminal-ask = Ваш ход (#3 — строка 3, ? — справка)
terminal-help =
    Ход вводится так, как он показан в списке: строка с решёткой («#3»), запись («{ $move }», «{ $typed }») или то,
    о чём он, можно сокращённо, по-английски или на вашем языке. Просто число — строка списка;
    если это ещё и карта или количество, вас спросят, что имелось в виду.
    ? или help       эта справка
    ? НАЗВАНИЕ       что делает карта или другой компонент
    ? ХОД            сколько стоит ход и что он делает, или почему его нельзя сделать
    why              чего сейчас нельзя и почему
    list             возможные ходы ещё раз
    hint             что сделал бы бот
    log              весь ход игры
    save ФАЙЛ        сохранить запись и играть дальше
    quit             закончить; Ctrl-D и Ctrl-C тоже. С --save ФАЙЛ запись сохранится.
terminal-hint = Бот выбрал бы { $move }: { $words }.
terminal-hint-chance = Шанс на победу с этим ходом: { $chance }
terminal-not-understood = Непонятно: { $word }. Введите ? для справки, list для списка ходов.
terminal-ambiguous = { $word } может значить: { $moves }. Уточните, например #{ $line }.
terminal-saved = Сохранено в { $file }; посмотреть: signoria replay { $file }
terminal-not-saved = Не сохранено в { $file }: { $why }.
terminal-not-kept = Партия не сохранена; чтобы сохранить её, играйте с --save ФАЙЛ.
terminal-no-card = Карты { $word } нет.
terminal-none-barred = Больше ничего к этому решению не относится.
terminal-turn = Ходит { $player }.
terminal-puzzle-ask = Вы играете за игрока по имени { $player }. Найдите лучший ход.
terminal-player = Игрок
terminal-over =
    { $winners_count ->
        [0] Партия окончена: победителей нет.
       *[other] Партия окончена. Победа: { $winners }.
    }
terminal-analysis-chances = Шансы на победу от первого выбора до конца партии
terminal-analysis-points = Переломные моменты: { $player }
terminal-analysis-none = Нет переломных моментов, в которых можно быть уверенным.
terminal-analysis-point = Момент { $turn }: { $action } (шанс на победу { $taken }). Лучше: { $best } ({ $value }). Уверенность: { $sure }.
terminal-analysis-changes = Что сильнее всего изменило шансы
terminal-analysis-change = Момент { $turn }, { $action }: { $changes }
terminal-analysis-went = { $player } { $before } → { $after }
