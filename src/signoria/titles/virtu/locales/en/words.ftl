### Virtù in words, for the page and the command line alike. How arguments become variables: docs/words.md.

## What the game is called

title-name = Virtù
title-about = Rule a great family: fill your palace, annex cities, send out agents and troops, and rise in prestige.

## The log: event-… for every event of the game

event-family = { $player } plays { $family }.
    .player = You play { $family }.
event-first = { $player } is the first player.
    .player = You are the first player.
event-placed =
    { $card ->
        [none] { $player } places a family card.
       *[known] { $player } places { $card }: { $slot }.
    }
    .player =
        { $card ->
            [none] You place a family card.
           *[known] You place { $card }: { $slot }.
        }
event-all-placed = All family cards are placed and turned up.
event-year = Year { $year } begins: Spring.
event-marker = { $player }’s marker comes to room { $room }.
    .player = Your marker comes to room { $room }.
event-courtiers-refreshed =
    { $side ->
        [left] The marker passes the left arrow: all of { $player }’s left courtiers are available.
       *[right] The marker passes the right arrow: all of { $player }’s right courtiers are available.
    }
    .player =
        { $side ->
            [left] The marker passes the left arrow: all of your left courtiers are available.
           *[right] The marker passes the right arrow: all of your right courtiers are available.
        }
event-blocked = Room { $room } is blocked by an indulgence or an enemy agent: { $player } performs no action.
    .player = Room { $room } is blocked by an indulgence or an enemy agent: you perform no action.
event-indulgence-taken = { $player } takes an indulgence; it lies in room { $room }.
    .player = You take an indulgence; it lies in room { $room }.
event-indulgence-removed = { $player } removes the indulgence from room { $room }.
    .player = You remove the indulgence from room { $room }.
event-cashed =
    { $florins ->
        [one] { $player } takes { $florins } florin from { FORM($source, case: "the") }.
       *[other] { $player } takes { $florins } florins from { FORM($source, case: "the") }.
    }
    .player =
        { $florins ->
            [one] You take { $florins } florin from { FORM($source, case: "the") }.
           *[other] You take { $florins } florins from { FORM($source, case: "the") }.
        }
event-paid =
    { $payment ->
        [none] { $player } has nothing more to pay for { $for }.
       *[known] { $player } pays for { $for } ({ $price }): { $payment }.
    }
    .player =
        { $payment ->
            [none] You have nothing more to pay for { $for }.
           *[known] You pay for { $for } ({ $price }): { $payment }.
        }
event-turned = { $player } makes available: { $source }.
    .player = You make available: { $source }.
event-patronage = { $player } advances on the patronage track to cell { $cell }.
    .player = You advance on the patronage track to cell { $cell }.
event-bonus = { $player } gains a patronage bonus: { $bonus }.
    .player = You gain a patronage bonus: { $bonus }.
event-traded =
    { $ships ->
        [one] { $player } trades { $ships } ship for { $florins } florins.
       *[other] { $player } trades { $ships } ships for { $florins } florins.
    }
    .player =
        { $ships ->
            [one] You trade { $ships } ship for { $florins } florins.
           *[other] You trade { $ships } ships for { $florins } florins.
        }
event-annexed = { $player } wins { $city } by diplomacy.
    .player = You win { $city } by diplomacy.
event-moved-troop = { $player } moves a troop from { $from } to { $to }.
    .player = You move a troop from { $from } to { $to }.
event-siege-begun = { $player } lays siege to { $city }.
    .player = You lay siege to { $city }.
event-armed =
    { $tokens ->
        [0] { $player } gets no +1 token: none is left.
        [one] { $player } takes { $tokens } war bonus token (+1).
       *[other] { $player } takes { $tokens } war bonus tokens (+1 each).
    }
    .player =
        { $tokens ->
            [0] You get no +1 token: none is left.
            [one] You take { $tokens } war bonus token (+1).
           *[other] You take { $tokens } war bonus tokens (+1 each).
        }
event-agent-sent = { $player } sends an agent from { FORM($from, case: "the") } to { FORM($to, case: "the") }.
    .player = You send an agent from { FORM($from, case: "the") } to { FORM($to, case: "the") }.
event-agent-expelled = { $player } removes an agent of { $owner } from { FORM($place, case: "the") }.
    .player = You remove an agent of { $owner } from { FORM($place, case: "the") }.
    .owner = { $player } removes your agent from { FORM($place, case: "the") }.
event-siege-opened =
    { $rival_is ->
        [none] The siege of { $city } is resolved: { $player } attacks the neutral city.
       *[one] The siege of { $city } is resolved: { $player } attacks { $rival }.
    }
    .player =
        { $rival_is ->
            [none] The siege of { $city } is resolved: you attack the neutral city.
           *[one] The siege of { $city } is resolved: you attack { $rival }.
        }
    .rival = The siege of { $city } is resolved: { $player } attacks you.
