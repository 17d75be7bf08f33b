"""The rules in four languages say the same: every rule once, in the same order, with the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from signoria.locales import LANGUAGES
from signoria.locales.messages import text

SOURCE = Path(__file__).parents[2] / "src/signoria"
CHAPTERS = {"SET": 4, "BAT": 7, "STR": 5, "CARD": 7, "RES": 9, "RND": 4, "WIN": 3, "OPT": 6, "ASK": 4, "TALK": 2}
RULES = [f"C-{chapter}-{number}" for chapter, last in CHAPTERS.items() for number in range(1, last + 1)]
ID = re.compile(r"\bC-[A-Z]+-\d+\b")
STEP = re.compile(r"\n(?=- |\d\. |\||#|\n)")


def rules(language: str) -> str:
    return text(language, "rules.md")


def blocks(language: str) -> list[str]:
    """Headings, table rows, rules, examples and paragraphs."""
    return [block.strip() for block in STEP.split(rules(language)) if block.strip()]


def numbers(block: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"\d+", ID.sub("", block)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(language: str) -> None:
    assert re.findall(r"^- \*\*(C-[A-Z]+-\d+)\*\* ", rules(language), re.MULTILINE) == RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mention_of_a_rule_leads_to_it(language: str) -> None:
    text_of_rules = rules(language)
    links = re.findall(r"\[(C-[A-Z]+-\d+)\]\(#(C-[A-Z]+-\d+)\)", text_of_rules)
    assert all(name == target and name in RULES for name, target in links)
    assert len(ID.findall(text_of_rules)) == len(RULES) + 2 * len(links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_numbers_and_references_stand_in_every_block(language: str) -> None:
    english, translated = blocks("en"), blocks(language)
    assert len(translated) == len(english)
    for ours, theirs in zip(english, translated, strict=True):
        assert numbers(theirs) == numbers(ours), theirs
        assert Counter(ID.findall(theirs)) == Counter(ID.findall(ours)), theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_marked(language: str) -> None:
    word = {"en": "Ruling", "ru": "Толкование", "hu": "Értelmezés", "fa": "تفسیر"}[language]
    for ours, theirs in zip(blocks("en"), blocks(language), strict=True):
        assert theirs.count(f"*{word}:*") == ours.count("*Ruling:*"), theirs


def test_persian_writes_its_own_digits() -> None:
    prose = re.sub(r"^\d\. ", "", ID.sub("", rules("fa")), flags=re.MULTILINE)
    assert not re.search("[0-9]", prose)


def test_every_rule_that_the_program_names_is_in_the_text() -> None:
    """So that every refusal opens the rules at a place that exists."""
    sources = [path.read_text("utf-8") for path in (SOURCE / "condottiere").rglob("*.py")]
    assert {rule for source in sources for rule in ID.findall(source)} <= set(RULES)
