"""A person plays a whole game of every title over a real socket, against its usual bots; its record verifies."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from signoria.engine import Record, titles, verify
from tests.server.harness import Person, Server, at_random, run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('titles') / 'tables.db'}") as running:
        yield running


@pytest.mark.parametrize("title", titles())
def test_a_person_plays_a_whole_game(server: Server, title: str) -> None:
    async def story() -> None:
        anna = Person(server)
        chair = await anna.sit(table := anna.quick_start(name="Anna", game=title))
        assert await chair.play(at_random(random.Random(1))) > 0
        assert chair.table["game"] == title
        record = Record.from_json(anna.http.get(f"/api/tables/{table}/record").content)
        assert verify(record) >= 0
        assert record.outcome is not None
        assert chair.table["outcome"]["winners"] == list(record.outcome.winners)

    run(story())
