"""What a ladder plays: which bots against which fields, in which set-ups. A plan is data, and may be a file.

>>> from signoria.engine import default_title
>>> plan = Plan(games=100, parts=(Part(bots=("squire",), fields=("random", "itself")),))
>>> ladder = plan.ladder(default_title())
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, field, structs

from signoria import bots
from signoria.arena.edges import MIXED, Edge, mixable
from signoria.engine.contract import Setup
from signoria.engine.errors import InvalidError
from signoria.engine.registry import game, manifest

STRONGEST = "strongest"
USUAL_FIELDS = ("weaker", "itself", "styles", MIXED)
REPEATED = re.compile(r"(\d+)x(.+)")

Count = Annotated[int, Meta(ge=1)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every one of these bots against every one of these fields in every one of these set-ups.

    ``bots``: none named, all levels but the one that plays at random; ``strongest``: the highest level. ``fields``: a
    bot (``squire``, ``3xsquire``), several (``2xsquire+captain``), ``mixed``, or a word for many: ``weaker`` (every
    weaker level), ``below`` (the next weaker one), ``itself``, ``styles``. ``setups``: what differs from the usual one.
    """

    bots: tuple[str, ...] = ()
    fields: tuple[str, ...] = USUAL_FIELDS
    setups: tuple[dict[str, Any], ...] = ({},)
    games: Count | None = None


class Ladder(msgspec.Struct, frozen=True):
    """A plan for one title, written out: how many deals of which edges, and how many decisions are tried for leaks."""

    title: str
    seed: int
    deals: dict[Edge, int]
    leaks: int

    @property
    def bots(self) -> dict[str, Setup]:
        """The bots that are measured, and the first set-up of each."""
        found: dict[str, Setup] = {}
        for edge in self.deals:
            found.setdefault(edge.bot, edge.setup)
        return found

    @property
    def games(self) -> int:
        """How many games that is.

        >>> ladder.games
        200
        """
        return sum(deals * edge.setup.seats for edge, deals in self.deals.items())


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ladder before it is known what title it is for. ``games`` of each edge, made up to whole deals."""

    games: Count = 1000
    seed: int = 0
    leaks: Annotated[int, Meta(ge=0)] = 100
    parts: Annotated[tuple[Part, ...], Meta(min_length=1)] = field(name="part", default=(Part(),))

    def changed(self, games: int | None, seed: int | None, leaks: int | None) -> Plan:
        """The same plan with other numbers, where they are given; the games are then those of every edge."""
        if (games is not None and games < 1) or (leaks is not None and leaks < 0):
            raise InvalidError("An edge has at least 1 game, and the control for leaks at least 0 decisions.")
        return Plan(
            self.games if games is None else games,
            self.seed if seed is None else seed,
            self.leaks if leaks is None else leaks,
            self.parts if games is None else tuple(structs.replace(part, games=None) for part in self.parts),
        )

    def ladder(self, title: str) -> Ladder:
        """What this plan means for a title; InvalidError if it names what the title does not have.

        >>> [str(edge) for edge in ladder.deals]
        ['squire against 3xrandom', 'squire against 3xsquire']
        """
        deals: dict[Edge, int] = {}
        for part in self.parts:
            games = part.games or self.games
            for edge in edges_of(title, part):
                deals[edge] = max(deals.get(edge, 2), -(-games // edge.setup.seats))
        return Ladder(title, self.seed, deals, self.leaks)


def edges_of(title: str, part: Part) -> Iterator[Edge]:
    """The edges of a part of a plan."""
    levels = bots.levels(title)
    for changes in part.setups:
        setup = setup_of(title, changes)
        for name in part.bots or levels[1:]:
            bot = levels[-1] if name == STRONGEST else name
            bots.maker(title, bot)
            for written in part.fields:
                for names in fields_of(title, bot, written):
                    yield Edge(bot, fitting(title, names, setup), setup)


def setup_of(title: str, changes: dict[str, Any]) -> Setup:
    """The usual set-up with these changes, in full."""
    usual = {"seats": manifest(title).usual_seats}
    try:
        return game(title).check(msgspec.convert(usual | changes, Setup))
    except msgspec.ValidationError as error:
        raise InvalidError(f"The set-up {changes} of the plan: {error}.") from None


def fields_of(title: str, bot: str, written: str) -> list[tuple[str, ...]]:
    """The fields that a word of a plan means for a bot; a word for many may mean none.

    >>> fields_of(default_title(), "squire", "2xrandom+squire")
    [('random', 'random', 'squire')]
    """
    levels = bots.levels(title)
    weaker = levels[: levels.index(bot)] if bot in levels else ()
    match written:
        case "weaker":
            return [(name,) for name in weaker]
        case "below":
            return [(name,) for name in weaker[-1:]]
        case "styles":
            return [(style,) for style in bots.styles(title) if style != bot]
        case "mixed":
            return [(MIXED,)] if len(mixable(title, bot)) > 1 else []
        case "itself":
            return [(bot,)]
        case _:
            return [tuple(name for part in written.split("+") for name in repeated(part))]


def repeated(written: str) -> list[str]:
    """``3xsquire``: squire three times."""
    match = REPEATED.fullmatch(written)
    return [match[2]] * int(match[1]) if match else [written]


def fitting(title: str, names: tuple[str, ...], setup: Setup) -> tuple[str, ...]:
    """A field in its shortest form, if the title has its bots and the table has seats for them."""
    if names == (MIXED,):
        return names
    for name in names:
        bots.maker(title, name)
    others = setup.seats - 1
    if len(names) not in (1, others):
        raise InvalidError(
            f"{'+'.join(names)} are {len(names)} opponents; with {setup.seats} seats there are {others}."
        )
    return names[:1] if len(set(names)) == 1 else names


def read_plan(path: Path) -> Plan:
    """The plan in a file, TOML or JSON; InvalidError says what is wrong with it."""
    text = path.read_bytes()
    try:
        data = msgspec.json.decode(text) if path.suffix == ".json" else tomllib.loads(text.decode())
        return msgspec.convert(data, Plan)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidError(f"{path} is no plan of a ladder: {error}.") from None
