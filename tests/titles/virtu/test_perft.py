"""The published numbers of action sequences are what the rules give."""

from __future__ import annotations

import msgspec
import pytest

from signoria.titles.virtu.rules.phase_codes import PHASES
from tests.titles.virtu.perft import FILE, Perft, perft
from tests.titles.virtu.walks import game

PUBLISHED = msgspec.json.decode(FILE.read_bytes(), type=Perft)


@pytest.mark.parametrize("case", PUBLISHED.cases, ids=lambda case: case.name)
def test_the_published_counts_are_right(case: object) -> None:
    found = msgspec.convert(msgspec.to_builtins(case), type(PUBLISHED.cases[0]))
    for depth, count in enumerate(found.counts):
        assert perft(game.from_position(found.position), depth) == count, f"{found.name}, depth {depth}"


def test_nearly_every_phase_is_published() -> None:
    phases = {case.position["phase"] for case in PUBLISHED.cases}
    assert {*PHASES} - phases <= {"first", "over", "retreat", "vacate", "discount"}
