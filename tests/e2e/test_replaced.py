"""Somebody who was replaced by a bot comes back to their seat, at a table whose cards both of them mixed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD, Player

HURRIED = {"kind": "move", "seconds": 2}


@pytest.fixture
def pair(come: Invite) -> tuple[Player, Player]:
    """A table with two seconds a decision; the other comes by the invitation."""
    host, guest = come(), come()
    host.insist("**/api/tables", terms={"pace": 0, "clock": HURRIED})
    host.visit("/new?game=condottiere")
    host.page.select_option(".count select", "2")
    host.page.locator(".places li").nth(1).locator("select").first.select_option("open")
    host.page.click(".make")
    host.page.wait_for_url("**/table/**")
    guest.visit(host.page.url.removeprefix(host.url))
    guest.page.fill("[data-name]", "Bianca")
    guest.page.locator("[data-sit]").first.click()
    for player in (host, guest):
        player.page.wait_for_selector(BOARD)
    return host, guest


def test_both_sealed_before_either_stirred(pair: tuple[Player, Player]) -> None:
    for player in pair:
        commands = [json.loads(sent) for sent in player.sent]
        mixed = [command for command in commands if command["do"] in ("seal", "stir")]
        assert [command["do"] for command in mixed] == ["seal", "stir"]
        assert len({command["commitment"] for command in mixed}) == 1
        assert not player.page.query_selector("[data-broken]")


def test_who_was_replaced_takes_the_seat_back(pair: tuple[Player, Player]) -> None:
    host, guest = pair
    host.page.click("[data-menu]")
    host.page.click("[data-replace='1']")
    expect(guest.page.locator("[data-motion=replace]")).to_be_visible()
    guest.page.click("[data-agree]")
    expect(guest.page.locator("[data-reclaim-offer]")).to_be_visible()
    guest.page.click("[data-reclaim]")
    expect(guest.page.locator("[data-reclaim-offer]")).to_be_hidden()
    for player in pair:
        expect(player.page.locator(".log")).to_contain_text("is back and takes over from the bot")
    guest.page.wait_for_selector(".ask.yours")
