"""Events as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from signoria.locales import Messages, messages

SEATS = {"seat": "player", "to": "to", "from": "from", "defender": "defender"}
MANY_SEATS = ("seats", "winners", "leaders")
CARD, REGION, NOBODY = "card", "region", "none"


class Teller:
    def __init__(self, language: str, names: list[str]) -> None:
        self.messages: Messages = messages(language)
        self.names = names

    def sentences(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """One sentence an event; those that say nothing to people are left out."""
        told = (self.messages.say(f"event-{event['id']}", **self.arguments(event["args"])) for event in events)
        return [sentence for sentence in told if sentence]

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return dict(self.argument(name, value) for name, value in args.items())

    def argument(self, name: str, value: Any) -> tuple[str, Any]:
        if name in MANY_SEATS:
            return "players", ", ".join(self.names[seat] for seat in value)
        if value is None:
            return SEATS.get(name, name), NOBODY
        if name in SEATS:
            return SEATS[name], self.names[value] if isinstance(value, int) else self.messages.say(f"region-{value}")
        if name in (CARD, REGION):
            return name, self.messages.say(f"{name}-{value}")
        if isinstance(value, bool):
            return name, str(value).lower()
        if isinstance(value, list):
            return name, ", ".join(map(str, value))
        return name, value
