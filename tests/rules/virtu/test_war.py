"""War and intrigue: V-WAR, V-INT."""

from typing import Any

import pytest

import signoria
from tests.rules.virtu.table import (
    FLORENCE,
    NAPLES,
    VENICE,
    House,
    Houses,
    Table,
    acting,
    cities,
    pay,
    rest,
    room_of,
    symbols_of,
    table,
)

WAR = room_of(FLORENCE, "war")
INTRIGUE = room_of(FLORENCE, "intrigue")
SPENT = ["Firenze", "Pisa"]


def campaign(palace: dict[str, str] | None = None, **house: Any) -> Table:
    mine: House = {"palace": palace or {}, "troops": {"Firenze": 2}, "used": SPENT, "indulged": True}
    keys = {key: house.pop(key) for key in ("cities", "houses", "seats") if key in house}
    return acting("war", house=mine | house, **keys)


def test_V_WAR_1_a_cavalry_moves_a_troop_along_a_road() -> None:
    """V-WAR-1: each cavalry moves one troop along one road."""
    game = campaign()
    roads = {"Bologna", "Ravenna", "Pisa", "Siena", "Urbino", "Spoleto"}
    assert {move.partition(">")[2] for move in game.offers("march")} <= roads
    game.do("march:Firenze>Ravenna")
    assert game.house()["troops"] == {"Firenze": 1, "Ravenna": 1}
    assert game.asked[0] != 0  # the printed cavalry was all there was


def test_V_WAR_1_several_cavalry_several_troops() -> None:
    game = campaign({f"room-{WAR}": "gonfalonier"})
    assert symbols_of("gonfalonier")["cavalry"] == 2
    game.do("march:Firenze>Ravenna", "pay", "march:Firenze>Ravenna")
    assert game.house()["troops"] == {"Ravenna": 2}


def test_V_WAR_1_a_ship_moves_a_troop_across_a_sea() -> None:
    """V-WAR-1: each ship one troop across one sea between ports."""
    game = campaign({f"room-{WAR}": "admiral"}, troops={"Pisa": 1})
    assert symbols_of("admiral")["ship"] == 2
    assert {"Pisa>Ajaccio", "Pisa>Terracina"} <= game.offers("sail")  # one sea, two seas
    pay(game.do("sail:Pisa>Terracina"))
    assert game.house()["troops"] == {"Terracina": 1}


def test_V_WAR_1_two_seas_take_two_ships() -> None:
    game = campaign({"left-1": "ambassador"}, troops={"Pisa": 1}, used=["Firenze"])
    assert symbols_of("Pisa")["ship"] == 1
    assert "Pisa>Ajaccio" in game.offers("sail")
    assert "Pisa>Terracina" not in game.offers("sail")


def test_V_WAR_1_a_troop_may_move_again() -> None:
    """V-WAR-1: a troop may move again: by land to a port of one's own, then by sea."""
    game = campaign({"left-1": "admiral"}, troops={"Firenze": 1})
    game.do("march:Firenze>Pisa", "sail:Pisa>Terracina", "pay")
    assert game.house()["troops"] == {"Terracina": 1}


def test_V_SIE_2_a_march_says_beforehand_what_its_siege_would_begin_with() -> None:
    """V-SIE-2: a troop each against the strength of the city, less by the besieger's own agent there."""
    game = campaign({f"room-{WAR}": "gonfalonier"}, troops={"Firenze": 2}, agents=["Ravenna"])

    def odds() -> tuple[int, int] | None:
        choices = game.state.view(FLORENCE).choices
        return next(choice.odds for choice in choices if choice.move == "march:Firenze>Ravenna")

    assert odds() == (1, 1)
    game.do("march:Firenze>Ravenna", "pay")
    assert odds() == (2, 1)
    assert all(choice.odds is None for choice in game.state.view(FLORENCE).choices if choice.move.endswith(">Pisa"))


def test_V_WAR_2_entering_ends_the_move_and_begins_a_siege() -> None:
    """V-WAR-2: entering a neutral or foreign city ends its move: a siege."""
    game = campaign({f"room-{WAR}": "gonfalonier"}, troops={"Firenze": 1})
    game.do("march:Firenze>Ravenna", "pay")
    assert "siege-begun" in game.events()
    assert game.offers("march") == set()


def test_V_WAR_2_several_sieges_may_be_begun() -> None:
    """V-WAR-2: several sieges may be begun."""
    game = campaign({f"room-{WAR}": "gonfalonier"}).do("march:Firenze>Ravenna", "pay", "march:Firenze>Siena")
    assert game.house()["troops"] == {"Ravenna": 1, "Siena": 1}


