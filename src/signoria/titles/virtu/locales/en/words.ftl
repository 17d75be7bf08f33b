### Virtù in words, for the page and the command line alike. How arguments become variables: docs/words.md.

## What the game is called

title-name = Virtù

## The log: event-… for every event of the game

event-family = { $player } plays { $family }.
event-first = { $player } is the first player.
event-placed =
    { $card ->
        [none] { $player } places a family card.
       *[known] { $player } places { $card }: { $slot }.
    }
event-all-placed = All family cards are placed and turned up.
event-year = Year { $year } begins: Spring.
event-marker = { $player }’s marker comes to room { $room }.
event-courtiers-refreshed =
    { $side ->
        [left] The marker passes the left arrow: all of { $player }’s left courtiers are available.
       *[right] The marker passes the right arrow: all of { $player }’s right courtiers are available.
    }
event-blocked = Room { $room } is blocked by an indulgence or an enemy agent: { $player } performs no action.
event-indulgence-taken = { $player } takes an indulgence; it lies in room { $room }.
event-indulgence-removed = { $player } removes the indulgence from room { $room }.
event-cashed =
    { $florins ->
        [one] { $player } takes { $florins } florin from { FORM($source, case: "the") }.
       *[other] { $player } takes { $florins } florins from { FORM($source, case: "the") }.
    }
event-paid =
    { $payment ->
        [none] { $player } has nothing more to pay for { $for }.
       *[known] { $player } pays for { $for } ({ $price }): { $payment }.
    }
event-turned = { $player } makes available: { $source }.
event-patronage = { $player } advances on the patronage track to cell { $cell }.
event-bonus = { $player } gains a patronage bonus: { $bonus }.
event-traded =
    { $ships ->
        [one] { $player } trades { $ships } ship for { $florins } florins.
       *[other] { $player } trades { $ships } ships for { $florins } florins.
    }
event-annexed = { $player } wins { $city } by diplomacy.
event-moved-troop = { $player } moves a troop from { $from } to { $to }.
event-siege-begun = { $player } lays siege to { $city }.
event-armed =
    { $tokens ->
        [0] { $player } gets no +1 token: none is left.
        [one] { $player } takes { $tokens } war bonus token (+1).
       *[other] { $player } takes { $tokens } war bonus tokens (+1 each).
    }
event-agent-sent = { $player } sends an agent from { FORM($from, case: "the") } to { FORM($to, case: "the") }.
event-agent-expelled = { $player } removes an agent of { $owner } from { FORM($place, case: "the") }.
event-siege-opened =
    { $rival_is ->
        [none] The siege of { $city } is resolved: { $player } attacks the neutral city.
       *[one] The siege of { $city } is resolved: { $player } attacks { $rival }.
    }
event-battle-opened = Battle on the plains before { $city }: { $player } meets { $rival }.
event-struck = { $player } adds a war bonus of { $strength }: { $source }.
event-passed = { $player } adds no more bonuses for now.
event-conquered =
    { $defender_is ->
        [none] { $player } conquers { $city } ({ $attack } to { $defence }).
       *[one] { $player } conquers { $city } from { $defender } ({ $attack } to { $defence }).
    }
event-repelled =
    { $defender_is ->
        [none] { $city } withstands { $player }’s siege ({ $attack } to { $defence }).
       *[one] { $defender } holds { $city } against { $player } ({ $attack } to { $defence }).
    }
event-battle = The battle before { $city }: { $player } { $attack }, { $rival } { $defence }.
event-troops-lost =
    { $troops ->
        [one] { $player } loses { $troops } troop at { $city }.
       *[other] { $player } loses { $troops } troops at { $city }.
    }
event-retreated = A troop of { $player } retreats from { $from } to { $to }.
event-order = The new turn order: { $order }.
event-last-winter = The end is near: this Winter is the last.
event-wages =
    { $florins ->
        [0] { $player } pays no wages.
        [one] { $player } pays { $florins } florin in wages.
       *[other] { $player } pays { $florins } florins in wages.
    }
