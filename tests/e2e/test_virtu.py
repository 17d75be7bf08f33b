"""Virtù as people play it: by mouse, by keyboard, by touch, again as a replay, in every language."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Sit
from tests.e2e.player import ENDING
from tests.e2e.test_everyone import overflows

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SOME_YEARS = 4
WHOLE_GAME = pytest.param(1000, marks=pytest.mark.soak)
LOCALES = {"en": "en-US", "ru": "ru-RU", "hu": "hu-HU", "fa": "fa-IR"}


def test_a_whole_game_by_mouse_and_again_as_a_replay(sit: Sit) -> None:
    me = sit()
    me.start()
    while me.play_year():
        pass
    years = [year for year in me.clicks if year > 0]
    clicks = median(me.clicks[year] for year in years)
    decisions = median(me.decisions[year] for year in years)
    print(f"{len(years)} years; a usual one takes {clicks} clicks for {decisions} decisions")
    me.page.wait_for_selector(f"{ENDING} table[data-year]")
    me.page.locator("[data-ending] a[href^='/replay']:not([data-analyse])").click()
    me.page.wait_for_selector(".virtu .ask")
    me.page.wait_for_selector("[data-chapters] option", state="attached")
    chapters = me.page.locator("[data-chapters] option")
    assert chapters.count() >= len(years)
    me.page.select_option("[data-chapters]", index=chapters.count() - 1)
    me.page.wait_for_function("() => Number(document.querySelector('.virtu').dataset.turn) > 20")
    assert me.page.locator(".virtu [data-lit]").count() == 0


@pytest.mark.parametrize("years", [SOME_YEARS, WHOLE_GAME])
def test_a_game_by_keyboard_alone(sit: Sit, years: int) -> None:
    me = sit(hand="keyboard")
    me.start()
    while me.play_year() and me.year <= years:
        pass
    assert me.year > years or me.page.query_selector(ENDING)


@pytest.mark.parametrize("years", [SOME_YEARS, WHOLE_GAME])
def test_a_game_on_a_phone_by_touch(sit: Sit, years: int) -> None:
    me = sit(hand="touch", **PHONE)
    me.start()
    while me.play_year() and me.year <= years:
        assert not overflows(me)
    assert me.year > years or me.page.query_selector(ENDING)


@pytest.mark.parametrize(
    ("language", "size"), [("en", "desk"), ("ru", "desk"), ("hu", "phone"), ("fa", "phone"), ("fa", "desk")]
)
def test_every_language_has_its_board(sit: Sit, language: str, size: str, tmp_path: Path) -> None:
    me = sit(locale=LOCALES[language], **(PHONE if size == "phone" else {}))
    me.start(seats=4)
    while me.play_year() and me.year < 3:
        pass
    page = me.page
    me.settled()
    assert page.get_attribute("html", "dir") == ("rtl" if language == "fa" else "ltr")
    assert not overflows(me)
    assert violations(page) == []
    page.screenshot(path=tmp_path / f"virtu-{language}-{size}.png")


def test_the_map_is_as_broad_as_the_palace_beside_a_log(sit: Sit) -> None:
    me = sit(viewport={"width": 1920, "height": 1080})
    me.start()
    me.wait_for_turn()
    expect(me.page.locator(".log")).to_be_visible()
    breadths = [me.page.locator(f".virtu > .{part}").evaluate("el => el.clientWidth") for part in ("centre", "palace")]
    assert breadths[0] >= breadths[1], breadths
