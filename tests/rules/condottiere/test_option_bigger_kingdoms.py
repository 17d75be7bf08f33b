"""Bigger kingdoms: C-OPT-3."""

import pytest

from tests.rules.condottiere.board import APART
from tests.rules.condottiere.test_victory import CHAIN, wins

BIGGER = ("bigger-kingdoms",)


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 4)])
def test_C_OPT_3_one_more_adjacent_region_is_needed(seats: int, needed: int, edition: str) -> None:
    """C-OPT-3: adjacent needed: 4 (4-6 players), 5 (2-3); one fewer is not enough."""
    table = wins(CHAIN[:needed], seats, edition, options=BIGGER)
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "adjacent")
    assert not wins(CHAIN[: needed - 1], seats, edition, options=BIGGER).state.over


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_C_OPT_3_totals_as_before(seats: int, needed: int) -> None:
    """C-OPT-3: totals as before: 5 (4-6 players), 6 (2-3)."""
    table = wins(APART[:needed], seats, "modern", options=BIGGER)
    assert (table.winners, table.reason) == ((0,), "total")
    assert not wins(APART[: needed - 1], seats, "modern", options=BIGGER).state.over


@pytest.mark.parametrize("seats", [2, 4])
def test_C_OPT_3_classic_still_knows_no_total(seats: int) -> None:
    """C-OPT-3: classic has no victory by total, with this option neither."""
    assert not wins(APART, seats, "classic", options=BIGGER).state.over


def test_C_OPT_3_five_regions_of_which_three_adjacent_win_by_total() -> None:
    """C-OPT-3: what was adjacency before is only a part of the total now."""
    assert wins(["Torino", "Genova", "Siena", "Ancona", "Parma"], 4, "modern", options=BIGGER).reason == "total"
