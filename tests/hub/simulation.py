"""Several server processes on one database, simulated in one: every order of commits, notices and reads that chance
finds, and people who lose their connection and come back at another process."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.clock import now
from signoria.server.realtime.subscriber import attach, detach
from signoria.server.sessions.hub import Hub, Unknown
from signoria.server.sessions.live import Live, rebuild
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import Open, Refusal, Step, Table, Terms, decode_command, decode_step, encode_step
from tests.table.tables import Seated

Json = dict[str, Any]
TABLE = "table"
PATIENCE = 900
FAILURES = 0.02
DELAY = 1


class World:
    """The database, the processes and the people; ``rng`` decides who waits how long for what."""

    def __init__(self, seed: int, processes: int) -> None:
        self.rng = random.Random(seed)
        self.stored: list[Step] = []
        self.table: Table | None = None
        """As it is in the database."""
        self.over = False
        self.wrong: list[str] = []
        self.processes = [Process(self) for _ in range(processes)]
        self.people = self.invite()

    async def wait(self, most: int) -> None:
        for _ in range(self.rng.randrange(most + 1)):
            await asyncio.sleep(0)

    def may_fail(self) -> None:
        if not self.over and self.rng.random() < FAILURES:
            raise OSError("the database is away for a moment")

    def store(self, steps: list[Step]) -> None:
        for step in steps:
            self.stored.append(decode_step(encode_step(step)))
            if self.table is None:
                self.table = Table(step)
            else:
                self.table.handle(step)

    def invite(self) -> list[Person]:
        return [Person(self, seat) for seat in range(2)]

    def seat(self) -> Seated:
        return Seated("p0", "p1", "random", terms=Terms(pace=0))

    @property
    def progress(self) -> int:
        """How many moves were made."""
        return 0 if self.table is None else self.table.playing().turn

    async def run(self, enough: int) -> None:
        """Until that progress is made and everybody has heard of it; half-way the first process dies."""
        opening = self.seat().steps[0].command
        assert isinstance(opening, Open)
        running = [asyncio.ensure_future(process.run()) for process in self.processes]
        self.processes[0].hub.create(self.people[0].name, opening)
        await self.until(lambda: bool(self.stored))
        living = [asyncio.ensure_future(person.live()) for person in self.people]
        await self.until(lambda: self.progress >= enough // 2)
        if len(self.processes) > 1:
            running.pop(0).cancel()
            self.processes.pop(0).die()
        await self.until(lambda: self.progress >= enough)
        self.over = True
        await asyncio.gather(*living)
        for task in running:
            task.cancel()

    async def until(self, reached: Any) -> None:
        for _ in range(30_000):
            assert not self.wrong, self.wrong
            if reached():
                return
            await asyncio.sleep(0)
        raise AssertionError(f"the table stands still after {len(self.stored)} steps")


class Lobby(World):
    """A table that waits and whose spectators lag behind: seats are taken and left all the time."""

    def invite(self) -> list[Person]:
        return [Wanderer(self, seat) for seat in range(3)]

    def seat(self) -> Seated:
        return Seated("p0", None, None, None, terms=Terms(delay=DELAY))

    @property
    def progress(self) -> int:
        return len(self.stored)


class Process:
    """A hub with its event_log, and the connections to it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.hub = Hub(Database("postgresql://nowhere/none"), Guesses(world))
        self.event_log = Sluggish(world, self)
        self.hub.event_log = self.event_log
        self.notices: asyncio.Queue[int] = asyncio.Queue()
        self.visits: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        await asyncio.gather(self.event_log.run(), self.hear_notices(), self.keep())

    def die(self) -> None:
        """What it was about to store may be stored or not; nobody will hear of it from here."""
        for task in self.hub.tasks:
            task.cancel()
        for visit in self.visits:
            visit.cancel()

    async def keep(self) -> None:
        """The first of the living plays the bots."""
        while True:
            await self.world.wait(100)
            if self is self.world.processes[0]:
                with suppress(OSError, Unknown):
                    live = await self.hub.live(TABLE)
                    live.leased = True
                    self.hub.schedule(live)

    async def hear_notices(self) -> None:
        """In their order, some time after the commit."""
        while True:
            number = await self.notices.get()
            await self.world.wait(10)
            if TABLE in self.hub.lives:
                self.hub.spawn(self.hub.catch_up(TABLE, number))


