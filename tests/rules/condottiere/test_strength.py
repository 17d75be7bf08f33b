"""Strength: C-STR. Each line of a table: the battle lines, and what they are worth."""

import pytest

from tests.rules.condottiere.board import battle, fought


def strengths(lines: list[str], edition: str = "modern") -> list[int]:
    return battle(["scarecrow"] * len(lines), lines=lines, edition=edition).strengths


def check(lines: list[str], worth: list[int], edition: str = "modern") -> None:
    """The announced strengths, and the battle's result."""
    assert strengths(lines, edition) == worth
    best = [seat for seat, strength in enumerate(worth) if strength == max(worth)]
    assert fought(lines, edition=edition).owner("Roma") == (best[0] if len(best) == 1 else None)


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 10])
def test_C_STR_1_each_mercenary_counts_its_printed_value(value: int, edition: str) -> None:
    """C-STR-1: each mercenary counts its printed value."""
    check([f"{value} {value}", "1"], [2 * value, 1], edition)


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        (["10 10 5 4", "winter"], [4, 0]),
        (["10 10 5 4 winter", "6"], [4, 1]),
        (["10", "6 1 1", "winter 3"], [1, 3, 1]),
        (["1 1 1", "10 10 winter"], [3, 2]),
    ],
)
def test_C_STR_1_with_a_winter_in_play_each_counts_one(lines: list[str], worth: list[int], edition: str) -> None:
    """C-STR-1: with a Winter in play a mercenary counts 1, in all lines, also in that of who played it."""
    check(lines, worth, edition)


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_STR_1_winter_holds_for_cards_played_later_too(edition: str) -> None:
    """C-STR-1: also the mercenaries that are still to come count 1."""
    table = battle(["winter 10 1", "6 6 1"], lines=["", "5"], edition=edition).do(
        "play:winter", "play:6", "play:10", "play:6"
    )
    assert table.strengths == [1, 3]


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        (["10 6 5 drummer", ""], [42, 0]),
        (["10 6 5 drummer drummer", "1"], [42, 1]),
        (["10 6 5 drummerx3", "1"], [42, 1]),
        (["10 6 5 drummer", "10 10"], [42, 20]),
        (["10 6 5 drummer", "winter 4"], [6, 1]),
        (["drummer", "1"], [0, 1]),
        (["2 drummer", "3 drummer", "5"], [4, 6, 5]),
    ],
)
def test_C_STR_2_a_drummer_doubles_the_mercenaries_of_its_own_line(
    lines: list[str], worth: list[int], edition: str
) -> None:
    """C-STR-2: each mercenary of the line counts double, 2 in Winter; more Drummers do no more; others' lines stay."""
    check(lines, worth, edition)


def test_C_STR_2_a_drummer_doubles_what_comes_after_it_too() -> None:
    """C-STR-2: the mercenaries played before the Drummer and those played after it."""
    table = battle(["drummer 10 1", "1 1"], lines=["5"]).do("play:drummer", "play:1", "play:10")
    assert table.strengths == [30, 1]


@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        (["2 5 5", "1 4 heroine spring"], [18, 15]),
        (["2 4 drummer", "spring"], [15, 0]),
        (["2 4 drummer spring", "3"], [15, 3]),
        (["2 4 drummer", "5 spring"], [12, 8]),
        (["4", "4 4", "spring 3"], [7, 14, 3]),
        (["5 drummer", "10 spring", "10 10"], [10, 13, 26]),
        (["6 6 drummer", "6 spring"], [30, 9]),
        (["spring", ""], [0, 0]),
        (["courtesan spring", "heroine"], [1, 10]),
        (["1 spring", "1 1"], [4, 8]),
    ],
)
def test_C_STR_3_spring_adds_three_to_every_mercenary_of_the_highest_printed_value(
    lines: list[str], worth: list[int]
) -> None:
    """C-STR-3: the highest printed value in all lines; each of that value, in every line, +3, after doubling."""
    check(lines, worth)


def test_C_STR_3_the_highest_is_sought_by_printed_value_not_by_doubled() -> None:
    """C-STR-3: a doubled 4 is no higher than a 6."""
    check(["4 drummer", "6 spring"], [8, 9])


def test_C_STR_3_the_highest_counts_also_in_the_line_of_one_who_has_passed() -> None:
    """C-STR-3: all lines, also of those who have passed."""
    table = battle(["1 1", "1", "spring 1"], lines=["5", "10", "5"], passed=[1], turn=2).do("play:spring")
    assert table.strengths == [5, 13, 5]


def test_C_STR_3_the_highest_is_looked_for_when_the_battle_ends() -> None:
    """C-STR-3: a higher mercenary that comes later takes the bonus over."""
    table = battle(["5 1", "6 1"], lines=["spring", ""]).do("play:5")
    assert table.strengths == [8, 0]
    assert table.do("play:6").strengths == [5, 9]


@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        (["courtesan courtesan", "1"], [2, 1]),
        (["heroine heroine", "10"], [20, 10]),
        (["courtesan heroine drummer 1", ""], [13, 0]),
        (["courtesan heroine winter 6", "6"], [12, 1]),
        (["courtesan heroine spring 6", "6"], [20, 9]),
        (["heroine drummer", "10 1 winter"], [10, 2]),
        (["heroine spring", "4"], [10, 7]),
    ],
)
def test_C_STR_4_courtesan_one_and_heroine_ten_whatever_happens(lines: list[str], worth: list[int]) -> None:
    """C-STR-4: Courtesan +1 and Heroine +10 each; Winter, Spring and Drummer do not touch them."""
    check(lines, worth)


@pytest.mark.parametrize(
    ("lines", "worth"), [(["heroine heroine", "6 winter"], [20, 1]), (["heroine drummer 2", "10"], [14, 10])]
)
def test_C_STR_4_heroine_in_classic(lines: list[str], worth: list[int]) -> None:
    """C-STR-4: a Heroine always counts 10; there may be several in a line."""
    check(lines, worth, "classic")


def test_C_STR_4_scarecrow_and_bishop_do_not_touch_them() -> None:
    """C-STR-4: neither taken back by a Scarecrow nor removed by a Bishop."""
    table = battle(["scarecrow bishop 1", "1 1"], lines=["heroine courtesan 2", "heroine"]).do("play:scarecrow")
    assert table.legal == {"take:2", "take:none"}
    table.do("take:none", "pass", "play:bishop", "favour:none")
    assert table.strengths == [11, 10]


@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        (["10 winter", "6 6 winter"], [1, 2]),
        (["10 winterx3", "6"], [1, 1]),
        (["winter 4 drummer winter", "3"], [2, 1]),
        (["6 spring", "6 spring"], [9, 9]),
        (["6 springx3", "5"], [9, 5]),
        (["4 spring drummer", "spring 1"], [11, 1]),
    ],
)
def test_C_STR_5_several_act_as_one(lines: list[str], worth: list[int]) -> None:
    """C-STR-5: several Winters or several Springs act as one."""
    check(lines, worth)
