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
from signoria.server.storage import notifications
from signoria.server.storage.accounts import People
from signoria.server.storage.engine import Database
from signoria.server.storage.pulse import Pulse

log = structlog.get_logger(__name__)

SWEEP_SECONDS = 3600.0


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
        self.wheels: list[asyncio.Task[Any]] = []
        self.streams: set[Listener] = set()
        """Of programs."""
        self.leaving = asyncio.Event()

    async def start(self) -> None:
        await self.database.migrate()
        self.wheels = [asyncio.create_task(self.hub.event_log.run()), asyncio.create_task(leases.run(self.hub))]
        self.wheels.append(asyncio.create_task(self.sweep()))
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

    async def sweep(self) -> None:
        while True:
            try:
                await self.people.sweep()
                await self.hub.shelf.sweep()
                await self.analyses.sweep()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)
