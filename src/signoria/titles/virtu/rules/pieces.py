"""The pieces, by number: symbols, tokens and courtiers that pay, slots of a palace, places of agents.

A bundle of symbols is ONE word: a byte for each of the eight kinds. A set of sources, slots or places is one word too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1

# Symbols.
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
KINDS: Final = 8
SYMBOLS: Final = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")

# Actions of a room.
GOVERN: Final = 0
PATRONAGE: Final = 1
TRADE: Final = 2
DIPLOMACY: Final = 3
CAMPAIGN: Final = 4
INTRIGUE: Final = 5
ROOM_ACTIONS: Final = ("govern", "patronage", "trade", "diplomacy", "war", "intrigue")

# Sources of payment. Below COURT they are tokens of a domain, the first thirty of them cities.
CITIES: Final = 30
DUCHY: Final = 30
PRINCIPALITY: Final = 31
KINGDOM: Final = 32
REPUBLIC: Final = 33
GUILD: Final = 34
ARTILLERY: Final = 35
CATHEDRAL: Final = 36
CATHEDRALS: Final = 5
COURT: Final = 41
OTTOMAN: Final = 47
FRANCE: Final = 48
EMPIRE: Final = 49
ROOM_CARD: Final = 50
UPGRADE: Final = 51
INDULGENCE: Final = 52
TOLL: Final = 53  # two florins in place of an arrow
SOURCES: Final = 54
# Not for payments, only in sieges.
WAR_TOKEN: Final = 54
LEONARDO_SOURCE: Final = 55
STRIKES: Final = 56
TOKEN_IDS: Final = ("duchy", "principality", "kingdom", "republic", "guild", "cathedral")
POWERS: Final = ("ottoman", "france", "empire")

CITY_BITS: Final = 2**30 - 1
TOKEN_BITS: Final = 2**41 - 1
COURT_BITS: Final = 63 << 41
OTTOMAN_BIT: Final = 1 << 47
EMPIRE_BIT: Final = 1 << 49
ROOM_BIT: Final = 1 << 50
UPGRADE_BIT: Final = 1 << 51
INDULGENCE_BIT: Final = 1 << 52
TOLL_BIT: Final = 1 << 53
ROOM_BITS: Final = 3 << 50

# Slots of a palace: five rooms, five places under their cards, six courtiers (slot + 31 is the source).
ROOMS: Final = 5
UNDER: Final = 5
COURTIERS: Final = 10
SLOTS: Final = 16
SLOT_TO_SOURCE: Final = 31

# Places of agents: cities, five rooms a seat, three alliances.
ROOM_PLACES: Final = 30
POWER_PLACES: Final = 55
PLACES: Final = 58
UNPLACED: Final = 58

# Cards: nobles from 1, Machiavelli, three for each family.
NO_CARD: Final = 0
NOBLES: Final = 12
MACHIAVELLI_CARD: Final = 13
FAMILY_CARDS: Final = 14
CARDS: Final = 29

# What can be bought: a noble, a token, or a cathedral.
TOKEN_ITEMS: Final = 12
CATHEDRAL_ITEM: Final = 17
ITEMS: Final = 18

# Bonuses of patronage.
LEONARDO: Final = 0
COPERNICUS: Final = 1
MICHELANGELO: Final = 2
COLUMBUS: Final = 3
MACHIAVELLI: Final = 4
BASTIONS: Final = 5
PRINCE: Final = 6
DUOMO: Final = 7
SISTINE: Final = 8
ARTILLERY_BONUS: Final = 9
BONUSES: Final = 10
BONUS_IDS: Final = (
    "leonardo", "copernicus", "michelangelo", "columbus", "machiavelli",
    "bastions", "prince", "duomo", "sistine", "artillery",
)  # fmt: skip

BIT: Final = vec[i64]([2**n for n in range(62)])
"""The set of one member. (A table: mypyc shifts a literal as a 32-bit number.)"""

UNIT: Final = vec[i64]([256**kind for kind in range(KINDS)])
"""One symbol of each kind, as a bundle."""

INDULGENCE_SYMBOLS: Final = 256 + 3
"""V-IND-1: a crown or three florins."""


def popcount(x: i64) -> i64:
    x -= (x >> 1) & 0x1555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest_bit(mask: i64) -> i64:
    """The smallest member of a set."""
    return popcount((mask & -mask) - 1)


if __file__.endswith(".py"):  # interpreted: Python's own bit counting is quicker
    globals().update(popcount=int.bit_count)


def count_of(bundle: i64, kind: i64) -> i64:
    return bundle >> 8 * kind & 255
