"""Light: what is sent before a game is on the screen. How soon and how smoothly: `make bench-page`."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from signoria.server.http.static_files import HASHED, pages
from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD, Player

BOARDS = {"condottiere": BOARD, "virtu": ".virtu .map"}
MOST_SCRIPT = 120_000
MOST_OF_VIRTU = 70_000
MOST_IN_ALL = 400_000
MOST_AGAIN = 12_000
NEVER_IDLE = "window.requestIdleCallback = () => 0"
"""What the page fetches when it has nothing else to do never comes: what comes is what a game waits for."""
TEXTS = (".html", ".js", ".css", ".svg")


def play(me: Player, title: str) -> None:
    """From the front page to the first board, until nothing more comes."""
    me.visit()
    me.page.click(f"[data-play={title}]")
    me.page.wait_for_selector(BOARDS[title])
    me.page.wait_for_load_state("networkidle")


def weighed(me: Player) -> dict[str, int]:
    """Filled from now on: the scripts that a game waits for, and how much each weighs with gzip."""
    sizes: dict[str, int] = {}
    files = pages()

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        if path.endswith(".js"):
            sizes[path] = len(files[path].squeezed["gzip"])

    me.context.add_init_script(NEVER_IDLE)
    me.page.on("response", weigh)
    return sizes


def transferred(me: Player) -> Counter[str]:
    """Filled from now on: the bytes that come over the wire, with their headers, by path."""
    sizes: Counter[str] = Counter()
    paths: dict[str, str] = {}
    tools = me.context.new_cdp_session(me.page)
    tools.send("Network.enable")

    def begun(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = urlsplit(event["response"]["url"]).path

    def ended(event: dict[str, Any]) -> None:
        sizes[paths[event["requestId"]]] += int(event["encodedDataLength"])

    tools.on("Network.responseReceived", begun)
    tools.on("Network.loadingFinished", ended)
    return sizes


def test_the_table_weighs_little(come: Invite) -> None:
    me = come()
    sizes = weighed(me)
    play(me, "condottiere")
    total = sum(sizes.values())
    print(f"JavaScript of the table: {total / 1000:.1f} kB in {len(sizes)} files")
    assert 0 < total <= MOST_SCRIPT


def test_the_board_of_virtu_adds_little_and_only_where_it_is_played(come: Invite) -> None:
    one, other = come(), come()
    shared, all_of_it = weighed(one), weighed(other)
    play(one, "condottiere")
    play(other, "virtu")
    added = {path: size for path, size in all_of_it.items() if path not in shared}
    print(f"JavaScript that Virtù adds: {sum(added.values()) / 1000:.1f} kB in {len(added)} files")
    assert 0 < sum(added.values()) <= MOST_OF_VIRTU


@pytest.mark.parametrize("locale", ["en-US", "ru-RU", "hu-HU", "fa-IR"])
def test_all_that_comes_from_an_empty_cache_to_a_first_game_is_light(come: Invite, locale: str) -> None:
    """Letters, pictures, words and answers too, and what follows when the page is idle; of what the table tells, the
    first message: how many more there are is the bots' affair."""
    me = come(locale=locale)
    sizes = transferred(me)
    play(me, "condottiere")
    total = sizes.total() + len(me.heard[0])
    print(f"a first game, {locale}: {total / 1000:.0f} kB in {len(sizes)} files")
    assert 0 < total <= MOST_IN_ALL


def test_a_browser_that_takes_brotli_gets_every_text_so(come: Invite) -> None:
    me = come()
    encodings: dict[str, str | None] = {}
    me.page.on("response", lambda got: encodings.update({urlsplit(got.url).path: got.headers.get("content-encoding")}))
    play(me, "condottiere")
    assert {encoding for path, encoding in encodings.items() if path.endswith(TEXTS)} == {"br"}


def test_who_comes_back_gets_next_to_nothing(come: Invite) -> None:
    me = come()
    play(me, "condottiere")
    sizes = transferred(me)
    play(me, "condottiere")
    print(f"a second visit: {sizes.total() / 1000:.1f} kB")
    assert [path for path, size in sizes.items() if path.startswith(HASHED) and size] == []
    assert 0 < sizes.total() <= MOST_AGAIN
