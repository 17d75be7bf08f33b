### Condottiere in words, for the page and the command line alike. How arguments become variables: docs/words.md.

## What the game is called

title-name = Condottiere
title-about = Lead mercenaries from battle to battle, bluff, and know when to leave the field.

## The log: event-… for every event of the game

event-first = { $player } begins with the Condottiere marker.
    .player = You begin with the Condottiere marker.
event-placed =
    { $defender_is ->
        [none] { $player } places the Condottiere marker: the next battle is for { $region }.
       *[one] { $player } places the Condottiere marker: the next battle is for { $region }, defended by { $defender }.
    }
    .player =
        { $defender_is ->
            [none] You place the Condottiere marker: the next battle is for { $region }.
           *[one] You place the Condottiere marker: the next battle is for { $region }, defended by { $defender }.
        }
    .defender = { $player } places the Condottiere marker: the next battle is for { $region }, defended by you.
event-declined = { $player } does not choose a region and hands the Condottiere marker to { $to }.
    .player = You do not choose a region and hand the Condottiere marker to { $to }.
    .to = { $player } does not choose a region and hands the Condottiere marker to you.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } plays a card face down.
               *[known] { $player } plays { $card } face down.
            }
       *[no] { $player } plays { $card }.
    }
    .player =
        { $face_down ->
            [yes]
                { $card ->
                    [none] You play a card face down.
                   *[known] You play { $card } face down.
                }
           *[no] You play { $card }.
        }
event-turned-up = { $player } turns up { $card }.
    .player = You turn up { $card }.
event-discarded = Discarded from { $player }’s line: { $card } × { $count }.
    .player = Discarded from your line: { $card } × { $count }.
event-took =
    { $card ->
        [none] { $player } takes no mercenary back.
       *[known] { $player } takes { $card } back into their hand.
    }
    .player =
        { $card ->
            [none] You take no mercenary back.
           *[known] You take { $card } back into your hand.
        }
event-favour =
    { $to ->
        [none] { $player } leaves the Pope’s favour off the board.
       *[known] { $player } puts the Pope’s favour on { $to }: it cannot be chosen for a battle.
    }
    .player =
        { $to ->
            [none] You leave the Pope’s favour off the board.
           *[known] You put the Pope’s favour on { $to }: it cannot be chosen for a battle.
        }
event-passed =
    { $why ->
        [no-cards] { $player } has no cards left and passes.
        [waiting] { $player } passes for now and, as the defender, may still play later.
       *[chosen] { $player } passes.
    }
    .player =
        { $why ->
            [no-cards] You have no cards left and pass.
            [waiting] You pass for now and, as the defender, may still play later.
           *[chosen] You pass.
        }
event-battle-ended =
    { $cause ->
        [surrender] { $player }’s Surrender ends the battle at once.
        [bishop] { $player }’s Bishop ends the battle at once: no one wins it.
       *[all-passed] Everyone has passed: the battle is over.
    }
    .player =
        { $cause ->
            [surrender] Your Surrender ends the battle at once.
            [bishop] Your Bishop ends the battle at once: no one wins it.
           *[all-passed] Everyone has passed: the battle is over.
        }
event-strengths = Strengths: { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } is the strongest ({ $strengths }).
       *[other] A tie between { $leaders } ({ $strengths }).
    }
    .leaders = You are the strongest ({ $strengths }).
event-region-taken =
    { $defender_is ->
        [none] { $player } takes { $region }.
       *[one] { $player } takes { $region } from { $defender }.
    }
    .player =
        { $defender_is ->
            [none] You take { $region }.
           *[one] You take { $region } from { $defender }.
        }
    .defender = { $player } takes { $region } from you.
event-region-held = { $defender } keeps { $region }.
    .defender = You keep { $region }.
event-region-free = No one takes { $region }.
event-marker =
    { $why ->
        [courtesans] { $to } has the most Courtesans and gets the Condottiere marker.
        [winner] { $to } won the battle and gets the Condottiere marker.
        [defender] { $to } defended the region and gets the Condottiere marker.
       *[left] No one won: the Condottiere marker goes to the left, from { $from } to { $to }.
    }
    .to =
        { $why ->
            [courtesans] You have the most Courtesans and get the Condottiere marker.
            [winner] You won the battle and get the Condottiere marker.
            [defender] You defended the region and get the Condottiere marker.
           *[left] No one won: the Condottiere marker goes to the left, from { $from } to you.
        }
    .from =
        { $why ->
            [courtesans] { $to } has the most Courtesans and gets the Condottiere marker.
            [winner] { $to } won the battle and gets the Condottiere marker.
            [defender] { $to } defended the region and gets the Condottiere marker.
           *[left] No one won: the Condottiere marker goes to the left, from you to { $to }.
        }
