"""Light: what is sent before a game is on the screen. How soon and how smoothly: `make bench-page`."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.e2e.conftest import Invite

MOST_SCRIPT = 150_000


def test_the_table_weighs_little(come: Invite) -> None:
    me = come()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.header_value("content-length") or 0)

    me.page.on("response", weigh)
    me.quick_game()
    me.wait_for_turn()
    total = sum(sizes.values())
    print(f"JavaScript of the table: {total / 1000:.1f} kB in {len(sizes)} files")
    assert all(sizes.values())
    assert 0 < total <= MOST_SCRIPT
