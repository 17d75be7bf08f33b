"""The squire of Virtù: beats chance, ends its games, plays from what a seat may know."""

from __future__ import annotations

import pytest

import signoria
from signoria import bots
from signoria.arena import Contest, simulate
from signoria.bots.virtu.mind import squire_games
from signoria.virtu.tables import terms_for


def wins_against_random(games: int) -> float:
    contest = Contest("virtu", signoria.game("virtu").check(signoria.Setup(3)), ("squire", "random", "random"), 11)
    return simulate(contest, games).wins_by_bot["squire"] / games


def test_beats_two_random_players() -> None:
    assert wins_against_random(6) >= 5 / 6


@pytest.mark.soak
def test_beats_two_random_players_nearly_always() -> None:
    assert wins_against_random(300) >= 0.95


def test_games_of_squires_end_with_a_good_score() -> None:
    _, scores, years = squire_games(terms_for(signoria.Setup(4)), 3, signoria.Rng("squires"))
    assert all(max(points) >= 8 for points in scores)
    assert max(years) <= 40


@pytest.mark.soak
def test_most_games_of_squires_end_with_twelve_or_more() -> None:
    _, scores, _ = squire_games(terms_for(signoria.Setup(4)), 300, signoria.Rng("squires"))
    assert sum(max(points) >= 12 for points in scores) > 0.8 * len(scores)


def test_it_plays_from_its_view_in_the_secret_placing() -> None:
    """V-SET-3: what others placed is not in the view, and the squire does not need it."""
    state = signoria.game("virtu").new(signoria.Setup(3, first=0))
    squires = [bots.make("virtu", "squire", seat) for seat in range(3)]
    while state.phase == "placing":
        seat = state.to_move or 0
        state.apply(squires[seat].choose(state.view(seat)))
    assert state.phase == "marker"
