"""What lies ahead of a seat: what each neutral city would cost it, and the rooms to which its marker may go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

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
from signoria.titles.virtu.text.notation import names_of
from signoria.titles.virtu.text.positions import bundle_of, members

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


class Annexation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it would take to annex a neutral city as things stand, or why that is not possible."""

    price: dict[str, int] = {}
    """The symbols to pay; empty: it is not possible."""
    rule: str = ""
    """The id of the rule that forbids it."""
    reason: str = ""
    """The id of the reason, as in ``barred``."""


class RoomAhead(msgspec.Struct, frozen=True):
    """A room to which the marker may go, and what happens on the way to it."""

    room: int
    """The room, from 1."""
    steps: int
    """How many rooms it goes; 0: it enters the palace."""
    action: str
    """What is done there."""
    price: dict[str, int]
    """The arrows for it; two florins may stand for one of them (V-SPR-1)."""
    sides: tuple[Literal["left", "right"], ...]
    """The sides whose courtiers become available on the way (V-SPR-2)."""
    refreshes: tuple[str, ...]
    """The places of courtiers who lie used now and would become available."""
    indulgences: tuple[int, ...]
    """Rooms on the way, itself included, in which an indulgence lies; each may be redeemed where one passes."""
    redeemable: bool
    """Whether an indulgence in this very room can be redeemed on arrival, as things stand."""
    agent: int | None
    """The rival whose agent is there."""
    blocked: bool
    """Whether nothing can be done there as it is: an indulgence, or an agent who cannot be removed (V-SPR-4)."""


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
        return Annexation(bundle_of(price))
    if not state.terms.open_cities >> city & 1:
        return Annexation(rule="V-SET-1", reason="city-closed")
    if state.terms.pirates >> city & 1:
        return Annexation(rule="V-DIP-3", reason="pirate-port")
    return Annexation(rule="V-DIP-1", reason="not-joined")


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
        price=bundle_of(max(0, steps - FREE_ROOMS) * UNIT[ARROW]),
        sides=tuple("left" if numbers[1] else "right" for what, numbers in notes if what == "courtiers-refreshed"),
        refreshes=tuple(members(house.ready & ~state.houses[seat].ready & COURT_BITS, names_of(state).sources)),
        indulgences=tuple(room + 1 for room in walked if house.indulgences >> room & 1),
        redeemable=redeemable,
        agent=None if agent in (NONE, seat) else agent,
        blocked=("blocked", [seat, house.marker]) in notes,
    )
