"""Games of squires by the thousand: the whole loop compiled."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.engine.tally import Tally
from signoria.titles.virtu.bots.squire_choice import choose
from signoria.titles.virtu.rules import phases, turns
from signoria.titles.virtu.rules.phase_codes import OVER
from signoria.titles.virtu.rules.pieces import (
    NONE,
)
from signoria.titles.virtu.rules.playout import fresh, winners_of
from signoria.titles.virtu.rules.terms import Terms


def squire_games(terms: Terms, games: i64, rng: Rng) -> tuple[Tally, list[list[int]], list[int]]:
    """Games of squires among themselves: the tally, the prestige of every seat, and the years of every game."""
    from signoria.titles.virtu.rules import scoring

    tally = Tally(terms.seats)
    scores: list[list[int]] = []
    years: list[int] = []
    for _ in range(games):
        state = fresh(terms, NONE)
        turns.begin(state, rng.below(terms.seats))
        decisions: i64 = 0
        fingerprint = tally.fingerprint
        while state.phase_code != OVER:
            action = choose(state, rng)
            phases.apply(state, action)
            fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
            decisions += 1
        tally.fingerprint = fingerprint
        tally.add(winners_of(state), state.reason, decisions)
        scores.append([scoring.prestige(state, seat) for seat in range(terms.seats)])
        years.append(state.year)
    return tally, scores, years
