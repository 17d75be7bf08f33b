"""Plots as SVG: marks with intervals, a row each. Readable in light and dark, and by those who hear them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape

import msgspec

ROW, TOP, PLOT, LETTER = 22, 16, 420, 6.7
STYLE = """\
svg { background: #fdfbf7; color: #2b2520; font: 12px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { svg { background: #1f1b18; color: #eae2d8 } }
text { fill: currentColor }
line, circle { stroke: currentColor }
.grid { opacity: 0.15 }
.par { stroke-dasharray: 4 3; stroke-width: 1.5 }
.interval { stroke-width: 2 }
circle { stroke-width: 2 }
.dot { fill: currentColor }
.ring { fill: #fdfbf7 }
@media (prefers-color-scheme: dark) { .ring { fill: #1f1b18 } }
"""


class Mark(msgspec.Struct, frozen=True):
    """A row of a plot: a value between two bounds. ``par``: what it is compared with. ``hollow``: drawn as a ring."""

    label: str
    figures: str
    low: float
    value: float
    high: float
    par: float | None = None
    hollow: bool = False


def plot(title: str, about: str, marks: Sequence[Mark], step: float, said: str) -> str:
    """The marks below each other, on an axis with a line every ``step``; ``said`` is the format of its numbers."""
    left = round(max(len(mark.label) for mark in marks) * LETTER) + 24
    values = [value for mark in marks for value in (mark.low, mark.high, mark.par) if value is not None]
    least, most = step * (min(values) // step), step * -(-max(values) // step)
    width, bottom = left + PLOT + 70, TOP + ROW * len(marks)
    height = bottom + 28

    def across(value: float) -> str:
        return f"{left + PLOT * (value - least) / (most - least or 1):.1f}"

    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-labelledby="title about">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(about)}</desc>',
        f"<style>\n{STYLE}</style>",
    ]
    for number in range(round((most - least) / step) + 1):
        x, value = across(least + number * step), format(least + number * step, said)
        lines += [
            f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>',
            f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{value}</text>',
        ]
    for number, mark in enumerate(marks):
        lines += row(mark, TOP + ROW * number, left, across)
    return "\n".join([*lines, "</svg>", ""])


def row(mark: Mark, top: int, left: int, across: Callable[[float], str]) -> list[str]:
    """One mark with its label and its value in figures."""
    middle = top + ROW // 2
    low, high, at = across(mark.low), across(mark.high), across(mark.value)
    lines = []
    if mark.par is not None:
        par = across(mark.par)
        lines.append(f'<line class="par" x1="{par}" x2="{par}" y1="{top}" y2="{top + ROW}"/>')
    return [
        *lines,
        f'<text x="{left - 12}" y="{middle + 4}" text-anchor="end">{escape(mark.label)}</text>',
        f'<line class="interval" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>',
        f'<circle class="{"ring" if mark.hollow else "dot"}" cx="{at}" cy="{middle}" r="4"/>',
        f'<text x="{left + PLOT + 12}" y="{middle + 4}">{escape(mark.figures)}</text>',
    ]
