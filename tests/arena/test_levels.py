"""A small ladder: nothing speaks against the order of the levels, and no control fails."""

import pytest

from signoria.arena.ladder import play_ladder
from signoria.arena.plan import Part, Plan
from signoria.arena.standings import standings_of
from signoria.engine import titles

SMALL = Plan(games=80, seed=5, leaks=30, parts=(Part(fields=("below", "itself")),))


@pytest.mark.soak
@pytest.mark.parametrize("title", titles())
def test_no_level_is_too_near_to_the_one_below(title: str) -> None:
    ladder = SMALL.ladder(title)
    found = standings_of(ladder, "", play_ladder(ladder))
    assert [step.level for step in found.steps if step.reached == "no"] == []
    assert [leak for leak in found.leaks if leak.changed] == []
    assert [edge.bot for edge in found.itself if abs(edge.share - edge.par) > edge.high - edge.low] == []
