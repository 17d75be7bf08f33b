"""Plays any title: a legal action, any of them."""

from __future__ import annotations

from signoria.engine.chance import Rng
from signoria.engine.contract import Budget, View


class RandomBot:
    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        return self.rng.choice(list(view.legal))
