"""The analyst weighs by all that its seat knows: habits, and cards that were shown to it."""

from __future__ import annotations

import pytest

from signoria.titles.condottiere.bots.analyst import Analyst
from signoria.titles.condottiere.bots.habits import Habits
from tests.rules.condottiere.board import battle

NEAR_VICTORY = ["Spoleto Napoli", ""]
"""Rome would win the game for me."""


def chance_of_passing(shown: str = "", told: tuple[int, ...] = ()) -> float:
    """I am ahead by four, and my rival has one card left."""
    state = battle(["2 3", "10"], lines=["5", "1"], owns=NEAR_VICTORY, deck="1x6 10x6").state
    analyst = Analyst(7)
    analyst.recall(told)
    analyst.learn(((), (shown,)) if shown else ())
    weighed = analyst.weigh(state.view(0), 64).candidates
    return next(one.value or 0.0 for one in weighed if state.text(one.action) == "pass")


def test_a_card_that_was_shown_is_reckoned_with() -> None:
    assert chance_of_passing("1") > chance_of_passing() > chance_of_passing("10")


def test_the_same_knowledge_gives_the_same_judgement() -> None:
    told = Habits().told()
    assert chance_of_passing("10", told) == pytest.approx(chance_of_passing("10", told), abs=0)
