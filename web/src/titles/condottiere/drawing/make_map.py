"""Draw the map of the board: coast.json (real) and borders.toml (by hand) make ../map.json.

    python web/src/titles/condottiere/drawing/make_map.py

Every border is one curve that both its regions use, so that regions share it exactly.
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


def ring_of(lines: list[Line]) -> list[Line]:
    """The lines of a region, head to tail."""
    chain, rest = [lines[0]], lines[1:]
    while rest:
        tail = chain[-1][-1]
        following = next(line for line in rest if tail in (line[0], line[-1]))
        rest.remove(following)
        chain.append(following if following[0] == tail else following[::-1])
    return chain


def region_document(name: str, chain: list[Line], wishes: dict[str, Plan]) -> dict[str, Any]:
    """The widest place of a region is for its name; its token lies below."""
    whole = Polygon([place for line in chain for place in line[:-1]])
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
        "path": path_of(chain),
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


# -- paths


def rounded(line: Iterable[tuple[float, ...]]) -> Line:
    """To even tenths: so every middle of two points is written exactly."""
    return [(round(x * 5) / 5, round(y * 5) / 5) for x, y, *_ in line]


def pair(place: Place) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for value in place)


def middle_of(a: Place, b: Place) -> Place:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def curve(line: Line) -> str:
    """A line as parabolas that bend at its points: the same curve from either end."""
    stops = [*(middle_of(a, b) for a, b in pairwise(line[1:-1])), line[-1]]
    return "".join(f"Q{pair(bend)} {pair(stop)}" for bend, stop in zip(line[1:-1], stops, strict=True))


def path_of(chain: list[Line]) -> str:
    return f"M{pair(chain[0][0])}{''.join(map(curve, chain))}Z"


def round_path(polygon: Polygon) -> str:
    """A ring without corners."""
    ring = rounded(polygon.exterior.coords)[:-1]
    start = middle_of(ring[-1], ring[0])
    return path_of([[start, *ring, start]])


def lands_abroad(coast: Plan, outline: Polygon) -> Any:
    """Other lands, and what of the mainland is beyond the Alps; a little wider, to leave no gap at the frontier."""
    beyond = drawn(coast["mainland"], 1.2).difference(outline)
    lands = [drawn(ring, 1) for ring in coast["others"]] + [part for part in parts(beyond) if part.area > 150]
    return unary_union([land.buffer(PEN) for land in lands]).intersection(FRAME).simplify(1.5)


def mountains(outline: Polygon, abroad: Any) -> str:
    """Two loose rows of peaks beyond the frontier."""
    hand = Random("mountains")  # noqa: S311 - a drawing, not a secret
    strokes = []
    for row in (30, 58):
        ridge = outline.buffer(row).exterior
        for n in range(int(ridge.length // 36)):
            place = ridge.interpolate(36 * n + hand.uniform(-7, 7))
            size = hand.uniform(7, 11)
            x, y = round(place.x), round(place.y + hand.uniform(-4, 4))
            if abroad.contains(place.buffer(14)):
                strokes.append(
                    f"M{x - size:.0f} {y + size * 0.7:.0f}Q{x - size / 3:.0f} {y - size / 4:.0f} {x} {y - size:.0f}"
                    f"Q{x + size / 3:.0f} {y - size / 5:.0f} {x + size:.0f} {y + size * 0.7:.0f}"
                    f"M{x} {y - size:.0f}q1 {size * 0.7:.0f} {size * 0.3:.0f} {size * 1.2:.0f}"
                )
    return "".join(strokes)


def main() -> None:
    coast = json.loads((HERE / "coast.json").read_text("utf-8"))
    plan = tomllib.loads((HERE / "borders.toml").read_text("utf-8"))
    board = tomllib.loads(BOARD.read_text("utf-8"))["region"]
    outline = realm_of_the_game(drawn(coast["mainland"], 1.2), bent([tuple(place) for place in plan["alps"]]))
    for shore in plan["shore"]:
        shore["at"] = to_outline(outline, shore["at"])
    borders = border_lines(plan, board)
    arcs = outline_arcs(outline, plan["shore"])
    wishes = {wish["region"]: wish for wish in plan["wish"]}
    regions = []
    for region in board:
        own = [line for pair_, line in borders.items() if region["name"] in pair_]
        own += [line for name, line in arcs if name == region["name"]]
        regions.append(region_document(region["name"], ring_of(own), wishes))
    abroad = lands_abroad(coast, outline)
    document = {
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "regions": regions,
        "coast": path_of(ring_of([line for _, line in arcs])),
        "borders": "".join(f"M{pair(line[0])}{curve(line)}" for line in borders.values()),
        "abroad": "".join(round_path(part.segmentize(40)) for part in parts(abroad) if part.area > 150),
        "mountains": mountains(outline, abroad),
    }
    MAP.write_text(json.dumps(document, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
