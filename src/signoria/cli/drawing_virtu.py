"""How the terminal draws Virtù: the map, every house with its palace wheel and domain, and what is being paid."""

from __future__ import annotations

from typing import Any

from rich.color import ANSI_COLOR_NAMES
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.cli.choices_virtu import siege_lines
from signoria.cli.drawing import COLOURS
from signoria.cli.menu import plain
from signoria.locales.messages import Messages
from signoria.titles.virtu import GAME, View
from signoria.titles.virtu.components.components import City, Components
from signoria.titles.virtu.components.marks import SIGNS, described, tables_of

WIDTH, HEIGHT = 62, 24
MARKER, BARRED = "◆", "✕"
House = dict[str, Any]


def draw_virtu(view: View, names: list[str], words: Messages) -> RenderableType:
    box = GAME.components(view.edition)
    italy = draw_map(view, box, words)
    parts: list[RenderableType] = [Panel(italy, title=f"Italy, year {view.year}", width=WIDTH + 16)]
    if view.seat is not None:
        house = view.position["seats"][view.seat]
        parts.append(Panel(draw_palace(house, box), title="Your palace", title_align="left", width=WIDTH + 16))
    parts.append(draw_houses(view, names))
    parts += draw_moment(view, names, words)
    if view.outcome:
        winners = " and ".join(names[seat] for seat in view.outcome.winners)
        parts.append(Text(f"The game is over: {winners} ({view.outcome.reason}).", "bold"))
    return Group(*parts)


# -- the map


def draw_map(view: View, box: Components, words: Messages) -> Text:
    """The cities about where they lie: strength, holder, troops and agents by seat."""
    colours = colours_of(view, box)
    latitudes = [city.at[0] for city in box.city]
    longitudes = [city.at[1] for city in box.city]
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(HEIGHT)]
    for city in box.city:
        across = (city.at[1] - min(longitudes)) / (max(longitudes) - min(longitudes))
        down = (max(latitudes) - city.at[0]) / (max(latitudes) - min(latitudes))
        rows[round(down * (HEIGHT - 1))].append((round(across * WIDTH), city_label(view, city, colours)))
    drawn = Text()
    for labels in rows:
        line = Text()
        for column, label in sorted(labels, key=lambda label: label[0]):
            line.append(" " * max(1, column - len(line)))
            line.append_text(label)
        drawn.append_text(line)
        drawn.append("\n")
    drawn.append("Roma4[1] strength 4, held by seat 1; 2t1 its troops; a0 an agent of seat 0\n", "dim")
    drawn.append(words.say("terminal-marks"), "dim")
    return drawn


def colours_of(view: View, box: Components) -> list[str]:
    """The colour of each seat: that of its family, if the terminal knows it."""
    colours = {family.id: f"bright_{family.colour}" for family in box.family}
    wanted = [colours.get(house.get("family", ""), "") for house in view.position["seats"]]
    return [one if one in ANSI_COLOR_NAMES else COLOURS[seat] for seat, one in enumerate(wanted)]


def city_label(view: View, place: City, colours: list[str]) -> Text:
    city, sign = place.id, SIGNS[place.mark("strength")]
    holder = view.position.get("cities", {}).get(city)
    label = Text(f"{city}{place.strength}{sign}", "dim" if holder is None else f"bold {colours[holder]}")
    if holder is not None:
        label.append(f"[{holder}]")
    for seat, house in enumerate(view.position["seats"]):
        troops = house.get("troops", {}).get(city)
        if troops:
            label.append(f" {troops}t{seat}", colours[seat])
        if city in house.get("agents", ()):
            label.append(f" a{seat}", colours[seat])
    return label


def describe(edition: str, thing: str, words: Messages) -> str | None:
    """A city, card, token or family, called by its id or by its name."""
    box = GAME.components(edition)
    for _, path, table in tables_of(box):
        name = path.rpartition(".")[2]
        if "." in path and plain(thing) in (plain(name), plain(words.say(f"name-{name}"))):
            return described(name, table) + "\n" + words.say("terminal-marks")
    return None


# -- a palace and a domain


def draw_palace(house: House, box: Components) -> Text:
    """The wheel of rooms, clockwise from the top, and the courtiers of both sides."""
    printed = next(family.rooms for family in box.family if family.id == house["family"])
    palace, used = house["palace"], house["used"]
    drawn = Text("rooms  ", "bold")
    for room in range(1, 6):
        card = palace.get(f"room-{room}")
        words = card or printed[room - 1]
        if f"under-{room}" in palace:
            words += "+" + palace[f"under-{room}"]
        here = MARKER if house["marker"] == room else ""
        barred = BARRED if room in house["indulgences"] else ""
        drawn.append(f"{room} {here}{words}{barred}   ", "bold" if here else "")
    drawn.append("\ncourt  ", "bold")
    for slot in (f"{side}-{number}" for side in ("left", "right") for number in (1, 2, 3)):
        if slot in palace:
            drawn.append(f"{slot} {palace[slot]}   ", "dim strike" if slot in used else "")
    drawn.append("\ndomain ", "bold")
    for token in house["tokens"]:
        drawn.append(f"{token}   ", "dim strike" if token in used else "")
    spent = [name for name in used if name not in palace and name not in house["tokens"]]
    drawn.append(f"\nused   {', '.join(spent) or '-'}", "dim")
    return drawn


def draw_houses(view: View, names: list[str]) -> Table:
    table = Table(title=f"{view.position['stage']}: {view.phase}", title_justify="left")
    for column in ("", "House", "Florins", "Cities", "Patronage", "Palace", "Agents", "Prestige"):
        table.add_column(column)
    held = list(view.position.get("cities", {}).values())
    colours = colours_of(view, GAME.components(view.edition))
    for number, house in enumerate(view.position["seats"]):
        if "florins" not in house:
            continue
        court = " ".join(f"{slot}:{card}" for slot, card in house["palace"].items())
        table.add_row(
            "▶" if number == view.to_move else "",
            Text(f"{number} {names[number]} ({house['family']})", colours[number]),
            str(house["florins"]),
            str(held.count(number)),
            " ".join([str(house["patronage"]), *house["bonuses"]]),
            court or "-",
            f"{len(house['agents'])}/{house['agents_in_all']}",
            "-" if view.prestige is None else str(view.prestige[number].total),
        )
    return table


# -- the moment


def draw_moment(view: View, names: list[str], words: Messages) -> list[RenderableType]:
    """A siege with its two sides, and a payment with its cheapest ways."""
    parts: list[RenderableType] = []
    if view.siege:
        title, *lines = siege_lines(view.siege, names, words)
        parts += [Text(title, "bold"), *map(Text, lines)]
    payment = view.position.get("payment")
    if payment:
        either = {"either": payment["either"]} if payment["either"] else {}
        told = words.variables({"price": payment["need"] | either, "for": payment["purpose"]}, names)
        parts.append(Text(f"{words.say('phase-payment')}, {told['for']}: {told['price']}", "bold"))
        parts += [Text("  " + " + ".join(words.action(move) for move in way)) for way in view.ways]
    return parts
