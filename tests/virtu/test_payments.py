"""Payments: exact offers, one-click ways, nothing that leads nowhere (V-PAY)."""

from __future__ import annotations

from itertools import product

import pytest

import signoria
from signoria.virtu import State, payment
from signoria.virtu.deeds import PAYING, USE
from signoria.virtu.pieces import KINDS
from tests.virtu.walks import SETUPS, name_of, stroll


def can_be_paid(state: State, need: int, either: int) -> bool:
    """By brute force: every source to one of its kinds, or to none."""
    seat = state.actor
    sources = payment.purse(state, state.purpose)
    choices: list[list[int]] = []
    while sources:
        source = int(sources).bit_length() - 1
        sources &= ~(1 << source)
        symbols = payment.symbols_of(state, seat, source)
        kinds = [symbols & 255 << 8 * kind for kind in range(KINDS) if symbols >> 8 * kind & 255]
        choices.append(kinds or [0])
    for shares in product(*choices):
        pool = state.pool + sum(shares)
        short = payment.shortage(need, pool)
        if not short & ~255 and short <= state.treasury[seat] and not payment.either_short(need, either, pool):
            return True
    return False


@pytest.mark.parametrize("setup", SETUPS[:4], ids=name_of)
def test_V_PAY_1_offers_are_exactly_what_can_be_paid(setup: signoria.Setup) -> None:
    """Whatever is offered in a payment can be completed, and what is not offered could not be."""
    checked = 0
    for state in stroll(setup, ("payments", setup)):
        if state.phase_code != PAYING or state.purpose == 1:
            continue
        seat = state.actor
        sources = payment.purse(state, state.purpose)
        if checked >= 60 or int(sources).bit_count() > 6:
            continue
        checked += 1
        assert can_be_paid(state, state.need, state.either)
        offered = {action for action in state.legal() if action >= USE and (action - USE) & 7}
        for source in range(50):
            for kind in range(1, KINDS):
                given = payment.symbols_of(state, seat, source) >> 8 * kind & 255 if sources >> source & 1 else 0
                if given and payment.wanted_kinds(state) >> kind & 1 and not _room_is_asked(state):
                    trial = state.copy()
                    payment.use(trial, source, kind)
                    possible = payment.is_covered(trial) or can_be_paid(trial, trial.need, trial.either)
                    assert possible is (USE + source * 8 + kind in offered)
    assert checked > 10


def _room_is_asked(state: State) -> bool:
    return any(50 <= action - USE >> 3 <= 51 for action in state.legal() if action >= USE)


@pytest.mark.parametrize("setup", SETUPS[:3], ids=name_of)
def test_ways_complete_the_payment(setup: signoria.Setup) -> None:
    """Every way that is named can be walked, and completes the payment."""
    walked = 0
    for state in stroll(setup, ("ways", setup)):
        if state.phase_code != PAYING:
            assert state.ways() == []
            continue
        ways = state.ways()
        assert 1 <= len(ways) <= 5
        for way in ways:
            trial = state.copy()
            for action in way:
                assert trial.phase_code == PAYING
                trial.apply(action)
            if trial.phase_code == PAYING and trial.purpose == state.purpose and trial.target == state.target:
                trial.apply(trial.parse("pay"))
            walked += 1
        if walked > 150:
            return
