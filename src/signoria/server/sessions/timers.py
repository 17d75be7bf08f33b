"""The clock of a table: one timer for whatever is due next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from signoria.server.clock import now
from signoria.table import SERVER, Refusal, Step, Tick

if TYPE_CHECKING:
    from signoria.server.sessions.session import TableSession

LONGEST_SECONDS = 3600.0
"""After so long it is looked at again, whatever the clock of the machine did meanwhile."""


def set_timer(session: TableSession) -> None:
    stop_timer(session)
    due = session.table.due
    if due is not None:
        delay = max(0.0, (due - now()) / 1000)
        loop = asyncio.get_running_loop()
        session.timer = loop.call_later(min(delay, LONGEST_SECONDS), tick, session)


def stop_timer(session: TableSession) -> None:
    if session.timer is not None:
        session.timer.cancel()
        session.timer = None


def tick(session: TableSession) -> None:
    try:
        session.handle(Step(now(), SERVER, Tick()))
    except Refusal:
        set_timer(session)
