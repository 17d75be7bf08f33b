"""A state as bytes, and back, for `pickle` and `copy.deepcopy`. Its terms are made again from the set-up."""

from __future__ import annotations

from operator import attrgetter
from struct import pack, unpack
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.contract import LOT, Setup
from signoria.titles.virtu.components.setups import box_of, terms_for
from signoria.titles.virtu.rules.board import BOARD_FIELDS, Board
from signoria.titles.virtu.rules.house import HOUSE_FIELDS, House
from signoria.titles.virtu.rules.pieces import CITIES
from signoria.titles.virtu.rules.state import COURSE_FIELDS, State
from signoria.titles.virtu.rules.terms import Terms
from signoria.titles.virtu.rules.under_way import PAYMENT_FIELDS, SIEGE_FIELDS, Payment, Siege

COURSE_NUMBERS: Final = attrgetter(*COURSE_FIELDS)
PAYMENT_NUMBERS: Final = attrgetter(*PAYMENT_FIELDS)
SIEGE_NUMBERS: Final = attrgetter(*SIEGE_FIELDS)
BOARD_NUMBERS: Final = attrgetter(*BOARD_FIELDS)
HOUSE_NUMBERS: Final = attrgetter(*HOUSE_FIELDS)


def stored(state: State) -> tuple[Any, ...]:
    """The arguments from which `restore` makes the same state again."""
    numbers = [
        *COURSE_NUMBERS(state),
        *PAYMENT_NUMBERS(state.payment),
        *SIEGE_NUMBERS(state.siege),
        *BOARD_NUMBERS(state.board),
        *state.board.cities,
    ]
    for house in state.houses:
        numbers += HOUSE_NUMBERS(house)
    terms = state.terms
    return (
        terms.seats,
        terms.edition,
        terms.options,
        _families(terms),
        state.reason,
        pack(f"<{len(numbers)}q", *numbers),
    )


def _families(terms: Terms) -> tuple[str, ...] | str:
    if terms.lot or not terms.named:
        return LOT if terms.lot else ()
    families = box_of(terms.edition).family
    return tuple(families[number].id for number in terms.families)


def restore(seats: int, edition: str, options: tuple[str, ...], families: Any, reason: str, words: bytes) -> State:
    numbers = iter(unpack(f"<{len(words) // 8}q", words))

    def take(count: int) -> list[int]:
        return [next(numbers) for _ in range(count)]

    course = take(len(COURSE_FIELDS))
    payment = Payment(*take(len(PAYMENT_FIELDS)))
    siege = Siege(*take(len(SIEGE_FIELDS)))
    fields = take(len(BOARD_FIELDS))
    board = Board(vec[i64](take(CITIES)), *fields)
    houses = vec[House]([House(*take(len(HOUSE_FIELDS))) for _ in range(seats)])
    terms = terms_for(Setup(seats, edition, options, families=families))
    state = State(terms, houses, board, payment, siege)
    for name, number in zip(COURSE_FIELDS, course, strict=True):
        setattr(state, name, number)
    state.reason = reason
    return state
