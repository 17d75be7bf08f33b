"""What several commands share: making a command, reading and printing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from signoria.engine.chance import Rng
from signoria.engine.contract import Document, State
from signoria.engine.errors import InvalidError

Commands = Any
"""argparse's subparsers; it gives them no public type."""


def add_command(commands: Commands, name: str, run: object, help_: str, epilog: str = "") -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=help_, description=help_, epilog=epilog, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.set_defaults(run=run)
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    return parser


def read_document(path: str) -> Document:
    """JSON from a file, or from standard input if the path is `-`."""
    text = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidError(f"{path} is not JSON: {error}.") from None
    if not isinstance(document, dict):
        raise InvalidError(f"{path} is not a JSON object.")
    return document


def deal_all(state: State, seed: object) -> None:
    """Let chance decide whatever the state waits for."""
    rng = Rng(seed)
    while state.waits_for_chance:
        state.deal(rng)


def print_json(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=1).decode())


@contextmanager
def progress_bar(games: int, shown: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal, where there is one and rich is installed."""
    try:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
    except ImportError:
        shown = False
    if not shown:
        yield None
        return
    from rich.console import Console

    with Progress(
        BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda finished: bar.advance(task, finished)
