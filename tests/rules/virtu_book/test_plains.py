"""Battles on the plains and withdrawals: page 24 (V-SIE-7 and 8)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Table, besieging, courtiers

USED = {"red": "Pisa Firenze", "yellow": "Napoli Bari", "green": "Padova Venezia"}


def meeting(to_move: str = "red", **more: Any) -> Table:
    """Households with nothing to cash, unless they say otherwise."""
    households = {colour: {"used": used, **more.pop(colour, {})} for colour, used in USED.items()}
    return besieging(to_move, **households, **more)


def plains(reds: int, yellows: int, **more: Any) -> Table:
    """Red and yellow before neutral Siena; red, first in turn order, turns to it."""
    red = {"troops": f"Siena*{reds}"} | more.pop("red", {})
    yellow = {"troops": f"Siena*{yellows}"} | more.pop("yellow", {})
    return meeting(red=red, yellow=yellow, **more).do("siege:Siena")


def test_V_SIE_7_two_attackers_fight_before_the_siege() -> None:
    """V-SIE-7: the city is still nobody's when the battle is over."""
    game = plains(5, 1)
    assert game.troops("yellow") == {}
    assert game.ruler("Siena") is None
    assert game.asked == ("red", "sieges")


@pytest.mark.parametrize(("red", "yellow", "left"), [(3, 1, 2), (5, 2, 3), (4, 3, 1)])
def test_V_SIE_7_the_loser_loses_all_and_the_winner_as_many(red: int, yellow: int, left: int) -> None:
    """V-SIE-7"""
    game = plains(red, yellow)
    assert game.troops("yellow") == {}
    assert game.troops("red") == {"Siena": left}


def test_V_SIE_7_the_winner_loses_at_most_what_he_has() -> None:
    """V-SIE-7: one troop and two bonuses beat two troops, and nobody is left."""
    game = plains(1, 2, red={"palace": courtiers("condottiere condottiere")}).do("strike:left-1", "strike:right-1")
    assert game.troops("red") == {}
    assert game.troops("yellow") == {}
    assert game.ruler("Siena") is None


def test_V_SIE_7_troops_and_bonuses_alone_count() -> None:
    """V-SIE-7: neither the city's strength nor agents."""
    game = plains(2, 1, yellow={"agents": "Siena"}, red={"agents": ""})
    assert game.troops("yellow") == {}
    assert game.troops("red") == {"Siena": 1}


def test_V_SIE_7_both_may_use_war_bonuses() -> None:
    """V-SIE-7: in turn; the attacker who is first in turn order begins."""
    armed = {"palace": courtiers("condottiere")}
    game = plains(2, 2, red=armed, yellow=armed)
    assert game.asked == ("red", "bidding")
    assert game.strengths == (2, 2)  # the walls of Siena are not in it
    assert game.do("strike:left-1").asked == ("yellow", "bidding")
    assert game.strengths == (3, 2)
    game.do("pass")
    assert game.troops("yellow") == {}
    assert "left-1" in game.used("red")
    assert "left-1" not in game.used("yellow")


def test_V_SIE_7_artillery_and_france_serve_on_the_plains() -> None:
    """V-SIE-7: +2 each."""
    red = {"tokens": "artillery", "bonuses": "artillery", "patronage": 2, "florins": 1}
    game = plains(1, 4, red=red, alliances={"france": "red"})
    assert game.offers("strike") == {"artillery", "france"}
    game.do("strike:artillery", "strike:france")
    assert game.troops("yellow") == {}
    assert {"artillery", "france"} <= game.used("red")


def test_V_SIE_7_bastions_do_not_serve_on_the_plains() -> None:
    """V-SIE-7: they are the walls of a city."""
    assert plains(2, 1, yellow={"bonuses": "bastions", "patronage": 2}).troops("yellow") == {}


def test_V_SIE_7_spent_bonuses_are_spent_for_the_siege() -> None:
    """V-SIE-7: the Condottiere who won the battle cannot storm the city."""
    game = plains(4, 4, red={"palace": courtiers("condottiere")}).do("strike:left-1")
    assert game.troops("red") == {}
    game = plains(5, 1, red={"palace": courtiers("condottiere")}).do("strike:left-1")
    assert game.do("siege:Siena").offers("strike") == set()


