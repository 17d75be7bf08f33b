"""Every language says everything the terminal can say, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import signoria.cli
from signoria.locales import LANGUAGES
from tests.locales.fluent import entries, variables

FILE = "terminal.ftl"
SOURCES = Path(signoria.cli.__file__).parent
HEADINGS = ("player", "cards", "in-all", "adjacent", "regions", "line", "strength")


def test_the_messages_are_exactly_those_the_terminal_needs() -> None:
    code = "".join((SOURCES / name).read_text("utf-8") for name in ("terminal.py", "drawing.py", "drawing_virtu.py"))
    said = set(re.findall(r'"(terminal-[a-z-]+)"', code)) | {f"terminal-{heading}" for heading in HEADINGS}
    assert set(entries("en", FILE)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english = {name: variables(message) for name, message in entries("en", FILE).items()}
    assert {name: variables(message) for name, message in entries(language, FILE).items()} == english
    assert list(entries(language, FILE)) == list(english)
