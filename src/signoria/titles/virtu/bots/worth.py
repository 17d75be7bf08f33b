"""What a position is worth to a seat, in hundredths of a point of prestige: points now, and the means to more."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.rules import actions, court, scoring, siege
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CAMPAIGN,
    CAVALRY,
    CITIES,
    COURT,
    CROSS,
    CROWN,
    DIPLOMACY,
    GOVERN,
    INTRIGUE,
    KINDS,
    LEONARDO,
    LEONARDO_SOURCE,
    MASK,
    NO_CARD,
    NONE,
    OTTOMAN,
    PATRONAGE,
    POWER_PLACES,
    ROOM_PLACES,
    ROOMS,
    SHIP,
    SLOTS,
    TOKEN_BITS,
    TRADE,
    UNDER,
    count_of,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.sources import INDULGENCE_FLORINS, may_indulge, raisable, wealth
from signoria.titles.virtu.rules.state import State

POINT: Final = 100
FLORIN_WORTH: Final = 16
SYMBOL_WORTH: Final = vec[i64]([FLORIN_WORTH, 40, 38, 22, 24, 18, 26, 12])
ROOM_WORTH: Final = vec[i64]([36, 42, 18, 54, 36, 15])
"""What it is worth to have an action in the palace at all."""
ROOM_SYMBOLS: Final = vec[i64]([0b110, 0b111, 0b10000, 0b10010, 0b1011000, 0b100000])
"""The symbols that serve each action, as a set."""
BONUS_WORTH: Final = vec[i64]([110, 150, 150, 200, 170, 130, 160, 150, 130, 90])
TROOP_WORTH: Final = vec[i64]([0, 45, 85, 110, 130, 145, 158])
BLOCKED_ROOM: Final = 45
PATRONAGE_STEP: Final = 70
DANGER: Final = 60  # a city that a neighbour could take
END: Final = 150  # to end the game as the first
LEAD: Final = 50  # and for each point of the lead
PATIENCE: Final = 12  # years after which a squire goes for the end, whatever it brings
URGENCY: Final = 60  # more for a step of patronage then
GOOD_AGENT: Final = 26
FREE_PLACE: Final = 25
CREDIT: Final = 14
FAITH: Final = 45  # a cross
MOST_FAITH: Final = 9
PLENTY: Final = 8  # florins
RESERVE: Final = 8  # more for each of the first two: wages and strikes
# In hundredths of what a source is worth: now if it is available, and for every year to come.
AVAILABLE: Final = 60
TOKEN_RENEWALS: Final = 18
COURTIER_RENEWALS: Final = 30
ROOM_USES: Final = 60
# In hundredths of what an action may gain: in the next Spring, in the Spring after, and while something is missing.
NEXT_SPRING: Final = 60
LATER: Final = 25
UNRIPE: Final = 40
LONGEST: Final = 6
LOST_SIEGE: Final = -150
TROOP_LOST: Final = 40
SPENT_CROWN: Final = 20


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What stays the same while choices are weighed: how long the game may last, what each seat can bring to a siege.

    It is taken before the first trial: otherwise a step towards the end would seem to cost all that is still to come.
    """

    __slots__ = ("strikes", "years")

    def __init__(self, state: State) -> None:
        self.years: i64 = years_left(state)
        self.strikes: vec[i64] = vec[i64](
            [strike_strength(state, seat, state.year <= PATIENCE) for seat in range(state.terms.seats)]
        )


def years_left(state: State) -> i64:
    """A guess: how soon will somebody end the game?"""
    if state.last:
        return 0
    left: i64 = LONGEST
    for seat in range(state.terms.seats):
        by_cities = scoring.MOST_COUNTED - state.city_count(seat)
        by_patronage = scoring.LAST_CELL - state.patron[seat]
        if by_cities < left:
            left = by_cities
        if by_patronage < left:
            left = by_patronage
    return left if left > 0 else 0


def worth(state: State, seat: i64, look: Outlook) -> i64:
    """Everything together."""
    if state.last:
        return final_worth(state, seat)
    years = look.years
    return (
        points(state, seat, years)
        + treasury_worth(state.treasury[seat], years)
        + sources_worth(state, seat, years)
        + palace_worth(state, seat, years)
        + agents_worth(state, seat)
        + army_worth(state, seat, look)
        + prospects(state, seat, look)
        + CREDIT * state.credit
        + places_worth(state, seat, years)
    )


