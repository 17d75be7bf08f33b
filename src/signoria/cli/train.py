"""`signoria train`: make the weights of a title's learned bots again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CalledProcessError
from subprocess import run as run_program

from signoria.cli.setups import add_game
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.errors import InvalidError
from signoria.engine.registry import manifest, part_of

EPILOG = """\
The same games and seed give the same weights on every machine. Each file says how it was made.

examples:
  signoria train GAME --games 20000 --out /tmp/weights   a quick look: worse bots, in seconds
  signoria train GAME --games 4000000 --seed 1           as the shipped ones were made, in minutes

--out is by default the folder of the title's own weights: the bots play with what is learned from then on.
--only makes one file anew, from the others that lie in that folder.
"""
Trainer = Callable[[Path, int, int, str, Callable[[str, float], None], str], list[Path]]
"""Called with a folder, games, seed, the commit of the code, who hears how far it is, and the name of the only file
that is wanted, or nothing; the files it wrote."""


def register(commands: Commands) -> None:
    parser = add_command(commands, "train", run, "make the weights of the learned bots again", EPILOG)
    add_game(parser)
    parser.add_argument("--games", type=int, default=4_000_000, metavar="N", help="how many games (default 4000000)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default 1)")
    parser.add_argument("--only", default="", metavar="FILE", help="make the weights of one file (default: all)")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the files go (default: the title's own)")


def run(options: argparse.Namespace) -> int:
    trainer = trainer_of(options.game)
    if options.games < 1:
        raise InvalidError("--games is at least 1.")
    folder = options.out or own_folder(options.game)
    folder.mkdir(parents=True, exist_ok=True)
    hears = tell if sys.stderr.isatty() else lambda *_: None
    files = trainer(folder, options.games, options.seed, commit(), hears, options.only)
    if options.json:
        print_json([str(file) for file in files])
    else:
        print("\n".join(f"written: {file}" for file in files))
    return 0


def trainer_of(title: str) -> Trainer:
    path = manifest(title).trainer
    if not path:
        raise InvalidError(f"The bots of {title} learn nothing: there is nothing to train.")
    found: Trainer = part_of(title, path)
    return found


def own_folder(title: str) -> Path:
    found: Path = part_of(title, f"{manifest(title).trainer.partition(':')[0]}:FOLDER")
    return found


def tell(what: str, done: float) -> None:
    print(f"\r{what}: {done:4.0%}  ", end="" if done < 1 else "\n", file=sys.stderr, flush=True)


def commit() -> str:
    """The commit of the code that runs, where it is a clone."""
    try:
        found = run_program(
            ["git", "rev-parse", "--short=12", "HEAD"],  # noqa: S607
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, CalledProcessError):
        return "unknown"
    return found.stdout.strip()
