"""By how much one move is better than others, and how sure that is."""

from __future__ import annotations

from math import hypot

from signoria.engine.bot import Candidate, Explanation


def stands_out(said: Explanation, gap: float, errors: float = 1.0) -> bool:
    """Whether the chosen move is better than every other one: by that gap, and by so many standard errors."""
    weighed = weighed_in(said)
    chosen = next((one for one in weighed if one.action == said.action), None)
    rest = [one for one in weighed if one.action != said.action]
    return chosen is not None and bool(rest) and all(is_better(chosen, one, gap, errors) for one in rest)


def weighed_in(said: Explanation) -> list[Candidate]:
    """The moves that were looked into. What an analyst only guesses at, such as a step that prepares another, is left
    out of the question."""
    return [one for one in said.candidates if one.share != 0.0]


def is_better(one: Candidate, than: Candidate, gap: float, errors: float) -> bool:
    if one.value is None or than.value is None:
        return False
    lead = one.value - than.value
    return lead >= gap and lead >= errors * hypot(one.error or 0.0, than.error or 0.0)


def runner_up(said: Explanation) -> int:
    rest = [one for one in weighed_in(said) if one.action != said.action]
    return max(rest, key=lambda one: one.value or 0.0).action
