"""What happened in a move: the numbers the rules noted, as events for one viewer, with nothing he may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from signoria.engine.contract import Document, Event
from signoria.titles.condottiere.rules.cards import KIND_NAMES, card_names, members, size
from signoria.titles.condottiere.rules.resolution import MARKER_WHY
from signoria.titles.condottiere.rules.terms import NONE
from signoria.titles.condottiere.text.notation import region_name
from signoria.titles.condottiere.text.views import seat_or_none

Note = tuple[str, list[int]]
"""Something that happened, in numbers, as the rules note it."""


@final
class MoveNotes:
    """What the rules noted of one move; as events those of a spectator, and which of them a player knows better."""

    __slots__ = ("notes", "public_events", "secrets")

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.public_events: list[Event] = []
        self.secrets: list[tuple[int, str, list[int]]] = []

    def events_for(self, viewer: int | None) -> list[Event]:
        if not self.public_events:
            self.make_events()
        events = self.public_events[:]
        for place, what, numbers in self.secrets:
            if numbers[0] == viewer:
                events[place] = Event(what, SECRET[what](numbers, viewer))
        return events

    def make_events(self) -> None:
        before: list[int] = []
        for what, numbers in self.notes:
            if what == "before":
                before = numbers
            elif what == "after":
                self.public_events.append(Event("strengths", {"before": before or None, "after": numbers}))
            elif what in SECRET:
                self.secrets.append((len(self.public_events), what, numbers))
                self.public_events.append(Event(what, SECRET[what](numbers, None)))
            elif what == "compared":
                self.public_events.append(Event(what, compared(numbers)))
            else:
                args = {name: spell(n) for (name, spell), n in zip(OPEN[what], numbers, strict=False)}
                self.public_events.append(Event(what, args))


def card(kind: int) -> str | None:
    return None if kind == NONE else KIND_NAMES[kind]


def ending(kind: int) -> str:
    return card(kind) or "all-passed"


def compared(numbers: list[int]) -> Document:
    leaders, *rest = numbers
    seats = len(rest) // 2
    return {"leaders": members(leaders), "strengths": rest[:seats], "courtesans": rest[seats:]}


# -- what only its player may see


def played(numbers: list[int], viewer: int | None) -> Document:
    seat, kind, hidden = numbers
    return {"seat": seat, "card": None if hidden and seat != viewer else card(kind), "face_down": bool(hidden)}


def kept(numbers: list[int], viewer: int | None) -> Document:
    seat, kind = numbers
    return {"seat": seat, "card": card(kind) if seat == viewer else None}


def dealt(numbers: list[int], viewer: int | None) -> Document:
    seat, cards = numbers
    return {"seat": seat, "count": size(cards), "cards": card_names(cards) if seat == viewer else None}


SECRET: dict[str, Callable[[list[int], int | None], Document]] = {"played": played, "kept": kept, "dealt": dealt}

# -- what everybody sees: the arguments of each event, in the order in which the rules note them

Argument = tuple[str, Callable[[int], Any]]
"""The name of an argument, and how its number is spelled."""
SEAT: Argument = ("seat", seat_or_none)
CARD: Argument = ("card", card)
COUNT: Argument = ("count", int)
REGION: Argument = ("region", region_name)
DEFENDER: Argument = ("defender", seat_or_none)
PASSES = ("chosen", "no-cards", "waiting")
FINALS = ("regions", "points")

OPEN: dict[str, tuple[Argument, ...]] = {
    "first": (SEAT,),
    "placed": (SEAT, REGION, DEFENDER),
    "declined": (SEAT, ("to", int)),
    "turned-up": (SEAT, CARD),
    "discarded": (SEAT, CARD, COUNT),
    "took": (SEAT, CARD),
    "favour": (SEAT, ("from", region_name), ("to", region_name)),
    "passed": (SEAT, ("why", PASSES.__getitem__)),
    "battle-ended": (SEAT, ("cause", ending)),
    "region-taken": (REGION, SEAT, DEFENDER),
    "region-held": (REGION, SEAT, DEFENDER),
    "region-free": (REGION,),
    "marker": (("from", int), ("to", int), ("why", MARKER_WHY.__getitem__)),
    "lines-discarded": (),
    "folded": (SEAT,),
    "held": (SEAT,),
    "round-ended": (SEAT,),
    "kept-enough": (SEAT, COUNT, ("discarded", int)),
    "draws": (SEAT, COUNT),
    "reshuffled": (),
    "ten-each": (COUNT,),
    "final-battle": (("seats", members), ("why", FINALS.__getitem__)),
    "game-over": (("winners", members),),
}
