"""Which process plays a table's bots and clocks: a lease in the database, taken over from one that fell silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

import sqlalchemy as sa
import structlog

from signoria.server.realtime.presence import FORGET, announce_soon
from signoria.server.sessions.hub import LEASE, Hub, Unknown, now
from signoria.server.sessions.opening import open_table
from signoria.server.storage import schema as db
from signoria.server.storage.components import NoComponents
from signoria.table import OtherRules

log = structlog.get_logger(__name__)

ROUND_SECONDS = 1.0
MOST_WOKEN = 100
AT_ONCE = 500
PUT_OFF = 3_600_000
"""Milliseconds after which a table that could not be opened is tried again: components may have come back."""


async def run(hub: Hub) -> None:
    """Once a second, for ever: take leases, renew and release them, wake what is due."""
    beat = told = 0
    alone = hub.database.embedded
    while True:
        alone = alone and not await tried(forget_the_last_process, hub)
        if not alone:
            await tried(take, hub)
            await tried(release, hub)
            if now() > beat and await tried(renew, hub):
                beat = now() + LEASE // 3
            await tried(wake, hub)
            hub.unload_idle()
        if not hub.database.embedded and now() > told + FORGET // 3:
            told = now()
            for live in list(hub.lives.values()):
                if live.heard:
                    announce_soon(hub, live)
        await asyncio.sleep(ROUND_SECONDS)


async def tried(duty: Callable[[Hub], Awaitable[None]], hub: Hub) -> bool:
    """Whether it could be done; what fails keeps nothing else from being done."""
    try:
        await duty(hub)
    except Exception:
        log.exception("leases failed", duty=duty.__name__)
        return False
    return True


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
    """Note that we keep those of the tables of which that is true; which they are. Who finds one locked goes on."""
    free = sa.select(db.tables.c.id).where(db.tables.c.id.in_(wanted), which).with_for_update(skip_locked=True)
    query = sa.update(db.tables).where(db.tables.c.id.in_(free)).returning(db.tables.c.id)
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
        for table_id in await lost(hub, [table_id for table_id in kept if table_id not in renewed]):
            live = hub.lives.get(table_id)
            if live is not None:
                hub.lose_lease(live)


async def lost(hub: Hub, missed: list[str]) -> list[str]:
    """Of the tables that were not renewed those that another process keeps; the others were only locked."""
    if not missed:
        return []
    query = sa.select(db.tables.c.id).where(db.tables.c.id.in_(missed), db.tables.c.keeper != hub.process)
    async with hub.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def wake(hub: Hub) -> None:
    """Read the tables that need attention and that nobody keeps, those first that have waited longest."""
    due = sa.and_(db.tables.c.status == "playing", db.tables.c.due <= now(), db.tables.c.kept_until < now())
    query = sa.select(db.tables.c.id).where(due).order_by(db.tables.c.due).limit(MOST_WOKEN)
    async with hub.database.read() as connection:
        found = (await connection.execute(query)).scalars().all()
    unreadable: list[str] = []
    for table_id in found:
        if table_id in hub.lives:
            hub.unleased.add(table_id)
        else:
            try:
                await open_table(hub, table_id)
            except (OtherRules, NoComponents, Unknown):
                unreadable.append(table_id)
    await put_off(hub, unreadable)


async def put_off(hub: Hub, unreadable: list[str]) -> None:
    """What cannot be opened now is tried again much later, and until then in nobody's way."""
    if unreadable:
        query = sa.update(db.tables).where(db.tables.c.id.in_(unreadable), db.tables.c.due <= now())
        async with hub.database.write() as connection:
            await connection.execute(query.values(due=now() + PUT_OFF))


async def give_up_all(hub: Hub) -> None:
    """On a graceful end: others may take over at once."""
    mine = sa.update(db.tables).where(db.tables.c.keeper == hub.process).values(kept_until=0)
    async with hub.database.write() as connection:
        await connection.execute(mine)
