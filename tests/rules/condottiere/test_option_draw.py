"""Draw after battle: C-OPT-1."""

from typing import Any

import pytest

import signoria
from tests.rules.condottiere.board import (
    FULL_6,
    MODERN,
    Table,
    battle,
    cards,
    dealt,
    fought,
    listed,
    new,
    told,
    without,
)

DRAW = ("draw-after-battle",)
DECK = "1x5 2x5 3x5 4x5"


def drawing(lines: list[str], hands: list[str], deck: str = DECK, **more: Any) -> Table:
    return fought(lines, hands=hands, deck=deck, options=DRAW, **more)


def test_C_OPT_1_the_first_deal_is_seven() -> None:
    """C-OPT-1: first deal 7."""
    assert new(4, options=DRAW).count == 28


def test_C_OPT_1_after_each_battle_from_the_holder_clockwise() -> None:
    """C-OPT-1: after each battle each player, from the holder clockwise, may draw; then the holder chooses."""
    table = drawing(["", "6", ""], ["5", "5", "5"])
    assert table.owner("Roma") == 1
    for seat in (1, 2, 0):
        assert table.asked == (seat, "draw")
        assert table.legal == {"draw:0", "draw:1", "draw:2", "draw:3"}
        table.do("draw:0")
    assert table.asked == (1, "place")


def test_C_OPT_1_a_player_draws_from_the_deck() -> None:
    """C-OPT-1: the cards come from the deck into his hand; then the next draws from the rest."""
    table = drawing(["6", ""], ["5", "5"], deck="10 10 winter 2").do("draw:2")
    assert (table.waits, table.count, table.pool) == (True, 2, cards("10 10 winter 2"))
    assert table.state.chance().kind == "deal"
    table.deal("10 winter")
    assert table.hand(0) == cards("5 10 winter")
    assert table.asked == (1, "draw")
    table.do("draw:1")
    assert (table.count, table.pool) == (1, cards("10 2"))
    table.deal("2")
    assert (table.hand(1), table.asked) == (cards("5 2"), (0, "place"))
    assert cards(" ".join(table.state.position()["deck"])) == cards("10")


def test_C_OPT_1_the_limit_is_ten_and_one_a_region() -> None:
    """C-OPT-1: with 9 cards and 1 region a player may draw only 2."""
    table = drawing(["6", "", ""], ["10", "6x7 5 5", "10"], owns=["", "Parma", ""]).do("draw:0")
    assert (table.asked, table.legal) == ((1, "draw"), {"draw:0", "draw:1", "draw:2"})
    table.refuses("draw:3", "C-OPT-1")
    table.refuses("draw:4")


def test_C_OPT_1_the_region_just_won_raises_the_limit() -> None:
    """C-OPT-1: compare first, then draw: 10 cards and the region just won: one card."""
    table = drawing(["6", ""], ["5x5 6x5", "10"])
    assert (table.asked, table.legal) == ((0, "draw"), {"draw:0", "draw:1"})


def test_C_OPT_1_nobody_draws_beyond_his_limit() -> None:
    """C-OPT-1, C-ASK-3: a player at his limit is not asked; nor one above it."""
    table = drawing(["6", "", ""], ["10", "5x5 6x5", "courtesanx6 bishopx5"]).do("draw:0")
    assert table.asked == (0, "place")


def test_C_OPT_1_a_player_without_cards_draws_three_too() -> None:
    """C-OPT-1: as long as somebody holds a card, 3 is the most."""
    table = drawing(["6", "", ""], ["", "5", ""])
    assert (table.asked, table.legal) == ((0, "draw"), {"draw:0", "draw:1", "draw:2", "draw:3"})


def all_empty(*, deck: str = DECK, **more: Any) -> Table:
    """Two players have just played their last cards; seat 0 wins."""
    return battle(["6", "5"], deck=deck, options=DRAW, **more).do("play:6", "play:5")


def deal_all(table: Table) -> Table:
    while table.waits:
        table.deal_anything()
    return table


def test_C_OPT_1_if_nobody_holds_a_card_each_gets_ten_unasked() -> None:
    """C-OPT-1, C-ASK-3: if nobody holds any card each gets 10 instead, unasked; then the holder chooses."""
    table = all_empty()
    assert table.waits
    deal_all(table)
    assert (table.hand_sizes(), table.asked) == ([10, 10], (0, "place"))


def test_C_OPT_1_the_ten_come_from_the_holder_clockwise() -> None:
    """C-OPT-1: in the order of drawing: the holder's ten first."""
    table = battle(["5", "6", "2"], deck="1x5 2x5 3x5 4x4 5x6 6x5", options=DRAW).do("play:5", "play:6", "play:2")
    table.deal("1x5 2x5").deal("3x5 4x4 5")
    assert (table.hand(1), table.hand(2), table.hand(0)) == (cards("1x5 2x5"), cards("3x5 4x4 5"), cards(""))
    assert table.deal("5x5 6x5").asked == (1, "place")


