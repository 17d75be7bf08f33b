"""Battle: C-BAT."""

import pytest

from tests.rules.condottiere.board import battle, cards, dealt, fought, listed

EDITIONS = pytest.mark.parametrize("edition", ["modern", "classic"])


@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_BAT_1_who_placed_the_marker_moves_first_then_clockwise(seats: int, edition: str) -> None:
    """C-BAT-1: the player who placed the marker moves first; then clockwise."""
    table = dealt(seats, first=1, edition=edition).do("place:Siena")
    turns = []
    for _ in range(seats):
        turns.append(table.state.to_move)
        table.do("pass")
    assert turns == [(1 + i) % seats for i in range(seats)]


def test_C_BAT_1_turns_skip_those_who_have_passed() -> None:
    """C-BAT-1, C-BAT-3: when the turn comes to one who has passed it simply goes on."""
    table = battle(["1 1", "2 2", "3 3", "4 4"], marker=2)
    table.do("play:3", "pass", "play:1", "pass")
    assert table.asked == (2, "battle")
    assert table.do("play:3").asked == (0, "battle")


@EDITIONS
def test_C_BAT_2_a_turn_is_one_card_or_a_pass(edition: str) -> None:
    """C-BAT-2: on a turn a player plays exactly one card or passes."""
    table = battle(["10 6 6 winter", "1 2"], edition=edition)
    assert table.legal == {"play:10", "play:6", "play:winter", "pass"}
    table.do("play:6")
    assert table.hand(0) == cards("10 6 winter")
    assert table.line(0) == cards("6")
    assert table.asked == (1, "battle")


def test_C_BAT_2_only_a_card_of_ones_own_hand() -> None:
    """C-BAT-2: a card that is not in hand cannot be played."""
    table = battle(["10", "6"], lines=["5", "4"])
    for text in ("play:6", "play:5", "play:4", "play:bishop", "play:7", "take:5", "fold", "hold", "place:Roma"):
        table.refuses(text)


@EDITIONS
def test_C_BAT_2_the_holder_may_pass_at_once(edition: str) -> None:
    """C-BAT-2: nobody is forced to play; the holder may pass as his first move."""
    table = dealt(3, edition=edition).do("place:Roma", "pass")
    assert table.passed(0)
    assert table.line(0) == cards("")
    assert table.asked == (1, "battle")


@pytest.mark.parametrize(
    "card", listed("1 2 3 4 5 6 10 winter spring bishop courtesan drummer heroine scarecrow surrender")
)
def test_C_BAT_2_any_card_may_be_the_first_of_a_line(card: str) -> None:
    """C-BAT-2: any card may be a line's first, also a special one."""
    table = battle([f"{card} 1", "1"])
    assert f"play:{card}" in table.legal
    table.do(f"play:{card}")
    assert table.hand(0) == cards("1")


@pytest.mark.parametrize("card", listed("1 2 3 4 5 6 10 winter bishop drummer heroine scarecrow surrender"))
def test_C_BAT_2_any_card_may_be_the_first_of_a_classic_line(card: str) -> None:
    """C-BAT-2: any card may be a line's first, be it a Winter, a Drummer or a Scarecrow."""
    table = battle([f"{card} 1", "1"], edition="classic").do(f"play:{card}")
    assert table.hand(0) == cards("1")


@EDITIONS
def test_C_BAT_3_who_has_passed_may_still_win(edition: str) -> None:
    """C-BAT-3: who has passed can still win the battle."""
    table = battle(["10 1", "6 1 1", "5 1 1"], edition=edition)
    table.do("play:10", "play:6", "play:5", "pass", "play:1", "play:1", "pass", "pass")
    assert table.state.over is False
    assert table.owner("Roma") == 0
    assert table.marker == 0


def test_C_BAT_3_who_has_passed_plays_no_more_in_this_battle() -> None:
    """C-BAT-3: who has passed may not play again in this battle."""
    table = battle(["10 10", "6 6 6 6", "5 5 5 5"])
    table.do("pass", "play:6", "play:5", "play:6", "play:5", "play:6", "play:5")
    assert table.asked == (1, "battle")
    assert table.hand(0) == cards("10 10")


def test_C_BAT_3_who_has_passed_plays_again_in_the_next_battle() -> None:
    """C-BAT-3: a pass holds for this battle only."""
    table = battle(["10 10", "6 6"]).do("pass", "play:6", "pass", "place:Siena")
    assert (table.asked, table.passed(0), table.passed(1)) == ((1, "battle"), False, False)
    assert table.do("pass").asked == (0, "battle")
    assert "play:10" in table.legal


@EDITIONS
def test_C_BAT_4_without_cards_the_program_passes(edition: str) -> None:
    """C-BAT-4: who has no cards in hand can only pass: he is not asked."""
    table = battle(["6 6", "", "5 5"], edition=edition).do("play:6")
    assert table.asked == (2, "battle")
    assert table.passed(1)


