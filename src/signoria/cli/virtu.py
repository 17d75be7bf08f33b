"""`signoria virtu components`: look at the components of Virtù, or check a file of one's own."""

from __future__ import annotations

import argparse
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from signoria.cli.shared import Commands, print_json
from signoria.engine.contract import Inventory

EPILOG = """\
examples:
  signoria virtu components > mine.toml              the values of this program, to change
  signoria virtu components --marks                  which of them the rulebook states, and which not
  signoria virtu components --check mine.toml        are they valid? errors point at the line
  signoria simulate virtu --components mine.toml     play with them
"""

ABOUT = "print the components of Virtù, or check a file with your own"


def register(commands: Commands) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("virtu", help=ABOUT, description=ABOUT)
    topics = parser.add_subparsers(title="topics", metavar="TOPIC", required=True)
    topic = topics.add_parser(
        "components",
        help="print the components, or check a file",
        description="Print the components as TOML, or check a file with the values of your own box.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    topic.add_argument("--json", action="store_true", help="print JSON, for programs")
    topic.add_argument("--check", type=Path, metavar="FILE", help="check this file instead of printing")
    topic.add_argument("--marks", action="store_true", help="every value, and whether it is a fact of the rulebook")
    topic.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from signoria.titles.virtu import GAME
    from signoria.titles.virtu.components import components
    from signoria.titles.virtu.components.marks import marks_of

    if options.check is None:
        return print_components(GAME.inventory(""), options)
    box = components.read(options.check)
    marks = Counter(marks_of(box).values())
    found: dict[str, Any] = {"file": str(options.check), "components": components.digest(box), "marks": marks}
    print_json(found) if options.json else print_found(found)
    return 0


def print_components(box: Inventory, options: argparse.Namespace) -> int:
    if options.json:
        print_json(box)
    elif options.marks:
        print("\n".join(f"{mark:13} {path}" for path, mark in box.marks.items()))
    else:
        print(files("signoria.titles.virtu.components").joinpath("virtu.toml").read_text("utf-8"), end="")
    return 0


def print_found(found: dict[str, Any]) -> None:
    print(f"{found['file']} is valid: components {found['components']}")
    print("values:", ", ".join(f"{count} {mark}" for mark, count in found["marks"].items()))
