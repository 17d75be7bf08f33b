"""The end of Spring: V-SIE and V-ORD."""

from typing import Any

import pytest

from tests.rules.virtu.table import House, Houses, Table, cities, pay, rest, symbols_of, table

SPENT = {"used": ["Firenze", "Pisa"]}


def besieged(city: str, troops: int, houses: Houses | None = None, **keys: Any) -> Table:
    """Seat 0 besieges a city. Nobody has courtiers unless told."""
    given = {seat: dict(house) for seat, house in (houses or {}).items()}
    mine = given.pop(0, {})
    army = {city: troops, **mine.pop("troops", {})}
    return table(3, {0: {"troops": army, **mine}, **given}, phase="sieges", stage="sieges", **keys)


def test_V_SIE_1_in_turn_order_each_in_the_order_he_likes() -> None:
    """V-SIE-1: in turn order each player resolves his sieges, in the order he likes."""
    houses = {0: {"troops": {"Siena": 4, "Urbino": 2}}, 1: {"troops": {"Benevento": 3, "Terracina": 2}}}
    game = table(3, houses, phase="sieges", stage="sieges", order=[0, 1, 2])
    assert game.offers("siege") == {"Siena", "Urbino"}
    game.do("siege:Urbino")  # the last one opens by itself
    assert game.position["cities"]["Siena"] == 0
    assert game.asked == (1, "sieges")
    assert game.offers("siege") == {"Benevento", "Terracina"}


@pytest.mark.parametrize(("troops", "taken"), [(3, True), (2, False)])
def test_V_SIE_2_neutral_strength(troops: int, taken: bool) -> None:
    """V-SIE-2: attack: 1 a troop; defence: strength."""
    game = besieged("Ravenna", troops).do("siege:Ravenna")
    assert (game.position["cities"].get("Ravenna") == 0) is taken


@pytest.mark.parametrize(("owner", "strength"), [(None, 2), (0, 1), (1, 3)])
def test_V_SIE_2_agents_before_a_neutral_city(owner: int | None, strength: int) -> None:
    """V-SIE-2: -1 if the attacker has an agent there; neutral: +1 if another's agent is there."""
    houses: Houses = {} if owner is None else {owner: {"agents": ["Ravenna"]}}
    for troops in (strength, strength + 1):
        game = besieged("Ravenna", troops, houses).do("siege:Ravenna")
        assert (game.position["cities"].get("Ravenna") == 0) is (troops > strength)


@pytest.mark.parametrize("agent", [1, 2])
def test_V_SIE_2_other_agents_do_not_matter_in_a_controlled_city(agent: int) -> None:
    """V-SIE-2: controlled: +1 a defender's troop; agents of others count only before neutral cities."""
    houses: Houses = {1: {"used": ["Ravenna"], "troops": {"Ravenna": 1}}, 2: {}}
    houses[agent] = houses[agent] | {"agents": ["Ravenna"]}
    assert (
        besieged("Ravenna", 4, houses, cities=cities(Ravenna=1)).do("siege:Ravenna").position["cities"]["Ravenna"] == 0
    )
    assert (
        besieged("Ravenna", 3, houses, cities=cities(Ravenna=1)).do("siege:Ravenna").position["cities"]["Ravenna"] == 1
    )


def test_V_SIE_3_bids_in_turn_until_both_pass() -> None:
    """V-SIE-3: attacker, then defender, in turn add one bonus or pass, until both have passed in a row."""
    attacker = {"palace": {"left-1": "condottiere", "right-1": "condottiere"}, "florins": 9}
    defender = {"palace": {"left-1": "condottiere", "right-1": "condottiere"}, "florins": 9, "used": ["Ravenna"]}
    game = besieged("Ravenna", 3, {0: attacker, 1: defender}, cities=cities(Ravenna=1)).do("siege:Ravenna")
    assert game.asked == (0, "bidding")
    game.do("pass")
    assert game.asked == (1, "bidding")
    game.do("strike:left-1")
    assert game.asked == (0, "bidding")
    game.do("strike:left-1")
    assert game.view.strengths == (4, 3)
    game.do("pass", "pass")
    assert game.position["cities"]["Ravenna"] == 0
    assert "left-1" in game.house(0)["used"]


