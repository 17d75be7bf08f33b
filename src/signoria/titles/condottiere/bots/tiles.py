"""Where the weights of the policy and of the value lie: every feature is a tile, an index into one long table.

A tile table crosses a few small numbers; its first index and its size are kept here, so that all tables fit together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# -- small numbers: how finely things are told apart


def steps(borders: list[int], first: int, last: int) -> list[int]:
    """For each number from first to last, how many borders it has reached."""
    return [sum(number >= border for border in borders) for number in range(first, last + 1)]


LEAD_RANGE: Final = 40
LEADS: Final = vec[i64](steps([-15, -8, -3, 0, 1, 4, 9, 16], -LEAD_RANGE, LEAD_RANGE))
LEAD: Final = 9
GAINS: Final = vec[i64](steps([0, 1, 4, 7, 13], -LEAD_RANGE, LEAD_RANGE))
GAIN: Final = 6
OWN_CARDS: Final = vec[i64](steps([3, 5, 7, 9], 0, 110))
RIVAL_CARDS: Final = vec[i64](steps([1, 3, 6, 9], 0, 110))
POWER_STEPS: Final = vec[i64](steps([5, 10, 16, 23, 31, 41, 56], 0, 400))
POWER: Final = 8
LINE_SIZES: Final = vec[i64](steps([1, 2, 3, 5], 0, 110))
HAND_SIZES: Final = vec[i64](steps([1, 3, 5, 8, 11], 0, 110))
WAYS: Final = vec[i64](steps([2, 3, 5], 0, 700))
FIVE: Final = 5
STAKE: Final = 4
RIVALS: Final = 4
AWAY: Final = 6
KIND: Final = 6
"""What kind of player somebody seems to be: ``habits.KINDS``."""
ACTION: Final = 17
"""What is done in a battle: a card of each kind, pass, turn up and pass."""


def at_lead(number: i64) -> i64:
    if number < -LEAD_RANGE:
        return 0
    return 2 * LEAD_RANGE if number > LEAD_RANGE else number + LEAD_RANGE


# -- the policy in battle

TILES: Final = 20
"""Tiles of an action; those of other phases leave the rest at NOTHING."""

B0: Final = 1
B1: Final = B0 + ACTION * STAKE * STAKE * RIVALS
B2: Final = B1 + ACTION * LEAD * RIVALS * 2
B3: Final = B2 + ACTION * LEAD * STAKE * FIVE
B4: Final = B3 + ACTION * POWER * STAKE * FIVE
B5: Final = B4 + ACTION * FIVE * STAKE * STAKE
B6: Final = B5 + ACTION * 2 * 2 * 3 * 4
B7: Final = B6 + ACTION * 3 * FIVE
B8: Final = B7 + ACTION * FIVE * FIVE * RIVALS
B9: Final = B8 + GAIN * 4 * STAKE * RIVALS
B10: Final = B9 + ACTION * LEAD * POWER
B11: Final = B10 + ACTION * 3 * STAKE * STAKE
B12: Final = B11 + ACTION * LEAD * STAKE * RIVALS
B13: Final = B12 + ACTION * 2 * 2 * FIVE * 3
B14: Final = B13 + ACTION * RIVALS * AWAY * AWAY
B15: Final = B14 + ACTION * FIVE * 3 * RIVALS
B16: Final = B15 + ACTION * FIVE * RIVALS * STAKE
B17: Final = B16 + ACTION * LEAD * KIND * RIVALS
B18: Final = B17 + ACTION * STAKE * STAKE * KIND
B19: Final = B18 + ACTION * LEAD * KIND * FIVE

# -- the policy elsewhere

NOTHING: Final = 0
"""A weight that stays zero."""

P0: Final = B19 + ACTION * POWER * KIND * FIVE
P1: Final = P0 + STAKE * POWER
P2: Final = P1 + STAKE * POWER
P3: Final = P2 + STAKE * STAKE * FIVE
P4: Final = P3 + 4 * STAKE
P5: Final = P4 + STAKE * 3
P6: Final = P5 + 9 * STAKE
P7: Final = P6 + STAKE * STAKE * 2
P8: Final = P7 + 4 * AWAY
P9: Final = P8 + STAKE * STAKE * 3
P10: Final = P9 + STAKE * KIND * KIND
DECLINED: Final = P10 + STAKE * POWER * KIND
F0: Final = DECLINED + POWER * AWAY
F1: Final = F0 + 1
F2: Final = F1 + STAKE * STAKE * 2
T0: Final = F2 + 4 * STAKE
T1: Final = T0 + 8 * LEAD * RIVALS
T2: Final = T1 + 8 * STAKE * STAKE
H0: Final = T2 + LEAD * STAKE * RIVALS
H1: Final = H0 + 2 * 3 * 2 * 4
H2: Final = H1 + 2 * FIVE * 4
K0: Final = H2 + 2 * 5 * 3
D0: Final = K0 + 16 * FIVE
POLICY_SIZE: Final = D0 + 4

# -- the value

VALUE_TILES: Final = 13
V0: Final = 0
V1: Final = V0 + AWAY * AWAY * 2 * 2
V2: Final = V1 + 7 * AWAY * AWAY
V3: Final = V2 + AWAY * POWER * 2
V4: Final = V3 + POWER * AWAY * AWAY
V5: Final = V4 + 6 * AWAY * 2 + 2
V6: Final = V5 + 4 * AWAY * AWAY
V7: Final = V6 + FIVE * AWAY * AWAY
V8: Final = V7 + 3 * 4 * 3 * 2
V9: Final = V8 + 6 * AWAY
V10: Final = V9 + 5 * AWAY * 2
V11: Final = V10 + AWAY * AWAY * AWAY
V12: Final = V11 + KIND * AWAY * AWAY
VALUE_SIZE: Final = V12 + KIND * POWER * 2
