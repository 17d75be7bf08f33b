"""What a payment was for, done once it is complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules import (
    alliances,
    intrigue,
    payment,
    purchases,
    retreats,
    room_actions,
    siege,
    spring,
    winter,
)
from signoria.titles.virtu.rules.phase_codes import (
    CHOOSING,
    FOR_AGENT,
    FOR_ALLIANCE,
    FOR_ARMS,
    FOR_CITY,
    FOR_HIRING,
    FOR_MARCH,
    FOR_PATRONAGE,
    FOR_PENANCE,
    FOR_PURCHASE,
    FOR_RENEWAL,
    FOR_RETREAT,
    FOR_SAIL,
    FOR_STEPS,
    FOR_STRIKE,
    FOR_TURN,
    FOR_WAGES,
    PURCHASE_STEP,
)
from signoria.titles.virtu.rules.pieces import OTTOMAN
from signoria.titles.virtu.rules.sources import is_for_room

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def fulfil(state: State) -> None:
    """A payment is complete: do what it was for."""
    payment.complete(state)
    purpose = state.payment.purpose
    if purpose == FOR_STEPS:
        spring.walk(state)
    elif purpose == FOR_PENANCE:
        spring.redeem(state)
    elif purpose == FOR_RETREAT:
        retreats.fall_back(state)
    elif purpose == FOR_STRIKE:
        siege.strike(state)
    elif purpose == FOR_WAGES:
        winter.pay_wages(state)
    elif is_for_room(purpose):
        fulfil_action(state, purpose)
    else:
        fulfil_in_menu(state, purpose)


def fulfil_action(state: State, purpose: i64) -> None:
    """The same for the action of a room."""
    if purpose == FOR_PATRONAGE:
        if room_actions.climb(state):
            state.phase_code = CHOOSING
        else:
            spring.end_turn(state)
    elif purpose == FOR_CITY:
        room_actions.annex(state)
        spring.end_turn(state)
    else:
        fulfil_part(state, purpose)
        spring.continue_action(state)


def fulfil_part(state: State, purpose: i64) -> None:
    """The same for actions that can go on."""
    if purpose == FOR_TURN:
        state.payment.credit = 1
        room_actions.make_available(state, state.payment.target)
    elif purpose == FOR_RENEWAL:
        room_actions.make_available(state, OTTOMAN + state.payment.target)
    elif purpose == FOR_MARCH or purpose == FOR_SAIL:
        room_actions.advance_troop(state, state.payment.origin, state.payment.target)
    elif purpose == FOR_ARMS:
        room_actions.arm(state)
    elif purpose == FOR_AGENT:
        intrigue.send(state)
    else:
        intrigue.expel(state)


def fulfil_in_menu(state: State, purpose: i64) -> None:
    """The same for the menu of Winter."""
    if purpose == FOR_HIRING:
        winter.hire(state)
    elif purpose == FOR_ALLIANCE:
        alliances.unite(state)
        winter.end_turn(state)
    else:
        if purpose == FOR_PURCHASE:
            purchases.acquire(state)
        else:
            purchases.build(state)
        winter.continue_menu(state, PURCHASE_STEP)
