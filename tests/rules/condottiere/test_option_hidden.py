"""Hidden cards: C-OPT-5."""

from typing import Any

import pytest

import signoria
from tests.rules.condottiere.board import Table, battle, cards, final, told
from tests.rules.condottiere.test_final_battle import TIED

HIDDEN = ("hidden-cards",)


def hidden(hands: list[str], **more: Any) -> Table:
    return battle(hands, options=HIDDEN, **more)


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10", "drummer", "heroine", "courtesan"])
def test_C_OPT_5_played_face_down(card: str) -> None:
    """C-OPT-5: Mercenaries, Drummers, Heroines and Courtesans are played face down."""
    table = hidden([f"{card} 1", "1 1"]).do(f"play:{card}")
    assert (table.face_down(0), table.line(0)) == (cards(card), cards(""))
    assert table.strengths == [0, 0]
    assert table.asked == (1, "battle")


@pytest.mark.parametrize("card", ["winter", "spring"])
def test_C_OPT_5_seasons_are_played_face_up(card: str) -> None:
    """C-OPT-5: a Winter or a Spring is played face up, and acts at once."""
    table = hidden([f"{card} 1", "1 1"], lines=["6", ""]).do(f"play:{card}")
    assert (table.face_down(0), table.line(0)) == (cards(""), cards(f"6 {card}"))
    assert table.strengths == ([1, 0] if card == "winter" else [9, 0])


def test_C_OPT_5_the_earlier_card_is_turned_up_with_the_next() -> None:
    """C-OPT-5: when a player next plays a card, his earlier face-down card is turned up."""
    table = hidden(["6 5 4 1", "3 2 1"]).do("play:6", "play:3", "play:5")
    assert (table.line(0), table.face_down(0)) == (cards("6"), cards("5"))
    assert (table.line(1), table.face_down(1)) == (cards(""), cards("3"))
    assert table.strengths == [6, 0]


@pytest.mark.parametrize("card", ["winter", "spring"])
def test_C_OPT_5_a_face_up_card_turns_the_earlier_one_up_too(card: str) -> None:
    """C-OPT-5: any next card does, also one that is itself face up."""
    table = hidden([f"{card} 1", "1 1"], face_down=["6", ""]).do(f"play:{card}")
    assert (table.line(0), table.face_down(0)) == (cards(f"6 {card}"), cards(""))


def test_C_OPT_5_pass_leaves_it() -> None:
    """C-OPT-5: `pass` leaves the face-down card as it is."""
    table = hidden(["1", "1 1"], face_down=["6", ""]).do("pass")
    assert (table.face_down(0), table.line(0), table.strengths) == (cards("6"), cards(""), [0, 0])
    assert (table.passed(0), table.asked) == (True, (1, "battle"))


def test_C_OPT_5_pass_open_turns_it_up_first() -> None:
    """C-OPT-5: `pass:open` turns it up first: it counts in what is announced."""
    table = hidden(["1", "1 1"], lines=["2", ""], face_down=["6", ""]).do("pass:open")
    assert (table.face_down(0), table.line(0), table.strengths) == (cards(""), cards("2 6"), [8, 0])
    assert (table.passed(0), table.asked) == (True, (1, "battle"))


def test_C_OPT_5_the_choice_exists_only_with_a_face_down_card() -> None:
    """C-OPT-5: the choice exists only with a face-down card, of one's own."""
    table = hidden(["6 1", "1 1"])
    assert table.legal == {"play:6", "play:1", "pass"}
    table.refuses("pass:open", "C-OPT-5")
    assert table.do("play:6").legal == {"play:1", "pass"}
    assert table.do("play:1").legal == {"play:1", "pass", "pass:open"}


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_OPT_5_without_the_option_there_is_no_pass_open(edition: str) -> None:
    """C-OPT-5: only with this option."""
    battle(["6 1", "1 1"], edition=edition).refuses("pass:open", "C-OPT-5")


