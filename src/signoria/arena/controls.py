"""Whether a ladder can be believed: no bot may choose by what it cannot know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, count, islice
from typing import Any

from signoria import bots
from signoria.engine.chance import Rng
from signoria.engine.contract import Setup
from signoria.engine.registry import game

EVERY = 3
"""Of so many decisions one is tried: a game is then seen from its beginning to its end, by every seat."""


def try_leaks(title: str, bot: str, setup: Setup, seed: int, decisions: int) -> int:
    """In games of a bot with itself, draw again what is hidden from the seat to move; how often a fresh bot with the
    same seed and the same habits then chooses something else. An honest bot never does.
    """
    trials = chain.from_iterable(trials_of(title, bot, setup, (seed, number)) for number in count())
    return sum(islice(trials, decisions))


def trials_of(title: str, bot: str, setup: Setup, seed: tuple[int, int]) -> Iterator[bool]:
    """One game; of every third decision, whether it changes with what is hidden."""
    static, chance, hidden = game(title), Rng(("leaks", *seed)), Rng(("hidden", *seed))
    state, habits = static.new(setup), static.habits(setup)
    made = 0
    while not state.over and made < static.longest:
        seat = state.to_move
        if seat is None:
            state.deal(chance)
            continue
        choose = chooser(title, bot, ("leak", *seed, made), habits.told() if habits is not None else None)
        view = state.view(seat)
        action = choose(view)
        if made % EVERY == 0:
            yield choose(static.sample(view, hidden).view(seat)) != action
        if habits is not None:
            habits.saw(state, action)
        state.apply(action)
        made += 1


def chooser(title: str, bot: str, seed: object, told: tuple[int, ...] | None) -> Callable[[Any], int]:
    """What a fresh bot with this seed and these habits chooses."""

    def choose(view: Any) -> int:
        fresh = bots.make(title, bot, seed)
        bots.inform(fresh, told)
        return fresh.choose(view)

    return choose
