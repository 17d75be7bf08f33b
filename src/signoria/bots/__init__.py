"""Players that are programs. A level is a name that a person picks; each title has its own bot for it."""

from __future__ import annotations

from collections.abc import Callable

from signoria.bots.random_bot import RandomBot
from signoria.engine.bot import Analyst, Learning, Watchful
from signoria.engine.contract import Bot, Budget, ExplainingBot, Explanation
from signoria.engine.errors import InvalidError
from signoria.engine.manifest import RANDOM
from signoria.engine.registry import manifest, part_of

__all__ = ["Analyst", "Bot", "Budget", "Explanation", "analyst", "explanation", "inform", "levels", "make", "styles"]

Maker = Callable[[object, Budget], Bot]


def levels(title: str) -> tuple[str, ...]:
    """The levels of a title, from the weakest to the strongest.

    >>> from signoria.engine import default_title
    >>> levels(default_title())[0]
    'random'
    """
    return manifest(title).levels


def styles(title: str) -> tuple[str, ...]:
    """The ways of playing against which the bots of a title are measured.

    >>> from signoria.engine import titles
    >>> all(make(title, style) for title in titles() for style in styles(title))
    True
    """
    return tuple(style.name for style in manifest(title).styles)


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
    makers = {bot.name: bot.maker for bot in known.bots} | {style.name: style.maker for style in known.styles}
    if level in makers:
        found: Maker = part_of(title, makers[level])
        return found
    raise InvalidError(f"There is no bot {level!r} for {title}; there is {', '.join(levels(title))}.")


def analyst(title: str, seed: object = 0) -> Analyst | None:
    """Who judges the moments of a title; None where nobody does."""
    path = manifest(title).analyst
    made: Analyst | None = part_of(title, path)(seed) if path else None
    return made


def inform(
    thinker: Bot | Analyst, habits: tuple[int, ...] | None = None, shown: tuple[tuple[str, ...], ...] = ()
) -> None:
    """Tell a bot or an analyst what its seat knows beyond the view, as far as it can use that.

    ``habits``: how all have played, None where the title keeps nothing; ``shown``: by seat, the cards it was shown.
    """
    if habits is not None and isinstance(thinker, Watchful):
        thinker.recall(habits)
    if shown and isinstance(thinker, Learning):
        thinker.learn(shown)


def explanation(bot: Bot, view: object) -> Explanation:
    """What a bot would do, and why if it says."""
    return bot.explain(view) if isinstance(bot, ExplainingBot) else Explanation(bot.choose(view))
