### What is said at the table of every title, on the page and in the terminal; a title may say it in its own words.

## Lists: between two items, and a number of each player

separator = { ", " }
tally = { $player } { $number }
    .player = you { $number }

## Editions and options: name, and a sentence

# $option, $edition: names. $other: the name of another option
option-not-in-edition = “{ $option }” does not belong to this edition: { $edition }.
option-excludes = “{ $option }” cannot be combined with “{ $other }”.

## Phases

phase-over = The game is over

## Why not: illegal-… for every reason of a refused move

illegal-not-your-turn =
    { $to_move_is ->
        [none] No one can act now.
       *[one] It is { $to_move }’s turn.
    }

## Bots: levels, and names for their seats

level-random = Random
level-random-about = Plays any legal move; good for a first look at the rules.
level-beginner = Beginner
level-beginner-about = Plays like somebody in their second game: means well, and overlooks things. Believes everybody and keeps every promise.
level-squire = Squire
level-squire-about = Plays quickly by simple rules; a friendly opponent for your first games, and true to their word.
level-captain = Captain
level-captain-about = Remembers what was played and thinks ahead; a good opponent for experienced players. Likes a fair deal.
level-condottiere = Condottiere
level-condottiere-about = Weighs many possible games before every move. Sells promises dearly, and breaks one that costs too much.
level-champion = Champion
level-champion-about = The strongest opponent: patient, watchful of your habits, and of few words.

bot-1 = Sforza
bot-2 = Gattamelata
bot-3 = Colleoni
bot-4 = Malatesta
bot-5 = Montefeltro
bot-6 = Orsini

## What bots say: phrase-bot-…, at which moment and by which level. $player: of whom they speak

phrase-bot-deal-yes = Agreed. You have my word.
phrase-bot-deal-no = No, that would cost me too much.
phrase-bot-deal-distrust = I would like to, but I do not trust you.
phrase-bot-deal-unclear = Promise me something I can see on the board.
phrase-bot-triumph-beginner = Did I really win that?
phrase-bot-triumph-squire = A good day for my banner!
phrase-bot-triumph-captain = As planned.
phrase-bot-triumph-condottiere = This land pays me now.
phrase-bot-triumph-champion = One step closer.
phrase-bot-blow-beginner = Oh no, I did not see that coming.
phrase-bot-blow-squire = Well fought. I will be back.
phrase-bot-blow-captain = You will pay for that.
phrase-bot-blow-condottiere = Enjoy it while it lasts.
phrase-bot-blow-champion = Noted.
phrase-bot-betrayed-beginner = But { $player }, you promised!
phrase-bot-betrayed-squire = { $player }, where is your honour?
phrase-bot-betrayed-captain = I will remember that, { $player }.
phrase-bot-betrayed-condottiere = A broken word, { $player }? Next time I ask for gold.
phrase-bot-betrayed-champion = { $player } does not keep promises. Good to know.
phrase-bot-won-beginner = I won? I won! Thank you all!
phrase-bot-won-squire = A fine game. Thank you!
phrase-bot-won-captain = Victory. You fought well.
phrase-bot-won-condottiere = You see, my services are worth their price.
phrase-bot-won-champion = A good game. Another one?
phrase-bot-lost-beginner = I learned a lot. Again?
phrase-bot-lost-squire = Well played! I enjoyed it.
phrase-bot-lost-captain = You earned it. Well done.
phrase-bot-lost-condottiere = This time you hired the better captain.
phrase-bot-lost-champion = Well played. I saw it too late.
phrase-bot-warning-squire = See what I still hold. There is no shame in turning back!
phrase-bot-warning-condottiere = I still hold this. Go home: it is cheaper.

## Hints

# $action: an action, as on its button
hint-action = I would choose: { $action }.

## Puzzles

puzzle-difficulty = Difficulty: { $level } of 5
puzzle-right = Right!
# $move: an action, as on its button
puzzle-wrong = There is a better move: { $move }
# before the later moves of the same turn, one a line
puzzle-then = The turn goes on like this:
puzzle-missed = Bots of the lower levels miss this move { $percent }% of the time.
chance = { $percent }%

## Notices

notice-turn = It is your turn: { $title }.
