"""`signoria virtu components`: look at the components of Virtù, or check a file of one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from signoria.cli.shared import Commands, print_json

EPILOG = """\
examples:
  signoria virtu components > mine.toml              the values of this program, to change
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
    topic.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from importlib.resources import files

    from signoria.virtu import components

    if options.check is None:
        text = files("signoria.virtu").joinpath("data/virtu.toml").read_text("utf-8")
        print_json(msgspec.to_builtins(components.standard())) if options.json else print(text, end="")
        return 0
    box = components.read(options.check)
    found: dict[str, object] = {"file": str(options.check), "components": components.digest(box), "marks": marks(box)}
    print_json(found) if options.json else print_found(found)
    return 0


def marks(box: object) -> dict[str, int]:
    """How many values are inferred, how many reconstructed."""
    counts = {"inferred": 0, "reconstructed": 0}
    todo: list[object] = [msgspec.to_builtins(box)]
    while todo:
        thing = todo.pop()
        if isinstance(thing, dict):
            for mark in counts:
                counts[mark] += len(thing.get(mark, ())) + (thing.get("mark") == mark)
            todo += thing.values()
        elif isinstance(thing, list | tuple):
            todo += thing
    return counts


def print_found(found: dict[str, object]) -> None:
    print(f"{found['file']} is valid: components {found['components']}")
    print("values that are not facts of the rulebook:", found["marks"])
