"""What must hold for a component file: the counts of the rulebook, known ids, symmetry, connectivity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from signoria.titles.virtu.components.amounts import amounts, words
from signoria.titles.virtu.components.component_file import Action, City, Components, Count, Symbol
from signoria.titles.virtu.components.marks import keys_of, tables_of
from signoria.titles.virtu.rules.pieces import BONUS_IDS, CITIES, POWERS, TOKEN_IDS

Fault = tuple[str, str]
"""The path of a value, and what is wrong with it."""

PLAYERS = (3, 4, 5)
CLOSED = 8
PIRATES = 4
SIDE_5_ONLY = 2
NOBLE_CARDS = 56
TITLES = 14
PRINTED = {"govern", "patronage", "diplomacy", "war", "intrigue"}
PRICES: tuple[Symbol, ...] = ("florin", "crown", "cross")
TOKEN_COPIES = {"duchy": 5, "principality": 5, "kingdom": 2, "republic": 2, "guild": 5, "cathedral": 5}
ALLIANCE_BONUS: dict[str, Count] = {"ottoman": {"ship": 2}, "france": {"war": 2}, "empire": {"cross": 1}}
MOST_OF_A_SYMBOL = 9
LARGEST_PRICE = 250


def errors_in(box: Components) -> Iterator[Fault]:
    yield from _ids(box)
    yield from amounts(box)
    yield from _counts(box)
    yield from _cities(box)
    yield from _straits(box)
    yield from _roads(box)
    yield from _families(box)
    yield from _players(box)
    yield from _cards(box)
    yield from _tracks(box)
    yield from _marks(box)
    yield from _connected(box)


def in_play(box: Components, players: int) -> list[City]:
    """The cities of a game for so many players (V-SET-1)."""
    return [
        city for city in box.city if (players == 5 or city.side == "both") and not (players == 3 and city.closed_with_3)
    ]


def _ids(box: Components) -> Iterator[Fault]:
    groups = {
        "city": [city.id for city in box.city],
        "family": [family.id for family in box.family],
        "noble": [noble.id for noble in box.noble],
        "token": [token.id for token in box.token],
        "alliance": [alliance.id for alliance in box.alliance],
        "bonus": [bonus.id for bonus in box.bonus],
    }
    for name, ids in groups.items():
        for number, key in enumerate(ids):
            if key in ids[:number]:
                yield f"$.{name}[{number}].id", f"the {name} {key} is there twice."
    yield from words(box, groups)
    for name, known in (("token", TOKEN_IDS), ("alliance", POWERS), ("bonus", BONUS_IDS)):
        for number, key in enumerate(groups[name]):
            if key not in known:
                yield f"$.{name}[{number}].id", f"there is no {name} {key}; there is {', '.join(known)}."
            elif key != known[number]:
                yield f"$.{name}[{number}].id", f"the order is {', '.join(known)}."
        if len(groups[name]) != len(known):
            yield f"$.{name}", f"there are {len(known)} of {name}: {', '.join(known)}."


def _counts(box: Components) -> Iterator[Fault]:
    wanted: list[tuple[str, str, int, int]] = [
        ("$.city", "cities", len(box.city), CITIES),
        ("$.city", "cities closed with three players", sum(city.closed_with_3 for city in box.city), CLOSED),
        ("$.city", "pirate ports", sum(city.pirate for city in box.city), PIRATES),
        ("$.city", "cities of side 5 alone", sum(city.side == "5" for city in box.city), SIDE_5_ONLY),
        ("$.family", "families", len(box.family), 5),
        ("$.noble", "noble kinds", len(box.noble), 12),
        ("$.noble", "noble cards", sum(noble.copies for noble in box.noble), NOBLE_CARDS),
        ("$.bonus", "creators", sum(bonus.kind == "creator" for bonus in box.bonus), 5),
        ("$.set-up.troops", "troops of a player", box.set_up.troops, 6),
        ("$.set-up.agents", "agents of a player", box.set_up.agents, 5),
        ("$.set-up.indulgences", "indulgences", box.set_up.indulgences, 10),
        ("$.set-up.war-bonuses", "+1 war bonus tokens", box.set_up.war_bonuses, 11),
        ("$.palace.left", "open courtier places", box.palace.left.open + box.palace.right.open, 3),
        ("$.palace.left", "shaded courtier places", box.palace.left.shaded + box.palace.right.shaded, 3),
    ]
    for path, what, found, rulebook in wanted:
        if found != rulebook:
            yield path, f"{found} {what}; the rulebook counts {rulebook}."
    for number, noble in enumerate(box.noble):
        if noble.copies not in (1, 5):
            yield f"$.noble[{number}].copies", "there are five of every noble, and one Pope."
    for number, token in enumerate(box.token):
        if token.copies != TOKEN_COPIES[token.id]:
            yield f"$.token[{number}].copies", f"the rulebook counts {TOKEN_COPIES[token.id]} of {token.id}."


def _cities(box: Components) -> Iterator[Fault]:
    for number, city in enumerate(box.city):
        path = f"$.city[{number}]"
        if not 1 <= city.strength <= 4:
            yield f"{path}.strength", "the strength of a city is 1 to 4."
        for sea in city.seas:
            if sea not in box.map.seas:
                yield f"{path}.seas", f"there is no sea {sea}; there is {', '.join(box.map.seas)}."
        if len(set(city.seas)) != len(city.seas) or len(city.seas) > 2:
            yield f"{path}.seas", "a port lies on one sea, or on two different ones."
        if city.pirate and not city.seas:
            yield f"{path}.pirate", f"{city.id} is no port, so it is no pirate port."
        if city.side == "5" and city.closed_with_3:
            yield f"{path}.closed-with-3", f"{city.id} is not on the side for three players."
        if "war" in city.symbols:
            yield f"{path}.symbols", "only cards and Artillery show a war bonus."
        yield from _symbols(city.symbols, f"{path}.symbols")


def _straits(box: Components) -> Iterator[Fault]:
    for number, (one, other) in enumerate(box.map.straits):
        for sea in (one, other):
            if sea not in box.map.seas:
                yield f"$.map.straits[{number}]", f"there is no sea {sea}."
        if one == other or {one, other} in [{*pair} for pair in box.map.straits[:number]]:
            yield f"$.map.straits[{number}]", f"{one} and {other} are joined twice, or to themselves."


def _symbols(symbols: Count, path: str) -> Iterator[Fault]:
    for symbol, count in symbols.items():
        if not 1 <= count <= MOST_OF_A_SYMBOL:
            yield path, f"{count} of {symbol}: between 1 and {MOST_OF_A_SYMBOL}."


def _roads(box: Components) -> Iterator[Fault]:
    sides = {city.id: city.side for city in box.city}
    seen: set[tuple[frozenset[str], str]] = set()
    for number, road in enumerate(box.map.roads):
        path = f"$.map.roads[{number}]"
        for name in road.between:
            if name not in sides:
                yield path, f"there is no city {name}."
            elif sides[name] == "5" and road.side != "5":
                yield path, f"{name} is on side 5 alone, so its roads are too."
        if len(set(road.between)) < 2:
            yield path, f"a road from {road.between[0]} to itself."
        for side in ("3/4", "5") if road.side == "both" else (road.side,):
            if (frozenset(road.between), side) in seen:
                yield path, f"the road between {' and '.join(road.between)} is there twice."
            seen.add((frozenset(road.between), side))


def _families(box: Components) -> Iterator[Fault]:
    cities = {city.id: city for city in box.city}
    taken: set[str] = set()
    for number, family in enumerate(box.family):
        path = f"$.family[{number}]"
        if not set(family.players) <= set(PLAYERS) or 5 not in family.players:
            yield f"{path}.players", "a family plays with some of 3, 4 and 5 players, and always with 5."
        for name in family.start:
            if name not in cities:
                yield f"{path}.start", f"there is no city {name}."
                continue
            if name in taken:
                yield f"{path}.start", f"{name} is the start of two families, or twice of one."
            taken.add(name)
            for players in family.players:
                if cities[name] not in in_play(box, players):
                    yield f"{path}.start", f"{name} is not in play with {players} players, but {family.id} is."
        if {*family.rooms} != PRINTED:
            yield f"{path}.rooms", f"a palace shows each of {', '.join(sorted(PRINTED))} once."
        if family.agents != 2 + sum(card.agent for card in family.card):
            yield f"{path}.agents", "two agents, and one more for a family card that brings one."


def _players(box: Components) -> Iterator[Fault]:
    for players in PLAYERS:
        found = sum(players in family.players for family in box.family)
        if found != players:
            yield "$.family", f"{found} families play with {players} players."
        if [players in family.players for family in box.family] != [n < players for n in range(len(box.family))]:
            yield "$.family", "families are listed in the order in which they join: those of three players first."


def _cards(box: Components) -> Iterator[Fault]:
    for f, family in enumerate(box.family):
        for c, card in enumerate(family.card):
            yield from _symbols(card.symbols, f"$.family[{f}].card[{c}].symbols")
            yield from _war_cost(card.war_cost, f"$.family[{f}].card[{c}].war-cost")
    for number, noble in enumerate(box.noble):
        yield from _symbols(noble.symbols, f"$.noble[{number}].symbols")
        yield from _war_cost(noble.war_cost, f"$.noble[{number}].war-cost")
        yield from _price(noble.cost, PRICES, f"$.noble[{number}].cost")
        if noble.limit not in (None, 1):
            yield f"$.noble[{number}].limit", "a limit is 1, or left out."
    for number, token in enumerate(box.token):
        yield from _symbols(token.symbols, f"$.token[{number}].symbols")
        yield from _price(token.cost, PRICES, f"$.token[{number}].cost")
        if "war" in token.symbols:
            yield f"$.token[{number}].symbols", "only cards and Artillery show a war bonus."
        if not 0 <= token.places <= 3:
            yield f"$.token[{number}].places", "a token gives no more than three courtier places."
    for number, alliance in enumerate(box.alliance):
        payable = [symbol for symbol in get_args(Symbol) if symbol not in ("war", "arrow")]
        yield from _price(alliance.cost, payable, f"$.alliance[{number}].cost")
        if alliance.bonus != ALLIANCE_BONUS[alliance.id]:
            yield f"$.alliance[{number}].bonus", f"the rulebook says {ALLIANCE_BONUS[alliance.id]}."
    for number, bonus in enumerate(box.bonus):
        yield from _symbols(bonus.symbols, f"$.bonus[{number}].symbols")
        if bonus.symbols and bonus.id not in ("machiavelli", "artillery"):
            yield f"$.bonus[{number}].symbols", "only Machiavelli and Artillery show symbols."


def _war_cost(cost: int, path: str) -> Iterator[Fault]:
    if not 0 <= cost <= MOST_OF_A_SYMBOL:
        yield path, f"a war bonus costs 0 to {MOST_OF_A_SYMBOL} florins."


def _price(cost: Count, payable: Iterable[Symbol], path: str) -> Iterator[Fault]:
    yield from _symbols(cost, path)
    ways = 1
    for symbol, count in cost.items():
        if symbol not in payable:
            yield path, f"nothing of this kind is paid for with {symbol}."
        if symbol != "florin":
            ways *= count + 1
    if not cost or ways > LARGEST_PRICE:
        yield path, "a price has something in it, and not everything."


def _tracks(box: Components) -> Iterator[Fault]:
    tracks = box.tracks
    if len(tracks.patronage) != 5:
        yield "$.tracks.patronage", "the patronage track has five steps."
    if len(tracks.patronage_points) != 6 or tracks.patronage_points[0] != 0 or tracks.patronage_points[-1] != 3:
        yield "$.tracks.patronage-points", "six cells, from 0 to 3 points."
    if sorted(tracks.patronage_points) != [*tracks.patronage_points]:
        yield "$.tracks.patronage-points", "points do not fall along the track."
    if len(tracks.city_points) != 9 or tracks.city_points[2] != 0 or tracks.city_points[8] != 6:
        yield "$.tracks.city-points", "nine values: for 0 to 8 cities, 0 points with 2 and 6 with 8."
    if not all(1 <= cell <= 5 for cell in tracks.patronage_bonuses):
        yield "$.tracks.patronage-bonuses", "cells are numbered 1 to 5."
    for players in PLAYERS:
        if len(tracks.religion.get(str(players), ())) != players:
            yield "$.tracks.religion", f"religion has a place for each of {players} players."
    for side in ("right", "left"):
        before, after = box.palace.right_arrow if side == "right" else box.palace.left_arrow
        if not (1 <= before <= 5 and after == before % 5 + 1):
            yield f"$.palace.{side}-arrow", "an arrow lies between two rooms that follow each other."
    for action in box.palace.printed:
        if action not in PRINTED or action not in get_args(Action):
            yield "$.palace.printed", f"no palace has a printed room {action}."


def _marks(box: Components) -> Iterator[Fault]:
    """Every name under ``inferred`` and ``reconstructed`` is a key of its table, or a part of its value, named once."""
    for path, _, table in tables_of(box):
        keys = [*table.inferred, *table.reconstructed]
        known = [*keys_of(table)]
        for key in keys:
            if key not in known or keys.count(key) > 1:
                yield f"{path}.reconstructed", f"{key} is no value of this table, or is marked twice."


def _connected(box: Components) -> Iterator[Fault]:
    """Every city in play can be reached from every other, by roads and seas."""
    for players in PLAYERS:
        side = "5" if players == 5 else "3/4"
        names = {city.id for city in in_play(box, players)}
        joined: dict[str, set[str]] = {name: set() for name in names}
        for road in box.map.roads:
            one, other = road.between
            if road.side in ("both", side) and {one, other} <= names:
                joined[one].add(other)
                joined[other].add(one)
        ports = {city.id for city in box.city if city.seas and city.id in names}
        reached: set[str] = set()
        todo = [min(names)]
        while todo:
            name = todo.pop()
            if name not in reached:
                reached.add(name)
                todo += joined[name] | (ports if name in ports else set())
        lost = sorted(names - reached)
        if lost:
            number = [city.id for city in box.city].index(lost[0])
            yield f"$.city[{number}]", f"{lost[0]} cannot be reached with {players} players."
