"""Set-up: C-SET."""

from collections import Counter
from typing import Any

import pytest

import signoria
from tests.rules.condottiere.board import (
    CLASSIC,
    MODERN,
    REGIONS,
    Table,
    battle,
    cards,
    dealt,
    document,
    game,
    listed,
    new,
    told,
)

DECKS = [("modern", MODERN), ("classic", CLASSIC)]


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_SET_1_two_to_six_play(seats: int, edition: str) -> None:
    """C-SET-1: 2 to 6 players."""
    assert len(new(seats, edition=edition).state.position()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 7, -1])
def test_C_SET_1_not_fewer_and_not_more(seats: int) -> None:
    """C-SET-1: 2 to 6 players."""
    with pytest.raises(signoria.InvalidError):
        new(seats)


@pytest.mark.parametrize("seats", [1, 7])
def test_C_SET_1_a_position_too_has_two_to_six_seats(seats: int) -> None:
    """C-SET-1: 2 to 6 players."""
    with pytest.raises(signoria.InvalidError):
        battle(["1"] * seats)


def test_C_SET_1_an_unknown_edition_is_refused() -> None:
    """C-SET-1: a game is set up in one of the two editions."""
    with pytest.raises(signoria.InvalidError):
        new(4, edition="ancient")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_SET_1_seats_follow_each_other_clockwise(seats: int) -> None:
    """C-SET-1: players sit in clockwise order, seat after seat, and after the last comes the first."""
    table = dealt(seats, first=seats - 1).do("place:Roma")
    order = []
    for _ in range(2 * seats):
        order.append(table.state.to_move)
        table.do("play:" + min(table.hand(order[-1])))
    assert order == [(seats - 1 + i) % seats for i in range(2 * seats)]


@pytest.mark.parametrize("seat", range(6))
def test_C_SET_1_each_player_marks_regions_as_his(seat: int) -> None:
    """C-SET-1: each has a colour: what he conquers is told from what others conquer."""
    lines = ["6" if other == seat else "" for other in range(6)]
    table = battle(["1"] * 6, lines=lines, passed=range(1, 6)).do("pass")
    assert table.owner("Roma") == seat


@pytest.mark.parametrize("first", range(4))
def test_C_SET_2_the_table_says_who_first_holds_the_marker(first: int) -> None:
    """C-SET-2: one player first holds the Condottiere marker; the table says who."""
    table = new(4, first=first)
    assert table.state.chance().kind == "deal"
    assert table.deal_anything().asked == (first, "place")
    assert table.marker == first


@pytest.mark.parametrize("first", [4, -1, 17])
def test_C_SET_2_the_first_holder_sits_at_the_table(first: int) -> None:
    """C-SET-2: nobody else can hold the marker."""
    with pytest.raises(signoria.InvalidError):
        new(4, first=first)


@pytest.mark.parametrize("seats", [2, 6])
def test_C_SET_2_by_default_the_first_holder_is_drawn_by_chance(seats: int) -> None:
    """C-SET-2: by default a random seat."""
    table = new(seats, first=None)
    chance = table.state.chance()
    assert (chance.kind, chance.count) == ("first", 1)
    assert tuple(chance.pool) == tuple(str(seat) for seat in range(seats))
    table.state.deal_cards([str(seats - 1)])
    assert table.state.chance().kind == "deal"
    assert table.deal_anything().asked == (seats - 1, "place")


def holder(seed: int) -> int:
    table, rng = new(4, first=None), signoria.Rng(seed)
    while table.waits:
        table.state.deal(rng)
    return table.marker


def test_C_SET_2_chance_reaches_every_seat_and_comes_from_the_seed() -> None:
    """C-SET-2: a random seat, from the game's seed."""
    assert {holder(seed) for seed in range(60)} == {0, 1, 2, 3}
    assert [holder(seed) for seed in range(20)] == [holder(seed) for seed in range(20)]


