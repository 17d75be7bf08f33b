"""Bots think in worker processes, never on the event loop; where one fails a weaker one decides: the game goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import structlog

from signoria import bots
from signoria._source import why_interpreted
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
from signoria.server.crew import LONGEST_SECONDS, TABLES, Crew, Lane, WorkerLost
from signoria.teacher.hints import hint

log = structlog.get_logger(__name__)

Result = TypeVar("Result")
Kind = tuple[str, str]
"""Title and level; no level: hints."""
CHUNK_SECONDS = 0.02
MOST_AT_ONCE = 64
SLOW_SECONDS = 0.1
"""A level that takes so long for a question is slow; so is one that nobody has asked yet."""
DECISION_SECONDS = 5.0 if why_interpreted() is None else LONGEST_SECONDS
"""Of a worker's processor, for a decision. Simulations decide how strong a bot plays: this only guards."""
TIMES_USUAL = 10
"""A level that usually takes long may take so many times that."""
MOST_KNOWN = 16
"""Owners' components that a worker keeps."""
MOST_GIVEN_UP = 1000


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
    whose: tuple[str, ...] = ()
    """The people who wait for it: one does not wait for all that another asks."""
    present: bool = True
    """Whether somebody is at the table."""


class Thought(NamedTuple):
    """The action, and why, as a message id with arguments where the bot says."""

    action: int
    reason: str = ""
    args: dict[str, Any] | None = None
    candidates: tuple[Candidate, ...] = ()
    """What a hint weighed."""


def think(questions: list[Question]) -> tuple[list[Thought | None], float]:
    """In a worker: answer some questions, None where the bot failed; and the processor's seconds that took."""
    started = time.process_time()
    return [answer(question) for question in questions], time.process_time() - started


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


class Asked(NamedTuple):
    """A question on its way."""

    question: Question
    lane: Lane
    answer: asyncio.Future[Thought]


class BotPool:
    """Questions of one moment travel together where the level answers quickly."""

    def __init__(self, workers: int, think: Think = think) -> None:
        self.workers = workers
        self.think = think
        self.crew = Crew(workers)
        self.waiting: list[Asked] = []
        self.seconds: dict[Kind, float] = {}
        """How long a question of that kind takes a worker's processor."""
        self.given_up: dict[tuple[Kind, str], None] = {}
        """Questions that cost a worker its life, by their seed: nobody tries them again."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, question: Question) -> Thought:
        if (kind_of(question), question.seed) in self.given_up:
            return await self.stand_in(question, self.lane(question))
        return await self.put(question, self.lane(question))

    def lane(self, question: Question) -> Lane:
        """Hints, and bots of tables where nobody is, keep nobody else waiting."""
        if question.why:
            return "asked"
        if not question.present:
            return "away"
        return "quick" if self.seconds.get(kind_of(question), SLOW_SECONDS) < SLOW_SECONDS else "slow"

    async def put(self, question: Question, lane: Lane) -> Thought:
        loop = asyncio.get_running_loop()
        asked = Asked(question, lane, loop.create_future())
        self.waiting.append(asked)
        if len(self.waiting) == 1:
            loop.call_soon(self.send)
        return await asked.answer

    def send(self) -> None:
        """Hand out what gathered, in pieces that should not keep a worker long."""
        waiting, self.waiting = self.waiting, []
        alike: dict[tuple[Kind, Lane], list[Asked]] = {}
        for asked in waiting:
            alike.setdefault((kind_of(asked.question), asked.lane), []).append(asked)
        for (kind, lane), items in alike.items():
            fair = -(-len(items) // self.workers)
            size = max(1, min(MOST_AT_ONCE, fair, int(CHUNK_SECONDS / self.seconds.get(kind, CHUNK_SECONDS))))
            for start in range(0, len(items), size):
                task = asyncio.create_task(self.answer(kind, lane, items[start : start + size]))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def answer(self, kind: Kind, lane: Lane, items: list[Asked]) -> None:
        thoughts = await self.thoughts(kind, lane, [asked.question for asked in items])
        metrics.bot_decisions.inc(len(items))
        failed = []
        for asked, thought in zip(items, thoughts, strict=True):
            if thought is None:
                failed.append(asked)
            elif not asked.answer.done():
                asked.answer.set_result(thought)
        await asyncio.gather(*map(self.help_out, failed))

    async def thoughts(self, kind: Kind, lane: Lane, questions: list[Question]) -> list[Thought | None]:
        """The answers; None where there is none."""
        whose = tuple({person: None for question in questions for person in question.whose})
        allowed = self.allowed(kind)
        try:
            thoughts, seconds = await self.crew.do(lane, self.think, questions, whose=whose, seconds=allowed)
        except (WorkerLost, SignoriaError):
            return await self.apart(kind, lane, questions)
        spent = seconds / len(questions)
        self.seconds[kind] = 0.8 * self.seconds.get(kind, spent) + 0.2 * spent
        return thoughts

    def allowed(self, kind: Kind) -> float:
        """Seconds of a worker's processor: many times what such a question usually takes."""
        _, level = kind
        if not level:
            return LONGEST_SECONDS
        return min(LONGEST_SECONDS, max(DECISION_SECONDS, TIMES_USUAL * self.seconds.get(kind, 0.0)))

    async def apart(self, kind: Kind, lane: Lane, questions: list[Question]) -> list[Thought | None]:
        """A worker was lost over these: one of them is to blame, and the others do not wait for it."""
        if len(questions) > 1:
            alone = await asyncio.gather(*(self.thoughts(kind, lane, [question]) for question in questions))
            return [thought for thoughts in alone for thought in thoughts]
        self.seconds[kind] = max(SLOW_SECONDS, self.seconds.get(kind, 0.0))
        self.given_up[kind, questions[0].seed] = None
        while len(self.given_up) > MOST_GIVEN_UP:
            self.given_up.pop(next(iter(self.given_up)))
        return [None]

    async def help_out(self, asked: Asked) -> None:
        thought = await self.stand_in(asked.question, asked.lane)
        if not asked.answer.done():
            asked.answer.set_result(thought)

    async def stand_in(self, question: Question, lane: Lane) -> Thought:
        """A weaker bot decides where this one failed, and not behind others that may; where none can, chance does."""
        metrics.bot_failures.inc()
        level = weaker(question.title, question.level)
        if not level:
            return anything(question)
        instead = question._replace(level=level, why=False)
        if (kind_of(instead), instead.seed) in self.given_up:
            return await self.stand_in(instead, lane)
        return await self.put(instead, "quick" if lane in TABLES else lane)

    async def work(self, function: Callable[..., Result], *arguments: object) -> Result:
        """What a function answers in a worker; SignoriaError if it says so, WorkerLost if none can answer."""
        return await self.do("slow", function, arguments)

    async def work_between(self, function: Callable[..., Result], *arguments: object) -> Result:
        """The same for what can wait until the games leave a worker over."""
        return await self.do("spare", function, arguments)

    async def do(self, lane: Lane, function: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
        """What concerns a decision of a table may take as long as that."""
        about = arguments[0] if arguments else None
        if isinstance(about, Question):
            return await self.crew.do(lane, function, *arguments, whose=about.whose, seconds=DECISION_SECONDS)
        return await self.crew.do(lane, function, *arguments)

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
