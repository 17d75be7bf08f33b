"""`signoria new`: a new game as a position."""

from __future__ import annotations

import argparse

from signoria.cli.setups import add_game, add_setup, print_advice, setup_from
from signoria.cli.shared import Commands, add_command, deal_all, print_json
from signoria.engine.registry import game


def register(commands: Commands) -> None:
    parser = add_command(
        commands, "new", run, "print the position of a new game, to look at or to play on with `signoria step`"
    )
    add_game(parser)
    parser.add_argument("--seed", type=int, help="deal by this seed (default: the position waits for its deal)")
    add_setup(parser)


def run(options: argparse.Namespace) -> int:
    setup = game(options.game).check(setup_from(options))
    state = game(options.game).new(setup)
    print_advice(options.game, setup)
    if options.seed is not None:
        deal_all(state, options.seed)
    print_json(state.position())
    return 0
