"""Winter, each seat all five steps: wages, palace, purchases, hiring, alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.virtu import court, payment
from signoria.virtu.deeds import (
    ALLIANCES,
    ALLY,
    BETWEEN,
    BUILD,
    BUY,
    CANCEL,
    DISCARD,
    DISCOUNT,
    DISMISS,
    DISMISSING,
    DONE,
    FOR_ALLIANCE,
    FOR_CATHEDRAL,
    FOR_PURCHASE,
    HIRE,
    HIRING,
    PALACE,
    PAYROLL,
    PURCHASES,
    PUT,
    PUTTING,
    SHIFT,
    WAGES,
    WAIVE,
    Options,
)
from signoria.virtu.pieces import (
    BIT,
    CATHEDRAL,
    CATHEDRAL_ITEM,
    CITIES,
    COURT_BITS,
    COURTIERS,
    DUCHY,
    KINDS,
    KINGDOM,
    NO_CARD,
    NOBLES,
    NONE,
    OTTOMAN,
    POWER_PLACES,
    REPUBLIC,
    ROOMS,
    SLOT_TO_SOURCE,
    SLOTS,
    TOKEN_ITEMS,
    UNDER,
    UNIT,
    count_of,
    lowest_bit,
)

if TYPE_CHECKING:
    from signoria.virtu.state import State

PROBE: Final = Options()
HOME_WAGE: Final = 1  # V-WIN-4: florins for a troop in a start city of one's own
FOREIGN_WAGE: Final = 3
STATES: Final = 2  # V-WIN-3: kingdoms, and republics, in the box


def begin_turn(state: State, seat: i64) -> None:
    state.bought = 0
    state.fresh = 0
    state.pool = 0
    state.ask(PAYROLL, seat)
    due = wages_due(state.troops_of(seat))
    if due == 0:
        begin_palace(state)
    elif payment.raisable(state, seat) == 0:
        pay_wages(state, 0)


# -- wages (V-WIN-1)


def wages_due(troops: i64) -> i64:
    return 0 if troops <= 2 else (troops - 1) // 2


def legal_wages(state: State, options: Options) -> None:
    seat = state.actor
    for florins in range(wages_due(state.troops_of(seat)) + 1):
        if florins <= state.treasury[seat]:
            options.add(WAGES + florins)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def pay_wages(state: State, florins: i64) -> None:
    state.treasury[state.actor] -= florins
    state.left = 2 + 2 * florins  # so many troops may stay
    if state.watched:
        state.note("wages", [state.actor, florins])
    dismiss_more(state)


def dismiss_more(state: State) -> None:
    if state.troops_of(state.actor) > state.left:
        state.phase_code = DISMISSING
    else:
        begin_palace(state)


def legal_dismissals(state: State, options: Options) -> None:
    for city in range(i64(CITIES)):
        if state.troops_at(state.actor, city):
            options.add(DISMISS + city)
    payment.add_cashing(state, options)


def dismiss(state: State, city: i64) -> None:
    state.troops[city] -= BIT[4 * state.actor]
    if state.watched:
        state.note("dismissed", [state.actor, city])
    dismiss_more(state)


# -- palace (V-WIN-2)


def begin_palace(state: State) -> None:
    state.phase_code = PALACE
    PROBE.count = 0
    palace_moves(state, PROBE)
    if PROBE.count == 0:
        begin_purchases(state)


def legal_palace(state: State, options: Options) -> None:
    palace_moves(state, options)
    options.add(DONE)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def palace_moves(state: State, options: Options) -> None:
    seat = state.actor
    terms = state.terms
    taken = state.courtiers(seat)
    free = state.free_places(seat)
    freed_shaded: i64 = COURT_BITS & terms.shaded & ~taken if state.extra_places(seat) else 0
    available = taken & state.ready[seat]
    for room in range(i64(ROOMS)):
        if not court.is_barred(state, seat, room):
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


# -- purchases (V-WIN-3)


def begin_purchases(state: State) -> None:
    state.phase_code = PURCHASES
    PROBE.count = 0
    wares(state, PROBE)
    if PROBE.count == 0:
        begin_hiring(state)


def legal_purchases(state: State, options: Options) -> None:
    wares(state, options)
    options.add(DONE)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def wares(state: State, options: Options) -> None:
    """What the seat may buy and can pay for."""
    seat = state.actor
    costs = state.terms.item_cost
    if places_for_card(state, seat):
        for noble in range(i64(NOBLES)):
            if is_for_sale(state, seat, noble) and payment.can_pay(state, FOR_PURCHASE, costs[noble], 0):
                options.add(BUY + noble)
    for item in range(i64(TOKEN_ITEMS), i64(CATHEDRAL_ITEM)):
        if may_have_token(state, seat, item) and payment.can_pay(state, FOR_PURCHASE, costs[item], 0):
            options.add(BUY + item)
    if not state.bought >> CATHEDRAL_ITEM & 1 and court.free_cathedral(state) != NONE:
        sites = court.cathedral_sites(state, seat)
        if sites and payment.can_pay(state, FOR_CATHEDRAL, costs[CATHEDRAL_ITEM], 0):
            options.add_all(BUILD, sites)


def places_for_card(state: State, seat: i64) -> i64:
    """Where a bought card may go: a free courtier place, or one whose card is discarded for it; as sources."""
    return state.free_places(seat) | (state.courtiers(seat) & ~state.fresh)


def is_for_sale(state: State, seat: i64, noble: i64) -> bool:
    if state.bought >> noble & 1 or not state.supply >> 4 * noble & 15:
        return False
    return not (state.terms.limited >> noble & 1 and court.has_card(state, seat, noble + 1))


def may_have_token(state: State, seat: i64, item: i64) -> bool:
    token = DUCHY + item - TOKEN_ITEMS
    if state.bought >> item & 1 or state.domain[seat] & BIT[token]:
        return False
    if token != KINGDOM and token != REPUBLIC:
        return True
    if state.domain[seat] & (BIT[KINGDOM] | BIT[REPUBLIC]):
        return False
    sold: i64 = 0
    for other in range(state.terms.seats):
        sold += state.domain[other] >> token & 1
    return sold < STATES


def buy(state: State, item: i64) -> bool:
    """Choose what to buy. True if it is paid already."""
    if item >= TOKEN_ITEMS:
        return payment.begin(state, FOR_PURCHASE, item, state.terms.item_cost[item], 0)
    state.target = item
    state.phase_code = PUTTING
    return False


def legal_putting(state: State, options: Options) -> None:
    options.add_all(PUT, places_for_card(state, state.actor) >> SLOT_TO_SOURCE)
    options.add(CANCEL)


def put(state: State, slot: i64) -> bool:
    """Choose the place of a card that is bought. True if it is paid already."""
    state.origin = slot
    return payment.begin(state, FOR_PURCHASE, state.target, state.terms.item_cost[state.target], 0)


def acquire(state: State) -> None:
    """A card or token has been paid for."""
    seat = state.actor
    item = state.target
    state.pool = 0
    state.bought |= BIT[item]
    if state.watched:
        state.note("bought", [seat, item])
    if item < TOKEN_ITEMS:
        state.supply -= BIT[4 * item]
        court.put_courtier(state, seat, state.origin, item + 1)
        state.fresh |= BIT[state.origin + SLOT_TO_SOURCE]
        if state.terms.card_agent[item + 1]:
            court.gain_agent(state, seat)
    else:
        bit = BIT[DUCHY + item - TOKEN_ITEMS]
        state.domain[seat] |= bit
        state.ready[seat] |= bit
        state.fresh |= bit
    begin_purchases(state)


def build(state: State) -> None:
    """A cathedral has been paid for; its token enters used."""
    seat = state.actor
    number = court.free_cathedral(state)
    state.pool = 0
    state.cathedrals[number] = state.target
    state.domain[seat] |= BIT[CATHEDRAL + number]
    state.bought |= BIT[CATHEDRAL_ITEM]
    if state.watched:
        state.note("built", [seat, state.target])
    begin_purchases(state)


# -- hiring (V-WIN-4)


def begin_hiring(state: State) -> None:
    state.fresh = 0
    continue_hiring(state)


def continue_hiring(state: State) -> None:
    seat = state.actor
    state.phase_code = HIRING
    if not hireable(state, seat, payment.raisable(state, seat)):
        begin_alliance(state)


def hireable(state: State, seat: i64, florins: i64) -> i64:
    """The cities in which so many florins hire a troop, as a set."""
    if state.troops_of(seat) >= state.terms.most_troops or florins < HOME_WAGE:
        return 0
    own = state.cities(seat)
    return own if florins >= FOREIGN_WAGE else own & state.terms.start_cities[seat]


def legal_hiring(state: State, options: Options) -> None:
    options.add_all(HIRE, hireable(state, state.actor, state.treasury[state.actor]))
    options.add(DONE)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def hire(state: State, city: i64) -> None:
    seat = state.actor
    home = state.terms.start_cities[seat] & BIT[city]
    state.treasury[seat] -= HOME_WAGE if home else FOREIGN_WAGE
    state.troops[city] += BIT[4 * seat]
    if state.watched:
        state.note("hired", [seat, city])
    continue_hiring(state)


# -- alliance (V-WIN-5)


def begin_alliance(state: State) -> None:
    state.phase_code = ALLIANCES
    PROBE.count = 0
    alliances(state, PROBE)
    if PROBE.count == 0:
        end_turn(state)


def legal_alliances(state: State, options: Options) -> None:
    alliances(state, options)
    options.add(DONE)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def alliances(state: State, options: Options) -> None:
    seat = state.actor
    for power in range(i64(3)):
        ally = state.allies[power]
        agent = state.agents[seat] >> (POWER_PLACES + power) & 1
        if ally == seat or (ally != NONE and not agent):
            continue
        if ally == NONE and agent:
            if waivable(state, power):
                options.add(ALLY + power)
        elif payment.can_pay(state, FOR_ALLIANCE, state.terms.alliance_cost[power], 0):
            options.add(ALLY + power)


def waivable(state: State, power: i64) -> i64:
    """The symbols of which one may be left out, so that the rest can be paid, as a set."""
    cost = state.terms.alliance_cost[power]
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if count_of(cost, kind) and payment.can_pay(state, FOR_ALLIANCE, cost - UNIT[kind], 0):
            found |= BIT[kind]
    return found


def ally_with(state: State, power: i64) -> bool:
    """Choose a power. True if the alliance is paid already."""
    if state.allies[power] == NONE and state.agents[state.actor] >> (POWER_PLACES + power) & 1:
        state.target = power
        state.phase_code = DISCOUNT
        return False
    return payment.begin(state, FOR_ALLIANCE, power, state.terms.alliance_cost[power], 0)


def legal_discount(state: State, options: Options) -> None:
    options.add_all(WAIVE, waivable(state, state.target))
    options.add(CANCEL)


def waive(state: State, kind: i64) -> bool:
    """Choose the symbol to leave out. True if the rest is paid already."""
    cost = state.terms.alliance_cost[state.target] - UNIT[kind]
    return payment.begin(state, FOR_ALLIANCE, state.target, cost, 0)


def unite(state: State) -> None:
    """An alliance has been paid for: its bonus is available; the agents on it stay."""
    seat = state.actor
    power = state.target
    former = state.allies[power]
    if former != NONE:
        state.ready[former] &= ~BIT[OTTOMAN + power]
    state.allies[power] = seat
    state.ready[seat] |= BIT[OTTOMAN + power]
    if state.watched:
        state.note("allied", [seat, former, power])
    end_turn(state)


def end_turn(state: State) -> None:
    state.pool = 0
    state.fresh = 0
    state.turn += 1
    state.phase_code = BETWEEN