# -- points


def lead_of(state: State, seat: i64) -> i64:
    """How far a seat is before the best of the others, if it all ended now."""
    best: i64 = -1000
    for other in range(state.terms.seats):
        if other != seat:
            theirs = scoring.prestige(state, other)
            if theirs > best:
                best = theirs
    return scoring.prestige(state, seat) - best


def final_worth(state: State, seat: i64) -> i64:
    """In the last Winter: the points, the crowns that break ties, and the florins that may still buy something."""
    points = POINT * (scoring.prestige(state, seat) + lead_of(state, seat))
    return points + 2 * scoring.crowns(state, seat) + state.treasury[seat]


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
    faith = scoring.crosses(state, seat)
    if faith > MOST_FAITH:
        faith = MOST_FAITH
    if state.indulgences[seat]:
        total -= 12 * years
    bonuses = state.bonuses[seat]
    while bonuses:
        total += BONUS_WORTH[lowest_bit(bonuses)] // 3
        bonuses &= bonuses - 1
    if state.city_count(seat) >= scoring.MOST_COUNTED or state.patron[seat] >= scoring.LAST_CELL:
        total += ending_worth(state, seat)
    return total + FAITH * faith + step_worth(state) * state.patron[seat]


def step_worth(state: State) -> i64:
    """What a step of patronage is worth beside its points: it leads to bonuses, and to the end."""
    return PATRONAGE_STEP if state.year <= PATIENCE else PATRONAGE_STEP + URGENCY


def ending_worth(state: State, seat: i64) -> i64:
    """Who is ahead goes for the end; who is behind puts it off, but not for ever."""
    lead = lead_of(state, seat)
    if lead > 0:
        return END + LEAD * lead
    return LEAD * lead - END if state.year <= PATIENCE else 0


# -- means


def treasury_worth(florins: i64, years: i64) -> i64:
    plenty = florins - PLENTY
    reserve: i64 = florins if florins < 2 else 2
    value = FLORIN_WORTH * florins + RESERVE * reserve
    if plenty > 0:
        value -= plenty * FLORIN_WORTH * 2 // 3
    return value if years > 1 else value * 2 // 3


def places_worth(state: State, seat: i64, years: i64) -> i64:
    """Room for cards to come."""
    return FREE_PLACE * popcount(state.free_places(seat)) if years > 2 else 0


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
        renewals: i64 = COURTIER_RENEWALS if COURT <= source < OTTOMAN else TOKEN_RENEWALS
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


def is_closed(state: State, seat: i64, room: i64) -> bool:
    """V-SPR-4: does an indulgence or an enemy agent forbid the action of a room?"""
    return state.indulgences[seat] >> room & 1 == 1 or state.enemy_agent_at(seat, ROOM_PLACES + seat * ROOMS + room)


def palace_worth(state: State, seat: i64, years: i64) -> i64:
    """The actions at hand, and what the cards in their rooms give to them each time."""
    terms = state.terms
    total: i64 = 0
    seen: i64 = 0
    for room in range(i64(ROOMS)):
        action = court.room_action(state, seat, room)
        value = ROOM_WORTH[action] // 3 if seen >> action & 1 else ROOM_WORTH[action]
        card = state.palace[seat * SLOTS + room]
        given: i64 = 0
        if card == NO_CARD:
            given = room_symbols_worth(terms.printed[action], action)
        else:
            below = terms.card_symbols[state.palace[seat * SLOTS + UNDER + room]]
            given = room_symbols_worth(terms.card_symbols[card], action) + room_symbols_worth(below, action)
        value += given * years * ROOM_USES // 100
        if is_closed(state, seat, room):
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


# -- what the next Springs may bring


def prospects(state: State, seat: i64, look: Outlook) -> i64:
    """The best that the marker can reach in the next Spring, and a little of what lies behind."""
    terms = state.terms
    marker = state.marker[seat]
    sources = state.usable(seat)
    courtiers = state.courtiers(seat)
    soon: i64 = 0
    later: i64 = 0
    for steps in range(i64(1), i64(ROOMS)):
        room = (marker + steps) % ROOMS
        if room == terms.left_gate:
            sources |= courtiers & terms.left_court
        if room == terms.right_gate:
            sources |= courtiers & ~terms.left_court
        if is_closed(state, seat, room):
            continue
        value = room_prospect(state, seat, room, sources, look)
        if steps <= 2 or marker == NONE:
            if value > soon:
                soon = value
        elif value > later:
            later = value
    return soon * NEXT_SPRING // 100 + later * LATER // 100


