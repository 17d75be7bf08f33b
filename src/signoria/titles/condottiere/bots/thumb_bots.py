"""Players who go by rules of thumb: two levels, and the styles that ladders measure against."""

from __future__ import annotations

from signoria.engine.bot import Budget, Explanation
from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.reasons import reason_for
from signoria.titles.condottiere.text.sampling import state_of
from signoria.titles.condottiere.text.view_types import View


class ThumbBot:
    """Plays one style."""

    style: int

    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        return thumb.act(state_of(view, self.rng.copy()), self.style, self.rng)

    def explain(self, view: View) -> Explanation:
        state = state_of(view, self.rng.copy())
        action = thumb.act(state, self.style, self.rng)
        return Explanation(action, *reason_for(state, action))


class Beginner(ThumbBot):
    style = thumb.BEGINNER


class Squire(ThumbBot):
    style = thumb.SQUIRE


class Thrifty(ThumbBot):
    style = thumb.THRIFTY


class Stubborn(ThumbBot):
    style = thumb.STUBBORN


class Picky(ThumbBot):
    style = thumb.PICKY


class Boaster(ThumbBot):
    style = thumb.BOASTER


class Weatherwise(ThumbBot):
    style = thumb.WEATHER


class Fickle(ThumbBot):
    style = thumb.FICKLE
