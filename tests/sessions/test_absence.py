"""Bots decide first where somebody is, after everybody else where all are away, and for nobody not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from prometheus_client import REGISTRY

from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.realtime.presence import hear_presence
from signoria.server.realtime.subscriber import attach, detach
from signoria.server.sessions import leases
from signoria.server.sessions.attendance import sleeps
from signoria.server.sessions.registry import Registry
from signoria.server.sessions.session import TableSession
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import Clock, Open, Terms
from tests.patience import PATIENCE
from tests.sessions.clock import simulate
from tests.sessions.process import Ear
from tests.table.tables import Seated

HASTY = Terms(pace=0)


class Gate(BotPool):
    """Keeps questions until the test answers them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Question, asyncio.Future[Thought]]] = []

    async def ask(self, question: Question) -> Thought:
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.asked.append((question, answer))
        return await answer

    @property
    def present(self) -> list[bool]:
        return [question.present for question, _ in self.asked]

    async def reply(self, place: int = 0) -> None:
        question, answer = self.asked.pop(place)
        answer.set_result(Thought(question.view.legal[0]))
        await settled()


class Memory(EventLog):
    """Whatever it is given is durable in the next round."""

    def append(self, write: Write) -> None:
        asyncio.get_running_loop().call_soon(write.done, True)

    async def notify(self, channel: str, text: str) -> None:
        """There is no other process."""


async def settled() -> None:
    """Until everybody has done what they can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


class House:
    """A process and its tables."""

    def __init__(self, folder: Path) -> None:
        database = Database(f"sqlite:///{folder}/tables.db")
        self.bots = Gate()
        self.registry = Registry(database, self.bots)
        self.registry.event_log = Memory(database, self.registry.process)

    async def table(self, name: str, *people: str, terms: Terms = HASTY) -> TableSession:
        waiter: asyncio.Future[TableSession] = asyncio.get_running_loop().create_future()
        self.registry.create("host", opening(name, *people, terms=terms), waiter)
        session = await waiter
        await settled()
        return session

    async def enter(self, session: TableSession, person: str) -> Ear:
        ear = Ear(person)
        await attach(session, ear, "", 0)
        await settled()
        return ear


def opening(name: str, *people: str, terms: Terms = HASTY) -> Open:
    made = Seated(*people, terms=terms).steps[0].command
    assert isinstance(made, Open)
    return msgspec.structs.replace(made, table=name)


def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        session = await house.table("t", "squire", "squire")
        assert house.bots.asked == []
        ear = await house.enter(session, "anna")
        await house.bots.reply()
        assert session.table.playing().turn == 1
        detach(session, ear)
        await house.bots.reply()
        assert session.table.playing().turn == 2
        assert house.bots.asked == []
        await house.enter(session, "bruno")
        assert house.bots.present == [True]

    simulate(story())


def test_somebody_at_another_process_is_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        session = await house.table("t", "squire", "squire")
        hear_presence(house.registry, "other t - 1")
        await settled()
        await house.bots.reply()
        assert session.table.playing().turn == 1
        hear_presence(house.registry, "other t - 0")
        await house.bots.reply()
        assert house.bots.asked == []

    simulate(story())


def test_bots_play_on_while_their_person_is_away_and_wait_at_their_turn(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        session = await house.table("t", "squire", "anna")
        while house.bots.asked:
            assert house.bots.present == [False]
            await house.bots.reply()
        assert session.table.playing().state.to_move == 1

    simulate(story())


def test_time_that_runs_out_for_the_only_person_does_not_make_their_game_go_on(tmp_path: Path) -> None:
    terms = Terms(pace=0, clock=Clock("move", 1, 0, "bot-moves"))

    async def story() -> None:
        house = House(tmp_path)
        alone = await house.table("alone", "anna", "squire", terms=terms)
        await house.table("together", "anna", "bruno", "squire", terms=terms)
        await asyncio.sleep(2)
        assert len(house.bots.asked) == 1
        assert sleeps(alone)
        await house.enter(alone, "anna")
        assert house.bots.present == [False, True]

    simulate(story())


def test_sixty_tables_without_anybody_do_not_delay_the_one_with_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        for number in range(30):
            await house.table(f"bots{number}", "squire", "squire")
            await house.table(f"away{number}", "squire", f"p{number}")
        assert house.bots.present == [False]
        watched = await house.table("watched", "squire", "squire")
        await house.enter(watched, "anna")
        for turn in range(1, 21):
            assert house.bots.present == [False, True]
            await house.bots.reply(1)
            assert watched.table.playing().turn == turn
        assert REGISTRY.get_sample_value("signoria_away_tables") == 30
        assert house.bots.asked[1][0].whose == ("anna",)
        played = 0
        while False in house.bots.present:
            await house.bots.reply(house.bots.present.index(False))
            played += 1
            assert house.bots.present.count(False) <= 1
        assert played >= 30

    simulate(story())


def test_a_table_hurries_when_somebody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        tables = [await house.table(f"t{number}", "squire", f"p{number}") for number in range(5)]
        assert len(house.bots.asked) == 1
        await house.enter(tables[3], "p3")
        assert house.bots.present == [False, True]
        assert house.bots.asked[1][0].whose == ("p3",)
        await house.bots.reply(1)
        assert tables[3].table.playing().turn == 1

    simulate(story())


def test_a_table_hurries_also_when_its_bot_decides_already(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        session = await house.table("t", "squire", "anna")
        other = await house.table("other", "squire", "bruno")
        assert house.bots.present == [False]
        await house.enter(session, "anna")
        assert house.bots.present == [False, True, False], "and the next one need not wait for it"
        await house.bots.reply(1)
        assert session.table.playing().turn == 1
        await house.bots.reply(1)
        assert other.table.playing().turn == 1

    simulate(story())


def test_after_a_restart_bots_among_themselves_stay_asleep(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        before = Registry(database, Gate())
        writing = asyncio.ensure_future(before.event_log.run())
        waiter: asyncio.Future[TableSession] = asyncio.get_running_loop().create_future()
        before.create("host", opening("bots", "squire", "squire"), waiter)
        await waiter
        writing.cancel()
        bots = Gate()
        after = Registry(database, bots)
        await leases.forget_the_last_process(after)
        await leases.wake(after)
        session = after.sessions["bots"]
        await leases.take(after)
        await settled()
        assert bots.asked == []
        session.used = 0
        after.close_unused()
        await leases.release(after)
        await leases.wake(after)
        assert after.sessions == {}
        await attach(await after.find("bots"), Ear("anna"), "", 0)
        await settled()
        assert len(bots.asked) == 1

    async def told() -> None:
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.migrate()
        try:
            await asyncio.wait_for(story(database), PATIENCE)
        finally:
            await database.close()

    asyncio.run(told())
