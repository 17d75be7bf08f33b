"""Write the land around Italy, simplified, as short texts: ../map/land.json.

    python web/src/titles/virtu/drawing/make_land.py LAND

LAND is `land-10m.json` of the npm package world-atlas 2: Natural Earth 1:10m, which is in the public domain. The
projection is the page's, for land and cities alike; here are only longitude and latitude.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

LAND = Path(__file__).parent / "../map/land.json"
WEST, EAST, SOUTH, NORTH = -6.0, 31.0, 31.0, 50.0
NEAR = (6.0, 19.6, 35.9, 46.6)
"""What always lies in the frame, and is drawn with care; beyond it a rough coast will do."""
FINE, ROUGH = 0.009, 0.07
STEPS = 200
"""Steps in a degree: how exactly a point is written."""
SMALLEST = {True: 0.012, False: 0.15}
"""Of the islands near and far, in square degrees."""

Place = tuple[float, float]
Ring = list[Place]


def rings_of(world: dict[str, Any]) -> list[Ring]:
    """The outlines of all lands (TopoJSON: arcs of steps)."""
    (sx, sy), (tx, ty) = world["transform"]["scale"], world["transform"]["translate"]

    def arc(number: int) -> Ring:
        x = y = 0
        line = []
        for dx, dy in world["arcs"][number if number >= 0 else ~number]:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        return line if number >= 0 else line[::-1]

    rings = []
    for shape in world["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            ring: Ring = []
            for number in polygon[0]:
                ring += arc(number)[1 if ring else 0 :]
            rings.append(ring)
    return rings


def clipped(ring: Ring) -> Ring:
    """What of a ring lies in the rectangle, side by side (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)):
        inside = within(axis, limit, sign)
        kept: Ring = []
        for before, here in zip([ring[-1], *ring], ring, strict=False):
            if inside(here) != inside(before):
                share = (limit - before[axis]) / (here[axis] - before[axis])
                kept.append((between(before[0], here[0], share), between(before[1], here[1], share)))
            if inside(here):
                kept.append(here)
        if not kept:
            return []
        ring = kept
    return ring


def within(axis: int, limit: float, sign: int) -> Callable[[Place], bool]:
    return lambda place: sign * (place[axis] - limit) >= 0


def between(first: float, second: float, share: float) -> float:
    return first + share * (second - first)


def is_near(place: Place) -> bool:
    west, east, south, north = NEAR
    return west <= place[0] <= east and south <= place[1] <= north


def simplified(line: Ring) -> Ring:
    """Without the points that the eye does not miss (Douglas and Peucker)."""
    kept = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        farthest, most = max(
            (
                (n, distance(line[n], line[first], line[last]) / (FINE if is_near(line[n]) else ROUGH))
                for n in range(first + 1, last)
            ),
            key=lambda found: found[1],
            default=(0, 0.0),
        )
        if most > 1:
            kept.add(farthest)
            spans += [(first, farthest), (farthest, last)]
    return [line[n] for n in sorted(kept)]


def distance(place: Place, start: Place, end: Place) -> float:
    """From the line through two places, or from both if they are one."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    if not length:
        return hypot(place[0] - start[0], place[1] - start[1])
    return abs(dy * (place[0] - start[0]) - dx * (place[1] - start[1])) / length


def area(ring: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]]))) / 2


def written(ring: Ring) -> str:
    """Steps from point to point, five bits in a sign (Google's polyline format)."""
    signs = []
    before = (0, 0)
    for place in ring:
        here = (round(place[0] * STEPS), round(place[1] * STEPS))
        for step in (here[0] - before[0], here[1] - before[1]):
            value = step << 1 if step >= 0 else ~(step << 1)
            while value >= 32:
                signs.append(chr((value & 31 | 32) + 63))
                value >>= 5
            signs.append(chr(value + 63))
        before = here
    return "".join(signs)


def main() -> None:
    world = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    rings = []
    for ring in filter(None, map(clipped, rings_of(world))):
        if area(ring) >= SMALLEST[any(map(is_near, ring))]:
            line = simplified([*ring, ring[0]])[:-1]
            if len(line) > 2:
                rings.append(written(line))
    document = {
        "about": "Natural Earth 1:10m (public domain), by way of the npm package world-atlas 2; see make_land.py.",
        "steps": STEPS,
        "rings": rings,
    }
    LAND.write_text(json.dumps(document, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
