"""The wire protocol of a table: commands in, messages out. Ids and arguments, no prose; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from signoria.engine import Event, Outcome, Setup
from signoria.table.terms import (
    ActionText,
    CardName,
    CommandId,
    Entropy,
    FamilyName,
    Level,
    Name,
    PhraseName,
    SeatList,
    SeatNumber,
    TalkText,
    Terms,
)

PROTOCOL = 1


# Commands: client to server


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """``id`` is made by the client; the same id from the same person is carried out once, however often it is sent."""

    id: CommandId


class Sit(Command, tag="sit"):
    """Take an open seat while the table waits. ``entropy`` is stirred into the shuffle."""

    seat: SeatNumber
    name: Name | None = None
    entropy: Entropy = ""


class Stand(Command, tag="stand"):
    """Leave a seat while the table waits."""

    seat: SeatNumber


class SetBot(Command, tag="set-bot"):
    """The host puts a bot on an open seat (or another bot on a bot's seat) while the table waits."""

    seat: SeatNumber
    level: Level


class Clear(Command, tag="clear"):
    """The host empties a seat while the table waits."""

    seat: SeatNumber


class Arrange(Command, tag="arrange"):
    """The host says how families come to seats while the table waits: in order, as people choose, or by lot."""

    families: Literal["order", "choose", "lot"]


class Choose(Command, tag="choose"):
    """Take a family that is free (empty: none) while the table waits, where people choose."""

    seat: SeatNumber
    family: FamilyName


class Ready(Command, tag="ready"):
    """Say, for all seats that one holds, that the game may start; or take that back.

    ``check`` is ``table.check.number`` as the client saw it: who has not seen the latest change is not ready for it.
    """

    check: int
    yes: bool


class Start(Command, tag="start"):
    """The host waits no longer for people to choose: who has no family gets one that is left."""


class Act(Command, tag="act"):
    """Make a decision. ``turn`` is ``look.turn`` as the client saw it: a stale one is refused."""

    seat: SeatNumber
    turn: int
    action: ActionText


class AskUndo(Command, tag="ask-undo"):
    """Take back one's last decision: at once while that is free, else a motion to all."""

    seat: SeatNumber


class AskPause(Command, tag="ask-pause"):
    seat: SeatNumber


class AskReplace(Command, tag="ask-replace"):
    """Ask the others to let a bot play for ``target``, who went away."""

    seat: SeatNumber
    target: SeatNumber


class AskRematch(Command, tag="ask-rematch"):
    seat: SeatNumber


class Answer(Command, tag="answer"):
    """To the open motion. One no ends it; who asked may say no to withdraw it."""

    seat: SeatNumber
    motion: int
    yes: bool


class Resume(Command, tag="resume"):
    """End a pause."""

    seat: SeatNumber


class Resign(Command, tag="resign"):
    """A bot of the table's level plays on."""

    seat: SeatNumber


class Say(Command, tag="say"):
    """To all, or in private to the seats ``to``. ``phrase`` names a ready-made one, ``about`` the seat it speaks of."""

    seat: SeatNumber
    text: TalkText
    to: SeatList | None = None
    phrase: PhraseName = ""
    about: SeatNumber | None = None


class Show(Command, tag="show"):
    """Show cards of one's hand to the seats ``to``: the server vouches that they are there."""

    seat: SeatNumber
    cards: Annotated[tuple[CardName, ...], Meta(min_length=1, max_length=40)]
    to: SeatList


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``by`` will (or will not) take ``action`` at the next decision where it is possible. ``note`` says what else."""

    by: SeatNumber
    action: Annotated[str, Meta(max_length=200)] = ""
    will: bool = True
    note: Annotated[str, Meta(max_length=200)] = ""


class Propose(Command, tag="propose"):
    """A deal for the seats ``to``. It binds nobody."""

    seat: SeatNumber
    to: SeatList
    pledges: Annotated[tuple[Pledge, ...], Meta(min_length=1, max_length=8)]


class AnswerDeal(Command, tag="answer-deal"):
    """Accept or decline a deal; who proposed it says no to withdraw it."""

    seat: SeatNumber
    deal: int
    yes: bool


class Hint(Command, tag="hint"):
    """What would the table's bot do? Only when all other seats are bots. Answered by ``hint``."""

    seat: SeatNumber


class History(Command, tag="history"):
    """What happened so far, as this person may know it. Answered by ``history``."""

    after: Annotated[int, Meta(ge=0)] = 0


# fmt: off
AnyCommand = (
    Sit | Stand | SetBot | Clear | Arrange | Choose | Ready | Start | Act | AskUndo | AskPause | AskReplace
    | AskRematch | Answer | Resume | Resign | Say | Show | Propose | AnswerDeal | Hint | History
)
# fmt: on


# News: what happened, as the recipient may know it


class News(msgspec.Struct, tag_field="is", omit_defaults=True):
    """One thing that happened at the table. What happened in the game is in ``look.events``."""


class SatDown(News, tag="sat"):
    seat: int
    name: str


class StoodUp(News, tag="stood"):
    seat: int
    name: str


class Started(News, tag="started"):
    pass


class Acted(News, tag="acted"):
    """A seat decided; what may be known of it is in the events."""

    seat: int


class Undone(News, tag="undone"):
    """``seat`` took back its last decision: forget what happened from ``turn`` on."""

    seat: int
    turn: int


class OperatorUndid(Undone, tag="operator-undid"):
    """The operator of the server took back all decisions from ``turn`` on, the first of them made by ``seat``."""

    reason: str


class OperatorPatched(Undone, tag="operator-patched"):
    """The operator of the server put another position on the table, from which ``seat`` plays on: forget all before."""

    reason: str


class Intervention(msgspec.Struct, frozen=True):
    """What the operator did to a game: took it back to ``turn``, or (``patched``) put another position there when so
    many decisions had been made."""

    kind: Literal["undone", "patched"]
    turn: int
    at: int
    reason: str


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something all people at the table must agree to."""

    number: int
    kind: Literal["undo", "pause", "replace", "rematch"]
    seat: int
    expires: int
    """Milliseconds since 1970."""
    agreed: tuple[int, ...] = ()
    waits_for: tuple[int, ...] = ()
    target: int | None = None


class Asked(News, tag="asked"):
    motion: Motion


class Answered(News, tag="answered"):
    motion: int
    seat: int
    yes: bool


class MotionEnded(News, tag="motion-ended"):
    """``how``: all agreed, somebody refused, or nobody answered in time."""

    motion: int
    kind: Literal["undo", "pause", "replace", "rematch"]
    how: Literal["agreed", "refused", "expired", "void"]


class Paused(News, tag="paused"):
    seat: int


class Resumed(News, tag="resumed"):
    seat: int


class BotTookOver(News, tag="bot-took-over"):
    """``why``: the player resigned, ran out of time, or was replaced by consent."""

    seat: int
    name: str
    why: Literal["resigned", "time", "replaced"]


class RanOut(News, tag="ran-out"):
    """A clock reached zero; the bot makes this decision."""

    seat: int


class Said(News, tag="said"):
    """``to`` None: to all. Who knows the ``phrase`` reads it in another language than ``text``."""

    seat: int
    text: str
    to: tuple[int, ...] | None = None
    phrase: str = ""
    about: int | None = None


class Shown(News, tag="shown"):
    """Real cards of ``seat``'s hand at this moment."""

    seat: int
    cards: tuple[str, ...]
    to: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """``kept`` is filled when the game is over: one entry a pledge, None where there was no occasion."""

    number: int
    seat: int
    to: tuple[int, ...]
    pledges: tuple[Pledge, ...]
    accepted: tuple[int, ...] = ()
    state: Literal["open", "accepted", "declined", "withdrawn", "void"] = "open"
    kept: tuple[bool | None, ...] = ()
    turn: int = 0


class DealChanged(News, tag="deal"):
    """A deal was proposed, answered, or came to an end."""

    seat: int
    deal: Deal


class Ended(News, tag="ended"):
    """``why`` None: by the rules, and ``outcome`` says how; else by ``time`` or because everybody left."""

    outcome: Outcome | None = None
    why: Literal["time", "abandoned"] | None = None


class RematchMade(News, tag="rematch"):
    seat: int
    table: str


# fmt: off
AnyNews = (
    SatDown | StoodUp | Started | Acted | Undone | OperatorUndid | OperatorPatched | Asked | Answered | MotionEnded
    | Paused | Resumed | BotTookOver
    | RanOut | Said | Shown | DealChanged | Ended | RematchMade
)
# fmt: on


# Messages: server to client


class Choice(msgspec.Struct, frozen=True):
    """A legal action: the title's number for it, and its text, which is what ``act`` sends."""

    action: int
    text: str


class Look(msgspec.Struct, frozen=True):
    """The game through the eyes of a seat (None: a spectator)."""

    seat: int | None
    turn: int
    """How many decisions stand."""
    to_move: int | None
    view: Annotated[Any, Meta(extra_json_schema={"type": "object"})]
    """The title's own view: everything that may be known."""
    legal: tuple[Choice, ...]
    """Empty when this seat is not to move (or the table is paused or over)."""
    events: tuple[Event, ...] = ()
    """What this step changed, in order, to animate and to tell."""
    undo: Literal["free", "ask"] | None = None
    """Whether this seat may take its last decision back now."""
    showable: tuple[str, ...] = ()
    """The cards that this seat may show to others in talk."""
    shown: tuple[tuple[str, ...], ...] = ()
    """By seat, the cards that it showed to this one and was not seen to part with since; empty: none at all."""


class Time(msgspec.Struct, frozen=True):
    """The clocks at ``at``: milliseconds left for each seat; ``running`` counts down."""

    left: tuple[int, ...]
    running: int | None


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """``person`` a human or a program of his; ``bot`` one of ours; ``was``: whom a bot replaced."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    host: bool = False
    program: bool = False
    was: str = ""
    family: str = ""
    """What this seat has chosen, or was given at the start, where people choose."""
    ready: bool = False
    """While everybody is asked: whether the game may start for this seat. Bots and programs are always ready."""


class ReadyCheck(msgspec.Struct, frozen=True):
    """Everybody is asked whether they are ready; after every change at the table anew, with another number."""

    number: int
    since: int
    """Milliseconds since 1970."""


class Origin(msgspec.Struct, frozen=True):
    """The moment of a finished game from which a table plays on otherwise. ``source``: ``tables/{id}`` or
    ``records/{id}``, ``turn`` the moment of its replay, ``seat`` that of the player."""

    source: str
    turn: int
    seat: int


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know of the table itself."""

    id: str
    game: str
    setup: Setup
    terms: Terms
    status: Literal["waiting", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    commitment: str
    """SHA-256 of the secret that deals the cards, known before anybody sat down."""
    families: tuple[str, ...] = ()
    """Those played at this table, in the title's order; none where seats do not differ."""
    paused: bool = False
    motion: Motion | None = None
    outcome: Outcome | None = None
    ended: Literal["time", "abandoned"] | None = None
    rematch: str | None = None
    secret: str | None = None
    """Revealed when the game is over."""
    lesson: str = ""
    """The lesson of the title that is learned here."""
    on_line: bool = False
    """Whether the lesson goes as it is meant to: who decides otherwise plays on against the usual bots."""
    check: ReadyCheck | None = None
    """Asked of all people at the table now."""
    origin: Origin | None = None
    """Where this table branched off from another game."""
    interventions: tuple[Intervention, ...] = ()
    """What the operator did to this game."""


class You(msgspec.Struct, frozen=True):
    """Who the recipient is at this table. ``stream`` names the numbering: resume only with the same."""

    seats: tuple[int, ...]
    host: bool
    stream: str


class Spoken(msgspec.Struct, frozen=True):
    """An earlier word, or earlier shown cards."""

    at: int
    news: Said | Shown


class Message(msgspec.Struct, tag_field="is", omit_defaults=True):
    """Everything the server sends is one of these."""


class TableMessage(Message, tag="table"):
    """Everything at once: sent on connecting afresh, and when one's place at the table changed."""

    number: int
    at: int
    you: You
    table: TableInfo
    protocol: int = PROTOCOL
    cause: str | None = None
    looks: tuple[Look, ...] = ()
    time: Time | None = None
    talk: tuple[Spoken, ...] = ()
    deals: tuple[Deal, ...] = ()


class Update(Message, tag="update"):
    """What changed. ``number`` grows by exactly one; ``cause`` is the command of yours that did it.

    ``table`` is there when it changed; ``looks`` when the game did, or cards were shown to you: one for each seat you
    hold.
    ``handover``: on a hot seat, the seat to give the device to, behind a curtain.
    """

    number: int
    at: int
    news: tuple[AnyNews, ...] = ()
    cause: str | None = None
    table: TableInfo | None = None
    looks: tuple[Look, ...] = ()
    time: Time | None = None
    handover: int | None = None


class Done(Message, tag="done"):
    """A command that was carried out before (it is not repeated)."""

    id: str


class Refused(Message, tag="refused"):
    """Nothing changed. ``rule`` is the id of a rule of the game, or empty where the table itself refuses."""

    id: str
    reason: str
    rule: str = ""
    args: dict[str, Any] = {}


class Weighed(msgspec.Struct, frozen=True):
    """An action and the chance to win that it gives. ``error``: one standard error."""

    choice: Choice
    value: float
    error: float


class HintMessage(Message, tag="hint"):
    """``candidates``: the best actions with their chances to win, ``choice`` first; none where nobody judges them."""

    id: str
    seat: int
    turn: int
    choice: Choice
    reason: str = ""
    args: dict[str, Any] = {}
    candidates: tuple[Weighed, ...] = ()


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the story: the numbered update without its views. ``events`` are of ``seat`` (None: a spectator)."""

    number: int
    at: int
    turn: int
    news: tuple[AnyNews, ...] = ()
    seat: int | None = None
    events: tuple[Event, ...] = ()


class HistoryMessage(Message, tag="history"):
    id: str
    entries: tuple[Entry, ...]


class Presence(Message, tag="presence"):
    """Which seats are connected now, and how many spectators. Not numbered: only the latest counts."""

    online: tuple[int, ...]
    spectators: int


class Closing(Message, tag="closing"):
    """The server ends this connection. ``retry``: come back and resume."""

    reason: Literal["restart", "too-slow", "too-fast", "too-large", "unknown-command", "signed-out"]
    retry: bool


AnyMessage = TableMessage | Update | Done | Refused | HintMessage | HistoryMessage | Presence | Closing

decode_command = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode
to_data = msgspec.to_builtins
