"""The drawn map is the board of the rules: regions that touch are those that border, and no others."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, combinations, pairwise
from math import dist
from pathlib import Path

import msgspec
import pytest

from signoria.titles.condottiere.data.board import board

MAP = Path(__file__).parents[2] / "web/src/titles/condottiere/map.json"
SHORTEST = 35
"""Of a border, in units of the drawing: 15 pixels on the narrowest phone."""
PHONE = 390
TARGET = 24
"""Pixels, the least size of what is tapped (WCAG 2.2, 2.5.8)."""

Place = tuple[float, float]


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    label: Place
    token: Place
    room: float
    reach: float
    lines: list[int]
    """Their numbers in order around it, ``~number`` where one is walked backwards."""

    @property
    def borders(self) -> set[int]:
        """Its lines, whichever way it walks them."""
        return {max(number, ~number) for number in self.lines}

    def corners(self) -> list[Place]:
        return corners(self.lines)


class Drawing(msgspec.Struct, frozen=True):
    viewBox: str  # noqa: N815 - as SVG spells it
    fineness: int
    regions: list[Region]
    coast: list[int]
    lines: list[list[int]]

    def line(self, number: int) -> list[Place]:
        steps = self.lines[max(number, ~number)]
        across, down = accumulate(steps[::2]), accumulate(steps[1::2])
        places = [(x / self.fineness, y / self.fineness) for x, y in zip(across, down, strict=True)]
        return places if number >= 0 else places[::-1]


@cache
def drawing() -> Drawing:
    return msgspec.json.decode(MAP.read_bytes(), type=Drawing)


def corners(ring: list[int]) -> list[Place]:
    return [place for number in ring for place in drawing().line(number)[:-1]]


def regions() -> dict[str, Region]:
    return {region.name: region for region in drawing().regions}


def borders_of_the_rules() -> set[frozenset[str]]:
    return {frozenset((place.name, other)) for place in board().places for other in place.borders}


def area(corners: list[Place]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*corners, corners[0]]))) / 2


def is_inside(place: Place, corners: list[Place]) -> bool:
    crossings = 0
    for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]]):
        if (y1 > place[1]) != (y2 > place[1]) and place[0] < x1 + (x2 - x1) * (place[1] - y1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def test_the_map_has_the_regions_of_the_board() -> None:
    assert tuple(regions()) == board().regions


def test_regions_share_a_border_exactly_where_the_rules_say_so() -> None:
    lengths = {}
    for one, other in combinations(regions().values(), 2):
        for number in one.borders & other.borders:
            line = drawing().line(number)
            lengths[frozenset((one.name, other.name))] = sum(dist(a, b) for a, b in pairwise(line))
    assert set(lengths) == borders_of_the_rules()
    assert len(lengths) == 34
    assert min(lengths.values()) >= SHORTEST


def test_regions_that_do_not_border_touch_in_no_point() -> None:
    for one, other in combinations(regions().values(), 2):
        if frozenset((one.name, other.name)) not in borders_of_the_rules():
            assert min(dist(a, b) for a in one.corners() for b in other.corners()) >= SHORTEST


def test_a_border_is_one_line_without_gaps() -> None:
    for one, other in (sorted(border) for border in borders_of_the_rules()):
        assert len(regions()[one].borders & regions()[other].borders) == 1


def test_the_lines_of_a_region_meet_head_to_tail() -> None:
    for ring in (drawing().coast, *(region.lines for region in regions().values())):
        for number, following in pairwise([*ring, ring[0]]):
            assert drawing().line(number)[-1] == drawing().line(following)[0]


def test_the_regions_cover_the_land_once() -> None:
    coast = area(corners(drawing().coast))
    covered = sum(area(region.corners()) for region in regions().values())
    assert covered == pytest.approx(coast, rel=0.001)


@pytest.mark.parametrize("name", board().regions)
def test_name_and_token_lie_in_their_region_and_a_finger_hits_it(name: str) -> None:
    region = regions()[name]
    width = float(drawing().viewBox.split()[2])
    assert is_inside(region.label, region.corners())
    assert is_inside(region.token, region.corners())
    assert 2 * region.reach * PHONE / width >= TARGET
    assert min(dist(region.token, corner) for corner in region.corners()) >= 18


def test_regions_lie_to_each_other_as_on_the_board() -> None:
    """Of two cities well apart on the board, the western and the northern one is so on the map too."""
    for one, other in combinations(board().places, 2):
        for axis in (0, 1):
            if abs(one.at[axis] - other.at[axis]) > 0.15:
                on_map = regions()[one.name].token[axis] < regions()[other.name].token[axis]
                assert on_map == (one.at[axis] < other.at[axis]), (one.name, other.name)
