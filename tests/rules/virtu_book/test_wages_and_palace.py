"""Winter: wages, and the rearranging of the palace: pages 25 to 27 (V-WIN-1 and 2)."""

from typing import Any

import pytest

from tests.rules.virtu_book.table import Household, Table, besieging, courtiers, table, winter

# -- wages


@pytest.mark.parametrize(("troops", "wages"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_V_WIN_1_wages_by_the_number_of_troops_on_the_board(troops: int, wages: int) -> None:
    """V-WIN-1: 1-2 nothing, 3-4 one florin, 5-6 two."""
    game = winter("wages", red={"florins": 5, "troops": f"Pisa*{troops}" if troops else ""})
    assert max(int(pay) for pay in game.offers("wages")) == wages
    game.do(f"wages:{wages}")
    assert game.florins("red") == 5 - wages
    assert game.troops("red").get("Pisa", 0) == troops


@pytest.mark.parametrize(("troops", "paid", "kept"), [(3, 0, 2), (4, 0, 2), (5, 0, 2), (5, 1, 4), (6, 0, 2), (6, 1, 4)])
def test_V_WIN_1_unpaid_troops_are_removed(troops: int, paid: int, kept: int) -> None:
    """V-WIN-1: the player may pay in part; he chooses who goes."""
    game = winter("wages", red={"florins": 5, "troops": f"Pisa*{troops - 1} Firenze"}).do(f"wages:{paid}")
    assert game.asked == ("red", "dismissal")
    assert game.offers("dismiss") == {"Pisa", "Firenze"}
    while game.asked == ("red", "dismissal"):
        game.do("dismiss:Pisa")
    assert sum(game.troops("red").values()) == kept
    assert game.troops("red")["Firenze"] == 1


def test_V_WIN_1_who_has_too_little_cannot_pay_in_full() -> None:
    """V-WIN-1"""
    poor = {"florins": 1, "troops": "Pisa*6", "used": "Pisa Firenze"}
    assert winter("wages", red=poor).offers("wages") == {"0", "1"}


def test_V_WIN_1_florins_may_be_cashed_for_wages() -> None:
    """V-PAY-3: at any moment."""
    game = winter("wages", red={"florins": 0, "troops": "Pisa*6"}).do("cash:Firenze", "wages:2")
    assert game.florins("red") == 1


# -- palace


def palace(cards: dict[str, str], **red: Any) -> Table:
    """Red rearranges a palace whose marker stands in room 1."""
    return winter("palace", red={"palace": cards, **red})


def shifts(cards: dict[str, str], **red: Any) -> set[str]:
    return palace(cards, **red).offers("shift")


def test_V_WIN_2_a_courtier_with_an_action_may_go_into_an_empty_room() -> None:
    """V-WIN-2: into every room but the marker's, and to the other open places."""
    assert shifts({"left-1": "merchant"}) == {
        f"left-1>{place}" for place in ("room-2", "room-3", "room-4", "room-5", "right-1", "right-2")
    }


def test_V_WIN_2_a_card_without_an_action_cannot_be_in_a_room_alone() -> None:
    """V-WIN-2: the Bishop only as an upgrade."""
    assert shifts({"left-1": "bishop"}) == {"left-1>right-1", "left-1>right-2"}
    assert "left-1>under-3" in shifts({"left-1": "bishop", "room-3": "cardinal"})


def test_V_WIN_2_a_card_with_an_action_may_be_an_upgrade_too() -> None:
    """V-WIN-2: the Merchant under the Cardinal."""
    game = palace({"left-1": "merchant", "room-3": "cardinal"}).do("shift:left-1>under-3")
    assert game.palace("red") == {"room-3": "cardinal", "under-3": "merchant"}


def test_V_WIN_2_one_upgrade_under_an_action_card() -> None:
    """V-WIN-2"""
    assert "left-1>under-3" not in shifts({"left-1": "bishop", "room-3": "cardinal", "under-3": "merchant"})


def test_V_WIN_2_a_used_courtier_does_not_move() -> None:
    """V-WIN-2: neither into a room nor to another place."""
    assert shifts({"left-1": "merchant"}, used="left-1") == set()


def test_V_WIN_2_a_card_taken_out_of_a_room_goes_to_a_free_place_used() -> None:
    """V-WIN-2"""
    game = palace({"room-3": "cardinal", "right-1": "bishop"})
    assert {"room-3>left-1", "room-3>right-2"} <= game.offers("shift")
    assert "room-3>right-1" not in game.offers("shift")
    game.do("shift:room-3>left-1")
    assert game.palace("red") == {"left-1": "cardinal", "right-1": "bishop"}
    assert game.used("red") == {"left-1"}


def test_V_WIN_2_a_card_cannot_go_from_room_to_room() -> None:
    """V-WIN-2: neither directly nor in one Winter, as it comes out used."""
    game = palace({"room-3": "cardinal"})
    assert game.offers("shift") == {"room-3>left-1", "room-3>right-1", "room-3>right-2"}
    assert game.do("shift:room-3>left-1").offers("shift") == set()


def test_V_WIN_2_without_a_free_place_no_card_leaves_a_room() -> None:
    """V-WIN-2: nor can two courtiers change places."""
    full = courtiers("merchant banker assassin")
    moves = shifts(full | {"room-3": "cardinal", "under-3": "bishop"})
    assert not any(move.startswith(("room-3>", "under-3>")) for move in moves)
    assert not any(move.endswith(("left-1", "right-1", "right-2")) for move in moves)


def test_V_WIN_2_an_upgrade_may_leave_alone() -> None:
    """V-WIN-2: the action card stays."""
    game = palace({"room-3": "cardinal", "under-3": "merchant"}).do("shift:under-3>left-1")
    assert game.palace("red") == {"room-3": "cardinal", "left-1": "merchant"}
    assert game.used("red") == {"left-1"}


def test_V_WIN_2_an_upgrade_without_action_may_not_be_left_alone() -> None:
    """V-WIN-2: the Cardinal cannot leave the Bishop behind for good."""
    game = palace({"room-3": "cardinal", "under-3": "bishop"})
    if "room-3>left-1" in game.offers("shift"):
        game.do("shift:room-3>left-1")
        assert "done" not in game.legal
    else:
        assert "under-3>left-1" in game.offers("shift")


@pytest.mark.parametrize(
    ("red", "more"),
    [
        ({"marker": 3}, {}),
        ({"indulgences": [3]}, {}),
        ({}, {"yellow": {"agents": "florence-3"}}),
    ],
)
def test_V_WIN_2_nothing_goes_into_or_out_of_a_blocked_room(red: Household, more: dict[str, Any]) -> None:
    """V-WIN-2: the marker, an indulgence or an enemy agent is there."""
    cards = {"room-3": "cardinal", "under-3": "bishop", "left-1": "merchant", "room-2": "podesta"}
    moves = winter("palace", red={"palace": cards, **red}, **more).offers("shift")
    assert not any("room-3" in move or "under-3" in move for move in moves)
    assert {"room-2>right-1", "left-1>under-2", "left-1>room-4"} <= moves


def test_V_WIN_2_nothing_goes_into_an_empty_blocked_room() -> None:
    """V-WIN-2"""
    moves = winter(
        "palace",
        red={"palace": {"left-1": "merchant"}, "marker": 2, "indulgences": [3]},
        green={"agents": "florence-4"},
    ).offers("shift")
    assert {move.partition(">")[2] for move in moves} == {"room-1", "room-5", "right-1", "right-2"}


def test_V_WIN_2_an_own_agent_blocks_nothing() -> None:
    """V-WIN-2: only an enemy's."""
    assert "left-1>room-3" in shifts({"left-1": "merchant"}, agents="florence-3")


def test_V_WIN_2_any_courtier_may_be_discarded() -> None:
    """V-WIN-2: used or not; cards in rooms are no courtiers."""
    game = palace({"left-1": "merchant", "right-1": "bishop", "room-3": "cardinal"}, used="right-1")
    assert game.offers("discard") == {"left-1", "right-1"}
    assert game.do("discard:right-1").palace("red") == {"left-1": "merchant", "room-3": "cardinal"}


def test_V_WIN_2_a_discarded_noble_goes_back_to_the_supply() -> None:
    """V-WIN-2: the only Pope can be bought again."""
    rich = {"florins": 5, "tokens": "kingdom", "cities": "Ravenna"}
    keeping = winter("palace", red=rich, yellow={"palace": {"left-1": "pope"}})
    assert "pope" not in keeping.offers("buy")
    discarding = palace({"left-1": "pope"}, **rich).do("discard:left-1")
    assert "pope" in discarding.offers("buy")


def test_V_WIN_2_a_discarded_family_card_is_out_of_the_game() -> None:
    """V-WIN-2: it is nowhere, and nobody can buy it."""
    game = palace({"left-1": "lorenzo"}).do("discard:left-1")
    assert game.palace("red") == {}
    assert "lorenzo" not in str(game.position)


def test_V_WIN_2_shaded_places_are_closed_at_first() -> None:
    """V-WIN-2: three places are open."""
    assert {move.partition(">")[2] for move in shifts({"room-3": "cardinal"})} == {"left-1", "right-1", "right-2"}


@pytest.mark.parametrize("used", ["", "duchy"])
def test_V_WIN_2_a_titles_place_counts_also_while_the_title_is_used(used: str) -> None:
    """V-WIN-3: on whichever shaded place."""
    targets = {move.partition(">")[2] for move in shifts({"room-3": "cardinal"}, tokens="duchy", used=used)}
    assert targets == {"left-1", "left-2", "left-3", "right-1", "right-2", "right-3"}


def test_V_WIN_2_a_new_place_may_be_used_though_open_ones_are_free() -> None:
    """V-WIN-2: and when its card has gone into a room, another shaded place may be taken."""
    cards = {"left-2": "merchant", "room-3": "cardinal"}
    game = palace(cards, tokens="duchy")
    assert "room-3>right-3" not in game.offers("shift")
    game.do("shift:left-2>room-4")
    assert {"room-3>left-2", "room-3>left-3", "room-3>right-3"} <= game.offers("shift")


def test_V_WIN_2_the_books_example_of_rearranging() -> None:
    """V-WIN-2: page 27, yellow: the court is full; an upgrade goes in, a courtier moves over, an upgrade comes out."""
    yellow = {
        "marker": 5,
        "indulgences": [4],
        "palace": {
            "left-1": "montefeltro",
            "right-1": "ferdinand",
            "right-2": "merchant",
            "room-1": "gonfalonier",
            "room-2": "alfonso",
            "under-2": "ambassador",
            "room-4": "podesta",
        },
        "used": "left-1",
    }
    game = winter("palace", "yellow", yellow=yellow)
    assert not any(move.startswith(("left-1", "room-4")) for move in game.offers("shift"))
    game.do("shift:right-1>under-1", "shift:right-2>right-1", "shift:under-2>right-2")
    assert game.palace("yellow") == {
        "left-1": "montefeltro",
        "right-1": "merchant",
        "right-2": "ambassador",
        "room-1": "gonfalonier",
        "under-1": "ferdinand",
        "room-2": "alfonso",
        "room-4": "podesta",
    }
    assert game.used("yellow") == {"left-1", "right-2"}


# -- the order of Winter


def test_V_WIN_each_player_takes_all_five_steps_before_the_next() -> None:
    """V-WIN: wages, palace, purchases, hiring, alliance."""
    rich = {"florins": 9, "troops": "Pisa*3", "palace": courtiers("merchant counsellor"), "used": ""}
    game = winter("wages", red=rich, yellow={"florins": 9, "troops": "Bari*3"})
    phases = []
    while game.state.to_move == 0:
        phases.append(game.state.phase)
        game.do(*(["wages:1"] if game.state.phase == "wages" else ["done"]))
    assert phases == ["wages", "winter"]
    assert game.asked == ("yellow", "wages")


def test_V_WIN_after_the_last_player_a_new_year_begins() -> None:
    """V-WIN: Spring, with the marker where it was."""
    game = winter("palace", "green", green={"florins": 9, "marker": 4}).until("marker")
    assert (game.position["year"], game.position["stage"]) == (3, "spring")
    assert game.household("green")["marker"] == 4


def test_V_WIN_what_was_used_stays_used_in_the_new_year() -> None:
    """V-WIN: only the marker and govern make things available again."""
    red = {"palace": courtiers("merchant"), "used": "Pisa Firenze left-1"}
    assert winter("palace", red=red).until("marker").used("red") == {"Pisa", "Firenze", "left-1"}


def test_V_SIE_1_without_troops_before_cities_spring_ends_at_once() -> None:
    """V-SIE-1: troops at home besiege nobody."""
    assert table("action", "green").do("done").position["stage"] == "winter"
    assert besieging(red={"troops": "Siena*2"}).position["stage"] == "sieges"
