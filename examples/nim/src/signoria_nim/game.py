"""The rules of Nim behind Signoria's contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from signoria.engine import (
    Chance,
    Field,
    IllegalMove,
    InvalidError,
    Observation,
    Outcome,
    PlainState,
    Rng,
    Setup,
    Title,
)

LARGEST, MOST_HEAPS = 7, 5
TEXTS = tuple(f"take:{count}@{heap}" for heap in range(1, MOST_HEAPS + 1) for count in range(1, LARGEST + 1))


class SeatView(msgspec.Struct, frozen=True):
    taken: int
    """How much this player has taken so far."""


class View(msgspec.Struct, frozen=True):
    """Nim has no secrets: everybody sees the same, and a state can be made of it again."""

    game: str
    setup: Setup
    seat: int | None
    phase: str
    to_move: int | None
    heaps: tuple[int, ...]
    """How much lies on each; none before they are laid out."""
    seats: tuple[SeatView, ...]
    outcome: Outcome | None = None
    legal: tuple[int, ...] = ()


class State(PlainState):
    texts = TEXTS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, "laying")
        self.setup = setup
        self.heaps: list[int] = []
        self.taken = [0] * setup.seats

    def legal(self) -> list[int]:
        heaps = enumerate([] if self.over else self.heaps)
        return [heap * LARGEST + less for heap, size in heaps for less in range(size)]

    def do(self, action: int) -> None:
        heap, less = divmod(action, LARGEST)
        seat = self.to_move or 0
        self.heaps[heap] -= less + 1
        self.taken[seat] += less + 1
        self.tell("took", seat=seat, count=less + 1, heap=heap + 1)
        if any(self.heaps):
            self.ask("take", (seat + 1) % self.seats)
        elif "misere" in self.setup.options:  # N-OPT-1
            self.end(tuple(other for other in range(self.seats) if other != seat), "last-loses")
        else:  # N-END-1
            self.end((seat,), "last-wins")

    def refusal(self, action: int) -> IllegalMove:
        text = self.text(action)
        return IllegalMove("N-TAKE-1", "too-few", f"{text} takes more than lies there.", action=text)

    def chance(self) -> Chance:
        """N-SET-2: heaps of different sizes are laid out."""
        self.refuse_unless_waiting()
        return Chance("heaps", tuple(str(size) for size in range(1, LARGEST + 1)), self.setup.values["heaps"])

    def deal_cards(self, drawn: Sequence[str]) -> None:
        self.heaps = [int(size) for size in self.accept(drawn)]
        self.tell("laid-out", count=len(self.heaps))
        self.ask("take", self.setup.first or 0)

    def view(self, seat: int | None) -> View:
        self.refuse_unless_seated(seat)
        legal = tuple(self.legal()) if seat is not None and seat == self.to_move else ()
        seats, heaps = tuple(map(SeatView, self.taken)), tuple(self.heaps)
        return View("nim", self.setup, seat, self.phase, self.to_move, heaps, seats, self.outcome, legal)

    def observe(self, _seat: int | None, out: Any) -> None:
        heaps = [*self.heaps, *[0] * (MOST_HEAPS - len(self.heaps))]
        for place, number in enumerate([-1 if self.to_move is None else self.to_move, *heaps]):
            out[place] = number

    def position(self) -> dict[str, Any]:
        """All that a spectator sees: nothing is hidden."""
        document: dict[str, Any] = msgspec.to_builtins(self.view(None))
        return document


class Nim(Title):
    """``signoria.game("nim")``"""

    actions = len(TEXTS)
    longest = MOST_HEAPS * LARGEST
    view_type = View
    observation = Observation((Field("to_move", 1), Field("heaps", MOST_HEAPS)))

    def new(self, setup: Setup) -> State:
        return State(self.check(setup))

    def sample(self, view: View, _rng: Rng) -> State:
        """The only state that it could be."""
        state = self.new(view.setup)
        state.heaps, state.taken = list(view.heaps), [seat.taken for seat in view.seats]
        state.phase, state.to_move, state.outcome = view.phase, view.to_move, view.outcome
        return state

    def from_position(self, document: Mapping[str, Any]) -> State:
        try:
            view = msgspec.convert(document, View)
        except msgspec.ValidationError as error:
            raise InvalidError(f"This is not a position of Nim: {error}.") from None
        if len(view.heaps) > MOST_HEAPS or not all(0 <= size <= LARGEST for size in view.heaps):
            raise InvalidError(f"N-SET-2: at most {MOST_HEAPS} heaps of at most {LARGEST} lie on the table.")
        return self.sample(view, Rng())


GAME = Nim("signoria_nim")
