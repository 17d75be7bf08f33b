"""What a title adds to the games that everybody's tests play: rare positions, and a way to play that makes much happen.

A title that has some brings `tests/titles/<name>/scenes.py` with `SCENES` and `choose`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import signoria
from signoria.conformance import setups_of
from signoria.engine import Document, State

FEW = 12
Choose = Callable[[Any, signoria.Rng], int]
Family = tuple[str, tuple[str, ...], object]
"""An edition, its options, and how families are given out."""


def own(title: str, name: str, otherwise: Any) -> Any:
    where = f"tests.titles.{title}.scenes"
    if find_spec(f"tests.titles.{title}") is None or find_spec(where) is None:
        return otherwise
    return getattr(import_module(where), name, otherwise)


def scenes(title: str) -> dict[str, Document]:
    """Rare positions by name."""
    found: dict[str, Document] = own(title, "SCENES", {})
    return found


def any_action(state: State, rng: signoria.Rng) -> int:
    return rng.choice(state.legal())


def choose(title: str) -> Choose:
    """How a game is played for the tests: busily where the title knows how, else at random."""
    chosen: Choose = own(title, "choose", any_action)
    return chosen


def one_of_each(title: str) -> list[signoria.Setup]:
    """A set-up of every edition and combination of options, the number of players going round; all, if they are few."""
    if len(setups_of(title)) <= FEW:
        return list(setups_of(title))
    found: dict[Family, list[signoria.Setup]] = {}
    for setup in setups_of(title):
        found.setdefault((setup.edition, setup.options, setup.families), []).append(setup)
    return [setups[place % len(setups)] for place, setups in enumerate(found.values())]
