"""Coming in and going out: who hears a table, and from where they left off."""

from __future__ import annotations

from signoria.server.clock import now
from signoria.server.realtime.presence import announce_soon
from signoria.server.sessions.hub import COME_BACK, Hub
from signoria.server.sessions.live import Listener, Live, Parcel, rebuild
from signoria.table import Step


async def attach(hub: Hub, live: Live, listener: Listener, stream: str, after: int) -> Live:
    """Let a connection hear the table: from where it was, or from the beginning."""
    live = await hub.live(live.table.id)
    if live.hears_late(listener.person):
        await hub.fall_behind(live, listener, stream, after)
    elif stream and stream == live.table.stream_of(listener.person).name:
        await resume(hub, live, listener, stream, after)
    else:
        hub.welcome(live, listener)
    announce_soon(hub, live)
    return live


async def resume(hub: Hub, live: Live, listener: Listener, stream: str, after: int) -> None:
    listener.stream, listener.number = stream, after
    live.add(listener)
    if after == live.table.stream_of(listener.person).number and not live.unsaved:
        return
    held = Held(listener)
    live.remove(listener)
    live.add(held)
    try:
        await live.flushed()
        steps = await hub.event_log.read(live.table.id)
    finally:
        held.leave(live)
    if live.gone:
        listener.close(*COME_BACK)
    elif live.hears_late(listener.person):
        await hub.fall_behind(live, listener)
    elif not listener.closed:
        deliver_missed(hub, live, listener, steps, held)


def deliver_missed(hub: Hub, live: Live, listener: Listener, steps: list[Step], held: Held) -> None:
    """First what was missed, then what was said meanwhile; everything anew if that is another story."""
    table, heard = rebuild(steps, [listener])
    missed = heard[id(listener)]
    if missed is None or listener.number > table.stream_of(listener.person).number:
        hub.welcome(live, listener)
        return
    live.add(listener)
    for parcel in missed:
        parcel.deliver()
    held.release()


def detach(hub: Hub, live: Live, listener: Listener) -> None:
    live.remove(listener)
    if live.delayed is not None:
        live.delayed.remove(listener)
    live.used = now()
    live.absence.saw(listener.person)
    announce_soon(hub, live)


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

    def leave(self, live: Live) -> None:
        self.closed = True
        live.remove(self)
        if live.delayed is not None:
            live.delayed.remove(self)

    def answer(self, data: bytes) -> None:
        self.listener.answer(data)

    def close(self, code: int, reason: str) -> None:
        self.listener.close(code, reason)

    def release(self) -> None:
        self.released = True
        for parcel in self.waiting:
            parcel.deliver()
        self.waiting.clear()
