"""`/health` says what an operator has to know: whether what people do can be kept."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from signoria.server.storage.engine import Database
from signoria.server.storage.pulse import Pulse, Trouble
from tests.server.harness import Person, Server, wait_for


def says(server: Server, *statuses: str) -> str:
    """The health once it is one of these; the answer's code fits."""

    def found() -> str | None:
        answer = server.get("/health")
        status = str(answer.json()["status"])
        assert answer.status_code == (200 if status == "ok" else 503)
        return status if status in statuses else None

    return wait_for(found)


def test_a_disk_that_takes_nothing_more_is_told_and_forgiven(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        assert server.process is not None
        says(server, "ok")
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        size = (tmp_path / "tables.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
        says(server, "disk-full", "database-broken")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        says(server, "ok")
        assert Person(server, "Anna").quick_start()


def test_a_database_that_was_overwritten_is_told(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        Person(server, "Anna").quick_start()
        says(server, "ok")
        for name in ("tables.db", "tables.db-wal"):
            with (tmp_path / name).open("r+b") as file:
                file.write(b"!" * (tmp_path / name).stat().st_size)
        assert says(server, "database-broken")


def test_a_table_that_is_gone_is_told(database: str) -> None:
    with Server(database) as server:
        says(server, "ok")
        asyncio.run(drop_steps(database))
        assert says(server, "database-broken")


async def drop_steps(url: str) -> None:
    async with opened(url) as database, database.write() as connection:
        await connection.execute(sa.text("DROP TABLE steps"))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()


def test_many_who_ask_cost_one_write(database: str) -> None:
    writes: list[str] = []

    def note(*arguments: Any) -> None:
        writes.extend([arguments[2]] if "health" in arguments[2] else [])

    async def story() -> set[Trouble]:
        async with opened(database) as there:
            await there.migrate()
            pulse = Pulse(there, "process")
            await pulse.trouble()
            pulse.at = -1000.0
            sa.event.listen(there.fresh or there.engine.sync_engine, "before_cursor_execute", note)
            return set(await asyncio.gather(*(pulse.trouble() for _ in range(100))))

    assert asyncio.run(story()) == {""}
    assert len(writes) == 1


def test_a_full_database_has_a_name_of_its_own(tmp_path: Path) -> None:
    async def story() -> Trouble:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as there:
            await there.migrate()
            assert there.fresh is not None
            sa.event.listen(there.fresh, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count=1"))
            return await Pulse(there, "a name that needs pages of its own" * 1000).trouble()

    assert asyncio.run(story()) == "disk-full"


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_reached_is_told(url: str) -> None:
    async def story() -> Trouble:
        async with opened(url) as there:
            return await Pulse(there, "process").trouble()

    assert asyncio.run(story()) == "database-unreachable"
