from __future__ import annotations

import pytest

from signoria.puzzles import Puzzle
from signoria.puzzles.making import Search, found_in
from tests.cli.shell import Shell
from tests.puzzles.oracle import Oracle, consult


@pytest.fixture
def search() -> Search:
    return Search("condottiere", 7, ("squire",), moments=8, first=10, deep=100, trials=0, tries=2)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch, search: Search) -> tuple[Puzzle, ...]:
    """Puzzles of four games, by an oracle."""
    with monkeypatch.context() as patch:
        consult(patch, Oracle())
        return tuple(one for number in range(4) for one in found_in(search, number))


@pytest.fixture
def signoria(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)
