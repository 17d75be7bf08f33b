"""What the terminal asks of a title. This is the plain answer, from any view; a title may bring a better one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.engine.contract import Document, Outcome, Setup
from signoria.engine.registry import manifest, part_of
from signoria.locales.messages import Messages

COLOURS = ("bright_green", "bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
TURN = "▶"
PERSON = 0
"""Where the person at the terminal sits."""
NOT_FACTS = ("game", "seat", "to_move", "legal", "moves", "outcome", "seats", "setup")
"""What the plain drawing shows elsewhere than among the facts of a view."""


def drawing_of(title: str) -> type[Drawing]:
    """How a title is drawn: as its manifest says, else plainly."""
    path = manifest(title).terminal
    if not path:
        return Drawing
    drawing: type[Drawing] = part_of(title, path)
    return drawing


class Drawing:
    """One table of a title in the terminal. A title's `terminal.py` overrides what it can show or say better."""

    shown: tuple[str, ...] = ()
    """The events that the drawing shows better than the log could tell."""

    def __init__(self, words: Messages, names: Sequence[str], setup: Setup) -> None:
        self.words = words
        self.names = names
        self.setup = setup

    def draw(self, view: Any) -> RenderableType:
        """Everything the viewer sees: here whose turn it is, the facts of the view in groups, and the seats by name."""
        data: Document = msgspec.json.decode(msgspec.json.encode(view))
        facts = {key: value for key, value in data.items() if key not in NOT_FACTS and not is_nothing(value)}
        parts = [self.turn(view), *self.draw_facts(facts), self.draw_seats(data), *self.ending(data)]
        return Group(*parts)

    def describe(self, _thing: str, /) -> str | None:
        """A card or another component in words, called by its id or its name; None if there is none of that name."""
        return None

    def remarks(self, _view: Any, /) -> Sequence[str]:
        """What is said beside each legal move, such as its price; nothing at all, or one text for each move."""
        return ()

    def consequences(self, _view: Any, _move: str, /) -> Sequence[str]:
        """What would happen after a legal move, a sentence each."""
        return ()

    def reasons(self, _view: Any, /) -> Mapping[str, str]:
        """The moves that belong to this decision and are barred, and why."""
        return {}

    def answer(self, _word: str, _view: Any, /) -> RenderableType | None:
        """What is shown when this word is typed that is no move; None if it means nothing here."""
        return None

    def ending_of(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
        known = self.words.knows(f"outcome-{outcome.reason}")
        message = f"outcome-{outcome.reason}" if known else "terminal-over"
        return self.words.address(message, {"winners": outcome.winners}, self.names, PERSON)

    # -- the plain drawing

    def turn(self, view: Any) -> RenderableType:
        if view.to_move is None:
            return Text()
        who = self.words.variables({"seat": view.to_move}, self.names)
        return Text(self.words.say("terminal-turn", **who), COLOURS[view.to_move % len(COLOURS)])

    def draw_facts(self, facts: Document) -> list[RenderableType]:
        """Single facts in one group, then a group for each fact that has several parts."""
        single = {key: value for key, value in facts.items() if not isinstance(value, dict)}
        several = {key: value for key, value in facts.items() if isinstance(value, dict)}
        groups = [Panel(self.grid(single))] if single else []
        return [*groups, *(self.group(key, value) for key, value in several.items())]

    def group(self, key: str, facts: Document) -> Panel:
        return Panel(self.grid(facts), title=Text(self.label(key)), title_align="left")

    def grid(self, facts: Document) -> Table:
        grid = Table.grid(padding=(0, 2))
        for key, value in facts.items():
            grid.add_row(Text(self.label(key), "dim"), Text(self.value(key, value)))
        return grid

    def draw_seats(self, data: Document) -> Table:
        """A row for each seat, with what the view says of it."""
        said = data.get("seats")
        seats = said if isinstance(said, list) and all(isinstance(seat, dict) for seat in said) else []
        keys = list(dict.fromkeys(key for seat in seats for key in seat))
        table = Table()
        for heading in ("", self.words.say("terminal-player"), *map(self.label, keys)):
            table.add_column(Text(heading))
        for number, name in enumerate(self.names):
            facts = seats[number] if number < len(seats) else {}
            turn = TURN if number == data["to_move"] else ""
            cells = [Text(self.value(key, facts.get(key))) for key in keys]
            table.add_row(turn, Text(f"{number} {name}", COLOURS[number % len(COLOURS)]), *cells)
        return table

    def ending(self, data: Document) -> list[RenderableType]:
        if not data.get("outcome"):
            return []
        return [Text(self.ending_of(msgspec.convert(data["outcome"], Outcome)), "bold")]

    def label(self, key: str) -> str:
        """The name of a fact: the title's word for it, else its key."""
        return (
            self.words.say(f"fact-{key}")
            if self.words.knows(f"fact-{key}")
            else key.replace("_", " ").replace("-", " ")
        )

    def value(self, key: str, value: Any) -> str:
        """A fact for people: things by their names where the title names them."""
        if is_nothing(value):
            return "-"
        if isinstance(value, dict):
            return self.words.row([f"{self.label(part)} {self.value(part, one)}" for part, one in value.items()])
        if isinstance(value, list):
            return self.words.row([self.value(key, one) for one in value])
        if isinstance(value, bool):
            return "✓" if value else "-"
        if key == "phase" and self.words.knows(f"phase-{value}"):
            return self.words.say(f"phase-{value}")
        return self.words.fact(key, value, self.names)


def is_nothing(value: object) -> bool:
    return value is None or value in ([], {}, "")


def lay_out(labels: Iterable[tuple[float, float, Text]], width: int, height: int, margin: int) -> Text:
    """A map: labels where they lie, from 0 to 1 across and down, none over another.

    They begin in the first ``width - margin`` columns and end, where that can be, within ``width``.
    """
    rows: list[list[tuple[float, Text]]] = [[] for _ in range(height)]
    for across, down, label in labels:
        rows[round(down * (height - 1))].append((across, label))
    drawn = Text()
    for row in rows:
        drawn.append_text(in_line(sorted(row, key=lambda label: label[0]), width, margin))
        drawn.append("\n")
    return drawn


def in_line(labels: list[tuple[float, Text]], width: int, margin: int) -> Text:
    line = Text()
    for number, (across, label) in enumerate(labels):
        rest = sum(len(other) + 1 for _, other in labels[number:]) - 1
        column = min(round(across * (width - margin)), width - rest)
        line.append(" " * max(1, column - len(line)))
        line.append_text(label)
    return line
