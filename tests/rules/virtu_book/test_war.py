"""War: pages 18 and 19 (V-WAR)."""

from typing import Any

from tests.rules.virtu_book.table import Household, Table, acting, courtiers

POOR = "Pisa Firenze"


def war(red: Household | None = None, **more: Any) -> Table:
    return acting("war", {"used": POOR, **(red or {})}, **more)


def test_V_WAR_1_one_cavalry_moves_one_troop_along_one_road() -> None:
    """V-WAR-1: the room's cavalry, and no more."""
    game = war()
    assert game.offers("march") == {
        "Firenze>Bologna", "Firenze>Ravenna", "Firenze>Pisa", "Firenze>Siena", "Firenze>Urbino", "Firenze>Spoleto",
        "Pisa>Firenze", "Pisa>Siena",
    }  # fmt: skip
    game.do("march:Firenze>Siena")
    assert game.troops("red") == {"Pisa": 1, "Siena": 1}
    assert game.offers("march") == set()


def test_V_WAR_1_only_troops_that_are_there_move() -> None:
    """V-WAR-1: nobody stands in Firenze."""
    assert war({"troops": "Pisa*2"}).offers("march") == {"Pisa>Firenze", "Pisa>Siena"}


def test_V_WAR_1_each_troop_is_paid_for() -> None:
    """V-WAR-1: three troops by road take three cavalry: one of the room, two of the Gonfalonier."""
    game = war({"troops": "Pisa*4", "palace": courtiers("gonfalonier")})
    game.pay("march:Pisa>Siena", "use:room=cavalry").pay("march:Pisa>Siena", "use:left-1=cavalry")
    game.do("march:Pisa>Siena")
    assert game.troops("red") == {"Siena": 3, "Pisa": 1}
    assert game.offers("march") == set()


def test_V_WAR_1_a_troop_may_move_several_times() -> None:
    """V-WAR-1: Pisa to Firenze, then on to Spoleto."""
    game = war({"troops": "Pisa", "palace": courtiers("condottiere")})
    game.pay("march:Pisa>Firenze", "use:room=cavalry").pay("march:Firenze>Spoleto", "use:left-1=cavalry", "pay")
    assert game.troops("red") == {"Spoleto": 1}


def test_V_WAR_1_one_ship_moves_one_troop_across_one_sea_between_ports() -> None:
    """V-WAR-1: Pisa's own ship to Ajaccio, which lies on the same sea."""
    assert war({"used": "Firenze"}).offers("sail") == {"Pisa>Ajaccio"}
    game = war({"used": "Firenze"}).pay("sail:Pisa>Ajaccio", "use:Pisa=ship")
    assert game.troops("red") == {"Ajaccio": 1, "Firenze": 1}
    assert game.used("red") == {"Pisa", "Firenze"}


def test_V_WAR_1_a_ship_for_each_sea() -> None:
    """V-WAR-1: two seas to Napoli, Terracina and Palermo (and Tunisi); none further without a third ship."""
    game = war({"palace": courtiers("merchant")})
    assert game.offers("sail") == {f"Pisa>{port}" for port in ("Ajaccio", "Napoli", "Terracina", "Palermo", "Tunisi")}
    assert "Pisa>Taranto" in war({"palace": courtiers("merchant"), "used": "Firenze"}).offers("sail")


def test_V_WAR_1_only_from_ports_to_ports() -> None:
    """V-WAR-1: Firenze and Roma lie inland."""
    sails = war({"palace": courtiers("merchant merchant merchant")}).offers("sail")
    assert all(sail.startswith("Pisa>") for sail in sails)
    assert not any(sail.endswith(("Roma", "Siena", "Benevento")) for sail in sails)


def test_V_WAR_1_a_march_to_a_port_and_a_voyage_from_there() -> None:
    """V-WAR-1: the book's own: one cavalry to the next port, then two ships across two seas."""
    game = war({"troops": "Firenze", "palace": courtiers("merchant")})
    game.pay("march:Firenze>Pisa", "use:room=cavalry").pay("sail:Pisa>Terracina", "use:left-1=ship")
    assert game.troops("red") == {"Terracina": 1}


