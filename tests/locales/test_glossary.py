"""One word for one concept: a word that the glossary of a language forbids stands in none of its files."""

from __future__ import annotations

import pytest

from signoria.locales import LANGUAGES
from tests.locales.fluent import COMMON, RULES, WORDS, read
from tests.locales.glossary import glossary, slips

FILES = (*COMMON, *WORDS, *RULES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("file", FILES)
def test_no_forbidden_word_is_said(language: str, file: str) -> None:
    found = [str(slip) for slip in slips(language, file, read(language, file))]
    assert not found, "\n".join(found)


@every_language
def test_what_a_glossary_recommends_it_does_not_forbid(language: str) -> None:
    for concept in glossary(language):
        for file in concept.files or FILES:
            assert not [slip for slip in slips(language, file, concept.say) if slip.concept is concept], concept.name


MADE_UP = {
    "en": ("event-own = { $player }\n    keeps his region.", 2, "his", "they"),
    "ru": ("battle-of = Решающая\n    битва: { $region }", 2, "битва", "сражение"),
    "hu": ("# A kéz eldobása\nphase-fold = A kéz\n    eldobása", 2, "kéz eldobása", "bedob"),
    "fa": ("phase-fold =\n    { $count ->\n       *[other] سوزاندن دست\n    }", 3, "سوزاندن دست", "کارت‌های دست"),
}


@every_language
def test_a_forbidden_word_is_found_with_its_line_and_the_right_one(language: str) -> None:
    made_up, line, word, right = MADE_UP[language]
    [slip] = slips(language, "page.ftl", made_up)
    assert (slip.file, slip.line, slip.word) == ("page.ftl", line, word)
    assert right in slip.concept.say
    assert str(slip).startswith(f"page.ftl:{line}: “{word}”")


def test_keys_comments_branches_and_links_are_no_words() -> None:
    assert not list(
        slips("en", "condottiere/words.ftl", "# his\nhis = { $his ->\n   *[his] { $his }\n    }\n    .his = theirs\n")
    )
    assert not list(slips("en", "condottiere/rules.md", "Theirs: `his`, [C-RES-3](#his)."))


def test_a_phrase_may_be_excepted() -> None:
    assert not list(slips("ru", "virtu/rules.md", "*Битва на\n  равнинах.*"))
    assert [slip.line for slip in slips("ru", "virtu/rules.md", "Битва на\n  равнинах, и ещё\nбитва")] == [3]


def test_a_concept_may_be_meant_in_one_file_only() -> None:
    assert list(slips("en", "page.ftl", "undo = Take back"))
    assert not list(slips("en", "condottiere/words.ftl", "action-take = Take back"))
