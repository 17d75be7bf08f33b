"""The worked examples of the rulebooks, one by one."""

import pytest

from tests.rules.condottiere.board import MODERN, REGIONS, battle, cards, fought


def strengths(lines: list[str], edition: str = "modern") -> list[int]:
    return battle(["scarecrow"] * len(lines), lines=lines, edition=edition).strengths


def test_C_STR_1_example_winter_29_becomes_4() -> None:
    """C-STR-1: two 10s, a 5 and a 4 are worth 29, in Winter 4."""
    assert strengths(["10 10 5 4", ""]) == [29, 0]
    assert strengths(["10 10 5 4", "winter"]) == [4, 0]


def test_C_STR_1_example_winter_36_becomes_8() -> None:
    """C-STR-1: eight mercenaries, 10 10 5 4 4 1 1 1, are worth 36; if anybody plays a Winter, 8."""
    table = battle(["1", "winter 1"], lines=["10 10 5 4 4 1 1 1", ""], turn=1, edition="classic")
    assert table.strengths == [36, 0]
    assert table.do("play:winter").strengths == [8, 0]


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_STR_2_example_drummer_21_becomes_42_in_winter_6(edition: str) -> None:
    """C-STR-2: three mercenaries worth 21 become 42 with a Drummer; in Winter 6."""
    table = battle(["drummer 1", "winter 1"], lines=["10 6 5", ""], edition=edition)
    assert table.strengths[0] == 21
    assert table.do("play:drummer").strengths[0] == 42
    assert table.do("play:winter").strengths[0] == 6


def test_C_STR_3_example_spring_18_to_15() -> None:
    """C-STR-3: Scott has 2, 5, 5; Chris 1, 4, a Heroine and a Spring: 18 to 15, Scott wins."""
    table = fought(["2 5 5", "1 4 heroine spring"])
    assert (table.strengths, table.owner("Roma")) == ([18, 15], 0)


def test_C_STR_3_example_spring_and_drummer_15() -> None:
    """C-STR-3: 2, 4 and a Drummer in Spring, 4 the highest: 15; wherever the Spring lies."""
    assert strengths(["2 4 drummer spring", ""]) == [15, 0]
    assert strengths(["2 4 drummer", "3 spring"]) == [15, 3]


def test_C_CARD_5_example_bishop_takes_both_sixes() -> None:
    """C-CARD-5: Chris has 6, 3, 1, 1; Scott 6, 1, 1 and plays a Bishop: both 6s go, also his own."""
    table = battle(["1", "bishop 2"], lines=["6 3 1 1", "6 1 1"], turn=1).do("play:bishop")
    assert (table.line(0), table.line(1)) == (cards("3 1 1"), cards("1 1"))
    assert (table.strengths, table.asked) == ([5, 2], (1, "favour"))
    assert table.do("favour:Siena").favour == "Siena"


def test_C_OPT_5_example_the_hidden_ten_is_safe() -> None:
    """C-OPT-5: John has 6, 6 and a face-down 10; Scott 5, 1, 1 and plays a Bishop: both 6s go, not the 10."""
    table = battle(["2", "bishop 2"], lines=["6 6", "5 1 1"], face_down=["10", ""], turn=1, options=["hidden-cards"])
    table.do("play:bishop", "favour:none")
    assert (table.line(0), table.face_down(0), table.line(1)) == (cards(""), cards("10"), cards("5 1 1"))
    table.do("pass", "pass")
    assert (table.owner("Roma"), table.strengths) == (0, [10, 7])


@pytest.mark.parametrize(("edition", "hand"), [("modern", 13), ("classic", 16)])
def test_C_RND_3_example_parma_venezia_siena(edition: str, hand: int) -> None:
    """C-RND-3: nothing in hand, and Parma, Venezia and Siena held: 13 cards; in classic 16."""
    table = fought(["6", "", ""], hands=["", "1", ""], at="Siena", owns=["Parma Venezia", "", ""], edition=edition)
    if edition == "modern":
        table.do("place:Roma", "keep:done")
    assert table.deal_anything().hand_sizes() == [hand, 10, 10]


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_C_WIN_1_example_genova_lucca_bologna(seats: int, edition: str) -> None:
    """C-WIN-1: the owner of Genova, Lucca and Bologna wins with Parma, Modena or Firenze, and with no other region."""
    taken = ["Genova", "Lucca", "Bologna"]
    winning = set()
    for region in set(REGIONS) - set(taken):
        table = fought(["6"] + [""] * (seats - 1), at=region, owns=[" ".join(taken)], edition=edition)
        if table.state.over:
            assert (table.winners, table.reason) == ((0,), "adjacent")
            winning.add(region)
    assert winning == {"Parma", "Modena", "Firenze"}


def test_C_OPT_1_example_nine_cards_and_a_region() -> None:
    """C-OPT-1: Chris ends a battle with 9 cards and one region: his limit is 11, so he may draw at most 2."""
    hands = ["5x8 4", "1"]
    table = fought(["6", ""], hands=hands, deck="1 2 3 4", options=["draw-after-battle"])
    assert (table.asked, table.legal) == ((0, "draw"), {"draw:0", "draw:1", "draw:2"})


def test_C_STR_2_example_two_drummers_do_not_make_it_four_times() -> None:
    """C-STR-2: with two Drummers the mercenaries are not worth four times."""
    assert strengths(["10 6 5 drummer drummer", ""]) == [42, 0]


def test_C_RES_3_example_tied_courtesans_and_tied_strength() -> None:
    """C-RES-3: two players tie in Courtesans, two others in strength: the marker goes left of who last had it."""
    table = fought(["courtesan", "courtesan", "6", "6"], marker=3)
    assert (table.owner("Roma"), table.marker) == (None, 0)


def test_C_RES_3_example_the_winner_marks_the_region_the_courtesan_takes_the_marker() -> None:
    """C-RES-3: the winner's control marker goes there; the Courtesans' player names the next battle and begins it."""
    table = fought(["10", "courtesan courtesan", "6 courtesan"])
    assert (table.owner("Roma"), table.marker) == (0, 1)
    assert table.do("place:Siena").asked == (1, "battle")


def test_C_WIN_2_example_the_last_region_under_the_popes_favour() -> None:
    """C-WIN-3: only the region under the favour is free and two lead: all 110 cards are shuffled."""
    owns = [
        "Genova Napoli Spoleto",
        "Ferrara Firenze Lucca Milano",
        "Parma Roma Siena",
        "Bologna Modena Torino",
        "Ancona Mantova",
    ]
    table = fought(["6", "", "", "", ""], at="Venezia", owns=owns, favour="Urbino")
    assert table.state.position()["final"] == [0, 1]
    assert (table.pool, table.count) == (cards(MODERN), 28)