def room_bundle(state: State, seat: i64, room: i64) -> i64:
    """All symbols that a room gives to its action."""
    terms = state.terms
    card = state.palace[seat * SLOTS + room]
    if card == NO_CARD:
        return terms.printed[terms.rooms[seat * ROOMS + room]]
    return terms.card_symbols[card] + terms.card_symbols[state.palace[seat * SLOTS + UNDER + room]]


def room_prospect(state: State, seat: i64, room: i64, sources: i64, look: Outlook) -> i64:
    """What the action of a room may gain with these sources available."""
    action = court.room_action(state, seat, room)
    given = room_bundle(state, seat, room)
    if action == GOVERN:
        return govern_prospect(state, seat, count_of(given, CROWN) + count_of(given, CROSS))
    held = wealth(state, seat, sources)
    if action == PATRONAGE:
        return patronage_prospect(state, seat, given, held)
    if action == TRADE:
        return 28 * count_of(given, SHIP) + 12 * count_of(held, SHIP)
    if action == DIPLOMACY:
        return diplomacy_prospect(state, seat, given, held, look.years)
    if action == CAMPAIGN:
        return war_prospect(state, seat, given + held, look)
    return 16 * count_of(given, MASK) if action == INTRIGUE else 0


def govern_prospect(state: State, seat: i64, clerics: i64) -> i64:
    """Two tokens for each crown or cross of the room: used ones become available, others can be cashed first."""
    idle = state.domain[seat] & TOKEN_BITS & ~state.ready[seat]
    count = popcount(idle)
    turned: i64 = 2 * clerics
    value: i64 = 0
    if turned > count:
        value = FLORIN_WORTH * (turned - count)
        turned = count
    total: i64 = 0
    while idle:
        total += symbols_worth(state.terms.token_symbols[lowest_bit(idle)])
        idle &= idle - 1
    if count == 0:
        return value
    return value + total * AVAILABLE * turned // (100 * count)


def partly(value: i64, has: i64, wants: i64) -> i64:
    """A prospect for which something is still missing."""
    if has >= wants:
        return value
    return value * has * UNRIPE // (100 * wants)


def patronage_prospect(state: State, seat: i64, given: i64, held: i64) -> i64:
    cell = state.patron[seat]
    if cell >= scoring.LAST_CELL:
        return 0
    terms = state.terms
    need, either = actions.patronage_price(state, seat)
    clerics = count_of(need, CROWN) + count_of(need, CROSS) + either
    value = step_worth(state) + POINT * (terms.patronage_points[cell + 1] - terms.patronage_points[cell])
    if terms.bonus_cells >> (cell + 1) & 1:
        value += POINT
    value -= FLORIN_WORTH * (need & 255) + SPENT_CROWN * clerics
    if value <= 0:
        return 0
    both = given + held
    value = partly(value, count_of(both, CROWN) + count_of(both, CROSS), clerics)
    return partly(value, state.treasury[seat] + (both & 255), need & 255)


def diplomacy_prospect(state: State, seat: i64, given: i64, held: i64, years: i64) -> i64:
    terms = state.terms
    ships = count_of(given, SHIP) + count_of(held, SHIP)
    crowns = count_of(given, CROWN) + count_of(held, CROWN)
    near = neighbours(state, seat)
    if ships and state.cities(seat) & terms.ports:
        near |= terms.ports
    near &= terms.open_cities & ~terms.pirates
    best: i64 = 0
    while near:
        city = lowest_bit(near)
        near &= near - 1
        price = actions.annexation_price(state, seat, city)
        if price == 0 or count_of(price, SHIP) > ships:
            continue
        wanted = count_of(price, CROWN)
        value = POINT + symbols_worth(terms.token_symbols[city]) * (AVAILABLE + TOKEN_RENEWALS * years) // 100
        value -= SPENT_CROWN * (wanted - count_of(given, CROWN)) + SPENT_CROWN * count_of(price, SHIP) // 2
        value = partly(value, crowns, wanted)
        if value > best:
            best = value
    return best


