"""Names that people may bear: what is shown tells what it is, and nobody looks like somebody else's account."""

from __future__ import annotations

import unicodedata
from functools import cache

from precis_i18n import get_profile

from signoria.table import FORMER_PLAYER, Refusal

MOST_LETTERS = 32
SEEN = "LNPS"
"""The categories of characters that leave something on the screen: letters, numbers, marks of punctuation, symbols."""
BLANK_SYMBOL = "\u2800"
"""Braille without a dot: a symbol by its category, a blank to the eye."""
INVISIBLE = dict.fromkeys(map(ord, "\u200c\u200d\u200e\u200f"))
FOR_EVERYBODY = ("Guest", "Гость", "Vendég", "مهمان", FORMER_PLAYER)
"""What the page calls those who have not said their name: no account may bear it."""


def proper(name: str) -> str:
    """The name as it is kept: RFC 8266 (nicknames), which lets joiners stand only where a script needs them.

    >>> proper(" Anna   Maria ")
    'Anna Maria'
    """
    try:
        kept: str = get_profile("NicknameCasePreserved").enforce(name)
    except UnicodeError:
        raise Refusal("bad-text") from None
    if len(kept) > MOST_LETTERS or not any(is_seen(char) for char in kept):
        raise Refusal("bad-text")
    return kept


def is_seen(char: str) -> bool:
    return unicodedata.category(char)[0] in SEEN and char != BLANK_SYMBOL


def fold(name: str) -> str:
    """The same for all ways to write a name in large, small or wide letters."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


def account_of(name: str) -> str:
    """The account that is meant, however the name is written; as it is written, if nobody may bear it today.

    >>> account_of(" Anna   Maria ") == account_of("anna maria")
    True
    """
    try:
        return fold(proper(name))
    except Refusal:
        return fold(name.strip())


def skeleton(name: str) -> str:
    """What the eye sees of a name: the same for twins (UTS 39), and then for large and small letters.

    >>> skeleton("Anna") == skeleton("Аnnа")  # the second with a Cyrillic А
    True
    """
    bare = unicodedata.normalize("NFKC", " ".join(name.split())).translate(INVISIBLE)
    seen = drawn(drawn(bare).casefold())
    return seen.replace("i", "l")  # a large i looks like a small L, and is also a small one's large letter


def drawn(text: str) -> str:
    """Every character as the one that stands for all of its shape."""
    shapes = prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(shapes.get(char, char) for char in apart))


@cache
def prototypes() -> dict[str, str]:
    """By character, what stands for its shape. The package keeps each pair both ways: a character that looks like
    another knows that one alone, and the one that stands for many knows them all."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, read when it is needed

    shapes: dict[str, str] = {}
    for marked, twins in confusables_data.items():
        char, twin = marked.strip("\u200e"), twins[0]["c"]
        if len(char) != 1 or len(twins) > 1:
            continue
        alone = len(twin) == 1 and len(confusables_data[twin]) == 1
        shapes[char] = min(char, twin) if alone else twin.strip("\u200e")
    return shapes


def is_for_everybody(name: str) -> bool:
    return skeleton(name) in {skeleton(one) for one in FOR_EVERYBODY}
