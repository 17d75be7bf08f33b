"""Spring: the marker and indulgences, V-SPR and V-IND."""

import pytest

from tests.rules.virtu.table import FLORENCE, acting, cities, pay, placed, rest, room_of, symbols_of, table


def test_V_SPR_1_first_spring_any_room() -> None:
    """V-SPR-1: in the first Spring the marker goes into any room."""
    game = placed(3)
    assert game.offers("marker") == {"1", "2", "3", "4", "5"}
    assert game.do("marker:4").house(0)["marker"] == 4


def test_V_SPR_1_later_one_or_two_rooms() -> None:
    """V-SPR-1: later clockwise 1 or 2 rooms."""
    game = table(3, {0: {"marker": 5, "used": ["Firenze", "Pisa"], "indulged": True}}, phase="marker")
    assert game.offers("move") == {"1", "2"}
    assert game.do("move:2").house()["marker"] == 2


def test_V_SPR_1_two_florins_for_one_more_once() -> None:
    """V-SPR-1: +1 for 2 florins (once a Spring)."""
    game = table(3, {0: {"marker": 1, "florins": 9, "used": ["Firenze", "Pisa"]}}, phase="marker")
    assert game.offers("move") == {"1", "2", "3"}
    game.do("move:3", "toll")
    assert (game.house()["marker"], game.house()["florins"]) == (4, 7)


def test_V_SPR_1_florins_may_be_cashed_for_it() -> None:
    assert symbols_of("Firenze")["florin"] >= 2
    game = table(3, {0: {"marker": 1, "used": ["Pisa"]}}, phase="marker").do("move:3", "pay")
    assert game.house()["marker"] == 4
    assert "Firenze" in game.house()["used"]


def test_V_SPR_1_an_arrow_each_for_more() -> None:
    """V-SPR-1: +1 for each arrow paid."""
    house = {"marker": 1, "tokens": ["duchy", "principality"], "used": ["Firenze", "Pisa"], "indulged": True}
    game = table(3, {0: house}, phase="marker")
    assert game.offers("move") == {"1", "2", "3", "4"}
    game.do("move:4", "use:duchy=arrow", "use:principality=arrow")
    assert game.house()["marker"] == 5
    assert {"duchy", "principality"} <= set(game.house()["used"])


