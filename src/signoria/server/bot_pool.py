"""Bots think in worker processes, never on the event loop; where one fails a weaker one decides: the game goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import structlog

from signoria import bots
from signoria.bots.dealing import Offer, Reply, reply, true_to_word
from signoria.engine import (
    Bot,
    Candidate,
    Explanation,
    Rng,
    SignoriaError,
    game,
    load_edition,
    manifest,
)
from signoria.engine.registry import part_of
from signoria.server import metrics
from signoria.server.crew import Crew, Lane, WorkerLost
from signoria.teacher.hints import hint

log = structlog.get_logger(__name__)

Result = TypeVar("Result")
Kind = tuple[str, str]
"""Title and level; no level: hints."""
CHUNK_SECONDS = 0.02
MOST_AT_ONCE = 64
SLOW_SECONDS = 0.1
"""A level that takes so long for a question is slow; so is one that nobody has asked yet."""
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
    promised: tuple[int, ...] = ()
    """The actions that keep the word that the bot gave; none: it is free."""


class Thought(NamedTuple):
    """The action, and why, as a message id with arguments where the bot says."""

    action: int
    reason: str = ""
    args: dict[str, Any] | None = None
    candidates: tuple[Candidate, ...] = ()
    """What a hint weighed."""


def think(questions: list[Question]) -> tuple[list[Thought | None], float]:
    """In a worker: answer some questions, None where the bot failed; and how many seconds that took."""
    started = time.perf_counter()
    return [answer(question) for question in questions], time.perf_counter() - started


def answer(question: Question) -> Thought | None:
    try:
        if question.components:
            learn(question.title, question.edition, question.components)
        if question.why:
            why = advice(question)
            return Thought(why.action, why.reason, dict(why.args), why.candidates)
        chosen = bot_for(question).choose(question.view)
        title, level, seed, view = question[:4]
        return Thought(true_to_word(title, level, seed, view, chosen, question.promised))
    except Exception:
        log.exception("bot failed", title=question.title, level=question.level)
        return None


def consider(question: Question, offer: Offer) -> Reply:
    """In a worker: what the bot says to a deal."""
    if question.components:
        learn(question.title, question.edition, question.components)
    return reply(question.title, question.level, question.seed, question.view, offer)


def warning(question: Question, rival: int) -> tuple[str, ...]:
    """In a worker: the cards that the bot had better show to a rival; none: it keeps them to itself."""
    if question.components:
        learn(question.title, question.edition, question.components)
    cards: tuple[str, ...] = part_of(question.title, manifest(question.title).warning)(question.view, rival)
    return cards


def bot_for(question: Question) -> Bot:
    """The bot, told what its seat knows beyond the view."""
    bot = bots.make(question.title, question.level, question.seed)
    bots.inform(bot, question.habits, question.shown)
    return bot


def advice(question: Question) -> Explanation:
    """What the title's analyst says; where it has none, its bot."""
    told = hint(question.title, question.view, question.seed, question.habits, question.shown)
    return bots.explanation(bot_for(question), question.view) if told is None else told


def learn(title: str, edition: str, text: str) -> None:
    """In a worker: know an owner's components, and not too many of them."""
    load_edition(game(title), edition, text)
    owned = game(title).editions[len(manifest(title).editions) :]
    for old in owned[: max(0, len(owned) - MOST_KNOWN)]:
        game(title).unload(old)


Think = Callable[[list[Question]], tuple[list[Thought | None], float]]


class BotPool:
    """Questions of one moment travel together where the level answers quickly."""

    def __init__(self, workers: int, think: Think = think) -> None:
        self.workers = workers
        self.think = think
        self.crew = Crew(workers)
        self.waiting: list[tuple[Question, asyncio.Future[Thought]]] = []
        self.seconds: dict[Kind, float] = {}
        """How long a question of that kind takes a worker."""
        self.tasks: set[asyncio.Task[None]] = set()

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
        kinds: dict[Kind, list[tuple[Question, asyncio.Future[Thought]]]] = {}
        for item in waiting:
            kinds.setdefault(kind_of(item[0]), []).append(item)
        for kind, items in kinds.items():
            fair = -(-len(items) // self.workers)
            size = max(1, min(MOST_AT_ONCE, fair, int(CHUNK_SECONDS / self.seconds.get(kind, CHUNK_SECONDS))))
            for start in range(0, len(items), size):
                task = asyncio.create_task(self.answer(kind, items[start : start + size]))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def answer(self, kind: Kind, items: list[tuple[Question, asyncio.Future[Thought]]]) -> None:
        thoughts = await self.thoughts(kind, [question for question, _ in items])
        metrics.bot_decisions.inc(len(items))
        failed = []
        for item, thought in zip(items, thoughts, strict=True):
            if thought is None:
                failed.append(item)
            elif not item[1].done():
                item[1].set_result(thought)
        await asyncio.gather(*(self.stand_in(question, future) for question, future in failed))

    async def thoughts(self, kind: Kind, questions: list[Question]) -> list[Thought | None]:
        """The answers; None where there is none."""
        lane: Lane = "quick" if self.seconds.get(kind, SLOW_SECONDS) < SLOW_SECONDS else "slow"
        try:
            thoughts, seconds = await self.crew.do(lane, self.think, questions)
        except (WorkerLost, SignoriaError):
            if len(questions) == 1:
                return [None]
            return [(await self.thoughts(kind, [question]))[0] for question in questions]
        spent = seconds / len(questions)
        self.seconds[kind] = 0.8 * self.seconds.get(kind, spent) + 0.2 * spent
        return thoughts

    async def stand_in(self, question: Question, future: asyncio.Future[Thought]) -> None:
        """A weaker bot decides where this one failed; where none can, chance does."""
        metrics.bot_failures.inc()
        level = weaker(question.title, question.level)
        thought = await self.ask(question._replace(level=level, why=False)) if level else anything(question)
        if not future.done():
            future.set_result(thought)

    async def work(self, function: Callable[..., Result], *arguments: object) -> Result:
        """What a function answers in a worker; SignoriaError if it says so, WorkerLost if none can answer."""
        return await self.crew.do("slow", function, *arguments)

    async def work_between(self, function: Callable[..., Result], *arguments: object) -> Result:
        """The same for what can wait until the games leave a worker over."""
        return await self.crew.do("spare", function, *arguments)

    async def close(self) -> None:
        """Wait for the workers, but not for one that thinks long."""
        leaving = asyncio.ensure_future(asyncio.to_thread(self.crew.close))
        await asyncio.wait([leaving], timeout=2)
        if not leaving.done():
            self.crew.dismiss()


def kind_of(question: Question) -> Kind:
    """Who gives hints may take longer than the bot of that level."""
    return question.title, "" if question.why else question.level


def weaker(title: str, level: str) -> str:
    """The level that decides where this one failed: the usual one, which is quick, else the weakest; empty: none."""
    levels = bots.levels(title)
    below = levels[1 : levels.index(level)] if level in levels else ()
    usual = manifest(title).usual_bot
    return usual if usual in below else below[0] if below else ""


def anything(question: Question) -> Thought:
    """Some legal action: the game goes on."""
    return Thought(Rng(question.seed).choice(list(question.view.legal)))
