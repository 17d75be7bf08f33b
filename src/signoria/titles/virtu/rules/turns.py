"""The course of a game: who acts next, from the first placing to the last Winter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules import retreats, scoring, siege, spring, winter
from signoria.titles.virtu.rules.phase_codes import (
    BETWEEN,
    OVER,
    PLACING,
    PREPARATION,
    SIEGING,
    SPRING,
    WINTER,
    WITHDRAWING,
)
from signoria.titles.virtu.rules.pieces import BIT, lowest_bit

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def begin(state: State, first: i64) -> None:
    """V-SET-2, V-SET-4: all get what they start with; the first player lies on top of the tracks."""
    terms = state.terms
    seats = terms.seats
    for place in range(seats):
        seat = (first + place) % seats
        state.order += seat * BIT[4 * place]
        house = state.houses[seat]
        house.arrived = seats - place
        house.promoted = seats - place
        house.treasury = terms.first_florins
        house.agents_in_all = terms.start_agents[seat]
        house.domain = terms.start_cities[seat]
        house.ready = terms.start_cities[seat]
        settle_home(state, seat)
    state.board.clock = seats
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
        state.board.set_ruler(city, seat)
        state.board.add_troops(seat, city, 1)
        cities &= cities - 1


def advance(state: State) -> None:
    """Somebody has finished: go on until somebody has to decide, or the game is over."""
    seats = state.terms.seats
    while state.phase_code == BETWEEN:
        if state.turn >= seats:
            state.turn = 0
            next_stage(state)
            continue
        seat = state.seat_at(state.turn)
        if state.stage == SPRING:
            spring.begin_turn(state, seat)
        elif state.stage == WINTER:
            winter.begin_turn(state, seat)
        elif state.stage == SIEGING:
            siege.next_siege(state)
        elif state.stage == WITHDRAWING:
            retreats.next_withdrawal(state)
        else:
            state.ask(PLACING, seat)


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
    note_prestige(state)
    state.year += 1
    state.indulged = 0
    state.stage = SPRING
    if state.watched:
        state.note("year", [state.year])


def note_prestige(state: State) -> None:
    """Where all stand when a year is over, for the story of the game."""
    if state.watched:
        numbers: list[int] = [state.year]
        for seat in range(state.terms.seats):
            numbers.extend(scoring.prestige_parts(state, seat))
        state.note("prestige", numbers)


def end_spring(state: State) -> None:
    """V-ORD-1, V-END-1: the new order; is this Winter the last?"""
    for seat in range(state.terms.seats):
        state.houses[seat].won = 0
        state.houses[seat].war_tokens = 0
    state.leonardo_used = 0
    state.order = scoring.turn_order(state)
    state.reason = scoring.ending(state)
    state.stage = WINTER
    if state.watched:
        state.note("order", scoring.listed(state.order, state.terms.seats))
        if state.last:
            state.note("last-winter", [])


def end_game(state: State) -> None:
    note_prestige(state)
    state.winners = scoring.winners(state)
    state.phase_code = OVER
    if state.watched:
        state.note("game-over", [state.winners])
