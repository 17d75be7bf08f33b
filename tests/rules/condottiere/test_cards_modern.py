"""The cards of the 110-card edition: C-CARD."""

import pytest

import signoria
from tests.rules.condottiere.board import REGIONS, battle, cards, fought


@pytest.mark.parametrize(
    ("rule", "card", "other"), [("C-CARD-1", "winter", "spring"), ("C-CARD-2", "spring", "winter")]
)
def test_C_CARD_1_C_CARD_2_a_season_drives_the_other_out(rule: str, card: str, other: str) -> None:
    """C-CARD-1, C-CARD-2: on play, every card of the other season is discarded, also of those who have passed."""
    table = battle([f"{card} 1", "1", "1"], lines=[f"6 {other}", f"5 {other}", "4"], passed=[1]).do(f"play:{card}")
    assert [table.line(seat) for seat in range(3)] == [cards(f"6 {card}"), cards("5"), cards("4")], rule
    assert table.strengths == ([1, 1, 1] if card == "winter" else [9, 5, 4])


@pytest.mark.parametrize("card", ["winter", "spring"])
def test_C_CARD_1_C_CARD_2_a_season_stays_in_its_players_line(card: str) -> None:
    """C-CARD-1, C-CARD-2: it stays in its player's line, beside an earlier one, until the lines are discarded."""
    table = battle([f"{card} 1", "1 1"], lines=["5", f"5 {card}"]).do(f"play:{card}")
    assert table.line(0) == cards(f"5 {card}")
    assert table.line(1) == cards(f"5 {card}")
    table.do("play:1", "pass", "pass")
    assert table.line(0) == cards(f"5 {card}")


def test_C_CARD_1_C_CARD_2_the_last_season_counts() -> None:
    """C-CARD-1, C-CARD-2: a Spring ends the Winter, a new Winter ends the Spring."""
    table = battle(["winter winter 1", "spring 1"], lines=["10", "6 6"])
    for text, strengths in [("play:winter", [1, 2]), ("play:spring", [13, 12]), ("play:winter", [1, 2])]:
        assert table.do(text).strengths == strengths
    assert table.line(0) == cards("10 winter")
    assert table.line(1) == cards("6 6")


def test_C_CARD_1_the_two_seasons_are_never_together() -> None:
    """C-CARD-1: a position with a Winter and a Spring in play is refused."""
    for lines in (["winter", "spring"], ["winter spring", ""]):
        with pytest.raises(signoria.InvalidError):
            battle(["1", "1"], lines=lines)


def test_C_CARD_3_a_scarecrow_takes_back_one_mercenary_of_ones_own_line() -> None:
    """C-CARD-3: one mercenary from his own line into his hand; not a special card, not another's card."""
    table = battle(["scarecrow 3", "1"], lines=["6 6 2 drummer heroine courtesan winter", "10 5"]).do("play:scarecrow")
    assert table.asked == (0, "take")
    assert table.legal == {"take:6", "take:2", "take:none"}
    for text in (
        "take:drummer",
        "take:heroine",
        "take:courtesan",
        "take:winter",
        "take:scarecrow",
        "take:10",
        "take:5",
        "take:3",
        "pass",
        "play:3",
    ):
        table.refuses(text)
    table.do("take:6")
    assert table.hand(0) == cards("3 6")
    assert table.line(0) == cards("6 2 drummer heroine courtesan winter")
    assert table.line(1) == cards("10 5")
    assert table.asked == (1, "battle")


def test_C_CARD_3_or_none() -> None:
    """C-CARD-3: he may take back none; the Scarecrow is gone all the same."""
    table = battle(["scarecrow 3", "1"], lines=["6", ""]).do("play:scarecrow", "take:none")
    assert (table.hand(0), table.line(0), table.asked) == (cards("3"), cards("6"), (1, "battle"))


def test_C_CARD_3_not_a_discarded_card() -> None:
    """C-CARD-3: what a Bishop has discarded does not come back."""
    table = battle(["scarecrow 1", "bishop 1"], lines=["6 2", ""], turn=1).do(
        "play:bishop", "favour:none", "play:scarecrow"
    )
    assert table.legal == {"take:2", "take:none"}


def test_C_CARD_3_not_a_card_of_an_earlier_battle() -> None:
    """C-CARD-3: only a mercenary of this battle: the earlier lines are discarded."""
    table = battle(["6 scarecrow 1", "1 1"]).do("play:6", "pass", "pass", "place:Siena", "play:scarecrow")
    assert table.asked == (1, "battle")
    assert table.hand(0) == cards("1")


