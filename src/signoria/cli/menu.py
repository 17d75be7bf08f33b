"""What a person types, understood: a line of the list, a move, or the name of what it is about, in their language."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from signoria.locales.messages import Messages

MARK = "#"
"""``#3`` is always the third line of the list."""
MOST_DIGITS = 6
SAME_LETTERS = str.maketrans({"ي": "ی", "ك": "ک"})
"""Arabic keyboards write two Persian letters otherwise."""


def plain(text: str) -> str:
    """A text as it is compared: no capitals, accents or invisible marks, single blanks, digits as 0 to 9."""
    letters = unicodedata.normalize("NFKD", text).translate(SAME_LETTERS).casefold()
    kept = (str(unicodedata.decimal(char, char)) for char in letters if unicodedata.category(char)[0] not in "MC")
    return " ".join("".join(kept).split())


class Menu:
    """The legal moves as lines, each with everything it may be called."""

    def __init__(self, moves: Sequence[str], words: Messages, remarks: Sequence[str] = ()) -> None:
        self.moves = tuple(moves)
        self.remarks = tuple(remarks) or ("",) * len(self.moves)
        self.said = tuple(words.action(move) for move in moves)
        self._readings = [readings(move, words) for move in moves]

    def meant(self, word: str) -> list[int]:
        """The lines that the word may mean, from 0: none, one, or several where the person must say more."""
        typed = plain(word)
        if typed.startswith(MARK):
            return self._line(typed.removeprefix(MARK).strip())
        exact = [line for line, names in enumerate(self._readings) if typed in names]
        if typed.isdecimal():
            return sorted({*exact, *self._line(typed)})
        if exact or not typed:
            return exact
        return [line for line, names in enumerate(self._readings) if any(name.startswith(typed) for name in names)]

    def exactly(self, word: str) -> int | None:
        """The line that is called so in full, not only by what it is about."""
        typed = plain(word)
        for line, (move, said) in enumerate(zip(self.moves, self.said, strict=True)):
            if typed in (f"{MARK}{line + 1}", plain(move), plain(move.replace(":", " ", 1)), plain(said)):
                return line
        return None

    def _line(self, digits: str) -> list[int]:
        if not digits.isdecimal() or len(digits) > MOST_DIGITS:
            return []
        line = int(digits) - 1
        return [line] if 0 <= line < len(self.moves) else []


def readings(move: str, words: Messages) -> frozenset[str]:
    """``play:10``, ``play 10``, ``10``, and in the person's language ``Play Mercenary 10`` and ``Mercenary 10``."""
    _, _, thing = move.partition(":")
    called = [move, move.replace(":", " ", 1), thing, words.action(move), *words.names_in(move)]
    return frozenset(plain(name) for name in called if name)
