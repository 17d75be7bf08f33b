"""Winter: purchases, hiring and alliances: pages 28 to 31 (V-WIN-3 to 5)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Table, courtiers, table, winter

POOR = "Pisa Firenze"


def buying(**red: Any) -> Table:
    return winter("purchases", red={"used": POOR, **red})


def buys(**red: Any) -> set[str]:
    return buying(**red).offers("buy")


def bought(game: Table, item: str, place: str = "", *uses: str) -> Table:
    game.do(f"buy:{item}")
    if place:
        game.do(f"put:{place}")
    for use in uses:
        if game.state.phase == "payment":
            game.do(use)
    assert game.state.phase != "payment"
    return game


# -- cards


def test_V_WIN_3_a_card_costs_what_its_corner_says() -> None:
    """V-WIN-3: 4 florins and a crown for a Podestà."""
    assert "podesta" not in buys(florins=3, palace=courtiers("cardinal"))
    assert "podesta" not in buys(florins=4)
    game = bought(buying(florins=4, palace=courtiers("cardinal")), "podesta", "right-1", "use:left-1=crown")
    assert game.florins("red") == 0
    assert game.palace("red") == {"left-1": "cardinal", "right-1": "podesta"}
    assert "left-1" in game.used("red")


def test_V_WIN_3_it_enters_a_free_courtier_place_available() -> None:
    """V-WIN-3: never a room."""
    game = buying(florins=3).do("buy:merchant")
    assert game.offers("put") == {"left-1", "right-1", "right-2"}
    game.do("put:right-2")
    assert game.palace("red") == {"right-2": "merchant"}
    assert "right-2" not in game.used("red")


def test_V_WIN_3_florins_of_courtiers_and_tokens_pay() -> None:
    """V-WIN-3: Firenze's three florins, cashed for it or before it."""
    game = buying(used="Pisa").do("cash:Firenze")
    assert bought(game, "merchant", "left-1").palace("red") == {"left-1": "merchant"}


def test_V_WIN_3_any_number_of_different_cards() -> None:
    """V-WIN-3: a Merchant, an Admiral and a Guild in one Winter."""
    game = bought(bought(bought(buying(florins=10), "merchant", "left-1"), "admiral", "right-1"), "guild")
    assert game.palace("red") == {"left-1": "merchant", "right-1": "admiral"}
    assert game.tokens("red") == ["guild"]
    assert game.florins("red") == 0


def test_V_WIN_3_one_copy_of_each_a_winter() -> None:
    """V-WIN-3: a second Merchant only next year."""
    game = bought(buying(florins=9), "merchant", "left-1")
    assert "merchant" not in game.offers("buy")
    assert "merchant" in buys(florins=9, palace=courtiers("merchant"))


def test_V_WIN_3_nothing_bought_pays_for_another_purchase() -> None:
    """V-WIN-3: all purchases are simultaneous; the Banker's florins must wait."""
    game = bought(buying(florins=6), "banker", "left-1")
    assert game.asked == ("red", "winter")
    assert "left-1" not in game.offers("cash")
    assert game.offers("buy") == {"ambassador", "bishop", "merchant", "gonfalonier", "admiral"}  # for 3 florins
    duchess = bought(buying(florins=6, used="Pisa"), "duchy", "", "use:Firenze=crown")
    assert "counsellor" not in duchess.offers("buy")  # 3 florins and a crown: the Duchy's is not to be used yet


def test_V_WIN_3_what_was_bought_serves_after_the_purchases() -> None:
    """V-WIN-4: the new Banker's florins hire troops in the same Winter."""
    game = bought(buying(florins=5), "banker", "left-1")
    assert "cash:left-1" not in game.legal
    game.do("hire:Pisa", "cash:left-1")
    assert game.troops("red")["Pisa"] == 2


