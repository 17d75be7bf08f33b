"""Whether the database takes what we write: asked by writing, at most once a second whoever asks."""

from __future__ import annotations

import asyncio
import errno
import time
from typing import Literal

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database

log = structlog.get_logger(__name__)

Trouble = Literal["", "disk-full", "database-broken", "database-slow", "database-unreachable"]
FRESH_SECONDS = 1.0
PATIENCE_SECONDS = 5.0
READABLE = (db.steps, db.tables, db.members, db.people, db.keys)
FULL_SQLSTATE = "53100"


class Pulse:
    """What was found is true for a second; who asks meanwhile is answered from memory, or waits with the others."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.found: Trouble = ""
        self.at = -FRESH_SECONDS
        self.feeling: asyncio.Future[None] | None = None

    async def trouble(self) -> Trouble:
        """Empty: all is well."""
        if time.monotonic() - self.at >= FRESH_SECONDS:
            if self.feeling is None or self.feeling.done():
                self.feeling = asyncio.ensure_future(self.feel())
            await asyncio.shield(self.feeling)
        return self.found

    async def feel(self) -> None:
        before = self.found
        try:
            await asyncio.wait_for(self.beat(), PATIENCE_SECONDS)
            self.found = ""
        except TimeoutError:
            self.found = "database-slow"
        except Exception as error:
            self.found = named(error)
            if self.found != before:
                log.exception("the database is in trouble", trouble=self.found)
        self.at = time.monotonic()

    async def beat(self) -> None:
        """On SQLite through a connection of its own: one that is kept may still know what the disk has lost."""
        if self.database.fresh is None:
            async with self.database.write() as connection:
                await connection.run_sync(self.write)
        else:
            async with self.database.turn:
                await asyncio.to_thread(self.write_to_file, self.database.fresh)

    def write_to_file(self, fresh: sa.Engine) -> None:
        with fresh.begin() as connection:
            self.write(connection)

    def write(self, connection: sa.Connection) -> None:
        for table in READABLE:
            connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1))
        row = db.health.c.process == self.process
        moment = time.time_ns() // 1_000_000
        if not connection.execute(sa.update(db.health).where(row).values(at=moment)).rowcount:
            connection.execute(sa.insert(db.health).values(process=self.process, at=moment))


def named(error: Exception) -> Trouble:
    """What an operator has to look at."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = str(cause).lower()
    full = getattr(cause, "sqlstate", "") == FULL_SQLSTATE or getattr(cause, "errno", 0) == errno.ENOSPC
    if full or "disk is full" in text or "no space left" in text:
        return "disk-full"
    if any(word in text for word in ("malformed", "not a database", "i/o error", "no such table", "does not exist")):
        return "database-broken"
    return "database-slow" if "locked" in text else "database-unreachable"
