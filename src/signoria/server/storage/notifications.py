"""Several processes on one PostgreSQL: each hears by LISTEN which tables the others moved."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from signoria.server.realtime.presence import PRESENCE, hear_presence
from signoria.server.sessions.hub import EVERYTHING, Hub
from signoria.server.storage.event_log import CHANNEL
from signoria.server.storage.retention import DELETED

log = structlog.get_logger(__name__)

RETRY_SECONDS = 1.0
BEAT_SECONDS = 10.0


async def listen(hub: Hub) -> None:
    """For ever: on a lost connection listen again, and read what was missed."""
    while True:
        try:
            await listen_once(hub)
        except Exception as error:
            log.warning("cannot listen", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)


async def listen_once(hub: Hub) -> None:
    """Until the connection is lost."""
    connection = await asyncpg.connect(hub.database.url.replace("postgresql+asyncpg", "postgresql"))
    try:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda *notice: hear(hub, notice[-1]))
        await connection.add_listener(PRESENCE, lambda *notice: hear_presence(hub, notice[-1]))
        await connection.add_listener(DELETED, lambda *notice: forget(hub, str(notice[-1]).split()))
        for table_id in list(hub.lives):
            await hub.catch_up(table_id, EVERYTHING)
        while not lost.is_set():
            await connection.execute("SELECT 1", timeout=BEAT_SECONDS)  # a host that vanished says nothing by itself
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), BEAT_SECONDS)
    finally:
        await close(connection)


def hear(hub: Hub, notice: Any) -> None:
    process, *words = str(notice).split()
    if process == hub.process:
        return
    for word in words:
        table_id, _, number = word.partition(":")
        if table_id in hub.lives:
            hub.spawn(hub.catch_up(table_id, int(number)))


def forget(hub: Hub, deleted: Iterable[str]) -> None:
    """Tables that are gone from the database leave the memory; who is there is sent away."""
    for table_id in deleted:
        live = hub.lives.get(table_id)
        if live is not None:
            hub.drop(live)


async def close(connection: Any) -> None:
    if not connection.is_closed():
        await connection.close(timeout=1)
