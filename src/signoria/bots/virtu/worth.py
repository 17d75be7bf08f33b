"""What a position is worth to a seat, in hundredths of a point of prestige: points now, and the means to more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.virtu import court, scoring, siege
from signoria.virtu.pieces import (
    ARTILLERY,
    BIT,
    CITIES,
    COURT,
    CROWN,
    DIPLOMACY,
    KINDS,
    LEONARDO,
    NO_CARD,
    NONE,
    OTTOMAN,
    POWER_PLACES,
    ROOM_PLACES,
    ROOMS,
    SLOTS,
    UNDER,
    WAR,
    count_of,
    lowest_bit,
    popcount,
)
from signoria.virtu.state import State

POINT: Final = 100
FLORIN_WORTH: Final = 16
SYMBOL_WORTH: Final = vec[i64]([FLORIN_WORTH, 40, 38, 22, 24, 18, 26, 12])
ROOM_WORTH: Final = vec[i64]([36, 42, 18, 54, 36, 15])
"""What it is worth to have an action in the palace at all."""
ROOM_SYMBOLS: Final = vec[i64]([0b110, 0b111, 0b10000, 0b10010, 0b1011000, 0b100000])
"""The symbols that serve each action, as a set."""
TROOP_WORTH: Final = vec[i64]([0, 60, 110, 138, 158, 172, 184])
BLOCKED_ROOM: Final = 45
GOOD_AGENT: Final = 26
PATRONAGE_STEP: Final = 70
FREE_PLACE: Final = 25
CREDIT: Final = 14
FAITH: Final = 45  # a cross
MOST_FAITH: Final = 9
PROSPECT: Final = 60  # a city that can nearly be annexed
RIPE: Final = 30  # more for one that can
# In hundredths of what a source is worth: now if it is available, and for every year to come.
AVAILABLE: Final = 60
TOKEN_RENEWALS: Final = 18
COURTIER_RENEWALS: Final = 30
ROOM_USES: Final = 60
LONGEST: Final = 6


def years_left(state: State) -> i64:
    """A guess: how soon will somebody end the game?"""
    if state.last:
        return 0
    left: i64 = LONGEST
    for seat in range(state.terms.seats):
        by_cities = 8 - state.city_count(seat)
        by_patronage = 5 - state.patron[seat] + 1
        if by_cities < left:
            left = by_cities
        if by_patronage < left:
            left = by_patronage
    return left if left > 1 else 1


def worth(state: State, seat: i64) -> i64:
    """Everything together."""
    years = years_left(state)
    total = points(state, seat, years)
    if state.last:
        return total
    return (
        total
        + treasury_worth(state.treasury[seat], years)
        + sources_worth(state, seat, years)
        + palace_worth(state, seat, years)
        + agents_worth(state, seat)
        + army_worth(state, seat)
        + prospects(state, seat)
        + CREDIT * state.credit
        + places_worth(state, seat, years)
    )


def places_worth(state: State, seat: i64, years: i64) -> i64:
    """Room for cards to come."""
    return FREE_PLACE * popcount(state.free_places(seat)) if years > 2 else 0


def points(state: State, seat: i64, years: i64) -> i64:
    """Prestige as it would be counted now; what is still in motion counts softly."""
    terms = state.terms
    total = POINT * (
        scoring.city_prestige(state, seat)
        + scoring.patronage_prestige(state, seat)
        + scoring.printed_prestige(state, seat)
        + terms.trophy_points * popcount(state.trophies[seat])
        + scoring.alliance_prestige(state, seat)
        + terms.indulgence_points * popcount(state.indulgences[seat])
    )
    if state.last:
        return total + POINT * scoring.religion_prestige(state, seat)
    faith = scoring.crosses(state, seat)
    if faith > MOST_FAITH:
        faith = MOST_FAITH
    if state.indulgences[seat]:
        total -= 12 * years
    return total + FAITH * faith + PATRONAGE_STEP * state.patron[seat]


def treasury_worth(florins: i64, years: i64) -> i64:
    plenty = florins - 8
    value = FLORIN_WORTH * florins
    if plenty > 0:
        value -= plenty * FLORIN_WORTH * 2 // 3
    return value if years > 1 else value * 3 // 4


def symbols_worth(symbols: i64) -> i64:
    """The best use of a source, and a little for every other."""
    best: i64 = 0
    total: i64 = 0
    for kind in range(i64(KINDS)):
        value = count_of(symbols, kind) * SYMBOL_WORTH[kind]
        total += value
        if value > best:
            best = value
    return best + (total - best) // 5


def sources_worth(state: State, seat: i64, years: i64) -> i64:
    """Tokens, courtiers and alliances: what is available counts now, all of it for the years to come."""
    total: i64 = 0
    ready = state.usable(seat)
    sources = state.domain[seat] | state.courtiers(seat)
    for power in range(i64(3)):
        if state.allies[power] == seat:
            sources |= BIT[OTTOMAN + power]
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        value = symbols_worth(state.symbols(seat, source))
        renewals = COURTIER_RENEWALS if COURT <= source < OTTOMAN else TOKEN_RENEWALS
        total += value * renewals * years // 100
        if ready & BIT[source]:
            total += value * AVAILABLE // 100
    return total


def room_symbols_worth(symbols: i64, action: i64) -> i64:
    """What a card gives to the action of its room."""
    best: i64 = 0
    served = ROOM_SYMBOLS[action]
    for kind in range(i64(KINDS)):
        if served >> kind & 1:
            value = count_of(symbols, kind) * SYMBOL_WORTH[kind]
            if value > best:
                best = value
    return best


def palace_worth(state: State, seat: i64, years: i64) -> i64:
    """The actions at hand, and what the cards in their rooms give to them each time."""
    terms = state.terms
    total: i64 = 0
    seen: i64 = 0
    for room in range(i64(ROOMS)):
        action = court.room_action(state, seat, room)
        blocked = state.indulgences[seat] >> room & 1 == 1
        if state.enemy_agent_at(seat, ROOM_PLACES + seat * ROOMS + room):
            blocked = True
        value = ROOM_WORTH[action] // 3 if seen >> action & 1 else ROOM_WORTH[action]
        card = state.palace[seat * SLOTS + room]
        if card == NO_CARD:
            value += room_symbols_worth(terms.printed[action], action) * years * ROOM_USES // 100
        else:
            value += room_symbols_worth(terms.card_symbols[card], action) * years * ROOM_USES // 100
            below = terms.card_symbols[state.palace[seat * SLOTS + UNDER + room]]
            value += room_symbols_worth(below, action) * years * ROOM_USES // 100
        if blocked:
            value = value // 2 - BLOCKED_ROOM
        else:
            seen |= BIT[action]
        total += value
    return total


def agents_worth(state: State, seat: i64) -> i64:
    """Agents in neutral cities nearby, in palaces of others, on alliances."""
    total: i64 = 14 * state.spies[seat]
    near = neighbours(state, seat)
    agents = state.agents[seat]
    while agents:
        place = lowest_bit(agents)
        agents &= agents - 1
        owner = court.owner_of(state, place)
        if place < CITIES:
            if owner == NONE:
                total += GOOD_AGENT if near >> place & 1 else 4
        elif place < POWER_PLACES:
            if owner != seat and state.marker[owner] != (place - ROOM_PLACES) % ROOMS:
                total += GOOD_AGENT
        else:
            total += GOOD_AGENT if owner == NONE else 2 * GOOD_AGENT
    return total


def neighbours(state: State, seat: i64) -> i64:
    """The cities joined by road to those of a seat, as a set."""
    own = state.cities(seat)
    found: i64 = 0
    while own:
        found |= state.terms.roads[lowest_bit(own)]
        own &= own - 1
    return found


def prospects(state: State, seat: i64) -> i64:
    """How near the next city is that could be annexed by road, in crowns."""
    crowns = crowns_at_hand(state, seat)
    near = neighbours(state, seat) & ~state.terms.pirates
    best: i64 = 0
    while near:
        city = lowest_bit(near)
        near &= near - 1
        if state.ruler[city] != NONE:
            continue
        agent = state.agent_at(city)
        price = state.terms.strength[city] + 1
        if agent != NONE:
            price += -1 if agent == seat else 1
        ripe = crowns * 10 // price
        if ripe > 10:
            ripe = 10
        value: i64 = PROSPECT * ripe // 10 if ripe < 10 else PROSPECT + RIPE
        if value > best:
            best = value
    return best


def crowns_at_hand(state: State, seat: i64) -> i64:
    """Available crowns, and those that the best room for diplomacy adds."""
    crowns: i64 = 0
    ready = state.usable(seat) & (BIT[OTTOMAN] - 1)
    while ready:
        crowns += count_of(state.symbols(seat, lowest_bit(ready)), CROWN)
        ready &= ready - 1
    best: i64 = 0
    for room in range(i64(ROOMS)):
        card = state.palace[seat * SLOTS + room]
        if card and state.terms.card_action[card] == DIPLOMACY:
            below = state.palace[seat * SLOTS + UNDER + room]
            given = count_of(state.terms.card_symbols[card], CROWN) + count_of(state.terms.card_symbols[below], CROWN)
            if given > best:
                best = given
    return crowns + best


# -- war


def army_worth(state: State, seat: i64) -> i64:
    """Troops under arms, and the sieges they will win or lose."""
    total = TROOP_WORTH[state.troops_of(seat)]
    for city in range(i64(CITIES)):
        if state.troops_at(seat, city) and state.ruler[city] != seat:
            total += siege_worth(state, seat, city)
    return total


def bonus_strength(state: State, seat: i64) -> i64:
    """The war bonuses a seat could bring to a siege."""
    strength = state.arms[seat]
    florins = state.treasury[seat]
    ready = state.usable(seat)
    for source in range(i64(COURT), i64(OTTOMAN)):
        if ready & BIT[source]:
            war = count_of(state.symbols(seat, source), WAR)
            cost = siege.strike_cost(state, seat, source)
            if war and florins >= cost:
                florins -= cost
                strength += war
    if ready & BIT[ARTILLERY] and florins >= 1:
        florins -= 1
        strength += 2
    if ready & BIT[OTTOMAN + 1]:
        strength += 2
    if state.bonuses[seat] >> LEONARDO & 1 and florins >= 1:
        strength += 1
    return strength


def resistance(state: State, seat: i64, city: i64) -> i64:
    """The strongest defence that a city, or another besieger, could bring up."""
    ruler = state.ruler[city]
    strength = siege.firmness(state, seat, city)
    if ruler != NONE:
        strength += state.troops_at(ruler, city) + bonus_strength(state, ruler)
    for other in range(state.terms.seats):
        if other != seat and other != ruler and state.troops_at(other, city):
            strength += state.troops_at(other, city)
    return strength


def siege_worth(state: State, seat: i64, city: i64) -> i64:
    if state.troops_at(seat, city) + bonus_strength(state, seat) > resistance(state, seat, city):
        return conquest_worth(state, seat, city)
    return -120


def conquest_worth(state: State, seat: i64, city: i64) -> i64:
    """A city, its token, and a trophy."""
    ruler = state.ruler[city]
    value = POINT + symbols_worth(state.terms.token_symbols[city])
    if ruler != NONE:
        value += POINT // 2
        if not state.trophies[seat] >> ruler & 1:
            value += POINT * state.terms.trophy_points
        losses = state.troops_at(ruler, city)
    else:
        losses = 0
    if siege.firmness(state, seat, city) >= siege.FIRM:
        losses += 1
    return value - 40 * losses
