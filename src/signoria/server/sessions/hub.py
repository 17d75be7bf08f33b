"""All tables of this process: commands in, durable steps, messages out."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, final

import msgspec
import structlog

from signoria.server import metrics
from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.clock import now
from signoria.server.realtime.delayed_feed import DelayedFeed
from signoria.server.sessions.absence import stamped
from signoria.server.sessions.access import check_level
from signoria.server.sessions.initiative import take_initiative
from signoria.server.sessions.live import Listener, Live, Parcel, Pending, line_of, rebuild
from signoria.server.sessions.manners import attend, pause, remarks
from signoria.server.storage.components import Shelf
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import EventLog, Write
from signoria.table import (
    SERVER,
    SERVER_ID,
    VERSION,
    BotTurn,
    Open,
    PersonId,
    Plan,
    Refusal,
    Report,
    Step,
    Table,
    Tick,
    decode_step,
    encode,
    encode_step,
)
from signoria.table import messages as m

log = structlog.get_logger(__name__)

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
IDLE, SOON = 10_000, 120_000
"""Milliseconds: unused for so long, and with nothing due so soon, a table leaves the memory."""
NEVER = 2**61
EVERYTHING = 2**31
"""As a step's number: whatever there is. What was stored while we were reading was not announced to us."""
LEASE = 6000
"""Milliseconds after which another process plays the bots of one that fell silent."""
MAY_MAKE_REMATCH = (m.AskRematch, m.Answer)
COME_BACK = (1012, "restart")
NOT_FOR_YOU = (4403, "not-for-you")


def fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


@final
class Unknown(LookupError):
    """There is no such table."""


