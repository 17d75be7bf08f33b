"""What becomes of the tables of somebody who deletes their account: seats are left, names are erased."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from signoria.engine import InvalidError
from signoria.server.http.schemas import TableLine
from signoria.server.sessions.hub import Hub, fresh_id, now
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


async def tables_of(hub: Hub, person: PersonId, seated: bool = False) -> list[str]:
    query = sa.select(db.members.c.table_id).where(db.members.c.person_id == person)
    if seated:
        query = query.where(db.members.c.seated.is_(True))
    async with hub.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def leave_tables(hub: Hub, person: Person) -> None:
    """As anybody leaves: up from the seat where the game has not begun, a bot in it where it has."""
    for table_id in await tables_of(hub, person.id, seated=True):
        try:
            live = await hub.live(table_id)
            for seat in live.table.seats_of(person.id):
                await leave(hub, person, table_id, seat)
        except (Refusal, InvalidError, LookupError):
            continue  # it is over, or cannot be played any more: there is nothing to leave


async def leave(hub: Hub, person: Person, table_id: str, seat: int) -> None:
    live = await hub.live(table_id)
    way = m.Stand if live.table.status == "waiting" else m.Resign
    await hub.carry_out(live, Step(now(), person.id, way(f"leave-{fresh_id()}", seat), person.name))


async def erase_names(hub: Hub, person: PersonId) -> None:
    """Nothing that is kept calls that person by a name any more, in this process and in the others."""
    for table_id in await tables_of(hub, person):
        await erase_name(hub, person, table_id)
    if not hub.database.embedded:
        await hub.event_log.notify(FORMER, f"{hub.process} {person}")
    await read_again(hub, person)


async def erase_name(hub: Hub, person: PersonId, table_id: str) -> None:
    async with hub.database.write() as connection:
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


async def read_again(hub: Hub, person: PersonId) -> None:
    """Give up the tables in memory that still know the name; their people come back and resume."""
    for table_id in await tables_of(hub, person):
        live = hub.lives.get(table_id)
        while live is not None and live.unsaved:
            await live.flushed()
        if live is not None and hub.lives.get(table_id) is live:
            hub.drop(live)


def hear_former(hub: Hub, notice: str) -> None:
    process, person = notice.split()
    if process != hub.process:
        hub.spawn(read_again(hub, person))