event-lines-discarded = All battle lines are discarded.
event-folded = { $player } holds no mercenary and discards their whole hand.
    .player = You hold no mercenary and discard your whole hand.
event-held = { $player } holds no mercenary, but keeps their hand.
    .player = You hold no mercenary, but keep your hand.
event-round-ended =
    { $player_is ->
        [none] The round is over: no one has cards left.
       *[one] The round is over: only { $player } has cards left.
    }
    .player = The round is over: only you have cards left.
event-kept =
    { $card ->
        [none] { $player } keeps a card.
       *[known] { $player } keeps { $card }.
    }
    .player =
        { $card ->
            [none] You keep a card.
           *[known] You keep { $card }.
        }
event-kept-enough = { $player } keeps { $count } and discards { $discarded }.
    .player = You keep { $count } and discard { $discarded }.
event-draws =
    { $count ->
        [0] { $player } draws no cards.
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
    .player =
        { $count ->
            [0] You draw no cards.
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [one] { $player } gets { $count } card.
               *[other] { $player } gets { $count } cards.
            }
       *[known] { $player } gets { $cards }.
    }
    .player =
        { $cards ->
            [none]
                { $count ->
                    [one] You get { $count } card.
                   *[other] You get { $count } cards.
                }
           *[known] You get { $cards }.
        }
event-reshuffled = The discarded cards are shuffled into a new deck.
event-ten-each = No one holds a card: each player gets { $count } new cards.
event-final-battle =
    { $why ->
        [points] { $players } have the same number of points: a final battle decides.
       *[regions] No region is left to fight for, and { $players } are tied: a final battle decides.
    }
event-game-over =
    { $winners_count ->
        [0] The game is over: a draw.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
    .winners = The game is over: you win.
event-points-counted = Points so far: { $scores }. Target: { $target }.
event-match-over =
    { $winners_count ->
        [0] The match is over: a draw ({ $scores }).
        [one] The match is over: { $winners } wins ({ $scores }).
       *[other] The match is over: { $winners } share the victory ({ $scores }).
    }
    .winners = The match is over: you win ({ $scores }).

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } wins with a group of adjacent regions.
    .winners = You win with a group of adjacent regions.
outcome-total = { $winners } wins by the number of regions.
    .winners = You win by the number of regions.
outcome-most = No region can be chosen any more: { $winners } holds the most and wins.
    .winners = No region can be chosen any more: you hold the most and win.
outcome-final =
    { $winners_count ->
        [one] { $winners } wins the final battle, and with it the game.
       *[other] { $winners } are tied in the final battle and share the victory.
    }
    .winners = You win the final battle, and with it the game.
outcome-draw = The final battle is tied: a draw, no one wins.
outcome-points = { $winners } has reached the target with the most points and wins the match.
    .winners = You have reached the target with the most points and win the match.

## Cards: name, and effect in a sentence ($edition: modern, classic)

card-1 = Mercenary 1
card-2 = Mercenary 2
card-3 = Mercenary 3
card-4 = Mercenary 4
card-5 = Mercenary 5
card-6 = Mercenary 6
card-10 = Mercenary 10
card-winter = Winter
card-spring = Spring
card-bishop = Bishop
card-courtesan = Courtesan
card-drummer = Drummer
card-heroine = Heroine
card-surrender = Surrender
card-scarecrow = Scarecrow
card-face-down = a face-down card

card-1-effect = A mercenary of strength 1.
card-2-effect = A mercenary of strength 2.
card-3-effect = A mercenary of strength 3.
card-4-effect = A mercenary of strength 4.
card-5-effect = A mercenary of strength 5.
card-6-effect = A mercenary of strength 6.
card-10-effect = A mercenary of strength 10.
card-winter-effect =
    { $edition ->
        [classic] Every mercenary, in all lines, counts as only 1.
       *[modern] Every mercenary, in all lines, counts as only 1; every Spring in play is discarded.
    }
