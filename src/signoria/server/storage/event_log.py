"""Durable steps, many tables in one commit: while one batch is being written the next one gathers."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError

from signoria.server import metrics
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.table import PersonId, Step, decode_step, encode_step

log = structlog.get_logger(__name__)

MOST_AT_ONCE = 2000
NOTICE_BYTES = 7000
"""PostgreSQL carries 8000 bytes in a notice."""
CHANNEL = "signoria_steps"
HASTY = "100ms"
"""How long a table waits for a lock while others wait behind it."""
LOCKED = "55P03"
"""PostgreSQL's word for a lock that did not come in time."""

Row = dict[str, Any]


class Write(ABC):
    """One step of one table, with the line of its table if that changed. Writes of one group are stored together or
    not at all: those of a table, and of a rematch made there."""

    __slots__ = ("group", "line", "members", "new", "number", "step", "table_id")

    def __init__(self, table_id: str, number: int, step: Step) -> None:
        self.table_id = table_id
        self.group = table_id
        self.number = number
        self.step = step
        self.new = False
        self.line: Row | None = None
        self.members: dict[PersonId, bool] = {}

    @abstractmethod
    def done(self, stored: bool) -> None:
        """The log's answer."""

    @property
    def row(self) -> tuple[str, int, str]:
        return self.table_id, self.number, encode_step(self.step).decode()


class EventLog:
    """The only writer of steps."""

    pause = 0.2
    """Seconds before a commit that failed is tried again."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.add_step = str(ADD_STEP.compile(dialect=database.engine.dialect))
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()
        self.idle = asyncio.Event()
        self.idle.set()

    def append(self, write: Write) -> None:
        self.waiting.append(write)
        self.idle.clear()
        self.wake.set()

    def forget(self, table_id: str) -> None:
        """Drop what waits for that table: it was built on a step that was not stored."""
        self.waiting = [write for write in self.waiting if write.group != table_id]

    async def run(self) -> None:
        """Write batch after batch, for ever."""
        while True:
            await self.wake.wait()
            end = min(len(self.waiting), MOST_AT_ONCE)
            while 0 < end < len(self.waiting) and self.waiting[end].group == self.waiting[end - 1].group:
                end += 1
            batch, self.waiting = self.waiting[:end], self.waiting[end:]
            if batch:
                await self.store(batch)
            if not self.waiting:
                self.wake.clear()
                self.idle.set()

    async def store(self, batch: list[Write]) -> None:
        """All in one transaction; where a table got ahead of us, group by group."""
        with metrics.commit_seconds.time():
            try:
                await self.commit(batch)
            except IntegrityError:
                await self.store_apart(batch)
                return
            except Exception:
                log.exception("commit failed", steps=len(batch))
                await asyncio.sleep(self.pause)
                await self.store_apart(batch)
                return
        metrics.steps_stored.inc(len(batch))
        for write in batch:
            acknowledge(write, stored=True)

    async def store_apart(self, batch: list[Write]) -> None:
        """Group by group; what another process holds locked comes last, and holds up nobody."""
        groups = groupby(sorted(batch, key=place), key=lambda write: write.group)
        apart = [list(writes) for _, writes in groups]
        blocked = [writes for writes in apart if not await self.store_group(writes, HASTY)]
        for writes in blocked:
            await self.store_group(writes)

    async def store_group(self, writes: list[Write], patience: str = "") -> bool:
        """Whether its tables were answered: not where a lock takes longer than that patience."""
        try:
            await self.commit(writes, patience)
        except Exception as error:
            if patience and is_locked(error):
                return False
            answer(writes, error)
        else:
            answer(writes)
        return True

    async def commit(self, batch: list[Write], patience: str = "") -> None:
        """``patience``: for locks, less than usual."""
        batch = sorted(batch, key=place)

        def work(connection: sa.Connection) -> None:
            if patience and not self.database.embedded:
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{patience}'")
            connection.exec_driver_sql(self.add_step, [write.row for write in batch])
            self.write_lines(connection, batch)
            if not self.database.embedded:
                for notice in notices(self.process, batch):
                    send_notice(connection, CHANNEL, notice)

        await self.database.transact(work)

    def write_lines(self, connection: sa.Connection, batch: list[Write]) -> None:
        new = [write.line for write in batch if write.new and write.line is not None]
        if new:
            connection.execute(sa.insert(db.tables), new)
        latest = {write.table_id: write.line for write in batch if not write.new and write.line is not None}
        if latest:
            rows = [{f"b_{key}": value for key, value in line.items()} for line in latest.values()]
            connection.execute(CHANGE_LINE, rows)
        seats = {(write.table_id, person): seated for write in batch for person, seated in write.members.items()}
        if seats:
            rows = [
                {"b_table": table, "b_person": person, "b_seated": seated} for (table, person), seated in seats.items()
            ]
            connection.execute(FORGET_MEMBER, rows)
            connection.execute(ADD_MEMBER, rows)

    async def notify(self, channel: str, text: str) -> None:
        """Tell the other processes something that need not be kept."""
        await self.database.transact(lambda connection: send_notice(connection, channel, text))

    async def read(self, table_id: str, after: int = 0) -> list[Step]:
        """The steps of a table in order, those with a number above ``after``."""
        query = sa.select(db.steps.c.body).where(db.steps.c.table_id == table_id, db.steps.c.number > after)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(db.steps.c.number))).scalars().all()
        return [decode_step(body) for body in rows]


def is_locked(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == LOCKED


def answer(writes: list[Write], error: Exception | None = None) -> None:
    """Tell every table of a group whether its steps were stored."""
    if error is not None:
        log.info("step not stored", table=writes[0].table_id, error=type(error).__name__)
    for write in writes:
        acknowledge(write, error is None)


def acknowledge(write: Write, stored: bool) -> None:
    """One table that fails to hear it must not silence the others."""
    try:
        write.done(stored)
    except Exception:
        log.exception("a stored step was not told", table=write.table_id, number=write.number)


def send_notice(connection: sa.Connection, channel: str, text: str) -> None:
    connection.execute(sa.select(sa.func.pg_notify(channel, text)))


def place(write: Write) -> tuple[str, str, int]:
    return write.group, write.table_id, write.number


ADD_STEP = sa.insert(db.steps)
CHANGE_LINE = (
    sa.update(db.tables)
    .where(db.tables.c.id == sa.bindparam("b_id"))
    .values({key: sa.bindparam(f"b_{key}") for key in ("status", "listed", "line", "changed")})
)
FORGET_MEMBER = sa.delete(db.members).where(
    db.members.c.table_id == sa.bindparam("b_table"), db.members.c.person_id == sa.bindparam("b_person")
)
ADD_MEMBER = sa.insert(db.members).values(
    table_id=sa.bindparam("b_table"), person_id=sa.bindparam("b_person"), seated=sa.bindparam("b_seated")
)


def notices(process: str, batch: Iterable[Write]) -> Iterator[str]:
    """What other processes are told: ``process table:number …``, in pieces that fit."""
    text = process
    for write in batch:
        word = f" {write.table_id}:{write.number}"
        if len(text) + len(word) > NOTICE_BYTES:
            yield text
            text = process
        text += word
    yield text
