### Condottiere in words, for the page and the command line alike. How arguments become variables: docs/words.md.

## What the game is called

title-name = Condottiere

## The log: event-… for every event of the game

event-first = { $player } begins with the Condottiere marker.
event-placed =
    { $defender_is ->
        [none] { $player } places the Condottiere marker: the next battle is for { $region }.
       *[one] { $player } places the Condottiere marker: the next battle is for { $region }, defended by { $defender }.
    }
event-declined = { $player } does not choose a region and hands the Condottiere marker to { $to }.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } plays a card face down.
               *[known] { $player } plays { $card } face down.
            }
       *[no] { $player } plays { $card }.
    }
event-turned-up = { $player } turns up { $card }.
event-discarded = Discarded from { $player }’s line: { $card } × { $count }.
event-took =
    { $card ->
        [none] { $player } takes no mercenary back.
       *[known] { $player } takes { $card } back into their hand.
    }
event-favour =
    { $to ->
        [none] { $player } leaves the Pope’s favour off the board.
       *[known] { $player } puts the Pope’s favour on { $to }: it cannot be chosen for a battle.
    }
event-passed =
    { $why ->
        [no-cards] { $player } has no cards left and passes.
        [waiting] { $player } passes for now and, as the defender, may still play later.
       *[chosen] { $player } passes.
    }
event-battle-ended =
    { $cause ->
        [surrender] { $player }’s Surrender ends the battle at once.
        [bishop] { $player }’s Bishop ends the battle at once: no one wins it.
       *[all-passed] Everyone has passed: the battle is over.
    }
event-strengths = Strengths: { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } is the strongest ({ $strengths }).
       *[other] A tie between { $leaders } ({ $strengths }).
    }
event-region-taken =
    { $defender_is ->
        [none] { $player } takes { $region }.
       *[one] { $player } takes { $region } from { $defender }.
    }
event-region-held = { $defender } keeps { $region }.
event-region-free = No one takes { $region }.
event-marker =
    { $why ->
        [courtesans] { $to } has the most Courtesans and gets the Condottiere marker.
        [winner] { $to } won the battle and gets the Condottiere marker.
        [defender] { $to } defended the region and gets the Condottiere marker.
       *[left] No one won: the Condottiere marker goes to the left, from { $from } to { $to }.
    }
event-lines-discarded = All battle lines are discarded.
event-folded = { $player } holds no mercenary and discards their whole hand.
event-held = { $player } holds no mercenary, but keeps their hand.
event-round-ended =
    { $player_is ->
        [none] The round is over: no one has cards left.
       *[one] The round is over: only { $player } has cards left.
    }
event-kept =
    { $card ->
        [none] { $player } keeps a card.
       *[known] { $player } keeps { $card }.
    }
event-kept-enough = { $player } keeps { $count } and discards { $discarded }.
event-draws =
    { $count ->
        [0] { $player } draws no cards.
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
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
event-points-counted = Points so far: { $scores }. Target: { $target }.
event-match-over =
    { $winners_count ->
        [0] The match is over: a draw ({ $scores }).
        [one] The match is over: { $winners } wins ({ $scores }).
       *[other] The match is over: { $winners } share the victory ({ $scores }).
    }

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } wins with a group of adjacent regions.
outcome-total = { $winners } wins by the number of regions.
outcome-most = No region can be chosen any more: { $winners } holds the most and wins.
outcome-final =
    { $winners_count ->
        [one] { $winners } wins the final battle, and with it the game.
       *[other] { $winners } are tied in the final battle and share the victory.
    }
outcome-draw = The final battle is tied: a draw, no one wins.
outcome-points = { $winners } has reached the target with the most points and wins the match.

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

## Bots: levels, and names for their seats

level-captain = Captain
level-captain-about = Counts cards and thinks ahead; a good opponent for experienced players.
level-condottiere = Condottiere
level-condottiere-about = The strongest: weighs thousands of possible games before every move.

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
hint-why-denies = It keeps a rival from winning.
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
key-enter = Play the card, choose the region
key-digits = Play a mercenary (0: the 10)
key-hand = To the hand
key-map = To the map
key-need = What each player needs to win

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