def test_V_SIE_7_the_winner_may_besiege() -> None:
    """V-SIE-7: with those who are left: 5 - 1 against 3."""
    game = plains(5, 1)
    assert {"siege:Siena", "withdraw:Siena"} <= game.legal
    assert game.do("siege:Siena").ruler("Siena") == "red"


def test_V_SIE_7_or_withdraw_without_further_loss() -> None:
    """V-SIE-7: at the end of the phase."""
    game = plains(3, 1).do("withdraw:Siena")
    assert game.asked == ("red", "retreat")
    game.do("retreat:Pisa", "retreat:Firenze")
    assert game.troops("red") == {"Pisa": 1, "Firenze": 1}


def test_V_SIE_7_a_winner_later_in_the_order_besieges_in_his_turn() -> None:
    """V-SIE-7: yellow wins on red's turn, and takes the city on his own."""
    game = plains(1, 6)
    assert game.troops("red") == {}
    assert game.asked == ("yellow", "sieges")
    assert game.do("siege:Siena").ruler("Siena") == "yellow"


def test_V_SIE_7_no_trophies() -> None:
    """V-SIE-7"""
    assert plains(3, 1).household("red")["trophies"] == []


def test_V_SIE_7_a_tie_costs_each_a_troop_and_both_withdraw() -> None:
    """V-SIE-7: red goes home; yellow has no city near and is lost."""
    game = plains(3, 3)
    assert game.ruler("Siena") is None
    assert game.asked == ("red", "retreat")
    game.do("retreat:Firenze", "retreat:Firenze").through_spring()
    assert game.troops("red") == {"Firenze": 2}
    assert game.troops("yellow") == {}


def test_V_SIE_7_two_attackers_before_a_third_players_city() -> None:
    """V-SIE-7: the owner looks on, and is besieged by the winner."""
    game = plains(5, 1, green={"cities": "Siena", "used": "Padova Venezia Siena"})
    assert game.ruler("Siena") == "green"
    game.do("siege:Siena").through_spring()
    assert game.ruler("Siena") == "red"
    assert game.household("red")["trophies"] == [2]


def test_V_SIE_7_of_three_attackers_the_winner_of_the_first_two_meets_the_third() -> None:
    """V-SIE-7: red beats yellow and then green, before anybody besieges or withdraws: 6 - 2 - 3."""
    game = plains(6, 2, green={"troops": "Siena*3"})
    assert game.troops("yellow") == {}
    assert game.troops("green") == {}
    assert game.troops("red") == {"Siena": 1}
    assert {"siege:Siena", "withdraw:Siena"} <= game.legal


def test_V_SIE_7_the_third_meets_a_weakened_winner() -> None:
    """V-SIE-7: 4 - 3 against green's 2: green is left with 1."""
    game = plains(4, 3, green={"troops": "Siena*2"})
    assert game.troops("red") == {}
    assert game.troops("yellow") == {}
    assert game.troops("green") == {"Siena": 1}
    assert game.asked == ("green", "sieges")


def test_V_SIE_7_after_a_tie_of_two_the_third_besieges_alone() -> None:
    """V-SIE-7: red and yellow have to withdraw, green takes the city."""
    game = plains(2, 2, green={"troops": "Siena*4"}).through_spring()
    assert game.ruler("Siena") == "green"


def test_V_SIE_8_withdrawals_come_after_all_sieges() -> None:
    """V-SIE-8: red leaves Siena when Spoleto, which he has taken since, can receive him."""
    game = plains(2, 2, red={"troops": "Siena*2 Spoleto*3"})
    if game.state.phase == "sieges":
        game.do("siege:Spoleto")
    assert game.ruler("Spoleto") == "red"
    assert game.asked == ("red", "retreat")
    assert game.offers("retreat") == {"Pisa", "Firenze", "Spoleto"}


def test_V_SIE_8_in_turn_order() -> None:
    """V-SIE-8: yellow before red when yellow is first."""
    game = meeting(
        "yellow",
        order="yellow red green",
        red={"troops": "Spoleto*2"},
        yellow={"troops": "Spoleto*2", "cities": "Benevento", "used": "Napoli Bari Benevento"},
    ).do("siege:Spoleto")
    assert game.position["stage"] == "withdrawals"
    assert game.asked == ("yellow", "retreat")
    assert game.do("retreat:Benevento").asked == ("red", "retreat")
    assert game.offers("retreat") == {"Firenze"}
