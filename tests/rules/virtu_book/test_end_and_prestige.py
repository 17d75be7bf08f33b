"""The end of the game, prestige and victory: pages 32 and 33 (V-END, V-SCO)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import COLOURS, Household, Table, courtiers, table, winter

SEVEN = "Siena Urbino Ravenna Spoleto Ancona"
EIGHT = SEVEN + " Bologna"


def spring_ends(**more: Any) -> Table:
    return table("action", "green", **more).through_spring()


def is_over_after_winter(game: Table) -> bool:
    year = game.position["year"]
    while game.position["year"] == year and not game.state.over:
        game.decline()
    return bool(game.state.over)


# -- the end


def test_V_END_1_eight_cities_make_this_winter_the_last() -> None:
    """V-END-1: seven do not."""
    assert is_over_after_winter(spring_ends(red={"cities": EIGHT}))
    assert not is_over_after_winter(spring_ends(red={"cities": SEVEN}))


def test_V_END_1_so_does_the_last_patronage_cell() -> None:
    """V-END-1: the fifth step; the fourth does not."""
    assert is_over_after_winter(spring_ends(yellow={"patronage": 5, "bonuses": "duomo leonardo"}))
    assert not is_over_after_winter(spring_ends(yellow={"patronage": 4, "bonuses": "duomo leonardo"}))


def test_V_END_1_so_does_a_board_without_neutral_cities() -> None:
    """V-END-1: with three players twenty cities: 7, 7 and 6."""
    red, yellow = SEVEN, "Roma Terracina Benevento Taranto Palermo"
    green = "Mantova Bologna Ajaccio"
    more = {"red": {"cities": red}, "yellow": {"cities": yellow}}
    assert not is_over_after_winter(spring_ends(**more, green={"cities": green}))
    assert is_over_after_winter(spring_ends(**more, green={"cities": green + " Tunisi"}))


def test_V_END_1_everybody_plays_the_last_winter() -> None:
    """V-END-1: the game is not over before."""
    game = spring_ends(red={"cities": EIGHT, "florins": 9}, yellow={"florins": 9}, green={"florins": 9})
    asked = set()
    while not game.state.over:
        asked.add(game.asked[0])
        game.decline()
    assert asked == {"red", "yellow", "green"}
    assert game.state.outcome is not None
    assert game.state.legal() == []


def test_V_END_1_what_counts_is_the_end_of_spring() -> None:
    """V-END-1: red's eighth city is taken from him in the sieges."""
    red = {"cities": EIGHT, "troops": ""}
    game = table("sieges", "green", stage="sieges", red=red, green={"troops": "Urbino*3"}, order="green red yellow")
    game.do("siege:Urbino").through_spring()
    assert game.ruler("Urbino") == "green"
    assert not is_over_after_winter(game)


# -- prestige


def standing(**more: Any) -> Table:
    return winter("hiring", **more)


