"""How the terminal draws a title: a function from a view to something rich can print."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from signoria.condottiere import View
from signoria.condottiere.board import board

COLOURS = ("bright_green", "bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
WIDTH, HEIGHT = 66, 17
CONTESTED, BLESSED = "⚔", "✝"

Drawing = Callable[[Any, list[str]], RenderableType]


def drawing_of(title: str) -> Drawing:
    if title == "virtu":
        from signoria.cli.drawing_virtu import draw_virtu

        return draw_virtu
    return {"condottiere": draw_condottiere}.get(title, draw_plainly)


def draw_plainly(view: Any, names: list[str]) -> RenderableType:
    """Any title without a drawing of its own: its view as data."""
    return Panel(Pretty(msgspec.to_builtins(view)), title=" ".join(names))


def draw_condottiere(view: View, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [
        Panel(draw_map(view), title="Italy", width=WIDTH + 14),
        draw_lines(view, names),
    ]
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand is not None:
        parts.append(Text.assemble(("Your hand: ", "bold"), "  ".join(hand) or "empty"))
    if view.outcome:
        winners = " and ".join(names[seat] for seat in view.outcome.winners) or "nobody"
        parts.append(Text(f"The game is over: {winners} ({view.outcome.reason}).", "bold"))
    return Group(*parts)


def draw_map(view: View) -> Text:
    """The regions about where they lie; an owner's number and colour, the battle and the Pope's favour."""
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(HEIGHT)]
    for place in board().places:
        column, row = round(place.at[0] * WIDTH), round(place.at[1] * (HEIGHT - 1))
        rows[row].append((column, region_label(view, place.name)))
    drawn = Text()
    for labels in rows:
        line = Text()
        for column, label in sorted(labels, key=lambda label: label[0]):
            line.append(" " * max(1, column - len(line)))
            line.append_text(label)
        drawn.append_text(line)
        drawn.append("\n")
    drawn.append(f"{CONTESTED} battle   {BLESSED} the Pope's favour   [1] held by seat 1", "dim")
    return drawn


def region_label(view: View, region: str) -> Text:
    owner = next((seat for seat, other in enumerate(view.seats) if region in other.regions), None)
    label = Text(region, "dim" if owner is None else f"bold {COLOURS[owner]}")
    if owner is not None:
        label.append(f"[{owner}]")
    if region == view.battle:
        label.append(CONTESTED, "bold bright_white")
    if region == view.favour:
        label.append(BLESSED, "bold bright_white")
    return label


def draw_lines(view: View, names: list[str]) -> Table:
    table = Table(title=f"Battle for {view.battle}" if view.battle else "Between battles", title_justify="left")
    for column in ("", "Player", "Cards", "Regions", "Line", "Strength"):
        table.add_column(column)
    for number, seat in enumerate(view.seats):
        turn = "▶" if number == view.to_move else ""
        marker = " ♞" if number == view.marker else ""
        line = [*seat.line, *(card or "(face down)" for card in seat.face_down)]
        table.add_row(
            turn,
            Text(f"{number} {names[number]}{marker}", COLOURS[number]),
            "?" if seat.cards is None else str(seat.cards),
            ", ".join(seat.regions) or "-",
            " ".join(line) + (" (passed)" if seat.passed else ""),
            str(seat.strength),
        )
    return table
