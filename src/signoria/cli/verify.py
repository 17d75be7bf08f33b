"""`signoria verify`: were the cards of a game dealt as committed?"""

from __future__ import annotations

import argparse

from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.record import Record, verify


def register(commands: Commands) -> None:
    parser = add_command(commands, "verify", run, "check that a game's moves, outcome and cards are what was committed")
    parser.add_argument("record", metavar="RECORD", help="a file with a record (JSON)")


def run(options: argparse.Namespace) -> int:
    record = Record.load(options.record)
    checked = verify(record)
    if options.json:
        print_json({"verified": True, "moves": len(record.moves), "chance": checked})
    else:
        print(f"Verified: {len(record.moves)} moves; all {checked} deals follow from the committed secret.")
    return 0
