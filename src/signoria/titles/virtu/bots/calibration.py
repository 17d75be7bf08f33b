"""How worth becomes a chance to win: a curve fitted on finished games."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from signoria.engine.chance import Rng
from signoria.engine.setup import Setup
from signoria.titles.virtu.bots.forecast import CURVE, SIGNS, signs_of
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.policies import Pair
from signoria.titles.virtu.bots.policy import choose
from signoria.titles.virtu.components.setups import terms_for
from signoria.titles.virtu.rules import phases
from signoria.titles.virtu.rules.playout import fresh, winners_of

SEATS = (3, 4, 5)
ROUNDS = 12
"""Of Newton's method."""
CAUTION = 1.0
"""Keeps the curve flat where the games say little."""


class Moment(NamedTuple):
    """The start of a year: for every seat what speaks for it, each sign twice, and who won in the end."""

    signs: list[list[float]]
    winners: tuple[int, ...]


def fit(weights: list[Pair], games: int, seed: object) -> list[float]:
    """The curve under which the games of a mind with itself are most likely."""
    moments = [moment for number in range(games) for moment in moments_of(weights, number, seed)]
    curve = [0.0] * CURVE
    for _ in range(ROUNDS):
        slope = [-CAUTION * value for value in curve]
        bend = [[CAUTION * (row == column) for column in range(CURVE)] for row in range(CURVE)]
        for moment in moments:
            add_moment(moment, curve, slope, bend)
        curve = [value + step for value, step in zip(curve, solved(bend, slope), strict=True)]
    return curve


def moments_of(weights: list[Pair], number: int, seed: object) -> Iterator[Moment]:
    """The years of one game."""
    terms = terms_for(Setup(SEATS[number % len(SEATS)]))
    mind = Mind(terms, weights)
    rng = Rng(("fit", seed, number))
    state = fresh(terms, rng.below(terms.seats))
    year = 0
    seen: list[list[list[float]]] = []
    while not state.over:
        if state.year > year:
            year = state.year
            seen.append(doubled(list(signs_of(state, mind)), terms.seats))
        phases.apply(state, choose(state, mind, rng))
    for signs in seen:
        yield Moment(signs, winners_of(state))


def doubled(signs: list[float], seats: int) -> list[list[float]]:
    """Every sign of a seat as it is, and weighed by how near the end is."""
    late = signs[SIGNS * seats]
    return [
        [part for sign in signs[SIGNS * seat : SIGNS * (seat + 1)] for part in (sign, sign * late)]
        for seat in range(seats)
    ]


def chances(signs: list[list[float]], curve: list[float]) -> list[float]:
    hopes = [sum(part * value for part, value in zip(parts, curve, strict=True)) for parts in signs]
    powers = [exp(hope - max(hopes)) for hope in hopes]
    return [power / sum(powers) for power in powers]


def add_moment(moment: Moment, curve: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """What one moment says of the curve: the slope of its likelihood and how that bends."""
    expected = chances(moment.signs, curve)
    seats = range(len(expected))
    mean = [sum(expected[seat] * moment.signs[seat][n] for seat in seats) for n in range(CURVE)]
    for seat in seats:
        off = [part - middle for part, middle in zip(moment.signs[seat], mean, strict=True)]
        won = (seat in moment.winners) / len(moment.winners)
        for row in range(CURVE):
            slope[row] += won * off[row]
            for column in range(CURVE):
                bend[row][column] += expected[seat] * off[row] * off[column]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite: elimination without pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for n in range(size):
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for other in range(size):
            if other != n:
                factor = rows[other][n]
                rows[other] = [value - factor * mine for value, mine in zip(rows[other], rows[n], strict=True)]
    return [row[size] for row in rows]