event-battle-opened = Battle on the plains before { $city }: { $player } meets { $rival }.
    .player = Battle on the plains before { $city }: you meet { $rival }.
    .rival = Battle on the plains before { $city }: { $player } meets you.
event-struck = { $player } adds a war bonus of { $strength }: { $source }.
    .player = You add a war bonus of { $strength }: { $source }.
event-passed = { $player } adds no more bonuses for now.
    .player = You add no more bonuses for now.
event-conquered =
    { $defender_is ->
        [none] { $player } conquers { $city } ({ $attack } to { $defence }).
       *[one] { $player } conquers { $city } from { $defender } ({ $attack } to { $defence }).
    }
    .player =
        { $defender_is ->
            [none] You conquer { $city } ({ $attack } to { $defence }).
           *[one] You conquer { $city } from { $defender } ({ $attack } to { $defence }).
        }
    .defender = { $player } conquers { $city } from you ({ $attack } to { $defence }).
event-repelled =
    { $defender_is ->
        [none] { $city } withstands { $player }’s siege ({ $attack } to { $defence }).
       *[one] { $defender } holds { $city } against { $player } ({ $attack } to { $defence }).
    }
    .player =
        { $defender_is ->
            [none] { $city } withstands your siege ({ $attack } to { $defence }).
           *[one] { $defender } holds { $city } against you ({ $attack } to { $defence }).
        }
    .defender = You hold { $city } against { $player } ({ $attack } to { $defence }).
event-battle = The battle before { $city }: { $player } { $attack }, { $rival } { $defence }.
    .player = The battle before { $city }: you { $attack }, { $rival } { $defence }.
    .rival = The battle before { $city }: { $player } { $attack }, you { $defence }.
event-troops-lost =
    { $troops ->
        [one] { $player } loses { $troops } troop at { $city }.
       *[other] { $player } loses { $troops } troops at { $city }.
    }
    .player =
        { $troops ->
            [one] You lose { $troops } troop at { $city }.
           *[other] You lose { $troops } troops at { $city }.
        }
event-retreated = A troop of { $player } retreats from { $from } to { $to }.
    .player = Your troop retreats from { $from } to { $to }.
event-order = The new turn order: { $order }.
event-last-winter = The end is near: this Winter is the last.
event-prestige =
    { $year ->
        [0] Prestige before the first year: { $prestige }.
       *[other] Prestige after year { $year }: { $prestige }.
    }
event-wages =
    { $florins ->
        [0] { $player } pays no wages.
        [one] { $player } pays { $florins } florin in wages.
       *[other] { $player } pays { $florins } florins in wages.
    }
    .player =
        { $florins ->
            [0] You pay no wages.
            [one] You pay { $florins } florin in wages.
           *[other] You pay { $florins } florins in wages.
        }
event-dismissed = { $player } dismisses a troop in { $city }.
    .player = You dismiss a troop in { $city }.
event-moved-card = { $player } moves { $card }: { $from } → { $to }.
    .player = You move { $card }: { $from } → { $to }.
event-discarded = { $player } discards { $card }.
    .player = You discard { $card }.
event-bought = { $player } buys: { $item }.
    .player = You buy: { $item }.
event-built = { $player } builds a cathedral in { $city }.
    .player = You build a cathedral in { $city }.
event-hired = { $player } hires a troop in { $city }.
    .player = You hire a troop in { $city }.
event-allied =
    { $former_is ->
        [none] { $player } makes an alliance with { FORM($power, case: "the") }.
       *[one] { $player } takes over the alliance of { $former } with { FORM($power, case: "the") }.
    }
    .player =
        { $former_is ->
            [none] You make an alliance with { FORM($power, case: "the") }.
           *[one] You take over the alliance of { $former } with { FORM($power, case: "the") }.
        }
    .former = { $player } takes over your alliance with { FORM($power, case: "the") }.
event-game-over =
    { $players_count ->
        [one] The game is over: { $players } is master of Italy.
       *[other] The game is over: { $players } share the rule of Italy.
    }
    .players = The game is over: you are master of Italy.

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
    .winners = Someone held 8 cities: the game ended, and you win with the most prestige.
outcome-patronage =
    { $winners_count ->
        [one] Someone reached the end of the patronage track: the game ended, and { $winners } wins with the most prestige.
       *[other] Someone reached the end of the patronage track: the game ended, and { $winners } share the victory.
    }
    .winners = Someone reached the end of the patronage track: the game ended, and you win with the most prestige.
outcome-no-neutral-city =
    { $winners_count ->
        [one] No neutral city was left: the game ended, and { $winners } wins with the most prestige.
       *[other] No neutral city was left: the game ended, and { $winners } share the victory.
    }
    .winners = No neutral city was left: the game ended, and you win with the most prestige.
outcome-years =
    { $winners_count ->
        [one] The last year is over: { $winners } wins with the most prestige.
       *[other] The last year is over: { $winners } share the victory.
    }
    .winners = The last year is over: you win with the most prestige.

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

