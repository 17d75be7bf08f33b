"""A machine that was suspended, or whose clock was set, harms nobody: the clocks at its tables are credited the gap."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
import structlog

from signoria.server import clock
from signoria.server.sessions.hub import Hub
from signoria.server.storage import schema as db
from signoria.table import Credit

log = structlog.get_logger(__name__)

BEAT_SECONDS = 1.0


async def run(hub: Hub) -> None:
    """Once a second, for ever: look whether time was lost."""
    credited = clock.steady.lost
    try:
        while True:
            clock.steady.beat()
            if clock.steady.ahead:
                await catch_up(hub)
            if clock.steady.lost > credited:
                credit(hub, clock.steady.lost - credited)
                credited = clock.steady.lost
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        clock.steady.rest()


async def catch_up(hub: Hub) -> None:
    """Follow the wall clock, once everything is in memory whose time would be up then."""
    try:
        await load_due(hub, clock.now() + clock.steady.ahead)
    except Exception:
        log.exception("tables whose time was lost cannot be read")
    clock.steady.follow()


async def load_due(hub: Hub, moment: int) -> None:
    """Of several processes each has what it keeps in memory: the others were not suspended."""
    if not hub.database.embedded:
        return
    due = sa.and_(db.tables.c.status == "playing", db.tables.c.due > 0, db.tables.c.due <= moment)
    async with hub.database.read() as connection:
        found = (await connection.execute(sa.select(db.tables.c.id).where(due))).scalars().all()
    for table_id in found:
        await hub.live(table_id)


def credit(hub: Hub, milliseconds: int) -> None:
    """At once at all tables that are played here, before a clock is looked at."""
    log.warning("time was lost", milliseconds=milliseconds)
    for live in list(hub.lives.values()):
        hub.act(live, Credit(milliseconds, live.table.steps))
