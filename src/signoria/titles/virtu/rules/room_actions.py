"""The actions of a room, intrigue apart: what each can do next, and doing it once it is paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules import intrigue, palace, payment, realm
from signoria.titles.virtu.rules.action_codes import (
    ANNEX,
    EXPEL,
    MARCH,
    RENEW,
    SAIL,
    STEP,
    TURN,
    USE,
)
from signoria.titles.virtu.rules.cheapest_payment import affords
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    FOR_ARMS,
    FOR_CITY,
    FOR_MARCH,
    FOR_PATRONAGE,
    FOR_SAIL,
    FOR_TURN,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CAMPAIGN,
    CAVALRY,
    CITIES,
    CROWN,
    DIPLOMACY,
    GOVERN,
    MICHELANGELO,
    NONE,
    OTTOMAN,
    PATRONAGE,
    ROOM_CARD,
    ROOM_PLACES,
    ROOMS,
    SHIP,
    TOKEN_BITS,
    TRADE,
    UNDER,
    UNIT,
    WAR,
    count_of,
    lowest_bit,
)
from signoria.titles.virtu.rules.sources import purse, room_sources, room_symbols, symbols_of, war_tokens_left, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

SHIP_FLORINS: Final = 2  # V-TRD
LAST_CELL: Final = 5


def targets(state: State, options: Options) -> None:
    """What the action can do next, all of it affordable."""
    seat = state.actor
    room = state.houses[seat].marker
    if is_occupied(state):
        if intrigue.can_oust(state):
            options.add(EXPEL + ROOM_PLACES + seat * ROOMS + room)
        return
    action = palace.room_action(state, seat, room)
    if action == GOVERN:
        govern_targets(state, options)
    elif action == PATRONAGE:
        if state.houses[seat].patronage < LAST_CELL and can_step(state):
            options.add(STEP)
    elif action == TRADE:
        trade_targets(state, options)
    elif action == DIPLOMACY:
        diplomacy_targets(state, options)
    elif action == CAMPAIGN:
        war_targets(state, options)
    else:
        intrigue.targets(state, options)


def is_occupied(state: State) -> bool:
    """V-SPR-4: is an enemy agent in the marker's room?"""
    seat = state.actor
    return state.enemy_agent_at(seat, ROOM_PLACES + seat * ROOMS + state.houses[seat].marker)


# -- govern (V-GOV)


def govern_targets(state: State, options: Options) -> None:
    seat = state.actor
    idle = (
        ~state.houses[seat].ready & ~state.payment.paid & ~state.payment.turned
    )  # nothing pays for this, or is turned, twice
    payable = payment.can_pay(state, FOR_TURN, 0, 1)
    if state.payment.credit or payable:
        options.add_all(TURN, state.houses[seat].domain & TOKEN_BITS & idle)
    if payable:
        for power in range(i64(3)):
            if state.board.ally(power) == seat and idle & BIT[OTTOMAN + power]:
                options.add(RENEW + power)


def cashing_helps(state: State) -> bool:
    """V-GOV: are there tokens that could be cashed first and then turned?"""
    seat = state.actor
    if palace.room_action(state, seat, state.houses[seat].marker) != GOVERN or is_occupied(state):
        return False
    tokens = state.coins(seat) & TOKEN_BITS & ~state.payment.paid & ~state.payment.turned
    while tokens:
        token = tokens & -tokens
        if state.payment.credit or affords(
            state, 0, 1, state.payment.pool, purse(state, FOR_TURN) & ~token, state.houses[seat].treasury
        ):
            return True
        tokens &= tokens - 1
    return False


def make_available(state: State, source: i64) -> None:
    state.houses[state.actor].ready |= BIT[source]
    state.payment.turned |= BIT[source]
    if state.watched:
        state.note("turned", [state.actor, source])


# -- patronage (V-PAT)


def patronage_price(state: State, seat: i64) -> tuple[i64, i64]:
    """The next step's price, less Michelangelo's crown (V-PAT-3)."""
    cell = state.houses[seat].patronage
    need = state.terms.patronage_cost[cell]
    either = state.terms.patronage_either[cell]
    if state.houses[seat].bonuses >> MICHELANGELO & 1:
        if count_of(need, CROWN):
            need -= UNIT[CROWN]
        elif either:
            either -= 1
    return need, either


def can_step(state: State) -> bool:
    need, either = patronage_price(state, state.actor)
    return payment.can_pay(state, FOR_PATRONAGE, need, either)


def begin_step(state: State) -> bool:
    need, either = patronage_price(state, state.actor)
    return payment.begin(state, FOR_PATRONAGE, NONE, need, either)


def climb(state: State) -> bool:
    """V-PAT-1, V-PAT-2: one step. Does its cell give a bonus?"""
    seat = state.actor
    state.payment.pool = 0
    state.houses[seat].patronage += 1
    state.board.clock += 1
    state.houses[seat].promoted = state.board.clock
    if state.watched:
        state.note("patronage", [seat, state.houses[seat].patronage])
    return state.terms.bonus_cells >> state.houses[seat].patronage & 1 == 1 and palace.offered_bonuses(state, seat) != 0


# -- trade (V-TRD)


def trade_targets(state: State, options: Options) -> None:
    sources = purse(state, FOR_SAIL)
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        if count_of(symbols_of(state, state.actor, source), SHIP):
            options.add(USE + source * 8 + SHIP)