event-dismissed = { $player } dismisses a troop in { $city }.
event-moved-card = { $player } moves { $card }: { $from } → { $to }.
event-discarded = { $player } discards { $card }.
event-bought = { $player } buys: { $item }.
event-built = { $player } builds a cathedral in { $city }.
event-hired = { $player } hires a troop in { $city }.
event-allied =
    { $former_is ->
        [none] { $player } makes an alliance with { FORM($power, case: "the") }.
       *[one] { $player } takes over the alliance of { $former } with { FORM($power, case: "the") }.
    }
event-game-over =
    { $players_count ->
        [one] The game is over: { $players } is master of Italy.
       *[other] The game is over: { $players } share the rule of Italy.
    }

## What a payment is for: for-… for every purpose

for-nothing = nothing
for-steps = further steps of the marker
for-indulgence = removing an indulgence
for-turn = turning tokens
for-renew = renewing an alliance bonus
for-patronage = patronage
for-annex = diplomacy
for-march = a march
for-sail = a voyage
for-arms = war bonuses
for-agent = sending an agent
for-expel = removing an agent
for-retreat = a retreat
for-buy = a purchase
for-build = a cathedral
for-alliance = an alliance
for-wages = wages
for-hire = hiring a troop
for-strike = a war bonus

## A price and a payment, part by part

count-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
count-crown =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
count-cross =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
count-cavalry =
    { $count ->
        [one] { $count } cavalry
       *[other] { $count } cavalry
    }
count-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
count-mask =
    { $count ->
        [one] { $count } mask
       *[other] { $count } masks
    }
count-war =
    { $count ->
        [one] { $count } war symbol
       *[other] { $count } war symbols
    }