card-spring-effect = Every mercenary of the highest value in play counts 3 more; every Winter in play is discarded.
card-bishop-effect =
    { $edition ->
        [classic] The battle ends at once and no one wins it.
       *[modern] All mercenaries of the highest value in play are discarded; then put the Pope’s favour on a free region, or off the board.
    }
card-courtesan-effect = Strength 1 that nothing changes; the player with the most Courtesans takes the Condottiere marker after the battle.
card-drummer-effect = Each mercenary in your line counts double; a second Drummer adds nothing.
card-heroine-effect = Strength 10 that neither Winter nor Bishop nor Scarecrow can touch.
card-surrender-effect = The battle ends at once; the strongest line wins.
card-scarecrow-effect = Take one mercenary from your own line back into your hand, or none; the Scarecrow is discarded.

## Regions

region-Torino = Turin
region-Milano = Milan
region-Venezia = Venice
region-Genova = Genoa
region-Mantova = Mantua
region-Parma = Parma
region-Modena = Modena
region-Ferrara = Ferrara
region-Bologna = Bologna
region-Lucca = Lucca
region-Firenze = Florence
region-Siena = Siena
region-Urbino = Urbino
region-Ancona = Ancona
region-Spoleto = Spoleto
region-Roma = Rome
region-Napoli = Naples

## Phases: name, what is asked of you, what is asked of another ($player)

phase-deal = The deal
phase-place = Choosing a region
phase-battle = Battle
phase-take = Scarecrow
phase-favour = The Pope’s favour
phase-fold = Discarding the hand
phase-keep = Keeping cards
phase-draw = Drawing cards

prompt-place = Choose where to fight next.
prompt-battle = Play a card or pass.
prompt-take = Take one of your mercenaries back into your hand, or none.
prompt-favour = Put the Pope’s favour on a region, or leave it off the board.
prompt-fold = You hold no mercenary: discard your whole hand, or keep it?
prompt-keep = Choose the cards you keep for the next round.
prompt-draw = How many cards do you draw?

waiting-place = { $player } is choosing the next region.
waiting-battle = It is { $player }’s turn to play a card or pass.
waiting-take = { $player } is deciding which mercenary to take back.
waiting-favour = { $player } is deciding where the Pope’s favour goes.
waiting-fold = { $player } is deciding whether to discard their hand.
waiting-keep = { $player } is choosing the cards to keep.
waiting-draw = { $player } is deciding how many cards to draw.

## Actions, as on a button: action-… for every verb of the notation

action-place = Fight for { $region }
action-decline = Hand the marker to the left
action-play = Play { $card }
action-pass =
    { $card ->
        [open] Turn the card up and pass
       *[closed] Pass
    }
action-take =
    { $card ->
        [none] Take nothing back
       *[known] Take back { $card }
    }
action-favour =
    { $region ->
        [none] Leave the favour off the board
       *[known] Put the Pope’s favour on { $region }
    }
action-fold = Discard the hand
action-hold = Keep the hand
action-keep =
    { $card ->
        [done] Keep no more
       *[known] Keep { $card }
    }
action-draw =
    { $count ->
        [0] Draw no cards
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }

## Promises of a deal, as sentences: promise-… for every verb that a deal may name
# $will: yes, no

promise-pass =
    { $will ->
        [no] { $player } will not pass
       *[yes] { $player } will pass
    }
    .player =
        { $will ->
            [no] You will not pass
           *[yes] You will pass
        }
promise-play =
    { $will ->
        [no] { $player } will not play { $card }
       *[yes] { $player } will play { $card }
    }
    .player =
        { $will ->
            [no] You will not play { $card }
           *[yes] You will play { $card }
        }
promise-place =
    { $will ->
        [no] { $player } will not choose { $region } for the next battle
       *[yes] { $player } will choose { $region } for the next battle
    }
    .player =
        { $will ->
            [no] You will not choose { $region } for the next battle
           *[yes] You will choose { $region } for the next battle
        }

## Editions and options: name, and a sentence

edition-modern = 110 cards
edition-modern-about = The edition of 2007: Spring, Courtesans and the Pope’s favour; you can also win by total regions.
edition-classic = 96 cards
edition-classic-about = The revised second edition: a Bishop makes peace, even hand sizes are secret, only adjacent regions win.

