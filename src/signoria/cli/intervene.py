"""`signoria undo` and `signoria patch`: an operator sets a game right, and says why."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from signoria.cli.prune import BESIDE
from signoria.cli.serve import add_database, database_of
from signoria.cli.shared import Commands, add_command, print_json, read_document
from signoria.engine.errors import InvalidError

if TYPE_CHECKING:
    from signoria.server.storage.engine import Database
    from signoria.table import Table

TOLD = f"Everybody at the table is told the reason, and the record of the game keeps it.\n{BESIDE}"
MOST_LETTERS = 300


def register(commands: Commands) -> None:
    undo = add_command(commands, "undo", run_undo, "take a game back to an earlier turn, as the operator", TOLD)
    patch = add_command(commands, "patch", run_patch, "put another position on a table, as the operator", TOLD)
    for parser in (undo, patch):
        add_database(parser)
        parser.add_argument("table", metavar="TABLE", help="its id")
        parser.add_argument("--reason", required=True, help="what the players are told")
    undo.add_argument("--to", type=int, required=True, metavar="TURN", help="the first decision that is taken back")
    patch.add_argument("position", metavar="POSITION", help="a file with a position (JSON), as `show` prints it")


def run_undo(options: argparse.Namespace) -> int:
    from signoria.server.storage.toolbox import undo

    if options.to < 0:
        raise InvalidError("Turns are counted from 0.")
    return carry_out(options, lambda there: undo(there, options.table, options.to, options.reason))


def run_patch(options: argparse.Namespace) -> int:
    from signoria.server.storage.toolbox import patch

    position = read_document(options.position)
    return carry_out(options, lambda there: patch(there, options.table, position, options.reason))


def carry_out(options: argparse.Namespace, work: Callable[[Database], Awaitable[Table]]) -> int:
    from signoria.server.storage.tools import with_database

    if not options.reason.strip() or len(options.reason) > MOST_LETTERS:
        raise InvalidError(f"A reason is needed, of at most {MOST_LETTERS} letters: the players read it.")
    table = asyncio.run(with_database(database_of(options), work))
    play = table.playing()
    if options.json:
        print_json({"table": table.id, "turn": play.turn, "to_move": play.state.to_move})
    else:
        print(f"Table {table.id} is at turn {play.turn}; seat {play.state.to_move} is to move.")
    return 0
