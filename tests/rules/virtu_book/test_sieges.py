"""The end of Spring: how a siege is fought: pages 22 and 23 (V-SIE-1 to 3)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, besieging, courtiers

POOR = {"used": "Pisa Firenze"}


def siege(city: str, red: Household, **more: Any) -> Table:
    return besieging(red={**POOR, **red}, **more).do(f"siege:{city}")


def taken(city: str, red: Household, **more: Any) -> bool:
    game = siege(city, red, **more)
    while game.position["stage"] == "sieges":
        game.decline()
    return game.ruler(city) == "red"


def test_V_SIE_1_each_player_resolves_his_sieges_in_turn_order() -> None:
    """V-SIE-1: green first, then red, then yellow."""
    game = besieging(
        "green",
        order="green red yellow",
        red={"troops": "Siena*5", **POOR},
        yellow={"troops": "Terracina*2"},
        green={"troops": "Mantova*2"},
    )
    assert game.asked[0] == "green"
    game.do("siege:Mantova")
    game.through_spring()
    assert [game.ruler(city) for city in ("Mantova", "Siena", "Terracina")] == ["green", "red", "yellow"]


def test_V_SIE_1_in_the_order_he_likes() -> None:
    """V-SIE-1"""
    game = besieging(red={"troops": "Siena*3 Urbino*3", **POOR})
    assert game.offers("siege") == {"Siena", "Urbino"}
    assert game.do("siege:Urbino").ruler("Urbino") == "red"


@pytest.mark.parametrize(("city", "strength"), [("Urbino", 1), ("Spoleto", 2), ("Siena", 3), ("Roma", 4)])
def test_V_SIE_2_attack_must_be_greater_than_the_strength(city: str, strength: int) -> None:
    """V-SIE-2: one for each troop against the strength of the city."""
    assert not taken(city, {"troops": f"{city}*{strength}"})
    assert taken(city, {"troops": f"{city}*{strength + 1}"})


def test_V_SIE_2_the_attackers_agent_takes_one_from_the_defence() -> None:
    """V-SIE-2: in a neutral city and in a player's."""
    assert taken("Spoleto", {"troops": "Spoleto*2", "agents": "Spoleto"})
    assert taken("Spoleto", {"troops": "Spoleto*2", "agents": "Spoleto"}, yellow={"cities": "Spoleto"})


def test_V_SIE_2_anothers_agent_adds_one_in_a_neutral_city() -> None:
    """V-SIE-2"""
    assert not taken("Spoleto", {"troops": "Spoleto*3"}, green={"agents": "Spoleto"})
    assert taken("Spoleto", {"troops": "Spoleto*4"}, green={"agents": "Spoleto"})


@pytest.mark.parametrize("owner", ["yellow", "green"])
def test_V_SIE_2_but_not_in_a_players_city(owner: str) -> None:
    """V-SIE-2: neither the defender's own agent nor a third player's changes the strength."""
    yellow: Household = {"cities": "Spoleto"}
    more: dict[str, Any] = {"yellow": yellow}
    if owner == "yellow":
        yellow["agents"] = "Spoleto"
    else:
        more["green"] = {"agents": "Spoleto"}
    assert taken("Spoleto", {"troops": "Spoleto*3"}, **more)
    assert not taken("Spoleto", {"troops": "Spoleto*2"}, **more)


@pytest.mark.parametrize("troops", [1, 2])
def test_V_SIE_2_each_defending_troop_adds_one(troops: int) -> None:
    """V-SIE-2: Urbino (1)."""
    yellow = {"cities": "Urbino", "troops": f"Urbino*{troops}"}
    assert not taken("Urbino", {"troops": f"Urbino*{troops + 1}"}, yellow=yellow)
    assert taken("Urbino", {"troops": f"Urbino*{troops + 2}"}, yellow=yellow)


def test_V_SIE_2_only_the_troops_in_the_city_defend() -> None:
    """V-SIE-2: six of yellow's next door do not count."""
    assert taken("Terracina", {"troops": "Terracina*2"}, yellow={"cities": "Terracina", "troops": "Napoli*6"})


ARMED = courtiers("condottiere gonfalonier")  # the Condottiere fights for nothing, the Gonfalonier for a florin


