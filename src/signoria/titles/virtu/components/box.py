"""The box as a page gets it: the components, and what follows from them for each number of players."""

from __future__ import annotations

import msgspec

from signoria.titles.virtu.components import setups
from signoria.titles.virtu.components.component_file import Components
from signoria.titles.virtu.rules.pieces import CITIES


class Board(msgspec.Struct, frozen=True):
    """The map for a number of players (V-SET-1)."""

    closed: tuple[str, ...]
    """Cities that are not in play."""
    start: dict[str, str]
    """The family that begins in a city."""
    roads: dict[str, tuple[str, ...]]
    """The neighbours of each city by road, both ways; a city without any is left out."""


class Box(Components, frozen=True, kw_only=True):
    """Everything in the box, and what follows from it and never changes in a game."""

    voyages: dict[str, dict[str, int]]
    """From port to port, both ways: how many seas lie on the way, and so the ships that it costs (V-DIP-2)."""
    boards: dict[str, Board]
    """The map by the number of players."""


def box_for_page(box: Components) -> Box:
    parts = {name: getattr(box, name) for name in Components.__struct_fields__}
    boards = {str(seats): _board(box, seats) for seats in setups.seats()}
    return Box(**parts, voyages=_voyages(box), boards=boards)


def _board(box: Components, seats: int) -> Board:
    terms = setups.new_terms(box, seats)
    names = [city.id for city in box.city]
    roads = {
        name: tuple(other for end, other in enumerate(names) if terms.roads[city] >> end & 1)
        for city, name in enumerate(names)
        if terms.roads[city]
    }
    return Board(
        closed=tuple(name for city, name in enumerate(names) if not terms.open_cities >> city & 1),
        start={city: family.id for family in box.family if seats in family.players for city in family.start},
        roads=roads,
    )


def _voyages(box: Components) -> dict[str, dict[str, int]]:
    """With five all cities are in play."""
    terms = setups.new_terms(box, setups.seats()[-1])
    ports = [(number, city.id) for number, city in enumerate(box.city) if city.seas]
    return {
        name: {other: seas for end, other in ports if (seas := int(terms.sea_way[start * CITIES + end]))}
        for start, name in ports
    }
