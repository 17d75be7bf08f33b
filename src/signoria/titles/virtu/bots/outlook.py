"""What war may bring: the strength that each seat has at hand, the cities in reach, the cities in danger."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.bots.mind import Mind, Prices
from signoria.titles.virtu.bots.weights import (
    CAUTION,
    DANGER,
    FEAR,
    FLORIN_WORTH,
    LEADER_CITY,
    LONGEST,
    LOST_SIEGE,
    PATIENCE,
    POINT,
    RIVAL_CITY,
    TOKEN_RENEWALS,
    TROOP_LOST,
)
from signoria.titles.virtu.rules import scoring, siege, siege_strength
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITIES,
    LEONARDO,
    LEONARDO_SOURCE,
    NONE,
    lowest_bit,
)
from signoria.titles.virtu.rules.sources import INDULGENCE_FLORINS, may_indulge, raisable
from signoria.titles.virtu.rules.state import State


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What stays the same while choices are weighed: how long the game may last, what each seat can bring to a siege.

    It is taken before the first trial: otherwise a step towards the end would seem to cost all that is still to come.
    """

    __slots__ = ("crosses", "leader", "prices", "strikes", "weights", "years")

    def __init__(self, state: State, mind: Mind) -> None:
        self.years: i64 = years_left(state)
        self.prices: Prices = mind.prices[self.years]
        self.weights: vec[i64] = self.prices.weights
        self.leader: i64 = leader_of(state)
        self.crosses: vec[i64] = vec[i64]([scoring.crosses(state, seat) for seat in range(state.terms.seats)])
        self.strikes: vec[i64] = vec[i64](
            [strike_strength(state, seat, state.year <= PATIENCE) for seat in range(state.terms.seats)]
        )


def years_left(state: State) -> i64:
    """A guess: how soon will somebody end the game?"""
    if state.last:
        return 0
    left: i64 = LONGEST
    for seat in range(state.terms.seats):
        by_cities = scoring.MOST_COUNTED - state.houses[seat].city_count()
        by_patronage = scoring.LAST_CELL - state.houses[seat].patronage
        if by_cities < left:
            left = by_cities
        if by_patronage < left:
            left = by_patronage
    return left if left > 0 else 0


def leader_of(state: State) -> i64:
    """The seat with the most prestige, or NONE if several have as much."""
    best: i64 = -1000
    leader: i64 = NONE
    for seat in range(state.terms.seats):
        prestige = scoring.prestige(state, seat)
        if prestige == best:
            leader = NONE
        elif prestige > best:
            best = prestige
            leader = seat
    return leader


def strike_strength(state: State, seat: i64, in_need: bool) -> i64:
    """The bonuses that a seat could bring to a siege; ``in_need``: even at the price of an indulgence."""
    found = siege_strength.war_sources(state, seat)
    if state.houses[seat].bonuses >> LEONARDO & 1:
        found |= BIT[LEONARDO_SOURCE]
    if found == 0:
        return 0
    florins = raisable(state, seat)
    if not in_need and may_indulge(state, seat):
        florins -= INDULGENCE_FLORINS
    return siege_strength.most_strength(state, seat, found, florins)


def resistance(state: State, seat: i64, city: i64, look: Outlook) -> i64:
    """The defence that a city, or another besieger, may bring up."""
    ruler = state.board.ruler(city)
    strength = siege_strength.firmness(state, seat, city)
    caution = look.weights[CAUTION]
    if ruler != NONE:
        strength += state.board.troops_at(ruler, city) + (look.strikes[ruler] * caution + 50) // 100
    if state.board.troops(city):
        for other in range(state.terms.seats):
            troops = state.board.troops_at(other, city)
            if troops and other != seat and other != ruler:
                bonuses = look.strikes[other] + state.houses[other].war_tokens
                strength += troops + (bonuses * caution + 50) // 100
    return strength


def reachable(state: State, seat: i64, city: i64, riders: i64, ships: i64) -> i64:
    """How many troops can come before a city, on the roads of one's own realm or straight over sea."""
    own = state.houses[seat].cities()
    roads = state.terms.roads
    ring = own & roads[city]
    seen = ring
    distance: i64 = 1
    troops: i64 = 0
    while ring and riders >= distance:
        behind: i64 = 0
        while ring:
            start = lowest_bit(ring)
            ring &= ring - 1
            behind |= roads[start]
            come = state.board.troops_at(seat, start)
            if come * distance > riders:
                come = riders // distance
            troops += come
            riders -= come * distance
        ring = behind & own & ~seen
        seen |= ring
        distance += 1
    ports: i64 = own & state.terms.ports & ~seen if ships else 0
    while ports:
        port = lowest_bit(ports)
        ports &= ports - 1
        seas = state.terms.sea_way[port * CITIES + city]
        if seas:
            come = state.board.troops_at(seat, port)
            if come * seas > ships:
                come = ships // seas
            troops += come
            ships -= come * seas
    return troops


def conquest_worth(state: State, seat: i64, city: i64, look: Outlook) -> i64:
    """A city, its token, and a trophy."""
    ruler = state.board.ruler(city)
    value = POINT + look.prices.tokens[city] * look.weights[TOKEN_RENEWALS] * look.years // 100
    losses: i64 = 0
    if ruler != NONE:
        value += look.weights[RIVAL_CITY]
        if ruler == look.leader:
            value += look.weights[LEADER_CITY]
        if not state.houses[seat].trophies >> ruler & 1:
            value += POINT * state.terms.trophy_points
        losses = state.board.troops_at(ruler, city)
    if siege_strength.firmness(state, seat, city) >= siege.FIRM:
        losses += 1
    return value - look.weights[TROOP_LOST] * losses


def army_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Troops under arms, the sieges they will win or lose, and the cities that others could take."""
    total = look.prices.troops[state.board.troops_of(seat)] - danger(state, seat, look)
    besieged = siege.pending(state, seat)
    if besieged == 0:
        return total
    spare = strike_strength(state, seat, False) + state.houses[seat].war_tokens
    while besieged:
        city = lowest_bit(besieged)
        besieged &= besieged - 1
        wanted = resistance(state, seat, city, look) + 1 - state.board.troops_at(seat, city)
        if wanted > spare:
            total += look.weights[LOST_SIEGE]
            continue
        total += conquest_worth(state, seat, city, look)
        if wanted > 0:
            spare -= wanted
            total -= look.weights[FLORIN_WORTH] * wanted
    return total


def danger(state: State, seat: i64, look: Outlook) -> i64:
    """Cities that somebody next door has the troops to take."""
    total: i64 = 0
    own = state.houses[seat].cities()
    mine = ~(15 * BIT[4 * seat])
    while own:
        city = lowest_bit(own)
        own &= own - 1
        near = state.terms.roads[city]
        troops: i64 = 0
        while near:
            troops += state.board.troops(lowest_bit(near)) & mine
            near &= near - 1
        if troops and is_weak(state, seat, city, troops, look):
            total += look.weights[DANGER]
    return total


def is_weak(state: State, seat: i64, city: i64, troops: i64, look: Outlook) -> bool:
    """Could one of the neighbours, with these troops next door, take a city?"""
    defence = state.board.troops_at(seat, city) + look.strikes[seat]
    for other in range(state.terms.seats):
        attack = troops >> 4 * other & 15
        if attack:
            attack += (look.strikes[other] * look.weights[FEAR] + 50) // 100
            if attack > defence + siege_strength.firmness(state, other, city):
                return True
    return False
