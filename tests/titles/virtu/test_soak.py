"""Twenty thousand random games over all set-ups, without a violation."""

from __future__ import annotations

import pytest

import signoria
from tests.titles.virtu.invariants import board_agrees, check
from tests.titles.virtu.walks import SETUPS, name_of, stroll

GAMES = 20_000
EACH = -(-GAMES // len(SETUPS))
CHECKED = 211
"""A state in so many is checked; the number is prime, so that every moment of a game has its turn."""


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_random_games_break_nothing(setup: signoria.Setup) -> None:
    steps = 0
    for number in range(EACH):
        seed = ("soak", setup, number)
        for state in stroll(setup, seed, busy=number % 2 == 0):
            steps += 1
            if steps % CHECKED and not state.over:
                continue
            try:
                check(state)
                board_agrees(state)
            except Exception as violation:
                violation.add_note(f"seed {seed}: {state.position()}")
                raise
        assert state.over
