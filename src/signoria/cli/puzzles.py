"""`signoria puzzles`: make a title's stock of puzzles, or check it anew."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from shutil import which

import msgspec

from signoria import __version__, bots
from signoria.cli.setups import add_game, levels_of, of_each
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.errors import InvalidError
from signoria.engine.registry import folder, manifest
from signoria.puzzles.choosing import Choice
from signoria.puzzles.making import Search, still_stands
from signoria.puzzles.puzzle import Puzzle
from signoria.puzzles.stock import Making, Stock, read_stock, write_stock
from signoria.puzzles.workshop import Journal, fill

SEARCHED = ("moments", "last", "first", "deep", "turn", "trials", "gap")
"""The options that are numbers of a search."""

EPILOG = """\
Bots play seeded games; at some of their decisions the analyst of the title looks for a move that is clearly the best.
Two deep searches must agree, and whole games that are played on from there. The same seed gives the same puzzles, on
any number of processes. Stop and start again as you like: what was found is noted beside FILE.
"""


def register(commands: Commands) -> None:
    about = "make puzzles from games between bots, or check those there are"
    parser = add_command(commands, "puzzles", run, about, EPILOG)
    what = "make: fill the stock of a title; check: drop what its analyst, stronger by now, does not confirm"
    parser.add_argument("what", metavar="make|check", choices=["make", "check"], help=what)
    add_game(parser)
    usual = {field.name: field.default for field in msgspec.structs.fields(Search)}
    numbers: dict[str, tuple[object, str]] = {
        "count": (120, "how many puzzles the stock shall have"),
        "seed": (1, "random seed"),
        "games": (10_000, "look through at most so many games"),
        "jobs": (1, "how many processes"),
        "moments": (usual["moments"], "how many decisions of a game are looked at"),
        "last": (usual["last"], "only so many decisions before its end; 0: all"),
        "first": (usual["first"], "simulations of a first look"),
        "deep": (usual["deep"], "simulations of each deep search"),
        "turn": (usual["turn"], "simulations for each later step of a turn, where a turn is many"),
        "trials": (usual["trials"], "how often the best two moves are played to the end"),
    }
    for name, (default, meaning) in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=f"{meaning} (default {default})")
    by = "by so much of a victory the best move must lead any other"
    parser.add_argument("--gap", type=float, default=usual["gap"], metavar="X", help=f"{by} (default {usual['gap']})")
    parser.add_argument(
        "--bots", metavar="A,B,...", help=f"who plays, and the first plays the moves out; {of_each(levels_of)}"
    )
    parser.add_argument("--extend", action="store_true", help="keep the puzzles that the stock has; take another seed")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: the title's own file")


def run(options: argparse.Namespace) -> int:
    search = search_from(options)
    path = options.out or file_of(options.game)
    if options.what == "check":
        return check(search, path, options)
    old = read_stock(path.read_bytes()) if options.extend and path.exists() else Stock((), ())
    choice = Choice(options.count, old.puzzles)
    path.parent.mkdir(parents=True, exist_ok=True)
    journal = Journal(path.with_suffix(f".{options.seed}.journal"), search)
    made = (*old.made, Making(command_from(options), commit()))

    def progress(number: int, taken: int, choice: Choice) -> None:
        print(f"game {number}: {taken} taken, {len(choice.taken)} of {choice.count}", file=sys.stderr)
        if taken:
            path.write_bytes(write_stock(Stock(made, tuple(choice.taken))))

    fill(choice, search, journal, options.games, options.jobs, progress)
    found = counted(choice.taken)
    print_json(found) if options.json else print_found(path, found)
    return 0


def check(search: Search, path: Path, options: argparse.Namespace) -> int:
    old = read_stock(path.read_bytes())
    kept = [one for one in old.puzzles if still_stands(search, one)]
    made = (
        *old.made,
        Making(
            f"signoria puzzles check {options.game} --seed {options.seed} --deep {options.deep} --gap {options.gap}",
            commit(),
        ),
    )
    path.write_bytes(write_stock(Stock(made, tuple(kept))))
    found = counted(kept) | {"dropped": len(old.puzzles) - len(kept)}
    print_json(found) if options.json else print_found(path, found)
    return 0


def search_from(options: argparse.Namespace) -> Search:
    levels = (options.bots or manifest(options.game).usual_bot).split(",")
    for level in levels:
        bots.make(options.game, level)
    if min(options.count, options.games, options.jobs, options.moments, options.first, options.deep) < 1:
        raise InvalidError("--count, --games, --jobs, --moments, --first and --deep are at least 1.")
    numbers = {name: getattr(options, name) for name in SEARCHED}
    return Search(options.game, options.seed, tuple(levels), **numbers)


def file_of(title: str) -> Path:
    name = manifest(title).puzzles
    if not name:
        raise InvalidError(f"The manifest of {title} names no file of puzzles: say --out FILE.")
    return folder(title) / name


def command_from(options: argparse.Namespace) -> str:
    """The command that makes the same puzzles again."""
    given = [f"--{name} {getattr(options, name)}" for name in ("count", "seed", "games", *SEARCHED)]
    players = [f"--bots {shlex.quote(options.bots)}"] if options.bots else []
    return " ".join(["signoria puzzles make", options.game, *given, *players, *["--extend"] * options.extend])


def commit() -> str:
    """Of the program, where it runs from a clone; else its version."""
    git = which("git")
    asked = [git, "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"] if git else ["false"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603
    return said.stdout.strip() if said.returncode == 0 else __version__


def counted(puzzles: list[Puzzle]) -> dict[str, object]:
    return {
        "puzzles": len(puzzles),
        "difficulty": dict(sorted(Counter(str(one.difficulty) for one in puzzles).items())),
        "phase": dict(Counter(one.phase for one in puzzles).most_common()),
    }


def print_found(path: Path, found: dict[str, object]) -> None:
    print(f"{path}: {found['puzzles']} puzzles")
    for what in ("difficulty", "phase", "dropped"):
        if what in found:
            print(f"{what}:", found[what])
