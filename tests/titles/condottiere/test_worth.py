"""What each card of a line adds is told with the view, so that a page can explain a strength without knowing rules."""

from __future__ import annotations

from signoria.titles.condottiere import GAME


def test_the_cards_of_a_line_explain_its_strength() -> None:
    """C-STR-1 to C-STR-5: 2 and 4 doubled, three more for the highest in spring; 11 = 4 x 2 + 3."""
    state = GAME.from_position(
        {
            "game": "condottiere",
            "edition": "modern",
            "seats": [
                {"hand": ["10"], "line": ["2", "4", "drummer", "heroine", "courtesan"]},
                {"hand": ["1"], "line": ["spring", "3"]},
            ],
            "marker": 0,
            "battle": "Parma",
            "to_move": 0,
            "phase": "battle",
        }
    )
    mine, other = state.view(0).seats
    assert dict(zip(mine.line, mine.worth, strict=True)) == {
        "2": 4, "4": 11, "courtesan": 1, "drummer": 0, "heroine": 10,
    }  # fmt: skip
    assert sum(mine.worth) == mine.strength == 26
    assert other.worth == (3, 0)
