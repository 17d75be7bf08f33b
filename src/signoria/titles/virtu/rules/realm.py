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
    if state.houses[seat].agents_in_all < state.terms.most_agents:
        state.houses[seat].agents_in_all += 1


def free_agents(state: State, seat: i64) -> i64:
    return state.houses[seat].agents_in_all - popcount(state.houses[seat].agents)


def put_agent(state: State, seat: i64, place: i64) -> None:
    state.houses[seat].agents |= BIT[place]
    state.board.occupied |= BIT[place]


def take_agent(state: State, seat: i64, place: i64) -> None:
    state.houses[seat].agents &= ~BIT[place]
    state.board.occupied &= ~BIT[place]


def owner_of(state: State, place: i64) -> i64:
    """Whose city, room or alliance a place is, or NONE."""
    if place < CITIES:
        return state.board.ruler(place)
    if place < POWER_PLACES:
        return (place - ROOM_PLACES) // ROOMS
    return state.board.ally(place - POWER_PLACES)


def guarded(state: State, seat: i64, place: i64) -> bool:
    """V-INT-4: The Prince keeps new agents of others away."""
    owner = owner_of(state, place)
    return owner != NONE and owner != seat and state.houses[owner].bonuses >> PRINCE & 1 == 1


# -- cities


def take_city(state: State, seat: i64, city: i64, available: bool) -> None:
    """V-DIP-4, V-SIE-5: disc, token, and what the loser must hand over."""
    loser = state.board.ruler(city)
    bit = BIT[city]
    if loser != NONE:
        state.houses[loser].domain &= ~bit
        state.houses[loser].ready &= ~bit
        state.houses[seat].trophies |= BIT[loser]
        arrive(state, loser)
        hand_over_cathedral(state, loser, seat, city)
    state.board.set_ruler(city, seat)
    state.houses[seat].domain |= bit
    if available:
        state.houses[seat].ready |= bit
    arrive(state, seat)


def hand_over_cathedral(state: State, loser: i64, winner: i64, city: i64) -> None:
    number = state.board.cathedral_at(city)
    if number != NONE:
        bit = BIT[CATHEDRAL + number]
        state.houses[loser].domain &= ~bit
        state.houses[loser].ready &= ~bit
        state.houses[winner].domain |= bit


def arrive(state: State, seat: i64) -> None:
    """V-ORD-1: who comes to a cell of the city track lies on top."""
    state.board.clock += 1
    state.houses[seat].arrived = state.board.clock


def cathedral_sites(state: State, seat: i64) -> i64:
    """V-WIN-3: controlled cities of base strength 3 or 4 without a cathedral, as a set."""
    sites: i64 = 0
    for city in range(i64(CITIES)):
        if state.board.ruler(city) == seat and state.terms.strength[city] >= 3:
            sites |= BIT[city]
    for number in range(i64(CATHEDRALS)):
        if state.board.cathedral(number) != NONE:
            sites &= ~BIT[state.board.cathedral(number)]
    return sites


def free_cathedral(state: State) -> i64:
    """A cathedral that nobody has built, or NONE."""
    for number in range(i64(CATHEDRALS)):
        if state.board.cathedral(number) == NONE:
            return number
    return NONE
