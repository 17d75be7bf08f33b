"""One menu for the whole Winter, and a way back from every choice (V-WIN, V-PAY-6)."""

from __future__ import annotations

import pytest

import signoria
from signoria.titles.virtu import State
from signoria.titles.virtu.rules.action_codes import ALLY, CANCEL, DONE, PAY
from signoria.titles.virtu.rules.phase_codes import FOR_ALLIANCE, FOR_HIRING, WINTER_STEPS
from signoria.titles.virtu.rules.pieces import NONE
from signoria.titles.virtu.rules.sources import purse
from signoria.titles.virtu.text.positions import bundle_of
from tests.titles.virtu.moments import can_pay, moments
from tests.titles.virtu.walks import SEATED, SETUPS, name_of, stroll

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
STEP_OF = {"shift": 0, "discard": 0, "buy": 1, "build": 1, "hire": 2, "ally": 3}
IDLE = {"done", "cash", "indulgence"}


def verbs(state: State) -> set[str]:
    return {state.text(action).partition(":")[0] for action in state.legal()}


def whose(state: State) -> tuple[int, int]:
    return state.year, state.actor


@every_setup
def test_V_WIN_nobody_is_asked_where_nothing_can_be_done(setup: signoria.Setup) -> None:
    """Only who has just cashed florins, or taken an indulgence, in the menu may find nothing left in it."""
    before: object = None
    asked = 0
    for state in stroll(setup, ("asked", setup)):
        if state.over:
            break
        if state.phase == "winter" and before != ("winter", *whose(state)):
            real = verbs(state) - IDLE
            asked += 1
            assert real, state.position()
            assert real != {"discard"} or may_make_room(state), state.position()
        if state.phase == "wages":
            assert {"wages:0", "wages:1"} <= {state.text(action) for action in state.legal()}
        before = (state.phase, *whose(state))
    assert asked > 20


def may_make_room(state: State) -> bool:
    """A discard has a point: then a card can leave its room."""
    for action in state.legal():
        if state.text(action).startswith("discard"):
            trial = state.copy()
            trial.apply(action)
            if trial.actor == state.actor and "shift" in verbs(trial):
                return True
    return False


@every_setup
def test_V_WIN_one_done_ends_the_winter_of_a_seat(setup: signoria.Setup) -> None:
    ended = 0
    for state in stroll(setup, ("done", setup)):
        if state.phase == "winter":
            trial = state.copy()
            trial.apply(DONE)
            assert trial.over or trial.phase != "winter" or whose(trial) != whose(state)
            ended += 1
    assert ended > 20


@every_setup
def test_V_WIN_a_step_closes_those_before_it_and_only_those(setup: signoria.Setup) -> None:
    """After a purchase no card moves, but more can be bought, hired and allied with."""
    closed = 0
    for state in moments(setup, "steps", each=12):
        if state.phase != "winter":
            continue
        one_of_each = {state.text(action).partition(":")[0]: action for action in state.legal()}
        for verb, action in one_of_each.items():
            if verb in IDLE:
                continue
            after = done_and_paid(state, action)
            if after.phase == "winter" and whose(after) == whose(state):
                assert after.position()["winter"]["step"] == WINTER_STEPS[STEP_OF[verb]]
                assert all(STEP_OF[other] >= STEP_OF[verb] for other in verbs(after) - IDLE)
                offers_what_is_open(after, STEP_OF[verb])
                closed += STEP_OF[verb] > 0
            else:
                assert verb == "ally" or nothing_is_left(after, state.actor) or after.over or after.year > state.year
    assert closed > 5


def done_and_paid(state: State, action: int) -> State:
    trial = state.copy()
    trial.apply(action)
    while trial.to_move == state.actor and trial.phase in ("payment", "place", "discount"):
        legal = trial.legal()
        if trial.phase == "payment":
            for step in [PAY] if PAY in legal else trial.ways()[0]:
                trial.apply(step)
        else:
            trial.apply(next(step for step in legal if step != CANCEL))
    return trial


def nothing_is_left(state: State, seat: int) -> bool:
    """Whose Winter ended by itself: could they hire nobody? (The rest is asked of every menu above.)"""
    trial = state.copy()
    trial.actor = seat
    return not can_hire(trial)


def can_hire(state: State) -> bool:
    """By brute force: a troop in reserve, a start city of one's own (or any city), and the florins."""
    seat = state.actor
    if state.board.troops_of(seat) >= 6 or not state.houses[seat].cities():
        return False
    price = 1 if state.houses[seat].cities() & state.terms.start_cities[seat] else 3
    return can_pay(state, {"florin": price}, purse(state, FOR_HIRING), state.houses[seat].treasury)


def offers_what_is_open(state: State, step: int) -> None:
    """Whatever was done, the later steps are open."""
    if step <= STEP_OF["hire"]:
        assert ("hire" in verbs(state)) is can_hire(state)
    sources, florins = purse(state, FOR_ALLIANCE), state.houses[state.actor].treasury
    for power in range(3):
        if state.board.ally(power) == NONE and can_pay(
            state, bundle_of(state.terms.alliance_cost[power]), sources, florins
        ):
            assert ALLY + power in state.legal()


@every_setup
def test_V_PAY_6_cancel_leads_back_from_any_point_of_any_choice(setup: signoria.Setup) -> None:
    """The position is exactly the one before the choice, and so is what can be done there."""
    before: State | None = None
    cancelled = 0
    for state in stroll(setup, ("cancel", setup)):
        if state.over or CANCEL not in state.legal():
            before = state.copy()
            continue
        assert before is not None
        trial = state.copy()
        trial.apply(CANCEL)
        if state.phase != "placing":
            assert trial.position() == before.position()
            assert trial.legal() == before.legal()
            assert trial == before
        cancelled += 1
    assert cancelled > 50
