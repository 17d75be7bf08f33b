"""By how much a seat leads in a battle, now and after a card: by what lies open and its own cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.titles.condottiere.rules.battle import strength, strongest
from signoria.titles.condottiere.rules.cards import BISHOP, BIT, CARD, SCARECROW, SPRING, WINTER
from signoria.titles.condottiere.rules.state import State

UNSEEN: Final = 4
"""What a face-down card of another is taken for: an average one."""


def lead(state: State, seat: i64) -> i64:
    """By how much a seat is ahead of the strongest other."""
    return lead_with(state, seat, 0, 0)


def lead_after(state: State, seat: i64, kind: i64) -> i64:
    """The lead once a seat has played a card. Who makes peace leads by nothing."""
    if kind == SCARECROW:
        return lead_with(state, seat, 0, 0)
    if kind == BISHOP:
        if state.terms.bishop_ends:
            return 0
        struck = strongest(state.together())
        return lead_with(state, seat, 0, 15 * CARD[struck] if struck >= 0 else 0)
    gone: i64 = 0
    if kind == WINTER:
        gone = 15 * CARD[SPRING]
    elif kind == SPRING:
        gone = 15 * CARD[WINTER]
    return lead_with(state, seat, CARD[kind], gone)


def lead_without(state: State, seat: i64, kind: i64) -> i64:
    """The lead once a seat has taken a mercenary back."""
    return lead_with(state, seat, -CARD[kind], 0)


def lead_with(state: State, seat: i64, change: i64, gone: i64) -> i64:
    """The lead with a change to the own line, once the cards ``gone`` have left all lines."""
    keeps = ~gone
    seats = state.terms.seats
    own_line = (state.lines[seat] & keeps) + change
    together = (state.together() & keeps) | own_line
    if change < 0:
        together = own_line
        for other in range(seats):
            if other != seat:
                together |= state.lines[other]
    best: i64 = 0
    for other in range(seats):
        if other != seat:
            line = state.lines[other] & keeps
            theirs: i64 = strength(line, together) if line else 0
            if state.down and state.face_down(other) >= 0:
                theirs += UNSEEN
            if theirs > best:
                best = theirs
    own = strength(own_line, together)
    if state.down:
        hidden = state.face_down(seat)
        if hidden >= 0:
            own += strength(CARD[hidden], together | CARD[hidden])
    return own - best


def has_rivals(state: State, seat: i64) -> bool:
    """Can anybody else still play a card in this battle?"""
    for other in range(state.terms.seats):
        if other != seat and not state.passed & BIT[other] and state.hands[other]:
            return True
    return False
