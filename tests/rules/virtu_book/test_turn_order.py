"""The new turn order and the fifth city's courtier place: pages 24, 25 and 27 (V-ORD)."""

from typing import Any

from tests.rules.virtu_book.table import Table, acting, besieging, courtiers, table, winter

SHADED = {"left-2", "left-3", "right-3"}
FIVE = "Siena Urbino Spoleto"


def ending_spring(**more: Any) -> Table:
    """Nobody besieges anything; the last player's turn ends."""
    return table("action", "green", **more).through_spring()


def test_V_ORD_1_who_has_most_cities_goes_first() -> None:
    """V-ORD-1: green four, yellow three, red two."""
    game = ending_spring(green={"cities": "Mantova Bologna"}, yellow={"cities": "Benevento"})
    assert game.order == ["green", "yellow", "red"]


def test_V_ORD_1_ties_go_from_the_top_of_the_stack_down() -> None:
    """V-ORD-1: all have two cities."""
    for track in ("red yellow green", "green red yellow", "yellow green red"):
        assert ending_spring(city_track=track).order == track.split()


def test_V_ORD_1_the_order_holds_for_winter_and_the_next_spring() -> None:
    """V-ORD-1"""
    game = ending_spring(city_track="yellow green red")
    asked: list[str | None] = []
    while game.position["stage"] == "winter":
        if game.asked[0] not in asked:
            asked.append(game.asked[0])
        game.decline()
    assert asked == ["yellow", "green", "red"]
    assert game.asked == ("yellow", "marker")


def test_V_ORD_1_who_wins_and_who_loses_a_city_lie_on_top() -> None:
    """V-ORD-1: yellow falls onto red's old stack, over green; red climbs to three."""
    game = besieging(red={"troops": "Siena*4"}, yellow={"cities": "Siena"}, city_track="red green yellow").do(
        "siege:Siena"
    )
    game.through_spring()
    assert game.order == ["red", "yellow", "green"]


def test_V_ORD_1_the_last_to_arrive_is_on_top() -> None:
    """V-ORD-1: red takes Urbino first, then green takes Mantova and lies over him."""
    game = besieging(red={"troops": "Urbino*2"}, green={"troops": "Mantova*2"}).do("siege:Urbino").through_spring()
    assert game.order == ["green", "red", "yellow"]


def test_V_ORD_1_sieges_are_fought_in_the_old_order() -> None:
    """V-ORD-1: the order changes after all sieges and withdrawals."""
    game = besieging(red={"troops": "Urbino*2"}, green={"troops": "Mantova*2"}, order="red yellow green")
    assert game.order == ["red", "yellow", "green"]


def shaded(game: Table) -> set[str]:
    """The shaded places to which the courtier on the left may move."""
    return {shift.partition(">")[2] for shift in game.offers("shift") if shift.startswith("left-1>")} & SHADED


def test_V_ORD_2_five_cities_give_a_courtier_place() -> None:
    """V-ORD-2: on whichever shaded place one likes; four do not."""
    assert shaded(winter("palace", red={"cities": FIVE, "palace": courtiers("bishop")})) == SHADED
    assert shaded(winter("palace", red={"cities": "Siena Urbino", "palace": courtiers("bishop")})) == set()


def test_V_ORD_2_one_place_not_three() -> None:
    """V-ORD-2: when one shaded place is taken the others are closed again."""
    palace = courtiers("bishop") | {"right-3": "merchant"}
    game = winter("palace", red={"cities": FIVE, "palace": palace})
    assert shaded(game) == set()
    assert "right-3>left-2" in game.offers("shift")


def losing_the_fifth(**palace: str) -> Table:
    """Yellow loses Siena, the fifth of his cities."""
    cards = {place.replace("_", "-"): card for place, card in palace.items()}
    yellow = {"cities": "Siena Roma Terracina", "palace": cards, "used": "Napoli Bari Siena Roma"}
    game = besieging(red={"troops": "Siena*4", "used": "Pisa Firenze"}, yellow=yellow).do("siege:Siena")
    while game.state.phase == "bidding":
        game.do("pass")
    assert game.ruler("Siena") == "red"
    return game


def test_V_ORD_2_below_five_the_place_is_lost_at_once() -> None:
    """V-ORD-2: its card moves to a free place or is discarded, before anything else happens."""
    game = losing_the_fifth(left_1="assassin", right_3="merchant")
    assert game.asked == ("yellow", "vacate")
    assert game.offers("shift") == {"right-3>right-1", "right-3>right-2"}
    assert "right-3" in game.offers("discard")
    game.do("shift:right-3>right-2")
    assert game.palace("yellow") == {"left-1": "assassin", "right-2": "merchant"}


def test_V_ORD_2_the_card_may_be_discarded() -> None:
    """V-ORD-2: a noble goes back to the supply."""
    assert losing_the_fifth(left_1="assassin", right_3="merchant").do("discard:right-3").palace("yellow") == {
        "left-1": "assassin"
    }


def test_V_ORD_2_without_a_card_there_nothing_is_asked() -> None:
    """V-ORD-2: the open places are not touched."""
    game = losing_the_fifth(left_1="assassin", right_1="merchant", right_2="assassin")
    assert game.state.phase != "vacate"
    assert len(game.palace("yellow")) == 3


def test_V_ORD_2_the_moved_card_keeps_its_side() -> None:
    """V-ORD-2: even a used card is moved."""
    yellow = {
        "cities": "Siena Roma Terracina",
        "palace": {"right-3": "merchant"},
        "used": "Napoli Bari Siena Roma right-3",
    }
    game = besieging(red={"troops": "Siena*4", "used": "Pisa Firenze"}, yellow=yellow).do("siege:Siena")
    while game.state.phase == "bidding":
        game.do("pass")
    game.do("shift:right-3>left-1")
    assert "left-1" in game.used("yellow")


def test_V_ORD_2_the_player_chooses_which_shaded_place_he_loses() -> None:
    """V-ORD-2: a Duchy keeps one of his two."""
    yellow = {
        "cities": "Siena Roma Terracina",
        "tokens": "duchy",
        "palace": courtiers("assassin assassin assassin") | {"left-2": "banker", "right-3": "merchant"},
    }
    game = besieging(red={"troops": "Siena*4", "used": "Pisa Firenze"}, yellow=yellow).do("siege:Siena")
    game.until("vacate")
    assert {"left-2", "right-3"} <= game.offers("discard")
    game.do("discard:left-2")
    assert game.palace("yellow")["right-3"] == "merchant"
    assert game.state.phase != "vacate"


def test_V_ORD_2_a_full_court_may_discard_another_card_instead() -> None:
    """V-WIN-2: any courtier may be discarded at any time, so that the card on the lost place can take his."""
    game = losing_the_fifth(left_1="assassin", right_1="banker", right_2="assassin", right_3="merchant")
    assert game.asked == ("yellow", "vacate")
    game.do("discard:left-1", "shift:right-3>left-1")
    assert game.palace("yellow") == {"left-1": "merchant", "right-1": "banker", "right-2": "assassin"}


def test_V_ORD_2_diplomacy_gives_the_place_too() -> None:
    """V-ORD-2: the fifth city by treaty."""
    red = {"cities": "Siena Spoleto", "agents": "Urbino", "palace": courtiers("bishop"), "marker": 2}
    game = acting("diplomacy", red).pay("annex:Urbino", "use:Firenze=crown", "pay").through_spring()
    while game.asked != ("red", "winter"):
        game.decline()
    assert shaded(game) == SHADED
