"""`signoria play`: a game against bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from signoria.cli.shared import Commands, add_command, setup_from


def register(commands: Commands) -> None:
    parser = add_command(commands, "play", run, "play: one person against bots")
    parser.add_argument("game", metavar="GAME", nargs="?", default="condottiere", help="the title (default condottiere)")
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="how many players (default 4)")
    parser.add_argument("--edition", default="", help="modern or classic (default modern)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="an optional rule; may be repeated")
    parser.add_argument("--first", type=int, metavar="SEAT", help="the seat that begins; you are seat 0")
    parser.add_argument("--target", type=int, metavar="POINTS", help="points to play for, with --option points")
    parser.add_argument("--bot", default="squire", help="the level of the bots (default squire)")
    parser.add_argument("--language", default="en", help="the language of the log: en, ru, hu or fa")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the record there when the game ends")


def run(options: argparse.Namespace) -> int:
    from signoria.cli.terminal import play_in_terminal

    play_in_terminal(options.game, setup_from(options), options.bot, options.language, options.save)
    return 0
