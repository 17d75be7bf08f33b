"""What the next Springs may bring."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.titles.virtu.bots.outlook import Outlook, conquest_worth, reachable, resistance, strike_strength
from signoria.titles.virtu.bots.weights import (
    AVAILABLE,
    FLORIN_WORTH,
    INTRIGUE_ROOM,
    LATER,
    NEXT_SPRING,
    PATIENCE,
    PATRONAGE_STEP,
    POINT,
    SPENT_CROWN,
    STRENGTH_SPENT,
    TOKEN_RENEWALS,
    TRADE_HELD,
    TRADE_ROOM,
    UNRIPE,
    URGENCY,
)
from signoria.titles.virtu.rules import palace, room_actions, scoring
from signoria.titles.virtu.rules.pieces import (
    CAMPAIGN,
    CAVALRY,
    CROSS,
    CROWN,
    DIPLOMACY,
    GOVERN,
    INTRIGUE,
    MASK,
    NO_CARD,
    NONE,
    PATRONAGE,
    ROOM_PLACES,
    ROOMS,
    SHIP,
    TOKEN_BITS,
    TRADE,
    UNDER,
    count_of,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.sources import wealth
from signoria.titles.virtu.rules.state import State


def step_worth(state: State, look: Outlook) -> i64:
    """What a step of patronage is worth beside its points: it leads to bonuses, and to the end."""
    value = look.weights[PATRONAGE_STEP]
    return value if state.year <= PATIENCE else value + look.weights[URGENCY]


def is_closed(state: State, seat: i64, room: i64) -> bool:
    """V-SPR-4: does an indulgence or an enemy agent forbid the action of a room?"""
    return state.houses[seat].indulgences >> room & 1 == 1 or state.enemy_agent_at(
        seat, ROOM_PLACES + seat * ROOMS + room
    )


def neighbours(state: State, seat: i64) -> i64:
    """The cities joined by road to those of a seat, as a set."""
    own = state.houses[seat].cities()
    found: i64 = 0
    while own:
        found |= state.terms.roads[lowest_bit(own)]
        own &= own - 1
    return found


def prospects(state: State, seat: i64, look: Outlook) -> i64:
    """The best that the marker can reach in the next Spring, and a little of what lies behind."""
    terms = state.terms
    marker = state.houses[seat].marker
    sources = state.usable(seat)
    courtiers = state.houses[seat].courtiers()
    soon: i64 = 0
    later: i64 = 0
    for steps in range(i64(1), i64(ROOMS)):
        room = (marker + steps) % ROOMS
        if room == terms.left_gate:
            sources |= courtiers & terms.left_court
        if room == terms.right_gate:
            sources |= courtiers & ~terms.left_court
        if is_closed(state, seat, room):
            continue
        value = room_prospect(state, seat, room, sources, look)
        if steps <= 2 or marker == NONE:
            if value > soon:
                soon = value
        elif value > later:
            later = value
    return soon * look.weights[NEXT_SPRING] // 100 + later * look.weights[LATER] // 100


def room_bundle(state: State, seat: i64, room: i64) -> i64:
    """All symbols that a room gives to its action."""
    terms = state.terms
    card = state.houses[seat].card(room)
    if card == NO_CARD:
        return terms.printed[terms.rooms[seat * ROOMS + room]]
    return terms.card_symbols[card] + terms.card_symbols[state.houses[seat].card(UNDER + room)]


def room_prospect(state: State, seat: i64, room: i64, sources: i64, look: Outlook) -> i64:
    """What the action of a room may gain with these sources available."""
    action = palace.room_action(state, seat, room)
    given = room_bundle(state, seat, room)
    if action == GOVERN:
        return govern_prospect(state, seat, count_of(given, CROWN) + count_of(given, CROSS), look)
    held = wealth(state, seat, sources)
    if action == PATRONAGE:
        return patronage_prospect(state, seat, given, held, look)
    if action == TRADE:
        return look.weights[TRADE_ROOM] * count_of(given, SHIP) + look.weights[TRADE_HELD] * count_of(held, SHIP)
    if action == DIPLOMACY:
        return diplomacy_prospect(state, seat, given, held, look)
    if action == CAMPAIGN:
        return war_prospect(state, seat, given + held, look)
    return look.weights[INTRIGUE_ROOM] * count_of(given, MASK) if action == INTRIGUE else 0


def govern_prospect(state: State, seat: i64, clerics: i64, look: Outlook) -> i64:
    """Two tokens for each crown or cross of the room: used ones become available, others can be cashed first."""
    idle = state.houses[seat].domain & TOKEN_BITS & ~state.houses[seat].ready
    count = popcount(idle)
    turned: i64 = 2 * clerics
    value: i64 = 0
    if turned > count:
        value = look.weights[FLORIN_WORTH] * (turned - count)
        turned = count
    total: i64 = 0
    while idle:
        total += look.prices.tokens[lowest_bit(idle)]
        idle &= idle - 1
    if count == 0:
        return value
    return value + total * look.weights[AVAILABLE] * turned // (100 * count)


def partly(value: i64, has: i64, wants: i64, look: Outlook) -> i64:
    """A prospect for which something is still missing."""
    if has >= wants:
        return value
    return value * has * look.weights[UNRIPE] // (100 * wants)


def patronage_prospect(state: State, seat: i64, given: i64, held: i64, look: Outlook) -> i64:
    cell = state.houses[seat].patronage
    if cell >= scoring.LAST_CELL:
        return 0
    terms = state.terms
    need, either = room_actions.patronage_price(state, seat)
    clerics = count_of(need, CROWN) + count_of(need, CROSS) + either
    value = step_worth(state, look) + POINT * (terms.patronage_points[cell + 1] - terms.patronage_points[cell])
    if terms.bonus_cells >> (cell + 1) & 1:
        value += POINT
    value -= look.weights[FLORIN_WORTH] * (need & 255) + look.weights[SPENT_CROWN] * clerics
    if value <= 0:
        return 0
    both = given + held
    value = partly(value, count_of(both, CROWN) + count_of(both, CROSS), clerics, look)
    return partly(value, state.houses[seat].treasury + (both & 255), need & 255, look)


def diplomacy_prospect(state: State, seat: i64, given: i64, held: i64, look: Outlook) -> i64:
    terms = state.terms
    ships = count_of(given, SHIP) + count_of(held, SHIP)
    crowns = count_of(given, CROWN) + count_of(held, CROWN)
    near = neighbours(state, seat)
    if ships and state.houses[seat].cities() & terms.ports:
        near |= terms.ports
    near &= terms.open_cities & ~terms.pirates
    spent = look.weights[SPENT_CROWN]
    best: i64 = 0
    while near:
        city = lowest_bit(near)
        near &= near - 1
        price = room_actions.annexation_price(state, seat, city)
        if price == 0 or count_of(price, SHIP) > ships:
            continue
        wanted = count_of(price, CROWN)
        lasting = look.weights[AVAILABLE] + look.weights[TOKEN_RENEWALS] * look.years
        value = POINT + look.prices.tokens[city] * lasting // 100
        value -= spent * (wanted - count_of(given, CROWN)) + spent * count_of(price, SHIP) // 2
        value = partly(value, crowns, wanted, look)
        if value > best:
            best = value
    return best


def war_prospect(state: State, seat: i64, total: i64, look: Outlook) -> i64:
    riders = count_of(total, CAVALRY)
    ships = count_of(total, SHIP)
    near: i64 = neighbours(state, seat) if riders else 0
    if ships and state.houses[seat].cities() & state.terms.ports:
        near |= state.terms.ports
    near &= state.terms.open_cities & ~state.houses[seat].cities()
    bonus = strike_strength(state, seat, False)
    best: i64 = 0
    while near:
        city = lowest_bit(near)
        near &= near - 1
        wanted = resistance(state, seat, city, look) + 1 - bonus
        value = conquest_worth(state, seat, city, look) - look.weights[STRENGTH_SPENT] * wanted
        if value > best:
            value = partly(value, reachable(state, seat, city, riders, ships), wanted, look)
            if value > best:
                best = value
    return best
