"""A move is told to many at once: what they share is written once, and each hears what a message of their own says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from signoria.conformance.walks import name_of, setups_of
from signoria.engine import Rng, Setup
from signoria.table import Open, Plan, Report, Step, Stream, Table, Terms, encode, everything, update
from signoria.table import messages as m
from signoria.table.play import CHECKPOINT_EVERY, Play

SETUPS = [(title, setup) for title in ("condottiere", "virtu") for setup in setups_of(title)]
MOVES = 25


def opened(title: str, setup: Setup) -> Table:
    plans = tuple(Plan(f"p{seat}") for seat in range(setup.seats))
    return Table(Step(1, "p0", Open("open", "table", title, setup, Terms(), plans, "5e" * 32, "invite")))


def play_on(table: Table, rng: Rng) -> Report:
    play = table.playing()
    seat = play.state.to_move
    assert seat is not None
    action = play.state.text(rng.choice(play.state.legal()))
    return table.handle(Step(2, f"p{seat}", m.Act(f"c{table.steps}", seat, play.turn, action)))


def plainly(table: Table, message: Any) -> Any:
    """The message as data, with the view of every look asked for alone."""
    state = table.play.state if table.play else None
    looks = [msgspec.structs.replace(look, view=state.view(look.seat)) for look in message.looks] if state else []
    return json.loads(encode(msgspec.structs.replace(message, looks=tuple(looks))))


def streams_of(table: Table) -> list[Stream]:
    return [*table.streams.values(), table.watchers]


@pytest.mark.parametrize(("title", "setup"), SETUPS, ids=[f"{title}-{name_of(setup)}" for title, setup in SETUPS])
def test_everybody_is_told_what_a_message_of_their_own_would_say(title: str, setup: Setup) -> None:
    table, rng = opened(title, setup), Rng(name_of(setup))
    for _ in range(MOVES):
        if table.status == "over":
            break
        report = play_on(table, rng)
        for stream in streams_of(table):
            told = update(table, report, stream, own=False)
            assert told is not None
            assert told.looks
            assert json.loads(encode(told)) == plainly(table, told)


def test_who_comes_in_sees_the_table_that_they_came_to() -> None:
    """Two tables that are told in turn keep apart what they share."""
    one, two = (opened(title, setups_of(title)[0]) for title in ("condottiere", "virtu"))
    rng = Rng("turns")
    for table in (one, two, one, one, two):
        play_on(table, rng)
        for other in (one, two):
            told = everything(other, "p1", 3)
            assert json.loads(encode(told)) == plainly(other, told)


def test_what_was_taken_back_is_seen_no_more() -> None:
    table, rng = opened("condottiere", Setup(3, first=0)), Rng("back")
    before = encode(everything(table, "p1", 3).looks)
    play_on(table, rng)
    after = everything(table, "p1", 3)
    table.handle(Step(3, "p0", m.AskUndo("back", 0)))
    assert encode(after.looks) != before
    assert json.loads(encode(everything(table, "p1", 3).looks)) == json.loads(before)


def seen(play: Play) -> list[Any]:
    """The views that everybody is told."""
    return [json.loads(encode(play.look(eyes, frozen=False).view)) for eyes in play.everybody]


@pytest.mark.parametrize("back", [1, CHECKPOINT_EVERY + 1, 2 * CHECKPOINT_EVERY])
@pytest.mark.parametrize("title", ["condottiere", "virtu"])
def test_late_in_a_game_a_state_restored_by_an_undo_is_seen_as_it_was_and_as_it_goes_on(title: str, back: int) -> None:
    table, rng = opened(title, Setup(4)), Rng("late")
    play = table.playing()
    views = [seen(play)]
    while play.turn < 3 * CHECKPOINT_EVERY + 2:
        play_on(table, rng)
        views.append(seen(play))
    turn = play.turn - back
    play.go_back(turn)
    assert play.checkpoints
    assert seen(play) == views[turn]
    for _ in range(3):
        play_on(table, rng)
        assert seen(play) == [json.loads(encode(play.state.view(eyes))) for eyes in play.everybody]
        play.go_back(turn)