class Sluggish(EventLog):
    """The shared database as one process sees it: everything takes a while, and sometimes it answers with an error,
    also after it did what it was asked."""

    pause = 0.0

    def __init__(self, world: World, process: Process) -> None:
        super().__init__(process.hub.database, process.hub.process)
        self.world = world
        self.of = process

    async def commit(self, batch: list[Write], patience: str = "") -> None:  # noqa: ARG002
        await self.world.wait(10)
        if batch[0].number != len(self.world.stored) + 1:
            raise IntegrityError("number taken", None, ValueError())
        self.world.store([write.step for write in batch])
        for process in self.world.processes:
            if process is not self.of:
                process.notices.put_nowait(batch[-1].number)
        await self.world.wait(30)
        self.world.may_fail()

    async def read(self, table_id: str, after: int = 0) -> list[Step]:  # noqa: ARG002
        await self.world.wait(10)
        self.world.may_fail()
        steps = self.world.stored[after:]
        await self.world.wait(30)
        return steps

    async def notify(self, channel: str, text: str) -> None:
        """Who is connected is not part of this story."""


class Guesses(BotPool):
    """A bot that takes the first action it sees, after a while."""

    def __init__(self, world: World) -> None:
        super().__init__(1)
        self.world = world

    async def ask(self, question: Question) -> Thought:
        await self.world.wait(10)
        if self.world.over:
            await asyncio.Future()
        return Thought(question.view.legal[0])


class Ear:
    """One connection."""

    def __init__(self, person: Person) -> None:
        self.owner = person
        self.person = person.name
        self.stream = ""
        self.number = -1
        self.closed = False

    def send(self, stream: str, number: int, data: bytes) -> None:
        self.stream, self.number = stream, number
        if not self.closed:
            self.owner.hear(data)

    def answer(self, data: bytes) -> None:
        if not self.closed:
            self.owner.hear(data)

    def close(self, code: int, reason: str) -> None:  # noqa: ARG002
        self.closed = True