def test_V_WAR_3_cavalry_or_war_bonus_is_the_players_choice() -> None:
    """V-PAY-2: where a room's card leaves a choice (cavalry or war bonus), the player is asked, and may think again."""
    palace = {f"room-{WAR}": "gonfalonier", "left-1": "gonfalonier"}
    game = campaign(palace, florins=3).do("march:Firenze>Ravenna")
    assert game.asked == (0, "payment")
    assert game.offers("use") == {"room=cavalry", "left-1=cavalry"}
    game.do("cancel", "use:room=war")
    assert game.house()["war_tokens"] == 1
    kept = campaign(palace, florins=3).do("march:Firenze>Ravenna", "use:left-1=cavalry", "use:room=war")
    assert kept.house()["war_tokens"] == 1
    assert kept.house()["troops"] == {"Firenze": 1, "Ravenna": 1}
    alone = campaign({f"room-{WAR}": "gonfalonier"}, florins=3).do("march:Firenze>Ravenna")
    assert alone.offers("use") == {"room=cavalry"}


def test_V_WAR_3_a_war_symbol_gives_a_token_for_its_florin() -> None:
    """V-WAR-3: a war symbol on the room's cards taken now gives a +1 token (paying its florin now, once each)."""
    game = campaign({f"room-{WAR}": "gonfalonier"}, florins=3).do("use:room=war")
    assert game.house()["war_tokens"] == symbols_of("gonfalonier")["war"] == 1
    assert game.house()["florins"] == 2
    assert "room=war" not in game.offers("use")


def test_V_WAR_3_a_card_used_for_war_gives_no_cavalry() -> None:
    """V-WAR-3: a card used for war gives no cavalry or ship in the same action."""
    game = campaign({f"room-{WAR}": "gonfalonier"}, florins=3).do("use:room=war")
    assert game.offers("march") == set()
    game = campaign({f"room-{WAR}": "gonfalonier"}, florins=3).do("march:Firenze>Siena")
    assert "room=war" not in game.offers("use")


def test_V_WAR_3_without_its_florin_no_token() -> None:
    game = campaign({f"room-{WAR}": "gonfalonier", "left-1": "ambassador"})
    assert "room=war" not in game.offers("use")


def test_V_WAR_3_eleven_tokens_in_all() -> None:
    game = campaign({f"room-{WAR}": "gonfalonier"}, florins=3, houses={1: {"war_tokens": 11}})
    assert "room=war" not in game.offers("use")


def test_V_WAR_3_unused_tokens_are_lost_at_the_end_of_spring() -> None:
    """V-WAR-3: unused ones are lost at the end of Spring."""
    game = campaign({f"room-{WAR}": "gonfalonier"}, florins=3).do("use:room=war")
    rest(game, "winter")
    assert "war_tokens" not in game.house()


# -- intrigue


def intrigue(masks: int = 2, **house: Any) -> Table:
    """Florence in its intrigue room with the printed mask and more."""
    palace = {"left-1": "assassin"} if masks > 1 else {}
    keys = {key: house.pop(key) for key in ("cities", "houses", "seats", "options", "alliances") if key in house}
    return acting("intrigue", house={"palace": palace, "used": SPENT, **house}, **keys)


def sent(game: Table, place: str, origin: str = "reserve") -> Table:
    game.do(f"send:{place}")
    if game.state.phase == "agent":
        game.do(f"from:{origin}")
    return pay(game)


@pytest.mark.parametrize("place", ["Siena", "Napoli", "naples-2", "florence-1", "ottoman"])
def test_V_INT_1_a_mask_puts_an_agent(place: str) -> None:
    """V-INT-1: each mask: put a free own agent into a city, a palace room (anyone's) or onto an alliance."""
    assert sent(intrigue(1), place).house()["agents"] == [place]


def test_V_INT_1_or_moves_a_placed_one() -> None:
    """V-INT-1: or move a placed one."""
    game = sent(intrigue(1, agents=["Siena"]), "Roma", "Siena")
    assert game.house()["agents"] == ["Roma"]


def test_V_INT_1_without_a_free_agent_one_is_moved() -> None:
    game = intrigue(1, agents=["Siena", "Urbino"], agents_in_all=2)
    game.do("send:Roma")
    assert game.offers("from") == {"Siena", "Urbino"}


def test_V_INT_1_one_agent_a_place() -> None:
    """V-INT-1: one agent a place."""
    game = intrigue(2, agents=["Siena"], houses={1: {"agents": ["Roma"]}})
    assert not game.offers("send") & {"Siena", "Roma"}
    assert game.refuses("send:Roma", "V-INT-1")


