"""The view as numbers: the same knowledge, no more and no less."""

from __future__ import annotations

from array import array

import msgspec
import pytest

import signoria
from signoria.titles.virtu import State
from tests.titles.virtu.moments import moments
from tests.titles.virtu.walks import SEATED, SETUPS, begun, busy_action, game, name_of, stroll

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
SIZE = game.observation.size


def numbers(state: State, seat: int | None) -> array[int]:
    out = array("i", [-7]) * SIZE
    state.observe(seat, out)
    return out


def read(state: State, seat: int | None) -> dict[str, list[int]]:
    """The numbers by the names of their fields."""
    found, start, written = {}, 0, numbers(state, seat)
    for field in game.observation.fields:
        found[field.name] = list(written[start : start + field.size])
        start += field.size
    return found


@every_setup
def test_an_observation_knows_no_more_than_the_view(setup: signoria.Setup) -> None:
    """A state made of the view alone is observed alike, whatever was drawn for what is hidden."""
    rng = signoria.Rng(("observe", setup))
    for state in moments(setup, "observed", each=3):
        for seat in (None, state.to_move, (state.actor + 1) % setup.seats):
            assert numbers(game.sample(state.view(seat), rng), seat) == numbers(state, seat)


@every_setup
def test_an_observation_knows_no_less_than_the_view(setup: signoria.Setup) -> None:
    """Whenever the view has changed, so has the observation."""
    seen: dict[bytes, bytes] = {}
    for state in stroll(setup, "no less"):
        view = msgspec.json.encode(state.view(0) if state.to_move != 0 else state.view(None))
        observed = numbers(state, 0 if state.to_move != 0 else None).tobytes()
        assert seen.setdefault(observed, view) == view
    assert len(seen) > 100


@every_setup
def test_V_SET_3_placings_are_observed_alike_by_others(setup: signoria.Setup) -> None:
    """V-SET-3: games that differ only in what others placed give the same numbers."""
    one, other = (begun(signoria.Setup(setup.seats, "", setup.options, 0), signoria.Rng(1)) for _ in range(2))
    rng = signoria.Rng(setup.seats)
    viewer = setup.seats - 1
    while one.to_move != viewer:
        for state in (one, other):
            state.apply(rng.choice([action for action in state.legal() if state.text(action) != "cancel"]))
        for seat in (None, viewer):
            assert numbers(one, seat) == numbers(other, seat)
    assert one.position() != other.position()


def test_seats_are_counted_from_the_viewer_on() -> None:
    rng = signoria.Rng(5)
    state = begun(signoria.Setup(4), rng)
    while state.year < 3:
        state.apply(busy_action(state, rng))
    views = [read(state, seat) for seat in range(4)]
    for seat in range(4):
        assert views[seat]["viewer"] == [seat + 1]
        assert views[seat]["house-1.florins"] == [state.view(None).houses[seat].florins]
        assert views[seat]["house-2.domain"] == views[(seat + 1) % 4]["house-1.domain"]
        assert views[seat]["house-5.palace"] == [0] * 16
        assert views[seat]["to-move"] == [((state.to_move or 0) - seat) % 4 + 1]
    named = list(state.view(None).cities)
    owners = [state.view(None).cities[name].owner for name in named]
    assert views[2]["owner"] == [0 if owner is None else (owner - 2) % 4 + 1 for owner in owners]


@pytest.mark.parametrize("out", [array("i", [0]), array("q", [0]) * SIZE, bytes(4 * SIZE), array("f", [0]) * SIZE])
def test_a_buffer_that_does_not_fit_is_refused(out: object) -> None:
    with pytest.raises(signoria.InvalidError, match="int32"):
        game.new(SETUPS[0]).observe(None, out)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(signoria.InvalidError, match="no seat 3"):
        game.new(SETUPS[0]).observe(3, array("i", [0]) * SIZE)


def test_before_the_game_begins_nothing_is_made_up() -> None:
    found = read(game.new(signoria.Setup(3, families="lot", first=1)), 0)
    assert (found["lot"], found["first"], found["family"]) == ([1], [2], [0] * 5)
    assert not any(found["owner"])
    assert not any(found["agent"])
