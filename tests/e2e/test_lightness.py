"""Light: what is sent before a game is on the screen. How soon and how smoothly: `make bench-page`."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Response

from signoria.server.pages import pages
from tests.e2e.conftest import Invite
from tests.e2e.player import Player

MOST_SCRIPT = 150_000
MOST_OF_VIRTU = 70_000


def weighed(me: Player) -> dict[str, int]:
    """The scripts that come from now on, and how much each weighs with gzip."""
    sizes: dict[str, int] = {}
    files = pages()

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        if path.endswith(".js"):
            sizes[path] = len(files[path].squeezed["gzip"])

    me.page.on("response", weigh)
    return sizes


def test_the_table_weighs_little(come: Invite) -> None:
    me = come()
    sizes = weighed(me)
    me.quick_game()
    me.wait_for_turn()
    total = sum(sizes.values())
    print(f"JavaScript of the table: {total / 1000:.1f} kB in {len(sizes)} files")
    assert all(sizes.values())
    assert 0 < total <= MOST_SCRIPT


def test_the_board_of_virtu_adds_little_and_only_where_it_is_played(come: Invite) -> None:
    one, other = come(), come()
    shared, all_of_it = weighed(one), weighed(other)
    one.quick_game()
    one.wait_for_turn()
    other.visit()
    other.page.click("[data-play=virtu]")
    other.page.wait_for_selector(".virtu .map")
    other.page.wait_for_load_state("networkidle")
    added = {url: size for url, size in all_of_it.items() if url not in shared}
    print(f"JavaScript that Virtù adds: {sum(added.values()) / 1000:.1f} kB in {len(added)} files")
    assert all(added.values())
    assert 0 < sum(added.values()) <= MOST_OF_VIRTU
