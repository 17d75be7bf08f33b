"""The cards of the 96-card edition: C-CARD."""

import pytest

from tests.rules.condottiere.board import battle, cards


def test_C_CARD_1_classic_winter_stays_to_the_end() -> None:
    """C-CARD-1: a Winter stays in its player's line; nothing drives it out."""
    table = battle(["winter 1", "6 1"], lines=["10", "5"], edition="classic").do("play:winter", "play:6")
    assert table.line(0) == cards("10 winter")
    assert table.strengths == [1, 2]


def test_C_CARD_3_classic_scarecrow() -> None:
    """C-CARD-3: neither Drummer nor Heroine nor Winter comes back, nor another player's card; and he may take none."""
    table = battle(["scarecrow", "1"], lines=["6 2 drummer heroine winter", "10"], edition="classic").do(
        "play:scarecrow"
    )
    assert table.asked == (0, "take")
    assert table.legal == {"take:6", "take:2", "take:none"}
    for text in ("take:drummer", "take:heroine", "take:winter", "take:scarecrow", "take:10"):
        table.refuses(text)
    table.do("take:2")
    assert (table.hand(0), table.line(0)) == (cards("2"), cards("6 drummer heroine winter"))


def test_C_CARD_3_classic_scarecrow_without_a_mercenary() -> None:
    """C-CARD-3: it may be played without taking anything, also with nothing to take."""
    table = battle(["scarecrow 1", "1"], lines=["heroine", "10"], edition="classic").do("play:scarecrow")
    assert (table.asked, table.line(0)) == ((1, "battle"), cards("heroine"))


def test_C_CARD_4_classic_surrender() -> None:
    """C-CARD-4: the city falls at once to whoever is strongest now."""
    table = battle(["1", "surrender 1", "1"], lines=["5", "4", "6"], turn=1, edition="classic").do("play:surrender")
    assert (table.owner("Roma"), table.marker, table.asked) == (2, 2, (2, "place"))


def test_C_CARD_4_classic_tie() -> None:
    """C-CARD-4: a tie stays a tie; the marker goes left of the one who placed it."""
    table = battle(["1", "1", "surrender 1"], lines=["6", "6", ""], turn=2, edition="classic").do("play:surrender")
    assert (table.owner("Roma"), table.marker) == (None, 1)


@pytest.mark.parametrize("lines", [["10 10", "1", ""], ["", "", ""], ["6", "6", "heroine"]])
def test_C_CARD_6_the_battle_ends_and_nobody_wins(lines: list[str]) -> None:
    """C-CARD-6: the battle ends at once and nobody wins; strengths are not compared."""
    table = battle(["1", "bishop 1", "1"], lines=lines, turn=1, edition="classic").do("play:bishop")
    assert table.owner("Roma") is None
    assert table.state.phase == "place"
    assert table.line(0) == table.line(1) == table.line(2) == cards("")


@pytest.mark.parametrize(("marker", "goes_to"), [(0, 1), (1, 2), (2, 0)])
def test_C_CARD_6_the_marker_goes_left_of_who_placed_it(marker: int, goes_to: int) -> None:
    """C-CARD-6, C-RES-2: no winner: to the left of the one who last placed it, whoever played the Bishop."""
    table = battle(["1", "bishop 1", "1"], lines=["10", "", ""], turn=1, marker=marker, edition="classic").do(
        "play:bishop"
    )
    assert (table.marker, table.asked) == (goes_to, (goes_to, "place"))


def test_C_CARD_6_the_city_may_be_chosen_again() -> None:
    """C-CARD-6: the city was only saved for now; and the classic Bishop knows no Pope's favour."""
    table = battle(["bishop 1", "1"], lines=["", "10"], edition="classic").do("play:bishop")
    assert "place:Roma" in table.legal
    assert table.favour is None


def test_C_CARD_6_nothing_is_removed_one_by_one() -> None:
    """C-CARD-6: no favour is asked, no highest mercenary sought: hands stay as they are."""
    table = battle(["bishop 1", "10 1"], lines=["10", "10"], edition="classic").do("play:bishop")
    assert (table.hand(0), table.hand(1)) == (cards("1"), cards("10 1"))
    assert not {text for text in table.legal if text.startswith("favour")}
