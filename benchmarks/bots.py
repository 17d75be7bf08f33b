"""How fast the bots of Condottiere decide, level by level, and how many simulations a search makes a second."""

from __future__ import annotations

from statistics import fmean
from time import perf_counter

from librt.vecs import vec
from measuring import Row, against, print_table, write_json
from mypy_extensions import i64

import signoria
from signoria import bots
from signoria.titles.condottiere.bots.habits import Guesses
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.bots.search import Search
from signoria.titles.condottiere.bots.weights_file import LEAGUE, shipped
from signoria.titles.condottiere.bots.worlds import draw_worlds
from signoria.titles.condottiere.data.editions import terms_for
from signoria.titles.condottiere.rules.playout import fresh
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import NONE

DECISIONS = 400
NOTHING_SHOWN = vec[i64]([0] * 6)


def moments(wanted: int) -> list[State]:
    """Decisions with a choice, from games of captains."""
    found: list[State] = []
    number = 0
    while len(found) < wanted:
        state = fresh(terms_for(signoria.Setup(4)), NONE)
        rng = signoria.Rng(number)
        number += 1
        captain = bots.make("condottiere", "captain", number)
        while not state.over:
            if state.waits_for_chance:
                state.deal(rng)
                continue
            if len(state.legal()) > 1:
                found.append(state.copy())
            state.apply(captain.choose(state.view(state.to_move)))
    return found[:wanted]


def policy_microseconds(states: list[State]) -> float:
    weights = shipped(LEAGUE)
    policy = Policy(states[0].terms, weights.policy, Guesses(weights.likelihoods).kinds)
    times: list[float] = []
    for _ in range(20):
        began = perf_counter()
        for state in states:
            policy.best(state)
        times.append((perf_counter() - began) / len(states))
    return 1e6 * min(times)


def simulations_a_second(states: list[State], battles: int) -> float:
    search = Search(states[0].terms, shipped(LEAGUE), 1)
    search.battles = battles
    rates: list[float] = []
    for _ in range(3):
        made = 0
        began = perf_counter()
        for state in states:
            search.worlds = draw_worlds(state, NOTHING_SHOWN, 32, search.rng)
            search.choose(state, 200)
            made += int(search.simulations)
        rates.append(made / (perf_counter() - began))
    return max(rates)


def level_times(level: str, states: list[State]) -> list[float]:
    """Milliseconds of each decision, from the view to the action."""
    bot = bots.make("condottiere", level, 1)
    bot.choose(states[0].view(states[0].to_move))
    times: list[float] = []
    for state in states:
        view = state.view(state.to_move)
        began = perf_counter()
        bot.choose(view)
        times.append(1000 * (perf_counter() - began))
    return times


def main() -> None:
    states = moments(DECISIONS)
    speed: list[Row] = [
        against("the captain's policy", policy_microseconds(states), "µs a decision", 20, at_least=False),
        against("cut at the battle's end", simulations_a_second(states, 1), "simulations/s", 100_000),
        against("cut one battle later, as shipped", simulations_a_second(states, 2), "simulations/s", 25_000),
    ]
    print_table("One core, four players, the modern edition", speed)
    levels: list[Row] = []
    for level in bots.levels("condottiere"):
        times = level_times(level, states)
        row: Row = {"level": level, "mean ms": f"{fmean(times):.3f}", "longest ms": f"{max(times):.2f}"}
        levels.append(row)
    print_table("From the view to the action", levels)
    write_json("bots", {"speed": speed, "levels": levels})


if __name__ == "__main__":
    main()
