"""Which process plays a table's bots and clocks: a lease in the database, taken over from one that fell silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

import sqlalchemy as sa
import structlog

from signoria.server import metrics
from signoria.server.clock import now
from signoria.server.realtime.presence import announce_soon
from signoria.server.sessions.attendance import FORGET, sleeps
from signoria.server.sessions.registry import LEASE, Registry
from signoria.server.storage import schema as db

log = structlog.get_logger(__name__)

ROUND_SECONDS = 1.0
MOST_WOKEN = 100
AT_ONCE = 500


async def run(registry: Registry) -> None:
    """Once a second, for ever: take leases, renew and release them, wake what is due."""
    beat = told = 0
    alone = registry.database.embedded
    while True:
        alone = alone and not await tried(forget_the_last_process, registry)
        if not alone:
            await tried(take, registry)
            await tried(release, registry)
            if now() > beat and await tried(renew, registry):
                beat = now() + LEASE // 3
            await tried(wake, registry)
            registry.close_unused()
            metrics.sleeping_tables.set(sum(map(sleeps, registry.sessions.values())))
        if not registry.database.embedded and now() > told + FORGET // 3:
            told = now()
            for session in list(registry.sessions.values()):
                if session.outbox.heard:
                    announce_soon(session)
        await asyncio.sleep(ROUND_SECONDS)


async def tried(duty: Callable[[Registry], Awaitable[None]], registry: Registry) -> bool:
    """Whether it could be done; what fails keeps nothing else from being done."""
    try:
        await duty(registry)
    except Exception:
        log.exception("leases failed", duty=duty.__name__)
        return False
    return True


async def forget_the_last_process(registry: Registry) -> None:
    """On an embedded database there is no other: what it kept is free."""
    async with registry.database.write() as connection:
        await connection.execute(
            sa.update(db.tables).where(db.tables.c.keeper != registry.process).values(kept_until=0)
        )


async def take(registry: Registry) -> None:
    """Keep the tables that came into memory, unless another process does."""
    free = sa.or_(db.tables.c.keeper == registry.process, db.tables.c.kept_until < now())
    for wanted in portions(registry.unleased):
        for table_id in await lease(registry, wanted, free, due=0):
            registry.unleased.discard(table_id)
            session = registry.sessions.get(table_id)
            if session is not None:
                session.take_lease()


async def lease(registry: Registry, wanted: list[str], which: Any, **values: Any) -> set[str]:
    """Note that we keep those of the tables of which that is true; which they are. Who finds one locked goes on."""
    free = sa.select(db.tables.c.id).where(db.tables.c.id.in_(wanted), which).with_for_update(skip_locked=True)
    query = sa.update(db.tables).where(db.tables.c.id.in_(free)).returning(db.tables.c.id)
    async with registry.database.write() as connection:
        found = await connection.execute(query.values(keeper=registry.process, kept_until=now() + LEASE, **values))
        return set(found.scalars())


def portions(ids: Iterable[str]) -> Iterator[list[str]]:
    """Some at a time: a database takes only so many in one question."""
    every = list(ids)
    for start in range(0, len(every), AT_ONCE):
        yield every[start : start + AT_ONCE]


async def release(registry: Registry) -> None:
    """Let go of the tables that left the memory, and note when they need attention."""
    asleep, registry.asleep = registry.asleep, {}
    if not asleep:
        return
    query = sa.update(db.tables).where(db.tables.c.id == sa.bindparam("b_id"), db.tables.c.keeper == registry.process)
    rows = [{"b_id": table_id, "b_due": due} for table_id, due in asleep.items() if table_id not in registry.sessions]
    if not rows:
        return
    try:
        async with registry.database.write() as connection:
            await connection.execute(query.values(due=sa.bindparam("b_due"), kept_until=0), rows)
    except Exception:
        registry.asleep = asleep | registry.asleep
        raise


async def renew(registry: Registry) -> None:
    """Go on keeping what we keep; what another process took over meanwhile is his."""
    mine = db.tables.c.keeper == registry.process
    if registry.database.embedded:
        playing = sa.and_(mine, db.tables.c.status == "playing", db.tables.c.kept_until > 0)
        async with registry.database.write() as connection:
            await connection.execute(sa.update(db.tables).where(playing).values(kept_until=now() + LEASE))
        return
    for kept in portions(table_id for table_id, session in registry.sessions.items() if session.leads):
        renewed = await lease(registry, kept, mine)
        for table_id in await lost(registry, [table_id for table_id in kept if table_id not in renewed]):
            session = registry.sessions.get(table_id)
            if session is not None:
                session.lose_lease()


async def lost(registry: Registry, missed: list[str]) -> list[str]:
    """Of the tables that were not renewed those that another process keeps; the others were only locked."""
    if not missed:
        return []
    query = sa.select(db.tables.c.id).where(db.tables.c.id.in_(missed), db.tables.c.keeper != registry.process)
    async with registry.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def wake(registry: Registry) -> None:
    """Read the tables that need attention and that nobody keeps."""
    due = sa.and_(db.tables.c.status == "playing", db.tables.c.due <= now(), db.tables.c.kept_until < now())
    async with registry.database.read() as connection:
        found = (await connection.execute(sa.select(db.tables.c.id).where(due).limit(MOST_WOKEN))).scalars().all()
    for table_id in found:
        if table_id in registry.sessions:
            registry.unleased.add(table_id)
        else:
            try:
                await registry.find(table_id)
            except Exception:
                log.exception("a table could not be woken", table=table_id)


async def give_up_all(registry: Registry) -> None:
    """On a graceful end: others may take over at once."""
    mine = sa.update(db.tables).where(db.tables.c.keeper == registry.process).values(kept_until=0)
    async with registry.database.write() as connection:
        await connection.execute(mine)
