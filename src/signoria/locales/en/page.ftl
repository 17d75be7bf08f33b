### The page around the board: what only it says. The words of a game are in its title’s own words.ftl.

## Everywhere

home = Home
nowhere = There is nothing here
nowhere-about = No page has this address. Perhaps the link was cut short: ask for it again, or start from the front page.
menu = Menu
close = Close
remove = Remove
settings = Settings
rules = Rules
skip-to-main = Skip to main content
are-you-sure = Are you sure?
no-go-back = No, go back
agree = Accept
refuse = Decline
withdraw = Withdraw
copy = Copy
copied = Copied
guest = Guest
unread = unread

## Settings

settings-you = General
settings-play = At the table
settings-signals = Sound and alerts
language = Language
theme = Theme
theme-system = Same as device
theme-light = Light
theme-dark = Dark
pace = Bot speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-turn = Skip to my turn
speed = Animations
speed-slow = Slow
speed-calm = Normal
speed-brisk = Fast
speed-off = Off
your-name = Your name
one-click = Play with one click (mouse only)
one-click-about = Otherwise the first click selects and the second plays.
bots-talk = Remarks by bots
bots-talk-about = They answer your deals and now and then say a word about the game, or show you a card.
mute-bots = Mute the bots
tips = Tips while you play
tips-about = For players who are new to a game. Turn them on again to start over.
sound = Sound
sound-on = Turn sound on
sound-off = Sound off
volume = Volume
vibration = Vibrate on my turn and when I am asked whether I am ready
notice = When the page is in the background, notify me of my turn and when I am asked whether I am ready
notice-refused = Your browser does not allow notifications from this page.

## The front page

front-lead = Games of power and cunning in Renaissance Italy, with friends or against bots, in your browser.
play = Play
play-about = Play starts a game against bots right away, no account needed.
title-players = { $least } to { $most } players
learn = Learn
new-table = New table
tables-mine = My games
tables-mine-none = Your games will be here.
tables-open = Open tables
tables-open-none = No one is waiting right now. Open a table and send the invitation.
tables-watch = Games to watch
tables-watch-none = No public game is being played right now.
tables-over = Finished games
tables-over-none = Finished public games can be replayed here.
upload-record = Open a game record
not-a-record = This file is not a game record.
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
make-account = Create an account
password = Password (at least 8 characters)

## A new table

title = Game
edition = Edition
options = Options
families = Families
families-order = In order
families-order-about = The first seat plays the first family, and so on.
families-choose = Players choose
families-choose-about = Everyone picks a free family before the game starts; bots take what is left.
families-lot = By lot
families-lot-about = Chance deals the families, and anyone can check it afterwards.
players = Players
how-many-players = Number of players
player-number = Player { $number }
seat-kind = Who plays seat { $number }
seat-me = Me
seat-bot = Bot
seat-open = Open
seat-hot = Another person on this device
seat-open-about = For anyone with the invitation
level-of = Level of bot { $number }
choose-bot = Choose a bot
choose-bot-about = From the weakest to the strongest.
play-against = You play against
name-of = Name of player { $number }
clock = Clock
clock-none = No clock
clock-move = { $amount } for each decision
clock-game = { $amount } for the game, plus { $increment } for each decision
at-zero = When time runs out
at-zero-bot-moves = When time runs out, a bot makes the move
at-zero-bot-takes-over = When time runs out, a bot takes over
at-zero-ends = When time runs out, the game is lost
private = Private table
private-about = Only people with the invitation can join or watch.
spectators = Allow spectators
spectators-about = Others can watch; they never see hands.
own-components = Your own file
own-components-about = If you own the box: play with the values printed on its components.
own-file-choose = Choose a component file, or drop it here
own-file-begin = Download the current values to start from
own-file-about = Values marked “reconstructed” are our own invention, in keeping with what is known. Type in what your box says and remove the mark.
own-file-checking = Checking the file…
own-file-fine = “{ $name }” can be played with.
own-file-changed =
    { $count ->
        [0] No value differs from the usual ones.
        [one] { $count } value differs from the usual ones.
       *[other] { $count } values differ from the usual ones.
    }
own-file-reconstructed =
    { $count ->
        [0] No value is reconstructed any more.
        [one] { $count } value is still reconstructed.
       *[other] { $count } values are still reconstructed.
    }
own-file-wrong = “{ $name }” has an error.
own-file-line = Line { $line }
own-edition = Own components: { $name }
make-table = Open the table

