"""The palace: cards in their slots, courtier places, bonuses of patronage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules.action_codes import DISCARD, SHIFT, VERB_OF
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
    card = state.houses[seat].card(room)
    return state.terms.card_action[card] if card else state.terms.rooms[seat * ROOMS + room]


def put_courtier(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A card that a player gets goes to a courtier place, available; who lies there is discarded (V-WIN-2, V-WIN-3)."""
    if state.houses[seat].card(slot) != NO_CARD:
        discard(state, seat, slot)
    state.houses[seat].set_card(slot, card)
    state.houses[seat].ready |= BIT[slot + SLOT_TO_SOURCE]


def discard(state: State, seat: i64, slot: i64) -> None:
    """V-WIN-2: a noble goes back to the supply, Machiavelli to the open bonuses, a family card out of the game."""
    card = state.houses[seat].card(slot)
    if card <= NOBLES:
        state.board.supply += BIT[4 * (card - 1)]
    elif card == MACHIAVELLI_CARD:
        state.houses[seat].bonuses &= ~BIT[MACHIAVELLI]
        state.former_patrons |= BIT[seat]
    state.houses[seat].set_card(slot, NO_CARD)
    state.houses[seat].ready &= ~BIT[slot + SLOT_TO_SOURCE]
    if state.watched:
        state.note("discarded", [seat, card])


def move_card(state: State, seat: i64, start: i64, end: i64) -> None:
    """Move a card between slots; an upgrade left alone in a room becomes its action card (V-WIN-2)."""
    card = state.houses[seat].card(start)
    state.houses[seat].set_card(start, NO_CARD)
    state.houses[seat].set_card(end, card)
    if start >= 2 * ROOMS:
        was_ready = state.houses[seat].ready & BIT[start + SLOT_TO_SOURCE]
        state.houses[seat].ready &= ~BIT[start + SLOT_TO_SOURCE]
        if was_ready and end >= 2 * ROOMS:
            state.houses[seat].ready |= BIT[end + SLOT_TO_SOURCE]
    elif start < ROOMS:
        state.houses[seat].set_card(start, state.houses[seat].card(start + UNDER))
        state.houses[seat].set_card(start + UNDER, NO_CARD)
    if state.watched:
        state.note("moved-card", [seat, card, start, end])


def rearrange(state: State, action: i64) -> None:
    """Move a card of the palace, or discard a courtier."""
    if VERB_OF[action] == DISCARD:
        discard(state, state.actor, action - DISCARD)
    else:
        move_card(state, state.actor, (action - SHIFT) // SLOTS, (action - SHIFT) % SLOTS)


def is_barred(state: State, seat: i64, room: i64) -> bool:
    """V-WIN-2: cards may not come or go where the marker, an indulgence or an enemy agent is."""
    if state.houses[seat].marker == room or state.houses[seat].indulgences >> room & 1:
        return True
    return state.enemy_agent_at(seat, ROOM_PLACES + seat * ROOMS + room)


def palace_moves(state: State, options: Options) -> None:
    """V-WIN-2: every card that may move, and where to; every courtier that may be discarded."""
    seat = state.actor
    terms = state.terms
    taken = state.houses[seat].courtiers()
    free = state.free_places(seat)
    freed_shaded: i64 = COURT_BITS & terms.shaded & ~taken if state.extra_places(seat) else 0
    available = taken & state.houses[seat].ready
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
    above = state.houses[seat].card(room)
    below = state.houses[seat].card(room + UNDER)
    if above == NO_CARD or below == NO_CARD:
        end = room if above == NO_CARD else room + UNDER
        while available:
            slot = lowest_bit(available) - SLOT_TO_SOURCE
            if above != NO_CARD or actions[state.houses[seat].card(slot)] != NONE:
                options.add(SHIFT + slot * SLOTS + end)
            available &= available - 1
    if below != NO_CARD:
        options.add_all(SHIFT + (room + UNDER) * SLOTS, free >> SLOT_TO_SOURCE)
    if above != NO_CARD and (below == NO_CARD or actions[below] != NONE):
        options.add_all(SHIFT + room * SLOTS, free >> SLOT_TO_SOURCE)


def overcrowded(state: State, seat: i64) -> bool:
    """V-ORD-2: does a card lie on a courtier place that the seat has lost?"""
    return popcount(state.houses[seat].courtiers() & state.terms.shaded) > state.extra_places(seat)


# -- bonuses of patronage


def offered_bonuses(state: State, seat: i64) -> i64:
    """V-PAT-2: the bonuses a seat may choose from, as a set."""
    terms = state.terms
    offered = BIT[ARTILLERY_BONUS + 1] - 1
    for other in range(terms.seats):
        offered &= ~state.houses[other].bonuses
    if state.houses[seat].bonuses & terms.creators or state.former_patrons >> seat & 1:
        offered &= ~terms.creators
    if state.houses[seat].bonuses & ~terms.creators:
        offered &= terms.creators
    return offered


def gain_bonus(state: State, seat: i64, bonus: i64) -> None:
    """V-PAT-3. (Machiavelli's card is put into a courtier place by the caller.)"""
    state.houses[seat].bonuses |= BIT[bonus]
    if bonus == PRINCE:
        gain_agent(state, seat)
    elif bonus == ARTILLERY_BONUS:
        state.houses[seat].domain |= BIT[ARTILLERY]
        state.houses[seat].ready |= BIT[ARTILLERY]
    if state.watched:
        state.note("bonus", [seat, bonus])
