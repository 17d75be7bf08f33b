"""Indulgences: pages 14, 15 and 23 (V-IND)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, acting, courtiers, table, winter

POOR = "Pisa Firenze"
MAY_ASK = {"indulged": False, "used": POOR}


def moving(red: Household, **more: Any) -> Table:
    return table("marker", red={"used": POOR, **red}, **more)


def offered_to_red_this_year(game: Table) -> set[str]:
    year, offered = game.position["year"], set()
    while game.position["year"] == year:
        if game.state.to_move == 0:
            offered |= game.legal
        game.decline()
    return offered


def test_V_IND_1_three_florins_go_into_the_treasury() -> None:
    """V-IND-1: and the card lies in the room of the marker."""
    govern = acting("govern", MAY_ASK).do("indulgence")
    assert govern.florins("red") == 3
    assert govern.household("red")["indulgences"] == [3]


def test_V_IND_1_or_one_crown_used_at_once_for_the_action() -> None:
    """V-IND-1: the second crown that Urbino takes beside Firenze's."""
    diplomacy = acting("diplomacy", {"indulged": False, "used": "Pisa"})
    diplomacy.pay("annex:Urbino", "use:Firenze=crown", "use:indulgence=crown")
    assert diplomacy.ruler("Urbino") == "red"
    assert diplomacy.household("red")["indulgences"] == [2]
    assert diplomacy.florins("red") == 0


def test_V_IND_1_the_crown_is_one() -> None:
    """V-IND-1: Urbino takes two."""
    assert acting("diplomacy", MAY_ASK).offers("annex") == set()


def test_V_IND_1_the_action_goes_on_after_taking_one() -> None:
    """V-IND-1: the card that has just been put under the marker does not stop this action."""
    govern = acting("govern", MAY_ASK).do("indulgence", "turn:Pisa", "turn:Firenze")
    assert govern.used("red") == set()


def test_V_IND_1_once_a_year() -> None:
    """V-IND-1: neither twice in Spring nor in the Winter after."""
    spring = acting("govern", MAY_ASK).do("indulgence")
    assert "indulgence" not in spring.legal
    assert not any("indulgence" in text for text in offered_to_red_this_year(spring))


@pytest.mark.parametrize("phase", ["wages", "palace", "purchases", "hiring", "alliance"])
def test_V_IND_1_also_in_winter_at_any_moment(phase: str) -> None:
    """V-IND-1: Spring or Winter."""
    moment = winter(phase, red=MAY_ASK | {"marker": 4}).do("indulgence")
    assert moment.florins("red") == 3
    assert moment.household("red")["indulgences"] == [4]


def test_V_IND_1_for_wages_that_could_not_be_paid() -> None:
    """V-IND-1: a player without a florin is asked before his troops go home."""
    red = MAY_ASK | {"troops": "Pisa*4", "marker": 2}
    game = winter("hiring", "green", order="green red yellow", green={"florins": 5}, red=red).do("done")
    game.do("indulgence", "wages:1")
    assert game.troops("red") == {"Pisa": 4}
    assert game.florins("red") == 2


def test_V_IND_1_for_a_war_bonus_of_attacker_and_defender() -> None:
    """V-IND-1: at any moment of the Spring, also in another's turn."""
    armed = {"palace": courtiers("gonfalonier"), "indulged": False, "marker": 2}
    attack = table("sieges", stage="sieges", red=armed | {"troops": "Spoleto*2", "used": POOR}).do("siege:Spoleto")
    assert attack.do("indulgence", "strike:left-1").ruler("Spoleto") == "red"
    held = armed | {"cities": "Siena", "used": "Napoli Bari Siena"}
    defence = table("sieges", stage="sieges", red={"troops": "Siena*4", "used": POOR}, yellow=held).do("siege:Siena")
    assert defence.do("indulgence", "strike:left-1").through_spring().ruler("Siena") == "yellow"


def test_V_IND_1_in_winter_the_crown_pays_for_a_purchase() -> None:
    """V-IND-1: a Counsellor takes 3 florins and a crown."""
    buying = winter("purchases", red=MAY_ASK | {"florins": 3})
    buying.do("buy:counsellor").pay("put:left-1", "use:indulgence=crown")
    assert buying.palace("red") == {"left-1": "counsellor"}
    assert buying.household("red")["indulgences"] == [1]


def test_V_IND_1_not_in_a_room_that_has_one() -> None:
    """V-IND-1: one card a room."""
    assert "indulgence" in winter("palace", red=MAY_ASK | {"marker": 2, "indulgences": [1]}).legal
    assert "indulgence" not in winter("palace", red=MAY_ASK | {"marker": 1, "indulgences": [1]}).legal


def test_V_IND_1_there_are_ten() -> None:
    """V-IND-1: when all ten lie in the palaces, none can be had."""
    nine: dict[str, Any] = {"yellow": {"indulgences": [1, 2, 3, 4, 5]}, "green": {"indulgences": [1, 2, 3, 4]}}
    assert "indulgence" in winter("palace", red=MAY_ASK | {"marker": 2}, **nine).legal
    assert "indulgence" not in winter("palace", red=MAY_ASK | {"marker": 2, "indulgences": [1]}, **nine).legal


