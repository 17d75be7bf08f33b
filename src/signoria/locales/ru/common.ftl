### Что говорится за столом любой игры, на странице и в терминале; игра может сказать то же своими словами.

## Lists: between two items, and a number of each player

separator = { ", " }
tally = { $player } — { $number }
    .player = вы — { $number }

## Editions and options: name, and a sentence

# $option, $edition: names. $other: the name of another option
option-not-in-edition = «{ $option }» — не для этого издания ({ $edition }).
option-excludes = «{ $option }» и «{ $other }» не сочетаются.

## Phases

phase-over = Партия окончена

## Why not: illegal-… for every reason of a refused move

illegal-not-your-turn =
    { $to_move_is ->
        [none] Сейчас никто не ходит.
       *[one] Сейчас ходит { $to_move }.
    }

## Bots: levels, and names for their seats

level-random = Случайный
level-random-about = Делает любой разрешённый ход; подойдёт для первого знакомства с правилами.
level-beginner = Новичок
level-beginner-about = Играет так, будто это вторая партия в жизни: старается, но многого не замечает. Всем верит и держит каждое обещание.
level-squire = Оруженосец
level-squire-about = Играет быстро и просто; приятный соперник для первых партий, который держит слово.
level-captain = Капитан
level-captain-about = Помнит, что уже сыграно, и думает наперёд; хороший соперник для опытных игроков. Любит честные сделки.
level-condottiere = Кондотьер
level-condottiere-about = Перед каждым ходом взвешивает множество возможных партий. Дорого продаёт обещания и нарушает те, что обходятся слишком дорого.
level-champion = Чемпион
level-champion-about = Самый сильный соперник: терпелив, немногословен и запоминает ваши привычки.

bot-1 = Сфорца
bot-2 = Гаттамелата
bot-3 = Коллеони
bot-4 = Малатеста
bot-5 = Монтефельтро
bot-6 = Орсини

## What bots say: phrase-bot-…, at which moment and by which level. $player: of whom they speak

phrase-bot-deal-yes = Согласен. Даю слово.
phrase-bot-deal-no = Нет, это обойдётся мне слишком дорого.
phrase-bot-deal-distrust = Я бы рад, но не доверяю вам.
phrase-bot-deal-unclear = Обещайте то, что можно увидеть на поле.
phrase-bot-triumph-beginner = Неужели это я победил?
phrase-bot-triumph-squire = Хороший день для моего знамени!
phrase-bot-triumph-captain = Всё по плану.
phrase-bot-triumph-condottiere = Теперь эта земля платит мне.
phrase-bot-triumph-champion = Ещё на шаг ближе.
phrase-bot-blow-beginner = Ой, этого я не ожидал.
phrase-bot-blow-squire = Славный бой. Я ещё вернусь.
phrase-bot-blow-captain = Вы за это заплатите.
phrase-bot-blow-condottiere = Радуйтесь, пока можете.
phrase-bot-blow-champion = Запомню.
phrase-bot-betrayed-beginner = Игрок { $player }, вы же обещали!
phrase-bot-betrayed-squire = { $player }, где ваша честь?
phrase-bot-betrayed-captain = { $player }, я это запомню.
phrase-bot-betrayed-condottiere = { $player }, слово нарушено? В другой раз потребую золота.
phrase-bot-betrayed-champion = { $player } не держит обещаний. Буду знать.
phrase-bot-won-beginner = Победа? Моя? Спасибо всем!
phrase-bot-won-squire = Прекрасная партия. Спасибо!
phrase-bot-won-captain = Победа. Вы хорошо сражались.
phrase-bot-won-condottiere = Как видите, мои услуги стоят своих денег.
phrase-bot-won-champion = Хорошая партия. Сыграем ещё?
phrase-bot-lost-beginner = Эта партия многому меня научила. Ещё одну?
phrase-bot-lost-squire = Хорошо сыграно! Было интересно.
phrase-bot-lost-captain = Вы это заслужили. Отлично.
phrase-bot-lost-condottiere = На этот раз вы наняли капитана получше.
phrase-bot-lost-champion = Хорошо сыграно. Я понял это слишком поздно.
phrase-bot-warning-squire = Смотрите, что у меня есть. Отступить не стыдно!
phrase-bot-warning-condottiere = У меня есть ещё вот это. Отступите: так дешевле.

## Hints

# $action: an action, as on its button
hint-action = Совет: { $action }.

## Puzzles

puzzle-difficulty = Сложность: { $level } из 5
puzzle-right = Верно!
# $move: an action, as on its button
puzzle-wrong = Есть ход лучше: { $move }
# before the later moves of the same turn, one a line
puzzle-then = Дальше в этом ходу:
puzzle-missed = Боты низших уровней не находят этот ход в { $percent } % случаев.
chance = { $percent } %

## Notices

notice-turn = Ваш ход: { $title }.
