"""Bots play by their view alone, always legally, and each level is worth its name."""

from math import sqrt

import pytest

import signoria
from signoria import bots
from signoria.arena import Contest, play_game, simulate
from signoria.engine import InvalidError
from tests.titles.condottiere.setups import FAMILIES, game, name_of

SQUIRE_AND_THREE = ("squire", "random", "random", "random")


def contest(setup: signoria.Setup, levels: tuple[str, ...], seed: int = 1) -> Contest:
    return Contest("condottiere", game.check(setup), levels, seed)


def squire_wins(games: int, seed: int) -> float:
    """The share of four-player games that a squire wins against three random players, seats rotated."""
    report = simulate(contest(signoria.Setup(4), SQUIRE_AND_THREE, seed), games, jobs=1)
    assert report.games == games
    return report.wins_by_bot["squire"] / games


def test_a_squire_beats_three_random_players_with_confidence() -> None:
    """In 200 games; even three standard errors below what was seen lies above 60 %."""
    share = squire_wins(200, seed=1)
    assert share - 3 * sqrt(share * (1 - share) / 200) >= 0.6


@pytest.mark.soak
def test_a_squire_wins_three_games_in_five_against_three_random_players() -> None:
    assert squire_wins(2_000, seed=2) >= 0.6


def test_bots_change_seats_from_game_to_game() -> None:
    games = contest(signoria.Setup(4), SQUIRE_AND_THREE)
    assert [games.seating(number).index("squire") for number in range(5)] == [0, 3, 2, 1, 0]


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_a_squire_never_fails_and_games_between_squires_end(edition: str, options: tuple[str, ...]) -> None:
    target = 5 if "points" in options else None
    for seats in game.seats:
        setup = signoria.Setup(seats, edition, options, target=target)
        for levels in (("squire",) * seats, ("squire",) + ("random",) * (seats - 1)):
            state, decisions = play_game(contest(setup, levels), seats)
            assert state.outcome is not None, f"{name_of(setup)}, {levels}"
            assert decisions > 5


@pytest.mark.parametrize("level", bots.levels("condottiere"))
def test_a_bot_chooses_by_its_view_and_its_seed_alone(level: str) -> None:
    """The same views give the same choices; the state is never touched."""
    first, second = (bots.make("condottiere", level, seed=5) for _ in range(2))
    state = game.new(signoria.Setup(3, first=0))
    rng = signoria.Rng(5)
    for _ in range(120):
        if state.over:
            break
        if state.waits_for_chance:
            state.deal(rng)
            continue
        before = state.position()
        view = state.view(state.to_move)
        action = first.choose(view)
        assert action == second.choose(view)
        assert action in view.legal
        assert state.position() == before
        state.apply(action)


@pytest.mark.parametrize(("title", "level"), [("condottiere", "wizard"), ("condottiere", ""), ("chess", "random")])
def test_an_unknown_bot_is_refused(title: str, level: str) -> None:
    with pytest.raises(InvalidError, match=f"There is no (bot '{level}' for {title}|game 'chess')"):
        bots.make(title, level)


def test_random_choices_reach_every_legal_move() -> None:
    state = game.new(signoria.Setup(2, first=0))
    state.deal(signoria.Rng(1))
    bot = bots.make("condottiere", "random", 3)
    view = state.view(0)
    assert {bot.choose(view) for _ in range(300)} == set(view.legal)
