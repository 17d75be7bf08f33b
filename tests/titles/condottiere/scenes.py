"""Rare positions of Condottiere."""

from signoria.engine import Document

LAST_BATTLES = {
    "modern": (
        "Firenze Milano Parma Spoleto", "Genova Lucca Siena Venezia", "Ancona Bologna Ferrara Torino",
        "Modena Roma Urbino",
    ),
    "classic": (
        "Genova Lucca Napoli Spoleto Venezia", "Bologna Modena Roma Torino", "Ancona Mantova Urbino",
        "Ferrara Firenze Milano Parma",
    ),
}  # fmt: skip
"""The regions of four players when the last of them can draw level in the battle for the last region."""


def last_battle(edition: str) -> Document:
    """Only the last player has a card: if they play it and win, a final battle must decide (C-WIN-2, C-WIN-3)."""
    return {
        "edition": edition,
        "seats": [{"passed": True}, {"passed": True}, {"passed": True}, {"hand": ["10"]}],
        "regions": {region: seat for seat, held in enumerate(LAST_BATTLES[edition]) for region in held.split()},
        "favour": "Napoli" if edition == "modern" else None,
        "battle": "Mantova" if edition == "modern" else "Siena",
        "to_move": 3,
    }


def last_cards() -> Document:
    """Only one player has a card: once it is played nobody holds any, and each gets ten (C-OPT-1)."""
    return {
        "edition": "modern",
        "options": ["draw-after-battle"],
        "seats": [{"hand": ["10"]}, {"passed": True}, {"passed": True}],
        "deck": ["1"] * 9 + ["2"] * 8,
        "battle": "Mantova",
        "to_move": 0,
    }


SCENES = {
    "modern-final-battle": last_battle("modern"),
    "classic-final-battle": last_battle("classic"),
    "modern-ten-for-each": last_cards(),
}
