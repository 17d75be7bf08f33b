"""Only the placing of family cards is secret, and of that nothing leaks (V-SET-3)."""

from __future__ import annotations

import msgspec
import pytest

import signoria
from tests.titles.virtu.walks import SETUPS, begun, busy_action, name_of


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_V_SET_3_placings_look_alike_to_others(setup: signoria.Setup) -> None:
    """Two games that differ only in what a seat placed are byte-equal to everybody else until all have placed."""
    one, other = (begun(signoria.Setup(setup.seats, "", setup.options, 0), signoria.Rng(1)) for _ in range(2))
    for state in (one, other):
        state.watch()
    rng = signoria.Rng(setup.seats)
    while one.phase == "placing":
        placer = one.to_move
        for state in (one, other):
            choices = [action for action in state.legal() if state.text(action) != "cancel"]
            state.apply(rng.choice(choices))
        for viewer in (*range(setup.seats), None):
            if one.phase == "placing" and viewer != placer and not (viewer is not None and viewer < (placer or 0)):
                assert seen(one, viewer) == seen(other, viewer)
    assert all(house.cards() for house in one.view(None).houses)


def seen(state: signoria.engine.State, viewer: int | None) -> bytes:
    view = msgspec.json.encode(state.view(viewer))
    return view + msgspec.json.encode(state.events(viewer))


def test_V_SET_3_own_cards_are_seen() -> None:
    state = begun(signoria.Setup(3, first=0), signoria.Rng(1))
    state.apply(state.parse("place:1@room-1"))
    assert state.view(0).houses[0].cards()
    for viewer in (1, 2, None):
        assert not state.view(viewer).houses[0].cards()
        assert state.view(viewer).prestige is None


def test_everything_else_is_open() -> None:
    """After the placing all seats and spectators see the same game."""
    rng = signoria.Rng(4)
    state = begun(SETUPS[2], rng)
    while state.phase == "placing":
        state.apply(busy_action(state, rng))
    for _ in range(150):
        houses = [state.view(viewer).houses for viewer in (0, 1, 2, 3, None)]
        assert all(seen == houses[0] for seen in houses)
        for viewer in (0, 1, 2, 3, None):
            assert bool(state.view(viewer).legal) is (state.to_move == viewer)
        if state.over:
            break
        state.apply(busy_action(state, rng))
