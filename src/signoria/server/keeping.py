"""Which process plays a table's bots and clocks: a lease in the database, taken over from one that fell silent."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
import structlog

from signoria.server import database as db
from signoria.server.hearing import FORGET, announce
from signoria.server.hub import LEASE, Hub, Unknown, now

log = structlog.get_logger(__name__)

ROUND_SECONDS = 1.0
MOST_WOKEN = 100


async def keep(hub: Hub) -> None:
    """Once a second, for ever: take tables into keeping, let others go, wake what is due."""
    if hub.database.embedded:
        async with hub.database.write() as connection:
            await connection.execute(sa.update(db.tables).values(kept_until=0))
    beat = told = 0
    while True:
        try:
            await take(hub)
            await release(hub)
            if now() > beat:
                await renew(hub)
                beat = now() + LEASE // 3
            await wake(hub)
            hub.rest()
            if not hub.database.embedded and now() > told + FORGET // 3:
                told = now()
                for live in list(hub.lives.values()):
                    if live.heard:
                        announce(hub, live)
        except Exception:
            log.exception("keeping failed")
        await asyncio.sleep(ROUND_SECONDS)


async def take(hub: Hub) -> None:
    """Keep the tables that came into memory, unless another process does."""
    wanted = list(hub.unkept)[:MOST_WOKEN]
    if not wanted:
        return
    free = sa.or_(db.tables.c.keeper == hub.process, db.tables.c.kept_until < now())
    query = sa.update(db.tables).where(db.tables.c.id.in_(wanted), free)
    query = query.values(keeper=hub.process, kept_until=now() + LEASE, due=0).returning(db.tables.c.id)
    async with hub.database.write() as connection:
        taken = (await connection.execute(query)).scalars().all()
    for table_id in taken:
        hub.unkept.discard(table_id)
        live = hub.lives.get(table_id)
        if live is not None:
            live.kept = True
            hub.settle(live)


async def release(hub: Hub) -> None:
    """Let go of the tables that left the memory, and note when they need attention."""
    asleep, hub.asleep = hub.asleep, {}
    if not asleep:
        return
    query = sa.update(db.tables).where(db.tables.c.id == sa.bindparam("b_id"), db.tables.c.keeper == hub.process)
    rows = [{"b_id": table_id, "b_due": due} for table_id, due in asleep.items() if table_id not in hub.lives]
    if rows:
        async with hub.database.write() as connection:
            await connection.execute(query.values(due=sa.bindparam("b_due"), kept_until=0), rows)


async def renew(hub: Hub) -> None:
    mine = sa.and_(db.tables.c.keeper == hub.process, db.tables.c.status == "playing", db.tables.c.kept_until > 0)
    async with hub.database.write() as connection:
        await connection.execute(sa.update(db.tables).where(mine).values(kept_until=now() + LEASE))


async def wake(hub: Hub) -> None:
    """Read the tables that need attention and that nobody keeps."""
    due = sa.and_(db.tables.c.status == "playing", db.tables.c.due <= now(), db.tables.c.kept_until < now())
    async with hub.database.read() as connection:
        found = (await connection.execute(sa.select(db.tables.c.id).where(due).limit(MOST_WOKEN))).scalars().all()
    for table_id in found:
        if table_id in hub.lives:
            hub.unkept.add(table_id)
        else:
            try:
                await hub.live(table_id)
            except Unknown:
                log.error("a table without steps", table=table_id)


async def let_go(hub: Hub) -> None:
    """On a graceful end: others may take over at once."""
    mine = sa.update(db.tables).where(db.tables.c.keeper == hub.process).values(kept_until=0)
    async with hub.database.write() as connection:
        await connection.execute(mine)