option-draw-after-battle = Draw after battle
option-draw-after-battle-about = No rounds: start with 7 cards and draw up to 3 after every battle.
option-points = Playing for points
option-points-about = Several games: 1 point per region, 5 more for adjacent regions, until someone reaches the target.
option-bigger-kingdoms = Bigger kingdoms
option-bigger-kingdoms-about = One more adjacent region is needed to win.
option-capturing = Capturing
option-capturing-about = You may also fight for a region that another player holds.
option-hidden-cards = Hidden cards
option-hidden-cards-about = Mercenaries, Drummers, Heroines and Courtesans are played face down and turned up one card later.

option-excludes = “{ $option }” cannot be combined with “{ $other }”: points assume that regions cannot be recaptured.
# What the rulebook of an edition advises against
advice-points-capturing = The rulebook advises against “Playing for points” together with “Capturing”.

value-target = Target score

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase =
    { $phase ->
        [deal] Not now: the cards are being dealt.
        [place] Not now: the region of the next battle is being chosen.
        [battle] Not now: a battle is being fought; play a card or pass.
        [take] Not now: first decide which mercenary the Scarecrow takes back.
        [favour] Not now: first decide where the Pope’s favour goes.
        [fold] Not now: first decide whether to discard the hand.
        [keep] Not now: first choose the cards to keep.
        [draw] Not now: first decide how many cards to draw.
       *[over] The game is over.
    }
illegal-not-in-hand = You do not hold { $card }.
illegal-not-in-line = { $card } is not face up in your line.
illegal-too-many-cards =
    { $most ->
        [one] You may draw at most { $most } card.
       *[other] You may draw at most { $most } cards.
    }
illegal-nothing-face-down = There is no face-down card to turn up.
illegal-first-placing = The first region of a game must be chosen: the Condottiere marker cannot be handed on yet.
illegal-must-choose = Everyone has declined: now a region must be chosen.
illegal-may-not-decline = In this edition the holder of the Condottiere marker must choose a region.
illegal-favour-on-owned = { $region } has a control marker: the Pope’s favour cannot go there.
illegal-own-region = { $region } is already yours: you cannot attack your own region.
illegal-under-favour = { $region } is under the Pope’s favour: no battle can be fought there.
illegal-region-taken = { $region } already belongs to { $owner }.

## Strength explained, piece by piece

strength-mercenaries = mercenaries { $values }: { $strength }
strength-winter = in Winter each counts as 1: { $strength }
strength-drummer = doubled by the Drummer: { $strength }
strength-spring = Spring, +3 for each { $value }: +{ $strength }
strength-courtesan = Courtesan × { $count }: +{ $strength }
strength-heroine = Heroine × { $count }: +{ $strength }
strength-total = = { $strength }

## Hints: hint-… for every verb, and why

hint-place = I would fight for { $region }.
hint-decline = I would hand the marker on.
hint-play = I would play { $card }.
hint-pass =
    { $card ->
        [open] I would turn the face-down card up and pass.
       *[closed] I would pass.
    }
hint-take =
    { $card ->
        [none] I would take nothing back.
       *[known] I would take back { $card }.
    }
hint-favour =
    { $region ->
        [none] I would leave the Pope’s favour off the board.
       *[known] I would put the Pope’s favour on { $region }.
    }
hint-fold = I would discard the hand.
hint-hold = I would keep the hand.
hint-keep =
    { $card ->
        [done] I would keep no more.
       *[known] I would keep { $card }.
    }
hint-draw =
    { $count ->
        [0] I would draw no cards.
        [one] I would draw { $count } card.
       *[other] I would draw { $count } cards.
    }

hint-why-only = It is the only possible move.
hint-why-wins = It can win the game.
hint-why-threat = { $player } would win the game with { $region }.
hint-why-cheaper = It takes the lead now, and saves your { $other }.
hint-why-joins = It lies next to your regions.
hint-why-overtakes = It is the cheapest way into the lead.
hint-why-ends = You are ahead, and this ends the battle at once.
hint-why-ahead = You are ahead: let the others spend their cards.
hint-why-costly = This battle would cost more than it is worth.
hint-why-saves = The mercenary is worth more in your hand.
hint-why-shields = A Bishop would then hit this card instead of your others.
hint-why-harms = It hurts your most dangerous rival.
hint-why-fresh = A new hand will be better than this one.
hint-why-useful = These cards can still win a battle.
hint-why-quiet = It helps your rivals little.
hint-why-waits = You are ahead: a cheap card keeps you in the battle.
hint-why-closer = It brings you closer to the lead.
hint-why-best = It did best in simulated games.

