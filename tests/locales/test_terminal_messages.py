"""Every language says everything the terminal can say, and nothing else."""

from __future__ import annotations

from pathlib import Path

import signoria.cli
from tests.locales.fluent import drawn, entries

FILE = "terminal.ftl"
SOURCES = Path(signoria.cli.__file__).parent
OF_TITLES = {"terminal-help-own"}


def test_the_messages_are_exactly_those_the_terminal_needs() -> None:
    said = drawn(SOURCES / "terminal.py") | drawn(SOURCES / "drawing.py") | drawn(SOURCES / "solver.py")
    assert set(entries("en", FILE)) == said - OF_TITLES
