"""Three of the six actions: govern, patronage, trade: pages 16 and 17 (V-GOV, V-PAT, V-TRD)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, acting, courtiers, table

POOR = "Pisa Firenze"
CREATORS = {"leonardo", "copernicus", "michelangelo", "columbus", "machiavelli"}
CREATIONS = {"bastions", "prince", "duomo", "sistine", "artillery"}


# -- govern


def test_V_GOV_each_crown_turns_up_to_two_tokens() -> None:
    """V-GOV: the printed crown alone: two of three."""
    govern = acting("govern", {"cities": "Siena", "used": "Pisa Firenze Siena"}).do("turn:Pisa", "turn:Siena")
    assert govern.used("red") == {"Firenze"}
    assert govern.offers("turn") == set()


def test_V_GOV_one_token_is_enough() -> None:
    """V-GOV: up to two."""
    govern = acting("govern", {"cities": "Siena", "used": "Pisa Firenze Siena"}).do("turn:Pisa", "done")
    assert govern.used("red") == {"Firenze", "Siena"}


def test_V_GOV_crowns_and_crosses_may_be_mixed() -> None:
    """V-GOV: a Cardinal (crown) over a Bishop (cross) turns four."""
    cities = "Pisa Firenze Siena Urbino Spoleto"
    red = {"palace": {"room-3": "cardinal", "under-3": "bishop"}, "cities": "Siena Urbino Spoleto", "used": cities}
    govern = acting("govern", red)
    for city in ("Pisa", "Firenze", "Siena", "Urbino"):
        govern.pay(f"turn:{city}", "use:room=crown", "use:under=cross")
    assert govern.used("red") == {"Spoleto"}
    assert govern.offers("turn") == set()


def test_V_GOV_any_token_of_the_domain() -> None:
    """V-GOV: titles, guild, cathedral and artillery too; courtiers are no tokens."""
    tokens = "duchy kingdom guild artillery cathedral-1"
    red = {"tokens": tokens, "bonuses": "artillery", "palace": courtiers("bishop"), "used": f"{tokens} left-1"}
    govern = acting("govern", red, cathedrals="Firenze")
    assert govern.offers("turn") == set(tokens.split())


def test_V_GOV_not_the_tokens_that_paid_for_it() -> None:
    """V-GOV: Firenze's crown turns others, never Firenze."""
    govern = acting("govern", {"cities": "Siena Urbino", "used": "Siena Urbino Pisa"}).do("turn:Pisa", "turn:Urbino")
    govern.pay("turn:Siena", "use:Firenze=crown")
    assert govern.used("red") == {"Firenze"}
    assert "turn:Firenze" not in govern.legal


def test_V_GOV_florins_may_be_cashed_first_and_the_token_turned_again() -> None:
    """V-GOV: florins do not pay for govern, so the token that gave them may be turned."""
    govern = acting("govern").do("cash:Firenze", "turn:Firenze")
    assert govern.florins("red") == 3
    assert govern.used("red") == set()


def test_V_GOV_a_token_is_turned_once_an_action() -> None:
    """V-GOV: cashing comes before govern; a token that was turned and cashed since is not turned again."""
    govern = acting("govern", {"used": POOR}).do("turn:Firenze", "cash:Firenze")
    assert govern.offers("turn") == {"Pisa"}
    assert govern.florins("red") == 3


def test_V_GOV_a_crown_or_cross_renews_an_alliance_bonus() -> None:
    """V-GOV: one symbol, one bonus."""
    red = {"used": "Pisa Firenze ottoman empire"}
    govern = acting("govern", red, alliances={"ottoman": "red", "empire": "red", "france": "yellow"})
    assert govern.offers("renew") == {"ottoman", "empire"}
    govern.do("renew:ottoman")
    assert govern.used("red") == {"Pisa", "Firenze", "empire"}
    assert govern.offers("renew") == set()
    assert govern.offers("turn") == set()


# -- patronage


