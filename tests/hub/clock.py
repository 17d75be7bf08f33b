"""Time that passes only in the story: some milliseconds a round of the event loop, and at once where everybody waits.

Seconds cost nothing, a busy machine changes nothing, and a story is the same every time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any
from unittest import mock

from signoria.server.clock import SteadyClock

ROUND = 0.005
BEGINNING = 1_700_000_000
"""Seconds since 1970 at which every story begins."""


class Patient(selectors.SelectSelector):
    """Instead of waiting it notes how long it would have waited."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for what never comes"
        self.passed += max(timeout, ROUND)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.patient = Patient()
        super().__init__(self.patient)

    def time(self) -> float:
        return self.patient.passed

    def wall(self) -> int:
        return int((BEGINNING + self.patient.passed) * 1_000_000_000)


def simulate(story: Coroutine[Any, Any, None]) -> None:
    """Tell a story without real input and output, in its own time."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        with mock.patch("time.time_ns", loop.wall), mock.patch("time.monotonic", loop.time):
            tell(runner, story)


def tell(runner: asyncio.Runner, story: Coroutine[Any, Any, None]) -> None:
    with mock.patch("signoria.server.clock.steady", SteadyClock()):
        runner.run(story)
