### The page around the board. Names of players, cards and regions stand in the nominative, as in game.ftl.

## Everywhere

home = Front page
menu = Menu
close = Close
remove = Remove
settings = Settings
rules = Rules
skip-to-main = To the main part
are-you-sure = Are you sure?
no-go-back = No, go back
agree = Agree
refuse = Refuse
withdraw = Withdraw
copy = Copy
copied = Copied
guest = Guest
title-condottiere = Condottiere
title-virtu = Virtù
unread = unread

## Settings

language = Language
theme = Light
theme-system = As the device
theme-light = Light
theme-dark = Dark
speed = Animations
speed-slow = Slow
speed-calm = Calm
speed-brisk = Brisk
speed-off = Off
your-name = Your name

## The front page

front-lead = Lead mercenaries through Renaissance Italy, bluff, and know when to leave a battle. With friends or against bots, in your browser.
play = Play
play-about = A game of four against three bots begins at once, without an account.
new-table = New table
tables-mine = My games
tables-mine-none = Your games will be here.
tables-open = Open tables
tables-open-none = Nobody is waiting right now. Make a table and send the invitation.
tables-watch = Games to watch
tables-watch-none = No public game is being played right now.
tables-over = Finished games
tables-over-none = Finished public games can be replayed here.
upload-record = Watch a record file
not-a-record = This file is not the record of a game.
seats-open =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
won-by = Won by { $players }
account = Your account
account-about = An account keeps your name and your games on every device. You can play without one.
sign-in = Sign in
sign-out = Sign out
make-account = Make an account
password = Password (at least 8 characters)

## A new table

title = Game
edition = Edition
options = Options
target = Points to reach
players = Players
how-many-players = Number of players
player-number = Player { $number }
seat-kind = Who plays seat { $number }
seat-me = Me
seat-bot = Bot
seat-open = Open
seat-hot = Another person on this device
seat-open-about = For whoever has the invitation
level-of = Level of bot { $number }
name-of = Name of player { $number }
clock = Clock
clock-none = No clock
clock-move = { $amount } for each decision
clock-game = { $amount } for the game, plus { $increment } for each decision
at-zero = When the time is up
at-zero-bot-moves = When time is up, a bot makes the move
at-zero-bot-takes-over = When time is up, a bot takes over
at-zero-ends = When time is up, the game is lost
private = Private
private-about = Only people with the invitation may come in or watch.
spectators = Spectators
spectators-about = Others may watch; they see no hand.
make-table = Open the table

## Before the game

lobby = The table is waiting
lobby-about = The game begins when no seat is open.
invitation = Invitation: send this link to your friends
sit-here = Sit down here
stand-up = Stand up
put-bot = Put a bot here
empty-seat = Empty the seat
host = host
here = is here

## The table

board = The board
map = Map of Italy
# $state: battle, favour, quiet. $target: yes, no. $owner: a name or "none"
map-region =
    { $region }{ $owner ->
        [none] , free
       *[owned] , held by { $owner }
    }{ $state ->
        [battle] , fought for now
        [favour] , under the Pope’s favour
       *[quiet] { "" }
    }{ $target ->
        [yes] . Can be chosen.
       *[no] { "" }
    }
battle-lines = Battle lines
line-of = Battle line of { $player }
strength-of = Strength of { $player }: { $strength }. Explain
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
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
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
away = away
your-turn = Your turn.
thinking = { $player } is thinking.
battle-summary = How the battle ended
battle-of = The battle for { $region }
final-battle = The final battle
no-cards = no cards
confirm-decisive = { $player } leads here, and wins the game with { $region }. Leave the battle all the same?
confirm-decisive-yes = Leave the battle
undo = Take back
hint = Hint
why-not = Why not? { $rule }
table-menu = Table
pause = Pause
paused = The game is paused.
go-on = Go on
resign = Resign
confirm-resign = A bot will play on in your place. You cannot come back into this game.
ask-replace = Let a bot play for { $player }
connection-lost = The connection is lost. Coming back…
curtain = Give the device to { $player }.
curtain-lift = I am { $player }: show my cards

motion-undo = { $player } asks to take back a move.
motion-pause = { $player } asks for a pause.
motion-replace = { $player } asks that a bot play for { $target }.
motion-rematch = { $player } asks for a rematch.

## Log and talk

