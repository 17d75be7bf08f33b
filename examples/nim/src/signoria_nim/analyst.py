"""Judges moments of Nim by playing them out at random."""

from __future__ import annotations

from math import sqrt

from signoria.engine import Candidate, Explanation, Rng
from signoria_nim.bot import leaves_zero
from signoria_nim.game import GAME, State, View


class Gambler:
    def __init__(self, seed: object = 0) -> None:
        self.seed = seed

    def chances(self, state: State, simulations: int) -> tuple[float, ...]:
        rng = Rng((self.seed, str(state.heaps), state.to_move))
        ends = [played_out(state, rng) for _ in range(simulations)]
        return tuple(sum(shares) / simulations for shares in zip(*ends, strict=True))

    def weigh(self, view: View, simulations: int) -> Explanation:
        """The simulations are shared out among the actions."""
        games = max(2, simulations // len(view.legal))
        candidates = tuple(self.candidate(view, action, games) for action in view.legal)
        best = max(candidates, key=lambda one: one.value or 0.0)
        return Explanation(best.action, "zero" if leaves_zero(view, best.action) else "hope", {}, candidates)

    def candidate(self, view: View, action: int, games: int) -> Candidate:
        state = GAME.sample(view, Rng(self.seed))
        state.apply(action)
        value = self.chances(state, games)[view.seat or 0]
        return Candidate(action, value, error=sqrt(max(value * (1 - value), 1 / games) / games))


def played_out(state: State, rng: Rng) -> tuple[float, ...]:
    state = state.copy()
    while not state.over:
        state.apply(rng.choice(state.legal()))
    return state.returns()
