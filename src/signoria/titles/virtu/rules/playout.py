"""Random games by the thousand: the whole loop compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.engine.tally import Tally
from signoria.titles.virtu.rules import phases, turns
from signoria.titles.virtu.rules.board import empty_board
from signoria.titles.virtu.rules.house import House, empty_house
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import FIRST, OVER
from signoria.titles.virtu.rules.pieces import NONE
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.rules.terms import Terms
from signoria.titles.virtu.rules.under_way import no_payment, no_siege


def fresh(terms: Terms, first: i64) -> State:
    """A new game. ``first`` NONE: chance names the seat that begins, after the families where those are drawn."""
    houses = vec[House]([empty_house() for _ in range(terms.seats)])
    state = State(terms, houses, empty_board(terms.supply), no_payment(), no_siege())
    if terms.lot:
        state.actor = first
    elif first != NONE:
        turns.begin(state, first)
    return state


def winners_of(state: State) -> tuple[int, ...]:
    return tuple([seat for seat in range(state.terms.seats) if state.winners >> seat & 1])


def random_games(terms: Terms, first: i64, games: i64, rng: Rng) -> Tally:
    """Play whole games at random."""
    tally = Tally(terms.seats)
    options = Options()
    for _ in range(games):
        state = fresh(terms, first)
        if terms.lot:
            state.deal(rng)
        if state.phase_code == FIRST:
            turns.begin(state, rng.below(terms.seats))
        decisions: i64 = 0
        fingerprint = tally.fingerprint
        while state.phase_code != OVER:
            phases.legal(state, options)
            action = options.items[rng.below(options.count)]
            phases.apply(state, action)
            fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
            decisions += 1
        tally.fingerprint = fingerprint
        tally.add(winners_of(state), state.reason, decisions)
    return tally
