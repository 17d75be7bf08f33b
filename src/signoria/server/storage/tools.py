"""The database for a command of an operator."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from signoria.server.storage.engine import Database
from signoria.server.storage.files import claimed

Result = TypeVar("Result")


async def with_database(url: str, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Work that writes: on SQLite alone with the file, FileHeld if a server runs on it."""
    with claimed(url):
        return await reading(url, work)


async def reading(url: str, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Work that only reads, which a server does not mind."""
    database = Database(url)
    try:
        await database.migrate()
        return await work(database)
    finally:
        await database.close()