def can_step(cell: int, florins: int, cards: str, **more: Any) -> bool:
    red = {"patronage": cell, "florins": florins, "palace": courtiers(cards), "used": POOR, **more}
    return "step" in acting("patronage", red).legal


@pytest.mark.parametrize(
    ("cell", "florins", "enough", "too_little"),
    [
        (0, 2, ["counsellor", "bishop"], ["", "merchant"]),
        (1, 2, ["counsellor", "bishop"], ["", "merchant"]),
        (2, 3, ["counsellor counsellor", "counsellor bishop", "pope"], ["counsellor", "bishop bishop"]),
        (3, 3, ["counsellor counsellor", "counsellor bishop", "pope"], ["counsellor", "bishop bishop"]),
        (
            4,
            4,
            ["counsellor counsellor bishop", "pope bishop"],
            ["counsellor bishop bishop", "pope", "pope counsellor"],
        ),
    ],
)
def test_V_PAT_1_the_costs_of_the_five_steps(cell: int, florins: int, enough: list[str], too_little: list[str]) -> None:
    """V-PAT-1: 2 florins + crown or cross, twice; 3 florins + crown + (crown or cross), twice; 4 + 2 crowns + cross."""
    for cards in enough:
        assert can_step(cell, florins, cards), cards
    for cards in too_little:
        assert not can_step(cell, florins, cards), cards