def test_C_OPT_1_ten_also_with_regions() -> None:
    """C-OPT-1: each gets 10, though regions would allow more cards."""
    table = deal_all(all_empty(deck="1x9 2x8 3x8", owns=["Parma", "Torino Siena"]))
    assert table.hand_sizes() == [10, 10]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deck", ["", "1", "1x5 2x5 3x5"])
def test_C_OPT_1_ten_each_though_the_deck_is_too_small(seats: int, deck: str) -> None:
    """C-OPT-1: discards, then the finished battle's lines, are shuffled in: there is always enough for all."""
    table = battle(["6", *["5"] * (seats - 1)], deck=deck, options=DRAW)
    for seat in range(seats):
        table.do("play:5" if seat else "play:6")
    assert deal_all(table).hand_sizes() == [10] * seats


def test_C_OPT_1_ten_each_out_of_the_lines() -> None:
    """C-OPT-1: without deck and discards the lines are all there is."""
    lines = ["1x10 2x8 3x8 4x8", "5x8 10x8 courtesanx12 drummerx6 heroinex3 winterx3 6x8"]
    table = battle(["scarecrowx16 bishopx6 springx3", ""], lines=lines, deck="", options=DRAW, passed=[1])
    table.do(*["play:scarecrow", "take:none"] * 16, *["play:bishop", "favour:none"] * 6, *["play:spring"] * 3)
    assert deal_all(table).hand_sizes() == [10, 10]


def test_C_OPT_1_one_card_in_one_hand_and_everybody_is_asked() -> None:
    """C-OPT-1: nobody must hold a card: with one left, all draw as usual."""
    table = battle(["6 1", "5"], deck=DECK, options=DRAW).do("play:6", "play:5", "pass")
    assert (table.asked, table.legal) == ((0, "draw"), {"draw:0", "draw:1", "draw:2", "draw:3"})


def test_C_OPT_1_everybody_is_told_why_ten_are_dealt() -> None:
    """C-OPT-1, C-ASK-3: what happens by itself is told."""
    table = battle(["6", "5"], deck=DECK, options=DRAW)
    table.state.watch()
    table.do("play:6", "play:5")
    assert ("ten-each", {"count": 10}) in told(table.state, None)
    table.deal("1x5 2x5")
    assert told(table.state, 1) == [("dealt", {"seat": 0, "count": 10, "cards": None})]


def test_C_OPT_1_no_more_than_three_can_be_named() -> None:
    """C-OPT-1: 0 to 3 cards: there is no word for more."""
    drawing(["6", ""], ["5", "5"]).refuses("draw:4")


def test_C_OPT_1_where_nothing_is_left_to_draw_the_game_goes_on() -> None:
    """C-OPT-1: a hand-made position may hold all cards in hands: then nobody waits for any."""
    hands = [MODERN.replace("6x8", "6x7"), ""]
    table = drawing(["6", ""], hands, deck="")
    assert table.asked == (1, "draw")
    table.do("draw:3")
    while table.waits:
        assert table.count > 0
        table.deal_anything()
    assert (table.asked, table.hand(1)) == ((0, "place"), cards("6"))


def test_C_OPT_1_lines_are_discarded_after_the_choice() -> None:
    """C-OPT-1: then the holder chooses; then lines are discarded; the battle is at the chosen region."""
    table = drawing(["6", "5"], ["5", "5"])
    assert [table.line(0), table.line(1)] == [cards("6"), cards("5")]
    table.do("draw:0", "draw:0")
    assert [table.line(0), table.line(1)] == [cards("6"), cards("5")]
    table.do("place:Siena")
    assert [table.line(0), table.line(1)] == [cards(""), cards("")]
    assert (table.battle, table.asked) == ("Siena", (0, "battle"))


def test_C_OPT_1_no_hand_discard() -> None:
    """C-OPT-1: no hand discard: nobody is asked to fold."""
    table = drawing(["6", "", ""], ["winter", "heroine", "drummer"]).do("draw:0", "draw:0", "draw:0", "place:Siena")
    assert (table.asked, table.hand_sizes()) == ((0, "battle"), [1, 1, 1])


def test_C_OPT_1_no_rounds() -> None:
    """C-OPT-1: no rounds: a single player with cards keeps them all, and nothing is dealt."""
    table = drawing(["6", "", ""], ["10 6 5", "", ""]).do("draw:0", "draw:0", "draw:0", "place:Siena")
    assert (table.asked, table.waits, table.hand(0)) == ((0, "battle"), False, cards("10 6 5"))


