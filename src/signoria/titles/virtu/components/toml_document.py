"""A stranger's TOML, read without trust: of a sane size, shape and depth, with numbers and texts that fit a box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from signoria.engine.errors import BadComponents
from signoria.engine.text import is_hidden, printable

LARGEST_FILE = 100_000
"""Bytes; the file of this program has a fifth of that."""
LONGEST_LINE = 1000
LONGEST_TEXT = 60
LONGEST_LIST = 120
LARGEST_NUMBER = 99
DEEPEST = 6
TOO_DEEP = "tables and lists do not lie that deep."
LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]+|"(?:[^"\\]|\\.)*"|'[^']*')\s*\.\s*){20}""")
"""No key of a box has so many parts, and the reader of TOML takes seconds over keys of hundreds."""


def read_document(text: str, name: str) -> dict[str, Any]:
    """The tables of the file; BadComponents says where it is no TOML."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise BadComponents(name, 0, "this is not text.") from None
    if size > LARGEST_FILE:
        raise BadComponents(name, 0, f"a component file has at most {LARGEST_FILE:,} bytes.")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadComponents(name, number, f"a line has at most {LONGEST_LINE} characters.")
        if LONG_KEY.search(line):
            raise BadComponents(name, number, TOO_DEEP)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        spot = re.search(r"\(at line (\d+)", str(error))
        line_number = int(spot.group(1)) if spot else text.rstrip("\n").count("\n") + 1
        raise BadComponents(name, line_number, f"this is not TOML: {error}.") from None
    except (ValueError, OverflowError, RecursionError):  # a number or a date that cannot be, lists in lists in lists
        raise BadComponents(name, 0, "this is not TOML that can be read.") from None


def odd_values(value: Any, path: str = "$", depth: int = 0) -> Iterator[tuple[str, str]]:
    """What fits no box, whatever its key: the path of each, and what is wrong with it."""
    if depth > DEEPEST:
        yield path, TOO_DEEP
    elif isinstance(value, dict):
        for key, part in value.items():
            if len(key) > LONGEST_TEXT:
                yield path, f"a key has at most {LONGEST_TEXT} characters."
            yield from odd_values(part, f"{path}.{key}", depth + 1)
    elif isinstance(value, list):
        if len(value) > LONGEST_LIST:
            yield path, f"a list has at most {LONGEST_LIST} entries."
        for number, part in enumerate(value):
            yield from odd_values(part, f"{path}[{number}]", depth + 1)
    else:
        sentence = text_fault(value) if isinstance(value, str) else number_fault(value)
        if sentence:
            yield path, sentence


def text_fault(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        return f"a text has at most {LONGEST_TEXT} characters."
    return f"{printable(text)} has hidden characters." if any(is_hidden(char) for char in text) else ""


def number_fault(value: Any) -> str:
    if not isinstance(value, int | float):
        return "a date or a time is no value of a box."
    if -LARGEST_NUMBER <= value <= LARGEST_NUMBER:  # so is no number that is none
        return ""
    return f"no number of a box is larger than {LARGEST_NUMBER}."
