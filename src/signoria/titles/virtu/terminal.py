"""Virtù in the terminal: the map, every house with its palace and domain, the moment, and what each choice costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.color import ANSI_COLOR_NAMES
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.cli.drawing import COLOURS, TURN, Drawing, lay_out
from signoria.cli.menu import plain
from signoria.locales.messages import NONE, parts
from signoria.titles.virtu.components.component_file import City, Components
from signoria.titles.virtu.components.component_file import Table as Component
from signoria.titles.virtu.components.marks import SIGNS, tables_of, values_of
from signoria.titles.virtu.game import GAME
from signoria.titles.virtu.text.choice_types import Barred, Choice
from signoria.titles.virtu.text.siege_view import Side, SiegeView
from signoria.titles.virtu.text.view_types import House, View

WIDTH, HEIGHT, MARGIN = 74, 24, 12
PANEL = WIDTH + 4
MARKER, BARRED, USED = "◆", "✕", "dim strike"
BETWEEN = " · "
HEADINGS = ("house", "florins", "cities", "patronage", "palace", "agents", "prestige")
OWN = ("rooms", "court", "domain", "used")
"""The lines of one's own palace."""
NAMED_BY = {"seas": "sea", "rooms": "room", "action": "room", "start": "name", "kind": "kind"}
"""The values of components that have names, and how the ids of those begin."""


