"""Ways to pay, held against every way there is (V-PAY-2, V-PAY-6)."""

from __future__ import annotations

import pytest

import signoria
from signoria.titles.virtu import State
from signoria.titles.virtu.rules.action_codes import PAY, USE
from signoria.titles.virtu.rules.cheapest_payment import regret_of
from signoria.titles.virtu.rules.phase_codes import FOR_ARMS, PAYING
from signoria.titles.virtu.rules.pieces import INDULGENCE, INDULGENCE_BIT, ROOM_CARD, UPGRADE
from signoria.titles.virtu.rules.sources import purse
from tests.titles.virtu.moments import kinds_of, least_regret, members, moments, regret_if
from tests.titles.virtu.walks import SEATED, SETUPS, name_of

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
MOST_SOURCES = 8


def uses_of(state: State, way: list[int]) -> list[tuple[int, int, int]]:
    """Source, kind and count of each use; what the room then gives unasked is among them."""
    uses, trial = [], state.copy()
    for action in way:
        source, kind = action - USE >> 3, action - USE & 7
        uses.append((source, kind, dict(kinds_of(state, source))[kind]))
    for action in way[:-1]:
        trial.apply(action)
    return sorted(uses, key=lambda use: not ROOM_CARD <= use[0] <= UPGRADE)


@every_setup
def test_V_PAY_6_no_way_is_cheaper_than_the_first(setup: signoria.Setup) -> None:
    checked = 0
    for state in moments(setup, "cheapest", each=40):
        if state.phase_code != PAYING or state.payment.purpose == FOR_ARMS:
            continue
        everything = purse(state, state.payment.purpose)
        sources = everything & ~INDULGENCE_BIT
        if len(members(sources)) > MOST_SOURCES:
            continue
        least = least_regret(state, sources)
        assert (least is not None) is (PAY in state.legal())
        if least is None:
            assert least_regret(state, everything) is not None
            assert all(any(use[0] == INDULGENCE for use in uses_of(state, way)) for way in state.ways())
            continue
        ways = [uses_of(state, way) for way in state.ways()]
        if any(ROOM_CARD <= source <= UPGRADE for source in members(sources)):
            continue  # the room gives by itself, in its own order
        regrets = [regret_if(state, uses) for uses in ways]
        assert regrets[0] == least
        assert regrets == sorted(regrets, key=lambda regret: regret or 0)
        assert None not in regrets
        checked += 1
    assert checked > 5


@every_setup
def test_V_PAY_6_ways_differ_in_what_they_use_and_leave_nothing_to_leave_out(setup: signoria.Setup) -> None:
    for state in moments(setup, "different", each=12):
        if state.phase_code != PAYING:
            continue
        ways = [uses_of(state, way) for way in state.ways()]
        assert ways
        assert len({frozenset((source, kind) for source, kind, _ in uses) for uses in ways}) == len(ways)
        for uses in ways:
            assert len({source for source, _, _ in uses}) == len(uses)
            for left_out in uses:
                if not ROOM_CARD <= left_out[0] <= UPGRADE:
                    assert not pays(state, [use for use in uses if use != left_out])


@every_setup
def test_no_two_ways_end_in_the_same_position(setup: signoria.Setup) -> None:
    """What a room gives unasked after another of its cards makes one way of two."""
    compared = 0
    for state in moments(setup, "ends", each=12):
        if state.phase_code != PAYING:
            continue
        ends = []
        for way in state.ways():
            trial = state.copy()
            for action in way:
                trial.apply(action)
            ends.append(trial.position())
        assert all(end not in ends[:place] for place, end in enumerate(ends))
        compared += len(ends) > 1
    assert compared > 5


def pays(state: State, uses: list[tuple[int, int, int]]) -> bool:
    """Do these uses cover the price? (Idle ones do no harm.)"""
    helpful: list[tuple[int, int, int]] = []
    for use in uses:
        if regret_if(state, helpful) is not None:
            return True
        helpful.append(use)
    return regret_if(state, helpful) is not None


@every_setup
def test_V_PAY_6_pay_is_the_first_way(setup: signoria.Setup) -> None:
    for state in moments(setup, "first way", each=12):
        if state.phase_code != PAYING or PAY not in state.legal():
            continue
        paid, walked = state.copy(), state.copy()
        paid.apply(PAY)
        ways = state.ways()
        for action in ways[0]:
            walked.apply(action)
        if (
            walked.phase_code == PAYING
            and walked.payment.purpose == state.payment.purpose
            and walked.payment.need == state.payment.need
        ):
            walked.apply(PAY)  # nothing is left but florins of the treasury
        assert paid.position() == walked.position()
        assert not any(action - USE >> 3 == INDULGENCE for way in ways for action in way)


@every_setup
def test_V_PAY_2_a_room_that_leaves_no_choice_is_never_passed_over(setup: signoria.Setup) -> None:
    """Its cards cost nothing: while they can give what is wanted, nothing else is offered."""
    for state in moments(setup, "room", each=12):
        if state.phase_code != PAYING or not 3 <= state.payment.purpose <= 8:
            continue
        uses = [(action - USE >> 3, action - USE & 7) for action in state.legal() if action >= USE]
        rooms = [use for use in uses if ROOM_CARD <= use[0] <= UPGRADE]
        free = [use for use in rooms if regret_of(state, *use) < 0]
        if free:
            assert all(use in rooms or use[1] == 0 for use in uses)
