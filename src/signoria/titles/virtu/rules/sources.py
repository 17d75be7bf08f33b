"""What can pay: the sources of a seat, the symbols each shows, and which of them serve a purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules.phase_codes import (
    FOR_ALLIANCE,
    FOR_CATHEDRAL,
    FOR_EXPULSION,
    FOR_PENANCE,
    FOR_PURCHASE,
    FOR_RENEWAL,
    FOR_STEPS,
    FOR_STRIKE,
    FOR_TURN,
)
from signoria.titles.virtu.rules.pieces import (
    ARROW,
    BIT,
    CAVALRY,
    COURT_BITS,
    INDULGENCE,
    INDULGENCE_BIT,
    INDULGENCE_SYMBOLS,
    NONE,
    OTTOMAN_BIT,
    ROOM_BIT,
    ROOM_CARD,
    ROOMS,
    SHIP,
    TOKEN_BITS,
    TOLL_BIT,
    UNDER,
    UNIT,
    UPGRADE,
    UPGRADE_BIT,
    WAR,
    count_of,
    lowest_bit,
    popcount,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

INDULGENCE_FLORINS: Final = 3  # V-IND-1
FREE_ROOMS: Final = 2  # V-SPR-1


def room_symbols(state: State, seat: i64, source: i64) -> i64:
    """The symbols of the marker's room: its card or print, or the upgrade under the card (V-PAY-2)."""
    room = state.houses[seat].marker
    card = state.houses[seat].card(room)
    if source == UPGRADE:
        return state.terms.card_symbols[state.houses[seat].card(UNDER + room)]
    if card:
        return state.terms.card_symbols[card]
    return state.terms.printed[state.terms.rooms[seat * ROOMS + room]]


def symbols_of(state: State, seat: i64, source: i64) -> i64:
    if source < ROOM_CARD:
        return state.symbols(seat, source)
    if source <= UPGRADE:
        return room_symbols(state, seat, source)
    return INDULGENCE_SYMBOLS if source == INDULGENCE else UNIT[ARROW]


def wealth(state: State, seat: i64, sources: i64) -> i64:
    """All symbols of some sources together: no payment can take more."""
    total: i64 = 0
    terms = state.terms
    tokens = sources & TOKEN_BITS
    while tokens:
        total += terms.token_symbols[lowest_bit(tokens)]
        tokens &= tokens - 1
    others = sources & ~TOKEN_BITS
    while others:
        total += symbols_of(state, seat, lowest_bit(others))
        others &= others - 1
    return total


def raisable(state: State, seat: i64) -> i64:
    """The florins a seat could lay hands on now."""
    total = state.houses[seat].treasury + (wealth(state, seat, state.coins(seat)) & 255)
    return total + INDULGENCE_FLORINS if may_indulge(state, seat) else total


def may_indulge(state: State, seat: i64) -> bool:
    """V-IND-1, V-IND-3: may that seat take an indulgence now?"""
    if state.indulged >> seat & 1 or state.houses[seat].marker == NONE:
        return False
    if state.houses[seat].indulgences >> state.houses[seat].marker & 1:
        return False
    taken: i64 = 0
    for other in range(state.terms.seats):
        taken += popcount(state.houses[other].indulgences)
    return taken < state.terms.indulgences


# -- the room


def is_for_room(purpose: i64) -> bool:
    """Is it a payment for the action of a room, to which the room's cards give?"""
    return FOR_TURN <= purpose <= FOR_EXPULSION


def room_sources(state: State, seat: i64) -> i64:
    """What the marker's room can still give to its action."""
    sources: i64 = 0
    if room_symbols(state, seat, ROOM_CARD):
        sources = ROOM_BIT
    if room_symbols(state, seat, UPGRADE):
        sources |= UPGRADE_BIT
    return sources & ~state.payment.room_used


def war_tokens_left(state: State) -> i64:
    left = state.terms.war_tokens
    for seat in range(state.terms.seats):
        left -= state.houses[seat].war_tokens
    return left


def has_uses_in_war(state: State, source: i64) -> bool:
    """V-WAR-3: may a room card be used for more than one of cavalry, ships and war bonus? Then its owner is asked."""
    symbols = room_symbols(state, state.actor, source)
    uses: i64 = 1 if count_of(symbols, CAVALRY) else 0
    if count_of(symbols, SHIP):
        uses += 1
    if count_of(symbols, WAR) and war_tokens_left(state):
        uses += 1
    return uses > 1


# -- which sources serve a purpose


def refreshed_on_the_way(state: State, seat: i64) -> i64:
    """V-SPR-2: the courtiers whose arrow the marker passes in the rooms that cost nothing, as a set of sources."""
    terms = state.terms
    sides: i64 = 0
    for step in range(i64(1), i64(FREE_ROOMS + 1)):
        room = (state.houses[seat].marker + step) % ROOMS
        if room == terms.left_gate:
            sides |= terms.left_court
        if room == terms.right_gate:
            sides |= COURT_BITS & ~terms.left_court
    return state.houses[seat].courtiers() & sides


def purse(state: State, purpose: i64) -> i64:
    """The sources that can pay for a purpose, as a set."""
    seat = state.actor
    sources = state.usable(seat)
    taken = state.payment.pledged | state.payment.cashed
    if is_for_room(purpose):
        sources |= room_sources(state, seat)
        if purpose == FOR_TURN or purpose == FOR_RENEWAL:
            sources &= ~state.payment.turned
    elif purpose == FOR_PURCHASE or purpose == FOR_CATHEDRAL:
        sources &= ~(OTTOMAN_BIT | state.fresh)  # V-WIN-3: nothing bought pays for another
    elif purpose == FOR_ALLIANCE:
        sources &= ~OTTOMAN_BIT
    elif purpose == FOR_STEPS:
        sources |= refreshed_on_the_way(state, seat) & ~taken
        if not taken & TOLL_BIT:
            sources |= TOLL_BIT
    elif purpose == FOR_PENANCE:
        return sources
    elif purpose == FOR_STRIKE:
        sources &= ~BIT[state.payment.target]  # V-PAY-1: who strikes gives no florins
    if not taken & INDULGENCE_BIT and may_indulge(state, seat):
        sources |= INDULGENCE_BIT
    return sources


def pool_for(state: State, purpose: i64) -> i64:
    """V-PAY-4: the symbols left over from a payment that still serve this one: of the same action or purchases."""
    return 0 if purpose >= FOR_ALLIANCE else state.payment.pool