def test_C_CARD_3_the_scarecrow_is_discarded_and_worth_nothing() -> None:
    """C-CARD-3, C-ASK-4: then the Scarecrow is discarded."""
    table = battle(["scarecrow 1", "1"]).do("play:scarecrow")
    assert table.line(0) == cards("")
    assert table.strengths == [0, 0]


def test_C_CARD_3_each_scarecrow_takes_one() -> None:
    """C-CARD-3: one card for one Scarecrow; a taken card may be played again."""
    table = battle(["scarecrow scarecrow", "1 1 1 1"], lines=["6 5", ""])
    table.do("play:scarecrow", "take:6", "play:1", "play:6", "play:1", "play:scarecrow", "take:5", "play:1")
    assert table.hand(0) == cards("5")
    assert table.line(0) == cards("6")


def test_C_CARD_3_in_winter_the_printed_card_comes_back() -> None:
    """C-CARD-3: a 10 taken back in Winter is a 10."""
    table = battle(["scarecrow", "1"], lines=["10", "winter"]).do("play:scarecrow", "take:10")
    assert table.hand(0) == cards("10")
    assert table.strengths == [0, 0]


def test_C_CARD_4_surrender_ends_the_battle_and_strengths_are_compared() -> None:
    """C-CARD-4: the battle ends at once; the strongest wins, whoever played the Surrender."""
    table = battle(["surrender 1", "1", "1"], lines=["5", "6", "4"]).do("play:surrender")
    assert table.owner("Roma") == 1
    assert (table.marker, table.asked) == (1, (1, "place"))


def test_C_CARD_4_a_tie_stays_a_tie() -> None:
    """C-CARD-4: a tie stays a tie."""
    table = battle(["1", "surrender 1", "1"], lines=["6", "6", "4"], turn=1).do("play:surrender")
    assert table.owner("Roma") is None
    assert (table.marker, table.asked) == (1, (1, "place"))


def test_C_CARD_4_the_surrender_stays_in_the_line_till_the_end() -> None:
    """C-CARD-4, C-ASK-4: it lies in its line until the lines are discarded, and is worth nothing."""
    table = battle(["surrender 1", "1"], lines=["5", ""]).do("play:surrender")
    assert table.line(0) == cards("5 surrender")
    assert table.strengths == [5, 0]


def test_C_CARD_5_every_copy_of_the_highest_is_discarded() -> None:
    """C-CARD-5: every copy, of every player, also of those who passed, also one's own."""
    table = battle(["bishop 1", "1", "1", "1"], lines=["6 3", "6 6 2", "5", "6"], passed=[1, 3]).do("play:bishop")
    assert [table.line(seat) for seat in range(4)] == [cards("3"), cards("2"), cards("5"), cards("")]
    assert table.strengths == [3, 2, 5, 0]
    assert table.hand(0) == cards("1")


def test_C_CARD_5_only_the_highest_value_present() -> None:
    """C-CARD-5: the highest printed value present; lower ones stay, specials stay."""
    table = battle(["bishop 1", "1"], lines=["4 3 drummer", "heroine courtesan 2 winter"]).do("play:bishop")
    assert table.line(0) == cards("3 drummer")
    assert table.line(1) == cards("heroine courtesan 2 winter")


def test_C_CARD_5_printed_values_also_in_winter() -> None:
    """C-CARD-5: Bishop looks at printed values also in Winter."""
    table = battle(["bishop 1", "1"], lines=["10 3", "winter 4"]).do("play:bishop")
    assert table.line(0) == cards("3")
    assert table.line(1) == cards("winter 4")


def test_C_CARD_5_a_drummer_makes_no_mercenary_higher() -> None:
    """C-CARD-5: printed values: a doubled 4 is not higher than a 5."""
    table = battle(["bishop 1", "1"], lines=["4 drummer", "5"]).do("play:bishop")
    assert (table.line(0), table.line(1)) == (cards("4 drummer"), cards(""))


def test_C_CARD_5_hands_are_safe() -> None:
    """C-CARD-5: only lines are looked at."""
    table = battle(["bishop 10", "10 6"], lines=["2", "1"]).do("play:bishop")
    assert (table.hand(0), table.hand(1), table.line(0)) == (cards("10"), cards("10 6"), cards(""))


def test_C_CARD_5_the_bishop_is_discarded() -> None:
    """C-CARD-5, C-ASK-4: the Bishop is then discarded: it is not in the line."""
    table = battle(["bishop 1", "1"], lines=["2", ""]).do("play:bishop", "favour:none")
    assert table.line(0) == cards("")


