"""A card is shown to a rival whom it should turn back, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine import Rng
from signoria.titles.condottiere.bots.warning import warning
from tests.rules.condottiere.board import FULL_4, battle, final, game

ME, RIVAL = 1, 0
NEAR_VICTORY = ["", "Spoleto Napoli", ""]
"""Rome would join them."""


def fight(**more: Any) -> Any:
    """I am ahead by two, hold a 10, and Rome would win the game for me; the rival is to move."""
    usual: dict[str, Any] = {"lines": ["3", "5", ""], "owns": NEAR_VICTORY, "turn": RIVAL}
    return battle(["6 5", "2 10", "4 4"], **usual | more)


def shown(table: Any) -> tuple[str, ...]:
    return warning(table.state.view(ME), RIVAL)


def test_who_leads_where_much_is_at_stake_shows_a_card_that_takes_the_lead_back() -> None:
    assert shown(fight()) == ("10",)
    last = final(["6 5", "2 10", "4", "4"], range(4), lines=["3", "5"], owns=FULL_4, favour="Napoli")
    assert shown(last) == ("10",)


def test_it_is_shown_where_the_rival_comes_near_victory_too() -> None:
    assert shown(fight(owns=["Spoleto Napoli", "", ""])) == ("10",)


@pytest.mark.parametrize(
    "otherwise",
    [
        {"owns": ["", "Torino", ""]},
        {"lines": ["5", "3", ""]},
        {"lines": ["3", "10 4", ""]},
        {"lines": ["3", "5 winter", ""]},
        {"passed": [ME]},
        {"passed": [RIVAL], "turn": 2},
    ],
    ids=["little is at stake", "behind", "too far ahead", "the card adds little", "out", "the rival is out"],
)
def test_else_it_is_kept(otherwise: dict[str, Any]) -> None:
    assert shown(fight(**otherwise)) == ()


def test_nothing_that_is_hidden_decides() -> None:
    table = fight()
    for seed in range(20):
        other = game.sample(table.state.view(ME), Rng(seed))
        assert warning(other.view(ME), RIVAL) == shown(table)
