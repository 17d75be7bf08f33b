"""A battle, turn by turn: C-BAT."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.condottiere.rules import memory, resolution
from signoria.titles.condottiere.rules.battle import discard_kinds, discard_strongest, is_hideable, turn_up
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    BIT,
    CARD,
    MERCENARY_BITS,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, NONE, TAKE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State


def begin_battle(state: State) -> None:
    """C-BAT-1: who placed the marker moves first; in a final battle the nearest finalist from there."""
    everyone = state.terms.everyone()
    state.passed = everyone & ~state.final if state.final else 0
    state.phase_code = BATTLE
    state.turn = (state.marker + state.terms.seats - 1) % state.terms.seats
    next_turn(state)


def next_turn(state: State) -> None:
    """To the next player still in the battle; who has no cards passes by himself (C-BAT-4)."""
    everyone = state.terms.everyone()
    seat = state.turn
    while state.passed != everyone:
        seat = state.left_of(seat)
        if state.passed & BIT[seat]:
            continue
        if state.hands[seat]:
            state.ask(BATTLE, seat)
            return
        state.passed |= BIT[seat]
        memory.see_empty(state, seat)
        if state.watched:
            state.note("passed", [seat, 1])
    if state.watched:
        state.note("battle-ended", [NONE, NONE])
    resolution.resolve(state, NONE, NONE)


def pass_turn(state: State) -> None:
    """C-BAT-3; C-OPT-4: a defender who has not played yet stays in until all others are out."""
    seat = state.turn
    out = state.passed | BIT[seat]
    waits = seat == state.defender and not state.defended and out != state.terms.everyone()
    if not waits:
        state.passed = out
    if state.watched:
        state.note("passed", [seat, 2 if waits else 0])
    next_turn(state)


def pass_open(state: State) -> None:
    """C-OPT-5: who passes may turn the face-down card up first."""
    if state.watched:
        state.note("before", state.strengths())
    turn_up(state, state.turn)
    if state.watched:
        state.note("after", state.strengths())
    pass_turn(state)


def play(state: State, kind: i64) -> None:
    seat = state.turn
    hidden = state.terms.hidden and is_hideable(kind)
    if state.watched:
        state.note("before", state.strengths())
        state.note("played", [seat, kind, 1 if hidden else 0])
    state.hands[seat] -= CARD[kind]
    if seat == state.defender:
        state.defended = True
    if hidden:
        turn_up(state, seat)
        state.down |= (kind + 1) * CARD[seat]
        end_turn(state)
    elif kind == SCARECROW:
        state.discards += CARD[kind]
        if state.lines[seat] & MERCENARY_BITS:
            state.ask(TAKE, seat)
        else:
            end_play(state)
    elif kind == BISHOP and not state.terms.bishop_ends:
        state.discards += CARD[kind]
        discard_strongest(state)
        if state.final:
            end_play(state)
        else:
            state.ask(FAVOUR, seat)
    else:
        state.lines[seat] += CARD[kind]
        memory.see_shown(state, seat, kind)
        if kind == SURRENDER or kind == BISHOP:
            end_at_once(state, kind)
            return
        if kind == WINTER:
            discard_kinds(state, SPRING)
        elif kind == SPRING:
            discard_kinds(state, WINTER)
        end_play(state)


def end_play(state: State) -> None:
    """The new card's effect is done: the earlier face-down card is turned up, the turn goes on (C-OPT-5, C-ASK-4)."""
    turn_up(state, state.turn)
    end_turn(state)


def end_turn(state: State) -> None:
    if state.watched:
        state.note("after", state.strengths())
    next_turn(state)


def end_at_once(state: State, kind: i64) -> None:
    """C-CARD-4, C-CARD-6."""
    if state.watched:
        state.note("after", state.strengths())
        state.note("battle-ended", [state.turn, kind])
    if kind == SURRENDER:
        resolution.resolve(state, state.turn, kind)
    else:
        resolution.make_peace(state, state.turn, kind)


def take(state: State, kind: i64) -> None:
    """C-CARD-3: one mercenary back into the hand, or none."""
    seat = state.turn
    if kind != NONE:
        state.lines[seat] -= CARD[kind]
        state.hands[seat] += CARD[kind]
        memory.see_taken(state, seat, kind)
    if state.watched:
        state.note("took", [seat, kind])
    end_play(state)


def put_favour(state: State, region: i64) -> None:
    """C-CARD-5: the Pope's favour, on a region or off the board."""
    if state.watched:
        state.note("favour", [state.turn, state.favour, region])
    state.favour = region
    end_play(state)
