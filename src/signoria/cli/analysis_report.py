"""An analysis in the words of a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from signoria.engine.record import Record
from signoria.locales import Messages
from signoria.teacher import Analysis, Chances, Judgement

BARS = "▁▂▃▄▅▆▇█"
MOST_BARS = 60
LEAST_CHANGE = 0.05
"""Of a chance that is told."""


class Report:
    """The analysis of one record in the words of one language."""

    def __init__(self, record: Record, found: Analysis, names: Sequence[str], words: Messages) -> None:
        self.record = record
        self.found = found
        self.names = names
        self.words = words

    def lines(self, seats: Iterable[int]) -> Iterator[str]:
        """All of it; the turning points of these seats."""
        yield self.words.say("terminal-analysis-chances")
        yield from self.curves()
        for seat in seats:
            yield ""
            yield from self.points(seat)
        yield ""
        yield self.words.say("terminal-analysis-changes")
        yield from self.changes()

    def curves(self) -> Iterator[str]:
        """A line of bars for each player, between the first chance and the last."""
        width = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            values = [one.values[seat] for one in self.found.chances]
            if values:
                first, last = self.percent(values[0]), self.percent(values[-1])
                yield f"  {name:{width}}  {first:>5}  {bars(values)}  {last:>5}"

    def points(self, seat: int) -> Iterator[str]:
        yield self.words.say("terminal-analysis-points", player=self.names[seat])
        found = self.found.turning_points[seat]
        if not found:
            yield f"  {self.words.say('terminal-analysis-none')}"
        for point in found:
            yield f"  {self.point(point)}"
            if point.reason:
                message = f"hint-why-{point.reason}"
                yield f"    {self.words.address(message, point.args, self.names, seat)}"

    def point(self, point: Judgement) -> str:
        values = {one.action: one.value for one in point.alternatives}
        return self.words.say(
            "terminal-analysis-point",
            turn=point.turn,
            action=self.words.action(point.action),
            taken=self.percent(values[point.action]),
            best=self.words.action(point.best),
            value=self.percent(values[point.action] + point.loss),
            sure=self.percent(min(point.sure, 0.99)),
        )

    def changes(self) -> Iterator[str]:
        before = {one.turn: one for one in self.found.chances}
        for swing in self.found.swings:
            one, other = before[swing.turn], before[swing.until]
            told = [self.change(seat, one, other) for seat in changed(one, other)]
            move = self.words.action(self.record.moves[swing.turn])
            if told:
                changes = self.words.row(told)
                yield f"  {self.words.say('terminal-analysis-change', turn=swing.turn, action=move, changes=changes)}"

    def change(self, seat: int, one: Chances, other: Chances) -> str:
        before, after = self.percent(one.values[seat]), self.percent(other.values[seat])
        return self.words.say("terminal-analysis-went", player=self.names[seat], before=before, after=after)

    def percent(self, chance: float) -> str:
        return self.words.say("chance", percent=round(chance * 100))


def changed(one: Chances, other: Chances) -> list[int]:
    """The seats whose chances changed by more than a little."""
    pairs = enumerate(zip(one.values, other.values, strict=True))
    return [seat for seat, (before, after) in pairs if abs(after - before) >= LEAST_CHANGE]


def bars(values: Sequence[float]) -> str:
    """Chances as a row of bars, at most so many: each is the mean of its part.

    >>> bars([0.0, 0.5, 1.0])
    '▁▅█'
    """
    count = min(MOST_BARS, len(values))
    edges = [len(values) * part // count for part in range(count + 1)]
    means = [sum(values[low:high]) / (high - low) for low, high in pairwise(edges)]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)
