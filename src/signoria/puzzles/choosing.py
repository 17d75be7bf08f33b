"""Which of the puzzles that were found go into a stock: no two alike, and no idea too often."""

from __future__ import annotations

from collections import Counter
from math import ceil

from signoria.puzzles.puzzle import Puzzle

MOST_OF_ONE_GAME = 3
SHARE_OF_A_DIFFICULTY = 0.4
SHARE_OF_A_PHASE = 0.6
SHARE_OF_AN_IDEA = 0.2
SHARE_OF_A_MOVE = 0.1


class Choice:
    """A stock of ``count`` puzzles that grows by what is offered; what comes first is taken first."""

    def __init__(self, count: int, kept: tuple[Puzzle, ...] = ()) -> None:
        self.count = count
        self.taken: list[Puzzle] = []
        self._alike: set[object] = set()
        self._counts: Counter[object] = Counter()
        for one in kept:
            self._take(one)

    @property
    def full(self) -> bool:
        return len(self.taken) >= self.count

    def offer(self, one: Puzzle) -> bool:
        """Take it, unless the stock is full, has one like it, or has enough of its kind."""
        if self.full or alike(one) & self._alike or any(self._counts[key] >= most for key, most in self._most(one)):
            return False
        self._take(one)
        return True

    def _take(self, one: Puzzle) -> None:
        self.taken.append(one)
        self._alike |= alike(one)
        self._counts.update(key for key, _ in self._most(one))

    def _most(self, one: Puzzle) -> list[tuple[object, int]]:
        """What is counted of a puzzle, and how many of each there may be."""
        return [
            (("game", one.origin.seed, one.origin.game), MOST_OF_ONE_GAME),
            (("difficulty", one.difficulty), ceil(self.count * SHARE_OF_A_DIFFICULTY)),
            (("phase", one.phase), ceil(self.count * SHARE_OF_A_PHASE)),
            (("idea", one.phase, verb(one.best), one.reason), ceil(self.count * SHARE_OF_AN_IDEA)),
            (("move", one.best), ceil(self.count * SHARE_OF_A_MOVE)),
        ]


def verb(action: str) -> str:
    """What an action does, whatever it does it to: with the reason, the idea of a puzzle.

    >>> verb("play:10"), verb("pass")
    ('play', 'pass')
    """
    return action.partition(":")[0]


def alike(one: Puzzle) -> set[object]:
    """Puzzles that share one of these pose the same problem: the same sight, or the same answer in the same game."""
    return {one.id, (one.origin.seed, one.origin.game, one.best)}
