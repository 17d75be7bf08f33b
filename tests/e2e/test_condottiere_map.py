"""Condottiere: the map on which a region is chosen fills the stage at every size, and nothing covers it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.e2e.conftest import SetUp
from tests.e2e.stand import NAMES, moments_of
from tests.e2e.test_condottiere_sizes import NAMED, SIZES

Json = dict[str, Any]
PLAYERS = (*NAMES, "Ferenc")
OPEN = "[...document.querySelectorAll('.region[data-action]')]"
SEE = f"""() => {{
  const land = {OPEN};
  const free = (region) => {{
    const path = region.querySelector('.land');
    const {{left, top, width, height}} = path.getBoundingClientRect();
    for (let x = 0.1; x < 1; x += 0.1) for (let y = 0.1; y < 1; y += 0.1) {{
      const at = document.elementFromPoint(left + width * x, top + height * y);
      if (at === path) return true;
    }}
    return false;
  }};
  const {{width, height}} = document.querySelector('.map').getBoundingClientRect();
  return {{
    covered: land.filter((region) => !free(region)).map((region) => region.dataset.region),
    choices: land.map((region) => region.dataset.action).sort(),
    sideways: document.documentElement.scrollWidth - innerWidth,
    map: [width, height],
  }};
}}"""


@cache
def choosing() -> list[Json]:
    """A choice of a region with two, four and six players, where one of them wins."""
    looks = moments_of(title="condottiere")["looks"]
    asked = [look for look in looks if look["view"]["phase"] == "place" and look["legal"]]
    return [next(look for look in reversed(asked) if len(look["view"]["seats"]) == seats) for seats in (2, 4, 6)]


@pytest.mark.parametrize("size", SIZES, ids=NAMED)
def test_every_region_can_be_chosen_and_is_told_of(set_up: SetUp, size: tuple[int, int]) -> None:
    stand = set_up(size)
    for look in choosing():
        stand.show(look, PLAYERS[: len(look["view"]["seats"])])
        seen = stand.page.evaluate(SEE)
        places = sorted(one["text"] for one in look["legal"] if one["text"].startswith("place:"))
        assert seen["choices"] == places
        assert seen["covered"] == []
        assert seen["sideways"] <= 0
        assert min(seen["map"]) >= min(size) * 0.38
        region = places[0].removeprefix("place:")
        stand.page.locator(f"[data-region={region}]").dispatch_event("click")
        told = stand.page.locator(f"[data-about={region}]")
        told.wait_for()
        assert told.locator("tr").count() == len(look["view"]["seats"])
        assert stand.page.evaluate(SEE)["map"] == pytest.approx(seen["map"], abs=1), "the map jumps"
        stand.page.click("[data-confirm]")
        assert stand.sent == places[:1]


@pytest.mark.parametrize("size", SIZES, ids=NAMED)
def test_the_end_of_a_battle_can_be_read_and_left_at_every_size(set_up: SetUp, size: tuple[int, int]) -> None:
    stand = set_up(size)
    look = next(look for look in choosing() if len(look["view"]["seats"]) == 6)
    stand.show(look, PLAYERS)
    stand.page.click("[data-last-battle]")
    assert stand.page.locator("[data-ended]").count() == 6
    stand.page.locator("p.marker").scroll_into_view_if_needed()
    stand.page.click("[data-continue]")
    stand.page.wait_for_selector(".board[data-scene=map]")