def test_V_SPR_1_a_full_circle() -> None:
    """V-SPR-1: a full circle is possible."""
    house = {"marker": 3, "florins": 2, "tokens": ["duchy", "principality"], "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house}, phase="marker").do("move:5", "pay")
    assert game.house()["marker"] == 3


def test_V_SPR_1_a_step_can_be_cancelled_until_it_is_paid() -> None:
    house = {"marker": 1, "florins": 2, "tokens": ["duchy"], "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house}, phase="marker")
    before = game.position
    assert game.do("move:4", "use:duchy=arrow", "cancel").position == before


@pytest.mark.parametrize(
    ("start", "steps", "refreshed"),
    [(1, 1, set()), (1, 2, {"right-1"}), (2, 1, {"right-1"}), (3, 1, set()), (3, 2, {"left-1"}), (5, 2, set())],
)
def test_V_SPR_2_passing_an_arrow_refreshes_that_side(start: int, steps: int, refreshed: set[str]) -> None:
    """V-SPR-2: passing the arrow beside the left or right places makes all courtiers of that side available."""
    palace = {"left-1": "bishop", "right-1": "bishop"}
    house = {"marker": start, "palace": palace, "used": ["left-1", "right-1", "Firenze", "Pisa"], "indulged": True}
    game = table(3, {0: house}, phase="marker").do(f"move:{steps}")
    # The right arrow lies between rooms 2 and 3, the left one between rooms 4 and 5.
    assert {"left-1", "right-1"} - set(game.house()["used"]) == refreshed


def test_V_SPR_3_the_card_replaces_the_printed_action() -> None:
    """V-SPR-3: the action of the room: its action card's, else the printed one."""
    room = room_of(FLORENCE, "war")
    game = acting("war", house={"palace": {f"room-{room}": "merchant"}})
    assert "room=ship" in game.offers("use")
    assert game.offers("march") == set()


def test_V_SPR_3_the_action_may_be_skipped() -> None:
    """V-SPR-3: performed (or skipped)."""
    game = acting("intrigue").do("done")
    assert game.asked == (1, "marker")


def test_V_SPR_4_an_indulgence_forbids_the_action() -> None:
    """V-SPR-4: an indulgence card in the room forbids the action."""
    room = room_of(FLORENCE, "intrigue")
    house = {"marker": (room - 2) % 5 + 1, "indulgences": [room], "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house}, phase="marker").do("move:1")
    assert game.asked == (1, "marker")
    assert "blocked" in game.events()


@pytest.mark.parametrize("action", ["govern", "patronage", "diplomacy", "war"])
def test_V_SPR_4_an_enemy_agent_forbids_the_action(action: str) -> None:
    """V-SPR-4: an enemy agent in the room forbids the action."""
    room = room_of(FLORENCE, action)
    house = {"marker": (room - 2) % 5 + 1, "florins": 9, "troops": {"Firenze": 1}}
    spy = {"agents": [f"florence-{room}"]}
    game = table(3, {0: house, 1: spy}, phase="marker").do("move:1")
    assert game.asked == (1, "marker")


def test_V_SPR_4_an_own_agent_does_not() -> None:
    room = room_of(FLORENCE, "war")
    house = {"marker": (room - 2) % 5 + 1, "troops": {"Firenze": 1}, "agents": [f"florence-{room}"]}
    assert table(3, {0: house}, phase="marker").do("move:1").asked == (0, "action")


def test_V_SPR_4_intrigue_may_first_remove_the_agent() -> None:
    """V-SPR-4: in an intrigue room the room's first mask may pay for removing that agent, then the action goes on."""
    room = room_of(FLORENCE, "intrigue")
    house = {"marker": (room - 2) % 5 + 1, "palace": {"left-1": "assassin", "right-1": "assassin"}}
    spy = {"agents": [f"florence-{room}"]}
    game = table(3, {0: house, 1: spy}, phase="marker").do("move:1")
    assert game.offers("expel") == {f"florence-{room}"}
    assert game.offers("send") == set()
    pay(game.do(f"expel:florence-{room}"))
    assert game.house(1)["agents"] == []
    assert game.asked == (0, "action")
    assert "Siena" in game.offers("send")


def test_V_SPR_4_with_the_rooms_mask_alone_it_stays_forbidden() -> None:
    room = room_of(FLORENCE, "intrigue")
    house = {"marker": (room - 2) % 5 + 1, "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house, 1: {"agents": [f"florence-{room}"]}}, phase="marker").do("move:1")
    assert game.asked == (1, "marker")


def test_V_IND_1_three_florins() -> None:
    """V-IND-1: once a year a player may take one: 3 florins. The card then lies in the marker's room."""
    room = room_of(FLORENCE, "intrigue")
    game = acting("intrigue").do("indulgence")
    assert (game.house()["florins"], game.house()["indulgences"]) == (3, [room])
    assert game.asked == (0, "action")  # the action under way goes on
    assert game.refuses("indulgence", "V-IND-1")


def test_V_IND_1_a_crown_used_at_once() -> None:
    """V-IND-1: 1 crown, used at once."""
    room = room_of(FLORENCE, "diplomacy")
    game = acting("diplomacy", house={"used": ["Firenze", "Pisa"], "agents": ["Urbino"]})
    game.do("annex:Urbino", "use:indulgence=crown")
    assert game.position["cities"]["Urbino"] == 0
    assert game.house()["indulgences"] == [room]


def test_V_IND_1_not_if_the_room_has_one_or_none_is_left() -> None:
    """V-IND-1: a player whose marker's room has no indulgence; 10 in all."""
    full = {seat: {"indulgences": [1, 2, 3, 4, 5], "marker": 1} for seat in (1, 2)}
    game = acting("intrigue", houses=full)
    assert "indulgence" not in game.legal
    nine = {1: {"indulgences": [1, 2, 3, 4, 5], "marker": 1}, 2: {"indulgences": [1, 2, 3, 4], "marker": 1}}
    assert "indulgence" in acting("intrigue", houses=nine).legal


def test_V_IND_1_in_winter_too() -> None:
    """V-IND-1: Spring or Winter."""
    game = table(3, {0: {"palace": {"left-1": "bishop"}}}, phase="palace", stage="winter")
    assert game.do("indulgence").house()["florins"] == 3


def test_V_IND_1_before_the_marker_moves() -> None:
    """V-IND-1: at any moment, from the second year also before the marker moves."""
    game = table(3, {0: {"marker": 3}}, phase="marker").do("indulgence")
    assert game.house()["indulgences"] == [3]
    assert game.house()["florins"] == 3
    assert game.refuses("indulgence", "V-IND-1")  # once a year


def test_V_IND_1_not_before_there_is_a_room() -> None:
    assert "indulgence" not in placed(3).legal


def test_V_IND_1_its_florins_may_take_the_marker_on() -> None:
    """V-PAY-6: an extra room may be paid for with an indulgence, but never unasked."""
    game = table(3, {0: {"marker": 1, "used": ["Firenze", "Pisa"]}}, phase="marker").do("move:3")
    assert "pay" not in game.legal
    game.do("indulgence", "pay")
    assert game.house()["indulgences"] == [1]
    assert game.house()["marker"] == 4


@pytest.mark.parametrize("place", ["through", "stop"])
def test_V_IND_2_removed_when_the_marker_passes_or_stops(place: str) -> None:
    """V-IND-2: 1 cross or 2 crowns when the marker passes through or stops in the room, before the action."""
    house = {"marker": 1, "indulgences": [2], "palace": {"left-1": "bishop"}, "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house}, phase="marker").do("move:2" if place == "through" else "move:1")
    assert game.asked == (0, "indulgence")
    pay(game.do("redeem:cross"))
    assert game.house()["indulgences"] == []
    assert game.house()["marker"] == (3 if place == "through" else 2)
    assert "left-1" in game.house()["used"]


def test_V_IND_2_two_crowns() -> None:
    palace = {"left-1": "ambassador", "right-1": "ambassador"}
    house = {"marker": 1, "indulgences": [2], "palace": palace, "used": ["Firenze", "Pisa"]}
    game = table(3, {0: house}, phase="marker").do("move:1")
    assert game.offers("redeem") == {"crowns"}
    pay(game.do("redeem:crowns"))
    assert game.house()["indulgences"] == []
    assert {"left-1", "right-1"} <= set(game.house()["used"])


def test_V_IND_2_courtiers_just_refreshed_may_pay() -> None:
    """V-IND-2: courtiers just refreshed may pay."""
    house = {"marker": 2, "indulgences": [3], "palace": {"right-1": "bishop"}, "used": ["Firenze", "Pisa", "right-1"]}
    game = table(3, {0: house}, phase="marker").do("move:1")  # past the arrow of the right courtiers
    pay(game.do("redeem:cross"))
    assert game.house()["indulgences"] == []


def test_V_IND_2_it_may_be_kept() -> None:
    house = {"marker": 1, "indulgences": [2], "palace": {"left-1": "bishop"}}
    game = table(3, {0: house}, phase="marker").do("move:1", "keep")
    assert game.house()["indulgences"] == [2]
    assert game.asked[0] == 1


def test_V_IND_3_having_kept_one_no_new_one_this_year() -> None:
    """V-IND-3: having stopped on one and kept it: no new one this year."""
    house = {"marker": 1, "indulgences": [2], "palace": {"left-1": "bishop", "right-1": "bishop"}}
    game = table(3, {0: house}, phase="marker").do("move:1", "keep")
    rest(game, "winter")
    assert game.asked == (0, "winter")
    assert "indulgence" not in game.legal


def test_V_IND_1_a_crown_for_a_purchase() -> None:
    house = {"florins": 9, "used": ["Firenze", "Pisa"], "tokens": []}
    game = table(3, {0: house}, phase="purchases", stage="winter", cities=cities())
    assert "duchy" in game.offers("buy")
    game.do("buy:duchy", "use:indulgence=crown")
    assert game.house()["indulgences"] == [1]
    assert game.house()["tokens"] == ["duchy"]