prompt-placing = Place your family cards: choose one, then a room or a courtier place.
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

## Promises of a deal, as sentences: promise-… for every verb that a deal may name
# $will: yes, no

promise-annex =
    { $will ->
        [no] { $player } will not win { $what } by diplomacy
       *[yes] { $player } will win { $what } by diplomacy
    }
    .player =
        { $will ->
            [no] You will not win { $what } by diplomacy
           *[yes] You will win { $what } by diplomacy
        }
promise-ally =
    { $will ->
        [no] { $player } will not ally with { FORM($what, case: "the") }
       *[yes] { $player } will ally with { FORM($what, case: "the") }
    }
    .player =
        { $will ->
            [no] You will not ally with { FORM($what, case: "the") }
           *[yes] You will ally with { FORM($what, case: "the") }
        }

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
illegal-no-agent = None of your agents can go this way now: { $what }.
illegal-no-troop = You have no troop in { $what }.
illegal-no-siege = You are not besieging { $what }.
illegal-no-withdrawal = Only the winner of a battle on the plains may withdraw from { $what }.
illegal-no-retreat = The troop cannot retreat to { $what }.
illegal-no-bonus = { $what } gives no war bonus now.
illegal-not-usable = This symbol cannot be used here, or the rest would stay unpaid.
illegal-no-florins = { $what }: there are no florins to take now, or the rest would stay unpaid.
illegal-no-indulgence = No indulgence can be taken now: 1 per year, 1 per room, 10 in all.
illegal-place-not-free = No card can be placed here: { $what }.
illegal-no-place = You have no courtier place for this card: { $what }.
illegal-own-room-first = First remove the enemy agent in this room.
illegal-no-courtier = There is no courtier here: { $what }.
illegal-card-barred = There is no card there that may move, or it may not go there.
illegal-bonus-not-offered = { $what } is already taken, or you have already had a bonus of that kind.
illegal-other-action = This is not the action of this room.
illegal-city-closed = { $what } is not in play.
illegal-city-controlled = { $what } is not neutral: someone controls it.
illegal-pirate-port = { $what } is a pirate port: only war can win it.
illegal-not-joined = Neither road nor sea connects { $what } to a city of yours.
illegal-no-enemy-agent = There is no enemy agent here: { $what }.
illegal-place-taken = There is already an agent here: { $what }.
illegal-guarded = The Prince protects { FORM($what, case: "the") } from your agents.
illegal-palace-taken = There is already an enemy agent in this palace: { $what }.
illegal-bought-already = You have already bought this card or token this Winter: { $what }.
illegal-city-not-yours = { $what } is not yours.
illegal-no-road = No road leads from there to { $what }.
illegal-no-sea-way = No way by sea leads from there to { $what }.
illegal-enough-troops = No troop is left to hire: all of yours are on the map.
illegal-token-not-yours = { $what }: this token is not yours.
illegal-not-used = { $what }: this is still available.
illegal-used-here = { $what }: this has paid for this very action, or the action has already made it available.
illegal-alliance-not-yours = The alliance with { FORM($what, case: "the") } is not yours.
illegal-allied-already = The alliance with { FORM($what, case: "the") } is already yours.
illegal-agent-needed = The alliance with { FORM($what, case: "the") } is another player’s: you need an agent there.
illegal-sold-out = { $what }: none is left.
illegal-one-only = { $what }: you already have one and may not have another.
illegal-one-state = No one may have both a Kingdom and a Republic.
illegal-too-weak = { $what } is too weak: a cathedral needs a city of strength 3 or 4.
illegal-has-cathedral = { $what } already has a cathedral.
illegal-built-already = You have already built a cathedral this Winter.
illegal-no-cathedral = No cathedral is left.
illegal-step-closed = A later step of Winter has begun: this one is closed.

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

## On the page: the bar that asks, the line above, the scenes of a phone

ask = What is asked
ask-your-turn = Your turn
ask-your-winter = Your Winter
ask-your-bid = Your war bonus
ask-place-of =
    { $place ->
        [1] first of { $players }
        [2] second of { $players }
        [3] third of { $players }
        [4] fourth of { $players }
       *[other] fifth of { $players }
    }
ask-govern = Make used tokens available, or renew an alliance
ask-patronage = Take a step of patronage
ask-trade = Trade ships for florins
ask-diplomacy = Annex a lit city
ask-war = Move troops, or take +1 tokens
ask-intrigue = Send agents, or remove an enemy’s
ask-nothing = Nothing can be done here
ask-held = Now touch where it goes
ask-winter = Rearrange, buy, hire or ally
ask-winter-order = A later step closes those before it.
ask-sweep = Make available all the room pays for
ask-left = Still to use:
ask-turns-left =
    { $count ->
        [one] { $count } more token is already paid for.
       *[other] { $count } more tokens are already paid for.
    }
ask-troops-retreat =
    { $count ->
        [one] { $count } troop has still to go.
       *[other] { $count } troops have still to go.
    }
