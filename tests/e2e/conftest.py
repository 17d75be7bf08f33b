from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.chromium import environment, executable
from tests.e2e.house import House
from tests.e2e.player import Player

Invite = Callable[..., Player]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = executable()
    launched = playwright.chromium.launch(executable_path=path, env=environment(path), args=["--no-sandbox"])
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    opened = House(tmp_path)
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Invite]:
    """Somebody new opens the page: ``come(locale="fa-IR")``."""
    players: list[Player] = []

    def arrive(url: str = house.url, **context: Any) -> Player:
        players.append(Player(browser, url, **context))
        return players[-1]

    yield arrive
    for player in players:
        player.close()