def test_V_SIE_3_a_courtiers_bonus_costs_its_florin() -> None:
    """V-SIE-3: available courtiers (turned used; mostly 1 florin each)."""
    house = {"palace": {"left-1": "gonfalonier"}, "florins": 1}
    game = besieged("Ravenna", 2, {0: house}).do("siege:Ravenna", "strike:left-1")
    assert game.house()["florins"] == 0
    assert game.position["cities"]["Ravenna"] == 0
    poor = besieged("Ravenna", 2, {0: house | {"florins": 0, "used": ["Firenze", "Pisa"], "indulged": True}})
    assert poor.do("siege:Ravenna").asked[1] != "bidding"


def test_V_SIE_3_tokens_cost_nothing_more() -> None:
    """V-SIE-3: +1 tokens."""
    game = besieged("Ravenna", 2, {0: {"war_tokens": 1}}).do("siege:Ravenna", "strike:token")
    assert game.position["cities"]["Ravenna"] == 0
    assert "war_tokens" not in game.house()


def test_V_SIE_3_leonardo_once_a_siege() -> None:
    """V-SIE-3: Leonardo (1 florin, once a siege)."""
    game = besieged("Ravenna", 2, {0: {"bonuses": ["leonardo"], "florins": 5, "war_tokens": 1}})
    game.do("siege:Ravenna", "strike:leonardo")
    assert game.house()["florins"] == 4
    assert game.offers("strike") == {"token"}


def test_V_SIE_3_artillery() -> None:
    """V-SIE-3: Artillery (+2, 1 florin, turned used)."""
    game = besieged("Siena", 2, {0: {"bonuses": ["artillery"], "florins": 1}}).do("siege:Siena", "strike:artillery")
    assert game.position["cities"]["Siena"] == 0
    assert "artillery" in game.house()["used"]
    assert game.house()["florins"] == 0


def test_V_SIE_3_france() -> None:
    """V-SIE-3: France (+2, bonus used)."""
    game = besieged("Siena", 2, alliances={"france": 0}).do("siege:Siena", "strike:france")
    assert game.position["cities"]["Siena"] == 0
    assert "france" in game.house()["used"]


@pytest.mark.parametrize(("troops", "taken"), [(4, False), (5, True)])
def test_V_SIE_3_bastions_always(troops: int, taken: bool) -> None:
    """V-SIE-3: Bastions (+2, defence, always)."""
    houses: Houses = {1: {"bonuses": ["bastions"], "used": ["Ravenna"]}}
    game = besieged("Ravenna", troops, houses, cities=cities(Ravenna=1)).do("siege:Ravenna")
    assert (game.position["cities"]["Ravenna"] == 0) is taken


def test_V_SIE_4_losses_of_the_winner() -> None:
    """V-SIE-4: strength 3 or more: 1 troop; then 1 more for each defending troop; the defender loses all there."""
    houses: Houses = {1: {"troops": {"Siena": 1}, "used": ["Siena"]}}
    game = besieged("Siena", 6, houses, cities=cities(Siena=1)).do("siege:Siena")
    assert game.house(0)["troops"] == {"Siena": 4}
    assert game.house(1)["troops"] == {}


def test_V_SIE_4_a_weak_city_costs_nothing() -> None:
    assert besieged("Ravenna", 3).do("siege:Ravenna").house()["troops"] == {"Ravenna": 3}


def test_V_SIE_4_modifiers_count() -> None:
    """V-SIE-4: the strength with its agent and Bastion modifiers."""
    own = besieged("Siena", 3, {0: {"agents": ["Siena"]}}).do("siege:Siena")
    assert own.house()["troops"] == {"Siena": 3}
    another = besieged("Ravenna", 4, {1: {"agents": ["Ravenna"]}}).do("siege:Ravenna")
    assert another.house()["troops"] == {"Ravenna": 3}
    walls: Houses = {1: {"bonuses": ["bastions"], "used": ["Urbino"]}}
    bastion = besieged("Urbino", 4, walls, cities=cities(Urbino=1)).do("siege:Urbino")
    assert bastion.house()["troops"] == {"Urbino": 3}


