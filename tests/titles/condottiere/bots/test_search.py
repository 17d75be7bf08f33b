"""Search: the same by its seed, compiled or not; it finds what wins."""

from __future__ import annotations

import json
from hashlib import sha256
from math import hypot

import pytest

import signoria
from signoria import bots
from signoria.engine import Budget, Candidate
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.bots.analyst import Analyst
from signoria.titles.condottiere.bots.learned_bots import Captain, Champion
from signoria.titles.condottiere.bots.search import Search
from signoria.titles.condottiere.rules.state import State
from tests.compiled import can_compile, run
from tests.rules.condottiere.board import battle
from tests.titles.condottiere.setups import SETUPS, inner

MEASURED = "59916640bcf3d49a"
"""A digest of what the levels decide; it changes only where their strength is measured anew: docs/strength.md."""


def test_compiled_search_decides_as_the_interpreted_one() -> None:
    interpreted, compiled = (
        json.loads(run(["-m", "tests.titles.condottiere.bots.decisions"], interpreted=one)) for one in (True, False)
    )
    assert interpreted["interpreted"]
    if can_compile():
        assert compiled["interpreted"] is None
    assert compiled["decisions"] == interpreted["decisions"]
    assert sha256(json.dumps(compiled["decisions"]).encode()).hexdigest()[:16] == MEASURED


@pytest.mark.parametrize("level", ["captain", "condottiere", "champion"])
def test_no_level_ever_tries_what_is_not_allowed(level: str) -> None:
    for number, setup in enumerate(SETUPS):
        state = GAME.new(setup)
        rng = signoria.Rng((level, number))
        bot = bots.make("condottiere", level, number, Budget(nodes=8))
        for _ in range(12):
            if state.waits_for_chance:
                state.deal(rng)
            elif not state.over:
                view = state.view(state.to_move)
                action = bot.choose(view)
                assert action in view.legal, setup
                state.apply(action)


def test_simulations_decide_how_hard_it_thinks() -> None:
    state = inner(GAME.new(signoria.Setup(4, first=0)))
    state.deal(signoria.Rng(1))
    bot = Champion(1, Budget(nodes=300))
    assert 200 <= bot.think(state).simulations <= 400


def test_a_deadline_only_guards() -> None:
    """Out of time at once, it still answers: with what the policy thinks best."""
    state = inner(GAME.new(signoria.Setup(4, first=0)))
    state.deal(signoria.Rng(1))
    view = state.view(0)
    assert Champion(1, Budget(seconds=0.0)).choose(view) in view.legal


def test_where_one_action_is_far_better_the_search_ends_early() -> None:
    """The 10 leads and wins the game, to pass does not."""
    table = battle(["10", "1"], lines=["", "3"], passed=[1], regions={"Roma": 0, "Napoli": 0}, battle="Spoleto")
    search = searched(table.state)
    assert search.count == 2
    assert search.simulations < 100


def test_actions_that_come_to_the_same_are_not_told_apart_for_long() -> None:
    table = battle(["10 6", "1"], lines=["", "3"], passed=[1], regions={"Roma": 0, "Napoli": 0}, battle="Spoleto")
    search = searched(table.state)
    assert search.count == 3
    assert search.simulations < 400
    assert table.state.text(search.actions[search.best()]) != "pass"


def test_an_analyst_uses_all_its_simulations_where_a_player_would_have_decided() -> None:
    state = inner(GAME.new(signoria.Setup(4, first=0)))
    state.deal(signoria.Rng(1))
    quick, deep = (
        max(Analyst(3).weigh(state.view(0), simulations).candidates, key=lambda one: one.share or 0.0).error or 0.0
        for simulations in (1000, 16000)
    )
    assert 0 < deep < quick / 3


def test_what_was_dropped_early_is_told_with_a_larger_error() -> None:
    state = inner(GAME.new(signoria.Setup(4, first=0)))
    state.deal(signoria.Rng(1))
    candidates = Analyst(3).weigh(state.view(0), 400).candidates
    least, most = (pick(candidates, key=lambda one: one.share or 0.0) for pick in (min, max))
    assert (least.error or 0.0) > 1.5 * (most.error or 0.0)


def test_trials_that_happen_to_agree_have_an_error_too() -> None:
    """To pass always loses the game: no trial differs from another."""
    table = battle(["10", "1"], lines=["", "3"], passed=[1], regions={"Roma": 0, "Napoli": 0}, battle="Spoleto")
    found = searched(table.state)
    agreed = [number for number in range(found.count) if found.deviation(number) < 1e-9]
    assert agreed
    assert all(found.error(number) > 0.001 for number in agreed)


def test_a_short_look_errs_by_no_more_than_it_says() -> None:
    """Nine times out of ten at least, in moments from all parts of a game."""
    state, rng, within = inner(GAME.new(signoria.Setup(4, first=0))), signoria.Rng(5), []
    captain = Captain(1)
    for number in range(60):
        while state.waits_for_chance:
            state.deal(rng)
        if state.over:
            break
        if number % 6 == 0 and len(state.legal()) > 2:
            view = state.view(state.to_move)
            short, long = (
                {one.action: one for one in Analyst((number, nodes)).weigh(view, nodes).candidates}
                for nodes in (128, 2000)
            )
            within += [is_within(short[action], long[action]) for action in short]
        state.apply(captain.best(state))
    assert len(within) > 40
    assert sum(within) > 0.9 * len(within)


def is_within(short: Candidate, long: Candidate) -> bool:
    apart = abs((short.value or 0.0) - (long.value or 0.0))
    return apart <= 1.96 * hypot(short.error or 0.0, long.error or 0.0)


def searched(state: State) -> Search:
    bot = Champion(3, Budget(nodes=4000))
    bot.least_share = 0.0
    return bot.think(state)


def test_the_last_card_that_wins_the_game_is_played() -> None:
    table = battle(["10", "1"], lines=["", "5"], passed=[1], regions={"Roma": 0, "Napoli": 0}, battle="Spoleto")
    state = table.state
    champion = Champion(3)
    assert state.text(champion.choose(state.view(0))) == "play:10"


def test_cards_that_were_shown_are_held_in_every_world() -> None:
    state = battle(["6 5", "10 2 3", "1 2"], lines=["", "", ""]).state
    champion = Champion(1, Budget(nodes=10))
    champion.learn(((), ("10",), ()))
    worlds = champion.think(inner(GAME.sample(state.view(0), signoria.Rng(2)))).worlds
    assert all("10" in world.showable(1) for world in worlds)
