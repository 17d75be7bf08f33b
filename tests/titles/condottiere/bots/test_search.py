"""Search: the same by its seed, compiled or not; it finds what wins."""

from __future__ import annotations

import json

import pytest

import signoria
from signoria import bots
from signoria.engine import Budget
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.bots.analyst import Analyst
from signoria.titles.condottiere.bots.learned_bots import Champion
from signoria.titles.condottiere.bots.search import Search
from signoria.titles.condottiere.rules.state import State
from tests.compiled import can_compile, run
from tests.rules.condottiere.board import battle
from tests.titles.condottiere.setups import SETUPS, inner


def test_compiled_search_decides_as_the_interpreted_one() -> None:
    interpreted, compiled = (
        json.loads(run(["-m", "tests.titles.condottiere.bots.decisions"], interpreted=one)) for one in (True, False)
    )
    assert interpreted["interpreted"]
    if can_compile():
        assert compiled["interpreted"] is None
    assert compiled["decisions"] == interpreted["decisions"]


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
        Analyst(3).weigh(state.view(0), simulations).candidates[0].error or 0.0 for simulations in (1000, 16000)
    )
    assert 0 < deep < quick / 3


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