## Before the game

lobby = The table is waiting
lobby-about = The game begins when every seat is taken.
lobby-full = Every seat is taken
lobby-ready-about = The game begins when every seat is taken and everyone is ready.
own-edition-about = This table is played with the values of an owner’s box.
invitation = Invitation: send this link to your friends
share = Share
qr-code = QR code
qr-code-about = QR code of the invitation
sit-here = Sit here
stand-up = Leave the seat
put-bot = Add a bot
empty-seat = Free this seat
choose-family = Your family
family-open = Not chosen yet
families-in-lot = Families to draw from
start-game = Start the game
start-game-about = Players without a family get one that is left.
host = host
here = online
take-seat = Take a seat
ready-question = Are you ready?
ready-yes = I’m ready
ready-no = Wait, not yet
ready-done = You are ready.
ready-only-you = Everyone else is ready. And you?
ready-waits = Waiting for { $players }.
seat-ready = ready
seat-not-ready = not ready yet

## What was agreed on

what-we-play = What we play
options-none = None
begins = Starting player
undo-about = A move can be undone freely until something new is seen or another player has moved; after that everyone must agree.
talk-about = Players can write to everyone or privately to some.
admission = Who can join
public = Public table
public-about = The table is in the list, and anyone can take an open seat.
watching = Spectators
spectators-none = No one else can watch.
spectators-late = They see everything { $amount } later.
hot-seat = One device
hot-seat-about = Several players take turns at one device; hands stay hidden.
bots = Bots
bots-pace = A bot takes at least { $amount } for a decision.
bots-step-in = If a player leaves the game, a bot plays on: { $level }.

## Lessons

coach = Lesson
coach-next = Next
coach-finish = Finish
coach-next-lesson = Next lesson
coach-again = Start again
lessons = Lessons
lesson-learned = { $name }, learned
coach-do-it = Do it for me
coach-leave = Leave the lesson
coach-progress = { $step } of { $count }
coach-off = You have left the lesson. Undo your move to return to it, or play on as you like.

## Puzzles

puzzle = Puzzle
puzzle-daily = Puzzle of the day
puzzle-streak =
    { $count ->
        [one] Solved { $count } day in a row
       *[other] Solved { $count } days in a row
    }
puzzle-ask = Your move: find the best one.
puzzle-chances = Win chances
puzzle-yours = your move
puzzle-next = Next puzzle
puzzle-titles-all = All games
puzzle-grade = Difficulty
puzzle-grades-all = Any difficulty
puzzle-none = There are no other puzzles of this kind.

## Tips

tip = Tip
tip-said = Tip: { $tip }
tip-read = Got it
tips-off = No more tips

## The table

components = Components
marks-about = What the rulebook does not state is marked:
mark-inferred = inferred: it follows from what the rulebook says
mark-reconstructed = reconstructed: invented by us, in keeping with what is known
actions = Actions
facts = What is known
player = Player
yes = yes
no = no
labelled-value = { $fact }: { $value }
board = The board
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
away = offline
your-turn = Your turn.
thinking = { $player } is thinking.
since = Meanwhile:
ask-sound = Victory! Would you like to hear the drums?
time-short = Your time is running out:
# $what: what happened, in sentences
made-for-me = Time ran out. Played for you: { $what }
undo = Undo
hint = Hint
why-not = Why not? { $rule }
table-menu = Table
pause = Pause
paused = The game is paused.
go-on = Resume
resign = Resign
confirm-resign = A bot will play on in your place. You cannot come back to this game.
ask-replace = Replace { $player } with a bot
connection-lost = Connection lost. Reconnecting…
curtain = Pass the device to { $player }.
curtain-lift = I am { $player }: show my cards

undo-takes-back = What would be undone:
motion-undo = { $player } asks to undo a move.
motion-pause = { $player } asks for a pause.
motion-replace = { $player } asks to replace { $target } with a bot.
motion-rematch = { $player } asks for a rematch.

## Log and chat

log-and-talk = Log and chat
tab-log = Log
tab-talk = Chat
tab-deals = Deals
news-sat = { $player } sits down.
news-stood = { $player } stands up.
news-started = The game begins.
news-undone = { $player } undoes a move.
news-operator-undid = The operator of this server took the game back by some moves. The reason: { $reason }
news-operator-patched = The operator of this server changed the position. The reason: { $reason }
news-motion-ended =
    { $how ->
        [agreed] Everyone agreed.
        [refused] Declined.
       *[expired] No one answered in time.
    }
