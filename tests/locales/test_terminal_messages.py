"""Every language says everything the terminal can say, and nothing else."""

from __future__ import annotations

from pathlib import Path

import signoria.cli
from tests.locales.fluent import drawn, entries

FILE = "terminal.ftl"
SOURCES = Path(signoria.cli.__file__).parent
SPEAKERS = ("terminal.py", "drawing.py", "solver.py", "analysis_report.py")
OF_TITLES = {"terminal-help-own"}


def test_the_messages_are_exactly_those_the_terminal_needs() -> None:
    said = {name for source in SPEAKERS for name in drawn(SOURCES / source)}
    assert set(entries("en", FILE)) == said - OF_TITLES
