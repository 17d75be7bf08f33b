"""The end of Spring: sieges, battles on the plains, bids, losses, retreats and withdrawals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules import court, payment
from signoria.titles.virtu.rules.actions import fewest_seas
from signoria.titles.virtu.rules.deeds import (
    BETWEEN,
    BIDDING,
    DISBAND,
    DISCARD,
    FOR_RETREAT,
    FOR_STRIKE,
    PASS,
    RETREAT,
    RETREATING,
    SHIFT,
    SIEGE,
    SIEGES,
    STRIKE,
    VACATING,
    WITHDRAW,
    Options,
)
from signoria.titles.virtu.rules.pieces import (
    ARTILLERY,
    BASTIONS,
    BIT,
    CATHEDRAL,
    CATHEDRALS,
    CITIES,
    COURT,
    COURT_BITS,
    FRANCE,
    LEONARDO,
    LEONARDO_SOURCE,
    NONE,
    SHIP,
    SLOT_TO_SOURCE,
    SLOTS,
    UNIT,
    WAR,
    WAR_TOKEN,
    count_of,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.sources import purse, raisable, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

BASTION_STRENGTH: Final = 2
FIRM: Final = 3  # V-SIE-4: such a city costs the attacker a troop


# -- which sieges there are (V-SIE-1)


def pending(state: State, seat: i64) -> i64:
    """The cities that a seat besieges, as a set."""
    found: i64 = 0
    shift = 4 * seat
    for city in range(i64(CITIES)):
        if state.troops[city] >> shift & 15 and state.ruler[city] != seat:
            found |= BIT[city]
    return found & ~state.leaving[seat]


def next_siege(state: State) -> None:
    """Ask the seat whose turn it is for its next siege, or let it finish."""
    seat = state.order[state.turn]
    cities = pending(state, seat)
    if cities == 0:
        state.arms[seat] = 0  # V-WAR-3
        state.turn += 1
    elif popcount(cities) == 1 and not cities & state.won[seat]:
        open_siege(state, seat, lowest_bit(cities))
    else:
        state.ask(SIEGES, seat)


def legal_sieges(state: State, options: Options) -> None:
    cities = pending(state, state.actor)
    options.add_all(SIEGE, cities)
    options.add_all(WITHDRAW, cities & state.won[state.actor])
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def withdraw(state: State, city: i64) -> None:
    """V-SIE-7: who won a battle on the plains may give up the siege."""
    state.leaving[state.actor] |= BIT[city]
    state.phase_code = BETWEEN


def rival_at(state: State, seat: i64, city: i64) -> i64:
    """V-SIE-7: another attacker, the first in turn order, or NONE."""
    for place in range(state.terms.seats):
        other = state.order[place]
        besieges = other != seat and other != state.ruler[city] and state.troops_at(other, city)
        if besieges and not state.leaving[other] & BIT[city]:
            return other
    return NONE


def open_siege(state: State, seat: i64, city: i64) -> None:
    rival = rival_at(state, seat, city)
    state.city = city
    state.attacker = seat
    state.plains = rival != NONE
    state.rival = rival if rival != NONE else state.ruler[city]
    state.attack = 0
    state.defence = 0
    state.passes = 0
    if state.watched:
        state.note("battle-opened" if state.plains else "siege-opened", [seat, state.rival, city])
    ask_bid(state, seat)


# -- bids (V-SIE-3)


def war_symbols(state: State, seat: i64, source: i64) -> i64:
    """What a source adds to the strength."""
    if source == WAR_TOKEN or source == LEONARDO_SOURCE:
        return 1
    return count_of(state.symbols(seat, source), WAR)


def strike_cost(state: State, seat: i64, source: i64) -> i64:
    if source == ARTILLERY:
        return state.terms.war_costs[0]
    if source == LEONARDO_SOURCE:
        return state.terms.war_costs[1]
    if COURT <= source < FRANCE - 1:
        return state.terms.card_war_cost[state.card(seat, source - SLOT_TO_SOURCE)]
    return 0


def war_sources(state: State, seat: i64) -> i64:
    """The available courtiers, tokens and alliances of a seat that show war symbols, as a set."""
    usable = state.usable(seat)
    found = usable & (BIT[ARTILLERY] | BIT[FRANCE])
    courtiers = usable & COURT_BITS
    while courtiers:
        source = lowest_bit(courtiers)
        if count_of(state.symbols(seat, source), WAR):
            found |= BIT[source]
        courtiers &= courtiers - 1
    return found


def strikes(state: State, seat: i64) -> i64:
    """The bonuses a seat has in this siege, as a set, whether it can pay for them or not."""
    found = war_sources(state, seat)
    if state.arms[seat] and (state.plains or seat == state.attacker):
        found |= BIT[WAR_TOKEN]
    if state.bonuses[seat] >> LEONARDO & 1 and not state.leonardo_used & BIT[state.city]:
        found |= BIT[LEONARDO_SOURCE]
    return found


def own_florins(state: State, seat: i64, source: i64) -> i64:
    """The florins that a source could give instead of striking (V-PAY-1)."""
    return state.symbols(seat, source) & 255 if source < WAR_TOKEN and state.coins(seat) & BIT[source] else 0


def affordable_strikes(state: State, seat: i64) -> i64:
    """The bonuses that a seat can pay for, if need be by cashing other florins or by an indulgence, as a set."""
    found = strikes(state, seat)
    florins: i64 = raisable(state, seat) if found else 0
    affordable: i64 = 0
    while found:
        source = lowest_bit(found)
        if strike_cost(state, seat, source) <= florins - own_florins(state, seat, source):
            affordable |= BIT[source]
        found &= found - 1
    return affordable


def reach(state: State, seat: i64) -> i64:
    """The most that a seat can still add to its strength."""
    if seat == NONE:
        return 0
    found = affordable_strikes(state, seat)
    if not found:
        return 0
    tokens: i64 = state.arms[seat] if found & BIT[WAR_TOKEN] else 0
    return tokens + most_strength(state, seat, found & ~BIT[WAR_TOKEN], raisable(state, seat))


def most_strength(state: State, seat: i64, found: i64, florins: i64) -> i64:
    """The best choice among some bonuses with so many florins."""
    if found == 0:
        return 0
    source = lowest_bit(found)
    rest = found & (found - 1)
    without = most_strength(state, seat, rest, florins)
    left = florins - strike_cost(state, seat, source) - own_florins(state, seat, source)
    if left < 0:
        return without
    struck = war_symbols(state, seat, source) + most_strength(state, seat, rest, left)
    return struck if struck > without else without


def may_lose_florins(state: State, seat: i64) -> bool:
    """V-PAY-3: could a defender still cash florins of the tokens that a conquest would take?"""
    if state.plains or seat != state.rival:
        return False
    if attack_strength(state) + reach(state, state.attacker) <= defence_strength(state):
        return False
    coins = state.coins(seat)
    if coins & BIT[state.city]:
        return True
    for number in range(i64(CATHEDRALS)):
        if state.cathedrals[number] == state.city and coins & BIT[CATHEDRAL + number]:
            return True
    return False


def ask_bid(state: State, bidder: i64) -> None:
    """Ask for bids in turn; who has none passes without being asked."""
    while state.passes < 2:
        if bidder != NONE and (affordable_strikes(state, bidder) or may_lose_florins(state, bidder)):
            state.ask(BIDDING, bidder)
            return
        state.passes += 1
        bidder = opponent(state, bidder)
    resolve(state)


def opponent(state: State, bidder: i64) -> i64:
    return state.rival if bidder == state.attacker else state.attacker


def legal_bids(state: State, options: Options) -> None:
    options.add_all(STRIKE, affordable_strikes(state, state.actor))
    options.add(PASS)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def begin_strike(state: State, source: i64) -> bool:
    """Choose a bonus. True if its florins are paid already."""
    return payment.begin(state, FOR_STRIKE, source, strike_cost(state, state.actor, source), 0)


def strike(state: State) -> None:
    """A bonus has been paid for."""
    seat = state.actor
    source = state.target
    strength = war_symbols(state, seat, source)
    if source == WAR_TOKEN:
        state.arms[seat] -= 1
    elif source == LEONARDO_SOURCE:
        state.leonardo_used |= BIT[state.city]
    else:
        state.ready[seat] &= ~BIT[source]
    if seat == state.attacker:
        state.attack += strength
    else:
        state.defence += strength
    if state.watched:
        state.note("struck", [seat, source, strength])
    state.passes = 0
    ask_bid(state, opponent(state, seat))


def pass_bid(state: State) -> None:
    if state.watched:
        state.note("passed", [state.actor])
    state.passes += 1
    ask_bid(state, opponent(state, state.actor))


# -- results


def firmness(state: State, attacker: i64, city: i64) -> i64:
    """V-SIE-2, V-SIE-4: the city's strength with its agent and Bastion modifiers."""
    strength = state.terms.strength[city]
    ruler = state.ruler[city]
    agent = state.agent_at(city)
    if agent == attacker:
        strength -= 1
    elif agent != NONE and ruler == NONE:
        strength += 1
    if ruler != NONE and state.bonuses[ruler] >> BASTIONS & 1:
        strength += BASTION_STRENGTH
    return strength


