"""What may be done, and doing it. An action is a number below 62, so a set of actions is one word.

0-14    a card: play it, or in phase keep, keep it; in phase draw 0-3 is a number of cards
15      pass; in phase keep: done
16-32   place the marker on a region; in phase battle 16: turn the face-down card up and pass
33-49   put the Pope's favour on a region, 50: leave it off the board
51-57   take a mercenary back, 58: take none
59, 60  fold the hand, hold it
61      decline to choose a region
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.condottiere.rules import rounds, turns
from signoria.titles.condottiere.rules.battle import strength
from signoria.titles.condottiere.rules.cards import BIT, MERCENARY_BITS, kinds_of
from signoria.titles.condottiere.rules.terms import BATTLE, DRAW, FAVOUR, FOLD, KEEP, NONE, PLACE, TAKE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

PASS: Final = 15
PASS_OPEN: Final = 16
PLACING: Final = 16
FAVOURING: Final = 33
FAVOUR_NONE: Final = 50
TAKING: Final = 51
TAKE_NONE: Final = 58
FOLDING: Final = 59
HOLDING: Final = 60
DECLINING: Final = 61
ACTIONS: Final = 62

PASS_BIT: Final = 1 << 15
PASS_EITHER_WAY: Final = 3 << 15
FAVOUR_NONE_BIT: Final = 1 << 50
TAKE_NONE_BIT: Final = 1 << 58
FOLD_OR_HOLD: Final = 3 << 59
DECLINE_BIT: Final = 1 << 61


def legal_mask(state: State) -> i64:
    """The set of legal actions of the seat to move."""
    phase = state.phase_code
    if phase == BATTLE:
        passing: i64 = PASS_EITHER_WAY if state.down >> 4 * state.turn & 15 else PASS_BIT
        return kinds_of(state.hands[state.turn]) | passing
    if phase == PLACE:
        mask = state.choosable(state.turn) << PLACING
        if state.terms.may_decline and not state.opening and state.declined < state.terms.seats:
            mask |= DECLINE_BIT
        return mask
    if phase == TAKE:
        return kinds_of(state.lines[state.turn] & MERCENARY_BITS) << TAKING | TAKE_NONE_BIT
    if phase == FAVOUR:
        return favourable(state) << FAVOURING | FAVOUR_NONE_BIT
    if phase == FOLD:
        return FOLD_OR_HOLD
    if phase == KEEP:
        return kinds_of(state.hands[state.turn]) | PASS_BIT
    if phase == DRAW:
        return BIT[rounds.draw_limit(state, state.turn) + 1] - 1
    return 0


def favourable(state: State) -> i64:
    """The set of regions that may get the Pope's favour (C-CARD-5; C-OPT-4: any)."""
    whole = BIT[len(state.terms.borders)] - 1
    return whole if state.terms.capturing else whole & ~state.taken()


def apply(state: State, action: i64) -> None:
    """Do a legal action."""
    phase = state.phase_code
    if phase == BATTLE:
        if action == PASS:
            turns.pass_turn(state)
        elif action == PASS_OPEN:
            turns.pass_open(state)
        else:
            turns.play(state, action)
    elif phase == PLACE:
        if action == DECLINING:
            rounds.decline(state)
        else:
            rounds.place(state, action - PLACING)
    elif phase == TAKE:
        turns.take(state, NONE if action == TAKE_NONE else action - TAKING)
    elif phase == FAVOUR:
        turns.put_favour(state, NONE if action == FAVOUR_NONE else action - FAVOURING)
    elif phase == FOLD:
        rounds.fold(state, action == FOLDING)
    elif phase == KEEP:
        if action == PASS:
            rounds.end_keeping(state)
        else:
            rounds.keep(state, action)
    else:
        rounds.draw(state, action)


def announced(state: State) -> list[int]:
    """C-BAT-7: the strength of each line's face-up cards."""
    together = state.together()
    return [strength(state.lines[seat], together) for seat in range(state.terms.seats)]
