"""What becomes of the tables of somebody who deletes their account: seats are left, names are erased."""

from __future__ import annotations

import asyncio

import msgspec
import sqlalchemy as sa

from signoria.engine import InvalidError
from signoria.server.clock import now
from signoria.server.http.schemas import TableLine
from signoria.server.ids import fresh_id
from signoria.server.sessions.registry import Registry
from signoria.server.sessions.session import Cause
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import (
    FORMER_PLAYER,
    Open,
    PersonId,
    Refusal,
    Step,
    clean,
    decode_step,
    encode,
    encode_step,
    without_name,
)
from signoria.table import messages as m

FORMER = "signoria_former"
"""The channel on which processes tell each other that the names at somebody's tables were erased."""
decode_line = msgspec.json.Decoder(TableLine).decode


async def tables_of(registry: Registry, person: PersonId, seated: bool = False) -> list[str]:
    query = sa.select(db.members.c.table_id).where(db.members.c.person_id == person)
    if seated:
        query = query.where(db.members.c.seated.is_(True))
    async with registry.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def leave_tables(registry: Registry, person: Person) -> None:
    """As anybody leaves: up from the seat where the game has not begun, a bot in it where it has."""
    for table_id in await tables_of(registry, person.id, seated=True):
        try:
            session = await registry.find(table_id)
            for seat in session.table.seats_of(person.id):
                await leave(registry, person, table_id, seat)
        except (Refusal, InvalidError, LookupError):
            continue  # it is over, or cannot be played any more: there is nothing to leave


async def leave(registry: Registry, person: Person, table_id: str, seat: int) -> None:
    session = await registry.find(table_id)
    way = m.Stand if session.table.status == "waiting" else m.Resign
    await registry.carry_out(table_id, Step(now(), person.id, way(f"leave-{fresh_id()}", seat), person.name))


async def erase_names(registry: Registry, person: PersonId) -> None:
    """Nothing that is kept calls that person by a name any more, in this process and in the others."""
    for table_id in await tables_of(registry, person):
        await erase_name(registry, person, table_id)
    if not registry.database.embedded:
        await registry.event_log.notify(FORMER, f"{registry.process} {person}")
    await read_again(registry, person)


async def erase_name(registry: Registry, person: PersonId, table_id: str) -> None:
    async with registry.database.write() as connection:
        there = sa.select(db.steps).where(db.steps.c.table_id == table_id, db.steps.c.body.contains(person))
        held: set[tuple[int, str]] = set()
        for row in (await connection.execute(there)).all():
            step = decode_step(row.body)
            held |= taken(step, person)
            kept = encode_step(without_name(step, person)).decode()
            mine = sa.and_(db.steps.c.table_id == table_id, db.steps.c.number == row.number)
            await connection.execute(sa.update(db.steps).where(mine).values(body=kept))
        line = (await connection.execute(sa.select(db.tables.c.line).where(db.tables.c.id == table_id))).scalar()
        if line is not None:
            text = encode(line_without(decode_line(line), held)).decode()
            await connection.execute(sa.update(db.tables).where(db.tables.c.id == table_id).values(line=text))


def taken(step: Step, person: PersonId) -> set[tuple[int, str]]:
    """The seats that this step gave to that person, and what they were called there."""
    command = step.command
    if isinstance(command, Open):
        return {(seat, plan.name) for seat, plan in enumerate(command.plans) if plan.person == person}
    if isinstance(command, m.Sit) and step.by == person:
        return {(command.seat, clean(command.name or step.name))}
    return set()


def line_without(line: TableLine, held: set[tuple[int, str]]) -> TableLine:
    names = tuple(FORMER_PLAYER if (seat, name) in held else name for seat, name in enumerate(line.names))
    return msgspec.structs.replace(line, names=names)


async def read_again(registry: Registry, person: PersonId) -> None:
    """Give up the tables in memory that still know the name; their people come back and resume."""
    for table_id in await tables_of(registry, person):
        if table_id in registry.loading:
            await asyncio.wait([registry.loading[table_id]])
        session = registry.sessions.get(table_id)
        while session is not None and session.unsaved:
            await session.flushed()
        if session is not None and registry.sessions.get(table_id) is session:
            session.give_up(Cause.REWRITTEN)


def hear_former(registry: Registry, notice: str) -> None:
    process, person = notice.split()
    if process != registry.process:
        registry.spawn(read_again(registry, person))
