"""The story of a table so far, read again from its steps for one person."""

from __future__ import annotations

import asyncio
from itertools import takewhile

import msgspec

from signoria.server.clock import now
from signoria.server.sessions.access import hears_late
from signoria.server.sessions.rebuild import BREATH, Retelling
from signoria.server.sessions.session import TableSession
from signoria.table import PersonId, Report, Step, Table, encode, entry
from signoria.table import messages as m

MOST_BYTES = 500_000
"""Of a history; what is older is left out."""


async def steps_for(session: TableSession, person: PersonId) -> list[Step]:
    """The durable steps that this person may know of by now."""
    steps = await session.registry.event_log.read(session.table.id)
    if not hears_late(session.table, person):
        return steps
    horizon = now() - session.table.terms.delay * 1000
    return [steps[0], *takewhile(lambda step: step.at <= horizon, steps[1:])]


async def table_for(session: TableSession, person: PersonId) -> Table:
    """The table as this person may know it: durable, and spectators may lag behind."""
    while session.unsaved:
        await session.flushed()
    return await session.delayed_feed().latest() if hears_late(session.table, person) else session.table


async def history(session: TableSession, person: PersonId, after: int) -> list[m.Entry]:
    """What a person heard, after that number of his present stream; what came before that stream has number 0."""
    steps = await steps_for(session, person)
    name = session.table.stream_of(person).name
    retelling = Retelling(steps[0])
    table = retelling.table
    entries = [] if after else told(table, table.report, person, name)
    for number, step in enumerate(steps[1:]):
        report = retelling.tell(step)
        entries += [one for one in told(table, report, person, name) if one.number > after or not after]
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return latest(entries)


def latest(entries: list[m.Entry]) -> list[m.Entry]:
    """As many as fit into an answer."""
    room = MOST_BYTES
    for number, one in enumerate(reversed(entries)):
        room -= len(encode(one))
        if room < 0:
            return entries[len(entries) - number :]
    return entries


def told(table: Table, report: Report, person: PersonId, name: str) -> list[m.Entry]:
    """The entry of a step, if it concerns this person. To one who just came, only what was said to all."""
    stream = table.stream_of(person)
    one = entry(table, report, stream, came=person in report.moved)
    if one is None:
        return []
    return [one if stream.name == name else msgspec.structs.replace(one, number=0)]
