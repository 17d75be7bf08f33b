"""Its bots."""

from __future__ import annotations

from typing import Any


class Greedy:
    """Takes all it can."""

    def __init__(self, seed: object, budget: object) -> None: ...

    def choose(self, view: Any) -> int:
        return max(map(int, view.legal))
