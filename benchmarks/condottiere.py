"""How fast Condottiere is: one core, random play, full rules, four players, modern; its peers in the same run."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from copy import deepcopy
from timeit import repeat

import pyspiel
from measuring import Row, against, best_rate, best_rates, print_table, write_json

import signoria
from signoria.titles.condottiere import GAME, State

GAMES = 20_000
PYTHON_GAMES = 3_000
INTERPRETED_GAMES = 300
HEARTS_GAMES = 2_000
SETUP = signoria.Setup(seats=4)


def compiled_loop(games: int = GAMES) -> int:
    return GAME.random_games(SETUP, games, signoria.Rng(7)).decisions


def python_loop() -> int:
    game, rng, decisions = GAME, signoria.Rng(7), 0
    for _ in range(PYTHON_GAMES):
        state = game.new(SETUP)
        while not state.over:
            if state.waits_for_chance:
                state.deal(rng)
            else:
                state.apply(rng.choice(state.legal()))
                decisions += 1
    return decisions


def interpreted_rate() -> float:
    """The same source, not compiled, in a process of its own."""
    environment = os.environ | {"SIGNORIA_INTERPRETED": "1"}
    output = subprocess.check_output([sys.executable, __file__, "--interpreted"], env=environment)  # noqa: S603
    return float(output)


def hearts_in_cpp() -> int:
    """OpenSpiel's hearts, the whole loop in C++."""
    game = pyspiel.load_game("hearts")
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    decisions = 0
    for seed in range(HEARTS_GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, players, seed)
        decisions += sum(1 for step in state.full_history() if step.player >= 0) if seed == 0 else 0
    return decisions * HEARTS_GAMES


def hearts_from_python() -> int:
    """The shortest loop of OpenSpiel's own API; in hearts chance is uniform too."""
    game, decisions = pyspiel.load_game("hearts"), 0
    for _ in range(HEARTS_GAMES // 10):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def state_in_a_battle() -> State:
    state, rng = GAME.new(SETUP), signoria.Rng(7)
    assert isinstance(state, State)
    for _ in range(30):
        if state.waits_for_chance:
            state.deal(rng)
        else:
            state.apply(rng.choice(state.legal()))
    return state


def nanoseconds(work: Callable[[], object], number: int = 50_000) -> float:
    return min(repeat(work, number=number, repeat=5)) / number * 1e9


def edges() -> list[Row]:
    """What leaves a state and comes back: copies, bytes, views, samples, observations."""
    state, rng = state_in_a_battle(), signoria.Rng(7)
    view, data = state.view(0), pickle.dumps(state)
    numbers = array("i", bytes(4 * GAME.observation.size))
    works: list[tuple[str, Callable[[], object], float]] = [
        ("copy of a state", state.copy, 250),
        ("copy.deepcopy", lambda: deepcopy(state), 5_000),
        ("pickle.dumps", lambda: pickle.dumps(state), 5_000),
        ("pickle.loads", lambda: pickle.loads(data), 5_000),  # noqa: S301 - our own bytes
        ("view of a seat", lambda: state.view(0), 10_000),
        ("sample of a view", lambda: GAME.sample(view, rng), 10_000),
        ("observation", lambda: state.observe(0, numbers), 10_000),
    ]
    return [against(what, nanoseconds(work), "ns", aim, at_least=False) for what, work, aim in works]


def import_milliseconds() -> float:
    code = "import time; t = time.perf_counter(); import signoria; print(time.perf_counter() - t)"
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(7)]  # noqa: S603
    return min(times) * 1000


def main() -> None:
    if signoria.INTERPRETED:
        sys.exit(f"The rules must be compiled to be measured: {signoria.INTERPRETED}.")
    compiled, hearts_cpp, python, hearts_python = best_rates(
        compiled_loop, hearts_in_cpp, python_loop, hearts_from_python
    )
    interpreted = interpreted_rate()
    rates: list[Row] = [
        {"loop": "signoria condottiere, compiled", "decisions/s": f"{compiled:,.0f}"},
        {"loop": "signoria condottiere, from Python", "decisions/s": f"{python:,.0f}"},
        {"loop": "signoria condottiere, interpreted", "decisions/s": f"{interpreted:,.0f}"},
        {"loop": "OpenSpiel hearts, loop in C++", "decisions/s": f"{hearts_cpp:,.0f}"},
        {"loop": "OpenSpiel hearts, from Python", "decisions/s": f"{hearts_python:,.0f}"},
    ]
    aims = [
        against("compiled", compiled, "decisions/s", 5_000_000),
        against("compiled / OpenSpiel in C++", compiled / hearts_cpp, "times", 4),
        against("compiled / interpreted", compiled / interpreted, "times", 25),
        against("from Python", python, "decisions/s", 1_000_000),
        against("from Python / OpenSpiel from Python", python / hearts_python, "times", 6),
        *edges(),
        against("import signoria", import_milliseconds(), "ms", 100, at_least=False),
    ]
    print_table("Random play, four players, modern, one core", rates)
    print_table("Against the aims", aims)
    write_json("condottiere", {"rates": rates, "aims": aims})


if __name__ == "__main__":
    if "--interpreted" in sys.argv:
        print(best_rate(lambda: compiled_loop(INTERPRETED_GAMES)))
    else:
        main()
