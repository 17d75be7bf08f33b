"""Condottiere in the terminal: the map, the goal, the borders and the battle lines."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.cli.drawing import COLOURS, TURN, Drawing, lay_out
from signoria.cli.menu import plain
from signoria.engine.contract import Event
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.cards import KIND_NAMES
from signoria.titles.condottiere.text.view_types import SeatView, View

WIDTH, HEIGHT, MARGIN = 76, 17, 10
PANEL = WIDTH + 4
CONTESTED, BLESSED = "⚔", "✝"
HEADINGS = ("player", "cards", "in-all", "adjacent", "regions", "line", "strength")


class CondottiereDrawing(Drawing):
    """The table of Condottiere, seen by the one who sits at it."""

    shown = ("lines-discarded",)

    def draw(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [
            Panel(self.draw_map(view), title=self.words.say("terminal-italy"), width=PANEL),
            *self.draw_goal(view),
            self.draw_lines(view),
        ]
        hand = view.seats[view.seat].hand if view.seat is not None else None
        if hand is not None:
            held = self.words.say("terminal-hand", cards=self.words.row([self.card(card) for card in hand]))
            parts.append(Text(held if hand else self.words.say("terminal-hand-empty"), "bold"))
        if view.outcome:
            parts.append(Text(self.ending_of(view.outcome), "bold"))
        return Group(*parts)

    def describe(self, thing: str) -> str | None:
        """What a card does in this edition."""
        for card in KIND_NAMES:
            if plain(thing) in (card, plain(self.words.say(f"card-{card}"))):
                return self.words.say(f"card-{card}-effect", edition=self.setup.edition)
        return None

    def answer(self, word: str, _view: View, /) -> RenderableType | None:
        return self.draw_borders() if word == "borders" else None

    def card(self, card: str) -> str:
        """A mercenary is its number; the others have names."""
        return card if card.isdecimal() else self.words.say(f"card-{card}")

    def region(self, region: str) -> str:
        return self.words.say(f"region-{region}")

    # -- the map, the borders and the goal

    def draw_map(self, view: View) -> Text:
        """The regions about where they lie; an owner's number and colour, the battle and the Pope's favour."""
        places = ((*place.at, self.region_label(view, place.name)) for place in board().places)
        drawn = lay_out(places, WIDTH, HEIGHT, MARGIN)
        drawn.append(self.words.say("terminal-legend", battle=CONTESTED, favour=BLESSED), "dim")
        return drawn

    def region_label(self, view: View, region: str) -> Text:
        owner = next((seat for seat, other in enumerate(view.seats) if region in other.regions), None)
        label = Text(self.region(region), "dim" if owner is None else f"bold {COLOURS[owner]}")
        if owner is not None:
            label.append(f"[{owner}]")
        if region == view.battle:
            label.append(CONTESTED, "bold bright_white")
        if region == view.favour:
            label.append(BLESSED, "bold bright_white")
        return label

    def border_line(self, region: str) -> Text:
        near = next(place.borders for place in board().places if place.name == region)
        return Text.assemble(self.region(region), ": ", (self.words.row([self.region(other) for other in near]), "dim"))

    def draw_borders(self) -> RenderableType:
        """Which regions border which."""
        lines = [self.border_line(region) for region in board().regions]
        half = -(-len(lines) // 2)
        grid = Table.grid(padding=(0, 3))
        for left, right in zip_longest(lines[:half], lines[half:], fillvalue=Text()):
            grid.add_row(left, right)
        return Panel(grid, title=Text(self.words.say("terminal-borders")), title_align="left", width=PANEL)

    def draw_goal(self, view: View) -> list[RenderableType]:
        """What wins, how a match stands, and what borders what where that matters now."""
        goal = self.words.say("terminal-goal", total=view.need_total or 0, adjacent=view.need_adjacent)
        parts: list[RenderableType] = [Text(goal, "bold")]
        if view.match is not None:
            standing = {"scores": view.match.scores, "target": view.match.target}
            parts.append(Text(self.words.tell(Event("points-counted", standing), self.names, view.seat)))
        if view.phase == "place":
            parts.append(self.draw_borders())
        elif view.battle is not None:
            parts.append(Text.assemble(self.words.say("terminal-borders"), ". ", self.border_line(view.battle)))
        return parts

    # -- the battle lines

    def draw_lines(self, view: View) -> Table:
        table = Table(title=Text(self.headline(view)), title_justify="left")
        for column in ("", *(self.words.say(f"terminal-{heading}") for heading in HEADINGS)):
            table.add_column(column)
        total = f"/{view.need_total}" if view.need_total else ""
        for number, seat in enumerate(view.seats):
            marker = " ♞" if number == view.marker else ""
            table.add_row(
                TURN if number == view.to_move else "",
                Text(f"{number} {self.names[number]}{marker}", COLOURS[number]),
                "?" if seat.cards is None else str(seat.cards),
                f"{len(seat.regions)}{total}",
                f"{len(seat.group)}/{view.need_adjacent}",
                Text(self.words.row([self.region(region) for region in seat.regions]) or "-"),
                Text(self.line(seat)),
                str(seat.strength),
            )
        return table

    def line(self, seat: SeatView) -> str:
        cards = [self.card(card) for card in (*seat.line, *(card or "face-down" for card in seat.face_down))]
        return " ".join([*cards, self.words.say("terminal-passed")] if seat.passed else cards)

    def headline(self, view: View) -> str:
        if view.final:
            return self.words.say("terminal-final-battle")
        if view.battle is None:
            return self.words.say("terminal-between-battles")
        return self.words.say("terminal-battle-for", **self.words.variables({"region": view.battle}, ()))
