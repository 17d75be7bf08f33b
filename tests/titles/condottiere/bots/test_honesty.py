"""The choice of a bot never changes when what it cannot see is dealt again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria import bots
from signoria.engine import Budget
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.bots.habits import Guesses, Habits
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.bots.weights_file import LEAGUE, shipped
from signoria.titles.condottiere.bots.worlds import draw_worlds
from signoria.titles.condottiere.rules.playout import random_action
from signoria.titles.condottiere.rules.state import State
from tests.titles.condottiere.setups import SETUPS, inner

OPEN_SIZES = [setup for setup in SETUPS if setup.edition == "modern" and "points" not in setup.options]
LEVELS = bots.levels("condottiere")
NOTHING_SHOWN = vec[i64]([0] * 6)


def decisions(setups: list[signoria.Setup], wanted: int, seed: object) -> Iterator[tuple[State, State]]:
    """Moments of random games, each with one that the seat to move cannot tell from it."""
    rng = signoria.Rng(seed)
    number = 0
    while True:
        state = inner(GAME.new(setups[number % len(setups)]))
        number += 1
        while not state.over:
            if state.waits_for_chance:
                state.deal(rng)
                continue
            if wanted == 0:
                return
            wanted -= 1
            yield state, inner(GAME.sample(state.view(state.turn), rng))
            state.apply(random_action(state, rng))


def test_the_policy_decides_a_hundred_thousand_times_by_what_its_seat_knows() -> None:
    """Where the sizes of hands are shown the policy may read states: nothing hidden counts in them."""
    weights = shipped(LEAGUE)
    guesses = Guesses(weights.likelihoods)
    policies: dict[object, Policy] = {}
    for state, other in decisions(OPEN_SIZES, 100_000, "policy"):
        terms = state.terms
        policy = policies.setdefault(terms, Policy(terms, weights.policy, guesses.kinds))
        assert policy.best(state) == policy.best(other), state.position()


def test_the_worlds_of_a_search_follow_from_what_its_seat_knows() -> None:
    for state, other in decisions(OPEN_SIZES, 2_000, "worlds"):
        drawn, again = (draw_worlds(one, NOTHING_SHOWN, 2, signoria.Rng(5)) for one in (state, other))
        assert [world.position() for world in drawn] == [world.position() for world in again]
        assert all(world.view(state.turn) == state.view(state.turn) for world in drawn)


def choices(level: str, wanted: int, setups: list[signoria.Setup]) -> Iterator[tuple[int, int]]:
    """What a bot does at a moment, and what it does when the rest is dealt again."""
    budget = Budget(nodes=16)
    for number, (state, other) in enumerate(decisions(setups, wanted, level)):
        habits = Habits()
        habits.saw(state, state.legal()[0])
        pair = [bots.make("condottiere", level, number, budget) for _ in range(2)]
        for bot in pair:
            bots.inform(bot, habits.told())
        yield pair[0].choose(state.view(state.turn)), pair[1].choose(other.view(state.turn))


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_sees_what_is_hidden(level: str) -> None:
    assert all(one == again for one, again in choices(level, 400, SETUPS))


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_sees_what_is_hidden_in_a_hundred_thousand_decisions(level: str) -> None:
    assert all(one == again for one, again in choices(level, 100_000, SETUPS))
