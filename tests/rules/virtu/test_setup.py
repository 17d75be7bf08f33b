"""Set-up: V-SET."""

import pytest

import signoria
from tests.rules.virtu.table import BOX, FLORENCE, MILAN, NAPLES, ROME, VENICE, new, placed, table

CLOSED = {"Nizza", "Torino", "Milano", "Genova", "Parma", "Ragusa", "Cagliari", "Reggio"}


@pytest.mark.parametrize(
    ("seats", "families"),
    [
        (3, ["florence", "naples", "venice"]),
        (4, ["florence", "naples", "venice", "milan"]),
        (5, ["florence", "naples", "venice", "milan", "rome"]),
    ],
)
def test_V_SET_1_families(seats: int, families: list[str]) -> None:
    """V-SET-1: 3: Florence, Naples, Venice. 4: + Milan. 5: + Rome."""
    assert [house["family"] for house in new(seats).position["seats"]] == families


@pytest.mark.parametrize("seats", [2, 6])
def test_V_SET_1_three_to_five_play(seats: int) -> None:
    with pytest.raises(signoria.InvalidError, match="V-SET-1"):
        new(seats)


@pytest.mark.parametrize(("seats", "count"), [(3, 20), (4, 28), (5, 30)])
def test_V_SET_1_cities_in_play(seats: int, count: int) -> None:
    """V-SET-1: board side 3/4 or 5; with 3 eight cities are closed."""
    terms = new(seats).state.terms
    names = {city.id for number, city in enumerate(BOX.city) if terms.open_cities >> number & 1}
    assert len(names) == count
    assert (not names & CLOSED) is (seats == 3)
    assert ({"Perugia", "Civitavecchia"} <= names) is (seats == 5)


@pytest.mark.parametrize(("city", "seats"), [("Milano", 3), ("Reggio", 3), ("Perugia", 4), ("Civitavecchia", 3)])
def test_V_SET_1_closed_cities_cannot_be_held(city: str, seats: int) -> None:
    with pytest.raises(signoria.InvalidError, match="V-SET-1"):
        table(seats, cities={city: 0}, phase="marker")


def test_V_SET_1_roads_lead_around_closed_cities() -> None:
    """V-SET-1: no road leads into a closed city, and none across the other side of the board."""
    terms = new(3).state.terms
    for city in range(30):
        assert not terms.roads[city] & ~terms.open_cities
        assert bool(terms.open_cities >> city & 1) or not terms.roads[city]


@pytest.mark.parametrize("seat", [FLORENCE, NAPLES, VENICE, MILAN, ROME])
def test_V_SET_2_what_everybody_starts_with(seat: int) -> None:
    """V-SET-2: 2 start-city tokens (available), discs, 1 troop at each, 2 agents (Naples and Rome 3), 1 florin."""
    game = new(5)
    house = game.house(seat)
    start = list(BOX.family[seat].start)
    assert sorted(name for name, ruler in game.position["cities"].items() if ruler == seat) == sorted(start)
    assert house["used"] == []
    assert house["troops"] == dict.fromkeys(house["troops"], 1)
    assert sorted(house["troops"]) == sorted(start)
    assert house["florins"] == 1
    assert house["agents_in_all"] == (3 if seat in (NAPLES, ROME) else 2)
    assert house["agents"] == []
    assert house["marker"] is None


def test_V_SET_2_three_family_cards() -> None:
    """V-SET-2: 3 family cards."""
    game = placed(5)
    for seat in range(5):
        assert sorted(game.house(seat)["palace"].values()) == sorted(card.id for card in BOX.family[seat].card)


def test_V_SET_3_cards_go_to_rooms_under_action_cards_or_to_open_places() -> None:
    """V-SET-3: in a room (a card with an action, or an upgrade under one) or on an open courtier place."""
    game = new(3)
    slots = {text.partition("@")[2] for text in game.offers("place")}
    assert slots == {f"room-{n}" for n in range(1, 6)} | {"left-1", "right-1", "right-2"}
    game.do("place:2@room-3")
    slots = {text.partition("@")[2] for text in game.offers("place")}
    assert "under-3" in slots
    assert "room-3" not in slots
    game.do("place:1@under-3", "place:3@left-1")
    house = game.house(0)
    cards = [card.id for card in BOX.family[0].card]
    assert house["palace"] == {"room-3": cards[1], "under-3": cards[0], "left-1": cards[2]}
    assert house["used"] == []


def test_V_SET_3_one_upgrade_under_a_card() -> None:
    game = new(3).do("place:1@room-1", "place:2@under-1")
    assert game.refuses("place:3@under-1", "V-SET-3")


def test_V_SET_3_placing_can_be_begun_again() -> None:
    game = new(3).do("place:1@room-1", "place:2@under-1", "cancel")
    assert game.house(0)["palace"] == {}
    assert game.asked == (0, "placing")


def test_V_SET_3_secret_until_all_are_placed() -> None:
    """V-SET-3: others see nothing of it, in view and events, until all have placed."""
    one, other = new(3).do("place:1@room-1"), new(3).do("place:3@left-1")
    for viewer in (1, 2, None):
        assert one.state.view(viewer) == other.state.view(viewer)
        assert one.state.events(viewer) == other.state.events(viewer)
    assert one.state.view(0) != other.state.view(0)
    done = placed(3)
    for viewer in (0, 1, 2, None):
        assert all(house.cards() for house in done.state.view(viewer).houses)


def test_V_SET_4_first_player_by_choice_or_chance() -> None:
    """V-SET-4: first player by the table's choice (default random), then clockwise."""
    assert new(4, first=2).position["order"] == [2, 3, 0, 1]
    game = new(4, first=None)
    assert game.state.waits_for_chance
    assert game.state.chance() == signoria.Chance("first", ("0", "1", "2", "3"), 1)
    game.state.deal_cards(("3",))
    assert game.position["order"] == [3, 0, 1, 2]


def test_V_SET_4_tracks_are_stacked_first_on_top() -> None:
    """V-SET-4: the discs on the city and patronage tracks are stacked in that order, first on top."""
    position = new(5, first=3).position
    assert position["city_track"] == position["patronage_track"] == [3, 4, 0, 1, 2]
