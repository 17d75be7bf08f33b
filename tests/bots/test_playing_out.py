"""Games are played to the end: the same with the same luck, by the analyst where it can."""

from __future__ import annotations

import pytest

from signoria import bots
from signoria.bots.playing_out import PlayingOut
from signoria.engine import Rng, Setup, State, game
from tests.puzzles.oracle import Oracle


def dealt(title: str, setup: Setup) -> State:
    state = game(title).new(setup)
    state.deal(Rng(7))
    return state


def test_games_are_played_to_the_end_with_the_same_luck() -> None:
    state = dealt("condottiere", Setup(3, first=0))
    playing = PlayingOut("condottiere", Oracle(), "squire")
    shares = [playing.played_out(state, (state.legal()[0],), "luck") for _ in range(2)]
    assert shares[0] == shares[1]
    assert sum(shares[0]) == pytest.approx(1)


def test_an_analyst_that_plays_whole_games_is_asked_for_them() -> None:
    class Player(Oracle):
        def play_out(self, _state: object, luck: object) -> tuple[float, ...]:
            return (0.25, 0.75) if luck == "luck" else (1.0, 0.0)

    state = dealt("condottiere", Setup(2, first=0))
    playing = PlayingOut("condottiere", Player(), "squire")
    assert playing.played_out(state, (state.legal()[0],), "luck") == (0.25, 0.75)


@pytest.mark.parametrize(
    ("title", "setup"),
    [
        ("condottiere", Setup(4, first=0)),
        ("condottiere", Setup(3, options=("points",), values={"target": 8}, first=0)),
        ("virtu", Setup(3)),
    ],
    ids=["game", "match", "virtu"],
)
def test_the_analysts_play_to_the_end_and_leave_the_moment_as_it_was(title: str, setup: Setup) -> None:
    state = dealt(title, setup)
    before, analyst = state.position(), bots.analyst(title, 1)
    assert analyst is not None
    turns = tuple((action,) for action in state.legal()[:2])
    view = state.view(state.to_move)
    playing = PlayingOut(title, analyst, "captain")
    found = [playing.compare(view, turns, luck) for luck in range(8)]
    assert found == [playing.compare(view, turns, luck) for luck in range(8)]
    assert all(0 <= share <= 1 for shares in found for share in shares)
    assert sum(playing.played_out(state, turns[0], 1)) == pytest.approx(1)
    assert state.position() == before
