"""The components as data: read from TOML, checked, with errors that point at the line."""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from signoria.engine.contract import Mark
from signoria.engine.errors import BadComponents, InvalidError
from signoria.titles.virtu.components.lines import line_at, lines_of
from signoria.titles.virtu.components.toml_document import LARGEST_FILE, odd_values, read_document

Symbol = Literal["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
Action = Literal["govern", "patronage", "trade", "diplomacy", "war", "intrigue"]
Count = dict[Symbol, int]
DIGITS = 32
"""Of the digest: nobody finds two files with the same ones."""


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


# -- reading


def parse(text: str, name: str) -> Components:
    """Components from TOML; BadComponents points at the line of the first error."""
    from signoria.titles.virtu.components.checks import errors_in

    document = read_document(text, name)
    lines = lines_of(text)
    for path, sentence in odd_values(document):
        raise BadComponents(name, line_at(lines, path), sentence)
    try:
        components = msgspec.convert(document, Components)
    except msgspec.ValidationError as error:
        sentence = str(error).partition(" - at `")[0]
        spot = re.search(r"`(\$[^`]*)`$", str(error))
        unknown = re.search(r"unknown field `([\w-]+)`", sentence)
        path = (spot.group(1) if spot else "$") + (f".{unknown.group(1)}" if unknown else "")
        raise BadComponents(name, line_at(lines, path), f"{sentence}.") from None
    for path, sentence in errors_in(components):
        raise BadComponents(name, line_at(lines, path), sentence)
    return components


def read(path: str | Path) -> str:
    """The text of an owner's component file."""
    file = Path(path)
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST_FILE + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidError(f"{file} is not UTF-8 text.") from None
    except OSError as error:
        raise InvalidError(f"{file} cannot be read: {error.strerror}.") from None


def digest(components: Components) -> str:
    """A name for these very values, whatever is said around them: editions carry it. What is left to its default
    counts for nothing, so that a key which this program learns later changes no name."""
    told = json.dumps(essence(components), sort_keys=True, separators=(",", ":"))
    return sha256(told.encode()).hexdigest()[:DIGITS]


def essence(value: Any) -> Any:
    """A value as JSON data without what is left to its default."""
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(value)
        told = {field.encode_name: (getattr(value, field.name), default_of(field)) for field in fields}
        return {name: essence(given) for name, (given, default) in told.items() if given != default}
    if isinstance(value, tuple):
        return [essence(part) for part in value]
    return value


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


@cache
def standard() -> Components:
    return parse(files(__package__).joinpath("virtu.toml").read_text("utf-8"), "virtu.toml")
