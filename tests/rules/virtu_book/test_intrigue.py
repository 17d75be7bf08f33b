"""Intrigue and agents: pages 19 to 21 (V-INT)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, acting, besieging, courtiers, table, winter

MASK = "use:room=mask"


def intrigue(red: Household | None = None, **more: Any) -> Table:
    return acting("intrigue", {"used": "Pisa Firenze", **(red or {})}, **more)


@pytest.mark.parametrize("place", ["Siena", "Napoli", "Firenze", "naples-2", "florence-1", "ottoman"])
def test_V_INT_1_a_mask_puts_an_agent_into_a_city_a_room_or_onto_an_alliance(place: str) -> None:
    """V-INT-1: neutral, foreign and own cities, anybody's rooms, any power."""
    game = intrigue().pay(f"send:{place}", MASK)
    assert game.agents("red") == {place}


def test_V_INT_1_one_mask_one_deed() -> None:
    """V-INT-1: with the room's mask alone the action is then over."""
    assert intrigue().pay("send:Siena", MASK).offers("send") == set()


def test_V_INT_1_each_further_mask_another() -> None:
    """V-INT-1: the Assassin's two masks send two agents."""
    game = intrigue({"palace": {"room-5": "assassin"}}).pay("send:Siena", MASK)
    game.do("send:Roma", "from:reserve")
    assert game.agents("red") == {"Siena", "Roma"}
    assert game.offers("send") == set()


def test_V_INT_1_a_placed_agent_may_be_moved() -> None:
    """V-INT-1: for one mask as well."""
    game = intrigue({"agents": "Siena Roma"}).do("send:Urbino")
    assert game.offers("from") == {"Siena", "Roma"}
    game.pay("from:Siena", MASK)
    assert game.agents("red") == {"Urbino", "Roma"}


def test_V_INT_1_one_may_move_an_agent_though_another_is_free() -> None:
    """V-INT-1: put a free one or move a placed one."""
    game = intrigue({"agents": "Siena"}).do("send:Urbino")
    assert game.offers("from") == {"Siena", "reserve"}


def test_V_INT_1_one_agent_a_place() -> None:
    """V-INT-1: neither where an own agent is nor where another's is."""
    sent = intrigue({"agents": "Siena florence-1"}, yellow={"agents": "Roma naples-1 france"}).offers("send")
    assert sent.isdisjoint({"Siena", "florence-1", "Roma", "naples-1", "france"})
    assert {"Urbino", "florence-2", "naples-2", "empire"} <= sent


def test_V_INT_2_removing_anothers_agent_costs_two_masks() -> None:
    """V-INT-2: it returns to its owner."""
    game = intrigue(yellow={"agents": "Siena"})
    assert game.offers("expel") == set()
    game = intrigue({"palace": {"room-5": "assassin"}}, yellow={"agents": "Siena"}).pay("expel:Siena", MASK)
    assert game.agents("yellow") == set()
    assert game.household("yellow")["agents_in_all"] == 3
    assert game.offers("send") == set()


def test_V_INT_2_from_wherever_it_stands() -> None:
    """V-INT-2: cities, rooms and alliances; one's own are not removed."""
    red = {"palace": {"room-5": "assassin"}, "agents": "Urbino"}
    game = intrigue(red, yellow={"agents": "Siena naples-1"}, green={"agents": "ottoman florence-2"})
    assert game.offers("expel") == {"Siena", "naples-1", "ottoman", "florence-2"}


def test_V_INT_2_removing_and_placing_may_be_one_action() -> None:
    """V-INT-2: three masks."""
    red = {"palace": {"room-5": "assassin", "left-1": "ambassador"}}
    game = intrigue(red, yellow={"agents": "Siena"}).pay("expel:Siena", MASK).pay("send:Siena", "use:left-1=mask")
    assert game.agents("red") == {"Siena"}


def test_V_INT_2_a_removed_agent_can_be_used_again() -> None:
    """V-INT-2: in its owner's next intrigue."""
    game = table("action", "yellow", yellow={"marker": 3, "agents": "", "used": "Napoli Bari"})
    assert game.pay("send:Siena", MASK).agents("yellow") == {"Siena"}


def test_V_INT_3_agents_are_limited_to_those_one_has() -> None:
    """V-INT-3: with both placed, a third place can only be reached by moving."""
    game = intrigue({"agents": "Siena Roma"}).do("send:Urbino")
    assert "from:reserve" not in game.legal


