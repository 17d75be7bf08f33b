"""The analyst of Virtù: chances that add up, every legal action weighed, the same for the same seed."""

from __future__ import annotations

import json

import msgspec
import pytest

import signoria
from signoria import bots
from signoria.titles.virtu.bots.analyst import Analyst
from tests.compiled import run
from tests.titles.virtu.test_levels import moments
from tests.titles.virtu.walks import SEATED, SETUPS, begun, game, name_of


def test_the_title_names_its_analyst() -> None:
    assert isinstance(bots.analyst("virtu", 3), Analyst)


@pytest.mark.parametrize("setup", [*SETUPS[:4], *SEATED], ids=name_of)
def test_every_legal_action_is_weighed(setup: signoria.Setup) -> None:
    for state in moments(setup, 29, 3):
        view = state.view(state.to_move)
        told = Analyst(1).weigh(view, 8)
        assert sorted(one.action for one in told.candidates) == list(view.legal)
        assert all(one.value is not None and 0 <= one.value <= 1 for one in told.candidates)
        assert all(one.error is not None and one.error >= 0 for one in told.candidates)
        assert told.action in view.legal
        assert told.reason
        assert told == Analyst(1).weigh(view, 8)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_of_all_seats_are_one(seats: int) -> None:
    for state in moments(signoria.Setup(seats), 41, 3):
        before = state.position()
        found = Analyst(1).chances(state, 8)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1)
        assert found == Analyst(1).chances(state, 8)
        assert state.position() == before


def test_before_the_first_seat_is_drawn_all_have_the_same_chance() -> None:
    assert Analyst(1).chances(game.new(signoria.Setup(4)), 8) == (0.25,) * 4


def test_at_the_end_the_winner_has_it_all() -> None:
    rng = signoria.Rng("end")
    state = begun(signoria.Setup(3), rng)
    bot = bots.make("virtu", "squire", 1)
    while not state.over:
        state.apply(bot.choose(state.view(state.to_move)))
    assert Analyst(1).chances(state, 8) == state.returns()


def test_nothing_hidden_changes_what_an_action_is_worth() -> None:
    """V-SET-3: family cards that others place are secret until all are placed."""
    rng = signoria.Rng("hidden")
    state = begun(signoria.Setup(4, first=0), rng)
    for _ in range(7):
        state.apply(rng.choice(state.legal()))
    view = state.view(state.to_move)
    for seed in range(3):
        other = game.sample(view, signoria.Rng(seed)).view(state.to_move)
        assert Analyst(1).weigh(other, 8) == Analyst(1).weigh(view, 8)


def judgements() -> str:
    """What the analyst says of some moments."""
    said = [
        (Analyst("same").chances(state, 8), Analyst("same").weigh(state.view(state.to_move), 16))
        for state in moments(signoria.Setup(4), 53, 2)
    ]
    return json.dumps(msgspec.to_builtins(said))


def test_moments_are_judged_the_same_interpreted_and_compiled() -> None:
    code = ["-c", "from tests.titles.virtu.test_analyst import judgements; print(judgements())"]
    interpreted, compiled = (run(code, interpreted=interpreted) for interpreted in (True, False))
    assert interpreted == compiled