@pytest.mark.parametrize(("edition", "deck"), DECKS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_SET_3_ten_cards_each_from_the_whole_deck(seats: int, edition: str, deck: str) -> None:
    """C-SET-3: shuffle; deal 10 cards to each."""
    table = new(seats, edition=edition)
    assert table.waits
    assert table.state.to_move is None
    assert table.pool == cards(deck)
    assert table.count == 10 * seats
    table.state.deal(signoria.Rng(1))
    assert table.hand_sizes() == [10] * seats


@pytest.mark.parametrize(("edition", "deck", "size"), [("modern", MODERN, 110), ("classic", CLASSIC, 96)])
def test_C_SET_3_the_deck_of_each_edition(edition: str, deck: str, size: int) -> None:
    """C-SET-3: 110 cards in modern; 96 in classic, which has neither Spring nor Courtesan."""
    pool = new(2, edition=edition).pool
    assert sum(pool.values()) == len(listed(deck)) == size
    assert ("spring" in pool, "courtesan" in pool) == (edition == "modern", edition == "modern")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_SET_3_seven_cards_with_draw_after_battle(seats: int) -> None:
    """C-SET-3: with draw after battle, 7 cards."""
    table = new(seats, options=["draw-after-battle"])
    assert table.count == 7 * seats
    assert table.deal_anything().hand_sizes() == [7] * seats


def test_C_SET_3_cards_go_where_they_are_dealt() -> None:
    """C-SET-3: a deal gives each seat its share, seat by seat."""
    table = new(2, first=1).deal("10x8 winter spring", "1x10")
    assert table.hand(0) == cards("10x8 winter spring")
    assert table.hand(1) == cards("1x10")


@pytest.mark.parametrize("deal", ["10x9 1x10 2", "1x10 2x8 3", "1x10 2x8 3x3", "1x10 2x9 3", "1x10 2x8 joker 3"])
def test_C_SET_3_no_card_is_dealt_that_is_not_in_the_deck(deal: str) -> None:
    """C-SET-3: only what the deck holds, and neither fewer nor more than 10 each."""
    table = new(2)
    before = table.state.position()
    with pytest.raises((signoria.InvalidError, signoria.IllegalMove)):
        table.state.deal_cards(listed(deal))
    assert table.waits
    assert table.state.position() == before


def test_C_SET_3_the_shuffle_comes_from_the_seed() -> None:
    """C-SET-3: the same seed deals the same hands, another seed others."""

    def hands(seed: int) -> list[Counter[str]]:
        table = new(4)
        table.state.deal(signoria.Rng(seed))
        return [table.hand(seat) for seat in range(4)]

    assert hands(5) == hands(5)
    assert len({str(hands(seed)) for seed in range(10)}) == 10


def test_C_SET_3_cards_are_dealt_face_down() -> None:
    """C-SET-3: nobody sees what others were dealt, neither in his view nor in what he is told."""
    worlds: list[Any] = []
    for second, third in (("10x5 2x5", "winterx3 3x7"), ("winterx3 3x7", "10x5 2x5")):
        state = new(3).state
        state.watch()
        state.deal_cards(listed("6x8 5 5") + listed(second) + listed(third))
        worlds.append(state)
    one, other = worlds
    for seat in (0, None):
        assert one.view(seat) == other.view(seat)
        assert told(one, seat) == told(other, seat)
    assert one.view(1) != other.view(1)
    assert told(one, 1) != told(other, 1)


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_SET_4_the_holder_places_the_marker_on_any_region(edition: str) -> None:
    """C-SET-4: the holder places the marker on a region: the first battle is there."""
    table = dealt(4, first=2, edition=edition)
    assert table.asked == (2, "place")
    assert {text for text in table.legal if text.startswith("place:")} == {f"place:{region}" for region in REGIONS}
    assert (table.battle, table.favour, table.state.position()["regions"]) == (None, None, {})
    table.do("place:Modena")
    assert (table.battle, table.asked, table.marker) == ("Modena", (2, "battle"), 2)


def test_C_SET_4_the_marker_is_placed_after_the_deal() -> None:
    """C-SET-4: first the deal, then the placing."""
    table = new(4)
    assert table.state.phase == "deal"
    table.refuses("place:Roma")
    table.refuses("pass")


def test_C_SET_4_no_card_before_the_marker_is_placed() -> None:
    """C-SET-4: a battle begins with the placing."""
    table = dealt(4)
    table.refuses("play:1")
    table.refuses("pass")


def spoilt(**change: Any) -> dict[str, Any]:
    return (
        document("battle", ["10 scarecrow", "6"], lines=["6 6", "winter"], at="Parma", owns=["Genova", "Lucca"])
        | change
    )


def test_C_SET_3_a_position_is_read_as_it_was_written() -> None:
    """C-SET-3: the unspoilt position of the refusals below is a good one, and comes back equal."""
    state = game.from_position(spoilt())
    again = game.from_position(state.position())
    assert again == state
    assert again.position() == state.position()
    assert Table(state).strengths == [2, 0]


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "ancient"},
        {"options": ["flying"]},
        {"regions": {"Atlantis": 0}},
        {"regions": {"Roma": 2}},
        {"favour": "Atlantis"},
        {"battle": "Atlantis"},
        {"battle": "Genova"},
        {"marker": 2},
        {"to_move": 5},
        {"phase": "siesta"},
        {"seats": []},
        {"game": "chess"},
    ],
    ids=str,
)
def test_C_SET_4_an_impossible_position_is_refused(change: dict[str, Any]) -> None:
    """C-SET-4: no unknown region, seat, edition, option or phase; no battle for a conquered region."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(spoilt(**change))


@pytest.mark.parametrize(
    ("edition", "line"),
    [
        ("modern", "10x9"),
        ("modern", "1x11"),
        ("modern", "heroinex4"),
        ("modern", "courtesanx13"),
        ("modern", "joker"),
        ("modern", "7"),
        ("classic", "courtesan"),
        ("classic", "spring"),
        ("classic", "1x16"),
        ("classic", "drummerx7"),
    ],
)
def test_C_SET_3_a_position_has_no_more_cards_than_its_deck(edition: str, line: str) -> None:
    """C-SET-3: a ninth 10, or a card of the other edition, is refused."""
    with pytest.raises(signoria.InvalidError):
        battle(["2", "3"], lines=[line], edition=edition)


def test_C_SET_3_cards_are_counted_over_hands_lines_and_deck() -> None:
    """C-SET-3: eight 10s in all, wherever they are."""
    assert battle(["10x3", "10x3"], lines=["10"], deck="10").strengths == [10, 0]
    with pytest.raises(signoria.InvalidError):
        battle(["10x3", "10x3"], lines=["10"], deck="10 10")
