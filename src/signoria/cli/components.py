"""`signoria components`: look at the components of a title, or check a file of one's own."""

from __future__ import annotations

import argparse
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from signoria.cli.setups import add_usual_game, editions_of, load_components, of_each
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.contract import Inventory
from signoria.engine.errors import InvalidError
from signoria.engine.registry import entry, game, manifest

EPILOG = """\
examples:
  signoria components GAME > mine.toml               the values of this program, to change
  signoria components GAME --marks                   which of them the rulebook states, and which not
  signoria components GAME --check mine.toml         are they valid? errors point at the line
  signoria simulate GAME --components mine.toml      play with them
"""


def register(commands: Commands) -> None:
    about = "print the components of a title, or check a file with your own"
    parser = add_command(commands, "components", run, about, EPILOG)
    add_usual_game(parser)
    parser.add_argument("--edition", default="", metavar="NAME", help=of_each(editions_of))
    parser.add_argument("--check", type=Path, metavar="FILE", help="check this file instead of printing")
    parser.add_argument("--marks", action="store_true", help="every value, and whether it is a fact of the rulebook")


def run(options: argparse.Namespace) -> int:
    edition = load_components(options.game, options.check) or options.edition
    inventory = inventory_of(options.game, edition)
    if options.check is None:
        return print_components(options.game, inventory, options)
    marks = Counter(inventory.marks.values())
    found: dict[str, Any] = {"file": str(options.check), "components": edition, "marks": marks}
    print_json(found) if options.json else print_found(found)
    return 0


def inventory_of(title: str, edition: str) -> Inventory:
    inventory = game(title).inventory(edition)
    if inventory is None:
        raise InvalidError(f"{title} has no components as data: its rules tell all that there is.")
    return inventory


def print_components(title: str, inventory: Inventory, options: argparse.Namespace) -> int:
    """The title's own file where it has one, for it has comments; else the values."""
    file = manifest(title).components
    if options.marks and not options.json:
        print("\n".join(f"{mark:13} {path}" for path, mark in inventory.marks.items()))
    elif options.json or not file:
        print_json(inventory)
    else:
        print(files(entry(title).module).joinpath(file).read_text("utf-8"), end="")
    return 0


def print_found(found: dict[str, Any]) -> None:
    print(f"{found['file']} is valid: components {found['components']}")
    print("values:", ", ".join(f"{count} {mark}" for mark, count in found["marks"].items()))