def war_prospect(state: State, seat: i64, total: i64, look: Outlook) -> i64:
    riders = count_of(total, CAVALRY)
    ships = count_of(total, SHIP)
    near: i64 = neighbours(state, seat) if riders else 0
    if ships and state.cities(seat) & state.terms.ports:
        near |= state.terms.ports
    near &= state.terms.open_cities & ~state.cities(seat)
    bonus = strike_strength(state, seat, False)
    best: i64 = 0
    while near:
        city = lowest_bit(near)
        near &= near - 1
        wanted = resistance(state, seat, city, look) + 1 - bonus
        value = conquest_worth(state, seat, city, look.years) - 12 * wanted
        if value > best:
            value = partly(value, reachable(state, seat, city, riders, ships), wanted)
            if value > best:
                best = value
    return best


# -- war


def strike_strength(state: State, seat: i64, in_need: bool) -> i64:
    """The bonuses that a seat could bring to a siege; ``in_need``: even at the price of an indulgence."""
    found = siege.war_sources(state, seat)
    if state.bonuses[seat] >> LEONARDO & 1:
        found |= BIT[LEONARDO_SOURCE]
    if found == 0:
        return 0
    florins = raisable(state, seat)
    if not in_need and may_indulge(state, seat):
        florins -= INDULGENCE_FLORINS
    return siege.most_strength(state, seat, found, florins)


def resistance(state: State, seat: i64, city: i64, look: Outlook) -> i64:
    """The strongest defence that a city, or another besieger, could bring up."""
    ruler = state.ruler[city]
    strength = siege.firmness(state, seat, city)
    if ruler != NONE:
        strength += state.troops_at(ruler, city) + look.strikes[ruler]
    if state.troops[city]:
        for other in range(state.terms.seats):
            troops = state.troops_at(other, city)
            if troops and other != seat and other != ruler:
                strength += troops + look.strikes[other] + state.arms[other]
    return strength


def reachable(state: State, seat: i64, city: i64, riders: i64, ships: i64) -> i64:
    """How many troops can come before a city, on the roads of one's own realm or straight over sea."""
    own = state.cities(seat)
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
            come = state.troops_at(seat, start)
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
            come = state.troops_at(seat, port)
            if come * seas > ships:
                come = ships // seas
            troops += come
            ships -= come * seas
    return troops


def conquest_worth(state: State, seat: i64, city: i64, years: i64) -> i64:
    """A city, its token, and a trophy."""
    ruler = state.ruler[city]
    value = POINT + symbols_worth(state.terms.token_symbols[city]) * TOKEN_RENEWALS * years // 100
    losses: i64 = 0
    if ruler != NONE:
        value += POINT // 2
        if not state.trophies[seat] >> ruler & 1:
            value += POINT * state.terms.trophy_points
        losses = state.troops_at(ruler, city)
    if siege.firmness(state, seat, city) >= siege.FIRM:
        losses += 1
    return value - TROOP_LOST * losses


def army_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Troops under arms, the sieges they will win or lose, and the cities that others could take."""
    total = TROOP_WORTH[state.troops_of(seat)] - danger(state, seat, look)
    besieged = siege.pending(state, seat)
    if besieged == 0:
        return total
    spare = strike_strength(state, seat, False) + state.arms[seat]
    while besieged:
        city = lowest_bit(besieged)
        besieged &= besieged - 1
        wanted = resistance(state, seat, city, look) + 1 - state.troops_at(seat, city)
        if wanted > spare:
            total += LOST_SIEGE
            continue
        total += conquest_worth(state, seat, city, look.years)
        if wanted > 0:
            spare -= wanted
            total -= FLORIN_WORTH * wanted
    return total


def danger(state: State, seat: i64, look: Outlook) -> i64:
    """Cities that somebody next door has the troops to take."""
    total: i64 = 0
    own = state.cities(seat)
    mine = ~(15 * BIT[4 * seat])
    while own:
        city = lowest_bit(own)
        own &= own - 1
        near = state.terms.roads[city]
        troops: i64 = 0
        while near:
            troops += state.troops[lowest_bit(near)] & mine
            near &= near - 1
        if troops and is_weak(state, seat, city, troops, look):
            total += DANGER
    return total


def is_weak(state: State, seat: i64, city: i64, troops: i64, look: Outlook) -> bool:
    """Could one of the neighbours, with these troops next door, take a city?"""
    defence = state.troops_at(seat, city) + look.strikes[seat]
    for other in range(state.terms.seats):
        attack = troops >> 4 * other & 15
        if attack and attack + look.strikes[other] > defence + siege.firmness(state, other, city):
            return True
    return False
