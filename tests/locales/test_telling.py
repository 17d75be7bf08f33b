"""What is said of real games is what telling.json holds; the page's telling.test.ts compares with the same file."""

from __future__ import annotations

import msgspec
import pytest

from signoria.engine import titles
from signoria.locales import LANGUAGES, messages
from tests.locales.fluent import entries
from tests.locales.telling import Vector, say, tables, vectors, written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_the_command_line_says_what_the_page_says(title: str, language: str) -> None:
    words = messages(language, title)
    assert [say(words, vector) for vector in of(title)] == [vector.says[language] for vector in of(title)]


@pytest.mark.parametrize("title", titles())
def test_every_event_and_every_verb_of_a_title_is_told(title: str) -> None:
    told = {vector.message for vector in of(title)}
    words = [name for name in entries("en", f"{title}/words.ftl") if name.startswith(("event-", "action-"))]
    assert not set(words) - told


@pytest.mark.parametrize("title", titles())
def test_every_event_and_outcome_is_a_whole_sentence(title: str) -> None:
    told = [said for vector in of(title) if vector.kind != "action" for said in vector.says.values()]
    assert not [sentence for sentence in told if not sentence.endswith((".", ")")) or "{" in sentence]


def of(title: str) -> list[Vector]:
    return [vector for vector in vectors() if vector.title == title]


def test_the_page_is_tested_with_the_tables_of_the_manifests() -> None:
    assert msgspec.json.decode(msgspec.json.encode(tables())) == written()["tables"]
