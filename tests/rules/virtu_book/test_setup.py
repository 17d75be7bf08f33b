"""Preparation: pages 4 to 7 of the rulebook (V-SET)."""

import pytest

from tests.rules.virtu_book.table import COLOURS, FAMILIES, Table, acting, new, table

CLOSED = {"Nizza", "Torino", "Milano", "Genova", "Parma", "Ragusa", "Cagliari", "Reggio"}
STANDARD = "standard"
START = {
    "red": {"Pisa", "Firenze"},
    "yellow": {"Napoli", "Bari"},
    "green": {"Padova", "Venezia"},
    "blue": {"Milano", "Genova"},
    "white": {"Civitavecchia", "Roma"},
}
ROOMS = {f"room-{room}" for room in range(1, 6)}


def cities_in_play(seats: int) -> set[str]:
    """An agent may go to every city on the board."""
    return {place for place in acting("intrigue", seats=seats).offers("send") if place[0].isupper()}


@pytest.mark.parametrize(("seats", "families"), [(3, FAMILIES[:3]), (4, FAMILIES[:4]), (5, FAMILIES)])
def test_V_SET_1_who_plays_with_three_four_and_five(seats: int, families: tuple[str, ...]) -> None:
    """V-SET-1: with 3 Florence, Naples, Venice; with 4 also Milan; with 5 also Rome."""
    assert tuple(household["family"] for household in new(seats, edition=STANDARD).position["seats"]) == families


def test_V_SET_1_with_three_eight_cities_are_closed() -> None:
    """V-SET-1: Nizza, Torino, Milano, Genova, Parma, Ragusa, Cagliari and Reggio are covered."""
    assert cities_in_play(4) - cities_in_play(3) == CLOSED
    assert len(cities_in_play(3)) == 20


def test_V_SET_1_perugia_and_civitavecchia_are_only_on_the_side_for_five() -> None:
    """V-SET-1: they are missing on the side for 3/4."""
    assert cities_in_play(5) - cities_in_play(4) == {"Perugia", "Civitavecchia"}
    assert len(cities_in_play(5)) == 30


def test_V_SET_1_rome_is_neutral_unless_five_play() -> None:
    """V-SET-1: the token of Rome without a crest lies among the neutral cities; with 5 it is the white player's."""
    assert [new(seats).ruler("Roma") for seats in (3, 4, 5)] == [None, None, "white"]


def test_V_SET_1_no_troop_enters_a_closed_city() -> None:
    """V-SET-1: with 3 the road from Pisa to Genova leads nowhere."""
    war = {"palace": {"left-1": "gonfalonier", "right-1": "merchant"}}
    assert "Pisa>Genova" not in acting("war", war).offers("march")
    assert "Pisa>Genova" in acting("war", war, seats=4, blue={"troops": ""}).offers("march")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_V_SET_2_what_each_player_receives(seats: int) -> None:
    """V-SET-2: two start cities, a troop at each, 1 florin, 2 agents (Naples and Rome 3)."""
    game = new(seats, edition=STANDARD)
    for colour in COLOURS[:seats]:
        assert game.holds(colour) == START[colour]
        assert game.troops(colour) == dict.fromkeys(START[colour], 1)
        assert game.florins(colour) == 1
        assert game.household(colour)["agents_in_all"] == (3 if colour in ("yellow", "white") else 2)
        assert game.agents(colour) == set()
        assert game.used(colour) == set()
        assert game.household(colour)["patronage"] == 0


def test_V_SET_2_four_troops_wait_in_reserve() -> None:
    """V-SET-2: six troops a player: two at the start cities, four that can be hired."""
    hiring = table("hiring", stage="winter", red={"florins": 9}).do(*["hire:Pisa"] * 4)
    assert hiring.troops("red") == {"Pisa": 5, "Firenze": 1}
    assert hiring.asked != ("red", "winter")


def test_V_SET_3_a_family_card_goes_into_any_room_or_onto_an_open_place() -> None:
    """V-SET-3: five rooms, one courtier place on the left and two on the right; the shaded ones are closed."""
    places = {text.partition("@")[2] for text in new(3).offers("place")}
    assert places == ROOMS | {"left-1", "right-1", "right-2"}


def test_V_SET_3_a_family_card_may_lie_under_another() -> None:
    """V-SET-3: as an upgrade; one upgrade under each action card."""
    game = new(3).do("place:1@room-1")
    assert "2@under-1" in game.offers("place")
    assert "2@room-1" not in game.offers("place")
    assert "3@under-1" not in game.do("place:2@under-1").offers("place")


def test_V_SET_3_a_place_holds_one_card() -> None:
    """V-SET-3"""
    assert "2@left-1" not in new(3).do("place:1@left-1").offers("place")


def all_placed(game: Table, seats: int) -> Table:
    for _ in range(seats):
        game.do("place:1@room-1", "place:2@under-1", "place:3@right-1")
    return game


def test_V_SET_3_family_cards_are_secret_until_all_are_placed() -> None:
    """V-SET-3: nobody sees where another has put his cards before everybody has."""
    one, other = new(3), new(3)
    one.do("place:1@room-1", "place:2@under-1", "place:3@right-1")
    other.do("place:1@left-1", "place:2@room-4", "place:3@room-2")
    for viewer in (1, 2, None):
        assert one.state.view(viewer) == other.state.view(viewer)
    assert one.state.view(0).houses[0].rooms[0].card == "lorenzo"


def test_V_SET_3_they_are_seen_and_available_when_all_are_placed() -> None:
    """V-SET-3"""
    game = all_placed(new(3), 3)
    for viewer in (0, 1, 2, None):
        assert game.state.view(viewer).houses[1].cards() == {
            "room-1": "ferdinand", "under-1": "alfonso", "right-1": "montefeltro",
        }  # fmt: skip
    assert [game.used(colour) for colour in COLOURS[:3]] == [set()] * 3


def test_V_SET_3_events_tell_others_nothing_of_the_cards() -> None:
    """V-SET-3: what the others hear is the same wherever the cards go."""
    heard = []
    for moves in (
        ("place:1@room-1", "place:2@under-1", "place:3@right-1"),
        ("place:3@left-1", "place:1@room-5", "place:2@room-2"),
    ):
        game = new(3)
        game.state.watch()
        heard.append([game.do(move).state.events(2) for move in moves])
    assert heard[0] == heard[1]


def test_V_SET_4_chance_names_the_first_player() -> None:
    """V-SET-4: the table chooses; by default it is random among all."""
    game = new(4, first=None)
    assert game.state.waits_for_chance
    assert game.state.chance().pool == ("0", "1", "2", "3")


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_V_SET_4_the_order_is_clockwise_and_the_discs_lie_in_it(first: int) -> None:
    """V-SET-4: the first player's disc is on top of both stacks, the last one's at the bottom."""
    chosen, drawn = new(4, first=first), new(4, first=None)
    drawn.state.deal_cards([str(first)])
    clockwise = [(first + seat) % 4 for seat in range(4)]
    for game in (chosen, drawn):
        assert game.position["order"] == clockwise
        assert game.position["city_track"] == clockwise
        assert game.position["patronage_track"] == clockwise
    assert all_placed(chosen, 4).asked == (COLOURS[first], "marker")
