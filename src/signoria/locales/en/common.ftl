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

## Hints

# $action: an action, as on its button
hint-action = I would choose: { $action }

## Puzzles

puzzle-difficulty = Difficulty: { $level } of 5
puzzle-right = Right!
# $move: an action, as on its button
puzzle-wrong = There is a better move: { $move }
puzzle-missed = Bots of the lower levels miss this move { $percent }% of the time.
chance = { $percent }%
