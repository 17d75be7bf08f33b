"""Random games by the thousand: the whole loop compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.virtu import rules, turns
from signoria.virtu.deeds import FIRST, OVER, Options
from signoria.virtu.pieces import CITIES, NONE, SLOTS, popcount
from signoria.virtu.state import State
from signoria.virtu.terms import Terms


def fresh(terms: Terms, first: i64) -> State:
    """A new game. ``first`` NONE: chance names the seat that begins."""
    seats = terms.seats
    state = State(
        terms,
        vec[i64]([0 for _ in range(seats * SLOTS)]),
        vec[i64]([0 for _ in range(seats)]),
        vec[i64]([0 for _ in range(CITIES)]),
        vec[i64]([0 for _ in range(seats)]),
    )
    if first != NONE:
        turns.begin(state, first)
    return state


class Tally:
    """What became of many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions: i64 = 0
        self.fingerprint: i64 = 0  # of all actions: equal runs have equal ones
        self.options: i64 = 0  # legal actions offered, all together
        self.most_options: i64 = 0
        self.wins = [0.0] * seats
        self.endings: dict[str, int] = {}
        self.shortest: i64 = 0
        self.longest: i64 = 0
        self.years: i64 = 0

    def add(self, state: State, decisions: i64) -> None:
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.shortest = decisions if self.games == 1 else min(self.shortest, decisions)
        self.years += state.year
        self.endings[state.reason] = self.endings.get(state.reason, 0) + 1
        winners = popcount(state.winners)
        for seat in range(state.terms.seats):
            if state.winners >> seat & 1:
                self.wins[seat] += 1 / winners


def random_games(terms: Terms, first: i64, games: i64, rng: Rng) -> Tally:
    """Play whole games at random."""
    tally = Tally(terms.seats)
    options = Options()
    for _ in range(games):
        state = fresh(terms, first)
        if state.phase_code == FIRST:
            turns.begin(state, rng.below(terms.seats))
        decisions: i64 = 0
        fingerprint = tally.fingerprint
        offered: i64 = 0
        most = tally.most_options
        while state.phase_code != OVER:
            rules.legal(state, options)
            action = options.items[rng.below(options.count)]
            rules.apply(state, action)
            fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
            decisions += 1
            offered += options.count
            if options.count > most:
                most = options.count
        tally.fingerprint = fingerprint
        tally.options += offered
        tally.most_options = most
        tally.add(state, decisions)
    return tally