def test_V_WIN_3_one_kind_of_symbol_from_each_source() -> None:
    """V-PAY-1: a Cardinal takes 4 florins and a cross; Bologna's token pays its cross or its florins."""
    assert "cardinal" in buys(florins=4, cities="Bologna")
    assert "cardinal" not in buys(florins=2, cities="Bologna")


def test_V_WIN_3_courtiers_may_be_discarded_to_make_room() -> None:
    """V-WIN-3: with all places taken a card is replaced."""
    game = buying(florins=3, palace=courtiers("bishop bishop bishop")).do("buy:merchant")
    assert game.offers("put") == {"left-1", "right-1", "right-2"}
    game.do("put:right-1")
    if game.state.phase == "payment":
        game.do("pay")
    assert game.palace("red") == {"left-1": "bishop", "right-1": "merchant", "right-2": "bishop"}


def test_V_WIN_3_even_the_card_that_has_just_paid() -> None:
    """V-WIN-3: the Podestà pays the crown for the Counsellor who takes his place."""
    red = {"florins": 3, "palace": courtiers("podesta banker bishop"), "used": "Pisa Firenze right-1 right-2"}
    game = bought(buying(**red), "counsellor", "left-1", "use:left-1=crown")
    assert game.palace("red")["left-1"] == "counsellor"
    assert game.florins("red") == 0


def test_V_WIN_3_a_new_card_is_not_discarded_for_another_free_place() -> None:
    """V-WIN-3: shaded places stay closed."""
    assert (
        buying(florins=3, palace=courtiers("bishop bishop bishop"))
        .do("buy:merchant")
        .offers("put")
        .isdisjoint({"left-2", "left-3", "right-3"})
    )


def test_V_WIN_3_the_supply_is_limited() -> None:
    """V-WIN-3: five of each noble, one Pope."""
    four: dict[str, Any] = {
        "yellow": {"palace": courtiers("merchant merchant merchant")},
        "green": {"palace": courtiers("merchant")},
    }
    assert "merchant" in winter("purchases", red={"florins": 3}, **four).offers("buy")
    four["green"] = {"palace": courtiers("merchant merchant")}
    assert "merchant" not in winter("purchases", red={"florins": 3}, **four).offers("buy")


# -- limits


def test_V_WIN_3_one_cardinal_and_one_guild() -> None:
    """V-WIN-3: only one copy of these may be owned."""
    rich = {"florins": 20, "cities": "Ravenna", "used": ""}
    assert {"cardinal", "guild"} <= buys(**rich)
    assert "cardinal" not in buys(**rich, palace=courtiers("cardinal"))
    assert "cardinal" not in buys(**rich, palace={"room-3": "cardinal"})
    assert "guild" not in buys(**rich, tokens="guild")


RICH: dict[str, Any] = {"florins": 20, "palace": courtiers("counsellor podesta pope"), "used": ""}


def test_V_WIN_3_each_title_once() -> None:
    """V-WIN-3"""
    titles = {"duchy", "principality", "kingdom", "republic"}
    assert titles <= buys(**RICH)
    for title in titles:
        assert title not in buys(**RICH, tokens=title)


def test_V_WIN_3_kingdom_or_republic_not_both() -> None:
    """V-WIN-3"""
    assert "republic" not in buys(**RICH, tokens="kingdom")
    assert "kingdom" not in buys(**RICH, tokens="republic")
    assert {"duchy", "principality"} <= buys(**RICH, tokens="republic")


def test_V_WIN_3_not_both_in_one_winter_either() -> None:
    """V-WIN-3"""
    game = bought(buying(**RICH), "kingdom", "", "use:right-2=crown", "use:left-1=crown")
    assert "republic" not in game.offers("buy")


def test_V_WIN_3_two_copies_of_kingdom_and_republic() -> None:
    """V-WIN-3: two players have taken them."""
    game = winter("purchases", red=RICH, yellow={"tokens": "kingdom"}, green={"tokens": "kingdom"})
    assert "kingdom" not in game.offers("buy")
    assert "republic" in game.offers("buy")


