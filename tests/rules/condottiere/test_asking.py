"""What is asked, and what happens by itself: C-ASK; and who may see what."""

import pytest

from tests.rules.condottiere.board import FULL_6, battle, cards, dealt, fought, placing, without


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_ASK_1_placing_is_asked_also_with_one_region_left(edition: str) -> None:
    """C-ASK-1: placing is always asked, also with one region left."""
    table = fought(["6"] + [""] * 5, at="Venezia", owns=without(FULL_6, "Venezia", "Urbino"), edition=edition)
    assert table.asked == (0, "place")
    assert {text for text in table.legal if text != "decline"} == {"place:Urbino"}


@pytest.mark.parametrize(
    ("line", "asked"), [("6", True), ("heroine courtesan drummer winter", False), ("", False), ("1 heroine", True)]
)
def test_C_ASK_1_taking_back_is_asked_only_with_a_mercenary_in_the_line(line: str, asked: bool) -> None:
    """C-ASK-1: taking back is asked only of a player with a face-up mercenary in his own line."""
    table = battle(["scarecrow 1", "1"], lines=[line, "10"]).do("play:scarecrow")
    assert table.asked == ((0, "take") if asked else (1, "battle"))


def test_C_ASK_1_a_face_down_mercenary_is_no_reason_to_ask() -> None:
    """C-ASK-1: face-up."""
    table = battle(["scarecrow 1", "1"], face_down=["10", ""], options=["hidden-cards"]).do("play:scarecrow")
    assert table.asked == (1, "battle")


def test_C_ASK_1_the_favour_is_always_asked_and_may_go_back() -> None:
    """C-ASK-1: the favour is always asked; it may go back where it was."""
    table = battle(["bishop 1", "1"], favour="Siena").do("play:bishop")
    assert table.asked == (0, "favour")
    assert "favour:Siena" in table.legal
    assert table.do("favour:Siena").favour == "Siena"


def test_C_ASK_1_the_favour_is_asked_with_no_free_region_but_the_contested_one() -> None:
    """C-ASK-1: also when only one region is without a control marker."""
    table = battle(["bishop 1"] + ["1"] * 5, at="Urbino", owns=without(FULL_6, "Urbino")).do("play:bishop")
    assert (table.asked, table.legal) == ((0, "favour"), {"favour:Urbino", "favour:none"})


@pytest.mark.parametrize(
    ("hand", "asked"), [("winter", True), ("courtesan heroine", True), ("winter 1", False), ("", False)]
)
@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_ASK_2_folding_is_asked_of_players_with_cards_and_no_mercenary(hand: str, asked: bool, edition: str) -> None:
    """C-ASK-2: only of players who hold cards and no mercenary, after a battle."""
    hand = hand.replace("courtesan", "drummer") if edition == "classic" else hand
    table = fought(["", "", "6"], hands=["1", hand, "1"], edition=edition)
    if edition == "modern":
        table.do("place:Siena")
    assert (table.state.phase == "fold") is asked
    assert not asked or table.state.to_move == 1


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_ASK_2_never_after_the_first_placing(edition: str) -> None:
    """C-ASK-2: never after the first placing: nothing has been fought yet."""
    table = dealt(2, "winterx3 heroinex3 drummerx4", edition=edition).do("place:Roma")
    assert (table.asked, table.hand(0)) == ((0, "battle"), cards("winterx3 heroinex3 drummerx4"))


def test_C_ASK_2_a_position_says_that_it_is_the_first_placing() -> None:
    """C-ASK-2: after any later placing of modern it is asked."""
    assert placing(["winter", "1"], opening=True).do("place:Roma").asked == (0, "battle")
    assert placing(["winter", "1"]).do("place:Roma").asked == (0, "fold")


def test_C_ASK_2_nor_after_the_deal_of_a_new_round() -> None:
    """C-ASK-2: after a battle: a new hand without mercenaries cannot be discarded at once."""
    table = battle(["", "5"], turn=1).do("play:5", "place:Siena").deal("1x10", "winterx3 heroinex3 drummerx5")
    assert (table.asked, sum(table.hand(1).values())) == ((1, "battle"), 11)
    classic = battle(["", "5"], turn=1, edition="classic").do("play:5").deal("1x10", "winterx3 heroinex3 drummerx6")
    assert classic.do("place:Siena").asked == (1, "battle")


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_ASK_2_also_when_the_round_is_going_to_end_anyway(edition: str) -> None:
    """C-ASK-2: also when the round is going to end anyway: the last one may fold, or hold and then keep (modern)."""
    for answer, after in (("fold", "deal"), ("hold", "keep" if edition == "modern" else "deal")):
        table = fought(["6", "", ""], hands=["", "winter", ""], edition=edition)
        if edition == "modern":
            table.do("place:Siena")
        assert table.asked == (1, "fold")
        assert table.do(answer).state.phase == after


