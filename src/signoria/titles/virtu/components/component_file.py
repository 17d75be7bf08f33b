"""The components as data: read from TOML, checked, with errors that point at the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

from signoria.engine.contract import Mark
from signoria.engine.errors import InvalidError

Symbol = Literal["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
Action = Literal["govern", "patronage", "trade", "diplomacy", "war", "intrigue"]
Count = dict[Symbol, int]
LARGEST_FILE = 1_000_000


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """A table of the file: which of its values are not facts of the rulebook."""

    inferred: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()

    def mark(self, key: str) -> Mark:
        """How sure a value is (``symbols``: as its weakest part), or a part of one (``symbols.mask``)."""
        marked: dict[str, Mark] = dict.fromkeys(self.inferred, "inferred")
        marked |= dict.fromkeys(self.reconstructed, "reconstructed")
        found = [mark for name, mark in marked.items() if name == key or name.startswith(f"{key}.")]
        if not found:
            return marked.get(key.partition(".")[0], "fact")
        return "reconstructed" if "reconstructed" in found else "inferred"


class SetUp(Table, frozen=True, kw_only=True):
    florins: int
    troops: int
    agents: int
    indulgences: int
    war_bonuses: int


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The price of a step of patronage; ``either``: a crown or a cross."""

    florin: int = 0
    crown: int = 0
    cross: int = 0
    either: int = 0


class Tracks(Table, frozen=True, kw_only=True):
    patronage: tuple[Step, ...]
    patronage_bonuses: tuple[int, ...]
    patronage_points: tuple[int, ...]
    city_points: tuple[int, ...]
    courtier_place_cities: int
    leader: int
    trophy: int
    alliance: int
    indulgence: int
    religion: dict[str, tuple[int, ...]]


class Court(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    open: int
    shaded: int


class Palace(Table, frozen=True, kw_only=True):
    right_arrow: tuple[int, int]
    left_arrow: tuple[int, int]
    left: Court
    right: Court
    printed: dict[Action, Symbol]


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    between: tuple[str, str]
    side: Literal["both", "3/4", "5"] = "both"
    mark: Mark = "fact"


class Map(Table, frozen=True, kw_only=True):
    seas: tuple[str, ...]
    straits: tuple[tuple[str, str], ...]
    roads: tuple[Road, ...]


class City(Table, frozen=True, kw_only=True):
    id: str
    at: tuple[float, float]
    strength: int
    seas: tuple[str, ...]
    symbols: Count
    pirate: bool = False
    side: Literal["both", "5"] = "both"
    closed_with_3: bool = msgspec.field(default=False, name="closed-with-3")


class Card(Table, frozen=True, kw_only=True):
    id: str
    symbols: Count
    name: str = ""
    action: Action | None = None
    war_cost: int = 0
    agent: bool = False
    prestige: int = 0


class Family(Table, frozen=True, kw_only=True):
    id: str
    dynasty: str
    colour: str
    players: tuple[int, ...]
    start: tuple[str, str]
    agents: int
    rooms: tuple[Action, Action, Action, Action, Action]
    card: tuple[Card, Card, Card]


class Noble(Card, frozen=True, kw_only=True):
    copies: int
    cost: Count
    limit: int | None = None


class Token(Table, frozen=True, kw_only=True):
    id: str
    copies: int
    cost: Count
    symbols: Count
    places: int = 0
    prestige: int = 0


class Alliance(Table, frozen=True, kw_only=True):
    id: str
    cost: Count
    bonus: Count


class Bonus(Table, frozen=True, kw_only=True):
    id: str
    kind: Literal["creator", "creation"]
    action: Action | None = None
    symbols: Count = {}
    war_cost: int = 0
    places: int = 0
    agent: bool = False
    crosses: int = 0
    prestige: int = 0


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Everything in the box, for three to five players."""

    set_up: SetUp
    tracks: Tracks
    palace: Palace
    map: Map
    city: tuple[City, ...]
    family: tuple[Family, ...]
    noble: tuple[Noble, ...]
    token: tuple[Token, ...]
    alliance: tuple[Alliance, ...]
    bonus: tuple[Bonus, ...]


class BadComponents(InvalidError):
    """A component file with an error: ``line`` is where, counted from 1 (0: in the file as a whole)."""

    def __init__(self, name: str, line: int, sentence: str) -> None:
        super().__init__(f"{name}:{line}: {sentence}" if line else f"{name}: {sentence}")
        self.line = line


# -- where a value stands

HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
KEY = re.compile(r"^\s*([\w-]+)\s*=\s*(.*)$")
ELEMENT = re.compile(r"^\s*[\[{\"\d]")


def lines_of(text: str) -> dict[str, int]:
    """The line of every table, key and element of a list: ``$.city[3].strength`` -> 97."""
    found: dict[str, int] = {"$": 0}
    for path, line in _walk(text):
        found.setdefault(path, line)
    return found


def _walk(text: str) -> Iterator[tuple[str, int]]:
    counts: dict[str, int] = {}
    table, open_list, element = "$", "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if open_list:
            if line.lstrip().startswith("]"):
                open_list = ""
            elif ELEMENT.match(line):
                yield f"{open_list}[{element}]", number
                element += 1
        elif header := HEADER.match(line):
            table = _table(header.group(2), header.group(1) == "[[", counts)
            yield table, number
        elif key := KEY.match(line):
            path = f"{table}.{key.group(1)}"
            yield path, number
            if re.fullmatch(r"\[\s*(#.*)?", key.group(2)):
                open_list, element = path, 0


def _table(name: str, repeated: bool, counts: dict[str, int]) -> str:
    path = "$"
    parts = name.split(".")
    for depth, part in enumerate(parts):
        path = f"{path}.{part}"
        if repeated and depth == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def line_at(lines: dict[str, int], path: str) -> int:
    """The line of a value, or of the nearest thing around it."""
    while path not in lines:
        if f"{path}[0]" in lines:
            return lines[f"{path}[0]"]
        path = re.sub(r"(\.[\w-]+|\[[^\]]*\])$", "", path)
    return lines[path]


# -- reading


def parse(text: str, name: str) -> Components:
    """Components from TOML; BadComponents points at the line of the first error."""
    from signoria.titles.virtu.components.checks import errors_in

    lines = lines_of(text)
    try:
        components = msgspec.convert(tomllib.loads(text), Components)
    except tomllib.TOMLDecodeError as error:
        spot = re.search(r"line (\d+)", str(error))
        raise BadComponents(name, int(spot.group(1)) if spot else 0, f"this is not TOML: {error}.") from None
    except msgspec.ValidationError as error:
        sentence, _, path = str(error).partition(" - at `")
        raise BadComponents(name, line_at(lines, path.rstrip("`") or "$"), f"{sentence}.") from None
    for path, sentence in errors_in(components):
        raise BadComponents(name, line_at(lines, path), sentence)
    return components


def read(path: str | Path) -> Components:
    """An owner's component file."""
    file = Path(path)
    try:
        data = file.read_bytes()
        if len(data) > LARGEST_FILE:
            raise InvalidError(f"{file} is too large to be a component file.")
        return parse(data.decode("utf-8"), str(file))
    except UnicodeDecodeError:
        raise InvalidError(f"{file} is not UTF-8 text.") from None
    except OSError as error:
        raise InvalidError(f"{file} cannot be read: {error.strerror}.") from None


def digest(components: Components) -> str:
    """A short name for these very values: records carry it."""
    return sha256(msgspec.json.encode(components)).hexdigest()[:8]


@cache
def standard() -> Components:
    return parse(files(__package__).joinpath("virtu.toml").read_text("utf-8"), "virtu.toml")
