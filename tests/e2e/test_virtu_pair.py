"""Two people and a bot at one table of Virtù, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sit
from tests.e2e.player import Json
from tests.e2e.virtu_player import VirtuPlayer
from tests.server.harness import wait_for

LAST_YEAR = 2
OTHERS = ("open", "bot")
SEEN = """
() => ({
  turn: Number(document.querySelector(".virtu").dataset.turn),
  heading: document.querySelector(".heading").textContent,
  cities: [...document.querySelectorAll(".virtu .map [data-city]")].map((city) => city.ariaLabel.split(". ")[0]),
  told: document.querySelectorAll(".log li.opens, .log li.opens ~ li").length,
})
"""
"""Of the cities what they are and who is there, without what one could do; the log from the first year on, because
before it each places family cards in secret, and only its length, because it calls each of them "you"."""


class Pair:
    """Both of them, and who decided last."""

    def __init__(self, host: VirtuPlayer, guest: VirtuPlayer) -> None:
        self.both = (host, guest)
        self.last = host

    @property
    def year(self) -> int:
        return max(player.year for player in self.both)

    def other(self, player: VirtuPlayer) -> VirtuPlayer:
        host, guest = self.both
        return guest if player is host else host

    def wait_for_one(self) -> VirtuPlayer:
        """Who is asked now; the other has seen all that was done before, and is not asked."""
        asked = wait_for(lambda: next((player for player in self.both if player.asked), None))
        turn, other = asked.turn, self.other(asked)
        other.reached(turn)
        assert other.turn == turn
        assert not other.asked, "both are asked at once"
        return asked

    def play(self, until: Callable[[], bool]) -> None:
        while not until():
            self.last = self.wait_for_one()
            self.last.decide()

    def same(self) -> Json:
        """What both of them see."""
        self.wait_for_one()
        for player in self.both:
            player.page.click(".virtu [data-tab=map]")
        mine: Json
        mine, yours = (player.page.evaluate(SEEN) for player in self.both)
        assert mine == yours
        return mine


@pytest.fixture
def pair(sit: Sit) -> Pair:
    """One makes a table, with a bot in the third seat; the other comes by the invitation."""
    host, guest = sit(), sit()
    host.insist("**/api/tables", terms={"pace": 0})
    host.visit("/new?game=virtu")
    host.page.select_option(".count select", str(1 + len(OTHERS)))
    for place, kind in enumerate(OTHERS, 1):
        host.page.locator(".places li").nth(place).locator("select").first.select_option(kind)
    host.page.click(".make")
    host.page.wait_for_url("**/table/**")
    guest.visit(host.page.url.removeprefix(host.url))
    guest.page.fill("[data-name]", "Bianca")
    guest.page.locator("[data-sit]").first.click()
    for player in (host, guest):
        player.page.wait_for_selector(".virtu .ask")
    return Pair(host, guest)


def test_two_browsers_at_one_table(pair: Pair) -> None:
    host, guest = pair.both
    pair.play(until=lambda: pair.year > 1)
    seen = pair.same()
    assert seen["cities"]
    for player, other in ((host, "Bianca"), (guest, "Guest")):
        log = player.page.locator(".log")
        expect(log).to_contain_text("Your marker comes to")
        expect(log).to_contain_text(f"\u2068{other}\u2069’s marker comes to")
        expect(log.get_by_text("Prestige after year")).to_contain_text([other])

    pair.play(until=lambda: pair.last is guest and host.look().get("undo") == "ask")
    pair.wait_for_one()
    later = host.turn
    host.page.click("[data-undo]")
    expect(guest.page.locator("[data-motion=undo]")).to_be_visible()
    guest.page.click("[data-agree]")
    for player in pair.both:
        expect(player.page.locator(".log")).to_contain_text("undoes a move")
        player.page.wait_for_selector(f".virtu[data-turn]:not([data-turn='{later}'])")
    assert pair.wait_for_one() is host
    assert host.turn < later

    seen = pair.same()
    guest.page.reload()
    guest.page.wait_for_selector(".virtu .ask")
    assert pair.same() == seen

    pair.play(until=lambda: pair.year > LAST_YEAR)
    pair.same()
    phases = [{view["phase"] for view in player.views()} for player in pair.both]
    assert all("winter" in seen for seen in phases)
