"""What the teacher says of finished games: made once, between the decisions of the bots, and kept."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from signoria import __version__
from signoria.engine import Record, SignoriaError, manifest
from signoria.server.bot_pool import BotPool, learn
from signoria.server.crew import WorkerLost
from signoria.server.http.schemas import Progress
from signoria.server.sessions.hub import now
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.table import Refusal
from signoria.teacher import Analysis, Chances, Judgement, carry_out, look_deeper, plan, survey
from signoria.teacher.analysis import DEEPER, JudgedMoment, Survey, Task

log = structlog.get_logger(__name__)

MOST_JOBS = 40
"""That wait or are worked on, of everybody together."""
MOST_EACH = 3
"""The same of one person."""
LIFE = 90 * 86_400_000
"""Milliseconds that an analysis is kept; after that it is made again if somebody asks."""
WHOLE = -1
"""As a turn: the whole game."""
FAILURES_REMEMBERED = 200


class Key(NamedTuple):
    """What is analysed: ``source`` is ``tables/{id}`` or ``records/{id}``."""

    source: str
    turn: int = WHOLE
    depth: int = 0


class DeepLook(msgspec.Struct, frozen=True):
    """What is kept of a longer look at one moment."""

    chances: Chances | None
    judgement: Judgement | None


class Job:
    """An analysis under way, and who asked for it."""

    __slots__ = ("asker", "done", "status")

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.status: Progress = "waiting"
        self.done = 0.0


Kept = TypeVar("Kept", Analysis, DeepLook)


class Analyses:
    """All methods run in the event loop; the thinking is the workers'."""

    def __init__(self, database: Database, bot_pool: BotPool) -> None:
        self.database = database
        self.bot_pool = bot_pool
        self.jobs: dict[Key, Job] = {}
        self.failures: dict[Key, Exception] = {}
        self.turn = asyncio.Semaphore(max(1, bot_pool.workers // 2))
        self.tasks: set[asyncio.Task[None]] = set()

    async def found(self, key: Key, kind: type[Kept]) -> Kept | None:
        """What was said before; nothing that an earlier version of the program said."""
        query = sa.select(db.analyses.c.body).where(*of_key(key), db.analyses.c.version == __version__)
        async with self.database.read() as connection:
            body = (await connection.execute(query)).scalar()
        return None if body is None else msgspec.json.decode(body, type=kind)

    def job(self, key: Key) -> Job | None:
        """The work under way for it; what went wrong with the last one is said once."""
        if key in self.failures and key not in self.jobs:
            raise self.failures.pop(key)
        return self.jobs.get(key)

    def ask(self, key: Key, record: Record, asker: str) -> Job:
        """Begin, unless it is under way; Refusal if too much is."""
        if key in self.jobs:
            return self.jobs[key]
        if len(self.jobs) >= MOST_JOBS:
            raise Refusal("teacher-busy")
        if sum(job.asker == asker for job in self.jobs.values()) >= MOST_EACH:
            raise Refusal("too-many")
        job = self.jobs[key] = Job(asker)
        task = asyncio.create_task(self.run(key, record, job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return job

    async def run(self, key: Key, record: Record, job: Job) -> None:
        """Until it is kept, or has failed."""
        try:
            async with self.turn:
                job.status = "working"
                made = await (self.whole(record, job) if key.turn == WHOLE else self.deeper(key, record))
            await self.keep(key, made)
        except (SignoriaError, Refusal) as error:
            self.failed(key, error)
        except WorkerLost:
            self.failed(key, Refusal("broken"))
        except Exception:
            log.exception("an analysis failed", source=key.source, turn=key.turn)
            self.failed(key, Refusal("broken"))
        finally:
            self.jobs.pop(key, None)

    def failed(self, key: Key, error: Exception) -> None:
        self.failures[key] = error
        while len(self.failures) > FAILURES_REMEMBERED:
            self.failures.pop(next(iter(self.failures)))

    async def whole(self, record: Record, job: Job) -> Analysis:
        work = plan(record, await self.bot_pool.work_between(look_through, record))
        try:
            task = next(work)
            while True:
                job.done = task.done
                task = work.send(await self.bot_pool.work_between(do, task))
        except StopIteration as finished:
            made: Analysis = finished.value
            return made

    async def deeper(self, key: Key, record: Record) -> DeepLook:
        simulations = manifest(record.game).analysis * DEEPER * 2 ** (key.depth - 1)
        return DeepLook(*await self.bot_pool.work_between(look_at, record, key.turn, simulations))

    async def keep(self, key: Key, made: Analysis | DeepLook) -> None:
        row = {**key._asdict(), "version": __version__, "body": msgspec.json.encode(made).decode(), "created": now()}
        async with self.database.write() as connection:
            await connection.execute(sa.delete(db.analyses).where(*of_key(key)))
            await connection.execute(sa.insert(db.analyses), [row])

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def of_key(key: Key) -> tuple[sa.ColumnElement[bool], ...]:
    columns = db.analyses.c
    return columns.source == key.source, columns.turn == key.turn, columns.depth == key.depth


# -- in a worker


def look_through(record: Record) -> Survey:
    know(record)
    return survey(record)


def do(task: Task) -> list[JudgedMoment]:
    know(task.record)
    return carry_out(task)


def look_at(record: Record, turn: int, simulations: int) -> JudgedMoment:
    know(record)
    return look_deeper(record, turn, simulations)


def know(record: Record) -> None:
    """An owner's components are learned, and not too many of them."""
    if record.components:
        learn(record.game, record.setup.edition, record.components)
