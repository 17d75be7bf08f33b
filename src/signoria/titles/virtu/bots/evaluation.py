"""What a position is worth to a seat: points now, and the means to more."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.titles.virtu.bots.mind import ROOM_KINDS
from signoria.titles.virtu.bots.outlook import Outlook, army_worth
from signoria.titles.virtu.bots.prospects import is_closed, neighbours, prospects, step_worth
from signoria.titles.virtu.bots.weights import (
    AGENT,
    ALLIANCE_AGENT,
    AVAILABLE,
    BLOCKED_ROOM,
    BONUS_HELD,
    BONUS_WORTH,
    COURTIER_RENEWALS,
    CREDIT,
    END,
    FAITH,
    FAR_AGENT,
    FLORIN_WORTH,
    FREE_PLACE,
    INDULGED,
    LEAD,
    LEADER_AGENT,
    MOST_FAITH,
    NEAR_AGENT,
    PATIENCE,
    PLENTY,
    POINT,
    RELIGION,
    RESERVE,
    ROOM_AGENT,
    ROOM_USES,
    ROOM_WORTH,
    TOKEN_RENEWALS,
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
    SLOT_TO_SOURCE,
    UNDER,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.state import State


def worth(state: State, seat: i64, look: Outlook) -> i64:
    """Everything together."""
    if state.last:
        return final_worth(state, seat)
    return (
        points(state, seat, look)
        + treasury_worth(state.houses[seat].treasury, look)
        + sources_worth(state, seat, look)
        + palace_worth(state, seat, look)
        + agents_worth(state, seat, look)
        + army_worth(state, seat, look)
        + prospects(state, seat, look)
        + look.weights[CREDIT] * state.payment.credit
        + places_worth(state, seat, look)
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


def points(state: State, seat: i64, look: Outlook) -> i64:
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
    if state.houses[seat].indulgences:
        total -= look.weights[INDULGED] * look.years
    bonuses = state.houses[seat].bonuses
    while bonuses:
        total += look.weights[BONUS_WORTH + lowest_bit(bonuses)] * look.weights[BONUS_HELD] // 300
        bonuses &= bonuses - 1
    if state.houses[seat].city_count() >= scoring.MOST_COUNTED or state.houses[seat].patronage >= scoring.LAST_CELL:
        total += ending_worth(state, seat, look)
    return total + religion_worth(state, seat, look) + step_worth(state, look) * state.houses[seat].patronage


def religion_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Crosses, and the points that they would bring among those of the others."""
    own = scoring.crosses(state, seat)
    rank: i64 = 0
    for other in range(state.terms.seats):
        if other != seat and look.crosses[other] >= own:
            rank += 1
    faith: i64 = own if own < MOST_FAITH else MOST_FAITH
    return look.weights[FAITH] * faith + look.weights[RELIGION] * state.terms.religion[rank]


def ending_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Who is ahead goes for the end; who is behind puts it off, but not for ever."""
    lead = lead_of(state, seat)
    if lead > 0:
        return look.weights[END] + look.weights[LEAD] * lead
    return look.weights[LEAD] * lead - look.weights[END] if state.year <= PATIENCE else 0


# -- means


def treasury_worth(florins: i64, look: Outlook) -> i64:
    plenty = florins - PLENTY
    reserve: i64 = florins if florins < 2 else 2
    value = look.weights[FLORIN_WORTH] * florins + look.weights[RESERVE] * reserve
    if plenty > 0:
        value -= plenty * look.weights[FLORIN_WORTH] * 2 // 3
    return value if look.years > 1 else value * 2 // 3


def places_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Room for cards to come."""
    return look.weights[FREE_PLACE] * popcount(state.free_places(seat)) if look.years > 2 else 0


def sources_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Tokens, courtiers and alliances: what is available counts now, all of it for the years to come."""
    total: i64 = 0
    courtier_renewals = look.weights[COURTIER_RENEWALS] * look.years
    token_renewals = look.weights[TOKEN_RENEWALS] * look.years
    ready = state.usable(seat)
    sources = state.houses[seat].domain | state.houses[seat].courtiers()
    for power in range(i64(3)):
        if state.board.ally(power) == seat:
            sources |= BIT[OTTOMAN + power]
    while sources:
        source = lowest_bit(sources)
        sources &= sources - 1
        value = source_worth(state, seat, source, look)
        renewals = courtier_renewals if COURT <= source < OTTOMAN else token_renewals
        total += value * renewals // 100
        if ready & BIT[source]:
            total += value * look.weights[AVAILABLE] // 100
    return total


def source_worth(state: State, seat: i64, source: i64, look: Outlook) -> i64:
    if source < COURT:
        return look.prices.tokens[source]
    if source < OTTOMAN:
        return look.prices.cards[state.houses[seat].card(source - SLOT_TO_SOURCE)]
    return look.prices.allies[source - OTTOMAN]


def palace_worth(state: State, seat: i64, look: Outlook) -> i64:
    """The actions at hand, and what the cards in their rooms give to them each time."""
    house = state.houses[seat]
    total: i64 = 0
    seen: i64 = 0
    for room in range(i64(ROOMS)):
        action = palace.room_action(state, seat, room)
        value = look.weights[ROOM_WORTH + action]
        if seen >> action & 1:
            value //= 3
        card = house.card(room)
        given: i64 = 0
        if card == NO_CARD:
            given = look.prices.printed[action]
        else:
            below = house.card(UNDER + room)
            given = look.prices.room_cards[card * ROOM_KINDS + action]
            given += look.prices.room_cards[below * ROOM_KINDS + action]
        value += given * look.years * look.weights[ROOM_USES] // 100
        if is_closed(state, seat, room):
            value = value // 2 - look.weights[BLOCKED_ROOM]
        else:
            seen |= BIT[action]
        total += value
    return total


def agents_worth(state: State, seat: i64, look: Outlook) -> i64:
    """Agents in neutral cities nearby, in palaces of others, on alliances."""
    total: i64 = look.weights[AGENT] * state.houses[seat].agents_in_all
    near = neighbours(state, seat)
    agents = state.houses[seat].agents
    while agents:
        place = lowest_bit(agents)
        agents &= agents - 1
        owner = realm.owner_of(state, place)
        if place < CITIES:
            if owner == NONE:
                total += look.weights[NEAR_AGENT] if near >> place & 1 else look.weights[FAR_AGENT]
        elif place < POWER_PLACES:
            if owner != seat and state.houses[owner].marker != (place - ROOM_PLACES) % ROOMS:
                total += look.weights[ROOM_AGENT]
                if owner == look.leader:
                    total += look.weights[LEADER_AGENT]
        else:
            total += look.weights[NEAR_AGENT] if owner == NONE else look.weights[ALLIANCE_AGENT]
    return total
