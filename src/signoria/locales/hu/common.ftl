### Amit minden játék asztalánál mondunk, az oldalon és a terminálban; egy játék a maga szavaival is mondhatja.

## Lists: between two items, and a number of each player

separator = { ", " }
tally = { $player }: { $number }
    .player = te: { $number }

## Editions and options: name, and a sentence

# $option, $edition: names. $other: the name of another option
option-not-in-edition = „{ $option }” ebben a kiadásban nem játszható: { $edition }.
option-excludes = „{ $option }” és „{ $other }” nem játszható együtt.

## Phases

phase-over = Vége a játszmának

## Why not: illegal-… for every reason of a refused move

illegal-not-your-turn =
    { $to_move_is ->
        [none] Most senki sem léphet.
       *[one] Most { $to_move } következik.
    }

## Bots: levels, and names for their seats

level-random = Véletlenszerű
level-random-about = Bármelyik szabályos lépést megteszi; jó a szabályokkal való ismerkedéshez.
level-squire = Fegyvernök
level-squire-about = Gyorsan, egyszerű elvek szerint játszik; barátságos ellenfél az első játszmákhoz.

bot-1 = Sforza
bot-2 = Gattamelata
bot-3 = Colleoni
bot-4 = Malatesta
bot-5 = Montefeltro
bot-6 = Orsini

## Hints

# $action: an action, as on its button
hint-action = Én ezt választanám: { $action }