log-and-talk = Log and talk
tab-log = Log
tab-talk = Talk
tab-deals = Deals
news-sat = { $player } sits down.
news-stood = { $player } stands up.
news-started = The game begins.
news-undone = { $player } takes back a move.
news-motion-ended =
    { $how ->
        [agreed] All agreed.
        [refused] It was refused.
       *[expired] Nobody answered in time.
    }
news-paused = The game is paused.
news-resumed = The game goes on.
news-bot-took-over =
    { $why ->
        [resigned] { $player } resigns; a bot plays on.
        [time] { $player } ran out of time; a bot plays on.
       *[replaced] A bot plays on for { $player }.
    }
news-ran-out = The time of { $player } is up; a bot makes the move.
news-ended =
    { $why ->
        [time] The game ended by time.
        [abandoned] Everybody left: the game is over.
       *[rules] The game is over.
    }
news-rematch = A rematch has been made.
say = Say
say-all = To all …
say-private = In private …
to-all = All
recipients = To whom
talk-none = Nobody has said anything yet.
talk-private = in private to { $players }
show-cards = Show cards
show-cards-about = The server shows the real cards, so nobody can lie with them. They stay in your hand.
show-to = To whom?
shows-cards = { $player } shows: { $cards }.
deals-none = No deals yet. A deal binds nobody, but it is remembered.
propose-deal = Propose a deal
propose = Propose
deal-about = A deal binds nobody. After the game everybody in it sees what was kept.
deal-with = With whom?
deal-from = Deal { $number }: { $player } with { $players }
deal-open = Waits for an answer
deal-accepted = Agreed
deal-declined = Refused
deal-withdrawn = Withdrawn
deal-void = Void
# $will: yes, no
pledge =
    { $will ->
        [no] { $player } will not: { $what }
       *[yes] { $player } will: { $what }
    }
pledge-kept = (kept)
pledge-broken = (broken)
pledge-no-occasion = (no occasion)
pledge-number = Promise { $number }
pledge-by = Who promises
pledge-will = Will or will not
pledge-yes = will
pledge-no = will not
pledge-action = What
pledge-in-words = in words:
pledge-note = In words
pledge-more = One more promise

## The end, and the replay

you-win = You win!
you-lose = The game is lost
chart-regions = Regions, battle by battle
chart-strengths = Strengths at the end of each battle
rematch = Rematch
replay = Replay
download-record = Record
see-board = See the board
moment = Moment
eyes = Seen by
eyes-all = All cards open
eyes-spectator = Spectator
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
link-to-moment = Link to this moment
search-rules = Search the rules
found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }

## Keys

keys = Keys
key-tab = From one thing to the next
key-arrows = Within the hand, or from region to region
key-enter = Play the card, choose the region
key-digits = Play a mercenary (0: the 10)
key-hand = To the hand
key-map = To the map
key-need = What each player needs to win
key-talk = Talk
key-skip = Skip the animation

## What the table or the server would not do

refused-otherwise = That was refused ({ $reason }).
refused-unreachable = The server cannot be reached.
refused-not-seated = You do not sit there.
refused-not-host = Only the host may do that.
refused-not-waiting = The game has begun already.
refused-not-playing = No game is being played.
refused-not-over = The game is not over yet.
refused-seat-taken = The seat is taken.
refused-no-such-seat = There is no such seat.
refused-one-seat-only = You sit at this table already.
refused-stale = The game went on meanwhile.
refused-illegal = That is not possible.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-nothing-to-undo = There is nothing to take back.
refused-motion-open = Another question is still open.
refused-no-such-motion = The question is no longer open.
refused-not-asked = You are not asked.
refused-already-answered = You have answered already.
refused-no-such-card = You do not hold these cards.
refused-bad-recipients = It cannot go to these players.
refused-no-such-deal = There is no such deal.
refused-deal-closed = The deal is closed.
refused-too-many-deals = There are too many open deals.
refused-unknown-action = There is no such move.
refused-unknown-level = There is no such bot.
refused-not-against-people = Hints are given only against bots.
refused-bad-target = Nobody can be replaced there.
refused-bad-text = This text cannot be used.
refused-rematch-made = The rematch has been made already.
refused-too-fast = Too fast: wait a moment.
refused-too-many = Too many at once: wait a moment.
refused-no-such-table = There is no such table.
refused-no-such-record = There is no such record.
refused-not-for-you = This table is private: you need the invitation.
refused-not-signed-in = You have to sign in first.
refused-signed-in = You are signed in already.
refused-name-taken = This name is taken.
refused-wrong-password = The name or the password is wrong.
refused-invalid = That cannot be played like this.
refused-broken = Something went wrong on the server.
