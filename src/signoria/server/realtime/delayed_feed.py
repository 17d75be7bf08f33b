"""Spectators who lag behind: a second reading of the table, some seconds late."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from typing import TYPE_CHECKING

from signoria.server.clock import now
from signoria.server.sessions.outbox import Listener, Parcel
from signoria.server.sessions.rebuild import MOST_MISSED, rebuild_gently
from signoria.table import Step, Table, encode, everything, update

if TYPE_CHECKING:
    from signoria.server.sessions.session import TableSession


class DelayedFeed:
    """The table as it was ``terms.delay`` seconds ago, and those who watch it."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.event_log = session.registry.event_log
        self.table: Table | None = None
        self.steps: list[Step] = []
        self.known = 0
        self.listeners: list[Listener] = []
        self.timer: asyncio.TimerHandle | None = None
        self.ready: asyncio.Future[Table] | None = None

    @property
    def horizon(self) -> int:
        """The time up to which a spectator may know."""
        return now() - self.session.table.terms.delay * 1000

    async def latest(self) -> Table:
        """The table, read first if nobody has watched it yet."""
        if self.ready is None:
            self.ready = asyncio.ensure_future(self.read())
        table = await asyncio.shield(self.ready)  # others wait for it too
        self.close()
        self.advance()
        return table

    async def attach(self, listener: Listener, stream: str, after: int) -> None:
        table = await self.latest()
        if stream == table.watchers.name and 0 <= table.watchers.number - after <= MOST_MISSED:
            listener.stream, listener.number = stream, after
            steps = (await self.event_log.read(table.id))[: table.steps]
            _, heard = await rebuild_gently(steps, [listener])
            for parcel in heard[id(listener)] or []:
                parcel.deliver()
            if listener.number != table.watchers.number:  # while it was reading, the others heard more
                self.introduce(listener, table)
        else:
            self.introduce(listener, table)
        if not listener.closed:
            self.listeners.append(listener)

    def introduce(self, listener: Listener, table: Table) -> None:
        message = everything(table, "", max(self.horizon, table.last_at))
        Parcel((listener,), message.you.stream, message.number, encode(message), whole=True).deliver()

    async def read(self) -> Table:
        """The table as it was, and the steps since."""
        try:
            await self.session.flushed()
            steps = await self.event_log.read(self.session.table.id)
            old = list(takewhile(lambda step: step.at <= self.horizon, steps[1:]))
            table, _ = await rebuild_gently([steps[0], *old])
        except Exception:
            self.ready = None
            raise
        later = self.steps[max(0, len(self.steps) - max(0, self.known - len(steps))) :]
        self.steps = [*steps[1 + len(old) :], *later]
        self.known = max(self.known, len(steps))
        self.table = table
        self.schedule()
        return table

    def follow(self, number: int, step: Step) -> None:
        """A step became durable; one already known is not taken twice."""
        if number > self.known:
            self.known = number
            self.steps.append(step)
            self.schedule()

    def schedule(self) -> None:
        if self.timer is None and self.steps and self.table is not None:
            delay = max(0.0, (self.steps[0].at - self.horizon) / 1000)
            self.timer = asyncio.get_running_loop().call_later(delay, self.advance)

    def advance(self) -> None:
        self.timer = None
        while self.table is not None and self.steps and self.steps[0].at <= self.horizon:
            report = self.table.handle(self.steps.pop(0))
            message = update(self.table, report, self.table.watchers, own=False)
            if message is not None:
                watchers = self.table.watchers
                Parcel(tuple(self.listeners), watchers.name, watchers.number, encode(message)).deliver()
        self.schedule()

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
