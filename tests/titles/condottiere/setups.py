"""Every game that can be agreed on, and ways to play one."""

from collections.abc import Iterator
from itertools import combinations

from hypothesis import strategies as st

import signoria
from signoria.titles.condottiere import GAME, Match, State

game = GAME

FAMILIES: list[tuple[str, tuple[str, ...]]] = [
    (edition, options)
    for edition in game.editions
    for count in range(len(game.options(edition)) + 1)
    for options in combinations(game.options(edition), count)
    if not (edition == "modern" and {"points", "capturing"} <= set(options))
]
"""Both editions with every allowed combination of options."""

SETUPS = [signoria.Setup(seats, *family) for family in FAMILIES for seats in game.seats]

setups = st.sampled_from(SETUPS)
seeds = st.integers(0, 2**32)


def name_of(setup: signoria.Setup) -> str:
    return "-".join([setup.edition, *setup.options, f"{setup.seats}p"])


def inner(state: State | Match) -> State:
    """The game that is being played, in a match too."""
    return state.state if isinstance(state, Match) else state


def stroll(setup: signoria.Setup, seed: object) -> Iterator[State | Match]:
    """A game at random: its state before every decision or deal, and when it is over (one object that changes)."""
    rng = signoria.Rng(seed)
    state = game.new(setup)
    while not state.over:
        yield state
        if state.waits_for_chance:
            state.deal(rng)
        else:
            state.apply(rng.choice(state.legal()))
    yield state


def somewhere(setup: signoria.Setup, seed: object, steps: int) -> State | Match:
    """The state after so many random steps, or the end of the game if it is shorter."""
    for _, state in zip(range(steps + 1), stroll(setup, seed), strict=False):
        last = state
    return last
