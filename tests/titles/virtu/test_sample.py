"""From a view to a state that could be the true one: whoever had the view would see the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import signoria
from signoria.titles.virtu import State, View
from tests.titles.virtu.moments import moments
from tests.titles.virtu.walks import SEATED, SETUPS, begun, game, name_of, stroll

OWNERS = game.load(Path(__file__).parents[2] / "rules" / "virtu_book" / "box.toml")
EVERY = (*SETUPS, *SEATED, signoria.Setup(4, OWNERS, ("one-agent",)), signoria.Setup(5, OWNERS, families="lot"))
every_setup = pytest.mark.parametrize("setup", EVERY, ids=name_of)
encode = msgspec.json.encode


def looks_the_same(state: State, seat: int | None, rng: signoria.Rng) -> None:
    view = state.view(seat)
    assert encode(game.sample(view, rng).view(seat)) == encode(view), state.position()


def viewers(state: State) -> Iterator[int | None]:
    """A spectator and the seat to move; while something is secret, everybody."""
    yield None
    if state.phase == "placing":
        yield from range(state.terms.seats)
    elif state.to_move is not None:
        yield state.to_move


@every_setup
def test_a_sample_looks_the_same_to_whoever_had_the_view(setup: signoria.Setup) -> None:
    """In every phase, with payments and sieges under way."""
    rng = signoria.Rng(("sample", setup))
    for state in moments(setup, "samples", each=4):
        for seat in viewers(state):
            looks_the_same(state, seat, rng)


@every_setup
def test_a_sample_waits_for_chance_and_ends_like_the_game(setup: signoria.Setup) -> None:
    rng = signoria.Rng(3)
    state = game.new(setup)
    while state.waits_for_chance:
        looks_the_same(state, None, rng)
        looks_the_same(state, 1, rng)
        state.deal(rng)
    *_, last = stroll(setup, "to the end", busy=False)
    for seat in (None, 0):
        looks_the_same(last, seat, rng)


def test_who_begins_may_be_agreed_before_the_families_are_drawn() -> None:
    state = game.new(signoria.Setup(3, first=2, families="lot"))
    assert (state.view(None).lot, state.view(None).first) == (True, 2)
    looks_the_same(state, 0, signoria.Rng(1))


def test_V_SET_3_only_hidden_cards_are_drawn_and_differently() -> None:
    """V-SET-3: the own cards stay where they lie, those of others may lie anywhere."""
    state = begun(signoria.Setup(4, first=0), signoria.Rng(1))
    for _ in range(2):
        for move in ("place:1@room-1", "place:2@under-1", "place:3@left-1"):
            state.apply(state.parse(move))
    state.apply(state.parse("place:2@right-1"))
    own = state.view(1).houses[1].cards()
    samples = [game.sample(state.view(1), signoria.Rng(seed)) for seed in range(60)]
    assert all(sample.view(1).houses[1].cards() == own for sample in samples)
    assert all(len(sample.view(0).houses[0].cards()) == 3 for sample in samples)
    assert len({tuple(sample.view(0).houses[0].cards().items()) for sample in samples}) > 20
    assert {len(sample.view(2).houses[2].cards()) for sample in samples} == {0, 1, 2}
    assert all(not sample.view(3).houses[3].cards() for sample in samples)


@every_setup
def test_a_view_that_came_as_json_will_do(setup: signoria.Setup) -> None:
    """A program at a table gets its view as JSON."""
    for state in moments(setup, "json", each=1):
        view = state.view(state.to_move)
        again = msgspec.json.decode(encode(view), type=View)
        assert again == view
        assert game.sample(again, signoria.Rng(1)).legal() == state.legal()


@pytest.mark.soak
@every_setup
def test_twenty_thousand_samples_look_the_same(setup: signoria.Setup) -> None:
    rng = signoria.Rng(("soak", setup))
    views = 0
    while views < 22_000 // len(EVERY):
        for number, state in enumerate(stroll(setup, ("sample soak", views), busy=views % 3 > 0)):
            if number % 5 == 0 or state.phase in ("retreat", "vacate", "bidding", "dismissal", "place", "discount"):
                for seat in viewers(state):
                    looks_the_same(state, seat, rng)
                    views += 1
