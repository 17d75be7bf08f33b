"""Streams of programs: many that idle, and those that are not read."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import pytest

from signoria.server.http import bot_api
from signoria.server.http.bot_api import LineListener
from signoria.server.limits import Budgets
from signoria.server.realtime.changes import Changes
from signoria.server.storage.accounts import Person
from signoria.table import Refusal
from tests.sessions.clock import simulate


class Row(NamedTuple):
    person_id: str
    id: str
    changed: int


class Asked:
    """A database that counts the questions, and tells which tables have changed."""

    def __init__(self) -> None:
        self.questions = 0
        self.rows: list[Row] = []

    def read(self) -> Asked:
        return self

    async def __aenter__(self) -> Asked:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def execute(self, *_: object) -> Asked:
        self.questions += 1
        return self

    def all(self) -> list[Row]:
        return list(self.rows)


def test_many_idle_streams_ask_the_database_once() -> None:
    async def story() -> None:
        database: Any = Asked()
        changes = Changes(database)
        async with AsyncExitStack() as streams:
            events = [await streams.enter_async_context(changes.of(f"p{number}")) for number in range(180)]
            await asyncio.sleep(10)
            assert 10 < database.questions < 30
            assert not any(event.is_set() for event in events)
            database.rows = [Row("p7", "t", 1)]
            await asyncio.sleep(1)
            assert [number for number, event in enumerate(events) if event.is_set()] == [7]
            events[7].clear()
            await asyncio.sleep(10)
            assert not events[7].is_set(), "that is known"
            database.rows = [Row("p7", "t", 2)]
            await asyncio.sleep(1)
            assert events[7].is_set()
        await asyncio.sleep(1)
        before = database.questions
        await asyncio.sleep(10)
        assert database.questions == before, "nobody waits any more"

    simulate(story())


def test_a_person_has_so_many_streams_and_gets_them_back() -> None:
    purse = Budgets().purse("eve", "192.0.2.1")
    places = [purse.enter("streams") for _ in range(20)]
    with pytest.raises(Refusal, match="too-many"):
        purse.enter("streams")
    places[0].leave()
    places[0].leave()
    purse.enter("streams")
    with pytest.raises(Refusal, match="too-many"):
        purse.enter("streams")


def test_a_stream_that_is_not_read_is_cut_off_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_api, "MOST_UNREAD_BYTES", 10_000)

    async def story() -> None:
        eve, anna = (LineListener(Person(name, name, "guest")) for name in ("eve", "anna"))
        for number in range(100):
            for listener in (eve, anna):
                listener.send("s", number, b"x" * 1000)
            assert await anna.next() == b"x" * 1000
        assert eve.closed
        assert not anna.closed
        assert eve.lines.qsize() == 1
        assert await eve.next() is None

    simulate(story())
