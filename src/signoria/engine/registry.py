"""Which titles there are: every installed package may bring some, by an entry point of the group ``signoria.titles``.

A title is loaded when it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any
from warnings import warn

from signoria.engine.contract import Game
from signoria.engine.errors import InvalidError
from signoria.engine.manifest import Manifest, folder_of, read_manifest

GROUP = "signoria.titles"


@cache
def entries() -> dict[str, EntryPoint]:
    """The entry points of the titles, in the order of their manifests."""
    found: dict[str, tuple[int, EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        try:
            found[entry.name] = (manifest_of(entry).order, entry)
        except InvalidError as error:
            warn(f"The title {entry.name} is left out: {error}", stacklevel=2)
    return {name: found[name][1] for name in sorted(found, key=lambda name: (found[name][0], name))}


def manifest_of(entry: EntryPoint) -> Manifest:
    """What the title behind an entry point says of itself; InvalidError if it says nothing sensible."""
    said = read_manifest(entry.module)
    if said.name != entry.name:
        raise InvalidError(f"Its entry point is named {entry.name}, its manifest {said.name}.")
    return said


def titles() -> tuple[str, ...]:
    """The names of the titles, in their order.

    >>> titles()[0] == default_title()
    True
    """
    return tuple(entries())


def default_title() -> str:
    """The title that is played where nobody names another: the first."""
    return titles()[0]


def game(name: str) -> Game:
    """The title of that name; InvalidError lists those there are.

    >>> game(default_title()).name == default_title()
    True
    """
    title: Game = entry(name).load()
    return title


def manifest(name: str) -> Manifest:
    """What ``title.toml`` says of a title, without loading its rules.

    >>> manifest(default_title()).usual_seats
    4
    """
    return read_manifest(entry(name).module)


def folder(name: str) -> Path:
    """Where the files of a title lie: its manifest, its words, its rules."""
    return folder_of(entry(name).module)


def entry(name: str) -> EntryPoint:
    """The entry point of that title; InvalidError if none has that name."""
    if name not in entries():
        raise InvalidError(f"There is no game {name!r}; there is {', '.join(sorted(titles()))}.")
    return entries()[name]


def part_of(title: str, path: str) -> Any:
    """Something of a title's package, named as its manifest names it: ``bots.squire:Squire``."""
    module, _, name = path.partition(":")
    return getattr(import_module(f"{entry(title).module}.{module}"), name)
