"""What a position is worth to a seat: points now, and the means to more."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.titles.virtu.bots.outlook import Outlook, army_worth
from signoria.titles.virtu.bots.prospects import is_closed, neighbours, prospects, step_worth
from signoria.titles.virtu.bots.weights import (
    AVAILABLE,
    BLOCKED_ROOM,
    BONUS_WORTH,
    COURTIER_RENEWALS,
    CREDIT,
    END,
    FAITH,
    FLORIN_WORTH,
    FREE_PLACE,
    GOOD_AGENT,
    LEAD,
    MOST_FAITH,
    PATIENCE,
    PLENTY,
    POINT,
    RESERVE,
    ROOM_USES,
    ROOM_WORTH,
    TOKEN_RENEWALS,
    room_symbols_worth,
    symbols_worth,
)
from signoria.titles.virtu.rules import palace, realm, scoring
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITIES,
    COURT,
    NO_CARD,
    NONE,
    OTTOMAN,
    POWER_PLACES,
    ROOM_PLACES,
    ROOMS,
    UNDER,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.state import State


def worth(state: State, seat: i64, look: Outlook) -> i64:
    """Everything together."""
    if state.last:
        return final_worth(state, seat)
    years = look.years
    return (
        points(state, seat, years)
        + treasury_worth(state.houses[seat].treasury, years)
        + sources_worth(state, seat, years)
        + palace_worth(state, seat, years)
        + agents_worth(state, seat)
        + army_worth(state, seat, look)
        + prospects(state, seat, look)
        + CREDIT * state.payment.credit
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
    return points + 2 * scoring.crowns(state, seat) + state.houses[seat].treasury


def points(state: State, seat: i64, years: i64) -> i64:
    """Prestige as it would be counted now; what is still in motion counts softly."""
    terms = state.terms
    total = POINT * (
        scoring.city_prestige(state, seat)
        + scoring.patronage_prestige(state, seat)
        + scoring.printed_prestige(state, seat)
        + terms.trophy_points * popcount(state.houses[seat].trophies)
        + scoring.alliance_prestige(state, seat)
        + terms.indulgence_points * popcount(state.houses[seat].indulgences)
    )
    faith = scoring.crosses(state, seat)
    if faith > MOST_FAITH:
        faith = MOST_FAITH
    if state.houses[seat].indulgences:
        total -= 12 * years
    bonuses = state.houses[seat].bonuses
    while bonuses:
        total += BONUS_WORTH[lowest_bit(bonuses)] // 3
        bonuses &= bonuses - 1
    if state.houses[seat].city_count() >= scoring.MOST_COUNTED or state.houses[seat].patronage >= scoring.LAST_CELL:
        total += ending_worth(state, seat)
    return total + FAITH * faith + step_worth(state) * state.houses[seat].patronage


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


def sources_worth(state: State, seat: i64, years: i64) -> i64:
    """Tokens, courtiers and alliances: what is available counts now, all of it for the years to come."""
    total: i64 = 0
    ready = state.usable(seat)
    sources = state.houses[seat].domain | state.houses[seat].courtiers()
    for power in range(i64(3)):
        if state.board.ally(power) == seat:
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


def palace_worth(state: State, seat: i64, years: i64) -> i64:
    """The actions at hand, and what the cards in their rooms give to them each time."""
    terms = state.terms
    total: i64 = 0
    seen: i64 = 0
    for room in range(i64(ROOMS)):
        action = palace.room_action(state, seat, room)
        value = ROOM_WORTH[action] // 3 if seen >> action & 1 else ROOM_WORTH[action]
        card = state.houses[seat].card(room)
        given: i64 = 0
        if card == NO_CARD:
            given = room_symbols_worth(terms.printed[action], action)
        else:
            below = terms.card_symbols[state.houses[seat].card(UNDER + room)]
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
    total: i64 = 14 * state.houses[seat].agents_in_all
    near = neighbours(state, seat)
    agents = state.houses[seat].agents
    while agents:
        place = lowest_bit(agents)
        agents &= agents - 1
        owner = realm.owner_of(state, place)
        if place < CITIES:
            if owner == NONE:
                total += GOOD_AGENT if near >> place & 1 else 4
        elif place < POWER_PLACES:
            if owner != seat and state.houses[owner].marker != (place - ROOM_PLACES) % ROOMS:
                total += GOOD_AGENT
        else:
            total += GOOD_AGENT if owner == NONE else 2 * GOOD_AGENT
    return total
