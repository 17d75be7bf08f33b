"""The levels: who plays by a mind alone, and who looks ahead."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.chance import Rng
from signoria.engine.contract import Budget, Explanation
from signoria.titles.virtu.bots import policy
from signoria.titles.virtu.bots.policies import mind_for
from signoria.titles.virtu.bots.reasons import ONLY, why
from signoria.titles.virtu.bots.thinker import Thinker
from signoria.titles.virtu.text.sampling import known_state
from signoria.titles.virtu.text.view_types import View


class PolicyBot:
    """Plays by the weights of a file, one step at a time."""

    weights: ClassVar[str]
    """The file."""

    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        state = known_state(view)
        return policy.choose(state, mind_for(self.weights, state.terms), self.rng)

    def explain(self, view: View) -> Explanation:
        action = self.choose(view)
        return Explanation(action, ONLY if len(view.legal) == 1 else why(action))


class Beginner(PolicyBot):
    weights = "beginner"


class FirstSquire(PolicyBot):
    weights = "first-squire"


class Squire(PolicyBot):
    weights = "squire"


class Captain(PolicyBot):
    weights = "captain"


class Condottiere(Thinker):
    simulations = 4
    most = 3
    margin = 100


class Champion(Thinker):
    simulations = 20
    years = 2
    most = 6
    margin = 200