news-paused = The game is paused.
news-resumed = The game goes on.
news-bot-took-over =
    { $why ->
        [resigned] { $player } resigns; a bot plays on.
        [time] { $player } ran out of time; a bot plays on.
       *[replaced] A bot now plays for { $player }.
    }
news-ran-out = { $player } ran out of time; a bot makes the move.
news-ended =
    { $why ->
        [time] Time ran out: the game is over.
        [abandoned] Everyone left: the game is over.
       *[rules] The game is over.
    }
news-rematch = The rematch table is ready.
say = Send
say-all = Message everyone…
say-private = Private message…
to-all = Everyone
recipients = To whom
phrases = Quick phrases
phrase-about-whom = Who is meant?
phrase-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-peace = How about peace?
phrase-mine = Leave this one to me.
phrase-yours = You can have this one.
phrase-watch = Watch out for { $player }!
phrase-against = Help me against { $player }!
talk-none = No messages yet.
talk-private = privately to { $players }
show-cards = Show cards
show-cards-about = The server shows the real cards, so no one can bluff with them. They stay in your hand.
show-to = To whom?
shows-cards = { $player } shows: { $cards }.
deals-none = No deals yet. A deal is not binding, but it is remembered.
propose-deal = Propose a deal
propose = Propose
deal-about = A deal is not binding. After the game everyone in it sees what was kept.
deal-with = With whom?
deal-from = Deal { $number }: { $player } with { $players }
deal-open = Waiting for an answer
deal-accepted = Accepted
deal-declined = Declined
deal-withdrawn = Withdrawn
deal-void = Void
# $will: yes, no
pledge =
    { $will ->
        [no] { $player } promises not to: { $what }
       *[yes] { $player } promises to: { $what }
    }
    .player =
        { $will ->
            [no] You promise not to: { $what }
           *[yes] You promise to: { $what }
        }
pledge-separator = { ". " }
pledge-means = Which do you mean?
deal-point = Point at a player and at a place on the board, or choose below.
deal-point-player = Deal with { $player }
deal-proposed = { $player } proposes a deal: { $text }
# $standing: open, accepted, kept, broken
deal-sign =
    { $standing ->
        [open] Deal { $number }, proposed: { $text }
        [accepted] Deal { $number }, accepted: { $text }
        [kept] Deal { $number }, kept: { $text }
       *[broken] Deal { $number }, broken: { $text }
    }
deal-signs = Your deals
seat-menu = { $player }: deals and cards
shown-to-you = Shown to you: { $cards }
pledge-kept = (kept)
pledge-broken = (broken)
pledge-no-occasion = (never came up)
pledge-number = Promise { $number }
pledge-by = Who promises
pledge-will = Will or will not
pledge-yes = will
pledge-no = will not
pledge-action = What
pledge-in-words = in words:
pledge-note = Your own words
pledge-more = Add a promise

## The end, and the replay

you-win = You won!
you-lose = You lost
rematch = Rematch
replay = Replay
analyse = Analyse
course = How it went
download-record = Download record
see-board = Back to the board
moment = Moment
eyes = Seen by
eyes-all = All cards open
eyes-spectator = Spectator
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
chapter = Chapter
play-on = Play on from here
link-to-moment = Link to this moment
search-rules = Search the rules
found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }

## The teacher: analyses, chances to win, and games that went on otherwise

analysis = Analysis
analysing = Analysing…
teacher-queue = Waiting for other analyses…
try-again = Try again
analysis-ready = The analysis is ready.
# $chance: for example 42%
chance-of = { $player } { $chance }
# $chances: everyone’s chance to win
chances-at = Moment { $moment }. Win chances: { $chances }
chances-in-words = Win chances in words
last-moment = The end
this-moment = This moment
moment-number = Moment { $moment }
moment-decides = { $player } has to decide.
moment-over = No one decides anything here.
moment-forced = Only one move was possible.
analyse-deeper = Analyse deeper
option-best = best
option-played = played
option-alike = as good
give-or-take = ± { $margin }
verdict-fine = This was the best move.
verdict-alike = No other move would have been noticeably better.
# Numbers of percentage points
verdict-cost =
    { $points ->
        [one] It cost { $points } percentage point of win chance (± { $margin }).
       *[other] It cost { $points } percentage points of win chance (± { $margin }).
    }
