"""Two processes at one table: whatever the order in which notices and commits are heard, no step is missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from signoria.server.database import Database
from signoria.server.hub import EVERYTHING, Hub
from signoria.server.ledger import Ledger, Write
from signoria.server.live import Live
from signoria.server.thinkers import Thinkers
from signoria.table import Open, Step
from signoria.table import messages as m
from tests.table.tables import Seated

PLACE, PASS = "place:Roma", "pass"


class SlowLedger(Ledger):
    """A ledger whose answers come when the test says so."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "this")
        self.stored: list[Step] = []
        self.writes: list[Write] = []
        self.while_reading: list[Callable[[], None]] = []
        self.broken = False

    def append(self, write: Write) -> None:
        self.writes.append(write)

    def commit_one(self) -> Callable[[], None]:
        """The oldest write is stored; what it gives back tells the hub."""
        write = self.writes.pop(0)
        self.stored.append(write.step)
        return lambda: write.done(True)

    async def read(self, table_id: str, after: int = 0) -> list[Step]:  # noqa: ARG002
        if self.broken:
            self.broken = False
            raise OSError("the database is away for a moment")
        steps = self.stored[after:]
        if self.while_reading:
            self.while_reading.pop(0)()
        await asyncio.sleep(0)
        return steps


class Process:
    """One server process: Anna (seat 0) sits here, Bruno (seat 1) at the other one."""

    def __init__(self) -> None:
        database = Database("postgresql://nowhere/none")
        self.hub = Hub(database, Thinkers(1))
        self.ledger = SlowLedger(database)
        self.hub.ledger = self.ledger
        self.other = Seated("anna", "bruno")
        opening = self.other.steps[0].command
        assert isinstance(opening, Open)
        self.hub.create("anna", opening)
        self.ledger.commit_one()()
        self.live: Live = self.hub.lives[opening.table]

    def anna_acts(self, action: str) -> None:
        """Here; the step waits for its commit."""
        command = m.Act(f"a{self.live.table.steps}", 0, self.live.table.playing().turn, action)
        self.hub.handle(self.live, Step(2000, "anna", command), None)
        self.other.do("anna", command)

    def somebody_talks_elsewhere(self) -> None:
        """Committed by the other process, and announced to this one."""
        self.other.do("bruno", m.Say(f"b{self.other.table.steps}", 1, "Roma is mine"))
        self.ledger.stored.append(self.other.steps[-1])
        self.announce()

    def announce(self) -> None:
        self.hub.spawn(self.hub.overtake(self.live.table.id, len(self.ledger.stored)))


async def quiet(process: Process) -> None:
    while process.hub.tasks:
        await asyncio.gather(*process.hub.tasks)


async def notice_before_own_commit_is_known(process: Process) -> None:
    process.anna_acts(PLACE)
    tell = process.ledger.commit_one()
    process.somebody_talks_elsewhere()
    await quiet(process)
    tell()


async def notice_while_an_older_state_is_read(process: Process) -> None:
    process.ledger.while_reading.append(process.somebody_talks_elsewhere)
    process.hub.spawn(process.hub.overtake(process.live.table.id, EVERYTHING))


async def own_step_stored_while_reading(process: Process) -> None:
    def act_and_commit() -> None:
        process.anna_acts(PLACE)
        process.ledger.commit_one()()
        process.somebody_talks_elsewhere()

    process.ledger.while_reading.append(act_and_commit)
    process.hub.spawn(process.hub.overtake(process.live.table.id, EVERYTHING))


async def two_own_steps_with_a_notice_between(process: Process) -> None:
    process.anna_acts(PLACE)
    tell_first = process.ledger.commit_one()
    process.anna_acts(PASS)
    tell_second = process.ledger.commit_one()
    process.somebody_talks_elsewhere()
    await quiet(process)
    tell_first()
    await quiet(process)
    tell_second()


async def the_database_is_away_for_a_moment(process: Process) -> None:
    process.ledger.broken = True
    process.somebody_talks_elsewhere()


STORIES = (
    notice_before_own_commit_is_known,
    notice_while_an_older_state_is_read,
    own_step_stored_while_reading,
    two_own_steps_with_a_notice_between,
    the_database_is_away_for_a_moment,
)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_no_step_of_another_process_is_missed(story: Callable[[Process], Awaitable[None]]) -> None:
    async def told() -> Process:
        process = Process()
        await story(process)
        await asyncio.wait_for(quiet(process), 5)
        return process

    process = asyncio.run(told())
    assert process.live.table.steps == len(process.ledger.stored) == process.other.table.steps
    assert [step.by for step in process.ledger.stored] == [step.by for step in process.other.steps]
