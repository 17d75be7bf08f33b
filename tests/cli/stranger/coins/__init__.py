"""A title that Signoria has never heard of: take some coins from the pile; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from signoria.engine import Chance, Event, IllegalMove, InvalidError, Outcome, Rng, Setup
from signoria.engine.tally import Tally
from signoria.engine.title import Title

PILES = ("7", "8", "9")


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None
    phase: str
    to_move: int | None
    pile: int | None
    rules: dict[str, int]
    order: list[int]
    last: dict[str, int]
    seats: tuple[dict[str, int], ...]
    outcome: Outcome | None
    legal: tuple[int, ...]


class State:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.turn = setup.first or 0
        self.pile: int | None = None
        self.taken = [0] * setup.seats
        self.told: list[Event] = []

    @property
    def over(self) -> bool:
        return self.pile == 0

    @property
    def waits_for_chance(self) -> bool:
        return self.pile is None

    @property
    def to_move(self) -> int | None:
        return None if self.over or self.waits_for_chance else self.turn

    @property
    def phase(self) -> str:
        return "over" if self.over else "pile" if self.waits_for_chance else "take"

    @property
    def outcome(self) -> Outcome | None:
        loser = "last-loses" in self.setup.options
        last = (self.turn - 1) % self.setup.seats
        winners = tuple(seat for seat in range(self.setup.seats) if (seat == last) != loser)
        return Outcome(winners, "last") if self.over else None

    def legal(self) -> list[int]:
        return list(range(1, min(self.setup.values["most"], self.pile or 0) + 1))

    def apply(self, action: int) -> None:
        if action not in self.legal() or self.pile is None:
            raise IllegalMove("X-TAKE-1", "too-many", f"{action} coins cannot be taken.")
        self.told = [Event("took", {"seat": self.turn, "count": action})]
        self.taken[self.turn] += action
        self.pile -= action
        self.turn = (self.turn + 1) % self.setup.seats

    def text(self, action: int) -> str:
        return f"take:{action}"

    def parse(self, text: str) -> int:
        verb, _, coins = text.partition(":")
        if verb != "take" or not coins.isdecimal() or len(coins) > 9:
            raise InvalidError(f"There is no action {text[:40]!r}.")
        return int(coins)

    def chance(self) -> Chance:
        return Chance("pile", PILES, 1)

    def deal(self, rng: Rng) -> None:
        self.deal_cards([rng.choice(list(PILES))])

    def deal_cards(self, drawn: Sequence[str]) -> None:
        self.pile = int(drawn[0])
        self.told = [Event("pile", {"count": self.pile})]

    def view(self, seat: int | None) -> View:
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise InvalidError(f"There is no seat {seat}.")
        legal = tuple(self.legal()) if seat == self.to_move else ()
        seats = tuple({"coins_taken": coins} for coins in self.taken)
        order = [(self.turn + step) % self.setup.seats for step in range(self.setup.seats)]
        last = {"seat": order[-1], "winners": order[0]}
        values = self.setup.values
        return View("coins", seat, self.phase, self.to_move, self.pile, values, order, last, seats, self.outcome, legal)

    def position(self) -> dict[str, Any]:
        setup = msgspec.to_builtins(self.setup)
        return {"game": "coins", "setup": setup, "pile": self.pile, "turn": self.turn, "taken": list(self.taken)}

    def copy(self) -> State:
        twin = copy(self)
        twin.taken = list(self.taken)
        return twin

    def watch(self) -> None:
        """It always keeps what happened."""

    def events(self, _seat: int | None, /) -> list[Event]:
        return self.told


class Position(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    setup: Setup
    pile: int | None
    turn: int
    taken: list[int]


class Coins(Title):
    actions = 6
    longest = 9
    view_type = View

    def new(self, setup: Setup) -> State:
        return State(self.check(setup))

    def from_position(self, document: Mapping[str, Any]) -> State:
        try:
            position = msgspec.convert(document, Position)
        except msgspec.ValidationError as error:
            raise InvalidError(f"This is not a position: {error}.") from None
        state = self.new(position.setup)
        state.pile, state.turn, state.taken = position.pile, position.turn, position.taken
        return state

    def sample(self, view: View, _rng: Rng) -> State:
        """Nothing is hidden: the state that the view tells, but for what only its end needs to know."""
        state = self.new(Setup(len(view.seats), values=view.rules))
        state.pile, state.turn, state.taken = view.pile, view.order[0], [seat["coins_taken"] for seat in view.seats]
        return state

    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally:
        tally = Tally(setup.seats)
        for _ in range(games):
            state = self.new(setup)
            state.deal(rng)
            while not state.over:
                state.apply(rng.choice(state.legal()))
            outcome = state.outcome
            tally.add(outcome.winners if outcome else (), "last", 1)
        return tally


GAME = Coins(__name__)
