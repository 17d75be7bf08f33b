"""Players that are programs. A level is a name a person picks; each title has its own bot for it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from signoria.engine.contract import Bot
from signoria.engine.errors import InvalidError

LEVELS: dict[str, dict[str, str]] = {
    "condottiere": {
        "random": "signoria.bots.random_bot:RandomBot",
        "squire": "signoria.titles.condottiere.bots.squire:Squire",
    },
    "virtu": {
        "random": "signoria.bots.random_bot:RandomBot",
        "squire": "signoria.titles.virtu.bots.squire:Squire",
    },
}
"""For each title, its levels from the weakest to the strongest, and where they live."""


def levels(title: str) -> tuple[str, ...]:
    return tuple(LEVELS.get(title, ()))


def make(title: str, level: str, seed: object = 0) -> Bot:
    """A bot of that level: ``make("condottiere", "squire", seed=7).choose(view)``."""
    if level not in levels(title):
        raise InvalidError(f"There is no bot {level!r} for {title}; there is {', '.join(levels(title))}.")
    module, _, name = LEVELS[title][level].partition(":")
    bot: Callable[[object], Bot] = getattr(import_module(module), name)
    return bot(seed)


__all__ = ["LEVELS", "Bot", "levels", "make"]
