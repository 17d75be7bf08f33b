"""Which process plays a table's bots and clocks: a lease in the database, taken over from one that fell silent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa
import structlog

from signoria.server import database as db
from signoria.server.hub import LEASE, Hub, now
from signoria.server.presence import FORGET, announce_soon

log = structlog.get_logger(__name__)

ROUND_SECONDS = 1.0
MOST_WOKEN = 100
AT_ONCE = 500


async def run(hub: Hub) -> None:
    """Once a second, for ever: take leases, renew and release them, wake what is due."""
    beat = told = 0
    alone = hub.database.embedded
    while True:
        try:
            if alone:
                await forget_the_last_process(hub)
                alone = False
            await take(hub)
            await release(hub)
            if now() > beat:
                await renew(hub)
                beat = now() + LEASE // 3
            await wake(hub)
            hub.unload_idle()
            if not hub.database.embedded and now() > told + FORGET // 3:
                told = now()
                for live in list(hub.lives.values()):
                    if live.heard:
                        announce_soon(hub, live)
        except Exception:
            log.exception("leases failed")
        await asyncio.sleep(ROUND_SECONDS)


async def forget_the_last_process(hub: Hub) -> None:
    """On an embedded database there is no other: what it kept is free."""
    async with hub.database.write() as connection:
        await connection.execute(sa.update(db.tables).where(db.tables.c.keeper != hub.process).values(kept_until=0))


async def take(hub: Hub) -> None:
    """Keep the tables that came into memory, unless another process does."""
    free = sa.or_(db.tables.c.keeper == hub.process, db.tables.c.kept_until < now())
    for wanted in portions(hub.unleased):
        for table_id in await lease(hub, wanted, free, due=0):
            hub.unleased.discard(table_id)
            live = hub.lives.get(table_id)
            if live is not None:
                hub.take_lease(live)


async def lease(hub: Hub, wanted: list[str], which: Any, **values: Any) -> set[str]:
    """Note that we keep those of the tables of which that is true; which they are."""
    query = sa.update(db.tables).where(db.tables.c.id.in_(wanted), which).returning(db.tables.c.id)
    async with hub.database.write() as connection:
        found = await connection.execute(query.values(keeper=hub.process, kept_until=now() + LEASE, **values))
        return set(found.scalars())


def portions(ids: Iterable[str]) -> Iterator[list[str]]:
    """Some at a time: a database takes only so many in one question."""
    every = list(ids)
    for start in range(0, len(every), AT_ONCE):
        yield every[start : start + AT_ONCE]


async def release(hub: Hub) -> None:
    """Let go of the tables that left the memory, and note when they need attention."""
    asleep, hub.asleep = hub.asleep, {}
    if not asleep:
        return
    query = sa.update(db.tables).where(db.tables.c.id == sa.bindparam("b_id"), db.tables.c.keeper == hub.process)
    rows = [{"b_id": table_id, "b_due": due} for table_id, due in asleep.items() if table_id not in hub.lives]
    if not rows:
        return
    try:
        async with hub.database.write() as connection:
            await connection.execute(query.values(due=sa.bindparam("b_due"), kept_until=0), rows)
    except Exception:
        hub.asleep = asleep | hub.asleep
        raise


async def renew(hub: Hub) -> None:
    """Go on keeping what we keep; what another process took over meanwhile is his."""
    mine = db.tables.c.keeper == hub.process
    if hub.database.embedded:
        playing = sa.and_(mine, db.tables.c.status == "playing", db.tables.c.kept_until > 0)
        async with hub.database.write() as connection:
            await connection.execute(sa.update(db.tables).where(playing).values(kept_until=now() + LEASE))
        return
    for kept in portions(table_id for table_id, live in hub.lives.items() if live.leased):
        renewed = await lease(hub, kept, mine)
        for table_id in kept:
            live = hub.lives.get(table_id)
            if live is not None and table_id not in renewed:
                hub.lose_lease(live)


async def wake(hub: Hub) -> None:
    """Read the tables that need attention and that nobody keeps."""
    due = sa.and_(db.tables.c.status == "playing", db.tables.c.due <= now(), db.tables.c.kept_until < now())
    async with hub.database.read() as connection:
        found = (await connection.execute(sa.select(db.tables.c.id).where(due).limit(MOST_WOKEN))).scalars().all()
    for table_id in found:
        if table_id in hub.lives:
            hub.unleased.add(table_id)
        else:
            try:
                await hub.live(table_id)
            except Exception:
                log.exception("a table could not be woken", table=table_id)


async def give_up_all(hub: Hub) -> None:
    """On a graceful end: others may take over at once."""
    mine = sa.update(db.tables).where(db.tables.c.keeper == hub.process).values(kept_until=0)
    async with hub.database.write() as connection:
        await connection.execute(mine)