verdict-sure = { $sure } sure that the other move does better in simulated games.
# $why: the reason of a move, in a sentence that speaks to the player
advice-to = Advice to { $player }: “{ $why }”
turning-points = Turning points
turning-none = None: no decision by { $player } clearly lowered their win chance.
go-there = Go there
hint-chance = Win chance: { $chance }.
what-if = What if?
what-if-about = Play differently from this moment, against bots. The new game stays linked to this one.
play-as = Play as { $player }
branches = What-if games
branches-none = No one has played this game differently yet.
branch-from = { $player }, from moment { $moment }
branch-goes-on = still being played
branch-here = What if? From moment { $moment } of another game.
to-origin = To the original game
comparison = Compare with the original
line-origin = The original game
line-branch = The what-if game
line-went = Win chance of { $player }: { $first } where the games part, { $last } at the end.
how-sure = How sure is this?
how-sure-chances = A win chance of 70% means: when bots played on from such moments, seven of ten games were won. Everything counts, including hidden cards.
how-sure-advice = Decisions are judged only by what the player could know at the time.
how-sure-range = The number after ± says how far off a value may be: 19 times out of 20 the true one lies within it.
how-sure-limit = Simulated games are played by bots, and not always to the end. People may play differently: then another move may be better, however sure this seems.
how-sure-more = How this was tested: { $file }

## Keys

keys = Keys
key-tab = Next control
key-talk = Chat
key-to-tip = To the tip or the lesson
key-tip-read = Put the tip away
key-skip = Skip the animation or the wait
key-turn = Skip to my turn

## What the table or the server would not do

refused-otherwise = This was declined ({ $reason }).
refused-unreachable = The server cannot be reached.
refused-not-seated = That is not your seat.
refused-not-host = Only the host may do that.
refused-not-waiting = The game has already begun.
refused-not-playing = No game is being played.
refused-not-over = The game is not over yet.
refused-seat-taken = The seat is taken.
refused-seats-open = There are still open seats.
refused-nobody-asked = This table does not ask whether players are ready.
refused-not-all-ready = Not everyone is ready yet.
refused-table-changed = The table has changed. Look at it again before you say that you are ready.
refused-nothing-to-choose = No families are chosen at this table.
refused-no-such-family = This family is not in the game.
refused-family-taken = Someone else has chosen this family.
refused-no-such-seat = There is no such seat.
refused-one-seat-only = You are already at this table.
refused-stale = The game has moved on. Try again.
refused-illegal = That is not possible.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-nothing-to-undo = There is nothing to undo.
refused-motion-open = Another question is still open.
refused-no-such-motion = The question is no longer open.
refused-not-asked = This question is not for you.
refused-already-answered = You have already answered.
refused-no-such-card = You do not hold these cards.
refused-bad-recipients = It cannot be sent to these players.
refused-no-such-deal = There is no such deal.
refused-deal-closed = The deal is closed.
refused-too-many-deals = There are too many open deals.
refused-unknown-action = There is no such move.
refused-unknown-level = There is no such bot.
refused-not-against-people = Hints are given only in games against bots.
refused-bad-target = That player cannot be replaced.
refused-bad-text = This text cannot be used.
refused-rematch-made = The rematch table already exists.
refused-too-fast = Too fast: please wait a moment.
refused-too-many = Too many at once: please wait a moment.
refused-bad-position = This position cannot be put on the table: { $text }
refused-too-many-tables = You have too many open tables: finish or leave some first.
refused-too-many-records = You have too many records here.
refused-no-such-table = There is no such table.
refused-other-rules = This table was played by rules that have been corrected since; it cannot be opened any more.
refused-bad-components = This component file has an error.
refused-no-components = The components needed for this are no longer here.
refused-too-large = That is too large.
refused-no-such-record = There is no such record.
refused-no-such-puzzle = There is no such puzzle.
refused-not-offered = This move is not among those to choose from here.
refused-teacher-busy = Too many games are being analysed: try again in a moment.
refused-no-analyst = The games of this title cannot be analysed.
refused-no-branch = This is not a what-if game.
refused-not-for-you = This table is private: you need the invitation.
refused-not-signed-in = You have to sign in first.
refused-signed-in = You are already signed in.
refused-name-taken = This name is taken.
refused-wrong-password = The name or the password is wrong.
refused-invalid = These settings cannot be played.
refused-broken = Something went wrong on the server.
