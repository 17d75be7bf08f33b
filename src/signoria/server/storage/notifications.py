"""Several processes on one PostgreSQL: each hears by LISTEN which tables the others moved, and whose keys ended."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from signoria.server.realtime.presence import PRESENCE, hear_presence
from signoria.server.realtime.websocket import Front
from signoria.server.sessions.former_players import FORMER, hear_former
from signoria.server.sessions.registry import EVERYTHING, Registry
from signoria.server.storage.accounts import KEYS
from signoria.server.storage.event_log import CHANNEL

log = structlog.get_logger(__name__)

RETRY_SECONDS = 1.0
BEAT_SECONDS = 10.0


async def listen(registry: Registry, front: Front) -> None:
    """For ever: on a lost connection listen again, and read what was missed."""
    while True:
        try:
            await listen_once(registry, front)
        except Exception as error:
            log.warning("cannot listen", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)


async def listen_once(registry: Registry, front: Front) -> None:
    """Until the connection is lost."""
    connection = await asyncpg.connect(registry.database.url.replace("postgresql+asyncpg", "postgresql"))
    try:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda *notice: hear(registry, notice[-1]))
        await connection.add_listener(PRESENCE, lambda *notice: hear_presence(registry, notice[-1]))
        await connection.add_listener(KEYS, lambda *notice: front.hear_keys(notice[-1]))
        await connection.add_listener(FORMER, lambda *notice: hear_former(registry, notice[-1]))
        front.people.forget()
        await front.look_again()
        for session in list(registry.sessions.values()):
            session.announced(EVERYTHING)
        while not lost.is_set():
            await connection.execute("SELECT 1", timeout=BEAT_SECONDS)  # a host that vanished says nothing by itself
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), BEAT_SECONDS)
    finally:
        await close(connection)


def hear(registry: Registry, notice: Any) -> None:
    process, *words = str(notice).split()
    if process == registry.process:
        return
    for word in words:
        table_id, _, number = word.partition(":")
        if table_id in registry.sessions:
            registry.sessions[table_id].announced(int(number))


async def close(connection: Any) -> None:
    if not connection.is_closed():
        await connection.close(timeout=1)
