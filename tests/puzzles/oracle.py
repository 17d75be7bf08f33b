"""A stand-in for an analyst: it always knows which action is the best, and how sure it is."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import bots
from signoria.engine.bot import Candidate, Explanation


class Oracle:
    """The last legal action is the best. ``lead``: by how much; ``error``: of every value; ``guesses``: so many of the
    first actions it did not look into."""

    def __init__(self, lead: float = 0.3, error: float = 0.01, guesses: int = 0) -> None:
        self.lead = lead
        self.error = error
        self.guesses = guesses
        self.asked: list[int] = []

    def chances(self, _state: Any, _simulations: int) -> tuple[float, ...]:
        return (1.0,)

    def weigh(self, view: Any, simulations: int) -> Explanation:
        self.asked.append(simulations)
        best = view.legal[-1]
        values = {action: 0.3 + self.lead * (action == best) for action in view.legal}
        shares = [0.0 if place < self.guesses else 1.0 for place in range(len(values))]
        judged = zip(values.items(), shares, strict=True)
        candidates = tuple(Candidate(action, value, share, self.error) for (action, value), share in judged)
        return Explanation(best, "best", {}, candidates)


def consult(monkeypatch: pytest.MonkeyPatch, *oracles: Oracle) -> None:
    """Let these be the analysts that are made, in turn."""
    turns = [*oracles]

    def analyst(_title: str, _seed: object = 0) -> Oracle:
        turns.append(turns.pop(0))
        return turns[-1]

    monkeypatch.setattr(bots, "analyst", analyst)
