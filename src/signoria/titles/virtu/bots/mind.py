"""How a squire decides: tries every sensible thing on a copy, completes it the cheapest way, keeps the best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.engine.tally import Tally
from signoria.titles.virtu.bots.worth import (
    BONUS_WORTH,
    CREDIT,
    Outlook,
    conquest_worth,
    neighbours,
    reachable,
    resistance,
    strike_strength,
    symbols_worth,
    worth,
)
from signoria.titles.virtu.rules import court, payment, phases, siege, turns
from signoria.titles.virtu.rules.deeds import (
    ACTION,
    ALLIANCE_STEP,
    ALLY,
    BIDDING,
    BONUS,
    BUILD,
    CANCEL,
    CHOOSING,
    DISCARD,
    DISCOUNT,
    DISMISS,
    DISMISSING,
    DONE,
    EXPEL,
    FOR_MARCH,
    FROM,
    HIRE,
    HIRING_STEP,
    MARCH,
    MARKER,
    MENU,
    MOVE,
    ORIGIN,
    OVER,
    PALACE_STEP,
    PASS,
    PAY,
    PAYING,
    PURCHASE_STEP,
    PUT,
    PUTTING,
    SAIL,
    SEND,
    SHIFT,
    SPRING,
    STRIKE,
    TURN,
    USE,
    VACATING,
    WAIVE,
    Options,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CAMPAIGN,
    CATHEDRAL,
    CAVALRY,
    CITIES,
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
    SHIP,
    SLOT_TO_SOURCE,
    SLOTS,
    UNPLACED,
    WAR,
    WAR_TOKEN,
    count_of,
    lowest_bit,
)
from signoria.titles.virtu.rules.playout import fresh, winners_of
from signoria.titles.virtu.rules.sources import purse, room_symbols, wealth
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.rules.terms import Terms

THRESHOLD: Final = 2
NOISE: Final = 16
LONGEST_TURN: Final = 60
SIEGE_BEGUN: Final = 1000
NOT_IN_WINTER: Final = vec[i64]([NONE for _ in range(4)])


def choose(state: State, rng: Rng) -> i64:
    """What a squire does now."""
    look = Outlook(state)
    if state.phase_code == MARKER:
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
        return small_choice(state)
    if phase == MENU:
        return keep_house(state, look, rng)
    if phase == ACTION and is_at_war(state):
        return campaign(state, look)
    return best_of(state, look, rng)


def is_at_war(state: State) -> bool:
    seat = state.actor
    return court.room_action(state, seat, state.marker[seat]) == CAMPAIGN


# -- the marker: play the whole turn for every way


def choose_way(state: State, look: Outlook, rng: Rng) -> i64:
    options = Options()
    phases.legal(state, options)
    seat = state.actor
    best: i64 = NONE
    most: i64 = 0
    for number in range(options.count):
        action = options.items[number]
        if action >= USE:
            continue
        trial = state.copy()
        phases.apply(trial, action)
        finish_turn(trial, seat, look, rng)
        value = worth(trial, seat, look) + rng.below(NOISE)
        if best == NONE or value > most:
            best = action
            most = value
    coin: i64 = free_coin(state, best - MOVE + 1) if best >= MOVE else NONE
    return best if coin == NONE else USE + coin * 8


def free_coin(state: State, steps: i64) -> i64:
    """A courtier whose florins can be cashed at no cost, since the marker is about to refresh him; or NONE."""
    seat = state.actor
    terms = state.terms
    sides: i64 = 0
    for step in range(i64(1), steps + 1):
        room = (state.marker[seat] + step) % ROOMS
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
            value += mood(state, rng)
        if best == NONE or value > most:
            best = action
            most = value
    return options.items[0] if best == NONE else best


def mood(state: State, rng: Rng) -> i64:
    """A little chance among choices of about the same worth; none when the points are counted."""
    return 0 if state.last else rng.below(NOISE) // 2


def worth_of(state: State, action: i64, seat: i64, look: Outlook) -> i64:
    """What the position is worth after an action, its small choices and its payment."""
    if action == DONE:
        return worth(state, seat, look) - CREDIT * state.credit + THRESHOLD
    trial = state.copy()
    phases.apply(trial, action)
    if state.phase_code == ACTION and USE <= action < MARCH and (action - USE) & 7 == FLORIN:
        turn_again(trial, (action - USE) >> 3)
    settle(trial, seat)
    return worth(trial, seat, look)


def turn_again(trial: State, token: i64) -> None:
    """V-GOV: what was cashed before governing is then made available."""
    if phases.is_legal(trial, TURN + token):
        phases.apply(trial, TURN + token)


def dull_places(state: State, seat: i64) -> i64:
    """Where an agent would do little: far from one's own cities, or in one's own house."""
    rooms = 31 * BIT[ROOM_PLACES + seat * ROOMS]
    return rooms | (CITY_BITS & ~neighbours(state, seat)) | state.cities(seat)


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
    if state.phase_code != ACTION or token >= COURT or (state.paid | state.turned) & BIT[token]:
        return False
    return court.room_action(state, state.actor, state.marker[state.actor]) == GOVERN


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
            value += mood(state, rng)
        step = step_of(action)
        if value > idle and (firsts[step] == NONE or value > values[step]):
            firsts[step] = action
            values[step] = value
        if value > most:
            best = action
            most = value
    if best != DONE:
        for step in range(step_of(best)):
            if firsts[step] != NONE and leaves(state, firsts[step], best):
                return firsts[step]
    return best


def step_of(action: i64) -> i64:
    """The step of the Winter menu to which an action belongs."""
    if action >= SHIFT:
        return PALACE_STEP
    if action >= HIRE:
        return HIRING_STEP
    return ALLIANCE_STEP if ALLY <= action < BUILD else PURCHASE_STEP


def leaves(state: State, first: i64, then: i64) -> bool:
    """Is one thing still possible after another?"""
    trial = state.copy()
    phases.apply(trial, first)
    settle(trial, state.actor)
    return trial.actor == state.actor and trial.phase_code == MENU and phases.is_legal(trial, then)


def is_small(phase: i64) -> bool:
    return phase == ORIGIN or phase == PUTTING or phase == CHOOSING or phase == DISCOUNT or phase == DISMISSING


def settle(trial: State, seat: i64) -> None:
    """Complete a choice with its small choices and its payment."""
    while trial.actor == seat:
        if trial.phase_code == PAYING:
            phases.apply(trial, pay(trial))
        elif is_small(trial.phase_code):
            phases.apply(trial, small_choice(trial))
        else:
            return


def pay(state: State) -> i64:
    """Complete a payment; where only an indulgence helps, take it (what was chosen was worth it)."""
    if payment.can_pay_at_once(state):
        return PAY
    _, uses = payment.best_way(state, purse(state, state.purpose))
    indulgence: i64 = NONE
    for number in range(len(uses)):
        if BIT[uses[number] >> 3] & ROOM_BITS:  # V-PAY-2: the room first
            return USE + uses[number]
        if uses[number] >> 3 == INDULGENCE:
            indulgence = USE + uses[number]
    return CANCEL if indulgence == NONE else indulgence


def small_choice(state: State) -> i64:
    """Which agent, which place, which bonus, which symbol less, which troop goes: by simple preferences."""
    options = Options()
    phases.legal(state, options)
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
    if phase == DISMISSING:
        city = action - DISMISS
        inland: i64 = 0 if state.terms.roads[city] & ~state.cities(seat) else 10
        return inland - state.troops_at(seat, city)
    return action - WAIVE


# -- war


def campaign(state: State, look: Outlook) -> i64:
    """The next move towards the best city that can be taken for sure; else the end of the campaign."""
    seat = state.actor
    total = wealth(state, seat, purse(state, FOR_MARCH)) + state.pool
    riders = count_of(total, CAVALRY)
    ships = count_of(total, SHIP)
    spare = spare_strength(state, seat, look)
    city = best_target(state, seat, riders, ships, spare, look)
    if city != NONE:
        return approach(state, seat, city, riders, ships)
    arms = war_symbol(state)
    if arms == NONE:
        return DONE
    symbols = room_symbols(state, seat, (arms - USE) >> 3)
    more = count_of(symbols, WAR)
    riders -= count_of(symbols, CAVALRY)
    ships -= count_of(symbols, SHIP)
    if is_short_of_arms(state, seat, look) or best_target(state, seat, riders, ships, spare + more, look) != NONE:
        return arms
    return DONE


def spare_strength(state: State, seat: i64, look: Outlook) -> i64:
    """The war bonuses that the sieges already begun do not need; below 0: so many are missing."""
    spare = strike_strength(state, seat, False) + state.arms[seat]
    besieged = siege.pending(state, seat)
    while besieged:
        city = lowest_bit(besieged)
        besieged &= besieged - 1
        wanted = resistance(state, seat, city, look) + 1 - state.troops_at(seat, city)
        if wanted > 0:
            spare -= wanted
    return spare


def is_short_of_arms(state: State, seat: i64, look: Outlook) -> bool:
    """Is there a siege that +1 tokens would help to win?"""
    besieged = siege.pending(state, seat)
    while besieged:
        city = lowest_bit(besieged)
        besieged &= besieged - 1
        if resistance(state, seat, city, look) >= state.troops_at(seat, city) + state.arms[seat]:
            return True
    return False


def best_target(state: State, seat: i64, riders: i64, ships: i64, spare: i64, look: Outlook) -> i64:
    """The city whose conquest is sure and pays best, or NONE; first a siege that is not yet won."""
    best: i64 = NONE
    most: i64 = 0
    targets = state.terms.open_cities & ~state.cities(seat)
    while targets:
        city = lowest_bit(targets)
        targets &= targets - 1
        present = state.troops_at(seat, city)
        wanted = resistance(state, seat, city, look) + 1 - present
        if present and (wanted <= 0 or spare >= 0):
            continue
        come = reachable(state, seat, city, riders, ships)
        least: i64 = 0 if present else wanted
        if come == 0 or come + spare < least:
            continue
        value = conquest_worth(state, seat, city, look.years) - 12 * wanted
        if present:
            value += SIEGE_BEGUN
        if value > most:
            most = value
            best = city
    return best


def approach(state: State, seat: i64, city: i64, riders: i64, ships: i64) -> i64:
    """The next move of the nearest troop that can come."""
    own = state.cities(seat)
    roads = state.terms.roads
    ring = own & roads[city]
    seen = ring
    before = BIT[city]
    distance: i64 = 1
    while ring and riders >= distance:
        behind: i64 = 0
        starts = ring
        while starts:
            start = lowest_bit(starts)
            starts &= starts - 1
            behind |= roads[start]
            if state.troops_at(seat, start):
                return MARCH + start * CITIES + lowest_bit(before & roads[start])
        before = ring
        ring = behind & own & ~seen
        seen |= ring
        distance += 1
    ports = own & state.terms.ports & ~seen
    while ports:
        port = lowest_bit(ports)
        seas = state.terms.sea_way[port * CITIES + city]
        if seas and seas <= ships and state.troops_at(seat, port):
            return SAIL + port * CITIES + city
        ports &= ports - 1
    return DONE


def war_symbol(state: State) -> i64:
    """The use of a room card for its war bonus, or NONE."""
    options = Options()
    phases.legal(state, options)
    for number in range(options.count):
        action = options.items[number]
        if USE <= action < MARCH and (action - USE) & 7 == WAR:
            return action
    return NONE


def bid(state: State) -> i64:
    """Strike while that wins the siege or holds the city against all that may come; before a lost city, cash it."""
    options = Options()
    phases.legal(state, options)
    seat = state.actor
    ours = siege.attack_strength(state)
    theirs = siege.defence_strength(state)
    attack = ours + siege.reach(state, state.attacker)
    defence = theirs + siege.reach(state, state.rival)
    attacking = seat == state.attacker
    behind = ours <= theirs if attacking else ours > theirs
    hopeful = attack > defence if attacking else defence >= attack
    strike: i64 = NONE
    cash: i64 = NONE
    for number in range(options.count):
        action = options.items[number]
        if STRIKE <= action < USE:
            if strike != STRIKE + WAR_TOKEN:
                strike = action
        elif USE <= action < MARCH and (action - USE) >> 3 != INDULGENCE and is_at_stake(state, (action - USE) >> 3):
            cash = action
    if behind and hopeful and strike != NONE:
        return strike
    return cash if not attacking and not hopeful and cash != NONE else PASS


def is_at_stake(state: State, token: i64) -> bool:
    """Is it the token of the besieged city, or of its cathedral?"""
    if token == state.city:
        return True
    return CATHEDRAL <= token < COURT and state.cathedrals[token - CATHEDRAL] == state.city


# -- whole games


def squire_games(terms: Terms, games: i64, rng: Rng) -> tuple[Tally, list[list[int]], list[int]]:
    """Games of squires among themselves: the tally, the prestige of every seat, and the years of every game."""
    from signoria.titles.virtu.rules import scoring

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
            phases.apply(state, action)
            fingerprint = (fingerprint * 31 + action) & 0xFFFFFFFF
            decisions += 1
        tally.fingerprint = fingerprint
        tally.add(winners_of(state), state.reason, decisions)
        scores.append([scoring.prestige(state, seat) for seat in range(terms.seats)])
        years.append(state.year)
    return tally, scores, years
