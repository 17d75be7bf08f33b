"""The beginning of Spring: the marker, the courtiers it passes, the room it stops in: pages 12 and 13 (V-SPR)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, courtiers, table

POOR = "Pisa Firenze"


def marker(red: Household | None = None, **more: Any) -> Table:
    return table("marker", red={"used": POOR, **(red or {})}, **more)


def moves(red: Household) -> set[str]:
    return marker(red).offers("move")


def test_V_SPR_1_in_the_first_spring_the_marker_goes_into_any_room() -> None:
    """V-SPR-1"""
    first = marker({"marker": None}, year=1)
    assert first.offers("marker") == {"1", "2", "3", "4", "5"}
    assert first.offers("move") == set()
    assert first.do("marker:4").household("red")["marker"] == 4
    assert first.asked == ("red", "action")


def test_V_SPR_1_later_it_moves_one_or_two_rooms() -> None:
    """V-SPR-1: free of charge; staying is not possible."""
    assert moves({"marker": 1}) == {"1", "2"}


@pytest.mark.parametrize(("start", "steps", "end"), [(1, 1, 2), (1, 2, 3), (4, 2, 1), (5, 1, 1)])
def test_V_SPR_1_it_moves_clockwise(start: int, steps: int, end: int) -> None:
    """V-SPR-1: after room 5 comes room 1."""
    assert marker({"marker": start}).do(f"move:{steps}").household("red")["marker"] == end


def test_V_SPR_1_two_florins_move_it_one_room_more_once() -> None:
    """V-SPR-1: only once a Spring, however rich."""
    assert moves({"florins": 1}) == {"1", "2"}
    assert moves({"florins": 20}) == {"1", "2", "3"}
    spring = marker({"florins": 3}).pay("move:3", "toll")
    assert spring.florins("red") == 1
    assert spring.household("red")["marker"] == 4


def test_V_SPR_1_each_arrow_moves_it_one_room_more() -> None:
    """V-SPR-1: the token that showed the arrow is used."""
    red = {"cities": "Urbino", "tokens": "duchy"}
    assert moves(red) == {"1", "2", "3", "4"}
    assert moves(red | {"used": "Pisa Firenze Urbino duchy"}) == {"1", "2"}
    spring = marker(red).pay("move:3", "use:duchy=arrow")
    assert spring.used("red") == {"Pisa", "Firenze", "duchy"}
    assert spring.florins("red") == 0


def test_V_SPR_1_florins_and_arrows_may_be_combined() -> None:
    """V-SPR-1: with enough arrows a full circle is possible, to the same room again."""
    red = {"cities": "Urbino", "tokens": "duchy", "florins": 2}
    assert moves(red) == {"1", "2", "3", "4", "5"}
    circle = marker(red | {"marker": 3}).pay("move:5", "toll", "use:duchy=arrow", "use:Urbino=arrow")
    assert circle.household("red")["marker"] == 3
    assert circle.florins("red") == 0
    assert circle.used("red") == {"Pisa", "Firenze", "Urbino", "duchy"}


COURT = {"left-1": "bishop", "right-1": "merchant", "right-2": "assassin"}


@pytest.mark.parametrize(
    ("start", "steps", "refreshed"),
    [
        (1, 1, ""),
        (2, 1, "right-1 right-2"),
        (1, 2, "right-1 right-2"),
        (3, 1, ""),
        (4, 1, "left-1"),
        (3, 2, "left-1"),
        (5, 2, ""),
    ],
)
def test_V_SPR_2_passing_an_arrow_makes_the_courtiers_of_its_side_available(
    start: int, steps: int, refreshed: str
) -> None:
    """V-SPR-2: all of that side, none of the other; tokens of the domain stay as they are."""
    spring = marker({"marker": start, "palace": COURT, "used": "Pisa Firenze left-1 right-1 right-2"})
    spring.do(f"move:{steps}")
    assert spring.used("red") == {"Pisa", "Firenze", *COURT} - set(refreshed.split())


def test_V_SPR_2_courtiers_on_shaded_places_are_refreshed_too() -> None:
    """V-SPR-2: all the courtiers of the side."""
    palace = {"left-2": "bishop", "left-3": "merchant", "right-3": "bishop"}
    red = {"tokens": "duchy principality", "bonuses": "copernicus", "palace": palace, "used": "left-2 left-3 right-3"}
    left = marker(red | {"marker": 4}).do("move:1")
    assert left.used("red") == {"right-3"}


def test_V_SPR_2_a_full_circle_refreshes_both_sides() -> None:
    """V-SPR-2"""
    red = {"cities": "Urbino", "tokens": "duchy", "florins": 2, "palace": COURT, "used": "left-1 right-1 right-2"}
    spring = marker(red | {"marker": 1}).pay("move:5", "toll", "use:duchy=arrow", "use:Urbino=arrow")
    assert spring.used("red") == {"duchy", "Urbino"}


def test_V_SPR_2_courtiers_beyond_an_indulgence_do_not_pay_it_off() -> None:
    """V-SPR-2, V-IND-2: three rooms are paid for; in the first of them the Bishop's arrow is still ahead."""
    red = {"marker": 1, "indulgences": [2], "florins": 2, "palace": {"right-1": "bishop"}}
    spring = marker(red | {"used": "right-1 Pisa Firenze"}).pay("move:3", "toll")
    assert spring.household("red")["marker"] == 4, "nobody could pay in room 2"
    assert spring.household("red")["indulgences"] == [2]
    assert spring.used("red") == {"Pisa", "Firenze"}
    behind = marker(red | {"marker": 2, "indulgences": [3], "used": "right-1 Pisa Firenze"}).pay("move:3", "toll")
    assert "redeem:cross" in behind.legal


