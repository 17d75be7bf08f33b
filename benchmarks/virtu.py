"""How fast Virtù is: one core, random play, four players; catanatron in the same run; how wide the choices are."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from timeit import repeat

from catanatron import Color, Game, RandomPlayer
from measuring import Row, against, best_rate, best_rates, print_table, write_json

import signoria
from signoria import bots
from signoria.titles.virtu import GAME, State

GAMES = 1_500
PYTHON_GAMES = 60
INTERPRETED_GAMES = 6
CATAN_GAMES = 4
BRANCHING_GAMES = 60
SETUP = signoria.Setup(seats=4)
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def compiled_loop(games: int = GAMES) -> int:
    return GAME.random_games(SETUP, games, signoria.Rng(7)).decisions


def python_loop() -> int:
    game, rng, decisions = GAME, signoria.Rng(7), 0
    for _ in range(PYTHON_GAMES):
        state = game.new(SETUP)
        state.deal(rng)
        while not state.over:
            state.apply(rng.choice(state.legal()))
            decisions += 1
    return decisions


def interpreted_rate() -> float:
    """The same source, not compiled, in a process of its own."""
    environment = os.environ | {"SIGNORIA_INTERPRETED": "1"}
    output = subprocess.check_output([sys.executable, __file__, "--interpreted"], env=environment)  # noqa: S603
    return float(output)


def catanatron() -> int:
    """Four random players; a move is an entry of the game's own log."""
    moves = 0
    for _ in range(CATAN_GAMES):
        game = Game([RandomPlayer(colour) for colour in COLOURS])
        game.play()
        moves += len(game.state.actions)
    return moves


def midgame() -> State:
    """A state of a game that has been going on for a while."""
    state, rng = GAME.new(SETUP), signoria.Rng(7)
    state.deal(rng)
    for _ in range(200):
        state.apply(rng.choice(state.legal()))
    return state


def pickled(state: State) -> State:
    twin: State = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
    return twin


def nanoseconds(work: Callable[[], object]) -> float:
    return min(repeat(work, number=5_000, repeat=5)) / 5_000 * 1e9


def branching(level: str) -> Row:
    """Legal actions at each decision of games between bots."""
    widths: list[int] = []
    for number in range(BRANCHING_GAMES if level == "random" else 3):
        players = [bots.make("virtu", level, (number, seat)) for seat in range(4)]
        state = GAME.new(SETUP)
        state.deal(signoria.Rng(number))
        while not state.over:
            seat = state.to_move or 0
            legal = state.legal()
            widths.append(len(legal))
            state.apply(players[seat].choose(state.view(seat)))
    return {"players": level, "average": f"{sum(widths) / len(widths):.1f}", "worst": max(widths)}


def main() -> None:
    if signoria.INTERPRETED:
        sys.exit(f"The rules must be compiled to be measured: {signoria.INTERPRETED}.")
    compiled, python, catan = best_rates(compiled_loop, python_loop, catanatron)
    interpreted = interpreted_rate()
    rates: list[Row] = [
        {"loop": "signoria virtu, compiled", "decisions/s": f"{compiled:,.0f}"},
        {"loop": "signoria virtu, from Python", "decisions/s": f"{python:,.0f}"},
        {"loop": "signoria virtu, interpreted", "decisions/s": f"{interpreted:,.0f}"},
        {"loop": "catanatron, random players", "decisions/s": f"{catan:,.0f}"},
    ]
    state = midgame()
    aims = [
        against("compiled", compiled, "decisions/s", 1_000_000),
        against("compiled / catanatron", compiled / catan, "times", 15),
        against("copy of a state", nanoseconds(state.copy), "ns", 400, at_least=False),
        against("pickle of a state, and back", nanoseconds(lambda: pickled(state)) / 1000, "µs", 50, at_least=False),
    ]
    widths = [branching("random"), branching("squire")]
    print_table("Random play, four players, one core", rates)
    print_table("Against the aims", aims)
    print_table("Legal actions at a decision", widths)
    write_json("virtu", {"rates": rates, "aims": aims, "branching": widths})


if __name__ == "__main__":
    if "--interpreted" in sys.argv:
        print(best_rate(lambda: compiled_loop(INTERPRETED_GAMES), runs=2))
    else:
        main()
