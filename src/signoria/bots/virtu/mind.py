"""How a squire decides: tries every sensible thing on a copy, completes it the cheapest way, keeps the best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.virtu.worth import (
    CREDIT,
    bonus_strength,
    conquest_worth,
    neighbours,
    resistance,
    symbols_worth,
    worth,
)
from signoria.engine.chance import Rng
from signoria.engine.tally import Tally
from signoria.virtu import court, payment, rules, siege, turns
from signoria.virtu.deeds import (
    ACTION,
    BIDDING,
    BONUS,
    CANCEL,
    CHOOSING,
    DISCARD,
    DISCOUNT,
    DONE,
    EXPEL,
    FOR_MARCH,
    FROM,
    MARCH,
    MARKER,
    ORIGIN,
    OVER,
    PASS,
    PAY,
    PAYING,
    PUT,
    PUTTING,
    SAIL,
    SEND,
    SHIFT,
    SPRING,
    STRIKE,
    USE,
    VACATING,
    WAIVE,
    Options,
)
from signoria.virtu.pieces import (
    BIT,
    CAMPAIGN,
    CAVALRY,
    CITIES,
    CITY_BITS,
    COURTIERS,
    FLORIN,
    INDULGENCE,
    NO_CARD,
    NONE,
    ROOM_PLACES,
    ROOMS,
    SHIP,
    SLOT_TO_SOURCE,
    SLOTS,
    UNPLACED,
    WAR,
    count_of,
    lowest_bit,
)
from signoria.virtu.playout import fresh, winners_of
from signoria.virtu.sources import purse, wealth
from signoria.virtu.state import State
from signoria.virtu.terms import Terms

FIRST_LOOK: Final = Options()
SECOND_LOOK: Final = Options()
THRESHOLD: Final = 4
NOISE: Final = 16
BONUS_WORTH: Final = vec[i64]([110, 150, 150, 200, 170, 130, 160, 150, 130, 90])
LONGEST_TURN: Final = 60


def choose(state: State, rng: Rng) -> i64:
    """What a squire does now."""
    phase = state.phase_code
    if phase == MARKER:
        return choose_way(state, rng)
    return decide(state, FIRST_LOOK, rng)


def decide(state: State, options: Options, rng: Rng) -> i64:
    """Any decision but the marker's."""
    phase = state.phase_code
    if phase == PAYING:
        return pay(state)
    if phase == BIDDING:
        return bid(state, options)
    if phase == ORIGIN or phase == PUTTING or phase == CHOOSING or phase == DISCOUNT:
        return small_choice(state, options)
    if phase == ACTION and is_at_war(state):
        action = campaign(state, options)
        if action != NONE:
            return action
    return best_of(state, options, rng)


def is_at_war(state: State) -> bool:
    seat = state.actor
    return court.room_action(state, seat, state.marker[seat]) == CAMPAIGN


# -- the marker: play the whole turn for every way


def choose_way(state: State, rng: Rng) -> i64:
    rules.legal(state, FIRST_LOOK)
    seat = state.actor
    best: i64 = NONE
    most: i64 = 0
    for number in range(FIRST_LOOK.count):
        action = FIRST_LOOK.items[number]
        if action >= USE:
            continue
        trial = state.copy()
        rules.apply(trial, action)
        finish_turn(trial, seat, rng)
        value = worth(trial, seat) + rng.below(NOISE)
        if best == NONE or value > most:
            best = action
            most = value
    return best


def finish_turn(trial: State, seat: i64, rng: Rng) -> None:
    moves: i64 = 0
    while trial.actor == seat and trial.stage == SPRING and trial.phase_code != OVER and moves < LONGEST_TURN:
        if trial.phase_code == MARKER:
            return
        rules.apply(trial, decide(trial, SECOND_LOOK, rng))
        moves += 1


# -- one thing at a time


