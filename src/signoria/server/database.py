"""The database: its tables, and the ways to reach it. SQLite embedded, PostgreSQL by URL, the same code."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0003"
COMMAND_SECONDS = 30.0
"""A database host that vanished must not hold the ledger for ever."""
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

metadata = sa.MetaData()

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at every table, only ever appended to: the truth from which all else is read."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("keeper", sa.String(24), nullable=False),
    sa.Column("kept_until", sa.BigInteger, nullable=False),
    sa.Column("origin", sa.String(40), nullable=False, server_default=""),
    sa.Index("tables_by_change", "status", "listed", "changed"),
    sa.Index("tables_by_due", "status", "due"),
    sa.Index("tables_by_keeper", "keeper"),
    sa.Index("tables_by_origin", "origin"),
)
"""One line a table, for lists. ``due``: when it needs attention; ``keeper``: the process that plays its bots;
``origin``: the game that it branched off from, ``tables/{id}`` or ``records/{id}``."""

members = sa.Table(
    "members",
    metadata,
    sa.Column("person_id", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("seated", sa.Boolean, nullable=False),
    sa.Index("members_by_table", "table_id"),
)
"""Who plays, or played, at which table."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("account", sa.String(64), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""``account`` is the name folded for comparison; None: a guest."""

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person_id", sa.String(24), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Sessions of browsers and tokens of programs, by their SHA-256: a stolen database opens nothing."""

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("person_id", sa.String(24), nullable=False, index=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Records uploaded to watch."""

components = sa.Table(
    "components",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("edition", sa.String(80), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("kept", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Owners' component files, by the edition, which names their values. ``kept``: tables or records need it."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("source", sa.String(40), primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("depth", sa.Integer, primary_key=True),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("analyses_by_age", "created"),
)
"""What the teacher said of a game, ``tables/{id}`` or ``records/{id}``; it can be made again. ``turn`` -1: of all of
it. ``version``: of the program that said it."""


class Database:
    """One engine. On SQLite writers queue up here instead of finding the file locked."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        patience = {} if self.embedded else {"command_timeout": COMMAND_SECONDS, "server_settings": POSTGRESQL}
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.embedded, connect_args=patience)
        self.turn: Any = asyncio.Lock() if self.embedded else nullcontext()
        self.writer: sa.Engine | None = None
        self.writer_connection: sa.Connection | None = None
        self.thread = ThreadPoolExecutor(1, "ledger")
        if self.embedded:
            self.writer = sa.create_engine(self.url.replace("+aiosqlite", ""))
            for engine in (self.engine.sync_engine, self.writer):
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