ask-troops-payment = { ask-troops-retreat }
ask-troops-dismissal =
    { $count ->
        [one] { $count } troop may stay.
       *[other] { $count } troops may stay.
    }
ask-waiting-payment = { $player } is paying: { $what }
ask-for-steps =
    { $amount ->
        [one] { $amount } room further
       *[other] { $amount } rooms further
    }
ask-for-indulgence = Remove the indulgence
ask-for-turn = Make available: { $what }
ask-for-renew = Renew { FORM($what, case: "the") }
ask-for-patronage = A step of patronage
ask-for-annex = Annex { $what }
ask-for-march = March to { $to }
ask-for-sail = Sail to { $to }
ask-for-arms = Take +1 tokens
ask-for-agent = Send an agent: { $what }
ask-for-expel = Remove the agent: { $what }
ask-for-retreat = Retreat to { $to }
ask-for-buy = Buy: { $what }
ask-for-build = A cathedral in { $what }
ask-for-alliance = Ally with { FORM($what, case: "the") }
ask-for-wages = Pay wages
ask-for-hire = Hire a troop in { $what }
ask-for-strike = War bonus: { $what }
ask-confirm = Confirm
ask-another-way = Another way
ask-more = { $count } more
ask-cancel = Cancel
ask-cash = Take florins
ask-indulgence = Indulgence
ask-indulgence-cost = { $points } prestige
ask-needs-indulgence = It can only be paid with an indulgence.
ask-missing = Still missing:
ask-toll = 2 florins for one more room
ask-used = → used
ask-done-winter = Done: end my Winter
ask-done-turn = End my turn
ask-done-skip = Skip
ask-as-it-stands = as it stands { $attack } : { $defence }
ask-cities = Cities
ask-prestige = Prestige
ask-rule = Rule { $rule }
ask-ahead = There: { $action }
ask-ahead-blocked = The room is blocked: no { $action }
ask-about-placing = In a room a card gives its action and its symbols every time your marker stops there. Beside the palace it pays once, for anything, until your marker passes the arrow of its side.
ask-first-marker = Put your marker into a room: its action is yours this Spring.
ask-about-first-marker = Next year the marker goes on from there, clockwise. Point at a room to see what its action does.
ask-about-marker = 1 or 2 rooms are free. Passing a red arrow makes the courtiers of that side available.
ask-about-bidding = Attacker and defender add one bonus at a time, in turn, until both have passed in a row.
ask-place = { $card }: { $slot }
ask-place-room = There: { $action }, with { $gives } every time.
ask-place-under = An upgrade: it adds { $gives } every time.
ask-place-court = A courtier: { $gives } once, for anything, until the marker passes the arrow of its side.
ask-odds =
    Siege: attack { $attack } : defence { $defence }. { $enough ->
        [yes] Enough as it stands.
       *[no] The attack must be greater: it takes more troops or war bonuses.
    }
ask-indulgence-button = 3 florins, { $points } prestige
ask-pick-up-troop = A troop from here
ask-which = Which one?
ask-pick-up = Pick it up
ask-others = Other means
ask-scenes = Scenes
ask-scene-map = Map
ask-scene-palace = Palace
ask-scene-market = Market
ask-scene-players = Players
ask-lit = can be touched: { $count }

key-touch = Touch the thing; in a payment, confirm
key-next = To the next thing that can be touched
key-back = Cancel, put down, close
key-way = Another way to pay
key-done = Done, pass or keep
key-indulgence = Take an indulgence
key-scenes = Map, palace, market, players


## On the page: the map

map = Map of Italy
map-mine = Your cities
map-choosable = Cities that can be chosen
map-others = Other cities
map-strength = strength { $strength }
map-neutral = neutral
map-held = held by { $family }
map-start = start city of { $family }
map-closed = not in play
map-port = port
map-pirates = pirate port
map-cathedral = cathedral
map-troops =
    { $count ->
        [one] { $count } troop of { $family }
       *[other] { $count } troops of { $family }
    }
map-agent = agent of { $family }
map-besieged = besieged
map-roads = Roads: { $cities }
map-voyage =
    { $count ->
        [one] { $count } ship: { $cities }
       *[other] { $count } ships: { $cities }
    }
map-annex = To annex:
map-no-ally = no ally
map-ally = allied with { $family }
map-used = bonus used
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map

## On the page: the palace and the domain

palace-of = Palace of { $family }
palace-own = Your palace
palace-yours = You
palace-back = Back to your palace
palace-open = Whose palace is shown
palace-rooms = Rooms, clockwise from the top
palace-left = Courtiers on the left
palace-right = Courtiers on the right
palace-or = or
palace-card =
    { $parts ->
        [none] { $name }
       *[known] { $name } ({ $parts })
    }
palace-war-cost =
    { $count ->
        [one] { $count } florin for the war bonus
       *[other] { $count } florins for the war bonus
    }
