"""The strength of both sides of a siege, and the bonuses they could still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules.pieces import (
    ARTILLERY,
    BASTIONS,
    BIT,
    CATHEDRAL,
    COURT,
    COURT_BITS,
    FRANCE,
    LEONARDO,
    LEONARDO_SOURCE,
    NONE,
    SLOT_TO_SOURCE,
    WAR,
    WAR_TOKEN,
    count_of,
    lowest_bit,
)
from signoria.titles.virtu.rules.sources import raisable

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

BASTION_STRENGTH: Final = 2


# -- bonuses (V-SIE-3)


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
        return state.terms.card_war_cost[state.houses[seat].card(source - SLOT_TO_SOURCE)]
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
    if state.houses[seat].war_tokens and (state.siege.plains or seat == state.siege.attacker):
        found |= BIT[WAR_TOKEN]
    if state.houses[seat].bonuses >> LEONARDO & 1 and not state.leonardo_used & BIT[state.siege.city]:
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
    tokens: i64 = state.houses[seat].war_tokens if found & BIT[WAR_TOKEN] else 0
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
    if state.siege.plains or seat != state.siege.rival:
        return False
    if attack_strength(state) + reach(state, state.siege.attacker) <= defence_strength(state):
        return False
    coins = state.coins(seat)
    if coins & BIT[state.siege.city]:
        return True
    cathedral = state.board.cathedral_at(state.siege.city)
    return cathedral != NONE and coins & BIT[CATHEDRAL + cathedral] != 0


# -- strengths (V-SIE-2)


def firmness(state: State, attacker: i64, city: i64) -> i64:
    """V-SIE-2, V-SIE-4: the city's strength with its agent and Bastion modifiers."""
    strength = state.terms.strength[city]
    ruler = state.board.ruler(city)
    agent = state.agent_at(city)
    if agent == attacker:
        strength -= 1
    elif agent != NONE and ruler == NONE:
        strength += 1
    if ruler != NONE and state.houses[ruler].bonuses >> BASTIONS & 1:
        strength += BASTION_STRENGTH
    return strength


def attack_strength(state: State) -> i64:
    return state.board.troops_at(state.siege.attacker, state.siege.city) + state.siege.attack


def defence_strength(state: State) -> i64:
    """Of the city, or of the rival on the plains."""
    strength = state.siege.defence
    if state.siege.rival != NONE:
        strength += state.board.troops_at(state.siege.rival, state.siege.city)
    return strength if state.siege.plains else strength + firmness(state, state.siege.attacker, state.siege.city)
