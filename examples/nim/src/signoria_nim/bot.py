"""Bouton's rule of 1901: leave heaps whose binary sum without carrying is zero."""

from __future__ import annotations

from functools import reduce
from operator import xor

from signoria.engine import Budget, Explanation, Rng
from signoria_nim.game import LARGEST, View


class Adder:
    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        return self.explain(view).action

    def explain(self, view: View) -> Explanation:
        good = [action for action in view.legal if leaves_zero(view, action)]
        if good:
            return Explanation(good[0], "zero")
        return Explanation(Rng(str(view.heaps)).choice(list(view.legal)), "hope")


def leaves_zero(view: View, action: int) -> bool:
    """With misère the rule turns round where only heaps of one are left."""
    heaps = list(view.heaps)
    heaps[action // LARGEST] -= action % LARGEST + 1
    if "misere" in view.setup.options and max(heaps) <= 1:
        return sum(heaps) % 2 == 1
    return reduce(xor, heaps) == 0
