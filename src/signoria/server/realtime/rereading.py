"""A table played again from its steps: what it costs is spread, so that everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from signoria.server.sessions.live import Listener, Parcel
from signoria.table import OtherRules, Refusal, Report, Step, Table, encode, update

AT_ONCE = 10
"""Steps between two breaths of the event loop."""
MOST_MISSED = 200
"""Messages: whoever missed more begins anew, which costs less."""


async def read_again(steps: list[Step]) -> AsyncIterator[tuple[Table, Report]]:
    """The table after its opening, and after each step: one object that changes."""
    table = Table(steps[0])
    yield table, table.report
    for number, step in enumerate(steps[1:]):
        try:
            report = table.handle(step)
        except Refusal as refusal:
            raise OtherRules(refusal) from None
        yield table, report
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def table_after(steps: list[Step]) -> Table:
    async for table, _ in read_again(steps):
        last = table
    return last


async def missed_by(listener: Listener, steps: list[Step]) -> list[Parcel] | None:
    """What a listener has not heard of these steps; None: their stream is gone, or they know more than there is."""
    missed: list[Parcel] = []
    known = False
    async for table, report in read_again(steps):
        stream = table.stream_of(listener.person)
        left = listener.person in report.moved and listener.stream == table.watchers.name
        if left and table.watchers.number > listener.number:
            return None  # they sat down: what was said to the spectators meanwhile is not their story
        known = stream.name == listener.stream and listener.number <= stream.number
        if known and listener.number < stream.number:
            message = update(table, report, stream, listener.person == report.by)
            if message is not None:
                missed.append(Parcel((listener,), stream.name, stream.number, encode(message)))
    return missed if known else None