@pytest.mark.parametrize(("cell", "florins"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_V_PAT_1_one_florin_too_few(cell: int, florins: int) -> None:
    """V-PAT-1: Pope and Cardinal have every symbol but no florins."""
    assert can_step(cell, florins, "pope cardinal")
    assert not can_step(cell, florins - 1, "pope cardinal")


def test_V_PAT_1_a_step_costs_what_it_costs() -> None:
    """V-PAT-1: from 7 florins 2 are paid, and the crown's card is used."""
    patronage = acting("patronage", {"florins": 7, "used": "Pisa"}).pay("step", "use:Firenze=crown")
    assert patronage.florins("red") == 5
    assert patronage.used("red") == {"Pisa", "Firenze"}
    assert patronage.household("red")["patronage"] == 1


def test_V_PAT_1_one_step_a_year() -> None:
    """V-PAT-1: then the action is over, whatever is left."""
    red = {"florins": 20, "palace": courtiers("pope cardinal bishop")}
    patronage = acting("patronage", red).pay("step", "use:Firenze=crown")
    assert patronage.asked == ("yellow", "marker")


def test_V_PAT_1_the_track_ends_after_five_steps() -> None:
    """V-PAT-1"""
    assert not can_step(5, 9, "pope cardinal bishop")


def climbing(cell: int, red: Household | None = None, **more: Any) -> Table:
    """Red has just taken the step to this cell."""
    household = {"patronage": cell - 1, "florins": 4, "tokens": "kingdom", "used": POOR, **(red or {})}
    return acting("patronage", household, **more).pay("step", "use:kingdom=crown")


def test_V_PAT_2_the_second_cell_gives_a_bonus_of_ones_choice() -> None:
    """V-PAT-2: one of the ten, at once."""
    assert climbing(2).offers("bonus") == CREATORS | CREATIONS


@pytest.mark.parametrize("cell", [1, 3])
def test_V_PAT_2_other_cells_give_none(cell: int) -> None:
    """V-PAT-2: only the second and the fourth."""
    assert climbing(cell, {"bonuses": "duomo"} if cell == 3 else {}).asked == ("yellow", "marker")


@pytest.mark.parametrize(("first", "left"), [("leonardo", CREATIONS), ("duomo", CREATORS)])
def test_V_PAT_2_at_most_one_creator_and_one_creation(first: str, left: set[str]) -> None:
    """V-PAT-2: the kind taken on cell 4 differs from that of cell 2."""
    assert climbing(4, {"bonuses": first}).offers("bonus") == left


def test_V_PAT_2_there_is_one_of_each() -> None:
    """V-PAT-2: what another has taken is gone."""
    bonuses = climbing(2, yellow={"patronage": 4, "bonuses": "prince leonardo"}).offers("bonus")
    assert bonuses == (CREATORS | CREATIONS) - {"prince", "leonardo"}


def test_V_PAT_3_machiavelli_is_a_card_on_a_courtier_place() -> None:
    """V-PAT-3: available."""
    game = climbing(2).do("bonus:machiavelli")
    assert game.offers("put") == {"left-1", "right-1", "right-2"}
    game.do("put:right-1")
    assert game.palace("red") == {"right-1": "machiavelli"}
    assert "right-1" not in game.used("red")


def test_V_PAT_3_artillery_is_a_token_in_the_domain() -> None:
    """V-PAT-3: available."""
    game = climbing(2).do("bonus:artillery")
    assert "artillery" in game.tokens("red")
    assert "artillery" not in game.used("red")


@pytest.mark.parametrize(("bonus", "agents"), [("copernicus", 2), ("prince", 3)])
def test_V_PAT_3_copernicus_and_the_prince_give_a_courtier_place(bonus: str, agents: int) -> None:
    """V-PAT-3: The Prince gives one more agent too."""
    game = climbing(2, {"palace": courtiers("bishop bishop bishop")}).do(f"bonus:{bonus}")
    assert game.household("red")["agents_in_all"] == agents
    winter = table("palace", stage="winter", red={"bonuses": bonus, "patronage": 2, "palace": courtiers("bishop")})
    assert {"left-1>left-2", "left-1>left-3", "left-1>right-3"} <= winter.offers("shift")
    bare = table("palace", stage="winter", red={"bonuses": "columbus", "patronage": 2, "palace": courtiers("bishop")})
    assert bare.offers("shift") & {"left-1>left-2", "left-1>left-3", "left-1>right-3"} == set()


@pytest.mark.parametrize(("cell", "with_him", "without"), [(0, "", "bishop"), (2, "bishop", "counsellor bishop")])
def test_V_PAT_3_michelangelo_gives_a_crown_for_patronage(cell: int, with_him: str, without: str) -> None:
    """V-PAT-3: for every patronage action, and for no other."""
    florins = 3
    assert not can_step(cell, florins, with_him)
    assert can_step(cell, florins, with_him, bonuses="michelangelo")
    assert can_step(cell, florins, without)
    urbino = {"bonuses": "michelangelo", "patronage": 2, "used": "Pisa"}
    assert acting("diplomacy", urbino).offers("annex") == set()


@pytest.mark.parametrize("bonus", ["duomo", "sistine"])
def test_V_PAT_3_duomo_and_sistine_chapel_pay_for_nothing(bonus: str) -> None:
    """V-PAT-3: their crosses count for religion alone."""
    assert not can_step(2, 3, "counsellor", bonuses=bonus)


# -- trade


def trading(red: Household, **more: Any) -> Table:
    palace = {"room-3": "merchant", **red.pop("palace", {})}
    return acting("govern", {"palace": palace, **red}, **more)


def test_V_TRD_two_florins_for_each_ship() -> None:
    """V-TRD: the Merchant in the room shows 2 ships, Pisa 1."""
    trade = trading({}).do("use:room=ship")
    assert trade.florins("red") == 4
    trade.do("use:Pisa=ship")
    assert trade.florins("red") == 6
    assert trade.used("red") == {"Pisa"}


def test_V_TRD_only_ships() -> None:
    """V-TRD: a Bishop cannot trade; Firenze's florins can be cashed as ever."""
    trade = trading({"palace": courtiers("bishop"), "used": "Pisa"})
    assert trade.offers("use") == {"room=ship"}


def test_V_TRD_the_ottoman_ships_trade_both_at_once() -> None:
    """V-TRD: the bonus of the Ottoman Empire."""
    trade = trading({"used": POOR}, alliances={"ottoman": "red"}).do("use:ottoman=ship")
    assert trade.florins("red") == 4
    assert "ottoman" in trade.used("red")
