"""The pictures of docs/screenshots: every main screen, at many sizes, on tables that stand at chosen moments.

python -m tests.e2e.pictures                                      those of docs/, written there
python -m tests.e2e.pictures --all --to build/look                every screen at every size, light, dark, in languages
python -m tests.e2e.pictures --all --only battle --size 390x844 --to build/look
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from signoria.cli import main as signoria
from tests.e2e import moments, screens
from tests.e2e.chromium import environment, executable
from tests.e2e.player import BOARD, Player
from tests.server.harness import Person, Server

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "screenshots"
SIZES = ("1920x1080", "1280x800", "1024x768", "820x1180", "390x844", "844x390", "640x400")
TOUCHED = {"820x1180", "390x844", "844x390"}
WAYS: dict[str, dict[str, Any]] = {
    "light": {}, "dark": {"color_scheme": "dark"}, "persian": {"locale": "fa-IR"}, "russian": {"locale": "ru-RU"},
    "hungarian": {"locale": "hu-HU"},
}  # fmt: skip
Picture = tuple[str, str, str]
"""A screen, a size and a way to look at it."""


def at_table(me: Player, name: str) -> None:
    me.visit(f"/table/{name}")
    me.page.wait_for_selector(BOARD)


def battle(me: Player, table: str = "four") -> None:
    at_table(me, table)
    me.page.locator("[data-place=hand][data-card=drummer]").dispatch_event("click")
    me.page.wait_for_selector("[data-confirm]")


def six(me: Player) -> None:
    battle(me, "six")


def choosing(me: Player) -> None:
    at_table(me, "taken")
    me.page.locator(".region[data-region=Firenze]").dispatch_event("click")
    me.page.wait_for_selector("[data-confirm]")


def battle_over(me: Player) -> None:
    at_table(me, "taken")
    me.page.locator("[data-last-battle]").first.click()
    me.page.wait_for_selector("[data-ended]")


def game_over(me: Player) -> None:
    me.visit("/table/won")
    me.page.wait_for_selector("[data-ending]")


def lesson(me: Player) -> None:
    screens.learn(me, "condottiere")
    me.page.wait_for_selector("[data-coach]")


def replay(me: Player) -> None:
    me.visit("/replay/tables/won?at=38&eyes=all")
    me.page.wait_for_selector(BOARD)


def cards(me: Player) -> None:
    at_table(me, "four")
    me.page.click("[data-reference]")
    me.page.wait_for_selector("[data-place=reference]")


def talk(me: Player) -> None:
    at_table(me, "four")
    me.page.click("#tab-talk")
    me.page.fill("[data-say]", "Signori, to the field!")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".side .text")


SCREENS: dict[str, Callable[[Player], None]] = {
    "front": screens.front, "new-table": screens.new_table, "lobby": screens.lobby, "battle": battle, "six": six,
    "choosing": choosing, "battle-over": battle_over, "game-over": game_over, "lesson": lesson, "replay": replay,
    "cards": cards, "talk": talk, "rules": screens.rules,
}  # fmt: skip


def shown() -> Iterator[Picture]:
    """The pictures of docs/: the battle at every size, in three ways; the other screens on a laptop and on a phone."""
    for size in SIZES:
        yield from (("battle", size, way) for way in ("light", "dark", "persian"))
    yield from (("battle", "1280x800", way) for way in ("russian", "hungarian"))
    for screen in (screen for screen in SCREENS if screen not in {"battle", "talk", "rules"}):
        yield from ((screen, "1280x800", way) for way in ("light", "dark", "persian"))
        yield from ((screen, "390x844", way) for way in ("light", "persian"))
    yield from ((screen, "1280x800", "light") for screen in ("talk", "rules"))


@contextmanager
def house() -> Iterator[tuple[Server, Person]]:
    """A server with the games at their moments, and who plays them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        with Server(f"sqlite:///{file}") as server:
            me = Person(server, "Lorenzo")
            server.stop()
            with sqlite3.connect(file) as database:
                (mine,) = database.execute("SELECT id FROM people WHERE name = 'Lorenzo'").fetchone()
            lines = Path(folder) / "tables.ndjson"
            lines.write_bytes(b"\n".join(msgspec.json.encode(game.line) for game in moments.all_of(mine)))
            assert signoria(["import", "--database", server.database, str(lines)]) == 0
            server.start()
            yield server, me


def take(browser: Browser, server: Server, me: Person, picture: Picture, to: Path) -> None:
    screen, size, way = picture
    width, height = map(int, size.split("x"))
    how = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **WAYS[way]}
    if size in TOUCHED:
        how |= {"has_touch": True, "is_mobile": True}
    player = Player(browser, server.url, **how)
    player.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in me.http.cookies.items()]
    )
    SCREENS[screen](player)
    player.settled()
    player.page.screenshot(path=to)
    player.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every screen at every size in every way")
    parser.add_argument("--only", nargs="*", choices=SCREENS, default=[*SCREENS])
    parser.add_argument("--size", nargs="*", choices=SIZES, default=SIZES)
    parser.add_argument("--way", nargs="*", choices=WAYS, default=[*WAYS])
    parser.add_argument("--to", type=Path, default=DOCS)
    options = parser.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    asked = product(options.only, options.size, options.way)
    wanted = [picture for picture in asked if options.all or picture in set(shown())]
    path = executable()
    with house() as (server, me), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, env=environment(path), args=["--no-sandbox"])
        for picture in wanted:
            take(browser, server, me, picture, options.to / f"{'-'.join(picture)}.png")
        browser.close()


if __name__ == "__main__":
    main()
