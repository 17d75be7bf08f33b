"""Every language says everything the terminal can say, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria.cli
from signoria.locales import LANGUAGES
from tests.locales.fluent import drawn, entries, variables

FILE = "terminal.ftl"
SOURCES = Path(signoria.cli.__file__).parent
OF_TITLES = {"terminal-help-own"}


def test_the_messages_are_exactly_those_the_terminal_needs() -> None:
    said = drawn(SOURCES / "terminal.py") | drawn(SOURCES / "drawing.py")
    assert set(entries("en", FILE)) == said - OF_TITLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english = {name: variables(message) for name, message in entries("en", FILE).items()}
    assert {name: variables(message) for name, message in entries(language, FILE).items()} == english
    assert list(entries(language, FILE)) == list(english)
