"""Bots think in worker processes, never on the event loop; a crashed worker is replaced and the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import structlog

from signoria import bots
from signoria.engine import Bot, LearningBot, Rng, WatchfulBot, game, load_edition, manifest
from signoria.server import metrics

log = structlog.get_logger(__name__)

CHUNK_SECONDS = 0.02
MOST_AT_ONCE = 64
TRIES = 3
LONGEST_SECONDS = 120.0
MOST_KNOWN = 16
"""Owners' components that a worker keeps."""


class Question(NamedTuple):
    """What would a bot of that level do?"""

    title: str
    level: str
    seed: str
    view: Any
    edition: str = ""
    components: str = ""
    """The text of the owner's components that ``edition`` plays with, which a worker has not read."""
    why: bool = False
    """A hint: say why, too."""
    habits: tuple[int, ...] | None = None
    """How everybody at the table has played, where the title keeps that."""
    shown: tuple[tuple[str, ...], ...] = ()
    """By seat, the cards that were shown to this one."""


class Thought(NamedTuple):
    """The action, and why, as a message id with arguments where the bot says."""

    action: int
    reason: str = ""
    args: dict[str, Any] | None = None


def watch_parent() -> None:
    """In a worker: do not outlive the server."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def think(questions: list[Question]) -> list[Thought | None]:
    """In a worker: answer some questions; None where the bot failed."""
    return [answer(question) for question in questions]


def answer(question: Question) -> Thought | None:
    try:
        if question.components:
            learn(question.title, question.edition, question.components)
        bot = informed(bots.make(question.title, question.level, question.seed), question)
        if question.why:
            why = bots.explanation(bot, question.view)
            return Thought(why.action, why.reason, dict(why.args))
        return Thought(bot.choose(question.view))
    except Exception:
        log.exception("bot failed", title=question.title, level=question.level)
        return None


def informed(bot: Bot, question: Question) -> Bot:
    """The bot, told what its seat knows beyond the view."""
    if question.habits is not None and isinstance(bot, WatchfulBot):
        bot.recall(question.habits)
    if question.shown and isinstance(bot, LearningBot):
        bot.learn(question.shown)
    return bot


def learn(title: str, edition: str, text: str) -> None:
    """In a worker: know an owner's components, and not too many of them."""
    load_edition(game(title), edition, text)
    owned = game(title).editions[len(manifest(title).editions) :]
    for old in owned[: max(0, len(owned) - MOST_KNOWN)]:
        game(title).unload(old)


class Thinkers:
    """The workers. Questions of one moment travel together where the level answers quickly."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting: list[tuple[Question, asyncio.Future[Thought]]] = []
        self.seconds: dict[tuple[str, str], float] = {}
        self.pool = self.hire()
        self.tasks: set[asyncio.Task[None]] = set()

    def hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=watch_parent)

    async def ask(self, question: Question) -> Thought:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Thought] = loop.create_future()
        self.waiting.append((question, future))
        if len(self.waiting) == 1:
            loop.call_soon(self.send)
        return await future

    def send(self) -> None:
        """Hand out what gathered, in pieces that should not keep a worker long."""
        waiting, self.waiting = self.waiting, []
        kinds: dict[tuple[str, str], list[tuple[Question, asyncio.Future[Thought]]]] = {}
        for item in waiting:
            kinds.setdefault((item[0].title, item[0].level), []).append(item)
        for kind, items in kinds.items():
            fair = -(-len(items) // self.workers)
            size = max(1, min(MOST_AT_ONCE, fair, int(CHUNK_SECONDS / self.seconds.get(kind, CHUNK_SECONDS))))
            for start in range(0, len(items), size):
                task = asyncio.create_task(self.answer(kind, items[start : start + size]))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def answer(self, kind: tuple[str, str], items: list[tuple[Question, asyncio.Future[Thought]]]) -> None:
        loop = asyncio.get_running_loop()
        questions = [question for question, _ in items]
        started = loop.time()
        thoughts = await self.try_hard(questions)
        spent = (loop.time() - started) / len(items)
        self.seconds[kind] = 0.8 * self.seconds.get(kind, spent) + 0.2 * spent
        metrics.bot_decisions.inc(len(items))
        for (question, future), thought in zip(items, thoughts, strict=True):
            if not future.done():
                future.set_result(thought or anything(question))

    async def try_hard(self, questions: list[Question]) -> list[Thought | None]:
        for _ in range(TRIES):
            pool = self.pool
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, questions)), LONGEST_SECONDS)
            except Exception as error:  # crashed, cannot be started, or thinks for ever
                metrics.bot_failures.inc()
                log.warning("a bot worker failed", questions=len(questions), error=type(error).__name__)
                if self.pool is pool:
                    self.pool = self.hire()
                    pool.shutdown(wait=False)
        return [None] * len(questions)

    async def close(self) -> None:
        """Wait for the workers, but not for one that thinks long."""
        leaving = asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)
        await asyncio.wait([asyncio.ensure_future(leaving)], timeout=2)


def anything(question: Question) -> Thought:
    """Some legal action: the game goes on."""
    metrics.bot_failures.inc()
    return Thought(Rng(question.seed).choice(list(question.view.legal)))
