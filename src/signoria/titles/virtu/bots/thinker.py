"""Bots that look ahead."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from signoria.engine.chance import Rng
from signoria.engine.contract import Budget, Candidate, Explanation
from signoria.titles.virtu.bots.policies import forecast_for
from signoria.titles.virtu.bots.reasons import BEST, ONLY, why
from signoria.titles.virtu.bots.search import Search
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.text.sampling import known_state
from signoria.titles.virtu.text.view_types import View


class Thinker:
    """Plays on from the policy's best choices before it makes one.

    ``Budget.nodes``: simulations in place of its own number; ``Budget.seconds`` only guards.
    """

    weights: ClassVar[str] = "captain"
    simulations: ClassVar[int]
    years: ClassVar[int] = 1
    """How far it looks."""
    most: ClassVar[int]
    """Candidates."""
    margin: ClassVar[int]
    """How much less than the best a candidate may be worth to the policy."""

    def __init__(self, seed: object = 0, budget: Budget | None = None) -> None:
        self.rng = Rng(seed)
        self.seconds = budget.seconds if budget else None
        self.nodes = budget.nodes if budget and budget.nodes else self.simulations

    def choose(self, view: View) -> int:
        return view.legal[0] if len(view.legal) == 1 else self.think(known_state(view))[0]

    def explain(self, view: View) -> Explanation:
        if len(view.legal) == 1:
            return Explanation(view.legal[0], ONLY)
        action, search = self.think(known_state(view))
        return Explanation(action, reason(action, search), candidates=weighed(search))

    def think(self, state: State) -> tuple[int, Search]:
        search = Search(forecast_for(self.weights, state.terms), self.years, Rng(self.rng.next_word()))
        deadline = perf_counter() + self.seconds if self.seconds else 0.0
        action = search.choose(state, self.nodes, self.most, self.margin, deadline)
        return action, search


def reason(action: int, search: Search) -> str:
    """What speaks for an action: the policy's reason, or that it did better than the policy's choice."""
    return why(action) if action == search.candidates.actions[0] else BEST


def weighed(search: Search) -> tuple[Candidate, ...]:
    """The candidates of a search, as it saw them."""
    found = search.candidates
    total = max(1, search.simulations)
    return tuple(
        Candidate(found.actions[n], search.mean(n), int(search.counts[n]) / total, search.error(n))
        for n in range(found.count)
        if search.counts[n]
    )
