"""What bots say at a table: few short phrases, each a message ``phrase-…`` in every language."""

from __future__ import annotations

from typing import Literal

from signoria.bots.characters import CHARACTERS, character
from signoria.engine.manifest import RANDOM

Moment = Literal["triumph", "blow", "betrayed", "won", "lost", "warning"]
MOMENTS: tuple[Moment, ...] = ("triumph", "blow", "betrayed", "won", "lost")
"""Those of which every voice has something to say; a card is shown by few."""
ABOUT = ("betrayed",)
"""Moments that speak of another player."""
VOICES = tuple(level for level in CHARACTERS if level != RANDOM)
USUAL_VOICE = "squire"
PREFIX = "bot-"
"""How the names of all phrases of bots begin: people may mute them."""
ANSWER = f"{PREFIX}deal-"
TONES = ("yes", "no", "distrust", "unclear")


def phrase(moment: Moment, level: str) -> str:
    """What a bot of that level says at such a moment.

    >>> phrase("won", "captain"), phrase("won", "nobody-yet")
    ('bot-won-captain', 'bot-won-squire')
    """
    return f"{PREFIX}{moment}-{level if level in VOICES else USUAL_VOICE}"


def phrases() -> tuple[str, ...]:
    """All that bots can say.

    >>> "bot-deal-yes" in phrases()
    True
    """
    said = [phrase(moment, voice) for moment in MOMENTS for voice in VOICES]
    warned = [phrase("warning", voice) for voice in VOICES if character(voice).warns]
    return (*(f"{ANSWER}{tone}" for tone in TONES), *said, *warned)
