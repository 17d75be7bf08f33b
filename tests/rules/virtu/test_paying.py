"""Paying: V-PAY."""

import pytest

from tests.rules.virtu.table import FLORENCE, House, Houses, acting, cities, cost_of, pay, room_of, symbols_of, table

CARD_WITH_TWO_KINDS = "cardinal"  # a crown or a cross


def test_V_PAY_1_one_kind_from_one_card() -> None:
    """V-PAY-1: from one card or token a payment uses symbols of one kind only."""
    house = {"palace": {"left-1": CARD_WITH_TWO_KINDS}, "florins": 9, "patronage": 2, "used": ["Firenze", "Pisa"]}
    # Step 3 takes a crown and a crown or cross: the Cardinal alone gives one of them.
    assert symbols_of(CARD_WITH_TWO_KINDS).keys() >= {"crown", "cross"}
    assert "step" not in acting("patronage", house=house | {"indulged": True}).legal
    both = house | {"palace": {"left-1": CARD_WITH_TWO_KINDS, "right-1": "bishop"}, "indulged": True}
    assert "step" in acting("patronage", house=both).legal


def test_V_PAY_1_all_symbols_of_that_kind() -> None:
    """V-PAY-1: all of that kind it shows."""
    ships = symbols_of("merchant")["ship"]
    trading = table(3, {0: {"marker": 1, "palace": {"room-1": "merchant"}}}).do("use:room=ship")
    assert trading.house()["florins"] == 2 * ships


def test_V_PAY_2_the_printed_symbol_pays_first() -> None:
    """V-PAY-2: first from the room's printed symbol (if no card covers it)."""
    game = acting("intrigue", house={"palace": {"left-1": "assassin"}})
    game.do("send:Siena")
    assert "Siena" in game.house()["agents"]
    assert "left-1" not in game.house()["used"]


def test_V_PAY_2_a_card_covers_the_printed_symbol() -> None:
    """V-PAY-2: a card in the room covers its symbol."""
    room = room_of(FLORENCE, "war")
    palace = {f"room-{room}": "admiral"}  # ships, no cavalry
    assert "cavalry" not in symbols_of("admiral")
    game = acting("war", house={"palace": palace, "troops": {"Firenze": 1}, "used": ["Firenze", "Pisa"]})
    assert game.offers("march") == set()


def test_V_PAY_2_card_and_upgrade_are_two_sources_never_turned() -> None:
    """V-PAY-2: its action card and its upgrade: two separate sources, each of one kind; never turned over."""
    room = room_of(FLORENCE, "govern")
    palace = {f"room-{room}": "cardinal", f"under-{room}": "bishop"}
    house = {"palace": palace, "used": ["Firenze", "Pisa", "Siena", "Ravenna"], "indulged": True}
    game = acting("govern", house=house, cities=cities(Siena=0, Ravenna=0))
    for token in ("Firenze", "Pisa", "Siena", "Ravenna"):
        pay(game.do(f"turn:{token}"))
    assert game.house()["used"] == []
    assert game.house()["palace"] == palace


def test_V_PAY_2_courtiers_and_tokens_are_turned() -> None:
    """V-PAY-2: then from available courtiers and domain tokens (turned to used)."""
    game = acting("diplomacy", house={"palace": {"left-1": "ambassador"}, "florins": 0, "agents": ["Urbino"]})
    game.do("annex:Urbino", "use:left-1=crown")
    assert "Urbino" in game.position["cities"]
    assert game.house()["used"] == ["left-1"]


def test_V_PAY_2_used_sources_do_not_pay() -> None:
    house = {"palace": {"left-1": "ambassador"}, "used": ["left-1", "Firenze", "Pisa"], "indulged": True}
    assert acting("diplomacy", house=house | {"agents": ["Urbino"]}).offers("annex") == set()


def test_V_PAY_2_the_room_gives_before_others_are_asked() -> None:
    """V-PAY-2: an action is paid first from its room."""
    room = room_of(FLORENCE, "patronage")
    palace = {f"room-{room}": "banker", f"under-{room}": "cardinal", "left-1": "bishop"}
    game = table(3, {0: {"marker": room, "palace": palace, "florins": 9}}).do("step")
    assert game.offers("use") == {"room=florin", "under=crown", "under=cross"}