def test_V_WIN_3_duchy_and_principality_bear_ones_own_crest() -> None:
    """V-WIN-3: others' purchases do not take them away."""
    game = winter("purchases", red=RICH, yellow={"tokens": "duchy principality"}, green={"tokens": "duchy"})
    assert {"duchy", "principality"} <= game.offers("buy")


def test_V_WIN_3_a_bought_token_is_available() -> None:
    """V-WIN-3: except cathedrals."""
    game = bought(buying(florins=4), "guild")
    assert game.tokens("red") == ["guild"]
    assert "guild" not in game.used("red")


def test_V_WIN_3_a_title_gives_its_place_at_once() -> None:
    """V-WIN-3: Duchy and Principality: one more courtier place each."""
    full = courtiers("bishop bishop bishop")
    game = bought(buying(florins=9, palace=full, used="Pisa"), "duchy", "", "use:Firenze=crown").do("buy:merchant")
    assert {"left-2", "left-3", "right-3"} <= game.offers("put")


# -- cathedrals


def building(**more: Any) -> set[str]:
    red = {"florins": 9, "used": "Pisa", **more.pop("red", {})}
    return winter("purchases", red=red, **more).offers("build")


def test_V_WIN_3_a_cathedral_in_a_controlled_city_of_base_strength_three_or_four() -> None:
    """V-WIN-3: Firenze 4, Siena 3; not Pisa 2, Urbino 1; not Bologna, which is not red's."""
    assert building(red={"cities": "Siena Urbino Spoleto"}) == {"Firenze", "Siena"}


def test_V_WIN_3_agents_do_not_change_the_base_strength() -> None:
    """V-WIN-3"""
    assert building(red={"cities": "Siena Spoleto", "agents": "Siena"}, green={"agents": "Spoleto"}) == {
        "Firenze", "Siena",
    }  # fmt: skip


def test_V_WIN_3_one_cathedral_a_city() -> None:
    """V-WIN-3"""
    assert building(red={"cities": "Siena", "tokens": "cathedral-1"}, cathedrals="Siena") == {"Firenze"}


def test_V_WIN_3_its_token_enters_used_and_the_city_is_marked() -> None:
    """V-WIN-3"""
    game = winter("purchases", red={"florins": 4, "used": "Pisa"}).pay("build:Firenze", "use:Firenze=crown")
    assert game.tokens("red") == ["cathedral-1"]
    assert "cathedral-1" in game.used("red")
    assert game.position["cathedrals"] == ["Firenze"]
    assert game.florins("red") == 0


def test_V_WIN_3_one_cathedral_a_winter() -> None:
    """V-WIN-3: one copy of each token a Winter."""
    game = winter("purchases", red={"florins": 9, "cities": "Siena", "used": "Pisa"})
    game.pay("build:Firenze", "use:Firenze=crown", "pay")
    assert game.offers("build") == set()


def test_V_WIN_3_five_cathedrals_in_all() -> None:
    """V-WIN-3: the supply is limited."""
    yellow = {"cities": "Roma Palermo Bologna Tunisi", "tokens": "cathedral-1 cathedral-2 cathedral-3 cathedral-4"}
    four = "Roma Palermo Bologna Tunisi"
    assert building(yellow=yellow, cathedrals=four) == {"Firenze"}
    yellow["tokens"] += " cathedral-5"
    assert building(yellow=yellow, cathedrals=four + " Napoli") == set()


# -- agents


@pytest.mark.parametrize(("card", "agents"), [("counsellor", 3), ("podesta", 3), ("assassin", 3), ("merchant", 2)])
def test_V_WIN_3_counsellor_podesta_and_assassin_bring_an_agent(card: str, agents: int) -> None:
    """V-WIN-3: one more, to be placed by intrigue."""
    game = bought(buying(florins=9, used="Pisa"), card, "left-1", "use:Firenze=crown")
    assert game.household("red")["agents_in_all"] == agents
    assert game.agents("red") == set()


# -- hiring


