"""What may be done, and doing it: one door to the phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules import (
    alliances,
    palace,
    payment,
    purchases,
    retreats,
    room_actions,
    siege,
    spring,
    turns,
    winter,
)
from signoria.titles.virtu.rules.action_codes import (
    ALLY,
    ANNEX,
    BONUS,
    BUILD,
    BUY,
    CANCEL,
    DISBAND,
    DISCARD,
    DISMISS,
    DONE,
    ENTER,
    EXPEL,
    FROM,
    HIRE,
    KEEP,
    MARCH,
    MOVE,
    PASS,
    PAY,
    PLACE,
    PUT,
    REDEEM_CROSS,
    RENEW,
    RETREAT,
    SAIL,
    SEND,
    SHIFT,
    SIEGE,
    STEP,
    STRIKE,
    TURN,
    USE,
    WAGES,
    WAIVE,
    WITHDRAW,
)
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BETWEEN,
    BIDDING,
    CHOOSING,
    DISCOUNT,
    DISMISSING,
    FOR_AGENT,
    FOR_ALLIANCE,
    FOR_ARMS,
    FOR_CATHEDRAL,
    FOR_CITY,
    FOR_EXPULSION,
    FOR_HIRING,
    FOR_MARCH,
    FOR_PATRONAGE,
    FOR_PENANCE,
    FOR_PURCHASE,
    FOR_RENEWAL,
    FOR_RETREAT,
    FOR_SAIL,
    FOR_STEPS,
    FOR_STRIKE,
    FOR_TURN,
    FOR_WAGES,
    MARKER,
    MENU,
    ORIGIN,
    PALACE_STEP,
    PAYING,
    PAYROLL,
    PENANCE,
    PURCHASE_STEP,
    PUTTING,
    RETREATING,
    SETTING,
    SIEGES,
    VACATING,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CATHEDRAL_ITEM,
    CAVALRY,
    CITIES,
    CROSS,
    CROWN,
    FLORIN,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    MASK,
    NONE,
    OTTOMAN,
    SHIP,
    SLOTS,
    UNIT,
    WAR,
    lowest_bit,
    popcount,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


# -- what may be done


def legal(state: State, options: Options) -> None:
    """All legal actions of the seat to move."""
    options.count = 0
    phase = state.phase_code
    if phase == PAYING:
        payment.legal_payment(state, options)
    elif phase == ACTION:
        spring.legal_action(state, options)
    elif phase <= ORIGIN:
        legal_way(state, options)
    elif phase <= VACATING:
        legal_siege(state, options)
    else:
        legal_winter(state, options)


def is_legal(state: State, action: i64) -> bool:
    options = Options()
    legal(state, options)
    for number in range(options.count):
        if options.items[number] == action:
            return True
    return False


def legal_way(state: State, options: Options) -> None:
    phase = state.phase_code
    if phase == SETTING:
        spring.legal_placing(state, options)
    elif phase == MARKER:
        spring.legal_marker(state, options)
    elif phase == PENANCE:
        spring.legal_penance(state, options)
    elif phase == ORIGIN:
        room_actions.legal_origin(state, options)


def legal_siege(state: State, options: Options) -> None:
    phase = state.phase_code
    if phase == CHOOSING:
        options.add_all(BONUS, palace.offered_bonuses(state, state.actor))
        payment.add_cashing(state, options)
    elif phase == PUTTING:
        purchases.legal_putting(state, options)
    elif phase == SIEGES:
        siege.legal_sieges(state, options)
    elif phase == BIDDING:
        siege.legal_bids(state, options)
    elif phase == RETREATING:
        retreats.legal_retreats(state, options)
    else:
        siege.legal_vacating(state, options)


def legal_winter(state: State, options: Options) -> None:
    phase = state.phase_code
    if phase == PAYROLL:
        winter.legal_wages(state, options)
    elif phase == DISMISSING:
        winter.legal_dismissals(state, options)
    elif phase == MENU:
        winter.legal_menu(state, options)
    elif phase == DISCOUNT:
        alliances.legal_discount(state, options)


# -- doing it


def apply(state: State, action: i64) -> None:
    """Do a legal action."""
    if perform(state, action):
        fulfil(state)
    if state.phase_code == BETWEEN:
        turns.advance(state)


def perform(state: State, action: i64) -> bool:
    """True if it completes a payment."""
    if USE <= action < MARCH:
        return use(state, (action - USE) >> 3, (action - USE) & 7)
    if action == PAY:
        payment.pay(state)
        return True
    if action == CANCEL:
        cancel(state)
        return False
    if action == DONE:
        done(state)
        return False
    phase = state.phase_code
    if phase == ACTION:
        return act(state, action)
    if phase <= ORIGIN:
        return go(state, action)
    if phase <= VACATING:
        return fight(state, action)
    return winter_over(state, action)


def use(state: State, source: i64, kind: i64) -> bool:
    if state.phase_code != PAYING and kind == FLORIN:
        payment.cash(state, source)
        return False
    payment.use_source(state, source, kind)
    if state.phase_code == PAYING:
        return payment.settle(state)
    if kind == SHIP:
        room_actions.sell(state)
        spring.continue_action(state)
    elif kind == WAR:
        cost = room_actions.war_cost(state, state.actor, source)
        state.payment.pool = state.payment.pool & ~(255 * UNIT[WAR])
        complete = payment.begin(state, FOR_ARMS, source, cost, 0)
        state.payment.room_before &= ~BIT[source]
        return complete
    return False


def cancel(state: State) -> None:
    phase = state.phase_code
    if phase == PAYING:
        payment.cancel(state)
    elif phase == SETTING:
        spring.take_back(state)
    elif phase == ORIGIN:
        state.phase_code = ACTION
    elif phase == PUTTING and state.payment.purpose == FOR_PATRONAGE:
        state.phase_code = CHOOSING
    else:
        state.phase_code = MENU


def done(state: State) -> None:
    if state.phase_code == ACTION:
        spring.end_turn(state)
    else:
        winter.end_turn(state)


def go(state: State, action: i64) -> bool:
    """The family cards, the marker, indulgences, the way of an agent."""
    phase = state.phase_code
    if phase == SETTING:
        spring.place(state, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
    elif phase == ORIGIN:
        state.payment.origin = action - FROM
        return payment.begin(state, FOR_AGENT, state.payment.target, UNIT[MASK], 0)
    elif phase == MARKER:
        if action >= MOVE:
            return spring.move(state, action - MOVE + 1)
        spring.enter(state, action - ENTER)
    elif action == KEEP:
        spring.walk(state)
    else:
        kind: i64 = CROSS if action == REDEEM_CROSS else CROWN
        return payment.begin(state, FOR_PENANCE, NONE, spring.penance_price(kind), 0)
    return False


def act(state: State, action: i64) -> bool:
    """The action of a room: choose what it does."""
    if action == STEP:
        return room_actions.begin_step(state)
    if action < TURN:
        return payment.begin(state, FOR_RENEWAL, action - RENEW, 0, 1)
    if action < ANNEX:
        complete = room_actions.turn_token(state, action - TURN)
        if state.phase_code == ACTION:
            spring.continue_action(state)
        return complete
    if action < BUILD:
        price = room_actions.annexation_price(state, state.actor, action - ANNEX)
        return payment.begin(state, FOR_CITY, action - ANNEX, price, 0)
    if action < EXPEL:
        return choose_agent(state, action - SEND)
    if action < FROM:
        return payment.begin(state, FOR_EXPULSION, action - EXPEL, room_actions.EXPULSION_MASKS * UNIT[MASK], 0)
    if action < SAIL:
        state.payment.origin = (action - MARCH) // CITIES
        return payment.begin(state, FOR_MARCH, (action - MARCH) % CITIES, UNIT[CAVALRY], 0)
    state.payment.origin = (action - SAIL) // CITIES
    ships = state.terms.sea_way[action - SAIL] * UNIT[SHIP]
    return payment.begin(state, FOR_SAIL, (action - SAIL) % CITIES, ships, 0)


def choose_agent(state: State, place: i64) -> bool:
    """Send an agent: the only one there is, or ask which."""
    state.payment.target = place
    choice = room_actions.origins(state, state.actor, place)
    if popcount(choice) > 1:
        state.phase_code = ORIGIN
        return False
    state.payment.origin = lowest_bit(choice)
    return payment.begin(state, FOR_AGENT, place, UNIT[MASK], 0)


def fight(state: State, action: i64) -> bool:
    """Bonuses and places, sieges, bids and retreats."""
    phase = state.phase_code
    if phase == CHOOSING:
        choose_bonus(state, action - BONUS)
    elif phase == PUTTING:
        return put(state, action - PUT)
    elif phase == SIEGES:
        if action >= WITHDRAW:
            siege.withdraw(state, action - WITHDRAW)
        else:
            siege.open_siege(state, state.actor, action - SIEGE)
    elif phase == BIDDING:
        if action != PASS:
            return siege.begin_strike(state, action - STRIKE)
        siege.pass_bid(state)
    elif phase == RETREATING:
        if action != DISBAND:
            return retreats.retreat(state, action - RETREAT)
        retreats.disband(state)
    else:
        rearrange(state, action)
        siege.vacated(state)
    return False


def choose_bonus(state: State, bonus: i64) -> None:
    if bonus == MACHIAVELLI:
        state.payment.target = bonus
        state.payment.purpose = FOR_PATRONAGE
        state.phase_code = PUTTING
        return
    palace.gain_bonus(state, state.actor, bonus)
    spring.end_turn(state)


def put(state: State, slot: i64) -> bool:
    if state.payment.purpose != FOR_PATRONAGE:
        return purchases.put(state, slot)
    palace.gain_bonus(state, state.actor, MACHIAVELLI)
    palace.put_courtier(state, state.actor, slot, MACHIAVELLI_CARD)
    spring.end_turn(state)
    return False


def rearrange(state: State, action: i64) -> None:
    """Move a card of the palace, or discard a courtier."""
    if action < SHIFT:
        palace.discard(state, state.actor, action - DISCARD)
    else:
        palace.move_card(state, state.actor, (action - SHIFT) // SLOTS, (action - SHIFT) % SLOTS)


def winter_over(state: State, action: i64) -> bool:
    """The steps of Winter."""
    phase = state.phase_code
    if phase == PAYROLL:
        return payment.begin(state, FOR_WAGES, action - WAGES, action - WAGES, 0)
    if phase == DISMISSING:
        winter.dismiss(state, action - DISMISS)
        return False
    if phase == DISCOUNT:
        return alliances.waive(state, action - WAIVE)
    return choose_in_menu(state, action)


def choose_in_menu(state: State, action: i64) -> bool:
    if action < ALLY:
        state.payment.purpose = FOR_PURCHASE
        return purchases.buy(state, action - BUY)
    if action < WAIVE:
        return alliances.ally_with(state, action - ALLY)
    if action < HIRE:
        return payment.begin(state, FOR_CATHEDRAL, action - BUILD, state.terms.item_cost[CATHEDRAL_ITEM], 0)
    if action < DISMISS:
        return payment.begin(state, FOR_HIRING, action - HIRE, winter.hiring_cost(state, action - HIRE), 0)
    rearrange(state, action)
    winter.continue_menu(state, PALACE_STEP)
    return False


def fulfil(state: State) -> None:
    """A payment is complete: do what it was for."""
    payment.complete(state)
    purpose = state.payment.purpose
    if purpose == FOR_STEPS:
        spring.walk(state)
    elif purpose == FOR_PENANCE:
        spring.redeem(state)
    elif purpose == FOR_PATRONAGE:
        if room_actions.climb(state):
            state.phase_code = CHOOSING
        else:
            spring.end_turn(state)
    elif purpose == FOR_CITY:
        room_actions.annex(state)
        spring.end_turn(state)
    elif purpose == FOR_RETREAT:
        retreats.fall_back(state)
    elif purpose == FOR_STRIKE:
        siege.strike(state)
    elif purpose >= FOR_PURCHASE:
        fulfil_winter(state)
    else:
        fulfil_action(state)
        spring.continue_action(state)


def fulfil_winter(state: State) -> None:
    purpose = state.payment.purpose
    if purpose == FOR_WAGES:
        winter.pay_wages(state)
    elif purpose == FOR_HIRING:
        winter.hire(state)
    elif purpose == FOR_ALLIANCE:
        alliances.unite(state)
        winter.end_turn(state)
    else:
        if purpose == FOR_PURCHASE:
            purchases.acquire(state)
        else:
            purchases.build(state)
        winter.continue_menu(state, PURCHASE_STEP)


def fulfil_action(state: State) -> None:
    """The same for actions that can go on."""
    purpose = state.payment.purpose
    if purpose == FOR_TURN:
        state.payment.credit = 1
        room_actions.make_available(state, state.payment.target)
    elif purpose == FOR_RENEWAL:
        room_actions.make_available(state, OTTOMAN + state.payment.target)
    elif purpose == FOR_MARCH or purpose == FOR_SAIL:
        room_actions.advance_troop(state, state.payment.origin, state.payment.target)
    elif purpose == FOR_ARMS:
        room_actions.arm(state)
    elif purpose == FOR_AGENT:
        room_actions.send(state)
    else:
        room_actions.expel(state)