def test_V_SPR_2_putting_the_marker_down_in_the_first_spring_passes_nobody() -> None:
    """V-SPR-2: the marker has not passed an arrow."""
    used = "left-1 right-1 right-2 Pisa Firenze"
    first = marker({"marker": None, "palace": COURT, "used": used}, year=1).do("marker:5")
    assert first.used("red") == set(used.split())


def test_V_SPR_3_the_printed_action_of_the_room_is_performed() -> None:
    """V-SPR-3: red's third room governs."""
    assert marker({"marker": 2}).do("move:1").offers("turn") == {"Pisa", "Firenze"}


def test_V_SPR_3_an_action_card_replaces_the_printed_action() -> None:
    """V-SPR-3: the Merchant in the govern room trades, and does not govern."""
    spring = marker({"marker": 2, "palace": {"room-3": "merchant"}}).do("move:1")
    assert spring.offers("turn") == set()
    assert spring.offers("use") == {"room=ship"}


def test_V_SPR_3_an_upgrade_does_not_change_the_action() -> None:
    """V-SPR-3: only its symbols can be seen."""
    spring = marker({"marker": 2, "palace": {"room-3": "cardinal", "under-3": "merchant"}}).do("move:1")
    assert spring.offers("turn") == {"Pisa", "Firenze"}
    assert spring.offers("use") == set()


def test_V_SPR_3_the_action_may_be_skipped() -> None:
    """V-SPR-3: then it is the next player's turn, in turn order."""
    spring = marker({"marker": 2}, order="red green yellow").do("move:1", "done")
    assert spring.used("red") == {"Pisa", "Firenze"}
    assert spring.asked == ("green", "marker")


def test_V_SPR_3_everybody_acts_in_turn_order() -> None:
    """V-SPR-3: Spring goes round once; then come the sieges and Winter."""
    spring = table("marker", "green", order="green red yellow")
    asked = []
    while spring.position["stage"] == "spring":
        if spring.state.phase == "marker":
            asked.append(spring.asked[0])
        spring.decline()
    assert asked == ["green", "red", "yellow"]


def test_V_SPR_4_an_enemy_agent_in_the_room_forbids_its_action() -> None:
    """V-SPR-4: the turn is over."""
    spring = marker({"marker": 2}, yellow={"agents": "florence-3"}).do("move:1")
    assert not any(text.startswith(("turn", "renew")) for text in spring.legal)
    assert spring.until("marker").asked == ("yellow", "marker")


def test_V_SPR_4_an_own_agent_forbids_nothing() -> None:
    """V-SPR-4: only an enemy's does."""
    assert marker({"marker": 2, "agents": "florence-3"}).do("move:1").offers("turn") == {"Pisa", "Firenze"}


def test_V_SPR_4_an_agent_in_another_room_forbids_nothing() -> None:
    """V-SPR-4"""
    spring = marker({"marker": 2}, yellow={"agents": "florence-4 florence-2"}).do("move:1")
    assert spring.offers("turn") == {"Pisa", "Firenze"}


def test_V_SPR_4_an_indulgence_in_the_room_forbids_its_action() -> None:
    """V-SPR-4"""
    spring = marker({"marker": 2, "indulgences": [3]}).do("move:1")
    assert spring.offers("turn") == set()
    assert spring.until("marker").asked == ("yellow", "marker")


def test_V_SPR_4_in_the_intrigue_room_two_masks_remove_the_agent_first() -> None:
    """V-SPR-4: the room's own mask and one more; before that no agent may be sent anywhere."""
    spring = marker({"marker": 4, "palace": courtiers("assassin")}, yellow={"agents": "florence-5 Bari"}).do("move:1")
    assert spring.offers("expel") == {"florence-5"}
    assert spring.offers("send") == set()
    spring.pay("expel:florence-5", "use:room=mask", "use:left-1=mask")
    assert spring.agents("yellow") == {"Bari"}
    assert "Siena" in spring.offers("send")  # the Assassin's second mask


def test_V_SPR_4_one_mask_does_not_remove_the_agent() -> None:
    """V-SPR-4: the room's mask alone is not enough."""
    spring = marker({"marker": 4}, yellow={"agents": "florence-5"}).do("move:1")
    assert spring.offers("expel") == set()
    assert spring.offers("send") == set()


def test_V_SPR_4_the_exception_is_for_agents_not_for_indulgences() -> None:
    """V-SPR-4: an indulgence in the intrigue room forbids intrigue."""
    spring = marker({"marker": 4, "palace": courtiers("assassin"), "indulgences": [5]}).do("move:1")
    assert spring.offers("send") == set()
    assert spring.offers("expel") == set()
