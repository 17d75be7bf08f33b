"""Winter: V-WIN."""

from typing import Any

import pytest

from tests.rules.virtu.table import BOX, House, Table, acting, cities, cost_of, pay, rest, symbols_of, table

SPENT = ["Firenze", "Pisa"]


def winter(phase: str, house: House | None = None, **keys: Any) -> Table:
    houses = {0: house or {}} | keys.pop("houses", {})
    return table(3, houses, phase=phase, stage="winter", **keys)


# -- wages


@pytest.mark.parametrize(("troops", "due"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_V_WIN_1_wages(troops: int, due: int) -> None:
    """V-WIN-1: 1-2 troops on the board 0, 3-4 1, 5-6 2 florins."""
    game = winter("wages", {"troops": {"Firenze": troops}, "florins": 5})
    assert game.offers("wages") == {str(florins) for florins in range(due + 1)}
    game.do(f"wages:{due}")
    assert game.house()["florins"] == 5 - due
    assert game.house()["troops"] == {"Firenze": troops}


@pytest.mark.parametrize("troops", [1, 2])
def test_V_WIN_1_two_troops_are_free(troops: int) -> None:
    house = {"troops": {"Firenze": troops}, "palace": {"left-1": "bishop"}}
    game = table(3, {0: house, 1: {"palace": {"left-1": "bishop"}}}, phase="action", to_move=2, turn=2, order=[0, 1, 2])
    rest(game, "winter")
    assert game.house()["troops"] == {"Firenze": troops}


def test_V_WIN_1_unpaid_troops_are_removed() -> None:
    """V-WIN-1: unpaid troops are removed."""
    game = winter("wages", {"troops": {"Firenze": 3, "Pisa": 3}, "florins": 1, "palace": {"left-1": "bishop"}})
    game.do("wages:1")
    assert game.offers("dismiss") == {"Firenze", "Pisa"}
    game.do("dismiss:Firenze", "dismiss:Pisa")
    assert game.house()["troops"] == {"Firenze": 2, "Pisa": 2}
    assert game.asked == (0, "winter")


def test_V_WIN_1_cash_pays_wages_too() -> None:
    game = winter("wages", {"troops": {"Firenze": 3}}).do("cash:Firenze", "wages:1")
    assert game.house()["florins"] == symbols_of("Firenze")["florin"] - 1


# -- palace


def palace(cards: dict[str, str], **house: Any) -> Table:
    return winter("palace", {"palace": cards, "marker": 1, **house})


def test_V_WIN_2_a_courtier_goes_into_a_room() -> None:
    """V-WIN-2: move cards one at a time: into a room, or under its action card."""
    game = palace({"left-1": "gonfalonier", "right-1": "bishop"}).do("shift:left-1>room-3", "shift:right-1>under-3")
    assert game.house()["palace"] == {"room-3": "gonfalonier", "under-3": "bishop"}


@pytest.mark.parametrize("bar", ["marker", "indulgence", "agent"])
def test_V_WIN_2_not_into_or_out_of_a_barred_room(bar: str) -> None:
    """V-WIN-2: not into or out of a room with the marker, an indulgence or an enemy agent."""
    house: House = {
        "marker": 2 if bar == "marker" else 1,
        "palace": {"room-2": "merchant", "left-1": "bishop"},
    }
    if bar == "indulgence":
        house["indulgences"] = [2]
    houses = {1: {"agents": ["florence-2"]}} if bar == "agent" else {}
    game = winter("palace", house, houses=houses)
    assert not {move for move in game.offers("shift") if "room-2" in move or "under-2" in move}
    assert game.refuses("shift:room-2>right-1", "V-WIN-2")


def test_V_WIN_2_an_own_agent_bars_nothing() -> None:
    game = winter("palace", {"palace": {"room-2": "merchant"}, "agents": ["florence-2"]})
    assert "room-2>left-1" in game.offers("shift")


def test_V_WIN_2_a_courtier_moves_only_while_available() -> None:
    """V-WIN-2: a courtier moves only while available."""
    game = palace({"left-1": "gonfalonier"}, used=["left-1"])
    assert game.offers("shift") == set()


def test_V_WIN_2_from_a_room_to_a_courtier_place_used() -> None:
    """V-WIN-2: a card taken out of a room goes to a free courtier place, used."""
    game = palace({"room-3": "merchant"}).do("shift:room-3>right-2")
    assert game.house()["palace"] == {"right-2": "merchant"}
    assert game.house()["used"] == ["right-2"]
    assert game.offers("shift") == set()  # no direct way from room to room in one Winter


def test_V_WIN_2_a_card_without_an_action_cannot_be_alone() -> None:
    """V-WIN-2: a card without an action cannot stay in a room alone."""
    assert next(noble for noble in BOX.noble if noble.id == "bishop").action is None
    game = palace({"left-1": "bishop"})
    assert not {move for move in game.offers("shift") if "room" in move}
    covered = palace({"room-3": "merchant", "under-3": "bishop"})
    assert "room-3>left-1" not in covered.offers("shift")
    assert "under-3>left-1" in covered.offers("shift")


def test_V_WIN_2_an_upgrade_with_an_action_may_stay() -> None:
    game = palace({"room-3": "merchant", "under-3": "gonfalonier"}).do("shift:room-3>left-1")
    assert game.house()["palace"] == {"room-3": "gonfalonier", "left-1": "merchant"}


def test_V_WIN_2_one_upgrade_under_a_card() -> None:
    """V-WIN-2: one upgrade under an action card."""
    game = palace({"room-3": "merchant", "under-3": "bishop", "left-1": "banker"})
    assert not {move for move in game.offers("shift") if move.startswith("left-1") and move.endswith("-3")}


def test_V_WIN_2_no_direct_room_to_room_move() -> None:
    """V-WIN-2: no direct room-to-room move."""
    game = palace({"room-3": "merchant"})
    assert game.offers("shift") == {"room-3>left-1", "room-3>right-1", "room-3>right-2"}


def test_V_WIN_2_courtiers_change_places() -> None:
    assert palace({"left-1": "bishop"}).offers("shift") == {"left-1>right-1", "left-1>right-2"}


def test_V_WIN_2_shaded_places_are_not_tied_to_a_side() -> None:
    """V-WIN-2: an extra place is any shaded one."""
    game = palace({"left-2": "bishop"}, tokens=["duchy"])
    assert {"left-2>left-3", "left-2>right-3", "left-2>left-1"} <= game.offers("shift")


def test_V_WIN_2_any_courtier_may_be_discarded() -> None:
    """V-WIN-2: noble: back to the supply; family: out of the game."""
    card = BOX.family[0].card[0].id
    game = palace({"left-1": "pope", "right-1": card}, used=["left-1", "right-1"])
    supply = game.state.board.supply
    game.do("discard:left-1", "discard:right-1")
    assert game.house()["palace"] == {}
    assert game.state.board.supply != supply
    assert game.state.board.supply == game.state.terms.supply


# -- purchases


def shop(house: House, **keys: Any) -> Table:
    return winter("purchases", {"indulged": True, **house}, **keys)


def test_V_WIN_3_paid_from_treasury_courtiers_and_tokens() -> None:
    """V-WIN-3: paid from treasury, available courtiers and tokens; cards go to free courtier places, available."""
    price = cost_of("merchant")["florin"]
    game = pay(shop({"florins": price}).do("buy:merchant", "put:left-1"))
    assert game.house()["palace"] == {"left-1": "merchant"}
    assert game.house()["used"] == []
    assert game.house()["florins"] == 0


def test_V_WIN_3_tokens_enter_available() -> None:
    game = pay(shop({"florins": 9}).do("buy:duchy"))
    assert game.house()["tokens"] == ["duchy"]
    assert "duchy" not in game.house()["used"]


def test_V_WIN_3_one_copy_of_each_a_winter() -> None:
    """V-WIN-3: any number of different cards and tokens, at most one copy of each a Winter."""
    game = pay(shop({"florins": 30}).do("buy:merchant", "put:left-1"))
    assert game.refuses("buy:merchant", "V-WIN-3")
    assert "banker" in game.offers("buy")


def test_V_WIN_3_nothing_bought_pays_for_another() -> None:
    """V-WIN-3: all purchases count as simultaneous (nothing bought pays for another)."""
    assert symbols_of("banker")["florin"] >= 2
    just_enough = cost_of("banker")["florin"] + cost_of("merchant")["florin"] - 1
    game = pay(shop({"florins": just_enough, "used": SPENT}).do("buy:banker", "put:left-1"))
    assert "merchant" not in game.offers("buy")
    game = pay(shop({"florins": 9, "used": SPENT}).do("buy:banker", "put:left-1"))
    assert game.asked == (0, "winter")
    assert "cash:left-1" not in game.legal
    game.do("hire:Firenze")
    assert "cash:left-1" in game.legal  # the purchases are over


def test_V_WIN_3_a_card_may_replace_one_that_pays() -> None:
    """V-WIN-3: one may discard a card that has just paid."""
    full = {"left-1": "ambassador", "right-1": "bishop", "right-2": "bishop"}
    game = shop({"florins": 20, "palace": full, "used": SPENT}).do("buy:cardinal", "put:right-1")
    pay(game)
    assert game.house()["palace"]["right-1"] == "cardinal"
    assert "right-1" not in game.house()["used"]


@pytest.mark.parametrize("card", ["cardinal"])
def test_V_WIN_3_one_cardinal_only(card: str) -> None:
    """V-WIN-3: one only: Cardinal."""
    game = shop({"florins": 20, "palace": {"room-2": card, "left-1": "bishop"}})
    assert card not in game.offers("buy")
    assert game.refuses(f"buy:{card}", "V-WIN-3")


@pytest.mark.parametrize("token", ["guild", "duchy", "principality", "kingdom"])
def test_V_WIN_3_one_of_each_title_and_guild(token: str) -> None:
    """V-WIN-3: one only: guild, each title."""
    courtiers = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}
    game = shop({"florins": 30, "tokens": [token], "palace": courtiers})
    assert token not in game.offers("buy")


def test_V_WIN_3_kingdom_or_republic() -> None:
    """V-WIN-3: Kingdom or Republic, not both; two of each in all."""
    courtiers = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}
    rich: House = {"florins": 30, "palace": courtiers}
    assert {"kingdom", "republic"} <= shop(rich).offers("buy")
    assert not shop(rich | {"tokens": ["kingdom"]}).offers("buy") & {"kingdom", "republic"}
    others = {1: {"tokens": ["kingdom"]}, 2: {"tokens": ["kingdom"]}}
    assert shop(rich, houses=others).offers("buy") & {"kingdom", "republic"} == {"republic"}