## On the page

map = Map of Italy
# $state: battle, favour, quiet. $target: yes, no. $owner: a name or "none"
map-region =
    { $region }{ $owner ->
        [none] , free
       *[owned] , held by { $owner }
    }{ $state ->
        [battle] , battle in progress
        [favour] , under the Pope’s favour
       *[quiet] { "" }
    }{ $target ->
        [yes] . Selectable.
       *[no] { "" }
    }
battle-lines = Battle lines
line-of = { $player }’s battle line
strength-of = { $player }’s strength: { $strength }. Explain
your-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $total 0: the number of regions does not win
needs =
    { $total ->
        [0] { $group } of { $adjacent } adjacent regions.
       *[other] { $regions } of { $total } regions, { $group } of { $adjacent } adjacent.
    }
wins-with = One of these wins the game: { $regions }.
holds-marker = Has the Condottiere marker
passed = passed
battle-summary = How the battle ended
battle-of = The battle for { $region }
final-battle = The final battle
no-cards = no cards
confirm-decisive = { $player } is ahead, and taking { $region } would win them the game. Leave the battle anyway?
confirm-decisive-yes = Leave the battle
chart-regions = Regions, battle by battle
chart-strengths = Strengths at the end of each battle
key-arrows = Within the hand, or from region to region
key-enter = Select; once more: play or fight here
key-digits = Select a card by its place
key-hand = To the hand
key-map = Map or battle
key-about = What the card does
key-unselect = Unselect

## The table around the battle

you = You
prompt = What is asked
scene-battle = Battle
scene-map = Map
go-on = Go on
own-line = Your battle line
own-strength = Your strength: { $strength }. Explain
# $strength: what the selected card would make of it
strength-would = With this card: { $strength }.
seat-strength = strength { $strength }
seat-courtesans =
    { $count ->
        [one] { $count } Courtesan
       *[other] { $count } Courtesans
    }
seat-leads = leads
seat-tied = tied for the lead
goal-of = { $number } of { $needed }
stake-leads = { $player } would take it.
stake-leads-you = You would take it.
stake-tie = A tie at { $strength }: no one would take it.
stake-wins =
    { $count ->
        [one] { $players } would win the game with it.
       *[other] { $players } would each win the game with it.
    }
stake-wins-you = It would win you the game.
stake-wins-both = It would win the game for you, and also for { $players }.
chip-winter = Winter: every mercenary counts as 1
chip-spring = Spring: +3 for the strongest mercenaries
# Who would get the marker. $whose: you, other. $why: courtesans, winner, defender, left
marker-chip =
    { $whose ->
        [you] To you:
       *[other] To { $player }:
    } { $why ->
        [courtesans]
            { $count ->
                [one] { $count } Courtesan
               *[other] { $count } Courtesans
            }
        [winner] as the winner
        [defender] as the defender
       *[left] no one would win
    }
pass-and-take = Pass and take { $region }
auto-pass = Pass for me until the next battle
auto-pass-left = Passing now could cost you the game: decide yourself.

## On the page: what is asked. $stake of a battle: region, held (one's own region is attacked), final (the game)

ask-place-first = You begin. Choose where the first battle is.
ask-place = Where next?
ask-place-decline = Choose where to fight next, or hand the marker to { $player }.
# $count: how many others would win the game there too
ask-place-wins =
    { $count ->
        [0] { $region } would win the game for you, and for no one else.
       *[other] { $region } would win the game for you, and also for { $players }.
    }
ask-place-loses =
    { $count ->
        [one] { $players } would win the game with { $region }.
       *[other] { $players } would each win the game with { $region }.
    }
ask-place-region =
    { $count ->
        [1] { $region }: none of your regions is adjacent.
       *[other] { $region }: { $count } adjacent regions for you.
    }
