"""What a ladder found: shares with intervals, steps between levels, controls, ratings, time.

>>> interval([0.5, 0.5, 0.0, 0.0] + [0.25] * 6)
Interval(share=0.25, low=0.1308, high=0.3692)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Literal

import msgspec

from signoria import __version__, bots
from signoria.arena.edges import Clock, Edge, shares
from signoria.arena.ladder import DealsTask, Found, LeaksTask, Task, tasks_of
from signoria.arena.plan import Ladder
from signoria.arena.ratings import Rating, rate
from signoria.engine.contract import Setup
from signoria.engine.registry import manifest

CONFIDENCE = 0.95
EXTREME = 0.02
"""Nearer than this to 0 or 1 a share tells hardly anything: the field is too strong or too weak to measure by."""
STEP = 0.06
"""What a level must win above par against a field of the next weaker one, so that people feel the difference."""

Verdict = Literal["yes", "no", "unsure"]


class Interval(msgspec.Struct, frozen=True):
    """A share of victories and between which bounds the true one lies, with 95 % confidence."""

    share: float
    low: float
    high: float


class EdgeResult(msgspec.Struct, frozen=True):
    """What was found of an edge. ``by_seat``: the share in each seat; ``undecided``: games that nobody won."""

    bot: str
    field: str
    held_out: bool
    setup: Setup
    deals: int
    games: int
    par: float
    share: float
    low: float
    high: float
    by_seat: list[float]
    undecided: int
    extreme: bool

    @property
    def above(self) -> float:
        """How far above par."""
        return self.share - self.par


class Step(msgspec.Struct, frozen=True):
    """From one level to the next, in points above par. ``reached``: whether it is as high as it should be, surely."""

    level: str
    below: str
    setup: Setup
    points: float
    low: float
    high: float
    reached: Verdict


class Leak(msgspec.Struct, frozen=True):
    """How many decisions of a bot were tried with hidden things drawn again, and how many changed."""

    bot: str
    decisions: int
    changed: int


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thought about a decision, in milliseconds."""

    bot: str
    decisions: int
    mean: float
    longest: float


class Standings(msgspec.Struct, frozen=True):
    """A ladder that was played. ``edges`` worst first, by bot; ``itself``: the same for bots against themselves.

    All but ``pace`` is the same whenever and wherever the ladder is played.
    """

    title: str
    version: str
    code: str
    seed: int
    edges: list[EdgeResult]
    itself: list[EdgeResult]
    steps: list[Step]
    leaks: list[Leak]
    ratings: list[Rating]
    pace: list[Pace]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(edge.games for edge in (*self.edges, *self.itself))

    @property
    def warnings(self) -> list[str]:
        """What speaks against believing it, in sentences."""
        return list(warnings_of(self))


def interval(means: Sequence[float]) -> Interval:
    """The share that the means of deals tell. Games of a deal share their luck, so deals are counted, not games."""
    share = fmean(means)
    error = stdev(means) / len(means) ** 0.5
    margin = quantile(len(means) - 1) * error
    return Interval(round(share, 4), round(max(0.0, share - margin), 4), round(min(1.0, share + margin), 4))


def quantile(freedom: int) -> float:
    """Student's t for the confidence, by its expansion around the normal one (Abramowitz and Stegun 26.7.5).

    >>> round(quantile(10), 2), round(quantile(249), 2)
    (2.23, 1.97)
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def standings_of(ladder: Ladder, code: str, found: dict[Task, Found]) -> Standings:
    """What the tasks of a ladder found, together."""
    tasks = tasks_of(ladder)
    won: dict[Edge, list[list[int]]] = {edge: [] for edge in ladder.deals}
    for task in tasks:
        if isinstance(task, DealsTask):
            won[task.edge] += found[task].won
    results = {edge: edge_result(ladder.title, edge, deals) for edge, deals in won.items()}
    levels = bots.levels(ladder.title)
    strongest_first = [*reversed(levels), *bots.styles(ladder.title)]
    results = dict(sorted(results.items(), key=lambda one: (strongest_first.index(one[0].bot), one[1].above)))
    return Standings(
        ladder.title,
        __version__,
        code,
        ladder.seed,
        [result for edge, result in results.items() if not edge.is_itself],
        [result for edge, result in results.items() if edge.is_itself],
        list(steps_of(levels, results)),
        [Leak(task.bot, task.decisions, found[task].changed) for task in tasks if isinstance(task, LeaksTask)],
        rate(ladder, won),
        paces(found[task].clocks for task in tasks),
    )


def edge_result(title: str, edge: Edge, won: list[list[int]]) -> EdgeResult:
    """What the winners of an edge's games say."""
    parts = [shares(deal) for deal in won]
    found = interval([fmean(part) for part in parts])
    held_out = {style.name for style in manifest(title).styles if style.held_out}
    return EdgeResult(
        edge.bot,
        edge.opponents,
        bool(held_out & set(edge.field)),
        edge.setup,
        len(won),
        len(won) * edge.setup.seats,
        round(edge.par, 4),
        found.share,
        found.low,
        found.high,
        [round(fmean(seat), 4) for seat in zip(*parts, strict=True)],
        sum(seats == 0 for deal in won for seats in deal),
        not EXTREME <= found.share <= 1 - EXTREME,
    )


def steps_of(levels: Sequence[str], results: dict[Edge, EdgeResult]) -> Iterator[Step]:
    """The steps between levels among the edges, in their order."""
    below = dict(zip(levels[1:], levels, strict=False))
    for edge, result in results.items():
        if edge.field == (below.get(edge.bot),):
            points, low, high = (round(100 * (end - result.par), 2) for end in (result.share, result.low, result.high))
            reached: Verdict = "yes" if low >= 100 * STEP else "no" if high < 100 * STEP else "unsure"
            yield Step(edge.bot, edge.field[0], edge.setup, points, low, high, reached)


def paces(clocks: Iterable[dict[str, Clock]]) -> list[Pace]:
    """How long each bot thought, the quickest first."""
    sums: dict[str, Clock] = {}
    for some in clocks:
        for bot, clock in some.items():
            sums.setdefault(bot, Clock()).merge(clock)
    found = [
        Pace(
            bot,
            clock.decisions,
            round(1000 * clock.seconds / max(1, clock.decisions), 3),
            round(1000 * clock.longest, 1),
        )
        for bot, clock in sums.items()
    ]
    return sorted(found, key=lambda pace: pace.mean)


def warnings_of(standings: Standings) -> Iterator[str]:
    """What speaks against believing a ladder, a sentence each."""
    for edge in (*standings.edges, *standings.itself):
        name = f"{edge.bot} against {edge.field}"
        if edge.extreme:
            yield f"{name} won {edge.share:.1%}: so near to all or nothing, the edge tells hardly anything."
        if edge.undecided:
            yield f"{name}: nobody won {edge.undecided} of {edge.games} games."
    for edge in standings.itself:
        if not edge.low <= edge.par <= edge.high:
            bounds = f"{edge.low:.1%} to {edge.high:.1%}"
            yield f"{edge.bot} against itself won {bounds}, not {edge.par:.1%}: one in twenty does so by chance."
    for leak in standings.leaks:
        if leak.changed:
            yield f"{leak.bot} chose by what it cannot know in {leak.changed} of {leak.decisions} decisions."
