"""The actions that a policy considers, each with the tiles that speak for or against it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.bots.tiles import NOTHING, TILES

MOST: Final = 32


@final
@mypyc_attr(acyclic=True)
class Considered:
    """One list, filled again for every decision."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.tiles: vec[i64] = vec[i64]([NOTHING for _ in range(MOST * TILES)])
        self.shares: vec[float] = vec[float]([0.0 for _ in range(MOST)])
        self.count: i64 = 0

    def add(self, action: i64) -> i64:
        """One more action; where its tiles begin. All of them say nothing yet."""
        number = self.count
        self.actions[number] = action
        self.count = number + 1
        base = number * TILES
        tiles = self.tiles
        for tile in range(base, base + TILES):
            tiles[tile] = NOTHING
        return base

    def best(self) -> i64:
        """The number of the likeliest action."""
        best: i64 = 0
        for number in range(i64(1), self.count):
            if self.shares[number] > self.shares[best]:
                best = number
        return best

    def share_of(self, action: i64) -> float:
        """How likely an action is; 0 for one that was not considered."""
        for number in range(self.count):
            if self.actions[number] == action:
                return self.shares[number]
        return 0.0
