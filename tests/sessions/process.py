"""One server process whose event log answers when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.sessions.outbox import Listener
from signoria.server.sessions.registry import Registry
from signoria.server.sessions.session import TableSession
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import Open, Step, Terms
from tests.table.tables import Seated


class SlowLog(EventLog):
    """A log whose answers come when the test says so."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "this")
        self.stored: list[Step] = []
        self.writes: list[Write] = []
        self.while_reading: list[Callable[[], None]] = []
        self.broken = False

    def append(self, write: Write) -> None:
        self.writes.append(write)

    def commit_one(self) -> Callable[[], None]:
        """The oldest write is stored; what it gives back tells the registry."""
        write = self.writes.pop(0)
        self.stored.append(write.step)
        return lambda: write.done(True)

    async def read(self, table_id: str, after: int = 0) -> list[Step]:  # noqa: ARG002
        if self.broken:
            self.broken = False
            raise OSError("the database is away for a moment")
        steps = self.stored[after:]
        if self.while_reading:
            self.while_reading.pop(0)()
        await asyncio.sleep(0)
        return steps

    async def notify(self, channel: str, text: str) -> None:
        """Who is connected is not part of these stories."""


class Ponderers(BotPool):
    """Bots think long, and take the first action; no process is started for that."""

    async def ask(self, question: Question) -> Thought:
        await asyncio.sleep(60)
        return Thought(question.view.legal[0])


class Process:
    """One server process; ``other`` is the table as another process on the same database sees it."""

    def __init__(self, *people: str | None, terms: Terms | None = None) -> None:
        database = Database("postgresql://nowhere/none")
        self.registry = Registry(database, Ponderers(1))
        self.event_log = SlowLog(database)
        self.registry.event_log = self.event_log
        self.other = Seated(*people, terms=terms)
        opening = self.other.steps[0].command
        assert isinstance(opening, Open)
        self.registry.create(people[0] or "host", opening)
        self.event_log.commit_one()()
        self.session: TableSession = self.registry.sessions[opening.table]

    def command(self, person: str, command: Any, ear: Ear | None = None) -> None:
        """Here; the step waits for its commit."""
        self.session.command(person, command, ear or Ear(person), person, False)

    def commit(self) -> None:
        """All that waits is stored, and the registry hears it."""
        while self.event_log.writes:
            self.event_log.commit_one()()

    def lose(self) -> None:
        """The oldest write comes too late."""
        self.event_log.writes.pop(0).done(False)

    def elsewhere(self, person: str, command: Any) -> None:
        """Committed by the other process, and announced to this one."""
        self.other.do(person, command)
        self.event_log.stored.append(self.other.steps[-1])
        self.announce()

    def announce(self) -> None:
        self.session.announced(len(self.event_log.stored))

    @property
    def late(self) -> list[Listener]:
        """Who hears the table with a delay."""
        feed = self.session.outbox.late
        return [] if feed is None else feed.listeners

    async def quiet(self) -> None:
        while self.registry.tasks:
            await asyncio.gather(*self.registry.tasks)


class Ear:
    """A connection, and what it heard."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.stream = ""
        self.number = -1
        self.closed = False
        self.heard: list[dict[str, Any]] = []

    def send(self, stream: str, number: int, data: bytes) -> None:
        self.stream, self.number = stream, number
        self.answer(data)

    def answer(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def close(self, code: int, reason: str) -> None:  # noqa: ARG002
        self.closed = True

    @property
    def story(self) -> list[str]:
        """Kinds of messages; of `table` the stream it begins."""
        return [
            message["you"]["stream"] if message["is"] == "table" else message["is"]
            for message in self.heard
            if message["is"] != "presence"
        ]
