"""Sampling and observing held against what they promise, for any view."""

from array import array
from collections import Counter

import msgspec

import signoria
from signoria.titles.condottiere import Match, State
from tests.titles.condottiere.invariants import check_quickly
from tests.titles.condottiere.setups import game

RARE = ("deal", "fold", "keep")
"""Every state of these phases is looked at."""
FAR = 400
"""So many steps of a sampled game are played at most."""


def check_sample(state: State | Match, viewer: int | None, rng: signoria.Rng) -> State | Match:
    """What the viewer sees of a sample is, byte by byte, what they saw; it is a state that a game can have."""
    view = state.view(viewer)
    sampled = game.sample(view, rng)
    assert type(sampled) is type(state)
    assert msgspec.json.encode(sampled.view(viewer)) == msgspec.json.encode(view)
    if viewer is not None and viewer == state.to_move:
        assert sampled.legal() == state.legal()
    assert observation(sampled, viewer) == observation(state, viewer)
    return sampled


def check_that_it_can_be(sampled: State | Match, rng: signoria.Rng) -> None:
    """It breaks no invariant, can be written and read again, and plays on."""
    check_quickly(sampled)
    assert game.from_position(sampled.position()) == sampled
    for _ in range(FAR):
        if sampled.over:
            break
        if sampled.waits_for_chance:
            sampled.deal(rng)
        else:
            sampled.apply(rng.choice(sampled.legal()))
    check_quickly(sampled)


def observation(state: State | Match, viewer: int | None) -> "array[int]":
    numbers = array("i", bytes(4 * game.observation.size))
    state.observe(viewer, numbers)
    return numbers


def check_views(setup: signoria.Setup, seed: object, every: int, wanted: int) -> Counter[str]:
    """Sample from views of random games, from every seat and from outside; how many of each phase."""
    rng = signoria.Rng(("samples", setup, seed))
    seen: Counter[str] = Counter()
    while seen.total() < wanted:
        state = game.new(setup)
        while True:
            if state.over or rng.below(every) == 0 or state.phase in RARE:
                for viewer in (None, *range(setup.seats)):
                    sampled = check_sample(state, viewer, rng)
                    seen[state.phase] += 1
                    if rng.below(20) == 0:
                        check_that_it_can_be(sampled, rng)
            if state.over:
                break
            if state.waits_for_chance:
                state.deal(rng)
            else:
                state.apply(rng.choice(state.legal()))
    return seen
