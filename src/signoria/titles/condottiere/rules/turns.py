"""A battle, turn by turn: C-BAT."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.condottiere.rules import memory, resolution
from signoria.titles.condottiere.rules.battle import is_hideable, strike, turn_up
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
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, NONE, OVER, TAKE

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
    """C-BAT-3."""
    seat = state.turn
    waits = leave(state)
    if state.watched:
        state.note("passed", [seat, 2 if waits else 0])
    next_turn(state)


def leave(state: State) -> bool:
    """Who passes is out; C-OPT-4: a defender who has not played yet stays in until all others are out, and waits."""
    seat = state.turn
    out = state.passed | BIT[seat]
    waits = seat == state.defender and not state.defended and out != state.terms.everyone()
    if not waits:
        state.passed = out
    return waits


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
    if state.watched:
        state.note("before", state.strengths())
        state.note("played", [seat, kind, 1 if state.terms.hidden and is_hideable(kind) else 0])
    follows = lay(state, kind)
    if follows == BATTLE:
        end_turn(state)
    elif follows == OVER:
        end_at_once(state, kind)
    else:
        state.ask(follows, seat)


def lay(state: State, kind: i64) -> i64:
    """Play a card of the hand. What follows: BATTLE, the turn goes on; OVER, the battle ends; or what is asked.

    Once the new card's effect is done, the earlier face-down card is turned up (C-OPT-5, C-ASK-4).
    """
    seat = state.turn
    state.hands[seat] -= CARD[kind]
    if seat == state.defender:
        state.defended = True
    if state.terms.hidden and is_hideable(kind):
        turn_up(state, seat)
        state.down |= (kind + 1) * CARD[seat]
        return BATTLE
    if kind == SCARECROW:
        state.discards += CARD[kind]
        if state.lines[seat] & MERCENARY_BITS:
            return TAKE
    elif kind == BISHOP and not state.terms.bishop_ends:
        state.discards += CARD[kind]
        strike(state, kind)
        if not state.final:
            return FAVOUR
    else:
        state.lines[seat] += CARD[kind]
        memory.see_shown(state, seat, kind)
        if kind == SURRENDER or kind == BISHOP:
            return OVER
        if kind == WINTER or kind == SPRING:
            strike(state, kind)
    turn_up(state, seat)
    return BATTLE


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
    take_back(state, kind)
    if state.watched:
        state.note("took", [seat, kind])
    turn_up(state, seat)
    end_turn(state)


def take_back(state: State, kind: i64) -> None:
    if kind != NONE:
        seat = state.turn
        state.lines[seat] -= CARD[kind]
        state.hands[seat] += CARD[kind]
        memory.see_taken(state, seat, kind)


def put_favour(state: State, region: i64) -> None:
    """C-CARD-5: the Pope's favour, on a region or off the board."""
    if state.watched:
        state.note("favour", [state.turn, state.favour, region])
    state.favour = region
    turn_up(state, state.turn)
    end_turn(state)