def test_V_WIN_3_supply_runs_out() -> None:
    others = {1: {"palace": {"left-1": "pope"}}}
    courtiers = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "bishop"}
    assert "pope" in shop({"florins": 30, "palace": courtiers}).offers("buy")
    game = shop({"florins": 30, "palace": courtiers}, houses=others)
    assert "pope" not in game.offers("buy")


def test_V_WIN_3_cathedral() -> None:
    """V-WIN-3: a controlled city of base strength 3-4 without one; its token enters used."""
    courtiers = {"left-1": "ambassador", "right-1": "bishop"}
    game = shop(
        {"florins": 20, "palace": courtiers}, cities=cities(Siena=0, Ravenna=0, Palermo=1), cathedrals=["Firenze"]
    )
    assert game.offers("build") == {"Siena"}
    pay(game.do("build:Siena"))
    assert game.position["cathedrals"] == ["Firenze", "Siena"]
    assert "cathedral-2" in game.house()["used"]
    assert "cathedral-2" in game.house()["tokens"]


def test_V_WIN_3_five_cathedrals_in_all() -> None:
    held = cities(Siena=0, Bologna=1, Palermo=1, Roma=2)
    built = ["Firenze", "Bologna", "Palermo", "Roma", "Venezia"]
    game = shop({"florins": 20, "palace": {"left-1": "ambassador"}}, cities=held, cathedrals=built)
    assert game.refuses("build:Siena", "V-WIN-3")


