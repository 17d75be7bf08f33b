"""Judges the moments of a game of Condottiere."""

from __future__ import annotations

from signoria.engine.bot import Budget, Explanation
from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots.learned_bots import Captain, Champion
from signoria.titles.condottiere.bots.search import Search
from signoria.titles.condottiere.bots.weights_file import shipped
from signoria.titles.condottiere.rules.match import Match
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.text.view_types import View

TRIES_OF_A_WORLD = 2
"""Simulations for each world that is imagined: hardly any is met twice by the same action."""
ONE_BATTLE = 1
"""Chances are asked as soon as the battle is over: played on further, they come out more timid than games do."""


class Weigher(Champion):
    """The champion's search, but over every legal action, to tell how good each is rather than to choose one.

    Believed worlds lie beside those that are the same; what is tried on a few of them shall meet different ones.
    """

    least_share = 0.0
    sure, near = 8.0, 0.0

    def __init__(self, seed: object, simulations: int) -> None:
        super().__init__(seed, Budget(nodes=simulations))
        self.worlds = max(Champion.worlds, simulations // TRIES_OF_A_WORLD)

    def imagine(self, state: State, search: Search) -> list[State]:
        return sorted(super().imagine(state, search), key=lambda _: self.rng.next_word())


class Analyst:
    """The chances of a match are those of its game.

    What a seat had best do depends on how the others play; the chances of who sees all cards are calibrated without.
    """

    def __init__(self, seed: object = 0) -> None:
        self.seed = seed
        self.habits: tuple[int, ...] = ()
        self.shown: tuple[tuple[str, ...], ...] = ()

    def recall(self, habits: tuple[int, ...]) -> None:
        self.habits = habits

    def learn(self, shown: tuple[tuple[str, ...], ...]) -> None:
        self.shown = shown

    def chances(self, state: State | Match, simulations: int) -> tuple[float, ...]:
        at = game_in(state)
        if at.over:
            return at.returns()
        search = Search(at.terms, shipped(Champion.weights), self.seed)
        search.battles = ONE_BATTLE
        return tuple(search.chances(at, simulations))

    def weigh(self, view: View, simulations: int) -> Explanation:
        thinker = Weigher(self.seed, simulations)
        thinker.recall(self.habits)
        thinker.learn(self.shown)
        return thinker.explain(view)

    def play_out(self, state: State | Match, luck: object) -> tuple[float, ...]:
        """By captains; a match to its end."""
        at, rng, captain = state.copy(), Rng(("play-out", luck)), Captain()
        captain.recall(self.habits)
        while not at.over:
            if at.waits_for_chance:
                at.deal(rng)
            else:
                at.apply(captain.best(game_in(at)))
        return at.returns()


def game_in(state: State | Match) -> State:
    """The game that is being played."""
    return state.state if isinstance(state, Match) else state
