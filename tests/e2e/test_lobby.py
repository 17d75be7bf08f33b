"""Friends before a game: what is played is read, all say that they are ready, and the game starts for all of them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD
from tests.e2e.test_everyone import PHONE
from tests.e2e.test_signals import HIDE, NOTICES

TELL_ME = """
Notification.permission = "granted";
localStorage.signoria = JSON.stringify({...JSON.parse(localStorage.signoria ?? "{}"), notice: true});
"""


def test_a_friend_reads_the_terms_and_both_are_ready(come: Invite) -> None:
    host, guest = come(), come(**PHONE)
    host.context.add_init_script(NOTICES + TELL_ME)
    host.visit("/new")
    host.page.select_option(".count select", "2")
    host.page.locator(".places li").nth(1).locator("select").first.select_option("open")
    host.page.check("input[value=points]")
    host.page.locator(".value input").fill("12")
    host.page.click(".make")
    host.page.wait_for_url("**/table/**")
    host.page.evaluate(HIDE, True)

    guest.visit(host.page.url.removeprefix(host.url))
    terms = guest.page.locator("[data-agreed]")
    for words in ("110 cards", "Playing for points", "Several games: 1 point per region", "12", "No clock"):
        expect(terms).to_contain_text(words)
    expect(guest.page.locator("[data-take-seat]")).to_be_in_viewport()
    guest.page.fill("[data-name]", "Bianca")
    guest.page.click("[data-take-seat]")

    guest.page.click("[data-ready]")
    expect(host.page.locator("[data-ready-check]")).to_contain_text("Everyone else is ready. And you?")
    host.page.wait_for_function("() => notices.length > 1")
    assert host.page.evaluate("notices") == ["Are you ready?", "Everyone else is ready. And you?"]
    host.page.evaluate(HIDE, False)
    expect(host.page.locator("[data-seat-ready=true]")).to_have_text("ready")
    expect(host.page).to_have_title("● Are you ready?")
    assert violations(host.page) == []
    guest.page.click("[data-not-ready]")
    expect(host.page.locator("[data-awaited]")).to_contain_text("Waiting for")
    host.page.locator("[data-ready]").focus()
    host.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-ready]")).to_be_in_viewport()
    guest.page.click("[data-ready]")
    for player in (host, guest):
        player.page.wait_for_selector(BOARD)

    guest.page.click("[data-menu]")
    guest.page.click("[data-what-we-play]")
    expect(guest.page.locator("dialog [data-agreed]")).to_contain_text("Playing for points")