class VirtuDrawing(Drawing):
    """The table of Virtù, where nearly everything is open."""

    @property
    def box(self) -> Components:
        return GAME.components(self.setup.edition)

    def draw(self, view: View) -> RenderableType:
        italy = self.words.say("terminal-italy-in-year", year=view.year)
        drawn: list[RenderableType] = [Panel(self.draw_map(view), title=italy, width=PANEL)]
        if view.seat is not None:
            own = self.draw_palace(view.houses[view.seat])
            title = self.words.say("terminal-own-palace")
            drawn.append(Panel(own, title=title, title_align="left", width=PANEL))
        drawn += [self.draw_houses(view), *self.draw_moment(view)]
        if view.outcome:
            drawn.append(Text(self.ending_of(view.outcome), "bold"))
        return Group(*drawn)

    def describe(self, thing: str) -> str | None:
        """Every city, card, token or family that is called so, by its id or by its name."""
        told: list[str] = []
        for _, path, table in tables_of(self.box):
            name = path.rpartition(".")[2]
            if "." in path and plain(thing) in (plain(name), plain(self.words.say(f"name-{name}"))):
                told += self.component(name, table)
        return "\n".join([*told, self.words.say("terminal-marks")]) if told else None

    def remarks(self, view: View) -> list[str]:
        """For each legal move its price, its payment, an indulgence and the prestige, where there is any."""
        return [self.remark(choice) for choice in view.choices]

    def consequences(self, view: View, move: str) -> list[str]:
        """What would happen after a legal move that is paid in the best way."""
        changes = next((choice.changes for choice in view.choices if choice.move == move), ())
        return [self.words.tell(event, self.names, view.seat) for event in changes]

    def reasons(self, view: View) -> Mapping[str, str]:
        """What is barred now: of each move the rule, the reason and what is missing."""
        return {barred.move: self.reason(barred) for barred in view.barred}

    def name(self, thing: str) -> str:
        return str(self.words.variables({"what": thing}, ())["what"])

    # -- a component, a sign after every value that the rulebook does not state

    def component(self, name: str, table: Component) -> Iterable[str]:
        told = [self.part(table, key, value) for key, value in values_of(table)]
        dynasty = f" ({self.words.say(f'dynasty-{name}')})" if self.words.knows(f"dynasty-{name}") else ""
        yield f"{self.name(name)}{dynasty}{SIGNS[table.mark('id')]}{BETWEEN}{BETWEEN.join(told)}"
        if self.words.knows(f"card-{name}-effect"):
            yield self.words.say(f"card-{name}-effect")

    def part(self, table: Component, key: str, value: object) -> str:
        label = self.words.say(f"part-{key}")
        return f"{label}{SIGNS[table.mark(key)]}" if value is True else f"{label}: {self.value_of(table, key, value)}"

    def value_of(self, table: Component, key: str, value: object) -> str:
        if isinstance(value, Mapping):
            counts = {part: self.words.say(f"count-{part}", count=count) for part, count in value.items()}
            return self.words.row([f"{count}{SIGNS[table.mark(f'{key}.{part}')]}" for part, count in counts.items()])
        if isinstance(value, tuple):
            things = [self.thing(key, one) for one in value]
            return self.words.row([f"{one}{SIGNS[table.mark(f'{key}.{n}')]}" for n, one in enumerate(things, 1)])
        return f"{self.thing(key, value)}{SIGNS[table.mark(key)]}"

    def thing(self, key: str, value: object) -> str:
        return self.words.say(f"{NAMED_BY[key]}-{value}") if key in NAMED_BY else str(value)

    # -- the map

    def draw_map(self, view: View) -> Text:
        """The cities about where they lie: strength, holder, troops and agents by seat."""
        colours = self.colours(view)
        norths, easts = zip(*(city.at for city in self.box.city), strict=True)
        top, bottom, left, right = max(norths), min(norths), min(easts), max(easts)
        cities = (
            ((city.at[1] - left) / (right - left), (top - city.at[0]) / (top - bottom), self.city(view, city, colours))
            for city in self.box.city
        )
        drawn = lay_out(cities, WIDTH, HEIGHT, MARGIN)
        drawn.append(self.words.say("terminal-map-legend", city=self.name("Roma")) + "\n", "dim")
        drawn.append(self.words.say("terminal-marks"), "dim")
        return drawn

    def colours(self, view: View) -> list[str]:
        """The colour of each seat: that of its family, if the terminal knows it."""
        colours = {family.id: f"bright_{family.colour}" for family in self.box.family}
        wanted = [colours.get(house.family or "", "") for house in view.houses]
        return [one if one in ANSI_COLOR_NAMES else COLOURS[seat] for seat, one in enumerate(wanted)]

    def city(self, view: View, place: City, colours: Sequence[str]) -> Text:
        here, sign = view.cities[place.id], SIGNS[place.mark("strength")]
        holder = here.owner
        style = "dim" if holder is None else f"bold {colours[holder]}"
        label = Text(f"{self.name(place.id)}{place.strength}{sign}", style)
        if holder is not None:
            label.append(f"[{holder}]")
        for seat, troops in enumerate(here.troops):
            if troops:
                label.append(f" {troops}t{seat}", colours[seat])
            if seat == here.agent:
                label.append(f" a{seat}", colours[seat])
        return label

    # -- a palace and a domain

    def draw_palace(self, house: House) -> Table:
        """The wheel of rooms, clockwise from the top, the courtiers of both sides, the domain, and what is used."""
        court = Text(BETWEEN).join(
            Text(f"{self.name(place.slot)}: {self.name(place.card)}", "" if place.available else USED)
            for place in (*house.left, *house.right)
            if place.card
        )
        tokens = (*house.domain, *house.alliances)
        domain = Text(BETWEEN).join(Text(self.name(token.name), "" if token.available else USED) for token in tokens)
        spent = [self.name(token.name) for token in tokens if not token.available]
        grid = Table.grid(padding=(0, 2))
        lines = (self.draw_rooms(house), court, domain, Text(self.words.row(spent), "dim"))
        for part, line in zip(OWN, lines, strict=True):
            grid.add_row(Text(self.words.say(f"terminal-{part}"), "bold"), line or Text("-"))
        return grid

    def draw_rooms(self, house: House) -> Text:
        rooms = []
        for number, room in enumerate(house.rooms, 1):
            cards = [self.name(card) for card in (room.card, room.upgrade) if card]
            shown = " + ".join(cards) or self.words.say(f"room-{room.action}")
            here = MARKER if house.marker == number else ""
            barred = BARRED if room.indulgence else ""
            rooms.append(Text(f"{number} {here}{shown}{barred}", "bold" if here else ""))
        return Text(BETWEEN).join(rooms)

    def draw_houses(self, view: View) -> Table:
        stage, phase = self.words.say(f"stage-{view.stage}"), self.words.say(f"phase-{view.phase}")
        table = Table(title=Text(f"{stage}: {phase}"), title_justify="left")
        for column in ("", *(self.words.say(f"terminal-{heading}") for heading in HEADINGS)):
            table.add_column(column)
        colours = self.colours(view)
        for seat, house in enumerate(view.houses):
            if house.rooms:
                table.add_row(TURN if seat == view.to_move else "", *self.house_row(view, seat, house, colours[seat]))
        return table

    def house_row(self, view: View, seat: int, house: House, colour: str) -> Iterable[Text]:
        palace = [f"{self.name(slot)}: {self.name(card)}" for slot, card in house.cards().items()]
        yield Text(f"{seat} {self.names[seat]} ({self.name(house.family or '')})", colour)
        yield Text(str(house.florins))
        yield Text(str(house.cities))
        yield Text(self.words.row([str(house.patronage), *map(self.name, house.bonuses)]))
        yield Text(self.words.row(palace) or "-")
        yield Text(f"{len(house.agents)}/{house.agents_in_all}")
        yield Text("-" if view.prestige is None else str(view.prestige[seat].total))

    # -- the moment

    def draw_moment(self, view: View) -> list[RenderableType]:
        """A siege with its two sides, and a payment with its cheapest ways."""
        drawn: list[RenderableType] = []
        if view.siege:
            title, *lines = self.siege_lines(view.siege)
            drawn += [Text(title, "bold"), *map(Text, lines)]
        if view.payment:
            told = self.words.variables({"price": view.payment.price, "for": view.payment.purpose}, self.names)
            drawn.append(Text(f"{self.words.say('phase-payment')}, {told['for']}: {told['price']}", "bold"))
            drawn += [Text("  " + " + ".join(self.words.action(move) for move in way)) for way in view.ways]
        return drawn

    def siege_lines(self, siege: SiegeView) -> list[str]:
        """What is fought for, then each side with its parts and the bonuses that it can still use, then the losses."""
        city = self.words.variables({"city": siege.city}, self.names)
        attack, defence = siege.losses
        return [
            self.words.say("siege-plains" if siege.plains else "siege-of", **city),
            *self.side_lines("attack", siege.attack),
            *self.side_lines("defence", siege.defence),
            self.words.say("siege-losses", attack=attack, defence=defence),
        ]

    def side_lines(self, which: str, side: Side) -> Iterable[str]:
        counted = [self.words.say(f"siege-{part}", count=count) for part, count in side.parts.items() if count]
        strength = self.words.row(counted) or "0"
        who = self.words.variables({"seat": side.seat}, self.names)
        yield self.words.say(f"siege-{which}", total=side.total, reach=side.reach, parts=strength, **who)
        for source, (more, florins) in side.bonuses.items():
            what = self.words.variables({"source": source}, ())
            yield "  " + self.words.say("siege-bonus", strength=more, florins=florins, **what)

    # -- choices

    def remark(self, choice: Choice) -> str:
        args = {"price": choice.price, "sources": choice.pays, "florins": choice.florins}
        told = self.words.variables(args, ())
        said = [self.words.say(f"choice-{part}", **told) for part in ("price", "payment") if told[part] != NONE]
        if choice.indulgence:
            said.append(self.words.say("choice-indulgence"))
        if choice.prestige:
            gained = "yes" if choice.prestige > 0 else "no"
            said.append(self.words.say("choice-prestige", points=choice.prestige, gained=gained))
        return BETWEEN.join(said)

    def reason(self, barred: Barred) -> str:
        what = self.words.variables(parts(GAME.name, barred.move.partition(":")[2]), ())
        known = self.words.knows(f"illegal-{barred.reason}")
        sentence = self.words.say(f"illegal-{barred.reason}", **what) if known else barred.sentence
        missing = self.words.variables({"missing": barred.missing}, ())
        more = f" {self.words.say('barred-missing', **missing)}" if barred.missing else ""
        return f"{barred.rule}: {sentence}{more}"