def test_V_WAR_1_the_ottoman_ships_carry_troops() -> None:
    """V-WAR-1: two ships: two troops across one sea."""
    game = war({"troops": "Pisa*2"}, alliances={"ottoman": "red"})
    game.pay("sail:Pisa>Ajaccio", "use:ottoman=ship").do("sail:Pisa>Ajaccio")
    assert game.troops("red") == {"Ajaccio": 2}
    assert "ottoman" in game.used("red")


def test_V_WAR_2_entering_a_neutral_city_ends_the_move() -> None:
    """V-WAR-2: the troop stands before Siena, the siege has begun."""
    game = war({"troops": "Firenze", "palace": courtiers("gonfalonier gonfalonier")})
    game.pay("march:Firenze>Siena", "use:room=cavalry")
    assert game.offers("march") == set()
    assert game.ruler("Siena") is None


def test_V_WAR_2_entering_another_players_city_ends_it_too() -> None:
    """V-WAR-2"""
    game = war({"troops": "Firenze", "palace": courtiers("gonfalonier")}, green={"cities": "Siena"})
    game.pay("march:Firenze>Siena", "use:room=cavalry")
    assert game.offers("march") == set()


def test_V_WAR_2_several_sieges_may_be_begun() -> None:
    """V-WAR-2: in one Spring."""
    game = war({"palace": courtiers("condottiere"), "troops": "Firenze*2"})
    game.pay("march:Firenze>Siena", "use:room=cavalry").pay("march:Firenze>Urbino", "use:left-1=cavalry", "pay")
    assert game.troops("red") == {"Siena": 1, "Urbino": 1}


def test_V_WAR_2_pirate_ports_are_taken_by_war() -> None:
    """V-DIP-3: only so."""
    game = war({"troops": "Pisa*2", "palace": courtiers("merchant")})
    game.pay("sail:Pisa>Ajaccio", "use:left-1=ship").do("sail:Pisa>Ajaccio").through_spring()
    assert game.ruler("Ajaccio") == "red"


ARMED = {"palace": {"room-4": "gonfalonier", "under-4": "admiral"}, "florins": 5}


def test_V_WAR_3_a_war_symbol_of_the_rooms_cards_gives_a_token() -> None:
    """V-WAR-3: its florin is paid now."""
    game = war(ARMED).do("use:room=war")
    assert game.household("red")["war_tokens"] == 1
    assert game.florins("red") == 4


def test_V_WAR_3_once_for_each_symbol() -> None:
    """V-WAR-3: not twice from one card; once from the card and once from its upgrade."""
    game = war(ARMED).do("use:room=war")
    assert "use:room=war" not in game.legal
    game.do("use:under=war")
    assert game.household("red")["war_tokens"] == 2
    assert game.florins("red") == 3


def test_V_WAR_3_without_the_florin_no_token() -> None:
    """V-WAR-3: Gonfalonier and Admiral ask 1 florin each."""
    assert {"room=war", "under=war"} & war(ARMED | {"florins": 0}).offers("use") == set()
    assert war(ARMED | {"florins": 1}).do("use:room=war").offers("use") == set()


def test_V_WAR_3_a_card_used_for_war_gives_no_cavalry_or_ship() -> None:
    """V-WAR-3: the Gonfalonier's bonus leaves the Admiral's ships, and no cavalry."""
    game = war(ARMED).do("use:room=war")
    assert game.offers("march") == set()
    assert "Pisa>Ajaccio" in game.offers("sail")


def test_V_WAR_3_and_the_other_way_round() -> None:
    """V-WAR-3: who has marched with the Gonfalonier has no bonus from him."""
    game = war({"palace": {"room-4": "gonfalonier"}, "florins": 5}).pay("march:Firenze>Siena", "use:room=cavalry")
    assert "use:room=war" not in game.legal


def test_V_WAR_3_unused_tokens_are_lost_at_the_end_of_spring() -> None:
    """V-WAR-3"""
    game = war(ARMED).do("use:room=war", "done").through_spring()
    assert "war_tokens" not in game.household("red")


def test_V_WAR_3_tokens_serve_in_a_siege() -> None:
    """V-WAR-3: two troops and a token against Spoleto (2)."""
    red = {"palace": {"room-4": "gonfalonier", "under-4": "gonfalonier"}, "florins": 1, "troops": "Firenze*2"}
    game = war(red).do("use:room=war").pay("march:Firenze>Spoleto", "use:under=cavalry").do("march:Firenze>Spoleto")
    game.until("bidding").do("strike:token")
    assert game.through_spring().ruler("Spoleto") == "red"
