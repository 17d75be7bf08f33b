"""The bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from signoria.engine import Advice, Event, Outcome, Setup
from signoria.engine.manifest import Row, Value
from signoria.puzzles.puzzle import Judged
from signoria.table.messages import Look, Origin, TableInfo
from signoria.table.terms import ActionText, Entropy, Level, LevelOrUsual, Name, SeatList, SeatNumber, TalkText, Terms
from signoria.teacher.judgement import Analysis, Chances, Judgement

Password = Annotated[str, Meta(min_length=8, max_length=200)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client sends."""


class Reply(msgspec.Struct):
    """Something the server answers."""


class Problem(Reply):
    """Every answer from 400 up: a message id and its arguments. ``rule`` names a rule of the game where one refuses."""

    reason: str
    args: dict[str, Any] = {}
    rule: str = ""


class Me(Reply):
    """Who asks. ``csrf`` goes back in the header ``x-csrf-token`` of everything that writes."""

    kind: Literal["nobody", "guest", "account"]
    name: str = ""
    csrf: str = ""


class GuestBody(Body):
    name: Name


class AccountBody(Body):
    name: Name
    password: Password


class Edition(Reply):
    """One printing of a game, and what can be agreed on before it is played."""

    name: str
    options: tuple[str, ...]
    advice: tuple[Advice, ...] = ()
    """Which options the rulebook advises against playing together, and the id of the words for it."""
    families: tuple[str, ...] = ()
    """All that seats can play; none where seats do not differ."""
    promises: tuple[str, ...] = ()
    """The actions that a deal may name."""


class Title(Reply):
    """A game that can be played here. The first of all is the one that is played where nobody names another."""

    name: str
    min_seats: int
    max_seats: int
    usual_seats: int
    editions: tuple[Edition, ...]
    """The first is the usual one."""
    levels: tuple[str, ...]
    """The bots, from the weakest to the strongest."""
    usual_bot: str
    values: dict[str, Value] = {}
    """Numbers of the title's own that a set-up may hold."""
    chapters: tuple[str, ...] = ()
    """The events with which a new part of the story begins."""
    silent: tuple[str, ...] = ()
    """The events that a log need not tell: others say them, or the board shows them."""
    components: bool = False
    """Whether an owner may bring components of the box."""
    lessons: tuple[str, ...] = ()
    """By name, in the order in which one learns."""
    puzzles: int = 0
    """How many it brings."""
    analyst: bool = False
    """Whether its games can be analysed, and hints say the chance to win."""
    paces: dict[str, int] = {}
    """By level, the percent of the usual time that a bot seems to think."""


class ComponentsBody(Body):
    """An owner's component file: what it is called, and all that is in it."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: str


class OwnComponents(Reply):
    """A file that can be played with: ``edition`` goes into a set-up. How many of its values are ``fact``, ``inferred``
    and ``reconstructed``, and how many of them are ``changed``, that is, not those of the title's usual edition."""

    edition: str
    marks: dict[str, int]
    changed: int


class LessonStep(Reply):
    """What a coach says before the decision ``turn`` of the line, pointing at the CSS selector ``point``.

    It ends with one of the actions ``until``, the one of the line first; without any, when the learner says so."""

    say: str
    point: str
    until: tuple[str, ...]
    turn: int


class TitleWords(Reply):
    """What a title says: ``ftl`` are its Fluent messages in ``language``, the rest is ``[words]`` of its manifest."""

    language: str
    ftl: str
    arguments: dict[str, str]
    actions: tuple[str, ...]
    rows: dict[str, Row]


class SetupBody(Body):
    game: GameName
    setup: Setup


class SeatPlan(Body):
    """``me`` on several seats: a hot-seat table, with a ``name`` for each."""

    kind: Literal["me", "bot", "open"]
    level: Level | None = None
    name: Name | None = None


class TableBody(Body):
    game: GameName
    setup: Setup
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
    terms: Terms = Terms()
    name: Name | None = None
    """Become a guest of this name, if you are nobody yet."""
    entropy: Entropy = ""


class QuickStartBody(Body):
    """A table against bots, at once. Everything has a default."""

    game: Annotated[str, Meta(max_length=40)] = ""
    """Empty: the first title."""
    setup: Setup | None = None
    level: LevelOrUsual = ""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """As in the terms; the page needs none, because it shows bots at its reader's pace."""
    name: Name = "Guest"
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """A lesson of the title: it brings its own set-up."""
    puzzle: Annotated[str, Meta(max_length=24)] = ""
    """The id of a puzzle, to play on from there: it brings game, set-up and seat."""


class JoinBody(Body):
    """``seat`` None: the first that is open. ``name``: become a guest of this name, if you are nobody yet."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    name: Name | None = None
    entropy: Entropy = ""


class MadeTable(Reply):
    """``invite`` opens a private table: share it as the page's ``/table/{id}?invite={invite}``."""

    id: str
    invite: str


class TableLine(Reply):
    """A table in a list."""

    id: str
    game: str
    setup: Setup
    status: Literal["waiting", "playing", "over"]
    names: tuple[str, ...]
    open_seats: int
    changed: int
    """Milliseconds since 1970."""
    mine: bool = False
    my_turn: bool = False
    private: bool = False
    outcome: Outcome | None = None
    origin: Origin | None = None
    """The moment of another game that it began from."""


