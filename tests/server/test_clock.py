"""The server's time never jumps, and nobody loses what it could not hear."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.server import clock
from signoria.server.bot_pool import BotPool
from signoria.server.clock import SteadyClock
from signoria.server.realtime.presence import hear_presence
from signoria.server.realtime.subscriber import detach
from signoria.server.sessions import lost_time
from signoria.server.sessions.absence import away
from signoria.server.sessions.hub import Hub
from signoria.server.sessions.live import Live
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.table import Clock, Open, Refusal, Step, Terms
from signoria.table import messages as m
from tests.table.tables import Seated

HOUR = 3_600_000


class Machine:
    """A wall clock and one that stops while the machine is suspended, in milliseconds."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.passed = 5000

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.passed += milliseconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr("signoria.server.clock.wall", lambda: made.wall)
    monkeypatch.setattr("signoria.server.clock.passed", lambda: made.passed)
    monkeypatch.setattr("signoria.server.clock.steady", SteadyClock())
    return made


def test_it_is_the_wall_clocks_time_and_goes_on_as_that_does(machine: Machine) -> None:
    steady = SteadyClock()
    assert steady.now() == machine.wall
    machine.passes(1234)
    assert steady.now() == machine.wall
    assert steady.ahead == 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_wall_clock_that_is_set_moves_nothing_at_once(machine: Machine, jump: int) -> None:
    steady = SteadyClock()
    before = steady.now()
    machine.wall += jump
    machine.passes(10)
    assert steady.now() == before + 10


def test_a_wall_clock_ahead_is_followed_and_the_gap_is_counted(machine: Machine) -> None:
    steady = SteadyClock()
    machine.wall += HOUR
    assert steady.ahead == HOUR
    steady.follow()
    assert (steady.now(), steady.lost, steady.ahead) == (machine.wall, HOUR, 0)


def test_a_wall_clock_that_was_set_back_is_not_followed(machine: Machine) -> None:
    steady = SteadyClock()
    before = steady.now()
    machine.wall -= HOUR
    steady.follow()
    assert (steady.now(), steady.lost) == (before, 0)


def test_small_differences_are_left_alone(machine: Machine) -> None:
    steady = SteadyClock()
    machine.wall += clock.JUMP
    assert steady.ahead == 0


def test_a_process_that_was_frozen_has_not_aged(machine: Machine) -> None:
    steady = SteadyClock()
    steady.beat()
    before = steady.now()
    machine.passes(HOUR)
    assert steady.now() == before
    assert steady.ahead == HOUR


def test_who_promised_no_beats_was_not_frozen(machine: Machine) -> None:
    steady = SteadyClock()
    steady.beat()
    steady.rest()
    machine.passes(HOUR)
    assert steady.now() == machine.wall


# -- at the tables


async def timed(hub: Hub) -> Live:
    """A table with 30 seconds a decision, Anna to move."""
    return await opened(hub, Terms(clock=Clock("move", 30)))


async def opened(hub: Hub, terms: Terms) -> Live:
    opening = Seated("anna", "bruno", terms=terms).steps[0].command
    assert isinstance(opening, Open)
    waiter: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
    hub.create("anna", opening, waiter)
    return await waiter


def told(tmp_path: Path, story: Callable[[Hub], Awaitable[None]]) -> None:
    async def inner() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        await database.migrate()
        hub = Hub(database, BotPool(1))
        writing = asyncio.ensure_future(hub.event_log.run())
        await story(hub)
        writing.cancel()
        await database.close()

    asyncio.run(inner())


@pytest.mark.parametrize("what", ["suspended", "frozen"])
def test_a_lost_hour_is_nobodys_loss(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(lost_time, "BEAT_SECONDS", 0)

    async def story(hub: Hub) -> None:
        live = await timed(hub)
        beating = asyncio.ensure_future(lost_time.run(hub))
        await asyncio.sleep(0)
        if what == "frozen":
            machine.passes(HOUR)
        else:
            machine.wall += HOUR
        hub.tick(live)
        assert live.table.clocks.running == 0, "no clock is looked at before the credit"
        while not clock.steady.lost:
            await asyncio.sleep(0)
        assert live.table.due == clock.now() + 30_000
        hub.tick(live)
        assert live.table.clocks.running == 0
        await live.flushed()
        beating.cancel()

    told(tmp_path, story)


def test_a_table_that_had_left_the_memory_is_credited_too(machine: Machine, tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await timed(hub)
        async with hub.database.write() as connection:
            await connection.execute(sa.update(db.tables).values(due=live.table.due))
        hub.unload(live, live.table.due or 0)
        machine.wall += HOUR
        await lost_time.catch_up(hub)
        lost_time.credit(hub, clock.steady.lost)
        assert hub.lives["table"].table.due == machine.wall + 30_000
        await hub.lives["table"].flushed()

    told(tmp_path, story)


@pytest.mark.usefixtures("machine")
def test_the_times_of_a_table_never_go_back_whichever_process_wrote_them(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await timed(hub)
        ahead = clock.now() + 700
        await hub.carry_out(live, Step(ahead, "anna", m.Say("a", 0, "ciao")))
        await hub.carry_out(live, Step(clock.now(), "bruno", m.Say("b", 1, "ciao")))
        times = [step.at for step in await hub.event_log.read("table")]
        assert times == sorted(times)
        assert times[-1] == ahead

    told(tmp_path, story)


# -- who is away


class Ear:
    """A connection of Bruno."""

    person, stream, number, closed = "bruno", "", 0, False

    def send(self, stream: str, number: int, data: bytes) -> None: ...

    def answer(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def test_the_server_tells_the_table_who_is_away_and_since_when(machine: Machine, tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live, ear = await opened(hub, Terms()), Ear()
        live.add(ear)
        machine.passes(HOUR)
        with pytest.raises(Refusal, match="still-here"):
            await hub.carry_out(live, Step(clock.now(), "anna", m.AskReplace("a", 0, 1)))
        detach(hub, live, ear)
        gone = clock.now()
        machine.passes(120_000)
        await hub.carry_out(live, Step(clock.now(), "anna", m.AskReplace("b", 0, 1)))
        asked = (await hub.event_log.read("table"))[-1]
        assert asked.away is not None
        assert asked.away[1] == gone

    told(tmp_path, story)


def test_of_whom_nothing_is_known_is_away_since_the_table_was_read(machine: Machine, tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await opened(hub, Terms())
        since = clock.now()
        machine.passes(HOUR)
        assert away(live) == {0: since, 1: since}

    told(tmp_path, story)


def test_who_is_connected_to_another_process_is_not_away(machine: Machine, tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await opened(hub, Terms())
        machine.passes(HOUR)
        hear_presence(hub, "elsewhere table 1 0")
        assert list(away(live)) == [0]
        machine.passes(1000)
        hear_presence(hub, "elsewhere table - 0")
        assert away(live)[1] == clock.now() - 1000

    told(tmp_path, story)
