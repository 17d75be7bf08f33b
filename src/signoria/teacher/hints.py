"""What the analyst of a title advises during a game, knowing what the player knows."""

from __future__ import annotations

from signoria import bots
from signoria.engine.contract import Explanation, View
from signoria.engine.registry import manifest

LONGER = 4
"""How many times more it thinks about a hint than about a decision of an analysis."""


def hint(
    title: str,
    view: View,
    seed: object,
    habits: tuple[int, ...] | None = None,
    shown: tuple[tuple[str, ...], ...] = (),
) -> Explanation | None:
    """What the seat of this view had best do, and the chances of all its actions; None where nobody can judge them.

    ``habits`` and ``shown``: what the seat knows beyond its view, as of ``bots.inform``.
    """
    analyst = bots.analyst(title, seed)
    if analyst is None:
        return None
    bots.inform(analyst, habits, shown)
    return analyst.weigh(view, LONGER * manifest(title).analysis)
