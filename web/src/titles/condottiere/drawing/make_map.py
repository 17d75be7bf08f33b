"""Draw the map of the board: coast.json (real) and borders.toml (by hand) make ../map.json.

    python web/src/titles/condottiere/drawing/make_map.py

Every border is one line that both its regions use, so that regions share it exactly: `lines` has each once, and a
region is the numbers of its lines in order, `~number` where it walks one backwards. The page draws them: ../map.ts.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from itertools import pairwise
from math import erf, hypot, pi, sqrt
from pathlib import Path
from random import Random
from typing import Any

from shapely import LineString, Point, Polygon, box
from shapely.ops import polylabel, unary_union

HERE = Path(__file__).parent
BOARD = HERE / "../../../../../src/signoria/titles/condottiere/data/board.toml"
MAP = HERE / "../map.json"

WIDTH, HEIGHT = 905, 1050
SCALE = 101.1
STEP = 9
"""The distance of two points of a border."""
WOBBLE = 0.055
"""How far a border strays from its way, as a share of its length."""
PEN = 2.5
NAME_HEIGHT = 16
BLEED = 30
"""Land goes on a little beyond the frame."""

FINENESS = 5
"""A line is written in fifths of a unit."""

Place = tuple[float, float]
Line = list[Place]
Plan = dict[str, Any]


# -- from the globe to the drawing


def swell(value: float, middle: float, width: float, more: float) -> float:
    """A coordinate that runs faster around the middle: there the regions are small, and need room."""
    return value + more * width * sqrt(pi / 2) * erf((value - middle) / width / sqrt(2))


def eastward(longitude: float) -> float:
    """More room in the middle, less in the far west."""
    return swell(longitude, 10.9, 1.1, 0.35) + swell(longitude, 7.6, 0.9, -0.35) - longitude


def project(longitude: float, latitude: float) -> Place:
    x = eastward(longitude) - eastward(6.3)
    y = swell(46.9, 44.25, 0.75, 0.75) - swell(latitude, 44.25, 0.75, 0.75)
    return SCALE * x - 15, 1.4 * SCALE * y - 40


FRAME = box(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)


def drawn(ring: list[list[float]], rough: float) -> Polygon:
    """Without lagoons and spits, which a broad pen does not draw."""
    shape = Polygon([project(*place) for place in ring]).buffer(0)
    return largest(shape.buffer(PEN).buffer(-2 * PEN).buffer(PEN).simplify(rough))


def parts(shape: Any) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]


def largest(shape: Any) -> Polygon:
    return max(parts(shape), key=lambda part: part.area)


def realm_of_the_game(mainland: Polygon, alps: Line) -> Polygon:
    """The mainland within the frame, up to the Alps."""
    beyond = Polygon([*alps, (alps[-1][0], -500), (alps[0][0], -500)])
    return largest(mainland.difference(beyond).intersection(FRAME))


# -- borders


def border_lines(plan: Plan, board: list[Plan]) -> dict[tuple[str, str], Line]:
    """Each border of the rules, between the two places of the plan where both its regions meet others."""
    bends = {frozenset(bend["regions"]): bend["through"] for bend in plan["bend"]}
    lines = {}
    for region in board:
        for other in (name for name in region["borders"] if name > region["name"]):
            both = {region["name"], other}
            first, last = (node["at"] for node in plan["node"] + plan["shore"] if both <= set(node["regions"]))
            through = bends.get(frozenset(both), [])
            if through and Point(through[0]).distance(Point(last)) < Point(through[0]).distance(Point(first)):
                first, last = last, first
            way = bent([tuple(place) for place in (first, *through, last)])
            lines[region["name"], other] = rounded(wavering(way, f"{region['name']}-{other}"))
    return lines


def bent(line: Line) -> Line:
    """A smooth curve through the points (Catmull and Rom)."""
    if len(line) == 2:
        return line
    padded = [line[0], *line, line[-1]]
    curve: Line = []
    for before, here, there, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for n in range(8):
            t = n / 8
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            points = (before, here, there, after)
            curve.append(tuple(sum(w * p[axis] for w, p in zip(weights, points, strict=True)) / 2 for axis in (0, 1)))  # type: ignore[arg-type]
    return [*curve, line[-1]]


def wavering(line: Line, seed: str) -> Line:
    """The line as an unhurried hand would draw it: points at equal steps, each a little beside the way."""
    hand = Random(seed)  # noqa: S311 - a drawing, not a secret
    way = LineString(line)
    steps = max(4, round(way.length / STEP))
    offsets = [0.0, 0.0]
    reach = way.length * WOBBLE
    while len(offsets) <= steps:
        middles = [(a + b) / 2 + hand.uniform(-reach, reach) for a, b in pairwise(offsets)]
        offsets = [value for pair in zip(offsets, middles, strict=False) for value in pair] + [0.0]
        reach *= 0.5
    points: Line = []
    for n in range(steps + 1):
        along = way.length * n / steps
        place, ahead = way.interpolate(along), way.interpolate(min(along + 1, way.length))
        behind = way.interpolate(max(along - 1, 0))
        dx, dy = ahead.x - behind.x, ahead.y - behind.y
        aside = offsets[round(n / steps * (len(offsets) - 1))] / hypot(dx, dy)
        points.append((place.x - dy * aside, place.y + dx * aside))
    return [line[0], *points[1:-1], line[-1]]


def outline_arcs(outline: Polygon, shores: list[Plan]) -> list[tuple[str, Line]]:
    """The outline, cut where two regions meet at it: each piece with the region behind it."""
    ring = outline.exterior
    cuts = sorted(((ring.project(Point(shore["at"])), shore) for shore in shores), key=lambda cut: cut[0])
    arcs = []
    for (start, first), (end, second) in pairwise([*cuts, (cuts[0][0] + ring.length, cuts[0][1])]):
        (region,) = set(first["regions"]) & set(second["regions"])
        arcs.append((region, rounded([first["at"], *corners(ring, start, end), second["at"]])))
    return arcs


def corners(ring: LineString, start: float, end: float) -> Line:
    """Those of the ring between two distances along it."""
    once = [(ring.project(Point(corner)), corner) for corner in ring.coords[:-1]]
    twice = once + [(distance + ring.length, corner) for distance, corner in once]
    return [(x, y) for distance, (x, y, *_) in sorted(twice) if start + 2 < distance < end - 2]


def to_outline(outline: Polygon, place: list[float]) -> Place:
    nearest = outline.exterior.interpolate(outline.exterior.project(Point(place)))
    return nearest.x, nearest.y


# -- regions


def walked(lines: list[Line], number: int) -> Line:
    return lines[number] if number >= 0 else lines[~number][::-1]


def ring_of(numbers: list[int], lines: list[Line]) -> list[int]:
    """The lines of a region, head to tail."""
    chain, rest = [numbers[0]], numbers[1:]
    while rest:
        tail = walked(lines, chain[-1])[-1]
        following = next(number for number in rest if tail in (lines[number][0], lines[number][-1]))
        rest.remove(following)
        chain.append(following if lines[following][0] == tail else ~following)
    return chain


def region_document(name: str, ring: list[int], lines: list[Line], wishes: dict[str, Plan]) -> dict[str, Any]:
    """The widest place of a region is for its name; its token lies below."""
    whole = Polygon([place for number in ring for place in walked(lines, number)[:-1]])
    shape = largest(whole.intersection(box(0, 0, WIDTH, HEIGHT)))
    middle = polylabel(shape, 1)
    reach = shape.exterior.distance(middle)
    wish = wishes.get(name, {})
    label = wish.get("label") or name_place(shape, middle, reach)
    return {
        "name": name,
        "label": label,
        "room": name_room(shape, *label),
        "token": wish.get("token", [round(middle.x), round(middle.y + reach * 0.42)]),
        "reach": round(reach),
        "lines": ring,
    }


def name_place(shape: Polygon, middle: Point, reach: float) -> list[int]:
    """Above the middle, where a name has most room."""
    across = [round(middle.x + reach * part / 10) for part in range(-4, 5)]
    down = [round(middle.y - reach * part / 20) for part in range(7, 13)]
    return max(([x, y] for x in across for y in down), key=lambda place: name_room(shape, *place))


def name_room(shape: Polygon, x: float, y: float) -> int:
    """How wide a name may be that has its middle here, clear of the borders."""
    clear = shape.buffer(-3)
    for half in range(5, 200):
        if not clear.contains(box(x - half, y - NAME_HEIGHT / 2, x + half, y + NAME_HEIGHT / 2)):
            return 2 * (half - 1)
    return 400


# -- what is written


def rounded(line: Iterable[tuple[float, ...]]) -> Line:
    return [(round(x * FINENESS) / FINENESS, round(y * FINENESS) / FINENESS) for x, y, *_ in line]


def steps(line: Line) -> list[int]:
    """Where a line begins, then how far it is from each of its points to the next."""
    places = [(round(x * FINENESS), round(y * FINENESS)) for x, y in [(0.0, 0.0), *line]]
    return [step for (x, y), (there_x, there_y) in pairwise(places) for step in (there_x - x, there_y - y)]


def lands_abroad(coast: Plan, outline: Polygon) -> Any:
    """Other lands, and what of the mainland is beyond the Alps; a little wider, to leave no gap at the frontier."""
    beyond = drawn(coast["mainland"], 1.2).difference(outline)
    lands = [drawn(ring, 1) for ring in coast["others"]] + [part for part in parts(beyond) if part.area > 150]
    return unary_union([land.buffer(PEN) for land in lands]).intersection(FRAME).simplify(1.5)


def mountains(outline: Polygon, abroad: Any) -> list[list[float]]:
    """Two loose rows of peaks beyond the frontier: where each stands, and its size."""
    hand = Random("mountains")  # noqa: S311 - a drawing, not a secret
    peaks = []
    for row in (30, 58):
        ridge = outline.buffer(row).exterior
        for n in range(int(ridge.length // 36)):
            place = ridge.interpolate(36 * n + hand.uniform(-7, 7))
            size = hand.uniform(7, 11)
            x, y = round(place.x), round(place.y + hand.uniform(-4, 4))
            if abroad.contains(place.buffer(14)):
                peaks.append([x, y, round(size, 1)])
    return peaks


def main() -> None:
    coast = json.loads((HERE / "coast.json").read_text("utf-8"))
    plan = tomllib.loads((HERE / "borders.toml").read_text("utf-8"))
    board = tomllib.loads(BOARD.read_text("utf-8"))["region"]
    outline = realm_of_the_game(drawn(coast["mainland"], 1.2), bent([tuple(place) for place in plan["alps"]]))
    for shore in plan["shore"]:
        shore["at"] = to_outline(outline, shore["at"])
    borders = border_lines(plan, board)
    arcs = outline_arcs(outline, plan["shore"])
    lines = [*borders.values(), *(line for _, line in arcs)]
    beside = [*borders, *((region,) for region, _ in arcs)]
    wishes = {wish["region"]: wish for wish in plan["wish"]}
    regions = []
    for region in board:
        own = [number for number, names in enumerate(beside) if region["name"] in names]
        regions.append(region_document(region["name"], ring_of(own, lines), lines, wishes))
    abroad = lands_abroad(coast, outline)
    lands = [part.segmentize(40).exterior.coords for part in parts(abroad) if part.area > 150]
    document = {
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "fineness": FINENESS,
        "regions": regions,
        "coast": ring_of(list(range(len(borders), len(lines))), lines),
        "lines": [steps(line) for line in lines],
        "abroad": [steps(rounded(land)[:-1]) for land in lands],
        "mountains": mountains(outline, abroad),
    }
    MAP.write_text(json.dumps(document, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
