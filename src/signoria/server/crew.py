"""Worker processes, each with one piece of work at a time; one that crashes or thinks for ever is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal, TypeVar

import structlog

from signoria.engine import SignoriaError
from signoria.server import metrics

log = structlog.get_logger(__name__)

Result = TypeVar("Result")
Lane = Literal["slow", "quick", "asked", "away", "spare"]
"""Of tables where somebody is: work that takes time, and work that takes none. Then, by workers of their own: what a
person asked for, bots of tables where nobody is, and what can wait."""
TABLES: tuple[Lane, ...] = ("slow", "quick")
REST: tuple[Lane, ...] = ("asked", "away", "spare")
TRIES = 2
"""A crash may be chance; a second one is not."""
LONGEST_SECONDS = 30.0
"""Of the worker's processor: how busy the machine is decides nothing."""
GUARD = 12
"""So many times that long by the clock: for whoever waits for what never comes, and uses no processor."""
START_SECONDS = 120.0
LOW_PRIORITY = 10
"""How nice workers are that no table with people waits for."""
HAS_TIMER = hasattr(signal, "setitimer")


class WorkerLost(Exception):
    """No worker could do it: it took too long, or crashed whoever tried."""


class Overran(Exception):
    """A worker thought for longer than it may."""


class Failed(Exception):
    """The work itself went wrong; its worker is well."""


# -- in a worker


def serve(pipe: Connection, nice: int) -> None:
    """Do what comes through the pipe until the server is gone."""
    watch_parent()
    if HAS_TIMER:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # whoever is started here ends with us
    pipe.send(None)
    while True:
        try:
            seconds, function, arguments = pipe.recv()
        except EOFError:
            return
        nice = be_nice(nice)  # not before: on a busy machine it would hardly come to start
        limit(seconds)
        answer = outcome(function, arguments)
        limit(0.0)
        pipe.send(answer)


def be_nice(nice: int) -> int:
    """Leave the processors to others, so much; 0, as the system remembers it."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    return 0


def watch_parent() -> None:
    """Do not outlive the server."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def limit(seconds: float) -> None:
    """After so much of its processor's time the kernel ends this process, whatever it does. 0: it may take its time."""
    if HAS_TIMER:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def outcome(function: Callable[..., Any], arguments: tuple[object, ...]) -> tuple[Any, Exception | None]:
    try:
        return function(*arguments), None
    except SignoriaError as error:
        return None, error
    except Exception as error:
        return None, Failed(f"{type(error).__name__}: {error}")


# -- in the server


