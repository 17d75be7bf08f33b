"""Nothing outside a title's own folders names it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.engine import titles

ROOT = Path(__file__).parents[2]
SHARED = {
    "src/signoria": ("titles", "server/static", "_compiled.json", "bots/characters.py"),
    "web": ("src/titles", "node_modules", "src/lib/bots/levels.ts"),
}
"""The folders that no title owns, and what in them is a title's own or made by a build; a level of bots bears the name
of a title."""
OF_LEVELS = ("level-", "phrase-bot-")
"""How the messages begin that a level of bots is named in."""
WRITTEN = {".ts", ".js", ".svelte", ".html", ".css", ".json", ".webmanifest", ".py", ".toml", ".ftl"}


def files_in(folder: str) -> Iterator[Path]:
    left_out = {ROOT / folder / path for path in SHARED[folder]}
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in WRITTEN and ".test" not in path.suffixes and left_out.isdisjoint((path, *path.parents)):
            yield path


def plain(text: str) -> str:
    """Lower case, without accents: Virtù is virtu."""
    return "".join(one for one in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(one))


@pytest.mark.parametrize("folder", SHARED)
def test_shared_folders_name_no_title(folder: str) -> None:
    found = list(files_in(folder))
    naming = [
        f"{path.relative_to(ROOT)}:{number}: {title}"
        for path in found
        for number, line in enumerate(plain(path.read_text("utf-8")).splitlines(), 1)
        for title in titles()
        if title in line and not line.startswith(OF_LEVELS)
    ]
    assert found
    assert naming == []
