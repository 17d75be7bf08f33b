"""`signoria puzzle`: find the best move."""

from __future__ import annotations

import argparse
import secrets
from datetime import UTC, datetime

from signoria.cli.setups import LANGUAGES, add_usual_game
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.contract import Document, View
from signoria.engine.errors import InvalidError
from signoria.puzzles import Puzzle, daily, puzzle, puzzles
from signoria.puzzles.puzzle import HARDEST

EPILOG = """\
Without --daily and --id, any puzzle of the game. The puzzle of the day changes at midnight UTC and is of any game.
"""


def register(commands: Commands) -> None:
    parser = add_command(commands, "puzzle", run, "solve a puzzle: find the best move of a position", EPILOG)
    add_usual_game(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--daily", action="store_true", help="the puzzle of the day")
    which.add_argument("--id", metavar="ID", help="this puzzle")
    levels = range(1, HARDEST + 1)
    which.add_argument("--difficulty", type=int, choices=levels, metavar="N", help=f"one so hard, 1 to {HARDEST}")
    parser.add_argument("--answer", metavar="ACTION", help="answer at once, without being asked")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="language of the messages (default en)")


def run(options: argparse.Namespace) -> int:
    posed = posed_by(options)
    view = posed.begin().view(posed.seat)
    answer = options.answer
    if options.json:
        print_json(problem(posed, view) if answer is None else solution(posed, checked(posed, answer)))
        return 0
    from signoria.cli.solver import Solver

    solver = Solver(posed, view, options.language)
    if answer is None:
        answer = solver.ask()
    if answer is not None:
        solver.tell(checked(posed, answer))
    return 0


def posed_by(options: argparse.Namespace) -> Puzzle:
    if options.daily or options.id:
        found = daily(datetime.now(UTC).date()) if options.daily else puzzle(options.id)
        if found is None:
            raise InvalidError(
                "No title here brings puzzles." if options.daily else f"There is no puzzle {options.id!r}."
            )
        return found
    fitting = [one for one in puzzles(options.game) if options.difficulty in (None, one.difficulty)]
    if not fitting:
        raise InvalidError(f"{options.game} has no such puzzles.")
    return secrets.choice(fitting)


def checked(posed: Puzzle, answer: str) -> str:
    """The answer as an action of the position; an error says why it is none."""
    state = posed.begin()
    action = state.parse(answer)
    text = state.text(action)
    state.apply(action)
    if text not in {judged.action for judged in posed.candidates}:
        raise InvalidError(f"{text} is not among the moves to choose from here.")
    return text


def problem(posed: Puzzle, view: View) -> Document:
    """What is known before an answer."""
    return {
        "id": posed.id,
        "game": posed.title,
        "seat": posed.seat,
        "difficulty": posed.difficulty,
        "view": view,
        "legal": sorted(one.action for one in posed.candidates),
    }


def solution(posed: Puzzle, answer: str) -> Document:
    return {
        "id": posed.id,
        "right": answer == posed.best,
        "best": posed.best,
        "reason": posed.reason,
        "args": posed.args,
        "then": posed.then,
        "missed": posed.missed,
        "candidates": posed.candidates,
    }
