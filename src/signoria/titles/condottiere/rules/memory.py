"""What a table remembers: which hidden cards everybody has seen, what was folded, how the last battle ended.

Nothing here decides what may be done. It is what a player with a good memory knows, so views show it.
Piles by seat are never written to: a change makes new ones, and copies of a state share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.rules.cards import BIT, CARD, MERCENARIES
from signoria.titles.condottiere.rules.terms import NONE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State
    from signoria.titles.condottiere.text.view_types import BattleReport


@final
@mypyc_attr(acyclic=True)
class LastBattle:
    """How a battle ended. Written once; every copy of a state shares it."""

    __slots__ = (
        "cause", "defender", "ended_by", "leaders", "lines", "marker_from", "marker_to", "marker_why", "region",
        "shown", "winner",
    )  # fmt: skip

    def __init__(self, region: i64, defender: i64, ended_by: i64, cause: i64, lines: vec[i64]) -> None:
        self.region: i64 = region  # NONE: a final battle
        self.defender: i64 = defender
        self.ended_by: i64 = ended_by  # who ended it by a card, or NONE
        self.cause: i64 = cause  # the card, or NONE: all had passed
        self.lines: vec[i64] = lines
        self.leaders: i64 = 0  # the set of the strongest; nobody where strengths were not compared
        self.winner: i64 = NONE
        self.marker_from: i64 = NONE
        self.marker_to: i64 = NONE
        self.marker_why: i64 = NONE
        self.shown: BattleReport | None = None  # as views show it, once one did


def with_pile(piles: vec[i64], seat: i64, pile: i64) -> vec[i64]:
    """Piles by seat with another pile for one."""
    changed = piles[:]
    changed[seat] = pile
    return changed


def see_taken(state: State, seat: i64, kind: i64) -> None:
    """Everybody saw a mercenary go back into a hand."""
    state.known = with_pile(state.known, seat, state.known[seat] + CARD[kind])
    state.bare &= ~BIT[seat]


def see_shown(state: State, seat: i64, kind: i64) -> None:
    """A card of that seat was played face up or turned up: if it was a known one, it hides no longer."""
    if kind < MERCENARIES:
        state.armed &= ~BIT[seat]
        known = state.known[seat]
        if known >> 4 * kind & 15:
            state.known = with_pile(state.known, seat, known - CARD[kind])


def see_asked_to_fold(state: State, seat: i64) -> None:
    """C-ASK-2: who is asked holds no mercenary."""
    state.bare |= BIT[seat]


def see_not_asked_to_fold(state: State, seat: i64) -> None:
    """C-ASK-2: who is not asked holds a mercenary, or no card at all."""
    if state.bare & BIT[seat]:
        see_empty(state, seat)
    known_empty = state.hands[seat] == 0 if state.terms.shows_hands else state.empty & BIT[seat] != 0
    if not known_empty:
        state.armed |= BIT[seat]


def see_folded(state: State, seat: i64) -> None:
    """A whole hand was discarded: its player knows the cards, everybody that the hand is empty."""
    state.folded = with_pile(state.folded, seat, state.folded[seat] + state.hands[seat])
    state.bare &= ~BIT[seat]
    see_empty(state, seat)


def see_empty(state: State, seat: i64) -> None:
    """Where sizes of hands are not shown: now everybody knows that this one is empty."""
    if not state.terms.shows_hands:
        state.empty |= BIT[seat]


def forget(state: State) -> None:
    """All cards were shuffled, and nobody holds any."""
    state.known = state.terms.no_cards
    state.folded = state.terms.no_cards
    state.bare = 0
    state.armed = 0
    state.empty = 0 if state.terms.shows_hands else state.terms.everyone()
