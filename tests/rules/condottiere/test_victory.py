"""Victory: C-WIN-1 and C-WIN-2."""

import pytest

from tests.rules.condottiere.board import APART, FULL_3_CLASSIC, FULL_4, FULL_6, Table, battle, fought, without

CHAIN = ["Torino", "Genova", "Parma", "Lucca", "Firenze", "Siena"]  # each borders on the next


def wins(
    regions: list[str], seats: int, edition: str, *, at: str | None = None, options: tuple[str, ...] = ()
) -> Table:
    """Seat 0 holds all of `regions` but one, and now takes that one (the last, unless `at` says which)."""
    last = at or regions[-1]
    owns = [" ".join(region for region in regions if region != last)] + [""] * (seats - 1)
    return fought(["6"] + [""] * (seats - 1), at=last, owns=owns, edition=edition, options=options)


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_C_WIN_1_adjacent_regions(seats: int, needed: int, edition: str) -> None:
    """C-WIN-1: 3 adjacent with 4 to 6 players, 4 with 2 or 3; not one fewer."""
    table = wins(CHAIN[:needed], seats, edition)
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "adjacent")
    assert not wins(CHAIN[: needed - 1], seats, edition).state.over


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_C_WIN_1_regions_in_all(seats: int, needed: int) -> None:
    """C-WIN-1: modern: 5 regions in all with 4 to 6 players, 6 with 2 or 3; not one fewer."""
    table = wins(APART[:needed], seats, "modern")
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "total")
    assert not wins(APART[: needed - 1], seats, "modern").state.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_WIN_1_classic_knows_no_victory_by_total(seats: int) -> None:
    """C-WIN-1: classic: only adjacent cities win."""
    assert not wins(APART, seats, "classic").state.over


@pytest.mark.parametrize("winner", range(4))
def test_C_WIN_1_whoever_reaches_it(winner: int) -> None:
    """C-WIN-1: any seat wins that way."""
    owns = ["Genova Parma" if seat == winner else "" for seat in range(4)]
    table = fought(["6" if seat == winner else "" for seat in range(4)], at="Milano", owns=owns)
    assert (table.winners, table.reason) == ((winner,), "adjacent")


def test_C_WIN_1_reached_both_ways_at_once_it_counts_as_adjacent() -> None:
    """C-WIN-1: reached both ways at once it counts as adjacent."""
    assert wins(["Torino", "Venezia", "Siena", "Ancona", "Milano"], 4, "modern").reason == "adjacent"
    assert wins(["Torino", "Genova", "Siena", "Ancona", "Bologna", "Venezia"], 2, "modern").reason == "total"
    assert wins(["Torino", "Genova", "Siena", "Ancona", "Lucca", "Parma"], 2, "modern").reason == "adjacent"


@pytest.mark.parametrize(
    ("group", "seats", "won"),
    [
        (["Genova", "Lucca", "Parma"], 4, True),
        (["Genova", "Lucca", "Modena"], 4, False),
        (["Torino", "Genova", "Napoli"], 4, False),
        (["Torino", "Genova", "Napoli", "Roma"], 4, False),
        (["Torino", "Genova", "Napoli", "Roma"], 2, False),
        (["Torino", "Milano", "Venezia", "Ferrara"], 3, True),
        (["Milano", "Torino", "Venezia", "Parma"], 2, True),
        (["Torino", "Milano", "Genova", "Napoli"], 2, False),
        (["Siena", "Roma", "Firenze"], 6, True),
        (["Siena", "Spoleto", "Ancona"], 6, False),
    ],
)
def test_C_WIN_1_adjacent_means_one_connected_group(group: list[str], seats: int, won: bool) -> None:
    """C-WIN-1: one connected group, in any order; two separate groups do not add up."""
    for last in group:
        assert wins(group, seats, "modern", at=last).state.over is won


def test_C_WIN_1_others_regions_do_not_join_mine() -> None:
    """C-WIN-1: only one's own regions count."""
    assert not fought(["6", "", "", ""], at="Lucca", owns=["Genova", "Parma", "", ""]).state.over


def test_C_WIN_1_who_does_not_win_a_region_does_not_win_the_game() -> None:
    """C-WIN-1: a tie takes no region, so it wins no game."""
    assert not fought(["6", "6", "", ""], at="Lucca", owns=["Genova Parma", "", "", ""]).state.over


