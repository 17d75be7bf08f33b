"""How a language says what it is given: numbers, names, what it does not know."""

from __future__ import annotations

import pytest

from signoria.bots import levels
from signoria.bots.characters import CHARACTERS
from signoria.bots.talk import phrases
from signoria.engine import Event, titles
from signoria.locales import LANGUAGES, messages
from tests.locales.fluent import COMMON, WORDS, entries, variables

NAMES = ["Anna", "Béla", "Иван", "سارا"]
MOST_SEATS = 6
TOLD = ("event-", "outcome-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", [*COMMON, *WORDS])
def test_every_language_has_the_same_messages_with_the_same_variables_in_the_same_order(
    file: str, language: str
) -> None:
    english = {name: variables(message) for name, message in entries("en", file).items()}
    assert {name: variables(message) for name, message in entries(language, file).items()} == english
    assert list(entries(language, file)) == list(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", WORDS)
def test_whom_an_event_names_it_calls_you_in_every_language(file: str, language: str) -> None:
    told = {name: message for name, message in entries(language, file).items() if name.startswith(TOLD)}
    for name, message in told.items():
        forms = {form.id.name: form for form in message.attributes}
        assert list(forms) == [form.id.name for form in entries("en", file)[name].attributes]
        assert not [word for word, form in forms.items() if word in variables(form)], f"{name}: a name beside you"
        assert "player" in forms or "player" not in variables(message), name


def test_the_common_messages_are_exactly_those_that_every_title_needs() -> None:
    assert set(entries("en", "common.ftl")) == {
        *("separator", "tally", "illegal-not-your-turn", "hint-action", "phase-over"),
        *("option-not-in-edition", "option-excludes"),
        *(f"level-{level}{part}" for level in CHARACTERS for part in ("", "-about")),
        *(f"bot-{seat}" for seat in range(1, MOST_SEATS + 1)),
        *(f"phrase-{phrase}" for phrase in phrases()),
        *("puzzle-difficulty", "puzzle-right", "puzzle-wrong", "puzzle-then", "puzzle-missed", "chance", "notice-turn"),
    }


@pytest.mark.parametrize("title", titles())
def test_every_bot_of_a_title_has_a_name(title: str) -> None:
    assert all(messages("en", title).knows(f"level-{level}") for level in levels(title))


def test_russian_counts_cards_in_three_ways() -> None:
    told = [messages("ru", "condottiere").say("event-draws", player="Анна", count=count) for count in (0, 1, 3, 5)]
    assert told == ["Анна не берёт карт.", "Анна берёт 1 карту.", "Анна берёт 3 карты.", "Анна берёт 5 карт."]


def test_persian_isolates_names_and_has_its_own_digits() -> None:
    told = messages("fa", "condottiere").say("event-draws", player="Anna 7", count=10)
    assert told == "\u2068Anna 7\u2069 تعداد \u2068۱۰\u2069 کارت می‌کشد."


def test_other_languages_are_free_of_invisible_marks() -> None:
    assert messages("hu", "condottiere").say("event-passed", player="Béla", why="chosen") == "Béla passzol."


def test_a_player_called_none_is_a_player() -> None:
    placed = Event("placed", {"seat": 0, "region": "Roma", "defender": 1})
    told = messages("en", "condottiere").tell(placed, ["Anna", "none"])
    assert told.endswith("for Rome, defended by none.")


def test_an_unknown_language_and_an_unknown_message_fall_back() -> None:
    assert messages("xx", "condottiere").say("card-winter") == "Winter"
    assert messages("ru", "condottiere").say("no-such-message") == "no-such-message"