def test_V_INT_2_removing_costs_two_masks() -> None:
    """V-INT-2: removing another's agent costs 2 masks; it returns to its owner."""
    assert "Roma" not in intrigue(1, houses={1: {"agents": ["Roma"]}}).offers("expel")
    game = intrigue(3, houses={1: {"agents": ["Roma"]}}).do("expel:Roma", "pay")
    assert game.house(1)["agents"] == []
    assert game.house(1)["agents_in_all"] == 3
    assert "Roma" in game.offers("send")


def test_V_INT_2_not_ones_own() -> None:
    assert intrigue(3, agents=["Siena"]).refuses("expel:Siena", "V-INT-2")


def test_V_INT_3_five_agents_at_most() -> None:
    """V-INT-3: 5 agents a player at most."""
    houses = {0: {"florins": 9, "agents_in_all": 5, "used": []}}
    game = table(3, houses, phase="purchases", stage="winter").do("buy:assassin", "put:left-1")
    assert pay(game).house()["agents_in_all"] == 5
    with pytest.raises(signoria.InvalidError, match="V-INT-3"):
        table(3, {0: {"agents_in_all": 6}}, phase="marker")


def test_V_INT_3_agents_stay_when_a_city_changes_hands() -> None:
    """V-INT-3: agents stay when a city or alliance changes hands."""
    houses: Houses = {0: {"troops": {"Padova": 6}, "agents": []}, 1: {"agents": ["Padova"]}, 2: {"used": ["Padova"]}}
    game = table(3, houses, phase="sieges", stage="sieges").do("siege:Padova")
    assert game.position["cities"]["Padova"] == 0
    assert game.house(1)["agents"] == ["Padova"]


def test_V_INT_3_agents_stay_when_an_alliance_changes_hands() -> None:
    houses = {0: {"agents": ["ottoman"], "palace": {"left-1": "merchant", "right-1": "merchant"}}}
    game = table(3, houses, phase="alliance", stage="winter", alliances={"ottoman": 1})
    pay(game.do("ally:ottoman"))
    assert game.position["alliances"] == {"ottoman": 0}
    assert game.house()["agents"] == ["ottoman"]


@pytest.mark.parametrize("place", ["Napoli", "naples-1", "france"])
def test_V_INT_4_the_prince_keeps_agents_away(place: str) -> None:
    """V-INT-4: others may place no agent in its owner's cities, rooms and alliances."""
    game = intrigue(2, houses={1: {"bonuses": ["prince"]}}, alliances={"france": 1})
    assert place not in game.offers("send")
    assert game.refuses(f"send:{place}", "V-INT-4")
    assert "venice-1" in game.offers("send")


def test_V_INT_4_those_there_stay() -> None:
    """V-INT-4: those there stay; and the owner may place his own."""
    game = intrigue(2, agents=["Napoli"], houses={1: {"bonuses": ["prince"]}})
    assert game.house()["agents"] == ["Napoli"]
    own = intrigue(2, bonuses=["prince"])
    assert {"Firenze", "florence-1"} <= own.offers("send")


def test_V_INT_5_at_most_one_enemy_agent_in_a_palace() -> None:
    """V-INT-5: beginners' option: at most one enemy agent in a palace."""
    houses = {VENICE: {"agents": ["naples-1"]}}
    assert "naples-2" in intrigue(2, houses=houses).offers("send")
    game = intrigue(2, houses=houses, options=["one-agent"])
    assert not {place for place in game.offers("send") if place.startswith("naples")}
    assert game.refuses("send:naples-2", "V-INT-5")


def test_V_INT_5_the_agent_inside_may_change_rooms() -> None:
    game = intrigue(2, agents=["naples-1"], options=["one-agent"]).do("send:naples-2")
    pay(game)
    assert game.house()["agents"] == ["naples-2"]


def test_V_INT_5_does_not_bind_the_owner() -> None:
    houses = {NAPLES: {"agents": ["florence-1"]}}
    assert "florence-2" in intrigue(2, houses=houses, options=["one-agent"]).offers("send")


def test_V_INT_1_closed_cities_and_absent_palaces_take_no_agent() -> None:
    game = intrigue(2)
    assert not game.offers("send") & {"Milano", "Perugia", "milan-1", "rome-3"}


def test_V_INT_1_cities_of_everybody_do() -> None:
    assert set(cities()) <= intrigue(2).offers("send")


def test_V_INT_1_the_room_of_the_marker_is_a_place_too() -> None:
    assert f"florence-{INTRIGUE}" in intrigue(2).offers("send")
