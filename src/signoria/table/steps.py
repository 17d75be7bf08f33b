"""What is kept of a table: the commands that were carried out, in order. Everything else is read from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from signoria.engine import Setup
from signoria.table.messages import AnyCommand, Origin
from signoria.table.terms import Terms

PersonId = str
SERVER: PersonId = "@"
"""Who acts for the bots and the clocks. No person has this id; nobody's is empty."""
OPERATOR: PersonId = "@operator"
"""Who runs the server. No person has this id either."""
SERVER_ID = "server"
"""The id of all its commands: they are not sent twice."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the table is opened. ``person`` empty: open, or a bot of that level."""

    person: PersonId = ""
    name: str = ""
    level: str = ""
    program: bool = False


class Open(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do", tag="open"):
    """The first step of every table. ``secret`` (hexadecimal) deals its cards and stays here until the end."""

    id: str
    table: str
    game: str
    setup: Setup
    terms: Terms
    plans: tuple[Plan, ...]
    secret: str
    invite: str
    entropy: str = ""
    lesson: str = ""
    """The lesson that is learned here; what it begins with and how it goes is kept, whatever becomes of its file."""
    start: dict[str, Any] | None = None
    line: tuple[str, ...] = ()
    origin: Origin | None = None
    """The moment of another game that ``start`` was."""


class Tick(msgspec.Struct, frozen=True, tag_field="do", tag="tick"):
    """Time has passed: a clock reached zero, or a motion expired."""

    id: str = SERVER_ID


Reason = Annotated[str, Meta(min_length=1, max_length=300)]


class OperatorUndo(msgspec.Struct, frozen=True, tag_field="do", tag="operator-undo"):
    """The operator takes back every decision from ``turn`` on."""

    id: str
    turn: Annotated[int, Meta(ge=0)]
    reason: Reason


class OperatorPatch(msgspec.Struct, frozen=True, tag_field="do", tag="operator-patch"):
    """The operator puts another position of the same game on the table."""

    id: str
    position: dict[str, Any]
    reason: Reason


AnyStep = AnyCommand | Open | Tick | OperatorUndo | OperatorPatch


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command with its circumstances: all that the table is told, so that reading the steps again gives the same."""

    at: int
    """Milliseconds since 1970."""
    by: PersonId
    command: AnyStep
    name: str = ""
    """How the person who sits down is called."""
    program: bool = False
    fresh: str = ""
    """An unused table id, for a rematch."""


Status = Literal["waiting", "playing", "over"]
Number = Annotated[int, Meta(ge=0)]

encode_step = msgspec.json.Encoder().encode
decode_step = msgspec.json.Decoder(Step).decode
