"""`signoria play`: a game against bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from signoria.bots import levels
from signoria.cli.shared import LANGUAGES, Commands, add_command, add_terms, setup_from

EPILOG = """\
In the terminal a move is typed as the list shows it: #3 is its third line, `play:10` or `play 10` a move, `rome`
or `sc` short for what it is about, in the language of the table. A bare number is a line of the list; where it is
also a card or a count, you are asked which one you mean. Type ? for the other words: hint, log, list, borders, save,
quit.
"""


def register(commands: Commands) -> None:
    parser = add_command(commands, "play", run, "play against bots, in the browser or in the terminal", EPILOG)
    parser.add_argument("game", metavar="GAME", nargs="?", default="condottiere", help="condottiere (default) or virtu")
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    add_terms(parser)
    parser.add_argument(
        "--bot", default="squire", help=f"bot level: {' or '.join(levels('condottiere'))} (default squire)"
    )
    parser.add_argument("--name", default="Player", help="your name (default Player)")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="language of the messages (default en)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the record there, however the game ends")


def run(options: argparse.Namespace) -> int:
    if not options.terminal:
        from signoria.cli.serve import play_in_browser

        return play_in_browser()
    from signoria.cli.terminal import play_in_terminal

    play_in_terminal(options.game, setup_from(options), options.bot, options.name, options.language, options.save)
    return 0
