"""What the analyst of a title advises during a game, knowing what the player knows."""

from __future__ import annotations

from signoria import bots
from signoria.engine.contract import Explanation, View

SIMULATIONS = 1024


def hint(title: str, view: View, seed: object) -> Explanation | None:
    """What the seat of this view had best do, and the chances of all its actions; None where nobody can judge them."""
    analyst = bots.analyst(title, seed)
    return None if analyst is None else analyst.weigh(view, SIMULATIONS)
