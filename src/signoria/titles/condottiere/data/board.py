"""The board: 17 regions and their borders, from a data file that is checked when it is read."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib.resources import files

import msgspec

from signoria.engine.errors import InvalidError


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    at: tuple[float, float]
    borders: tuple[str, ...]


class Board(msgspec.Struct, frozen=True, dict=True):
    """Regions by number, as the rules count them, and by name, as people do."""

    places: tuple[Region, ...]

    @cached_property
    def regions(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    @property
    def borders(self) -> tuple[frozenset[str], ...]:
        pairs = {frozenset((place.name, other)): None for place in self.places for other in place.borders}
        return tuple(pairs)

    def neighbours(self) -> list[int]:
        """For each region, the set of its neighbours as a word."""
        number = {name: n for n, name in enumerate(self.regions)}
        return [sum(1 << number[other] for other in place.borders) for place in self.places]


def read_board(text: str) -> Board:
    """A board from TOML; InvalidError says what is wrong with it."""
    try:
        places = msgspec.convert(tomllib.loads(text).get("region", []), tuple[Region, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidError(f"The board cannot be read: {error}.") from None
    borders = {place.name: place.borders for place in places}
    if len(borders) != len(places):
        raise InvalidError("The board names a region twice.")
    for name, others in borders.items():
        for other in others:
            if name not in borders.get(other, ()):
                raise InvalidError(f"The board says that {name} borders {other}, but not that {other} borders {name}.")
        if name in others or len(set(others)) != len(others):
            raise InvalidError(f"The borders of {name} name it, or another region twice.")
    return Board(places)


@cache
def board() -> Board:
    return read_board(files(__package__).joinpath("board.toml").read_text("utf-8"))