def test_C_OPT_1_no_battle_begins_with_empty_hands_all_round() -> None:
    """C-OPT-1: so no game goes round and round without a card."""
    table = deal_all(battle(["6", "5"], deck=DECK, options=DRAW).do("play:6", "play:5")).do("place:Siena")
    assert (table.asked, table.hand_sizes()) == ((0, "battle"), [10, 10])


def test_C_OPT_1_a_short_deck_gives_its_rest_then_the_discards() -> None:
    """C-OPT-1: when the deck is empty the discards are shuffled into a new one."""
    hands, lines = ["5", "5"], ["6", "4"]
    table = drawing(lines, hands, deck="1").do("draw:3")
    assert (table.count, table.pool) == (1, cards("1"))
    table.deal("1")
    assert table.waits
    assert table.count == 2
    assert table.pool == cards(MODERN) - cards("1 5 5 6 4")
    table.deal("10 winter")
    assert table.hand(0) == cards("5 1 10 winter")
    assert table.asked == (1, "draw")
    assert cards(" ".join(table.state.position()["deck"])) == cards(MODERN) - cards("1 5 5 6 4 10 winter")


def test_C_OPT_1_an_empty_deck_is_made_of_the_discards() -> None:
    """C-OPT-1: the discards, not the finished battle's lines, and not the hands."""
    table = drawing(["6", "4"], ["5", "5"], deck="").do("draw:3")
    assert (table.count, table.pool) == (3, cards(MODERN) - cards("5 5 6 4"))


def test_C_OPT_1_if_that_is_not_enough_the_lines_too() -> None:
    """C-OPT-1: with neither deck nor discards the finished battle's lines are shuffled."""
    lines = ["1x10 2x8", "3x8 4x8", "5x8 6x7", "10x8", "drummerx6", "courtesanx12 heroinex3 winterx3"]
    hands = ["scarecrowx9", "scarecrowx7", "bishopx6", "springx3", "surrenderx3", "6"]
    table = drawing(lines, hands, deck="")
    assert table.owner("Roma") == 5
    assert table.asked == (5, "draw")
    table.do("draw:3")
    assert table.count == 3
    assert table.pool == cards(" ".join(lines))
    table.deal("10 10 heroine")
    assert table.hand(5) == cards("6 10 10 heroine")


def test_C_OPT_1_discards_and_lines_together_suffice() -> None:
    """C-OPT-1: one discard is left: the other two cards come from the lines."""
    lines = ["1x10 2x8", "3x8 4x8", "5x8 6x7", "10x7", "drummerx6", "courtesanx12 heroinex3 winterx3"]
    hands = ["scarecrowx9", "scarecrowx7", "bishopx6", "springx3", "surrenderx3", "6"]
    table = drawing(lines, hands, deck="").do("draw:3")
    while table.waits:
        table.state.deal(signoria.Rng(3))
    assert sum(table.hand(5).values()) == 4
    assert table.asked == (0, "draw")


def test_C_OPT_1_victory_is_checked_before_the_draw() -> None:
    """C-OPT-1, C-RES-5: compare first: a won game ends without drawing."""
    table = drawing(["6", "", "", ""], ["5", "5", "5", "5"], at="Parma", owns=["Genova Lucca", "", "", ""])
    assert (table.state.over, table.reason) == (True, "adjacent")
    table = drawing(["6"] + [""] * 5, ["5"] * 6, at="Venezia", owns=without(FULL_6, "Venezia"))
    assert (table.state.over, table.reason) == (True, "most")


def test_C_OPT_1_courtesans_decide_who_draws_first() -> None:
    """C-OPT-1: compare, as always: the holder is who now has the marker."""
    assert drawing(["6", "", "courtesan"], ["5", "5", "5"]).asked == (2, "draw")


def test_C_OPT_1_the_first_placing_is_not_preceded_by_a_draw() -> None:
    """C-OPT-1: after each battle: not before the first."""
    table = dealt(3, each=7, options=DRAW)
    assert table.asked == (0, "place")
    assert table.do("place:Roma").asked == (0, "battle")


@pytest.mark.parametrize("text", ["pass", "hold", "fold", "place:Siena", "play:5"])
def test_C_OPT_1_while_drawing_nothing_else_is_done(text: str) -> None:
    """C-OPT-1: compare, draw, choose, in this order."""
    drawing(["6", ""], ["5", "5"]).refuses(text)


def test_C_OPT_1_drawn_cards_are_secret() -> None:
    """C-OPT-1: others see how many were drawn, not which."""
    worlds = []
    for mine, left in (("10", "2"), ("2", "10")):
        state = drawing(["6", "", ""], ["5", "5", "5"], deck="10 2").do("draw:1").state
        state.watch()
        state.deal_cards(listed(mine))
        assert state.position()["deck"] == listed(left)
        worlds.append(state)
    assert worlds[0].view(1) == worlds[1].view(1)
    assert worlds[0].view(None) == worlds[1].view(None)
    assert worlds[0].view(0) != worlds[1].view(0)
