"""All tables of this process that are in memory: how they come, and how they go."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from signoria.engine import InvalidError
from signoria.server import metrics
from signoria.server.bot_pool import BotPool
from signoria.server.clock import now
from signoria.server.ids import fresh_id
from signoria.server.sessions.attendance import AwayTables, turn_to_decide
from signoria.server.sessions.rebuild import line_row, rebuild_gently
from signoria.server.sessions.session import Cause, State, TableSession, Unknown
from signoria.server.storage.components import Shelf
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import Open, PersonId, Refusal, Report, Step, Table, decode_step, encode_step

IDLE, SOON = 10_000, 120_000
"""Milliseconds: unused for so long, and with nothing due so soon, a table leaves the memory."""
NEVER = 2**61
EVERYTHING = 2**31
"""As a step's number: whatever there is. What was stored while we were reading was not announced to us."""
LEASE = 6000
"""Milliseconds after which another process plays the bots of one that fell silent."""


class NewTable(Write):
    """The first step of a table, which is in memory once it is stored."""

    __slots__ = ("registry", "table", "waiter")

    def __init__(
        self, registry: Registry, table: Table, step: Step, waiter: asyncio.Future[TableSession] | None
    ) -> None:
        super().__init__(table.id, 1, step)
        self.registry = registry
        self.table = table
        self.waiter = waiter

    def done(self, stored: bool) -> None:
        self.registry.created(self, stored)


class Registry:
    """``process`` names this one among several on a database."""

    def __init__(self, database: Database, bot_pool: BotPool) -> None:
        self.process = fresh_id()
        self.database = database
        self.event_log = EventLog(database, self.process)
        self.shelf = Shelf(database)
        self.bot_pool = bot_pool
        self.away = AwayTables()
        self.sessions: dict[str, TableSession] = {}
        self.loading: dict[str, asyncio.Future[TableSession]] = {}
        self.asleep: dict[str, int] = {}
        """Tables that left the memory, and when they need attention again."""
        self.unleased: set[str] = set()
        """Tables in memory whose bots another process may be playing."""
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- coming

    async def find(self, table_id: str) -> TableSession:
        """The table, read from its steps if it is not in memory; Unknown if there is none."""
        if table_id in self.sessions:
            self.sessions[table_id].used = now()
            return self.sessions[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> TableSession:
        steps = await self.event_log.read(table_id)
        if not steps:
            raise Unknown(table_id)
        opening = steps[0].command
        if not isinstance(opening, Open):
            raise InvalidError("The first step of a table opens it.")
        async with self.shelf.lent(opening.game, opening.setup.edition):
            table, _ = await rebuild_gently(steps)
            if table_id in self.sessions:
                return self.sessions[table_id]
            session = self.admit(table)
        if not self.database.embedded:
            session.announced(EVERYTHING)
        return session

    def admit(self, table: Table) -> TableSession:
        session = TableSession(self, table)
        session.leads = self.database.embedded
        self.sessions[table.id] = session
        self.shelf.hold(table.game.name, table.setup.edition, table.id)
        self.asleep.pop(table.id, None)
        self.unleased.add(table.id)
        asyncio.get_running_loop().call_soon(session.schedule)
        metrics.live_tables.set(len(self.sessions))
        return session

    def create(
        self, by: PersonId, opening: Open, waiter: asyncio.Future[TableSession] | None = None, parent: str = ""
    ) -> None:
        """A new table, here once it is stored; with ``parent`` only together with the last step of that table."""
        step = Step(now(), by, opening)
        table = Table(step)
        self.shelf.hold(table.game.name, table.setup.edition, table.id)
        write = NewTable(self, table, step, waiter)
        write.group = parent or table.id
        write.new = True
        write.line = line_row(table) | {"due": 0, "keeper": self.process, "kept_until": now() + LEASE}
        write.members = {person: True for person in {by, *table.people} if person}
        self.event_log.append(write)

    def created(self, made: NewTable, stored: bool) -> None:
        table, waiter = made.table, made.waiter
        if not stored:
            self.shelf.release(table.game.name, table.setup.edition, table.id)
            if waiter is not None and not waiter.done():
                waiter.set_exception(Refusal("broken"))
            return
        session = self.sessions.get(table.id) or self.admit(table)
        session.take_lease()
        if waiter is not None and not waiter.done():
            waiter.set_result(session)

    async def carry_out(self, table_id: str, step: Step) -> Report:
        """A step whose end is awaited: the report once it is durable, or Refusal."""
        try:
            step = decode_step(encode_step(step))
        except msgspec.ValidationError:
            raise Refusal("unknown-command") from None
        waiter: asyncio.Future[Report] = asyncio.get_running_loop().create_future()
        (await self.find(table_id)).handle(step, None, waiter)
        return await waiter

    # -- going

    def close_unused(self) -> None:
        """Let tables leave the memory that nobody listens to and that have nothing to do."""
        moment = now()
        for session in list(self.sessions.values()):
            if session.used > moment - IDLE or session.unsaved or session.outbox.heard:
                continue
            due: int = 0 if turn_to_decide(session) is not None else session.table.due or NEVER
            if due > moment + SOON and session.state is State.LIVE:
                session.goes(Cause.UNUSED)
                self.leave(session, due)

    def leave(self, session: TableSession, due: int) -> None:
        session.rest()
        table = session.table
        self.sessions.pop(table.id, None)
        self.shelf.release(table.game.name, table.setup.edition, table.id)
        self.unleased.discard(table.id)
        if session.leads:
            self.asleep[table.id] = due
        metrics.live_tables.set(len(self.sessions))
