"""Rules that are easily got wrong, each with a case in which the wrong reading shows."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Table, acting, besieging, table, winter

NOBODY_ELSE: dict[str, Any] = {"yellow": {"used": "Napoli Bari"}, "green": {"used": "Padova Venezia"}}
HOME_USED = "Pisa Firenze"


def marker(red: dict[str, Any], **more: Any) -> Table:
    return table("marker", red={"used": HOME_USED} | red, **more)


# -- paying


def test_V_PAY_6_pay_leaves_alone_what_it_does_not_need() -> None:
    """Ravenna costs three crowns: the Kingdom's two and one more. No purse is emptied, no indulgence taken."""
    rich = {"tokens": "kingdom guild", "cities": "Siena", "indulged": False, "florins": 1}
    diplomacy = acting("diplomacy", rich | {"palace": {"left-1": "banker", "right-1": "podesta"}})
    first = diplomacy.do("annex:Ravenna").state.view(0).ways[0]
    diplomacy.do("pay")
    used = diplomacy.used("red")
    assert used == {use.removeprefix("use:").partition("=")[0] for use in first}
    assert "kingdom" in used
    assert len(used) == 2
    assert diplomacy.florins("red") == 1
    assert diplomacy.household("red")["indulgences"] == []


def test_V_PAY_6_an_indulgence_is_taken_by_ones_own_choice_only() -> None:
    """The third crown could only be the indulgence's: `pay` does not take it, the player may."""
    diplomacy = acting("diplomacy", {"tokens": "kingdom", "used": HOME_USED, "indulged": False}).do("annex:Ravenna")
    assert "pay" not in diplomacy.legal
    diplomacy.do("use:kingdom=crown", "use:indulgence=crown")
    assert diplomacy.ruler("Ravenna") == "red"
    assert diplomacy.household("red")["indulgences"] == [2]


def test_V_PAY_6_no_florin_is_cashed_while_none_is_short() -> None:
    """The treasury pays for a troop; the Banker keeps his florins."""
    hiring = winter("hiring", red={"florins": 1, "palace": {"left-1": "banker"}, "used": HOME_USED})
    hiring.do("hire:Pisa")
    if hiring.state.phase == "payment":
        hiring.do("pay")
    assert (hiring.florins("red"), hiring.used("red")) == (0, {"Pisa", "Firenze"})


def test_V_PAY_2_the_rooms_second_card_pays_before_the_treasury() -> None:
    """Lorenzo gives the crown, the Banker under him the two florins: nothing else is touched."""
    red = {"palace": {"room-1": "lorenzo", "under-1": "banker"}, "florins": 5}
    patronage = acting("patronage", red).do("step")
    if patronage.state.phase == "payment":
        patronage.do("pay")
    assert patronage.household("red")["patronage"] == 1
    assert patronage.florins("red") == 5
    assert patronage.used("red") == set()


# -- govern


def test_V_GOV_tokens_may_be_cashed_and_then_turned() -> None:
    """Everything is available: the turn does not end, for florins can still be made of it."""
    govern = acting("govern")
    assert govern.asked == ("red", "action")
    assert govern.offers("turn") == set()
    govern.do("cash:Firenze", "turn:Firenze")
    assert (govern.florins("red"), govern.used("red")) == (3, set())
    assert govern.asked == ("red", "action"), "half a crown is left, and Pisa can be cashed"
    govern.do("cash:Pisa", "turn:Pisa")
    assert (govern.florins("red"), govern.used("red")) == (4, set())
    assert govern.asked == ("yellow", "marker")


# -- purchases


def test_V_WIN_3_purchases_are_simultaneous() -> None:
    """Two crowns of the Kingdom pay for a Duchy and a cathedral."""
    shop = winter("purchases", red={"tokens": "kingdom", "florins": 7, "used": HOME_USED})
    shop.do("buy:duchy", "pay")
    assert "build:Firenze" in shop.legal
    shop.do("build:Firenze")
    if shop.state.phase == "payment":
        shop.do("pay")
    assert set(shop.tokens("red")) >= {"duchy", "cathedral-1"}
    assert shop.florins("red") == 0


def test_V_WIN_3_nothing_bought_pays_for_another() -> None:
    """The Duchy shows a crown, but not in the Winter in which it is bought."""
    shop = winter("purchases", red={"cities": "Siena", "florins": 9, "used": HOME_USED}).do("buy:duchy", "pay")
    assert shop.used("red") == {"Pisa", "Firenze", "Siena"}
    assert "build:Firenze" not in shop.legal


