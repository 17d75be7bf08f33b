"""Spring: the family cards' placing, the marker's way through the palace, the frame of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules import intrigue, payment, room_actions
from signoria.titles.virtu.rules.action_codes import (
    CANCEL,
    DONE,
    ENTER,
    KEEP,
    MOST_STEPS,
    MOVE,
    PLACE,
    REDEEM_CROSS,
    REDEEM_CROWNS,
)
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import ACTION, BETWEEN, FOR_PENANCE, FOR_STEPS, FOR_TURN, MARKER, PENANCE
from signoria.titles.virtu.rules.pieces import (
    ARROW,
    BIT,
    COURT_BITS,
    COURTIERS,
    CROSS,
    CROWN,
    FAMILY_CARDS,
    NO_CARD,
    NONE,
    ROOM_PLACES,
    ROOMS,
    SLOT_TO_SOURCE,
    SLOTS,
    UNDER,
    UNIT,
    count_of,
)
from signoria.titles.virtu.rules.sources import FREE_ROOMS, purse, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

# -- placing the family cards (V-SET-3)


def family_card(state: State, seat: i64, number: i64) -> i64:
    return FAMILY_CARDS + 3 * state.terms.families[seat] + number


def unplaced(state: State, seat: i64, number: i64) -> bool:
    return not state.houses[seat].has_card(family_card(state, seat, number))


def legal_placing(state: State, options: Options) -> None:
    seat = state.actor
    started = False
    for number in range(i64(3)):
        if not unplaced(state, seat, number):
            started = True
            continue
        base = PLACE + number * SLOTS
        acts = state.terms.card_action[family_card(state, seat, number)] != NONE
        for room in range(i64(ROOMS)):
            if state.houses[seat].card(room) == NO_CARD:
                if acts:
                    options.add(base + room)
            elif state.houses[seat].card(room + UNDER) == NO_CARD:
                options.add(base + UNDER + room)
        options.add_all(base + COURTIERS, state.free_places(seat) >> (COURTIERS + SLOT_TO_SOURCE))
    if started:
        options.add(CANCEL)


def place(state: State, number: i64, slot: i64) -> None:
    seat = state.actor
    card = family_card(state, seat, number)
    state.houses[seat].set_card(slot, card)
    if slot >= COURTIERS:
        state.houses[seat].ready |= BIT[slot + SLOT_TO_SOURCE]
    if state.watched:
        state.note("placed", [seat, card, slot])
    for other in range(i64(3)):
        if unplaced(state, seat, other):
            return
    state.turn += 1
    state.phase_code = BETWEEN


def take_back(state: State) -> None:
    """Begin the placing again."""
    seat = state.actor
    for slot in range(i64(SLOTS)):
        state.houses[seat].set_card(slot, NO_CARD)
    state.houses[seat].ready &= ~COURT_BITS


# -- the marker (V-SPR-1, V-SPR-2, V-IND-2)


def begin_turn(state: State, seat: i64) -> None:
    state.payment.pool = 0
    state.payment.paid = 0
    state.payment.turned = 0
    state.payment.credit = 0
    state.payment.room_used = 0
    state.ask(MARKER, seat)


def end_turn(state: State) -> None:
    state.payment.pool = 0
    state.turn += 1
    state.phase_code = BETWEEN


def legal_marker(state: State, options: Options) -> None:
    seat = state.actor
    if state.houses[seat].marker == NONE:
        for room in range(i64(ROOMS)):
            options.add(ENTER + room)
    else:
        options.add(MOVE)
        options.add(MOVE + 1)
        arrows = count_of(wealth(state, seat, purse(state, FOR_STEPS)), ARROW)
        steps: i64 = 3
        while steps <= arrows + 2 and steps <= MOST_STEPS:
            if not payment.can_pay(state, FOR_STEPS, (steps - 2) * UNIT[ARROW], 0):
                break
            options.add(MOVE + steps - 1)
            steps += 1
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def enter(state: State, room: i64) -> None:
    """V-SPR-1: in the first Spring the marker goes into any room."""
    state.houses[state.actor].marker = room
    if state.watched:
        state.note("marker", [state.actor, room])
    arrive(state)


def move(state: State, steps: i64) -> bool:
    """Choose how far the marker goes. True if that is paid already."""
    state.steps = steps
    state.walked = 0
    state.way_paid = 0
    if steps <= FREE_ROOMS:
        walk(state)
        return False
    return payment.begin(state, FOR_STEPS, steps, (steps - FREE_ROOMS) * UNIT[ARROW], 0)


def walk(state: State) -> None:
    """Go on with the marker, room by room, until an indulgence asks for a decision or the way ends."""
    seat = state.actor
    terms = state.terms
    state.payment.pool = 0
    while state.steps:
        state.steps -= 1
        state.walked += 1
        room = (state.houses[seat].marker + 1) % ROOMS
        state.houses[seat].marker = room
        if room == terms.left_gate:
            refresh(state, seat, terms.left_court)
        if room == terms.right_gate:
            refresh(state, seat, COURT_BITS & ~terms.left_court)
        if state.watched:
            state.note("marker", [seat, room])
        if state.houses[seat].indulgences >> room & 1 and (can_redeem(state, CROSS) or can_redeem(state, CROWN)):
            state.phase_code = PENANCE
            return
    arrive(state)


def refresh(state: State, seat: i64, side: i64) -> None:
    """V-SPR-2: the courtiers of one side become available; who pays for the extra rooms does so after the free ones."""
    paying: i64 = state.way_paid if state.walked <= FREE_ROOMS else 0
    state.houses[seat].ready |= state.houses[seat].courtiers() & side & ~paying
    if state.watched:
        state.note("courtiers-refreshed", [seat, 1 if side == state.terms.left_court else 0])


def penance_price(kind: i64) -> i64:
    """V-IND-2: one cross, or two crowns."""
    return UNIT[CROSS] if kind == CROSS else 2 * UNIT[CROWN]


def can_redeem(state: State, kind: i64) -> bool:
    return payment.can_pay(state, FOR_PENANCE, penance_price(kind), 0)


def begin_penance(state: State, kind: i64) -> bool:
    """Choose to redeem an indulgence. True if that is paid already."""
    return payment.begin(state, FOR_PENANCE, NONE, penance_price(kind), 0)


def legal_penance(state: State, options: Options) -> None:
    if can_redeem(state, CROSS):
        options.add(REDEEM_CROSS)
    if can_redeem(state, CROWN):
        options.add(REDEEM_CROWNS)
    options.add(KEEP)
    payment.add_cashing(state, options)


def redeem(state: State) -> None:
    """The indulgence is paid off; the marker goes on."""
    seat = state.actor
    state.houses[seat].indulgences &= ~BIT[state.houses[seat].marker]
    if state.watched:
        state.note("indulgence-removed", [seat, state.houses[seat].marker])
    walk(state)


def arrive(state: State) -> None:
    """V-SPR-3, V-SPR-4: the marker stops; its room's action may begin, unless something forbids it."""
    seat = state.actor
    room = state.houses[seat].marker
    state.payment.pool = 0
    blocked = state.houses[seat].indulgences >> room & 1 == 1
    if not blocked and state.enemy_agent_at(seat, ROOM_PLACES + seat * ROOMS + room):
        blocked = not intrigue.can_oust(state)
    if blocked:
        if state.watched:
            state.note("blocked", [seat, room])
        end_turn(state)
    else:
        continue_action(state)


# -- the action of the room


def continue_action(state: State) -> None:
    """Ask for the next thing the action does; end the turn when it can do no more."""
    state.phase_code = ACTION
    options = Options()
    room_actions.targets(state, options)
    if options.count == 0 and not room_actions.cashing_helps(state):
        end_turn(state)


def legal_action(state: State, options: Options) -> None:
    room_actions.targets(state, options)
    options.add(DONE)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def turn(state: State, token: i64) -> bool:
    """V-GOV: choose a token to make available. True if the payment it takes is complete already."""
    if state.payment.credit == 0:
        return payment.begin(state, FOR_TURN, token, 0, 1)
    state.payment.credit = 0
    room_actions.make_available(state, token)
    continue_action(state)
    return False
