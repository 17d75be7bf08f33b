"""Texts of strangers: what may be shown, and how to show the rest harmlessly."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Persian spelling needs them; other invisible characters only deceive."""


def is_hidden(char: str) -> bool:
    """Whether a character is not seen but does something: a control code, a change of direction, half a pair."""
    return unicodedata.category(char)[0] == "C" and char not in JOINERS


def printable(text: str) -> str:
    r"""The text with its hidden characters written out: no name recolours or clears the terminal.

    >>> printable("Anna\x1b[2J")
    'Anna\\x1b[2J'
    """
    return "".join(char.encode("unicode_escape").decode() if is_hidden(char) else char for char in text)
