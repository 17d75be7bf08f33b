"""The pace of the bots: the reader's choice, at the table and in the settings."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.server.harness import wait_for

SLOWLY = "localStorage.signoria = JSON.stringify({speed: 0, pace: 'slow', tips: false})"
FOUR = {"seats": 4, "edition": "modern", "first": 0}


def heard_of_my_turn(me: Player) -> int | None:
    """The turn of the newest look that reached the browser, if it asks us."""
    me.page.evaluate("0")  # lets the browser tell what it heard
    looks = [look for text in me.heard for look in json.loads(text).get("looks", ())]
    return looks[-1]["turn"] if looks and looks[-1]["legal"] else None


def lines(me: Player) -> int:
    return me.page.locator(".log li").count()


def at_a_slow_table(come: Invite) -> Player:
    """On one's second turn; the page's clock stands."""
    me = come()
    me.context.add_init_script(SLOWLY)
    me.quick_game(setup=FOUR)
    me.wait_for_turn()
    me.act()
    me.page.keyboard.press("t")
    me.wait_for_turn()
    me.page.clock.install()
    me.page.clock.pause_at(2_000_000_000)
    return me


def test_the_board_and_the_log_keep_the_readers_pace_until_he_hurries_to_his_turn(come: Invite) -> None:
    me = at_a_slow_table(come)
    before = me.turn
    me.act()
    mine = wait_for(lambda: (turn := heard_of_my_turn(me)) and turn > before + 1 and turn)
    told = lines(me)
    assert me.turn == before + 1, "the board does not wait for the reader"
    me.page.clock.run_for(1700)
    me.page.wait_for_function("at => Number(document.querySelector('[data-turn]').dataset.turn) === at", arg=before + 2)
    assert lines(me) > told
    me.page.keyboard.press("t")
    me.page.wait_for_function("at => Number(document.querySelector('[data-turn]').dataset.turn) === at", arg=mine)
    expect(me.page.locator("[data-since]"), "the log beside the board tells it").to_have_count(0)
    me.page.set_viewport_size({"width": 390, "height": 844})
    expect(me.page.locator("[data-since]")).to_be_visible()
    me.act()
    expect(me.page.locator("[data-since]")).to_have_count(0)


def test_the_page_passes_for_who_wishes_so_until_the_battle_is_over(come: Invite) -> None:
    me = at_a_slow_table(come)
    me.act()
    me.page.locator("[data-auto]").check()
    me.page.keyboard.press("t")
    wait_for(lambda: me.turn >= 0 and ("pass" in me.acts() or '"battle-ended"' in "".join(me.heard)))
    me.page.clock.resume()
    me.page.keyboard.press("t")
    expect(me.page.locator("[data-auto]:checked")).to_have_count(0)


def test_the_pace_is_chosen_in_the_bar_or_the_menu_and_remembered(come: Invite) -> None:
    me = come()
    me.quick_game()
    me.page.get_by_role("radio", name="Fast").check()
    me.page.reload()
    expect(me.page.locator("header [data-pace=fast]")).to_be_visible()
    me.page.set_viewport_size({"width": 390, "height": 844})
    expect(me.page.locator("header [data-pace]")).to_have_count(0)
    me.page.click("[data-menu]")
    me.page.get_by_role("radio", name="Skip to my turn").check()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Settings").click()
    expect(me.page.locator("dialog [data-pace=turn]")).to_be_visible()
