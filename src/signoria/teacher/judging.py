"""One decision judged: the action that was taken beside the best one, with how sure the difference is."""

from __future__ import annotations

from math import hypot

from signoria.bots.playing_out import PlayingOut
from signoria.engine.contract import Analyst, Candidate, Explanation, State
from signoria.teacher.judgement import Alternative, Judgement
from signoria.teacher.trials import Trials, likely

MOST_ALTERNATIVES = 4
"""The best ones that are told; what was taken and what is advised are told in any case."""
DIGITS = 4
DOUBT = 1.5
"""Where nothing is played out, a loss may be wrong by so many times itself."""
PLAYED = 16
"""Simulations of a search that a pair of games, played to the end, comes with."""


def judge(state: State, turn: int, action: int, simulations: int, analyst: Analyst) -> Judgement:
    """The decision of the seat to move, as a search sees it."""
    told = analyst.weigh(view_of(state), simulations)
    weighed = {one.action: one for one in told.candidates}
    taken, best = weighed[action], weighed[told.action]
    loss = value_of(best) - value_of(taken)
    error = hypot(error_of(best), error_of(taken), DOUBT * loss)
    alternatives = tuple(alternative(state, one) for one in shown(told.candidates, {action, told.action}))
    return judgement(state, turn, action, told, (loss, error), alternatives)


def judge_by_games(
    state: State, turn: int, action: int, simulations: int, playing: PlayingOut, luck: object
) -> Judgement:
    """The same, where a search says what is best, and games that are played to the end how much better it is.

    The best of many uncertain values looks better than it is, and a search may be wrong about what lies beyond its
    horizon; games with luck of their own know nothing of either.
    """
    view = view_of(state)
    told = playing.analyst.weigh(view, simulations)
    if told.action == action:
        alternatives = tuple(alternative(state, one) for one in shown(told.candidates, {action}))
        return judgement(state, turn, action, told, (0.0, 0.0), alternatives)
    values = {one.action: value_of(one) for one in told.candidates}
    trials = Trials(max(1, simulations // PLAYED), (values[told.action], values[action]))
    trials.play(playing, view, (told.action, action), luck)
    return judgement(state, turn, action, told, (trials.loss, trials.error), played(state, told.action, action, trials))


def played(state: State, best: int, action: int, trials: Trials) -> tuple[Alternative, ...]:
    """What was played out. Other actions are not told beside it: their chances are only those of a search."""
    both = (
        Candidate(best, trials.chance + trials.expected, error=trials.error_of(trials.better)),
        Candidate(action, trials.chance, error=trials.error_of(trials.taken)),
    )
    return tuple(alternative(state, one) for one in sorted(both, key=value_of, reverse=True))


def judgement(
    state: State,
    turn: int,
    action: int,
    told: Explanation,
    measured: tuple[float, float],
    alternatives: tuple[Alternative, ...],
) -> Judgement:
    """What was done beside what the explanation says is best. ``measured``: the loss and its error; where nothing was
    lost, what was done is the best."""
    loss, error = measured
    if loss <= 0:
        told, loss, error = Explanation(action), 0.0, 0.0
    return Judgement(
        turn,
        state.to_move if state.to_move is not None else 0,
        state.text(action),
        state.text(told.action),
        round(loss, DIGITS),
        round(error, DIGITS),
        round(likely(loss, error), DIGITS),
        told.reason,
        dict(told.args),
        alternatives,
    )


def view_of(state: State) -> object:
    """What the seat to move knows: all that a decision is judged by."""
    return state.view(state.to_move)


def shown(candidates: tuple[Candidate, ...], asked: set[int]) -> list[Candidate]:
    """The best ones first; after them the actions that are asked for, if they are none of them."""
    ranked = sorted(candidates, key=value_of, reverse=True)
    return ranked[:MOST_ALTERNATIVES] + [one for one in ranked[MOST_ALTERNATIVES:] if one.action in asked]


def alternative(state: State, one: Candidate) -> Alternative:
    return Alternative(state.text(one.action), round(value_of(one), DIGITS), round(error_of(one), DIGITS))


def value_of(one: Candidate) -> float:
    return one.value or 0.0


def error_of(one: Candidate) -> float:
    return one.error or 0.0
