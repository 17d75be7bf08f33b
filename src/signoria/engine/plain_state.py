"""A start for the states of a title that is written in plain Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Self

from signoria.engine.chance import Rng
from signoria.engine.contract import Chance, Event, Outcome
from signoria.engine.errors import IllegalMove, InvalidError
from signoria.engine.victory import shares


class PlainState:
    """The part of the contract's ``State`` that is the same in most titles written in plain Python.

    A title says what is ``legal``, what an action does (``do``) and why it may not be done (``refusal``). It goes on by
    ``ask``, ends by ``end``, and tells what happens by ``tell``, or one seat alone by ``whisper``. Where chance
    decides, it brings ``chance`` and ``deal_cards`` as well; ``deal_cards`` begins with ``accept``, which checks what
    came out and forgets what was told before. ``view``, ``observe`` and ``position`` are always its own.
    """

    texts: Sequence[str] = ()
    """Every action as text, by its number."""

    def __init__(self, seats: int, phase: str, to_move: int | None = None) -> None:
        self.seats = seats
        self.phase = phase
        self.to_move = to_move
        self.outcome: Outcome | None = None
        self.watched = False
        self.told: list[tuple[int | None, Event]] = []
        """What happened, each with the one seat that hears of it; None: everybody."""

    def ask(self, phase: str, seat: int | None) -> None:
        """Wait for a decision of that seat; None: of chance."""
        self.phase, self.to_move = phase, seat

    def end(self, winners: tuple[int, ...], reason: str) -> None:
        self.phase, self.to_move = "over", None
        self.outcome = Outcome(winners, reason)
        self.tell("game-over", winners=list(winners))

    def legal(self) -> list[int]:
        raise NotImplementedError

    def do(self, action: int) -> None:
        raise NotImplementedError

    def refusal(self, action: int) -> IllegalMove:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def waits_for_chance(self) -> bool:
        return self.to_move is None and not self.over

    def returns(self) -> tuple[float, ...]:
        return shares(self.outcome, self.seats)

    def showable(self, _seat: int) -> tuple[str, ...]:
        return ()

    def apply(self, action: int) -> None:
        if action not in self.legal():
            raise self.refusal(action)
        self.told = []
        self.do(action)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise InvalidError(f"There is no action {action}.")
        return self.texts[action]

    def parse(self, text: str) -> int:
        if text not in self.texts:
            legal = ", ".join(self.text(action) for action in self.legal()) or "nothing"
            raise InvalidError(f"There is no action {text[:40]!r}; legal now: {legal}.")
        return self.texts.index(text)

    def refuse_unless_seated(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise InvalidError(f"There is no seat {seat}.")

    def refuse_unless_waiting(self) -> None:
        if not self.waits_for_chance:
            raise InvalidError("Chance does not decide now.")

    def chance(self) -> Chance:
        raise InvalidError("Chance does not decide now.")

    def accept(self, items: Sequence[str]) -> Sequence[str]:
        """What was drawn; InvalidError if it cannot have come out so. What was told before is forgotten."""
        chance = self.chance()
        if len(items) != chance.count or Counter(items) - Counter(chance.pool):
            raise InvalidError(f"Chance draws {chance.count} of {', '.join(chance.pool)} here.")
        self.told = []
        return items

    def deal(self, rng: Rng) -> None:
        chance = self.chance()
        pool = list(chance.pool)
        self.deal_cards([pool.pop(rng.below(len(pool))) for _ in range(chance.count)])

    def deal_cards(self, drawn: Sequence[str]) -> None:
        self.accept(drawn)

    def copy(self) -> Self:
        twin = deepcopy(self)
        twin.watched, twin.told = False, []
        return twin

    def watch(self) -> None:
        self.watched = True
        self.told = []

    def tell(self, event: str, /, **args: object) -> None:
        """Everybody is told."""
        self._keep(None, event, args)

    def whisper(self, hearer: int, event: str, /, **args: object) -> None:
        """Only that seat is told: what others may not know. ``tell`` the others what they may."""
        self._keep(hearer, event, args)

    def _keep(self, hearer: int | None, event: str, args: dict[str, object]) -> None:
        if self.watched:
            self.told.append((hearer, Event(event, args)))

    def events(self, seat: int | None) -> list[Event]:
        return [event for hearer, event in self.told if hearer in (None, seat)]
