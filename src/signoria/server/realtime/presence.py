"""Who is connected to a table, here and in other processes."""

from __future__ import annotations

import asyncio

from signoria.server.clock import now
from signoria.server.sessions.hub import Hub
from signoria.server.sessions.live import Elsewhere, Live
from signoria.table import encode
from signoria.table import messages as m

PRESENCE = "signoria_presence"
"""The channel on which processes tell each other who is connected to them."""
PRESENCE_SECONDS = 0.3
FORGET = 40_000
"""Milliseconds after which a process that fell silent has nobody connected."""


def announce_soon(hub: Hub, live: Live) -> None:
    """Tell soon who is connected; many changes at once are told together."""
    if live.presence is None:
        loop = asyncio.get_running_loop()
        live.presence = loop.call_later(PRESENCE_SECONDS, tell_presence, hub, live)


def tell_presence(hub: Hub, live: Live) -> None:
    live.presence = None
    online, watching = here(live)
    if not hub.database.embedded:
        seats = ",".join(map(str, online)) or "-"
        hub.spawn(hub.event_log.notify(PRESENCE, f"{hub.process} {live.table.id} {seats} {watching}"))
    show_presence(live)


def here(live: Live) -> tuple[list[int], int]:
    """The seats and the number of spectators that are connected to this process."""
    online = [n for n, seat in enumerate(live.table.seats) if seat.person and seat.person in live.listeners]
    watching = sum(len(there) for person, there in live.listeners.items() if person not in live.table.streams)
    return online, watching + (len(live.delayed.listeners) if live.delayed is not None else 0)


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
        announce_soon(hub, live)
    online = [] if seats == "-" else [int(seat) for seat in seats.split(",")]
    for seat in online:
        if seat < len(live.table.seats):
            live.absence.saw(live.table.seats[seat].person)
    live.elsewhere[process] = Elsewhere(online, int(watching), now())
    show_presence(live)
