"""Payments that a person trusts: V-PAY-2 and V-PAY-6."""

from __future__ import annotations

import pytest

from signoria.titles.virtu.components.checks import in_play
from tests.rules.virtu.table import BOX, FLORENCE, acting, cities, pay, room_of, symbols_of, table

PATRONAGE = room_of(FLORENCE, "patronage")


def test_V_PAY_6_nothing_is_used_that_is_not_needed() -> None:
    """V-PAY-6: 3 crowns, of which the capital gives 2: one more source, no cashing, no indulgence."""
    assert symbols_of("Firenze")["crown"] == 2
    courtiers = {"left-1": "ambassador", "right-1": "bishop", "right-2": "banker"}
    game = acting("diplomacy", house={"palace": courtiers, "florins": 0}, cities=cities())
    assert "Spoleto" in game.offers("annex")
    game.do("annex:Spoleto", "pay")
    assert game.position["cities"]["Spoleto"] == 0
    assert sorted(game.house()["used"]) == ["Firenze", "left-1"]
    assert game.house()["florins"] == 0
    assert game.house()["indulgences"] == []


def test_V_PAY_6_no_indulgence_unasked() -> None:
    """V-PAY-6: an indulgence only by the player's explicit choice: then `pay` completes the rest."""
    house = {"palace": {"left-1": "ambassador"}, "used": ["Firenze", "Pisa"], "agents": ["Siena"]}
    game = acting("diplomacy", house=house | {"agents": ["Urbino", "Ravenna"]}).do("annex:Ravenna")
    assert "pay" not in game.legal
    assert game.state.view(0).ways == (("use:left-1=crown", "use:indulgence=crown"),)
    choice = next(
        choice
        for choice in acting("diplomacy", house=house | {"agents": ["Ravenna"]}).state.view(0).choices
        if choice.move == "annex:Ravenna"
    )
    assert choice.indulgence
    game.do("use:indulgence=crown", "pay")
    assert game.house()["indulgences"] == [room_of(FLORENCE, "diplomacy")]


def test_V_PAY_2_a_florin_of_the_room_is_used_before_one_of_the_treasury() -> None:
    """V-PAY-2: so a florin of the room is used before one of the treasury (L479-482)."""
    florins = symbols_of("banker")["florin"]
    palace = {f"room-{PATRONAGE}": "banker", f"under-{PATRONAGE}": "cardinal"}
    game = table(3, {0: {"marker": PATRONAGE, "palace": palace, "florins": 9}})
    pay(game.do("step"))
    assert game.house()["patronage"] == 1
    assert game.house()["florins"] == 9 - max(0, 2 - florins)


def test_V_PAY_6_cashing_is_taken_back_with_the_payment() -> None:
    """V-PAY-6: what was raised for a payment can be taken back until it is made."""
    game = acting("patronage", house={"palace": {"left-1": "bishop"}, "florins": 0, "indulged": True})
    before = game.position
    game.do("step")
    assert "cash:Firenze" in game.legal
    game.do("cash:Firenze")
    assert game.asked == (0, "payment")
    assert game.do("cancel").position == before


def test_V_GOV_cash_first_and_then_turn() -> None:
    """V-GOV: while a token could be cashed first and then turned, the turn does not end by itself (L571)."""
    game = acting("govern", house={"florins": 0, "indulged": True})
    assert game.asked == (0, "action")
    game.do("cash:Firenze", "cash:Pisa", "turn:Firenze")
    assert "turn:Pisa" in game.legal
    game.do("turn:Pisa")
    assert game.house()["used"] == []
    assert game.house()["florins"] == symbols_of("Firenze")["florin"] + symbols_of("Pisa").get("florin", 0)


def test_V_GOV_half_a_crown_is_not_lost_unasked() -> None:
    game = acting("govern", house={"used": ["Firenze"], "indulged": True}).do("turn:Firenze")
    assert symbols_of("Pisa").get("florin")
    assert game.asked == (0, "action")
    game.do("cash:Pisa", "turn:Pisa")
    assert game.house()["used"] == []


# The arrow of the right courtiers lies between rooms 2 and 3, that of the left between 4 and 5.


@pytest.mark.parametrize(("marker", "refreshed"), [(1, True), (3, False)])
def test_V_SPR_2_courtiers_refreshed_in_the_free_rooms_may_pay_for_the_third(marker: int, refreshed: bool) -> None:
    """V-SPR-2: those refreshed in the first two rooms may pay for the third (L448-457): here by their florins."""
    assert symbols_of("banker")["florin"] >= 2
    house = {
        "marker": marker,
        "palace": {"right-1": "banker"},
        "used": ["right-1", "Firenze", "Pisa"],
        "indulged": True,
    }
    game = table(3, {0: house}, phase="marker")
    assert ("3" in game.offers("move")) is refreshed
    if refreshed:
        before = game.position
        assert game.do("move:3").do("cancel").position == before
        game.do("move:3", "pay")
        assert game.house()["marker"] == (marker + 2) % 5 + 1
        assert "right-1" in game.house()["used"]
        assert game.house()["florins"] == symbols_of("banker")["florin"] - 2


def test_V_SPR_2_who_pays_for_extra_rooms_is_refreshed_behind_them() -> None:
    """V-SPR-2: an arrow passed after the payment makes its courtiers available again."""
    house = {"marker": 2, "palace": {"left-1": "banker"}, "used": ["Firenze", "Pisa"], "indulged": True}
    game = table(3, {0: house}, phase="marker").do("move:3", "pay")
    assert game.house()["marker"] == 5
    assert "left-1" not in game.house()["used"]


def test_V_SPR_1_what_is_missing_for_a_longer_way_counts_the_florins() -> None:
    """V-SPR-1: two florins pay for one of two extra rooms, so that one arrow is missing."""
    house = {"florins": 3, "marker": 1, "used": ["Firenze", "Pisa"], "indulged": True}
    barred = {one.move: one.missing for one in table(3, {0: house}, phase="marker").state.view(0).barred}
    assert barred == {"move:4": {"arrow": 1}, "move:5": {"arrow": 2}}


def test_V_PAY_6_what_costs_nothing_is_no_payment() -> None:
    besieging = {"troops": {"Siena": 2}, "war_tokens": 2}
    game = table(3, {0: besieging}, phase="sieges", stage="sieges").do("siege:Siena", "strike:token")
    assert "paid" not in game.events()


def test_V_SCO_1_nine_and_eight_cities_tie() -> None:
    """V-SCO-1: the last cell is "8 or more": both are farthest (L1179)."""
    taken = [city.id for city in in_play(BOX, 3) if city.id not in cities()]
    held = cities() | dict.fromkeys(taken[:7], 0) | dict.fromkeys(taken[7:13], 1)
    game = table(3, {}, phase="hiring", stage="winter", cities=held)
    prestige = game.view.prestige
    assert prestige is not None
    assert prestige[0].cities == prestige[1].cities
