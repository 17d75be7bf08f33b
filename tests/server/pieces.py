"""Work for the worker processes of a test: they find it here by its name."""

from __future__ import annotations

import os
import subprocess
import sys
import time
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


def spin() -> None:
    """For ever, and a processor for nothing."""
    while True:
        pass


def spin_with_a_child(note: str) -> None:
    """The same, after it started a process and noted its number."""
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    Path(note).write_text(str(child.pid))
    spin()


def use_the_processor(seconds: float) -> None:
    while time.process_time() < seconds:
        pass


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


def note_try() -> None:
    """One more line beside the pipe."""
    with Path(os.environ[HELD]).with_name("tries").open("a") as tries:
        tries.write("tried\n")


def think_but_spin_over(questions: list[Question]) -> tuple[list[Thought | None], float]:
    """A question whose seed is ``poison`` keeps a bot for ever, unless it is the usual one."""
    if any(question.seed == "poison" and question.level != "squire" for question in questions):
        spin()
    return bot_pool.think(questions)


def think_but_champions_spin(questions: list[Question]) -> tuple[list[Thought | None], float]:
    if any(question.level == "champion" for question in questions):
        spin()
    return bot_pool.think(questions)


def think(questions: list[Question]) -> tuple[list[Thought | None], float]:
    """As our bots do, but for those of some levels of which some think long, fail, or crash."""
    for question in questions:
        if question.level == "slow":
            wait_for(os.environ[HELD])
        if question.level == "spins":
            spin()
        if question.level == "crashes":
            note_try()
            crash()
        if question.level == "fails":
            return [None] * len(questions), 0.0
    return bot_pool.think([question._replace(level="squire") for question in questions])