def test_C_WIN_1_a_game_goes_on_without_an_outcome() -> None:
    """C-WIN-1: until then there is no outcome."""
    table = fought(["6", "", "", ""], at="Parma", owns=["Genova", "", "", ""])
    assert (table.state.over, table.state.outcome) == (False, None)


def test_C_WIN_2_all_taken_most_regions_wins() -> None:
    """C-WIN-2: all regions taken and nobody has won: most regions wins, here of who took the last."""
    table = fought(["6"] + [""] * 5, at="Venezia", owns=without(FULL_6, "Venezia"))
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "most")


def test_C_WIN_2_most_regions_wins_whoever_took_the_last() -> None:
    """C-WIN-2: the last region may go to somebody else."""
    table = fought([""] * 5 + ["6"], at="Urbino", owns=without(FULL_6, "Urbino"))
    assert (table.owner("Urbino"), table.winners, table.reason) == (5, (0,), "most")


def test_C_WIN_2_while_a_region_can_be_chosen_the_game_goes_on() -> None:
    """C-WIN-2: one free region left: it is fought for."""
    table = fought(["6"] + [""] * 5, at="Venezia", owns=without(FULL_6, "Venezia", "Urbino"))
    assert (table.asked, table.legal) == ((0, "place"), {"place:Urbino"})


def test_C_WIN_2_the_only_free_one_is_under_the_popes_favour() -> None:
    """C-WIN-2: all taken but one, and that one under the Pope's favour: most regions wins."""
    table = fought(["6"] + [""] * 5, at="Venezia", owns=without(FULL_6, "Venezia", "Urbino"), favour="Urbino")
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "most")


def test_C_WIN_2_favour_on_another_region_does_not_matter() -> None:
    """C-WIN-2: two free regions, one under the favour: the other can be chosen."""
    table = fought(
        ["6"] + [""] * 5, at="Venezia", owns=without(FULL_6, "Venezia", "Urbino", "Mantova"), favour="Urbino"
    )
    assert table.legal == {"place:Mantova"}


def test_C_WIN_2_a_tie_for_the_last_region_leaves_it_to_be_chosen_again() -> None:
    """C-WIN-2: nobody took it, so it can be chosen."""
    table = fought(["6", "6"] + [""] * 4, at="Venezia", owns=without(FULL_6, "Venezia"))
    assert (table.state.over, table.legal) == (False, {"place:Venezia"})


def test_C_WIN_2_a_tie_for_the_last_region_under_favour_ends_the_game() -> None:
    """C-WIN-2: the last region, tied, with the favour on it: none can be chosen, and most regions wins."""
    table = battle(
        ["1", "bishop 1"] + ["1"] * 4, at="Urbino", owns=without(FULL_6, "Urbino"), passed=[0, 2, 3, 4, 5], turn=1
    )
    table.do("play:bishop", "favour:Urbino", "pass")
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "most")


def test_C_WIN_2_nothing_happens_between_the_last_battle_and_the_end() -> None:
    """C-WIN-2: checked right after C-RES-5: no placing, no folding, no deal."""
    table = fought(["6"] + [""] * 5, hands=["winter"] + [""] * 5, at="Venezia", owns=without(FULL_6, "Venezia"))
    assert (table.state.phase, table.waits, table.state.to_move) == ("over", False, None)


def test_C_WIN_2_victory_comes_first() -> None:
    """C-WIN-2: and nobody has won: the last region may still bring adjacency."""
    table = fought(["", "", "", "6", "", ""], at="Milano", owns=without(FULL_6, "Milano"))
    assert (table.winners, table.reason) == ((3,), "adjacent")


def test_C_WIN_2_classic_with_three_players() -> None:
    """C-WIN-2: classic: if all cities are taken and nobody reached the goal, most cities wins."""
    table = fought(["", "6", ""], at="Milano", owns=without(FULL_3_CLASSIC, "Milano"), edition="classic")
    assert (table.winners, table.reason) == ((0,), "most")


def test_C_WIN_2_with_four_players_only_under_the_favour() -> None:
    """C-WIN-2: four times 4 regions and the favour on the seventeenth: nobody has more, so it is no victory yet."""
    table = fought(["", "", "", "6"], at="Urbino", owns=without(FULL_4, "Urbino"), favour="Napoli")
    assert not table.state.over
    assert table.waits
