"""Where a value of a component file stands: its line, by its path."""

from __future__ import annotations

import re
from collections.abc import Iterator

HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
KEY = re.compile(r"^\s*([\w-]+)\s*=\s*(.*)$")
ELEMENT = re.compile(r"^\s*[\[{\"\d]")


def lines_of(text: str) -> dict[str, int]:
    """The line of every table, key and element of a list: ``$.city[3].strength`` -> 97."""
    found: dict[str, int] = {"$": 0}
    for path, line in _walk(text):
        found.setdefault(path, line)
    return found


def _walk(text: str) -> Iterator[tuple[str, int]]:
    counts: dict[str, int] = {}
    table, open_list, element = "$", "", 0
    for number, line in enumerate(text.split("\n"), 1):
        if open_list:
            if line.lstrip().startswith("]"):
                open_list = ""
            elif ELEMENT.match(line):
                yield f"{open_list}[{element}]", number
                element += 1
        elif header := HEADER.match(line):
            table = _table(header.group(2), header.group(1) == "[[", counts)
            yield table, number
        elif key := KEY.match(line):
            path = f"{table}.{key.group(1)}"
            yield path, number
            if re.fullmatch(r"\[\s*(#.*)?", key.group(2)):
                open_list, element = path, 0


def _table(name: str, repeated: bool, counts: dict[str, int]) -> str:
    path = "$"
    parts = name.split(".")
    for depth, part in enumerate(parts):
        path = f"{path}.{part}"
        if repeated and depth == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def line_at(lines: dict[str, int], path: str) -> int:
    """The line of a value, or of the nearest thing around it; 0: of the file as a whole."""
    while path and path not in lines:
        if f"{path}[0]" in lines:
            return lines[f"{path}[0]"]
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)
