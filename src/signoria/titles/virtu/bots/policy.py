"""How a player decides by a mind alone: tries what is sensible on a copy, completes it cheaply, keeps the best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.titles.virtu.bots.evaluation import worth
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.outlook import Outlook
from signoria.titles.virtu.bots.prospects import neighbours
from signoria.titles.virtu.bots.war import bid, campaign, is_at_war
from signoria.titles.virtu.bots.weights import BONUS_WORTH, CREDIT, MOOD, POINT
from signoria.titles.virtu.rules import palace, payment, phases
from signoria.titles.virtu.rules.action_codes import (
    ALLY,
    BONUS,
    BUILD,
    CANCEL,
    DISCARD,
    DISMISS,
    DONE,
    EXPEL,
    FROM,
    HIRE,
    MARCH,
    MOVE,
    PAY,
    PUT,
    SEND,
    SHIFT,
    STRIKE,
    TURN,
    USE,
    WAIVE,
)
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    ALLIANCE_STEP,
    BIDDING,
    CHOOSING,
    DISCOUNT,
    DISMISSING,
    HIRING_STEP,
    MARKER,
    MENU,
    ORIGIN,
    OVER,
    PALACE_STEP,
    PAYING,
    PURCHASE_STEP,
    PUTTING,
    SPRING,
    VACATING,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITY_BITS,
    COURT,
    COURT_BITS,
    COURTIERS,
    FLORIN,
    GOVERN,
    INDULGENCE,
    NO_CARD,
    NONE,
    ROOM_BITS,
    ROOM_PLACES,
    ROOMS,
    SLOT_TO_SOURCE,
    SLOTS,
    UNPLACED,
    lowest_bit,
)
from signoria.titles.virtu.rules.sources import purse
from signoria.titles.virtu.rules.state import State

THRESHOLD: Final = 2
LONGEST_TURN: Final = 60
NOT_IN_WINTER: Final = vec[i64]([NONE for _ in range(4)])


def choose(state: State, mind: Mind, rng: Rng) -> i64:
    """What a player of this mind does now."""
    phase = state.phase_code
    if phase == PAYING:
        return pay(state)
    if phase == BIDDING:
        return bid(state)
    look = Outlook(state, mind)
    if phase == MARKER:
        return choose_way(state, look, rng)
    return decide(state, look, rng)


def decide(state: State, look: Outlook, rng: Rng) -> i64:
    """Any decision but the marker's."""
    phase = state.phase_code
    if phase == PAYING:
        return pay(state)
    if phase == BIDDING:
        return bid(state)
    if is_small(phase):
        return small_choice(state, look)
    if phase == MENU:
        return keep_house(state, look, rng)
    if phase == ACTION and is_at_war(state):
        return campaign(state, look)
    return best_of(state, look, rng)


# -- the marker: play the whole turn for every way


def choose_way(state: State, look: Outlook, rng: Rng) -> i64:
    best, _ = best_way(state, look, rng)
    coin = coin_on_way(state, best)
    return best if coin == NONE else USE + coin * 8


def best_way(state: State, look: Outlook, rng: Rng) -> tuple[i64, State]:
    """How far the marker goes, and the state after the whole turn."""
    options = Options()
    phases.legal(state, options)
    seat = state.actor
    best: i64 = NONE
    most: i64 = 0
    end = state
    for number in range(options.count):
        action = options.items[number]
        if action >= USE:
            continue
        trial = state.copy()
        phases.apply(trial, action)
        finish_turn(trial, seat, look, rng)
        value = worth(trial, seat, look) + rng.below(look.weights[MOOD] + 1)
        if best == NONE or value > most:
            best = action
            most = value
            end = trial
    return best, end


def turn_taken(state: State, look: Outlook, rng: Rng) -> State:
    """The state after the whole turn of whoever moves their marker now: quicker than choice by choice."""
    seat = state.actor
    best, end = best_way(state, look, rng)
    coin = coin_on_way(state, best)
    if coin == NONE:
        return end
    while coin != NONE:
        phases.apply(state, USE + coin * 8)
        coin = coin_on_way(state, best)
    if phases.is_legal(state, best):
        phases.apply(state, best)
        finish_turn(state, seat, look, rng)
    return state


