from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.chromium import environment, executable
from tests.e2e.player import Player
from tests.e2e.stand import Stand
from tests.e2e.virtu_player import VirtuPlayer
from tests.server.harness import Server

Invite = Callable[..., Player]
Sit = Callable[..., VirtuPlayer]
SetUp = Callable[..., Stand]


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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db") as opened:
        yield opened


@pytest.fixture(scope="session")
def stands() -> dict[str, Stand]:
    """Of Condottiere, in each language that was asked for: to load one takes longer than to look at it."""
    return {}


@pytest.fixture
def set_up(browser: Browser, stands: dict[str, Stand]) -> Iterator[SetUp]:
    """A stand of Condottiere with nothing on it: ``set_up(size, language="fa")``."""

    def at(size: tuple[int, int], language: str = "en") -> Stand:
        if language not in stands:
            stands[language] = Stand(browser, {}, title="condottiere", language=language)
        stands[language].clear(size)
        return stands[language]

    yield at
    assert [trouble for stand in stands.values() for trouble in stand.troubles] == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(f"sqlite:///{tmp_path}/tables.db") as opened:
        yield opened


@pytest.fixture
def come(browser: Browser, house: Server) -> Iterator[Invite]:
    """Somebody new opens the page: ``come(locale="fa-IR")``."""
    players: list[Player] = []

    def arrive(url: str = house.url, **context: Any) -> Player:
        players.append(Player(browser, url, **context))
        return players[-1]

    yield arrive
    for player in players:
        player.close()


@pytest.fixture
def sit(browser: Browser, house: Server) -> Iterator[Sit]:
    """Somebody new comes to the page to play Virtù."""
    players: list[VirtuPlayer] = []

    def arrive(**how: Any) -> VirtuPlayer:
        players.append(VirtuPlayer(browser, house.url, **how))
        return players[-1]

    yield arrive
    for player in players:
        player.close()
