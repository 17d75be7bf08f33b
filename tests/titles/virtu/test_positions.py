"""Positions: whatever is written, it is a state that can be played on, or a clear refusal."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

import signoria
from signoria.titles.virtu import State
from tests.mutations import Mutations
from tests.titles.virtu.invariants import board_agrees, check, nobody_is_stuck
from tests.titles.virtu.walks import SETUPS, any_action, game, name_of, stroll

WORDS = ("Roma", "Firenze", "left-1", "room-2", "duchy", "bishop", "ottoman", "naples-3", "march", "buy", "", "payment")
MUTANTS = 25
LONGEST = 20_000
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 99, 2**63, 10**30)


def spoilt(thing: Any, rng: signoria.Rng, odds: int) -> Any:
    """The same data with something else here and there."""
    if isinstance(thing, dict):
        kept = {key: spoilt(value, rng, odds) for key, value in thing.items() if rng.below(odds)}
        return kept if rng.below(odds) else {rng.choice(list(WORDS)): value for value in kept.values()}
    if isinstance(thing, list):
        return [spoilt(value, rng, odds) for value in thing]
    if rng.below(odds):
        return thing
    if isinstance(thing, str):
        return rng.choice(list(WORDS))
    return rng.choice(list(NUMBERS)) if isinstance(thing, int) and not isinstance(thing, bool) else None


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_spoilt_positions_are_refused_or_played(setup: signoria.Setup) -> None:
    rng = signoria.Rng(("spoilt", setup))
    played = refused = 0
    for number, state in enumerate(stroll(setup, ("spoilt", setup))):
        if number % 4:
            continue
        document = spoilt(state.position(), rng, 20 + rng.below(300))
        try:
            found = game.from_position(document)
        except signoria.InvalidError:
            refused += 1
            continue
        played += 1
        for _ in range(12):
            if not found.over:
                nobody_is_stuck(found)
                found.apply(any_action(found, rng))
        board_agrees(found)
        found.view(0)
    assert played > 5
    assert refused > 20


def play_on(state: State, rng: signoria.Rng) -> None:
    """To the end, keeping all invariants; read back first, and looked at from every seat on the way."""
    document = json.loads(json.dumps(state.position()))
    assert game.from_position(document) == state
    for number in range(LONGEST):
        if number % 16 == 0:
            for seat in (None, *range(len(document["seats"]))):
                state.view(seat)
        if not state.waits_for_chance and (number % 8 == 0 or state.over):
            check(state)
            board_agrees(state)
        if state.over:
            return
        if state.waits_for_chance:
            state.deal(rng)
        else:
            state.apply(any_action(state, rng))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_changed_position_is_played_on_or_refused(setup: signoria.Setup) -> None:
    rng = signoria.Rng(("changed", setup))
    found = [json.loads(json.dumps(state.position())) for state in stroll(setup, ("changed", setup))][::23]
    mutations = Mutations(found, rng)
    played, sentences = 0, []
    for number in range(MUTANTS):
        document = mutations.changed(found[number * 7 % len(found)])
        try:
            state = game.from_position(document)
        except signoria.InvalidError as error:
            sentences.append(str(error))
            continue
        try:
            play_on(state, rng)
        except Exception:
            print(json.dumps(document), file=sys.stderr)
            raise
        played += 1
    assert played > 3
    assert len(sentences) > 5
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"seats": [{}] * 2}, "V-SET-1"),
        ({"seats": [{"palace": {"under-1": "bishop"}}, {}, {}]}, "V-SET-3"),
        ({"seats": [{"palace": {"room-1": "bishop"}}, {}, {}]}, "V-WIN-2"),
        ({"seats": [{"palace": {"left-2": "bishop"}}, {}, {}]}, "V-WIN-2"),
        ({"seats": [{"agents": ["Roma"]}, {"agents": ["Roma"]}, {}]}, "V-INT-1"),
        ({"seats": [{"tokens": ["kingdom", "republic"]}, {}, {}]}, "V-WIN-3"),
        ({"seats": [{"troops": {"Firenze": 7}}, {}, {}]}, "V-WIN-4"),
        ({"seats": [{"palace": {"left-1": "pope"}}, {"palace": {"left-1": "pope"}}, {}]}, "pope"),
        ({"seats": [{"bonuses": ["leonardo", "columbus"]}, {}, {}]}, "V-PAT-2"),
        ({"seats": [{"used": ["Roma"]}, {}, {}]}, "does not have"),
        ({"seats": [{}] * 3, "phase": "payment"}, "marker|payment"),
        ({"seats": [{}] * 3, "phase": "dance"}, "no phase"),
        ({"seats": [{"florins": -1}, {}, {}]}, "not a position"),
        ({"seats": [{}] * 3, "stage": "preparation", "phase": "sieges"}, "V-SET-3|marker"),
        ({"seats": [{}] * 3, "stage": "spring", "phase": "placing"}, "V-SET-3"),
        ({"seats": 3}, "not a position"),
    ],
)
def test_what_cannot_be_is_refused(document: dict[str, Any], words: str) -> None:
    with pytest.raises(signoria.InvalidError, match=words):
        game.from_position(document)


@pytest.mark.parametrize("source", ["Roma", "Venezia", "left-1", "ottoman", "guild"])
def test_V_PAY_2_only_what_a_seat_has_can_have_paid(source: str) -> None:
    """Taking such a payment back would make a gift of it."""
    for state in stroll(SETUPS[0], "hiring"):
        if state.phase == "payment" and state.position()["payment"]["purpose"] == "hire":
            document = json.loads(json.dumps(state.position()))
            document["seats"][state.actor]["used"] = []
            document["payment"]["pledged"] = [source]
            with pytest.raises(signoria.InvalidError, match="V-PAY-2"):
                game.from_position(document)
            return
    raise AssertionError("nobody hires")
