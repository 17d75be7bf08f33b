"""The ways to reach the database. SQLite embedded, PostgreSQL by URL, the same code."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.server.storage.files import file_of, keep_private

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0005"
COMMAND_SECONDS = 30.0
"""A database host that vanished must not hold the log for ever."""
MIGRATION_LOCK = 0x5167_0121
POSTGRESQL = {
    "lock_timeout": "1s",
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
"""A process that froze, or vanished, inside a transaction loses it soon, and until then nobody waits long for it."""


class Database:
    """One engine. On SQLite writers queue up here instead of finding the file locked."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        patience = {} if self.embedded else {"command_timeout": COMMAND_SECONDS, "server_settings": POSTGRESQL}
        self.engine: AsyncEngine = create_async_engine(
            self.url, pool_pre_ping=not self.embedded, connect_args=patience, hide_parameters=True
        )
        self.turn: Any = asyncio.Lock() if self.embedded else nullcontext()
        self.writer: sa.Engine | None = None
        self.writer_connection: sa.Connection | None = None
        self.fresh: sa.Engine | None = None
        """Opens the file anew each time."""
        self.thread = ThreadPoolExecutor(1, "event-log")
        if self.embedded:
            self.writer = sa.create_engine(self.url.replace("+aiosqlite", ""), hide_parameters=True)
            self.fresh = sa.create_engine(self.writer.url, hide_parameters=True, poolclass=sa.NullPool)
            for engine in (self.engine.sync_engine, self.writer, self.fresh):
                sa.event.listen(engine, "connect", make_durable)

    @property
    def embedded(self) -> bool:
        return self.url.startswith("sqlite")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; durable when it ends without an error."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    async def transact(self, work: Callable[[sa.Connection], None]) -> None:
        """The same as ``write`` for work that is ready: on SQLite one trip to a thread, not one a statement."""
        if self.writer is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(work)
        else:
            async with self.turn:
                await asyncio.get_running_loop().run_in_executor(self.thread, self.in_transaction, self.writer, work)

    def in_transaction(self, writer: sa.Engine, work: Callable[[sa.Connection], None]) -> None:
        """In the thread; its connection is kept, because to take one from the pool costs as much as ten steps."""
        if self.writer_connection is None:
            self.writer_connection = writer.connect()
        with self.writer_connection.begin():
            work(self.writer_connection)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def migrate(self) -> None:
        """Bring the database to the newest version; several processes may try at once."""
        file = file_of(self.url)
        if file is not None:
            keep_private(file)
        async with self.write() as connection:
            if not self.embedded:
                await connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        self.thread.shutdown()
        if self.writer_connection is not None:
            self.writer_connection.close()
        if self.writer is not None:
            self.writer.dispose()


def upgrade(connection: sa.Connection) -> None:
    """Alembic is slow to load, so it is left alone where there is nothing to do."""
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if found == NEWEST:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def async_url(url: str) -> str:
    """The URL with the driver we use: ``postgresql://…`` and ``sqlite:///file`` are enough."""
    scheme, separator, rest = url.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{url}"
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
