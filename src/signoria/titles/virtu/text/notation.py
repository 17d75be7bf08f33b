"""Actions and chance as text: the same in records, on the command line, in the bot API and in tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, final

from signoria.engine.contract import Chance
from signoria.engine.errors import IllegalMove, InvalidError
from signoria.titles.virtu.components.setups import box_of, with_families
from signoria.titles.virtu.rules.action_codes import ACTION_TABLE, ACTIONS, MOST_STEPS
from signoria.titles.virtu.rules.phase_codes import FIRST, PHASES
from signoria.titles.virtu.rules.pieces import (
    BONUS_IDS,
    CATHEDRALS,
    CITIES,
    POWERS,
    ROOMS,
    SLOTS,
    SOURCES,
    SYMBOLS,
    TOKEN_IDS,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State
    from signoria.titles.virtu.rules.terms import Terms

LEFT, RIGHT = "left", "right"
MOST_NAMES = 64
"""How many seatings of families are kept with all their texts."""


@final
class Names:
    """The names of everything in a box, by number. ``seated``: the numbers of the families, seat by seat."""

    def __init__(self, edition: str, seated: Sequence[int]) -> None:
        box = box_of(edition)
        left = box.palace.left.open + box.palace.left.shaded
        self.cities = tuple(city.id for city in box.city)
        self.families = tuple(family.id for family in box.family)
        family_cards = [card.id for family in box.family for card in family.card]
        self.cards = ("", *(noble.id for noble in box.noble), "machiavelli", *family_cards)
        self.items = (*(noble.id for noble in box.noble), *TOKEN_IDS)
        rooms = [f"room-{n + 1}" for n in range(ROOMS)] + [f"under-{n + 1}" for n in range(ROOMS)]
        court = [f"{LEFT}-{n + 1}" if n < left else f"{RIGHT}-{n - left + 1}" for n in range(6)]
        self.slots = (*rooms, *court)
        cathedrals = [f"cathedral-{n + 1}" for n in range(CATHEDRALS)]
        self.tokens = (*self.cities, *TOKEN_IDS[:-1], "artillery", *cathedrals)
        self.sources = (*self.tokens, *court, *POWERS, "room", "under", "indulgence", "florins", "token", "leonardo")
        seats = dict.fromkeys([*seated, *range(len(self.families))])  # then the families that nobody plays
        palaces = [f"{self.families[family]}-{room + 1}" for family in seats for room in range(ROOMS)]
        self.places = (*self.cities, *palaces, *POWERS, "reserve")
        self.texts = tuple(_texts(self))
        self.actions = {text: action for action, text in enumerate(self.texts) if text}

    def counted(self, what: str) -> list[str | None]:
        """What the numbers of a verb count, as `Verb.counts` names it; None where a number means nothing."""
        return [*_LISTS[what](self)]


@lru_cache(MOST_NAMES)
def names(edition: str, seated: tuple[int, ...] = ()) -> Names:
    return Names(edition, seated)


def names_of(state: State) -> Names:
    return names(state.terms.edition, tuple(state.terms.families))


def _texts(known: Names) -> list[str]:
    """Every action as text; empty where the number means nothing."""
    texts = [""] * ACTIONS
    for verb in ACTION_TABLE:
        for number, name in enumerate(known.counted(verb.counts)):
            if name is not None:
                texts[verb.first + number] = f"{verb.name}:{name}" if name else verb.name
    return texts


def _pairs(members: Sequence[str], width: int) -> list[str | None]:
    """Two members of which the second counts first; ``width``: how many there could be."""
    rows = [[f"{one}>{other}" for other in members] for one in members]
    return [name for row in rows for name in (*row, *[None] * (width - len(row)))]


def _uses(known: Names) -> list[str | None]:
    """Symbols used from a source: florins only from the room, nothing from the treasury."""
    return [
        None
        if source == "florins" or (symbol == "florin" and source not in ("room", "under"))
        else f"{source}={symbol}"
        for source in known.sources[:SOURCES]
        for symbol in SYMBOLS
    ]


def _coins(known: Names) -> list[str | None]:
    """Sources whose florins go into the treasury."""
    others = ("room", "under", "indulgence", "florins")
    return [
        source if symbol == "florin" and source not in others else None
        for source in known.sources[:SOURCES]
        for symbol in SYMBOLS
    ]


_LISTS: dict[str, Callable[[Names], Sequence[str | None]]] = {
    "": lambda _: ("",),
    "family cards in slots": lambda known: [f"{card + 1}@{slot}" for card in range(3) for slot in known.slots],
    "rooms": lambda _: [str(room + 1) for room in range(ROOMS)],
    "steps": lambda _: [str(steps + 1) for steps in range(MOST_STEPS)],
    "redemptions": lambda _: ("cross", "crowns"),
    "bonuses": lambda _: BONUS_IDS,
    "wages": lambda _: ("0", "1", "2"),
    "wares": lambda known: known.items[:-1],
    "powers": lambda _: POWERS,
    "symbols": lambda _: SYMBOLS,
    "tokens": lambda known: known.tokens,
    "cities": lambda known: known.cities,
    "places": lambda known: known.places[:-1],
    "places and reserve": lambda known: known.places,
    "slots": lambda known: known.slots,
    "pairs of slots": lambda known: _pairs(known.slots, SLOTS),
    "sources": lambda known: known.sources,
    "uses": _uses,
    "coins": _coins,
    "pairs of cities": lambda known: _pairs(known.cities, CITIES),
}


def text_of(state: State, action: int) -> str:
    known = names_of(state)
    if not 0 <= action < ACTIONS or not known.texts[action]:
        raise InvalidError(f"There is no action {action}.")
    return known.texts[action]


VERBS = {verb.name: verb for verb in ACTION_TABLE}


def wrong_phase(state: State, text: str) -> IllegalMove | None:
    verb = VERBS[text.partition(":")[0]]
    if state.phase_code in verb.phases:
        return None
    phases = " or ".join(PHASES[phase] for phase in verb.phases)
    return IllegalMove(
        verb.rule, "wrong-phase", f"{text!r} belongs to phase {phases}; this is phase {state.phase}.",
        action=text, phase=state.phase,
    )  # fmt: skip


def action_of(state: State, text: str) -> int:
    """The action that a text means; IllegalMove if it belongs to another phase, InvalidError if it means nothing."""
    action = names_of(state).actions.get(text)
    if action is None:
        shown = text if len(text) <= 40 else text[:40] + "…"
        legal = ", ".join(text_of(state, number) for number in state.legal()) or "nothing"
        raise InvalidError(f"There is no action {shown!r}; legal now: {legal}.")
    refusal = wrong_phase(state, text)
    if refusal:
        raise refusal
    return action


# -- chance


def chance_of(state: State) -> Chance:
    if state.phase_code != FIRST:
        raise InvalidError("The game does not wait for chance now.")
    if state.terms.lot:
        families = names_of(state).families
        return Chance("lot", tuple(families[family] for family in state.terms.families), state.terms.seats)
    return Chance("first", tuple(str(seat) for seat in range(state.terms.seats)), 1)


def lot_drawn(state: State, drawn: Sequence[str]) -> Terms:
    """V-SET-1: the terms with the families drawn, seat by seat; InvalidError if they cannot have come out so."""
    chance = chance_of(state)
    if sorted(drawn) != sorted(chance.pool):
        raise InvalidError(f"V-SET-1: chance deals each of {', '.join(chance.pool)} to a seat here.")
    return with_families(state.terms, tuple(drawn))


def first_drawn(state: State, drawn: Sequence[str]) -> int:
    """V-SET-4: the seat that begins; InvalidError if it cannot have come out so."""
    chance = chance_of(state)
    if len(drawn) != 1 or drawn[0] not in chance.pool:
        raise InvalidError(f"Chance gives one of the seats {', '.join(chance.pool)} here.")
    return int(drawn[0])
