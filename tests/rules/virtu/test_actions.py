"""Govern, patronage, trade and diplomacy: V-GOV, V-PAT, V-TRD, V-DIP."""

from typing import Any

import pytest

from tests.rules.virtu.table import (
    BOX,
    FLORENCE,
    NAPLES,
    House,
    Houses,
    Table,
    acting,
    cities,
    pay,
    symbols_of,
    table,
)

SPENT = ["Firenze", "Pisa"]


# -- govern


def governing(crowns: int, **house: Any) -> Table:
    """Florence governs with the printed crown and some ambassadors."""
    palace = dict.fromkeys(("left-1", "right-1", "right-2")[: crowns - 1], "ambassador")
    return acting("govern", house={"palace": palace, "indulged": True, **house}, cities=cities(Siena=0, Ravenna=0))


def test_V_GOV_each_crown_turns_up_to_two_tokens() -> None:
    """V-GOV: each crown or cross paid: turn up to 2 own tokens available."""
    game = governing(1, used=[*SPENT, "Siena", "Ravenna"])
    game.do("turn:Firenze", "turn:Siena")
    assert set(game.house()["used"]) == {"Pisa", "Ravenna"}
    assert not game.offers("turn")


def test_V_GOV_a_cross_serves_as_well() -> None:
    house = {"palace": {"left-1": "bishop"}, "used": [*SPENT, "Siena", "Ravenna"], "indulged": True}
    game = acting("govern", house=house, cities=cities(Siena=0, Ravenna=0))
    game.do("turn:Firenze", "turn:Siena", "turn:Pisa", "use:left-1=cross", "turn:Ravenna")
    assert game.house()["used"] == ["left-1"]


def test_V_GOV_not_the_tokens_that_paid() -> None:
    """V-GOV: not those that paid for it."""
    game = acting(
        "govern", house={"used": ["Pisa", "Siena", "Ravenna"], "indulged": True}, cities=cities(Siena=0, Ravenna=0)
    )
    game.do("turn:Pisa", "turn:Siena", "turn:Ravenna", "use:Firenze=crown")
    assert "Firenze" in game.house()["used"]
    assert "Firenze" not in game.offers("turn")


def test_V_GOV_tokens_it_has_turned_do_not_pay_for_it() -> None:
    game = acting(
        "govern", house={"used": [*SPENT, "Siena", "Ravenna"], "indulged": True}, cities=cities(Siena=0, Ravenna=0)
    )
    game.do("turn:Firenze", "turn:Pisa")
    assert game.offers("turn") == set()


def test_V_GOV_cash_first_then_turn() -> None:
    """V-GOV with V-PAY-3: a token may be cashed and then turned by the same action."""
    game = governing(1, used=["Pisa"]).do("cash:Firenze", "turn:Firenze")
    assert "Firenze" not in game.house()["used"]
    assert game.house()["florins"] == symbols_of("Firenze")["florin"]


def test_V_GOV_renews_one_alliance_bonus() -> None:
    """V-GOV: or renew one alliance bonus."""
    game = acting("govern", house={"used": [*SPENT, "ottoman"]}, alliances={"ottoman": 0}).do("renew:ottoman")
    assert "ottoman" not in game.house()["used"]


def test_V_GOV_a_crown_renews_or_turns_not_both() -> None:
    game = acting("govern", house={"used": [*SPENT, "ottoman"], "indulged": True}, alliances={"ottoman": 0})
    game.do("renew:ottoman")
    assert set(game.house()["used"]) == set(SPENT)
    assert game.asked[0] == 1


# -- patronage

STEPS = [
    (0, 2, {"crown": 1}),
    (0, 2, {"cross": 1}),
    (1, 2, {"cross": 1}),
    (2, 3, {"crown": 2}),
    (2, 3, {"crown": 1, "cross": 1}),
    (3, 3, {"crown": 1, "cross": 1}),
    (4, 4, {"crown": 2, "cross": 1}),
]


