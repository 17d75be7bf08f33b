"""The words a language has chosen and those it has given up: glossary/<language>.toml, searched in its files.

A concept has a name, the word to ``say``, and patterns that are ``never`` said, with the reason ``why``. ``but`` are
phrases in which such a word is right all the same, ``files`` the only files meant; without it all are. A blank in a
pattern also matches the end of a line, and a variable of a message stands in the text as ``{}``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

GLOSSARIES = Path(__file__).parent / "glossary"
KEY = r"^[a-z][\w-]* =|^ +\.\w+ ="
BRANCH = r"\{ \$\w+ ->|^ +\*?\[[\w-]+\]|^ +\}"
LITERAL = r'\{ "[^"]*" \}'
NOT_WORDS = {
    ".ftl": re.compile("|".join(("^#.*", KEY, BRANCH, LITERAL)), re.MULTILINE),
    ".md": re.compile(r"`[^`]*`|\(#[\w-]+\)"),
}
VARIABLE = re.compile(r"\{[^{}]+\}")
INDENT = re.compile(r"^ +", re.MULTILINE)


class Concept(NamedTuple):
    name: str
    say: str
    why: str
    never: tuple[re.Pattern[str], ...]
    but: tuple[re.Pattern[str], ...]
    files: tuple[str, ...]

    def meant_in(self, file: str) -> bool:
        return not self.files or file in self.files


class Slip(NamedTuple):
    """A forbidden word where it stands, and what to say instead."""

    file: str
    line: int
    word: str
    concept: Concept

    def __str__(self) -> str:
        instead = f"For {self.concept.name} say “{self.concept.say}”: {self.concept.why}"
        return f"{self.file}:{self.line}: “{self.word}”. {instead}"


@cache
def glossary(language: str) -> tuple[Concept, ...]:
    entries = tomllib.loads((GLOSSARIES / f"{language}.toml").read_text("utf-8"))["concept"]
    return tuple(concept(**entry) for entry in entries)


def concept(
    name: str, say: str, why: str, never: list[str], but: tuple[str, ...] = (), files: tuple[str, ...] = ()
) -> Concept:
    return Concept(name, say, why, patterns(never), patterns(but), tuple(files))


def patterns(sources: list[str] | tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(source.replace(" ", r"\s"), re.IGNORECASE | re.MULTILINE) for source in sources)


def slips(language: str, file: str, text: str) -> Iterator[Slip]:
    """Every forbidden word of a language in the text of a file."""
    words = only_words(Path(file).suffix, text)
    for each in glossary(language):
        if each.meant_in(file):
            yield from slips_of(each, file, words)


def slips_of(concept: Concept, file: str, words: str) -> Iterator[Slip]:
    for allowed in concept.but:
        words = allowed.sub(line_ends, words)
    for pattern in concept.never:
        for found in pattern.finditer(words):
            yield Slip(file, words.count("\n", 0, found.start()) + 1, " ".join(found[0].split()), concept)


def only_words(kind: str, text: str) -> str:
    """What a person reads of a file, in its lines: no indents, keys, comments, branches, code or link targets."""
    return INDENT.sub("", VARIABLE.sub("{}", NOT_WORDS[kind].sub(line_ends, text)))


def line_ends(found: re.Match[str]) -> str:
    """Nothing but the ends of lines, so that what follows keeps its line."""
    return "\n" * found[0].count("\n")
