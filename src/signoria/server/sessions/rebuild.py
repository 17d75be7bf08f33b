"""A table read again from its steps, and what the lists keep of it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from signoria.engine import Outcome
from signoria.server.http.schemas import TableLine
from signoria.server.ids import fresh_id
from signoria.server.sessions.outbox import Listener, Parcel
from signoria.table import Open, OtherRules, Plan, Refusal, Report, Step, Table, encode, update

BREATH = 10
"""Steps between two breaths of the event loop."""
MOST_MISSED = 200
"""Messages: whoever missed more begins anew, which costs less."""
Heard = dict[int, list[Parcel] | None]
"""By the id of a listener what it missed; None: its stream is gone."""


class Retelling:
    """A table that grows again from its steps, and what its listeners missed of them."""

    def __init__(self, opening: Step, listeners: Iterable[Listener] = ()) -> None:
        self.table = Table(opening)
        self.listeners = tuple(listeners)
        self.heard: Heard = {id(listener): [] for listener in self.listeners}

    def tell(self, step: Step) -> Report:
        try:
            report = self.table.handle(step)
        except Refusal as refusal:
            raise OtherRules(refusal) from None
        for listener in self.listeners:
            self.tell_to(listener, report)
        return report

    def tell_to(self, listener: Listener, report: Report) -> None:
        table, missed = self.table, self.heard[id(listener)]
        if missed is None:
            return
        stream = table.stream_of(listener.person)
        left = listener.person in report.moved and listener.stream == table.watchers.name
        if left and table.watchers.number > listener.number:
            self.heard[id(listener)] = None  # they sat down: what spectators were told meanwhile is not their story
        elif stream.name == listener.stream and stream.number > listener.number:
            message = update(table, report, stream, listener.person == report.by)
            if message is not None:
                missed.append(Parcel((listener,), stream.name, stream.number, encode(message)))

    def end(self) -> tuple[Table, Heard]:
        for listener in self.listeners:
            if self.table.stream_of(listener.person).name != listener.stream:
                self.heard[id(listener)] = None
        return self.table, self.heard


def rebuild(steps: list[Step], listeners: Iterable[Listener] = ()) -> tuple[Table, Heard]:
    """Read the steps again: the table, and what each listener missed."""
    told = Retelling(steps[0], listeners)
    for step in steps[1:]:
        told.tell(step)
    return told.end()


async def rebuild_gently(steps: list[Step], listeners: Iterable[Listener] = ()) -> tuple[Table, Heard]:
    """The same, while other tables go on."""
    told = Retelling(steps[0], listeners)
    for number, step in enumerate(steps[1:]):
        told.tell(step)
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return told.end()


def successor(table: Table) -> Open:
    """The opening of a rematch: the same people and bots, a new secret. Who agreed to it is ready."""
    plans = tuple(Plan(seat.person, seat.name, seat.level, seat.program, seat.account) for seat in table.seats)
    setup = msgspec.structs.replace(table.setup, first=None)
    terms = msgspec.structs.replace(table.terms, ready_check=False)
    return Open("", table.rematch or "", table.game.name, setup, terms, plans, secrets.token_hex(32), fresh_id())


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