def best_of(state: State, options: Options, rng: Rng) -> i64:
    """The legal action after which the position is worth most; the end of the step if none improves it."""
    rules.legal(state, options)
    seat = state.actor
    dull: i64 = dull_places(state, seat) if state.phase_code == ACTION else 0
    best: i64 = NONE
    most: i64 = 0
    for number in range(options.count):
        action = options.items[number]
        if is_idle(state, action) or (SEND <= action < EXPEL and dull & BIT[action - SEND]):
            continue
        if action == DONE:
            value = worth(state, seat) - CREDIT * state.credit + THRESHOLD
        else:
            trial = state.copy()
            rules.apply(trial, action)
            settle(trial, seat)
            value = worth(trial, seat)
            if not SHIFT <= action < STRIKE:
                value += rng.below(NOISE) // 2
        if best == NONE or value > most:
            best = action
            most = value
    return options.items[0] if best == NONE else best


def dull_places(state: State, seat: i64) -> i64:
    """Where an agent would do little: far from one's own cities, or in one's own house."""
    rooms = 31 * BIT[ROOM_PLACES + seat * ROOMS]
    return rooms | (CITY_BITS & ~neighbours(state, seat)) | state.cities(seat)


def is_idle(state: State, action: i64) -> bool:
    """Actions that are not tried: taking back, cashing without need, discarding a courtier for nothing."""
    if action == CANCEL:
        return True
    if USE <= action < MARCH:
        return (action - USE) & 7 == FLORIN
    if state.phase_code == VACATING:
        return False
    return DISCARD <= action < SHIFT or (SHIFT <= action < STRIKE and is_mere_shuffle(action - SHIFT))


def is_mere_shuffle(shift: i64) -> bool:
    """From courtier place to courtier place."""
    return shift // SLOTS >= COURTIERS and shift % SLOTS >= COURTIERS


def settle(trial: State, seat: i64) -> None:
    """Complete a choice with its small choices and its payment."""
    while trial.actor == seat:
        phase = trial.phase_code
        if phase == PAYING:
            rules.apply(trial, pay(trial))
        elif phase == ORIGIN or phase == PUTTING or phase == CHOOSING or phase == DISCOUNT:
            rules.apply(trial, small_choice(trial, TINY))
        else:
            return


def pay(state: State) -> i64:
    """Complete a payment; where only an indulgence helps, take it."""
    if payment.can_pay_at_once(state):
        return PAY
    options = Options()
    rules.legal(state, options)
    for number in range(options.count):
        if (options.items[number] - USE) >> 3 == INDULGENCE:
            return options.items[number]
    return CANCEL


TINY: Final = Options()


def small_choice(state: State, options: Options) -> i64:
    """Which agent, which place, which bonus, which symbol less: by simple preferences."""
    rules.legal(state, options)
    best: i64 = NONE
    most: i64 = 0
    for number in range(options.count):
        action = options.items[number]
        if action == CANCEL or action >= USE:
            continue
        value = preference(state, action)
        if best == NONE or value > most:
            best = action
            most = value
    return CANCEL if best == NONE else best


def preference(state: State, action: i64) -> i64:
    phase = state.phase_code
    seat = state.actor
    if phase == PUTTING:
        slot = action - PUT
        card = state.card(seat, slot)
        if card == NO_CARD:
            return 1000 - COURTIERS + slot
        value = symbols_worth(state.terms.card_symbols[card]) + 100 * state.terms.card_prestige[card]
        return -value if state.ready[seat] & BIT[slot + SLOT_TO_SOURCE] else 20 - value
    if phase == CHOOSING:
        return BONUS_WORTH[action - BONUS]
    if phase == ORIGIN:
        return 100 if action - FROM == UNPLACED else 0
    return action - WAIVE


# -- war


def campaign(state: State, options: Options) -> i64:
    """The next move towards the best city that can be taken for sure; NONE if there is none."""
    seat = state.actor
    sources = purse(state, FOR_MARCH)
    total = wealth(state, seat, sources) + state.pool
    riders = count_of(total, CAVALRY)
    ships = count_of(total, SHIP)
    bonus = bonus_strength(state, seat)
    best: i64 = NONE
    most: i64 = 0
    for city in range(i64(CITIES)):
        if state.ruler[city] == seat or not state.terms.open_cities & BIT[city]:
            continue
        present = state.troops_at(seat, city)
        wall = resistance(state, seat, city)
        if present and present + bonus > wall:
            continue
        reach = reachable(state, seat, city, riders, ships)
        if present + reach + bonus > wall and reach:
            value = conquest_worth(state, seat, city) - 12 * (wall + 1 - present)
            if value > most:
                most = value
                best = city
    if best == NONE:
        return arm(state, options)
    return approach(state, seat, best, riders, ships)


