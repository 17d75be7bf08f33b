"""What a seat may know, as data: everything open, its own hand, nothing else."""

from __future__ import annotations

import msgspec

from signoria.engine.contract import Outcome


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
