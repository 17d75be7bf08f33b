"""`signoria simulate`: many games between bots, counted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from signoria import bots
from signoria.arena import Contest, Report, simulate
from signoria.arena.games import record_game
from signoria.cli.setups import add_game, add_setup, levels_of, of_each, print_advice, setup_from
from signoria.cli.shared import Commands, add_command, print_json, progress_bar
from signoria.engine.errors import InvalidError
from signoria.engine.registry import game

EPILOG = """\
The bots change seats from game to game. The same seed gives the same games, on any number of processes.
"""


def register(commands: Commands) -> None:
    parser = add_command(commands, "simulate", run, "play many games between bots and count the results", EPILOG)
    add_game(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument("--seed", type=int, default=0, help="random seed (default 0)")
    bots_help = f"a level for all seats, or one for each: A,B,... (default random); {of_each(levels_of)}"
    parser.add_argument("--bots", default="random", help=bots_help)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (default 1)")
    parser.add_argument(
        "--records", type=Path, metavar="FOLDER", help="save each game as a record in FOLDER instead of counting"
    )
    add_setup(parser)


def run(options: argparse.Namespace) -> int:
    contest = contest_from(options)
    print_advice(contest.title, contest.setup)
    if options.records:
        return save_records(contest, options.games, options.records)
    with progress_bar(options.games, shown=sys.stderr.isatty()) as progress:
        report = simulate(contest, options.games, options.jobs, progress)
    print_json(report) if options.json else print_report(report, contest)
    return 0


def contest_from(options: argparse.Namespace) -> Contest:
    setup = game(options.game).check(setup_from(options))
    levels = tuple(options.bots.split(","))
    if len(levels) == 1:
        levels *= setup.seats
    if len(levels) != setup.seats:
        raise InvalidError(f"--bots names {len(levels)} bots for {setup.seats} seats; name one, or one for each seat.")
    for level in levels:
        bots.make(options.game, level)
    if options.games < 1 or options.jobs < 1:
        raise InvalidError("--games and --jobs are at least 1.")
    return Contest(options.game, setup, levels, options.seed)


def save_records(contest: Contest, games: int, folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        record_game(contest, number).save(folder / f"{contest.title}-{number:05}.json")
    print(f"{games} records in {folder}")
    return 0


def print_report(report: Report, contest: Contest) -> None:
    print(f"{report.games:,} games of {contest.title} in {report.seconds:,.2f} s")
    print(f"{report.decisions:,} decisions, {report.decisions_per_second:,.0f} per second")
    print(f"decisions per game: {report.shortest} to {report.longest}, {report.mean} on average")
    print("wins by seat:  ", "  ".join(f"{seat}: {wins / report.games:.1%}" for seat, wins in enumerate(report.wins)))
    print("wins by bot:   ", "  ".join(f"{bot}: {wins / report.games:.1%}" for bot, wins in report.wins_by_bot.items()))
    print("endings:       ", "  ".join(f"{why}: {games}" for why, games in report.endings.items()))