def reachable(state: State, seat: i64, city: i64, riders: i64, ships: i64) -> i64:
    """How many troops can come before a city, by one road or straight over sea."""
    troops: i64 = 0
    near = state.cities(seat) & state.terms.roads[city]
    while near and riders:
        come = state.troops_at(seat, lowest_bit(near))
        if come > riders:
            come = riders
        troops += come
        riders -= come
        near &= near - 1
    ports = state.cities(seat) & state.terms.ports & ~state.terms.roads[city]
    while ports and ships:
        port = lowest_bit(ports)
        ports &= ports - 1
        seas = state.terms.sea_way[port * CITIES + city]
        if seas:
            come = state.troops_at(seat, port)
            if come * seas > ships:
                come = ships // seas
            troops += come
            ships -= come * seas
    return troops


def approach(state: State, seat: i64, city: i64, riders: i64, ships: i64) -> i64:
    near = state.cities(seat) & state.terms.roads[city]
    while near and riders:
        start = lowest_bit(near)
        if state.troops_at(seat, start):
            return MARCH + start * CITIES + city
        near &= near - 1
    ports = state.cities(seat) & state.terms.ports & ~state.terms.roads[city]
    while ports and ships:
        port = lowest_bit(ports)
        seas = state.terms.sea_way[port * CITIES + city]
        if seas and seas <= ships and state.troops_at(seat, port):
            return SAIL + port * CITIES + city
        ports &= ports - 1
    return DONE


def arm(state: State, options: Options) -> i64:
    """Before the end of a campaign with a siege, take the room's war symbols; else end it."""
    seat = state.actor
    if siege.pending(state, seat):
        rules.legal(state, options)
        for number in range(options.count):
            action = options.items[number]
            if USE <= action < MARCH and (action - USE) & 7 == WAR:
                return action
    return DONE


def bid(state: State, options: Options) -> i64:
    """Strike if that can still turn the siege; before a lost city, cash its florins."""
    rules.legal(state, options)
    seat = state.actor
    ours = siege.attack_strength(state)
    theirs = siege.defence_strength(state)
    more = bonus_strength(state, seat)
    attacking = seat == state.attacker
    behind = ours <= theirs if attacking else ours > theirs
    hopeful = ours + more > theirs if attacking else theirs + more >= ours
    strike: i64 = NONE
    cash: i64 = NONE
    for number in range(options.count):
        action = options.items[number]
        if STRIKE <= action < USE:
            if strike == NONE or action - STRIKE > strike - STRIKE:
                strike = action
        elif action == USE + state.city * 8:
            cash = action
    if behind and hopeful and strike != NONE:
        return strike
    return cash if behind and not attacking and cash != NONE else PASS


# -- whole games


def squire_games(terms: Terms, games: i64, rng: Rng) -> tuple[Tally, list[list[int]], list[int]]:
    """Games of squires among themselves: the tally, the prestige of every seat, and the years of every game."""
    from signoria.virtu import scoring

    tally = Tally(terms.seats)
    scores: list[list[int]] = []
    years: list[int] = []
    for _ in range(games):
        state = fresh(terms, NONE)
        turns.begin(state, rng.below(terms.seats))
        decisions: i64 = 0
        fingerprint = tally.fingerprint
        while state.phase_code != OVER:
            action = choose(state, rng)
            rules.apply(state, action)
            fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
            decisions += 1
        tally.fingerprint = fingerprint
        tally.add(winners_of(state), state.reason, decisions)
        scores.append([scoring.prestige(state, seat) for seat in range(terms.seats)])
        years.append(state.year)
    return tally, scores, years
