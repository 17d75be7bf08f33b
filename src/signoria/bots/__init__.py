"""Players that are programs. A level is a name that a person picks; each title has its own bot for it."""

from __future__ import annotations

from collections.abc import Callable

from signoria.bots.random_bot import RandomBot
from signoria.engine.contract import Bot, Budget, ExplainingBot, Explanation
from signoria.engine.errors import InvalidError
from signoria.engine.manifest import RANDOM
from signoria.engine.registry import manifest, part_of

__all__ = ["Bot", "Budget", "Explanation", "explanation", "levels", "make"]

Maker = Callable[[object, Budget], Bot]


def levels(title: str) -> tuple[str, ...]:
    """The levels of a title, from the weakest to the strongest.

    >>> from signoria.engine import default_title
    >>> levels(default_title())[0]
    'random'
    """
    return manifest(title).levels


def make(title: str, level: str, seed: object = 0, budget: Budget = Budget()) -> Bot:  # noqa: B008 - it never changes
    """A bot of that level, for one seat of one game.

    >>> from signoria.engine import default_title
    >>> type(make(default_title(), "random", seed=7)).__name__
    'RandomBot'
    """
    return maker(title, level)(seed, budget)


def maker(title: str, level: str) -> Maker:
    """What makes the bots of that level; InvalidError if the title has none of that name."""
    known = manifest(title)
    if level == RANDOM:
        return RandomBot
    for bot in known.bots:
        if bot.name == level:
            found: Maker = part_of(title, bot.maker)
            return found
    raise InvalidError(f"There is no bot {level!r} for {title}; there is {', '.join(levels(title))}.")


def explanation(bot: Bot, view: object) -> Explanation:
    """What a bot would do, and why if it says."""
    return bot.explain(view) if isinstance(bot, ExplainingBot) else Explanation(bot.choose(view))
