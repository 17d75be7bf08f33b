"""Sentences in a language: Fluent messages, and how the arguments of an event become their variables.

The rule for the variables is written down at the head of en/game.ftl; the page follows the same one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from signoria.engine.contract import Event

LANGUAGES = ("en", "ru", "hu", "fa")
FALLBACK = "en"
FILES = ("game.ftl",)

SEAT = {"seat", "to", "from", "defender", "owner", "to_move"}
SEATS = {"seats", "winners", "leaders"}
TALLY = {"strengths", "before", "after", "courtesans", "scores"}
REGION = {"region", "from", "to"}
RENAMED = {"seat": "player", "seats": "players"}
NONE = "none"


class Messages:
    """What one language says."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._isolated = Locale(language).text_direction == "rtl"
        self._bundles = [bundle(code, self._isolated) for code in dict.fromkeys((language, FALLBACK))]

    def say(self, message: str, /, **variables: Any) -> str:
        """The message in this language, else in English, else its id."""
        for words in self._bundles:
            if words.has_message(message) and (value := words.get_message(message).value) is not None:
                return self._numbered(str(words.format_pattern(value, variables)[0]))
        return message

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence for the log."""
        return self.say(f"event-{event.id}", **self.variables(event.args, names))

    def variables(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The arguments of an event, a refusal or a hint, in words."""
        told: dict[str, Any] = {}
        for key, value in args.items():
            name = RENAMED.get(key, key)
            if key in SEATS:
                told[f"{name}_count"] = len(value)
                told[name] = self.join([names[seat] for seat in value])
            elif key in SEAT and not isinstance(value, str):
                told[f"{name}_is"] = NONE if value is None else "one"
                told[name] = NONE if value is None else names[value]
            else:
                told[name] = self._word(key, value, names)
        return told

    def join(self, items: Sequence[str]) -> str:
        """A list of people, as the language writes it: "a, b and c"."""
        return format_list(self._apart(items), locale=self.language)

    def row(self, items: Sequence[str]) -> str:
        """A list of things: "a, b, c"."""
        return self.say("separator").join(self._apart(items))

    def _apart(self, items: Sequence[str]) -> Sequence[str]:
        if not self._isolated:
            return items
        return [f"\N{FIRST STRONG ISOLATE}{item}\N{POP DIRECTIONAL ISOLATE}" for item in items]

    def _word(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if value is None:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key == "card":
            return self.say(f"card-{value}")
        if key in REGION:
            return self.say(f"region-{value}")
        if key == "cards":
            return self.row([self.say(f"card-{card}") for card in value])
        if key in TALLY:
            return self.row([self.say("tally", player=names[n], number=number) for n, number in enumerate(value)])
        return value

    def _numbered(self, sentence: str) -> str:
        """Babel writes Latin digits in every language; Persian has its own."""
        return NUMBER.sub(lambda found: found[0].translate(PERSIAN_DIGITS), sentence) if self._isolated else sentence


NUMBER = re.compile("\N{FIRST STRONG ISOLATE}[0-9]+\N{POP DIRECTIONAL ISOLATE}")
PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def text(language: str, file: str) -> str:
    """A file of a language, such as game.ftl or rules.md."""
    return files(__package__).joinpath(language, file).read_text("utf-8")


def bundle(language: str, isolated: bool) -> FluentBundle:
    """Isolation marks are noise on a terminal, so only where directions mix."""
    words = FluentBundle([language], use_isolating=isolated)
    for file in FILES:
        words.add_resource(FluentResource(text(language, file)))
    return words


@cache
def messages(language: str) -> Messages:
    """The messages of a language; those of English for a language that has none."""
    return Messages(language if language in LANGUAGES else FALLBACK)
