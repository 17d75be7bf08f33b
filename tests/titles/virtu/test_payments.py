"""Payments: exact offers, the cheapest way first, nothing that leads nowhere (V-PAY)."""

from __future__ import annotations

from itertools import product

import pytest

import signoria
from signoria.titles.virtu import State
from signoria.titles.virtu.rules import payment
from signoria.titles.virtu.rules.action_codes import PAY, USE
from signoria.titles.virtu.rules.cheapest_payment import either_short, shortage
from signoria.titles.virtu.rules.phase_codes import PAYING
from signoria.titles.virtu.rules.pieces import INDULGENCE, KINDS, ROOM_CARD, UPGRADE
from signoria.titles.virtu.rules.sources import purse, symbols_of
from tests.titles.virtu.walks import SETUPS, name_of, stroll


def can_be_paid(state: State, need: int, either: int) -> bool:
    """By brute force: every source to one of its kinds, or to none."""
    seat = state.actor
    sources = purse(state, state.payment.purpose)
    choices: list[list[int]] = []
    while sources:
        source = int(sources).bit_length() - 1
        sources &= ~(1 << source)
        symbols = symbols_of(state, seat, source)
        kinds = [symbols & 255 << 8 * kind for kind in range(KINDS) if symbols >> 8 * kind & 255]
        choices.append(kinds or [0])
    for shares in product(*choices):
        pool = state.payment.pool + sum(shares)
        short = shortage(need, pool)
        if not short & ~255 and short <= state.houses[seat].treasury and not either_short(need, either, pool):
            return True
    return False


@pytest.mark.parametrize("setup", SETUPS[:4], ids=name_of)
def test_V_PAY_1_offers_are_exactly_what_can_be_paid(setup: signoria.Setup) -> None:
    """Whatever is offered in a payment can be completed, and what is not offered could not be."""
    checked = 0
    for state in stroll(setup, ("payments", setup)):
        if state.phase_code != PAYING or state.payment.purpose == 1:
            continue
        seat = state.actor
        sources = purse(state, state.payment.purpose)
        if checked >= 60 or int(sources).bit_count() > 6:
            continue
        checked += 1
        assert can_be_paid(state, state.payment.need, state.payment.either)
        offered = {action for action in state.legal() if action >= USE and (action - USE) & 7}
        for source in range(50):
            for kind in range(1, KINDS):
                given = symbols_of(state, seat, source) >> 8 * kind & 255 if sources >> source & 1 else 0
                if given and payment.wanted_kinds(state) >> kind & 1 and not _room_is_asked(state):
                    trial = state.copy()
                    payment.use_source(trial, source, kind)
                    possible = payment.is_covered(trial) or can_be_paid(trial, trial.payment.need, trial.payment.either)
                    assert possible is (USE + source * 8 + kind in offered)
    assert checked > 10


def _room_is_asked(state: State) -> bool:
    return any(ROOM_CARD <= action - USE >> 3 <= UPGRADE for action in state.legal() if action >= USE)


def paid(state: State, way: list[int]) -> State:
    """The state after a way to pay."""
    trial = state.copy()
    for action in way:
        assert trial.phase_code == PAYING
        trial.apply(action)
    if (
        trial.phase_code == PAYING
        and trial.payment.purpose == state.payment.purpose
        and trial.payment.target == state.payment.target
    ):
        trial.apply(PAY)
    return trial


@pytest.mark.parametrize("setup", SETUPS[:3], ids=name_of)
def test_V_PAY_6_ways_complete_the_payment_and_pay_is_the_first(setup: signoria.Setup) -> None:
    """Every way can be walked; `pay` is the first; none is there twice; an indulgence only where nothing else helps."""
    walked = 0
    for state in stroll(setup, ("ways", setup)):
        ways = state.ways()
        if state.phase_code != PAYING:
            assert ways == []
            continue
        assert 1 <= len(ways) <= 5
        assert len({frozenset(way) for way in ways}) == len(ways)
        after = [paid(state, way).position() for way in ways]
        indulgent = [any(action - USE >> 3 == INDULGENCE for action in way) for way in ways]
        assert all(indulgent) is (PAY not in state.legal())
        if PAY in state.legal():
            assert not any(indulgent)
            assert paid(state, [PAY]).position() == after[0]
        walked += len(ways)
        if walked > 150:
            return


@pytest.mark.parametrize("setup", SETUPS[:3], ids=name_of)
def test_V_PAY_6_no_way_uses_what_it_could_leave_out(setup: signoria.Setup) -> None:
    checked = 0
    for state in stroll(setup, ("lean", setup)):
        for way in state.ways():
            for left_out in way:
                if not ROOM_CARD <= left_out - USE >> 3 <= UPGRADE:
                    trial = state.copy()
                    for action in way:
                        if action != left_out:
                            payment.use_source(trial, action - USE >> 3, action - USE & 7)
                    assert not payment.is_covered(trial)
                    checked += 1
        if checked > 300:
            return


@pytest.mark.parametrize("setup", SETUPS[:3], ids=name_of)
def test_V_PAY_6_cancelling_takes_everything_back(setup: signoria.Setup) -> None:
    """Whatever was used or cashed in a payment: after `cancel` the state is the one before the choice."""
    cancelled = 0
    before: State | None = None
    for state in stroll(setup, ("cancel", setup)):
        if state.phase_code != PAYING:
            before = state.copy()
            continue
        if before is None or before.phase not in ("action", "winter", "marker", "wages", "bidding", "retreat"):
            continue
        trial = state.copy()
        for action in state.ways()[-1][:-1]:
            trial.apply(action)
        trial.apply(trial.parse("cancel"))
        assert trial.position() == before.position()
        before = None
        cancelled += 1
        if cancelled > 60:
            return
    assert cancelled > 10
