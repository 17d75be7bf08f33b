"""The standings of a ladder as tables, for a terminal and for a page alike.

>>> tables_of(Standings("any", "1.0", "", 0, [], [], [], [], [], []))
[]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from signoria.arena.standings import STEP, EdgeResult, Standings
from signoria.engine.contract import Setup
from signoria.engine.registry import manifest

VERDICTS = {"yes": "yes", "no": "NO", "unsure": "not sure"}


class Table(msgspec.Struct, frozen=True):
    """A heading, and rows of texts below names of columns."""

    heading: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def plain(self) -> str:
        """For a terminal.

        >>> print(Table("Fruit", ("kind", "n"), [("apple", "2"), ("fig", "10")]).plain())
        Fruit
          kind   n
          apple  2
          fig    10
        """
        widths = [max(map(len, column)) for column in zip(self.columns, *self.rows, strict=True)]
        lines = [
            "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
            for row in (self.columns, *self.rows)
        ]
        return "\n".join([self.heading, *(f"  {line}" for line in lines)])

    def markdown(self) -> str:
        """For a page, without its heading.

        >>> print(Table("Fruit", ("kind", "n"), [("apple", "2")]).markdown())
        | kind | n |
        |---|---|
        | apple | 2 |
        """
        return "\n".join(f"| {' | '.join(row)} |" for row in (self.columns, *self.rows)).replace(
            "\n", f"\n|{'---|' * len(self.columns)}\n", 1
        )


def tables_of(found: Standings) -> list[Table]:
    """All that was found, what matters most first."""
    measured = dict.fromkeys(edge.bot for edge in (*found.edges, *found.itself))
    tables = [
        summary(found, measured),
        steps_table(found),
        *(edges_table(found, bot) for bot in measured),
        itself_table(found),
        leaks_table(found),
    ]
    return [table for table in tables if table.rows]


def summary(found: Standings, measured: Iterable[str]) -> Table:
    """Who is how strong and how quick: all who played, by rating."""
    names = dict.fromkeys([*(rating.bot for rating in found.ratings), *measured, *(pace.bot for pace in found.pace)])
    ratings = {rating.bot: f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" for rating in found.ratings}
    paces = {pace.bot: (f"{pace.mean:.2f}", f"{pace.longest:.0f}") for pace in found.pace}
    rows = []
    for bot in names:
        edges = [edge for edge in found.edges if edge.bot == bot]
        mean = points(fmean(edge.above for edge in edges)) if edges else ""
        worst = min(edges, key=lambda edge: edge.above) if edges else None
        least = f"{points(worst.above)}, {worst.field}, {setup_name(found.title, worst.setup)}" if worst else ""
        rows.append((bot, ratings.get(bot, ""), mean, least, *paces.get(bot, ("", ""))))
    columns = ("bot", "rating", "points above par", "on the worst edge", "ms a decision", "longest")
    return Table("Bots", columns, rows)


def steps_table(found: Standings) -> Table:
    """How much better each level is than the next weaker one."""
    rows = [
        (
            step.level,
            step.below,
            setup_name(found.title, step.setup),
            f"{step.points:+.1f}",
            f"{step.low:+.1f} to {step.high:+.1f}",
            VERDICTS[step.reached],
        )
        for step in found.steps
    ]
    columns = ("level", "against", "set-up", "points above par", "95 %", f"at least {100 * STEP:.0f} points")
    return Table("Steps", columns, rows)


def edges_table(found: Standings, bot: str) -> Table:
    """The edges of a bot, the worst first."""
    rows = [edge_row(found.title, edge) for edge in found.edges if edge.bot == bot]
    return Table(bot, ("against", "set-up", "wins", "95 %", "points above par", "games", "note"), rows)


def edge_row(title: str, edge: EdgeResult) -> tuple[str, ...]:
    """An edge in words."""
    notes = ["held out"] * edge.held_out + ["too extreme to tell"] * edge.extreme
    return (
        edge.field,
        setup_name(title, edge.setup),
        f"{edge.share:.1%}",
        f"{edge.low:.1%} to {edge.high:.1%}",
        points(edge.above),
        f"{edge.games:,}",
        ", ".join(notes),
    )


def itself_table(found: Standings) -> Table:
    """The control that every bot is at par with itself."""
    rows = [
        (
            edge.bot,
            setup_name(found.title, edge.setup),
            f"{edge.share:.1%}",
            f"{edge.low:.1%} to {edge.high:.1%}",
            f"{edge.par:.1%}",
            "yes" if edge.low <= edge.par <= edge.high else "NO",
        )
        for edge in found.itself
    ]
    return Table("Against itself", ("bot", "set-up", "wins", "95 %", "par", "at par"), rows)


def leaks_table(found: Standings) -> Table:
    """The control that no bot chooses by what it cannot know."""
    rows = [(leak.bot, f"{leak.decisions}", f"{leak.changed}") for leak in found.leaks]
    return Table("Leaks", ("bot", "decisions tried with other hidden things", "changed"), rows)


def points(share: float) -> str:
    """A difference of shares in points of a hundred.

    >>> points(0.123)
    '+12.3'
    """
    return f"{100 * share:+.1f}"


def setup_name(title: str, setup: Setup) -> str:
    """What is not usual about a set-up, after how many play.

    >>> from signoria.engine import default_title
    >>> setup_name(default_title(), Setup(3, options=["points"], values={"target": 20}, first=1))
    '3 players, points, seat 1 begins'
    """
    known = manifest(title)
    unusual = [f"{name} {number}" for name, number in setup.values.items() if number != known.values[name].usual]
    edition = [setup.edition] if setup.edition not in ("", known.editions[0].name) else []
    families = [setup.families] if isinstance(setup.families, str) else setup.families
    begins = [f"seat {setup.first} begins"] if setup.first is not None else []
    return ", ".join([f"{setup.seats} players", *edition, *setup.options, *unusual, *families, *begins])