def coin_on_way(state: State, way: i64) -> i64:
    """A courtier whose florins can be cashed at no cost, since the marker is about to refresh him; or NONE."""
    if way < MOVE:
        return NONE
    steps = way - MOVE + 1
    seat = state.actor
    terms = state.terms
    sides: i64 = 0
    for step in range(i64(1), steps + 1):
        room = (state.houses[seat].marker + step) % ROOMS
        if room == terms.left_gate:
            sides |= terms.left_court
        if room == terms.right_gate:
            sides |= COURT_BITS & ~terms.left_court
    coins = state.coins(seat) & sides
    return lowest_bit(coins) if coins else NONE


def finish_turn(trial: State, seat: i64, look: Outlook, rng: Rng) -> None:
    moves: i64 = 0
    while trial.actor == seat and trial.stage == SPRING and trial.phase_code != OVER and moves < LONGEST_TURN:
        if trial.phase_code == MARKER:
            return
        phases.apply(trial, decide(trial, look, rng))
        moves += 1


# -- one thing at a time


def best_of(state: State, look: Outlook, rng: Rng) -> i64:
    """The legal action after which the position is worth most; the end of the step if none improves it."""
    options = Options()
    phases.legal(state, options)
    seat = state.actor
    dull: i64 = dull_places(state, seat) if state.phase_code == ACTION else 0
    best: i64 = NONE
    most: i64 = 0
    for number in range(options.count):
        action = options.items[number]
        if is_idle(state, action) or (SEND <= action < EXPEL and dull & BIT[action - SEND]):
            continue
        value = worth_of(state, action, seat, look)
        if action != DONE:
            value += mood(state, look, rng)
        if best == NONE or value > most:
            best = action
            most = value
    return options.items[0] if best == NONE else best


def mood(state: State, look: Outlook, rng: Rng) -> i64:
    """A little chance among choices of about the same worth; none when the points are counted."""
    return 0 if state.last else rng.below(look.weights[MOOD] + 1) // 2


def worth_of(state: State, action: i64, seat: i64, look: Outlook) -> i64:
    """What the position is worth after an action, its small choices and its payment."""
    if action == DONE:
        return worth(state, seat, look) - look.weights[CREDIT] * state.payment.credit + THRESHOLD
    trial = state.copy()
    phases.apply(trial, action)
    if state.phase_code == ACTION and USE <= action < MARCH and (action - USE) & 7 == FLORIN:
        turn_again(trial, (action - USE) >> 3)
    settle(trial, seat, look)
    return worth(trial, seat, look)


def turn_again(trial: State, token: i64) -> None:
    """V-GOV: what was cashed before governing is then made available."""
    if phases.is_legal(trial, TURN + token):
        phases.apply(trial, TURN + token)


def dull_places(state: State, seat: i64) -> i64:
    """Where an agent would do little: far from one's own cities, or in one's own house."""
    rooms = 31 * BIT[ROOM_PLACES + seat * ROOMS]
    return rooms | (CITY_BITS & ~neighbours(state, seat)) | state.houses[seat].cities()


def is_idle(state: State, action: i64) -> bool:
    """Actions that are not tried: taking back, cashing without need, discarding a courtier for nothing."""
    if action == CANCEL:
        return True
    if USE <= action < MARCH:
        return (action - USE) & 7 == FLORIN and not is_turned_next(state, (action - USE) >> 3)
    if state.phase_code == VACATING:
        return False
    return DISCARD <= action < SHIFT or (SHIFT <= action < STRIKE and is_mere_shuffle(action - SHIFT))


def is_turned_next(state: State, token: i64) -> bool:
    """V-GOV: could this token be cashed and then turned?"""
    if state.phase_code != ACTION or token >= COURT or (state.payment.paid | state.payment.turned) & BIT[token]:
        return False
    return palace.room_action(state, state.actor, state.houses[state.actor].marker) == GOVERN


def is_mere_shuffle(shift: i64) -> bool:
    """From courtier place to courtier place."""
    return shift // SLOTS >= COURTIERS and shift % SLOTS >= COURTIERS


