"""Paying: what a price is made of, which sources can make it up, and never a choice that leads nowhere.

A price is a bundle of symbols, and ``either``: so many crowns or crosses. From each source a payment takes symbols of
one kind only (V-PAY-1); what is taken lies in the pool until it is spent or the action ends (V-PAY-4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.virtu.deeds import (
    CANCEL,
    FOR_ARMS,
    FOR_EXPULSION,
    FOR_PENANCE,
    FOR_PURCHASE,
    FOR_RENEWAL,
    FOR_STEPS,
    FOR_TURN,
    PAY,
    PAYING,
    RETURN_TO,
    USE,
    Options,
)
from signoria.virtu.pieces import (
    ARROW,
    BIT,
    CROSS,
    CROWN,
    FLORIN,
    INDULGENCE,
    INDULGENCE_BIT,
    INDULGENCE_SYMBOLS,
    KINDS,
    NONE,
    OTTOMAN_BIT,
    ROOM_BIT,
    ROOM_BITS,
    ROOM_CARD,
    ROOMS,
    SLOTS,
    TOLL,
    TOLL_BIT,
    UNDER,
    UNIT,
    UPGRADE,
    UPGRADE_BIT,
    count_of,
    lowest_bit,
    popcount,
)

if TYPE_CHECKING:
    from signoria.virtu.state import State

TOLL_FLORINS: Final = 2  # V-SPR-1
INDULGENCE_FLORINS: Final = 3  # V-IND-1

# Scratch of ``shares_out``: the most florins left over for each partial payment, and the digits that number them.
BEST: Final = vec[i64]([0 for _ in range(4096)])
LIMIT: Final = vec[i64]([0 for _ in range(9)])
STRIDE: Final = vec[i64]([0 for _ in range(9)])
EITHER: Final = 8


# -- sources


def room_symbols(state: State, seat: i64, source: i64) -> i64:
    """The symbols of the marker's room: its card or print, or the upgrade under the card (V-PAY-2)."""
    room = state.marker[seat]
    card = state.palace[seat * SLOTS + room]
    if source == UPGRADE:
        return state.terms.card_symbols[state.palace[seat * SLOTS + UNDER + room]]
    if card:
        return state.terms.card_symbols[card]
    return state.terms.printed[state.terms.rooms[seat * ROOMS + room]]


def symbols_of(state: State, seat: i64, source: i64) -> i64:
    if source < ROOM_CARD:
        return state.symbols(seat, source)
    if source <= UPGRADE:
        return room_symbols(state, seat, source)
    return INDULGENCE_SYMBOLS if source == INDULGENCE else UNIT[ARROW]


def room_sources(state: State, seat: i64) -> i64:
    """What the marker's room can still give to its action."""
    sources: i64 = 0
    if room_symbols(state, seat, ROOM_CARD):
        sources = ROOM_BIT
    if room_symbols(state, seat, UPGRADE):
        sources |= UPGRADE_BIT
    return sources & ~state.room_used


def may_indulge(state: State, seat: i64) -> bool:
    """V-IND-1, V-IND-3: may that seat take an indulgence now? (Before the marker has stopped: not yet.)"""
    if state.indulged >> seat & 1 or state.marker[seat] == NONE:
        return False
    if state.indulgences[seat] >> state.marker[seat] & 1:
        return False
    taken: i64 = 0
    for other in range(state.terms.seats):
        taken += popcount(state.indulgences[other])
    return taken < state.terms.indulgences


def is_for_room(purpose: i64) -> bool:
    """Is it a payment for the action of a room, to which the room's cards give?"""
    return FOR_TURN <= purpose <= FOR_EXPULSION


def purse(state: State, purpose: i64) -> i64:
    """The sources that can pay for a purpose, as a set."""
    seat = state.actor
    sources = state.usable(seat) & ~state.fresh
    if is_for_room(purpose):
        sources |= room_sources(state, seat)
        if purpose == FOR_TURN or purpose == FOR_RENEWAL:
            sources &= ~state.turned
    elif purpose >= FOR_PURCHASE:
        sources &= ~OTTOMAN_BIT
    elif purpose == FOR_STEPS:
        return sources if state.pledged & TOLL_BIT else sources | TOLL_BIT
    elif purpose == FOR_PENANCE:
        return sources
    if not state.pledged & INDULGENCE_BIT and may_indulge(state, seat):
        sources |= INDULGENCE_BIT
    return sources


