"""What a move would do to the battle, for who is to make it: by the cards that lie open, and the own ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.rules import resolution, turns
from signoria.titles.condottiere.rules.actions import FAVOUR_NONE, FAVOURING, PASS, PASS_OPEN, TAKE_NONE, TAKING
from signoria.titles.condottiere.rules.battle import turn_up, victim_of
from signoria.titles.condottiere.rules.cards import BISHOP, BIT, CARD, NO_CARD
from signoria.titles.condottiere.rules.prospects import leading_seats, next_marker
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, NONE, OVER, TAKE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State


@final
@mypyc_attr(acyclic=True)
class Foresight:
    """A battle after a move; sets and numbers as in a state."""

    __slots__ = ("conquers", "ends", "leaders", "lines", "marker_to", "marker_why", "struck", "sure", "winner", "wins")

    def __init__(self, lines: vec[i64]) -> None:
        self.lines: vec[i64] = lines
        self.struck: i64 = NO_CARD  # the kind that leaves all lines
        self.leaders: i64 = 0
        self.marker_to: i64 = NONE  # who would get the marker; NONE: nobody, it is a final battle
        self.marker_why: i64 = NONE
        self.ends: bool = False
        self.sure: bool = True
        self.winner: i64 = NONE
        self.conquers: bool = False
        self.wins: i64 = 0  # the set of seats that would win the game


def foresee(state: State, action: i64) -> Foresight:
    """The battle after a legal move of it. Nothing that the seat to move may not know is looked at."""
    twin = state.copy()
    follows = move(twin, action)
    if follows == OVER:
        found = the_end(twin, action)
    elif follows == BATTLE and nobody_can_go_on(twin):
        found = the_end(twin, NONE)
    else:
        found = Foresight(twin.lines)
        found.leaders = leading_seats(twin)
        if not twin.final:
            found.marker_to, found.marker_why = next_marker(twin, found.leaders)
    if state.phase_code == BATTLE:
        found.struck = victim_of(state, action)
    return found


def move(state: State, action: i64) -> i64:
    """Make a move of a battle, but do not let the turn go on. What follows, as of ``turns.lay``."""
    if state.phase_code == BATTLE:
        if action != PASS and action != PASS_OPEN:
            return turns.lay(state, action)
        if action == PASS_OPEN:
            turn_up(state, state.turn)
        turns.leave(state)
        return BATTLE
    if state.phase_code == TAKE:
        turns.take_back(state, NONE if action == TAKE_NONE else action - TAKING)
    elif state.phase_code == FAVOUR:
        state.favour = NONE if action == FAVOUR_NONE else action - FAVOURING
    turn_up(state, state.turn)
    return BATTLE


def nobody_can_go_on(state: State) -> bool:
    """Is everybody out, or known to the seat to move to hold no card (C-BAT-4)?"""
    for seat in range(state.terms.seats):
        if state.passed & BIT[seat]:
            continue
        if seat == state.turn or state.terms.shows_hands:
            if state.hands[seat]:
                return False
        elif not state.empty & BIT[seat]:
            return False
    return True


def the_end(twin: State, card: i64) -> Foresight:
    """The end of the battle, by a card or (NONE) because all are out, as if others had no card face down."""
    seat = twin.turn
    unseen = twin.down & ~(15 * CARD[seat])
    twin.down -= unseen
    battle = resolution.make_peace(twin, seat, card) if card == BISHOP else resolution.resolve(twin, seat, card)
    found = Foresight(battle.lines)
    found.ends = True
    found.sure = unseen == 0
    found.leaders = battle.leaders
    found.winner = battle.winner
    found.conquers = battle.region != NONE and battle.winner != NONE and battle.winner != battle.defender
    found.marker_to, found.marker_why = battle.marker_to, battle.marker_why
    found.wins = twin.winners if twin.over else 0
    return found
