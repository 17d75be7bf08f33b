"""What is kept of a table: the commands that were carried out, in order. Everything else is read from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from signoria.engine import Setup
from signoria.table.messages import AnyCommand, Origin, Sit
from signoria.table.terms import Terms

PersonId = str
SERVER: PersonId = "@"
"""Who acts for the bots and the clocks. No person has this id; nobody's is empty."""
SERVER_ID = "server"
"""The id of all its commands: they are not sent twice."""
FORMER_PLAYER = "former player"
"""The name of all whose account is deleted; the page says it in its reader's language."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the table is opened. ``person`` empty: open, or a bot of that level."""

    person: PersonId = ""
    name: str = ""
    level: str = ""
    program: bool = False
    account: bool = False


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


AnyStep = AnyCommand | Open | Tick


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command with its circumstances: all that the table is told, so that reading the steps again gives the same."""

    at: int
    """Milliseconds since 1970."""
    by: PersonId
    command: AnyStep
    name: str = ""
    """How the person who sits down is called."""
    program: bool = False
    account: bool = False
    """Whether that name is the one of an account of theirs."""
    fresh: str = ""
    """An unused table id, for a rematch."""


Status = Literal["waiting", "playing", "over"]
Number = Annotated[int, Meta(ge=0)]

encode_step = msgspec.json.Encoder().encode
decode_step = msgspec.json.Decoder(Step).decode


def without_name(step: Step, person: PersonId) -> Step:
    """The step as it is kept when that person has deleted their account: nothing in it is called as they were."""
    command = step.command
    if isinstance(command, Open):
        command = msgspec.structs.replace(
            command, plans=tuple(plan_without_name(plan, person) for plan in command.plans)
        )
    if step.by != person:
        return msgspec.structs.replace(step, command=command)
    if isinstance(command, Sit) and command.name:
        command = msgspec.structs.replace(command, name=FORMER_PLAYER)
    return msgspec.structs.replace(step, command=command, name=step.name and FORMER_PLAYER, account=False)


def plan_without_name(plan: Plan, person: PersonId) -> Plan:
    if plan.person != person:
        return plan
    return msgspec.structs.replace(plan, name=FORMER_PLAYER, account=False)
