"""The story of a table so far, read again from its steps for one person."""

from __future__ import annotations

import asyncio
from itertools import takewhile

import msgspec

from signoria.server.clock import now
from signoria.server.sessions.hub import Hub
from signoria.server.sessions.live import Live
from signoria.table import PersonId, Report, Step, Table, entry
from signoria.table import messages as m

AT_ONCE = 20
"""Steps between two breaths of the event loop."""


async def steps_for(hub: Hub, live: Live, person: PersonId) -> list[Step]:
    """The durable steps that this person may know of by now."""
    steps = await hub.event_log.read(live.table.id)
    if not live.hears_late(person):
        return steps
    horizon = now() - live.table.terms.delay * 1000
    return [steps[0], *takewhile(lambda step: step.at <= horizon, steps[1:])]


async def table_for(hub: Hub, live: Live, person: PersonId) -> Table:
    """The table as this person may know it: durable, and spectators may lag behind."""
    while live.unsaved:
        await live.flushed()
    if not live.hears_late(person):
        return live.table
    steps = await steps_for(hub, live, person)
    table = Table(steps[0])
    for number, step in enumerate(steps[1:]):
        table.handle(step)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return table


async def history(hub: Hub, live: Live, person: PersonId, after: int) -> list[m.Entry]:
    """What a person heard, after that number of his present stream; what came before that stream has number 0."""
    steps = await steps_for(hub, live, person)
    name = live.table.stream_of(person).name
    table = Table(steps[0])
    entries = [] if after else told(table, table.report, person, name)
    for number, step in enumerate(steps[1:]):
        report = table.handle(step)
        entries += [one for one in told(table, report, person, name) if one.number > after or not after]
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return entries


def told(table: Table, report: Report, person: PersonId, name: str) -> list[m.Entry]:
    """The entry of a step, if it concerns this person. To one who just came, only what was said to all."""
    stream = table.stream_of(person)
    one = entry(table, report, stream, came=person in report.moved)
    if one is None:
        return []
    return [one if stream.name == name else msgspec.structs.replace(one, number=0)]
