"""`signoria titles`: which games can be played here, and what each of them offers."""

from __future__ import annotations

import argparse

import msgspec

from signoria.cli.setups import bots_of, range_of, seats_of
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.contract import Document
from signoria.engine.manifest import Manifest
from signoria.engine.registry import entry, manifest, titles

EPILOG = """\
A title is a package with an entry point of the group `signoria.titles`; one that you have installed is in this list.
"""


def register(commands: Commands) -> None:
    add_command(commands, "titles", run, "list the games that can be played here, and what they offer", EPILOG)


def run(options: argparse.Namespace) -> int:
    found = [described(name) for name in titles()]
    if options.json:
        print_json(found)
        return 0
    print("\n\n".join(told(manifest(name), title["from"]) for name, title in zip(titles(), found, strict=True)))
    return 0


def described(name: str) -> Document:
    """What a title offers and where it comes from, for programs."""
    title = manifest(name)
    return {
        "name": name,
        "seats": title.seats,
        "usual_seats": title.usual_seats,
        "editions": [{"name": edition.name, "options": edition.options} for edition in title.editions],
        "values": msgspec.to_builtins(title.values),
        "bots": title.levels,
        "usual_bot": title.usual_bot,
        "from": origin_of(name),
    }


def origin_of(name: str) -> Document:
    """The module of a title, and the package and version that brought it."""
    found = entry(name)
    package = found.dist
    return {
        "module": found.module,
        "package": package.name if package else None,
        "version": package.version if package else None,
    }


def told(title: Manifest, origin: Document) -> str:
    lines = [
        ("seats", seats_of(title)),
        *((f"edition {edition.name}", ", ".join(edition.options) or "no options") for edition in title.editions),
        *((f"value {name}", range_of(value)) for name, value in title.values.items()),
        ("bots", bots_of(title)),
        ("from", f"{origin['package'] or 'no package'} {origin['version'] or ''}".strip() + f" ({origin['module']})"),
    ]
    width = max(len(head) for head, _ in lines)
    return "\n".join([title.name, *(f"  {head:{width}}  {said}" for head, said in lines)])
