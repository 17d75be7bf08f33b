"""Who will win: a position at the start of a year, turned into each seat's chance."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.bots.evaluation import worth
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.outlook import Outlook
from signoria.titles.virtu.bots.weights import LONGEST
from signoria.titles.virtu.rules import scoring
from signoria.titles.virtu.rules.phase_codes import OVER
from signoria.titles.virtu.rules.pieces import popcount
from signoria.titles.virtu.rules.state import State

SIGNS: Final = 3  # what speaks for a seat: its worth, its prestige, its place in the order
CURVE: Final = 6  # for each of them: how much while the game is young, and how much more when it ends


@final
@mypyc_attr(acyclic=True)
class Forecast:
    """What positions promise to players of a mind. ``curve``: fitted on finished games."""

    __slots__ = ("curve", "mind")

    def __init__(self, mind: Mind, curve: list[float]) -> None:
        self.mind: Mind = mind
        self.curve: vec[float] = vec[float](list(curve))

    def add_to(self, sums: vec[float], state: State) -> None:
        """Add each seat's chance to these sums."""
        seats = state.terms.seats
        if state.phase_code == OVER:
            share = 1.0 / float(popcount(state.winners))
            for seat in range(seats):
                if state.winners >> seat & 1:
                    sums[seat] = sums[seat] + share
            return
        signs = signs_of(state, self.mind)
        late = signs[SIGNS * seats]
        hopes = vec[float]([0.0 for _ in range(seats)])
        most = -1e9
        for seat in range(seats):
            hope = 0.0
            for sign in range(i64(SIGNS)):
                hope += (self.curve[2 * sign] + self.curve[2 * sign + 1] * late) * signs[SIGNS * seat + sign]
            hopes[seat] = hope
            if hope > most:
                most = hope
        total = 0.0
        for seat in range(seats):
            hopes[seat] = exp(hopes[seat] - most)
            total += hopes[seat]
        for seat in range(seats):
            sums[seat] = sums[seat] + hopes[seat] / total


def signs_of(state: State, mind: Mind) -> vec[float]:
    """What speaks for each seat, three numbers a seat; then how near the end is, from 0 to 1."""
    seats = state.terms.seats
    look = Outlook(state, mind)
    signs = vec[float]([0.0 for _ in range(SIGNS * seats + 1)])
    for seat in range(seats):
        signs[SIGNS * seat] = float(worth(state, seat, look)) / 100.0
        signs[SIGNS * seat + 1] = float(scoring.prestige(state, seat))
    for place in range(seats):
        signs[SIGNS * state.seat_at(place) + 2] = float(seats - 1 - place)
    signs[SIGNS * seats] = float(LONGEST - look.years) / float(LONGEST)
    return signs
