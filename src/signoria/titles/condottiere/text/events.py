"""The story of a move: the numbers the rules noted, told as events for one viewer, with nothing he may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from signoria.engine.contract import Document, Event
from signoria.titles.condottiere.rules.cards import KIND_NAMES, card_names, members, size
from signoria.titles.condottiere.rules.terms import NONE
from signoria.titles.condottiere.text.notation import region_name
from signoria.titles.condottiere.text.views import seat_or_none

Note = tuple[str, list[int]]
"""Something that happened, in numbers, as the rules note it."""


@final
class Story:
    """One move: what the rules noted, and as events those of a spectator, and which of them a player knows better."""

    __slots__ = ("events", "notes", "secrets")

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.events: list[Event] = []
        self.secrets: list[tuple[int, str, list[int]]] = []

    def told_to(self, viewer: int | None) -> list[Event]:
        if not self.events:
            self.tell()
        events = self.events[:]
        for place, what, numbers in self.secrets:
            if numbers[0] == viewer:
                events[place] = Event(what, SECRET[what](numbers, viewer))
        return events

    def tell(self) -> None:
        before: list[int] = []
        for what, numbers in self.notes:
            if what == "before":
                before = numbers
            elif what == "after":
                self.events.append(Event("strengths", {"before": before or None, "after": numbers}))
            elif what in SECRET:
                self.secrets.append((len(self.events), what, numbers))
                self.events.append(Event(what, SECRET[what](numbers, None)))
            elif what == "compared":
                self.events.append(Event(what, compared(numbers)))
            else:
                told = {name: tell(n) for (name, tell), n in zip(OPEN[what], numbers, strict=False)}
                self.events.append(Event(what, told))


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

Telling = tuple[str, Callable[[int], Any]]
SEAT: Telling = ("seat", seat_or_none)
CARD: Telling = ("card", card)
COUNT: Telling = ("count", int)
REGION: Telling = ("region", region_name)
DEFENDER: Telling = ("defender", seat_or_none)
PASSES = ("chosen", "no-cards", "waiting")
FINALS = ("regions", "points")
MARKER_GOES = ("courtesans", "winner", "defender", "left")

OPEN: dict[str, tuple[Telling, ...]] = {
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
    "marker": (("from", int), ("to", int), ("why", MARKER_GOES.__getitem__)),
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
