"""Runs the server: uvicorn for HTTP, picows for the sockets, one process."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from functools import partial

import uvicorn

from signoria.server.http.app import application
from signoria.server.http.connection import Connection
from signoria.server.logging import configure
from signoria.server.service import Service
from signoria.server.settings import Settings

GRACE_SECONDS = 10
RARELY = (10_000, 20, 50)
"""When to look for cycles: we make few, and every look stops all tables."""


class Server(uvicorn.Server):
    """Tells when it listens, and says goodbye before it waits for the streams to end."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[int], None] | None) -> None:
        super().__init__(config)
        self.service = service
        self.ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)
        if self.ready is not None and self.servers:
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await self.service.say_goodbye()
        await super().shutdown(sockets)  # type: ignore[arg-type]


async def run(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Until SIGINT or SIGTERM. ``ready`` is told the port."""
    service = Service(settings)
    config = uvicorn.Config(
        application(service),
        host=settings.host,
        port=settings.port,
        http=partial(Connection, service.budgets),  # type: ignore[arg-type]  # a factory of protocols will do
        ws=service.front.protocol,  # type: ignore[arg-type]  # and here
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    await Server(config, service, ready).serve()


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    configure(settings.log_json)
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(settings, ready))
    else:
        uvloop.run(run(settings, ready))