palace-upgrade = upgrade { $card }
palace-marker = the marker
palace-agent = an agent of { $family }
palace-available = available
palace-used = used
palace-free = free
palace-closed = closed
palace-here = here
palace-state = { $what }: { $state }
palace-treasury = treasury
palace-florins =
    { $count ->
        [one] { $count } florin in the treasury
       *[other] { $count } florins in the treasury
    }
palace-reserve =
    { $count ->
        [one] { $count } free agent
       *[other] { $count } free agents
    }
palace-troops =
    { $count ->
        [one] { $count } troop in the supply
       *[other] { $count } troops in the supply
    }
palace-hand = Your family cards
palace-bin = Discard
palace-steps =
    { $count ->
        [0] it begins here
        [one] { $count } room ahead
       *[other] { $count } rooms ahead
    }
palace-ahead = { $action }: { $parts }
palace-refreshes = makes available { $names }
palace-passes-indulgence = an indulgence in room { $room }
palace-blocked = no action as things stand
palace-refreshed = → available
domain = Domain
domain-counts = { $available } available, { $used } used
domain-cathedral = Cathedral of { $city }
domain-trophy = Trophy of { $family }
domain-war-tokens =
    { $count ->
        [one] { $count } war bonus token (+1)
       *[other] { $count } war bonus tokens (+1 each)
    }
domain-former-patron = Once patron of Machiavelli
domain-raise = You can raise
domain-raise-theirs = Can be raised
domain-one-kind = one kind from each source
domain-patronage = Next step of patronage

short-lorenzo = Lorenzo
short-piero = Piero
short-giovanni = Giovanni
short-ferdinand = Ferdinand
short-alfonso = Alfonso
short-montefeltro = Federico
short-barbarigo = Barbarigo
short-grimani = Grimani
short-loredan = Loredan
short-ludovico = Ludovico
short-galeazzo = Galeazzo
short-ascanio = Ascanio
short-alexander = Alexander
short-lucrezia = Lucrezia
short-cesare = Cesare
short-machiavelli = Machiavelli
short-podesta = Podestà
short-pope = Pope
short-leonardo = Leonardo
short-copernicus = Copernicus
short-columbus = Columbus
short-bastions = Bastions
short-prince = The Prince
short-sistine = Sistine Chapel
short-ottoman = Ottomans
short-france = France
short-empire = Empire

## On the page: the houses, the tracks, prestige and the end

houses = The other players
house-you = You
house-open = Open the palace of { $player }
house-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
house-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
house-troops = { $count } of { $most } troops
house-agents = { $count } of { $most } agents free
house-tokens = Tokens: { $ready } available, { $used } used
house-trophy = Trophy: { $family }
house-alliance = Alliance: { $power }
house-alliance-used = Alliance: { $power } (used)
house-indulgences =
    { $count ->
        [one] { $count } indulgence
       *[other] { $count } indulgences
    }
house-cathedrals =
    { $count ->
        [one] { $count } cathedral
       *[other] { $count } cathedrals
    }
house-war-tokens =
    { $count ->
        [one] { $count } war bonus token (+1)
       *[other] { $count } war bonus tokens (+1 each)
    }
honours = Trophies, alliances, titles and bonuses

prestige-account = What prestige is made of
prestige-account-about = If two have the same prestige, more crowns in palace and domain decide. Crosses decide the places in religion.
score-cities = Cities
score-patronage = Patronage
score-printed = Cards and tokens
score-religion = Religion
score-trophies = Trophies
score-alliances = Alliances
score-indulgences = Indulgences
score-total = Prestige
score-crosses = Crosses
score-crowns = Crowns

tracks = Tracks
track-cities = Cities
track-order = Next turn order
track-patronage = Patronage
track-step = Next step
track-religion = Religion
track-bonuses =
    { $count ->
        [one] { $count } bonus free
       *[other] { $count } bonuses free
    }
track-patronage-bonuses = Patronage bonuses
track-bonus-free = free
track-bonus-gone = no longer in play
track-or-more = { $cell }+
track-cities-cell =
    { $count ->
        [0] { $cell } cities, prestige { $points }
       *[other] { $cell } cities, prestige { $points }: { $players }
    }
track-patronage-cell =
    { $count ->
        [0] Cell { $cell }, prestige { $points }
       *[other] Cell { $cell }, prestige { $points }: { $players }
    }
track-patronage-bonus =
    { $count ->
        [0] Cell { $cell }, prestige { $points }, a bonus
       *[other] Cell { $cell }, prestige { $points }, a bonus: { $players }
    }
track-religion-cell = { $players }: crosses { $cell }, prestige { $points }

ending = How the game ends
ending-last-winter = This Winter is the last.
ending-why-cities = Someone holds 8 cities.
ending-why-patronage = Someone is at the end of the patronage track.
ending-why-no-neutral-city = No neutral city is left.
ending-why-years = The last year has come.
ending-cities =
    { $count ->
        [0] Cities: { $now } of { $needed }
       *[other] Cities: { $now } of { $needed } ({ $players })
    }
