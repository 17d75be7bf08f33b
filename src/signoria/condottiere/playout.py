"""Random games by the million: the whole loop compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.condottiere import rounds, rules
from signoria.condottiere.cards import nth_bit, popcount
from signoria.condottiere.state import State
from signoria.condottiere.terms import DEAL, OVER, Terms
from signoria.engine.chance import Rng


def fresh(terms: Terms, first: i64) -> State:
    """A new game, before its first deal. ``first`` NONE: chance names the seat that begins."""
    seats = terms.seats
    state = State(terms, vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats))
    state.marker = first
    state.opening = True
    return state


def random_action(state: State, rng: Rng) -> i64:
    mask = rules.legal_mask(state)
    return nth_bit(mask, rng.below(popcount(mask)))


class Tally:
    """What became of many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions: i64 = 0
        self.fingerprint: i64 = 0  # of all actions: equal runs have equal ones
        self.wins = [0.0] * seats
        self.endings: dict[str, int] = {}
        self.shortest: i64 = 0
        self.longest: i64 = 0

    def add(self, state: State, decisions: i64) -> None:
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.shortest = decisions if self.games == 1 else min(self.shortest, decisions)
        self.endings[state.reason] = self.endings.get(state.reason, 0) + 1
        winners = popcount(state.winners)
        for seat in range(state.terms.seats):
            if state.winners >> seat & 1:
                self.wins[seat] += 1 / winners


def random_games(terms: Terms, first: i64, games: i64, rng: Rng) -> Tally:
    """Play whole games at random."""
    tally = Tally(terms.seats)
    for _ in range(games):
        state = fresh(terms, first)
        decisions: i64 = 0
        fingerprint = tally.fingerprint
        while state.phase_code != OVER:
            if state.phase_code == DEAL:
                rounds.deal(state, rng)
            else:
                action = random_action(state, rng)
                rules.apply(state, action)
                fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
                decisions += 1
        tally.fingerprint = fingerprint
        tally.add(state, decisions)
    return tally
