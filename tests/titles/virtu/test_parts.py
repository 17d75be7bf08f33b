"""The parts of a state copy themselves; a state goes through bytes and goes on the same; one table has all actions."""

from __future__ import annotations

import copy
import pickle

import pytest

import signoria
from signoria.titles.virtu.rules.action_codes import ACTION_TABLE, ACTIONS, FIRST_CODES, VERB_OF
from signoria.titles.virtu.rules.board import BOARD_FIELDS, empty_board
from signoria.titles.virtu.rules.house import HOUSE_FIELDS, House
from signoria.titles.virtu.rules.phase_codes import PHASES
from signoria.titles.virtu.rules.phases import TABLE
from signoria.titles.virtu.rules.pieces import SLOTS
from signoria.titles.virtu.rules.state import COURSE_FIELDS, State
from signoria.titles.virtu.rules.under_way import PAYMENT_FIELDS, SIEGE_FIELDS, Payment, Siege
from signoria.titles.virtu.text.notation import names
from tests.titles.virtu.walks import SEATED, SETUPS, game, name_of, stroll

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)


# -- parts


@pytest.mark.parametrize(("part", "fields"), [(House, HOUSE_FIELDS), (Payment, PAYMENT_FIELDS), (Siege, SIEGE_FIELDS)])
def test_a_part_copies_every_field(part: type[House | Payment | Siege], fields: tuple[str, ...]) -> None:
    numbers = range(1, len(fields) + 1)
    twin = part(*numbers).copy()
    assert [getattr(twin, field) for field in fields] == [*numbers]


def test_the_board_copies_every_field_and_its_cities() -> None:
    board = empty_board(supply=3)
    for number, field in enumerate(BOARD_FIELDS, 1):
        setattr(board, field, number)
    board.set_ruler(7, 2)
    twin = board.copy()
    twin.add_troops(1, 7, 2)
    assert [getattr(twin, field) for field in BOARD_FIELDS] == [*range(1, len(BOARD_FIELDS) + 1)]
    assert (twin.ruler(7), twin.troops_at(1, 7), board.troops_at(1, 7)) == (2, 2, 0)


def test_a_copy_of_a_state_has_every_number_and_shares_no_part() -> None:
    state = game.new(signoria.Setup(3, first=0))
    for number, field in enumerate(COURSE_FIELDS, 1):
        setattr(state, field, number)
    state.reason = "cities"
    twin = state.copy()
    assert [getattr(twin, field) for field in (*COURSE_FIELDS, "reason")] == [
        *range(1, len(COURSE_FIELDS) + 1),
        "cities",
    ]
    assert not {id(part) for part in parts_of(state)} & {id(part) for part in parts_of(twin)}


def parts_of(state: State) -> list[object]:
    return [state.board, state.payment, state.siege, *state.houses]


def test_a_house_keeps_sixteen_cards() -> None:
    house = House(*[0] * len(HOUSE_FIELDS))
    for slot in range(SLOTS):
        house.set_card(slot, 31 - slot)
    house.set_card(12, 1)
    assert [house.card(slot) for slot in range(SLOTS)] == [1 if slot == 12 else 31 - slot for slot in range(SLOTS)]
    assert house.has_card(31)
    assert house.has_card(1)
    assert not house.has_card(31 - 12)


# -- bytes


@every_setup
def test_a_pickled_state_is_the_state_and_goes_on_the_same(setup: signoria.Setup) -> None:
    for number, state in enumerate(stroll(setup, 7)):
        if number % 25 == 0:
            twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]  # noqa: S301 - our own bytes
            for twin in twins:
                assert twin == state
                assert twin.terms is state.terms
                assert course(twin, number) == course(state.copy(), number)


def course(state: State, seed: int) -> list[int]:
    """The next choices, and everything one could do at them."""
    rng, numbers = signoria.Rng(seed), []
    for _ in range(30):
        if state.over:
            break
        legal = state.legal()
        numbers += legal
        state.apply(rng.choice(legal))
    return numbers


def test_a_pickle_is_bytes_of_words() -> None:
    state = game.new(signoria.Setup(5, first=0))
    assert len(pickle.dumps(state)) < 1_600


@pytest.mark.parametrize("families", [(), "lot", ("naples", "venice", "florence")])
def test_a_state_that_waits_for_chance_can_be_pickled(families: tuple[str, ...]) -> None:
    state = game.new(signoria.Setup(3, families=families))
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
    assert twin == state
    assert twin.chance() == state.chance()


# -- tables


def test_every_action_number_belongs_to_one_verb() -> None:
    known = names("standard")
    counts = {verb.first: len(known.counted(verb.counts)) for verb in ACTION_TABLE if verb.first in FIRST_CODES}
    ends = [*FIRST_CODES[1:], ACTIONS]
    cathedrals = next(verb.first for verb in ACTION_TABLE if verb.name == "buy")
    for first, end in zip(FIRST_CODES, ends, strict=True):
        assert first + counts[first] + (first == cathedrals) == end
        assert {VERB_OF[action] for action in range(first, end)} == {first}


def test_no_two_actions_have_the_same_text() -> None:
    texts = [text for text in names("standard").texts if text]
    assert len(texts) == len(set(texts))


def test_there_is_a_phase_for_every_phase_code() -> None:
    assert len(TABLE) == len(PHASES)


@every_setup
def test_what_is_legal_belongs_to_the_phase_by_the_table(setup: signoria.Setup) -> None:
    verbs = {verb.name: verb for verb in ACTION_TABLE}
    for state in stroll(setup, 3):
        for action in state.legal():
            assert state.phase_code in verbs[state.text(action).partition(":")[0]].phases