def attack_strength(state: State) -> i64:
    return state.troops_at(state.attacker, state.city) + state.attack


def defence_strength(state: State) -> i64:
    """Of the city, or of the rival on the plains."""
    strength = state.defence
    if state.rival != NONE:
        strength += state.troops_at(state.rival, state.city)
    return strength if state.plains else strength + firmness(state, state.attacker, state.city)


def resolve(state: State) -> None:
    state.phase_code = BETWEEN
    if state.plains:
        resolve_battle(state)
    elif attack_strength(state) > defence_strength(state):
        conquer(state)
    else:
        repel(state)


def lose_troops(state: State, seat: i64, city: i64, losses: i64) -> None:
    """Lost troops return to the reserve."""
    present = state.troops_at(seat, city)
    if losses > present:
        losses = present
    state.troops[city] -= losses * BIT[4 * seat]
    if state.watched and losses:
        state.note("troops-lost", [seat, city, losses])


def conquer(state: State) -> None:
    """V-SIE-4, V-SIE-5."""
    attacker = state.attacker
    defender = state.rival
    city = state.city
    losses: i64 = 1 if firmness(state, attacker, city) >= FIRM else 0
    if state.watched:
        state.note("conquered", [attacker, defender, city, attack_strength(state), defence_strength(state)])
    if defender != NONE:
        losses += state.troops_at(defender, city)
        lose_troops(state, defender, city, state.troops_at(defender, city))
    lose_troops(state, attacker, city, losses)
    court.take_city(state, attacker, city, False)
    if defender != NONE and court.overcrowded(state, defender):
        state.ask(VACATING, defender)


