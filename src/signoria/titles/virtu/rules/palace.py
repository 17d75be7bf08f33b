"""The palace: cards in their slots, courtier places, bonuses of patronage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules.action_codes import DISCARD, SHIFT
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.pieces import (
    ARTILLERY,
    ARTILLERY_BONUS,
    BIT,
    COURT_BITS,
    COURTIERS,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    NO_CARD,
    NOBLES,
    NONE,
    PRINCE,
    ROOM_PLACES,
    ROOMS,
    SLOT_TO_SOURCE,
    SLOTS,
    UNDER,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.realm import gain_agent

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


# -- cards


def room_action(state: State, seat: i64, room: i64) -> i64:
    """V-SPR-3: the action of the card in a room, else the printed one."""
    card = state.palace[seat * SLOTS + room]
    return state.terms.card_action[card] if card else state.terms.rooms[seat * ROOMS + room]


def has_card(state: State, seat: i64, card: i64) -> bool:
    for slot in range(i64(SLOTS)):
        if state.palace[seat * SLOTS + slot] == card:
            return True
    return False


def put_courtier(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A card that a player gets goes to a courtier place, available; who lies there is discarded (V-WIN-2, V-WIN-3)."""
    if state.card(seat, slot) != NO_CARD:
        discard(state, seat, slot)
    state.set_card(seat, slot, card)
    state.ready[seat] |= BIT[slot + SLOT_TO_SOURCE]


def discard(state: State, seat: i64, slot: i64) -> None:
    """V-WIN-2: a noble goes back to the supply, Machiavelli to the open bonuses, a family card out of the game."""
    card = state.card(seat, slot)
    if card <= NOBLES:
        state.supply += BIT[4 * (card - 1)]
    elif card == MACHIAVELLI_CARD:
        state.bonuses[seat] &= ~BIT[MACHIAVELLI]
        state.former_patrons |= BIT[seat]
    state.set_card(seat, slot, NO_CARD)
    state.ready[seat] &= ~BIT[slot + SLOT_TO_SOURCE]
    if state.watched:
        state.note("discarded", [seat, card])


def move_card(state: State, seat: i64, start: i64, end: i64) -> None:
    """Move a card between slots; an upgrade left alone in a room becomes its action card (V-WIN-2)."""
    card = state.card(seat, start)
    state.set_card(seat, start, NO_CARD)
    state.set_card(seat, end, card)
    if start >= 2 * ROOMS:
        was_ready = state.ready[seat] & BIT[start + SLOT_TO_SOURCE]
        state.ready[seat] &= ~BIT[start + SLOT_TO_SOURCE]
        if was_ready and end >= 2 * ROOMS:
            state.ready[seat] |= BIT[end + SLOT_TO_SOURCE]
    elif start < ROOMS:
        state.set_card(seat, start, state.card(seat, start + UNDER))
        state.set_card(seat, start + UNDER, NO_CARD)
    if state.watched:
        state.note("moved-card", [seat, card, start, end])


def is_barred(state: State, seat: i64, room: i64) -> bool:
    """V-WIN-2: cards may not come or go where the marker, an indulgence or an enemy agent is."""
    if state.marker[seat] == room or state.indulgences[seat] >> room & 1:
        return True
    return state.enemy_agent_at(seat, ROOM_PLACES + seat * ROOMS + room)


def palace_moves(state: State, options: Options) -> None:
    """V-WIN-2: every card that may move, and where to; every courtier that may be discarded."""
    seat = state.actor
    terms = state.terms
    taken = state.courtiers(seat)
    free = state.free_places(seat)
    freed_shaded: i64 = COURT_BITS & terms.shaded & ~taken if state.extra_places(seat) else 0
    available = taken & state.ready[seat]
    for room in range(i64(ROOMS)):
        if not is_barred(state, seat, room):
            room_moves(state, room, available, free, options)
    options.add_all(DISCARD + COURTIERS, taken >> (COURTIERS + SLOT_TO_SOURCE))
    while available:
        slot = lowest_bit(available) - SLOT_TO_SOURCE
        ends = free | freed_shaded if terms.shaded & available & -available else free
        options.add_all(SHIFT + slot * SLOTS, ends >> SLOT_TO_SOURCE)
        available &= available - 1


def room_moves(state: State, room: i64, available: i64, free: i64, options: Options) -> None:
    """Cards that can go into a room, or leave it."""
    seat = state.actor
    actions = state.terms.card_action
    above = state.card(seat, room)
    below = state.card(seat, room + UNDER)
    if above == NO_CARD or below == NO_CARD:
        end = room if above == NO_CARD else room + UNDER
        while available:
            slot = lowest_bit(available) - SLOT_TO_SOURCE
            if above != NO_CARD or actions[state.card(seat, slot)] != NONE:
                options.add(SHIFT + slot * SLOTS + end)
            available &= available - 1
    if below != NO_CARD:
        options.add_all(SHIFT + (room + UNDER) * SLOTS, free >> SLOT_TO_SOURCE)
    if above != NO_CARD and (below == NO_CARD or actions[below] != NONE):
        options.add_all(SHIFT + room * SLOTS, free >> SLOT_TO_SOURCE)


def overcrowded(state: State, seat: i64) -> bool:
    """V-ORD-2: does a card lie on a courtier place that the seat has lost?"""
    return popcount(state.courtiers(seat) & state.terms.shaded) > state.extra_places(seat)


# -- bonuses of patronage


def offered_bonuses(state: State, seat: i64) -> i64:
    """V-PAT-2: the bonuses a seat may choose from, as a set."""
    terms = state.terms
    offered = BIT[ARTILLERY_BONUS + 1] - 1
    for other in range(terms.seats):
        offered &= ~state.bonuses[other]
    if state.bonuses[seat] & terms.creators or state.former_patrons >> seat & 1:
        offered &= ~terms.creators
    if state.bonuses[seat] & ~terms.creators:
        offered &= terms.creators
    return offered


def gain_bonus(state: State, seat: i64, bonus: i64) -> None:
    """V-PAT-3. (Machiavelli's card is put into a courtier place by the caller.)"""
    state.bonuses[seat] |= BIT[bonus]
    if bonus == PRINCE:
        gain_agent(state, seat)
    elif bonus == ARTILLERY_BONUS:
        state.domain[seat] |= BIT[ARTILLERY]
        state.ready[seat] |= BIT[ARTILLERY]
    if state.watched and bonus != MACHIAVELLI:
        state.note("bonus", [seat, bonus])
