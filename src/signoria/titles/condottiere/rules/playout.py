"""Random games by the million: the whole loop compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.engine.tally import Tally
from signoria.titles.condottiere.rules import actions, rounds
from signoria.titles.condottiere.rules.cards import members, nth_bit, popcount
from signoria.titles.condottiere.rules.memory import forget
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import DEAL, OVER, Terms


def fresh(terms: Terms, first: i64) -> State:
    """A new game, before its first deal. ``first`` NONE: chance names the seat that begins."""
    seats = terms.seats
    state = State(terms, vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats))
    state.marker = first
    state.opening = True
    forget(state)
    return state


def random_action(state: State, rng: Rng) -> i64:
    mask = actions.legal_mask(state)
    return nth_bit(mask, rng.below(popcount(mask)))


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
                actions.apply(state, action)
                fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
                decisions += 1
        tally.fingerprint = fingerprint
        tally.add(members(state.winners), state.reason, decisions)
    return tally