ask-alone-lead =
    { $stake ->
        [final] All others have passed and you lead { $strength } to { $best }. Pass, and the game is yours.
        [held] All others have passed and you lead { $strength } to { $best }. Pass, and { $region } stays yours.
       *[region] All others have passed and you lead { $strength } to { $best }. Pass, and { $region } is yours.
    }
ask-alone-need =
    { $stake ->
        [final] All others have passed. You need { $need } to win the game.
        [held] All others have passed. You need { $need } to be the strongest in { $region }.
       *[region] All others have passed. You need { $need } to take { $region }.
    }
ask-alone-unsure = All others have passed, but their face-down cards still count.
ask-danger = { $player } leads with { $strength } and would win the game with { $region }.
ask-attacked = They attack your { $region }. You may pass and still play later.
ask-chance = { $region } would win you the game. No one has played yet.
ask-chance-lead = { $region } would win you the game. You lead { $strength } to { $best }.
ask-chance-need = { $region } would win you the game. You need { $need }.
ask-tie =
    { $stake ->
        [final] A tie at { $strength }: no one would win.
        [held] A tie at { $strength }: { $region } would stay yours.
       *[region] A tie at { $strength }: no one would take { $region }.
    }
ask-lead = You lead { $strength } to { $best }.
ask-behind = { $player } leads { $strength } to your { $own }.
ask-nobody = No one has played yet. Play a card or pass.
ask-can-play =
    { $count ->
        [one] Only { $player } can still play.
       *[other] { $count } can still play.
    }
ask-turn-up = When you pass, you may turn your card up.
ask-last-card = This is your last card: then you sit out until the next deal.
ask-last-card-draws = This is your last card: then you can play no more in this battle.
ask-final = Final battle: the winner wins the game.
ask-pass-loses = Passing gives { $player } the game.
ask-card = { $card }: { $from } → { $to }.
ask-card-nothing = { $card }: no effect now.
ask-card-changes = { $card }: { $changes }.
ask-card-ends = { $card }: the battle ends at once.
ask-change =
    { $whose ->
        [you] you { $from } → { $to }
       *[other] { $player } { $from } → { $to }
    }
ask-face-down = { $card }, face down: it counts once it is turned up.
ask-scarecrow = { $card }: then choose a mercenary to take back, or none.
ask-bishop = All { $value }s go: { $changes }.
ask-take = Take back which mercenary?
ask-take-card = { $card } goes back to your hand: { $from } → { $to }.
ask-favour = Where does the Pope’s favour go? That region cannot be chosen for a battle.
ask-favour-region = { $region } under the Pope’s favour: it cannot be chosen for a battle.
ask-favour-keeps = There { $players } could win the game.
ask-draw =
    { $count ->
        [one] Draw up to { $count } card.
       *[other] Draw up to { $count } cards.
    }
ask-then-lead = You would lead { $strength } to { $best }.
ask-then-tie = A tie at { $strength }.
ask-then-need = You would still need { $count } more.
ask-then-ends =
    { $whose ->
        [you]
            { $stake ->
                [final] The final battle would be yours.
                [held] You would keep { $region }.
               *[region] You would take { $region }.
            }
        [nobody]
            { $stake ->
                [final] No one would win the final battle.
               *[region] No one would take { $region }.
            }
       *[other]
            { $stake ->
                [final] { $player } would win the final battle.
                [held] { $player } would keep { $region }.
               *[region] { $player } would take { $region }.
            }
    }
ask-then-wins =
    { $whose ->
        [you] You would win the game.
       *[other] { $player } would win the game.
    }
ask-unsure = Face-down cards may change it.
# Courtesans: one's own and the most of the others
ask-marker = You would get the marker ({ $count } to { $most }).
ask-waits = { $player } is to play.
ask-ahead = { $card } waits for your turn.
ask-passed =
    { $count ->
        [0] You have passed.
        [one] You have passed. Only { $players } can still play.
       *[other] You have passed. { $players } fight on.
    }
ask-out = You have no cards: you sit out until the next deal.
ask-out-draws = You have no cards: you sit out this battle.
# $reason: adjacent, total, most, final, points
ask-won =
    { $reason ->
        [adjacent] You win: { $regions } are adjacent.
        [total] You win with { $count } regions.
        [most] You win with the most regions.
        [final] You win the final battle, and with it the game.
       *[points] You win the match with the most points.
    }

## The scenes: where next, how a battle ended, how the game ended

