"""One HTTP connection: uvicorn's, with an end to what it waits for and to what it keeps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from uvicorn import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from signoria.server.limits import Budgets, Place, address_key
from signoria.table import Refusal

REQUEST_SECONDS = 30.0
"""For a whole request to arrive."""
UNREAD_SECONDS = 60.0
"""For an answer to be read so far that more can be sent."""
MOST_HEAD = 16_384
MOST_REQUEST = 2_100_000
"""Bytes: a record and its head."""
MOST_HEADERS = 100
MOST_WAITING = 20
"""Requests that are sent before the first one is answered."""


class Proxies:
    """Whom to believe about who calls."""

    def __init__(self, config: Config) -> None:
        self.trusted = _TrustedHosts(config.forwarded_allow_ips if config.proxy_headers else [])

    def caller(self, peer: str, forwarded: Iterable[str]) -> str:
        """The address of whoever calls, perhaps through a proxy."""
        if peer not in self.trusted:
            return peer
        return self.trusted.get_trusted_client_address(", ".join(forwarded))[0] or peer


@lru_cache(1)
def proxies_of(config: Config) -> Proxies:
    return Proxies(config)


class Connection(HttpToolsProtocol):
    """Uvicorn bounds heads with h11 only, and waits for ever for a request that has begun."""

    def __init__(self, budgets: Budgets, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.budgets = budgets
        self.place: Place | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.in_head = True
        self.received = 0
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline = self.loop.call_later(REQUEST_SECONDS, self.give_up)
        host = self.client[0] if self.client else ""
        if host in proxies_of(self.config).trusted:
            return  # it answers for many
        try:
            self.place = self.budgets.enter("connections", {address_key(host): 1.0})
        except Refusal as refusal:
            self.refuse(429, f"retry-after: {refusal.details['seconds']}")

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        if self.unread is not None:
            self.unread.cancel()
        super().connection_lost(exc)

    def rest(self) -> None:
        """This connection costs nothing more."""
        self.stop_deadline()
        if self.place is not None:
            self.place.leave()

    def stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """The request has not come."""
        if self.cycle is None or self.cycle.response_complete:
            self.refuse(408)
        else:
            self.transport.abort()

    def refuse(self, status: int, *headers: str) -> None:
        lines = [*headers, "content-length: 0", "connection: close", "", ""]
        self.transport.write(STATUS_LINE[status] + "\r\n".join(lines).encode())
        self.transport.close()

    # -- what comes in

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_SECONDS, self.give_up)
        while data and not self.upgraded and not self.transport.is_closing():
            room = (MOST_HEAD if self.in_head else MOST_REQUEST) - self.received
            if room <= 0:
                self.refuse(431 if self.in_head else 413)
                return
            self.received += len(data[:room])
            super().data_received(data[:room])
            data = data[room:]

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers come here too."""
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests at once")
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.received = True, 0
        self.stop_deadline()

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.rest()
        super().handle_websocket_upgrade()

    # -- what goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
