"""Runs the server: uvicorn for HTTP, picows for the sockets, one process."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable

import uvicorn

from signoria.server.http.app import application
from signoria.server.http.front_door import FrontDoor
from signoria.server.logging import configure
from signoria.server.service import Service
from signoria.server.settings import Settings
from signoria.server.storage.files import Holder, claimed

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
        FrontDoor(application(service), settings),
        host=settings.host,
        port=settings.port,
        ws=service.front.protocol,  # type: ignore[arg-type]  # a factory of protocols will do
        lifespan="on",
        log_config=None,  # its lines go where ours go, and are scrubbed there
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
        h11_max_incomplete_event_size=16_384,
    )
    await Server(config, service, ready).serve()


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """FileHeld if another server runs on the same SQLite file."""
    configure(settings.log_json)
    with claimed(settings.database) as claim:

        def listening(port: int) -> None:
            claim.say(Holder(os.getpid(), f"http://{settings.host}:{port}"))
            if ready is not None:
                ready(port)

        try:
            import uvloop
        except ImportError:
            asyncio.run(run(settings, listening))
        else:
            uvloop.run(run(settings, listening))