@final
class Hub:
    """``process`` names this one among several on a database."""

    def __init__(self, database: Database, bot_pool: BotPool) -> None:
        self.process = fresh_id()
        self.database = database
        self.event_log = EventLog(database, self.process)
        self.shelf = Shelf(database)
        self.bot_pool = bot_pool
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.asleep: dict[str, int] = {}
        """Tables that left the memory, and when they need attention again."""
        self.unleased: set[str] = set()
        """Tables in memory whose bots another process may be playing."""
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- tables coming and going

    async def live(self, table_id: str) -> Live:
        """The table, read from its steps if it is not in memory; Unknown if there is none."""
        if table_id in self.lives:
            self.lives[table_id].used = now()
            return self.lives[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> Live:
        steps = await self.event_log.read(table_id)
        if not steps:
            raise Unknown(table_id)
        opening = steps[0].command
        if isinstance(opening, Open):
            await self.shelf.fetch(opening.game, opening.setup.edition)
        if table_id in self.lives:
            return self.lives[table_id]
        table, _ = rebuild(steps, ())
        live = self.admit(Live(table))
        if not self.database.embedded:
            self.spawn(self.catch_up(table_id, EVERYTHING))
        return live

    def admit(self, live: Live) -> Live:
        live.leased = self.database.embedded
        self.lives[live.table.id] = live
        self.shelf.hold(live.table.game.name, live.table.setup.edition, live.table.id)
        self.asleep.pop(live.table.id, None)
        self.unleased.add(live.table.id)
        asyncio.get_running_loop().call_soon(self.schedule, live)
        metrics.live_tables.set(len(self.lives))
        return live

    def create(self, by: PersonId, opening: Open, waiter: asyncio.Future[Live] | None = None, parent: str = "") -> None:
        """A new table, here once it is stored; with ``parent`` only together with the last step of that table."""
        step = Step(now(), by, opening)
        table = Table(step)
        self.shelf.hold(table.game.name, table.setup.edition, table.id)
        write = Write(table.id, 1, step, lambda stored: self.created(table, waiter, stored))
        write.group = parent or table.id
        write.new = True
        write.line = line_row(table) | {"due": 0, "keeper": self.process, "kept_until": now() + LEASE}
        write.members = {person: True for person in {by, *table.people} if person}
        self.event_log.append(write)

    def created(self, table: Table, waiter: asyncio.Future[Live] | None, stored: bool) -> None:
        if not stored:
            self.shelf.release(table.game.name, table.setup.edition, table.id)
            if waiter is not None and not waiter.done():
                waiter.set_exception(Refusal("broken"))
            return
        live = self.lives.get(table.id) or self.admit(Live(table))
        self.take_lease(live)
        if waiter is not None and not waiter.done():
            waiter.set_result(live)

    def take_lease(self, live: Live) -> None:
        """Play its bots and clocks here."""
        self.unleased.discard(live.table.id)
        live.leased = True
        self.schedule(live)

    def lose_lease(self, live: Live) -> None:
        """Another process plays its bots and clocks, or will, if we do not get them back."""
        self.unleased.add(live.table.id)
        live.leased = False
        live.thinking = None
        live.stop_timer()

    def schedule(self, live: Live) -> None:
        """After every durable step: wake the bots, set the clock."""
        table = live.table
        if live.leased and not live.reloading:
            turn = table.bot_turn()
            if turn is not None and turn != live.thinking:
                live.thinking = turn
                self.spawn(self.play_bot(live, turn, self.question(live, turn.seat, turn.level)))
            attend(self, live)
            take_initiative(self, live)
            self.set_timer(live)
        live.used = now()

    def unload_idle(self) -> None:
        """Let tables leave the memory that nobody listens to and that have nothing to do."""
        moment = now()
        for live in list(self.lives.values()):
            if live.used > moment - IDLE or live.unsaved or live.reloading or live.heard:
                continue
            due: int = 0 if live.table.bot_turn() is not None else live.table.due or NEVER
            if due > moment + SOON:
                self.unload(live, due)

    def unload(self, live: Live, due: int) -> None:
        live.stop_timer()
        if live.delayed is not None:
            live.delayed.close()
        self.lives.pop(live.table.id, None)
        self.shelf.release(live.table.game.name, live.table.setup.edition, live.table.id)
        self.unleased.discard(live.table.id)
        if live.leased:
            self.asleep[live.table.id] = due
        metrics.live_tables.set(len(self.lives))

    # -- commands

    def command(self, live: Live, person: PersonId, command: Any, origin: Listener, name: str, program: bool) -> None:
        """A command of a connection: carried out, or refused to it alone; unheard if its table was given up here."""
        if live.gone:
            return
        step = Step(now(), person, command, name, program)
        try:
            self.handle(live, step, origin)
            metrics.commands.done += 1
        except Refusal as refusal:
            metrics.commands.refused += 1
            self.refuse(live, refusal, step, origin)

    def refuse(self, live: Live, refusal: Refusal, step: Step, origin: Listener) -> None:
        """Said once the steps it rests on are durable; if they turn out not to be, the command is tried again."""
        if live.unsaved:
            live.unsaved[-1].refused.append(Pending(step, live.table.report, 0, origin, None))
        live.deliver_when_durable(Parcel((origin,), "", -1, encode(refused(refusal, step.command.id))))

    async def carry_out(self, live: Live, step: Step) -> Report:
        """A step whose end is awaited: the report once it is durable, or Refusal."""
        try:
            step = decode_step(encode_step(step))
        except msgspec.ValidationError:
            raise Refusal("unknown-command") from None
        waiter: asyncio.Future[Report] = asyncio.get_running_loop().create_future()
        self.handle(await self.live(live.table.id), step, None, waiter)
        return await waiter

    def handle(
        self, live: Live, step: Step, origin: Listener | None, waiter: asyncio.Future[Report] | None = None
    ) -> None:
        if isinstance(step.command, m.SetBot):
            check_level(live.table.game.name, step.command.level)
        if type(step.command) in MAY_MAKE_REMATCH and not step.fresh:
            step = msgspec.structs.replace(step, fresh=fresh_id())
        if live.reloading:
            live.repeats.append(Pending(step, live.table.report, 0, origin, waiter))
            return
        step = stamped(live, step)
        try:
            report = live.table.handle(step)
        except Refusal:
            raise
        except Exception:
            log.exception("a step broke the table", table=live.table.id, command=type(step.command).__name__)
            self.reload(live)
            raise Refusal("broken") from None
        pending = Pending(step, report, live.table.steps, origin, waiter)
        pending.parcels = live.parcels(report)
        if origin is not None and not live.answers(report, origin):
            pending.parcels.append(Parcel((origin,), "", -1, encode(m.Done(report.cause))))
        write = self.append(live, pending)
        if report.table:
            write.line = line_row(live.table)
        for person in report.moved:
            write.members[person] = person in live.table.streams
        self.consequences(live, step, report)

    def delayed_feed(self, live: Live) -> DelayedFeed:
        if live.delayed is None:
            live.delayed = DelayedFeed(live, self.event_log)
        feed: DelayedFeed = live.delayed
        return feed

    def place_listeners(self, live: Live) -> None:
        """All that was said is durable, so everybody goes where his place says: out, or behind, or back."""
        for listener in live.uninvited():
            listener.close(*NOT_FOR_YOU)
        if not live.table.terms.delay:
            return
        for person in [one for one in live.listeners if live.hears_late(one)]:
            for listener in live.listeners.pop(person):
                self.spawn(self.fall_behind(live, listener))
        if live.delayed is not None:
            for listener in [one for one in live.delayed.listeners if not live.hears_late(one.person)]:
                live.delayed.remove(listener)
                self.welcome(live, listener)

    def welcome(self, live: Live, listener: Listener) -> None:
        """Let somebody hear the table from now on."""
        live.add(listener)
        if not live.reloading:
            live.deliver_when_durable(live.introduce(listener, at=now()))

    async def fall_behind(self, live: Live, listener: Listener, stream: str = "", after: int = 0) -> None:
        """Let somebody hear the table late; unless he won a seat meanwhile."""
        try:
            await self.delayed_feed(live).attach(listener, stream, after)
        except Exception:
            log.exception("a spectator could not be let in", table=live.table.id)
            listener.close(*COME_BACK)
        if live.gone:
            listener.close(*COME_BACK)
        elif not live.unsaved and not live.reloading:
            self.place_listeners(live)

    def consequences(self, live: Live, step: Step, report: Report) -> None:
        for news, _ in report.news:
            if isinstance(news, m.RematchMade):
                self.create(step.by, successor(live.table), parent=live.table.id)
        live.forget_thought(report)
        for said in remarks(live, report):
            self.act(live, said)

    def append(self, live: Live, pending: Pending) -> Write:
        live.unsaved.append(pending)
        write = Write(live.table.id, live.table.steps, pending.step, lambda stored: self.stored(live, pending, stored))
        self.event_log.append(write)
        return write

    def stored(self, live: Live, pending: Pending, stored: bool) -> None:
        """The log's answer, step by step in order; one of before a reload says nothing to us."""
        if not live.unsaved or live.unsaved[0] is not pending:
            return
        if not stored:
            self.reload(live)
            return
        live.unsaved.popleft()
        for parcel in pending.parcels:
            parcel.deliver()
        if live.delayed is not None:
            live.delayed.follow(pending.number, pending.step)
        if pending.waiter is not None and not pending.waiter.done():
            pending.waiter.set_result(pending.report)
        if not live.unsaved:
            self.place_listeners(live)
            if live.behind:
                self.spawn(self.catch_up(live.table.id, live.wanted))
        self.schedule(live)

    # -- when another process was faster, or something broke

    def reload(self, live: Live) -> None:
        if not live.reloading:
            metrics.conflicts.inc()
            live.reloading = True
            self.event_log.forget(live.table.id)
            live.repeats = [again for pending in live.unsaved for again in (pending, *pending.refused)]
            live.unsaved.clear()
            self.spawn(self.read_again(live))

    async def read_again(self, live: Live) -> None:
        """Take the truth from the event_log, tell what was missed, and try again what was not stored."""
        try:
            steps = await self.event_log.read(live.table.id)
            if not steps:
                raise Unknown(live.table.id)
            listeners = live.everybody()
            live.table, heard = rebuild(steps, listeners)
        except Exception:
            log.exception("a table cannot be read", table=live.table.id)
            self.drop(live)
            return
        for listener in listeners:
            if live.hears_late(listener.person):
                continue
            missed = heard[id(listener)]
            for parcel in [live.introduce(listener, at=now())] if missed is None else missed:
                parcel.deliver()
        if live.delayed is not None:
            for number, step in enumerate(steps, 1):
                live.delayed.follow(number, step)
        live.reloading = False
        live.thinking = None
        self.place_listeners(live)
        if live.behind:
            self.spawn(self.catch_up(live.table.id, live.wanted))
        repeats, live.repeats = live.repeats, []
        for pending in repeats:
            self.repeat(live, pending)
        self.schedule(live)

    def repeat(self, live: Live, pending: Pending) -> None:
        try:
            self.handle(live, pending.step, pending.origin, pending.waiter)
        except Refusal as refusal:
            if pending.waiter is not None and not pending.waiter.done():
                if refusal.reason == "done":
                    pending.waiter.set_result(pending.report)
                else:
                    pending.waiter.set_exception(refusal)
            if pending.origin is not None:
                self.refuse(live, refusal, pending.step, pending.origin)

    def drop(self, live: Live) -> None:
        """Give the table up here; its people come back and resume."""
        live.gone = True
        for listener in live.audience():
            listener.close(*COME_BACK)
        for pending in live.repeats:
            if pending.waiter is not None and not pending.waiter.done():
                pending.waiter.set_exception(Unknown(live.table.id))
        self.unload(live, 0)

    async def catch_up(self, table_id: str, number: int) -> None:
        """Another process stored a step: hear it from the event_log."""
        live = self.lives.get(table_id)
        if live is None:
            return
        live.wanted = max(live.wanted, number)
        if live.catching_up:
            return
        live.catching_up = True
        try:
            while live.behind and not live.unsaved and not live.reloading:
                await self.read_new_steps(live)
        finally:
            live.catching_up = False
        self.schedule(live)

    async def read_new_steps(self, live: Live) -> None:
        """Read and tell the steps that others stored; what is announced while we read is wanted afterwards."""
        known, sought = live.table.steps, live.wanted
        live.wanted = 0
        try:
            steps = await self.event_log.read(live.table.id, known)
        except Exception:
            log.exception("a table cannot be read on", table=live.table.id)
            self.reload(live)
            return
        if live.table.steps != known or live.unsaved or live.reloading:
            live.wanted = max(live.wanted, sought)
            return
        said: list[m.Say] = []
        for number, step in enumerate(steps, known + 1):
            report = live.table.handle(step)
            live.forget_thought(report)
            said += remarks(live, report)
            for parcel in live.parcels(report):
                parcel.deliver()
            if live.delayed is not None:
                live.delayed.follow(number, step)
        self.place_listeners(live)
        for remark in said:
            self.act(live, remark)

    # -- bots and clocks

    def act(self, live: Live, command: Any) -> bool:
        """What a bot does out of turn; whether it could, and was ours to move."""
        if not live.leased or self.lives.get(live.table.id) is not live:
            return False
        try:
            self.handle(live, Step(now(), SERVER, command), None)
        except Refusal:
            return False
        return True

    async def play_bot(self, live: Live, turn: BotTurn, question: Question) -> None:
        """``turn`` itself is the token: a table that moved on meanwhile thinks of another one."""
        started = time.monotonic()
        line = live.table.scripted()
        thought = Thought(-1) if line is not None else await self.bot_pool.ask(question)
        await asyncio.sleep(max(0.0, pause(live.table, turn.level) - (time.monotonic() - started)))
        if live.thinking is not turn:
            return
        live.thinking = None
        play = live.table.play
        if live.table.bot_turn() != turn or play is None or self.lives.get(live.table.id) is not live:
            return
        action = thought.action if thought.action in question.view.legal else question.view.legal[0]
        text = line if line is not None else play.state.text(action)
        step = Step(now(), SERVER, m.Act(SERVER_ID, turn.seat, turn.turn, text))
        try:
            self.handle(live, step, None)
        except Refusal as refusal:
            log.error("a bot was refused", table=live.table.id, action=action, reason=refusal.reason)

    def question(self, live: Live, seat: int, level: str) -> Question:
        play = live.table.playing()
        seed = f"{live.table.secret.hex()}:{play.turn}"
        edition = live.table.setup.edition
        return Question(
            live.table.game.name,
            level,
            seed,
            play.state.view(seat),
            edition,
            live.table.game.source(edition),
            habits=None if play.habits is None else play.habits.told(),
            shown=play.cards.of(seat, play.setup.seats),
            promised=live.manners.promised(live.table, seat),
        )

    def set_timer(self, live: Live) -> None:
        live.stop_timer()
        due = live.table.due
        if due is not None:
            delay = max(0.0, (due - now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(min(delay, 3600.0), self.tick, live)

    def tick(self, live: Live) -> None:
        try:
            self.handle(live, Step(now(), SERVER, Tick()), None)
        except Refusal:
            self.set_timer(live)


def refused(refusal: Refusal, command_id: str) -> m.AnyMessage:
    """What the sender of a command hears that changed nothing."""
    if refusal.reason == "done":
        return m.Done(command_id)
    return m.Refused(command_id, refusal.reason, refusal.rule, refusal.details)


def line_row(table: Table) -> dict[str, Any]:
    """What the lists keep of a table."""
    return {
        "id": table.id,
        "game": table.game.name,
        "status": table.status,
        "listed": not table.terms.private,
        "origin": table.origin.source if table.origin else "",
        "line": encode(line_of(table)).decode(),
        "changed": table.last_at,
    }


def successor(table: Table) -> Open:
    """The opening of a rematch: the same people and bots, a new secret. Who agreed to it is ready."""
    plans = tuple(Plan(seat.person, seat.name, seat.level, seat.program) for seat in table.seats)
    setup = msgspec.structs.replace(table.setup, first=None)
    terms = msgspec.structs.replace(table.terms, ready_check=False)
    secret, invite = secrets.token_hex(32), fresh_id()
    opening = Open("", table.rematch or "", table.game.name, setup, terms, plans, secret, invite)
    return msgspec.structs.replace(opening, version=VERSION, stir=True)
