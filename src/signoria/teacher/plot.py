"""The calibration as a page reads it: a table in Markdown and a plot as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from xml.sax.saxutils import escape

from signoria.arena.plots import STYLE
from signoria.engine.errors import InvalidError
from signoria.teacher.calibration import Bin, Calibration
from signoria.teacher.promises import Promises

PAGE = "teacher.md"
CALIBRATION, TURNING_POINTS = "calibration", "turning points"
"""The generated parts of the page."""
SIZE, LEFT, TOP = 360, 56, 16
WIDTH, HEIGHT = LEFT + SIZE + 24, TOP + SIZE + 52


def write(found: Calibration, folder: Path) -> list[Path]:
    """Draw the plot into a folder with a page of ours, and put the table into the page."""
    page, picture = folder / PAGE, folder / f"calibration-{found.game}.svg"
    text = page.read_text("utf-8")
    picture.write_text(svg(found), "utf-8")
    page.write_text(replaced(text, CALIBRATION, found.game, markdown(found, picture.name)), "utf-8")
    return [page, picture]


def write_promises(found: Promises, folder: Path) -> Path:
    """Put what turning points promised and gave into the page."""
    page = folder / PAGE
    page.write_text(replaced(page.read_text("utf-8"), TURNING_POINTS, found.game, told(found)), "utf-8")
    return page


def replaced(text: str, what: str, title: str, part: str) -> str:
    """The page with another generated part, which lies between two marks that name it and the title."""
    begin, end = f"<!-- {what} of {title} -->", f"<!-- end of {title} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise InvalidError(f"The page has no place for {title}: {begin} … {end}.")
    return f"{before}{begin}\n{part}\n{end}{after}"


def markdown(found: Calibration, picture: str) -> str:
    who = ", ".join(found.bots)
    lines = [
        f"{found.games:,} games of {found.seats} players ({who}), seed {found.seed}, {found.moments} moments of each, "
        f"{found.simulations} simulations. Brier score {found.brier:.3f} ({found.brier_least:.3f} to "
        f"{found.brier_most:.3f}); whoever gives everybody the same chance has {found.guess:.3f}.",
        "",
        f"![How often chances came true]({picture})",
        "",
        "| predicted | predictions | games | on average | came true | 95 % interval |",
        "|---|---|---|---|---|---|",
        *(row(one) for one in found.bins),
    ]
    return "\n".join(lines)


def told(found: Promises) -> str:
    sure = [
        f"called {one.low:.0%} to {one.high:.0%} sure ({one.points:,}) {one.better:.0%} were better"
        for one in found.bins
    ]
    return (
        f"{found.points:,} turning points of {found.games:,} games of {found.seats} players "
        f"({', '.join(found.bots)}), seed {found.seed}, {found.trials} new games of each: they promised "
        f"{100 * found.promised:.1f} points of win chance on average and gave {100 * found.given:.1f} "
        f"(± {100 * found.margin:.1f}); {found.better:,} were better than what was done, {found.worse:,} worse; "
        f"{found.covered:.0%} gave what their own 95 % interval promised. Of those {', of those '.join(sure)}."
    )


def row(one: Bin) -> str:
    cells = [f"{one.low:.0%} to {one.high:.0%}", f"{one.predictions:,}", f"{one.games:,}", f"{one.predicted:.1%}"]
    return f"| {' | '.join([*cells, f'{one.happened:.1%}', f'{one.least:.1%} to {one.most:.1%}'])} |"


def svg(found: Calibration) -> str:
    """Predicted to the right, come true upwards; the line is where both are the same, a dot's area how many."""
    most = max(one.predictions for one in found.bins)
    said = ", ".join(f"{one.predicted:.0%} predicted, {one.happened:.0%} came true" for one in found.bins)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'role="img" aria-labelledby="title about">',
        f'<title id="title">How often predicted chances of {escape(found.game)} came true</title>',
        f'<desc id="about">{said}.</desc>',
        f"<style>\n{STYLE}</style>",
        *grid(),
        line("par", across(0), up(0), across(1), up(1)),
        *(part for one in found.bins for part in dot(one, most)),
        text(across(0.5), HEIGHT - 8, "predicted win chance"),
        f'<g transform="rotate(-90 14 {up(0.5)})">{text(14, up(0.5), "came true")}</g>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def across(share: float) -> float:
    return round(LEFT + share * SIZE, 1)


def up(share: float) -> float:
    return round(TOP + (1 - share) * SIZE, 1)


def grid() -> Iterator[str]:
    for fifth in range(6):
        share = fifth / 5
        yield line("grid", across(share), up(0), across(share), up(1))
        yield line("grid", across(0), up(share), across(1), up(share))
        yield text(across(share), up(0) + 18, f"{share:.0%}")
        yield text(LEFT - 8, up(share) + 4, f"{share:.0%}", "end")


def dot(one: Bin, most: int) -> Iterator[str]:
    x = across(one.predicted)
    yield line("interval", x, up(one.least), x, up(one.most))
    radius = round(2 + 6 * sqrt(one.predictions / most), 1)
    yield f'<circle class="dot" cx="{x}" cy="{up(one.happened)}" r="{radius}"/>'


def line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{kind}" x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}"/>'


def text(x: float, y: float, said: str, anchor: str = "middle") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{said}</text>'
