"""The end: prestige, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.virtu.rules.pieces import (
    BIT,
    CROSS,
    CROWN,
    EMPIRE_BIT,
    POWER_PLACES,
    SLOTS,
    TOKEN_BITS,
    count_of,
    lowest_bit,
    popcount,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

EMPIRE_POWER: Final = 2
LAST_CELL: Final = 5
MOST_COUNTED: Final = 8
LAST_YEAR: Final = 40  # a ruling: play without a plan can block every room for ever, and a game must end


def ending(state: State) -> str:
    """V-END-1: why this Winter is the last; empty if it is not."""
    terms = state.terms
    taken: i64 = 0
    for seat in range(terms.seats):
        taken |= state.cities(seat)
        if state.city_count(seat) >= MOST_COUNTED:
            return "cities"
    for seat in range(terms.seats):
        if state.patron[seat] >= LAST_CELL:
            return "patronage"
    if not terms.open_cities & ~taken:
        return "no-neutral-city"
    return "years" if state.year >= LAST_YEAR else ""


def symbols_held(state: State, seat: i64, kind: i64) -> i64:
    """V-SCO-4, V-SCO-8: the symbols of a kind on all cards and tokens, available or used."""
    total: i64 = 0
    for slot in range(i64(SLOTS)):
        total += count_of(state.terms.card_symbols[state.palace[seat * SLOTS + slot]], kind)
    tokens = state.domain[seat] & TOKEN_BITS
    while tokens:
        total += count_of(state.terms.token_symbols[lowest_bit(tokens)], kind)
        tokens &= tokens - 1
    return total


def crosses(state: State, seat: i64) -> i64:
    """V-SCO-4: the crosses that count for religion."""
    total = symbols_held(state, seat, CROSS)
    if state.usable(seat) & EMPIRE_BIT:
        total += count_of(state.terms.alliance_symbols[EMPIRE_POWER], CROSS)
    bonuses = state.bonuses[seat]
    while bonuses:
        total += state.terms.bonus_crosses[lowest_bit(bonuses)]
        bonuses &= bonuses - 1
    return total


def crowns(state: State, seat: i64) -> i64:
    """V-SCO-8: the crowns in palace and domain, which break a tie."""
    return symbols_held(state, seat, CROWN)


def city_prestige(state: State, seat: i64) -> i64:
    """V-SCO-1."""
    counted = track_cell(state, seat)
    points = state.terms.city_points[counted]
    for other in range(state.terms.seats):
        if track_cell(state, other) > counted:
            return points
    return points + state.terms.leader_points


def track_cell(state: State, seat: i64) -> i64:
    """The city track ends with "8 or more"."""
    cities = state.city_count(seat)
    return cities if cities < MOST_COUNTED else MOST_COUNTED


def patronage_prestige(state: State, seat: i64) -> i64:
    """V-SCO-2."""
    points = state.terms.patronage_points[state.patron[seat]]
    for other in range(state.terms.seats):
        if state.patron[other] > state.patron[seat]:
            return points
    return points + state.terms.leader_points


def printed_prestige(state: State, seat: i64) -> i64:
    """V-SCO-3: on cards, tokens and bonuses."""
    terms = state.terms
    points: i64 = 0
    for slot in range(i64(SLOTS)):
        points += terms.card_prestige[state.palace[seat * SLOTS + slot]]
    tokens = state.domain[seat] & TOKEN_BITS
    while tokens:
        points += terms.token_prestige[lowest_bit(tokens)]
        tokens &= tokens - 1
    bonuses = state.bonuses[seat]
    while bonuses:
        points += terms.bonus_prestige[lowest_bit(bonuses)]
        bonuses &= bonuses - 1
    return points


def religion_prestige(state: State, seat: i64) -> i64:
    """V-SCO-4: by rank in crosses; who ties gets the points of the next place."""
    own = crosses(state, seat)
    rank: i64 = 0
    tied = False
    for other in range(state.terms.seats):
        if other != seat:
            theirs = crosses(state, other)
            if theirs > own:
                rank += 1
            elif theirs == own:
                tied = True
    if tied:
        rank += 1
    return state.terms.religion[rank] if rank < state.terms.seats else 0


def alliance_prestige(state: State, seat: i64) -> i64:
    """V-SCO-6."""
    points: i64 = 0
    for power in range(i64(3)):
        if state.allies[power] == seat and not state.enemy_agent_at(seat, POWER_PLACES + power):
            points += state.terms.alliance_points
    return points


def prestige(state: State, seat: i64) -> i64:
    terms = state.terms
    return (
        city_prestige(state, seat)
        + patronage_prestige(state, seat)
        + printed_prestige(state, seat)
        + religion_prestige(state, seat)
        + terms.trophy_points * popcount(state.trophies[seat])
        + alliance_prestige(state, seat)
        + terms.indulgence_points * popcount(state.indulgences[seat])
    )


def winners(state: State) -> i64:
    """V-SCO-8: most prestige; tied, most crowns in palace and domain; else shared."""
    best: i64 = -1000000
    found: i64 = 0
    for seat in range(state.terms.seats):
        rank = prestige(state, seat) * 1000 + crowns(state, seat)
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= BIT[seat]
    return found


def turn_order(state: State) -> vec[i64]:
    """V-ORD-1: most cities first; ties from the top of the stack down."""
    order = state.order[:]
    for place in range(i64(1), state.terms.seats):
        seat = order[place]
        before = place
        while before > 0 and comes_before(state, seat, order[before - 1]):
            order[before] = order[before - 1]
            before -= 1
        order[before] = seat
    return order


def comes_before(state: State, seat: i64, other: i64) -> bool:
    cities = state.city_count(seat)
    others = state.city_count(other)
    if cities != others:
        return cities > others
    return state.arrived[seat] > state.arrived[other]