def wealth(state: State, seat: i64, sources: i64) -> i64:
    """All symbols of some sources together: no payment can take more."""
    total: i64 = 0
    while sources:
        total += symbols_of(state, seat, lowest_bit(sources))
        sources &= sources - 1
    return total


# -- what is affordable


def shortage(need: i64, pool: i64) -> i64:
    """What a pool lacks of a need."""
    short: i64 = 0
    for kind in range(i64(KINDS)):
        missing = count_of(need, kind) - count_of(pool, kind)
        if missing > 0:
            short += missing * UNIT[kind]
    return short


def either_short(need: i64, either: i64, pool: i64) -> i64:
    """How many crowns or crosses a pool lacks, once its crowns and crosses have met the need."""
    spare_crowns = count_of(pool, CROWN) - count_of(need, CROWN)
    spare_crosses = count_of(pool, CROSS) - count_of(need, CROSS)
    if spare_crowns > 0:
        either -= spare_crowns
    if spare_crosses > 0:
        either -= spare_crosses
    return either if either > 0 else 0


def can_pay(state: State, purpose: i64, need: i64, either: i64) -> bool:
    """Could the seat to move pay this price now?"""
    return affords(state, need, either, state.pool, purse(state, purpose), state.treasury[state.actor])


def affords(state: State, need: i64, either: i64, pool: i64, sources: i64, florins: i64) -> bool:
    """Can these sources and florins complete a pool to a price?"""
    if sources & TOLL_BIT:
        rest = sources & ~TOLL_BIT
        if affords(state, need, either, pool, rest, florins):
            return True
        if count_of(need, ARROW) <= count_of(pool, ARROW):
            return False
        return affords(state, need + TOLL_FLORINS, either, pool + UNIT[ARROW], rest, florins)
    seat = state.actor
    short = shortage(need, pool)
    either = either_short(need, either, pool)
    owed = (short & 255) - florins
    short &= ~255
    if short == 0 and either == 0 and owed <= 0:
        return True
    total = wealth(state, seat, sources)
    if owed > total & 255:
        return False
    kinds: i64 = 0
    for kind in range(i64(1), i64(KINDS)):
        wanted = count_of(short, kind)
        if wanted:
            kinds += 1
            if wanted > count_of(total, kind):
                return False
    clerical = count_of(total, CROWN) + count_of(total, CROSS) - count_of(short, CROWN) - count_of(short, CROSS)
    if either > clerical:
        return False
    if kinds == 0 and either == 0:
        return True
    if owed <= 0 and ((kinds == 1 and either == 0) or (kinds == 0 and either == 1)):
        return True
    return shares_out(state, seat, short, either, owed, sources)


def shares_out(state: State, seat: i64, short: i64, either: i64, owed: i64, sources: i64) -> bool:
    """Can the sources be shared out, each to one kind or to florins, so that all is paid? (Exact: tries all partial
    payments, each with the most florins that the other sources leave.)"""
    size = number_partial_payments(short, either)
    for part in range(size):
        BEST[part] = -1
    BEST[0] = 0
    while sources:
        share_source(symbols_of(state, seat, lowest_bit(sources)), size)
        sources &= sources - 1
    return BEST[size - 1] >= owed and BEST[size - 1] >= 0


def number_partial_payments(short: i64, either: i64) -> i64:
    size: i64 = 1
    for kind in range(i64(1), i64(KINDS)):
        LIMIT[kind] = count_of(short, kind)
        STRIDE[kind] = size
        size *= LIMIT[kind] + 1
    LIMIT[EITHER] = either
    STRIDE[EITHER] = size
    return size * (either + 1)


def share_source(symbols: i64, size: i64) -> None:
    """Let one more source give: to one kind, or its florins."""
    part = size - 1
    while part >= 0:
        florins = BEST[part]
        if florins >= 0:
            for kind in range(i64(1), i64(KINDS)):
                given = count_of(symbols, kind)
                if given:
                    reached = part + step_of(part, kind, given)
                    if BEST[reached] < florins:
                        BEST[reached] = florins
            if BEST[part] < florins + (symbols & 255):
                BEST[part] = florins + (symbols & 255)
        part -= 1


