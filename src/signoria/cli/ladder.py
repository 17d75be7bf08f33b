"""`signoria ladder`: how strong the bots of a title are, against a panel of fields."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path

import msgspec

from signoria.arena.ladder import Journal, code_of, play_ladder
from signoria.arena.page import check_page, write_page
from signoria.arena.plan import USUAL_FIELDS, Ladder, Part, Plan, read_plan, setup_of
from signoria.arena.pools import open_pool
from signoria.arena.standings import Standings, standings_of
from signoria.arena.tables import tables_of
from signoria.cli.setups import add_game, add_setup, levels_of, of_each, print_advice, setup_from
from signoria.cli.shared import Commands, add_command, print_json, progress_bar
from signoria.engine.errors import InvalidError, SignoriaError
from signoria.engine.manifest import Manifest
from signoria.engine.registry import game

EPILOG = """\
An edge is one bot against a field that fills the other seats. Each deal is played from every seat with the same chance,
so that luck cancels out; intervals (95 %) are made from deals, not from games, for games of a deal are not independent.

fields: squire or 3xsquire       the same bot in all other seats
        2xsquire+captain         these, in this order
        mixed                    other levels and styles, drawn anew for every deal
        weaker, below            every weaker level, or the next weaker one alone
        itself                   a control: must come out at par
        styles                   every style of the title; * marks those that no bot has trained against

examples:
  signoria ladder GAME                                     all levels against weaker ones, themselves, styles
  signoria ladder GAME --bots captain --fields below,mixed --games 400 --jobs 2
  signoria ladder GAME --seats 2 --option NAME --out two.json
  signoria ladder GAME --plan plan.toml --out ladder.json  a plan with many set-ups; resumes where it was stopped
  signoria ladder GAME --show ladder.json                  what it found

The same seed gives the same result on any number of processes. With --out FILE.json what is done is kept in FILE.jsonl:
the same command goes on from there, also with more games or other edges. Games that the title played before its rules
or bots changed are not counted.
"""
INTERRUPTED = 130


def register(commands: Commands) -> None:
    parser = add_command(commands, "ladder", run, "measure how strong bots are, against a panel of fields", EPILOG)
    add_game(parser)
    parser.add_argument("--plan", type=Path, metavar="FILE", help="what to play, TOML or JSON: docs/strength.md")
    parser.add_argument("--games", type=int, metavar="N", help="games of each edge, in whole deals (default 1000)")
    parser.add_argument("--seed", type=int, help="random seed (default 0)")
    levels = f"who is measured: A,B,... (default: all levels but random); {of_each(levels_of)}"
    parser.add_argument("--bots", metavar="A,B,...", help=levels)
    fields = f"against whom (default: {','.join(USUAL_FIELDS)}); styles: {of_each(styles_of) or 'none yet'}"
    parser.add_argument("--fields", metavar="A,B,...", help=fields)
    parser.add_argument("--leaks", type=int, metavar="N", help="decisions of each bot to try for leaks (default 100)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (default 1)")
    parser.add_argument("--ray", action="store_true", help="play on Ray: RAY_ADDRESS, or --jobs processes here")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the result as JSON, keep what is done beside it"
    )
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="write tables and plots into this page: docs/strength.md"
    )
    parser.add_argument("--show", type=Path, metavar="FILE", help="tell what a result says, and play nothing")
    add_setup(parser)


def styles_of(title: Manifest) -> str:
    return ", ".join(style.name + "*" * style.held_out for style in title.styles)


def run(options: argparse.Namespace) -> int:
    if options.page and not (options.out or options.show):
        raise InvalidError("--page needs --out or --show: the plots lie beside the result.")
    result = shown(options.show, options.game) if options.show else play(options)
    if result is None:
        return INTERRUPTED
    if options.page:
        write_page(options.page, options.show or options.out, result)
    print_json(result) if options.json else print_standings(result)
    if not result.ratings:
        print("signoria: no ratings, for openskill is missing: pip install openskill brings it.", file=sys.stderr)
    for warning in result.warnings:
        print(f"signoria: {warning}", file=sys.stderr)
    return 0


def shown(path: Path, title: str) -> Standings:
    """A result of this title that was written before."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Standings)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidError(f"{path} is no result of a ladder: {error}.") from None
    if found.title != title:
        raise InvalidError(f"{path} is a ladder of {found.title}, not of {title}.")
    return found


def play(options: argparse.Namespace) -> Standings | None:
    """Play what is not done yet, and write the result; None: somebody stopped it."""
    ladder = ladder_from(options)
    if options.page:
        check_page(options.page, options.out, ladder.title)
    code = code_of(ladder.title)
    journal = journal_for(options.out, code)
    try:
        with open_pool(options.jobs, options.ray) as pool, progress_bar(ladder.games, sys.stderr.isatty()) as progress:
            found = play_ladder(ladder, pool, journal, progress)
    except KeyboardInterrupt:
        say_interrupted(journal)
        return None
    except BrokenExecutor:
        say_interrupted(journal)
        raise SignoriaError("A process of the ladder has died, perhaps for want of memory: try fewer --jobs.") from None
    result = standings_of(ladder, code, found)
    if options.out:
        options.out.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    return result


def ladder_from(options: argparse.Namespace) -> Ladder:
    """What is to be played; InvalidError before anything is, or is written."""
    if options.jobs < 1:
        raise InvalidError("--jobs is at least 1.")
    if options.out and options.out.suffix != ".json":
        raise InvalidError(f"--out names a .json file, not {options.out}.")
    ladder = plan_from(options).changed(options.games, options.seed, options.leaks).ladder(options.game)
    if not ladder.deals:
        raise InvalidError(f"There is nothing to play: {options.game} has no such fields for these bots.")
    return ladder


def plan_from(options: argparse.Namespace) -> Plan:
    """The plan of the file, or the one that the options tell."""
    setup = game(options.game).check(setup_from(options))
    if options.plan is None:
        print_advice(options.game, setup)
        fields = names(options.fields) or USUAL_FIELDS
        return Plan(parts=(Part(names(options.bots), fields, (msgspec.to_builtins(setup),)),))
    given = [name for name in ("bots", "fields") if getattr(options, name) is not None]
    if given or setup != game(options.game).check(setup_of(options.game, {})):
        raise InvalidError("A plan says itself which bots, fields and set-ups; beside --plan, leave these options out.")
    return read_plan(options.plan)


def names(written: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in written.split(",")) if written else ()


def journal_for(out: Path | None, code: str) -> Journal | None:
    """Where the tasks are kept; touched at once, so that a folder that is not there is found before the first game."""
    if out is None:
        return None
    path = out.with_suffix(".jsonl")
    path.touch()
    return Journal(path, code)


def say_interrupted(journal: Journal | None) -> None:
    if journal is None:
        print("signoria: stopped; with --out FILE.json what is done would have been kept.", file=sys.stderr)
    else:
        print(f"signoria: stopped; {journal.path} keeps what is done, and the same command goes on.", file=sys.stderr)


def print_standings(result: Standings) -> None:
    edges = len(result.edges) + len(result.itself)
    print(f"{result.games:,} games of {result.title}, {edges} edges, seed {result.seed}\n")
    print("\n\n".join(table.plain() for table in tables_of(result)))
