"""Compiled or not, it is the same game."""

from __future__ import annotations

import json
from typing import Any

from signoria.conformance import name_of, setups_of
from signoria.engine import titles
from tests.compiled import can_compile, run


def test_the_same_seeds_give_the_same_games_interpreted_and_compiled() -> None:
    played: list[dict[str, Any]] = [
        json.loads(run(["-m", "tests.titles.fingerprints"], interpreted=interpreted)) for interpreted in (True, False)
    ]
    interpreted, compiled = played
    assert interpreted["interpreted"] == "SIGNORIA_INTERPRETED is set"
    if can_compile():
        assert compiled["interpreted"] is None, "there is a compiler, but the rules are not compiled: make build"
    expected = {f"{title}-{name_of(setup)}" for title in titles() for setup in setups_of(title)}
    assert set(interpreted["fingerprints"]) == expected
    for name, fingerprint in interpreted["fingerprints"].items():
        assert compiled["fingerprints"][name] == fingerprint, name