what-it-gives = What a region would give
standing = The standing
would-have = With it, each would have:
would-adjacent = { $count } adjacent
would-alone = stands alone
would-win = , wins
region-yours = It is yours.
region-of = { $player } holds it.
legend-group = how many adjacent regions that player would have
legend-wins = would win that player the game
legend-target = can be chosen
legend-favour = The Pope’s favour: cannot be chosen
enlarge-map = Enlarge the map
last-battle = Previous battle
# $what: taken, kept, free, final, draw. $whose: you, other
ended-headline =
    { $what ->
        [taken]
            { $whose ->
                [you] You take { $region }
               *[other] { $player } takes { $region }
            }
        [kept]
            { $whose ->
                [you] You keep { $region }
               *[other] { $player } keeps { $region }
            }
        [final]
            { $whose ->
                [you] You win the final battle
               *[other] { $player } wins the final battle
            }
        [draw] The final battle is tied
       *[free] No one takes { $region }
    }
ended-score = { $first } to { $second }
ended-tie = a tie at { $strength }
ended-peace = peace, nothing is compared
# $whose: you, other. $why: courtesans, winner, defender, left
ended-marker =
    { $whose ->
        [you] You get the Condottiere marker:
       *[other] { $player } gets the Condottiere marker:
    } { $why ->
        [courtesans]
            { $count ->
                [one] { $count } Courtesan.
               *[other] { $count } Courtesans.
            }
        [winner] as the winner.
        [defender] as the defender.
       *[left] no one won, so it goes to the left.
    }
