"""How the squire handles a face-down card: C-OPT-5."""

from typing import Any

import pytest

from signoria.titles.condottiere.bots.lead import lead_after
from signoria.titles.condottiere.bots.thumb_bots import Squire
from signoria.titles.condottiere.rules.cards import BISHOP
from tests.rules.condottiere.board import Table, battle


def hidden(hands: list[str], **more: Any) -> Table:
    return battle(hands, options=("hidden-cards",), **more)


def advice(table: Table) -> tuple[str, str]:
    view = table.state.view(table.state.to_move)
    why = Squire(1).explain(view)
    return table.state.text(why.action), why.reason


def test_it_turns_its_card_up_where_that_saves_the_battle_from_a_bishop() -> None:
    """6, 6 and a face-down 10 against 5, 4, 2: face up the 10 draws a Bishop away from both 6s."""
    table = hidden(["drummer", "1 1"], lines=["6 6", "5 4 2"], face_down=["10", ""])
    assert advice(table) == ("pass:open", "shields")


@pytest.mark.parametrize(
    ("lines", "down", "rival"),
    [
        (["6 6", "5 4 2"], "10", "passed"),  # nobody is left to play a Bishop
        (["6 6", "5 4 2"], "drummer", "in"),  # no Bishop looks at a Drummer
        (["6 3", "2"], "10", "in"),  # a Bishop takes only the 6: 13 are enough, and nobody need know
    ],
)
def test_it_leaves_its_card_where_opening_wins_nothing(lines: list[str], down: str, rival: str) -> None:
    passed = [1] if rival == "passed" else []
    table = hidden(["drummer", "1 1"], lines=lines, face_down=[down, ""], passed=passed)
    assert advice(table)[0] == "pass"


def test_its_own_bishop_does_not_reach_its_face_down_card() -> None:
    """C-OPT-5: the Bishop looks at what lies face up, before the earlier card is turned up."""
    state = hidden(["bishop", "1"], lines=["", "6 5"], face_down=["10", ""]).state
    assert lead_after(state, 0, BISHOP) == 10 - 5


def test_it_saves_no_card_that_the_end_of_the_round_would_take() -> None:
    """Only two hold cards, and the other has two left: what is not played now is lost."""
    table = battle(["6 5 4 3", "2 2"], lines=["", "10"])
    assert advice(table)[0].startswith("play:")
