"""`signoria analyse`: how a recorded game went, and where it could have gone better."""

from __future__ import annotations

import argparse
import sys

from signoria.cli.replay import names_of
from signoria.cli.setups import LANGUAGES, add_components, load_components
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.errors import InvalidError
from signoria.engine.record import Record
from signoria.teacher import analyse

EPILOG = """\
What it tells:
  win chances      of each player, from the first choice to the end, for somebody who sees all cards
  turning points   of each player at most three: decisions that cost the most, judged by what the player knew then, with
                   what would have been better, why, and how sure that is; both moves are played to the end of many
                   games, and what is less sure than 80 % is left out
  biggest changes  the moments at which the chances changed most

A moment N of the game is its position after N moves: `signoria replay RECORD --at N` shows it.
The same record, seed and simulations give the same analysis. More simulations take longer and are surer.

exit codes:
  0   here is the analysis
  2   this is no record, or the game has no analyst
"""
LEAST_SIMULATIONS = 2


def register(commands: Commands) -> None:
    about = "say how a recorded game went: win chances, turning points, what would have been better"
    parser = add_command(commands, "analyse", run, about, EPILOG)
    parser.add_argument("record", metavar="RECORD", help="a file with a record (JSON)")
    parser.add_argument("--seat", type=int, metavar="N", help="only the turning points of this seat (default: of all)")
    simulated = "how hard it thinks about each decision (default: as the title says, so that it takes seconds)"
    parser.add_argument("--simulations", type=int, metavar="N", help=simulated)
    parser.add_argument("--seed", type=int, default=0, help="random seed (default 0)")
    add_components(parser)
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="language of the messages (default en)")


def run(options: argparse.Namespace) -> int:
    record = Record.load(options.record)
    load_components(record.game, options.components)
    record.begin().view(options.seat)  # refuses a seat that is not at this table
    if options.simulations is not None and options.simulations < LEAST_SIMULATIONS:
        raise InvalidError(f"--simulations is at least {LEAST_SIMULATIONS}.")
    progress = print_progress if sys.stderr.isatty() else None
    found = analyse(record, options.simulations, options.seed, progress)
    if options.json:
        print_json(found)
        return 0
    from signoria.cli.analysis_report import Report
    from signoria.locales import messages

    words = messages(options.language, record.game)
    seats = range(record.setup.seats) if options.seat is None else [options.seat]
    for line in Report(record, found, names_of(record, words), words).lines(seats):
        print(line)
    return 0


def print_progress(done: float) -> None:
    print(f"\r{done:4.0%} ", end="", file=sys.stderr, flush=True)
