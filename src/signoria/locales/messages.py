"""Sentences in a language: Fluent messages, and how the arguments of an event become their variables.

The rule for the variables is written down at the head of en/game.ftl and en/virtu.ftl; the page follows the same one.
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

LANGUAGES = ("en", "ru", "hu", "fa")
FALLBACK = "en"
GENERAL = ("game.ftl", "terminal.ftl")
FILES = {"condottiere": ("game.ftl", "terminal.ftl"), "virtu": ("game.ftl", "virtu.ftl", "terminal.ftl")}

SEAT = {"seat", "to", "from", "defender", "owner", "to_move", "rival", "former"}
SEATS = {"seats", "winners", "leaders", "order"}
TALLY = {"strengths", "before", "after", "courtesans", "scores"}
THINGS = (
    "card", "slot", "city", "from", "to", "source", "sources", "place", "item", "power", "bonus", "symbol", "family",
    "what",
)  # fmt: skip
NAMED = {
    "condottiere": {"card": "card", "cards": "card", "region": "region", "from": "region", "to": "region"},
    "virtu": {**dict.fromkeys(THINGS, "name"), "for": "for", "phase": "phase"},
}
"""The arguments of each title that name something, and how the ids of those names begin."""
ONE = {"condottiere": ("card", "region", "count"), "virtu": ("what",)}
TWO = {">": ("from", "to"), "=": ("source", "symbol"), "@": ("number", "slot")}
"""What an action of each title names after its colon: one thing, or two with a sign between them."""
BUNDLES = {"price", "missing"}
"""Symbols of Virtù and how many of each."""
CASH = "cash:"
RENAMED = {"seat": "player", "seats": "players"}
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
        self._named: dict[str, str] = NAMED.get(title, {})
        self._isolated = Locale(language).text_direction == "rtl"
        self._bundles = [
            bundle(code, FILES.get(title, GENERAL), self._isolated) for code in dict.fromkeys((language, FALLBACK))
        ]

    def say(self, message: str, /, **variables: Any) -> str:
        """The message in this language, else in English, else its id; the title's own words before those of all."""
        return self._say(message, "", variables)

    def _say(self, message: str, case: str, variables: dict[str, Any]) -> str:
        for words in self._bundles:
            for own in (f"{self._title}-{message}", message):
                if words.has_message(own) and (value := words.get_message(own).value) is not None:
                    pattern = words.get_message(own).attributes.get(case, value)
                    return self._numbered(str(words.format_pattern(pattern, variables)[0]))
        return message

    def knows(self, message: str) -> bool:
        own = f"{self._title}-{message}"
        return any(words.has_message(own) or words.has_message(message) for words in self._bundles)

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
        if "price" in args:
            told["payment"] = self._payment(args)
        return told

    def action(self, text: str) -> str:
        """An action as on a button."""
        verb, _, what = text.partition(":")
        return self.say(f"action-{verb}", **self.variables(parts(self._title, what), ()))

    def names_in(self, text: str) -> list[str]:
        """What an action names after its colon, as people call it; two things with the action's sign between."""
        what = text.partition(":")[2]
        named = {key: value for key, value in parts(self._title, what).items() if key in self._named}
        words = [self._name(self._named[key], value) for key, value in named.items()]
        if (sign := next((sign for sign in TWO if sign in what), "")) and len(words) == 2:
            return [sign.join(map(str, words))]
        return [str(form(word, case)) for word in words if isinstance(word, Name) for case in CASES]

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

    def _payment(self, args: Mapping[str, Any]) -> str:
        """What was paid, or would be: the room, then other sources, then the treasury."""
        sources = [*args.get("room", ()), *args.get("sources", ())]
        parts = [self._source(source) for source in sources]
        if args.get("florins"):
            parts.append(self.say("payment-treasury", florins=args["florins"]))
        return self.row(parts) if parts else NONE

    def _source(self, source: str) -> str:
        name = self._name("name", source.removeprefix(CASH))
        return self.say("payment-cash", source=name) if source.startswith(CASH) else str(name)

    def _word(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if value is None:
            return NONE
        if key in BUNDLES:
            return self.row([self.say(f"count-{symbol}", count=count) for symbol, count in value.items()]) or NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind := self._named.get(key):
            if isinstance(value, int | str):
                return self._name(kind, value)
            return self._row_of_names(kind, value) if value else NONE
        if key in TALLY:
            return self.row([self.say("tally", player=names[n], number=number) for n, number in enumerate(value)])
        return value

    def _name(self, kind: str, thing: int | str) -> int | str:
        """The name of a thing, if it has one; of one with a number, such as left-2, the name that counts."""
        stem, _, number = str(thing).rpartition("-")
        if number.isdecimal() and self.knows(f"numbered-{stem}"):
            return Name.of(lambda case: self._say(f"numbered-{stem}", case, {"number": int(number)}))
        return Name.of(lambda case: self._say(f"{kind}-{thing}", case, {})) if self.knows(f"{kind}-{thing}") else thing

    def _row_of_names(self, kind: str, things: Sequence[int | str]) -> Name:
        names = [self._name(kind, thing) for thing in things]
        return Name.of(lambda case: self.row([str(form(name, case)) for name in names]))

    def _numbered(self, sentence: str) -> str:
        """Babel writes Latin digits in every language; Persian has its own."""
        return NUMBER.sub(lambda found: found[0].translate(PERSIAN_DIGITS), sentence) if self._isolated else sentence


NUMBER = re.compile("\N{FIRST STRONG ISOLATE}-?[0-9]+\N{POP DIRECTIONAL ISOLATE}")
PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def text(language: str, file: str) -> str:
    """A file of a language, such as game.ftl or rules.md."""
    return files(__package__).joinpath(language, file).read_text("utf-8")


def parts(title: str, what: str) -> dict[str, int | str]:
    """What follows the colon of an action, as arguments."""
    for sign, keys in TWO.items():
        if sign in what:
            return {key: number_or_word(part) for key, part in zip(keys, what.split(sign), strict=True)}
    return dict.fromkeys(ONE.get(title, ("what",)), number_or_word(what))


def number_or_word(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def bundle(language: str, names: Sequence[str], isolated: bool) -> FluentBundle:
    """Isolation marks are noise on a terminal, so only where directions mix."""
    words = FluentBundle([language], functions=FUNCTIONS, use_isolating=isolated)
    for file in names:
        words.add_resource(FluentResource(text(language, file)))
    return words


@cache
def messages(language: str, title: str = "condottiere") -> Messages:
    """The messages of a language for a title; those of English for a language that has none."""
    return Messages(language if language in LANGUAGES else FALLBACK, title)
