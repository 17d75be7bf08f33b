"""Alliances with the powers (V-WIN-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules import payment
from signoria.titles.virtu.rules.action_codes import ALLY, CANCEL, WAIVE
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import DISCOUNT, FOR_ALLIANCE
from signoria.titles.virtu.rules.pieces import BIT, KINDS, NONE, OTTOMAN, POWER_PLACES, UNIT, count_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def offers(state: State, options: Options) -> None:
    """The powers with which the seat may ally and can pay for it."""
    seat = state.actor
    for power in range(i64(3)):
        ally = state.board.ally(power)
        agent = state.houses[seat].agents >> (POWER_PLACES + power) & 1
        if ally == seat or (ally != NONE and not agent):
            continue
        if ally == NONE and agent:
            if waivable(state, power):
                options.add(ALLY + power)
        elif payment.can_pay(state, FOR_ALLIANCE, state.terms.alliance_cost[power], 0):
            options.add(ALLY + power)


def waivable(state: State, power: i64) -> i64:
    """The symbols of which one may be left out, so that the rest can be paid, as a set."""
    cost = state.terms.alliance_cost[power]
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if count_of(cost, kind) and payment.can_pay(state, FOR_ALLIANCE, cost - UNIT[kind], 0):
            found |= BIT[kind]
    return found


def ally_with(state: State, power: i64) -> bool:
    """Choose a power. True if the alliance is paid already."""
    if state.board.ally(power) == NONE and state.houses[state.actor].agents >> (POWER_PLACES + power) & 1:
        state.payment.target = power
        state.phase_code = DISCOUNT
        return False
    return payment.begin(state, FOR_ALLIANCE, power, state.terms.alliance_cost[power], 0)


def legal_discount(state: State, options: Options) -> None:
    options.add_all(WAIVE, waivable(state, state.payment.target))
    options.add(CANCEL)


def waive(state: State, kind: i64) -> bool:
    """Choose the symbol to leave out. True if the rest is paid already."""
    cost = state.terms.alliance_cost[state.payment.target] - UNIT[kind]
    return payment.begin(state, FOR_ALLIANCE, state.payment.target, cost, 0)


def unite(state: State) -> None:
    """An alliance has been paid for: its bonus is available; the agents on it stay."""
    seat = state.actor
    power = state.payment.target
    former = state.board.ally(power)
    if former != NONE:
        state.houses[former].ready &= ~BIT[OTTOMAN + power]
    state.board.set_ally(power, seat)
    state.houses[seat].ready |= BIT[OTTOMAN + power]
    if state.watched:
        state.note("allied", [seat, former, power])
