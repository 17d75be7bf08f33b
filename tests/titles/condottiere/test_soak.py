"""A hundred thousand random games over all editions, options and numbers of players, without a violation."""

import pytest

import signoria
from tests.titles.condottiere.invariants import check_fully, check_quickly
from tests.titles.condottiere.samples import check_views
from tests.titles.condottiere.setups import FAMILIES, game, stroll
from tests.titles.condottiere.test_leaks import check_leaks

GAMES = 100_000
VIEWS = 100_000
EACH = -(-GAMES // (len(FAMILIES) * len(game.seats)))
QUICK, FULL = 149, 6_007
"""A state in so many is checked; the numbers are prime, so that every moment of a game has its turn."""


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_random_games_break_nothing(edition: str, options: tuple[str, ...]) -> None:
    steps = 0
    for seats in game.seats:
        setup = signoria.Setup(seats, edition, options, target=5 if "points" in options else None)
        for number in range(EACH):
            seed = ("soak", setup, number)
            for state in stroll(setup, seed):
                steps += 1
                if steps % QUICK and not state.over:
                    continue
                try:
                    check_quickly(state)
                    if steps % FULL < QUICK:
                        check_fully(state)
                except Exception as violation:
                    violation.add_note(f"seed {seed}: {state.position()}")
                    raise
            assert state.over


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_a_hundred_thousand_views_are_sampled(edition: str, options: tuple[str, ...]) -> None:
    for seats in game.seats:
        setup = signoria.Setup(seats, edition, options, values={"target": 8} if "points" in options else {})
        check_views(setup, "soak", every=15, wanted=-(-VIEWS // (len(FAMILIES) * len(game.seats))))


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_random_games_leak_nothing(edition: str, options: tuple[str, ...]) -> None:
    for number in range(1, 4):
        check_leaks(edition, options, number)