ending-patronage =
    { $count ->
        [0] Patronage: { $now } of { $needed }
       *[other] Patronage: { $now } of { $needed } ({ $players })
    }
ending-no-neutral-city = Neutral cities left: { $left }
ending-years = Year { $now } of { $needed }
ending-brief-cities = Cities
ending-brief-patronage = Patronage
ending-brief-no-neutral-city = Neutral left
ending-brief-years = Year

marks-legend = Reconstructed values
marks-about = A dotted line marks a value that is printed only on the components and had to be worked out from the rulebook and from play.
marks-own = If you own the box, write its values into a component file of your own. This command writes one to begin with:
marks-new-table = Open a table with your own component file
marks-shown = Show the marks

year-last = Previous year
year-which = Year
year-over = Year { $year } is over. What did it bring?
year-summary = Year { $year }
year-partly = This page saw only a part of the year: what happened before is not counted.
year-cities = Cities
year-patronage = Patronage
year-florins = Florins
year-conquered = Conquered:
year-annexed = Won by diplomacy:
year-lost = Lost:
year-bonuses = Patronage bonus:
year-bought = Bought:
year-built = Cathedral built in:
year-allied = Alliance:

heading-year = Year { $year }
heading-order = Turn order
heading-player =
    { $state ->
        [now] { $player }: to move
        [done] { $player }: done
       *[waits] { $player }
    }
course-prestige = Prestige from year to year

## On the page: sieges and bonuses

siege-who =
    { $rival_is ->
        [none] { $player } attacks the neutral city
       *[one] { $player } attacks, { $rival } defends
    }
siege-side-attack = Attack
siege-side-defence = Defence
siege-neutral = neutral city
siege-part-city = strength
siege-part-agent = agent
siege-part-bastions = Bastions
siege-part-troops = troops
siege-part-bonuses = bonuses
siege-stands-won = enough as it stands
siege-stands-lost = the attack falls short
siege-stands-tied = a tie
siege-must = the attack must be greater
siege-settled-attack = You win, whatever they add.
siege-settled-defence = You hold the city, whatever they add.
siege-free = free
siege-enough = ahead
siege-not-enough = not enough
siege-no-bonus = You have no war bonus to add.
siege-reach = { $player } can still reach { $plain }.
siege-reach-indulgence = { $player } can still reach { $plain }, with an indulgence { $reach }.
siege-if-won =
    { $you ->
        [yes] If you win
       *[no] If { $player } wins
    }
siege-if-lost =
    { $you ->
        [yes] If you lose
       *[no] If { $player } loses
    }
siege-if-tied = If it is a tie
siege-nothing = Nothing changes.
siege-gains = Conquered: { $gains } (the token comes used)
siege-trophy = A trophy of { $player }
siege-loses =
    { $count ->
        [one] { $player }: { $count } troop lost
       *[other] { $player }: { $count } troops lost
    }
siege-vacates = { $player }: a courtier place to clear
siege-retreat =
    { $count ->
        [one] { $count } troop retreats to { $cities }
       *[other] { $count } troops retreat to { $cities }
    }
siege-stranded =
    { $count ->
        [one] { $count } troop can retreat nowhere and is lost
       *[other] { $count } troops can retreat nowhere and are lost
    }
siege-standing = { $player }: { $changes }
siege-cities = cities { $before } → { $after }
siege-prestige = prestige { $before } → { $after }
bonus-about = One of each kind; it is yours for good.
bonus-taken = { $player } has it.
bonus-kind = You have had a bonus of this kind.

orders-sieges = Your sieges
orders-sieges-about = Choose which is resolved next: touch the city, or its name here.
orders-retreat = Retreat from { $city }
orders-retreat-about =
    { $count ->
        [one] { $count } troop must leave, by road for free or by sea for ships; if it goes nowhere, it is lost.
       *[other] { $count } troops must leave, each by road for free or by sea for ships; those that go nowhere are lost.
    }
orders-vacate = A courtier place is lost
orders-vacate-about = You no longer have enough cities for it. Pick up a lit card in your palace, then touch a free place, or discard it.
orders-place = { $card } joins your court

## On the page: Winter and the market

centre-tabs = What the middle of the table shows
centre-tab-map = Map
centre-tab-winter = Market
centre-tab-siege = Siege
centre-tab-bonus = Bonuses

winter-sheet = Winter
winter-market-title = The market
winter-order = A later step closes those before it.
winter-later = Sold in Winter only; this is what everything does and costs.
winter-closed = closed
winter-wages = Wages
winter-palace = Palace
winter-market = Market
winter-hiring = Hiring
winter-alliance = Alliance

wages-due =
    { $count ->
        [one] { $count } florin due
       *[other] { $count } florins due
    }
wages-none = nothing due
wages-band = { $from } to { $to } troops, florins: { $count }
wages-troops = you have { $count }
wages-less = If you pay less, you keep only as many troops as that pays for.
line-payers = Paid by { $sources }
line-otherwise = Pay otherwise: { $what }
wages-dismiss =
    { $count ->
        [one] { $count } troop must go: touch the city it leaves.
       *[other] { $count } troops must go: touch the cities they leave.
    }