@pytest.mark.parametrize("card", ["counsellor", "podesta", "assassin"])
def test_V_WIN_3_an_agent_more(card: str) -> None:
    """V-WIN-3: Counsellor, Podestà, Assassin: one more agent."""
    game = shop({"florins": 20, "agents_in_all": 2}).do(f"buy:{card}", "put:left-1")
    assert pay(game).house()["agents_in_all"] == 3


def test_V_WIN_3_a_titles_place_counts_also_while_used() -> None:
    """V-WIN-3: titles' courtier places count also while used."""
    with_place = [token.id for token in BOX.token if token.places]
    assert with_place
    for used in ([], with_place[:1]):
        game = shop({"florins": 20, "tokens": with_place[:1], "used": used}).do("buy:merchant")
        assert {"left-2", "left-3", "right-3"} <= game.offers("put")


def test_V_WIN_3_a_purchase_can_be_cancelled() -> None:
    game = shop({"florins": 20, "palace": {"left-1": "ambassador"}})
    before = game.position
    assert game.do("buy:merchant", "cancel").position == before
    game = shop({"florins": cost_of("counsellor")["florin"] - 1, "palace": {"left-1": "ambassador"}})
    before = game.position
    game.do("buy:counsellor", "put:right-1")
    assert game.asked == (0, "payment")
    assert game.do("cancel").position == before


