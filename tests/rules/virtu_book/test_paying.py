"""Paying with symbols: pages 10 and 11 (V-PAY)."""

import pytest

from tests.rules.virtu_book.table import acting, besieging, courtiers, table, winter

POOR = "Pisa Firenze"


def test_V_PAY_1_a_card_pays_with_symbols_of_one_kind() -> None:
    """V-PAY-1: the Pope shows 2 crowns and 2 crosses, and still cannot pay 2 crowns and a cross alone."""
    rich = {"florins": 4, "patronage": 4, "used": POOR}
    assert "step" not in acting("patronage", rich | {"palace": courtiers("pope")}).legal
    assert "step" in acting("patronage", rich | {"palace": courtiers("pope bishop")}).legal


def test_V_PAY_1_a_payment_takes_all_symbols_of_that_kind() -> None:
    """V-PAY-1: one use of the Pope gives both his crowns."""
    diplomacy = acting("diplomacy", {"palace": courtiers("pope"), "used": POOR})
    diplomacy.pay("annex:Urbino", "use:left-1=crown")
    assert diplomacy.ruler("Urbino") == "red"


def test_V_PAY_1_a_used_card_cannot_pay_twice() -> None:
    """V-PAY-1: after the ships, the florin of the same card is out of reach."""
    trade = acting("govern", {"palace": {"room-3": "merchant", "left-1": "merchant"}, "used": POOR})
    trade.do("use:left-1=ship")
    assert "use:left-1=ship" not in trade.legal
    assert "cash:left-1" not in trade.legal
    assert trade.used("red") == {"Pisa", "Firenze", "left-1"}


def test_V_PAY_2_the_printed_symbol_pays_if_no_card_covers_it() -> None:
    """V-PAY-2: the govern room's crown turns two tokens; nothing is turned over for it."""
    govern = acting("govern", {"used": POOR}).do("turn:Pisa", "turn:Firenze")
    assert govern.used("red") == set()


def test_V_PAY_2_a_card_covers_the_printed_symbol() -> None:
    """V-PAY-2: an Admiral in the war room gives his ships, and no cavalry is left there."""
    assert len(acting("war", {"used": POOR}).offers("march")) > 0
    admiral = acting("war", {"palace": {"room-4": "admiral"}, "used": POOR})
    assert admiral.offers("march") == set()
    assert admiral.offers("sail") != set()


def test_V_PAY_2_room_cards_are_never_turned_over() -> None:
    """V-PAY-2: action card and upgrade stay available after paying."""
    palace = {"room-3": "cardinal", "under-3": "bishop"}
    govern = acting("govern", {"palace": palace, "cities": "Siena Urbino", "used": "Pisa Firenze Siena Urbino"})
    for city in ("Pisa", "Firenze", "Siena", "Urbino"):
        govern.pay(f"turn:{city}", "use:room=crown", "use:under=cross")
    assert govern.used("red") == set()
    assert govern.palace("red") == palace


def test_V_PAY_2_cards_of_other_rooms_do_not_pay() -> None:
    """V-PAY-2: symbols of a room's cards serve that room's action alone."""
    palace = {"room-1": "cardinal", "under-1": "pope", "left-1": "counsellor"}
    assert acting("diplomacy", {"palace": palace, "used": POOR}).offers("annex") == set()


def test_V_PAY_2_courtiers_and_tokens_that_paid_are_used() -> None:
    """V-PAY-2: turned to the side of used resources at once."""
    diplomacy = acting("diplomacy", {"palace": courtiers("counsellor"), "used": "Pisa"})
    diplomacy.pay("annex:Urbino", "use:left-1=crown", "use:Firenze=crown")
    assert diplomacy.used("red") == {"Pisa", "Firenze", "left-1"}


def test_V_PAY_2_used_courtiers_and_tokens_cannot_pay() -> None:
    """V-PAY-2"""
    ready = {"palace": courtiers("counsellor")}
    assert "Urbino" in acting("diplomacy", ready).offers("annex")
    assert acting("diplomacy", ready | {"used": "left-1"}).offers("annex") == set()
    assert acting("diplomacy", ready | {"used": "Firenze"}).offers("annex") == set()


def test_V_PAY_2_an_alliance_bonus_pays_and_is_used() -> None:
    """V-PAY-2: the Ottoman ships trade, once."""
    trade = acting("govern", {"palace": {"room-3": "merchant"}, "used": POOR}, alliances={"ottoman": "red"})
    trade.do("use:ottoman=ship")
    assert trade.florins("red") == 4
    assert trade.used("red") == {"Pisa", "Firenze", "ottoman"}
    assert "use:ottoman=ship" not in trade.legal


def test_V_PAY_3_florins_are_cashed_at_any_of_ones_decisions() -> None:
    """V-PAY-3: from available courtiers and domain tokens, into the treasury."""
    ready = {"palace": courtiers("banker"), "florins": 1}
    tables = [
        table("marker", red=ready),
        acting("govern", ready),
        besieging(red=ready | {"troops": "Siena*2"}),
        *(winter(phase, red=ready) for phase in ("wages", "palace", "purchases", "hiring", "alliance")),
    ]
    for moment in tables:
        moment.do("cash:left-1", "cash:Firenze")
        assert moment.florins("red") == 1 + 2 + 3
        assert moment.used("red") >= {"left-1", "Firenze"}