def patron(cell: int, florins: int, symbols: dict[str, int], **house: Any) -> Table:
    """Florence in its patronage room with exactly so many crowns and crosses on courtiers."""
    cards = ["ambassador"] * symbols.get("crown", 0) + ["bishop"] * symbols.get("cross", 0)
    palace = dict(zip(("left-1", "right-1", "right-2"), cards, strict=False))
    mine = {"florins": florins, "palace": palace, "patronage": cell, "used": SPENT, "indulged": True}
    return acting("patronage", house={**mine, **house})


@pytest.mark.parametrize(("cell", "florins", "symbols"), STEPS)
def test_V_PAT_1_the_price_of_each_step(cell: int, florins: int, symbols: dict[str, int]) -> None:
    """V-PAT-1: 2 florins + crown or cross; 3 florins + crown + (crown or cross); 4 florins + 2 crowns + cross."""
    game = patron(cell, florins, symbols).do("step", "pay")
    house = game.house()
    assert house["patronage"] == cell + 1
    assert house["florins"] == 0
    assert len(house["used"]) == len(SPENT) + sum(symbols.values())


@pytest.mark.parametrize(
    ("cell", "florins", "symbols"),
    [
        (0, 1, {"crown": 1}),
        (0, 2, {}),
        (2, 3, {"cross": 2}),
        (2, 3, {"crown": 1}),
        (4, 4, {"crown": 3}),
        (4, 3, {"crown": 2}),
    ],
)
def test_V_PAT_1_less_is_not_enough(cell: int, florins: int, symbols: dict[str, int]) -> None:
    game = patron(cell, florins, symbols)
    assert "step" not in game.legal


def test_V_PAT_1_one_step_a_year() -> None:
    """V-PAT-1: one step a year on the patronage track."""
    game = patron(0, 9, {"crown": 3}).do("step", "pay")
    assert game.asked[0] == 1


@pytest.mark.parametrize("cell", [1, 3])
def test_V_PAT_2_cells_2_and_4_give_a_bonus(cell: int) -> None:
    """V-PAT-2: cells 2 and 4 give one of the ten bonuses."""
    game = patron(cell, 9, {"crown": 2}).do("step", "pay")
    assert game.asked == (0, "bonus")
    assert len(game.offers("bonus")) == 10
    assert game.do("bonus:columbus").house()["bonuses"] == ["columbus"]


@pytest.mark.parametrize("cell", [0, 2, 4])
def test_V_PAT_2_other_cells_do_not(cell: int) -> None:
    assert patron(cell, 9, {"crown": 2, "cross": 1}).do("step", "pay").asked[0] == 1


def test_V_PAT_2_one_creator_and_one_creation_at_most() -> None:
    """V-PAT-2: one player takes at most one creator and one creation."""
    creations = {bonus.id for bonus in BOX.bonus if bonus.kind == "creation"}
    game = patron(3, 9, {"crown": 2}, bonuses=["leonardo"]).do("step", "pay")
    assert game.offers("bonus") == creations
    assert game.refuses("bonus:columbus", "V-PAT-2")


def test_V_PAT_2_each_bonus_is_there_once() -> None:
    others: Houses = {1: {"bonuses": ["columbus", "prince"]}}
    game = acting(
        "patronage", house={"florins": 9, "patronage": 1, "palace": {"left-1": "ambassador"}}, houses=others
    ).do("step", "pay")
    assert not game.offers("bonus") & {"columbus", "prince"}


def chosen(bonus: str, **house: Any) -> Table:
    return patron(1, 9, {"crown": 1}, **house).do("step", "pay", f"bonus:{bonus}")


def test_V_PAT_3_copernicus_gives_a_courtier_place() -> None:
    """V-PAT-3: Copernicus: one more courtier place."""
    assert chosen("copernicus").state.extra_places(0) == 1


def test_V_PAT_3_the_prince_gives_a_place_and_an_agent() -> None:
    """V-PAT-3: The Prince: a courtier place, an agent."""
    game = chosen("prince")
    assert game.state.extra_places(0) == 1
    assert game.house()["agents_in_all"] == 3


