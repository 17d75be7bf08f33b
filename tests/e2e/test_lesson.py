"""The lessons, from the front page to the last word, with the mouse on a desktop and by touch on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from signoria.engine import manifest
from signoria.engine.lesson import CoachStep, read_lesson
from tests.e2e.player import Player
from tests.e2e.screens import learn
from tests.e2e.test_everyone import PHONE, picture
from tests.server.harness import Server

STEPS = read_lesson("virtu", "first-year").steps
PAID_ALREADY = "lesson-hire-pay"
"""Said to those who open the payment; to touch the line of the sheet is to pay."""
SHOWN = {"lesson-marker", "lesson-pay", "lesson-buy", "lesson-strike"}


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_the_first_year_of_virtu_is_learned(
    browser: Browser, house: Server, tmp_path: Path, context: dict[str, Any]
) -> None:
    me = Player(browser, house.url, **context)
    learn(me, "virtu")
    for step in STEPS:
        if step.say == PAID_ALREADY:
            continue
        me.page.wait_for_selector(f"[data-coach='{step.say}']")
        if step.say in SHOWN:
            picture(me, f"{step.say}-{'phone' if context else 'desktop'}", tmp_path)
        follow(me, step, touch=bool(context))
    expect(me.page.locator("[data-coach]")).to_have_count(0)
    expect(me.page.locator(".ask.yours")).to_be_visible()
    me.close()


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_condottiere_is_learned_lesson_by_lesson(
    browser: Browser, house: Server, tmp_path: Path, context: dict[str, Any]
) -> None:
    me = Player(browser, house.url, **context)
    learn(me, "condottiere")
    for lesson in manifest("condottiere").lessons:
        for number, step in enumerate(read_lesson("condottiere", lesson).steps):
            me.page.wait_for_selector(f"[data-coach='{step.say}']")
            if number == 1:
                picture(me, f"lesson-{lesson}-{'phone' if context else 'desktop'}", tmp_path)
            follow(me, step, touch=bool(context))
            if step.until:
                finish(me, step)
    expect(me.page.locator("[data-coach]")).to_have_count(0)
    me.close()


def test_who_leaves_a_lesson_goes_on_where_they_were(browser: Browser, house: Server) -> None:
    me = Player(browser, house.url)
    learn(me, "condottiere")
    for step in read_lesson("condottiere", "lines").steps[:-1]:
        me.page.wait_for_selector(f"[data-coach='{step.say}']")
        me.page.click("[data-coach-do], [data-coach-next]")
    me.page.wait_for_selector("[data-coach='lesson-lines-4']")
    learn(me, "condottiere")
    me.page.wait_for_selector("[data-coach='lesson-passing-1']")
    expect(me.page.locator("[data-lesson=lines]")).to_have_text("✓")
    me.page.click("[data-coach-next]")
    me.page.wait_for_selector("[data-coach='lesson-passing-2']")
    me.page.reload()
    me.page.wait_for_selector("[data-coach='lesson-passing-2']")
    leave_the_line(me)
    expect(me.page.locator("[data-coach=off] blockquote")).to_contain_text(
        "would make your lead greater, but win nothing"
    )
    me.page.click("[data-coach-undo]")
    me.page.wait_for_selector("[data-coach='lesson-passing-2']")
    leave_the_line(me)
    me.page.click("[data-coach-again]")
    me.page.wait_for_selector("[data-coach='lesson-passing-1']")
    me.close()


def leave_the_line(me: Player) -> None:
    me.page.locator("[data-card='5'][data-place=hand]").first.click()
    me.page.click("[data-confirm]")
    me.page.wait_for_selector("[data-coach=off]")


def finish(me: Player, step: CoachStep) -> None:
    """What is chosen by one touch is done by another."""
    coach = me.page.locator(f"[data-coach='{step.say}']")
    confirm = "document.querySelector('[data-confirm]')"
    gone = "document.querySelector('[data-coach]')?.dataset.coach !== say"
    me.page.wait_for_function(f"say => {gone} || {confirm}", arg=step.say)
    if coach.count():
        me.page.click("[data-confirm]")
    expect(coach).to_have_count(0)


def follow(me: Player, step: CoachStep, *, touch: bool) -> None:
    """Do what the coach points at, or read on."""
    if not step.until:
        me.page.click("[data-coach-next]")
        return
    assert step.point
    target = me.page.locator(f"{step.point}:visible").first
    if touch:
        target.tap()
    else:
        target.click()
