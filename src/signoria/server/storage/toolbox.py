"""An operator looks into tables and, for a reason that the players are told, sets a game right. Steps are the truth, so
that is a step too."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from signoria.engine import InvalidError, SignoriaError
from signoria.server.http.schemas import TableLine, decode_line
from signoria.server.sessions.hub import fresh_id, line_row, now
from signoria.server.sessions.live import rebuild
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import fold
from signoria.server.storage.components import Shelf
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import OPERATOR, Open, OperatorPatch, OperatorUndo, Refusal, Step, Table

TRIES = 20
"""A table that is played by others meanwhile may take the number of our step."""


class Wanted(msgspec.Struct, frozen=True):
    """Which tables; what is empty does not matter."""

    status: str = ""
    game: str = ""
    person: str = ""
    limit: int = 50


async def list_tables(database: Database, wanted: Wanted) -> list[TableLine]:
    """The latest first."""
    query = sa.select(db.tables.c.line).order_by(db.tables.c.changed.desc()).limit(wanted.limit)
    if wanted.status:
        query = query.where(db.tables.c.status == wanted.status)
    if wanted.game:
        query = query.where(db.tables.c.game == wanted.game)
    if wanted.person:
        who = sa.or_(
            db.people.c.account == fold(wanted.person),
            db.people.c.name == wanted.person,
            db.people.c.id == wanted.person,
        )
        theirs = sa.select(db.members.c.table_id).join(db.people, db.people.c.id == db.members.c.person_id).where(who)
        query = query.where(db.tables.c.id.in_(theirs))
    async with database.read() as connection:
        return [decode_line(line) for line in (await connection.execute(query)).scalars()]


async def read_table(database: Database, table_id: str) -> Table:
    """As its steps say; InvalidError if there is none, or they cannot be read."""
    try:
        steps = await EventLog(database, "operator").read(table_id)
        if not steps:
            raise InvalidError(f"There is no table {table_id}.")
        opening = steps[0].command
        if isinstance(opening, Open):
            await Shelf(database).fetch(opening.game, opening.setup.edition)
        return rebuild(steps, ())[0]
    except (Refusal, msgspec.DecodeError) as error:
        raise InvalidError(f"Table {table_id} cannot be opened: {error}.") from None


async def undo(database: Database, table_id: str, turn: int, reason: str) -> Table:
    """Take back every decision from that turn on."""
    return await intervene(database, table_id, OperatorUndo(fresh_id(), turn, reason))


async def patch(database: Database, table_id: str, position: dict[str, Any], reason: str) -> Table:
    """Put another position of the same game on the table."""
    return await intervene(database, table_id, OperatorPatch(fresh_id(), position, reason))


async def intervene(database: Database, table_id: str, command: OperatorUndo | OperatorPatch) -> Table:
    """Stored as the next step; servers on the same database hear of it as they hear of each other's steps."""
    for _ in range(TRIES):
        table = await read_table(database, table_id)
        step = Step(now(), OPERATOR, command)
        try:
            table.handle(step)
        except Refusal as refusal:
            raise InvalidError(explain(refusal, table)) from None
        write = Write(table_id, table.steps, step, lambda _: None)
        write.line = line_row(table)
        try:
            await EventLog(database, "operator").commit([write])
        except IntegrityError:
            continue
        await wake_soon(database, table_id)
        return table
    raise SignoriaError(f"Table {table_id} is played faster than it can be changed: try again.")


async def wake_soon(database: Database, table_id: str) -> None:
    """Where nobody has the table in memory: its bots and clocks have something to do."""
    async with database.write() as connection:
        await connection.execute(sa.update(db.tables).where(db.tables.c.id == table_id).values(due=0))


def explain(refusal: Refusal, table: Table) -> str:
    if refusal.reason == "not-playing":
        return f"At table {table.id} no game is being played: it is {table.status}."
    if refusal.reason == "nothing-to-undo":
        return f"The game has {table.playing().turn} decisions: name an earlier turn."
    return str(refusal.details.get("text", f"That cannot be done: {refusal.reason}."))
