"""The end of Spring: sieges, battles on the plains, bids and their results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules import palace, payment, realm
from signoria.titles.virtu.rules.action_codes import DISCARD, PASS, SHIFT, SIEGE, STRIKE, WITHDRAW
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import BETWEEN, BIDDING, FOR_STRIKE, SIEGES, VACATING
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITIES,
    LEONARDO_SOURCE,
    NONE,
    SLOT_TO_SOURCE,
    SLOTS,
    WAR_TOKEN,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.retreats import begin_retreat, lose_troops
from signoria.titles.virtu.rules.siege_strength import (
    affordable_strikes,
    attack_strength,
    defence_strength,
    firmness,
    may_lose_florins,
    strike_cost,
    war_symbols,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

FIRM: Final = 3  # V-SIE-4: such a city costs the attacker a troop


# -- which sieges there are (V-SIE-1)


def pending(state: State, seat: i64) -> i64:
    """The cities that a seat besieges, as a set."""
    found: i64 = 0
    for city in range(i64(CITIES)):
        if state.board.troops_at(seat, city) and state.board.ruler(city) != seat:
            found |= BIT[city]
    return found & ~state.houses[seat].leaving


def next_siege(state: State) -> None:
    """Ask the seat whose turn it is for its next siege, or let it finish."""
    seat = state.seat_at(state.turn)
    cities = pending(state, seat)
    if cities == 0:
        state.houses[seat].war_tokens = 0  # V-WAR-3
        state.turn += 1
    elif popcount(cities) == 1 and not cities & state.houses[seat].won:
        open_siege(state, seat, lowest_bit(cities))
    else:
        state.ask(SIEGES, seat)


def legal_sieges(state: State, options: Options) -> None:
    cities = pending(state, state.actor)
    options.add_all(SIEGE, cities)
    options.add_all(WITHDRAW, cities & state.houses[state.actor].won)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def withdraw(state: State, city: i64) -> None:
    """V-SIE-7: who won a battle on the plains may give up the siege."""
    state.houses[state.actor].leaving |= BIT[city]
    state.phase_code = BETWEEN


def rival_at(state: State, seat: i64, city: i64) -> i64:
    """V-SIE-7: another attacker, the first in turn order, or NONE."""
    for place in range(state.terms.seats):
        other = state.seat_at(place)
        besieges = other != seat and other != state.board.ruler(city) and state.board.troops_at(other, city)
        if besieges and not state.houses[other].leaving & BIT[city]:
            return other
    return NONE


def open_siege(state: State, seat: i64, city: i64) -> None:
    rival = rival_at(state, seat, city)
    state.siege.city = city
    state.siege.attacker = seat
    state.siege.plains = 0 if rival == NONE else 1
    state.siege.rival = rival if rival != NONE else state.board.ruler(city)
    state.siege.attack = 0
    state.siege.defence = 0
    state.siege.passes = 0
    if state.watched:
        state.note("battle-opened" if state.siege.plains else "siege-opened", [seat, state.siege.rival, city])
    ask_bid(state, seat)


# -- bids (V-SIE-3)


def ask_bid(state: State, bidder: i64) -> None:
    """Ask for bids in turn; who has none passes without being asked."""
    while state.siege.passes < 2:
        if bidder != NONE and (affordable_strikes(state, bidder) or may_lose_florins(state, bidder)):
            state.ask(BIDDING, bidder)
            return
        state.siege.passes += 1
        bidder = opponent(state, bidder)
    resolve(state)


def opponent(state: State, bidder: i64) -> i64:
    return state.siege.rival if bidder == state.siege.attacker else state.siege.attacker


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
    source = state.payment.target
    strength = war_symbols(state, seat, source)
    if source == WAR_TOKEN:
        state.houses[seat].war_tokens -= 1
    elif source == LEONARDO_SOURCE:
        state.leonardo_used |= BIT[state.siege.city]
    else:
        state.houses[seat].ready &= ~BIT[source]
    if seat == state.siege.attacker:
        state.siege.attack += strength
    else:
        state.siege.defence += strength
    if state.watched:
        state.note("struck", [seat, source, strength])
    state.siege.passes = 0
    ask_bid(state, opponent(state, seat))


def pass_bid(state: State) -> None:
    if state.watched:
        state.note("passed", [state.actor])
    state.siege.passes += 1
    ask_bid(state, opponent(state, state.actor))


# -- results


def resolve(state: State) -> None:
    state.phase_code = BETWEEN
    if state.siege.plains:
        resolve_battle(state)
    elif attack_strength(state) > defence_strength(state):
        conquer(state)
    else:
        repel(state)


def conquer(state: State) -> None:
    """V-SIE-4, V-SIE-5."""
    attacker = state.siege.attacker
    defender = state.siege.rival
    city = state.siege.city
    losses: i64 = 1 if firmness(state, attacker, city) >= FIRM else 0
    if state.watched:
        state.note("conquered", [attacker, defender, city, attack_strength(state), defence_strength(state)])
    if defender != NONE:
        losses += state.board.troops_at(defender, city)
        lose_troops(state, defender, city, state.board.troops_at(defender, city))
    lose_troops(state, attacker, city, losses)
    realm.take_city(state, attacker, city, False)
    if defender != NONE and palace.overcrowded(state, defender):
        state.ask(VACATING, defender)


def repel(state: State) -> None:
    """V-SIE-6."""
    attacker = state.siege.attacker
    if state.watched:
        state.note(
            "repelled", [attacker, state.siege.rival, state.siege.city, attack_strength(state), defence_strength(state)]
        )
    lose_troops(state, attacker, state.siege.city, 1)
    begin_retreat(state, attacker, state.siege.city)


def resolve_battle(state: State) -> None:
    """V-SIE-7."""
    attacker = state.siege.attacker
    rival = state.siege.rival
    city = state.siege.city
    ours = state.board.troops_at(attacker, city)
    theirs = state.board.troops_at(rival, city)
    lead = ours + state.siege.attack - theirs - state.siege.defence
    if state.watched:
        state.note("battle", [attacker, rival, city, ours + state.siege.attack, theirs + state.siege.defence])
    if lead == 0:
        lose_troops(state, attacker, city, 1)
        lose_troops(state, rival, city, 1)
        state.houses[attacker].leaving |= BIT[city]
        state.houses[rival].leaving |= BIT[city]
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
        state.houses[seat].won |= BIT[city]


# -- a courtier place lost (V-ORD-2)


def legal_vacating(state: State, options: Options) -> None:
    seat = state.actor
    taken = state.houses[seat].courtiers() & state.terms.shaded
    free = state.free_places(seat) & ~state.terms.shaded
    if free == 0:  # V-WIN-2: another courtier may make room
        options.add_all(DISCARD, (state.houses[seat].courtiers() & ~state.terms.shaded) >> SLOT_TO_SOURCE)
    while taken:
        slot = lowest_bit(taken) - SLOT_TO_SOURCE
        options.add(DISCARD + slot)
        options.add_all(SHIFT + slot * SLOTS, free >> SLOT_TO_SOURCE)
        taken &= taken - 1
    payment.add_cashing(state, options)


def vacated(state: State) -> None:
    """A card has left its place: was that enough?"""
    if not palace.overcrowded(state, state.actor):
        state.phase_code = BETWEEN
