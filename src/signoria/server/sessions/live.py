"""A table in memory: its listeners, and what they will hear once it is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol, final

from signoria.engine import Outcome
from signoria.server.http.schemas import TableLine
from signoria.server.sessions.absence import Absence
from signoria.server.sessions.access import belongs
from signoria.server.sessions.manners import Manners
from signoria.table import (
    BotTurn,
    OtherRules,
    PersonId,
    Refusal,
    Report,
    Step,
    Table,
    encode,
    everything,
    update,
)
from signoria.table.messages import Undone


class Listener(Protocol):
    """A connection that hears a table: a socket, or a program's stream."""

    person: PersonId
    stream: str
    """The stream it is in; empty: it has heard nothing yet."""
    number: int
    """The last number it was told."""
    closed: bool

    def send(self, stream: str, number: int, data: bytes) -> None:
        """A numbered message."""

    def answer(self, data: bytes) -> None:
        """A message without a number."""

    def close(self, code: int, reason: str) -> None: ...


@final
class Parcel(NamedTuple):
    """The same bytes for some listeners. ``whole``: they begin the story; who knows others is not told again."""

    listeners: tuple[Listener, ...]
    stream: str
    number: int
    data: bytes
    whole: bool = False

    def deliver(self) -> None:
        for listener in self.listeners:
            if self.number < 0:
                listener.answer(self.data)
            elif self.whole or self.number > listener.number or self.stream != listener.stream:
                listener.send(self.stream, self.number, self.data)


@final
class Pending:
    """A step that is not durable yet, and what to say when it is. ``waiter`` learns the report."""

    __slots__ = ("number", "origin", "parcels", "refused", "report", "step", "waiter")

    def __init__(
        self, step: Step, report: Report, number: int, origin: Listener | None, waiter: asyncio.Future[Report] | None
    ) -> None:
        self.number = number
        self.step = step
        self.report = report
        self.origin = origin
        self.waiter = waiter
        self.parcels: list[Parcel] = []
        self.refused: list[Pending] = []
        """Commands that were refused because of this step."""


@final
class Elsewhere(NamedTuple):
    """Who is connected to another process, as it said at that time."""

    online: list[int]
    watching: int
    at: int


