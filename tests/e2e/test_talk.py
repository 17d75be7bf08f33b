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
    for player in (host, bianca, cesare):
        player.page.mouse.move(0, 0)  # what a region would give is shown where the players are
    return host, bianca, cesare


def tell_all(host: Player, listener: Player) -> None:
    """The listener has heard this, and so whatever was said before and was meant for them."""
    host.page.click("#tab-talk")
    host.page.fill("[data-say]", "A word to all.")
    host.page.keyboard.press("Enter")
    listener.page.click("#tab-talk")
    expect(listener.page.locator(".side [role=log]")).to_contain_text("A word to all.")


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
    tell_all(host, cesare)
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
    tell_all(host, cesare)
    assert '"is":"shown"' not in "".join(cesare.heard)


def test_a_deal_is_proposed_by_its_fields_and_agreed(come: Invite) -> None:
    host, bianca, cesare = three_at_a_table(come)
    host.page.click("#tab-deals")
    host.page.click("[data-propose]")
    host.page.locator("[data-proposing] [data-to='1']").click()
    host.page.locator("[data-pledge=action]").select_option("pass")
    expect(host.page.locator("[data-deal-said]")).to_contain_text("will pass")
    host.page.click("[data-send-deal]")
    bianca.page.click("#tab-deals")
    bianca.page.click("[data-accept]")
    expect(host.page.locator("[data-deal]")).to_have_attribute("data-state", "accepted")
    tell_all(host, cesare)
    assert '"is":"deal"' not in "".join(cesare.heard)


def test_a_deal_is_made_by_pointing_and_marked_where_it_speaks_of(come: Invite) -> None:
    host, bianca, cesare = three_at_a_table(come)
    host.page.locator("[data-seat-menu='1']").first.click()
    host.page.locator("[data-deal-with='1']").first.click()
    host.page.click("[data-point-seat='2']")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("[data-proposing], [data-point-seat]")).to_have_count(0)
    host.page.click("#tab-deals")
    host.page.click("[data-propose]")
    host.page.click("[data-point-seat='1']")
    host.page.click("[data-will=false]")
    host.page.click("[data-region=Roma] .land")
    host.page.click("[data-send-deal]")
    sign = "[data-deal-at=Roma] [data-sign]"
    expect(bianca.page.locator(sign)).to_have_attribute("data-sign-state", "open")
    bianca.page.click("[data-accept-deal]")
    for player in (host, bianca):
        expect(player.page.locator(sign)).to_have_attribute("data-sign-state", "accepted")
    expect(host.page.locator(":is([data-standing='0'], [data-standing='1']) [data-sign]")).to_have_count(2)
    host.page.locator(sign).focus()
    expect(host.page.locator(".bubble")).to_contain_text("will not choose")
    assert cesare.page.locator("[data-sign]").count() == 0


def test_a_bot_answers_a_deal_in_its_own_words_until_it_is_muted(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.page.click("#tab-deals")
    propose_in_words(me)
    expect(me.page.locator("[data-remark='bot-deal-unclear']")).to_contain_text("Promise me something")
    expect(me.page.locator("[data-deal='1']")).to_have_attribute("data-state", "declined")
    me.page.click("[data-mute-bots]")
    propose_in_words(me)
    expect(me.page.locator("[data-deal='2']")).to_have_attribute("data-state", "declined")
    expect(me.page.locator("[data-remark]")).to_have_count(0)
    me.page.click("#tab-talk")
    expect(me.page.locator(".side [role=log]")).not_to_contain_text("Promise me something")


def propose_in_words(me: Player) -> None:
    me.page.click("[data-propose]")
    me.page.locator("[data-proposing] [data-to='1']").click()
    me.page.get_by_role("textbox", name="Your own words").fill("be kind")
    me.page.click("[data-send-deal]")


def test_a_shown_card_stays_at_the_hand_until_it_is_played(come: Invite) -> None:
    host, bianca, cesare = three_at_a_table(come)
    card = next(card for card in bianca.views()[-1]["seats"][1]["hand"] if card.isdigit())
    bianca.page.locator("[data-seat-menu='0']").first.click()
    bianca.page.locator("[data-show-to='0']").first.click()
    bianca.page.get_by_role("checkbox", name=f"Mercenary {card}", exact=True).first.check()
    bianca.page.locator("dialog .button.primary").click()
    pinned = host.page.locator("[data-pinned]")
    expect(pinned).to_have_attribute("data-pinned", card)
    host.page.reload()
    expect(pinned).to_have_attribute("data-pinned", card)
    assert cesare.page.locator("[data-pinned]").count() == 0
    play_until_bianca_plays(card, host, bianca, cesare)
    expect(pinned).to_have_count(0)


def play_until_bianca_plays(card: str, *players: Player) -> None:
    mover = bianca = players[1]
    while f"play:{card}" not in bianca.acts():
        mover = players[mover.views()[-1]["to_move"]]
        mover.wait_for_turn()
        own = mover.page.query_selector(f"[data-place=hand][data-card='{card}'][data-action]")
        if mover is bianca and own is not None:
            before = bianca.turn
            own.dispatch_event("click")
            bianca.agree()
            bianca.moved_on(before)
        else:
            mover.act()
