"""The story of a move: the numbers the rules noted, told as events for one viewer, with nothing they may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.engine.contract import Document, Event
from signoria.titles.virtu.rules.phase_codes import PREPARATION, PURPOSES
from signoria.titles.virtu.rules.pieces import BONUS_IDS, NONE, POWERS
from signoria.titles.virtu.rules.scoring import PARTS
from signoria.titles.virtu.text.moment_view import named, symbols_in
from signoria.titles.virtu.text.notation import Names, names_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

Teller = Callable[[list[int], Names], Document]


def events_of(state: State, viewer: int | None) -> list[Event]:
    known = names_of(state)
    secret = state.stage == PREPARATION or any(what == "all-placed" for what, _ in state.notes())
    events: list[Event] = []
    for what, numbers in state.notes():
        if what == "placed" and secret and numbers[0] != viewer:
            events.append(Event("placed", {"seat": numbers[0], "card": None, "slot": None}))
        else:
            events.append(Event(what, TELLERS[what](numbers, known)))
    return events


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def seats(*keys: str) -> Teller:
    """Numbers that tell themselves."""

    def tell(numbers: list[int], _known: Names) -> Document:
        return dict(zip(keys, numbers, strict=True))

    return tell


def with_city(*keys: str) -> Teller:
    """Numbers, of which those named city, from or to are cities, and those named rival or defender may be nobody."""

    def tell(numbers: list[int], known: Names) -> Document:
        story: Document = {}
        for key, number in zip(keys, numbers, strict=True):
            if key in ("city", "from", "to"):
                story[key] = known.cities[number]
            else:
                story[key] = seat_or_none(number) if key in ("rival", "defender") else number
        return story

    return tell


def room(numbers: list[int], _known: Names) -> Document:
    return {"seat": numbers[0], "room": numbers[1] + 1}


def family(numbers: list[int], known: Names) -> Document:
    return {"seat": numbers[0], "family": known.families[numbers[1]]}


def placed(numbers: list[int], known: Names) -> Document:
    seat, card, slot = numbers
    return {"seat": seat, "card": known.cards[card], "slot": known.slots[slot]}


def moved_card(numbers: list[int], known: Names) -> Document:
    seat, card, start, end = numbers
    return {"seat": seat, "card": known.cards[card], "from": known.slots[start], "to": known.slots[end]}


def discarded(numbers: list[int], known: Names) -> Document:
    return {"seat": numbers[0], "card": known.cards[numbers[1]]}


def refreshed(numbers: list[int], _known: Names) -> Document:
    return {"seat": numbers[0], "side": "left" if numbers[1] else "right"}


def cashed(numbers: list[int], known: Names) -> Document:
    seat, source, florins = numbers
    return {"seat": seat, "source": known.sources[source], "florins": florins}


def paid(numbers: list[int], known: Names) -> Document:
    seat, purpose, sources, florins, need, either, room = numbers
    return {
        "seat": seat, "for": PURPOSES[purpose], "sources": [*named(sources, known.sources)], "florins": florins,
        "room": [*named(room, known.sources)], "price": symbols_in(need, either),
    }  # fmt: skip


def turned(numbers: list[int], known: Names) -> Document:
    return {"seat": numbers[0], "source": known.sources[numbers[1]]}


def bonus(numbers: list[int], _known: Names) -> Document:
    return {"seat": numbers[0], "bonus": BONUS_IDS[numbers[1]]}


def sent(numbers: list[int], known: Names) -> Document:
    seat, start, end = numbers
    return {"seat": seat, "from": known.places[start], "to": known.places[end]}


def expelled(numbers: list[int], known: Names) -> Document:
    seat, owner, place = numbers
    return {"seat": seat, "owner": owner, "place": known.places[place]}


def struck(numbers: list[int], known: Names) -> Document:
    seat, source, strength = numbers
    return {"seat": seat, "source": known.sources[source], "strength": strength}


def bought(numbers: list[int], known: Names) -> Document:
    return {"seat": numbers[0], "item": known.items[numbers[1]]}


def allied(numbers: list[int], _known: Names) -> Document:
    seat, former, power = numbers
    return {"seat": seat, "former": seat_or_none(former), "power": POWERS[power]}


def order(numbers: list[int], _known: Names) -> Document:
    return {"order": numbers}


def prestige(numbers: list[int], _known: Names) -> Document:
    year, *points = numbers
    parts = [points[start : start + len(PARTS)] for start in range(0, len(points), len(PARTS))]
    return {
        "year": year,
        "prestige": [sum(part) for part in parts],
        "parts": [dict(zip(PARTS, part, strict=True)) for part in parts],
    }


def over(numbers: list[int], _known: Names) -> Document:
    return {"seats": [seat for seat in range(5) if numbers[0] >> seat & 1]}


TELLERS: dict[str, Teller] = {
    "family": family,
    "first": seats("seat"),
    "placed": placed,
    "all-placed": seats(),
    "year": seats("year"),
    "marker": room,
    "courtiers-refreshed": refreshed,
    "blocked": room,
    "indulgence-taken": room,
    "indulgence-removed": room,
    "cashed": cashed,
    "paid": paid,
    "turned": turned,
    "patronage": seats("seat", "cell"),
    "bonus": bonus,
    "traded": seats("seat", "ships", "florins"),
    "annexed": with_city("seat", "city"),
    "moved-troop": with_city("seat", "from", "to"),
    "siege-begun": with_city("seat", "city"),
    "armed": seats("seat", "tokens"),
    "agent-sent": sent,
    "agent-expelled": expelled,
    "siege-opened": with_city("seat", "rival", "city"),
    "battle-opened": with_city("seat", "rival", "city"),
    "struck": struck,
    "passed": seats("seat"),
    "conquered": with_city("seat", "defender", "city", "attack", "defence"),
    "repelled": with_city("seat", "defender", "city", "attack", "defence"),
    "battle": with_city("seat", "rival", "city", "attack", "defence"),
    "troops-lost": with_city("seat", "city", "troops"),
    "retreated": with_city("seat", "from", "to"),
    "order": order,
    "last-winter": seats(),
    "prestige": prestige,
    "wages": seats("seat", "florins"),
    "dismissed": with_city("seat", "city"),
    "moved-card": moved_card,
    "discarded": discarded,
    "bought": bought,
    "built": with_city("seat", "city"),
    "hired": with_city("seat", "city"),
    "allied": allied,
    "game-over": over,
}
