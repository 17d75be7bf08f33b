"""The web application: the HTTP API, the page, health and metrics. Sockets are beside it, in sockets.py."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.router import Router
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from signoria import __version__
from signoria.server.http.accounts import Accounts
from signoria.server.http.bot_api import Programs
from signoria.server.http.components import Components
from signoria.server.http.guards import HANDLERS, allow, provide_person, provide_purse, provide_service
from signoria.server.http.puzzles import Puzzles
from signoria.server.http.records import Records
from signoria.server.http.schemas import Health
from signoria.server.http.static_files import pages, serve_page
from signoria.server.http.tables import Tables
from signoria.server.http.teaching import Teaching
from signoria.server.http.words import TitleTexts
from signoria.server.service import Service

MOST_BYTES = 65_536
LEAST_SQUEEZED = 1_000
"""Bytes: a shorter answer would hardly become shorter."""
HEADERS = [
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    ResponseHeader(name="referrer-policy", value="same-origin"),
    ResponseHeader(name="x-frame-options", value="DENY"),
    ResponseHeader(name="cross-origin-opener-policy", value="same-origin"),
]


@get("/health", tags=["operating"])
async def health(service: Service) -> Health:
    """Whether the database answers, and what is going on."""
    async with service.database.read() as connection:
        await connection.execute(sa.select(1))
    return Health("ok", __version__, len(service.registry.sessions), len(service.front.sockets))


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def measured() -> Response[bytes]:
    """For Prometheus. Keep it from the public at the proxy."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def application(service: Service) -> Litestar:
    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    handlers = [Accounts, Tables, Components, TitleTexts, Records, Teaching, Puzzles, Programs]
    api = Router("/", route_handlers=handlers, guards=[allow])
    return Litestar(
        route_handlers=[api, health, measured, serve_page],
        lifespan=[life],
        state=State({"service": service, "pages": pages()}),
        dependencies={
            "service": Provide(provide_service),
            "person": Provide(provide_person),
            "purse": Provide(provide_purse),
        },
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BYTES,
        response_headers=HEADERS,
        compression_config=CompressionConfig("gzip", LEAST_SQUEEZED, gzip_compress_level=6, exclude_opt_key="squeezed"),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=__version__,
            description="Tables for the board games of Renaissance Italy.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
