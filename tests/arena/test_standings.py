"""What a ladder claims, and when it warns."""

from math import sqrt

import pytest

from signoria.arena.standings import interval, quantile
from tests.arena.stand_ins import climbed

T_OF_9 = 2.262
"""Student's t for nine degrees of freedom, from a table."""


def test_the_interval_is_made_from_deals() -> None:
    """By hand: mean 0.25, four of ten deals 0.25 away from it, so that s = sqrt(4/9) / 4 and the error s / sqrt(10)."""
    means = [0.5, 0.5, 0.0, 0.0] + [0.25] * 6
    margin = T_OF_9 * sqrt(4 / 9) / 4 / sqrt(10)
    found = interval(means)
    assert (found.share, found.low, found.high) == pytest.approx((0.25, 0.25 - margin, 0.25 + margin), abs=1e-4)


def test_games_of_a_deal_that_end_alike_are_no_more_evidence_than_one() -> None:
    """The bot wins all four games of a deal or none: forty games, and the interval of ten."""
    all_won, none_won = [1, 2, 4, 8], [2, 4, 8, 1]
    edge = climbed("squire", "random", [all_won, none_won] * 5).edges[0]
    assert (edge.games, edge.share) == (40, 0.5)
    assert edge.high - edge.low == pytest.approx(2 * T_OF_9 * sqrt(10 / 9 * 0.25 / 10), abs=1e-3)


@pytest.mark.parametrize(("freedom", "t"), [(4, 2.776), (9, T_OF_9), (19, 2.093), (249, 1.9695)])
def test_the_quantile_is_that_of_the_table(freedom: int, t: float) -> None:
    assert quantile(freedom) == pytest.approx(t, abs=0.01)


def test_shares_are_told_by_seat_too() -> None:
    edge = climbed("squire", "random", [[1, 1, 4, 0b1010]] * 5).edges[0]
    assert edge.by_seat == [1, 0, 1, 0.5]


@pytest.mark.parametrize("won", [[2, 4, 8, 1], [1, 2, 4, 8]])
def test_all_or_nothing_carries_a_warning(won: list[int]) -> None:
    found = climbed("squire", "random", [won] * 10)
    assert found.edges[0].extreme
    assert "so near to all or nothing" in found.warnings[0]


def test_a_bot_at_par_with_itself_is_no_cause_for_a_warning() -> None:
    found = climbed("squire", "squire", [[1, 1, 1, 1]] * 10)
    assert (found.itself[0].share, found.edges, found.warnings) == (0.25, [], [])


def test_a_bot_that_beats_itself_is() -> None:
    found = climbed("squire", "squire", [[1, 2, 1, 1]] * 10)
    assert found.warnings == ["squire against itself won 50.0% to 50.0%, not 25.0%: one in twenty does so by chance."]


def test_games_that_nobody_won_are_told() -> None:
    assert climbed("squire", "random", [[1, 0, 4, 1]] * 5).warnings == [
        "squire against 3xrandom: nobody won 5 of 20 games."
    ]


def test_a_leak_is_told() -> None:
    found = climbed("squire", "random", [[1, 1, 4, 1]] * 5, changed=2)
    assert found.warnings == ["squire chose by what it cannot know in 2 of 7 decisions."]


@pytest.mark.parametrize(
    ("deals", "reached"),
    [([[1, 2, 4, 1]] * 10, "yes"), ([[1, 1, 1, 1]] * 10, "no"), ([[1, 2, 1, 1], [1, 1, 1, 1]] * 5, "unsure")],
)
def test_a_step_is_reached_when_its_whole_interval_is(deals: list[list[int]], reached: str) -> None:
    step = climbed("beginner", "random", deals).steps[0]
    assert (step.level, step.below, step.reached) == ("beginner", "random", reached)