def test_C_CARD_5_it_may_be_played_with_no_mercenary_on_the_table() -> None:
    """C-CARD-5: it may be played with no mercenary on the table; the favour is placed all the same."""
    table = battle(["bishop 1", "1"], lines=["courtesan", "heroine"]).do("play:bishop")
    assert table.asked == (0, "favour")
    assert table.strengths == [1, 10]


def test_C_CARD_5_its_player_must_at_once_place_the_favour() -> None:
    """C-CARD-5: at once on a region without a control marker, or left off the board; then the next moves."""
    table = battle(["1", "bishop 1", "1"], owns=["Genova Lucca", "Siena", ""], turn=1).do("play:bishop")
    assert table.asked == (1, "favour")
    free = [region for region in REGIONS if region not in ("Genova", "Lucca", "Siena")]
    assert table.legal == {f"favour:{region}" for region in free} | {"favour:none"}
    for region in ("Genova", "Lucca", "Siena"):
        table.refuses(f"favour:{region}", "C-CARD-5")
    for text in ("pass", "play:1"):
        table.refuses(text)
    table.do("favour:Milano")
    assert (table.favour, table.asked) == ("Milano", (2, "battle"))


def test_C_CARD_5_one_token_from_wherever_it_is() -> None:
    """C-CARD-5: there is one token; it leaves the region where it was."""
    table = battle(["bishop 1", "bishop 1"], favour="Siena").do("play:bishop", "favour:Milano")
    assert table.favour == "Milano"
    assert table.do("play:bishop", "favour:none").favour is None


def test_C_CARD_5_left_off_the_board_it_protects_nothing() -> None:
    """C-CARD-5: off the board: the region where it was may be chosen again."""
    table = battle(["bishop 1", "1 1"], favour="Siena").do("play:bishop", "favour:none", "pass", "pass")
    assert "place:Siena" in table.legal


def test_C_CARD_5_the_battle_goes_on_for_all_who_have_not_passed() -> None:
    """C-CARD-5: a player who lost his mercenaries may play others; the Bishop's player too on his next turn."""
    table = battle(["bishop 2", "3 1", "1"], lines=["6", "6", "1"], passed=[2]).do(
        "play:bishop", "favour:Torino", "play:3"
    )
    assert table.asked == (0, "battle")
    assert table.do("play:2").strengths == [2, 3, 1]


def test_C_CARD_5_the_contested_region_is_allowed() -> None:
    """C-CARD-5: the contested region is allowed; the battle there goes on, and if somebody wins it the token stays."""
    table = battle(["bishop 1", "5 1"], at="Parma").do("play:bishop", "favour:Parma", "play:5", "pass", "pass")
    assert (table.owner("Parma"), table.favour) == (1, "Parma")
    assert "place:Parma" not in table.legal


def test_C_CARD_5_a_tie_in_the_contested_region_leaves_it_under_favour() -> None:
    """C-CARD-5, C-RES-6: nobody won it and the favour lies on it: it cannot be chosen."""
    table = battle(["bishop 1", "1"], at="Parma").do("play:bishop", "favour:Parma", "pass", "pass")
    assert table.owner("Parma") is None
    table.refuses("place:Parma", "C-RES-6")


def test_C_CARD_5_the_bishops_player_may_be_the_last_in_the_battle() -> None:
    """C-CARD-5: with all others passed he places the favour and goes on."""
    table = battle(["bishop 2 1", "1"], lines=["", "10 1"], passed=[1]).do("play:bishop", "favour:none")
    assert table.asked == (0, "battle")
    assert table.do("play:2", "pass").owner("Roma") == 0


def test_C_CARD_5_a_bishop_as_last_card_still_places_the_favour() -> None:
    """C-CARD-5, C-BAT-4: with an empty hand he still decides on the favour, then passes by himself."""
    table = battle(["bishop", "2 1"], lines=["1", ""]).do("play:bishop")
    assert table.asked == (0, "favour")
    assert table.do("favour:Siena", "play:2").asked == (1, "battle")


def test_C_CARD_7_the_courtesan_moves_the_marker() -> None:
    """C-CARD-7: the player with most Courtesans, not the winner, takes the marker (C-RES-3)."""
    table = fought(["10", "courtesan", "6"])
    assert (table.owner("Roma"), table.marker) == (0, 1)


def test_C_CARD_7_it_stays_in_its_line_and_counts_one() -> None:
    """C-CARD-7: a Courtesan stays in the line, and is no mercenary."""
    table = battle(["courtesan scarecrow 1", "1 1 1"]).do("play:courtesan", "play:1", "play:scarecrow")
    assert (table.line(0), table.strengths, table.asked) == (cards("courtesan"), [1, 1], (1, "battle"))
