"""`signoria play`: a game against bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from signoria.cli.setups import LANGUAGES, add_setup, add_usual_game, bots_of, of_each, setup_from
from signoria.cli.shared import Commands, add_command

EPILOG = """\
In the terminal a move is typed as the list shows it: #3 is its third line, `verb:thing` or `verb thing` a move; the
thing alone will do, or its first letters, in the language of the table. A bare number is a line of the list; where it
is also a card or a count, you are asked which one you mean. Type ? for the other words: hint, log, list, save, quit.
"""


def register(commands: Commands) -> None:
    parser = add_command(commands, "play", run, "play against bots, in the browser or in the terminal", EPILOG)
    add_usual_game(parser)
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    parser.add_argument("--bot", metavar="LEVEL", help=f"bot level, else you are asked; {of_each(bots_of)}")
    parser.add_argument("--name", default="Player", help="your name (default Player)")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="language of the messages (default en)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the record there, however the game ends")
    add_setup(parser)


def run(options: argparse.Namespace) -> int:
    if not options.terminal:
        from signoria.cli.serve import play_in_browser

        return play_in_browser()
    from signoria.cli.terminal import play_in_terminal

    play_in_terminal(options.game, setup_from(options), options.bot or "", options.name, options.language, options.save)
    return 0
