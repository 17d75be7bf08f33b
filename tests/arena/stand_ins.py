"""Bots that do what a test needs, in place of those of a title."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from signoria.bots import Maker
from signoria.engine.contract import Budget


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