def repel(state: State) -> None:
    """V-SIE-6."""
    attacker = state.attacker
    if state.watched:
        state.note("repelled", [attacker, state.rival, state.city, attack_strength(state), defence_strength(state)])
    lose_troops(state, attacker, state.city, 1)
    begin_retreat(state, attacker, state.city)


def resolve_battle(state: State) -> None:
    """V-SIE-7."""
    attacker = state.attacker
    rival = state.rival
    city = state.city
    ours = state.troops_at(attacker, city)
    theirs = state.troops_at(rival, city)
    lead = ours + state.attack - theirs - state.defence
    if state.watched:
        state.note("battle", [attacker, rival, city, ours + state.attack, theirs + state.defence])
    if lead == 0:
        lose_troops(state, attacker, city, 1)
        lose_troops(state, rival, city, 1)
        state.leaving[attacker] |= BIT[city]
        state.leaving[rival] |= BIT[city]
    elif lead > 0:
        lose_troops(state, rival, city, theirs)
        lose_troops(state, attacker, city, theirs)
        win_battle(state, attacker, city)
    else:
        lose_troops(state, attacker, city, ours)
        lose_troops(state, rival, city, ours)
        win_battle(state, rival, city)


def win_battle(state: State, seat: i64, city: i64) -> None:
    """Besiege or withdraw (V-SIE-7); but first the winner meets a third attacker."""
    if rival_at(state, seat, city) == NONE:
        state.won[seat] |= BIT[city]


