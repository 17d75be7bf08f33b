"""A finished game, moment by moment."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD, Player
from tests.e2e.screens import ending


def finished(me: Player) -> str:
    ending(me)
    me.page.locator("[data-ending] a[href^='/replay']:not([data-analyse])").click()
    me.page.wait_for_selector("input[type=range]")
    return me.page.url


def step(me: Player) -> None:
    """To the next moment."""
    before = me.turn
    me.page.click("[data-replay=next]")
    me.page.wait_for_selector(f"{BOARD}[data-turn='{before + 1}']")


def sees_hands(me: Player, count: int) -> None:
    expect(me.page.locator(".hand")).to_have_count(count)


def test_a_replay_goes_by_button_key_and_slider_and_links_to_a_moment(come: Invite) -> None:
    me = come()
    finished(me)
    assert me.turn == 0
    me.page.click("[data-replay=next]")
    me.page.wait_for_url("**at=1&**")
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_url("**at=2&**")
    me.page.keyboard.press("End")
    me.page.wait_for_function("() => !location.search.includes('at=2&')")
    me.page.locator("input[type=range]").fill("5")
    me.page.wait_for_url("**at=5&**")
    seen = me.page.inner_text(".story")
    again = come()
    again.context.add_cookies(me.context.cookies())  # type: ignore[arg-type]
    again.visit(me.page.url.removeprefix(me.url))
    expect(again.page.locator(".story")).to_have_text(seen)


def test_a_replay_shows_all_hands_or_one_pair_of_eyes(come: Invite) -> None:
    me = come()
    finished(me)
    me.page.locator("input[type=range]").fill("3")
    sees_hands(me, 4)
    me.page.select_option(".eyes select", "1")
    me.page.wait_for_url("**eyes=1")
    sees_hands(me, 1)
    me.page.select_option(".eyes select", "spectator")
    me.page.wait_for_url("**eyes=spectator")
    sees_hands(me, 0)


def test_a_replay_plays_by_itself_has_chapters_and_fits_a_phone_that_lies(come: Invite) -> None:
    me = come()
    finished(me)
    me.page.select_option("[data-chapters]", index=2)
    me.page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) > 1")
    begun = int(me.page.locator("input[type=range]").input_value())
    expect(me.page.locator(".story")).to_contain_text("places the Condottiere marker")
    me.page.click("[data-replay=play]")
    me.page.wait_for_function("from => Number(new URLSearchParams(location.search).get('at')) >= from", arg=begun + 2)
    me.page.click("[data-replay=play]")
    me.page.set_viewport_size({"width": 844, "height": 390})
    me.page.wait_for_selector(".board[data-form=low]")
    while not me.page.locator(".others .card").count():
        step(me)
    lines, bar = me.page.locator(".others").bounding_box(), me.page.locator(".bar").bounding_box()
    assert lines is not None
    assert bar is not None
    assert lines["height"] >= 90, "the cards are cut"
    assert lines["y"] + lines["height"] <= bar["y"]


def test_a_record_can_be_uploaded_and_watched(come: Invite, tmp_path: Path) -> None:
    me = come()
    finished(me)
    table = me.page.url.split("/tables/")[1].split("?")[0]
    record = me.page.evaluate("table => fetch(`/api/tables/${table}/record`).then(answer => answer.json())", table)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    guest = come()
    guest.visit()
    guest.page.set_input_files("input[type=file]", file)
    guest.page.wait_for_url("**/replay/records/**")
    guest.page.wait_for_selector(BOARD)
    assert guest.page.get_attribute("input[type=range]", "max") == str(len(record["moves"]))


def test_the_lines_of_a_replay_are_a_slider_and_one_plays_on_from_there(come: Invite) -> None:
    me = come()
    finished(me)
    lines = me.page.locator("[data-scores]")
    box = lines.bounding_box()
    assert box is not None
    lines.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    me.page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) > 3")
    middle = int(me.page.locator("input[type=range]").input_value())
    assert abs(middle - int(me.page.locator("input[type=range]").get_attribute("max") or 0) / 2) <= 1
    me.page.locator("input[type=range]").fill("3")  # where everybody still holds cards
    me.page.wait_for_url("**at=3&**")
    me.page.select_option(".eyes select", "2")
    me.page.wait_for_url("**eyes=2**")
    cards = "els => els.map(el => el.dataset.card)"
    sees_hands(me, 1)
    hand = me.page.locator(".hand [data-card]").evaluate_all(cards)
    assert hand
    me.page.click("[data-play-on]")
    me.page.wait_for_url("**/table/**")
    expect(me.page.locator(".hand [data-card]")).to_have_count(len(hand))
    assert me.page.locator(".hand [data-card]").evaluate_all(cards) == hand
    me.page.keyboard.press("?")  # the table is alive
    expect(me.page.get_by_role("dialog")).to_be_visible()