def test_V_PAY_3_used_florins_cannot_be_cashed() -> None:
    """V-PAY-3: only those that lie available."""
    spring = table("marker", red={"palace": courtiers("banker banker"), "used": "left-1 Pisa"})
    assert spring.offers("cash") == {"right-1", "Firenze"}


def test_V_PAY_3_florins_of_room_cards_serve_the_rooms_action_only() -> None:
    """V-PAY-3: the Banker in the patronage room pays the step; he cannot be cashed."""
    red = {"palace": {"room-1": "banker", "left-1": "bishop"}, "used": POOR}
    patronage = acting("patronage", red)
    assert patronage.offers("cash") == {"left-1"}
    patronage.pay("step", "use:room=florin", "use:left-1=cross")
    assert patronage.household("red")["patronage"] == 1
    elsewhere = acting("diplomacy", red)
    assert elsewhere.offers("cash") == {"left-1"}


def test_V_PAY_3_a_surplus_of_room_florins_is_lost() -> None:
    """V-PAY-3: two Bankers give 4 florins, the step takes 2; nothing reaches the treasury."""
    red = {"palace": {"room-1": "banker", "under-1": "banker", "left-1": "bishop"}, "used": POOR}
    patronage = acting("patronage", red)
    patronage.pay("step", "use:room=florin", "use:left-1=cross")
    assert patronage.household("red")["patronage"] == 1
    assert patronage.florins("red") == 0


def test_V_PAY_3_a_defender_may_cash_before_his_city_is_taken() -> None:
    """V-PAY-3: also in another's turn; the florins of Siena's token are his until it changes hands."""
    siege = besieging(red={"troops": "Siena*4", "used": POOR}, yellow={"cities": "Siena"}).do("siege:Siena")
    assert siege.asked == ("yellow", "bidding")
    siege.do("cash:Siena", "pass").through_spring()
    assert siege.florins("yellow") == 2
    assert siege.ruler("Siena") == "red"


def test_V_PAY_4_symbols_not_used_at_once_are_lost() -> None:
    """V-PAY-4: the Gonfalonier's second cavalry moves a second troop now, or is lost."""
    red = {"palace": courtiers("gonfalonier"), "used": POOR, "troops": "Pisa*3", "marker": 4}
    war = acting("war", red)
    war.pay("march:Pisa>Siena", "use:room=cavalry").pay("march:Pisa>Siena", "use:left-1=cavalry")
    assert len(war.offers("march")) > 0
    war.do("march:Pisa>Siena")
    assert war.troops("red") == {"Siena": 3}
    lost = acting("war", red).pay("march:Pisa>Siena").pay("march:Pisa>Siena", "use:left-1=cavalry").until("winter")
    assert lost.used("red") >= {"left-1"}


def test_V_PAY_4_overpaying_is_allowed() -> None:
    """V-PAY-4: the Kingdom's 2 crowns for a city that takes 1; the second is lost."""
    red = {"agents": "Urbino Spoleto", "tokens": "kingdom", "used": POOR}
    diplomacy = acting("diplomacy", red).pay("annex:Urbino", "use:kingdom=crown")
    assert diplomacy.ruler("Urbino") == "red"
    assert "kingdom" in diplomacy.used("red")
    assert diplomacy.asked == ("yellow", "marker")


SYMBOLS = {"crown": "podesta", "cross": "bishop", "cavalry": "gonfalonier", "ship": "merchant", "mask": "assassin"}


@pytest.mark.parametrize(("symbol", "card"), SYMBOLS.items())
def test_V_PAY_5_each_symbol_serves_its_actions(symbol: str, card: str) -> None:
    """V-PAY-5: when the room's own symbol is spent, a courtier pays for more if he shows what the action takes."""
    red = {"palace": courtiers(card), "used": "Pisa Firenze Siena Urbino", "cities": "Siena Urbino"}
    govern = acting("govern", red).do("turn:Pisa").do("turn:Firenze")
    assert ("turn:Siena" in govern.legal) == (symbol in ("crown", "cross"))
    diplomacy = acting("diplomacy", red | {"agents": "Spoleto", "used": "Pisa Siena Urbino"})
    assert ("annex:Spoleto" in diplomacy.legal) == (symbol == "crown")
    war = acting("war", red | {"troops": "Pisa*3"}).pay("march:Pisa>Siena", "use:room=cavalry")
    assert ("march:Pisa>Siena" in war.legal) == (symbol == "cavalry")
    assert ("sail:Pisa>Ajaccio" in war.legal) == (symbol == "ship")
    intrigue = acting("intrigue", red).pay("send:Pisa", "use:room=mask")
    assert ("send:Siena" in intrigue.legal) == (symbol == "mask")