# -- retreats (V-SIE-6) and withdrawals (V-SIE-8)


def begin_retreat(state: State, seat: i64, city: i64) -> None:
    state.pool = 0
    state.city = city
    state.left = state.troops_at(seat, city)
    state.actor = seat
    continue_retreat(state)


def continue_retreat(state: State) -> None:
    """Ask where the next troop goes; troops that can go nowhere are lost."""
    if state.left and havens(state, state.actor):
        state.phase_code = RETREATING
        return
    lose_troops(state, state.actor, state.city, state.left)
    state.left = 0
    state.pool = 0
    state.leaving[state.actor] &= ~BIT[state.city]
    state.phase_code = BETWEEN


def retreat_seas(state: State, haven: i64) -> i64:
    """The seas between the besieged city and a haven; 0: none, or a road leads there."""
    if state.terms.roads[state.city] & BIT[haven]:
        return 0
    return fewest_seas(state, BIT[haven], state.city)


def havens(state: State, seat: i64) -> i64:
    """The cities to which a troop can retreat, as a set."""
    own = state.cities(seat)
    found = own & state.terms.roads[state.city]
    if not state.terms.ports & BIT[state.city]:
        return found
    ships = count_of(wealth(state, seat, purse(state, FOR_RETREAT)) + state.pool, SHIP)
    ports = own & state.terms.ports & ~found
    while ports:
        port = lowest_bit(ports)
        seas = fewest_seas(state, BIT[port], state.city)
        if seas and seas <= ships:
            found |= BIT[port]
        ports &= ports - 1
    return found


def legal_retreats(state: State, options: Options) -> None:
    options.add_all(RETREAT, havens(state, state.actor))
    options.add(DISBAND)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def retreat(state: State, haven: i64) -> bool:
    """Choose where a troop goes. True if that is paid already."""
    return payment.begin(state, FOR_RETREAT, haven, retreat_seas(state, haven) * UNIT[SHIP], 0)


def fall_back(state: State) -> None:
    seat = state.actor
    state.troops[state.city] -= BIT[4 * seat]
    state.troops[state.target] += BIT[4 * seat]
    state.left -= 1
    if state.watched:
        state.note("retreated", [seat, state.city, state.target])
    continue_retreat(state)


def disband(state: State) -> None:
    lose_troops(state, state.actor, state.city, 1)
    state.left -= 1
    continue_retreat(state)


def next_withdrawal(state: State) -> None:
    """V-SIE-8: in turn order, troops leave the cities they do not besiege."""
    seat = state.order[state.turn]
    if state.leaving[seat] == 0:
        state.turn += 1
    else:
        begin_retreat(state, seat, lowest_bit(state.leaving[seat]))


# -- a courtier place lost (V-ORD-2)


def legal_vacating(state: State, options: Options) -> None:
    seat = state.actor
    taken = state.courtiers(seat) & state.terms.shaded
    free = state.free_places(seat) & ~state.terms.shaded
    if free == 0:  # V-WIN-2: another courtier may make room
        options.add_all(DISCARD, (state.courtiers(seat) & ~state.terms.shaded) >> SLOT_TO_SOURCE)
    while taken:
        slot = lowest_bit(taken) - SLOT_TO_SOURCE
        options.add(DISCARD + slot)
        options.add_all(SHIFT + slot * SLOTS, free >> SLOT_TO_SOURCE)
        taken &= taken - 1
    payment.add_cashing(state, options)


def vacated(state: State) -> None:
    """A card has left its place: was that enough?"""
    if not court.overcrowded(state, state.actor):
        state.phase_code = BETWEEN