winter-hand = in hand: { $card }
winter-move = Touch or drag a card in your palace; its places light up.
winter-held = { $card }: touch a lit place of your palace.
winter-put = { $card }: choose a lit place in your palace; a card that lies there is discarded.

market-one-each = one of each per Winter
market-payable = payable
market-indulgence = only with an indulgence
market-not-now = not now
market-bought = bought
market-agent = one agent more
market-places =
    { $count ->
        [one] +{ $count } place
       *[other] +{ $count } places
    }
market-prestige = prestige { $count }
market-left = { $count } left

why-missing = missing
why-not-now = not now
why-sold-out = none left
why-one-only = you have one
why-one-state = not both states
why-bought-already = bought
why-no-place = no free place
why-step-closed = step closed
why-enough-troops = no troop left
why-allied-already = yours
why-agent-needed = needs your agent
why-too-weak = no city of strength 3 or 4
why-has-cathedral = has a cathedral
why-built-already = built
why-no-cathedral = none left

hiring-arms = { $count } of { $most } under arms
hiring-not-now = Nothing can be hired now.
alliance-one = one per Winter
alliance-text = { $name }: { $gives }
alliance-waive = Leave out:

## On the page: learning: the lesson, the figures of the rules, the reference

lesson-welcome = You are Florence, the house of the Medici, in the first year of a game with Naples and Venice. The most prestige wins; cities, patronage, titles and religion bring it. In Spring everyone performs one action, in Winter everyone buys and hires.
lesson-marker = This is your palace: five rooms in a ring, your courtiers on both sides. Each Spring your marker stops in a room, and you perform the action of that room. Put it into the room with Piero de’ Medici: Diplomacy.
lesson-annex = Diplomacy wins a neutral city that a road joins to one of yours. It costs crowns: more than the strength of the city. Ravenna has strength 2, so it costs 3 crowns. Touch Ravenna.
lesson-payment = Nothing is paid yet. Piero lies in the room and gives 1 crown, Lorenzo is a courtier and adds 2: from each card or token you take symbols of one kind. Numbers mark who would pay. “Another way” takes the token of Florence instead of Lorenzo: try it and come back.
lesson-pay = A courtier or token that pays becomes used. Lorenzo becomes available again when your marker passes the arrow beside the right courtiers; a token would have to wait for Govern. So let Lorenzo pay: confirm.
lesson-order = Ravenna is yours; its token lies in your domain, available. Naples and Venice have won a city as well. The tracks show it: the player with the most cities comes first in the next turn order, and among equals the one who came there last.
lesson-buy = Winter: wages, palace, purchases, hiring and an alliance, in this order. Two troops cost no wages. The market shows what everything costs. Buy the Condottiere, a courtier with a war symbol.
lesson-place = A card you buy goes to a courtier place and is available at once. Put the Condottiere on the free place on the left; a courtier who lies on a place would be discarded.
lesson-cash = Florins come from your treasury, and from available courtiers and tokens, which then become used. See what is proposed, and confirm.
lesson-hire = Now hire a troop in Florence. In your own start cities it costs 1 florin, in your other cities 3.
lesson-hire-pay = The treasury is empty: the token of Pisa gives its florin and becomes used. Confirm.
lesson-winter-done = Florence and Ravenna keep their florins for later. Finish your Winter.
lesson-move = The second Spring. From now on the marker moves clockwise, 1 or 2 rooms for free. Go 2 rooms, to War: on the way the marker passes the right arrow, and all courtiers on the right become available.
lesson-march = Each cavalry moves a troop along a road; the room gives one. A troop that enters a neutral or foreign city lays siege to it. March from Florence to Urbino.
lesson-war-done = Sieges are decided at the end of Spring. The Condottiere could give cavalry for one more march, but is worth more in the siege. End your turn.
lesson-strike = The siege of Urbino: 1 troop against strength 1. To conquer, the attack must be greater. You see what a bonus would make of it, and what winning and losing cost. Add the Condottiere: +1.
lesson-prestige = Urbino is yours. You hold four cities, more than anyone else. The token of a conquered city comes used; Govern makes it available. Here is your prestige, with all it is made of.
lesson-end = The game ends with the Winter of the year in which someone holds 8 cities or comes to the end of the patronage track, or no neutral city is left. Play on if you like: wages come next. Rules and reference are one touch away.

