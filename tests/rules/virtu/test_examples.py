"""The ten worked examples of the rulebook, with the values it names."""

from typing import Any

import pytest

from tests.rules.virtu.table import (
    BOX,
    FLORENCE,
    MILAN,
    VENICE,
    House,
    Houses,
    Table,
    acting,
    cities,
    cost_of,
    pay,
    room_of,
    table,
)

STRENGTH = {city.id: city.strength for city in BOX.city}
AMBASSADORS = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}


def siege(city: str, attacker: House, others: Houses | None = None, **keys: Any) -> Table:
    houses = {0: attacker} | (others or {})
    return table(5, houses, phase="sieges", stage="sieges", **keys).do(f"siege:{city}")


def test_example_1_ravenna_from_florence_costs_three_crowns() -> None:
    """V-DIP-1: Ravenna (2) from Florence costs 3 crowns."""
    game = acting("diplomacy", house={"palace": AMBASSADORS, "used": ["Firenze", "Pisa"], "indulged": True})
    game.do("annex:Ravenna")
    assert game.position["payment"]["need"] == {"crown": 3}
    assert pay(game).position["cities"]["Ravenna"] == FLORENCE


def test_example_2_terracina_from_pisa_costs_three_crowns_and_two_ships() -> None:
    """V-DIP-2: Terracina (1, foreign agent) from Pisa: 3 crowns and 2 ships."""
    palace = {**AMBASSADORS, "left-2": "merchant"}
    house = {"palace": palace, "tokens": ["duchy"], "used": ["Firenze", "Pisa", "duchy"], "indulged": True}
    game = acting("diplomacy", house=house, houses={VENICE: {"agents": ["Terracina"]}})
    game.do("annex:Terracina")
    assert game.position["payment"]["need"] == {"crown": 3, "ship": 2}
    assert pay(game).position["cities"]["Terracina"] == FLORENCE


def test_example_3_siena_is_won() -> None:
    """V-SIE-2: 2 troops + 1 bonus = 3 against 3 - 1 (own agent) = 2: won."""
    game = siege("Siena", {"troops": {"Siena": 2}, "agents": ["Siena"], "war_tokens": 1})
    assert game.view.strengths == (2, 2)
    game.do("strike:token")
    assert game.position["cities"]["Siena"] == 0


def test_example_4_benevento_is_lost() -> None:
    """V-SIE-2: 2 against 2 + 1 (another's agent) = 3: lost."""
    game = siege("Benevento", {"troops": {"Benevento": 2}}, {VENICE: {"agents": ["Benevento"]}})
    assert "Benevento" not in game.position["cities"]


def test_example_5_parma_is_won() -> None:
    """V-SIE-2: Parma held with one troop: 3 + 1 = 4 against 1 + 1 = 2: won."""
    defender = {MILAN: {"troops": {"Parma": 1}, "used": ["Parma"]}}
    game = siege("Parma", {"troops": {"Parma": 3}, "war_tokens": 1}, defender, cities=cities(5, Parma=MILAN))
    game.do("strike:token")
    assert game.events().count("conquered") == 1
    event = next(event for event in game.state.events(None) if event.id == "conquered")
    assert (event.args["attack"], event.args["defence"]) == (4, 2)


def test_example_6_ravenna_is_won() -> None:
    """V-SIE-2: held, one troop, one bonus, attacker's agent: 4 against 2 + 1 + 1 - 1 = 3: won."""
    attacker: House = {"troops": {"Ravenna": 3}, "agents": ["Ravenna"], "war_tokens": 1}
    defender: House = {"troops": {"Ravenna": 1}, "palace": {"left-1": "gonfalonier"}, "florins": 1}
    game = siege("Ravenna", attacker, {VENICE: defender | {"used": ["Ravenna"]}}, cities=cities(5, Ravenna=VENICE))
    game.do("strike:token", "strike:left-1")
    event = next(event for event in game.state.events(None) if event.id == "conquered")
    assert (event.args["attack"], event.args["defence"]) == (4, 3)
    assert game.position["cities"]["Ravenna"] == 0


def test_example_7_spoleto_is_lost_and_one_troop_goes_home() -> None:
    """V-SIE-6: 2 against 2: lost, one troop lost, the other retreats to Florence."""
    game = table(3, {0: {"troops": {"Spoleto": 2}}}, phase="sieges", stage="sieges").do("siege:Spoleto")
    assert "Spoleto" not in game.position["cities"]
    game.do("retreat:Firenze")
    assert game.house()["troops"] == {"Firenze": 1}


def test_example_8_govern_with_two_crowns_and_a_cross() -> None:
    """V-PAY-2: Cardinal (crown), upgrade (cross), courtier Ambassador (crown): 2 crowns + 1 cross turn six tokens."""
    room = room_of(MILAN, "govern")
    held = cities(4, Torino=MILAN, Parma=MILAN, Nizza=MILAN, Mantova=MILAN)
    spent = ["Milano", "Genova", "Torino", "Parma", "Nizza", "Mantova"]
    palace = {f"room-{room}": "cardinal", f"under-{room}": "bishop", "left-1": "ambassador"}
    house = {"marker": room, "palace": palace, "used": spent, "indulged": True}
    game = table(4, {MILAN: house}, phase="action", to_move=MILAN, cities=held)
    game.do("turn:Milano", "turn:Genova", "turn:Torino")
    game.do("turn:Parma", "turn:Nizza", "use:left-1=crown", "turn:Mantova")
    assert game.house(MILAN)["used"] == ["left-1"]
    assert game.state.phase != "action"


@pytest.mark.parametrize("agent", [False, True])
def test_example_9_ottoman_alliance(agent: bool) -> None:
    """V-WIN-5: 1 crown + 3 ships, one symbol less with an own agent."""
    assert cost_of("ottoman") == {"crown": 1, "ship": 3}
    palace = {"left-1": "merchant", "right-1": "merchant", "right-2": "ambassador"}
    house = {"palace": palace, "agents": ["ottoman"] if agent else [], "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house}, phase="alliance", stage="winter").do("ally:ottoman")
    if agent:
        assert game.offers("waive") == {"crown", "ship"}
        game.do("waive:crown")
        assert game.position["payment"]["need"] == {"ship": 3}
    else:
        assert game.position["payment"]["need"] == {"crown": 1, "ship": 3}
    assert pay(game).position["alliances"] == {"ottoman": 0}


@pytest.mark.parametrize("seats", [4, 5])
def test_example_10_a_tie_for_first_in_religion(seats: int) -> None:
    """V-SCO-4: with 4 or 5 players: 2, 2, 1."""
    devout = {"palace": {"left-1": "cardinal", "right-1": "bishop", "right-2": "bishop"}}
    houses: Houses = {
        0: devout,
        1: dict(devout),
        2: {"palace": {"left-1": "cardinal", "right-1": "bishop"}},
    }
    found = table(seats, houses, phase="marker").view.prestige
    assert found is not None
    assert [seat.crosses for seat in found[:4]] == [3, 3, 2, 0]
    assert [seat.religion for seat in found[:3]] == [2, 2, 1]


def test_the_facts_the_examples_rest_on() -> None:
    """Strengths that the rulebook names: V-SIE-2, V-DIP-1, V-WIN-3."""
    named = {"Ravenna": 2, "Terracina": 1, "Siena": 3, "Benevento": 2, "Parma": 1, "Spoleto": 2, "Palermo": 3}
    assert {name: STRENGTH[name] for name in named} == named