def test_V_PAY_3_cashing_at_any_own_decision() -> None:
    """V-PAY-3: florins of available courtiers and domain tokens may be cashed at any moment."""
    florins = symbols_of("Firenze")["florin"]
    game = table(3, {0: {}}, phase="marker").do("cash:Firenze")
    assert game.house()["florins"] == florins
    assert game.house()["used"] == ["Firenze"]
    assert game.asked == (0, "marker")
    assert game.refuses("cash:Firenze", "V-PAY-3")


def test_V_PAY_3_room_florins_serve_only_the_room() -> None:
    """V-PAY-3: florins on a room's cards serve only that room's action; a surplus is lost."""
    room = room_of(FLORENCE, "patronage")
    assert symbols_of("banker")["florin"] >= 2
    house = {"palace": {f"room-{room}": "banker"}, "florins": 0, "marker": room}
    game = table(3, {0: house})
    assert f"cash:room-{room}" not in game.legal
    pay(game.do("step"))
    assert game.house()["patronage"] == 1
    assert game.house()["florins"] == 0


def test_V_PAY_3_a_defender_is_asked_before_his_token_goes() -> None:
    """V-PAY-3, ruling: the program asks a defender before a city token can be taken from him."""
    houses: Houses = {0: {"troops": {"Padova": 6}}, 2: {"marker": 1}}
    game = table(3, houses, phase="sieges", stage="sieges").do("siege:Padova")
    assert symbols_of("Padova").get("florin")
    assert game.asked == (2, "bidding")
    game.do("cash:Padova", "pass")
    assert game.position["cities"]["Padova"] == 0
    assert game.house(2)["florins"] == symbols_of("Padova")["florin"]


def test_V_PAY_4_other_symbols_are_used_at_once_or_lost() -> None:
    """V-PAY-4: symbols other than florins are used at once or lost. Overpaying is allowed."""
    room = room_of(FLORENCE, "intrigue")
    palace = {f"room-{room}": "assassin"}
    assert symbols_of("assassin")["mask"] >= 2
    game = table(3, {0: {"palace": palace, "marker": room}})
    pay(game.do("send:Siena")).do("done")
    assert game.state.payment.pool == 0
    assert game.asked[0] == 1


def test_V_PAY_4_a_surplus_serves_the_same_action() -> None:
    room = room_of(FLORENCE, "intrigue")
    game = table(3, {0: {"palace": {f"room-{room}": "assassin"}, "marker": room}})
    pay(game.do("send:Siena"))
    pay(game.do("send:Roma", *(["from:reserve"] if game.state.houses[0].agents else [])))
    assert game.house()["agents"] == ["Siena", "Roma"]


@pytest.mark.parametrize(
    ("action", "kinds"),
    [
        ("govern", {"crown", "cross"}),
        ("patronage", {"crown", "cross", "florin"}),
        ("diplomacy", {"crown", "ship"}),
        ("war", {"cavalry", "ship", "war"}),
        ("intrigue", {"mask"}),
    ],
)
def test_V_PAY_5_what_pays_for_what(action: str, kinds: set[str]) -> None:
    """V-PAY-5: the symbols of every action, and no others."""
    courtiers = {"left-1": "cardinal", "right-1": "merchant", "right-2": "assassin", "left-2": "gonfalonier"}
    house = {
        "palace": courtiers,
        "florins": 9,
        "troops": {"Firenze": 2, "Pisa": 2},
        "tokens": ["duchy", "principality"],
    }
    house |= {"used": ["duchy", "principality"], "agents": ["Urbino"]}
    found: set[str] = set()
    first = acting(action, house=house)
    for move in sorted(first.legal):
        game = acting(action, house=house)
        game.do(move)
        if game.state.phase == "agent":
            game.do("from:reserve")
        if game.state.phase == "payment":
            found |= {use.partition("=")[2] for use in game.offers("use")}
            found |= {"florin"} if "florin" in game.position["payment"]["need"] else set()
    assert found <= kinds


def test_V_PAY_5_purchases_take_crowns_and_crosses() -> None:
    """V-PAY-5: crown and cross: purchases."""
    for item in ("cardinal", "kingdom", "pope"):
        assert set(cost_of(item)) <= {"florin", "crown", "cross"}


def test_V_PAY_5_arrows_move_the_marker_only() -> None:
    house = {"tokens": ["duchy"], "used": ["Firenze", "Pisa"]}
    assert "move:3" in table(3, {0: house}, phase="marker").legal
    spent: House = {"tokens": ["duchy"], "used": ["Firenze", "Pisa", "duchy"], "indulged": True}
    assert "move:3" not in table(3, {0: spent}, phase="marker").legal