def test_V_SIE_3_a_courtiers_bonus_adds_one_and_he_is_used() -> None:
    """V-SIE-3"""
    game = siege("Siena", {"troops": "Siena*3", "palace": ARMED}).do("strike:left-1")
    assert "left-1" in game.used("red")
    assert game.through_spring().ruler("Siena") == "red"


def test_V_SIE_3_most_bonuses_cost_a_florin() -> None:
    """V-SIE-3: the Gonfalonier's does."""
    poor = siege("Siena", {"troops": "Siena*3", "palace": ARMED})
    assert poor.offers("strike") == {"left-1"}
    rich = siege("Siena", {"troops": "Siena*2", "palace": ARMED, "florins": 2})
    assert rich.offers("strike") == {"left-1", "right-1"}
    rich.do("strike:right-1")
    assert rich.florins("red") == 1
    assert rich.strengths == (3, 3)


def test_V_SIE_3_used_courtiers_give_no_bonus() -> None:
    """V-SIE-3: only available ones."""
    red = {"troops": "Siena*3", "palace": ARMED, "florins": 2, "used": "Pisa Firenze left-1"}
    assert siege("Siena", red).offers("strike") == {"right-1"}


def test_V_SIE_3_cards_in_rooms_give_no_bonus_in_a_siege() -> None:
    """V-SIE-3: theirs were taken as tokens during war, or not at all."""
    assert not taken("Siena", {"troops": "Siena*3", "palace": {"room-4": "gonfalonier"}, "florins": 3})


def test_V_SIE_3_each_bonus_once_a_siege() -> None:
    """V-SIE-3: the same courtier does not fight twice."""
    game = siege("Roma", {"troops": "Roma*2", "palace": ARMED, "florins": 9}).do("strike:right-1")
    assert game.offers("strike") == {"left-1"}


def test_V_SIE_3_plus_one_tokens_are_spent() -> None:
    """V-SIE-3: one at a time; the florin was paid when they were taken."""
    game = siege("Siena", {"troops": "Siena*2", "war_tokens": 2, "florins": 1}).do("strike:token")
    assert game.strengths == (3, 3)
    game.do("strike:token")
    assert game.florins("red") == 1
    assert game.ruler("Siena") == "red"


def test_V_SIE_3_a_token_kept_serves_in_the_next_siege() -> None:
    """V-SIE-3: the player's tokens are for all his sieges of this Spring."""
    game = siege("Spoleto", {"troops": "Spoleto*2 Urbino", "war_tokens": 2}).do("strike:token", "pass")
    assert game.ruler("Spoleto") == "red"
    while "strike:token" not in game.legal:
        game.do("siege:Urbino")
    assert game.do("strike:token").through_spring().ruler("Urbino") == "red"


def bidding(red: str, yellow: str, **more: Any) -> Table:
    """Two troops before yellow's Siena (3), both sides with florins and courtiers."""
    attacker = {"troops": "Siena*2", "palace": courtiers(red), "florins": 3}
    defender = {"cities": "Siena", "palace": courtiers(yellow), "florins": 3}
    return siege("Siena", attacker, yellow=defender, **more)


def test_V_SIE_3_attacker_and_defender_add_bonuses_in_turn() -> None:
    """V-SIE-3: the attacker begins."""
    game = bidding("gonfalonier gonfalonier gonfalonier", "gonfalonier gonfalonier")
    assert game.asked == ("red", "bidding")
    assert game.do("strike:left-1").asked == ("yellow", "bidding")
    assert game.do("strike:left-1").asked == ("red", "bidding")
    assert game.strengths == (3, 4)
    assert game.do("strike:right-1").asked == ("yellow", "bidding")


def test_V_SIE_3_who_passed_may_still_answer() -> None:
    """V-SIE-3: the siege ends when both have passed in a row."""
    game = bidding("gonfalonier gonfalonier", "gonfalonier gonfalonier").do("pass")
    assert game.asked == ("yellow", "bidding")
    assert game.do("strike:left-1").asked == ("red", "bidding")
    assert game.do("pass").asked == ("yellow", "bidding")
    game.do("pass")
    assert game.state.phase != "bidding"
    assert game.ruler("Siena") == "yellow"


