"""Coming in and going out: who hears a table, and from where they left off."""

from __future__ import annotations

from contextlib import nullcontext

from signoria.server.clock import now
from signoria.server.limits import Purse, cost_of
from signoria.server.realtime.presence import announce_soon
from signoria.server.sessions.access import hears_late
from signoria.server.sessions.outbox import Listener, Outbox, Parcel
from signoria.server.sessions.rebuild import MOST_MISSED, rebuild_gently
from signoria.server.sessions.session import COME_BACK, TableSession
from signoria.table import Refusal


async def attach_for(purse: Purse, session: TableSession, listener: Listener, stream: str, after: int) -> TableSession:
    """``attach``, paid for; who cannot pay for hearing what they missed begins anew."""
    if stream:
        try:
            purse.spend("resumes", cost_of(session.table.steps))
        except Refusal:
            stream = ""
    async with purse.budgets.turns.take(purse.address) if stream else nullcontext():
        return await attach(session, listener, stream, after)


async def attach(session: TableSession, listener: Listener, stream: str, after: int) -> TableSession:
    """Let a connection hear the table: from where it was, or from the beginning. The session it hears."""
    session = await session.registry.find(session.table.id)
    if hears_late(session.table, listener.person):
        await session.fall_behind(listener, stream, after)
    elif stream and stream == session.table.stream_of(listener.person).name:
        await resume(session, listener, stream, after)
    else:
        session.welcome(listener)
    announce_soon(session)
    return session


async def resume(session: TableSession, listener: Listener, stream: str, after: int) -> None:
    number = session.table.stream_of(listener.person).number
    if number - after > MOST_MISSED:
        session.welcome(listener)
        return
    listener.stream, listener.number = stream, after
    if after == number and not session.unsaved:
        session.outbox.add(listener)
        return
    held = Held(listener)
    session.outbox.add(held)
    try:
        await session.flushed()
        table, heard = await rebuild_gently(await session.registry.event_log.read(session.table.id), [listener])
    finally:
        held.leave(session.outbox)
    missed = heard[id(listener)]
    if session.closed:
        listener.close(*COME_BACK)
    elif hears_late(session.table, listener.person):
        await session.fall_behind(listener)
    elif listener.closed:
        return
    elif missed is None or after > table.stream_of(listener.person).number:
        session.welcome(listener)  # that is another story
    else:
        session.outbox.add(listener)
        for parcel in missed:
            parcel.deliver()
        held.release()


def detach(session: TableSession, listener: Listener) -> None:
    session.outbox.remove(listener)
    session.used = now()
    announce_soon(session)


class Held:
    """Stands in for a listener that still has to hear what it missed."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.person = listener.person
        self.stream = listener.stream
        self.number = listener.number
        self.closed = False
        self.released = False
        self.waiting: list[Parcel] = []

    def send(self, stream: str, number: int, data: bytes) -> None:
        """A step that was on its way to the disk when we were released is still addressed to us."""
        self.waiting.append(Parcel((self.listener,), stream, number, data))
        if self.released:
            self.release()

    def leave(self, outbox: Outbox) -> None:
        self.closed = True
        outbox.remove(self)

    def answer(self, data: bytes) -> None:
        self.listener.answer(data)

    def close(self, code: int, reason: str) -> None:
        self.listener.close(code, reason)

    def release(self) -> None:
        self.released = True
        for parcel in self.waiting:
            parcel.deliver()
        self.waiting.clear()
