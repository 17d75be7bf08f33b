"""Bots and results that a test needs, in place of those of a title."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

import pytest

from signoria.arena.edges import Edge
from signoria.arena.ladder import DealsTask, Found, LeaksTask, Task
from signoria.arena.plan import Ladder
from signoria.arena.standings import Standings, standings_of
from signoria.bots import Maker
from signoria.engine.contract import Budget, Setup

SETUP = Setup(4, "modern")


class First:
    """Always the first legal action."""

    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.seed = seed

    def choose(self, view: Any) -> int:
        legal: tuple[int, ...] = view.legal
        return legal[0]


class Last(First):
    """Always the last legal action."""

    def choose(self, view: Any) -> int:
        legal: tuple[int, ...] = view.legal
        return legal[-1]


class Restless(First):
    """Chooses by something that neither its view nor its seed tells."""

    moments = count()

    def choose(self, view: Any) -> int:
        legal: tuple[int, ...] = view.legal
        return legal[next(self.moments) % len(legal)]


def seat_bots(monkeypatch: pytest.MonkeyPatch, **makers: Maker) -> None:
    """Let a title have these bots."""
    monkeypatch.setattr("signoria.bots.maker", lambda _title, name: makers[name])


def climbed(bot: str, field: str, deals: list[list[int]], changed: int = 0) -> Standings:
    """The standings of a ladder of one edge whose deals were won so."""
    edge = Edge(bot, (field,), SETUP)
    ladder = Ladder("condottiere", 1, {edge: len(deals)}, leaks=7)
    found: dict[Task, Found] = {
        DealsTask(edge, 1, first, 5): Found(deals[first : first + 5]) for first in range(0, len(deals), 5)
    }
    found[LeaksTask(bot, SETUP, 1, 7)] = Found(changed=changed)
    return standings_of(ladder, "code", found)


class Watchful(First):
    """Notes what it is told of habits."""

    heard: ClassVar[list[tuple[int, ...]]] = []

    def recall(self, habits: tuple[int, ...]) -> None:
        self.heard.append(habits)


class Notebook:
    """Habits that are a count of decisions."""

    def __init__(self) -> None:
        self.seen = 0

    def saw(self, _state: Any, _action: int) -> None:
        self.seen += 1

    def told(self) -> tuple[int, ...]:
        return (self.seen,)