def test_V_PAT_3_machiavelli_is_a_courtier() -> None:
    """V-PAT-3: Machiavelli goes to a courtier place, available."""
    game = chosen("machiavelli")
    assert game.asked == (0, "place")
    game.do("put:right-2")
    assert game.house()["palace"]["right-2"] == "machiavelli"
    assert "bonus" in game.events()
    assert "right-2" not in game.house()["used"]
    assert game.state.to_move == 1


def test_V_PAT_3_artillery_is_a_token() -> None:
    """V-PAT-3: Artillery goes into the domain, available."""
    game = chosen("artillery")
    assert game.house()["tokens"] == ["artillery"]
    assert "artillery" not in game.house()["used"]


@pytest.mark.parametrize(("cell", "symbols"), [(0, {}), (2, {"cross": 1}), (4, {"crown": 1, "cross": 1})])
def test_V_PAT_3_michelangelo_gives_a_crown_to_patronage(cell: int, symbols: dict[str, int]) -> None:
    """V-PAT-3: Michelangelo: a free crown for each patronage action."""
    game = patron(cell, 9, symbols, bonuses=["michelangelo"]).do("step")
    assert pay(game).house()["patronage"] == cell + 1


@pytest.mark.parametrize(("bonus", "crosses"), [("duomo", 1), ("sistine", 2), ("columbus", 0)])
def test_V_PAT_3_duomo_and_sistine_chapel_count_for_religion(bonus: str, crosses: int) -> None:
    """V-PAT-3: Duomo and Sistine Chapel give 1 and 2 crosses for religion only."""
    plain = table(3, phase="marker").view.prestige
    game = table(3, {0: {"bonuses": [bonus]}}, phase="marker")
    assert plain is not None
    assert game.view.prestige is not None
    assert game.view.prestige[0].crosses - plain[0].crosses == crosses


def test_V_PAT_3_columbus_gives_two_prestige() -> None:
    """V-PAT-3: Columbus: 2 prestige."""
    game = table(3, {0: {"bonuses": ["columbus"]}}, phase="marker")
    assert game.view.prestige is not None
    assert game.view.prestige[0].printed == 2


# -- trade


def test_V_TRD_two_florins_for_each_ship() -> None:
    """V-TRD: 2 florins for each ship paid."""
    palace = {"room-1": "merchant", "under-1": "admiral", "left-1": "admiral"}
    ships = [symbols_of(name)["ship"] for name in ("merchant", "admiral", "admiral", "Pisa")]
    game = table(3, {0: {"marker": 1, "palace": palace}})
    game.do("use:room=ship", "use:under=ship", "use:left-1=ship", "use:Pisa=ship")
    assert game.house()["florins"] == 2 * sum(ships)
    assert set(game.house()["used"]) == {"left-1", "Pisa"}
    assert game.asked[0] == 1


def test_V_TRD_the_ottoman_bonus_trades_both_ships() -> None:
    """V-TRD with V-WIN-5: both ships of the Ottoman alliance together."""
    game = table(3, {0: {"marker": 1, "palace": {"room-1": "merchant"}}}, alliances={"ottoman": 0})
    game.do("use:ottoman=ship")
    assert game.house()["florins"] == 4
    assert "ottoman" in game.house()["used"]


# -- diplomacy


def annexing(crowns: int, seats: int = 3, seat: int = FLORENCE, **more: Any) -> Table:
    """A seat in its printed diplomacy room with so many ambassadors' crowns, its start cities used."""
    palace = dict.fromkeys(("left-1", "right-1", "right-2", "left-2", "left-3", "right-3")[:crowns], "ambassador")
    extra: House = {"tokens": ["duchy", "principality"], "bonuses": ["copernicus"]} if crowns > 3 else {}
    used = [*BOX.family[seat].start, *(extra.get("tokens") or [])]
    keys = {key: more.pop(key) for key in ("cities", "houses") if key in more}
    house: House = {"palace": palace, "used": used, "indulged": True, **extra, **more}
    return acting("diplomacy", seat=seat, seats=seats, house=house, **keys)