class Person:
    """Acts when it is his turn, talks, loses his connection, and comes back somewhere."""

    def __init__(self, world: World, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.name = f"p{seat}"
        self.stream = ""
        self.number = 0
        self.story: list[bytes] = []
        self.look: Json = {}
        self.unanswered: dict[str, Json] = {}
        self.sent = 0
        self.waited = 0

    async def live(self) -> None:
        while not (self.world.over and self.has_heard_all()):
            process = self.world.rng.choice(self.world.processes)
            visit = asyncio.ensure_future(self.visit(process.hub))
            process.visits.append(visit)
            await asyncio.wait([visit])
            assert visit.cancelled() or visit.exception() is None, visit.exception()

    async def visit(self, hub: Hub) -> None:
        ear = Ear(self)
        self.waited = 0
        try:
            live = await attach(hub, await hub.live(TABLE), ear, self.stream, self.number)
            for command in list(self.unanswered.values()):
                self.send(hub, live, ear, command)
            for _ in range(self.world.rng.choice((5, 50, 1000))):
                if ear.closed or self.world.over:
                    break
                self.speak(hub, live, ear)
                self.wonder()
                await self.world.wait(5)
            await self.last_words(ear)
            detach(hub, live, ear)
        except (OSError, Unknown):
            return
        finally:
            ear.closed = True

    def wonder(self) -> None:
        """Whoever stays connected hears what became of his command."""
        self.waited = self.waited + 1 if self.unanswered else 0
        if self.waited > PATIENCE:
            self.world.wrong.append(f"{self.name} got no answer to {self.unanswered}")

    async def last_words(self, ear: Ear) -> None:
        """When all is said, everybody who is connected hears it without asking."""
        if self.world.over and not ear.closed:
            await self.world.until(self.has_heard_all)

    def has_heard_all(self) -> bool:
        return self.world.table is not None and self.number == self.world.table.stream_of(self.name).number

    def speak(self, hub: Hub, live: Live, ear: Ear) -> None:
        """Act once, talk, and try what is not allowed."""
        if not self.stream or len(self.unanswered) > 2:
            return
        name, rng = f"{self.name}.{self.sent}", self.world.rng
        turn = self.look.get("turn", 0)
        if self.look.get("legal") and not any(command["do"] == "act" for command in self.unanswered.values()):
            action = rng.choice(self.look["legal"])["text"]
            command = {"do": "act", "id": name, "seat": self.seat, "turn": turn, "action": action}
        elif rng.random() < 0.1:
            command = {"do": "say", "id": name, "seat": self.seat, "text": f"word {name}"}
        elif rng.random() < 0.1:
            command = {"do": "act", "id": name, "seat": self.seat, "turn": turn + 99, "action": "pass"}
        else:
            return
        self.sent += 1
        self.send(hub, live, ear, command)

    def send(self, hub: Hub, live: Live, ear: Ear, command: Json) -> None:
        self.unanswered[command["id"]] = command
        for _ in range(self.world.rng.choice((1, 1, 1, 2))):
            hub.command(live, self.name, decode_command(msgspec.json.encode(command)), ear, self.name, False)

    def hear(self, data: bytes) -> None:
        message: Json = msgspec.json.decode(data)
        if message["is"] == "table":
            self.begin(message)
        elif message["is"] == "update":
            if message["number"] != self.number + 1:
                self.world.wrong.append(f"{self.name} heard {message['number']} after {self.number}")
            self.number = message["number"]
            self.story.append(data)
        for look in message.get("looks", ()):
            self.look = look
        self.unanswered.pop(message.get("cause") or message.get("id") or "", None)

    def begin(self, message: Json) -> None:
        if self.stream:
            self.world.wrong.append(f"{self.name} came back and heard everything, not only what he missed")
        self.stream, self.number = message["you"]["stream"], message["number"]
        self.story = [b""] * self.number


class Wanderer(Person):
    """Sits down and stands up; as a spectator he must not hear too early."""

    mine: tuple[int, ...] = ()

    def begin(self, message: Json) -> None:
        self.stream, self.number = message["you"]["stream"], message["number"]
        self.mine = tuple(message["you"]["seats"])

    def hear(self, data: bytes) -> None:
        message: Json = msgspec.json.decode(data)
        if message["is"] == "update" and self.stream == "watch" and message["at"] > now() - DELAY * 1000:
            self.world.wrong.append(f"{self.name} heard {message} too early")
        super().hear(data)

    def speak(self, hub: Hub, live: Live, ear: Ear) -> None:
        rng, name = self.world.rng, f"{self.name}.{self.sent}"
        if not self.stream or self.unanswered or rng.random() < 0.8:
            return
        self.sent += 1
        command = self.wish(name)
        if rng.random() < 0.3:
            process = rng.choice(self.world.processes)
            process.hub.spawn(self.post(process.hub, command))
        else:
            self.send(hub, live, ear, command)

    def wish(self, name: str) -> Json:
        if self.mine and (self.seat == 0 or self.world.rng.random() < 0.5):  # a table that all left is closed
            return {"do": "say", "id": name, "seat": self.mine[0], "text": f"word {name}"}
        if self.mine:
            return {"do": "stand", "id": name, "seat": self.mine[0]}
        return {"do": "sit", "id": name, "seat": self.world.rng.randrange(1, 4), "name": self.name}

    async def post(self, hub: Hub, command: Json) -> None:
        """By HTTP, at whatever process."""
        with suppress(OSError, Unknown, Refusal):
            step = Step(now(), self.name, decode_command(msgspec.json.encode(command)), self.name)
            await hub.carry_out(await hub.live(TABLE), step)

    async def last_words(self, ear: Ear) -> None:
        """Spectators wait for theirs."""
        if self.world.over and not ear.closed:
            for _ in range(200 * DELAY):
                if self.has_heard_all() and not self.unanswered:
                    return
                await asyncio.sleep(0.01)
            self.world.wrong.append(f"{self.name} heard {self.stream} {self.number} and no more")

    def has_heard_all(self) -> bool:
        assert self.world.table is not None
        stream = self.world.table.stream_of(self.name)
        return (self.stream, self.number) == (stream.name, stream.number)


def truth(world: World, name: str) -> list[bytes]:
    """What that person should have heard, by the database."""
    ear = Ear(Person(world, 0))
    ear.person = name
    ear.stream, ear.number = rebuild(world.stored[:1], ())[0].stream_of(name).name, 0
    heard = rebuild(world.stored, [ear])[1][id(ear)]
    assert heard is not None
    return [parcel.data for parcel in heard]


__all__ = ["Lobby", "World", "truth"]
