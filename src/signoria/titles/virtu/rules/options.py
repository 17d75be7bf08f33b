"""The legal actions of a moment."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOST_OPTIONS: Final = 256  # six troops, each with six roads and fifteen ports, and all tokens to cash: under 200
NO_OPTIONS: Final = vec[i64]([0 for _ in range(MOST_OPTIONS)])  # never written to: a copy is quicker than a loop


@final
@mypyc_attr(acyclic=True)
class Options:
    """The legal actions of a moment, in a buffer that can be used again."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.items: vec[i64] = NO_OPTIONS[:]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1

    def add_all(self, base: i64, members: i64) -> None:
        """One action for each member of a set."""
        number = base
        while members:
            if members & 1:
                self.items[self.count] = number
                self.count += 1
            members >>= 1
            number += 1
