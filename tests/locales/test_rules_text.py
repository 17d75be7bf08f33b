"""The rules in four languages say the same: every rule once, in the same order, with the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from signoria.locales import LANGUAGES, messages
from signoria.titles.virtu.components.component_file import standard
from signoria.titles.virtu.rules.scoring import LAST_YEAR
from tests.locales.fluent import read

SOURCE = Path(__file__).parents[2] / "src/signoria"
ID = re.compile(r"\b[CV]-[A-Z]+(?:-\d+)?\b")
STEP = re.compile(r"\n(?=- |\d+\. |\||#|\n)")
LATIN_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
RULING = {"en": "Ruling", "ru": "Толкование", "hu": "Értelmezés", "fa": "تفسیر"}


class Book(NamedTuple):
    """The rulebook of a title: the chapters with so many rules; 0: the chapter is one rule."""

    title: str
    letter: str
    chapters: dict[str, int]

    @property
    def rules(self) -> list[str]:
        return [rule for chapter, last in self.chapters.items() for rule in self.chapter(chapter, last)]

    def chapter(self, name: str, last: int) -> list[str]:
        return [f"{self.letter}-{name}-{number}" for number in range(1, last + 1)] or [f"{self.letter}-{name}"]

    def text(self, language: str) -> str:
        return read(language, f"{self.title}/rules.md")

    def blocks(self, language: str) -> list[str]:
        """Headings, table rows, rules, examples and paragraphs."""
        return [block.strip() for block in STEP.split(self.text(language)) if block.strip()]


CONDOTTIERE = Book(
    "condottiere", "C",
    {"SET": 4, "BAT": 7, "STR": 5, "CARD": 7, "RES": 9, "RND": 4, "WIN": 3, "OPT": 6, "ASK": 4, "TALK": 2},
)  # fmt: skip
VIRTU = Book(
    "virtu", "V",
    {
        "SET": 4, "PAY": 6, "SPR": 4, "IND": 3, "GOV": 0, "PAT": 3, "TRD": 0, "DIP": 4, "WAR": 3, "INT": 5,
        "SIE": 8, "ORD": 2, "WIN": 5, "END": 1, "SCO": 8,
    },
)  # fmt: skip
RULINGS = {
    "C-SET-3": 1, "C-CARD-5": 2, "C-RES-3": 1, "C-RES-8": 1, "C-RES-9": 1, "C-WIN-1": 1, "C-WIN-3": 2,
    "C-OPT-1": 2, "C-OPT-2": 2, "C-OPT-4": 3, "C-OPT-5": 2,
}  # fmt: skip
"""The rules of Condottiere in which we had to decide something, and how often: the books are silent or disagree."""
every_book = pytest.mark.parametrize("book", [CONDOTTIERE, VIRTU], ids=lambda book: book.title)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(block: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"\d+", ID.sub("", block)))


@every_book
@every_language
def test_every_rule_is_there_once_and_in_order(book: Book, language: str) -> None:
    assert re.findall(r"^- \*\*([CV]-[A-Z]+(?:-\d+)?)\*\* ", book.text(language), re.MULTILINE) == book.rules


@every_book
@every_language
def test_every_mention_of_a_rule_leads_to_it(book: Book, language: str) -> None:
    links = re.findall(rf"\[({ID.pattern})\]\(#({ID.pattern})\)", book.text(language))
    assert all(name == target and name in book.rules for name, target in links)
    assert len(ID.findall(book.text(language))) == len(book.rules) + 2 * len(links)


@every_book
@every_language
def test_the_same_numbers_and_references_stand_in_every_block(book: Book, language: str) -> None:
    english, translated = book.blocks("en"), book.blocks(language)
    assert len(translated) == len(english)
    for ours, theirs in zip(english, translated, strict=True):
        assert numbers(theirs) == numbers(ours), theirs
        assert Counter(ID.findall(theirs)) == Counter(ID.findall(ours)), theirs


@every_book
@every_language
def test_every_ruling_is_marked(book: Book, language: str) -> None:
    for ours, theirs in zip(book.blocks("en"), book.blocks(language), strict=True):
        assert theirs.count(f"*{RULING[language]}:*") == ours.count("*Ruling:*"), theirs


@every_language
def test_every_decision_of_ours_in_condottiere_is_a_ruling(language: str) -> None:
    """Neither unmarked nor marked where the books decide; and that hands are open in size stands in the table."""
    mark = f"*{RULING[language]}:*"
    rules = {block[4:].partition("**")[0]: block for block in CONDOTTIERE.blocks(language) if block.startswith("- **")}
    assert {rule: block.count(mark) for rule, block in rules.items() if mark in block} == RULINGS
    rows = [block for block in CONDOTTIERE.blocks(language) if block.startswith("|")]
    assert [mark in row for row in rows] == [False] * (len(rows) - 1) + [True]


WRONG = {
    "en": ("first edition", "current edition", "at least one other"),
    "ru": ("первое издание", "современное издание", "хотя бы с одним другим"),
    "hu": ("első kiadás", "mai kiadás", "legalább egy másik"),
    "fa": ("ویرایش نخست", "ویرایش اول", "ویرایش امروزی", "دست‌کم با یکی"),
}


@every_language
def test_the_editions_are_those_they_are_and_adjacent_means_connected(language: str) -> None:
    """96 cards: the revised second edition; 110: that of 2007. Two separate pairs are not four adjacent regions."""
    said = " ".join((CONDOTTIERE.text(language) + read(language, "condottiere/words.ftl")).lower().split())
    assert not [words for words in WRONG[language] if words in said]
    assert messages(language, "condottiere").say("edition-modern-about").translate(LATIN_DIGITS).count("2007") == 1
    editions = next(block for block in CONDOTTIERE.blocks(language) if "2007" in block.translate(LATIN_DIGITS))
    assert numbers(editions) == Counter((110, 2007, 96))


@every_book
def test_persian_writes_its_own_digits(book: Book) -> None:
    prose = re.sub(r"^\d+\. ", "", ID.sub("", book.text("fa")), flags=re.MULTILINE)
    assert not re.search("[0-9]", prose)


@every_book
def test_every_rule_that_the_program_names_is_in_the_text(book: Book) -> None:
    """So that every refusal opens the rules at a place that exists."""
    sources = [path.read_text("utf-8") for path in (SOURCE / "titles" / book.title).rglob("*.py")]
    named = {rule for source in sources for rule in ID.findall(source)}
    assert named - {f"{book.letter}-{chapter}" for chapter in book.chapters} <= set(book.rules)


@every_language
def test_the_rules_of_virtu_say_where_an_owner_puts_the_real_values(language: str) -> None:
    assert "`virtu.toml`" in VIRTU.text(language)
    assert "`--components mine.toml`" in VIRTU.text(language)
    assert '`signoria.game("virtu").load("mine.toml")`' in VIRTU.text(language)


def test_the_numbers_of_the_text_are_those_of_the_components() -> None:
    """V-PAT-1, V-SCO-4, V-IND-1, V-WAR-3, V-DIP-3, V-SET-1: what the text says in figures."""
    box = standard()
    told = {name: rule for rule in VIRTU.blocks("en") for name in ID.findall(rule[:14])}
    prices = [price for step in box.tracks.patronage for price in (step.florin, step.crown, step.cross, step.either)]
    assert prices == [2, 0, 0, 1, 2, 0, 0, 1, 3, 1, 0, 1, 3, 1, 0, 1, 4, 2, 1, 0]
    assert f"{box.set_up.indulgences} in all" in told["V-IND-1"]
    assert f"{box.set_up.war_bonuses} in all" in told["V-WAR-3"]
    assert f"more than {box.set_up.agents} agents" in told["V-INT-3"]
    for seats, points in box.tracks.religion.items():
        assert f"{seats} players {', '.join(map(str, points))}" in told["V-SCO-4"].replace("\n ", "")
    english = messages("en", "virtu")
    pirates = [english.say(f"name-{city.id}") for city in box.city if city.pirate]
    closed = [english.say(f"name-{city.id}") for city in box.city if city.closed_with_3]
    assert all(city in told["V-DIP-3"] for city in pirates)
    assert all(city in told["V-SET-1"] for city in closed)
    assert f"year {LAST_YEAR} is the last" in told["V-END-1"]