def test_V_SIE_4_he_wins_even_with_none_left() -> None:
    """V-SIE-4: he wins even with none left."""
    houses: Houses = {0: {"war_tokens": 5}, 1: {"troops": {"Urbino": 3}, "used": ["Urbino"]}}
    game = besieged("Urbino", 1, houses, cities=cities(Urbino=1)).do("siege:Urbino", *["strike:token"] * 4)
    rest(game, "marker")
    assert game.position["cities"]["Urbino"] == 0
    assert game.house()["troops"] == {}


def test_V_SIE_5_conquest() -> None:
    """V-SIE-5: disc, token into the domain used; from a player also that token, a trophy, the cathedral (used)."""
    houses: Houses = {1: {"used": ["Siena"]}}
    game = besieged("Siena", 6, houses, cities=cities(Siena=1), cathedrals=["Siena"]).do("siege:Siena")
    assert game.position["cities"]["Siena"] == 0
    assert {"Siena", "cathedral-1"} <= set(game.house(0)["used"])
    assert game.house(0)["tokens"] == ["cathedral-1"]
    assert game.house(1)["tokens"] == []
    assert game.house(0)["trophies"] == [1]


def test_V_SIE_5_one_trophy_for_each_opponent() -> None:
    """V-SIE-5: a trophy, one for each opponent at most; none for a neutral city."""
    houses: Houses = {0: {"trophies": [1]}, 1: {"used": ["Siena"]}}
    game = besieged("Siena", 6, houses, cities=cities(Siena=1)).do("siege:Siena")
    assert game.house(0)["trophies"] == [1]
    assert besieged("Siena", 6).do("siege:Siena").house()["trophies"] == []


def test_V_SIE_6_the_loser_loses_one_and_retreats() -> None:
    """V-SIE-6: the attacker loses 1 troop, the rest retreat by one road to a city he controls."""
    game = besieged("Spoleto", 2).do("siege:Spoleto")
    assert game.asked == (0, "retreat")
    assert game.offers("retreat") == {"Firenze"}
    assert game.do("retreat:Firenze").house()["troops"] == {"Firenze": 1}


def test_V_SIE_6_by_sea_at_a_ship_a_sea_and_troop() -> None:
    """V-SIE-6: or by sea from a port to one of his ports at 1 ship a sea and troop."""
    house: House = {"palace": {"left-1": "merchant"}, "used": ["Pisa"]}
    game = besieged("Terracina", 2, {0: house, 1: {"agents": ["Terracina"]}}).do("siege:Terracina")
    assert symbols_of("merchant")["ship"] == 2
    assert game.offers("retreat") == {"Pisa"}  # two seas, two ships
    pay(game.do("retreat:Pisa"))
    assert game.house()["troops"] == {"Pisa": 1}
    assert "left-1" in game.house()["used"]


def test_V_SIE_6_who_cannot_is_lost() -> None:
    """V-SIE-6: who cannot or will not is lost. Lost troops return to the reserve."""
    game = besieged("Benevento", 2, {0: dict(SPENT)}).do("siege:Benevento")
    assert game.house()["troops"] == {}


def test_V_SIE_6_who_will_not_is_lost() -> None:
    game = besieged("Spoleto", 2).do("siege:Spoleto", "disband")
    assert game.house()["troops"] == {}


# -- battles on the plains


def battle(ours: int, theirs: int, houses: Houses | None = None, **keys: Any) -> Table:
    """Seats 0 and 1 both stand before neutral Urbino."""
    given = houses or {}
    both = {
        0: {"troops": {"Urbino": ours}, **given.get(0, {})},
        1: {"troops": {"Urbino": theirs}, **given.get(1, {})},
        2: given.get(2, {}),
    }
    return table(3, both, phase="sieges", stage="sieges", **keys)


