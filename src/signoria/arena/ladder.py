"""Plays a ladder, in tasks that any process may do: what is done is kept in a journal and never done twice.

>>> from signoria.arena.plan import Part, Plan
>>> from signoria.engine import default_title
>>> plan = Plan(games=8, leaks=4, parts=(Part(bots=("squire",), fields=("random",)),))
>>> ladder = plan.ladder(default_title())
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import msgspec

from signoria.arena.controls import try_leaks
from signoria.arena.edges import Clock, Edge, play_deal
from signoria.arena.plan import Ladder
from signoria.engine.contract import Setup
from signoria.engine.errors import InvalidError
from signoria.engine.registry import folder

DEALS = 5
"""Of a task: few enough that little is lost by an interruption, and that all processes end at the same time."""


class DealsTask(msgspec.Struct, frozen=True, tag="deals"):
    """Some deals of an edge."""

    edge: Edge
    seed: int
    first: int
    deals: int

    @property
    def games(self) -> int:
        """How many games that is."""
        return self.deals * self.edge.setup.seats


class LeaksTask(msgspec.Struct, frozen=True, tag="leaks"):
    """Some decisions of a bot, tried for leaks."""

    bot: str
    setup: Setup
    seed: int
    decisions: int

    games = 0


Task: TypeAlias = DealsTask | LeaksTask


class Found(msgspec.Struct, omit_defaults=True):
    """What a task found: the winners of every game by deal, or how many decisions changed with what is hidden."""

    won: list[list[int]] = []
    clocks: dict[str, Clock] = {}
    changed: int = 0


class Line(msgspec.Struct):
    """A line of a journal. ``code``: the state of the title that played."""

    code: str
    task: Task
    found: Found


def tasks_of(ladder: Ladder) -> list[Task]:
    """All there is to do; the edges in turn, so that an unfinished ladder knows something of each.

    >>> [type(task).__name__ for task in tasks_of(ladder)]
    ['LeaksTask', 'DealsTask']
    """
    tasks: list[Task] = []
    if ladder.leaks:
        tasks += [LeaksTask(bot, setup, ladder.seed, ladder.leaks) for bot, setup in ladder.bots.items()]
    for first in range(0, max(ladder.deals.values(), default=0), DEALS):
        for edge, deals in ladder.deals.items():
            if first < deals:
                tasks.append(DealsTask(edge, ladder.seed, first, min(DEALS, deals - first)))
    return tasks


def perform(title: str, task: Task) -> Found:
    """Do a task: the same task gives the same result on any machine, but for the clocks."""
    if isinstance(task, LeaksTask):
        return Found(changed=try_leaks(title, task.bot, task.setup, task.seed, task.decisions))
    clocks: dict[str, Clock] = {}
    deals = range(task.first, task.first + task.deals)
    return Found([play_deal(title, task.edge, task.seed, deal, clocks) for deal in deals], clocks)


class Journal:
    """What has been done, a line a task. A line that an interruption cut short is dropped."""

    def __init__(self, path: Path, code: str) -> None:
        self.path = path
        self.code = code

    def read(self) -> dict[Task, Found]:
        """What was done by the title as it is now; what it did before its bots or rules changed does not count."""
        if not self.path.exists():
            return {}
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        decoder = msgspec.json.Decoder(Line)
        try:
            lines = [decoder.decode(line) for line in whole.splitlines()]
        except msgspec.DecodeError as error:
            raise InvalidError(f"{self.path} is no journal of a ladder: {error}.") from None
        if len(whole) < len(text):
            self.path.write_bytes(whole)
        return {line.task: line.found for line in lines if line.code == self.code}

    def add(self, task: Task, found: Found) -> None:
        """Keep what a task found, from now on."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(Line(self.code, task, found)) + b"\n")


def play_ladder(
    ladder: Ladder,
    pool: Executor | None = None,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[Task, Found]:
    """Do what the journal does not know yet, here or in a pool; ``progress`` hears of games, also of those done before.

    >>> found = play_ladder(ladder)
    >>> sum(len(one.won) for one in found.values()) * 4 == ladder.games
    True
    """
    known = journal.read() if journal else {}
    tasks = tasks_of(ladder)
    found = {task: known[task] for task in tasks if task in known}
    if progress:
        progress(sum(task.games for task in found))
    for task, result in performed(ladder.title, [task for task in tasks if task not in found], pool):
        found[task] = result
        if journal:
            journal.add(task, result)
        if progress:
            progress(task.games)
    return found


def performed(title: str, tasks: list[Task], pool: Executor | None) -> Iterator[tuple[Task, Found]]:
    """The tasks with what they found, each as soon as it is done."""
    if pool is None:
        yield from ((task, perform(title, task)) for task in tasks)
        return
    waiting = {pool.submit(perform, title, task): task for task in tasks}
    for future in as_completed(waiting):
        yield waiting[future], future.result()


def code_of(title: str) -> str:
    """A digest of a title's sources and data: what it played in another state is not mixed with what it plays now.

    >>> len(code_of(default_title()))
    16
    """
    digest = blake2b(digest_size=8)
    home = folder(title)
    for path in sorted(home.rglob("*")):
        place = path.relative_to(home)
        if (
            path.is_file()
            and place.parts[0] not in ("locales", "lessons", "puzzles")
            and path.suffix not in (".pyc", ".so", ".pyd")
        ):
            digest.update(place.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
