"""A quick heuristic: builds, buys and fights where it pays, one step at a time."""

from __future__ import annotations

from signoria.engine.chance import Rng
from signoria.engine.contract import Budget
from signoria.titles.virtu.bots import squire_choice
from signoria.titles.virtu.text.sampling import known_state
from signoria.titles.virtu.text.view_types import View


class Squire:
    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return squire_choice.choose(known_state(view), self.rng)
