"""Records that earlier versions wrote are read; where a rule has changed since, that is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.engine import InvalidError, Record, examine, verify

FOLDER = Path(__file__).parents[1] / "fixtures" / "records"
SETTLED = sorted((FOLDER / "settled").glob("*.json"))
"""Made by the rules as they are."""
EARLIER = sorted((FOLDER / "earlier").glob("*.json"))
"""Made before the rules were corrected."""
CHANGED = [path for path in EARLIER if path.stem.startswith("virtu")]
"""Those that met a corrected rule."""


@pytest.mark.parametrize(
    "path",
    [path for path in (*SETTLED, *EARLIER) if path not in CHANGED],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_record_is_the_game_it_was(path: Path) -> None:
    record = Record.load(path)
    state = record.replay()
    assert state.over
    assert state.outcome == record.outcome
    assert verify(record) > 0
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("path", CHANGED, ids=lambda path: path.stem)
def test_a_record_of_other_rules_says_where_they_part(path: Path) -> None:
    record = Record.load(path)
    with pytest.raises(InvalidError, match=r"Move \d+ of the record cannot be made: V-.*\.$"):
        record.replay()
    assert not examine(record).moves.holds


def test_some_of_both_kinds_are_kept() -> None:
    assert (len(SETTLED), len(EARLIER), len(CHANGED)) == (9, 7, 2)