decode_line = msgspec.json.Decoder(TableLine).decode


class TableReply(Reply):
    table: TableInfo
    seats: tuple[int, ...]
    """Those you hold."""
    invite: str | None = None
    """For those who sit at the table."""


class StoredRecord(Reply):
    id: str


class Moment(Reply):
    """A moment of a record: ``move`` led to it (None: the beginning). ``looks``: one a pair of eyes asked for."""

    turn: int
    move: str | None
    looks: tuple[Look, ...]


class Milestone(Reply):
    """An event, and the moment that it led to."""

    turn: int
    event: Event


class Replay(Reply):
    """``total`` counts the moments from 0; ``steps`` are those asked for. With the first come ``chapters``, all that
    begin a part of the story, and ``course``, all that tell how the game stands."""

    game: str
    setup: Setup
    players: tuple[str, ...]
    total: int
    outcome: Outcome | None
    steps: tuple[Moment, ...]
    chapters: tuple[Milestone, ...] = ()
    course: tuple[Milestone, ...] = ()


class PlayOnBody(Body):
    """Play on from the moment ``at`` of a finished game, in this seat, against bots."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: LevelOrUsual = ""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """As in a quick start."""
    name: Name = "Guest"


class PuzzleLine(Reply):
    """A puzzle in a list; the easiest have the difficulty 1, the hardest 5."""

    id: str
    game: str
    difficulty: int


class PuzzleReply(Reply):
    """What had the seat of this look best do? ``day``, of the puzzle of the day: which day, as 2026-12-31."""

    id: str
    game: str
    setup: Setup
    difficulty: int
    look: Look
    day: str = ""


class PuzzleAnswerBody(Body):
    action: ActionText


class PuzzleAnswer(Reply):
    """How good ``answer`` was. ``candidates``: those to choose from, the best first; ``reason`` and ``args`` say why,
    as in a hint; ``missed``: how often the bots of the lower levels choose another."""

    right: bool
    answer: str
    best: str
    candidates: tuple[Judged, ...]
    reason: str
    args: dict[str, Any]
    missed: float
    then: tuple[str, ...] = ()
    """How the turn goes on after the best move, where a turn is many small decisions."""
    look: Look | None = None
    """After the right answer: what the seat sees then, unless chance decides first."""


Progress = Literal["unasked", "waiting", "working", "ready"]


class AnalysisReply(Reply):
    """``ready``: here it is. ``waiting`` and ``working``: ask again; ``done`` is the part that is, 0 to 1."""

    status: Progress
    done: float = 0.0
    analysis: Analysis | None = None


class DeeperBody(Body):
    """A longer look at one moment: each depth simulates twice as much as the one before."""

    depth: Annotated[int, Meta(ge=1, le=3)] = 1


class DeeperReply(Reply):
    """As for a whole analysis: the chances to win at one moment, and its decision judged."""

    status: Progress
    done: float = 0.0
    chances: Chances | None = None
    judgement: Judgement | None = None


class Branch(Reply):
    """A game that went on otherwise from the moment ``turn`` of another, its player in ``seat``.

    ``invite`` opens it to whoever may see the other one, as soon as it is over, and to its player before."""

    table: str
    turn: int
    seat: int
    name: str
    """Of the player."""
    status: Literal["waiting", "playing", "over"]
    changed: int
    """Milliseconds since 1970."""
    mine: bool = False
    invite: str = ""
    outcome: Outcome | None = None


class Branches(Reply):
    """Where a game came from, if it is a branch, and the games that branched off from it, the latest first.

    ``invite`` opens the origin, for the player of the branch."""

    origin: Origin | None
    invite: str
    branches: tuple[Branch, ...]


class Course(Reply):
    """One course of a game from a moment on: the chances to win at the moments of its own replay, ``source``."""

    source: str
    chances: tuple[Chances, ...]
    outcome: Outcome | None


class ComparisonReply(Reply):
    """A branch beside its origin, from the moment where they part. ``done`` counts both analyses."""

    status: Progress
    done: float = 0.0
    origin: Course | None = None
    branch: Course | None = None


class TokenReply(Reply):
    """Shown once; only its hash is kept."""

    token: str


class NoticeBody(Body):
    """``language``: of the sentence in it."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    language: Literal["en", "ru", "hu", "fa"] = "en"


class NoticeLine(Reply):
    id: str
    url: str
    language: str


class MadeNotice(Reply):
    """The secret is shown once: it signs what is sent."""

    id: str
    secret: str


class BotAct(Body):
    action: ActionText
    turn: int | None = None
    seat: SeatNumber | None = None


class BotSay(Body):
    text: TalkText
    to: SeatList | None = None
    seat: SeatNumber | None = None


class Carried(Reply):
    """Carried out and durable. ``number`` is where your stream stands."""

    number: int


class BotEvent(msgspec.Struct, frozen=True, tag_field="is", tag="game"):
    """A line of the event stream: a table at which your program sits started, waits for it, or is over."""

    table: str
    status: Literal["waiting", "playing", "over"]
    seats: tuple[int, ...]


class Health(Reply):
    status: Literal["ok", "disk-full", "database-broken", "database-slow", "database-unreachable"]
    version: str
    tables: int
    sockets: int
