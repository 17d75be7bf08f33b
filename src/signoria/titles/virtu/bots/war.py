"""How a player goes to war, and bids in sieges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.titles.virtu.bots.outlook import Outlook, conquest_worth, reachable, resistance, strike_strength
from signoria.titles.virtu.bots.weights import STRENGTH_SPENT
from signoria.titles.virtu.rules import palace, phases, siege, siege_strength
from signoria.titles.virtu.rules.action_codes import DONE, MARCH, PASS, SAIL, STRIKE, USE
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import FOR_MARCH
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CAMPAIGN,
    CATHEDRAL,
    CAVALRY,
    CITIES,
    COURT,
    INDULGENCE,
    NONE,
    SHIP,
    WAR,
    WAR_TOKEN,
    count_of,
    lowest_bit,
)
from signoria.titles.virtu.rules.sources import purse, room_symbols, wealth
from signoria.titles.virtu.rules.state import State

SIEGE_BEGUN: Final = 1000


def is_at_war(state: State) -> bool:
    seat = state.actor
    return palace.room_action(state, seat, state.houses[seat].marker) == CAMPAIGN


def campaign(state: State, look: Outlook) -> i64:
    """The next move towards the best city that can be taken for sure; else the end of the campaign."""
    seat = state.actor
    total = wealth(state, seat, purse(state, FOR_MARCH)) + state.payment.pool
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
    spare = strike_strength(state, seat, False) + state.houses[seat].war_tokens
    besieged = siege.pending(state, seat)
    while besieged:
        city = lowest_bit(besieged)
        besieged &= besieged - 1
        wanted = resistance(state, seat, city, look) + 1 - state.board.troops_at(seat, city)
        if wanted > 0:
            spare -= wanted
    return spare


def is_short_of_arms(state: State, seat: i64, look: Outlook) -> bool:
    """Is there a siege that +1 tokens would help to win?"""
    besieged = siege.pending(state, seat)
    while besieged:
        city = lowest_bit(besieged)
        besieged &= besieged - 1
        if resistance(state, seat, city, look) >= state.board.troops_at(seat, city) + state.houses[seat].war_tokens:
            return True
    return False


def best_target(state: State, seat: i64, riders: i64, ships: i64, spare: i64, look: Outlook) -> i64:
    """The city whose conquest is sure and pays best, or NONE; first a siege that is not yet won."""
    best: i64 = NONE
    most: i64 = 0
    targets = state.terms.open_cities & ~state.houses[seat].cities()
    while targets:
        city = lowest_bit(targets)
        targets &= targets - 1
        present = state.board.troops_at(seat, city)
        wanted = resistance(state, seat, city, look) + 1 - present
        if present and (wanted <= 0 or spare >= 0):
            continue
        come = reachable(state, seat, city, riders, ships)
        least: i64 = 0 if present else wanted
        if come == 0 or come + spare < least:
            continue
        value = conquest_worth(state, seat, city, look) - look.weights[STRENGTH_SPENT] * wanted
        if present:
            value += SIEGE_BEGUN
        if value > most:
            most = value
            best = city
    return best


def approach(state: State, seat: i64, city: i64, riders: i64, ships: i64) -> i64:
    """The next move of the nearest troop that can come."""
    own = state.houses[seat].cities()
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
            if state.board.troops_at(seat, start):
                return MARCH + start * CITIES + lowest_bit(before & roads[start])
        before = ring
        ring = behind & own & ~seen
        seen |= ring
        distance += 1
    ports = own & state.terms.ports & ~seen
    while ports:
        port = lowest_bit(ports)
        seas = state.terms.sea_way[port * CITIES + city]
        if seas and seas <= ships and state.board.troops_at(seat, port):
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
    ours = siege_strength.attack_strength(state)
    theirs = siege_strength.defence_strength(state)
    attack = ours + siege_strength.reach(state, state.siege.attacker)
    defence = theirs + siege_strength.reach(state, state.siege.rival)
    attacking = seat == state.siege.attacker
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
    if token == state.siege.city:
        return True
    return CATHEDRAL <= token < COURT and state.board.cathedral(token - CATHEDRAL) == state.siege.city
