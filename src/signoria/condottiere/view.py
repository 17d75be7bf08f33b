"""What a seat may know: everything open, its own hand, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.condottiere.battle import worths
from signoria.condottiere.cards import KIND_NAMES, NO_CARD, card_names, members, size
from signoria.condottiere.editions import editions
from signoria.condottiere.notation import region_name, text_of
from signoria.condottiere.terms import KEEP
from signoria.engine.contract import Outcome
from signoria.engine.errors import InvalidError

if TYPE_CHECKING:
    from signoria.condottiere.state import State


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. None stands for what he may not know."""

    hand: tuple[str, ...] | None
    cards: int | None
    """The size of the hand; None where the edition does not show it."""
    line: tuple[str, ...]
    face_down: tuple[str | None, ...]
    worth: tuple[int, ...]
    """What each card of the line adds to the strength now."""
    strength: int
    passed: bool
    regions: tuple[str, ...]


class MatchView(msgspec.Struct, frozen=True):
    """How a match for points stands."""

    scores: tuple[int, ...]
    target: int
    games: int
    """How many games were finished."""
    final: tuple[int, ...] | None
    """The seats that fight the deciding final battle."""


class View(msgspec.Struct, frozen=True):
    game: str
    edition: str
    options: tuple[str, ...]
    seat: int | None
    phase: str
    to_move: int | None
    seats: tuple[SeatView, ...]
    favour: str | None
    marker: int | None
    battle: str | None
    defender: int | None
    defended: bool
    declined: int
    final: tuple[int, ...]
    discards: tuple[str, ...]
    """What was discarded face up since the last shuffle."""
    deck: int | None
    """How many cards are left to draw, where cards are drawn."""
    kept: tuple[str, ...] | None
    """While cards are kept: those kept so far, to their keeper."""
    need_adjacent: int
    need_total: int | None
    outcome: Outcome | None
    legal: tuple[int, ...]
    moves: tuple[str, ...]
    """The legal actions as texts."""
    match: MatchView | None = None


def regions_in(realm: int) -> tuple[str, ...]:
    names = [region_name(region) for region in members(realm)]
    return tuple(name for name in names if name)


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def outcome_of(state: State) -> Outcome | None:
    return Outcome(members(state.winners), state.reason) if state.over else None


def view_of(state: State, seat: int | None) -> View:
    terms = state.terms
    if seat is not None and not 0 <= seat < terms.seats:
        raise InvalidError(f"There is no seat {seat}.")
    legal = tuple(state.legal()) if seat is not None and state.to_move == seat else ()
    strengths = state.strengths()
    together = state.together()
    return View(
        game="condottiere",
        edition=terms.edition,
        options=terms.options,
        seat=seat,
        phase=state.phase,
        to_move=state.to_move,
        seats=tuple(_seat_view(state, s, s == seat, strengths[s], together) for s in range(terms.seats)),
        favour=region_name(state.favour),
        marker=seat_or_none(state.marker),
        battle=region_name(state.battle),
        defender=seat_or_none(state.defender),
        defended=state.defended,
        declined=state.declined,
        final=members(state.final),
        discards=tuple(card_names(state.discards)),
        deck=size(state.deck()) if terms.draws else None,
        kept=tuple(card_names(state.kept)) if state.phase_code == KEEP and state.turn == seat else None,
        need_adjacent=terms.adjacent,
        need_total=terms.total or None,
        outcome=outcome_of(state),
        legal=legal,
        moves=tuple(text_of(state, action) for action in legal),
    )


def _seat_view(state: State, seat: int, own: bool, strength: int, together: int) -> SeatView:
    hand = state.hands[seat]
    down = state.face_down(seat)
    shown = own or editions()[state.terms.edition].shows_hand_sizes
    return SeatView(
        hand=tuple(card_names(hand)) if own else None,
        cards=size(hand) if shown else None,
        line=tuple(card_names(state.lines[seat])),
        worth=tuple(worths(state.lines[seat], together)),
        face_down=() if down == NO_CARD else (KIND_NAMES[down] if own else None,),
        strength=strength,
        passed=bool(state.passed >> seat & 1),
        regions=regions_in(state.realms[seat]),
    )
