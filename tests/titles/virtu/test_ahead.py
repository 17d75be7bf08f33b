"""What lies ahead: the prices of cities at any time, the rooms of the marker; held against what really happens."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.titles.virtu import GAME, State
from signoria.titles.virtu.text.choice_types import RoomAhead
from tests.titles.virtu.moments import moments
from tests.titles.virtu.walks import SEATED, SETUPS, name_of

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)


# -- cities


@every_setup
def test_V_DIP_1_a_city_costs_what_it_costs_when_it_is_annexed(setup: signoria.Setup) -> None:
    seen = 0
    for state in moments(setup, "annexations", each=3):
        view = state.view(state.actor)
        assert set(view.annexations) == {name for name, city in view.cities.items() if city.owner is None}
        prices = {choice.move: choice.price for choice in view.choices}
        reasons = {barred.move: (barred.rule, barred.reason) for barred in view.barred}
        for city, annexation in view.annexations.items():
            move = f"annex:{city}"
            assert bool(annexation.price) is not bool(annexation.reason)
            if move in prices:
                assert annexation.price == prices[move]
            elif move in reasons and reasons[move][1] != "cannot-pay":
                assert (annexation.rule, annexation.reason) == reasons[move]
            seen += move in prices or move in reasons
    assert seen > 20


@every_setup
def test_whoever_looks_sees_prices_of_their_own(setup: signoria.Setup) -> None:
    for state in moments(setup, "lookers", each=1):
        assert state.view(None).annexations == state.view(state.to_move).annexations
    venice = GAME.from_position({"game": "virtu", "seats": [{}, {}, {}], "cities": {"Padova": 2, "Venezia": 2}})
    assert venice.view(2).annexations["Mantova"].price
    assert venice.view(0).annexations["Mantova"].reason == "not-joined"


def test_before_a_game_begins_no_city_has_a_price() -> None:
    assert GAME.new(signoria.Setup(3)).view(0).annexations == {}


# -- rooms


@every_setup
def test_V_SPR_2_the_marker_meets_on_its_way_what_was_said(setup: signoria.Setup) -> None:
    seen = 0
    for number in range(3):
        for state in moments(setup, f"rooms {number}", each=15):
            ahead = state.view(None).rooms_ahead
            assert (len(ahead) == 5) is (state.phase == "marker")
            for room in ahead:
                move = f"move:{room.steps}" if room.steps else f"marker:{room.room}"
                seen += happens(state, state.parse(move), room)
    assert seen > 50


def happens(state: State, action: int, ahead: RoomAhead) -> bool:
    """Go there, if that can be paid for, and keep every indulgence."""
    if action not in state.legal():
        assert ahead.price
        return False
    seat = state.actor
    trial = state.copy()
    trial.watch()
    trial.apply(action)
    events = trial.events(seat)
    redeemable = False
    while trial.to_move == seat and trial.phase in ("payment", "indulgence"):
        redeemable = trial.phase == "indulgence" and trial.houses[seat].marker + 1 == ahead.room
        steps = [trial.parse("keep")] if trial.phase == "indulgence" else trial.ways()[0]
        for step in steps:
            trial.apply(step)
            events += trial.events(seat)
    walked = [event.args["room"] for event in told(events, "marker", seat)]
    assert walked[-1] == ahead.room
    assert ahead.sides == tuple(event.args["side"] for event in told(events, "courtiers-refreshed", seat))
    rooms = state.view(None).houses[seat].rooms
    assert ahead.indulgences == tuple(room for room in walked if rooms[room - 1].indulgence)
    there = rooms[ahead.room - 1]
    assert (ahead.action, ahead.agent) == (there.action, None if there.agent == seat else there.agent)
    if not ahead.price:  # who pays for the way may lie used after it
        assert redeemable is ahead.redeemable
        assert ahead.blocked is bool(told(events, "blocked", seat))
        assert set(ahead.refreshes) == available(trial, seat) - available(state, seat)
    return True


def told(events: list[Any], what: str, seat: int) -> list[Any]:
    return [event for event in events if event.id == what and event.args["seat"] == seat]


def available(state: State, seat: int) -> set[str]:
    house = state.view(None).houses[seat]
    return {place.slot for place in (*house.left, *house.right) if place.available}
