"""Cards and piles. A pile (a hand, a battle line) is ONE word: a four-bit count for each of fifteen kinds.

The scarecrow comes last because there are sixteen: its count may grow into the free bits above.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Mercenaries are kinds 0 to 6, in order of strength.
MERCENARIES: Final = 7
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SURRENDER: Final = 13
SCARECROW: Final = 14
KINDS: Final = 15
NO_CARD: Final = -1

KIND_NAMES: Final = (
    "1", "2", "3", "4", "5", "6", "10",
    "winter", "spring", "bishop", "courtesan", "drummer", "heroine", "surrender", "scarecrow",
)  # fmt: skip

MERCENARY_BITS: Final = 0xFFFFFFF
WINTER_BITS: Final = 0xF << 4 * WINTER
SPRING_BITS: Final = 0xF << 4 * SPRING
DRUMMER_BITS: Final = 0xF << 4 * DRUMMER
ALL_BUT_SCARECROWS: Final = 0xFFFFFFFFFFFFFF

CARD: Final = vec[i64]([0x10**kind for kind in range(KINDS)])
"""One card of each kind, as a pile."""

BIT: Final = vec[i64]([2**n for n in range(62)])
"""The set of one member. (A table: mypyc shifts a literal as a 32-bit number.)"""

VALUE: Final = vec[i64]([1, 2, 3, 4, 5, 6, 10])
"""The printed strength of a mercenary."""


def popcount(x: i64) -> i64:
    x -= (x >> 1) & 0x1555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


if __file__.endswith(".py"):  # interpreted: Python's own bit counting is quicker
    globals().update(popcount=int.bit_count)


def lowest_bit(mask: i64) -> i64:
    """Index of the lowest member of a set that is not empty."""
    return popcount((mask & -mask) - 1)


def nth_bit(mask: i64, n: i64) -> i64:
    """Index of the n-th (from 0) member of a set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)


OF_BYTE: Final = [[8 * byte + n for n in range(8) if bits >> n & 1] for byte in range(8) for bits in range(256)]
"""The members of a set, a byte of it at a time."""


def listed(mask: i64) -> list[int]:
    """The members of a set, in ascending order."""
    found = OF_BYTE[mask & 255] + OF_BYTE[256 + (mask >> 8 & 255)]
    mask >>= 16
    byte: i64 = 512
    while mask:
        found = found + OF_BYTE[byte + (mask & 255)]
        mask >>= 8
        byte += 256
    return found


def members(mask: i64) -> tuple[int, ...]:
    return tuple(listed(mask))


def kinds_of(pile: i64) -> i64:
    """The set of kinds with at least one card: each count that is not zero becomes one bit."""
    x = (pile | pile >> 1 | pile >> 2 | pile >> 3) & 0x111111111111111
    x |= pile >> 4 & 0x100000000000000  # the sixteenth scarecrow
    x = (x | x >> 3) & 0x303030303030303
    x = (x | x >> 6) & 0xF000F000F000F
    x = (x | x >> 12) & 0xFF000000FF
    return (x | x >> 24) & 0x7FFF


def size(pile: i64) -> i64:
    """How many cards a pile holds."""
    x = pile & ALL_BUT_SCARECROWS
    x = (x & 0xF0F0F0F0F0F0F) + (x >> 4 & 0xF0F0F0F0F0F0F)
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return (x & 0xFF) + (pile >> 4 * SCARECROW)


def count(pile: i64, kind: i64) -> i64:
    """How many cards of a kind a pile holds."""
    if kind == SCARECROW:
        return pile >> 4 * SCARECROW
    return pile >> 4 * kind & 15


def nth_card(pile: i64, n: i64) -> i64:
    """The kind of the n-th (from 0) card of a pile laid out kind by kind."""
    kind: i64 = 0
    while kind < SCARECROW:
        n -= pile & 15
        if n < 0:
            return kind
        pile >>= 4
        kind += 1
    return kind


def card_names(pile: i64) -> list[str]:
    """The cards of a pile, weakest first."""
    names: list[str] = []
    for kind in listed(kinds_of(pile)):
        names += [KIND_NAMES[kind]] * count(pile, kind)
    return names