@pytest.mark.parametrize(("cities", "points"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_V_SCO_1_the_city_track_gives_zero_to_six(cities: int, points: int) -> None:
    """V-SCO-1: two cities 0, eight 6; one more for the leader."""
    red = {"cities": EIGHT.split()[: cities - 2]}
    leads = standing(
        red=red, yellow={"lost": "Bari", "troops": "Napoli"}, green={"lost": "Padova", "troops": "Venezia"}
    )
    assert leads.prestige("red").cities == points + 1
    follows = standing(
        seats=4,
        red=red,
        blue={"cities": "Mantova Torino Nizza Parma Roma Terracina Benevento"},
    )
    farther = points + 1 if cities == 8 else points  # the last cell is "8 or more": eight and nine tie
    assert follows.prestige("red").cities == farther


def test_V_SCO_1_more_than_eight_cities_give_no_more() -> None:
    """V-SCO-1: the track ends at eight."""
    ten = standing(red={"cities": EIGHT + " Roma Mantova"})
    assert len(ten.holds("red")) == 10
    assert ten.prestige("red").cities == 6 + 1


def test_V_SCO_1_leaders_who_tie_all_get_the_point() -> None:
    """V-SCO-1: red and yellow three cities each, green two."""
    game = standing(red={"cities": "Siena"}, yellow={"cities": "Taranto"})
    assert [game.prestige(colour).cities for colour in COLOURS[:3]] == [2, 2, 0]


def test_V_SCO_2_the_patronage_track_gives_up_to_three_and_one_to_the_leaders() -> None:
    """V-SCO-2: the last cell 3; the leader one more; a tie gives it to each."""
    both = {"patronage": 5, "bonuses": "duomo columbus"}
    alone = standing(red=both, yellow={"patronage": 1})
    assert alone.prestige("red").patronage == 4
    assert alone.prestige("green").patronage == 0
    tied = standing(red=both, yellow={"patronage": 5, "bonuses": "sistine leonardo"})
    assert [tied.prestige(colour).patronage for colour in ("red", "yellow")] == [4, 4]


@pytest.mark.parametrize(
    ("red", "points"),
    [
        ({}, 0),
        ({"palace": {"left-1": "pope"}}, 2),
        ({"palace": {"left-1": "pope"}, "used": "left-1"}, 2),
        ({"palace": {"room-3": "cardinal"}}, 1),
        ({"palace": {"room-4": "gonfalonier", "under-4": "cardinal"}}, 1),
        ({"tokens": "kingdom principality"}, 3),
        ({"tokens": "kingdom principality", "used": "kingdom principality"}, 3),
        ({"bonuses": "columbus", "patronage": 2}, 2),
    ],
)
def test_V_SCO_3_prestige_on_cards_and_tokens_used_or_not(red: Household, points: int) -> None:
    """V-SCO-3: wherever they lie in palace and domain; Columbus gives two."""
    assert standing(red=red).prestige("red").printed == points


def test_V_SCO_3_each_cathedral_gives_one() -> None:
    """V-SCO-3: though it is used."""
    red = {"cities": "Siena", "tokens": "cathedral-1 cathedral-2", "used": "cathedral-1 cathedral-2"}
    assert standing(red=red, cathedrals="Siena Firenze").prestige("red").printed == 2


def crosses(**more: Any) -> int:
    return int(standing(**more).prestige("red").crosses)


def test_V_SCO_4_crosses_on_all_cards_and_tokens_count() -> None:
    """V-SCO-4: used or not, courtiers, room cards, upgrades, cities, cathedrals."""
    red: Household = {
        "palace": {"left-1": "pope", "room-3": "cardinal", "under-3": "bishop"},
        "cities": "Ravenna Siena",
    }
    assert crosses(red=red) == 2 + 1 + 1 + 1
    assert crosses(red=red | {"used": "left-1 Ravenna"}) == 5
    assert crosses(red=red | {"tokens": "cathedral-1", "used": "cathedral-1"}, cathedrals="Siena") == 6


def test_V_SCO_4_duomo_gives_one_the_sistine_chapel_two() -> None:
    """V-SCO-4"""
    assert crosses(red={"bonuses": "duomo", "patronage": 2}) == 1
    assert crosses(red={"bonuses": "sistine", "patronage": 2}) == 2


def test_V_SCO_4_the_empire_gives_one_if_its_bonus_could_be_used() -> None:
    """V-SCO-4: available, and no enemy agent on it."""
    alliances = {"empire": "red"}
    assert crosses(alliances=alliances) == 1
    assert crosses(red={"used": "empire"}, alliances=alliances) == 0
    assert crosses(alliances=alliances, green={"agents": "empire"}) == 0
    assert crosses(red={"agents": "empire"}, alliances=alliances) == 1
    assert crosses(alliances={"empire": "yellow"}) == 0


HOLY = {
    0: {},
    1: {"palace": {"left-1": "bishop"}},
    2: {"palace": {"left-1": "cardinal", "right-1": "bishop"}},
    3: {"palace": {"left-1": "cardinal"}, "bonuses": "sistine", "patronage": 2},
}


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [4, 2, 0]),
        ([1, 3, 2], [0, 4, 2]),
        ([2, 2, 1], [2, 2, 0]),
        ([3, 1, 1], [4, 0, 0]),
        ([3, 2, 1, 0], [4, 2, 1, 0]),
        ([2, 2, 1, 0], [2, 2, 1, 0]),
        ([3, 1, 1, 0], [4, 1, 1, 0]),
        ([3, 2, 0, 0], [4, 2, 0, 0]),
        ([1, 1, 1, 0], [2, 2, 2, 0]),
    ],
)
def test_V_SCO_4_places_by_crosses(counts: list[int], points: list[int]) -> None:
    """V-SCO-4: 4/2/0 and 4/2/1/0; who ties gets the points of the next place, the others their own."""
    households: dict[str, Any] = {colour: HOLY[count] for colour, count in zip(COLOURS, counts, strict=False)}
    game = standing(seats=len(counts), **households)
    assert [game.prestige(colour).crosses for colour in COLOURS[: len(counts)]] == counts
    assert [game.prestige(colour).religion for colour in COLOURS[: len(counts)]] == points


