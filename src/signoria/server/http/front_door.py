"""Around the whole application: the path prefix goes, headers that every answer has come."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.settings import Settings

Header = tuple[bytes, bytes]
HSTS: Header = (b"strict-transport-security", b"max-age=31536000")
NO_STORE: Header = (b"cache-control", b"no-store")
NOT_KEPT = ("/api/", "/health", "/metrics")
"""Answers that nobody may keep, unless they say so themselves."""


class FrontDoor:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.prefix = settings.prefix
        self.secure = settings.secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        scope["path"] = path = without_prefix(scope["path"], self.prefix)
        scope["raw_path"] = without_prefix(scope["raw_path"].decode("latin-1"), self.prefix).encode("latin-1")
        kept = not path.startswith(NOT_KEPT)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if self.secure:
                    headers.append(HSTS)
                if not kept and all(name.lower() != NO_STORE[0] for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, answer)


def without_prefix(path: str, prefix: str) -> str:
    """A proxy may have taken it away already."""
    if prefix and (path == prefix or path.startswith(f"{prefix}/")):
        return path.removeprefix(prefix) or "/"
    return path