def sell(state: State) -> None:
    """Ships just used become florins."""
    ships = count_of(state.payment.pool, SHIP)
    state.houses[state.actor].treasury += SHIP_FLORINS * ships
    state.payment.pool = 0
    state.payment.pledged = 0
    if state.watched:
        state.note("traded", [state.actor, ships, SHIP_FLORINS * ships])


# -- diplomacy (V-DIP)


def annexation_price(state: State, seat: i64, city: i64) -> i64:
    """V-DIP-1, V-DIP-2: crowns more than the strength, and ships where no road leads; 0 if it cannot be annexed."""
    terms = state.terms
    bit = BIT[city]
    if state.board.ruler(city) != NONE or not terms.open_cities & bit or terms.pirates & bit:
        return 0
    crowns = terms.strength[city] + 1
    agent = state.agent_at(city)
    if agent != NONE:
        crowns += -1 if agent == seat else 1
    price = crowns * UNIT[CROWN]
    own = state.houses[seat].cities()
    if own & terms.roads[city]:
        return price
    seas = fewest_seas(state, own, city)
    return price + seas * UNIT[SHIP] if seas else 0


def begin_annexation(state: State, city: i64) -> bool:
    """Choose a city. True if it is paid already."""
    return payment.begin(state, FOR_CITY, city, annexation_price(state, state.actor, city), 0)


def fewest_seas(state: State, ports: i64, city: i64) -> i64:
    """How many seas lie between a city and the nearest of some ports; 0: no way."""
    fewest: i64 = 0
    ports &= state.terms.ports
    while ports:
        seas = state.terms.sea_way[city * CITIES + lowest_bit(ports)]
        if seas and (fewest == 0 or seas < fewest):
            fewest = seas
        ports &= ports - 1
    return fewest


def diplomacy_targets(state: State, options: Options) -> None:
    for city in range(i64(CITIES)):
        price = annexation_price(state, state.actor, city)
        if price and payment.can_pay(state, FOR_CITY, price, 0):
            options.add(ANNEX + city)


def annex(state: State) -> None:
    seat = state.actor
    realm.take_city(state, seat, state.payment.target, True)
    if state.watched:
        state.note("annexed", [seat, state.payment.target])


# -- war (V-WAR)


def war_targets(state: State, options: Options) -> None:
    seat = state.actor
    total = wealth(state, seat, purse(state, FOR_MARCH)) + state.payment.pool
    rides = count_of(total, CAVALRY) > 0
    ships = count_of(total, SHIP)
    terms = state.terms
    own = state.houses[seat].cities()
    while own:
        city = lowest_bit(own)
        own &= own - 1
        if not state.board.troops_at(seat, city):
            continue
        if rides:
            options.add_all(MARCH + city * CITIES, terms.roads[city])
        if ships and terms.ports & BIT[city]:
            for port in range(i64(CITIES)):
                seas = terms.sea_way[city * CITIES + port]
                if seas and seas <= ships:
                    options.add(SAIL + city * CITIES + port)
    arm_targets(state, options)


def arm_targets(state: State, options: Options) -> None:
    """V-WAR-3: war symbols on the room's cards, taken now."""
    seat = state.actor
    if war_tokens_left(state) == 0:
        return
    everything = purse(state, FOR_ARMS)
    sources = room_sources(state, seat)
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        if count_of(room_symbols(state, seat, source), WAR):
            cost = war_cost(state, seat, source)
            if affords(state, cost, 0, state.payment.pool, everything & ~BIT[source], state.houses[seat].treasury):
                options.add(USE + source * 8 + WAR)


def war_cost(state: State, seat: i64, source: i64) -> i64:
    slot = state.houses[seat].marker if source == ROOM_CARD else state.houses[seat].marker + UNDER
    return state.terms.card_war_cost[state.houses[seat].card(slot)]


def begin_march(state: State, start: i64, end: i64) -> bool:
    """Choose the way of a troop over land. True if it is paid already."""
    state.payment.origin = start
    return payment.begin(state, FOR_MARCH, end, UNIT[CAVALRY], 0)


def begin_voyage(state: State, start: i64, end: i64) -> bool:
    """The same over sea."""
    state.payment.origin = start
    ships = state.terms.sea_way[start * CITIES + end] * UNIT[SHIP]
    return payment.begin(state, FOR_SAIL, end, ships, 0)


def begin_arming(state: State, source: i64) -> bool:
    """The war symbols of a room card have been chosen. True if their florins are paid already."""
    cost = war_cost(state, state.actor, source)
    state.payment.pool &= ~(255 * UNIT[WAR])
    complete = payment.begin(state, FOR_ARMS, source, cost, 0)
    state.payment.room_before &= ~BIT[source]
    return complete


def advance_troop(state: State, start: i64, end: i64) -> None:
    """V-WAR-1, V-WAR-2: one troop moves; before a city it does not control, a siege begins."""
    seat = state.actor
    state.board.add_troops(seat, start, -1)
    state.board.add_troops(seat, end, 1)
    if state.watched:
        state.note("moved-troop", [seat, start, end])
        if state.board.ruler(end) != seat:
            state.note("siege-begun", [seat, end])


def arm(state: State) -> None:
    """The war symbols of a room card become +1 tokens."""
    seat = state.actor
    tokens = count_of(room_symbols(state, seat, state.payment.target), WAR)
    if tokens > war_tokens_left(state):
        tokens = war_tokens_left(state)
    state.houses[seat].war_tokens += tokens
    if state.watched:
        state.note("armed", [seat, tokens])