def test_V_SIE_7_two_attackers_fight_first() -> None:
    """V-SIE-7: higher wins: the loser loses all, the winner as many as the loser had; he then besieges or withdraws."""
    game = battle(4, 1).do("siege:Urbino")
    assert game.house(1)["troops"] == {}
    assert game.house(0)["troops"] == {"Urbino": 3}
    assert game.legal >= {"siege:Urbino", "withdraw:Urbino"}
    assert game.do("siege:Urbino").position["cities"]["Urbino"] == 0


def test_V_SIE_7_no_trophies() -> None:
    """V-SIE-7: no trophies."""
    assert battle(4, 1).do("siege:Urbino").house(0)["trophies"] == []


def test_V_SIE_7_at_most_all_he_has() -> None:
    """V-SIE-7: at most all he has; spent bonuses are spent."""
    game = battle(1, 2, {0: {"war_tokens": 3}}).do("siege:Urbino", "strike:token", "strike:token")
    rest(game, "marker")
    assert game.house(0)["troops"] == game.house(1)["troops"] == {}
    assert "Urbino" not in game.position["cities"]


def test_V_SIE_7_the_second_attacker_may_win() -> None:
    game = battle(1, 3, {1: {"used": ["Napoli", "Bari"]}}).do("siege:Urbino")
    assert game.house(0)["troops"] == {}
    assert game.asked == (1, "sieges")
    assert game.do("siege:Urbino").position["cities"]["Urbino"] == 1


def test_V_SIE_7_a_tie() -> None:
    """V-SIE-7: tie: each loses 1 and both withdraw."""
    game = battle(2, 2, {1: {"used": ["Napoli", "Bari"], "indulged": True}}).do("siege:Urbino")
    assert game.asked == (0, "retreat")
    assert game.offers("retreat") == {"Firenze"}
    game.do("retreat:Firenze")
    assert game.house(0)["troops"] == {"Firenze": 1}
    assert game.house(1)["troops"] == {}  # no city of Naples is near
    assert "Urbino" not in game.position["cities"]


def test_V_SIE_7_leonardo_helps_in_the_battle_or_in_the_siege_after_it() -> None:
    """V-SIE-7: any war bonus may be used, Leonardo too: one use serves the battle or the siege, not both."""
    houses: Houses = {0: {"bonuses": ["leonardo"], "florins": 3}}
    spent = battle(2, 1, houses).do("siege:Urbino", "strike:leonardo")
    assert spent.house()["florins"] == 2
    assert spent.asked == (0, "sieges")
    assert spent.do("siege:Urbino").asked != (0, "bidding")
    kept = battle(2, 1, houses).do("siege:Urbino", "pass", "siege:Urbino")
    assert kept.offers("strike") == {"leonardo"}


def test_V_SIE_3_the_tokens_of_a_campaign_do_not_defend() -> None:
    """V-SIE-3: +1 tokens are the besieger's."""
    houses: Houses = {2: {"war_tokens": 2, "used": ["Padova", "Venezia"], "indulged": True}}
    assert besieged("Padova", 3, houses).do("siege:Padova").asked != (2, "bidding")


def test_V_SIE_7_tokens_of_both_besiegers_serve_on_the_plains() -> None:
    game = battle(1, 1, {1: {"war_tokens": 1, "used": ["Napoli", "Bari"]}}).do("siege:Urbino")
    assert game.asked == (1, "bidding")
    assert game.offers("strike") == {"token"}


def test_V_SIE_3_a_bonus_is_paid_like_any_other_price() -> None:
    """V-PAY-6: what florins can be raised counts, and can be taken back until it is made."""
    house = {"palace": {"left-1": "gonfalonier"}, "used": ["Pisa"], "indulged": True}
    game = besieged("Siena", 3, {0: house}).do("siege:Siena", "strike:left-1")
    assert game.asked == (0, "payment")
    before = game.house()
    game.do("cancel").do("strike:left-1", "pay")
    assert before["used"] == ["Pisa"]
    assert set(game.house()["used"]) == {"Pisa", "Firenze", "left-1", "Siena"}
    assert game.position["cities"]["Siena"] == 0