def test_C_ASK_3_keeping_ends_by_itself() -> None:
    """C-ASK-3: keeping ends by itself when nothing is left to keep: after two cards, or after the only one."""
    assert fought(["6", ""], hands=["", "10 5 4"]).do("place:Siena", "keep:10", "keep:4").state.phase == "deal"
    assert fought(["6", ""], hands=["", "10"]).do("place:Siena", "keep:10").state.phase == "deal"
    assert fought(["6", ""], hands=["", "10 5"]).do("place:Siena", "keep:10").state.phase == "keep"


def test_C_ASK_3_a_player_at_his_limit_is_not_asked_to_draw() -> None:
    """C-ASK-3: a player at his limit is not asked to draw."""
    table = fought(["6", "", ""], hands=["5", "4x5 3x5", "2"], deck="1 1 1", options=["draw-after-battle"])
    assert table.asked == (0, "draw")
    assert table.do("draw:0").asked == (2, "draw")


def test_C_ASK_3_nobody_holds_a_card_is_decided_when_the_battle_ends() -> None:
    """C-ASK-3: it holds for everybody, though the first has cards by then; nobody is asked."""
    table = battle(["6", "", "5"], deck="1x10 2x8 3x8 4x8", options=["draw-after-battle"]).do("play:6", "play:5")
    for sizes in ([10, 0, 0], [10, 10, 0], [10, 10, 10]):
        assert (table.waits, table.asked) == (True, (None, "deal"))
        assert table.deal_anything().hand_sizes() == sizes
    assert table.asked == (0, "place")


def test_C_ASK_3_one_card_is_enough_to_be_asked() -> None:
    """C-ASK-3: and it does not hold if anybody had one."""
    one = battle(["6", "5 5"], deck="1x9 2x8", options=["draw-after-battle"]).do("play:6", "play:5", "pass")
    assert max(one.legal) == "draw:3"


@pytest.mark.parametrize("card", ["scarecrow", "bishop"])
def test_C_ASK_4_scarecrow_and_bishop_leave_the_line_at_once(card: str) -> None:
    """C-ASK-4: Scarecrow and modern Bishop leave the line at once."""
    table = battle([f"{card} 1", "1"], lines=["6 5", "6"]).do(f"play:{card}")
    assert card not in table.line(0)
    assert card not in table.hand(0)


@pytest.mark.parametrize("card", ["1", "10", "winter", "spring", "courtesan", "drummer", "heroine", "surrender"])
def test_C_ASK_4_every_other_card_stays_until_the_lines_are_discarded(card: str) -> None:
    """C-ASK-4: every other card stays in the line until the lines are discarded."""
    table = battle([f"{card} 2", "2"], passed=[1]).do(f"play:{card}")
    if card != "surrender":
        table.do("pass")
    assert table.state.phase == "place"
    assert table.line(0) == cards(card)
    assert table.do("place:Siena").line(0) == cards("")


def test_C_ASK_4_hidden_the_earlier_card_is_turned_up_after_the_decision() -> None:
    """C-ASK-4: with hidden cards the earlier card is turned up after the favour or take decision of the new one."""
    for card, phase, answer in (("bishop", "favour", "favour:none"), ("scarecrow", "take", "take:none")):
        table = battle([f"{card} 1", "1"], lines=["2 3", ""], face_down=["10", ""], options=["hidden-cards"]).do(
            f"play:{card}"
        )
        assert (table.asked, table.face_down(0)) == ((0, phase), cards("10"))
        table.do(answer)
        assert (table.face_down(0), table.line(0)["10"]) == (cards(""), 1)


def two_hands(edition: str) -> list[object]:
    """Seat 0's and a spectator's views of two tables: the others hold one and two cards, or two and one."""
    views: list[object] = []
    for second, third in (("6 5", "4"), ("6", "5 4")):
        state = battle(["1", second, third], lines=["2", "", ""], deck="10", edition=edition).state
        views += [state.view(0), state.view(None)]
    return views


def test_C_ASK_2_modern_shows_how_many_cards_each_holds() -> None:
    """C-ASK-2: hand sizes are shown in modern (so everybody knows who could fold or is out), never the cards."""
    views = two_hands("modern")
    assert views[0] != views[2]
    assert views[1] != views[3]
    swapped = [battle(["1", second, third], deck="10").state.view(0) for second, third in (("6", "5"), ("5", "6"))]
    assert swapped[0] == swapped[1]


def test_C_ASK_2_classic_does_not_show_how_many_cards_each_holds() -> None:
    """C-ASK-2: in classic nobody need tell how many cards he holds."""
    views = two_hands("classic")
    assert views[0] == views[2]
    assert views[1] == views[3]
