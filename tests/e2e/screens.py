"""The main screens, and how to come to each of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.player import Player

FOUR = {"seats": 4, "edition": "modern", "first": 0}


def front(me: Player) -> None:
    me.visit()
    me.page.wait_for_selector(".play")


def learn(me: Player, title: str) -> None:
    """The lesson of a title, whose bots do not think long."""
    me.insist("**/api/quick-start", pace=0)
    front(me)
    me.page.click(f"[data-learn={title}]")


def new_table(me: Player) -> None:
    me.visit("/new")
    me.page.wait_for_selector(".places li")


def lobby(me: Player) -> None:
    new_table(me)
    me.page.locator(".places li").nth(2).locator("select").first.select_option("open")
    me.page.click(".make")
    me.page.wait_for_selector("[aria-label] .invite")


def table(me: Player) -> None:
    """In the middle of a battle, on our turn, when three regions have found their lords."""
    me.quick_game(setup=FOUR)
    played = 0
    while played < 3 or not me.page.query_selector("[data-place=hand][data-action]"):
        if not me.wait_for_turn():
            me.quick_game(setup=FOUR)
            played = 0
            continue
        lords = sum(len(seat["regions"]) for seat in me.views()[-1]["seats"])
        me.act(passing=lords < 3)
        played += lords >= 3
        me.wait_for_turn()


def choosing(me: Player) -> None:
    me.quick_game(setup=FOUR)
    me.wait_for_turn()


def talk(me: Player) -> None:
    table(me)
    if not me.page.is_visible("#tab-talk"):
        me.page.click(".toggle")
    me.page.click("#tab-talk")
    me.page.fill("[data-say]", "Signori, to the field!")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".side .text")


def rules(me: Player) -> None:
    me.visit("/rules")
    me.page.wait_for_selector(".book h2")


def settings(me: Player) -> None:
    front(me)
    me.page.locator("header nav button").last.click()
    me.page.wait_for_selector("dialog")


def keys(me: Player) -> None:
    choosing(me)
    me.page.keyboard.press("?")
    me.page.wait_for_selector("dialog dl")


def curtain(me: Player) -> None:
    new_table(me)
    me.page.locator(".places li").nth(1).locator("select").first.select_option("hot")
    me.page.click(".make")
    me.page.wait_for_selector("[data-curtain]")


def ending(me: Player) -> None:
    me.quick_game(setup=FOUR)
    me.play_to_the_end(passing=True)
    me.page.wait_for_selector("[data-ending]")


def replay(me: Player) -> None:
    ending(me)
    me.page.locator("[data-ending] a[href^='/replay']:not([data-analyse])").click()
    me.page.wait_for_selector("input[type=range]")
    for _ in range(30):
        me.page.click("[data-replay=next]")


SCREENS: dict[str, Callable[[Player], None]] = {
    "front": front, "new-table": new_table, "lobby": lobby, "table": table, "choosing": choosing, "talk": talk,
    "rules": rules, "settings": settings, "keys": keys, "curtain": curtain, "ending": ending, "replay": replay,
}  # fmt: skip
