"""Work for the worker processes of a test: they find it here by its name."""

from __future__ import annotations

import os
from pathlib import Path

from signoria.engine import InvalidError
from signoria.server import bot_pool
from signoria.server.bot_pool import Question, Thought

HELD = "SIGNORIA_TEST_HELD"
"""In the environment: a pipe. A bot of the level ``slow`` thinks until somebody writes into it."""


def double(number: int) -> int:
    return 2 * number


def wait_for(pipe: str) -> str:
    """Until somebody writes into the pipe."""
    return Path(pipe).read_text()


def crash() -> None:
    os._exit(1)


def crash_once(mark: str) -> str:
    """Leaves a mark and crashes; who finds the mark does not."""
    if Path(mark).exists():
        return "done"
    Path(mark).touch()
    os._exit(1)


def refuse() -> None:
    raise InvalidError("This cannot be done.")


def think(questions: list[Question]) -> tuple[list[Thought | None], float]:
    """As our bots do, but for those of some levels of which one thinks long and another fails."""
    for question in questions:
        if question.level == "slow":
            wait_for(os.environ[HELD])
        if question.level == "fails":
            return [None] * len(questions), 0.0
    return bot_pool.think([question._replace(level="squire") for question in questions])
