"""How the terminal draws a title: a function from a view to something rich can print."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from signoria.engine.contract import Event, Outcome
from signoria.locales.messages import Messages
from signoria.titles.condottiere import View
from signoria.titles.condottiere.data.board import board

COLOURS = ("bright_green", "bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
WIDTH, HEIGHT = 66, 17
CONTESTED, BLESSED = "⚔", "✝"

Drawing = Callable[[Any, list[str], Messages], RenderableType]


def drawing_of(title: str) -> Drawing:
    if title == "virtu":
        from signoria.cli.drawing_virtu import draw_virtu

        return draw_virtu
    return {"condottiere": draw_condottiere}.get(title, draw_plainly)


def description_of(title: str, edition: str, thing: str, words: Messages) -> str | None:
    """A component in words, if the title has one of that name."""
    if title != "virtu":
        return None
    from signoria.cli.drawing_virtu import describe

    return describe(edition, thing, words)


def remarks_of(title: str, view: Any, words: Messages) -> list[str]:
    """What a title says of each legal move besides its name, such as its price; nothing if it says nothing."""
    if title != "virtu":
        return []
    from signoria.cli.choices_virtu import remarks

    return remarks(view, words)


def consequences_of(title: str, view: Any, move: str, names: list[str], words: Messages) -> list[str]:
    """What would happen after a legal move, if the title says."""
    if title != "virtu":
        return []
    from signoria.cli.choices_virtu import consequences

    return consequences(view, move, names, words)


def reasons_of(title: str, view: Any, words: Messages) -> dict[str, str]:
    """What belongs to this decision and is barred, and why, if the title says."""
    if title != "virtu":
        return {}
    from signoria.cli.choices_virtu import reasons

    return reasons(view, words)


def draw_plainly(view: Any, names: list[str], words: Messages) -> RenderableType:
    """Any title without a drawing of its own: its view as data."""
    return Panel(Pretty(msgspec.to_builtins(view)), title=Text(words.join(names)))


def draw_condottiere(view: View, names: list[str], words: Messages) -> RenderableType:
    parts: list[RenderableType] = [
        Panel(draw_map(view, words), title=words.say("terminal-italy"), width=WIDTH + 14),
        *draw_goal(view, names, words),
        draw_lines(view, names, words),
    ]
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand is not None:
        held = words.say("terminal-hand", cards=words.row([card_name(card, words) for card in hand]))
        parts.append(Text(held if hand else words.say("terminal-hand-empty"), "bold"))
    if view.outcome:
        parts.append(Text(ending(view.outcome, names, words), "bold"))
    return Group(*parts)


def ending(outcome: Outcome, names: list[str], words: Messages) -> str:
    return words.say(f"outcome-{outcome.reason}", **words.variables({"winners": outcome.winners}, names))


def card_name(card: str, words: Messages) -> str:
    """A mercenary is its number; the others have names."""
    return card if card.isdecimal() else words.say(f"card-{card}")


def region_name(region: str, words: Messages) -> str:
    return words.say(f"region-{region}")


# -- the map, the borders and the goal


def draw_map(view: View, words: Messages) -> Text:
    """The regions about where they lie; an owner's number and colour, the battle and the Pope's favour."""
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(HEIGHT)]
    for place in board().places:
        column, row = round(place.at[0] * WIDTH), round(place.at[1] * (HEIGHT - 1))
        rows[row].append((column, region_label(view, place.name, words)))
    drawn = Text()
    for labels in rows:
        line = Text()
        for column, label in sorted(labels, key=lambda label: label[0]):
            line.append(" " * max(1, column - len(line)))
            line.append_text(label)
        drawn.append_text(line)
        drawn.append("\n")
    drawn.append(words.say("terminal-legend", battle=CONTESTED, favour=BLESSED), "dim")
    return drawn


def region_label(view: View, region: str, words: Messages) -> Text:
    owner = next((seat for seat, other in enumerate(view.seats) if region in other.regions), None)
    label = Text(region_name(region, words), "dim" if owner is None else f"bold {COLOURS[owner]}")
    if owner is not None:
        label.append(f"[{owner}]")
    if region == view.battle:
        label.append(CONTESTED, "bold bright_white")
    if region == view.favour:
        label.append(BLESSED, "bold bright_white")
    return label


def border_line(region: str, words: Messages) -> Text:
    near = next(place.borders for place in board().places if place.name == region)
    return Text.assemble(
        region_name(region, words), ": ", (words.row([region_name(other, words) for other in near]), "dim")
    )


def draw_borders(words: Messages) -> RenderableType:
    """Which regions border which."""
    lines = [border_line(region, words) for region in board().regions]
    half = -(-len(lines) // 2)
    grid = Table.grid(padding=(0, 3))
    for left, right in zip_longest(lines[:half], lines[half:], fillvalue=Text()):
        grid.add_row(left, right)
    return Panel(grid, title=Text(words.say("terminal-borders")), title_align="left", width=WIDTH + 14)


def draw_goal(view: View, names: list[str], words: Messages) -> list[RenderableType]:
    """What wins, how a match stands, and what borders what where that matters now."""
    goal = words.say("terminal-goal", total=view.need_total or 0, adjacent=view.need_adjacent)
    parts: list[RenderableType] = [Text(goal, "bold")]
    if view.match is not None:
        standing = {"scores": view.match.scores, "target": view.match.target}
        parts.append(Text(words.tell(Event("points-counted", standing), names)))
    if view.phase == "place":
        parts.append(draw_borders(words))
    elif view.battle is not None:
        parts.append(Text.assemble(words.say("terminal-borders"), ". ", border_line(view.battle, words)))
    return parts


def largest_group(regions: Iterable[str]) -> int:
    """How many of these regions hang together (C-WIN-1)."""
    borders = {place.name: place.borders for place in board().places}
    left, largest = set(regions), 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            group += 1
            reached = left.intersection(borders[edge.pop()])
            left -= reached
            edge += reached
        largest = max(largest, group)
    return largest


# -- the battle lines


def draw_lines(view: View, names: list[str], words: Messages) -> Table:
    table = Table(title=Text(headline(view, words)), title_justify="left")
    headings = ("player", "cards", "in-all", "adjacent", "regions", "line", "strength")
    for column in ("", *(words.say(f"terminal-{heading}") for heading in headings)):
        table.add_column(column)
    for number, seat in enumerate(view.seats):
        marker = " ♞" if number == view.marker else ""
        line = [card_name(card, words) for card in (*seat.line, *(card or "face-down" for card in seat.face_down))]
        total = f"/{view.need_total}" if view.need_total else ""
        table.add_row(
            "▶" if number == view.to_move else "",
            Text(f"{number} {names[number]}{marker}", COLOURS[number]),
            "?" if seat.cards is None else str(seat.cards),
            f"{len(seat.regions)}{total}",
            f"{largest_group(seat.regions)}/{view.need_adjacent}",
            Text(words.row([region_name(region, words) for region in seat.regions]) or "-"),
            Text(" ".join([*line, words.say("terminal-passed")] if seat.passed else line)),
            str(seat.strength),
        )
    return table


def headline(view: View, words: Messages) -> str:
    if view.final:
        return words.say("terminal-final-battle")
    if view.battle is None:
        return words.say("terminal-between-battles")
    return words.say("terminal-battle-for", **words.variables({"region": view.battle}, ()))
