"""One table in memory, and its only writer: commands in, durable steps, messages out.

A move goes through this file from top to bottom: ``command``, ``handle``, ``stored``, ``schedule``.
"""

from __future__ import annotations

import asyncio
from collections import deque
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, final

import msgspec
import structlog

from signoria.server import metrics
from signoria.server.clock import now
from signoria.server.ids import fresh_id
from signoria.server.realtime.delayed_feed import DelayedFeed
from signoria.server.sessions import bots
from signoria.server.sessions.access import check_level, check_undo, hears_late
from signoria.server.sessions.manners import Manners, remarks
from signoria.server.sessions.outbox import Listener, Outbox, Parcel, introduce, without_number
from signoria.server.sessions.rebuild import line_row, rebuild, rebuild_gently, successor
from signoria.server.sessions.timers import set_timer, stop_timer
from signoria.server.storage.event_log import Write
from signoria.table import SERVER, BotTurn, PersonId, Refusal, Report, Step, Table, encode
from signoria.table import messages as m

if TYPE_CHECKING:
    from signoria.server.sessions.registry import Registry

log = structlog.get_logger(__name__)

MAY_MAKE_REMATCH = (m.AskRematch, m.Answer)
COME_BACK = (1012, "restart")
NOT_FOR_YOU = (4403, "not-for-you")


@final
class Unknown(LookupError):
    """There is no such table."""


class State(Enum):
    """How the table in memory stands to its log."""

    LIVE = "live"
    """It is what is stored, and what is about to be."""
    CATCHING_UP = "catching up"
    """Another process stored steps that are being read; commands are carried out meanwhile."""
    REREADING = "rereading"
    """The log says otherwise, or a step broke the table: all of it is read again, and commands wait."""
    CLOSED = "closed"
    """It has left the memory: who still holds it asks the registry."""


class Cause(Enum):
    """What changes a state."""

    ANNOUNCED = "another process stored a step"
    CAUGHT_UP = "what others stored is read"
    CONFLICT = "a step could not be stored, read or carried out"
    READ = "the whole log is read"
    UNREADABLE = "the log cannot be read"
    REWRITTEN = "what is stored was changed"
    UNUSED = "nobody needs it"


TRANSITIONS = {
    (State.LIVE, Cause.ANNOUNCED): State.CATCHING_UP,
    (State.CATCHING_UP, Cause.CAUGHT_UP): State.LIVE,
    (State.LIVE, Cause.CONFLICT): State.REREADING,
    (State.CATCHING_UP, Cause.CONFLICT): State.REREADING,
    (State.REREADING, Cause.READ): State.LIVE,
    (State.REREADING, Cause.UNREADABLE): State.CLOSED,
    (State.LIVE, Cause.REWRITTEN): State.CLOSED,
    (State.CATCHING_UP, Cause.REWRITTEN): State.CLOSED,
    (State.REREADING, Cause.REWRITTEN): State.CLOSED,
    (State.LIVE, Cause.UNUSED): State.CLOSED,
}
"""All there are: anything else is a mistake of ours."""


