"""Players who have learned: the captain by the policy alone, those above by search over it."""

from __future__ import annotations

from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.bot import Budget, Candidate, Explanation
from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots.beliefs import believed
from signoria.titles.condottiere.bots.habits import Guesses, Habits
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.bots.reasons import reason_for
from signoria.titles.condottiere.bots.search import TO_THE_END, Search
from signoria.titles.condottiere.bots.weights_file import LEAGUE, SELF_PLAY, VETERANS, shipped
from signoria.titles.condottiere.bots.worlds import draw_worlds
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.text.sampling import pile_of, state_of
from signoria.titles.condottiere.text.view_types import View

SEATS = 6


class Captain:
    """The likeliest action of the policy, which knows the habits of the others."""

    weights = LEAGUE

    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)
        self.guesses = Guesses(shipped(self.weights).likelihoods)
        self.habits = Habits()
        self.policy: Policy | None = None

    def recall(self, habits: tuple[int, ...]) -> None:
        self.habits = Habits(habits)

    def choose(self, view: View) -> int:
        return self.best(state_of(view, self.rng.copy()))

    def best(self, state: State) -> int:
        if self.policy is None:
            self.policy = Policy(state.terms, shipped(self.weights).policy, self.guesses.kinds)
            self.guesses.sit_down(state.terms)
        self.guesses.recall(self.habits)
        return self.policy.best(state)

    def explain(self, view: View) -> Explanation:
        state = state_of(view, self.rng.copy())
        action = self.best(state)
        return Explanation(action, *reason_for(state, action))


class SelfTaught(Captain):
    """A policy that has met nobody but itself."""

    weights = SELF_PLAY


class Searcher:
    """Tries what the policy proposes on worlds that could be the true one."""

    weights = LEAGUE
    simulations: int
    worlds: int
    drawn_for_one = 1
    """Worlds that are drawn for each that is believed; 1: all are."""
    least_share: float
    """Of the policy's likeliest action, for another to be tried."""
    trust: float
    """How much the policy's opinion counts beside the trials."""
    battles: int
    """That a trial goes on for."""
    sure = 2.5
    near = 0.003
    """When an action is tried no more: surely behind by so many errors, or too near to the best to matter."""

    def __init__(self, seed: object = 0, budget: Budget | None = None) -> None:
        self.rng = Rng(seed)
        self.budget = budget or Budget()
        self.search: Search | None = None
        self.habits = Habits()
        self.shown = vec[i64]([0] * SEATS)

    def recall(self, habits: tuple[int, ...]) -> None:
        self.habits = Habits(habits)

    def learn(self, shown: tuple[tuple[str, ...], ...]) -> None:
        for seat, cards in enumerate(shown):
            self.shown[seat] = pile_of(tuple(cards))

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        search = self.think(state_of(view, self.rng))
        return search.actions[search.best()]

    def think(self, state: State) -> Search:
        """Search to the end of the budget: simulations decide, seconds only guard."""
        search = self.searching(state)
        search.guesses.recall(self.habits)
        search.worlds = self.imagine(state, search)
        search.begin(state)
        simulations = self.budget.nodes or self.simulations
        began = perf_counter()
        while search.living > 1 and not self.is_late(began):
            search.go_on(simulations)
        return search

    def imagine(self, state: State, search: Search) -> list[State]:
        """Worlds that fit what is known, and what the others did in this battle."""
        drawn = draw_worlds(state, self.shown, self.worlds * self.drawn_for_one, self.rng)
        if self.drawn_for_one == 1:
            return drawn
        return believed(drawn, self.habits.moves, state.turn, search.policy, self.worlds, self.rng)

    def is_late(self, began: float) -> bool:
        return self.budget.seconds is not None and perf_counter() - began > self.budget.seconds

    def searching(self, state: State) -> Search:
        if self.search is None or self.search.terms is not state.terms:
            self.search = Search(state.terms, shipped(self.weights), self.rng.next_word())
            self.search.least_share = self.least_share
            self.search.trust = self.trust
            self.search.battles = self.battles
            self.search.sure = self.sure
            self.search.near = self.near
        return self.search

    def explain(self, view: View) -> Explanation:
        state = state_of(view, self.rng)
        if len(view.legal) == 1:
            return Explanation(view.legal[0], "only")
        search = self.think(state)
        action = search.actions[search.best()]
        return Explanation(action, *reason_for(state, action), candidates=candidates(search))


def candidates(search: Search) -> tuple[Candidate, ...]:
    """What was tried, the best first."""
    order = sorted(range(search.count), key=search.score, reverse=True)
    return tuple(candidate(search, number) for number in order)


def candidate(search: Search, number: int) -> Candidate:
    tries = int(search.tries[number])
    value = search.sums[number] / tries if tries else None
    share = tries / int(search.simulations) if search.simulations else None
    return Candidate(search.actions[number], value, share, search.error(number))


class Condottiere(Searcher):
    simulations = 150
    worlds = 32
    least_share = 0.005
    trust = 0.01
    battles = 2


class Champion(Searcher):
    """More of it, further ahead, over the policy of veterans; in worlds in which the others would fight as they did."""

    weights = VETERANS
    simulations = 1200
    worlds = 200
    drawn_for_one = 2
    least_share = 0.0005
    trust = 0.001
    battles = TO_THE_END
    near = 0.006
