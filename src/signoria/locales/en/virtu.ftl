### Virtù in words, for the page and the command line alike.
###
### Every id begins with "virtu-": at a table of Virtù, event-first is virtu-event-first. What has no word of its own here
### (lists, levels, "not your turn") is said as in game.ftl.
###
### Arguments become variables as at the head of en/game.ftl. What Virtù adds:
###   rival, former         -> a seat, or no one: $rival, $rival_is ...
###   order                 -> a list of seats: $order, $order_count
###   card, slot, city, from, to, source, place, item, power, bonus, symbol, family, what -> the thing's name: name-…
###   sources               -> their names joined by "separator", or "none"
###   price, missing        -> symbols: count-… of each joined by "separator", or "none"
###   price also brings     $payment: what pays it, the room's sources, then the others, then payment-treasury; or "none"
###   a thing with a number -> numbered-… with $number: left-2 is numbered-left, florence-3 is numbered-florence
###   $for, $phase          -> their names: for-…, phase-…
###   $side                 -> the word itself (left, right), to select by
### An action is a verb and what follows its colon:
###   one thing             -> $what, its name or its number
###   a>b                   -> $from, $to
###   a=b                   -> $source, $symbol
###   a@b                   -> $number, $slot
### Names have forms as in game.ftl; the English one is "the": FORM($power, case: "the") is "the Ottoman Empire".

## The log: event-… for every event of the game

virtu-event-family = { $player } plays { $family }.
virtu-event-first = { $player } is the first player.
virtu-event-placed =
    { $card ->
        [none] { $player } places a family card.
       *[known] { $player } places { $card }: { $slot }.
    }
virtu-event-all-placed = All family cards are placed and turned up.
virtu-event-year = Year { $year } begins: Spring.
virtu-event-marker = { $player }’s marker comes to room { $room }.
virtu-event-courtiers-refreshed =
    { $side ->
        [left] The marker passes the left arrow: all of { $player }’s left courtiers are available.
       *[right] The marker passes the right arrow: all of { $player }’s right courtiers are available.
    }
virtu-event-blocked = Room { $room } is blocked by an indulgence or an enemy agent: { $player } performs no action.
virtu-event-indulgence-taken = { $player } takes an indulgence; it lies in room { $room }.
virtu-event-indulgence-removed = { $player } removes the indulgence from room { $room }.
virtu-event-cashed =
    { $florins ->
        [one] { $player } takes { $florins } florin from { FORM($source, case: "the") }.
       *[other] { $player } takes { $florins } florins from { FORM($source, case: "the") }.
    }
virtu-event-paid =
    { $payment ->
        [none] { $player } has nothing more to pay for { $for }.
       *[known] { $player } pays for { $for } ({ $price }): { $payment }.
    }
virtu-event-turned = { $player } makes available: { $source }.
virtu-event-patronage = { $player } advances on the patronage track to cell { $cell }.
virtu-event-bonus = { $player } gains a patronage bonus: { $bonus }.
virtu-event-traded =
    { $ships ->
        [one] { $player } trades { $ships } ship for { $florins } florins.
       *[other] { $player } trades { $ships } ships for { $florins } florins.
    }
virtu-event-annexed = { $player } wins { $city } by diplomacy.
virtu-event-moved-troop = { $player } moves a troop from { $from } to { $to }.
virtu-event-siege-begun = { $player } lays siege to { $city }.
virtu-event-armed =
    { $tokens ->
        [0] { $player } gets no +1 token: none is left.
        [one] { $player } takes { $tokens } war bonus token (+1).
       *[other] { $player } takes { $tokens } war bonus tokens (+1 each).
    }
virtu-event-agent-sent = { $player } sends an agent from { FORM($from, case: "the") } to { FORM($to, case: "the") }.
virtu-event-agent-expelled = { $player } removes an agent of { $owner } from { FORM($place, case: "the") }.
virtu-event-siege-opened =
    { $rival_is ->
        [none] The siege of { $city } is resolved: { $player } attacks the neutral city.
       *[one] The siege of { $city } is resolved: { $player } attacks { $rival }.
    }
