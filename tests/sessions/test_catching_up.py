"""Two processes at one table: whatever the order in which notices and commits are heard, no step is missed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from signoria.server.sessions.registry import EVERYTHING
from signoria.table import Step
from signoria.table import messages as m
from tests.sessions.clock import simulate
from tests.sessions.process import Process

PLACE, PASS = "place:Roma", "pass"


def anna_acts(process: Process, action: str) -> None:
    """Here; the step waits for its commit."""
    table = process.session.table
    command = m.Act(f"a{table.steps}", 0, table.playing().turn, action)
    process.session.handle(Step(2000, "anna", command))
    process.other.do("anna", command)


def bruno_talks(process: Process) -> None:
    process.elsewhere("bruno", m.Say(f"b{process.other.table.steps}", 1, "Roma is mine"))


async def notice_before_own_commit_is_known(process: Process) -> None:
    anna_acts(process, PLACE)
    tell = process.event_log.commit_one()
    bruno_talks(process)
    await process.quiet()
    tell()


async def notice_while_an_older_state_is_read(process: Process) -> None:
    process.event_log.while_reading.append(lambda: bruno_talks(process))
    process.session.announced(EVERYTHING)


async def own_step_stored_while_reading(process: Process) -> None:
    def act_and_commit() -> None:
        anna_acts(process, PLACE)
        process.event_log.commit_one()()
        bruno_talks(process)

    process.event_log.while_reading.append(act_and_commit)
    process.session.announced(EVERYTHING)


async def two_own_steps_with_a_notice_between(process: Process) -> None:
    anna_acts(process, PLACE)
    tell_first = process.event_log.commit_one()
    anna_acts(process, PASS)
    tell_second = process.event_log.commit_one()
    bruno_talks(process)
    await process.quiet()
    tell_first()
    await process.quiet()
    tell_second()


async def the_database_is_away_for_a_moment(process: Process) -> None:
    process.event_log.broken = True
    bruno_talks(process)


STORIES = (
    notice_before_own_commit_is_known,
    notice_while_an_older_state_is_read,
    own_step_stored_while_reading,
    two_own_steps_with_a_notice_between,
    the_database_is_away_for_a_moment,
)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_no_step_of_another_process_is_missed(story: Callable[[Process], Awaitable[None]]) -> None:
    async def told() -> None:
        process = Process("anna", "bruno")
        await story(process)
        await process.quiet()
        assert process.session.table.steps == len(process.event_log.stored) == process.other.table.steps
        assert [step.by for step in process.event_log.stored] == [step.by for step in process.other.steps]

    simulate(told())
