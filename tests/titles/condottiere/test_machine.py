"""A machine that plays any game of Condottiere in any way, and checks at every step what must always hold."""

import ast
from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import signoria
from signoria.engine import is_chance
from signoria.titles.condottiere import Match, State
from tests.compiled import PACKAGE
from tests.titles.condottiere.invariants import FIELDS, check_fully, check_quickly
from tests.titles.condottiere.setups import SETUPS, inner, seeds, setups, stroll


class Play(RuleBasedStateMachine):
    @initialize(setup=setups, first=st.booleans())
    def begin(self, setup: signoria.Setup, first: bool) -> None:
        setup = signoria.Setup(setup.seats, setup.edition, setup.options, 0 if first else None)
        self.recorder = signoria.Recorder("condottiere", setup)
        state = self.recorder.state
        assert isinstance(state, State | Match)
        self.state = state
        self.state.watch()

    @precondition(lambda self: not self.state.over)
    @rule(which=st.integers(0, 61), seed=seeds)
    def step(self, which: int, seed: int) -> None:
        if self.state.waits_for_chance:
            self.recorder.deal(signoria.Rng(seed))
        else:
            self.act(self.state.legal()[which % len(self.state.legal())])

    @precondition(lambda self: not self.state.over)
    @rule(seed=seeds, steps=st.integers(1, 150))
    def go_far(self, seed: int, steps: int) -> None:
        """So that late moments are as likely as early ones."""
        rng = signoria.Rng(seed)
        for _ in range(steps):
            if self.state.waits_for_chance:
                self.recorder.deal(rng)
            elif not self.state.over:
                self.act(rng.choice(self.state.legal()))

    def act(self, action: int) -> None:
        """Cards leave the deck by a deal alone."""
        deck = inner(self.state).position()["deck"]
        self.recorder.act(action)
        if not self.state.waits_for_chance:
            assert Counter(inner(self.state).position()["deck"]) == Counter(deck)

    @precondition(lambda self: any(not is_chance("condottiere", move) for move in self.recorder.record.moves))
    @rule()
    def undo(self) -> None:
        """The last action and the chance after it are gone, nothing else."""
        record = self.recorder.record
        shorter = record.undone()
        assert record.moves[: len(shorter.moves)] == shorter.moves
        assert not is_chance("condottiere", record.moves[len(shorter.moves)])
        assert all(is_chance("condottiere", move) for move in record.moves[len(shorter.moves) + 1 :])
        state = shorter.replay()
        assert state.to_move is not None
        state.apply(state.parse(record.moves[len(shorter.moves)]))
        assert state == record.replay(len(shorter.moves) + 1)

    @invariant()
    def facts_hold(self) -> None:
        check_fully(self.state)

    @invariant()
    def record_is_the_game(self) -> None:
        record = signoria.Record.from_json(self.recorder.record.to_json())
        assert record == self.recorder.record
        assert record.replay() == self.state
        assert record.outcome == self.state.outcome


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=40, stateful_step_count=10)


def test_every_setup_is_played_to_its_end() -> None:
    """The machine chooses among all set-ups; here each has its game."""
    reasons: Counter[str] = Counter()
    for setup in SETUPS:
        for number, state in enumerate(stroll(setup, ("whole game", setup))):
            if number % 20 == 0 or state.over:
                check_quickly(state)
            if number % 200 == 0 or state.over:
                check_fully(state)
        assert state.outcome is not None
        reasons[state.outcome.reason] += 1
    assert len(SETUPS) == 160
    assert {"adjacent", "total", "points"} <= reasons.keys()


def test_no_part_of_a_state_is_left_out_of_the_comparison() -> None:
    source = ast.parse((PACKAGE / "titles" / "condottiere" / "rules" / "state.py").read_text("utf-8"))
    slots = [
        ast.literal_eval(node.value)
        for node in ast.walk(source)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
    ]
    assert {*FIELDS, "last_battle", "last_move", "terms", "watched"} == set(slots[0])
