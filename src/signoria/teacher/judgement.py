"""What the teacher says of a game, as data: chances to win, decisions judged, turning points."""

from __future__ import annotations

from typing import Any

import msgspec


class Alternative(msgspec.Struct, frozen=True):
    """An action that was possible and the chance to win that it gave, as its seat could know. ``error``: one standard
    error of the chance."""

    action: str
    value: float
    error: float = 0.0


class Judgement(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat knew at the time. ``turn``: the moment of the replay at which it was made.

    ``loss``: how much chance to win ``best`` would have given beyond ``action`` (0: they are the same), ``error``
    its standard error and ``sure`` the probability that ``best`` really is better. ``reason``: the end of a message
    id, ``hint-why-…``, with its arguments, why ``best`` is. ``alternatives``: the best actions, and the one that
    was taken; where games were played to the end to tell, only the two that were played.
    """

    turn: int
    seat: int
    action: str
    best: str
    loss: float
    error: float
    sure: float
    reason: str = ""
    args: dict[str, Any] = {}
    alternatives: tuple[Alternative, ...] = ()


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win at a moment of the replay, for somebody who sees all cards."""

    turn: int
    values: tuple[float, ...]


class Swing(msgspec.Struct, frozen=True):
    """How much what happened at a moment changed each seat's chance to win. ``until``: the next moment that counts."""

    turn: int
    until: int
    change: tuple[float, ...]


class Analysis(msgspec.Struct, frozen=True):
    """A whole game. ``chances``: of every moment at which somebody had a choice (where a turn is made of steps: of the
    first in it), and of the end. ``judgements``: all decisions that were one. ``turning_points``: of each seat at most
    three, the costliest first, each sure enough. ``swings``: the moments that changed the chances most, the biggest
    first."""

    game: str
    simulations: int
    chances: tuple[Chances, ...]
    judgements: tuple[Judgement, ...]
    turning_points: tuple[tuple[Judgement, ...], ...]
    swings: tuple[Swing, ...]
