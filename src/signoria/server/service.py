"""Everything that runs in one server process, put together."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from signoria.server.analyses import Analyses
from signoria.server.bot_pool import BotPool
from signoria.server.limits import Buckets
from signoria.server.realtime.websocket import Front
from signoria.server.sessions import leases
from signoria.server.sessions.hub import COME_BACK, Hub
from signoria.server.sessions.live import Listener
from signoria.server.settings import Settings
from signoria.server.storage import notifications, retention
from signoria.server.storage.accounts import People
from signoria.server.storage.engine import Database
from signoria.server.storage.pulse import Pulse
from signoria.server.turn_notices import TurnNotices

log = structlog.get_logger(__name__)

SWEEP_SECONDS = 3600.0
MOST_OPENINGS = 20_000


class Service:
    """Built without touching anything; ``start`` opens the database and sets the wheels in motion."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.bot_pool = BotPool(settings.workers)
        self.hub = Hub(self.database, self.bot_pool)
        self.pulse = Pulse(self.database, self.hub.process)
        self.people = People(self.database)
        self.analyses = Analyses(self.database, self.bot_pool)
        self.front = Front(self.hub, self.people, settings)
        self.writes = Buckets(rate=2.0, burst=40.0)
        self.reads = Buckets(rate=20.0, burst=200.0)
        self.passwords = Buckets(rate=0.1, burst=10.0)
        self.files = Buckets(rate=0.2, burst=20.0)
        """Owners' component files."""
        self.analysing = Buckets(rate=0.1, burst=20.0)
        """Analyses that are begun."""
        self.notices = TurnNotices(self.hub, settings)
        self.wheels: list[asyncio.Task[Any]] = []
        self.streams: set[Listener] = set()
        """Of programs."""
        self.leaving = asyncio.Event()
        self.opened_from: dict[str, str] = {}
        """The addresses from which tables were opened."""

    async def start(self) -> None:
        await self.database.migrate()
        self.wheels = [asyncio.create_task(self.hub.event_log.run()), asyncio.create_task(leases.run(self.hub))]
        self.wheels.append(asyncio.create_task(self.sweep()))
        self.wheels.append(asyncio.create_task(self.notices.run()))
        if not self.database.embedded:
            self.wheels.append(asyncio.create_task(notifications.listen(self.hub)))
        log.info("started", process=self.hub.process, database=self.database.engine.url.render_as_string())

    async def stop(self) -> None:
        """What was said is stored first."""
        await self.say_goodbye()
        try:
            await asyncio.wait_for(self.hub.event_log.idle.wait(), 10)
            for wheel in self.wheels:
                wheel.cancel()
            await asyncio.gather(*self.wheels, return_exceptions=True)
            await leases.give_up_all(self.hub)
        finally:
            await self.analyses.close()
            await self.bot_pool.close()
            await self.database.close()
        log.info("stopped", process=self.hub.process)

    async def say_goodbye(self) -> None:
        """Everybody is asked to come back when we are there again."""
        self.leaving.set()
        for stream in list(self.streams):
            stream.close(*COME_BACK)
        await self.front.close()

    def note_opening(self, table_id: str, address: str) -> None:
        """From where a table was opened: for the lobby, and only until we end."""
        self.opened_from[table_id] = address
        if len(self.opened_from) > MOST_OPENINGS:
            del self.opened_from[next(iter(self.opened_from))]

    async def prune(self) -> None:
        """Forget what is too old; a table that somebody is at is not."""
        heard = [table_id for table_id, live in self.hub.lives.items() if live.heard or live.unsaved]
        pruned = await retention.prune(self.database, self.settings.keep_days, spared=heard)
        notifications.forget(self.hub, pruned.tables)
        if pruned.tables:
            log.info("pruned", tables=len(pruned.tables))

    async def sweep(self) -> None:
        while True:
            try:
                await self.prune()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)