def test_V_IND_1_next_year_again() -> None:
    """V-IND-1: once a year, and the year is new."""
    game = winter("palace", red={"marker": 2, "used": POOR}).until("marker").do("move:1")
    assert game.position["year"] == 3
    assert "indulgence" in game.legal


def test_V_IND_2_one_cross_removes_it_when_the_marker_stops_there() -> None:
    """V-IND-2: before the action, which then goes on as usual."""
    spring = moving({"marker": 2, "indulgences": [3], "palace": courtiers("bishop")}).do("move:1")
    assert spring.asked == ("red", "indulgence")
    spring.pay("redeem:cross", "use:left-1=cross")
    assert spring.household("red")["indulgences"] == []
    assert spring.used("red") >= {"left-1"}
    assert spring.offers("turn") == {"Pisa", "Firenze"}


def test_V_IND_2_or_two_crowns() -> None:
    """V-IND-2: one is not enough."""
    red = {"marker": 2, "indulgences": [3]}
    assert moving(red | {"palace": courtiers("counsellor")}).do("move:1").offers("redeem") == set()
    spring = moving(red | {"palace": courtiers("counsellor podesta")}).do("move:1")
    assert spring.offers("redeem") == {"crowns"}
    spring.pay("redeem:crowns", "use:left-1=crown", "use:right-1=crown")
    assert spring.household("red")["indulgences"] == []
    assert spring.used("red") >= {"left-1", "right-1"}


def test_V_IND_2_also_when_the_marker_passes_through() -> None:
    """V-IND-2"""
    spring = moving({"marker": 2, "indulgences": [3], "palace": courtiers("bishop")}).do("move:2")
    assert spring.asked == ("red", "indulgence")
    spring.pay("redeem:cross", "use:left-1=cross")
    assert spring.household("red")["indulgences"] == []
    assert spring.household("red")["marker"] == 4


def test_V_IND_2_each_of_several_on_the_way() -> None:
    """V-IND-2: rooms 3 and 4 are passed or entered, room 5 is not."""
    palace = {"left-1": "bishop", "right-1": "bishop"}
    spring = moving({"marker": 2, "indulgences": [3, 4, 5], "palace": palace}).do("move:2")
    spring.pay("redeem:cross", "use:left-1=cross").pay("redeem:cross", "use:right-1=cross")
    assert spring.household("red")["indulgences"] == [5]


def test_V_IND_2_after_a_full_circle_the_first_room_is_entered_again() -> None:
    """V-IND-2: the indulgence that lay under the marker can be removed."""
    red = {"marker": 3, "indulgences": [3], "palace": courtiers("bishop"), "tokens": "duchy", "cities": "Urbino"}
    spring = moving(red | {"florins": 2}).pay("move:5", "toll", "use:duchy=arrow", "use:Urbino=arrow")
    spring.pay("redeem:cross", "use:left-1=cross")
    assert spring.household("red")["indulgences"] == []


def test_V_IND_2_a_courtier_just_refreshed_may_pay() -> None:
    """V-IND-2: the marker passes the right arrow on its way from room 2 to room 3."""
    palace = {"right-1": "bishop"}
    spring = moving({"marker": 2, "indulgences": [3], "palace": palace, "used": "right-1 Pisa Firenze"}).do("move:1")
    spring.pay("redeem:cross", "use:right-1=cross")
    assert spring.household("red")["indulgences"] == []
    assert spring.used("red") >= {"right-1"}


def test_V_IND_2_the_empires_cross_may_pay() -> None:
    """V-IND-2: the bonus of the Holy Roman Empire is good for this."""
    spring = moving({"marker": 2, "indulgences": [3]}, alliances={"empire": "red"}).do("move:1")
    spring.pay("redeem:cross", "use:empire=cross")
    assert spring.household("red")["indulgences"] == []
    assert "empire" in spring.used("red")


def test_V_IND_2_the_rooms_own_cards_do_not_pay() -> None:
    """V-IND-2: courtiers and tokens may; a room's cards pay for its action alone."""
    palace = {"room-3": "cardinal", "under-3": "pope"}
    spring = moving({"marker": 2, "indulgences": [3], "palace": palace}).do("move:1")
    assert spring.offers("redeem") == set()


def test_V_IND_2_a_removed_card_goes_back_to_the_pile() -> None:
    """V-IND-2: and can be asked for again."""
    others: dict[str, Any] = {"yellow": {"indulgences": [1, 2, 3, 4, 5]}, "green": {"indulgences": [1, 2, 3, 4]}}
    red = {"marker": 2, "indulgences": [3], "palace": courtiers("bishop"), "indulged": False}
    spring = moving(red, **others).do("move:1").pay("redeem:cross", "use:left-1=cross")
    assert "indulgence" in spring.legal


def test_V_IND_3_who_keeps_one_where_he_stops_gets_none_this_year() -> None:
    """V-IND-3: neither now nor in Winter."""
    red = {"marker": 2, "indulgences": [3], "palace": courtiers("bishop"), "indulged": False}
    game = moving(red).do("move:1", "keep")
    assert not any("indulgence" in text for text in offered_to_red_this_year(game))


def test_V_IND_3_keeping_one_in_a_room_passed_through_forbids_nothing() -> None:
    """V-IND-3: only the room where the marker stops counts."""
    red = {"marker": 2, "indulgences": [3], "palace": courtiers("bishop"), "indulged": False}
    assert "indulgence" in moving(red).do("move:2", "keep").legal