# -- sieges


def test_V_SIE_3_war_tokens_serve_their_besieger_only() -> None:
    """Both have a +1 token; yellow, who besieges, may use it, red behind the walls may not."""
    red = {"war_tokens": 1, "palace": {"left-1": "condottiere"}, "used": HOME_USED}
    siege = besieging("yellow", order="yellow red green", red=red, yellow={"war_tokens": 1, "troops": "Firenze*3"})
    siege.do("siege:Firenze")
    assert siege.asked == ("yellow", "bidding")
    assert "token" in siege.offers("strike")
    siege.do("pass")
    assert siege.asked == ("red", "bidding")
    assert siege.offers("strike") == {"left-1"}


def battle(**red: Any) -> Table:
    """Red and yellow before Siena; red has Leonardo."""
    household = {"bonuses": "leonardo", "troops": "Siena*2", "florins": 2, "used": HOME_USED, "patronage": 2} | red
    return besieging(red=household, yellow={"troops": "Siena", "used": "Napoli Bari"}).do("siege:Siena")


def test_V_SIE_7_leonardo_serves_on_the_plains() -> None:
    fight = battle()
    assert fight.state.view(None).siege.plains
    fight.do("strike:leonardo")
    assert fight.florins("red") == 1


def test_V_SIE_7_leonardo_serves_the_battle_or_the_siege_not_both() -> None:
    used = battle().do("strike:leonardo")
    used.until("sieges").do("siege:Siena")
    assert "leonardo" not in used.offers("strike")
    spared = battle().do("pass")
    spared.until("sieges").do("siege:Siena")
    assert "leonardo" in spared.offers("strike")


# -- the marker


def test_V_IND_1_an_indulgence_before_the_marker_moves() -> None:
    """At any moment of Spring: the card lies in the room that the marker is about to leave."""
    spring = marker({"marker": 1, "indulged": False}).do("indulgence", "move:1")
    assert spring.household("red")["indulgences"] == [1]
    assert spring.florins("red") == 3


def test_V_IND_1_not_before_the_marker_has_ever_been_placed() -> None:
    first = marker({"marker": None, "indulged": False}, year=1)
    assert "indulgence" not in first.legal


@pytest.mark.parametrize(("start", "side", "pays"), [(1, "right-1", True), (3, "right-1", False), (3, "left-1", True)])
def test_V_SPR_2_who_is_refreshed_in_the_free_rooms_pays_for_the_third(start: int, side: str, pays: bool) -> None:
    """The Banker's two florins, once the marker has passed his arrow."""
    red = {"marker": start, "palace": {side: "banker"}, "used": f"{HOME_USED} {side}"}
    spring = marker(red)
    assert ("move:3" in spring.legal) is pays
    if pays:
        spring.do("move:3", "pay")
        assert side in spring.used("red")
        assert spring.household("red")["marker"] == (start + 2) % 5 + 1


# -- war


def war(**red: Any) -> Table:
    palace = {"room-4": "gonfalonier"}
    return acting("war", {"palace": palace, "florins": 1, "used": HOME_USED, "troops": "Firenze*2 Pisa"} | red)


def test_V_WAR_3_cavalry_or_war_bonus_is_the_players_choice() -> None:
    """The Gonfalonier's cavalry is not taken unasked, and the choice can be taken back."""
    campaign = war().do("march:Firenze>Siena")
    assert campaign.asked == ("red", "payment")
    assert "use:room=cavalry" in campaign.legal
    campaign.do("cancel")
    assert {"use:room=war", "march:Firenze>Siena"} <= campaign.legal


def test_V_WAR_3_a_card_used_for_cavalry_gives_no_war_bonus() -> None:
    campaign = war().pay("march:Firenze>Siena", "use:room=cavalry")
    assert "use:room=war" not in campaign.legal
    assert "march:Firenze>Siena" in campaign.legal, "it shows two cavalry"


def test_V_WAR_3_another_source_may_march_and_leaves_the_war_bonus() -> None:
    campaign = war(cities="Mantova").pay("march:Firenze>Siena", "use:Mantova=cavalry").do("use:room=war")
    if campaign.state.phase == "payment":
        campaign.do("pay")
    assert campaign.household("red")["war_tokens"] == 1
    assert campaign.florins("red") == 0
    assert campaign.asked[0] != "red", "the room has given what it had"


