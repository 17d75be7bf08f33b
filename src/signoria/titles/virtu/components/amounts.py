"""What any number, place or name of a component file may be, so that the rules can count with it and a map show it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from signoria.titles.virtu.components.component_file import Bonus, Card, Components, Step, Token

Fault = tuple[str, str]
Amount = tuple[str, int]
"""The path of a number, and the number."""

SOUTH, NORTH, WEST, EAST = 34, 48, 5, 21
"""The edges of the map, in degrees."""
MOST_SEAS = 12
TAKEN = re.compile(r"reserve|room|under|indulgence|florins|token|.*-\d+")
"""What the notation of actions calls other things: ``left-1``, ``cathedral-2``, ``florence-3``."""


def amounts(box: Components) -> Iterator[Fault]:
    yield from _names(box)
    yield from _places_on_the_map(box)
    yield from between(0, 20, [("$.set-up.florins", box.set_up.florins)])
    yield from between(0, 3, _courts(box))
    yield from between(0, 9, _prices(box))
    yield from between(-9, 20, _points(box))
    yield from between(1, len(box.city), [("$.tracks.courtier-place-cities", box.tracks.courtier_place_cities)])
    for path, part in _parts(box):
        yield from between(-9, 9, [(f"{path}.prestige", part.prestige)])
        if isinstance(part, Bonus):
            given = {"war-cost": part.war_cost, "places": part.places, "crosses": part.crosses}
            yield from between(0, 9, [(f"{path}.{key}", number) for key, number in given.items()])


def words(box: Components, groups: dict[str, list[str]]) -> Iterator[Fault]:
    """Every id is a word that means one thing."""
    paths = {key: f"$.{name}[{number}].id" for name, ids in groups.items() for number, key in enumerate(ids)}
    for f, family in enumerate(box.family):
        paths |= {card.id: f"$.family[{f}].card[{c}].id" for c, card in enumerate(family.card)}
    cards = [card.id for family in box.family for card in family.card]
    everything = Counter([*cards, *(key for ids in groups.values() for key in ids if key not in groups["family"])])
    for key, times in everything.items():
        if times > 1:
            yield paths[key], f"{key} names two different things."
        if not key.replace("-", "").replace("'", "").isalnum():
            yield paths[key], f"{key!r} is no id: letters, digits and hyphens only."
        if TAKEN.fullmatch(key):
            yield paths[key], f"{key} means something else in the notation."


def between(least: int, most: int, given: Iterable[Amount]) -> Iterator[Fault]:
    for path, number in given:
        if not least <= number <= most:
            yield path, f"{number} is not between {least} and {most}."


def _names(box: Components) -> Iterator[Fault]:
    named = [(f"$.family[{number}].id", family.id) for number, family in enumerate(box.family)]
    named += [(f"$.family[{number}].colour", family.colour) for number, family in enumerate(box.family)]
    for path, name in [*named, *(("$.map.seas", sea) for sea in box.map.seas)]:
        if not name.replace("-", "").isalnum():
            yield path, f"{name!r} is no id: letters, digits and hyphens only."
    if not 1 <= len(set(box.map.seas)) == len(box.map.seas) <= MOST_SEAS:
        yield "$.map.seas", f"there are at most {MOST_SEAS} seas, each named once."


def _places_on_the_map(box: Components) -> Iterator[Fault]:
    for number, city in enumerate(box.city):
        latitude, longitude = city.at
        if not (SOUTH <= latitude <= NORTH and WEST <= longitude <= EAST):
            edges = f"latitude {SOUTH} to {NORTH}, longitude {WEST} to {EAST}"
            yield f"$.city[{number}].at", f"{city.id} lies outside the map: {edges}."


def _courts(box: Components) -> Iterator[Amount]:
    for side, court in (("left", box.palace.left), ("right", box.palace.right)):
        yield from ((f"$.palace.{side}", places) for places in (court.open, court.shaded))


def _prices(box: Components) -> Iterator[Amount]:
    for number, step in enumerate(box.tracks.patronage):
        yield from ((f"$.tracks.patronage[{number}]", getattr(step, kind)) for kind in Step.__struct_fields__)


def _points(box: Components) -> Iterator[Amount]:
    tracks = box.tracks
    for key in ("leader", "trophy", "alliance", "indulgence"):
        yield f"$.tracks.{key}", getattr(tracks, key)
    yield from (("$.tracks.city-points", points) for points in tracks.city_points)
    for players, points in tracks.religion.items():
        yield from ((f"$.tracks.religion.{players}", place) for place in points)


def _parts(box: Components) -> Iterator[tuple[str, Card | Token | Bonus]]:
    for number, family in enumerate(box.family):
        yield from ((f"$.family[{number}].card[{place}]", card) for place, card in enumerate(family.card))
    groups: dict[str, Sequence[Card | Token | Bonus]] = {"noble": box.noble, "token": box.token, "bonus": box.bonus}
    for name, group in groups.items():
        yield from ((f"$.{name}[{number}]", part) for number, part in enumerate(group))