def hiring(**red: Any) -> Table:
    return winter("hiring", red={"used": f"{POOR} {red.get('cities', '')}", **red})


def test_V_WIN_4_one_florin_in_a_start_city_three_elsewhere() -> None:
    """V-WIN-4"""
    assert hiring(florins=1, cities="Siena").offers("hire") == {"Pisa", "Firenze"}
    assert hiring(florins=3, cities="Siena").offers("hire") == {"Pisa", "Firenze", "Siena"}
    game = hiring(florins=5, cities="Siena").do("hire:Siena", "hire:Pisa")
    assert game.troops("red") == {"Pisa": 2, "Firenze": 1, "Siena": 1}
    assert game.florins("red") == 1


def test_V_WIN_4_not_in_a_start_city_that_another_controls() -> None:
    """V-WIN-4"""
    game = winter("hiring", red={"florins": 9, "used": "Firenze"}, yellow={"cities": "Pisa", "troops": "Bari"})
    assert game.offers("hire") == {"Firenze"}


def test_V_WIN_4_anothers_start_city_costs_three() -> None:
    """V-WIN-4: only a crest of one's own is cheap."""
    more: dict[str, Any] = {"yellow": {"troops": "Napoli", "used": ""}}
    poor = winter("hiring", red={"florins": 2, "cities": "Bari", "used": "Pisa Firenze Bari"}, **more)
    assert poor.offers("hire") == {"Pisa", "Firenze"}
    rich = winter("hiring", red={"florins": 3, "cities": "Bari", "used": ""}, **more).do("hire:Bari")
    assert rich.florins("red") == 0


def test_V_WIN_4_six_troops_at_most() -> None:
    """V-WIN-4"""
    game = hiring(florins=9, troops="Pisa*4 Firenze").do("hire:Pisa")
    assert game.troops("red") == {"Pisa": 5, "Firenze": 1}
    assert game.asked[0] != "red" or game.offers("hire") == set()


# -- alliances


def allying(cards: str = "", *, to_move: str = "red", **more: Any) -> Table:
    red = {"palace": courtiers(cards), "used": POOR, **more.pop("red", {})}
    return winter("alliance", to_move, red=red, **more)


def test_V_WIN_5_an_unclaimed_power_at_its_cost() -> None:
    """V-WIN-5: the Ottoman Empire: a crown and 3 ships."""
    assert allying("counsellor merchant").offers("ally") == set()
    assert allying("merchant merchant").offers("ally") == set()
    game = allying("counsellor merchant merchant")
    assert game.offers("ally") == {"ottoman"}
    game.pay("ally:ottoman", "use:left-1=crown", "use:right-1=ship", "use:right-2=ship")
    assert game.position["alliances"] == {"ottoman": 0}
    assert "ottoman" not in game.used("red")


@pytest.mark.parametrize(("waived", "cards"), [("crown", "merchant merchant"), ("ship", "counsellor merchant")])
def test_V_WIN_5_an_own_agent_there_saves_one_symbol_of_choice(waived: str, cards: str) -> None:
    """V-WIN-5: either the crown or a ship."""
    game = allying(cards, red={"agents": "ottoman"})
    assert game.offers("ally") == {"ottoman"}
    game.do("ally:ottoman")
    if game.state.phase == "discount":
        game.do(f"waive:{waived}")
    if game.state.phase == "payment":
        game.do("pay")
    assert game.position["alliances"] == {"ottoman": 0}
    assert game.agents("red") == {"ottoman"}


def test_V_WIN_5_an_agent_saves_one_symbol_only() -> None:
    """V-WIN-5: crown and two ships, or three ships; not two ships."""
    assert allying("merchant", red={"agents": "ottoman"}).offers("ally") == set()


def test_V_WIN_5_anothers_agent_there_saves_nothing_and_forbids_nothing() -> None:
    """V-WIN-5: an unclaimed power is free for all."""
    assert allying("counsellor merchant", yellow={"agents": "ottoman"}).offers("ally") == set()
    assert allying("counsellor merchant merchant", yellow={"agents": "ottoman"}).offers("ally") == {"ottoman"}


