"""Who is connected to a table, here and in other processes."""

from __future__ import annotations

import asyncio

from signoria.server.clock import now
from signoria.server.sessions.attendance import FORGET, somebody_came
from signoria.server.sessions.registry import Registry
from signoria.server.sessions.session import Elsewhere, TableSession
from signoria.table import encode
from signoria.table import messages as m

PRESENCE = "signoria_presence"
"""The channel on which processes tell each other who is connected to them."""
PRESENCE_SECONDS = 0.3


def announce_soon(session: TableSession) -> None:
    """Tell soon who is connected; many changes at once are told together."""
    if session.presence is None:
        loop = asyncio.get_running_loop()
        session.presence = loop.call_later(PRESENCE_SECONDS, tell_presence, session)


def tell_presence(session: TableSession) -> None:
    session.presence = None
    online, watching = here(session)
    registry = session.registry
    if not registry.database.embedded:
        seats = ",".join(map(str, online)) or "-"
        told = f"{registry.process} {session.table.id} {seats} {watching}"
        registry.spawn(registry.event_log.notify(PRESENCE, told))
    show_presence(session)


def here(session: TableSession) -> tuple[list[int], int]:
    """The seats and the number of spectators that are connected to this process."""
    online = [
        n for n, seat in enumerate(session.table.seats) if seat.person and seat.person in session.outbox.listeners
    ]
    watching = sum(
        len(there) for person, there in session.outbox.listeners.items() if person not in session.table.streams
    )
    return online, watching + (len(session.outbox.late.listeners) if session.outbox.late is not None else 0)


def show_presence(session: TableSession) -> None:
    """Tell our listeners who is connected, here and elsewhere."""
    online, watching = here(session)
    session.elsewhere = {name: told for name, told in session.elsewhere.items() if told.at > now() - FORGET}
    for told in session.elsewhere.values():
        online += told.online
        watching += told.watching
    data = encode(m.Presence(tuple(sorted(set(online))), watching))
    for listener in session.outbox.everybody():
        listener.answer(data)


def hear_presence(registry: Registry, notice: str) -> None:
    """Another process says who is connected to it; one we have not heard of wants to know our side too."""
    process, table_id, seats, watching = notice.split()
    session = registry.sessions.get(table_id)
    if session is None or process == registry.process:
        return
    if process not in session.elsewhere:
        announce_soon(session)
    online = [] if seats == "-" else [int(seat) for seat in seats.split(",")]
    session.elsewhere[process] = Elsewhere(online, int(watching), now())
    show_presence(session)
    if online or int(watching):
        somebody_came(session)
