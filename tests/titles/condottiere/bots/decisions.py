"""Prints what the bots decide in some moments: the test of search runs it interpreted and compiled."""

from __future__ import annotations

import json

import signoria
from signoria import INTERPRETED, bots
from signoria.engine import Budget
from signoria.titles.condottiere import GAME

SETUPS = (
    signoria.Setup(4, first=0),
    signoria.Setup(2, "classic", first=1),
    signoria.Setup(3, options=("capturing", "hidden-cards"), first=0),
)
LEVELS = ("beginner", "squire", "captain", "condottiere", "champion", "stubborn", "thrifty", "fickle")


def decided(setup: signoria.Setup, moves: int) -> list[int]:
    """What each level would do, move by move; the last of them does it."""
    state = GAME.new(setup)
    rng = signoria.Rng(9)
    players = [bots.make("condottiere", level, 4, Budget(nodes=24)) for level in LEVELS]
    habits = GAME.habits(setup)
    found: list[int] = []
    while len(found) < moves and not state.over:
        if state.waits_for_chance:
            state.deal(rng)
            continue
        view = state.view(state.to_move)
        found += [player.choose(view) for player in players]
        habits.saw(state, found[-1])
        state.apply(found[-1])
    return found + list(habits.told())


if __name__ == "__main__":
    print(json.dumps({"interpreted": INTERPRETED, "decisions": [decided(setup, 160) for setup in SETUPS]}))
