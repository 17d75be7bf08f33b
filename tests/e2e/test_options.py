"""Every edition and option can be played at the page, by two to six."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.test_everyone import PHONE, picture

TABLES = {
    "draw": {"seats": 3, "edition": "modern", "options": ["draw-after-battle"]},
    "points": {"seats": 2, "edition": "modern", "options": ["points"], "target": 5},
    "bigger and capturing": {"seats": 4, "edition": "modern", "options": ["bigger-kingdoms", "capturing"]},
    "hidden": {"seats": 3, "edition": "modern", "options": ["hidden-cards"]},
    "classic": {"seats": 6, "edition": "classic", "options": []},
}


@pytest.mark.parametrize("table", TABLES)
def test_every_option_can_be_played(come: Invite, table: str) -> None:
    me = come()
    me.quick_game(setup=TABLES[table])
    for _ in range(40):
        if not me.wait_for_turn():
            break
        me.act()
    log = me.page.inner_text(".log")
    assert "event-" not in log
    assert "{" not in log


def test_six_players_fit_a_phone(come: Invite, tmp_path: Path) -> None:
    me = come(**PHONE)
    me.quick_game(setup={"seats": 6, "edition": "modern", "first": 0})
    for _ in range(3):
        me.wait_for_turn()
        me.act()
    me.wait_for_turn()
    picture(me, "table-six-phone", tmp_path)
    hand = me.page.locator(".hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 845
    me.page.click("[data-tab=map]")
    land = me.page.locator(".map").bounding_box()
    assert land is not None
    assert land["height"] >= 300


def test_the_page_can_be_installed(come: Invite) -> None:
    me = come(service_workers="allow")
    me.visit()
    me.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    manifest = me.page.evaluate("() => fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    me.page.reload()
    me.page.wait_for_selector(".play")
    me.context.set_offline(True)
    me.page.reload()
    expect(me.page.locator("main [role=alert]")).to_contain_text("cannot be reached")