def test_V_SIE_3_the_defenders_bonuses_count() -> None:
    """V-SIE-3: 2 + 2 against 3 + 1 is not greater."""
    game = bidding("gonfalonier condottiere", "condottiere")
    game.do("strike:left-1", "strike:left-1")
    assert game.strengths == (3, 4)
    assert game.do("strike:right-1").through_spring().ruler("Siena") == "yellow"


def test_V_SIE_3_nobody_bids_for_a_neutral_city() -> None:
    """V-SIE-3: when the attacker passes it is over."""
    game = siege("Siena", {"troops": "Siena*2", "palace": ARMED}).do("pass")
    assert game.state.phase != "bidding"


def test_V_SIE_3_leonardo_once_a_siege_for_a_florin() -> None:
    """V-SIE-3: and again in the next siege."""
    red = {"troops": "Spoleto*2 Urbino", "bonuses": "leonardo", "patronage": 2, "florins": 2}
    game = siege("Spoleto", red).do("strike:leonardo")
    assert game.florins("red") == 1
    assert game.ruler("Spoleto") == "red"
    if game.state.phase == "sieges":
        game.do("siege:Urbino")
    assert game.offers("strike") == {"leonardo"}
    assert game.do("strike:leonardo").ruler("Urbino") == "red"
    assert game.florins("red") == 0


def test_V_SIE_3_leonardo_only_once_in_a_siege() -> None:
    """V-SIE-3"""
    red = {"troops": "Siena*2", "bonuses": "leonardo", "patronage": 2, "florins": 5, "palace": ARMED}
    assert siege("Siena", red).do("strike:leonardo").offers("strike") == {"left-1", "right-1"}


def test_V_SIE_3_leonardo_defends_too() -> None:
    """V-SIE-3: in every siege."""
    yellow = {"cities": "Siena", "bonuses": "leonardo", "patronage": 2, "florins": 1}
    game = siege("Siena", {"troops": "Siena*4"}, yellow=yellow)
    assert game.asked == ("yellow", "bidding")
    game.do("strike:leonardo").through_spring()
    assert game.ruler("Siena") == "yellow"


def test_V_SIE_3_artillery_adds_two_for_a_florin_and_is_used() -> None:
    """V-SIE-3"""
    red = {"troops": "Siena*2", "tokens": "artillery", "bonuses": "artillery", "patronage": 2, "florins": 1}
    game = siege("Siena", red).do("strike:artillery")
    assert game.florins("red") == 0
    assert "artillery" in game.used("red")
    assert game.through_spring().ruler("Siena") == "red"
    assert not taken("Siena", red | {"florins": 0})
    assert not taken("Siena", red | {"used": "Pisa Firenze artillery"})


def test_V_SIE_3_france_adds_two_and_the_bonus_is_used() -> None:
    """V-SIE-3: free of charge."""
    game = siege("Siena", {"troops": "Siena*2"}, alliances={"france": "red"}).do("strike:france")
    assert "france" in game.used("red")
    assert game.through_spring().ruler("Siena") == "red"


def test_V_SIE_3_france_does_not_help_with_an_enemy_agent_on_it() -> None:
    """V-WIN-5: the agent blocks the bonus."""
    alliances = {"france": "red"}
    assert not taken("Siena", {"troops": "Siena*2"}, alliances=alliances, yellow={"agents": "france"})
    assert not taken("Siena", {"troops": "Siena*2", "used": "Pisa Firenze france"}, alliances=alliances)


def test_V_SIE_3_bastions_add_two_to_every_defence() -> None:
    """V-SIE-3: always, without being asked for or paid; nothing to an attack."""
    yellow = {"cities": "Urbino Spoleto", "bonuses": "bastions", "patronage": 2, "used": "Napoli Bari Urbino Spoleto"}
    assert not taken("Urbino", {"troops": "Urbino*3"}, yellow=yellow)
    assert taken("Urbino", {"troops": "Urbino*4"}, yellow=yellow)
    assert not taken("Urbino", {"troops": "Urbino", "bonuses": "bastions", "patronage": 2})


def test_V_SIE_3_other_tokens_do_not_fight() -> None:
    """V-SIE-3: Artillery is the only token that fights."""
    red = {"troops": "Siena*2", "tokens": "guild kingdom duchy", "florins": 5, "used": ""}
    game = siege("Siena", red)
    assert game.offers("strike") == set()
