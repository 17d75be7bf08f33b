"""Talk at the table: private words, shown cards, deals; who is not meant hears nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.test_play import open_table, say_ready, sit

WORD = "Leave Parma to me, and Roma is yours."


def three_at_a_table(come: Invite) -> tuple[Player, Player, Player]:
    host, bianca, cesare = come(), come(), come()
    invitation = open_table(host, 3, "open")
    sit(bianca, invitation, "Bianca")
    sit(cesare, invitation, "Cesare")
    say_ready(host, bianca, cesare)
    return host, bianca, cesare


def test_a_private_word_reaches_nobody_else(come: Invite) -> None:
    host, bianca, cesare = three_at_a_table(come)
    host.page.click("#tab-talk")
    host.page.click("[data-to='1']")
    host.page.fill("[data-say]", WORD)
    host.page.keyboard.press("Enter")
    expect(bianca.page.locator("[data-unread=talk]")).to_be_visible()
    bianca.page.click("#tab-talk")
    expect(bianca.page.locator(".side [role=log]")).to_contain_text(WORD)
    expect(bianca.page.locator("[data-unread=talk]")).to_have_count(0)
    host.page.click("[data-to='1']")
    host.page.fill("[data-say]", "A word to all.")
    host.page.keyboard.press("Enter")
    cesare.page.click("#tab-talk")
    expect(cesare.page.locator(".side [role=log]")).to_contain_text("A word to all.")
    assert WORD in "".join(bianca.heard)
    assert WORD not in "".join(cesare.heard)
    assert WORD not in cesare.page.inner_text("body")


def test_cards_are_shown_to_one_and_to_nobody_else(come: Invite) -> None:
    host, bianca, cesare = three_at_a_table(come)
    host.page.click("#tab-talk")
    host.page.get_by_role("button", name="Show cards").click()
    host.page.locator("dialog .cards input").first.check()
    host.page.locator("dialog [data-to='1']").click()
    host.page.locator("dialog .button.primary").click()
    bianca.page.click("#tab-talk")
    expect(bianca.page.locator(".side [role=log]")).to_contain_text("shows")
    assert '"is":"shown"' in "".join(bianca.heard)
    assert '"is":"shown"' not in "".join(cesare.heard)


def test_a_deal_is_proposed_and_agreed(come: Invite) -> None:
    host, bianca, cesare = three_at_a_table(come)
    host.page.click("#tab-deals")
    host.page.click("[data-propose]")
    host.page.locator("dialog [data-to='1']").click()
    host.page.locator("dialog fieldset select").nth(2).select_option("pass")
    host.page.click("[data-send-deal]")
    bianca.page.click("#tab-deals")
    bianca.page.click("[data-accept]")
    expect(host.page.locator("[data-deal]")).to_have_attribute("data-state", "accepted")
    assert '"is":"deal"' not in "".join(cesare.heard)
