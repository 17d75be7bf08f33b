"""The clocks of a table: none, a time for each decision, or a time for the game with an increment."""

from __future__ import annotations

from typing import final

from signoria.table.messages import Time
from signoria.table.terms import Clock


@final
class Clocks:
    """Milliseconds left for each seat; at most one runs. Times are handed in."""

    __slots__ = ("left", "rules", "running", "since")

    def __init__(self, rules: Clock, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0

    def stop(self, at: int, moved: bool) -> None:
        """The running clock stops; ``moved``: because its owner decided, which earns the increment."""
        if self.running is None:
            return
        spent = max(0, at - self.since)
        self.left[self.running] = max(0, self.left[self.running] - spent)
        if moved and self.rules.kind == "game":
            self.left[self.running] += self.rules.increment * 1000
        self.running = None

    def start(self, seat: int, at: int, afresh: bool) -> None:
        """``afresh``: a new decision, not one resumed after a pause."""
        if self.rules.kind == "none":
            return
        if afresh and self.rules.kind == "move":
            self.left[seat] = self.rules.seconds * 1000
        self.running, self.since = seat, at

    @property
    def zero(self) -> int | None:
        """When the running clock reaches zero."""
        return None if self.running is None else self.since + self.left[self.running]

    def time(self, at: int) -> Time | None:
        if self.rules.kind == "none":
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, at - self.since))
        return Time(tuple(left), self.running)
