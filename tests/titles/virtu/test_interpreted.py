"""Compiled or not, it is the same game."""

from __future__ import annotations

import json
from typing import Any

from tests.compiled import can_compile
from tests.titles.condottiere.test_interpreted import run
from tests.titles.virtu.walks import SEATED, SETUPS


def test_the_same_seeds_give_the_same_games_interpreted_and_compiled() -> None:
    played: list[dict[str, Any]] = [
        json.loads(run(["-m", "tests.titles.virtu.fingerprints"], interpreted=interpreted))
        for interpreted in (True, False)
    ]
    interpreted, compiled = played
    assert interpreted["interpreted"] == "SIGNORIA_INTERPRETED is set"
    if can_compile():
        assert compiled["interpreted"] is None, "there is a compiler, but the rules are not compiled: make build"
    assert len(interpreted["fingerprints"]) == len(SETUPS) + len(SEATED) + 1
    for name, fingerprint in interpreted["fingerprints"].items():
        assert compiled["fingerprints"][name] == fingerprint, name
