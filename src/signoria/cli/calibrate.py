"""`signoria calibrate`: how often the chances come true that the analyst of a title predicts."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from signoria.arena.games import Contest
from signoria.cli.setups import add_game, add_setup, levels_of, of_each
from signoria.cli.shared import Commands, add_command, print_json, progress_bar
from signoria.cli.simulate import contest_from
from signoria.engine.errors import InvalidError
from signoria.engine.registry import manifest
from signoria.teacher.calibration import Bin, Calibration, calibrate, keep
from signoria.teacher.plot import CALIBRATION, PAGE, TURNING_POINTS, replaced, write, write_promises
from signoria.teacher.promises import Promises, keep_promises

LEAST_TRIALS = 2

EPILOG = """\
Bots play seeded games. At some moments of each, from all its parts, the analyst says each player's chance to win; at
the end it is known who won. Of all predictions of about 70 %, seven in ten should have come true. The Brier score is
the mean squared error of the predictions: the lower, the better. The same seed gives the same numbers.

With --turning-points N the games are analysed instead, and the better move and the one taken at every turning point are
played out N times more, with other luck: how much of what was promised was there, and how often "sure" was right.
"""


def register(commands: Commands) -> None:
    about = "measure how often predicted chances to win come true"
    parser = add_command(commands, "calibrate", run, about, EPILOG)
    add_game(parser)
    numbers = {
        "games": (200, "how many games"),
        "seed": (0, "random seed"),
        "moments": (8, "at how many moments of a game it predicts"),
        "jobs": (1, "how many processes"),
    }
    for name, (default, meaning) in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=f"{meaning} (default {default})")
    parser.add_argument("--simulations", type=int, metavar="N", help="how hard it thinks about each, as for `analyse`")
    again = "instead, play each turning point of the games out N times more"
    parser.add_argument("--turning-points", type=int, metavar="N", help=again)
    bots_help = f"a level for all seats, or one for each: A,B,... (default random); {of_each(levels_of)}"
    parser.add_argument("--bots", default="random", help=bots_help)
    parser.add_argument("--keep", action="store_true", help="publish it with the title, where the page finds it")
    docs_help = "draw the plot into this folder and put the table into its teacher.md"
    parser.add_argument("--docs", type=Path, metavar="FOLDER", help=docs_help)
    add_setup(parser)


def run(options: argparse.Namespace) -> int:
    contest = contest_from(options)
    simulations = manifest(options.game).analysis if options.simulations is None else options.simulations
    if options.moments < 1 or simulations < 1:
        raise InvalidError("--moments and --simulations are at least 1.")
    if options.turning_points is not None:
        return run_promises(options, contest, simulations)
    if options.docs:
        replaced(
            (options.docs / PAGE).read_text("utf-8"), CALIBRATION, options.game, ""
        )  # refuses now, not after hours
    with progress_bar(options.games, shown=sys.stderr.isatty()) as progress:
        found = calibrate(contest, options.games, options.moments, simulations, options.jobs, progress)
    print_json(found) if options.json else print_table(found)
    written = [keep(found)] if options.keep else []
    if options.docs:
        written += map(str, write(found, options.docs))
    for path in written:
        print(f"written: {path}", file=sys.stderr)
    return 0


def run_promises(options: argparse.Namespace, contest: Contest, simulations: int) -> int:
    if options.turning_points < LEAST_TRIALS or options.keep:
        raise InvalidError(f"--turning-points is at least {LEAST_TRIALS}, and goes without --keep.")
    if options.docs:
        replaced((options.docs / PAGE).read_text("utf-8"), TURNING_POINTS, options.game, "")
    with progress_bar(options.games, shown=sys.stderr.isatty()) as progress:
        found = keep_promises(contest, options.games, options.turning_points, simulations, options.jobs, progress)
    print_json(found) if options.json else print_promises(found)
    if options.docs:
        print(f"written: {write_promises(found, options.docs)}", file=sys.stderr)
    return 0


def print_promises(found: Promises) -> None:
    print(f"{found.points:,} turning points of {found.games:,} games of {found.game}, {found.seats} players")
    print(f"promised {found.promised:.1%}, given {found.given:.1%} (± {found.margin:.1%}) of {found.trials} games each")
    print(f"better {found.better}, worse {found.worse}, within their own 95 % interval {found.covered:.0%}")
    for one in found.bins:
        span = f"{one.low:.0%} to {one.high:.0%}"
        print(f"sure {span:12} {one.points:5,} points, on average {one.said:.1%}, better {one.better:.1%}")


def print_table(found: Calibration) -> None:
    print(f"{found.games:,} games of {found.game}, {found.seats} players, {found.moments} moments of each")
    print("predicted      predictions   games  on average  came true  95 % interval")
    for one in found.bins:
        print(row(one))
    bounds = f"({found.brier_least:.3f} to {found.brier_most:.3f})"
    print(f"Brier score {found.brier:.3f} {bounds}; the same chance for everybody has {found.guess:.3f}")


def row(one: Bin) -> str:
    span = f"{one.low:.0%} to {one.high:.0%}"
    counts = f"{one.predictions:11,} {one.games:7,}"
    return f"{span:14} {counts} {one.predicted:11.1%} {one.happened:10.1%}  {one.least:.1%} to {one.most:.1%}"
