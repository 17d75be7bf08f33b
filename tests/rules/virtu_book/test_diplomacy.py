"""Diplomacy: page 18 (V-DIP)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, acting, courtiers, table


def red(crowns: int, ships: int = 0, **more: Any) -> Household:
    """A household with exactly so many crowns and ships to pay with."""
    tokens = ["guild"] * (ships > 0) + ["kingdom"] * (crowns > 3)
    palace = courtiers("counsellor " * (crowns - 2 if crowns > 3 else crowns))
    cities = {"cities": "Terracina"} if ships == 3 else {}
    used = "Firenze" if ships >= 2 else "Pisa Firenze"
    return {"palace": palace, "tokens": tokens, "used": used} | cities | more


def reached(crowns: int, ships: int = 0, others: dict[str, Any] | None = None, **more: Any) -> set[str]:
    return acting("diplomacy", red(crowns, ships, **more), **(others or {})).offers("annex")


def annexed(city: str, household: Household, *uses: str, **more: Any) -> Table:
    return acting("diplomacy", household, **more).pay(f"annex:{city}", *uses, "pay")


@pytest.mark.parametrize(
    ("crowns", "cities"),
    [
        (0, set()),
        (1, set()),
        (2, {"Urbino"}),
        (3, {"Urbino", "Ravenna", "Spoleto"}),
        (4, {"Urbino", "Ravenna", "Spoleto", "Bologna", "Siena"}),
    ],
)
def test_V_DIP_1_crowns_more_than_the_strength(crowns: int, cities: set[str]) -> None:
    """V-DIP-1: only neutral cities that a road joins to a city one controls."""
    assert reached(crowns) == cities


def test_V_DIP_1_an_own_agent_takes_one_from_the_strength() -> None:
    """V-DIP-1"""
    assert reached(1, agents="Urbino") == {"Urbino"}
    assert reached(2, agents="Spoleto Siena") == {"Urbino", "Spoleto"}


def test_V_DIP_1_another_players_agent_adds_one() -> None:
    """V-DIP-1"""
    assert reached(3, others={"green": {"agents": "Urbino Ravenna"}}) == {"Urbino", "Spoleto"}


def test_V_DIP_1_cities_of_other_players_cannot_be_had() -> None:
    """V-DIP-1: only neutral ones; war takes the others."""
    assert "Ravenna" not in reached(5, others={"green": {"cities": "Ravenna"}})


def test_V_DIP_1_the_crowns_are_paid_whoever_gives_them() -> None:
    """V-DIP-1: three Counsellors for Spoleto are all used."""
    game = annexed("Spoleto", red(3))
    assert game.used("red") == {"Pisa", "Firenze", "left-1", "right-1", "right-2"}


def test_V_DIP_1_one_city_an_action() -> None:
    """V-DIP-1: then it is the next player's turn."""
    assert annexed("Urbino", red(5), "use:left-1=crown", "use:right-1=crown").asked == ("yellow", "marker")


def test_V_DIP_2_a_port_is_reached_from_a_port_for_one_ship_a_sea() -> None:
    """V-DIP-2: Terracina lies two seas from Pisa; Pisa's own token is one of the ships."""
    assert "Terracina" not in reached(3, 1)
    assert "Terracina" in reached(3, 2)


def test_V_DIP_2_at_least_one_ship() -> None:
    """V-DIP-2: Palermo and Terracina are ports of one sea."""
    household = red(4, cities="Terracina")
    assert "Palermo" not in acting("diplomacy", household | {"used": "Pisa Firenze Terracina"}).offers("annex")
    assert "Palermo" in acting("diplomacy", household | {"used": "Pisa Firenze"}).offers("annex")


def test_V_DIP_2_crowns_are_needed_too() -> None:
    """V-DIP-2: Terracina takes 2 crowns whatever the ships."""
    assert "Terracina" not in reached(1, 2)
    assert "Terracina" in reached(2, 2)


def test_V_DIP_2_a_port_of_two_seas_is_nearer() -> None:
    """V-DIP-2: Ancona lies on both Adriatic seas: one ship from Bari and one from Venezia."""
    palace = courtiers("counsellor counsellor counsellor")
    yellow, green = {"marker": 4, "palace": palace}, {"marker": 1, "palace": palace}
    assert "Ancona" in table("action", "yellow", yellow=yellow | {"used": "Napoli"}).offers("annex")
    assert "Ravenna" not in table("action", "yellow", yellow=yellow | {"used": "Napoli"}).offers("annex")
    assert "Ancona" in table("action", "green", green=green | {"used": "Padova"}).offers("annex")


def test_V_DIP_2_inland_cities_are_not_reached_by_sea() -> None:
    """V-DIP-2: Roma has no port."""
    assert "Roma" not in reached(5, 2)


def test_V_DIP_2_by_road_no_ship_is_needed() -> None:
    """V-DIP-2: Ravenna is a port, and Firenze has a road to it."""
    game = annexed("Ravenna", red(3, 2))
    assert game.used("red") == {"Firenze", "left-1", "right-1", "right-2"}


def test_V_DIP_2_the_ottoman_ships_may_carry_the_envoy() -> None:
    """V-DIP-2: both ships, then the bonus is used."""
    game = acting("diplomacy", red(2), alliances={"ottoman": "red"}).pay("annex:Terracina", "pay")
    assert game.ruler("Terracina") == "red"
    assert "ottoman" in game.used("red")


def test_V_DIP_3_pirate_ports_cannot_be_had() -> None:
    """V-DIP-3: Ajaccio (1) lies on Pisa's own sea; Tunisi and, with four, Cagliari and Ragusa neither."""
    assert reached(5, 3).isdisjoint({"Ajaccio", "Tunisi"})
    assert reached(5, 3, {"seats": 4}).isdisjoint({"Ajaccio", "Tunisi", "Cagliari", "Ragusa"})
    acting("diplomacy", red(3, 2)).refuses("annex:Ajaccio", "V-DIP-3")


def test_V_DIP_4_the_city_comes_with_its_token_available() -> None:
    """V-DIP-4: the disc lies on the city."""
    game = annexed("Spoleto", red(3))
    assert game.ruler("Spoleto") == "red"
    assert "Spoleto" not in game.used("red")


def test_V_DIP_4_the_city_track_moves_on_to_the_top_of_the_stack() -> None:
    """V-DIP-4: red, last in the stack of two cities, comes to lie on yellow in the stack of three."""
    more: dict[str, Any] = {"yellow": {"cities": "Benevento"}, "city_track": "yellow green red"}
    game = annexed("Spoleto", red(3), **more).through_spring()
    assert game.order == ["red", "yellow", "green"]


def test_V_DIP_4_the_agent_in_the_city_stays() -> None:
    """V-INT-3: agents do not leave when a city gets a master."""
    game = annexed("Urbino", red(3), green={"agents": "Urbino"})
    assert game.agents("green") == {"Urbino"}
