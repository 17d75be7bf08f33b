"""What things are worth to a squire, in hundredths of a point of prestige."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.virtu.rules.pieces import (
    KINDS,
    count_of,
)

POINT: Final = 100
FLORIN_WORTH: Final = 16
SYMBOL_WORTH: Final = vec[i64]([FLORIN_WORTH, 40, 38, 22, 24, 18, 26, 12])
ROOM_WORTH: Final = vec[i64]([36, 42, 18, 54, 36, 15])
"""What it is worth to have an action in the palace at all."""
ROOM_SYMBOLS: Final = vec[i64]([0b110, 0b111, 0b10000, 0b10010, 0b1011000, 0b100000])
"""The symbols that serve each action, as a set."""
BONUS_WORTH: Final = vec[i64]([110, 150, 150, 200, 170, 130, 160, 150, 130, 90])
TROOP_WORTH: Final = vec[i64]([0, 45, 85, 110, 130, 145, 158])
BLOCKED_ROOM: Final = 45
PATRONAGE_STEP: Final = 70
DANGER: Final = 60  # a city that a neighbour could take
END: Final = 150  # to end the game as the first
LEAD: Final = 50  # and for each point of the lead
PATIENCE: Final = 12  # years after which a squire goes for the end, whatever it brings
URGENCY: Final = 60  # more for a step of patronage then
GOOD_AGENT: Final = 26
FREE_PLACE: Final = 25
CREDIT: Final = 14
FAITH: Final = 45  # a cross
MOST_FAITH: Final = 9
PLENTY: Final = 8  # florins
RESERVE: Final = 8  # more for each of the first two: wages and strikes
# In hundredths of what a source is worth: now if it is available, and for every year to come.
AVAILABLE: Final = 60
TOKEN_RENEWALS: Final = 18
COURTIER_RENEWALS: Final = 30
ROOM_USES: Final = 60
# In hundredths of what an action may gain: in the next Spring, in the Spring after, and while something is missing.
NEXT_SPRING: Final = 60
LATER: Final = 25
UNRIPE: Final = 40
LONGEST: Final = 6
LOST_SIEGE: Final = -150
TROOP_LOST: Final = 40
SPENT_CROWN: Final = 20


def symbols_worth(symbols: i64) -> i64:
    """The best use of a source, and a little for every other."""
    best: i64 = 0
    total: i64 = 0
    for kind in range(i64(KINDS)):
        value = count_of(symbols, kind) * SYMBOL_WORTH[kind]
        total += value
        if value > best:
            best = value
    return best + (total - best) // 5


def room_symbols_worth(symbols: i64, action: i64) -> i64:
    """What a card gives to the action of its room."""
    best: i64 = 0
    served = ROOM_SYMBOLS[action]
    for kind in range(i64(KINDS)):
        if served >> kind & 1:
            value = count_of(symbols, kind) * SYMBOL_WORTH[kind]
            if value > best:
                best = value
    return best