@pytest.mark.parametrize("phase", ["take", "favour"])
def test_C_OPT_5_pass_open_belongs_to_a_turn_of_the_battle(phase: str) -> None:
    """C-OPT-5, C-BAT-2: not while another decision is asked."""
    card = {"take": "scarecrow", "favour": "bishop"}[phase]
    table = hidden([f"{card} 1", "1"], lines=["5 2", ""], face_down=["6", ""]).do(f"play:{card}")
    assert table.asked == (0, phase)
    table.refuses("pass:open", "C-BAT-2")


def test_C_OPT_5_turned_up_it_can_be_hit_by_a_later_bishop() -> None:
    """C-OPT-5: face up the card can be hit by a later Bishop, face down it cannot."""
    for passing, left in (("pass", "3 10"), ("pass:open", "3")):
        table = hidden(["1", "bishop 1"], lines=["3", "2"], face_down=["10", ""])
        table.do(passing, "play:bishop", "favour:none", "pass")
        assert table.line(0) == (cards("10") if passing == "pass" else cards(left))


@pytest.mark.parametrize(("passing", "owner", "strengths"), [("pass", 1, [10, 11]), ("pass:open", 0, [12, 11])])
def test_C_OPT_5_open_or_not_decides_the_battle(passing: str, owner: int, strengths: list[int]) -> None:
    """C-OPT-5: 6, 6 and a face-down 10 against 5, 4, 2 and a Bishop: face up, the 10 draws the Bishop to itself."""
    table = hidden(["1", "bishop 1"], lines=["6 6", "5 4 2"], face_down=["10", ""])
    table.do(passing, "play:bishop", "favour:none", "pass")
    assert (table.strengths, table.owner("Roma")) == (strengths, owner)


@pytest.mark.parametrize(("passing", "announced"), [("pass", [4, 3]), ("pass:open", [8, 3])])
def test_C_OPT_5_a_drummer_may_be_turned_up_too(passing: str, announced: list[int]) -> None:
    """C-OPT-5: any face-down card, also one that is no mercenary."""
    table = hidden(["1", "1 1"], lines=["4", "3"], face_down=["drummer", ""]).do(passing)
    assert table.strengths == announced


def test_C_OPT_5_everybody_is_told_what_is_turned_up() -> None:
    """C-OPT-5: turned up, announced and passed, in this order, for everybody alike."""
    table = hidden(["1", "1 1", "1"], face_down=["6", "", ""])
    table.state.watch()
    table.do("pass:open")
    for seat in (0, 1, 2, None):
        assert told(table.state, seat) == [
            ("turned-up", {"seat": 0, "card": "6"}),
            ("strengths", {"before": [0, 0, 0], "after": [6, 0, 0]}),
            ("passed", {"seat": 0, "why": "chosen"}),
        ]


def test_C_OPT_5_pass_open_may_end_the_battle() -> None:
    """C-OPT-5, C-BAT-6: the last to pass may choose as well."""
    table = hidden(["1", "1"], lines=["5", "2"], face_down=["", "4"], passed=[0], turn=1).do("pass:open")
    assert (table.owner("Roma"), table.asked) == (1, (1, "place"))


def test_C_OPT_5_pass_open_of_a_defender() -> None:
    """C-OPT-5, C-OPT-4: a defender with a face-down card has played: passing is for good, open or not."""
    for passing in ("pass", "pass:open"):
        table = battle(
            ["1", "1 1", "1 1"], face_down=["6", "", ""], owns=["Roma", "", ""], options=("capturing", "hidden-cards"),
            marker=1, turn=0,
        ).do(passing)  # fmt: skip
        assert table.passed(0)


def test_C_OPT_5_all_are_turned_up_before_strengths_are_compared() -> None:
    """C-OPT-5: all are turned up before strengths are compared."""
    table = hidden(["1", "1"], lines=["5", "2"], face_down=["", "4"], passed=[1]).do("pass")
    assert table.owner("Roma") == 1
    assert (table.line(1), table.face_down(1), table.strengths) == (cards("2 4"), cards(""), [5, 6])


def test_C_OPT_5_also_after_a_surrender() -> None:
    """C-OPT-5: also after a Surrender, one's own and the others'."""
    table = hidden(["surrender 1", "1", "1"], lines=["5", "2", ""], face_down=["3", "4", "10"]).do("play:surrender")
    assert (table.owner("Roma"), table.strengths) == (2, [8, 6, 10])


