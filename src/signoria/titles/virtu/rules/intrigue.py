"""Intrigue (V-INT): where agents may go, whom they may drive out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules import palace, payment, realm
from signoria.titles.virtu.rules.action_codes import (
    CANCEL,
    EXPEL,
    FROM,
    SEND,
)
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    FOR_AGENT,
    FOR_EXPULSION,
    ORIGIN,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITIES,
    INTRIGUE,
    MASK,
    PLACES,
    POWER_PLACES,
    ROOM_CARD,
    ROOM_PLACES,
    ROOMS,
    UNIT,
    UNPLACED,
    count_of,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.sources import purse, room_symbols, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

EXPULSION_MASKS: Final = 2  # V-INT-2


def can_oust(state: State) -> bool:
    """V-SPR-4: may the room's first mask go to removing the enemy agent in this very room?"""
    seat = state.actor
    if palace.room_action(state, seat, state.houses[seat].marker) != INTRIGUE:
        return False
    if not count_of(room_symbols(state, seat, ROOM_CARD), MASK):
        return False
    return payment.can_pay(state, FOR_EXPULSION, EXPULSION_MASKS * UNIT[MASK], 0)


def targets(state: State, options: Options) -> None:
    seat = state.actor
    masks = count_of(wealth(state, seat, purse(state, FOR_AGENT)) + state.payment.pool, MASK)
    if masks == 0:
        return
    occupied = state.board.occupied
    for target in range(i64(PLACES)):
        if target < CITIES and not state.terms.open_cities & BIT[target]:
            continue
        if ROOM_PLACES + ROOMS * state.terms.seats <= target < POWER_PLACES:
            continue
        if occupied & BIT[target]:
            if masks >= EXPULSION_MASKS and not state.houses[seat].agents & BIT[target]:
                options.add(EXPEL + target)
        elif not realm.guarded(state, seat, target) and origins(state, seat, target):
            options.add(SEND + target)


def origins(state: State, seat: i64, target: i64) -> i64:
    """The agents that may go to a place: the places of those on the board, and UNPLACED."""
    agents = state.houses[seat].agents
    if realm.free_agents(state, seat) > 0:
        agents |= BIT[UNPLACED]
    if state.terms.one_agent and ROOM_PLACES <= target < POWER_PLACES:
        return agents & allowed_into_palace(state, seat, (target - ROOM_PLACES) // ROOMS)
    return agents


def allowed_into_palace(state: State, seat: i64, owner: i64) -> i64:
    """V-INT-5: the agents that may go into a palace that shelters one enemy agent at most."""
    if owner == seat:
        return -1
    rooms = 31 * BIT[ROOM_PLACES + owner * ROOMS]
    for other in range(state.terms.seats):
        if other != owner and other != seat and state.houses[other].agents & rooms:
            return 0
    inside = state.houses[seat].agents & rooms
    return inside if inside else -1


def legal_origin(state: State, options: Options) -> None:
    options.add_all(FROM, origins(state, state.actor, state.payment.target))
    options.add(CANCEL)


def choose_agent(state: State, place: i64) -> bool:
    """Send an agent: the only one there is, or ask which."""
    state.payment.target = place
    choice = origins(state, state.actor, place)
    if popcount(choice) == 1:
        return begin_mission(state, lowest_bit(choice), place)
    state.phase_code = ORIGIN
    return False


def begin_mission(state: State, start: i64, place: i64) -> bool:
    """An agent has been chosen. True if its mask is paid already."""
    state.payment.origin = start
    return payment.begin(state, FOR_AGENT, place, UNIT[MASK], 0)


def begin_expulsion(state: State, place: i64) -> bool:
    return payment.begin(state, FOR_EXPULSION, place, EXPULSION_MASKS * UNIT[MASK], 0)


def send(state: State) -> None:
    """V-INT-1: an agent goes to its new place."""
    seat = state.actor
    start = state.payment.origin
    end = state.payment.target
    if start != UNPLACED:
        realm.take_agent(state, seat, start)
    realm.put_agent(state, seat, end)
    if state.watched:
        state.note("agent-sent", [seat, start, end])


def expel(state: State) -> None:
    """V-INT-2: an agent returns to its owner."""
    place = state.payment.target
    owner = state.agent_at(place)
    realm.take_agent(state, owner, place)
    if state.watched:
        state.note("agent-expelled", [state.actor, owner, place])
