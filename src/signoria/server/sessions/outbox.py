"""Who hears a table, and the messages that wait for them until what they tell is durable."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, final

from signoria.server.sessions.access import belongs, hears_late
from signoria.table import PersonId, Report, Table, encode, everything, update
from signoria.table.table import Stream

if TYPE_CHECKING:
    from signoria.server.realtime.delayed_feed import DelayedFeed


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


def without_number(listener: Listener, data: bytes) -> Parcel:
    """An answer to one alone."""
    return Parcel((listener,), "", -1, data)


@final
class Outbox:
    """The connections to one table, and what the step just handled says to whom. ``late``: the feed of the spectators
    who hear it with a delay."""

    __slots__ = ("late", "listeners")

    def __init__(self) -> None:
        self.listeners: dict[PersonId, list[Listener]] = {}
        self.late: DelayedFeed | None = None

    def add(self, listener: Listener) -> None:
        self.listeners.setdefault(listener.person, []).append(listener)

    def remove(self, listener: Listener) -> None:
        there = self.listeners.get(listener.person, [])
        if listener in there:
            there.remove(listener)
        if not there:
            self.listeners.pop(listener.person, None)
        if self.late is not None:
            self.late.remove(listener)

    def in_time(self) -> list[Listener]:
        return [listener for there in self.listeners.values() for listener in there]

    def everybody(self) -> list[Listener]:
        return self.in_time() if self.late is None else [*self.in_time(), *self.late.listeners]

    @property
    def heard(self) -> bool:
        return bool(self.listeners) or (self.late is not None and bool(self.late.listeners))

    def uninvited(self, table: Table) -> list[Listener]:
        """Who came while the table waited, or played, where no spectators are wanted."""
        if table.terms.spectators or table.status == "waiting":
            return []
        return [one for one in self.everybody() if not belongs(table, one.person)]

    # -- writing

    def answers(self, table: Table, report: Report, origin: Listener) -> bool:
        """Whether the sender hears of their step in their stream, or by being introduced to another one."""
        if origin not in self.listeners.get(report.by, ()):
            return False
        return report.by in table.streams or (report.by in report.moved and not table.terms.delay)

    def parcels(self, table: Table, report: Report) -> list[Parcel]:
        """What the step just handled says to whom. Encoded once a stream."""
        made: list[Parcel] = []
        watching: list[Listener] = []
        for person, there in self.listeners.items():
            stream = table.streams.get(person)
            if person in report.moved:
                made.extend(introduce(table, one, report) for one in there if not hears_late(table, person))
            elif stream is None:
                watching += there
            else:
                made += parcel(table, report, stream, there, person == report.by)
        if watching and not table.terms.delay:
            made += parcel(table, report, table.watchers, watching, own=False)
        return made


def parcel(table: Table, report: Report, stream: Stream, there: list[Listener], own: bool) -> list[Parcel]:
    message = update(table, report, stream, own)
    return [] if message is None else [Parcel(tuple(there), stream.name, stream.number, encode(message))]


def introduce(table: Table, listener: Listener, report: Report | None = None, at: int = 0) -> Parcel:
    """Everything at once, for one who comes in or whose place changed."""
    cause = report.cause if report is not None and report.by == listener.person else None
    message = everything(table, listener.person, report.at if report else at, cause)
    return Parcel((listener,), message.you.stream, message.number, encode(message), whole=True)
