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
level-beginner = Kezdő
level-beginner-about = Úgy játszik, mintha ez volna a második játszmája: igyekszik, de sok mindent nem vesz észre. Mindenkinek hisz, és minden ígéretét megtartja.
level-squire = Fegyvernök
level-squire-about = Gyorsan, egyszerű elvek szerint játszik; barátságos ellenfél az első játszmákhoz, aki állja a szavát.
level-captain = Kapitány
level-captain-about = Emlékszik arra, amit kijátszottak, és előre gondolkodik; jó ellenfél gyakorlott játékosoknak. Szereti a tisztességes egyezséget.
level-condottiere = Condottiere
level-condottiere-about = Minden lépés előtt sok lehetséges játszmát mérlegel. Drágán adja az ígéretét, és megszegi, ha túl sokba kerül.
level-champion = Bajnok
level-champion-about = A legerősebb ellenfél: türelmes, szófukar, és kifigyeli a szokásaidat.

bot-1 = Sforza
bot-2 = Gattamelata
bot-3 = Colleoni
bot-4 = Malatesta
bot-5 = Montefeltro
bot-6 = Orsini

## What bots say: phrase-bot-…, at which moment and by which level. $player: of whom they speak

phrase-bot-deal-yes = Rendben, a szavamat adom.
phrase-bot-deal-no = Nem, ez túl sokba kerülne nekem.
phrase-bot-deal-distrust = Szívesen, de nem bízom benned.
phrase-bot-deal-unclear = Olyat ígérj, ami a táblán is látszik.
phrase-bot-triumph-beginner = Ezt tényleg én nyertem?
phrase-bot-triumph-squire = Jó nap ez a zászlómnak!
phrase-bot-triumph-captain = Terv szerint.
phrase-bot-triumph-condottiere = Ez a föld mostantól nekem fizet.
phrase-bot-triumph-champion = Egy lépéssel közelebb.
phrase-bot-blow-beginner = Jaj, erre nem számítottam.
phrase-bot-blow-squire = Szép harc volt. Visszatérek.
phrase-bot-blow-captain = Ezért még megfizetsz.
phrase-bot-blow-condottiere = Élvezd, amíg tart.
phrase-bot-blow-champion = Megjegyeztem.
phrase-bot-betrayed-beginner = De hát megígérted, { $player }!
phrase-bot-betrayed-squire = { $player }, hol a becsületed?
phrase-bot-betrayed-captain = Ezt megjegyzem, { $player }.
phrase-bot-betrayed-condottiere = Szószegés, { $player }? Legközelebb aranyat kérek.
phrase-bot-betrayed-champion = { $player } nem tartja meg az ígéretét. Jó tudni.
phrase-bot-won-beginner = Nyertem? Nyertem! Köszönöm mindenkinek!
phrase-bot-won-squire = Szép játszma volt. Köszönöm!
phrase-bot-won-captain = Győzelem. Jól küzdöttetek.
phrase-bot-won-condottiere = Látjátok, megérem a pénzt, amit kérek.
phrase-bot-won-champion = Jó játszma volt. Még egyet?
phrase-bot-lost-beginner = Sokat tanultam. Még egyet?
phrase-bot-lost-squire = Szép játék! Élveztem.
phrase-bot-lost-captain = Megérdemelted. Szép volt.
phrase-bot-lost-condottiere = Ezúttal te fogadtad fel a jobb kapitányt.
phrase-bot-lost-champion = Szép játék. Túl későn vettem észre.
phrase-bot-warning-squire = Nézd, ez még nálam van. Visszafordulni nem szégyen!
phrase-bot-warning-condottiere = Ez még nálam van. Menj haza, olcsóbban megúszod.

## Hints

# $action: an action, as on its button
hint-action = Én ezt választanám: { $action }.

## Puzzles

puzzle-difficulty = Nehézség: { $level } / 5
puzzle-right = Helyes!
# $move: an action, as on its button
puzzle-wrong = Van ennél jobb lépés: { $move }
# before the later moves of the same turn, one a line
puzzle-then = A lépés így folytatódik:
puzzle-missed = Az alacsonyabb szintű botok az esetek { $percent }%-ában nem találják meg ezt a lépést.
chance = { $percent }%

## Notices

notice-turn = Te következel: { $title }.
