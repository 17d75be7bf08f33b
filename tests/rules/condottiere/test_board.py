"""The board: 17 regions, 34 borders, and what `adjacent` means on it."""

from itertools import combinations

import pytest

from tests.rules.condottiere.board import FULL_3_CLASSIC, FULL_4, FULL_4_CLASSIC, FULL_5, FULL_6, REGIONS, game

BORDERS = """
Torino-Milano Torino-Genova Milano-Venezia Milano-Genova Milano-Mantova Milano-Parma Milano-Modena Venezia-Mantova
Venezia-Ferrara Genova-Parma Mantova-Modena Mantova-Ferrara Parma-Modena Parma-Lucca Modena-Ferrara Modena-Bologna
Modena-Lucca Modena-Firenze Ferrara-Bologna Bologna-Firenze Bologna-Urbino Lucca-Firenze Firenze-Siena Firenze-Urbino
Firenze-Spoleto Firenze-Roma Siena-Roma Urbino-Ancona Urbino-Spoleto Ancona-Spoleto Ancona-Napoli Spoleto-Roma
Spoleto-Napoli Roma-Napoli
"""
CLOSE_BUT_APART = """
Genova-Modena Genova-Lucca Lucca-Bologna Parma-Firenze Parma-Bologna Milano-Lucca Mantova-Bologna Venezia-Modena
Venezia-Bologna Siena-Spoleto Siena-Lucca Urbino-Napoli Bologna-Spoleto Firenze-Ancona Firenze-Napoli Torino-Parma
"""


def borders() -> set[frozenset[str]]:
    return {frozenset(border) for border in game.board.borders}


def connected(group: tuple[str, ...] | list[str]) -> bool:
    reached, waiting = {group[0]}, [group[0]]
    while waiting:
        here = waiting.pop()
        for there in group:
            if there not in reached and frozenset((here, there)) in borders_of_the_game:
                reached.add(there)
                waiting.append(there)
    return len(reached) == len(group)


borders_of_the_game = borders()


def test_C_WIN_1_the_board_has_seventeen_regions() -> None:
    """C-WIN-1: the 17 regions, each named after its chief city."""
    assert len(game.board.regions) == 17
    assert set(game.board.regions) == set(REGIONS)


def test_C_WIN_1_the_board_has_thirty_four_borders() -> None:
    """C-WIN-1: two regions are adjacent if they have a common border; there are 34 borders, none listed twice."""
    assert len(tuple(game.board.borders)) == 34
    assert borders_of_the_game == {frozenset(border.split("-")) for border in BORDERS.split()}
    assert all(len(border) == 2 for border in borders_of_the_game)


@pytest.mark.parametrize("pair", CLOSE_BUT_APART.split())
def test_C_WIN_1_regions_that_are_only_close_are_not_adjacent(pair: str) -> None:
    """C-WIN-1: without a common border two regions are not adjacent, however near."""
    assert frozenset(pair.split("-")) not in borders_of_the_game


def test_C_WIN_1_there_are_eighteen_triangles() -> None:
    """C-WIN-1: groups of three in which each touches both others."""
    assert (
        sum(
            all(frozenset(pair) in borders_of_the_game for pair in combinations(three, 2))
            for three in combinations(REGIONS, 3)
        )
        == 18
    )


@pytest.mark.parametrize(("size", "groups"), [(2, 34), (3, 84), (4, 209), (5, 489)])
def test_C_WIN_1_number_of_connected_groups(size: int, groups: int) -> None:
    """C-WIN-1: adjacent means a connected group: so many of each size."""
    assert sum(connected(group) for group in combinations(REGIONS, size)) == groups


def test_C_WIN_1_number_of_connected_groups_of_six() -> None:
    """C-WIN-1: 1076 connected groups of six."""
    assert sum(connected(group) for group in combinations(REGIONS, 6)) == 1076


@pytest.mark.parametrize(
    ("board", "needed", "regions"),
    [(FULL_4, 3, 16), (FULL_5, 3, 17), (FULL_6, 3, 17), (FULL_3_CLASSIC, 4, 17), (FULL_4_CLASSIC, 3, 17)],
)
def test_C_WIN_2_full_boards_of_these_tests_have_no_winner(board: list[str], needed: int, regions: int) -> None:
    """C-WIN-2: a board can be full without anybody having won (the tests use these)."""
    held = [region for seat in board for region in seat.split()]
    assert len(held) == len(set(held)) == regions
    assert not any(connected(group) for seat in board for group in combinations(seat.split(), needed))