virtu-event-battle-opened = Battle on the plains before { $city }: { $player } meets { $rival }.
virtu-event-struck = { $player } adds a war bonus of { $strength }: { $source }.
virtu-event-passed = { $player } adds no more bonuses for now.
virtu-event-conquered =
    { $defender_is ->
        [none] { $player } conquers { $city } ({ $attack } to { $defence }).
       *[one] { $player } conquers { $city } from { $defender } ({ $attack } to { $defence }).
    }
virtu-event-repelled =
    { $defender_is ->
        [none] { $city } withstands { $player }’s siege ({ $attack } to { $defence }).
       *[one] { $defender } holds { $city } against { $player } ({ $attack } to { $defence }).
    }
virtu-event-battle = The battle before { $city }: { $player } { $attack }, { $rival } { $defence }.
virtu-event-troops-lost =
    { $troops ->
        [one] { $player } loses { $troops } troop at { $city }.
       *[other] { $player } loses { $troops } troops at { $city }.
    }
virtu-event-retreated = A troop of { $player } retreats from { $from } to { $to }.
virtu-event-order = The new turn order: { $order }.
virtu-event-last-winter = The end is near: this Winter is the last.
virtu-event-wages =
    { $florins ->
        [0] { $player } pays no wages.
        [one] { $player } pays { $florins } florin in wages.
       *[other] { $player } pays { $florins } florins in wages.
    }
virtu-event-dismissed = { $player } dismisses a troop in { $city }.
virtu-event-moved-card = { $player } moves { $card }: { $from } → { $to }.
virtu-event-discarded = { $player } discards { $card }.
virtu-event-bought = { $player } buys: { $item }.
virtu-event-built = { $player } builds a cathedral in { $city }.
virtu-event-hired = { $player } hires a troop in { $city }.
virtu-event-allied =
    { $former_is ->
        [none] { $player } makes an alliance with { FORM($power, case: "the") }.
       *[one] { $player } takes over the alliance of { $former } with { FORM($power, case: "the") }.
    }
virtu-event-game-over =
    { $players_count ->
        [one] The game is over: { $players } is master of Italy.
       *[other] The game is over: { $players } share the rule of Italy.
    }

## What a payment is for: for-… for every purpose

virtu-for-nothing = nothing
virtu-for-steps = further steps of the marker
virtu-for-indulgence = removing an indulgence
virtu-for-turn = turning tokens
virtu-for-renew = renewing an alliance bonus
virtu-for-patronage = patronage
virtu-for-annex = diplomacy
virtu-for-march = a march
virtu-for-sail = a voyage
virtu-for-arms = war bonuses
virtu-for-agent = sending an agent
virtu-for-expel = removing an agent
virtu-for-retreat = a retreat
virtu-for-buy = a purchase
virtu-for-build = a cathedral
virtu-for-alliance = an alliance
virtu-for-wages = wages
virtu-for-hire = hiring a troop
virtu-for-strike = a war bonus

## A price and a payment, part by part

virtu-count-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
virtu-count-crown =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
virtu-count-cross =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
virtu-count-cavalry =
    { $count ->
        [one] { $count } cavalry
       *[other] { $count } cavalry
    }
virtu-count-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
virtu-count-mask =
    { $count ->
        [one] { $count } mask
       *[other] { $count } masks
    }
virtu-count-war =
    { $count ->
        [one] { $count } war symbol
       *[other] { $count } war symbols
    }
