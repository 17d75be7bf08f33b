"""Making a stock: game after game until it is full. What a game gave is noted, so that who stops can go on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path

import msgspec

from signoria.engine.errors import InvalidError
from signoria.puzzles.choosing import Choice
from signoria.puzzles.making import Search, found_in
from signoria.puzzles.puzzle import Puzzle

AHEAD = 2
"""Games that wait for each process."""

Progress = Callable[[int, int, Choice], None]


class Journal:
    """What every game of a search gave: a line for the search, then one for each game, in order."""

    def __init__(self, path: Path, search: Search) -> None:
        self.path = path
        head = msgspec.json.encode(search)
        lines = path.read_bytes().splitlines() if path.exists() else []
        if lines and lines[0] != head:
            raise InvalidError(f"{path} belongs to another search: remove it, or search as before.")
        self.games = [msgspec.json.decode(line, type=list[Puzzle]) for line in lines[1:]]
        if not lines:
            path.write_bytes(head + b"\n")

    def note(self, found: list[Puzzle]) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def fill(choice: Choice, search: Search, journal: Journal, games: int, jobs: int, progress: Progress) -> None:
    """Look through at most that many games until the stock is full; ``progress`` hears of each, and how much it gave.

    The number of processes changes nothing but the time.
    """
    for number, found in enumerate(islice(gamewise(search, journal, jobs), games)):
        taken = sum([choice.offer(one) for one in found])
        progress(number, taken, choice)
        if choice.full:
            return


def gamewise(search: Search, journal: Journal, jobs: int) -> Iterator[list[Puzzle]]:
    """What each game gives, in order: those of the journal, then new ones."""
    yield from journal.games
    for found in in_order(search, len(journal.games), jobs):
        journal.note(found)
        yield found


def in_order(search: Search, first: int, jobs: int) -> Iterator[list[Puzzle]]:
    if jobs == 1:
        yield from (found_in(search, number) for number in count(first))
        return
    with ProcessPoolExecutor(jobs) as pool:
        numbers = count(first)
        waiting = deque(pool.submit(found_in, search, number) for number in islice(numbers, jobs * AHEAD))
        try:
            for number in numbers:
                yield waiting.popleft().result()
                waiting.append(pool.submit(found_in, search, number))
        finally:
            pool.shutdown(cancel_futures=True)
