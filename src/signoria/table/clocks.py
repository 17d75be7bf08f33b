"""The clocks of a table: none, a time for each decision, or a time for the game with an increment."""

from __future__ import annotations

from typing import final

from signoria.table.messages import Time
from signoria.table.terms import Clock


@final
class Clocks:
    """Milliseconds left for each seat; at most one runs. ``decided``: what was left at each decision that stands,
    before it earned anything; -1: no clock ran. Times are handed in."""

    __slots__ = ("decided", "left", "rules", "running", "since")

    def __init__(self, rules: Clock, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds * 1000] * seats
        self.decided: list[int] = []
        self.running: int | None = None
        self.since = 0

    def stop(self, at: int) -> None:
        """The running clock stops, if one does."""
        if self.running is not None:
            spent = max(0, at - self.since)
            self.left[self.running] = max(0, self.left[self.running] - spent)
            self.running = None

    def decide(self, seat: int, at: int, owed: bool) -> None:
        """A decision of that seat earns the increment; also one that a bot made because the time was up."""
        timed = owed or self.running == seat
        self.stop(at)
        self.decided.append(self.left[seat] if timed else -1)
        if timed and self.rules.kind == "game":
            self.left[seat] += self.rules.increment * 1000

    def take_back(self, turn: int, actors: bytearray, free: bool) -> None:
        """What the decisions since earned is lost. Who takes back freely has the time he had when he decided."""
        for number in range(turn, len(self.decided)):
            if self.decided[number] >= 0 and self.rules.kind == "game":
                seat = actors[number]
                self.left[seat] = max(0, self.left[seat] - self.rules.increment * 1000)
        if self.rules.kind == "move" and turn < len(self.decided):
            full = self.rules.seconds * 1000
            self.left[actors[turn]] = max(0, self.decided[turn]) if free else full
        del self.decided[turn:]

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
