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
SERVER_ID = "server"
"""The id of all its commands: they are not sent twice."""
VERSION = 2
"""How new tables are run. At those of version 1 a motion to undo silences the bots and is void after the next decision,
a motion that failed may be made again at once, and who is there may be replaced where no step says who is away."""


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
    version: int = 1
    """A table is run to its end as it was opened."""
    stir: bool = False
    """Whether no card is dealt before every person at the table has stirred entropy in."""


class Tick(msgspec.Struct, frozen=True, tag_field="do", tag="tick"):
    """Time has passed: a clock reached zero, or a motion expired."""

    id: str = SERVER_ID


class Credit(msgspec.Struct, frozen=True, tag_field="do", tag="credit"):
    """The server could hear nobody for so long (it was suspended, its clock was set): clocks and motions wait longer.

    ``after``: the number of steps it knew; where another process went on meanwhile, nothing was lost."""

    milliseconds: Annotated[int, Meta(ge=1)]
    after: int
    id: str = SERVER_ID


AnyStep = AnyCommand | Open | Tick | Credit


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
    away: dict[int, int] | None = None
    """By seat, since when a person is not connected (milliseconds since 1970), where it matters. None: not told."""


Status = Literal["waiting", "playing", "over"]
Number = Annotated[int, Meta(ge=0)]

encode_step = msgspec.json.Encoder().encode
decode_step = msgspec.json.Decoder(Step).decode
