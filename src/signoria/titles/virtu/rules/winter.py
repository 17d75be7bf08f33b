"""Winter, each seat all five steps: wages, then one menu of palace, purchases, hiring and alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules import alliances, palace, payment, purchases
from signoria.titles.virtu.rules.action_codes import DISCARD, DISMISS, DONE, HIRE, SHIFT, WAGES
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    ALLIANCE_STEP,
    BETWEEN,
    DISMISSING,
    FOR_HIRING,
    HIRING_STEP,
    MENU,
    PALACE_STEP,
    PAYROLL,
    PURCHASE_STEP,
)
from signoria.titles.virtu.rules.pieces import BIT, CITIES, NO_CARD, ROOMS
from signoria.titles.virtu.rules.sources import raisable

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

HOME_WAGE: Final = 1  # V-WIN-4: florins for a troop in a start city of one's own
FOREIGN_WAGE: Final = 3


def begin_turn(state: State, seat: i64) -> None:
    state.bought = 0
    state.fresh = 0
    state.payment.pool = 0
    state.winter_step = PALACE_STEP
    state.ask(PAYROLL, seat)
    due = wages_due(state.board.troops_of(seat))
    if due == 0:
        continue_menu(state, PALACE_STEP)
    elif raisable(state, seat) == 0:
        state.payment.target = 0
        pay_wages(state)


def end_turn(state: State) -> None:
    state.payment.pool = 0
    state.fresh = 0
    state.turn += 1
    state.phase_code = BETWEEN


# -- wages (V-WIN-1)


def wages_due(troops: i64) -> i64:
    return 0 if troops <= 2 else (troops - 1) // 2


def legal_wages(state: State, options: Options) -> None:
    seat = state.actor
    florins = raisable(state, seat)
    due = wages_due(state.board.troops_of(seat))
    for wages in range((due if due < florins else florins) + 1):
        options.add(WAGES + wages)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def pay_wages(state: State) -> None:
    """The wages chosen have been paid; so many troops may stay."""
    state.left = 2 + 2 * state.payment.target
    if state.watched:
        state.note("wages", [state.actor, state.payment.target])
    dismiss_more(state)


def dismiss_more(state: State) -> None:
    """Ask which troop goes next, where there is a choice."""
    seat = state.actor
    while state.board.troops_of(seat) > state.left:
        city = only_garrison(state, seat)
        if city < 0:
            state.phase_code = DISMISSING
            return
        remove_troop(state, city)
    continue_menu(state, PALACE_STEP)


def only_garrison(state: State, seat: i64) -> i64:
    """The one city where a seat has troops; -1 if there are several."""
    found: i64 = -1
    for city in range(i64(CITIES)):
        if state.board.troops_at(seat, city):
            if found >= 0:
                return -1
            found = city
    return found


def legal_dismissals(state: State, options: Options) -> None:
    for city in range(i64(CITIES)):
        if state.board.troops_at(state.actor, city):
            options.add(DISMISS + city)
    payment.add_cashing(state, options)


def dismiss(state: State, city: i64) -> None:
    remove_troop(state, city)
    dismiss_more(state)


def remove_troop(state: State, city: i64) -> None:
    state.board.add_troops(state.actor, city, -1)
    if state.watched:
        state.note("dismissed", [state.actor, city])


# -- the menu: acting in a step closes those before it


def continue_menu(state: State, step: i64) -> None:
    """Something was done in a step: ask what else, if there is anything to do."""
    state.winter_step = step
    if step > PURCHASE_STEP:
        state.payment.pool = 0
        state.fresh = 0  # what was bought may pay from now on
    state.phase_code = MENU
    if not has_offers(state):
        end_turn(state)


def has_offers(state: State) -> bool:
    """Is there anything to do but to discard courtiers for nothing?"""
    step = state.winter_step
    if step <= HIRING_STEP and hireable(state, state.actor):
        return True
    options = Options()
    alliances.offers(state, options)
    if step <= PURCHASE_STEP:
        purchases.wares(state, options)
    if options.count:
        return True
    if step > PALACE_STEP:
        return False
    palace.palace_moves(state, options)
    for number in range(options.count):
        if not DISCARD <= options.items[number] < SHIFT:
            return True
    return options.count > 0 and may_empty_a_room(state)


def may_empty_a_room(state: State) -> bool:
    """Could a card leave its room if a courtier made way for it?"""
    seat = state.actor
    for room in range(i64(ROOMS)):
        if state.houses[seat].card(room) != NO_CARD and not palace.is_barred(state, seat, room):
            return True
    return False


def legal_menu(state: State, options: Options) -> None:
    add_offers(state, options)
    options.add(DONE)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def add_offers(state: State, options: Options) -> None:
    step = state.winter_step
    if step <= PALACE_STEP:
        palace.palace_moves(state, options)
    if step <= PURCHASE_STEP:
        purchases.wares(state, options)
    if step <= HIRING_STEP:
        options.add_all(HIRE, hireable(state, state.actor))
    if step <= ALLIANCE_STEP:
        alliances.offers(state, options)


# -- hiring (V-WIN-4)


def hiring_cost(state: State, city: i64) -> i64:
    return HOME_WAGE if state.terms.start_cities[state.actor] & BIT[city] else FOREIGN_WAGE


def hireable(state: State, seat: i64) -> i64:
    """The cities in which a troop can be hired and paid for, as a set."""
    if state.board.troops_of(seat) >= state.terms.most_troops or not payment.can_pay(state, FOR_HIRING, HOME_WAGE, 0):
        return 0
    own = state.houses[seat].cities()
    return own if payment.can_pay(state, FOR_HIRING, FOREIGN_WAGE, 0) else own & state.terms.start_cities[seat]


def hire(state: State) -> None:
    """A troop has been paid for."""
    state.board.add_troops(state.actor, state.payment.target, 1)
    if state.watched:
        state.note("hired", [state.actor, state.payment.target])
    continue_menu(state, HIRING_STEP)
