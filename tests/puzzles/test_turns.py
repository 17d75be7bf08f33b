"""Where a turn is many small decisions, whole turns are compared: a different order of the same steps is no better."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from signoria.bots import Analyst
from signoria.engine.bot import Candidate, Explanation
from signoria.engine.contract import State
from signoria.puzzles.turns import Comparison, Turn

ALUM, BREAD, CLOTH, DONE, CASH = range(5)
WORDS = ["buy:alum", "buy:bread", "buy:cloth", "done", "cash:purse"]
BOTH = frozenset({ALUM, BREAD})


class Market:
    """The first seat buys so many goods, in any order, or is done; it may take money ahead."""

    def __init__(self, most: int, bought: tuple[int, ...] = ()) -> None:
        self.most = most
        self.bought = bought

    @property
    def goods(self) -> frozenset[int]:
        return frozenset(self.bought) - {CASH}

    @property
    def to_move(self) -> int:
        return 1 if DONE in self.bought or len(self.goods) == self.most else 0

    def legal(self) -> list[int]:
        return [action for action in range(len(WORDS)) if action not in self.bought]

    def apply(self, action: int) -> None:
        self.bought += (action,)

    def copy(self) -> Market:
        return Market(self.most, self.bought)

    def text(self, action: int) -> str:
        return WORDS[action]

    def view(self, _seat: int) -> object:
        return SimpleNamespace(legal=self.legal(), bought=self.bought)


class Trader:
    """``worth``: what bought goods promise to the first seat. After the first step it does what ``plan`` says."""

    def __init__(self, worth: dict[frozenset[int], float], plan: dict[tuple[int, ...], int]) -> None:
        self.worth = worth
        self.plan = plan

    def weigh(self, view: Any, _simulations: int) -> Explanation:
        shares = [0.0 if action == CASH else 1.0 for action in view.legal]
        candidates = [Candidate(action, 0.5, share) for action, share in zip(view.legal, shares, strict=True)]
        return Explanation(self.plan.get(view.bought, DONE), candidates=tuple(candidates))

    def chances(self, market: Market, _simulations: int) -> tuple[float, ...]:
        value = self.worth.get(market.goods - {DONE}, 0.125)
        return (value, 1 - value)


def comparison(most: int, trader: Trader) -> Comparison:
    """Where a search of single steps has called alum the best."""
    weighed = tuple(Candidate(action, 0.5, 1.0) for action in (ALUM, BREAD, CLOTH, DONE))
    said = Explanation(ALUM, candidates=weighed)
    return Comparison(lambda _seed: cast("Analyst", trader), cast("State", Market(most)), 0, said)


def compared(most: int, trader: Trader) -> list[Turn]:
    return comparison(most, trader).turns(8, 0.1, 4.0)


def test_a_step_stands_whose_turn_no_other_step_begins() -> None:
    turns = compared(1, Trader({frozenset({ALUM}): 0.75, frozenset({BREAD}): 0.5}, {(CASH,): ALUM}))
    assert [turn.actions[0] for turn in turns] == [ALUM, BREAD, CLOTH, DONE]
    assert [turn.value for turn in turns[:2]] == [0.75, 0.5]


def test_what_follows_in_the_turn_is_told() -> None:
    compares = comparison(2, Trader({BOTH: 0.75}, {(ALUM,): BREAD}))
    turn = compares.best_from(ALUM, compares.players, 8, 8)
    assert (turn.actions, turn.told, turn.value) == ((ALUM, BREAD), ("buy:bread",), 0.75)


def test_another_order_of_the_same_turn_is_as_good() -> None:
    assert compared(2, Trader({BOTH: 0.75}, {(ALUM,): BREAD, (BREAD,): ALUM})) == []


def test_an_order_counts_that_the_analyst_overlooks() -> None:
    assert compared(2, Trader({BOTH: 0.75}, {(ALUM,): BREAD})) == []


def test_a_step_that_only_prepares_the_best_is_not_asked_about() -> None:
    turns = compared(1, Trader({frozenset({ALUM}): 0.75}, {(CASH,): ALUM}))
    assert turns
    assert CASH not in [turn.actions[0] for turn in turns]


def test_a_step_that_prepares_something_as_good_leaves_no_best_move() -> None:
    class Borrower(Trader):
        def chances(self, market: Market, simulations: int) -> tuple[float, ...]:
            return (0.75, 0.25) if market.bought[:2] == (CASH, BREAD) else super().chances(market, simulations)

    assert compared(1, Borrower({frozenset({ALUM}): 0.75}, {(CASH,): BREAD})) == []