# -- hiring


def test_V_WIN_4_one_florin_at_home_three_elsewhere() -> None:
    """V-WIN-4: 1 florin a troop in a start city of one's own crest that one controls, 3 elsewhere."""
    game = winter("hiring", {"florins": 4, "used": SPENT}, cities=cities(Siena=0))
    assert game.offers("hire") == {"Firenze", "Pisa", "Siena"}
    game.do("hire:Pisa")
    assert game.house()["florins"] == 3
    game.do("hire:Siena")
    assert game.house()["florins"] == 0
    assert game.house()["troops"] == {"Pisa": 1, "Siena": 1}


def test_V_WIN_4_not_where_another_rules() -> None:
    held = cities() | {"Pisa": 1}
    game = winter("hiring", {"florins": 9}, cities=held)
    assert game.offers("hire") == {"Firenze"}
    # and Pisa, the start city of another crest, costs Naples three
    poor = {"florins": 2, "used": ["Napoli", "Bari", "Pisa"], "indulged": True}
    other = winter("hiring", {}, cities=held, houses={1: poor}, to_move=1)
    assert "Pisa" not in other.offers("hire")


def test_V_WIN_4_six_at_most() -> None:
    """V-WIN-4: 6 at most."""
    game = winter("hiring", {"florins": 9, "troops": {"Firenze": 5}}).do("hire:Firenze")
    assert game.asked[1] != "hiring"


# -- alliances


def allying(house: House, **keys: Any) -> Table:
    return winter("alliance", {"indulged": True, **house}, **keys)


FLEET = {"left-1": "merchant", "right-1": "merchant", "right-2": "ambassador"}


def test_V_WIN_5_an_unclaimed_power_at_its_cost() -> None:
    """V-WIN-5: one a Winter: an unclaimed power at its cost. Bonus usable while available."""
    game = allying({"palace": FLEET, "used": SPENT})
    assert cost_of("ottoman") == {"crown": 1, "ship": 3}
    pay(game.do("ally:ottoman"))
    assert game.position["alliances"] == {"ottoman": 0}
    assert "ottoman" not in game.house()["used"]
    assert game.asked[0] != 0


