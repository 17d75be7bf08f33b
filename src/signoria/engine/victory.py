"""How a victory is shared."""

from __future__ import annotations

from signoria.engine.contract import Outcome
from signoria.engine.errors import InvalidError


def shares(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """What ``State.returns`` gives: one divided among the winners.

    >>> shares(Outcome((0, 2), "most"), 4)
    (0.5, 0.0, 0.5, 0.0)
    """
    if outcome is None:
        raise InvalidError("The game is not over: nobody has won yet.")
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats))
