"""Bots as a weapon: tables that nobody watches, people with many tables, and bots that think for ever."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from signoria.server import bot_pool, crew
from signoria.server.bot_pool import BotPool
from signoria.server.realtime.subscriber import attach
from signoria.server.sessions.registry import Registry
from signoria.server.sessions.session import TableSession
from signoria.server.storage.engine import Database
from signoria.table import Open, Terms
from tests.patience import PATIENCE
from tests.server import pieces
from tests.server.harness import Person, Server, at_random, run
from tests.sessions.process import Ear
from tests.table.tables import Seated

MANY = 60


def test_bots_that_nobody_watches_make_no_move_while_others_play_nor_after_a_restart(tmp_path: Path) -> None:
    async def play(anna: Person) -> None:
        chair = await anna.sit(anna.quick_start())
        assert await chair.play(at_random(random.Random(7)), 5) == 5
        await chair.close()

    async def turns(anna: Person, tables: list[str]) -> set[int]:
        chairs = [await anna.sit(table) for table in tables]
        for chair in chairs:
            await chair.hear()
        return {chair.looks[None]["turn"] for chair in chairs}

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        mallory, anna = Person(server, "Mallory"), Person(server, "Anna")
        bots = [{"kind": "bot", "level": "random"}] * 4
        tables = [str(mallory.make_table(bots)["id"]) for _ in range(MANY)]
        run(play(anna))
        server.kill()
        server.start()
        run(play(anna))
        assert run(turns(anna, tables)) == {0}


def test_a_bot_that_thinks_for_ever_does_not_stop_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "DECISION_SECONDS", 0.5)
    monkeypatch.setattr(crew, "GUARD", 1000)

    async def story(registry: Registry) -> None:
        opening = Seated("champion", "anna", terms=Terms(pace=0)).steps[0].command
        assert isinstance(opening, Open)
        waiter: asyncio.Future[TableSession] = asyncio.get_running_loop().create_future()
        registry.create("anna", opening, waiter)
        session = await waiter
        anna = Ear("anna")
        await attach(session, anna, "", 0)
        while session.table.playing().state.to_move != 1 or session.unsaved:
            await asyncio.sleep(0.01)
        assert anna.story.count("update") == session.table.playing().turn > 0

    async def told() -> None:
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.migrate()
        workers = BotPool(1, pieces.think_but_champions_spin)
        registry = Registry(database, workers)
        writing = asyncio.ensure_future(registry.event_log.run())
        try:
            await asyncio.wait_for(story(registry), PATIENCE)
        finally:
            writing.cancel()
            await workers.close()
            await database.close()

    asyncio.run(told())