def test_C_OPT_5_hidden_drummers_count_when_turned_up() -> None:
    """C-OPT-5: a Drummer doubles its line once it is face up."""
    table = hidden(["1", "1"], lines=["4", "6"], face_down=["drummer", ""], passed=[1])
    assert table.strengths == [4, 6]
    assert table.do("pass").owner("Roma") == 0


def test_C_OPT_5_hidden_courtesans_count_when_turned_up() -> None:
    """C-OPT-5, C-RES-3: Courtesans are counted after all cards are turned up."""
    table = hidden(
        ["1", "1", "1"], lines=["6", "", "courtesan"], face_down=["", "courtesan", "courtesan"], passed=[1, 2]
    ).do("pass")
    assert (table.owner("Roma"), table.marker) == (0, 2)


def test_C_OPT_5_spring_looks_at_face_up_cards_when_announcing() -> None:
    """C-OPT-5: announced strengths count face-up cards only: a hidden 10 is not the highest yet."""
    table = hidden(["1", "1"], lines=["5 spring", "4"], face_down=["", "10"], passed=[1])
    assert table.strengths == [8, 4]
    table.do("pass")
    assert (table.strengths, table.owner("Roma")) == ([5, 17], 1)


def test_C_OPT_5_winter_reaches_hidden_mercenaries_in_the_end() -> None:
    """C-OPT-5: turned up, a mercenary is worth 1 in Winter."""
    table = hidden(["1", "1"], lines=["winter 1 1", ""], face_down=["", "10"], passed=[1]).do("pass")
    assert (table.strengths, table.owner("Roma")) == ([2, 1], 0)


def test_C_OPT_5_a_scarecrow_cannot_take_a_face_down_mercenary() -> None:
    """C-OPT-5: a face-down mercenary cannot be taken by a Scarecrow."""
    table = hidden(["scarecrow 1", "1"], lines=["6", ""], face_down=["10", ""]).do("play:scarecrow")
    assert (table.asked, table.legal) == ((0, "take"), {"take:6", "take:none"})
    table.refuses("take:10")
    table.do("take:6")
    assert (table.hand(0), table.line(0), table.face_down(0)) == (cards("1 6"), cards("10"), cards(""))


def test_C_OPT_5_with_only_a_face_down_mercenary_nothing_is_asked() -> None:
    """C-OPT-5: a Scarecrow does not reach the card that its own play turns up."""
    table = hidden(["scarecrow 1", "1"], face_down=["10", ""]).do("play:scarecrow")
    assert table.asked == (1, "battle")
    assert (table.hand(0), table.line(0), table.face_down(0)) == (cards("1"), cards("10"), cards(""))


def test_C_OPT_5_the_new_cards_effect_comes_first() -> None:
    """C-OPT-5, C-ASK-4: the earlier card is turned up after the take decision."""
    table = hidden(["scarecrow 1", "1"], lines=["6", ""], face_down=["10", ""]).do("play:scarecrow")
    assert (table.face_down(0), table.strengths) == (cards("10"), [6, 0])
    assert table.do("take:none").strengths == [16, 0]


def test_C_OPT_5_a_bishop_ignores_face_down_mercenaries() -> None:
    """C-OPT-5: a face-down mercenary is ignored by a Bishop, one's own and another's."""
    table = hidden(["bishop 1", "1", "1"], lines=["5", "6 5", ""], face_down=["10", "10", "6"]).do("play:bishop")
    assert [table.line(seat) for seat in range(3)] == [cards("5"), cards("5"), cards("")]
    assert table.asked == (0, "favour")
    assert table.face_down(0) == cards("10")
    table.do("favour:none")
    assert [table.face_down(seat) for seat in range(3)] == [cards(""), cards("10"), cards("6")]
    assert table.line(0) == cards("5 10")


def test_C_OPT_5_a_bishop_with_nothing_face_up_removes_nothing() -> None:
    """C-OPT-5: nor does it reach the card that its own play turns up."""
    table = hidden(["bishop 1", "1"], face_down=["10", "6"]).do("play:bishop", "favour:none")
    assert (table.line(0), table.face_down(1)) == (cards("10"), cards("6"))


