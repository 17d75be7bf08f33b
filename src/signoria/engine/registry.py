"""Which titles there are. A title is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from signoria.engine.contract import Game
from signoria.engine.errors import InvalidError

if TYPE_CHECKING:
    from signoria.titles.condottiere import Condottiere
    from signoria.titles.virtu import Virtu

TITLES = {"condottiere": "signoria.titles.condottiere", "virtu": "signoria.titles.virtu"}


@overload
def game(name: Literal["condottiere"]) -> Condottiere: ...
@overload
def game(name: Literal["virtu"]) -> Virtu: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """The title of that name: ``game("condottiere")``."""
    if name not in TITLES:
        raise InvalidError(f"There is no game {name!r}; there is {', '.join(sorted(TITLES))}.")
    title: Game = import_module(TITLES[name]).GAME
    return title
