"""Ways through games of Virtù: any legal action, or busy ones that make much happen."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

import signoria
from signoria.titles.virtu import GAME, State
from signoria.titles.virtu.rules.action_codes import CANCEL, DISCARD, DONE, EXPEL, MARCH, SEND, SHIFT, STRIKE, USE
from signoria.titles.virtu.rules.pieces import POWER_PLACES, ROOM_PLACES

game = GAME
SETUPS = tuple(signoria.Setup(seats, options=options) for seats in game.seats for options in ((), ("one-agent",)))
SEATED = (
    signoria.Setup(3, families=("venice", "florence", "naples")),
    signoria.Setup(4, options=("one-agent",), families=("naples", "milan", "florence", "venice")),
    signoria.Setup(5, families="lot"),
)
"""Families in another order than that of V-SET-1."""
setups = st.sampled_from((*SETUPS, *SEATED))
seeds = st.integers(0, 2**32)


def name_of(setup: signoria.Setup) -> str:
    seated = [setup.families] if isinstance(setup.families, str) else setup.families
    return "-".join([f"{setup.seats}p", *setup.options, *seated])


def begun(setup: signoria.Setup, rng: signoria.Rng) -> State:
    state = game.new(setup)
    while state.waits_for_chance:
        state.deal(rng)
    return state


def any_action(state: State, rng: signoria.Rng) -> int:
    return rng.choice(state.legal())


def busy_action(state: State, rng: signoria.Rng) -> int:
    """Seldom taking back, cashing, discarding, shuffling courtiers, blocking palaces or stopping early."""
    legal = state.legal()
    kept = [action for action in legal if not _is_idle(action, rng)]
    if len(kept) > 1 and DONE in kept and rng.below(4):
        kept.remove(DONE)
    return rng.choice(legal if not kept or rng.below(20) == 0 else kept)


def _is_idle(action: int, rng: signoria.Rng) -> bool:
    if action == CANCEL or DISCARD <= action < SHIFT:
        return True
    if USE <= action < MARCH:
        return (action - USE) % 8 == 0
    if SHIFT <= action < STRIKE:
        return rng.below(3) > 0
    return SEND + ROOM_PLACES <= action < SEND + POWER_PLACES < EXPEL and rng.below(4) > 0


def stroll(setup: signoria.Setup, seed: object, busy: bool = True) -> Iterator[State]:
    """A whole game, state by state. It is one object that changes: copy what you keep."""
    rng = signoria.Rng(seed)
    state = begun(setup, rng)
    yield state
    while not state.over:
        state.apply(busy_action(state, rng) if busy else any_action(state, rng))
        yield state