def test_V_SIE_7_three_attackers() -> None:
    """V-SIE-7, ruling: the first two in turn order fight, the winner meets the third."""
    game = battle(5, 1, {2: {"troops": {"Urbino": 2}}}).do("siege:Urbino")
    assert game.house(1)["troops"] == {}
    assert game.house(2)["troops"] == {}
    assert game.house(0)["troops"] == {"Urbino": 2}


def test_V_SIE_8_withdrawals_come_after_all_sieges_in_turn_order() -> None:
    """V-SIE-8: withdrawals of V-SIE-7 happen in turn order after all sieges."""
    houses: Houses = {2: {"troops": {"Bologna": 4}}}
    game = battle(4, 1, houses).do("siege:Urbino", "withdraw:Urbino")
    assert game.position["cities"]["Bologna"] == 2  # the siege of seat 2 came first
    assert game.asked == (0, "retreat")
    game.do("retreat:Firenze", "retreat:Firenze", "retreat:Firenze")
    assert game.house(0)["troops"] == {"Firenze": 3}  # without further loss


# -- turn order


def test_V_ORD_1_most_cities_first() -> None:
    """V-ORD-1: new turn order: most cities first."""
    game = besieged("Ravenna", 3, order=[1, 2, 0], to_move=0, turn=2).do("siege:Ravenna")
    assert game.position["order"][0] == 0


def test_V_ORD_1_ties_from_the_top_of_the_stack() -> None:
    """V-ORD-1: who arrives on a cell lies on top; ties from the top of the stack down."""
    held = cities(Siena=1)
    game = besieged("Ravenna", 3, cities=held, city_track=[1, 2, 0], order=[1, 2, 0], to_move=0, turn=2)
    game.do("siege:Ravenna")
    assert game.position["order"] == [0, 1, 2]


def test_V_ORD_2_five_cities_give_a_courtier_place() -> None:
    """V-ORD-2: with 5+ cities: one more courtier place."""
    assert table(3, phase="marker", cities=cities(Siena=0, Ravenna=0)).state.extra_places(0) == 0
    assert table(3, phase="marker", cities=cities(Siena=0, Ravenna=0, Urbino=0)).state.extra_places(0) == 1


FIVE = {"Siena": 1, "Ravenna": 1, "Urbino": 1}


def overthrown(palace: dict[str, str]) -> Table:
    """Naples has five cities and a card on a shaded place; Siena falls."""
    houses: Houses = {1: {"palace": palace, "used": ["Siena"]}}
    return besieged("Siena", 6, houses, cities=cities(**FIVE)).do("siege:Siena")


def test_V_ORD_2_falling_below_five_it_is_lost_at_once() -> None:
    """V-ORD-2: lost at once; its card moves to another place or is discarded."""
    game = overthrown({"left-2": "bishop", "left-1": "merchant"})
    assert game.asked == (1, "vacate")
    assert game.legal >= {"discard:left-2", "shift:left-2>right-1", "shift:left-2>right-2"}
    game.do("shift:left-2>right-1")
    assert game.house(1)["palace"] == {"left-1": "merchant", "right-1": "bishop"}
    assert game.asked[1] != "vacate"


def test_V_ORD_2_or_is_discarded() -> None:
    game = overthrown({"left-2": "bishop", "left-1": "merchant", "right-1": "banker", "right-2": "counsellor"})
    assert game.offers("discard") == {"left-1", "left-2", "right-1", "right-2"}  # V-WIN-2: whom he likes
    assert game.offers("shift") == set()
    assert "left-2" not in game.do("discard:left-2").house(1)["palace"]


def test_V_ORD_2_an_empty_place_is_lost_silently() -> None:
    assert overthrown({"left-1": "merchant"}).asked[1] != "vacate"
