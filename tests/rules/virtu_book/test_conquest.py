"""What follows a siege: conquest and trophies, defeat and retreat: pages 23 and 24 (V-SIE-4 to 6)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, besieging, courtiers

POOR = {"used": "Pisa Firenze"}


def siege(city: str, red: Household, **more: Any) -> Table:
    game = besieging(red={**POOR, "florins": 9, **red}, **more).do(f"siege:{city}")
    for _ in range(9):
        if game.state.phase == "bidding":
            game.do(*[f"strike:{bonus}" for bonus in sorted(game.offers("strike"))[:1]] or ["pass"])
    return game


@pytest.mark.parametrize(
    ("city", "troops", "left", "more"),
    [
        ("Urbino", 2, 2, {}),
        ("Spoleto", 3, 3, {}),
        ("Siena", 4, 3, {}),
        ("Roma", 5, 4, {}),
        ("Spoleto", 4, 3, {"green": {"agents": "Spoleto"}}),
        ("Urbino", 4, 3, {"yellow": {"cities": "Urbino", "bonuses": "bastions", "patronage": 2}}),
    ],
)
def test_V_SIE_4_a_final_strength_of_three_costs_the_winner_a_troop(
    city: str, troops: int, left: int, more: dict[str, Any]
) -> None:
    """V-SIE-4: agents and Bastions are counted in."""
    game = siege(city, {"troops": f"{city}*{troops}"}, **more)
    assert game.ruler(city) == "red"
    assert game.troops("red") == {city: left}


def test_V_SIE_4_an_own_agent_may_spare_it() -> None:
    """V-SIE-4: Siena is 3, with the attacker's agent 2."""
    assert siege("Siena", {"troops": "Siena*3", "agents": "Siena"}).troops("red") == {"Siena": 3}


@pytest.mark.parametrize(("city", "attackers", "defenders", "left"), [("Urbino", 5, 2, 3), ("Siena", 6, 2, 3)])
def test_V_SIE_4_one_troop_for_each_defending_troop(city: str, attackers: int, defenders: int, left: int) -> None:
    """V-SIE-4: and the defender loses all that were there, no others."""
    yellow = {"cities": city, "troops": f"{city}*{defenders} Bari"}
    game = siege(city, {"troops": f"{city}*{attackers}"}, yellow=yellow)
    assert game.troops("red") == {city: left}
    assert game.troops("yellow") == {"Bari": 1}


def test_V_SIE_4_he_wins_even_with_no_troop_left() -> None:
    """V-SIE-4: one troop and two bonuses against Urbino (1) and a troop."""
    red = {"troops": "Urbino", "palace": courtiers("condottiere condottiere")}
    game = siege("Urbino", red, yellow={"cities": "Urbino", "troops": "Urbino"})
    assert game.ruler("Urbino") == "red"
    assert game.troops("red") == {}
    assert game.troops("yellow") == {}


def test_V_SIE_4_war_bonuses_of_the_defender_are_no_strength_of_the_city() -> None:
    """V-SIE-4: Spoleto (2) with a bonus still costs nothing."""
    yellow = {"cities": "Spoleto", "palace": courtiers("condottiere")}
    assert siege("Spoleto", {"troops": "Spoleto*4"}, yellow=yellow).troops("red") == {"Spoleto": 4}


def test_V_SIE_5_the_token_of_a_neutral_city_enters_used() -> None:
    """V-SIE-5: the hardship of a siege."""
    game = siege("Siena", {"troops": "Siena*4"})
    assert game.holds("red") == {"Pisa", "Firenze", "Siena"}
    assert "Siena" in game.used("red")
    assert game.household("red")["trophies"] == []


def test_V_SIE_5_from_a_player_also_his_token_and_a_trophy() -> None:
    """V-SIE-5: the token enters used though it was available with him."""
    game = siege("Siena", {"troops": "Siena*4"}, yellow={"cities": "Siena"})
    assert game.holds("yellow") == {"Napoli", "Bari"}
    assert "Siena" in game.used("red")
    assert "Siena" not in game.used("yellow")
    assert game.household("red")["trophies"] == [1]


def test_V_SIE_5_one_trophy_for_each_opponent() -> None:
    """V-SIE-5: a second city of his brings none; a city of another's does."""
    red = {"troops": "Urbino*3 Spoleto*3", "trophies": [1]}
    game = siege("Urbino", red, yellow={"cities": "Urbino"}, green={"cities": "Spoleto"}).through_spring()
    assert game.holds("red") == {"Pisa", "Firenze", "Urbino", "Spoleto"}
    assert game.household("red")["trophies"] == [1, 2]
    assert game.prestige("red").trophies == 4


def test_V_SIE_5_a_cathedral_comes_with_its_city_used() -> None:
    """V-SIE-5"""
    yellow = {"cities": "Siena", "tokens": "cathedral-1"}
    game = siege("Siena", {"troops": "Siena*4"}, yellow=yellow, cathedrals="Siena")
    assert game.tokens("yellow") == []
    assert game.tokens("red") == ["cathedral-1"]
    assert {"cathedral-1", "Siena"} <= game.used("red")
    assert game.position["cathedrals"] == ["Siena"]


def test_V_SIE_5_cathedrals_of_other_cities_stay() -> None:
    """V-SIE-5: only the city's own."""
    yellow = {"cities": "Siena Urbino", "tokens": "cathedral-1"}
    game = siege("Urbino", {"troops": "Urbino*2"}, yellow=yellow, cathedrals="Siena")
    assert game.tokens("yellow") == ["cathedral-1"]


