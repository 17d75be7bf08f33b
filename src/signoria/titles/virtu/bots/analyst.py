"""Judges the moments of a game: each seat's chance to win, and what every choice would make of it."""

from __future__ import annotations

from signoria.engine.chance import Rng
from signoria.engine.contract import Candidate, Explanation
from signoria.titles.virtu.bots import policy
from signoria.titles.virtu.bots.evaluation import worth
from signoria.titles.virtu.bots.forecast import Forecast
from signoria.titles.virtu.bots.outlook import Outlook
from signoria.titles.virtu.bots.policies import forecast_for
from signoria.titles.virtu.bots.reasons import ONLY
from signoria.titles.virtu.bots.search import Search, chances_after, played_until
from signoria.titles.virtu.bots.thinker import reason, weighed
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.text.sampling import known_state
from signoria.titles.virtu.text.view_types import View

WEIGHTS = "captain"
YEARS = 1
NEVER = 1_000_000
"""A year that no game reaches."""
MOST = 8
MARGIN = 300
CONFIDENCE = 1.35
"""The power to which chances come true: plays of a year by the policy alone tell them too timidly."""
COST = 4
"""Simulations that a year played out counts for: it is a hundred decisions."""
ALONE = 4
"""How many times less thought the only candidate gets."""
SLOPE = 0.0004
"""Of a chance, for each hundredth of a point that a choice is worth less to the policy."""
GUESSED = 0.05
"""One standard error of a value that is only the policy's guess."""


class Analyst:
    def __init__(self, seed: object = 0) -> None:
        self.seed = seed

    def chances(self, state: State, simulations: int) -> tuple[float, ...]:
        if state.over:
            return state.returns()
        if state.waits_for_chance:
            return (1 / state.terms.seats,) * state.terms.seats
        forecast = forecast_for(WEIGHTS, state.terms)
        found = chances_after(state, YEARS, max(1, simulations // COST), forecast, Rng(("chances", self.seed)))
        return confident(found)

    def weigh(self, view: View, simulations: int) -> Explanation:
        state = known_state(view)
        forecast = forecast_for(WEIGHTS, state.terms)
        search = Search(forecast, YEARS, Rng(("weigh", self.seed)))
        action = search.choose(state, max(1, simulations // COST), MOST, MARGIN, 0.0)
        if not search.simulations:  # nothing to compare: how the game stands is enough
            search.play_on(state, max(2, simulations // COST // ALONE))
        told = weighed(search)
        guesses = guessed(state, list(view.legal), told, forecast)
        why = ONLY if len(view.legal) == 1 else reason(action, search)
        return Explanation(action, why, candidates=(*told, *guesses))

    def play_out(self, state: State, luck: object) -> tuple[float, ...]:
        mind = forecast_for(WEIGHTS, state.terms).mind
        return played_until(state.copy(), NEVER, mind, Rng(("play-out", luck))).returns()


def confident(found: list[float]) -> tuple[float, ...]:
    """Chances that add up to one, as often true as told.

    >>> [round(chance, 2) for chance in confident([0.6, 0.2, 0.2])]
    [0.69, 0.16, 0.16]
    """
    powers = [chance**CONFIDENCE for chance in found]
    return tuple(power / sum(powers) for power in powers)


def guessed(state: State, legal: list[int], told: tuple[Candidate, ...], forecast: Forecast) -> list[Candidate]:
    """The legal actions that the search did not look into: below its best by what they cost in the policy's eyes."""
    known = {one.action for one in told}
    best = max(one.value or 0.0 for one in told)
    look = Outlook(state, forecast.mind)
    seat = int(state.actor)
    now = int(worth(state, seat, look))
    guesses: list[Candidate] = []
    for action in legal:
        if action not in known:
            lost = max(0, now - int(policy.worth_of(state, action, seat, look)))
            guesses.append(Candidate(action, max(0.0, best - SLOPE * lost - GUESSED / 2), 0.0, GUESSED))
    return guesses
