"""A puzzle: what a seat sees, and how good each of its moves is."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from signoria.engine.contract import Document, Setup, State
from signoria.engine.record import Record

HARDEST = 5


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file of puzzles."""


class Judged(Part, frozen=True):
    """An action to choose from: the share of the victory that it can expect, and one standard error of that."""

    action: str
    value: float
    error: float


class Origin(Part, frozen=True):
    """The game that a puzzle comes from: its number among those of a seed, who played, after how many decisions."""

    seed: int
    game: int
    decision: int
    players: tuple[str, ...]


class Puzzle(Part, frozen=True):
    """What had the seat best do? It was judged by what the seat sees; what is hidden from it in ``position`` is only
    one way in which the cards could lie."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{10}$")]
    setup: Setup
    seat: int
    phase: str
    position: Document
    best: str
    candidates: tuple[Judged, ...]
    """The actions to choose from, the best first: all legal ones that were looked into."""
    reason: str
    """Why it is the best: the end of a message id, ``hint-why-…``; ``args`` are its arguments."""
    args: dict[str, Any]
    missed: Annotated[float, Meta(ge=0, le=1)]
    """How often the bots of the lower levels choose something else."""
    difficulty: Annotated[int, Meta(ge=1, le=HARDEST)]
    origin: Origin
    then: tuple[str, ...] = ()
    """How the turn goes on after it, where a turn is many small decisions."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return str(self.position["game"])

    def begin(self) -> State:
        """The position to solve."""
        return Record(self.title, self.setup, start=self.position).begin()


def difficulty_of(missed: float) -> int:
    """How hard a puzzle is that so many miss.

    >>> [difficulty_of(missed) for missed in (0.1, 0.3, 0.5, 0.7, 0.9, 1.0)]
    [1, 2, 3, 4, 5, 5]
    """
    return min(HARDEST, 1 + int(missed * HARDEST))
