"""Whose tables have changed, by whichever process: one question to the database for all programs that wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

import sqlalchemy as sa
import structlog

from signoria.server.clock import now
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.table import PersonId
from signoria.table.steps import Status

log = structlog.get_logger(__name__)

POLL_SECONDS = 0.5
OVERLAP = 10_000
"""Milliseconds: a step is visible a little later than it was made, and clocks differ."""
CHANGED = (
    sa.select(db.members.c.person_id, db.tables.c.id, db.tables.c.changed)
    .join(db.tables, db.members.c.table_id == db.tables.c.id)
    .where(db.tables.c.status.in_(get_args(Status)), db.tables.c.listed.in_((True, False)))
    .where(db.tables.c.changed > sa.bindparam("since"))
)
"""All statuses, listed or not: so that an index finds the few."""


class Changes:
    """Asks only while somebody waits."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: dict[PersonId, set[asyncio.Event]] = {}
        self.known: set[tuple[PersonId, str, int]] = set()
        self.asking: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def of(self, person: PersonId) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever a table of that person has changed."""
        event = asyncio.Event()
        self.waiting.setdefault(person, set()).add(event)
        if self.asking is None:
            self.asking = asyncio.create_task(self.run(now()))
        try:
            yield event
        finally:
            self.waiting[person].discard(event)
            if not self.waiting[person]:
                del self.waiting[person]

    async def run(self, since: int) -> None:
        """Until nobody waits."""
        try:
            while self.waiting:
                try:
                    since = await self.look(since)
                except Exception as error:
                    log.warning("changes cannot be read", error=type(error).__name__)
                await asyncio.sleep(POLL_SECONDS)
        finally:
            self.asking = None
            self.known.clear()

    async def look(self, since: int) -> int:
        """Wake those whose tables have changed; up to when is known then."""
        moment = now()
        async with self.database.read() as connection:
            rows = (await connection.execute(CHANGED, {"since": since - OVERLAP})).all()
        found = {(row.person_id, row.id, row.changed) for row in rows}
        for person, _, _ in found - self.known:
            for event in self.waiting.get(person, ()):
                event.set()
        self.known = found
        return moment
