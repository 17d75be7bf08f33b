"""What the bots of a level are like at a table, whatever is played there."""

from __future__ import annotations

import msgspec

from signoria.engine.manifest import RANDOM


class Character(msgspec.Struct, frozen=True):
    """A temper and a pace. Shares are shares of the victory: 0.02 is one game in fifty."""

    pace: int = 100
    """Percent of the table's pace that a decision seems to take."""
    price: float = 0.01
    """The share that a deal must promise before it is accepted."""
    trust: float = 0.8
    """How likely it thinks that somebody keeps their first promise."""
    loyalty: float = 1.0
    """It breaks its word if that gains more than this share."""
    hears: bool = True
    """Whether it listens to deals at all."""
    words: int = 3
    """How often it says something in a game, at most."""
    warns: int = 0
    """In how many of a hundred decisions of a rival who should think twice it shows them a card that says so."""


CHARACTERS = {
    RANDOM: Character(pace=60, hears=False, words=0),
    "beginner": Character(pace=130, price=-0.03, trust=1.0, words=4),
    "squire": Character(price=0.0, trust=0.9, words=4, warns=15),
    "captain": Character(pace=110, price=0.01, trust=0.7, loyalty=0.12, words=3),
    "condottiere": Character(pace=120, price=0.03, trust=0.5, loyalty=0.03, words=4, warns=25),
    "champion": Character(pace=140, price=0.02, trust=0.6, loyalty=0.08, words=2),
}


def character(level: str) -> Character:
    """What a bot of that level is like.

    >>> character("squire").loyalty > character("condottiere").loyalty
    True
    >>> character("nobody-yet") == Character()
    True
    """
    return CHARACTERS.get(level) or Character()