def test_V_WIN_5_one_symbol_less_with_an_own_agent() -> None:
    """V-WIN-5: 1 symbol less with an own agent there."""
    short = {"left-1": "merchant", "right-2": "ambassador"}
    game = allying({"palace": short, "used": SPENT, "agents": ["ottoman"]})
    assert game.offers("ally") == {"ottoman"}
    game.do("ally:ottoman")
    assert game.offers("waive") == {"ship"}
    pay(game.do("waive:ship"))
    assert game.position["alliances"] == {"ottoman": 0}


def test_V_WIN_5_anothers_only_with_an_own_agent_at_full_cost() -> None:
    """V-WIN-5: or another's, only with an own agent there, at full cost."""
    agent: House = {"palace": FLEET, "used": SPENT, "agents": ["ottoman"]}
    game = allying(agent, alliances={"ottoman": 1, "france": 2})
    assert game.offers("ally") == {"ottoman"}
    game.do("ally:ottoman")
    assert game.position["payment"]["need"] == cost_of("ottoman")
    pay(game)
    assert game.position["alliances"] == {"ottoman": 0, "france": 2}
    hired = {"palace": FLEET, "used": SPENT, "florins": 1}
    stranger = winter("hiring", hired, alliances={"ottoman": 1}).do("done")
    assert stranger.offers("ally") == set()


def test_V_WIN_5_an_enemy_agent_blocks_the_bonus() -> None:
    """V-WIN-5: bonus usable while available and no enemy agent is on it."""
    merchant = {0: {"marker": 1, "palace": {"room-1": "merchant"}}}
    assert "ottoman=ship" in table(3, merchant, alliances={"ottoman": 0}).offers("use")
    blocked = merchant | {1: {"agents": ["ottoman"]}}
    assert "ottoman=ship" not in table(3, blocked, alliances={"ottoman": 0}).offers("use")


def test_V_WIN_5_then_used_until_renewed() -> None:
    """V-WIN-5: then used until renewed."""
    used = {0: {"marker": 1, "palace": {"room-1": "merchant"}, "used": ["ottoman"]}}
    assert "ottoman=ship" not in table(3, used, alliances={"ottoman": 0}).offers("use")


def test_V_WIN_5_the_ottoman_ships_do_not_pay_for_alliances() -> None:
    """V-WIN-5: the Ottoman bonus serves diplomacy, war, trade and retreats."""
    game = winter("purchases", {"florins": 9}, alliances={"ottoman": 0})
    assert "ottoman=ship" not in game.do("buy:duchy").offers("use")


RICH = {"troops": {"Firenze": 3}, "florins": 20, "palace": FLEET, "agents": ["ottoman"]}


def test_V_WIN_1_to_5_one_menu_in_the_order_of_the_book() -> None:
    """V-WIN: after the wages the steps are one menu; acting in a later step closes the earlier ones."""
    game = winter("wages", RICH).do("wages:1")
    verbs = {"shift", "buy", "hire", "ally"}
    assert {verb for verb in verbs if game.offers(verb)} == verbs
    game.do("shift:left-1>room-3")
    assert {verb for verb in verbs if game.offers(verb)} >= {"buy", "hire"}
    pay(game.do("buy:duchy"))
    assert game.offers("shift") == set()
    game.do("hire:Firenze")
    assert game.offers("buy") == set()
    assert game.offers("hire")


def test_V_WIN_1_to_5_one_done_ends_the_winter() -> None:
    assert winter("wages", RICH).do("wages:1", "done").asked[0] != 0


def test_V_WIN_1_to_5_nothing_is_asked_where_nothing_can_be_done() -> None:
    """V-WIN: without florins, courtiers and ways to raise them, Winter passes by."""
    poor = {"used": ["Firenze", "Pisa"], "indulged": True}
    game = winter("wages", {"troops": {"Firenze": 3}, "florins": 1, **poor}).do("wages:1")
    assert game.asked[0] == 1