def step_of(part: i64, kind: i64, given: i64) -> i64:
    """How far so many symbols of a kind bring a partial payment."""
    step: i64 = 0
    if LIMIT[kind]:
        gain = LIMIT[kind] - part // STRIDE[kind] % (LIMIT[kind] + 1)
        if gain > given:
            gain = given
        step = gain * STRIDE[kind]
        given -= gain
    if given and kind <= CROSS and LIMIT[EITHER]:
        gain = LIMIT[EITHER] - part // STRIDE[EITHER]
        if gain > given:
            gain = given
        step += gain * STRIDE[EITHER]
    return step


# -- the payment under way


def begin(state: State, purpose: i64, target: i64, need: i64, either: i64) -> bool:
    """Open a payment of the seat to move. True if it is complete already."""
    state.purpose = purpose
    state.target = target
    state.need = need
    state.either = either
    state.pledged = 0
    state.pool_before = state.pool
    state.room_before = state.room_used
    state.phase_code = PAYING
    return settle(state)


def is_covered(state: State) -> bool:
    short = shortage(state.need, state.pool)
    if short & ~255 or short > state.treasury[state.actor]:
        return False
    return either_short(state.need, state.either, state.pool) == 0


def settle(state: State) -> bool:
    """V-PAY-2: take what the room must give first, where there is no choice. True if the payment is complete."""
    if state.purpose == FOR_ARMS and state.pool & 255 < state.need and room_has_florins(state):
        return False
    while not is_covered(state):
        if not is_for_room(state.purpose):
            return False
        only = only_room_use(state)
        if only == NONE:
            return False
        use(state, only >> 3, only & 7)
    return True


def room_has_florins(state: State) -> bool:
    """May the florins of a room card pay for a war bonus? (The seat may also keep that card for cavalry or ships.)"""
    return wealth(state, state.actor, room_sources(state, state.actor)) & 255 > 0


def wanted_kinds(state: State) -> i64:
    """The kinds that the payment still lacks, as a set."""
    short = shortage(state.need, state.pool)
    wanted: i64 = 0
    for kind in range(i64(KINDS)):
        if count_of(short, kind):
            wanted |= BIT[kind]
    if either_short(state.need, state.either, state.pool):
        wanted |= BIT[CROWN] | BIT[CROSS]
    return wanted


def only_room_use(state: State) -> i64:
    """The one way in which the room can go on paying, as source * 8 + kind; NONE if there is none, or a choice."""
    if state.purpose == FOR_ARMS:
        return NONE
    sources = room_sources(state, state.actor)
    wanted = wanted_kinds(state)
    only: i64 = NONE
    while sources:
        source = lowest_bit(sources)
        symbols = room_symbols(state, state.actor, source)
        for kind in range(i64(KINDS)):
            if wanted & BIT[kind] and count_of(symbols, kind):
                if only != NONE:
                    return NONE
                only = source * 8 + kind
        sources &= sources - 1
    return only


def use(state: State, source: i64, kind: i64) -> None:
    """Take the symbols of one kind from a source: florins into the treasury, others into the pool."""
    seat = state.actor
    bit = BIT[source]
    taken = count_of(symbols_of(state, seat, source), kind)
    if source == TOLL:
        state.need += TOLL_FLORINS
        state.pledged |= bit
    elif source == INDULGENCE:
        if kind == FLORIN:
            take_indulgence(state, seat)
            state.treasury[seat] += taken
            return
        state.pledged |= bit
    elif source >= ROOM_CARD:
        state.room_used |= bit
    else:
        state.ready[seat] &= ~bit
        if kind == FLORIN:
            state.treasury[seat] += taken
            if state.watched:
                state.note("cashed", [seat, source, taken])
            return
        state.pledged |= bit
    state.pool += taken * UNIT[kind]


def take_indulgence(state: State, seat: i64) -> None:
    state.indulged |= BIT[seat]
    state.indulgences[seat] |= BIT[state.marker[seat]]
    if state.watched:
        state.note("indulgence-taken", [seat, state.marker[seat]])


