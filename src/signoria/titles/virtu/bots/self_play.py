"""Whole games between players without foresight, each with a mind of its own: the whole loop compiled."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.engine.tally import Tally
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.policy import choose
from signoria.titles.virtu.rules import phases, scoring, turns
from signoria.titles.virtu.rules.phase_codes import OVER
from signoria.titles.virtu.rules.pieces import NONE
from signoria.titles.virtu.rules.playout import fresh, winners_of
from signoria.titles.virtu.rules.state import State


def play(minds: list[Mind], rng: Rng) -> State:
    """The end of a game, a mind for each seat."""
    terms = minds[0].terms
    state = fresh(terms, NONE)
    turns.begin(state, rng.below(terms.seats))
    while state.phase_code != OVER:
        phases.apply(state, choose(state, minds[state.actor], rng))
    return state


def games_among(mind: Mind, games: i64, rng: Rng) -> tuple[Tally, list[list[int]], list[int]]:
    """Games of one mind with itself: the tally, the prestige of every seat, and the years of every game."""
    terms = mind.terms
    tally = Tally(terms.seats)
    scores: list[list[int]] = []
    years: list[int] = []
    for _ in range(games):
        state = fresh(terms, NONE)
        turns.begin(state, rng.below(terms.seats))
        decisions: i64 = 0
        fingerprint = tally.fingerprint
        while state.phase_code != OVER:
            action = choose(state, mind, rng)
            phases.apply(state, action)
            fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
            decisions += 1
        tally.fingerprint = fingerprint
        tally.add(winners_of(state), state.reason, decisions)
        scores.append([scoring.prestige(state, seat) for seat in range(terms.seats)])
        years.append(state.year)
    return tally, scores, years
