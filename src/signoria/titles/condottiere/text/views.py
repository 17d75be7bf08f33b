"""What a seat may know: the view of a state through its eyes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from signoria.engine.contract import Outcome
from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.battle import worths
from signoria.titles.condottiere.rules.cards import KIND_NAMES, NO_CARD, card_names, members, size
from signoria.titles.condottiere.rules.terms import KEEP
from signoria.titles.condottiere.text.notation import region_name, texts
from signoria.titles.condottiere.text.view_types import MatchView, SeatView, View

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

CACHED = 4096
"""A server shows the same piles and realms to many seats, again and again."""


@lru_cache(CACHED)
def regions_in(realm: int) -> tuple[str, ...]:
    regions = board().regions
    return tuple([regions[region] for region in members(realm)])


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
    meanings = texts(state.phase_code)
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
        moves=tuple([meanings[action] for action in legal]),
        match=match,
    )


def _seat_views(state: State, viewer: int | None) -> tuple[SeatView, ...]:
    together = state.together()
    strengths = state.strengths()
    views = []
    for seat in range(state.terms.seats):
        own = seat == viewer
        hand, line, down = state.hands[seat], state.lines[seat], state.face_down(seat)
        views.append(
            SeatView(
                hand=cards_in(hand) if own else None,
                cards=size(hand) if own or state.terms.shows_hands else None,
                line=cards_in(line),
                worth=worths_in(line, together),
                face_down=() if down == NO_CARD else (KIND_NAMES[down] if own else None,),
                strength=strengths[seat],
                passed=bool(state.passed >> seat & 1),
                regions=regions_in(state.realms[seat]),
            )
        )
    return tuple(views)
