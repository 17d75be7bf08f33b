"""What lies on the board: who rules each city and whose troops are there, cathedrals, alliances, cards for sale."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.rules.pieces import BIT, CATHEDRALS, CITIES, NONE

RULER_BITS: Final = 4
TROOP_BITS: Final = 4
ALLY_BITS: Final = 4
SITE_BITS: Final = 6  # the city of a cathedral
NO_CITIES: Final = vec[i64]([0 for _ in range(CITIES)])  # never written to

BOARD_FIELDS: Final = ("cathedrals", "allies", "supply", "occupied", "clock")


@final
@mypyc_attr(acyclic=True)
class Board:
    """The board, in words; its methods say what they mean."""

    __slots__ = (*BOARD_FIELDS, "cities")

    def __init__(self, cities: vec[i64], cathedrals: i64, allies: i64, supply: i64, occupied: i64, clock: i64) -> None:
        self.cities: vec[i64] = cities  # for each city its ruler + 1, and above that four bits of troops for each seat
        self.cathedrals: i64 = cathedrals  # the city + 1 of each cathedral token, six bits
        self.allies: i64 = allies  # the seat + 1 allied with each power, four bits
        self.supply: i64 = supply  # four bits for each noble: how many are for sale
        self.occupied: i64 = occupied  # the places where an agent is, whoever's, as a set
        self.clock: i64 = clock  # how often somebody has moved on a track

    def copy(self) -> Board:
        return Board(self.cities[:], self.cathedrals, self.allies, self.supply, self.occupied, self.clock)

    # -- cities

    def ruler(self, city: i64) -> i64:
        """The seat that controls a city, or NONE."""
        return (self.cities[city] & 15) - 1

    def set_ruler(self, city: i64, seat: i64) -> None:
        self.cities[city] = (self.cities[city] & ~15) + seat + 1

    # -- troops

    def troops(self, city: i64) -> i64:
        """All troops at a city, four bits for each seat."""
        return self.cities[city] >> RULER_BITS

    def troops_at(self, seat: i64, city: i64) -> i64:
        return self.cities[city] >> (RULER_BITS + TROOP_BITS * seat) & 15

    def add_troops(self, seat: i64, city: i64, count: i64) -> None:
        """``count`` below 0: troops leave."""
        self.cities[city] += count * BIT[RULER_BITS + TROOP_BITS * seat]

    def troops_of(self, seat: i64) -> i64:
        total: i64 = 0
        shift = RULER_BITS + TROOP_BITS * seat
        for city in range(i64(CITIES)):
            total += self.cities[city] >> shift & 15
        return total

    # -- cathedrals and alliances

    def cathedral(self, number: i64) -> i64:
        """The city where a cathedral stands, or NONE."""
        return (self.cathedrals >> SITE_BITS * number & 63) - 1

    def build(self, number: i64, city: i64) -> None:
        """A cathedral that stood nowhere."""
        self.cathedrals += (city + 1) * BIT[SITE_BITS * number]

    def cathedral_at(self, city: i64) -> i64:
        """The number of the cathedral in a city, or NONE."""
        for number in range(i64(CATHEDRALS)):
            if self.cathedrals >> SITE_BITS * number & 63 == city + 1:
                return number
        return NONE

    def ally(self, power: i64) -> i64:
        """The seat allied with a power, or NONE."""
        return (self.allies >> ALLY_BITS * power & 15) - 1

    def set_ally(self, power: i64, seat: i64) -> None:
        unit = BIT[ALLY_BITS * power]
        self.allies = (self.allies & ~(15 * unit)) + (seat + 1) * unit


def empty_board(supply: i64) -> Board:
    return Board(NO_CITIES[:], 0, 0, supply, 0, 0)
