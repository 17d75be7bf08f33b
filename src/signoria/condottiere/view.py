"""What a seat may know: everything open, its own hand, nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from signoria.condottiere.battle import worths
from signoria.condottiere.board import board
from signoria.condottiere.cards import KIND_NAMES, NO_CARD, card_names, members, size
from signoria.condottiere.editions import editions
from signoria.condottiere.notation import region_name, text_of
from signoria.condottiere.terms import KEEP
from signoria.engine.contract import Outcome
from signoria.engine.errors import InvalidError

if TYPE_CHECKING:
    from signoria.condottiere.state import State

CACHED = 4096
"""A server shows the same piles and realms to many seats, again and again."""


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


@lru_cache(CACHED)
def regions_in(realm: int) -> tuple[str, ...]:
    return tuple(board().regions[region] for region in members(realm))


@lru_cache(CACHED)
def cards_in(pile: int) -> tuple[str, ...]:
    return tuple(card_names(pile))


@lru_cache(CACHED)
def worths_in(line: int, together: int) -> tuple[int, ...]:
    return tuple(worths(line, together))


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def outcome_of(state: State) -> Outcome | None:
    return Outcome(members(state.winners), state.reason) if state.over else None


def view_of(state: State, seat: int | None, match: MatchView | None = None) -> View:
    terms = state.terms
    if seat is not None and not 0 <= seat < terms.seats:
        raise InvalidError(f"There is no seat {seat}.")
    legal = tuple(state.legal()) if seat is not None and state.to_move == seat else ()
    return View(
        game="condottiere",
        edition=terms.edition,
        options=terms.options,
        seat=seat,
        phase=state.phase,
        to_move=state.to_move,
        seats=_seat_views(state, seat),
        favour=region_name(state.favour),
        marker=seat_or_none(state.marker),
        battle=region_name(state.battle),
        defender=seat_or_none(state.defender),
        defended=state.defended,
        declined=state.declined,
        final=members(state.final),
        discards=cards_in(state.discards),
        deck=size(state.deck()) if terms.draws else None,
        kept=cards_in(state.kept) if state.phase_code == KEEP and state.turn == seat else None,
        need_adjacent=terms.adjacent,
        need_total=terms.total or None,
        outcome=outcome_of(state),
        legal=legal,
        moves=tuple([text_of(state, action) for action in legal]),
        match=match,
    )


def _seat_views(state: State, viewer: int | None) -> tuple[SeatView, ...]:
    shows = editions()[state.terms.edition].shows_hand_sizes
    together = state.together()
    strengths = state.strengths()
    views = []
    for seat in range(state.terms.seats):
        own = seat == viewer
        hand, line, down = state.hands[seat], state.lines[seat], state.face_down(seat)
        views.append(
            SeatView(
                hand=cards_in(hand) if own else None,
                cards=size(hand) if own or shows else None,
                line=cards_in(line),
                worth=worths_in(line, together),
                face_down=() if down == NO_CARD else (KIND_NAMES[down] if own else None,),
                strength=strengths[seat],
                passed=bool(state.passed >> seat & 1),
                regions=regions_in(state.realms[seat]),
            )
        )
    return tuple(views)