@final
class Live:
    """One table and everybody who listens to it here."""

    __slots__ = (
        "absence", "catching_up", "delayed", "elsewhere", "gone", "leased", "listeners", "manners", "presence",
        "reloading", "repeats", "table", "thinking", "timer", "unsaved", "used", "wanted",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: dict[PersonId, list[Listener]] = {}
        self.unsaved: deque[Pending] = deque()
        self.repeats: list[Pending] = []
        self.reloading = False
        self.gone = False
        self.catching_up = False
        self.wanted = 0
        self.used = 0
        self.leased = False
        self.thinking: BotTurn | None = None
        self.manners = Manners()
        self.absence = Absence()
        self.timer: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None
        self.delayed: Any = None
        self.elsewhere: dict[str, Elsewhere] = {}

    # -- listeners

    def add(self, listener: Listener) -> None:
        self.listeners.setdefault(listener.person, []).append(listener)

    def remove(self, listener: Listener) -> None:
        there = self.listeners.get(listener.person, [])
        if listener in there:
            there.remove(listener)
        if not there:
            self.listeners.pop(listener.person, None)

    def everybody(self) -> list[Listener]:
        return [listener for there in self.listeners.values() for listener in there]

    def hears_late(self, person: PersonId) -> bool:
        """Whether that person hears the table with the spectators' delay; not who may take a seat back."""
        if not self.table.terms.delay or person in self.table.streams:
            return False
        return not self.table.reclaims(person)

    def audience(self) -> list[Listener]:
        """Everybody, and those who hear it late."""
        return self.everybody() if self.delayed is None else [*self.everybody(), *self.delayed.listeners]

    def uninvited(self) -> list[Listener]:
        """Who came while the table waited, or played, where no spectators are wanted."""
        table = self.table
        if table.terms.spectators or table.status == "waiting":
            return []
        return [one for one in self.everybody() if not belongs(table, one.person)]

    @property
    def heard(self) -> bool:
        return bool(self.listeners) or (self.delayed is not None and bool(self.delayed.listeners))

    @property
    def behind(self) -> bool:
        """Whether another process announced a step that we have not read."""
        return self.wanted > self.table.steps

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def forget_thought(self, report: Report) -> None:
        """What a bot thinks of a position that was taken back is worth nothing."""
        for news, _ in report.news:
            if isinstance(news, Undone):
                self.thinking = None
                self.manners.forget()

    # -- writing

    def answers(self, report: Report, origin: Listener) -> bool:
        """Whether the sender hears of his step in his stream, or by being introduced to another one."""
        if origin not in self.listeners.get(report.by, ()):
            return False
        return report.by in self.table.streams or (report.by in report.moved and not self.table.terms.delay)

    def parcels(self, report: Report) -> list[Parcel]:
        """What the step just handled says to whom. Encoded once a stream."""
        made: list[Parcel] = []
        watching: list[Listener] = []
        for person, there in self.listeners.items():
            stream = self.table.streams.get(person)
            if person in report.moved:
                made.extend(self.introduce(listener, report) for listener in there if not self.hears_late(person))
            elif stream is None:
                watching += [] if self.hears_late(person) else there
            else:
                made += self.parcel(report, stream, there, person == report.by)
        if watching:
            made += self.parcel(report, self.table.watchers, watching, own=False)
        return made

    def parcel(self, report: Report, stream: Any, there: list[Listener], own: bool) -> list[Parcel]:
        message = update(self.table, report, stream, own)
        return [] if message is None else [Parcel(tuple(there), stream.name, stream.number, encode(message))]

    def introduce(self, listener: Listener, report: Report | None = None, at: int = 0) -> Parcel:
        """Everything at once, for one who comes in or whose place changed."""
        cause = report.cause if report is not None and report.by == listener.person else None
        message = everything(self.table, listener.person, report.at if report else at, cause)
        return Parcel((listener,), message.you.stream, message.number, encode(message), whole=True)

    def deliver_when_durable(self, parcel: Parcel) -> None:
        """Deliver as soon as everything said before it is durable."""
        if self.unsaved:
            self.unsaved[-1].parcels.append(parcel)
        else:
            parcel.deliver()

    async def flushed(self) -> None:
        """Wait until all that is pending now is durable."""
        if self.unsaved:
            pending = self.unsaved[-1]
            pending.waiter = pending.waiter or asyncio.get_running_loop().create_future()
            await asyncio.wait([pending.waiter])
            if not pending.waiter.cancelled():
                pending.waiter.exception()  # taken note of: who sent the step hears why it failed


def rebuild(steps: list[Step], listeners: Iterable[Listener]) -> tuple[Table, dict[int, list[Parcel] | None]]:
    """Read the steps again: the table, and for each listener (by its id) what it missed; None: its stream is gone."""
    table = Table(steps[0])
    heard: dict[int, list[Parcel] | None] = {id(listener): [] for listener in listeners}
    for step in steps[1:]:
        try:
            report = table.handle(step)
        except Refusal as refusal:
            raise OtherRules(refusal) from None
        for listener in listeners:
            stream = table.stream_of(listener.person)
            missed = heard[id(listener)]
            if missed is None:
                continue
            left = listener.person in report.moved and listener.stream == table.watchers.name
            if left and table.watchers.number > listener.number:
                heard[id(listener)] = None  # he sat down: what was said to the spectators meanwhile is not his story
            elif stream.name == listener.stream and stream.number > listener.number:
                message = update(table, report, stream, listener.person == report.by)
                if message is not None:
                    missed.append(Parcel((listener,), stream.name, stream.number, encode(message)))
    for listener in listeners:
        if table.stream_of(listener.person).name != listener.stream:
            heard[id(listener)] = None
    return table, heard


def line_of(table: Table) -> TableLine:
    """The table in a list."""
    outcome: Outcome | None = None if table.terms.delay else table.outcome
    return TableLine(
        table.id,
        table.game.name,
        table.setup,
        table.status,
        tuple(seat.name or seat.level for seat in table.seats),
        sum(seat.open for seat in table.seats),
        table.last_at,
        private=table.terms.private,
        outcome=outcome,
        origin=table.origin,
    )
