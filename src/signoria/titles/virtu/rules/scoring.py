"""The end: prestige, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
PARTS: Final = ("cities", "patronage", "printed", "religion", "trophies", "alliances", "indulgences")
LAST_YEAR: Final = 40  # a ruling: play without a plan can block every room for ever, and a game must end


def ending(state: State) -> str:
    """V-END-1: why this Winter is the last; empty if it is not."""
    terms = state.terms
    taken: i64 = 0
    for seat in range(terms.seats):
        taken |= state.houses[seat].cities()
        if state.houses[seat].city_count() >= MOST_COUNTED:
            return "cities"
    for seat in range(terms.seats):
        if state.houses[seat].patronage >= LAST_CELL:
            return "patronage"
    if not terms.open_cities & ~taken:
        return "no-neutral-city"
    return "years" if state.year >= LAST_YEAR else ""


def symbols_held(state: State, seat: i64, kind: i64) -> i64:
    """V-SCO-4, V-SCO-8: the symbols of a kind on all cards and tokens, available or used."""
    total: i64 = 0
    for slot in range(i64(SLOTS)):
        total += count_of(state.terms.card_symbols[state.houses[seat].card(slot)], kind)
    tokens = state.houses[seat].domain & TOKEN_BITS
    while tokens:
        total += count_of(state.terms.token_symbols[lowest_bit(tokens)], kind)
        tokens &= tokens - 1
    return total


def crosses(state: State, seat: i64) -> i64:
    """V-SCO-4: the crosses that count for religion."""
    total = symbols_held(state, seat, CROSS)
    if state.usable(seat) & EMPIRE_BIT:
        total += count_of(state.terms.alliance_symbols[EMPIRE_POWER], CROSS)
    bonuses = state.houses[seat].bonuses
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
    cities = state.houses[seat].city_count()
    return cities if cities < MOST_COUNTED else MOST_COUNTED


def patronage_prestige(state: State, seat: i64) -> i64:
    """V-SCO-2."""
    points = state.terms.patronage_points[state.houses[seat].patronage]
    for other in range(state.terms.seats):
        if state.houses[other].patronage > state.houses[seat].patronage:
            return points
    return points + state.terms.leader_points


def printed_prestige(state: State, seat: i64) -> i64:
    """V-SCO-3: on cards, tokens and bonuses."""
    terms = state.terms
    points: i64 = 0
    for slot in range(i64(SLOTS)):
        points += terms.card_prestige[state.houses[seat].card(slot)]
    tokens = state.houses[seat].domain & TOKEN_BITS
    while tokens:
        points += terms.token_prestige[lowest_bit(tokens)]
        tokens &= tokens - 1
    bonuses = state.houses[seat].bonuses
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
        if state.board.ally(power) == seat and not state.enemy_agent_at(seat, POWER_PLACES + power):
            points += state.terms.alliance_points
    return points


def prestige_parts(state: State, seat: i64) -> list[int]:
    """What prestige is made of: a number for each of ``PARTS``."""
    house = state.houses[seat]
    return [
        city_prestige(state, seat),
        patronage_prestige(state, seat),
        printed_prestige(state, seat),
        religion_prestige(state, seat),
        state.terms.trophy_points * popcount(house.trophies),
        alliance_prestige(state, seat),
        state.terms.indulgence_points * popcount(house.indulgences),
    ]


def prestige(state: State, seat: i64) -> i64:
    terms = state.terms
    return (
        city_prestige(state, seat)
        + patronage_prestige(state, seat)
        + printed_prestige(state, seat)
        + religion_prestige(state, seat)
        + terms.trophy_points * popcount(state.houses[seat].trophies)
        + alliance_prestige(state, seat)
        + terms.indulgence_points * popcount(state.houses[seat].indulgences)
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


def turn_order(state: State) -> i64:
    """V-ORD-1: most cities first; ties from the top of the stack down. Four bits for each place."""
    order: i64 = 0
    for seat in range(state.terms.seats):
        place: i64 = 0
        for other in range(state.terms.seats):
            if other != seat and comes_before(state, other, seat):
                place += 1
        order += seat * BIT[4 * place]
    return order


def listed(order: i64, seats: i64) -> list[int]:
    """The seats of a turn order, first to last."""
    return [order >> 4 * place & 15 for place in range(seats)]


def comes_before(state: State, seat: i64, other: i64) -> bool:
    house = state.houses[seat]
    rival = state.houses[other]
    cities = house.city_count()
    others = rival.city_count()
    if cities != others:
        return cities > others
    return house.arrived > rival.arrived