def test_V_SCO_4_five_players() -> None:
    """V-SCO-4: 4/2/1/0/0; Rome begins with a cross on its city."""
    households: dict[str, Any] = {"red": HOLY[3], "yellow": HOLY[2], "green": {}, "blue": {}}
    game = standing(seats=5, **households)
    assert [game.prestige(colour).religion for colour in COLOURS] == [4, 2, 0, 0, 1]


@pytest.mark.parametrize(("trophies", "points"), [([], 0), ([1], 2), ([1, 2], 4)])
def test_V_SCO_5_two_for_each_trophy(trophies: list[int], points: int) -> None:
    """V-SCO-5"""
    assert standing(red={"trophies": trophies}).prestige("red").trophies == points


def test_V_SCO_6_one_for_each_alliance_without_an_enemy_agent() -> None:
    """V-SCO-6: whether its bonus is available does not matter."""
    both = {"ottoman": "red", "france": "red"}
    assert standing(alliances=both).prestige("red").alliances == 2
    assert standing(alliances=both, red={"used": "ottoman"}).prestige("red").alliances == 2
    assert standing(alliances=both, red={"agents": "france"}).prestige("red").alliances == 2
    assert standing(alliances=both, yellow={"agents": "france"}).prestige("red").alliances == 1


def test_V_SCO_7_one_less_for_each_indulgence() -> None:
    """V-SCO-7"""
    assert standing(red={"indulgences": [2, 3, 5]}).prestige("red").indulgences == -3


def test_V_SCO_8_the_total_is_the_sum() -> None:
    """V-SCO-8"""
    red = {"cities": EIGHT, "trophies": [1], "indulgences": [2], "tokens": "kingdom", "palace": {"left-1": "pope"}}
    points = standing(red=red, alliances={"france": "red"}).prestige("red")
    assert points.total == sum(
        getattr(points, part)
        for part in ("cities", "patronage", "printed", "religion", "trophies", "alliances", "indulgences")
    )
    assert points.total == 7 + points.patronage + 4 + 4 + 2 + 1 - 1


def ended(**more: Any) -> Table:
    """The last Winter is over; yellow has stood on the last cell."""
    return spring_ends(**more).finish()


def test_V_SCO_8_most_prestige_wins() -> None:
    """V-SCO-8"""
    assert ended(red={"cities": EIGHT}).winners == ["red"]
    trophies = {"trophies": [0, 2], "palace": {"left-1": "pope"}, "tokens": "kingdom"}
    assert ended(red={"cities": EIGHT}, yellow=trophies | {"bonuses": "columbus", "patronage": 2}).winners == ["yellow"]


def level(yellow_tokens: str = "", red_cards: str = "") -> Table:
    """Red and yellow with the same prestige, each with the crowns of his two start cities and of what is said."""
    cells: Household = {"patronage": 5}
    return ended(
        red=cells | {"bonuses": "duomo leonardo", "palace": courtiers(red_cards)},
        yellow=cells | {"bonuses": "prince columbus", "palace": courtiers("bishop"), "tokens": yellow_tokens},
        green={"indulgences": [2, 3, 4, 5]},
    )


def test_V_SCO_8_tied_players_compare_their_crowns() -> None:
    """V-SCO-8: in palace and domain, used or not: yellow's Duchy, or red's Counsellors."""
    even = level()
    assert even.prestige("red").total == even.prestige("yellow").total
    assert even.winners == ["red", "yellow"]
    assert level(yellow_tokens="duchy").winners == ["yellow"]
    assert level(red_cards="counsellor counsellor", yellow_tokens="duchy").winners == ["red"]


def test_V_SCO_8_else_the_victory_is_shared() -> None:
    """V-SCO-8: one crown each in Firenze and Napoli."""
    game = level(red_cards="counsellor", yellow_tokens="duchy")
    assert game.prestige("red").crowns == game.prestige("yellow").crowns
    assert game.winners == ["red", "yellow"]
