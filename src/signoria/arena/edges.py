"""An edge of a ladder: one bot against a field that fills the other seats, played in duplicate.

A deal is played once from every seat, with the same chance: whoever is lucky in one game lends the luck to the others.

>>> from signoria.engine import default_title
>>> title = default_title()
>>> edge = Edge("squire", ("random",), Setup(4))
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from time import perf_counter
from typing import Any

import msgspec

from signoria import bots
from signoria.arena.games import play_out
from signoria.engine.chance import Rng
from signoria.engine.contract import Bot, Budget, Setup, Watchful
from signoria.engine.manifest import RANDOM
from signoria.engine.registry import game, manifest

MIXED = "mixed"
"""A field that is drawn anew for every deal, from all other levels and styles of the title."""


class Edge(msgspec.Struct, frozen=True):
    """One bot against a field: one name for all other seats, a name for each, or ``mixed``.

    >>> str(edge), edge.par
    ('squire against 3xrandom', 0.25)
    >>> str(Edge("squire", ("random", "random", "squire"), Setup(4)))
    'squire against 2xrandom+squire'
    """

    bot: str
    field: tuple[str, ...]
    setup: Setup

    @property
    def par(self) -> float:
        """What the bot wins if it is no better and no worse than its field."""
        return 1 / self.setup.seats

    @property
    def opponents(self) -> str:
        """The field in a word, as a plan writes it."""
        if self.field == (MIXED,):
            return MIXED
        if len(self.field) == 1:
            return f"{self.setup.seats - 1}x{self.field[0]}"
        runs = [(name, len(list(run))) for name, run in groupby(self.field)]
        return "+".join(name if length == 1 else f"{length}x{name}" for name, length in runs)

    @property
    def is_itself(self) -> bool:
        """Whether the bot plays against copies of itself: a control, which must come out at par."""
        return set(self.field) == {self.bot}

    def __str__(self) -> str:
        return f"{self.bot} against {self.opponents}"


class Clock(msgspec.Struct):
    """How long the decisions of a bot took, in seconds: what a machine measured, never what a result depends on."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: Clock) -> None:
        """Count what another clock measured."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class ClockedBot:
    """A bot and the clock that runs while it thinks; it is watchful if the bot is."""

    recall: Callable[[tuple[int, ...]], None]

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot = bot
        self.clock = clock
        if isinstance(bot, Watchful):
            self.recall = bot.recall

    def choose(self, view: Any) -> int:
        """What the bot chooses."""
        began = perf_counter()
        action = self.bot.choose(view)
        self.clock.add(perf_counter() - began)
        return action


def circle(title: str, edge: Edge, seed: int, deal: int) -> list[str]:
    """Who sits around the table in a deal: the bot, then its opponents.

    >>> circle(title, edge, seed=1, deal=0)
    ['squire', 'random', 'random', 'random']
    """
    others = edge.setup.seats - 1
    if edge.field == (MIXED,):
        return [edge.bot, *drawn(mixable(title, edge.bot), others, Rng(("field", seed, deal)))]
    return [edge.bot, *(edge.field * others)[:others]]


def mixable(title: str, bot: str) -> list[str]:
    """Of whom a mixed field is drawn: all levels and styles but this bot and the one that plays at random."""
    known = manifest(title)
    names = [*known.levels, *(style.name for style in known.styles)]
    return [name for name in names if name not in (bot, RANDOM)]


def drawn(names: list[str], count: int, rng: Rng) -> list[str]:
    """So many names in an order by chance; each once before any comes twice."""
    found: list[str] = []
    left: list[str] = []
    while len(found) < count:
        left = left or list(names)
        found.append(left.pop(rng.below(len(left))))
    return found


def seating(around: list[str], turn: int) -> list[str]:
    """The bots by seat when the first of the circle sits in seat ``turn``.

    >>> seating(["squire", "beginner", "random"], 1)
    ['random', 'squire', 'beginner']
    """
    return around[-turn:] + around[:-turn] if turn else around


def play_deal(title: str, edge: Edge, seed: int, deal: int, clocks: dict[str, Clock]) -> list[int]:
    """One deal, played from every seat: the winners of each game, as a number with bit ``seat`` set for each of them.

    >>> winners = play_deal(title, edge, seed=1, deal=0, clocks={})
    >>> len(winners), all(0 < seats < 2**4 for seats in winners)
    (4, True)
    """

    def chance(number: int) -> Rng:
        return Rng(("chance", seed, deal, number))

    around = circle(title, edge, seed, deal)
    makers = {name: bots.maker(title, name) for name in around}
    won = []
    for turn in range(edge.setup.seats):
        players = [
            ClockedBot(makers[name](("bot", seed, deal, turn, seat), Budget()), clocks.setdefault(name, Clock()))
            for seat, name in enumerate(seating(around, turn))
        ]
        outcome = play_out(game(title), edge.setup, players, chance)[0].outcome
        won.append(sum(1 << seat for seat in outcome.winners) if outcome else 0)
    return won


def shares(won: list[int]) -> list[float]:
    """What the bot won of each game of a deal, by the seat that it had; a shared victory counts in parts.

    >>> shares([0b0001, 0b0001, 0b0110, 0b0000])
    [1.0, 0.0, 0.5, 0.0]
    """
    return [(seats >> turn & 1) / max(1, seats.bit_count()) for turn, seats in enumerate(won)]