def test_V_WIN_5_anothers_alliance_only_with_an_own_agent_at_full_cost() -> None:
    """V-WIN-5: no discount."""
    full, less = "counsellor merchant merchant", "counsellor merchant"
    taken = {"ottoman": "yellow"}
    assert allying(full, alliances=taken).offers("ally") == set()
    assert allying(less, red={"agents": "ottoman"}, alliances=taken).offers("ally") == set()
    game = allying(full, red={"agents": "ottoman"}, alliances=taken, yellow={"used": "ottoman"})
    game.pay("ally:ottoman", "use:left-1=crown", "use:right-1=ship", "use:right-2=ship")
    assert game.position["alliances"] == {"ottoman": 0}
    assert game.agents("red") == {"ottoman"}
    assert "ottoman" not in game.used("red")
    assert "ottoman" not in game.used("yellow")


def test_V_WIN_5_who_loses_an_alliance_loses_its_bonus() -> None:
    """V-WIN-5: the Empire's cross, which red's agent had blocked, goes over with it."""
    red = {"agents": "empire", "tokens": "kingdom", "cities": "Ravenna"}
    game = allying("bishop", red=red, alliances={"empire": "yellow"})
    assert (game.prestige("red").crosses, game.prestige("yellow").crosses) == (2, 0)
    game.pay("ally:empire", "use:kingdom=crown", "use:Ravenna=cross", "use:left-1=cross")
    assert game.position["alliances"] == {"empire": 0}
    assert (game.prestige("red").crosses, game.prestige("yellow").crosses) == (3, 0)


def test_V_WIN_5_one_alliance_a_winter() -> None:
    """V-WIN-5: then the Winter of this player is over."""
    red = {"tokens": "kingdom", "agents": "empire france", "cities": "Ravenna Spoleto"}
    game = allying("pope gonfalonier condottiere", red=red)
    assert game.offers("ally") == {"empire", "france"}
    game.do("ally:empire", "waive:cross").pay("use:kingdom=crown", "use:Ravenna=cross")
    assert game.position["alliances"] == {"empire": 0}
    assert game.asked[0] == "yellow"


def test_V_WIN_5_alliances_with_several_powers_over_the_years() -> None:
    """V-WIN-5: the Ottoman ally may ally with France."""
    game = allying("counsellor gonfalonier gonfalonier", alliances={"ottoman": "red"})
    assert game.offers("ally") == {"france"}


def test_V_WIN_5_an_own_alliance_is_not_bought_again() -> None:
    """V-WIN-5"""
    full = "counsellor merchant merchant"
    assert allying(full, alliances={"ottoman": "red"}, red={"agents": "ottoman"}).offers("ally") == set()


def test_V_WIN_5_an_enemy_agent_blocks_the_bonus() -> None:
    """V-WIN-5: it cannot be used, spent or not."""
    red = {"palace": {"room-3": "merchant"}, "marker": 3, "used": POOR}
    free = table("action", red=red, alliances={"ottoman": "red"})
    assert "ottoman=ship" in free.offers("use")
    blocked = table("action", red=red, alliances={"ottoman": "red"}, green={"agents": "ottoman"})
    assert "ottoman=ship" not in blocked.offers("use")
    own = table("action", red=red | {"agents": "ottoman"}, alliances={"ottoman": "red"})
    assert "ottoman=ship" in own.offers("use")


def test_V_WIN_5_the_empires_cross_pays_for_a_purchase() -> None:
    """V-WIN-5: for any action, purchase or indulgence."""
    game = winter("purchases", red={"florins": 4, "used": POOR}, alliances={"empire": "red"})
    assert "cardinal" in game.offers("buy")
    bought(game, "cardinal", "left-1", "use:empire=cross")
    assert "empire" in game.used("red")