def test_V_SIE_6_a_tie_is_a_defeat_and_costs_a_troop() -> None:
    """V-SIE-6: attack less than or equal to the defence."""
    game = siege("Spoleto", {"troops": "Spoleto*2"})
    assert game.ruler("Spoleto") is None
    assert sum(game.troops("red").values()) == 1


def test_V_SIE_6_the_rest_retreat_by_road_without_cavalry() -> None:
    """V-SIE-6: to a city that red controls and a road joins."""
    game = siege("Siena", {"troops": "Siena*3"})
    assert game.asked == ("red", "retreat")
    assert game.offers("retreat") == {"Pisa", "Firenze"}
    game.do("retreat:Pisa", "retreat:Firenze")
    assert game.troops("red") == {"Pisa": 1, "Firenze": 1}
    assert game.used("red") == {"Pisa", "Firenze"}


def test_V_SIE_6_who_cannot_retreat_is_lost() -> None:
    """V-SIE-6: no city of red's near Benevento."""
    game = siege("Benevento", {"troops": "Benevento*2 Pisa"})
    assert game.through_spring().troops("red") == {"Pisa": 1}


def test_V_SIE_6_or_one_may_let_them_be_lost() -> None:
    """V-SIE-6: the player may prefer it."""
    game = siege("Siena", {"troops": "Siena*3 Pisa"}).do("retreat:Pisa", "disband")
    assert game.troops("red") == {"Pisa": 2}


def test_V_SIE_6_from_a_port_by_sea_at_one_ship_a_sea_and_troop() -> None:
    """V-SIE-6: two troops from Ancona, one sea from Venezia: the Merchant's two ships."""
    green = {"troops": "Ancona*3", "palace": courtiers("merchant"), "used": "Padova Venezia"}
    beaten = besieging("green", order="green red yellow", green=green, red={"agents": "Ancona"}).do("siege:Ancona")
    assert beaten.asked == ("green", "retreat")
    beaten.pay("retreat:Venezia", "use:left-1=ship")
    if beaten.state.phase == "retreat":
        beaten.pay("retreat:Venezia", "pay")
    assert beaten.troops("green") == {"Venezia": 2}
    assert beaten.used("green") == {"Padova", "Venezia", "left-1"}


def test_V_SIE_6_a_ship_for_each_troop() -> None:
    """V-SIE-6: Venezia's own ship saves one of two."""
    green = {"troops": "Ancona*3", "used": "Padova"}
    game = besieging("green", order="green red yellow", green=green, red={"agents": "Ancona"}).do("siege:Ancona")
    game.pay("retreat:Venezia", "use:Venezia=ship").through_spring()
    assert game.troops("green") == {"Venezia": 1}


def test_V_SIE_6_without_a_ship_none_sails() -> None:
    """V-SIE-6: yellow before Palermo, one sea from Napoli: with Napoli's ship, and without."""
    one = besieging("yellow", order="yellow red green", yellow={"troops": "Palermo*3", "used": "Bari"})
    assert one.do("siege:Palermo").offers("retreat") == {"Napoli"}
    none = besieging("yellow", order="yellow red green", yellow={"troops": "Palermo*3", "used": "Napoli Bari"})
    assert none.do("siege:Palermo").through_spring().troops("yellow") == {}


def test_V_SIE_6_two_seas_take_two_ships() -> None:
    """V-SIE-6: red before Palermo, Pisa two seas away."""
    one = siege("Palermo", {"troops": "Palermo*2", "used": "Firenze"})
    assert one.offers("retreat") == set()
    two = siege("Palermo", {"troops": "Palermo*2", "used": "Firenze", "tokens": "guild"})
    assert two.offers("retreat") == {"Pisa"}
    two.pay("retreat:Pisa", "use:Pisa=ship", "use:guild=ship")
    assert two.troops("red") == {"Pisa": 1}


def test_V_SIE_6_the_ottoman_ships_carry_a_retreat() -> None:
    """V-SIE-6: two ships at once."""
    game = siege("Palermo", {"troops": "Palermo*2"}, alliances={"ottoman": "red"})
    game.pay("retreat:Pisa", "use:ottoman=ship")
    assert game.troops("red") == {"Pisa": 1}
    assert "ottoman" in game.used("red")


def test_V_SIE_6_the_defender_of_a_held_city_loses_nothing() -> None:
    """V-SIE-6"""
    game = siege("Siena", {"troops": "Siena*3"}, yellow={"cities": "Siena", "troops": "Siena*2"})
    assert game.troops("yellow") == {"Siena": 2}
    assert game.ruler("Siena") == "yellow"


def test_V_SIE_6_a_lone_attacker_is_simply_lost() -> None:
    """V-SIE-6"""
    game = siege("Siena", {"troops": "Siena Pisa"})
    assert game.asked != ("red", "retreat")
    assert game.troops("red") == {"Pisa": 1}


def test_V_SIE_6_lost_troops_can_be_hired_again() -> None:
    """V-SIE-6: they return to the reserve: six may be hired once all are lost."""
    game = siege("Siena", {"troops": "Siena*1", "florins": 9}).until("winter")
    assert game.do(*["hire:Pisa"] * 6).troops("red") == {"Pisa": 6}
