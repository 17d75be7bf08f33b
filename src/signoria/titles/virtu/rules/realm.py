"""The realm: agents, cities that change hands, cathedrals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules.pieces import (
    BIT,
    CATHEDRAL,
    CATHEDRALS,
    CITIES,
    NONE,
    POWER_PLACES,
    PRINCE,
    ROOM_PLACES,
    ROOMS,
    popcount,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


# -- agents


def gain_agent(state: State, seat: i64) -> None:
    """V-INT-3: one more agent, five at most."""
    if state.spies[seat] < state.terms.most_agents:
        state.spies[seat] += 1


def free_agents(state: State, seat: i64) -> i64:
    return state.spies[seat] - popcount(state.agents[seat])


def owner_of(state: State, place: i64) -> i64:
    """Whose city, room or alliance a place is, or NONE."""
    if place < CITIES:
        return state.ruler[place]
    if place < POWER_PLACES:
        return (place - ROOM_PLACES) // ROOMS
    return state.allies[place - POWER_PLACES]


def guarded(state: State, seat: i64, place: i64) -> bool:
    """V-INT-4: The Prince keeps new agents of others away."""
    owner = owner_of(state, place)
    return owner != NONE and owner != seat and state.bonuses[owner] >> PRINCE & 1 == 1


# -- cities


def take_city(state: State, seat: i64, city: i64, available: bool) -> None:
    """V-DIP-4, V-SIE-5: disc, token, and what the loser must hand over."""
    loser = state.ruler[city]
    bit = BIT[city]
    if loser != NONE:
        state.domain[loser] &= ~bit
        state.ready[loser] &= ~bit
        state.trophies[seat] |= BIT[loser]
        arrive(state, loser)
        hand_over_cathedral(state, loser, seat, city)
    state.ruler[city] = seat
    state.domain[seat] |= bit
    if available:
        state.ready[seat] |= bit
    arrive(state, seat)


def hand_over_cathedral(state: State, loser: i64, winner: i64, city: i64) -> None:
    for number in range(i64(CATHEDRALS)):
        if state.cathedrals[number] == city:
            bit = BIT[CATHEDRAL + number]
            state.domain[loser] &= ~bit
            state.ready[loser] &= ~bit
            state.domain[winner] |= bit


def arrive(state: State, seat: i64) -> None:
    """V-ORD-1: who comes to a cell of the city track lies on top."""
    state.clock += 1
    state.arrived[seat] = state.clock


def cathedral_sites(state: State, seat: i64) -> i64:
    """V-WIN-3: controlled cities of base strength 3 or 4 without a cathedral, as a set."""
    sites: i64 = 0
    for city in range(i64(CITIES)):
        if state.ruler[city] == seat and state.terms.strength[city] >= 3:
            sites |= BIT[city]
    for number in range(i64(CATHEDRALS)):
        if state.cathedrals[number] != NONE:
            sites &= ~BIT[state.cathedrals[number]]
    return sites


def free_cathedral(state: State) -> i64:
    """A cathedral that nobody has built, or NONE."""
    for number in range(i64(CATHEDRALS)):
        if state.cathedrals[number] == NONE:
            return number
    return NONE
