"""Worker processes, each with one piece of work at a time; one that crashes or thinks for ever is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Literal, TypeVar

import structlog

from signoria.engine import SignoriaError
from signoria.server import metrics

log = structlog.get_logger(__name__)

Result = TypeVar("Result")
Lane = Literal["quick", "slow", "spare"]
"""Work that takes no time; work that does; work that can wait until a worker has nothing else to do."""
TRIES = 3
LONGEST_SECONDS = 30.0
"""Of work, not of waiting for a worker: how busy the server is decides nothing."""
START_SECONDS = 120.0
PATIENT_SECONDS = 5.0
"""What can wait waits so long for each piece of work at most: a busy server is slow, not silent."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class WorkerLost(Exception):
    """No worker could do it: it took too long, or crashed whoever tried."""


def watch_parent() -> None:
    """In a worker: do not outlive the server."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Worker:
    """One process, started when it is first needed. ``quick``: only for quick work."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.pid = 0
        self.pool: ProcessPoolExecutor | None = None

    def hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=watch_parent)

    async def do(self, function: Callable[..., Result], *arguments: object) -> Result:
        for _ in range(TRIES):
            try:
                if not self.pid:
                    self.pid = await asyncio.wait_for(self.submit(os.getpid), START_SECONDS)
                return await asyncio.wait_for(self.submit(function, *arguments), LONGEST_SECONDS)
            except SignoriaError:
                raise
            except Exception as error:  # crashed, cannot be started, or thinks for ever
                metrics.bot_failures.inc()
                log.warning("a worker failed", work=function.__name__, error=type(error).__name__)
                self.replace()
                if isinstance(error, TimeoutError):
                    break
        raise WorkerLost

    def submit(self, function: Callable[..., Result], *arguments: object) -> asyncio.Future[Result]:
        self.pool = self.pool or self.hire()
        return asyncio.wrap_future(self.pool.submit(function, *arguments))

    def kill(self) -> None:
        if self.pid:
            with suppress(OSError):
                os.kill(self.pid, KILL)
        self.pid = 0

    def replace(self) -> None:
        self.kill()
        self.leave(wait=False)

    def leave(self, wait: bool) -> None:
        """Let the process go, and its pipes."""
        if self.pool is not None:
            self.pool.shutdown(wait=wait, cancel_futures=True)
        self.pool = None


class Crew:
    """So many workers for all kinds of work, and one that keeps quick work from waiting behind slow work."""

    def __init__(self, workers: int) -> None:
        self.everybody = [*(Worker(quick=False) for _ in range(workers)), Worker(quick=True)]
        self.free = [*self.everybody]
        self.waiting: dict[Lane, deque[asyncio.Future[Worker]]] = {"slow": deque(), "quick": deque(), "spare": deque()}

    async def do(self, lane: Lane, function: Callable[..., Result], *arguments: object) -> Result:
        """What a function answers in a worker; SignoriaError if it says so, WorkerLost if none can answer."""
        worker = await self.take(lane)
        try:
            return await worker.do(function, *arguments)
        finally:
            self.give_back(worker)

    async def take(self, lane: Lane) -> Worker:
        for worker in self.free:
            if lane == "quick" or not worker.quick:
                self.free.remove(worker)
                return worker
        loop = asyncio.get_running_loop()
        coming: asyncio.Future[Worker] = loop.create_future()
        self.waiting[lane].append(coming)
        if lane == "spare":
            loop.call_later(PATIENT_SECONDS, self.promote, coming)
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.give_back(coming.result())
            raise

    def promote(self, coming: asyncio.Future[Worker]) -> None:
        """It has waited long enough."""
        if coming in self.waiting["spare"]:
            self.waiting["spare"].remove(coming)
            self.waiting["slow"].append(coming)

    def give_back(self, worker: Worker) -> None:
        for lane, queue in self.waiting.items():
            while queue and (lane == "quick" or not worker.quick):
                coming = queue.popleft()
                if not coming.done():
                    coming.set_result(worker)
                    return
        self.free.append(worker)
        self.free.sort(key=self.everybody.index)

    def close(self) -> None:
        """Wait until everybody has gone."""
        for worker in self.everybody:
            worker.leave(wait=True)

    def dismiss(self) -> None:
        """Wait for nobody."""
        for worker in self.everybody:
            worker.kill()
