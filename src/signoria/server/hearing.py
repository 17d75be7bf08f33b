"""Coming in and going out: who hears a table, from where he left off, and who is told that he is there."""

from __future__ import annotations

import asyncio

from signoria.server.hub import COME_BACK, Hub, now
from signoria.server.live import Elsewhere, Listener, Live, Parcel, retell
from signoria.table import Step, encode
from signoria.table import messages as m

PRESENCE = "signoria_presence"
"""The channel on which processes tell each other who is connected to them."""
PRESENCE_SECONDS = 0.3
FORGET = 40_000
"""Milliseconds after which a process that fell silent has nobody connected."""


async def attach(hub: Hub, live: Live, listener: Listener, stream: str, after: int) -> Live:
    """Let a connection hear the table: from where it was, or from the beginning."""
    live = await hub.live(live.table.id)
    if live.lags(listener.person):
        await hub.fall_behind(live, listener, stream, after)
    elif stream and stream == live.table.stream_of(listener.person).name:
        await resume(hub, live, listener, stream, after)
    else:
        hub.welcome(live, listener)
    announce(hub, live)
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
        steps = await hub.ledger.read(live.table.id)
    finally:
        held.leave(live)
    if live.gone:
        listener.close(*COME_BACK)
    elif live.lags(listener.person):
        await hub.fall_behind(live, listener)
    elif not listener.closed:
        catch_up(hub, live, listener, steps, held)


def catch_up(hub: Hub, live: Live, listener: Listener, steps: list[Step], held: Held) -> None:
    """First what was missed, then what was said meanwhile; everything anew if that is another story."""
    table, heard = retell(steps, [listener])
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
    if live.lag is not None:
        live.lag.remove(listener)
    live.used = now()
    announce(hub, live)


def announce(hub: Hub, live: Live) -> None:
    """Tell soon who is connected; many changes at once are told together."""
    if live.presence is None:
        loop = asyncio.get_running_loop()
        live.presence = loop.call_later(PRESENCE_SECONDS, tell_presence, hub, live)


def tell_presence(hub: Hub, live: Live) -> None:
    live.presence = None
    online, watching = here(live)
    if not hub.database.embedded:
        seats = ",".join(map(str, online)) or "-"
        hub.spawn(hub.ledger.notify(PRESENCE, f"{hub.process} {live.table.id} {seats} {watching}"))
    show_presence(live)


def here(live: Live) -> tuple[list[int], int]:
    """The seats and the number of spectators that are connected to this process."""
    online = [n for n, seat in enumerate(live.table.seats) if seat.person and seat.person in live.listeners]
    watching = sum(len(there) for person, there in live.listeners.items() if person not in live.table.streams)
    return online, watching + (len(live.lag.listeners) if live.lag is not None else 0)


def show_presence(live: Live) -> None:
    """Tell our listeners who is connected, here and elsewhere."""
    online, watching = here(live)
    live.elsewhere = {name: told for name, told in live.elsewhere.items() if told.at > now() - FORGET}
    for told in live.elsewhere.values():
        online += told.online
        watching += told.watching
    data = encode(m.Presence(tuple(sorted(set(online))), watching))
    for listener in live.audience():
        listener.answer(data)


def hear_presence(hub: Hub, notice: str) -> None:
    """Another process says who is connected to it; one we have not heard of wants to know our side too."""
    process, table_id, seats, watching = notice.split()
    live = hub.lives.get(table_id)
    if live is None or process == hub.process:
        return
    if process not in live.elsewhere:
        announce(hub, live)
    online = [] if seats == "-" else [int(seat) for seat in seats.split(",")]
    live.elsewhere[process] = Elsewhere(online, int(watching), now())
    show_presence(live)


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

    def tell(self, stream: str, number: int, data: bytes) -> None:
        """A step that was on its way to the disk when we were released is still addressed to us."""
        self.waiting.append(Parcel((self.listener,), stream, number, data))
        if self.released:
            self.release()

    def leave(self, live: Live) -> None:
        self.closed = True
        live.remove(self)
        if live.lag is not None:
            live.lag.remove(self)

    def answer(self, data: bytes) -> None:
        self.listener.answer(data)

    def close(self, code: int, reason: str) -> None:
        self.listener.close(code, reason)

    def release(self) -> None:
        self.released = True
        for parcel in self.waiting:
            parcel.deliver()
        self.waiting.clear()