class Worker:
    """One process, started when it is first needed, and a thread that waits for its answers."""

    def __init__(self, lanes: tuple[Lane, ...], nice: int = 0) -> None:
        self.lanes = lanes
        self.nice = nice
        self.dismissed = False
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "worker")

    @property
    def pid(self) -> int:
        """0: it has no process."""
        process = self.process
        return 0 if process is None else process.pid or 0

    async def do(self, seconds: float, function: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
        for _ in range(TRIES):
            try:
                return await self.attempt(seconds, function, arguments)
            except SignoriaError:
                raise
            except Exception as error:  # crashed, cannot be started, or thinks for ever
                if self.dismissed:
                    break
                metrics.bot_failures.inc()
                log.warning("a worker failed", work=function.__name__, error=type(error).__name__, reason=str(error))
                if isinstance(error, Failed):
                    break
                metrics.workers_lost.labels("time" if isinstance(error, Overran) else "crash").inc()
                if isinstance(error, Overran):
                    break
        raise WorkerLost

    async def attempt(self, seconds: float, function: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, self.exchange, seconds, function, arguments)
        except asyncio.CancelledError:
            self.kill()  # nobody wants the answer any more
            raise

    # -- in its thread

    def exchange(self, seconds: float, function: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
        pipe = self.pipe or self.hire()
        try:
            pipe.send((seconds, function, arguments))
            answer, error = self.hear(pipe, seconds * GUARD)
        except BaseException as lost:
            code = self.let_go()
            if HAS_TIMER and code == -signal.SIGPROF:
                raise Overran from lost
            raise
        if error is not None:
            raise error
        result: Result = answer
        return result

    def hire(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, self.nice), daemon=True)
        self.pipe = ours
        try:
            self.process.start()
            theirs.close()  # so that we hear when the process ends
            if self.dismissed:
                raise WorkerLost
            self.hear(ours, START_SECONDS)
        except BaseException:
            self.let_go()
            raise
        return ours

    def hear(self, pipe: Connection, seconds: float) -> Any:
        if not pipe.poll(seconds):
            raise Overran
        return pipe.recv()

    def let_go(self) -> int | None:
        """The process, what it started, and its pipe; how it ended."""
        self.kill()
        process, self.process = self.process, None
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close()
        if process is None or process.pid is None:
            return None
        process.join()
        code = process.exitcode
        process.close()
        return code

    # -- from anywhere

    def kill(self) -> None:
        """With all that it started."""
        process = self.process
        with suppress(ValueError):  # it was let go meanwhile
            if process is not None and process.pid is not None:
                with suppress(OSError, AttributeError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.kill()

    def dismiss(self) -> None:
        """Kill it, and never start another."""
        self.dismissed = True
        self.kill()

    def leave(self) -> None:
        """Let the process end when it has done what it does."""
        self.thread.submit(self.finish)
        self.thread.shutdown(wait=False)

    def finish(self) -> None:
        """The process ends when its pipe does."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.join()
        self.pipe = self.process = None


class Line:
    """Who waits in a lane: one piece of work of each person in turn, however much some have."""

    def __init__(self, lane: Lane) -> None:
        self.by_person: dict[str, deque[asyncio.Future[Worker]]] = {}
        """Whose turn it is next comes first."""
        self.length = metrics.work_waiting.labels(lane)

    def add(self, coming: asyncio.Future[Worker], whose: tuple[str, ...]) -> None:
        """What several wait for is counted to the one who has least here."""
        person = min(whose, key=lambda one: len(self.by_person.get(one, ())), default="")
        self.by_person.setdefault(person, deque()).append(coming)
        self.length.inc()

    def next(self) -> asyncio.Future[Worker] | None:
        while self.by_person:
            person = next(iter(self.by_person))
            queue = self.by_person.pop(person)
            coming = queue.popleft()
            if queue:
                self.by_person[person] = queue
            self.length.dec()
            if not coming.done():
                return coming
        return None

    def __len__(self) -> int:
        return sum(map(len, self.by_person.values()))


class Crew:
    """So many workers for the tables where somebody is, and one that keeps quick work from waiting behind slow work.
    All else has half as many of its own, which take what these leave of the processors."""

    def __init__(self, workers: int) -> None:
        self.everybody = [
            *(Worker(TABLES) for _ in range(workers)),
            Worker(("quick",)),
            *(Worker(REST, LOW_PRIORITY) for _ in range(max(1, workers // 2))),
        ]
        self.free = [*self.everybody]
        self.waiting: dict[Lane, Line] = {lane: Line(lane) for lane in (*TABLES, *REST)}

    async def do(
        self,
        lane: Lane,
        function: Callable[..., Result],
        *arguments: object,
        whose: tuple[str, ...] = (),
        seconds: float = LONGEST_SECONDS,
    ) -> Result:
        """What a function answers in a worker within so many seconds of its processor; SignoriaError if it says so,
        WorkerLost if none can answer. ``whose``: the people who wait for it."""
        worker = await self.take(lane, whose)
        try:
            return await worker.do(seconds, function, arguments)
        finally:
            self.give_back(worker)

    async def take(self, lane: Lane, whose: tuple[str, ...]) -> Worker:
        for worker in self.free:
            if lane in worker.lanes:
                self.free.remove(worker)
                return worker
        coming: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting[lane].add(coming, whose)
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.give_back(coming.result())
            raise

    def give_back(self, worker: Worker) -> None:
        for lane in worker.lanes:
            coming = self.waiting[lane].next()
            if coming is not None:
                coming.set_result(worker)
                return
        self.free.append(worker)
        self.free.sort(key=self.everybody.index)

    def close(self) -> None:
        """Wait until everybody has gone."""
        for worker in self.everybody:
            worker.leave()
        for worker in self.everybody:
            worker.thread.shutdown(wait=True)

    def dismiss(self) -> None:
        """Wait for nobody."""
        for worker in self.everybody:
            worker.dismiss()
