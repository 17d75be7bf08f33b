"""The story of a move: the numbers the rules noted, told as events for one viewer, with nothing he may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.condottiere.cards import KIND_NAMES, size
from signoria.condottiere.notation import card_names, region_name
from signoria.condottiere.terms import NONE
from signoria.condottiere.view import seat_or_none, seats_in
from signoria.engine.contract import Document, Event

if TYPE_CHECKING:
    from signoria.condottiere.state import State

Teller = Callable[[list[int], int | None], Document]
PASSES = ("chosen", "no-cards", "waiting")
MARKER_REASONS = ("courtesans", "winner", "defender", "left")


def events_of(state: State, viewer: int | None) -> list[Event]:
    events: list[Event] = []
    before: list[int] = []
    for what, numbers in state.journal:
        if what == "before":
            before = numbers
        elif what == "after":
            events.append(Event("strengths", {"before": before or None, "after": numbers}))
        else:
            events.append(Event(what, TELLERS[what](numbers, viewer)))
    return events


def played(numbers: list[int], viewer: int | None) -> Document:
    seat, kind, hidden = numbers
    card = None if hidden and seat != viewer else KIND_NAMES[kind]
    return {"seat": seat, "card": card, "face_down": bool(hidden)}


def passed(numbers: list[int], viewer: int | None) -> Document:
    return {"seat": numbers[0], "why": PASSES[numbers[1]]}


def turned_up(numbers: list[int], viewer: int | None) -> Document:
    return {"seat": numbers[0], "card": KIND_NAMES[numbers[1]]}


def discarded(numbers: list[int], viewer: int | None) -> Document:
    seat, kind, count = numbers
    return {"seat": seat, "card": KIND_NAMES[kind], "count": count}


def took(numbers: list[int], viewer: int | None) -> Document:
    seat, kind = numbers
    return {"seat": seat, "card": None if kind == NONE else KIND_NAMES[kind]}


def favour(numbers: list[int], viewer: int | None) -> Document:
    seat, old, new = numbers
    return {"seat": seat, "from": region_name(old), "to": region_name(new)}


def battle_ended(numbers: list[int], viewer: int | None) -> Document:
    seat, kind = numbers
    cause = "all-passed" if kind == NONE else KIND_NAMES[kind]
    return {"cause": cause, "seat": seat_or_none(seat)}


def compared(numbers: list[int], viewer: int | None) -> Document:
    leaders, *rest = numbers
    seats = len(rest) // 2
    return {"leaders": seats_in(leaders), "strengths": rest[:seats], "courtesans": rest[seats:]}


def region(numbers: list[int], viewer: int | None) -> Document:
    place, winner, defender = numbers
    return {"region": region_name(place), "seat": seat_or_none(winner), "defender": seat_or_none(defender)}


def marker(numbers: list[int], viewer: int | None) -> Document:
    old, new, why = numbers
    return {"from": old, "to": new, "why": MARKER_REASONS[why]}


def placed(numbers: list[int], viewer: int | None) -> Document:
    seat, place, defender = numbers
    return {"seat": seat, "region": region_name(place), "defender": seat_or_none(defender)}


def declined(numbers: list[int], viewer: int | None) -> Document:
    return {"times": numbers[0], "to": numbers[1]}


def one_seat(numbers: list[int], viewer: int | None) -> Document:
    return {"seat": seat_or_none(numbers[0])}


def kept(numbers: list[int], viewer: int | None) -> Document:
    seat, kind = numbers
    return {"seat": seat, "card": KIND_NAMES[kind] if seat == viewer else None}


def kept_enough(numbers: list[int], viewer: int | None) -> Document:
    seat, count, discarded_count = numbers
    return {"seat": seat, "count": count, "discarded": discarded_count}


def dealt(numbers: list[int], viewer: int | None) -> Document:
    seat, cards = numbers
    return {"seat": seat, "count": size(cards), "cards": card_names(cards) if seat == viewer else None}


def draws(numbers: list[int], viewer: int | None) -> Document:
    return {"seat": numbers[0], "count": numbers[1]}


def some_seats(numbers: list[int], viewer: int | None) -> Document:
    return {"seats": seats_in(numbers[0])}


def nothing(numbers: list[int], viewer: int | None) -> Document:
    return {}


TELLERS: dict[str, Teller] = {
    "first": one_seat,
    "dealt": dealt,
    "placed": placed,
    "declined": declined,
    "played": played,
    "turned-up": turned_up,
    "discarded": discarded,
    "took": took,
    "favour": favour,
    "passed": passed,
    "battle-ended": battle_ended,
    "compared": compared,
    "region-taken": region,
    "region-held": region,
    "region-free": region,
    "marker": marker,
    "lines-discarded": nothing,
    "folded": one_seat,
    "held": one_seat,
    "round-ended": one_seat,
    "kept": kept,
    "kept-enough": kept_enough,
    "draws": draws,
    "reshuffled": nothing,
    "final-battle": some_seats,
    "game-over": some_seats,
}