# -- the end


def test_V_SCO_1_nine_and_eight_cities_are_both_farthest() -> None:
    """The last cell is "8 or more": six for each, and one for the lead."""
    red = {"cities": "Siena Bologna Ravenna Urbino Mantova Ancona Spoleto"}
    yellow = {"cities": "Taranto Tunisi Palermo Benevento Terracina Roma"}
    end = winter("alliance", red=red, yellow=yellow)
    assert len(end.holds("red")) == 9
    assert len(end.holds("yellow")) == 8
    assert end.prestige("red").cities == end.prestige("yellow").cities == 7


# -- Machiavelli


def test_V_WIN_2_machiavelli_discarded_is_open_to_others() -> None:
    """He is a noble: he goes back to the bonuses, and yellow may choose him."""
    red = {"palace": {"left-1": "machiavelli", "room-1": "lorenzo"}, "bonuses": "machiavelli", "patronage": 2}
    yellow = {"patronage": 1, "florins": 2, "marker": 4}
    palace = winter("palace", red=red | {"marker": 2, "used": HOME_USED}, yellow=yellow).do("discard:left-1")
    assert palace.household("red")["bonuses"] == []
    while palace.asked != ("yellow", "marker"):
        palace.decline()
    palace.do("move:1", "step")
    if palace.state.phase == "payment":
        palace.do("pay")
    assert "machiavelli" in palace.offers("bonus")


# -- Winter


def test_V_WIN_nobody_is_asked_who_can_do_nothing() -> None:
    """No florins, nothing available: after Spring comes the next Spring."""
    year = marker({"marker": 1}, **NOBODY_ELSE).through_spring()
    assert (year.position["year"], year.position["stage"]) == (3, "spring")


def test_V_WIN_1_wages_are_paid_with_what_can_be_raised() -> None:
    """An empty treasury, but Pisa's florin: it is offered, shown, and can be taken back."""
    payday = winter("palace", red={"troops": "Pisa*2 Firenze*2", "used": "Firenze"}, moment={"phase": "wages"})
    assert payday.offers("wages") == {"0", "1"}
    before = payday.position
    payday.do("wages:1")
    assert payday.state.view(0).ways == (("cash:Pisa",),)
    payday.do("cancel")
    assert payday.position == before
    payday.do("wages:1", "pay")
    assert payday.troops("red") == {"Pisa": 2, "Firenze": 2}
    assert "Pisa" in payday.used("red")


def test_V_WIN_4_troops_are_hired_with_what_can_be_raised() -> None:
    """Firenze's three florins: two of them stay in the treasury."""
    hiring = winter("hiring", red={"used": "Pisa"}).do("hire:Pisa", "pay")
    assert (hiring.florins("red"), hiring.used("red")) == (2, {"Pisa", "Firenze"})


def test_V_SIE_3_war_bonuses_are_paid_with_what_can_be_raised() -> None:
    red = {"palace": {"left-1": "gonfalonier"}, "used": "Firenze", "troops": "Siena*2"}
    siege = besieging(red=red).do("siege:Siena")
    assert siege.offers("strike") == {"left-1"}
    before = siege.position
    siege.do("strike:left-1", "cancel")
    assert siege.position == before
    siege.do("strike:left-1", "pay")
    assert siege.used("red") >= {"Pisa", "left-1"}


def test_V_WIN_the_steps_are_one_menu_and_a_later_one_closes_the_earlier() -> None:
    red = {"florins": 9, "palace": {"left-1": "banker"}, "used": HOME_USED, "tokens": "kingdom"}
    menu = winter("palace", red=red | {"marker": 5})
    verbs = {text.partition(":")[0] for text in menu.legal}
    assert {"shift", "discard", "buy", "hire", "done"} <= verbs
    menu.do("buy:guild")
    if menu.state.phase == "payment":
        menu.do("pay")
    verbs = {text.partition(":")[0] for text in menu.legal}
    assert verbs.isdisjoint({"shift", "discard"})
    assert {"buy", "hire", "done"} <= verbs
    menu.do("hire:Pisa")
    if menu.state.phase == "payment":
        menu.do("pay")
    verbs = {text.partition(":")[0] for text in menu.legal}
    assert verbs.isdisjoint({"shift", "discard", "buy", "build"})
    assert "hire" in verbs
    assert menu.do("done").asked[0] != "red"
