"""Condottiere at every size of a screen, with two to six players: no card is cut, one's own are the largest, and
nothing that can be done is out of reach."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.e2e.conftest import SetUp
from tests.e2e.stand import NAMES, Stand, moments_of

LAPTOPS = ((1920, 1080), (1366, 768), (1280, 800), (1280, 720), (1180, 820), (1024, 768))
SMALL = ((820, 1180), (768, 1024), (390, 844), (360, 640), (844, 390), (640, 400))
SIZES = LAPTOPS + SMALL
NAMED = [f"{width}x{height}" for width, height in SIZES]
ON_A_LAPTOP, LEAST = 68, 40
"""How wide the cards of a line are, in pixels: on a laptop with up to four players, and always."""
SEEN = 0.3
"""Of a card that another one overlaps."""
MANY = 15
EXTRA = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "10",
    "courtesan",
    "drummer",
    "heroine",
    "spring",
    "winter",
    "bishop",
    "surrender",
)
Json = dict[str, Any]

SEE = """() => {
  const box = ({left, top, right, bottom, width, height}) => ({left, top, right, bottom, width, height});
  const rectOf = (element) => box(element.getBoundingClientRect());
  const slack = 1.5;
  const names = (element) =>
    (element.dataset.card ?? element.dataset.goals ?? element.dataset.action ?? element.className) + ' ' +
    (element.closest('[data-seat]')?.dataset.seat ?? '');

  /** What of an element cannot be seen, even by scrolling what is there to be scrolled. */
  const cut = (element) => {
    const rect = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const edge = outer === document.documentElement
        ? {left: 0, top: 0, right: innerWidth, bottom: innerHeight} : outer.getBoundingClientRect();
      const clips = (axis) => style[axis] !== 'visible' || outer === document.documentElement;
      const scrolls = (axis) => outer.closest('[data-scrolls]') && ['auto', 'scroll'].includes(style[axis]);
      const beyondX = rect.left < edge.left - slack || rect.right > edge.right + slack;
      const beyondY = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack;
      if (beyondX && clips('overflowX')) return scrolls('overflowX') ? null : 'sideways by ' + outer.className;
      if (beyondY && clips('overflowY')) return scrolls('overflowY') ? null : 'up or down by ' + outer.className;
    }
    return null;
  };
  const cuts = (selector) =>
    [...document.querySelectorAll(selector)].filter(cut).map((element) => names(element) + ': ' + cut(element));

  /** Whether a press there arrives: at the part of a card that is not overlapped. */
  const touched = (element) => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(width * 0.15, 20), top + height / 2);
    return !!at && (element.contains(at) || at.closest('[data-action]') === element);
  };

  const lines = [...document.querySelectorAll('[data-line], .hand')].map((line) => ({
    own: line.matches('.own [data-line]'),
    hand: line.matches('.hand'),
    cards: [...line.querySelectorAll(':scope > li .card')].map(rectOf),
  }));
  const regions = ['.others', '.plaque', '.own', '.ask', '.cards']
    .flatMap((selector) => [...document.querySelectorAll('.board > ' + selector + ', .board > * > ' + selector)])
    .map((element) => ({name: element.className.split(' ')[0], ...rectOf(element)}));
  const report = {
    wide: document.documentElement.scrollWidth - innerWidth,
    cut: [...cuts('.card'), ...cuts('[data-goals]'), ...cuts('.strength'), ...cuts('[data-action]'), ...cuts('h1')],
    goals: document.querySelectorAll('[data-goals]').length,
    lines,
    regions,
    untouched: [...document.querySelectorAll('[data-action]')].filter((one) => !touched(one)).map(names),
    actions: [...new Set([...document.querySelectorAll('[data-action]')].map((one) => one.dataset.action))].sort(),
  };
  return report;
}"""


@cache
def battles() -> dict[int, Json]:
    """For each number of players the fullest battle in which something is asked, and its inventory."""
    moments = moments_of(title="condottiere")
    found: dict[int, Json] = {}
    for look in moments["looks"]:
        view = look["view"]
        if view["phase"] != "battle" or not look["legal"]:
            continue
        seats = len(view["seats"])
        if seats not in found or fullness(look) > fullness(found[seats]):
            found[seats] = look
    assert sorted(found) == [2, 3, 4, 5, 6]
    return found


def fullness(look: Json) -> int:
    return min(40, sum(len(seat["line"]) for seat in look["view"]["seats"])) + len(look["legal"])


def with_many_cards(look: Json) -> Json:
    """The same moment with a hand of fifteen."""
    view, me = look["view"], look["seat"]
    mine = view["seats"][me]
    hand = sorted([*mine["hand"], *EXTRA][:MANY])
    legal = [{"action": number, "text": f"play:{card}"} for number, card in enumerate(sorted(set(hand)))]
    seats = [*view["seats"]]
    seats[me] = mine | {"hand": hand, "cards": len(hand)}
    return look | {"view": view | {"seats": seats}, "legal": [*legal, {"action": 99, "text": "pass"}]}


def faults(stand: Stand, look: Json, size: tuple[int, int]) -> list[str]:
    """What is wrong with the table at a size; first as it stands, then with a card chosen."""
    seats = len(look["view"]["seats"])
    stand.show(look, NAMES[:seats])
    found = seen_faults(stand.page.evaluate(SEE), look, size)
    chosen = stand.page.locator("[data-place=hand][data-action]").first
    chosen.dispatch_event("click")
    stand.page.wait_for_selector("[data-confirm]")
    return found + [f"chosen: {fault}" for fault in seen_faults(stand.page.evaluate(SEE), look, size)]


def seen_faults(seen: Json, look: Json, size: tuple[int, int]) -> list[str]:
    seats = len(look["view"]["seats"])
    found = [f"cut: {one}" for one in seen["cut"]]
    found += [f"out of reach: {one}" for one in seen["untouched"]]
    found += ["the page scrolls sideways"] if seen["wide"] > 0 else []
    found += ["not every goal is seen"] if seen["goals"] != seats else []
    missing = {choice["text"] for choice in look["legal"]} - set(seen["actions"])
    found += [f"not offered: {action}" for action in sorted(missing)]
    least = ON_A_LAPTOP if size in LAPTOPS and seats <= 4 else LEAST
    for line in seen["lines"]:
        found += line_faults(line, least)
    found += [] if own_is_largest(seen["lines"]) else ["a line of another has larger cards than one's own"]
    found += [f"{one['name']} lies over {other['name']}" for one, other in overlaps(seen["regions"])]
    return found


def own_is_largest(lines: list[Json]) -> bool:
    own = max((card["width"] for line in lines if line["own"] for card in line["cards"]), default=999)
    others = [card["width"] for line in lines if not line["own"] and not line["hand"] for card in line["cards"]]
    return own >= max(others, default=0) - 0.5


def line_faults(line: Json, least: int) -> list[str]:
    cards = line["cards"]
    found = [f"a card of {card['width']:.0f} pixels" for card in cards if card["width"] < least - 0.5]
    for one, other in pairwise(cards):
        if other["left"] - one["left"] < one["width"] * SEEN - 0.5:
            found.append(f"a card shows {other['left'] - one['left']:.0f} of {one['width']:.0f} pixels")
    return found


def overlaps(regions: list[Json]) -> list[tuple[Json, Json]]:
    return [
        (one, other)
        for place, one in enumerate(regions)
        for other in regions[place + 1 :]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    ]


def walked(stand: Stand, size: tuple[int, int], looks: list[Json]) -> list[str]:
    return [f"{len(look['view']['seats'])} players: {fault}" for look in looks for fault in faults(stand, look, size)]


@pytest.mark.parametrize("size", SIZES, ids=NAMED)
def test_the_table_is_whole_with_two_to_six_players(set_up: SetUp, size: tuple[int, int]) -> None:
    assert walked(set_up(size), size, list(battles().values())) == []


@pytest.mark.parametrize("size", SIZES, ids=NAMED)
def test_a_hand_of_fifteen_is_whole(set_up: SetUp, size: tuple[int, int]) -> None:
    assert walked(set_up(size), size, [with_many_cards(battles()[seats]) for seats in (2, 4, 6)]) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)], ids=["1280x800", "390x844", "844x390"])
def test_the_table_is_whole_from_right_to_left(set_up: SetUp, size: tuple[int, int]) -> None:
    looks = [*battles().values(), with_many_cards(battles()[4])]
    assert walked(set_up(size, language="fa"), size, looks) == []
