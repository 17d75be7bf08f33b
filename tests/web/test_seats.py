"""The six colours of the seats stay apart for every kind of colour vision, in light and in dark."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web/src/styles/page.css"
APART = 20
"""In CIELAB; 2 is just noticeable side by side."""

Matrix = tuple[tuple[float, float, float], ...]
SEES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""After Machado, Oliveira and Fernandes, 2009."""
TO_XYZ: Matrix = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
"""From linear sRGB, white being 1, 1, 1."""


def through(matrix: Matrix, colour: list[float]) -> list[float]:
    return [min(1, max(0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in matrix]


def light(byte: str) -> float:
    share = int(byte, 16) / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(colour: list[float]) -> tuple[float, float, float]:
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in through(TO_XYZ, colour))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def palettes() -> list[list[str]]:
    """As the page defines them, theme by theme."""
    found = re.findall(r"--seat-([0-5]): #([0-9a-f]{6});", PAGE.read_text("utf-8"))
    assert [seat for seat, _ in found] == list("012345") * 2
    colours = [colour for _, colour in found]
    return [colours[:6], colours[6:]]


@pytest.mark.parametrize("eyes", SEES)
def test_seats_are_told_apart_by_every_eye(eyes: str) -> None:
    for palette in palettes():
        seen = [lab(through(SEES[eyes], [light(colour[n : n + 2]) for n in (0, 2, 4)])) for colour in palette]
        assert min(dist(one, other) for one, other in combinations(seen, 2)) >= APART
