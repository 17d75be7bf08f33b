"""A machine that plays any game of Virtù in any way, and checks at every step what must always hold."""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import signoria
from signoria.titles.virtu import State
from signoria.titles.virtu.rules.action_codes import ACTIONS
from tests.titles.virtu.invariants import board_agrees, check
from tests.titles.virtu.walks import SEATED, SETUPS, any_action, busy_action, game, name_of, seeds, setups, stroll


class Play(RuleBasedStateMachine):
    @initialize(setup=setups, first=st.booleans())
    def begin(self, setup: signoria.Setup, first: bool) -> None:
        setup = signoria.Setup(setup.seats, setup.edition, setup.options, 0 if first else None, setup.families)
        self.recorder = signoria.Recorder("virtu", setup)
        state = self.recorder.state
        assert isinstance(state, State)
        self.state = state
        self.state.watch()
        while state.waits_for_chance:
            self.recorder.deal(signoria.Rng(1))

    @precondition(lambda self: not self.state.over)
    @rule(which=st.integers(0, 200))
    def step(self, which: int) -> None:
        legal = self.state.legal()
        self.recorder.act(legal[which % len(legal)])

    @precondition(lambda self: not self.state.over)
    @rule(seed=seeds, steps=st.integers(1, 60), busy=st.booleans())
    def go_far(self, seed: int, steps: int, busy: bool) -> None:
        """So that late moments are as likely as early ones."""
        rng = signoria.Rng(seed)
        for _ in range(steps):
            if not self.state.over:
                self.recorder.act((busy_action if busy else any_action)(self.state, rng))

    @precondition(lambda self: not self.state.over)
    @rule(action=st.integers(-5, ACTIONS + 5))
    def try_anything(self, action: int) -> None:
        """What is not legal changes nothing and is refused in words."""
        if action in self.state.legal():
            return
        before = self.state.position()
        with pytest.raises((signoria.IllegalMove, signoria.InvalidError)):
            self.state.apply(action)
        assert self.state.position() == before

    @precondition(lambda self: self.state.phase == "payment")
    @rule()
    def cancel(self) -> None:
        """A cancelled payment leaves no trace: the same choice is on offer again."""
        trial = self.state.copy()
        trial.apply(trial.parse("cancel"))
        assert trial.payment.pool == self.state.payment.pool_before
        assert trial.phase != "payment"

    @invariant()
    def facts_hold(self) -> None:
        check(self.state)
        board_agrees(self.state)

    @invariant()
    def position_tells_all(self) -> None:
        document = json.loads(json.dumps(self.state.position()))
        again = game.from_position(document)
        assert again.position() == self.state.position()
        assert again.legal() == self.state.legal()
        assert pickle.loads(pickle.dumps(self.state)) == self.state  # noqa: S301 - our own

    @invariant()
    def record_is_the_game(self) -> None:
        record = signoria.Record.from_json(self.recorder.record.to_json())
        assert record.replay() == self.state
        assert record.outcome == self.state.outcome


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=12, stateful_step_count=8)


@pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
@pytest.mark.parametrize("busy", [True, False])
def test_every_setup_is_played_to_its_end(setup: signoria.Setup, busy: bool) -> None:
    for number, state in enumerate(stroll(setup, ("whole game", setup, busy), busy)):
        if number % 40 == 0 or state.over:
            check(state)
            board_agrees(state)
    assert state.over


def test_a_copy_is_a_game_of_its_own() -> None:
    for number, state in enumerate(stroll(SETUPS[2], "copies")):
        if number % 40 or state.over:
            continue
        twin = state.copy()
        assert twin == state
        before = state.position()
        rng = signoria.Rng(number)
        for _ in range(30):
            if not twin.over:
                twin.apply(busy_action(twin, rng))
        assert state.position() == before
