"""Strength, and the cards that change the lines: C-STR, C-CARD."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.condottiere.rules import memory
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    CARD,
    COURTESAN,
    DRUMMER_BITS,
    HEROINE,
    KINDS,
    MERCENARIES,
    MERCENARY_BITS,
    NO_CARD,
    SPRING,
    SPRING_BITS,
    VALUE,
    WINTER,
    WINTER_BITS,
    count,
    size,
)

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State


def strongest(together: i64) -> i64:
    """The highest mercenary kind in play, or NO_CARD."""
    rest = together & MERCENARY_BITS
    kind: i64 = NO_CARD
    while rest:
        rest >>= 4
        kind += 1
    return kind


def strength(line: i64, together: i64) -> i64:
    """The strength of a line, with everything that lies in all lines (C-STR-1 to C-STR-5)."""
    soldiers = line & MERCENARY_BITS
    total: i64 = 0
    if soldiers:
        total = size(soldiers) if together & WINTER_BITS else printed(soldiers)
        if line & DRUMMER_BITS:
            total *= 2
        if together & SPRING_BITS:
            total += 3 * (line >> 4 * strongest(together) & 15)
    return total + (line >> 4 * COURTESAN & 15) + 10 * (line >> 4 * HEROINE & 15)


def printed(soldiers: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while soldiers:
        total += (soldiers & 15) * VALUE[kind]
        soldiers >>= 4
        kind += 1
    return total


def worths(line: i64, together: i64) -> list[int]:
    """What each card of a line adds to its strength, in the order of card_names: with its drummer and the seasons."""
    drummers = line & DRUMMER_BITS
    return [strength(drummers | CARD[kind], together) for kind in range(i64(KINDS)) for _ in range(count(line, kind))]


def turn_up(state: State, seat: i64) -> None:
    """C-OPT-5: a face-down card is turned up where it lies."""
    kind = state.face_down(seat)
    if kind != NO_CARD:
        state.down &= ~(15 * CARD[seat])
        state.lines[seat] += CARD[kind]
        memory.see_shown(state, seat, kind)
        if state.watched:
            state.note("turned-up", [seat, kind])


def discard_kinds(state: State, kind: i64) -> None:
    """Every card of a kind leaves the lines: a season gone, or the Bishop's victims."""
    bits = 15 * CARD[kind]
    for seat in range(state.terms.seats):
        gone = state.lines[seat] & bits
        if gone:
            state.lines[seat] -= gone
            state.discards += gone
            if state.watched:
                state.note("discarded", [seat, kind, size(gone)])


def victim_of(state: State, card: i64) -> i64:
    """The kind that leaves all lines when this card is played, or NO_CARD.

    C-CARD-5: a Bishop strikes the mercenaries of the highest printed value present; a season ends the other."""
    if card == WINTER:
        return SPRING
    if card == SPRING:
        return WINTER
    if card == BISHOP and not state.terms.bishop_ends:
        return strongest(state.together())
    return NO_CARD


def strike(state: State, card: i64) -> None:
    kind = victim_of(state, card)
    if kind != NO_CARD:
        discard_kinds(state, kind)


def is_hideable(kind: i64) -> bool:
    """C-OPT-5: mercenaries, courtesans, drummers and heroines are played face down."""
    return kind < MERCENARIES or COURTESAN <= kind <= HEROINE
