"""Condottiere: what is told when a battle or the game is over is whole at every size, without scrolling."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.e2e.conftest import SetUp
from tests.e2e.stand import NAMES, moments_of

Json = dict[str, Any]
SIZES = ((1920, 1080), (1280, 800), (1024, 768), (820, 1180), (390, 844), (844, 390), (640, 400))
NAMED = [f"{width}x{height}" for width, height in SIZES]
REGIONS = ("Torino", "Milano", "Genova", "Parma", "Modena", "Lucca", "Roma", "Siena", "Urbino", "Ancona")
CUT = """([selector, frame]) => {
  const {top, bottom} = document.querySelector(frame).getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    const rect = one.getBoundingClientRect();
    const list = one.parentElement.getBoundingClientRect();
    return rect.height < 20 || rect.top < top - 1 || rect.bottom > Math.min(bottom, list.bottom) + 1;
  }).length;
}"""


@cache
def looks() -> list[Json]:
    found: list[Json] = moments_of(title="condottiere")["looks"]
    return [look for look in found if len(look["view"]["seats"]) == 4 and look["seat"] is not None]


def story(seats: int) -> list[Json]:
    """Ten battles, won in turn."""
    taken = [{"seat": place % seats, "region": region, "defender": None} for place, region in enumerate(REGIONS)]
    return [{"number": 1, "at": 0, "turn": 1, "events": [{"id": "region-taken", "args": args} for args in taken]}]


@pytest.mark.parametrize("size", SIZES, ids=NAMED)
def test_the_end_of_a_battle_is_told_whole(set_up: SetUp, size: tuple[int, int]) -> None:
    stand = set_up(size)
    look = next(look for look in looks() if look["view"]["phase"] == "place" and look["view"]["last_battle"])
    stand.show(look, NAMES[:4])
    stand.page.locator("[data-last-battle]").first.click()
    stand.page.wait_for_selector("[data-continue]")
    assert stand.page.evaluate(CUT, ["[data-ended], .facts h1, .why, p.marker", ".facts"]) == 0


@pytest.mark.parametrize("size", SIZES, ids=NAMED)
def test_the_end_of_the_game_shows_where_everybody_stands(set_up: SetUp, size: tuple[int, int]) -> None:
    stand = set_up(size)
    look = next(look for look in looks() if look["view"]["phase"] == "over" and not look["view"]["match"])
    stand.show(look, NAMES[:4], story=story(4))
    stand.page.wait_for_selector("[data-battle-name]", state="attached")
    assert stand.page.locator("[data-standing]").count() == 4
    assert stand.page.evaluate(CUT, ["[data-standing]", ".facts"]) == 0