reference = Reference
reference-search = Search the reference
reference-symbols = Symbols
reference-actions = Actions
reference-signs = Signs
reference-nobles = Nobles
reference-families = Family cards
reference-tokens = Titles and other tokens
reference-powers = Powers
reference-bonuses = Patronage bonuses
reference-cities = Cities
reference-available = Available: it can pay. One payment takes all symbols of one kind from it.
reference-used = Used: hatched and with a broken line. Courtiers become available when the marker passes the arrow of their side, tokens by Govern.
reference-powers-about = You can make one alliance each Winter; it is worth 1 prestige while no enemy agent is on it. With your agent there, a power without an ally costs one symbol less.
reference-symbol-florin = Pays prices in florins, and can be taken into the treasury at any of your decisions.
reference-symbol-crown = Pays for Govern, Patronage, Diplomacy, purchases and the removal of an indulgence.
reference-symbol-cross = Pays for Govern, Patronage, purchases and the removal of an indulgence. All crosses count for religion at the end.
reference-symbol-cavalry = Moves a troop along a road in War.
reference-symbol-ship = Moves a troop across a sea in War, crosses seas in Diplomacy and retreats, and brings 2 florins in Trade.
reference-symbol-mask = Sends an agent in Intrigue; two remove another player’s agent.
reference-symbol-war = A war bonus of +1 in a siege or a battle on the plains.
reference-symbol-arrow = One step more for the marker.
reference-action-govern = For each crown or cross make up to 2 tokens available, or renew an alliance bonus.
reference-action-patronage = Advance one step on the patronage track; cells 2 and 4 give a bonus.
reference-action-trade = 2 florins for each ship.
reference-action-diplomacy = Win a neutral city on a road from yours, or a port across the sea, for more crowns than its strength.
reference-action-war = Move troops; a troop that enters a neutral city or another player’s besieges it.
reference-action-intrigue = For each mask send an agent into a city, a room or onto an alliance.
reference-sign-city = City: in the middle its strength; colour and pattern tell whose it is.
reference-sign-anchor = Port: ships come and go here.
reference-sign-pirate = Pirate port: it cannot be won by Diplomacy.
reference-sign-cathedral = Cathedral: built in Winter, in a city of strength 3 or 4.
reference-sign-troop = Troop: 1 in attack and in defence.
reference-sign-agent = Agent: for its owner a city is weaker by 1 and an alliance costs less; in a room of another it forbids the action.
reference-sign-indulgence = Indulgence: it forbids the action of its room and is worth −1 prestige.
reference-sign-trophy = Trophy of an opponent from whom a city was conquered: 2 prestige.
reference-sign-prestige = Prestige: the most of it wins.
reference-token-duchy = A title of your own crest.
reference-token-principality = A title of your own crest.
reference-token-kingdom = A title; a Kingdom or a Republic, not both.
reference-token-republic = A title; a Republic or a Kingdom, not both.
reference-token-guild = At most one for each player.
reference-token-cathedral = For a city you control of strength 3 or 4 without one; its token comes used.
reference-costs = costs
reference-strength = Strength { $strength }
reference-agent = Brings an agent
reference-places =
    { $count ->
        [one] { $count } courtier place more
       *[other] { $count } courtier places more
    }
reference-limit = At most { $count } for each player
reference-copies = { $count } in the box

## Tips

tip-placing = A card with an action belongs in a room: your marker can perform it there. On a courtier place a card helps to pay, wherever your marker is.
tip-marker = Each Spring your marker stops in one room, and you perform its action. Choose a lit room; point at it to see what happens on the way.
tip-siege = To conquer, the attack must be greater than the defence. Add one bonus at a time, or pass; the sheet says what winning and losing would bring.
tip-payment = Numbers mark the cards and tokens that would pay; courtiers and tokens then become used. Nothing is paid before you confirm.
tip-annex = Lit cities can be annexed. It takes more crowns than the strength of the city; touch one to see the price and who would pay.
tip-march = Touch a lit city to march there. A troop that enters a neutral or foreign city lays siege to it; sieges are decided at the end of Spring.
tip-patronage = Patronage brings prestige, one step each year. Steps 2 and 4 also give you a bonus of your choice.
tip-winter = Winter goes from top to bottom: what you do further down closes what stands above it. You need not spend everything.
tip-alliance = An alliance brings prestige and a bonus, but you make only one each Winter. With your agent there, a power without an ally costs one symbol less.
tip-ending = The coming Winter is the last as soon as someone holds 8 cities or reaches the end of the patronage track, or no neutral city is left. The most prestige wins.

# Why a bot would do it

hint-why-only = It is the only possible move.
hint-why-best = It did best in simulated games.
hint-why-room = This room brings you the most now.
hint-why-palace = The card serves you best there.
hint-why-opens = It opens a room of your palace again.
hint-why-enough = Anything else would cost more than it brings.
hint-why-pays = It is the cheapest way to pay.
hint-why-patronage = Patronage brings prestige and bonuses.
hint-why-bonus = This bonus suits your house best.
hint-why-buys = It will pay for more in the years to come.
hint-why-prestige = It brings prestige.
hint-why-renews = What is available again can pay again.
hint-why-city = It brings you closer to another city.
hint-why-troops = It keeps your troops where they are worth their cost.
hint-why-agents = An agent there helps you or hinders a rival.
hint-why-strikes = It can decide the siege.
