"""What became of many games."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Tally:
    """Wins by seat (a shared win is divided), endings and lengths; equal runs have equal fingerprints."""

    def __init__(self, seats: int) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.fingerprint: i64 = 0
        self.wins: list[float] = [0.0] * seats
        self.endings: dict[str, int] = {}
        self.shortest: i64 = 0
        self.longest: i64 = 0

    def add(self, winners: tuple[int, ...], reason: str, decisions: i64) -> None:
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.shortest = decisions if self.games == 1 else min(self.shortest, decisions)
        self.endings[reason] = self.endings.get(reason, 0) + 1
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
