"""What lies ahead of a seat: what each neutral city would cost it, and the rooms to which its marker may go."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from signoria.titles.virtu.rules import palace, room_actions, spring
from signoria.titles.virtu.rules.phase_codes import FIRST, MARKER, PENANCE
from signoria.titles.virtu.rules.pieces import (
    ARROW,
    CITIES,
    COURT_BITS,
    NONE,
    ROOM_ACTIONS,
    ROOM_PLACES,
    ROOMS,
    UNIT,
)
from signoria.titles.virtu.rules.sources import FREE_ROOMS
from signoria.titles.virtu.text.choice_types import Annexation, RoomAhead
from signoria.titles.virtu.text.moment_view import named, symbols_in
from signoria.titles.virtu.text.notation import names_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

MOST_PRICES = 256


def annexations_of(state: State, seat: int) -> dict[str, Annexation]:
    """Every neutral city."""
    if state.phase_code == FIRST:
        return {}
    known = names_of(state).cities
    return {known[city]: annexation(state, seat, city) for city in range(CITIES) if state.board.ruler(city) == NONE}


def annexation(state: State, seat: int, city: int) -> Annexation:
    """Of a city that is neutral."""
    price = room_actions.annexation_price(state, seat, city)
    if price:
        return annexed_for(price)
    if not state.terms.open_cities >> city & 1:
        return annexed_never("V-SET-1", "city-closed")
    if state.terms.pirates >> city & 1:
        return annexed_never("V-DIP-3", "pirate-port")
    return annexed_never("V-DIP-1", "not-joined")


@lru_cache(MOST_PRICES)
def annexed_for(price: int) -> Annexation:
    return Annexation(symbols_in(price, 0))


@lru_cache
def annexed_never(rule: str, reason: str) -> Annexation:
    return Annexation(rule=rule, reason=reason)


# -- the marker


def rooms_ahead_of(state: State) -> tuple[RoomAhead, ...]:
    """While a seat chooses how far its marker goes: every room, also those it cannot pay for."""
    if state.phase_code != MARKER:
        return ()
    if state.houses[state.actor].marker == NONE:
        return tuple(_entered(state, room) for room in range(ROOMS))
    walker = state.copy()
    walker.watch()
    walker.walked, walker.way_paid = 0, 0
    return tuple(_reached(state, walker, steps) for steps in range(1, ROOMS + 1))


def _entered(state: State, room: int) -> RoomAhead:
    trial = state.copy()
    trial.watch()
    spring.enter(trial, room)
    return _room(state, trial, 0, redeemable=False)


def _reached(state: State, walker: State, steps: int) -> RoomAhead:
    """The marker goes one room further, and stops there; a copy goes on from where it came to."""
    walker.steps = 1
    spring.walk(walker)
    redeemable = walker.phase_code == PENANCE
    if redeemable:  # and kept
        spring.walk(walker)
    return _room(state, walker, steps, redeemable=redeemable)


def _room(state: State, there: State, steps: int, *, redeemable: bool) -> RoomAhead:
    seat, notes = state.actor, there.notes()
    house = there.houses[seat]
    walked = [numbers[1] for what, numbers in notes if what == "marker"]
    agent = state.agent_at(ROOM_PLACES + seat * ROOMS + house.marker)
    return RoomAhead(
        room=house.marker + 1,
        steps=steps,
        action=ROOM_ACTIONS[palace.room_action(state, seat, house.marker)],
        price=symbols_in(max(0, steps - FREE_ROOMS) * UNIT[ARROW], 0),
        sides=tuple("left" if numbers[1] else "right" for what, numbers in notes if what == "courtiers-refreshed"),
        refreshes=named(house.ready & ~state.houses[seat].ready & COURT_BITS, names_of(state).sources),
        indulgences=tuple(room + 1 for room in walked if house.indulgences >> room & 1),
        redeemable=redeemable,
        agent=None if agent in (NONE, seat) else agent,
        blocked=("blocked", [seat, house.marker]) in notes,
    )
