"""Which process plays the bots: leases are renewed, lost, given back, and never starve."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.sessions import leases
from signoria.server.sessions.hub import LEASE, Hub, now
from signoria.server.sessions.live import Live
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import Write
from signoria.table import Clock, Open, Step, Terms, Tick
from signoria.table import messages as m
from tests.hub.clock import simulate
from tests.hub.process import Ear, Process
from tests.patience import PATIENCE
from tests.table.tables import Seated

Story = Callable[[Database], Coroutine[Any, Any, None]]


def run(folder: Path, story: Story) -> None:
    async def told() -> None:
        database = Database(f"sqlite:///{folder}/tables.db")
        await database.migrate()
        try:
            await asyncio.wait_for(story(database), PATIENCE)
        finally:
            await database.close()

    asyncio.run(told())


def row(table_id: str, keeper: str, until: int) -> dict[str, Any]:
    facts = {"game": "condottiere", "status": "playing", "listed": True, "line": "", "changed": 0, "due": 0}
    return {"id": table_id, "keeper": keeper, "kept_until": until, **facts}


async def insert(database: Database, rows: list[dict[str, Any]]) -> None:
    async with database.write() as connection:
        await connection.execute(sa.insert(db.tables), rows)


async def leased_by(database: Database) -> dict[str, tuple[str, int]]:
    async with database.read() as connection:
        rows = (await connection.execute(sa.select(db.tables.c.id, db.tables.c.keeper, db.tables.c.kept_until))).all()
    return {found.id: (found.keeper, found.kept_until) for found in rows}


async def opened(hub: Hub, terms: Terms | None = None) -> Live:
    opening = Seated("anna", "bruno", terms=terms).steps[0].command
    assert isinstance(opening, Open)
    waiter: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
    hub.create("anna", opening, waiter)
    return await waiter


async def asked_for_rematch(hub: Hub) -> tuple[Live, int]:
    """A game that ended, and the number of Anna's motion to play again."""
    live = await opened(hub, Terms(clock=Clock("move", 1, 0, "ends")))
    await hub.carry_out(live, Step(now() + 5000, "@", Tick()))
    await hub.carry_out(live, Step(now(), "anna", m.AskRematch("r", 0)))
    assert live.table.motion is not None
    return live, live.table.motion.number


