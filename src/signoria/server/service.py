"""Everything that runs in one server process, put together."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from signoria.server.analyses import Analyses
from signoria.server.bot_pool import BotPool
from signoria.server.limits import Budgets, Guesses
from signoria.server.realtime.changes import Changes
from signoria.server.realtime.websocket import Front
from signoria.server.sessions import leases
from signoria.server.sessions.registry import Registry
from signoria.server.settings import Settings
from signoria.server.storage import notifications
from signoria.server.storage.accounts import People
from signoria.server.storage.engine import Database

log = structlog.get_logger(__name__)

SWEEP_SECONDS = 3600.0


class Service:
    """Built without touching anything; ``start`` opens the database and sets the wheels in motion."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.bot_pool = BotPool(settings.workers)
        self.registry = Registry(self.database, self.bot_pool)
        self.people = People(self.database, self.registry.process)
        self.analyses = Analyses(self.database, self.bot_pool)
        self.budgets = Budgets(settings.limits)
        self.guesses = Guesses(self.budgets)
        self.front = Front(self.registry, self.people, self.budgets)
        self.changes = Changes(self.database)
        self.wheels: list[asyncio.Task[Any]] = []

    async def start(self) -> None:
        await self.database.migrate()
        self.wheels = [
            asyncio.create_task(self.registry.event_log.run()),
            asyncio.create_task(leases.run(self.registry)),
        ]
        self.wheels.append(asyncio.create_task(self.sweep()))
        if not self.database.embedded:
            self.wheels.append(asyncio.create_task(notifications.listen(self.registry, self.front)))
        log.info("started", process=self.registry.process, database=self.database.engine.url.render_as_string())

    async def stop(self) -> None:
        """What was said is stored first."""
        await self.say_goodbye()
        try:
            await asyncio.wait_for(self.registry.event_log.idle.wait(), 10)
            for wheel in self.wheels:
                wheel.cancel()
            await asyncio.gather(*self.wheels, return_exceptions=True)
            await leases.give_up_all(self.registry)
        finally:
            await self.analyses.close()
            await self.bot_pool.close()
            await self.database.close()
        log.info("stopped", process=self.registry.process)

    async def say_goodbye(self) -> None:
        """Everybody is asked to come back when we are there again."""
        await self.front.close()

    async def sweep(self) -> None:
        while True:
            try:
                await self.people.sweep()
                await self.front.look_again()
                await self.registry.shelf.sweep()
                await self.analyses.sweep()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)
