"""The manifest of a title, its ``title.toml``: what tools need to know of it, as data."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, field

from signoria.engine.errors import InvalidError
from signoria.engine.setup import Setup

FILE = "title.toml"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a manifest."""


class Advice(Part, frozen=True):
    """What the rulebook of an edition advises against: these options together. ``message`` is the id of its words."""

    options: tuple[str, ...]
    message: str


class EditionEntry(Part, frozen=True):
    """One printing of the game: its options in their usual order, those that exclude each other, what it advises."""

    name: str
    options: tuple[str, ...] = ()
    exclusive: tuple[tuple[str, ...], ...] = ()
    advice: tuple[Advice, ...] = ()


class Value(Part, frozen=True):
    """A number of the title's own that a set-up may hold. ``option``: only with this one. ``rule`` limits it."""

    least: int
    most: int
    usual: int
    option: str = ""
    rule: str = ""


class BotEntry(Part, frozen=True):
    """A level that a person picks. ``maker``: ``module:class`` inside the title's package."""

    name: str
    maker: str


class StyleEntry(Part, frozen=True):
    """A way of playing against which bots are measured. ``held_out``: no bot has trained against it."""

    name: str
    maker: str
    held_out: bool = False


class RuleIds(Part, frozen=True):
    """The rules that a refused set-up names, where the title has them."""

    seats: str = ""
    first: str = ""
    options: str = ""


class Row(Part, frozen=True):
    """A variable that is made of several arguments in a row. ``needs``: only where this argument is given."""

    needs: str
    of: tuple[str, ...]


class Words(Part, frozen=True):
    """How the arguments of events, refusals and actions become the variables of messages; docs/words.md explains it.

    ``arguments``: what an argument is, ``seat``, ``seats``, ``tally``, ``counts``, or how the ids of its names begin;
    ``seat|region`` is a seat if it is a number and a region if it is a text.
    ``actions``: what follows the colon of an action, ``from>to`` where there are two parts with a sign between them.
    """

    arguments: dict[str, str] = {}
    actions: tuple[str, ...] = ("what",)
    rows: dict[str, Row] = {}

    def kind(self, argument: str) -> str:
        """What an argument is; empty: it is said as it is.

        >>> Words({"region": "region"}).kind("region"), Words().kind("seat"), Words().kind("count")
        ('region', 'seat', '')
        """
        return self.kinds.get(argument, "")

    @property
    def kinds(self) -> dict[str, str]:
        """What every argument is: those that all titles share, and the title's own."""
        return SHARED_ARGUMENTS | self.arguments


class Hands(Part, frozen=True):
    """The events that tell what becomes of the cards in a hand; the first three name its ``seat``.

    ``leaves``: its ``card`` was seen to leave the hand. ``enters``: cards came into it. ``discarded``: all of it went.
    ``redealt``: all hands did.
    """

    leaves: tuple[str, ...] = ()
    enters: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    redealt: tuple[str, ...] = ()


class Remarks(Part, frozen=True):
    """The events on which bots may remark, each with the argument that names who won something by it, or lost."""

    triumphs: dict[str, str] = {}
    blows: dict[str, str] = {}


SHARED_ARGUMENTS = {"seat": "seat", "to_move": "seat", "seats": "seats", "winners": "seats"}