def test_free_tables_are_found_behind_many_that_others_keep(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        hub = Hub(database, BotPool(1))
        ids = [f"t{number}" for number in range(1200)]
        free = set(ids[::100])
        await insert(database, [row(one, "other", 0 if one in free else now() + LEASE) for one in ids])
        hub.unleased = set(ids)
        await leases.take(hub)
        found = await leased_by(database)
        assert {one for one in ids if found[one][0] == hub.process} == free

    run(tmp_path, story)


def test_what_could_not_be_released_is_released_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(database: Database) -> None:
        hub = Hub(database, BotPool(1))
        await insert(database, [row("t", hub.process, now() + LEASE)])
        hub.asleep = {"t": now() + 200_000}
        with monkeypatch.context() as broken:
            broken.setattr(database, "write", lambda: (_ for _ in ()).throw(OSError("away")))
            with pytest.raises(OSError, match="away"):
                await leases.release(hub)
        await leases.release(hub)
        await leases.renew(hub)
        assert (await leased_by(database))["t"] == (hub.process, 0)

    run(tmp_path, story)


def test_a_lease_that_another_took_over_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(database: Database) -> None:
        hub = Hub(database, BotPool(1))
        writing = asyncio.ensure_future(hub.event_log.run())
        live = await opened(hub, Terms(clock=Clock("move", 60, 0, "ends")))
        assert live.leased
        assert live.timer is not None
        monkeypatch.setattr(Database, "embedded", False)
        await leases.renew(hub)
        assert live.leased
        async with database.write() as connection:
            await connection.execute(sa.update(db.tables).values(keeper="other", kept_until=now() + LEASE))
        await leases.renew(hub)
        await leases.take(hub)
        assert not live.leased
        assert live.timer is None
        writing.cancel()

    run(tmp_path, story)


def test_talk_elsewhere_does_not_hold_a_bot_still() -> None:
    asked: list[str] = []

    class Slow(BotPool):
        async def ask(self, question: Question) -> Thought:
            asked.append(question.seed)
            await asyncio.sleep(0.2)
            return Thought(question.view.legal[0])

    async def story() -> None:
        process = Process("squire", "anna", terms=Terms(pace=0))
        process.hub.bot_pool = Slow(1)
        for number in range(4):
            await asyncio.sleep(0.07)
            process.elsewhere("anna", m.Say(f"s{number}", 1, "hurry up"))
        await asyncio.sleep(0.1)
        assert process.event_log.writes
        assert len(set(asked)) == len(asked)

    simulate(story())


def test_bots_keep_the_tables_pace() -> None:
    class Quick(BotPool):
        async def ask(self, question: Question) -> Thought:
            return Thought(question.view.legal[0])

    async def story() -> None:
        process = Process("squire", "anna", terms=Terms(pace=700))
        process.hub.bot_pool = Quick(1)
        opened = now()
        await asyncio.sleep(0.65)
        assert not process.event_log.writes
        await asyncio.sleep(0.1)
        assert 700 <= process.event_log.writes[0].step.at - opened <= 730

    simulate(story())


@pytest.mark.parametrize("overtaken", ["withdrawn", "talk"])
def test_a_rematch_is_stored_with_its_cause_or_not_at_all(tmp_path: Path, overtaken: str) -> None:
    async def story(database: Database) -> None:
        hub = Hub(database, BotPool(1))
        writing = asyncio.ensure_future(hub.event_log.run())
        live, motion = await asked_for_rematch(hub)
        other = m.Answer("w", 0, motion, False) if overtaken == "withdrawn" else m.Say("w", 0, "well played")
        await hub.event_log.commit([next_write(live, Step(now(), "anna", other))])
        bruno = Ear("bruno")
        hub.command(live, "bruno", m.Answer("y", 1, motion, True), bruno, "Bruno", False)
        while not bruno.heard:
            await asyncio.sleep(0.01)
        assert bruno.story == (["refused"] if overtaken == "withdrawn" else ["done"])
        made = set(await leased_by(database)) - {live.table.id}
        assert made == ({live.table.rematch} if overtaken == "talk" else set())
        assert made <= set(hub.lives)
        writing.cancel()

    run(tmp_path, story)


def next_write(live: Live, step: Step) -> Write:
    return Write(live.table.id, live.table.steps + 1, step, lambda _: None)


def test_a_rematch_agreed_on_by_http_has_a_name(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        hub = Hub(database, BotPool(1))
        writing = asyncio.ensure_future(hub.event_log.run())
        live, motion = await asked_for_rematch(hub)
        await hub.carry_out(live, Step(now(), "bruno", m.Answer("y", 1, motion, True)))
        assert live.table.rematch
        assert (await hub.live(live.table.rematch)).table.status == "playing"
        writing.cancel()

    run(tmp_path, story)


def test_tables_that_cannot_be_opened_do_not_starve_the_waking_of_others(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        spoiled = [f"spoiled{number}" for number in range(leases.MOST_WOKEN + 5)]
        await insert(database, [row(name, "", 0) for name in spoiled])
        async with database.write() as connection:
            steps = [{"table_id": name, "number": 1, "body": "{"} for name in spoiled]
            await connection.execute(sa.insert(db.steps), steps)
        first = Hub(database, BotPool(1))
        log = asyncio.create_task(first.event_log.run())
        live = await opened(first)
        async with database.write() as connection:
            await connection.execute(sa.update(db.tables).values(kept_until=0))
            mine = sa.update(db.tables).where(db.tables.c.id == live.table.id).values(due=1)
            await connection.execute(mine)
        log.cancel()
        second = Hub(database, BotPool(1))
        for _ in range(2):
            await leases.wake(second)
        assert list(second.lives) == [live.table.id]

    run(tmp_path, story)