virtu-count-arrow =
    { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
virtu-count-either =
    { $count ->
        [one] { $count } crown or cross
       *[other] { $count } crowns or crosses
    }
virtu-payment-treasury =
    { $florins ->
        [one] { $florins } florin from the treasury
       *[other] { $florins } florins from the treasury
    }
virtu-payment-cash = { $source } (florins into the treasury)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

virtu-outcome-cities =
    { $winners_count ->
        [one] Someone held 8 cities: the game ended, and { $winners } wins with the most prestige.
       *[other] Someone held 8 cities: the game ended, and { $winners } share the victory.
    }
virtu-outcome-patronage =
    { $winners_count ->
        [one] Someone reached the end of the patronage track: the game ended, and { $winners } wins with the most prestige.
       *[other] Someone reached the end of the patronage track: the game ended, and { $winners } share the victory.
    }
virtu-outcome-no-neutral-city =
    { $winners_count ->
        [one] No neutral city was left: the game ended, and { $winners } wins with the most prestige.
       *[other] No neutral city was left: the game ended, and { $winners } share the victory.
    }
virtu-outcome-years =
    { $winners_count ->
        [one] The last year is over: { $winners } wins with the most prestige.
       *[other] The last year is over: { $winners } share the victory.
    }

## Prestige, line by line ($points), and what else is compared ($count)

virtu-prestige-cities = Cities: { $points }
virtu-prestige-patronage = Patronage: { $points }
virtu-prestige-printed = Cards and tokens: { $points }
virtu-prestige-religion = Religion: { $points }
virtu-prestige-trophies = Trophies: { $points }
virtu-prestige-alliances = Alliances: { $points }
virtu-prestige-indulgences = Indulgences: { $points }
virtu-prestige-total = Prestige: { $points }
virtu-prestige-crosses = Crosses, for the rank in religion: { $count }
virtu-prestige-crowns = Crowns, to break a tie: { $count }

## Names: cities

virtu-name-Nizza = Nice
virtu-name-Torino = Turin
virtu-name-Milano = Milan
virtu-name-Genova = Genoa
virtu-name-Parma = Parma
virtu-name-Mantova = Mantua
virtu-name-Padova = Padua
virtu-name-Venezia = Venice
virtu-name-Bologna = Bologna
virtu-name-Ravenna = Ravenna
virtu-name-Pisa = Pisa
virtu-name-Firenze = Florence
virtu-name-Siena = Siena
virtu-name-Urbino = Urbino
virtu-name-Perugia = Perugia
virtu-name-Ancona = Ancona
virtu-name-Spoleto = Spoleto
virtu-name-Civitavecchia = Civitavecchia
virtu-name-Roma = Rome
virtu-name-Terracina = Terracina
virtu-name-Benevento = Benevento
virtu-name-Napoli = Naples
virtu-name-Bari = Bari
virtu-name-Taranto = Taranto
virtu-name-Reggio = Reggio
virtu-name-Palermo = Palermo
virtu-name-Cagliari = Cagliari
virtu-name-Ajaccio = Ajaccio
virtu-name-Tunisi = Tunis
virtu-name-Ragusa = Ragusa

## Names: families and their dynasties

virtu-name-florence = Florence
virtu-name-naples = Naples
virtu-name-venice = Venice
virtu-name-milan = Milan
virtu-name-rome = Rome

virtu-dynasty-florence = the Medici
virtu-dynasty-naples = the House of Aragon
virtu-dynasty-venice = the Doges
virtu-dynasty-milan = the Sforza
virtu-dynasty-rome = the Borgia

## Names: cards

virtu-name-lorenzo = Lorenzo de’ Medici
virtu-name-piero = Piero de’ Medici
virtu-name-giovanni = Giovanni de’ Medici
virtu-name-ferdinand = Ferdinand II of Naples
virtu-name-alfonso = Alfonso, Duke of Calabria
virtu-name-montefeltro = Federico da Montefeltro
virtu-name-barbarigo = Agostino Barbarigo
virtu-name-grimani = Antonio Grimani
virtu-name-loredan = Leonardo Loredan
virtu-name-ludovico = Ludovico Sforza
virtu-name-galeazzo = Galeazzo Sanseverino
virtu-name-ascanio = Ascanio Sforza
virtu-name-alexander = Alexander VI
virtu-name-lucrezia = Lucrezia Borgia
virtu-name-cesare = Cesare Borgia

virtu-name-ambassador = Ambassador
virtu-name-bishop = Bishop
virtu-name-cardinal = Cardinal
virtu-name-merchant = Merchant
virtu-name-gonfalonier = Gonfalonier
virtu-name-condottiere = Condottiere
virtu-name-admiral = Admiral
virtu-name-counsellor = Counsellor
virtu-name-podesta = Podestà
virtu-name-assassin = Assassin
virtu-name-banker = Banker
virtu-name-pope = Pope

## Names: titles and other tokens

virtu-name-duchy = Duchy
virtu-name-principality = Principality
virtu-name-kingdom = Kingdom
virtu-name-republic = Republic
virtu-name-guild = Guild
virtu-name-cathedral = Cathedral

## Names: powers and patronage bonuses, and what they do

virtu-name-ottoman = Ottoman Empire
    .the = the Ottoman Empire
virtu-name-france = Kingdom of France
    .the = the Kingdom of France
virtu-name-empire = Holy Roman Empire
    .the = the Holy Roman Empire
virtu-name-leonardo = Leonardo da Vinci
virtu-name-copernicus = Nicolaus Copernicus
virtu-name-michelangelo = Michelangelo
virtu-name-columbus = Christopher Columbus
virtu-name-machiavelli = Niccolò Machiavelli
virtu-name-bastions = Bastions
virtu-name-prince = The Prince
virtu-name-duomo = Duomo
    .the = the Duomo
virtu-name-sistine = Sistine Chapel
    .the = the Sistine Chapel
virtu-name-artillery = Artillery

virtu-card-ottoman-effect = 2 ships, both at once, for diplomacy, war, trade or a retreat.
virtu-card-france-effect = A war bonus of +2 in a siege or a battle on the plains.
virtu-card-empire-effect = 1 cross for any action, purchase or indulgence; while available it counts for religion.
virtu-card-leonardo-effect = A war bonus of +1, once at every besieged city, in the siege or in a battle on the plains before it, for 1 florin.
virtu-card-copernicus-effect = One more courtier place.
virtu-card-michelangelo-effect = A crown for free in every step of patronage.
virtu-card-columbus-effect = 2 prestige at the end.
virtu-card-machiavelli-effect = A card for a courtier place, with symbols of its own.
virtu-card-bastions-effect = +2 to the defence of your cities in every siege.
virtu-card-prince-effect = One more courtier place and one more agent; others cannot send agents to your cities, rooms and alliances.
virtu-card-duomo-effect = 1 cross when religion is ranked at the end.
virtu-card-sistine-effect = 2 crosses when religion is ranked at the end.
virtu-card-artillery-effect = A token with a war bonus of +2, for 1 florin; then it is used.

## Names: symbols and the other means of payment

virtu-name-florin = florin
virtu-name-crown = crown
virtu-name-cross = cross
virtu-name-cavalry = cavalry
virtu-name-ship = ship
virtu-name-mask = mask
virtu-name-war = war
virtu-name-arrow = arrow
virtu-name-crowns = 2 crowns
virtu-name-room = room
    .the = the room
virtu-name-under = room’s upgrade
    .the = the room’s upgrade
virtu-name-indulgence = indulgence
    .the = an indulgence
virtu-name-florins = toll for a step
    .the = the toll for a step
virtu-name-token = +1 token
    .the = a +1 token
virtu-name-reserve = reserve
    .the = the reserve

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

virtu-numbered-room = room { $number }
virtu-numbered-under = upgrade of room { $number }
virtu-numbered-left = left courtier { $number }
virtu-numbered-right = right courtier { $number }
virtu-numbered-cathedral = cathedral { $number }
virtu-numbered-florence = room { $number } of Florence
virtu-numbered-naples = room { $number } of Naples
virtu-numbered-venice = room { $number } of Venice
virtu-numbered-milan = room { $number } of Milan
virtu-numbered-rome = room { $number } of Rome

## The actions of rooms and cards

virtu-room-govern = Govern
virtu-room-patronage = Patronage
virtu-room-trade = Trade
virtu-room-diplomacy = Diplomacy
virtu-room-war = War
virtu-room-intrigue = Intrigue

## Parts of a year

virtu-stage-preparation = Preparation
virtu-stage-spring = Spring
virtu-stage-sieges = Sieges
virtu-stage-withdrawals = Withdrawals
virtu-stage-winter = Winter

## Phases: name, what is asked of you, what is asked of another ($player)

virtu-phase-first = The first player
virtu-phase-placing = Family cards
virtu-phase-marker = The marker
virtu-phase-indulgence = Removing an indulgence
virtu-phase-action = Action
virtu-phase-agent = Choosing an agent
virtu-phase-payment = Payment
virtu-phase-bonus = Patronage bonus
virtu-phase-place = Choosing a courtier place
virtu-phase-sieges = Sieges
virtu-phase-bidding = War bonuses
virtu-phase-retreat = Retreat
virtu-phase-vacate = A lost courtier place
virtu-phase-wages = Wages
virtu-phase-dismissal = Dismissing troops
virtu-phase-winter = Palace, purchases, hiring, alliance
virtu-phase-discount = One symbol less
virtu-phase-over = The game is over

virtu-prompt-placing = Place your family cards in rooms or on courtier places.
virtu-prompt-marker = Move your marker: the room where it stops gives the action.
virtu-prompt-indulgence = Remove the indulgence in this room, or keep it.
virtu-prompt-action = Perform the action of the room, or finish.
virtu-prompt-agent = Which agent goes there?
virtu-prompt-payment = Choose what you pay with.
virtu-prompt-bonus = Choose a patronage bonus.
virtu-prompt-place = Choose a courtier place for the new card; a card that lies there is discarded.
virtu-prompt-sieges = Choose the siege to resolve next.
virtu-prompt-bidding = Add a war bonus or pass.
virtu-prompt-retreat = Where does the next troop retreat?
virtu-prompt-vacate = You have lost a courtier place: move or discard a card.
virtu-prompt-wages = How much do you pay in wages? Unpaid troops are removed.
virtu-prompt-dismissal = Choose the troop that goes without wages.
virtu-prompt-winter = Rearrange your palace, buy, hire and ally, in this order, or finish. A later step closes those before it.
virtu-prompt-discount = Your agent saves one symbol: which?

virtu-waiting-placing = { $player } is placing their family cards.
virtu-waiting-marker = { $player } is moving their marker.
virtu-waiting-indulgence = { $player } is deciding about an indulgence.
virtu-waiting-action = { $player } is performing the action of the room.
virtu-waiting-agent = { $player } is choosing an agent.
virtu-waiting-payment = { $player } is paying.
virtu-waiting-bonus = { $player } is choosing a patronage bonus.
virtu-waiting-place = { $player } is choosing a courtier place.
virtu-waiting-sieges = { $player } is choosing a siege.
virtu-waiting-bidding = { $player } is deciding whether to add a war bonus.
virtu-waiting-retreat = { $player } is retreating.
virtu-waiting-vacate = { $player } is clearing a courtier place.
virtu-waiting-wages = { $player } is paying wages.
virtu-waiting-dismissal = { $player } is dismissing troops.
virtu-waiting-winter = { $player } is rearranging their palace, buying, hiring or allying.
virtu-waiting-discount = { $player } is choosing the symbol to save.

## Actions, as on a button: action-… for every verb of the notation

virtu-action-place = Family card { $number }: { $slot }
virtu-action-marker = Put the marker in room { $what }
virtu-action-move =
    { $what ->
        [one] Move { $what } room
       *[other] Move { $what } rooms
    }
virtu-action-redeem = Remove the indulgence: { $what }
virtu-action-keep = Keep the indulgence
virtu-action-pay = Pay the cheapest way
virtu-action-toll = Pay 2 florins for a step
virtu-action-cancel = Undo
virtu-action-done = Finish
virtu-action-pass = Pass
virtu-action-step = Advance one step in patronage
virtu-action-disband = Give up the troop
virtu-action-bonus = Choose { FORM($what, case: "the") }
virtu-action-wages =
    { $what ->
        [0] Pay no wages
        [one] Pay { $what } florin
       *[other] Pay { $what } florins
    }
virtu-action-dismiss = Dismiss the troop in { $what }
virtu-action-buy = Buy: { $what }
virtu-action-build = Build a cathedral in { $what }
virtu-action-put = Put the card here: { $what }
virtu-action-ally = Ally with { FORM($what, case: "the") }
virtu-action-waive = Save one symbol: { $what }
virtu-action-renew = Renew the bonus of { FORM($what, case: "the") }
virtu-action-turn = Make available: { $what }
virtu-action-annex = Win { $what } by diplomacy
virtu-action-march = March: { $from } → { $to }
virtu-action-sail = Sail: { $from } → { $to }
virtu-action-send = Send an agent: { $what }
virtu-action-expel = Remove the agent: { $what }
virtu-action-from = Send the agent from { FORM($what, case: "the") }
virtu-action-hire = Hire a troop in { $what }
virtu-action-siege = Resolve the siege of { $what }
virtu-action-withdraw = Withdraw from { $what }
virtu-action-retreat = Retreat to { $what }
virtu-action-discard = Discard: { $what }
virtu-action-shift = Move a card: { $from } → { $to }
virtu-action-strike = War bonus: { $what }
virtu-action-use = Use { FORM($source, case: "the") }: { $symbol }
virtu-action-cash = Take the florins: { $what }
virtu-action-indulgence = Take an indulgence: 3 florins

# $action: an action, as on its button
virtu-hint-action = I would choose: { $action }

## What can be chosen and what cannot; a siege

virtu-choice-price = Price: { $price }
virtu-choice-payment = Payment: { $payment }
virtu-choice-indulgence = takes an indulgence
virtu-choice-prestige =
    { $gained ->
        [yes] Prestige: +{ $points }
       *[no] Prestige: { $points }
    }
virtu-barred = Not possible now
virtu-barred-missing = Missing: { $missing }

virtu-siege-of = The siege of { $city }
virtu-siege-plains = Battle on the plains before { $city }
virtu-siege-attack = Attack, { $player }: { $total } ({ $parts }); can reach { $reach }
virtu-siege-defence =
    { $player_is ->
        [none] Defence, the neutral city: { $total } ({ $parts })
       *[one] Defence, { $player }: { $total } ({ $parts }); can reach { $reach }
    }
virtu-siege-city = city { $count }
virtu-siege-agent = agent { $count }
virtu-siege-bastions = Bastions { $count }
virtu-siege-troops = troops { $count }
virtu-siege-bonuses = bonuses { $count }
virtu-siege-bonus =
    { $florins ->
        [0] { $source }: +{ $strength }
        [one] { $source }: +{ $strength } for { $florins } florin
       *[other] { $source }: +{ $strength } for { $florins } florins
    }
virtu-siege-losses = Troops lost if it ended now: attack { $attack }, defence { $defence }

## Editions and options: name, and a sentence

virtu-edition-standard = Signoria’s components
virtu-edition-standard-about = All facts of the rulebook; values that are printed only on the components are partly reconstructed.
virtu-option-one-agent = For beginners: one enemy agent
virtu-option-one-agent-about = At most one enemy agent at a time in each palace.

## Why not: illegal-… for every reason of a refused move

virtu-illegal-wrong-phase = Not now. The game waits for something else: { $phase }.
virtu-illegal-not-now = This is not possible now.
virtu-illegal-slot-not-free = This card is already placed, the place is not free, or the card has no action for the room.
virtu-illegal-cannot-pay = You cannot pay for this.
virtu-illegal-not-to-turn = { $what }: this is not a used token of yours, or it paid for this action, or nothing is left to pay with.
virtu-illegal-not-to-renew = The alliance with { FORM($what, case: "the") } is not yours, its bonus is not used, or nothing is left to pay with.
virtu-illegal-no-march = You have no troop there, no road leads there, or no cavalry is left.
virtu-illegal-no-voyage = You have no troop there, no sea leads there, or there are too few ships.
virtu-illegal-no-agent = None of your agents can go this way now: { $what }.
virtu-illegal-no-hiring = No troop can be hired in { $what }: it is not yours, too expensive, or you already have 6 troops.
virtu-illegal-no-troop = You have no troop in { $what }.
virtu-illegal-no-siege = You are not besieging { $what }.
virtu-illegal-no-withdrawal = Only the winner of a battle on the plains may withdraw from { $what }.
virtu-illegal-no-retreat = The troop cannot retreat to { $what }.
virtu-illegal-no-bonus = { $what }: there is no war bonus now, or you cannot pay for it.
virtu-illegal-not-usable = This symbol cannot be used here, or the rest would stay unpaid.
virtu-illegal-no-florins = { $what }: there are no florins to take now, or the rest would stay unpaid.
virtu-illegal-no-indulgence = No indulgence can be taken now: 1 per year, 1 per room, 10 in all.
virtu-illegal-no-alliance = The alliance with { FORM($what, case: "the") } cannot be made: it is already yours, it is another player’s and your agent is not on it, or it is too expensive.
virtu-illegal-place-not-free = No card can be placed here: { $what }.
virtu-illegal-no-place = You have no courtier place for this card: { $what }.
virtu-illegal-own-room-first = First remove the enemy agent in this room.
virtu-illegal-no-courtier = There is no courtier here: { $what }.
virtu-illegal-card-barred = There is no card there that may move, or it may not go there.
virtu-illegal-bonus-not-offered = { $what } is already taken, or you have already had a bonus of that kind.
virtu-illegal-other-action = The action of this room is not diplomacy.
virtu-illegal-city-closed = { $what } is not in play.
virtu-illegal-city-controlled = { $what } is not neutral: someone controls it.
virtu-illegal-pirate-port = { $what } is a pirate port: only war can win it.
virtu-illegal-not-joined = Neither road nor sea connects { $what } to a city of yours.
virtu-illegal-no-enemy-agent = There is no enemy agent here: { $what }.
virtu-illegal-place-taken = There is already an agent here: { $what }.
virtu-illegal-guarded = The Prince protects { FORM($what, case: "the") } from your agents.
virtu-illegal-palace-taken = There is already an enemy agent in this palace: { $what }.
virtu-illegal-bought-already = You have already bought this card or token this Winter: { $what }.
virtu-illegal-not-for-sale = { $what }: none is left, or you may not have more.
virtu-illegal-no-site = { $what } is not yours, too weak, or already has a cathedral.
virtu-illegal-cannot-build = No cathedral is left, you have already built one this Winter, or you cannot pay for it.

## The table in the terminal

virtu-terminal-italy-in-year = Italy, year { $year }
virtu-terminal-map-legend = { $city }4[1] strength 4, held by seat 1; 2t1 two troops of seat 1; a0 an agent of seat 0
virtu-terminal-own-palace = Your palace
virtu-terminal-rooms = Rooms
virtu-terminal-court = Courtiers
virtu-terminal-domain = Domain
virtu-terminal-used = Used
virtu-terminal-house = Family
virtu-terminal-florins = Florins
virtu-terminal-cities = Cities
virtu-terminal-patronage = Patronage
virtu-terminal-palace = Palace
virtu-terminal-agents = Agents
virtu-terminal-prestige = Prestige
virtu-terminal-marks = Marks: * reconstructed, ~ inferred; everything else is stated in the rulebook. ? and a name tells more.
