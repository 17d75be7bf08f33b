"""The payment under way: sources are used one by one, or by `pay`; until it is made all can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.virtu.rules.action_codes import CANCEL, PAY, USE
from signoria.titles.virtu.rules.cheapest_payment import (
    TOLL_FLORINS,
    affords,
    affords_with,
    cheapest,
    either_short,
    is_met,
    shortage,
)
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    FOR_ARMS,
    FOR_MARCH,
    FOR_RENEWAL,
    FOR_SAIL,
    FOR_STEPS,
    FOR_TURN,
    PAYING,
    RETURN_TO,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CROSS,
    CROWN,
    FLORIN,
    INDULGENCE,
    INDULGENCE_BIT,
    KINDS,
    NONE,
    ROOM_BITS,
    ROOM_CARD,
    TOLL,
    TOLL_BIT,
    UNIT,
    UPGRADE,
    count_of,
    lowest_bit,
)
from signoria.titles.virtu.rules.sources import (
    has_uses_in_war,
    is_for_room,
    may_indulge,
    pool_for,
    purse,
    refreshed_on_the_way,
    room_sources,
    room_symbols,
    symbols_of,
    wealth,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def can_pay(state: State, purpose: i64, need: i64, either: i64) -> bool:
    """Could the seat to move pay this price now, if need be with an indulgence?"""
    pool = pool_for(state, purpose)
    return affords(state, need, either, pool, purse(state, purpose), state.houses[state.actor].treasury)


# -- from the first source to the last


def begin(state: State, purpose: i64, target: i64, need: i64, either: i64) -> bool:
    """Open a payment of the seat to move. True if it is complete already."""
    state.payment.purpose = purpose
    state.payment.target = target
    state.payment.need = need
    state.payment.either = either
    state.payment.pledged = 0
    state.payment.cashed = 0
    state.payment.pool_before = state.payment.pool
    state.payment.pool = pool_for(state, purpose)
    state.payment.room_before = state.payment.room_used
    state.phase_code = PAYING
    if purpose == FOR_STEPS:
        borrow_courtiers(state)
    return settle(state)


def borrow_courtiers(state: State) -> None:
    """V-SPR-2: extra rooms are paid for once the free ones are passed; who is refreshed there may pay."""
    seat = state.actor
    refreshed = refreshed_on_the_way(state, seat)
    state.payment.borrowed = refreshed & ~state.houses[seat].ready
    state.houses[seat].ready |= refreshed


def settle(state: State) -> bool:
    """V-PAY-2: take what the room must give first, where there is no choice. True if the payment is complete."""
    if is_for_room(state.payment.purpose) and state.payment.purpose != FOR_ARMS:
        use = only_room_use(state)
        while use != NONE:
            use_source(state, use >> 3, use & 7)
            use = only_room_use(state)
    return is_covered(state) and not room_is_asked(state)


def is_covered(state: State) -> bool:
    price = state.payment
    return is_met(price.need, price.either, price.pool, state.houses[state.actor].treasury)


def wanted_kinds(state: State) -> i64:
    """The kinds that the payment still lacks, as a set."""
    short = shortage(state.payment.need, state.payment.pool)
    wanted: i64 = 0
    while short:
        kind = lowest_bit(short) >> 3
        wanted |= BIT[kind]
        short -= count_of(short, kind) * UNIT[kind]
    if either_short(state.payment.need, state.payment.either, state.payment.pool):
        wanted |= BIT[CROWN] | BIT[CROSS]
    return wanted


def room_is_asked(state: State) -> bool:
    """Does the room leave a choice that the seat has still to make?"""
    if not is_for_room(state.payment.purpose):
        return False
    sources = room_sources(state, state.actor)
    wanted = wanted_kinds(state)
    while sources:
        symbols = room_symbols(state, state.actor, lowest_bit(sources))
        for kind in range(i64(KINDS)):
            if wanted & BIT[kind] and count_of(symbols, kind):
                return True
        sources &= sources - 1
    return False


def only_room_use(state: State) -> i64:
    """The one way in which the room can go on paying, as source * 8 + kind; NONE if there is none, or a choice.

    Two cards that show the same kind are no choice, nor are crowns and crosses to govern: what is left serves the next.
    """
    sources = room_sources(state, state.actor)
    wanted = wanted_kinds(state)
    governs = state.payment.purpose == FOR_TURN or state.payment.purpose == FOR_RENEWAL
    only: i64 = NONE
    most: i64 = 0
    while sources:
        source = lowest_bit(sources)
        symbols = room_symbols(state, state.actor, source)
        for kind in range(i64(KINDS)):
            given = count_of(symbols, kind)
            if not wanted & BIT[kind] or given == 0:
                continue
            if is_war_choice(state, source) or (only != NONE and only & 7 != kind and not governs):
                return NONE
            if given > most:
                only = source * 8 + kind
                most = given
        sources &= sources - 1
    return only


def is_war_choice(state: State, source: i64) -> bool:
    """V-PAY-2, V-WAR-3: could this room card also serve otherwise in the same war?"""
    return (state.payment.purpose == FOR_MARCH or state.payment.purpose == FOR_SAIL) and has_uses_in_war(state, source)


def use_source(state: State, source: i64, kind: i64) -> None:
    """Take the symbols of one kind from a source: florins into the treasury, others into the pool."""
    seat = state.actor
    taken = count_of(symbols_of(state, seat, source), kind)
    if ROOM_CARD <= source <= UPGRADE:
        state.payment.room_used |= BIT[source]
        state.payment.pool += taken * UNIT[kind]
        return
    if source < ROOM_CARD:
        state.houses[seat].ready &= ~BIT[source]
    if kind == FLORIN:
        state.payment.cashed |= BIT[source]
        state.houses[seat].treasury += taken
        return
    state.payment.pledged |= BIT[source]
    state.payment.pool += taken * UNIT[kind]
    if source == TOLL:
        state.payment.need += TOLL_FLORINS


def cash(state: State, source: i64) -> None:
    """V-PAY-3: outside of payments, florins into the treasury for good."""
    seat = state.actor
    if source == INDULGENCE:
        take_indulgence(state, seat)
        state.houses[seat].treasury += count_of(symbols_of(state, seat, source), FLORIN)
        return
    state.houses[seat].ready &= ~BIT[source]
    state.houses[seat].treasury += count_of(symbols_of(state, seat, source), FLORIN)
    note_cashed(state, BIT[source])


def note_cashed(state: State, sources: i64) -> None:
    while state.watched and sources:
        source = lowest_bit(sources)
        florins = count_of(symbols_of(state, state.actor, source), FLORIN)
        state.note("cashed", [state.actor, source, florins])
        sources &= sources - 1


def take_indulgence(state: State, seat: i64) -> None:
    state.indulged |= BIT[seat]
    state.houses[seat].indulgences |= BIT[state.houses[seat].marker]
    if state.watched:
        state.note("indulgence-taken", [seat, state.houses[seat].marker])


def complete(state: State) -> None:
    """Spend the pool and the treasury on the price."""
    seat = state.actor
    need = state.payment.need
    owed = (need & 255) - (state.payment.pool & 255)
    if owed < 0:
        owed = 0
    state.houses[seat].treasury -= owed
    need -= owed
    state.payment.pool -= need
    from_crosses = count_of(state.payment.pool, CROSS)
    if from_crosses > state.payment.either:
        from_crosses = state.payment.either
    state.payment.pool -= from_crosses * UNIT[CROSS] + (state.payment.either - from_crosses) * UNIT[CROWN]
    if (state.payment.pledged | state.payment.cashed) & INDULGENCE_BIT:
        take_indulgence(state, seat)
    state.payment.paid |= state.payment.pledged
    if state.payment.purpose == FOR_STEPS:
        state.way_paid = state.payment.pledged | state.payment.cashed
        state.houses[seat].ready &= ~state.payment.borrowed  # V-SPR-2: not before the marker passes their arrow
    if state.watched:
        note_cashed(state, state.payment.cashed & ~INDULGENCE_BIT)
        room = state.payment.room_used & ~state.payment.room_before
        price = state.payment.need - TOLL_FLORINS if state.payment.pledged & TOLL_BIT else state.payment.need
        if price or state.payment.either:
            state.note(
                "paid", [seat, state.payment.purpose, state.payment.pledged, owed, price, state.payment.either, room]
            )
    forget(state)


def cancel(state: State) -> None:
    """V-PAY-6: take everything back."""
    seat = state.actor
    taken = state.payment.pledged | state.payment.cashed
    state.houses[seat].ready |= taken & (BIT[ROOM_CARD] - 1)
    state.houses[seat].ready &= ~state.payment.borrowed
    state.houses[seat].treasury -= florins_cashed(state)
    state.payment.pool = state.payment.pool_before
    state.payment.room_used = state.payment.room_before
    forget(state)
    state.phase_code = RETURN_TO[state.payment.purpose]


def florins_cashed(state: State) -> i64:
    """The florins that this payment has brought into the treasury."""
    total: i64 = 0
    sources = state.payment.cashed
    while sources:
        total += count_of(symbols_of(state, state.actor, lowest_bit(sources)), FLORIN)
        sources &= sources - 1
    return total


def forget(state: State) -> None:
    state.payment.pledged = 0
    state.payment.cashed = 0
    state.payment.borrowed = 0
    state.payment.need = 0
    state.payment.either = 0


# -- `pay`


def best_way(state: State, sources: i64) -> tuple[i64, vec[i64]]:
    """The least regretted way to complete the payment with these sources: its regret, and its uses."""
    return cheapest(
        state, state.payment.need, state.payment.either, state.payment.pool, sources, state.houses[state.actor].treasury
    )


def can_pay_at_once(state: State) -> bool:
    """V-PAY-6: can `pay` complete the payment? It takes no indulgence unasked."""
    sources = purse(state, state.payment.purpose) & ~INDULGENCE_BIT
    return affords(
        state, state.payment.need, state.payment.either, state.payment.pool, sources, state.houses[state.actor].treasury
    )


def pay(state: State) -> None:
    _, uses = best_way(state, purse(state, state.payment.purpose) & ~INDULGENCE_BIT)
    for number in range(len(uses)):
        use_source(state, uses[number] >> 3, uses[number] & 7)


# -- what may be done in a payment


def legal_payment(state: State, options: Options) -> None:
    if can_pay_at_once(state):
        options.add(PAY)
    options.add(CANCEL)
    if not room_comes_first(state, options):
        other_uses(state, options)
    cash_uses(state, options)


def room_comes_first(state: State, options: Options) -> bool:
    """V-PAY-2: while the room can give what is wanted, only the room is asked; unless its cards leave a choice."""
    if not is_for_room(state.payment.purpose):
        return False
    sources = room_sources(state, state.actor)
    if state.payment.purpose == FOR_ARMS:
        add_uses(state, sources, 1, options)
        return False
    chosen: i64 = 0
    rest = sources
    while rest:
        if is_war_choice(state, lowest_bit(rest)):
            chosen |= rest & -rest
        rest &= rest - 1
    wanted = wanted_kinds(state)
    add_uses(state, chosen, wanted, options)
    return add_uses(state, sources & ~chosen, wanted, options)


def other_uses(state: State, options: Options) -> None:
    add_uses(state, purse(state, state.payment.purpose) & ~ROOM_BITS, wanted_kinds(state) & ~1, options)


def add_uses(state: State, sources: i64, wanted: i64, options: Options) -> bool:
    """Offer every use of a source after which the rest can still be paid. Was there any?"""
    seat = state.actor
    price = state.payment
    before = options.count
    everything = purse(state, price.purpose)
    total = wealth(state, seat, everything)
    florins = state.houses[seat].treasury
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        symbols = symbols_of(state, seat, source)
        rest = everything & ~BIT[source]
        left = total - symbols
        need = price.need + TOLL_FLORINS if source == TOLL else price.need
        for kind in range(i64(KINDS)):
            given = count_of(symbols, kind)
            if given and wanted & BIT[kind]:
                pool = price.pool + given * UNIT[kind]
                if affords_with(state, need, price.either, pool, rest, left, florins):
                    options.add(USE + source * 8 + kind)
    return options.count > before


def cash_uses(state: State, options: Options) -> None:
    """V-PAY-3: offer to cash florins, as long as the rest can still be paid."""
    seat = state.actor
    price = state.payment
    everything = purse(state, price.purpose)
    total = wealth(state, seat, everything)
    florins = state.houses[seat].treasury
    sources = everything & (BIT[ROOM_CARD] - 1 | INDULGENCE_BIT)
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        symbols = symbols_of(state, seat, source)
        given = symbols & 255
        if given == 0:
            continue
        rest = everything & ~BIT[source]
        if affords_with(state, price.need, price.either, price.pool, rest, total - symbols, florins + given):
            options.add(USE + source * 8)


# -- florins outside of payments


def add_cashing(state: State, options: Options) -> None:
    """V-PAY-3: florins that may be cashed."""
    sources = state.coins(state.actor)
    while sources:
        options.add(USE + lowest_bit(sources) * 8)
        sources &= sources - 1


def add_indulgence(state: State, options: Options) -> None:
    """V-IND-1: three florins for an indulgence."""
    if may_indulge(state, state.actor):
        options.add(USE + INDULGENCE * 8)