def test_V_INT_3_five_at_most() -> None:
    """V-INT-3: a card with an agent adds none to five."""
    four = winter("purchases", red={"agents_in_all": 4, "florins": 4}).do("buy:assassin").pay("put:left-1", "pay")
    assert four.household("red")["agents_in_all"] == 5
    five = winter("purchases", red={"agents_in_all": 5, "florins": 4}).do("buy:assassin").pay("put:left-1", "pay")
    assert five.household("red")["agents_in_all"] == 5


def test_V_INT_3_agents_stay_when_a_city_changes_hands() -> None:
    """V-INT-3: whoever they belong to."""
    game = besieging(red={"troops": "Siena*5"}, yellow={"cities": "Siena", "agents": "Siena"}).do("siege:Siena")
    game.through_spring()
    assert game.ruler("Siena") == "red"
    assert game.agents("yellow") == {"Siena"}


def test_V_INT_3_an_agent_in_ones_own_room_keeps_others_out() -> None:
    """V-INT-3: they must remove it first."""
    game = intrigue(yellow={"agents": "naples-3 Napoli ottoman"}, alliances={"ottoman": "yellow"})
    assert game.offers("send").isdisjoint({"naples-3", "Napoli", "ottoman"})


def test_V_INT_4_the_prince_keeps_agents_out_of_its_owners_places() -> None:
    """V-INT-4: cities, rooms and alliances; elsewhere they may go."""
    prince = {"bonuses": "prince", "patronage": 2, "agents_in_all": 4}
    sent = intrigue(yellow=prince, alliances={"ottoman": "yellow"}).offers("send")
    assert not any(place.startswith("naples") for place in sent)
    assert sent.isdisjoint({"Napoli", "Bari", "ottoman"})
    assert {"Siena", "Venezia", "venice-1", "florence-1", "france"} <= sent


def test_V_INT_4_nor_may_an_agent_inside_change_places() -> None:
    """V-INT-4: moving into another of the owner's rooms is placing; leaving is allowed, and so is removing."""
    prince = {"bonuses": "prince", "patronage": 2, "agents": "Bari"}
    game = intrigue({"agents": "naples-1 Napoli", "palace": {"room-5": "assassin"}}, yellow=prince)
    assert not any(place.startswith("naples") for place in game.offers("send"))
    assert "Bari" in game.offers("expel")
    game.do("send:Siena")
    assert {"naples-1", "Napoli"} <= game.offers("from")


def test_V_INT_4_its_owner_may_place_agents_there() -> None:
    """V-INT-4: others may not."""
    sent = intrigue({"bonuses": "prince", "patronage": 2, "agents_in_all": 3}).offers("send")
    assert {"Pisa", "florence-1"} <= sent


def test_V_INT_4_agents_that_are_there_stay() -> None:
    """V-INT-4: The Prince removes nobody."""
    red = {"patronage": 1, "florins": 4, "used": "Pisa"}
    game = acting("patronage", red, yellow={"agents": "florence-4 Pisa"}).pay("step", "use:Firenze=crown")
    game.do("bonus:prince")
    assert game.agents("yellow") == {"florence-4", "Pisa"}


def test_V_INT_5_for_beginners_one_enemy_agent_a_palace() -> None:
    """V-INT-5: an option; without it every room may hold one."""
    yellow = {"agents": "venice-1"}
    assert "venice-2" in intrigue(yellow=yellow).offers("send")
    beginners = intrigue(yellow=yellow, options=("one-agent",)).offers("send")
    assert not any(place.startswith("venice") for place in beginners)
    assert {"naples-1", "naples-2", "florence-1"} <= beginners


def test_V_INT_5_an_own_agent_is_no_enemy() -> None:
    """V-INT-5: Venice's own agent in its palace does not keep red out."""
    beginners = intrigue(green={"agents": "venice-1"}, options=("one-agent",)).offers("send")
    assert "venice-2" in beginners


def test_V_INT_5_the_agent_inside_may_change_rooms() -> None:
    """V-INT-5: moving one's only agent within a palace leaves one enemy agent there."""
    game = intrigue({"agents": "venice-1 Siena"}, options=("one-agent",))
    assert "venice-2" in game.offers("send")
    game.do("send:venice-2")
    assert game.offers("from") <= {"venice-1"}
    if game.state.phase == "agent":
        game.pay("from:venice-1", MASK)
    assert game.agents("red") == {"venice-2", "Siena"}


def test_V_INT_1_no_agent_moves_without_a_mask() -> None:
    """V-INT-1: an Ambassador shows crown and mask; used for neither when used."""
    game = intrigue({"palace": courtiers("ambassador"), "used": "Pisa Firenze left-1"}).pay("send:Siena", MASK)
    assert game.offers("send") == set()