def complete(state: State) -> None:
    """Spend the pool and the treasury on the price."""
    seat = state.actor
    need = state.need
    owed = (need & 255) - (state.pool & 255)
    if owed > 0:
        state.treasury[seat] -= owed
        need -= owed
    state.pool -= need
    from_crosses = count_of(state.pool, CROSS)
    if from_crosses > state.either:
        from_crosses = state.either
    state.pool -= from_crosses * UNIT[CROSS] + (state.either - from_crosses) * UNIT[CROWN]
    if state.pledged & INDULGENCE_BIT:
        take_indulgence(state, seat)
    state.paid |= state.pledged
    if state.watched:
        state.note("paid", [seat, state.purpose, state.pledged, state.need & 255])
    state.pledged = 0
    state.need = 0
    state.either = 0


def cancel(state: State) -> None:
    """Take everything back: only florins that were cashed stay in the treasury."""
    state.ready[state.actor] |= state.pledged & ~(INDULGENCE_BIT | TOLL_BIT | ROOM_BITS)
    state.pool = state.pool_before
    state.room_used = state.room_before
    state.pledged = 0
    state.need = 0
    state.either = 0
    state.phase_code = RETURN_TO[state.purpose]


def legal_payment(state: State, options: Options) -> None:
    options.add(PAY)
    options.add(CANCEL)
    if not room_uses(state, options):
        other_uses(state, options)
    cash_uses(state, options)


def room_uses(state: State, options: Options) -> bool:
    """V-PAY-2: while the room can give what is wanted, only the room is asked."""
    if not is_for_room(state.purpose) or state.purpose == FOR_ARMS:
        return False
    return add_uses(state, room_sources(state, state.actor), wanted_kinds(state), options)


def other_uses(state: State, options: Options) -> None:
    if state.purpose == FOR_ARMS:
        add_uses(state, room_sources(state, state.actor), 1, options)
    add_uses(state, purse(state, state.purpose) & ~ROOM_BITS, wanted_kinds(state) & ~1, options)


def add_uses(state: State, sources: i64, wanted: i64, options: Options) -> bool:
    """Offer every use of a source after which the rest can still be paid. Was there any?"""
    seat = state.actor
    before = options.count
    everything = purse(state, state.purpose)
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        symbols = symbols_of(state, seat, source)
        rest = everything & ~BIT[source]
        need = state.need + TOLL_FLORINS if source == TOLL else state.need
        for kind in range(i64(KINDS)):
            given = count_of(symbols, kind)
            if given and wanted & BIT[kind]:
                pool = state.pool + given * UNIT[kind]
                if affords(state, need, state.either, pool, rest, state.treasury[seat]):
                    options.add(USE + source * 8 + kind)
    return options.count > before


def cash_uses(state: State, options: Options) -> None:
    """V-PAY-3: offer to cash florins, as long as the rest can still be paid."""
    seat = state.actor
    everything = purse(state, state.purpose)
    sources = state.coins(seat)
    if everything & INDULGENCE_BIT:
        sources |= INDULGENCE_BIT
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        florins = state.treasury[seat] + (symbols_of(state, seat, source) & 255)
        if affords(state, state.need, state.either, state.pool, everything & ~BIT[source], florins):
            options.add(USE + source * 8)


def add_cashing(state: State, options: Options) -> None:
    """V-PAY-3, V-IND-1: outside of payments, cash florins or take an indulgence for three."""
    sources = state.coins(state.actor)
    while sources:
        options.add(USE + lowest_bit(sources) * 8)
        sources &= sources - 1


def add_indulgence(state: State, options: Options) -> None:
    if may_indulge(state, state.actor):
        options.add(USE + INDULGENCE * 8)


def raisable(state: State, seat: i64) -> i64:
    """The florins a seat could lay hands on now."""
    total = state.treasury[seat]
    sources = state.coins(seat)
    while sources:
        total += symbols_of(state, seat, lowest_bit(sources)) & 255
        sources &= sources - 1
    return total + INDULGENCE_FLORINS if may_indulge(state, seat) else total
