"""One decision judged: the action that was taken beside the best one, with how sure the difference is."""

from __future__ import annotations

from math import erf, hypot, sqrt

from signoria.engine.contract import Analyst, Candidate, Explanation, State
from signoria.teacher.judgement import Alternative, Judgement

MOST_ALTERNATIVES = 4
"""The best ones that are told; what was taken and what is advised are told in any case."""
DIGITS = 4


def judge(state: State, turn: int, action: int, simulations: int, analyst: Analyst) -> Judgement:
    """The decision of the seat to move, weighed once."""
    told = analyst.weigh(view_of(state), simulations)
    return compare(state, turn, action, told, told.candidates)


def judge_twice(state: State, turn: int, action: int, simulations: int, first: Analyst, second: Analyst) -> Judgement:
    """The same, where one analyst says what is best and another, with luck of its own, how much better it is.

    The best of many uncertain values looks better than it is; measured again, it does not. What a search soon drops it
    hardly measures, and its error tells too little: where the two differ, that is an error too.
    """
    view = view_of(state)
    told, again = first.weigh(view, simulations), second.weigh(view, simulations)
    apart = lead(told.candidates, told.action, action) - lead(again.candidates, told.action, action)
    return compare(state, turn, action, told, again.candidates, abs(apart) / sqrt(2))


def lead(candidates: tuple[Candidate, ...], one: int, other: int) -> float:
    values = {candidate.action: value_of(candidate) for candidate in candidates}
    return values[one] - values[other]


def view_of(state: State) -> object:
    """What the seat to move knows: all that a decision is judged by."""
    return state.view(state.to_move)


def compare(
    state: State, turn: int, action: int, told: Explanation, candidates: tuple[Candidate, ...], apart: float = 0.0
) -> Judgement:
    """What was done beside what the explanation says is best, by the values of these candidates; where they say that
    nothing was lost, what was done is the best. ``apart``: the error is at least so much."""
    weighed = {one.action: one for one in candidates}
    taken, best = weighed[action], weighed[told.action]
    loss, error = value_of(best) - value_of(taken), max(apart, hypot(error_of(best), error_of(taken)))
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
        tuple(alternative(state, one) for one in shown(candidates, {action, told.action})),
    )


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


def likely(loss: float, error: float) -> float:
    """The probability that a difference that was measured with this error is above zero.

    >>> likely(0.1, 0.05) > 0.97, likely(0.0, 0.05), likely(0.1, 0.0)
    (True, 0.5, 1.0)
    """
    if not error:
        return 0.5 if not loss else float(loss > 0)
    return 0.5 * (1 + erf(loss / error / sqrt(2)))
