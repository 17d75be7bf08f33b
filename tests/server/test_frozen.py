"""A process that froze inside a transaction, on a PostgreSQL that others share: they go on, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from signoria.server.storage import schema as db
from signoria.server.storage.engine import COMMAND_SECONDS, POSTGRESQL, Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import SERVER, Step, Tick
from tests.server.harness import Person, Server, run
from tests.server.test_durability import Witness, check

SOON = COMMAND_SECONDS / 2
"""Seconds, less than it takes to give a silent database up."""


class Answered(Write):
    """A write, and the log's answer."""

    __slots__ = ("answer",)

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number, Step(1, SERVER, Tick()))
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def done(self, stored: bool) -> None:
        self.answer.set_result(stored)


@asynccontextmanager
async def beside_a_frozen_step(url: str) -> AsyncIterator[EventLog]:
    """A log at work, while another process has begun to store step 2 of table ``a`` and does not go on."""
    frozen, database = Database(url), Database(url)
    await database.migrate()
    event_log = EventLog(database, "here")
    running = asyncio.create_task(event_log.run())
    held = await frozen.engine.connect()
    await held.execute(sa.insert(db.steps).values(table_id="a", number=2, body="{}"))
    yield event_log
    running.cancel()
    await held.invalidate()
    for opened in (frozen, database):
        await opened.close()


def test_one_blocked_table_does_not_hold_the_others_up(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(POSTGRESQL, "idle_in_transaction_session_timeout", "0")

    async def story() -> bool:
        async with beside_a_frozen_step(postgresql) as event_log:
            blocked, other = Answered("a", 2), Answered("b", 2)
            for stored in (blocked, other):
                event_log.append(stored)
            assert await asyncio.wait_for(other.answer, SOON)
            return await blocked.answer

    assert not asyncio.run(story()), "another process holds that step"


def test_a_transaction_that_nobody_goes_on_with_is_ended(postgresql: str) -> None:
    async def story() -> bool:
        stored = False
        async with beside_a_frozen_step(postgresql) as event_log:
            while not stored:
                again = Answered("a", 2)
                event_log.append(again)
                stored = await asyncio.wait_for(again.answer, SOON)
        return stored

    assert asyncio.run(asyncio.wait_for(story(), SOON))


async def freeze_inside_a_transaction(server: Server, database: Database) -> None:
    """Stop a busy server at a moment at which it has begun a transaction and not ended it."""
    assert server.process is not None
    activity = sa.text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'"
    )
    for _ in range(2000):
        server.process.send_signal(signal.SIGSTOP)
        async with database.read() as connection:
            if (await connection.execute(activity)).scalar():
                return
        server.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(0.003)
    pytest.fail("it was never inside a transaction")


async def outlive(one: Server, two: Server, url: str, seconds: float) -> None:
    """Anna plays through one process, which freezes, Bruno through the other."""
    anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
    table = anna.make_table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}])["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    for _ in range(3):
        anna.quick_start(level="random")  # bots that keep the process busy
    database, rng = Database(url), random.Random(4)
    first, second = Witness(anna, table), Witness(bruno, table)
    playing = asyncio.gather(first.live(rng), second.live(rng))
    while min(len(first.story), len(second.story)) < 10:
        assert not playing.done(), "both heard nothing for long, or the game is over already"
        await asyncio.sleep(0.01)
    await freeze_inside_a_transaction(one, database)
    resting = asyncio.create_task(asyncio.sleep(seconds))
    assert first.chair is not None
    first.chair.socket.transport.abort()
    anna.server = two
    while not first.over:
        await first.live(rng)
    await playing
    assert second.over
    await resting
    assert one.process is not None
    one.process.send_signal(signal.SIGCONT)
    for server in (two, one):
        anna.server = bruno.server = server
        for witness in (first, second):
            await check(witness)
    await database.close()


def test_others_go_on_where_a_process_froze_inside_a_transaction(postgresql: str) -> None:
    with Server(postgresql) as one, Server(postgresql) as two:
        run(outlive(one, two, postgresql, 0.0))


@pytest.mark.soak
def test_others_go_on_while_a_process_is_frozen_for_a_minute(postgresql: str) -> None:
    with Server(postgresql) as one, Server(postgresql) as two:
        run(outlive(one, two, postgresql, 60.0))