def test_V_WIN_5_the_alliance_ends_the_winter() -> None:
    game = pay(winter("alliance", RICH | {"agents": []}).do("ally:ottoman"))
    assert game.position["alliances"] == {"ottoman": 0}
    assert game.asked[0] == 1


def test_V_WIN_1_wages_may_be_raised_and_taken_back() -> None:
    """V-PAY-6: wages are a payment like any other."""
    house = {"troops": {"Firenze": 3}, "florins": 0, "used": ["Pisa"]}
    game = winter("wages", house)
    assert game.offers("wages") == {"0", "1"}
    game.do("wages:1")
    assert game.asked == (0, "payment")
    assert game.do("cash:Firenze").asked != (0, "payment")
    again = winter("wages", house).do("wages:1", "cancel")
    assert again.asked == (0, "wages")
    assert again.house()["used"] == ["Pisa"]


def test_V_WIN_4_hiring_may_be_raised_and_taken_back() -> None:
    """V-PAY-6: hiring is a payment like any other."""
    game = winter("hiring", {"florins": 0, "used": ["Pisa"]}).do("hire:Pisa")
    assert game.asked == (0, "payment")
    assert game.do("cancel").house()["used"] == ["Pisa"]
    game.do("hire:Pisa", "pay")
    assert game.house()["troops"] == {"Pisa": 1}
    assert game.house()["florins"] == symbols_of("Firenze")["florin"] - 1


def test_V_WIN_3_what_a_source_shows_beyond_one_price_serves_the_next() -> None:
    """V-WIN-3: 2 crowns pay for two things of 1 crown: all purchases count as simultaneous (L1051)."""
    assert symbols_of("Firenze")["crown"] == 2
    assert cost_of("duchy")["crown"] == cost_of("cathedral")["crown"] == 1
    house = {"florins": 20, "used": ["Pisa"], "indulged": True}
    game = winter("purchases", house).do("buy:duchy", "use:Firenze=crown", "build:Firenze")
    assert {"duchy", "cathedral-1"} <= set(game.house()["tokens"])
    lost = winter("purchases", house).do("buy:duchy", "use:Firenze=crown", "hire:Firenze")
    assert lost.position["winter"]["pool"] == {}


def test_V_WIN_3_what_is_left_over_does_not_serve_another_step() -> None:
    """V-WIN-3: the surplus is of the purchases; an alliance is another step."""
    fleet = {"right-1": "merchant", "right-2": "merchant"}
    game = winter("purchases", {"florins": 20, "palace": fleet, "used": ["Pisa"], "indulged": True})
    assert "ottoman" in game.offers("ally")
    assert game.do("build:Firenze", "use:Firenze=crown").offers("ally") == set()


def test_V_WIN_2_machiavelli_returns_to_the_open_bonuses() -> None:
    """V-WIN-2: he is a noble: discarded, he may be chosen again, but his former patron has had a creator (V-PAT-2)."""
    patron = {"palace": {"left-1": "machiavelli"}, "bonuses": ["machiavelli"], "patronage": 2}
    game = winter("palace", patron).do("discard:left-1")
    assert game.house()["bonuses"] == []
    assert game.house()["former_patron"] is True
    creators = {bonus.id for bonus in BOX.bonus if bonus.kind == "creator"}
    rich = {"florins": 9, "palace": {"left-1": "cardinal", "right-1": "bishop"}}
    former = pay(acting("patronage", house=rich | {"patronage": 3, "former_patron": True}).do("step"))
    assert former.offers("bonus")
    assert former.offers("bonus") & creators == set()
    other = pay(acting("patronage", seat=1, house=rich | {"patronage": 1}).do("step"))
    assert "machiavelli" in other.offers("bonus")
