"""The page that tells how strong the bots are: what a ladder found, written between two marks of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from signoria.arena.plots import Mark, plot
from signoria.arena.ratings import Rating
from signoria.arena.standings import EdgeResult, Standings
from signoria.arena.tables import Table, edges_table, itself_table, leaks_table, setup_name, steps_table, summary
from signoria.engine.errors import InvalidError

MARKS = "<!-- ladder {title} -->\n", "<!-- end of ladder {title} -->\n"


def check_page(page: Path, result: Path, title: str) -> str:
    """The text of a page; InvalidError if what a ladder finds of this title could not be written into it."""
    relative(result.parent, page.parent)
    text = page.read_text("utf-8")
    begin, end = (mark.format(title=title) for mark in MARKS)
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise InvalidError(f"{page} needs two lines between which to write: {begin.strip()} and {end.strip()}")
    return text


def write_page(page: Path, result: Path, found: Standings) -> None:
    """Write what was found into a page, and its plots beside the result; all that stands outside the marks stays."""
    text = check_page(page, result, found.title)
    told = told_in(text, found, folder=relative(result.parent, page.parent))
    for name, text in plots_of(found).items():
        (result.parent / name).write_text(text, "utf-8")
    page.write_text(told, "utf-8")


def relative(folder: Path, page: Path) -> str:
    """The way from a page to a folder at or below it, as its links write it."""
    try:
        below = folder.resolve().relative_to(page.resolve())
    except ValueError:
        raise InvalidError(f"The result lies beside the page or below it, not in {folder}.") from None
    return "" if below == Path() else f"{below.as_posix()}/"


def told_in(text: str, found: Standings, folder: str) -> str:
    """The text of a page with what was found in its place."""
    begin, end = (mark.format(title=found.title) for mark in MARKS)
    before, _, rest = text.partition(begin)
    return before + begin + section(found, folder) + end + rest.partition(end)[2]


def section(found: Standings, folder: str) -> str:
    """What the page says of a title: summary, steps, every bot with plot and table, the controls."""
    measured = dict.fromkeys(edge.bot for edge in found.edges)
    edges = len(found.edges) + len(found.itself)
    numbers = f"[all numbers]({folder}{found.title}.json)"
    parts = [
        f"{found.games:,} games on {edges} edges, seed {found.seed}, Signoria {found.version}: {numbers}.",
        *titled(summary(found, measured)),
    ]
    if found.ratings:
        parts.append(image(found, "ratings", "Ratings: " + spoken_ratings(found), folder))
    parts += titled(steps_table(found))
    for bot in measured:
        table = edges_table(found, bot)
        parts += [f"### {bot.capitalize()}", image(found, bot, spoken_edges(found, bot), folder), table.markdown()]
    for table in (itself_table(found), leaks_table(found)):
        parts += titled(table)
    if found.warnings:
        parts.append("\n".join(["Warnings:\n", *(f"- {warning}" for warning in found.warnings)]))
    return "\n" + "\n\n".join(parts) + "\n\n"


def titled(table: Table) -> list[str]:
    return [f"### {table.heading}", table.markdown()] if table.rows else []


def image(found: Standings, what: str, alternative: str, folder: str) -> str:
    return f"![{alternative}]({folder}{found.title}-{what}.svg)"


def spoken_ratings(found: Standings) -> str:
    return ", ".join(f"{rating.bot} {rating.mu:.1f}" for rating in found.ratings) + "."


def spoken_edges(found: Standings, bot: str) -> str:
    """A plot in a sentence; the table beside it says all."""
    edges = [edge for edge in found.edges if edge.bot == bot]
    worst, best = edges[0], edges[-1]
    return (
        f"How much {bot} wins on {len(edges)} edges: from {worst.share:.1%} against {worst.field}, "
        f"par {worst.par:.1%}, to {best.share:.1%} against {best.field}, par {best.par:.1%}."
    )


# -- plots


def plots_of(found: Standings) -> dict[str, str]:
    """The plots of a title by the names of their files."""
    return dict(named_plots(found))


def named_plots(found: Standings) -> Iterator[tuple[str, str]]:
    if found.ratings:
        marks = [rating_mark(rating) for rating in found.ratings]
        yield f"{found.title}-ratings.svg", plot("Ratings", spoken_ratings(found), marks, 5, ".0f")
    for bot in dict.fromkeys(edge.bot for edge in found.edges):
        marks = [edge_mark(found.title, edge) for edge in found.edges if edge.bot == bot]
        heading = f"{bot.capitalize()}: share of victories"
        yield f"{found.title}-{bot}.svg", plot(heading, spoken_edges(found, bot), marks, 0.1, ".0%")


def rating_mark(rating: Rating) -> Mark:
    margin = 2 * rating.sigma
    return Mark(rating.bot, f"{rating.mu:.1f}", rating.mu - margin, rating.mu, rating.mu + margin)


def edge_mark(title: str, edge: EdgeResult) -> Mark:
    label = f"{edge.field}, {setup_name(title, edge.setup)}"
    return Mark(label, f"{edge.share:.1%}", edge.low, edge.share, edge.high, edge.par, hollow=edge.held_out)
