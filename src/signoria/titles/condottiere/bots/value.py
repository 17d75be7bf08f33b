"""A learned value: who will win, for somebody who sees all hands."""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.bots.battle_features import power
from signoria.titles.condottiere.bots.distances import Distances
from signoria.titles.condottiere.bots.tiles import (
    AWAY,
    FIVE,
    HAND_SIZES,
    POWER,
    POWER_STEPS,
    V0,
    V1,
    V2,
    V3,
    V4,
    V5,
    V6,
    V7,
    V8,
    V9,
    V10,
    V11,
    V12,
    VALUE_TILES,
    WAYS,
)
from signoria.titles.condottiere.rules.cards import (
    BIT,
    DRUMMER,
    HEROINE,
    MERCENARY_BITS,
    WINTER,
    popcount,
    size,
)
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import DEAL, NONE, Terms


@final
@mypyc_attr(acyclic=True)
class Value:
    """``chances``: of every seat to win, after ``appraise`` or ``settle``."""

    def __init__(self, terms: Terms, weights: vec[float], kinds: vec[i64]) -> None:
        self.seats: i64 = terms.seats
        self.weights: vec[float] = weights
        self.kinds: vec[i64] = kinds
        self.distances: Distances = Distances(terms)
        self.tiles: vec[i64] = vec[i64]([0 for _ in range(6 * VALUE_TILES)])
        self.chances: vec[float] = vec[float]([0.0 for _ in range(6)])
        self.powers: vec[i64] = vec[i64]([0 for _ in range(6)])

    def appraise(self, state: State) -> None:
        """The chances between two battles, or as one begins."""
        self.distances.look(state)
        holders: i64 = 0
        for seat in range(self.seats):
            if state.hands[seat]:
                holders += 1
            self.powers[seat] = power(state.hands[seat])
        ends: i64 = 1 if holders <= 1 or state.phase_code == DEAL else 0
        for seat in range(self.seats):
            self.describe(state, seat, ends)
        self.spread()

    def describe(self, state: State, seat: i64, ends: i64) -> None:
        """The tiles of a seat. ``ends``: the round does, and hands no longer count."""
        distances = self.distances
        away = distances.away(seat)
        nearest: i64 = 5
        next_nearest: i64 = 5
        stronger: i64 = 0
        most_cards: i64 = 0
        for other in range(self.seats):
            if other == seat:
                continue
            theirs = distances.away(other)
            if theirs < nearest:
                next_nearest = nearest
                nearest = theirs
            elif theirs < next_nearest:
                next_nearest = theirs
            if self.powers[other] > self.powers[seat]:
                stronger += 1
            cards = size(state.hands[other])
            if cards > most_cards:
                most_cards = cards
        hand = state.hands[seat]
        cards = size(hand)
        hand_power: i64 = 0 if ends else POWER_STEPS[self.powers[seat]]
        holder: i64 = 1 if state.marker == seat else 0
        behind: i64 = 0
        if state.marker != NONE:
            behind = (seat - state.marker + self.seats) % self.seats
        count = at_most(distances.counts[distances.base + seat], 6)
        ways = WAYS[distances.ways[distances.base + seat]]
        both = away * AWAY + nearest
        stake: i64 = 4 if state.battle == NONE else distances.stake(seat, state.battle)
        kind = self.kinds[seat]
        base = seat * VALUE_TILES
        tiles = self.tiles
        tiles[base] = V0 + (both * 2 + holder) * 2 + ends
        tiles[base + 1] = V1 + count * AWAY * AWAY + both
        tiles[base + 2] = V2 + (HAND_SIZES[cards] * POWER + hand_power) * 2 + ends
        tiles[base + 3] = V3 + hand_power * AWAY * AWAY + both
        tiles[base + 4] = V4 + (6 * AWAY * 2 + holder if ends else (stronger * AWAY + away) * 2 + holder)
        tiles[base + 5] = V5 + ways * AWAY * AWAY + both
        tiles[base + 6] = V6 + lead_in_cards(cards - most_cards) * AWAY * AWAY + both
        tiles[base + 7] = V7 + tools_of(hand)
        tiles[base + 8] = V8 + behind * AWAY + away
        tiles[base + 9] = V9 + (stake * AWAY + nearest) * 2 + holder
        tiles[base + 10] = V10 + both * AWAY + next_nearest
        tiles[base + 11] = V11 + kind * AWAY * AWAY + both
        tiles[base + 12] = V12 + (kind * POWER + hand_power) * 2 + ends

    def spread(self) -> None:
        """From the tiles to the chances."""
        weights = self.weights
        tiles = self.tiles
        chances = self.chances
        most = -1e9
        for seat in range(self.seats):
            total = 0.0
            base = seat * VALUE_TILES
            for tile in range(base, base + VALUE_TILES):
                total += weights[tiles[tile]]
            chances[seat] = total
            if total > most:
                most = total
        whole = 0.0
        for seat in range(self.seats):
            share = exp(chances[seat] - most)
            chances[seat] = share
            whole += share
        for seat in range(self.seats):
            chances[seat] = chances[seat] / whole

    def settle(self, state: State) -> None:
        """The chances of a finished game: the shares of the victory."""
        winners = state.winners if state.winners else BIT[self.seats] - 1
        share = 1.0 / float(popcount(winners))
        for seat in range(self.seats):
            self.chances[seat] = share if winners & BIT[seat] else 0.0


def at_most(number: i64, most: i64) -> i64:
    return number if number < most else most


def lead_in_cards(more: i64) -> i64:
    """More cards than the fullest other hand, in five steps."""
    if more <= -4:
        return 0
    if more < 0:
        return 1
    return 2 if more == 0 else 3 if more < FIVE - 1 else 4


def tools_of(hand: i64) -> i64:
    """What a hand could do beside marching: drummers, soldiers for them, heroines, a Winter."""
    drummers = hand >> 4 * DRUMMER & 15
    soldiers = size(hand & MERCENARY_BITS)
    army: i64 = 0 if soldiers == 0 else 1 if soldiers < 3 else 2 if soldiers < 6 else 3
    heroines = hand >> 4 * HEROINE & 15
    winter: i64 = 1 if hand >> 4 * WINTER & 15 else 0
    return ((at_most(drummers, 2) * 4 + army) * 3 + at_most(heroines, 2)) * 2 + winter
