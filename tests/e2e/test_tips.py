"""The first game of somebody new: a tip for a decision, beside what it speaks of and in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.screens import FOUR, settings
from tests.e2e.test_everyone import PHONE, overflows

COVERED = """() => {
  const tip = document.querySelector('[data-tip]').getBoundingClientRect();
  const over = ({left, right, top, bottom, width}) =>
    width && left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  const kept = document.querySelectorAll('[data-ask], .own, .hand [aria-pressed=true], header');
  return [...kept].filter(one => over(one.getBoundingClientRect())).map(one => one.className);
}"""
"""What the tip lies upon and must not."""


def tip(me: Player, name: str) -> Locator:
    found = me.page.locator(f"[data-tip={name}]")
    expect(found).to_be_visible()
    return found


def begin(me: Player) -> None:
    """A first game, in which we choose where the first battle is."""
    me.quick_game(setup=FOUR)
    tip(me, "place")


def choose_region(me: Player) -> None:
    before = me.turn
    me.page.locator(".region[data-action]").first.dispatch_event("click")
    me.page.click("[data-confirm]")
    me.moved_on(before)


@pytest.mark.parametrize("context", [{}, PHONE | {"locale": "fa-IR"}], ids=["desktop", "Persian phone"])
def test_a_first_game_has_a_tip_for_a_decision_and_each_once(come: Invite, context: dict[str, Any]) -> None:
    me = come(new=True, **context)
    begin(me)
    assert violations(me.page) == []
    assert not overflows(me)
    me.page.click("[data-tip-read]")
    expect(me.page.locator("[data-tip]")).to_have_count(0)
    choose_region(me)
    tip(me, "battle")
    me.page.locator("[data-place=hand][data-action]").last.click()
    me.page.wait_for_selector("[data-confirm]")
    assert me.page.evaluate(COVERED) == []
    me.page.reload()
    tip(me, "battle")
    me.page.click("[data-tips-off]")
    expect(me.page.locator("[data-tip]")).to_have_count(0)
    begin_again_without(me)


def begin_again_without(me: Player) -> None:
    """Turned off they stay away; turned on again in the settings they begin afresh."""
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.quick_game(setup=FOUR)
    me.page.wait_for_selector(".region[data-action]")
    assert not any("/Tips" in url for url in asked)
    settings(me)
    me.page.check("[data-tips]")
    begin(me)


def test_tips_are_read_with_the_keyboard_alone(come: Invite) -> None:
    me = come(new=True)
    begin(me)
    me.page.locator(".region[data-action]").first.focus()
    was_at = me.page.evaluate_handle("document.activeElement")
    me.page.keyboard.press("g")
    expect(me.page.locator("[data-tip-read]")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-tip]")).to_have_count(0)
    assert me.page.evaluate("one => one === document.activeElement", was_at)
    choose_region(me)
    tip(me, "battle")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-tip]")).to_have_count(0)


def test_there_are_none_in_lessons_and_none_on_the_curtain(come: Invite) -> None:
    me = come(new=True)
    me.visit()
    me.page.click("[data-learn=condottiere]")
    me.page.wait_for_selector("[data-coach]")
    me.visit("/new")
    me.page.locator(".places li").nth(1).locator("select").first.select_option("hot")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.page.click(".make")
    me.page.wait_for_selector("[data-curtain]")
    assert not any("/Tips" in url for url in asked)