count-arrow =
    { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
count-either =
    { $count ->
        [one] { $count } crown or cross
       *[other] { $count } crowns or crosses
    }
payment-florins =
    { $florins ->
        [one] { $florins } florin from the treasury
       *[other] { $florins } florins from the treasury
    }
payment-cash = { $what } (florins into the treasury)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-cities =
    { $winners_count ->
        [one] Someone held 8 cities: the game ended, and { $winners } wins with the most prestige.
       *[other] Someone held 8 cities: the game ended, and { $winners } share the victory.
    }
outcome-patronage =
    { $winners_count ->
        [one] Someone reached the end of the patronage track: the game ended, and { $winners } wins with the most prestige.
       *[other] Someone reached the end of the patronage track: the game ended, and { $winners } share the victory.
    }
outcome-no-neutral-city =
    { $winners_count ->
        [one] No neutral city was left: the game ended, and { $winners } wins with the most prestige.
       *[other] No neutral city was left: the game ended, and { $winners } share the victory.
    }
outcome-years =
    { $winners_count ->
        [one] The last year is over: { $winners } wins with the most prestige.
       *[other] The last year is over: { $winners } share the victory.
    }

## Prestige, line by line ($points), and what else is compared ($count)

prestige-cities = Cities: { $points }
prestige-patronage = Patronage: { $points }
prestige-printed = Cards and tokens: { $points }
prestige-religion = Religion: { $points }
prestige-trophies = Trophies: { $points }
prestige-alliances = Alliances: { $points }
prestige-indulgences = Indulgences: { $points }
prestige-total = Prestige: { $points }
prestige-crosses = Crosses, for the rank in religion: { $count }
prestige-crowns = Crowns, to break a tie: { $count }

## Names: cities

name-Nizza = Nice
name-Torino = Turin
name-Milano = Milan
name-Genova = Genoa
name-Parma = Parma
name-Mantova = Mantua
name-Padova = Padua
name-Venezia = Venice
name-Bologna = Bologna
name-Ravenna = Ravenna
name-Pisa = Pisa
name-Firenze = Florence
name-Siena = Siena
name-Urbino = Urbino
name-Perugia = Perugia
name-Ancona = Ancona
name-Spoleto = Spoleto
name-Civitavecchia = Civitavecchia
name-Roma = Rome
name-Terracina = Terracina
name-Benevento = Benevento
name-Napoli = Naples
name-Bari = Bari
name-Taranto = Taranto
name-Reggio = Reggio
name-Palermo = Palermo
name-Cagliari = Cagliari
name-Ajaccio = Ajaccio
name-Tunisi = Tunis
name-Ragusa = Ragusa

## Names: families and their dynasties

name-florence = Florence
name-naples = Naples
name-venice = Venice
name-milan = Milan
name-rome = Rome

dynasty-florence = the Medici
dynasty-naples = the House of Aragon
dynasty-venice = the Doges
dynasty-milan = the Sforza
dynasty-rome = the Borgia

## Names: cards

name-lorenzo = Lorenzo de’ Medici
name-piero = Piero de’ Medici
name-giovanni = Giovanni de’ Medici
name-ferdinand = Ferdinand II of Naples
name-alfonso = Alfonso, Duke of Calabria
name-montefeltro = Federico da Montefeltro
name-barbarigo = Agostino Barbarigo
name-grimani = Antonio Grimani
name-loredan = Leonardo Loredan
name-ludovico = Ludovico Sforza
name-galeazzo = Galeazzo Sanseverino
name-ascanio = Ascanio Sforza
name-alexander = Alexander VI
name-lucrezia = Lucrezia Borgia
name-cesare = Cesare Borgia

name-ambassador = Ambassador
name-bishop = Bishop
name-cardinal = Cardinal
name-merchant = Merchant
name-gonfalonier = Gonfalonier
name-condottiere = Condottiere
name-admiral = Admiral
name-counsellor = Counsellor
name-podesta = Podestà
name-assassin = Assassin
name-banker = Banker
name-pope = Pope

## Names: titles and other tokens

name-duchy = Duchy
name-principality = Principality
name-kingdom = Kingdom
name-republic = Republic
name-guild = Guild
name-cathedral = Cathedral

## Names: powers and patronage bonuses, and what they do

name-ottoman = Ottoman Empire
    .the = the Ottoman Empire
name-france = Kingdom of France
    .the = the Kingdom of France
name-empire = Holy Roman Empire
    .the = the Holy Roman Empire
name-leonardo = Leonardo da Vinci
name-copernicus = Nicolaus Copernicus
name-michelangelo = Michelangelo
name-columbus = Christopher Columbus
name-machiavelli = Niccolò Machiavelli
name-bastions = Bastions
name-prince = The Prince
name-duomo = Duomo
    .the = the Duomo
name-sistine = Sistine Chapel
    .the = the Sistine Chapel
name-artillery = Artillery

card-ottoman-effect = 2 ships, both at once, for diplomacy, war, trade or a retreat.
card-france-effect = A war bonus of +2 in a siege or a battle on the plains.
card-empire-effect = 1 cross for any action, purchase or indulgence; while available it counts for religion.
card-leonardo-effect = A war bonus of +1, once at every besieged city, in the siege or in a battle on the plains before it, for 1 florin.
card-copernicus-effect = One more courtier place.
card-michelangelo-effect = A crown for free in every step of patronage.
card-columbus-effect = 2 prestige at the end.
card-machiavelli-effect = A card for a courtier place, with symbols of its own.
card-bastions-effect = +2 to the defence of your cities in every siege.
card-prince-effect = One more courtier place and one more agent; others cannot send agents to your cities, rooms and alliances.
card-duomo-effect = 1 cross when religion is ranked at the end.
card-sistine-effect = 2 crosses when religion is ranked at the end.
card-artillery-effect = A token with a war bonus of +2, for 1 florin; then it is used.

## Names: symbols and the other means of payment

name-florin = florin
name-crown = crown
name-cross = cross
name-cavalry = cavalry
name-ship = ship
name-mask = mask
name-war = war
name-arrow = arrow
name-crowns = 2 crowns
name-room = room
    .the = the room
name-under = room’s upgrade
    .the = the room’s upgrade
name-indulgence = indulgence
    .the = an indulgence
name-florins = toll for a step
    .the = the toll for a step
name-token = +1 token
    .the = a +1 token
name-reserve = reserve
    .the = the reserve

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

numbered-room = room { $number }
numbered-under = upgrade of room { $number }
numbered-left = left courtier { $number }
numbered-right = right courtier { $number }
numbered-cathedral = cathedral { $number }
numbered-florence = room { $number } of Florence
numbered-naples = room { $number } of Naples
numbered-venice = room { $number } of Venice
numbered-milan = room { $number } of Milan
numbered-rome = room { $number } of Rome

## The actions of rooms and cards

room-govern = Govern
room-patronage = Patronage
room-trade = Trade
room-diplomacy = Diplomacy
room-war = War
room-intrigue = Intrigue

## Parts of a year

stage-preparation = Preparation
stage-spring = Spring
stage-sieges = Sieges
stage-withdrawals = Withdrawals
stage-winter = Winter

## Phases: name, what is asked of you, what is asked of another ($player)

phase-first = The first player
phase-placing = Family cards
phase-marker = The marker
phase-indulgence = Removing an indulgence
phase-action = Action
phase-agent = Choosing an agent
phase-payment = Payment
phase-bonus = Patronage bonus
phase-place = Choosing a courtier place
phase-sieges = Sieges
phase-bidding = War bonuses
phase-retreat = Retreat
phase-vacate = A lost courtier place
phase-wages = Wages
phase-dismissal = Dismissing troops
phase-winter = Palace, purchases, hiring, alliance
phase-discount = One symbol less

prompt-placing = Place your family cards in rooms or on courtier places.
prompt-marker = Move your marker: the room where it stops gives the action.
prompt-indulgence = Remove the indulgence in this room, or keep it.
prompt-action = Perform the action of the room, or finish.
prompt-agent = Which agent goes there?
prompt-payment = Choose what you pay with.
prompt-bonus = Choose a patronage bonus.
prompt-place = Choose a courtier place for the new card; a card that lies there is discarded.
prompt-sieges = Choose the siege to resolve next.
prompt-bidding = Add a war bonus or pass.
prompt-retreat = Where does the next troop retreat?
prompt-vacate = You have lost a courtier place: move or discard a card.
prompt-wages = How much do you pay in wages? Unpaid troops are removed.
prompt-dismissal = Choose the troop that goes without wages.
prompt-winter = Rearrange your palace, buy, hire and ally, in this order, or finish. A later step closes those before it.
prompt-discount = Your agent saves one symbol: which?

waiting-placing = { $player } is placing their family cards.
waiting-marker = { $player } is moving their marker.
waiting-indulgence = { $player } is deciding about an indulgence.
waiting-action = { $player } is performing the action of the room.
waiting-agent = { $player } is choosing an agent.
waiting-payment = { $player } is paying.
waiting-bonus = { $player } is choosing a patronage bonus.
waiting-place = { $player } is choosing a courtier place.
waiting-sieges = { $player } is choosing a siege.
waiting-bidding = { $player } is deciding whether to add a war bonus.
waiting-retreat = { $player } is retreating.
waiting-vacate = { $player } is clearing a courtier place.
waiting-wages = { $player } is paying wages.
waiting-dismissal = { $player } is dismissing troops.
waiting-winter = { $player } is rearranging their palace, buying, hiring or allying.
waiting-discount = { $player } is choosing the symbol to save.

## Actions, as on a button: action-… for every verb of the notation

action-place = Family card { $number }: { $slot }
action-marker = Put the marker in room { $what }
action-move =
    { $what ->
        [one] Move { $what } room
       *[other] Move { $what } rooms
    }
action-redeem = Remove the indulgence: { $what }
action-keep = Keep the indulgence
action-pay = Pay the cheapest way
action-toll = Pay 2 florins for a step
action-cancel = Undo
action-done = Finish
action-pass = Pass
action-step = Advance one step in patronage
action-disband = Give up the troop
action-bonus = Choose { FORM($what, case: "the") }
action-wages =
    { $what ->
        [0] Pay no wages
        [one] Pay { $what } florin
       *[other] Pay { $what } florins
    }
action-dismiss = Dismiss the troop in { $what }
action-buy = Buy: { $what }
action-build = Build a cathedral in { $what }
action-put = Put the card here: { $what }
action-ally = Ally with { FORM($what, case: "the") }
action-waive = Save one symbol: { $what }
action-renew = Renew the bonus of { FORM($what, case: "the") }
action-turn = Make available: { $what }
action-annex = Win { $what } by diplomacy
action-march = March: { $from } → { $to }
action-sail = Sail: { $from } → { $to }
action-send = Send an agent: { $what }
action-expel = Remove the agent: { $what }
action-from = Send the agent from { FORM($what, case: "the") }
action-hire = Hire a troop in { $what }
action-siege = Resolve the siege of { $what }
action-withdraw = Withdraw from { $what }
action-retreat = Retreat to { $what }
action-discard = Discard: { $what }
action-shift = Move a card: { $from } → { $to }
action-strike = War bonus: { $what }
action-use = Use { FORM($source, case: "the") }: { $symbol }
action-cash = Take the florins: { $what }
action-indulgence = Take an indulgence: 3 florins

## What can be chosen and what cannot; a siege

choice-price = Price: { $price }
choice-payment = Payment: { $payment }
choice-indulgence = takes an indulgence
choice-prestige =
    { $gained ->
        [yes] Prestige: +{ $points }
       *[no] Prestige: { $points }
    }
barred = Not possible now
barred-missing = Missing: { $missing }

siege-of = The siege of { $city }
siege-plains = Battle on the plains before { $city }
siege-attack = Attack, { $player }: { $total } ({ $parts }); can reach { $reach }
siege-defence =
    { $player_is ->
        [none] Defence, the neutral city: { $total } ({ $parts })
       *[one] Defence, { $player }: { $total } ({ $parts }); can reach { $reach }
    }
siege-city = city { $count }
siege-agent = agent { $count }
siege-bastions = Bastions { $count }
siege-troops = troops { $count }
siege-bonuses = bonuses { $count }
siege-bonus =
    { $florins ->
        [0] { $source }: +{ $strength }
        [one] { $source }: +{ $strength } for { $florins } florin
       *[other] { $source }: +{ $strength } for { $florins } florins
    }
siege-losses = Troops lost if it ended now: attack { $attack }, defence { $defence }

## Editions and options: name, and a sentence

edition-standard = Signoria’s components
edition-standard-about = All facts of the rulebook; values that are printed only on the components are partly reconstructed.
option-one-agent = For beginners: one enemy agent
option-one-agent-about = At most one enemy agent at a time in each palace.

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase = Not now. The game waits for something else: { $phase }.
illegal-not-now = This is not possible now.
illegal-slot-not-free = This card is already placed, the place is not free, or the card has no action for the room.
illegal-cannot-pay = You cannot pay for this.
illegal-not-to-turn = { $what }: this is not a used token of yours, or it paid for this action, or nothing is left to pay with.
illegal-not-to-renew = The alliance with { FORM($what, case: "the") } is not yours, its bonus is not used, or nothing is left to pay with.
illegal-no-march = You have no troop there, no road leads there, or no cavalry is left.
illegal-no-voyage = You have no troop there, no sea leads there, or there are too few ships.
illegal-no-agent = None of your agents can go this way now: { $what }.
illegal-no-hiring = No troop can be hired in { $what }: it is not yours, too expensive, or you already have 6 troops.
illegal-no-troop = You have no troop in { $what }.
illegal-no-siege = You are not besieging { $what }.
illegal-no-withdrawal = Only the winner of a battle on the plains may withdraw from { $what }.
illegal-no-retreat = The troop cannot retreat to { $what }.
illegal-no-bonus = { $what }: there is no war bonus now, or you cannot pay for it.
illegal-not-usable = This symbol cannot be used here, or the rest would stay unpaid.
illegal-no-florins = { $what }: there are no florins to take now, or the rest would stay unpaid.
illegal-no-indulgence = No indulgence can be taken now: 1 per year, 1 per room, 10 in all.
illegal-no-alliance = The alliance with { FORM($what, case: "the") } cannot be made: it is already yours, it is another player’s and your agent is not on it, or it is too expensive.
illegal-place-not-free = No card can be placed here: { $what }.
illegal-no-place = You have no courtier place for this card: { $what }.
illegal-own-room-first = First remove the enemy agent in this room.
illegal-no-courtier = There is no courtier here: { $what }.
illegal-card-barred = There is no card there that may move, or it may not go there.
illegal-bonus-not-offered = { $what } is already taken, or you have already had a bonus of that kind.
illegal-other-action = The action of this room is not diplomacy.
illegal-city-closed = { $what } is not in play.
illegal-city-controlled = { $what } is not neutral: someone controls it.
illegal-pirate-port = { $what } is a pirate port: only war can win it.
illegal-not-joined = Neither road nor sea connects { $what } to a city of yours.
illegal-no-enemy-agent = There is no enemy agent here: { $what }.
illegal-place-taken = There is already an agent here: { $what }.
illegal-guarded = The Prince protects { FORM($what, case: "the") } from your agents.
illegal-palace-taken = There is already an enemy agent in this palace: { $what }.
illegal-bought-already = You have already bought this card or token this Winter: { $what }.
illegal-not-for-sale = { $what }: none is left, or you may not have more.
illegal-no-site = { $what } is not yours, too weak, or already has a cathedral.
illegal-cannot-build = No cathedral is left, you have already built one this Winter, or you cannot pay for it.

## What a component is made of: part-… for every key of the component file, sea-…, kind-…

part-strength = strength
part-seas = seas
part-symbols = symbols
part-side = only with so many players
part-pirate = pirate port
part-closed-with-3 = not in play with 3 players
part-start = first cities
part-agents = agents
part-rooms = rooms
part-action = action
part-war-cost = florins for the war bonus
part-agent = one agent more
part-prestige = prestige
part-copies = copies
part-cost = price
part-limit = at most in a palace
part-places = courtier places
part-bonus = bonus
part-kind = kind
part-crosses = crosses for religion
sea-ligurian = Ligurian Sea
sea-tyrrhenian = Tyrrhenian Sea
sea-african = African Sea
sea-ionian = Ionian Sea
sea-lower-adriatic = Lower Adriatic
sea-upper-adriatic = Upper Adriatic
kind-creator = creator
kind-creation = creation

## The table in the terminal

terminal-italy-in-year = Italy, year { $year }
terminal-map-legend = { $city }4[1] strength 4, held by seat 1; 2t1 two troops of seat 1; a0 an agent of seat 0
terminal-own-palace = Your palace
terminal-rooms = Rooms
terminal-court = Courtiers
terminal-domain = Domain
terminal-used = Used
terminal-house = Family
terminal-florins = Florins
terminal-cities = Cities
terminal-patronage = Patronage
terminal-palace = Palace
terminal-agents = Agents
terminal-prestige = Prestige
terminal-marks = Marks: * reconstructed, ~ inferred; everything else is stated in the rulebook. ? and a name tells more.