def keep_house(state: State, look: Outlook, rng: Rng) -> i64:
    """The Winter menu: the best thing to do, but first what is worth doing in the steps that it would close."""
    options = Options()
    phases.legal(state, options)
    seat = state.actor
    firsts = NOT_IN_WINTER[:]
    values = NOT_IN_WINTER[:]
    idle = worth_of(state, DONE, seat, look)
    best: i64 = DONE
    most = idle
    for number in range(options.count):
        action = options.items[number]
        if action == DONE or is_idle(state, action):
            continue
        value = worth_of(state, action, seat, look)
        if not SHIFT <= action < STRIKE:
            value += mood(state, look, rng)
        step = step_of(action)
        if value > idle and (firsts[step] == NONE or value > values[step]):
            firsts[step] = action
            values[step] = value
        if value > most:
            best = action
            most = value
    if best != DONE:
        for step in range(step_of(best)):
            if firsts[step] != NONE and leaves(state, firsts[step], best, look):
                return firsts[step]
    return best


def step_of(action: i64) -> i64:
    """The step of the Winter menu to which an action belongs."""
    if action >= SHIFT:
        return PALACE_STEP
    if action >= HIRE:
        return HIRING_STEP
    return ALLIANCE_STEP if ALLY <= action < BUILD else PURCHASE_STEP


def leaves(state: State, first: i64, then: i64, look: Outlook) -> bool:
    """Is one thing still possible after another?"""
    trial = state.copy()
    phases.apply(trial, first)
    settle(trial, state.actor, look)
    return trial.actor == state.actor and trial.phase_code == MENU and phases.is_legal(trial, then)


def is_small(phase: i64) -> bool:
    return phase == ORIGIN or phase == PUTTING or phase == CHOOSING or phase == DISCOUNT or phase == DISMISSING


def settle(trial: State, seat: i64, look: Outlook) -> None:
    """Complete a choice with its small choices and its payment."""
    while trial.actor == seat:
        if trial.phase_code == PAYING:
            phases.apply(trial, pay(trial))
        elif is_small(trial.phase_code):
            phases.apply(trial, small_choice(trial, look))
        else:
            return


def pay(state: State) -> i64:
    """Complete a payment; where only an indulgence helps, take it (what was chosen was worth it)."""
    if payment.can_pay_at_once(state):
        return PAY
    _, uses = payment.best_way(state, purse(state, state.payment.purpose))
    indulgence: i64 = NONE
    for number in range(len(uses)):
        if BIT[uses[number] >> 3] & ROOM_BITS:  # V-PAY-2: the room first
            return USE + uses[number]
        if uses[number] >> 3 == INDULGENCE:
            indulgence = USE + uses[number]
    return CANCEL if indulgence == NONE else indulgence


def small_choice(state: State, look: Outlook) -> i64:
    """Which agent, which place, which bonus, which symbol less, which troop goes: by simple preferences."""
    options = Options()
    phases.legal(state, options)
    best: i64 = NONE
    most: i64 = 0
    for number in range(options.count):
        action = options.items[number]
        if action == CANCEL or action >= USE:
            continue
        value = preference(state, action, look)
        if best == NONE or value > most:
            best = action
            most = value
    return CANCEL if best == NONE else best


def preference(state: State, action: i64, look: Outlook) -> i64:
    phase = state.phase_code
    seat = state.actor
    if phase == PUTTING:
        slot = action - PUT
        card = state.houses[seat].card(slot)
        if card == NO_CARD:
            return 1000 - COURTIERS + slot
        value = look.prices.cards[card] + POINT * state.terms.card_prestige[card]
        return -value if state.houses[seat].ready & BIT[slot + SLOT_TO_SOURCE] else 20 - value
    if phase == CHOOSING:
        return look.weights[BONUS_WORTH + action - BONUS]
    if phase == ORIGIN:
        return 100 if action - FROM == UNPLACED else 0
    if phase == DISMISSING:
        city = action - DISMISS
        inland: i64 = 0 if state.terms.roads[city] & ~state.houses[seat].cities() else 10
        return inland - state.board.troops_at(seat, city)
    return action - WAIVE