@final
class Pending(Write):
    """A step that is not durable yet, and what to say when it is. ``waiter`` learns the report."""

    __slots__ = ("origin", "parcels", "refused", "report", "session", "waiter")

    def __init__(
        self, session: TableSession, step: Step, origin: Listener | None, waiter: asyncio.Future[Report] | None
    ) -> None:
        super().__init__(session.table.id, session.table.steps, step)
        self.session = session
        self.report = session.table.report
        self.origin = origin
        self.waiter = waiter
        self.parcels: list[Parcel] = []
        self.refused: list[Pending] = []
        """Commands that were refused because of this step."""

    def done(self, stored: bool) -> None:
        self.session.stored(self, stored)

    def succeed(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(self.report)

    def fail(self, error: Exception) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_exception(error)


@final
class Elsewhere(NamedTuple):
    """Who is connected to another process, as it said at that time."""

    online: list[int]
    watching: int
    at: int


@final
class TableSession:
    """``leads``: this process plays the table's bots and clocks."""

    __slots__ = (
        "elsewhere", "leads", "manners", "outbox", "presence", "registry", "repeats", "state", "table", "thinking",
        "timer", "unsaved", "used", "wanted",
    )  # fmt: skip

    def __init__(self, registry: Registry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.state = State.LIVE
        self.leads = False
        self.outbox = Outbox()
        self.unsaved: deque[Pending] = deque()
        self.repeats: list[Pending] = []
        """What waits until the table is read again."""
        self.wanted = 0
        """The highest number that another process announced."""
        self.used = 0
        self.thinking: BotTurn | None = None
        self.manners = Manners()
        self.timer: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, Elsewhere] = {}

    def goes(self, cause: Cause) -> None:
        self.state = TRANSITIONS[self.state, cause]

    @property
    def closed(self) -> bool:
        return self.state is State.CLOSED

    # -- a command, and its way to the log

    def command(
        self, person: PersonId, command: Any, origin: Listener, name: str, program: bool, account: bool = False
    ) -> None:
        """Of a connection: carried out, or refused to it alone; unheard if the table was given up here."""
        if self.closed:
            return
        step = Step(now(), person, command, name, program, account)
        try:
            self.handle(step, origin)
            metrics.commands.done += 1
        except Refusal as refusal:
            metrics.commands.refused += 1
            self.refuse(refusal, step, origin)

    def handle(self, step: Step, origin: Listener | None = None, waiter: asyncio.Future[Report] | None = None) -> None:
        """Carry out a step and send it to the log; Refusal, and nothing has changed."""
        if isinstance(step.command, m.SetBot):
            check_level(self.table.game.name, step.command.level)
        if isinstance(step.command, m.AskUndo):
            check_undo(self.table, step.command.seat)
        if type(step.command) in MAY_MAKE_REMATCH and not step.fresh:
            step = msgspec.structs.replace(step, fresh=fresh_id())
        if self.state is State.REREADING:
            self.repeats.append(Pending(self, step, origin, waiter))
            return
        report = self.carry_out(step)
        pending = Pending(self, step, origin, waiter)
        pending.parcels = self.outbox.parcels(self.table, report)
        if origin is not None and not self.outbox.answers(self.table, report, origin):
            pending.parcels.append(without_number(origin, encode(m.Done(report.cause))))
        if report.table:
            pending.line = line_row(self.table)
        for person in report.moved:
            pending.members[person] = person in self.table.streams
        self.unsaved.append(pending)
        self.registry.event_log.append(pending)
        self.follow_up(step, report)

    def carry_out(self, step: Step) -> Report:
        try:
            return self.table.handle(step)
        except Refusal:
            raise
        except Exception:
            log.exception("a step broke the table", table=self.table.id, command=type(step.command).__name__)
            self.reread()
            raise Refusal("broken") from None

    def refuse(self, refusal: Refusal, step: Step, origin: Listener) -> None:
        """Said once the steps it rests on are durable; if they turn out not to be, the command is tried again."""
        if self.unsaved:
            self.unsaved[-1].refused.append(Pending(self, step, origin, None))
        self.deliver_when_durable(without_number(origin, encode(refused(refusal, step.command.id))))

    def follow_up(self, step: Step, report: Report) -> None:
        """What a step brings about: a rematch, other thoughts, remarks of the bots."""
        if any(isinstance(news, m.RematchMade) for news, _ in report.news):
            self.registry.create(step.by, successor(self.table), parent=self.table.id)
        self.forget_thought(report)
        for said in remarks(self, report):
            self.act(said)

    def forget_thought(self, report: Report) -> None:
        """What a bot thinks of a position that was taken back is worth nothing."""
        if any(isinstance(news, m.Undone) for news, _ in report.news):
            self.thinking = None
            self.manners.forget()

    def act(self, command: Any) -> bool:
        """What a bot does out of turn; whether it could, and was ours to move."""
        if not self.leads or self.closed:
            return False
        try:
            self.handle(Step(now(), SERVER, command))
        except Refusal:
            return False
        return True

    # -- and back

    def stored(self, pending: Pending, stored: bool) -> None:
        """The log's answer, step by step in order; one of before a conflict says nothing to us."""
        if not self.unsaved or self.unsaved[0] is not pending:
            return
        if not stored:
            self.reread()
            return
        self.unsaved.popleft()
        for parcel in pending.parcels:
            parcel.deliver()
        if self.outbox.late is not None:
            self.outbox.late.follow(pending.number, pending.step)
        pending.succeed()
        if not self.unsaved:
            self.place_listeners()
            self.announced(0)
        self.schedule()

    def schedule(self) -> None:
        """After every durable step: wake the bots, set the clock."""
        if self.leads and self.state in (State.LIVE, State.CATCHING_UP):
            bots.wake(self)
            set_timer(self)
        self.used = now()

    async def flushed(self) -> None:
        """Wait until all that is pending now is durable."""
        if self.unsaved:
            pending = self.unsaved[-1]
            pending.waiter = pending.waiter or asyncio.get_running_loop().create_future()
            await asyncio.wait([pending.waiter])
            if not pending.waiter.cancelled():
                pending.waiter.exception()  # taken note of: who sent the step hears why it failed

    # -- who plays its bots and clocks

    def take_lease(self) -> None:
        """We do."""
        self.registry.unleased.discard(self.table.id)
        self.leads = True
        self.schedule()

    def lose_lease(self) -> None:
        """Another process does, or will, if we do not get them back."""
        self.registry.unleased.add(self.table.id)
        self.leads = False
        self.thinking = None
        stop_timer(self)

    # -- who hears it

    def deliver_when_durable(self, parcel: Parcel) -> None:
        """Deliver as soon as everything said before it is durable."""
        if self.unsaved:
            self.unsaved[-1].parcels.append(parcel)
        else:
            parcel.deliver()

    def welcome(self, listener: Listener) -> None:
        """Let somebody hear the table from now on."""
        self.outbox.add(listener)
        if self.state is not State.REREADING:
            self.deliver_when_durable(introduce(self.table, listener, at=now()))

    def delayed_feed(self) -> DelayedFeed:
        """The table as spectators hear it who lag behind."""
        if self.outbox.late is None:
            self.outbox.late = DelayedFeed(self)
        return self.outbox.late

    async def fall_behind(self, listener: Listener, stream: str = "", after: int = 0) -> None:
        """Let somebody hear the table late; unless they won a seat meanwhile."""
        try:
            await self.delayed_feed().attach(listener, stream, after)
        except Exception:
            log.exception("a spectator could not be let in", table=self.table.id)
            listener.close(*COME_BACK)
        if self.closed:
            listener.close(*COME_BACK)
        elif not self.unsaved and self.state is not State.REREADING:
            self.place_listeners()

    def place_listeners(self) -> None:
        """All that was said is durable, so everybody goes where their place says: out, or behind, or back."""
        for listener in self.outbox.uninvited(self.table):
            listener.close(*NOT_FOR_YOU)
        if not self.table.terms.delay:
            return
        for person in [one for one in self.outbox.listeners if hears_late(self.table, one)]:
            for listener in self.outbox.listeners.pop(person):
                self.registry.spawn(self.fall_behind(listener))
        late = self.outbox.late
        if late is not None:
            for listener in [one for one in late.listeners if not hears_late(self.table, one.person)]:
                late.remove(listener)
                self.welcome(listener)

    # -- when another process stored something

    def announced(self, number: int) -> None:
        """Another process stored the steps up to that number: read them, once nothing of ours is on its way."""
        self.wanted = max(self.wanted, number)
        if self.behind and not self.unsaved and self.state is State.LIVE:
            self.goes(Cause.ANNOUNCED)
            self.registry.spawn(self.catch_up())

    @property
    def behind(self) -> bool:
        return self.wanted > self.table.steps

    async def catch_up(self) -> None:
        while self.behind and not self.unsaved and self.state is State.CATCHING_UP:
            await self.read_new_steps()
        if self.state is State.CATCHING_UP:
            self.goes(Cause.CAUGHT_UP)
        self.schedule()

    async def read_new_steps(self) -> None:
        """Read and tell the steps that others stored; what is announced while we read is wanted afterwards."""
        known, sought = self.table.steps, self.wanted
        self.wanted = 0
        try:
            steps = await self.registry.event_log.read(self.table.id, known)
        except Exception:
            log.exception("a table cannot be read on", table=self.table.id)
            self.reread()
            return
        if self.table.steps != known or self.unsaved or self.state is not State.CATCHING_UP:
            self.wanted = max(self.wanted, sought)
            return
        said: list[m.Say] = []
        for number, step in enumerate(steps, known + 1):
            report = self.table.handle(step)
            self.forget_thought(report)
            said += remarks(self, report)
            for parcel in self.outbox.parcels(self.table, report):
                parcel.deliver()
            if self.outbox.late is not None:
                self.outbox.late.follow(number, step)
        self.place_listeners()
        for remark in said:
            self.act(remark)

    # -- when another process was faster, or something broke

    def reread(self) -> None:
        """Take the truth from the log."""
        if self.state in (State.LIVE, State.CATCHING_UP):
            metrics.conflicts.inc()
            self.goes(Cause.CONFLICT)
            self.registry.event_log.forget(self.table.id)
            self.repeats = [again for pending in self.unsaved for again in (pending, *pending.refused)]
            self.unsaved.clear()
            self.registry.spawn(self.read_again())

    async def read_again(self) -> None:
        """Read all of it, tell what was missed, and try again what was not stored."""
        try:
            steps = await self.registry.event_log.read(self.table.id)
            if not steps:
                raise Unknown(self.table.id)
            there = self.outbox.in_time()
            self.table, heard = await rebuild_gently(steps, there)
            came_meanwhile = [one for one in self.outbox.in_time() if one not in there]
            if came_meanwhile:
                heard |= rebuild(steps, came_meanwhile)[1]
        except Exception:
            log.exception("a table cannot be read", table=self.table.id)
            if not self.closed:
                self.give_up(Cause.UNREADABLE)
            return
        if self.closed:
            return
        for listener in self.outbox.in_time():
            missed = heard[id(listener)]
            if not hears_late(self.table, listener.person):
                for parcel in [introduce(self.table, listener, at=now())] if missed is None else missed:
                    parcel.deliver()
        if self.outbox.late is not None:
            for number, step in enumerate(steps, 1):
                self.outbox.late.follow(number, step)
        self.goes(Cause.READ)
        self.thinking = None
        self.place_listeners()
        self.announced(0)
        repeats, self.repeats = self.repeats, []
        for pending in repeats:
            self.repeat(pending)
        self.schedule()

    def repeat(self, pending: Pending) -> None:
        try:
            self.handle(pending.step, pending.origin, pending.waiter)
        except Refusal as refusal:
            if refusal.reason == "done":
                pending.succeed()
            else:
                pending.fail(refusal)
            if pending.origin is not None:
                self.refuse(refusal, pending.step, pending.origin)

    def give_up(self, cause: Cause) -> None:
        """The table cannot go on here: its people come back and resume."""
        self.goes(cause)
        for listener in self.outbox.everybody():
            listener.close(*COME_BACK)
        for pending in self.repeats:
            pending.fail(Unknown(self.table.id))
        self.registry.leave(self, due=0)

    def rest(self) -> None:
        """Let the timers go."""
        stop_timer(self)
        if self.outbox.late is not None:
            self.outbox.late.close()


def refused(refusal: Refusal, command_id: str) -> m.AnyMessage:
    """What the sender of a command hears that changed nothing."""
    if refusal.reason == "done":
        return m.Done(command_id)
    return m.Refused(command_id, refusal.reason, refusal.rule, refusal.details)