def test_V_DIP_1_crowns_more_than_the_strength() -> None:
    """V-DIP-1: a neutral city joined by road, paying crowns more than its strength."""
    strength = {city.id: city.strength for city in BOX.city}
    for crowns in (1, 2, 3):
        game = annexing(crowns)
        assert all(strength[name] < crowns for name in game.offers("annex"))
    assert {"Ravenna", "Urbino", "Spoleto"} <= annexing(3).offers("annex")
    assert "Ravenna" not in annexing(2).offers("annex")


def test_V_DIP_1_only_along_a_road() -> None:
    assert "Benevento" not in annexing(3).offers("annex")
    assert annexing(3).refuses("annex:Benevento", "V-DIP-1")


def test_V_DIP_1_agents_change_the_price() -> None:
    """V-DIP-1: -1 own agent there, +1 another's."""
    assert "Ravenna" in annexing(2, agents=["Ravenna"]).offers("annex")
    assert "Ravenna" not in annexing(3, houses={1: {"agents": ["Ravenna"]}}).offers("annex")


def test_V_DIP_1_not_a_city_somebody_controls() -> None:
    assert annexing(3, cities=cities(Ravenna=2)).refuses("annex:Ravenna", "V-DIP-1")


def test_V_DIP_2_a_port_from_a_port_with_ships() -> None:
    """V-DIP-2: or a port, from a port one controls: also 1 ship a sea crossed, at least 1."""
    palace = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "merchant"}
    game = acting("diplomacy", house={"palace": palace, "used": SPENT, "indulged": True})
    assert symbols_of("merchant")["ship"] == 2
    assert "Terracina" in game.offers("annex")  # from Pisa, two seas away
    game.do("annex:Terracina", "pay")
    assert game.position["cities"]["Terracina"] == 0
    assert len(game.house()["used"]) == 5


def test_V_DIP_2_without_ships_not() -> None:
    assert "Terracina" not in annexing(3).offers("annex")


def test_V_DIP_2_at_least_one_ship_on_one_sea() -> None:
    """V-DIP-2: ports on the same sea: one ship."""
    state = table(5, phase="marker").state
    number = {city.id: n for n, city in enumerate(BOX.city)}
    assert state.terms.sea_way[number["Venezia"] * 30 + number["Ancona"]] == 1
    assert state.terms.sea_way[number["Pisa"] * 30 + number["Terracina"]] == 2


@pytest.mark.parametrize("port", ["Ragusa", "Ajaccio", "Cagliari", "Tunisi"])
def test_V_DIP_3_not_pirate_ports(port: str) -> None:
    """V-DIP-3: not pirate ports."""
    palace = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}
    keys = {"tokens": ["guild"], "used": ["Firenze"]}
    game = acting("diplomacy", seats=4, house={"palace": palace, **keys, "agents": [port]}, alliances={"ottoman": 0})
    assert port not in game.offers("annex")
    assert game.refuses(f"annex:{port}", "V-DIP-3")


def test_V_DIP_4_disc_token_and_track() -> None:
    """V-DIP-4: disc on the city, its token into the domain available, city track +1."""
    game = annexing(3, seat=NAPLES)
    before = game.state.houses[NAPLES].city_count()
    pay(game.do("annex:Benevento"))
    assert game.position["cities"]["Benevento"] == NAPLES
    assert "Benevento" not in game.house(NAPLES)["used"]
    assert game.state.houses[NAPLES].city_count() == before + 1
    assert game.position["city_track"][0] == NAPLES


def test_V_DIP_1_one_city_an_action() -> None:
    game = annexing(5)
    pay(game.do("annex:Urbino"))
    assert game.asked[0] == 1


def test_V_PAY_2_annexing_can_be_cancelled() -> None:
    """V-PAY-2: until the last source is used, everything can be taken back."""
    game = annexing(3)
    before = game.position
    game.do("annex:Ravenna", "use:left-1=crown", "use:right-1=crown", "cancel")
    assert game.position == before
