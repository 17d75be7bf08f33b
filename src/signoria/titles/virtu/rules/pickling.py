"""A state as bytes, and back, for `pickle` and `copy.deepcopy`. Its terms are made again from the set-up."""

from __future__ import annotations

from operator import attrgetter
from struct import pack, unpack
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.contract import LOT
from signoria.titles.virtu.components.setups import agreed_terms, box_of
from signoria.titles.virtu.rules.board import BOARD_FIELDS, Board
from signoria.titles.virtu.rules.house import HOUSE_FIELDS, House
from signoria.titles.virtu.rules.pieces import CITIES
from signoria.titles.virtu.rules.state import COURSE_FIELDS, State
from signoria.titles.virtu.rules.terms import Terms
from signoria.titles.virtu.rules.under_way import PAYMENT_FIELDS, SIEGE_FIELDS, Payment, Siege

Families = tuple[str, ...] | Literal["lot"]
Key = tuple[int, str, tuple[str, ...], Families]
"""What the terms of a game depend on: seats, edition, options, families."""

COURSE_NUMBERS: Final = attrgetter(*COURSE_FIELDS)
PAYMENT_NUMBERS: Final = attrgetter(*PAYMENT_FIELDS)
SIEGE_NUMBERS: Final = attrgetter(*SIEGE_FIELDS)
BOARD_NUMBERS: Final = attrgetter(*BOARD_FIELDS)
HOUSE_NUMBERS: Final = attrgetter(*HOUSE_FIELDS)

PAYMENT_START: Final = len(COURSE_FIELDS)
SIEGE_START: Final = PAYMENT_START + len(PAYMENT_FIELDS)
BOARD_START: Final = SIEGE_START + len(SIEGE_FIELDS)
CITIES_START: Final = BOARD_START + len(BOARD_FIELDS)
HOUSES_START: Final = CITIES_START + CITIES


def stored(state: State) -> tuple[Key, str, bytes]:
    """The arguments from which `restore` makes the same state again."""
    numbers = [*COURSE_NUMBERS(state), *PAYMENT_NUMBERS(state.payment), *SIEGE_NUMBERS(state.siege)]
    numbers += BOARD_NUMBERS(state.board)
    numbers += state.board.cities
    for house in state.houses:
        numbers += HOUSE_NUMBERS(house)
    return key_of(state.terms), state.reason, pack(f"<{len(numbers)}q", *numbers)


def key_of(terms: Terms) -> Key:
    families: Families = LOT if terms.lot else ()
    if terms.named and not terms.lot:
        box = box_of(terms.edition)
        families = tuple([box.family[number].id for number in terms.families])
    return terms.seats, terms.edition, terms.options, families


def restore(key: Key, reason: str, words: bytes) -> State:
    """The state that was stored; InvalidError if its components are not known here."""
    numbers = unpack(f"<{len(words) // 8}q", words)
    state = State(
        agreed_terms(*key),
        vec[House]([House(*numbers[at : at + len(HOUSE_FIELDS)]) for at in house_starts(key[0])]),
        Board(vec[i64](numbers[CITIES_START:HOUSES_START]), *numbers[BOARD_START:CITIES_START]),
        Payment(*numbers[PAYMENT_START:SIEGE_START]),
        Siege(*numbers[SIEGE_START:BOARD_START]),
    )
    for name, number in zip(COURSE_FIELDS, numbers[:PAYMENT_START], strict=True):
        setattr(state, name, number)
    state.reason = reason
    return state


def house_starts(seats: int) -> list[int]:
    return [HOUSES_START + seat * len(HOUSE_FIELDS) for seat in range(seats)]