def test_C_BAT_4_after_the_last_card_the_next_turn_is_a_pass() -> None:
    """C-BAT-4: who played his last card passes when his turn comes, and can still win."""
    table = battle(["10", "6 6 6", "5 5 5"]).do("play:10", "play:6", "play:5")
    assert table.asked == (1, "battle")
    assert table.passed(0)
    assert table.do("pass", "pass").owner("Roma") == 0


def test_C_BAT_4_he_takes_part_in_no_battle_until_the_next_deal() -> None:
    """C-BAT-4: without cards he takes part in no battle; the others go on without him."""
    table = battle(["", "6x3", "5x3"], marker=1)
    for region in ("Siena", "Ancona"):
        table.do("play:6", "pass", "pass", f"place:{region}")
        assert table.asked == (1, "battle")
    assert table.do("play:6").asked == (2, "battle")
    table.do("play:5")
    assert table.asked == (2, "battle")
    assert table.hand(0) == cards("")


@EDITIONS
def test_C_BAT_4_winning_with_the_last_card_he_still_takes_the_marker_and_chooses(edition: str) -> None:
    """C-BAT-4: if he won with his last card he still takes the marker and chooses, then watches."""
    table = battle(["6 6", "10", "5 5"], edition=edition).do("pass", "play:10", "pass")
    assert table.owner("Roma") == 1
    assert (table.marker, table.asked) == (1, (1, "place"))
    table.do("place:Siena")
    assert (table.battle, table.marker, table.asked) == ("Siena", 1, (2, "battle"))
    assert table.passed(1)


def test_C_BAT_4_a_card_taken_back_keeps_him_in_the_battle() -> None:
    """C-BAT-4, C-CARD-3: a Scarecrow as last card that brings a mercenary back: he still has a card to play."""
    table = battle(["scarecrow", "6 6"], lines=["10"]).do("play:scarecrow", "take:10", "play:6")
    assert table.asked == (0, "battle")
    assert table.do("play:10").strengths == [10, 6]


@EDITIONS
def test_C_BAT_5_the_last_one_may_go_on_card_by_card(edition: str) -> None:
    """C-BAT-5: when all others have passed the last one may go on playing, card by card, until he passes."""
    table = battle(
        ["1", "2", "3x4", "4"], lines=["", "", "", "5"], passed=[0, 1], turn=3, marker=3, edition=edition
    ).do("pass")
    for strength in (3, 6, 9):
        assert table.asked == (2, "battle")
        table.do("play:3")
        assert table.strengths == [0, 0, strength, 5]
    table.do("pass")
    assert table.owner("Roma") == 2
    assert table.hand(2) == cards("3")


@EDITIONS
def test_C_BAT_6_the_battle_ends_when_all_have_passed(edition: str) -> None:
    """C-BAT-6: the battle ends when all have passed, not before."""
    table = battle(["1 1", "2 2", "3 3"], edition=edition).do("play:1", "pass", "pass")
    assert table.asked == (0, "battle")
    assert table.owner("Roma") is None
    table.do("pass")
    assert table.state.phase == "place"
    assert table.owner("Roma") == 0


@EDITIONS
def test_C_BAT_6_a_surrender_ends_it_at_once(edition: str) -> None:
    """C-BAT-6: the battle ends at once when a Surrender is played, though others have not passed."""
    table = battle(["1 1", "6 surrender 6", "3 3"], edition=edition).do(
        "play:1", "play:6", "play:3", "play:1", "play:surrender"
    )
    assert table.asked == (1, "place")
    assert table.owner("Roma") == 1


def test_C_BAT_6_a_bishop_ends_it_in_classic_only() -> None:
    """C-BAT-6: in classic a Bishop ends the battle; in modern it does not."""
    hands, lines = ["bishop 1", "2 2"], ["", "6"]
    assert battle(hands, lines=lines, edition="classic").do("play:bishop").asked == (1, "place")
    assert battle(hands, lines=lines).do("play:bishop", "favour:none").asked == (1, "battle")


def test_C_BAT_7_strength_is_announced_after_each_card() -> None:
    """C-BAT-7: after each card every line's current strength is known, as if the battle ended now."""
    table = battle(["5 drummer 2 1", "6 winter 4 1"])
    expected = [
        ("play:5", [5, 0]),
        ("play:6", [5, 6]),
        ("play:drummer", [10, 6]),
        ("play:winter", [2, 1]),
        ("play:2", [4, 1]),
        ("play:4", [4, 2]),
    ]
    assert table.strengths == [0, 0]
    for text, strengths in expected:
        assert table.do(text).strengths == strengths


def test_C_BAT_7_with_hidden_cards_face_up_cards_only() -> None:
    """C-BAT-7: with hidden cards the strength of the face-up cards only is announced."""
    table = battle(["6 5 1", "4 2 1"], options=["hidden-cards"])
    for text, strengths in [("play:6", [0, 0]), ("play:4", [0, 0]), ("play:5", [6, 0]), ("play:2", [6, 4])]:
        assert table.do(text).strengths == strengths


def test_C_BAT_7_the_announced_strength_decides() -> None:
    """C-BAT-7: what is announced at the end is what is compared."""
    table = fought(["10 10 winter", "1 1 1", "heroine"])
    assert table.strengths == [2, 3, 10]
    assert table.owner("Roma") == 2
