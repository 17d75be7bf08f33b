"""The story of a table so far, read again from its steps for one person."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from signoria.server.realtime.rereading import read_again
from signoria.server.sessions.hub import Hub, now
from signoria.server.sessions.live import Live
from signoria.table import PersonId, Report, Step, Table, encode, entry
from signoria.table import messages as m

MOST_BYTES = 500_000
"""Of a history; what is older is left out."""


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
    return await hub.delayed_feed(live).latest() if live.hears_late(person) else live.table


async def history(hub: Hub, live: Live, person: PersonId, after: int) -> list[m.Entry]:
    """What a person heard, after that number of his present stream; what came before that stream has number 0."""
    steps = await steps_for(hub, live, person)
    name = live.table.stream_of(person).name
    entries: list[m.Entry] = []
    async for table, report in read_again(steps):
        entries += [one for one in told(table, report, person, name) if one.number > after or not after]
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
