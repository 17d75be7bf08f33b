"""The course of a game: who acts next, from the first placing to the last Winter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.virtu.rules import retreats, scoring, siege, spring, winter
from signoria.titles.virtu.rules.phase_codes import (
    BETWEEN,
    OVER,
    PREPARATION,
    SETTING,
    SIEGING,
    SPRING,
    WINTER,
    WITHDRAWING,
)
from signoria.titles.virtu.rules.pieces import BIT, CATHEDRALS, CITIES, NONE, lowest_bit

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def begin(state: State, first: i64) -> None:
    """V-SET-2, V-SET-4: all get what they start with; the first player lies on top of the tracks."""
    terms = state.terms
    seats = terms.seats
    state.cathedrals = vec[i64]([NONE for _ in range(CATHEDRALS)])
    state.allies = vec[i64]([NONE for _ in range(3)])
    for city in range(i64(CITIES)):
        state.ruler[city] = NONE
    for place in range(seats):
        seat = (first + place) % seats
        state.order[place] = seat
        state.marker[seat] = NONE
        state.arrived[seat] = seats - place
        state.promoted[seat] = seats - place
        state.treasury[seat] = terms.first_florins
        state.spies[seat] = terms.start_agents[seat]
        state.domain[seat] = terms.start_cities[seat]
        state.ready[seat] = terms.start_cities[seat]
        settle_home(state, seat)
    state.clock = seats
    state.stage = PREPARATION
    state.turn = 0
    state.phase_code = BETWEEN
    if state.watched:
        if terms.named:
            for seat in range(seats):
                state.note("family", [seat, terms.families[seat]])
        state.note("first", [first])
    advance(state)


def settle_home(state: State, seat: i64) -> None:
    cities = state.terms.start_cities[seat]
    while cities:
        city = lowest_bit(cities)
        state.ruler[city] = seat
        state.troops[city] += BIT[4 * seat]
        cities &= cities - 1


def advance(state: State) -> None:
    """Somebody has finished: go on until somebody has to decide, or the game is over."""
    seats = state.terms.seats
    while state.phase_code == BETWEEN:
        if state.turn >= seats:
            state.turn = 0
            next_stage(state)
            continue
        seat = state.order[state.turn]
        if state.stage == SPRING:
            spring.begin_turn(state, seat)
        elif state.stage == WINTER:
            winter.begin_turn(state, seat)
        elif state.stage == SIEGING:
            siege.next_siege(state)
        elif state.stage == WITHDRAWING:
            retreats.next_withdrawal(state)
        else:
            state.ask(SETTING, seat)


def next_stage(state: State) -> None:
    if state.stage == PREPARATION:
        if state.watched:
            state.note("all-placed", [])
        begin_year(state)
    elif state.stage == SPRING:
        state.stage = SIEGING
    elif state.stage == SIEGING:
        state.stage = WITHDRAWING
    elif state.stage == WITHDRAWING:
        end_spring(state)
    elif state.last:
        end_game(state)
    else:
        begin_year(state)


def begin_year(state: State) -> None:
    state.year += 1
    state.indulged = 0
    state.stage = SPRING
    if state.watched:
        state.note("year", [state.year])


def end_spring(state: State) -> None:
    """V-ORD-1, V-END-1: the new order; is this Winter the last?"""
    for seat in range(state.terms.seats):
        state.won[seat] = 0
        state.arms[seat] = 0
    state.leonardo_used = 0
    state.order = scoring.turn_order(state)
    state.reason = scoring.ending(state)
    state.last = state.reason != ""
    state.stage = WINTER
    if state.watched:
        state.note("order", [state.order[place] for place in range(state.terms.seats)])
        if state.last:
            state.note("last-winter", [])


def end_game(state: State) -> None:
    state.winners = scoring.winners(state)
    state.phase_code = OVER
    if state.watched:
        state.note("game-over", [state.winners])
