"""The levels of Virtù: each plays legally, by what its seat may know, and better than the one before."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

import signoria
from signoria import bots
from signoria.arena import Contest, play_game
from signoria.engine.contract import ExplainingBot
from signoria.titles.virtu import State
from signoria.titles.virtu.bots.policies import mind_for
from signoria.titles.virtu.bots.self_play import play
from signoria.titles.virtu.components.setups import terms_for
from signoria.titles.virtu.rules.playout import winners_of
from tests.compiled import run
from tests.titles.virtu.walks import SEATED, SETUPS, begun, game, name_of, stroll

LEVELS = ("random", "beginner", "squire", "captain", "condottiere", "champion")
QUICK = bots.Budget(nodes=2)
"""A search that ends at once."""
THOUGHT = bots.Budget(nodes=8)
"""One that drops half of its candidates, and half of the rest."""


def moments(setup: signoria.Setup, each: int, most: int) -> Iterator[State]:
    """Some moments of a busy game at which somebody has a choice."""
    choices = (state for state in stroll(setup, ("levels", name_of(setup))) if len(state.legal()) > 1)
    for number, state in enumerate(choices):
        if number >= each * most:
            return
        if number % each == 0:
            yield state


def test_from_the_weakest_to_the_strongest() -> None:
    assert bots.levels("virtu") == LEVELS


@pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
def test_every_choice_is_legal_and_explained(setup: signoria.Setup) -> None:
    """In every set-up; what a bot explains is what its twin chooses, and the state is left alone."""
    for number, state in enumerate(moments(setup, 31, 4)):
        view = state.view(state.to_move)
        before = state.position()
        for level in LEVELS[1:]:
            bot, twin = (bots.make("virtu", level, number, QUICK) for _ in range(2))
            assert isinstance(bot, ExplainingBot)
            told = bot.explain(view)
            assert told.action in view.legal
            assert told.action == twin.choose(view)
            assert told.reason
        assert state.position() == before


@pytest.mark.parametrize("level", LEVELS[1:])
def test_nothing_hidden_changes_a_choice(level: str) -> None:
    """V-SET-3: family cards that others place are secret until all are placed."""
    rng = signoria.Rng("hidden")
    state = begun(signoria.Setup(4, first=0), rng)
    for _ in range(7):
        state.apply(rng.choice(state.legal()))
    view = state.view(state.to_move)
    chosen = {
        bots.make("virtu", level, 3, QUICK).choose(game.sample(view, signoria.Rng(seed)).view(state.to_move))
        for seed in range(4)
    }
    assert chosen == {bots.make("virtu", level, 3, QUICK).choose(view)}


def wins(level: str, rivals: str, games: int) -> float:
    """The share of four-player games that a mind wins against three others, seats rotated."""
    terms = terms_for(signoria.Setup(4))
    one, other = mind_for(level, terms), mind_for(rivals, terms)
    won = 0.0
    for number in range(games):
        seated = [one if seat == number % 4 else other for seat in range(4)]
        winners = winners_of(play(seated, signoria.Rng((level, rivals, number))))
        won += (number % 4 in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(("level", "rivals"), [("squire", "beginner"), ("captain", "squire")])
def test_each_mind_beats_the_one_before(level: str, rivals: str) -> None:
    assert wins(level, rivals, 40) > 1 / 4


@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "rivals"), [("squire", "beginner"), ("squire", "first-squire"), ("captain", "squire")]
)
def test_each_mind_beats_the_one_before_by_far(level: str, rivals: str) -> None:
    assert wins(level, rivals, 1000) > 0.31


def test_who_looks_ahead_ends_the_game() -> None:
    """Within an evening."""
    contest = Contest("virtu", game.check(signoria.Setup(3, first=0)), ("condottiere", "squire", "beginner"), 5)
    state, decisions = play_game(contest, 0)
    assert state.over
    assert decisions < 1500


# -- the same interpreted and compiled


def choices() -> str:
    """What every level chooses at some moments, with its reasons and numbers."""
    told = [
        bots.explanation(bots.make("virtu", level, "same", THOUGHT), state.view(state.to_move))
        for state in moments(signoria.Setup(4), 37, 4)
        for level in LEVELS[1:]
    ]
    assert any(len({one.share for one in answer.candidates}) > 2 for answer in told if answer)
    return json.dumps(msgspec.to_builtins(told))


def test_levels_choose_the_same_interpreted_and_compiled() -> None:
    code = ["-c", "from tests.titles.virtu.test_levels import choices; print(choices())"]
    interpreted, compiled = (run(code, interpreted=interpreted) for interpreted in (True, False))
    assert interpreted == compiled