def test_C_OPT_5_a_card_turned_up_is_like_any_other() -> None:
    """C-OPT-5: once face up, a mercenary can be taken back or removed."""
    table = hidden(["6 5 scarecrow 1", "1x4"]).do("play:6", "play:1", "play:5", "play:1", "play:scarecrow")
    assert table.legal == {"take:6", "take:none"}
    assert table.do("take:6").line(0) == cards("5")


def test_C_OPT_5_the_last_card_stays_hidden_till_the_end() -> None:
    """C-OPT-5, C-BAT-4: for who has played their last card the program passes; it stays face down to the end."""
    table = hidden(["10", "6 5 1"]).do("play:10", "play:6", "play:5")
    assert (table.face_down(0), table.strengths) == (cards("10"), [0, 6])
    assert (table.do("pass").strengths, table.owner("Roma")) == ([10, 11], 1)


def test_C_OPT_5_at_most_one_card_of_a_seat_is_face_down() -> None:
    """C-OPT-5: so at most one card a seat lies face down; a position with more is refused."""
    with pytest.raises(signoria.InvalidError):
        hidden(["1", "1"], face_down=["6 5", ""])


@pytest.mark.parametrize("card", ["winter", "spring", "bishop", "scarecrow", "surrender"])
def test_C_OPT_5_other_cards_never_lie_face_down(card: str) -> None:
    """C-OPT-5: only mercenaries, Drummers, Heroines and Courtesans are face down."""
    with pytest.raises(signoria.InvalidError):
        hidden(["1", "1"], face_down=[card, ""])


def test_C_OPT_5_without_the_option_nothing_lies_face_down() -> None:
    """C-OPT-5: only with this option."""
    assert battle(["6 1", "1"]).do("play:6").line(0) == cards("6")
    with pytest.raises(signoria.InvalidError):
        battle(["1", "1"], face_down=["6", ""])


def test_C_OPT_5_others_do_not_see_what_lies_face_down() -> None:
    """C-OPT-5: neither another player nor a spectator can tell which card it is; its player can."""
    one, other = (
        hidden(["6 1", "1"], face_down=["10", ""], turn=1).state,
        hidden(["10 1", "1"], face_down=["6", ""], turn=1).state,
    )
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_C_OPT_5_others_are_not_told_which_card_was_played() -> None:
    """C-OPT-5: the announcement of a face-down card does not name it; turning it up does."""
    worlds = []
    for hand, card in (("10 6 1", "10"), ("10 6 1", "6")):
        table = hidden([hand, "2 3", "4"])
        table.state.watch()
        worlds.append(table.do(f"play:{card}"))
    one, other = worlds
    for seat in (1, 2, None):
        assert told(one.state, seat) == told(other.state, seat)
    assert told(one.state, 0) != told(other.state, 0)
    for table in worlds:
        table.do("pass", "pass", "play:1")
    assert told(one.state, 1) != told(other.state, 1)


def test_C_OPT_5_a_hidden_card_of_one_who_passed_is_safe_and_secret_to_the_end() -> None:
    """C-OPT-5: a player who leaves it: nobody knows it before the comparison."""
    views = []
    for down, rest in (("10", "3"), ("3", "10")):
        table = hidden([f"{rest} 1", "1 1", "bishop 1"], face_down=[down, "", ""]).do(
            "pass", "pass", "play:bishop", "favour:none"
        )
        views.append(table.state.view(2))
        assert table.face_down(0) == cards(down)
    assert views[0] == views[1]


def test_C_OPT_5_in_the_final_battle_too() -> None:
    """C-OPT-5, C-WIN-3: a battle like any other."""
    hands = ["", "6 1", "", "5 1", ""]
    table = final(hands, [1, 3], owns=TIED, passed=[0, 2, 4], marker=1, options=HIDDEN).do("play:6", "play:5")
    assert (table.face_down(1), table.face_down(3)) == (cards("6"), cards("5"))
    assert table.do("pass", "pass").winners == (1,)
