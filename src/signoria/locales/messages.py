"""Sentences in a language: Fluent messages, and how the arguments of an event become their variables.

The tables are the title's, in ``[words]`` of its manifest, and docs/words.md says what they mean. The page's
telling.ts reads the same tables in the same way; tests/locales/telling.json holds both to the same sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from signoria.engine.contract import Event
from signoria.engine.registry import folder, manifest

LANGUAGES = ("en", "ru", "hu", "fa")
FALLBACK = "en"
COMMON = ("common.ftl", "terminal.ftl")
"""The words that no title owns."""
WORDS = "words.ftl"
RENAMED = {"seat": "player", "seats": "players"}
KINDS = ("", "seat", "seats", "tally", "counts")
"""What an argument may be; anything else is how the ids of its names begin."""
SIGN = re.compile("[>=@]")
"""Between the two parts of an action."""
NONE = "none"
CASES = ("", "acc")
"""The forms that names have."""


class Name(str):
    """A name as it is listed, and its other forms: the attributes of its message, such as ``.acc``."""

    form: Callable[[str], str]

    @classmethod
    def of(cls, form: Callable[[str], str]) -> Name:
        """The name of which ``form`` gives any form; the empty one is the name itself."""
        name = cls(form(""))
        name.form = form
        return name


def form(name: Any, case: str) -> Any:
    """``FORM($region, case: "acc")`` of a message: that form of a name, else the name; anything else is left alone."""
    return name.form(case) if isinstance(name, Name) else name


FUNCTIONS: dict[str, Any] = {"FORM": form}


class Messages:
    """What one language says at the tables of one title."""

    def __init__(self, language: str, title: str) -> None:
        self.language = language
        self._title = title
        self._words = manifest(title).words
        self._isolated = Locale(language).text_direction == "rtl"
        self._bundles = [bundle(code, title, self._isolated) for code in dict.fromkeys((language, FALLBACK))]

    def say(self, message: str, /, **variables: Any) -> str:
        """The message in this language, else in English, else its id; the title's own words before those of all."""
        return self._say(message, variables)

    def _say(self, message: str, variables: dict[str, Any], *forms: str) -> str:
        """The first attribute of the message that is called like one of these forms, else the message itself."""
        for words in self._bundles:
            if words.has_message(message) and (value := words.get_message(message).value) is not None:
                attributes = words.get_message(message).attributes
                pattern = next((attributes[form] for form in attributes if form in forms), value)
                return self._numbered(str(words.format_pattern(pattern, variables)[0]))
        return message

    def knows(self, message: str) -> bool:
        return any(words.has_message(message) for words in self._bundles)

    def speaks(self, message: str) -> bool:
        """Whether this language itself has the message, without falling back on English."""
        return bool(self._bundles[0].has_message(message))

    def tell(self, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """An event as a sentence for the log; the seat ``me`` reads it, and is "you"."""
        return self.address(f"event-{event.id}", event.args, names, me)

    def address(self, message: str, args: Mapping[str, Any], names: Sequence[str], me: int | None) -> str:
        """A message with its arguments in words. Who is one of them reads the form that is called so: ``.player``."""
        forms = [RENAMED.get(key, key) for key, value in args.items() if self._is_seat(key, value, me)]
        return self._say(message, self.variables(args, names, me), *forms)

    def _is_seat(self, key: str, value: Any, me: int | None) -> bool:
        """Whether an argument is this seat and nobody else."""
        return me is not None and self._kind(key, value) in ("seat", "seats") and value in (me, [me], (me,))

    def variables(self, args: Mapping[str, Any], names: Sequence[str], me: int | None = None) -> dict[str, Any]:
        """The arguments of an event, a refusal or a hint, in words."""
        told: dict[str, Any] = {}
        for key, value in args.items():
            told |= self._variable(RENAMED.get(key, key), self._kind(key, value), value, names, me)
        for name, row in self._words.rows.items():
            if row.needs in args:
                told[name] = self._row_of(name, row.of, args)
        return told

    def action(self, text: str) -> str:
        """An action as on a button."""
        verb, _, what = text.partition(":")
        return self.say(f"action-{verb}", **self.variables(parts(self._title, what), ()))

    def names_in(self, text: str) -> list[str]:
        """What an action names after its colon, as people call it; two things with the action's sign between."""
        what = text.partition(":")[2]
        given = {key: (self._words.kind(key), value) for key, value in parts(self._title, what).items()}
        words = [self._name(kind, value) for kind, value in given.values() if kind not in KINDS]
        if (sign := SIGN.search(what)) and len(words) == len(given) == 2:
            return [sign[0].join(map(str, words))]
        return [str(form(word, case)) for word in words if isinstance(word, Name) for case in CASES]

    def fact(self, key: str, value: int | str, names: Sequence[str]) -> str:
        """One value of a view: a player or a thing by name where the title's words say so, else as it is."""
        kind = self._kind(key, value)
        if kind in ("seat", "seats") and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return str(value if kind in KINDS else self._name(kind, value))

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

    def _kind(self, key: str, value: Any) -> str:
        of_numbers, either, of_texts = self._words.kind(key).partition("|")
        return of_texts if either and isinstance(value, str) else of_numbers

    def _variable(self, name: str, kind: str, value: Any, names: Sequence[str], me: int | None) -> dict[str, Any]:
        if kind == "seats" and isinstance(value, Sequence):
            return {f"{name}_count": len(value), name: self.join([names[seat] for seat in value])}
        if kind == "seat":
            one = value is not None
            return {f"{name}_is": "one" if one else NONE, name: names[value] if one else NONE}
        return {name: self._word(kind, value, names, me)}

    def _word(self, kind: str, value: Any, names: Sequence[str], me: int | None) -> Any:
        if value is None:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind == "counts":
            return self.row([self.say(f"count-{thing}", count=count) for thing, count in value.items()]) or NONE
        if kind == "tally" and isinstance(value, Sequence):
            numbers = enumerate(value)
            return self.row([self.address("tally", {"seat": n, "number": number}, names, me) for n, number in numbers])
        if kind in KINDS:
            return value
        if isinstance(value, int | str):
            return self._name(kind, value)
        return self._row_of_names(kind, value) if value else NONE

    def _row_of(self, name: str, keys: Sequence[str], args: Mapping[str, Any]) -> str:
        """Several arguments in a row: of lists the members, of numbers what is counted, if anything."""
        said: list[str] = []
        for key in keys:
            value = args.get(key, ())
            if isinstance(value, int):
                said += [self.say(f"{name}-{key}", **{key: value})] if value else []
            else:
                said += [self._member(name, self._words.kind(key), thing) for thing in value]
        return self.row(said) or NONE

    def _member(self, row: str, kind: str, thing: str) -> str:
        """A thing in a row; one with a word before it, such as cash:Roma, has a message for it."""
        how, _, named = thing.rpartition(":")
        name = self._name(kind, named)
        return self.say(f"{row}-{how}", what=name) if how else str(name)

    def _name(self, kind: str, thing: int | str) -> int | str:
        """The name of a thing, if it has one; of one with a number, such as left-2, the name that counts."""
        stem, _, number = str(thing).rpartition("-")
        if number.isdecimal() and self.knows(f"numbered-{stem}"):
            return Name.of(lambda case: self._say(f"numbered-{stem}", {"number": int(number)}, case))
        return Name.of(lambda case: self._say(f"{kind}-{thing}", {}, case)) if self.knows(f"{kind}-{thing}") else thing

    def _row_of_names(self, kind: str, things: Sequence[int | str]) -> Name:
        names = [self._name(kind, thing) for thing in things]
        return Name.of(lambda case: self.row([str(form(name, case)) for name in names]))

    def _numbered(self, sentence: str) -> str:
        """Babel writes Latin digits in every language; Persian has its own, and its own sign before them."""
        return NUMBER.sub(lambda found: found[0].translate(PERSIAN_DIGITS), sentence) if self._isolated else sentence


NUMBER = re.compile("\N{FIRST STRONG ISOLATE}-?[0-9]+\N{POP DIRECTIONAL ISOLATE}")
PERSIAN_DIGITS = str.maketrans(dict(zip("0123456789", "۰۱۲۳۴۵۶۷۸۹", strict=True)) | {"-": "\u200e\u2212"})


def text(language: str, file: str) -> str:
    """A file of the words that no title owns, such as common.ftl."""
    return files(__package__).joinpath(language, file).read_text("utf-8")


def title_text(title: str, language: str, file: str) -> str | None:
    """A file of a title in a language: words.ftl or rules.md; None where the title does not speak it."""
    path = folder(title) / "locales" / language / file
    return path.read_text("utf-8") if path.is_file() else None


def parts(title: str, what: str) -> dict[str, int | str]:
    """What follows the colon of an action, as arguments."""
    patterns = manifest(title).words.actions
    for pattern in patterns:
        if (sign := SIGN.search(pattern)) and sign[0] in what:
            (first, _, second), (one, _, other) = pattern.partition(sign[0]), what.partition(sign[0])
            return {first: number_or_word(one), second: number_or_word(other)}
    return {key: number_or_word(what) for key in patterns if not SIGN.search(key)}


def number_or_word(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def bundle(language: str, title: str, isolated: bool) -> FluentBundle:
    """The title's own words before those of all. Isolation marks are noise on a terminal: only where directions mix."""
    words = FluentBundle([language], functions=FUNCTIONS, use_isolating=isolated)
    for source in (*(text(language, file) for file in COMMON), title_text(title, language, WORDS) or ""):
        words.add_resource(FluentResource(source), allow_overrides=True)
    return words


@cache
def messages(language: str, title: str) -> Messages:
    """The messages of a language for a title; those of English for a language that has none."""
    return Messages(language if language in LANGUAGES else FALLBACK, title)