class Manifest(Part, frozen=True, kw_only=True):
    """All that tools know of a title before its first game; docs/titles.md explains every key.

    >>> from signoria.engine import game, titles
    >>> manifest = game(titles()[0]).manifest
    >>> manifest.seats, manifest.usual_bot
    ((2, 6), 'squire')
    """

    name: str
    rule_prefix: str
    """How its rule ids begin: ``C`` for ``C-SET-1``."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    usual_seats: int
    order: int = 100
    """Its place among the titles; the first is the one that is played where nobody names another."""
    chance: tuple[str, ...] = ()
    """The kinds of chance, as a record names them: ``deal`` of ``deal:10,6``. Never the verb of an action."""
    revealing: tuple[str, ...] = ()
    """The events that bring something hidden to light: who caused one asks the others before taking it back."""
    chapters: tuple[str, ...] = ()
    """The events with which a new part of the story begins."""
    course: tuple[str, ...] = ()
    """The events that tell how the game stands: a replay draws them."""
    silent: tuple[str, ...] = ()
    """The events that a log need not tell: others say them, or the board shows them."""
    steps: bool = False
    """Whether a turn is many small decisions: a promise then speaks of the turn, until another seat decides."""
    shows_cards: bool = False
    """Whether a player may show cards of a hand in talk: ``State.showable``."""
    warning: str = ""
    """``module:function`` of the cards that a bot had better show to a rival: by its view and the rival's seat."""
    hands: Hands = Hands()
    """How long a card that was shown is known to be in the hand."""
    remarks: Remarks = Remarks()
    """What bots are glad or sorry about."""
    terminal: str = ""
    """``module:class`` of the drawing in a terminal; without one, the plain drawing of all titles."""
    components: str = ""
    """The file of its components, inside its package, which an owner may copy and change; none: nothing to change."""
    lessons: tuple[str, ...] = ()
    """Its lessons, in the order in which one learns: each a file ``lessons/<name>.json`` of its package."""
    puzzles: str = ""
    """The file of its puzzles, inside its package; none: it brings none."""
    usual_bot: str = "random"
    compiled: tuple[str, ...] = ()
    """What the build compiles: files and folders of the title's package."""
    rules: RuleIds = RuleIds()
    bots: tuple[BotEntry, ...] = field(name="bot", default=())
    """From the weakest to the strongest, after ``random``, which every title has."""
    styles: tuple[StyleEntry, ...] = field(name="style", default=())
    """Opponents for ladders; nobody picks them at a table."""
    analyst: str = ""
    """``module:class`` of who judges moments: for hints, analyses and puzzles."""
    analysis: Annotated[int, Meta(ge=1)] = 256
    """How many simulations of its analyst an analysis spends on each decision, at first look."""
    trainer: str = ""
    """``module:function`` that makes the weights of its learned bots: ``signoria train``."""
    editions: Annotated[tuple[EditionEntry, ...], Meta(min_length=1)] = field(name="edition")
    """The first is the usual one."""
    values: dict[str, Value] = field(name="value", default={})
    words: Words = Words()
    """How the arguments of events and actions become words."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of its bots, from the weakest to the strongest."""
        return (RANDOM, *(bot.name for bot in self.bots))

    def edition(self, name: str) -> EditionEntry:
        """The edition of that name; the usual one for no name."""
        for edition in self.editions:
            if name in ("", edition.name):
                return edition
        raise InvalidError(f"There is no edition {name!r}; there is {', '.join(one.name for one in self.editions)}.")

    def check(self, setup: Setup, edition: EditionEntry | None = None) -> Setup:
        """The set-up in full, options in their usual order; InvalidError if it breaks what the manifest says.

        What only the title's own code knows, such as families, it checks itself.
        """
        edition = edition or self.edition(setup.edition)
        fewest, most = self.seats
        if not fewest <= setup.seats <= most:
            raise InvalidError(f"{named(self.rules.seats)}{fewest} to {most} players, not {setup.seats}.")
        if setup.first is not None and not 0 <= setup.first < setup.seats:
            raise InvalidError(f"{named(self.rules.first)}there is no seat {setup.first} to begin.")
        options = self._check_options(setup.options, edition)
        values = self._check_values(setup.values, options)
        return msgspec.structs.replace(setup, edition=edition.name, options=options, values=values)

    def _check_options(self, chosen: Iterable[str], edition: EditionEntry) -> tuple[str, ...]:
        rule = named(self.rules.options)
        for option in chosen:
            if option not in edition.options:
                there_is = f"it has {', '.join(edition.options)}" if edition.options else "it has none"
                raise InvalidError(f"{rule}the {edition.name} edition has no option {option!r}; {there_is}.")
        for together in edition.exclusive:
            if set(together) <= set(chosen):
                both = " and ".join(together)
                raise InvalidError(f"{rule}in the {edition.name} edition {both} are not played together.")
        return tuple(option for option in edition.options if option in chosen)

    def _check_values(self, given: dict[str, int], options: tuple[str, ...]) -> dict[str, int]:
        for name in given:
            if name not in self.values:
                there_is = ", ".join(self.values) or "none"
                raise InvalidError(f"{self.name} has no value {name!r} to set; there is {there_is}.")
        return {
            name: number
            for name, value in self.values.items()
            if (number := checked(name, value, given.get(name), options)) is not None
        }


RANDOM = "random"
"""The bot that every title has: any legal action."""


def checked(name: str, value: Value, given: int | None, options: tuple[str, ...]) -> int | None:
    """The value of a set-up, given or usual; None where its option is not played."""
    if value.option and value.option not in options:
        if given is not None:
            raise InvalidError(f"{named(value.rule)}a {name} needs the option {value.option}.")
        return None
    number = value.usual if given is None else given
    if not value.least <= number <= value.most:
        raise InvalidError(f"{named(value.rule)}the {name} is {value.least} to {value.most}, not {number}.")
    return number


def named(rule: str) -> str:
    """How a refusal begins: with the id of its rule, if it has one."""
    return f"{rule}: " if rule else ""


def folder_of(package: str) -> Path:
    """Where the files of a package lie, found without loading it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise InvalidError(f"There is no package {package}.")
    return Path(spec.submodule_search_locations[0])


@cache
def read_manifest(package: str) -> Manifest:
    """The manifest of the title whose package this is, read without loading the title."""
    try:
        text = (folder_of(package) / FILE).read_text("utf-8")
        return msgspec.convert(tomllib.loads(text), Manifest)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidError(f"{FILE} of {package}: {error}.") from None
