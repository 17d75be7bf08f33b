"""How far a seat is from winning, and what makes a line strong: what a board shows beside the bare facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from signoria.titles.condottiere.rules.actions import favourable
from signoria.titles.condottiere.rules.battle import printed, strength, strongest
from signoria.titles.condottiere.rules.cards import (
    BIT,
    CARD,
    COURTESAN,
    DRUMMER_BITS,
    HEROINE,
    MERCENARY_BITS,
    NO_CARD,
    SPRING,
    SPRING_BITS,
    WINTER,
    WINTER_BITS,
    lowest_bit,
    popcount,
    size,
)
from signoria.titles.condottiere.rules.resolution import group_of, marker_holder, marker_reason
from signoria.titles.condottiere.rules.terms import FAVOUR, NONE, PLACE, Terms

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

Source = Literal["mercenaries", "winter", "drummer", "spring", "courtesan", "heroine"]
Part = tuple[Source, int, int]
"""What a source adds to a strength: its name, the cards of the line that it counts (a pile), and how much."""


def largest_group(terms: Terms, realm: i64) -> i64:
    """The largest set of regions of a realm that hang together; of equal ones that of the first region."""
    largest: i64 = 0
    left = realm
    while left:
        group = group_of(terms.borders, realm, lowest_bit(left))
        left &= ~group
        if popcount(group) > popcount(largest):
            largest = group
    return largest


def winning_regions(terms: Terms, realm: i64, barred: i64) -> i64:
    """The set of regions any one of which would win the game for a realm (C-WIN-1), without the barred ones."""
    winning: i64 = 0
    left = (BIT[len(terms.borders)] - 1) & ~barred & ~realm
    enough_in_all = terms.total > 0 and popcount(realm) + 1 >= terms.total
    while left:
        region = lowest_bit(left)
        left &= left - 1
        group = popcount(group_of(terms.borders, realm | BIT[region], region))
        if enough_in_all or group >= terms.adjacent:
            winning |= BIT[region]
    return winning


def group_sizes(terms: Terms, realms: tuple[int, ...], region: i64) -> tuple[int, ...]:
    """For each seat: how many of its regions would hang together with this one, if the seat held it."""
    return tuple([popcount(group_of(terms.borders, realm | BIT[region], region)) for realm in realms])


def regions_in_question(state: State) -> i64:
    """The set of regions that the table thinks of: those that may be chosen, else the one that is fought for."""
    phase = state.phase_code
    if phase == PLACE:
        return state.choosable(state.turn)
    if phase == FAVOUR:
        return favourable(state)
    return 0 if state.battle == NONE else BIT[state.battle]


def in_force(together: i64) -> i64:
    """Of all that lies in all lines, what counts for every line: a season, and in Spring the strongest mercenary."""
    if together & WINTER_BITS:
        return CARD[WINTER]
    if not together & SPRING_BITS:
        return 0
    kind = strongest(together)
    return CARD[SPRING] if kind == NO_CARD else CARD[SPRING] + CARD[kind]


def strength_parts(line: i64, together: i64) -> list[Part]:
    """What makes the strength of a line (C-STR-1 to C-STR-5), in the order in which a person would add it up."""
    parts: list[Part] = []
    soldiers = line & MERCENARY_BITS
    if soldiers:
        total = printed(soldiers)
        parts.append(("mercenaries", soldiers, total))
        if together & WINTER_BITS:
            parts.append(("winter", soldiers, size(soldiers) - total))
            total = size(soldiers)
        if line & DRUMMER_BITS:
            parts.append(("drummer", soldiers, total))
        if together & SPRING_BITS:
            best = soldiers & (15 * CARD[strongest(together)])
            if best:
                parts.append(("spring", best, 3 * size(best)))
    courtesans = line & (15 * CARD[COURTESAN])
    if courtesans:
        parts.append(("courtesan", courtesans, size(courtesans)))
    heroines = line & (15 * CARD[HEROINE])
    if heroines:
        parts.append(("heroine", heroines, 10 * size(heroines)))
    return parts


def leading_seats(state: State) -> i64:
    """The set of seats whose face-up cards are the strongest; nobody while no line is worth anything."""
    together = state.together()
    best: i64 = 0
    leaders: i64 = 0
    for seat in range(state.terms.seats):
        total = strength(state.lines[seat], together)
        if total > best:
            best = total
            leaders = BIT[seat]
        elif total == best and best > 0:
            leaders |= BIT[seat]
    return leaders


def next_marker(state: State, leaders: i64) -> tuple[int, int]:
    """Who would get the marker, and why, if the battle ended now with the cards that lie open."""
    winner: i64 = NONE
    if leaders and leaders & (leaders - 1) == 0:
        winner = lowest_bit(leaders)
    why = marker_reason(state, winner)
    return marker_holder(state, winner, why), why
