"""Every edge of a session's states is walked here, and no other can be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import product

import pytest

from signoria.server.clock import now
from signoria.server.sessions.access import MOST_UNDOS
from signoria.server.sessions.registry import IDLE
from signoria.server.sessions.session import TRANSITIONS, Cause, State, TableSession
from signoria.table import messages as m
from tests.sessions.clock import simulate
from tests.sessions.process import Ear, Process

Edge = tuple[State, Cause]
Story = Callable[[Process], Awaitable[None]]
STORIES: dict[Edge, Story] = {}


def walks(state: State, cause: Cause) -> Callable[[Story], Story]:
    """From that state, a story in which something causes that."""

    def register(story: Story) -> Story:
        STORIES[state, cause] = story
        return story

    return register


def bruno_talks(process: Process) -> None:
    process.elsewhere("bruno", m.Say(f"b{process.other.table.steps}", 1, "Roma is mine"))


def anna_talks(process: Process, ear: Ear | None = None) -> None:
    process.command("anna", m.Say("a", 0, "And Parma mine"), ear)


@walks(State.LIVE, Cause.ANNOUNCED)
async def another_process_stores_a_step(process: Process) -> None:
    bruno_talks(process)


@walks(State.CATCHING_UP, Cause.CAUGHT_UP)
async def it_is_read(process: Process) -> None:
    bruno_talks(process)
    await process.quiet()
    assert process.session.table.steps == 2


@walks(State.LIVE, Cause.CONFLICT)
async def a_step_comes_too_late(process: Process) -> None:
    anna_talks(process)
    process.lose()


@walks(State.CATCHING_UP, Cause.CONFLICT)
async def what_others_stored_cannot_be_read(process: Process) -> None:
    process.event_log.broken = True
    bruno_talks(process)
    await process.quiet()


@walks(State.REREADING, Cause.READ)
async def the_whole_log_is_read(process: Process) -> None:
    anna_talks(process)
    process.lose()
    await process.quiet()
    process.commit()
    assert process.session.table.steps == 2


@walks(State.REREADING, Cause.UNREADABLE)
async def it_cannot_be_read(process: Process) -> None:
    ear = Ear("anna")
    process.session.welcome(ear)
    anna_talks(process, ear)
    process.event_log.broken = True
    process.lose()
    await process.quiet()
    assert ear.closed
    assert process.session.table.id not in process.registry.sessions


def the_log_is_rewritten(process: Process) -> None:
    """Its people are sent to the table as it is stored now."""
    ear = Ear("anna")
    process.session.welcome(ear)
    process.session.give_up(Cause.REWRITTEN)
    assert ear.closed
    assert process.session.table.id not in process.registry.sessions


@walks(State.LIVE, Cause.REWRITTEN)
async def the_log_is_rewritten_while_the_table_is_played(process: Process) -> None:
    the_log_is_rewritten(process)


@walks(State.CATCHING_UP, Cause.REWRITTEN)
async def the_log_is_rewritten_while_new_steps_are_read(process: Process) -> None:
    bruno_talks(process)
    the_log_is_rewritten(process)
    await process.quiet()
    assert process.session.closed


@walks(State.REREADING, Cause.REWRITTEN)
async def the_log_is_rewritten_while_all_of_it_is_read(process: Process) -> None:
    anna_talks(process)
    process.lose()
    the_log_is_rewritten(process)
    await process.quiet()
    assert process.session.closed
    assert not process.event_log.writes


@walks(State.LIVE, Cause.UNUSED)
async def nobody_needs_it(process: Process) -> None:
    process.session.used = now() - IDLE - 1
    process.registry.close_unused()
    assert process.session.table.id not in process.registry.sessions


@pytest.mark.parametrize("edge", TRANSITIONS, ids=lambda edge: f"{edge[0].value}: {edge[1].value}")
def test_a_session_goes_from_state_to_state_as_the_table_says(edge: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    walked: list[tuple[State, Cause, State]] = []
    goes = TableSession.goes

    def noted(session: TableSession, cause: Cause) -> None:
        before = session.state
        goes(session, cause)
        walked.append((before, cause, session.state))

    async def told() -> None:
        process = Process("anna", "bruno")
        await STORIES[edge](process)
        await process.quiet()

    monkeypatch.setattr(TableSession, "goes", noted)
    simulate(told())
    assert (*edge, TRANSITIONS[edge]) in walked


def test_what_the_table_does_not_name_cannot_happen() -> None:
    async def told() -> None:
        for state, cause in product(State, Cause):
            session = Process("anna", "bruno").session
            session.state = state
            if (state, cause) not in TRANSITIONS:
                with pytest.raises(KeyError):
                    session.goes(cause)
                assert session.state is state

    simulate(told())


def test_commands_wait_while_the_table_is_read_again_and_none_is_lost() -> None:
    async def told() -> None:
        process = Process("anna", "bruno")
        ear = Ear("bruno")
        process.session.welcome(ear)
        anna_talks(process)
        process.lose()
        assert process.session.state is State.REREADING
        process.command("bruno", m.Say("b", 1, "Well met"), ear)
        assert ear.story == ["s2"]
        await process.quiet()
        process.commit()
        assert ear.story == ["s2", "update", "update"]

    simulate(told())


def test_a_table_that_is_given_up_while_it_cannot_be_read_is_given_up_once() -> None:
    async def told() -> None:
        process = Process("anna", "bruno")
        process.event_log.broken = True
        await the_log_is_rewritten_while_all_of_it_is_read(process)

    simulate(told())


def test_a_closed_session_hears_no_commands() -> None:
    async def told() -> None:
        process = Process("anna", "bruno")
        await nobody_needs_it(process)
        anna_talks(process)
        assert not process.event_log.writes

    simulate(told())


def test_a_decision_that_is_taken_back_again_and_again_stands_at_last() -> None:
    async def told() -> None:
        process = Process("anna", "bruno")
        ear = Ear("anna")
        for time in range(MOST_UNDOS + 1):
            process.command("anna", m.Act(f"a{time}", 0, 0, "place:Roma"), ear)
            process.command("anna", m.AskUndo(f"u{time}", 0), ear)
        process.commit()
        assert [message["reason"] for message in ear.heard if message["is"] == "refused"] == ["too-many-undos"]
        assert process.session.table.playing().turn == 1

    simulate(told())
