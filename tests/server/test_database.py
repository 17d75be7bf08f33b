"""The database: migrations, and the settings that make it durable."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from signoria.server.storage.engine import MIGRATIONS, NEWEST, Database, async_url
from signoria.server.storage.schema import metadata


def test_the_newest_migration_is_the_one_the_server_asks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_migrations_make_the_tables_that_the_code_knows(database: str) -> None:
    async def story() -> dict[str, set[str]]:
        opened = Database(database)
        await opened.migrate()
        await opened.migrate()
        async with opened.read() as connection:
            made = await connection.run_sync(columns)
        await opened.close()
        return made

    made = asyncio.run(story())
    assert {name: set(table.columns.keys()) for name, table in metadata.tables.items()} == made


def columns(connection: sa.Connection) -> dict[str, set[str]]:
    there = sa.inspect(connection)
    names = [name for name in there.get_table_names() if name != "alembic_version"]
    return {name: {column["name"] for column in there.get_columns(name)} for name in names}


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    async def story() -> list[object]:
        opened = Database(f"sqlite:///{tmp_path}/tables.db")
        await opened.migrate()
        async with opened.write() as connection:
            found = [
                (await connection.execute(sa.text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        assert opened.writer is not None
        with opened.writer.connect() as direct:
            found += [direct.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        await opened.close()
        return list(found)

    assert asyncio.run(story()) == ["wal", 2, "wal", 2]
    assert sqlite3.connect(tmp_path / "tables.db").execute("select version_num from alembic_version").fetchone() == (
        NEWEST,
    )


def test_urls_need_no_driver() -> None:
    assert async_url("postgresql://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert async_url("sqlite:///a.db") == "sqlite+aiosqlite:///a.db"
    assert async_url("a.db") == "sqlite+aiosqlite:///a.db"