choose-next = Choose the next battle
count-again = Count again
over-headline =
    { $winners_count ->
        [0] A draw
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
over-adjacent = { $regions }: { $count } adjacent regions win.
points-table = Points, game by game; target { $target }
points-total = In all

## On the page: learning: the cards one can look up

reference = Cards
reference-search = Search the cards
reference-count = In the deck: { $count }.

## On the page: the players in the figures of the rules

figure-anna = Anna
figure-bruno = Bruno
figure-clara = Clara
figure-dario = Dario

## The table in the terminal: the words typed there that others do not know, then what is drawn

terminal-help-own = borders          which regions border which
terminal-italy = Italy
terminal-legend = { $battle } battle   { $favour } the Pope’s favour   [1] held by seat 1
terminal-goal =
    { $total ->
        [0] Goal: { $adjacent } adjacent regions.
       *[other] Goal: { $total } regions, or { $adjacent } adjacent ones.
    }
terminal-borders = Borders
terminal-battle-for = Battle for { $region }
terminal-final-battle = The final battle
terminal-between-battles = Between battles
terminal-cards = Cards
terminal-regions = Regions
terminal-in-all = In all
terminal-adjacent = Adjacent
terminal-line = Line
terminal-strength = Strength
terminal-passed = (passed)
terminal-hand = Your hand: { $cards }
terminal-hand-empty = Your hand is empty.

## On the page: the lessons

lesson-name-lines = Battle lines
lesson-lines-1 = You fight over a region, here Modena. In turn, each player adds a card to their own battle line, or passes and adds no more. When all have passed, the strongest line takes the region. Your 4 stands against a 5.
lesson-lines-2 = Touch the 6 in your hand: you see what your line would be worth. Touch it once more to play it.
lesson-lines-3 = Your line is worth 10 now. Your opponent has passed and cannot answer: there is nothing more to win here. Pass, and Modena is yours.
lesson-lines-4 = Modena is yours. The winner usually gets the Condottiere marker too, and chooses where the next battle is fought.
lesson-name-passing = Passing
lesson-passing-1 = You lead 10 to 6, and your opponent has passed. All cards in the lines are lost after the battle, and new ones are dealt only when at most one player still has cards.
lesson-passing-2 = One more 5 would make your lead greater, but win nothing. Pass, and keep your three cards.
lesson-passing-3 = Lucca has cost you a single card. The cards you keep win the next battles: to pass at the right moment is half the art.
lesson-name-weather = Winter
lesson-weather-1 = 6 against 29: that cannot be won with mercenaries. But Winter makes every mercenary in every line count as only 1, whatever is printed on it.
lesson-weather-2 = You have five mercenaries, your opponent has four. Play Winter.
lesson-weather-3 = 5 to 4: you lead. Only a Spring, which lets the highest mercenaries count 3 more, would end Winter before the battle is over. Pass, and take Modena.
lesson-weather-4 = Weather strikes everyone. Play it when your line suffers less than the others.
lesson-name-scarecrow = Drummer and Scarecrow
lesson-scarecrow-1 = It is Winter: your seven mercenaries are worth 7. The Heroine opposite is worth 10, and nothing changes that. A Drummer makes each mercenary in your line count double. Play it.
lesson-scarecrow-2 = 14 to 10: more than you need. A Scarecrow brings one of your mercenaries back into your hand. Play it.
lesson-scarecrow-3 = Take back the 6. In Winter it is worth no more than a 1, and you still lead 12 to 10.
lesson-scarecrow-4 = Pass, and Parma is yours.
lesson-scarecrow-5 = The 6 is back in your hand, for a battle without Winter.
lesson-name-bishop = Bishop and favour
lesson-bishop-1 = 5 to 8: you are behind. The Bishop removes all mercenaries of the highest value from every line, yours too: here the 6 opposite. Play it.
lesson-bishop-2 = The Pope’s favour comes with it: no battle can be fought where it lies. Your opponent holds Milan and Genoa and would like to have Parma beside them. Put the favour on Parma.
lesson-bishop-3 = 5 to 2. Pass, and Modena is yours.
lesson-bishop-4 = The favour stays until the next Bishop moves it. It guards you best on the region that someone else needs.
lesson-name-courtesans = Courtesans
lesson-courtesans-1 = Siena is lost: 2 against 9. But when the battle ends, the Condottiere marker goes to the player with the most Courtesans, not to the winner.
lesson-courtesans-2 = You and one opponent have one each. Play another.
lesson-courtesans-3 = Two to one. Pass: Siena goes to your opponent, the marker to you.
lesson-courtesans-4 = You lost the battle and choose where the next one is fought. Who is strong there, who needs it, who has no cards left?
lesson-name-bluff = Bluff
lesson-bluff-1 = Hands are hidden; only the number of cards is known. Urbino is not worth your 10s. But your opponent does not know that: play the 1, as if you wanted it.
lesson-bluff-2 = A 6 in answer. Go on as if you meant it: play the 2.
lesson-bluff-3 = Another 6! Enough: pass, and let them have Urbino. They have paid two 6s for your 1 and 2.
lesson-bluff-4 = Now they fight for Florence, with a 5: their 6s are spent. Here you are in earnest. Play a 10.
lesson-bluff-5 = They give up. Pass, and take Florence.
lesson-bluff-6 = That was a bluff. With friends you may also talk, promise and show cards; nothing binds anyone.
lesson-name-winning = Winning
lesson-winning-1 = With four players, three adjacent regions win the game, or five anywhere. You hold Genoa, Lucca and Bologna. Parma borders on Genoa and Lucca: with it, three of yours are adjacent.
lesson-winning-2 = Two opponents have passed without playing a card, one leads with 4. Play the 10.
lesson-winning-3 = No one can answer. Pass, and the game is yours.
lesson-winning-4 = You have won. Now you know enough: play a game against bots or with friends. Every card’s text is one touch away.

## Tips

tip-place = You decide where the next battle is fought. Adjacent regions win the game: think of the neighbours you could take after this one.
tip-battle = Touch a card to see what it would do; touch it once more to play it. You add one card each turn, or pass and add no more; your line can still win.
tip-lead = All the others have passed, and you lead. Pass and the region is yours: keep your cards for the next battle.
tip-decisive = Careful: another player would win the game with this region. Good cards are well spent here, even if you only stop them.
tip-special = A name instead of a number: this is a special card. Hold it down, right-click it or press I to read what it does.
tip-weather = Weather changes every line, yours too. Here you see what it does; it lasts until the battle ends or other weather comes.
tip-bishop = The Bishop removes the highest mercenaries from all lines, yours too. Then you put the Pope’s favour on a region, where no battle can be fought.
tip-scarecrow = The Scarecrow brings a mercenary from your line back into your hand. Use it when you lead by more than you need, or before you give up.
tip-spend = All cards in the lines are lost after the battle, even those of the losers. If this region is not worth more cards, pass and keep them.
tip-last = Your last card: once it is played, you sit out. New cards are dealt when at most one player has cards left after a battle.
