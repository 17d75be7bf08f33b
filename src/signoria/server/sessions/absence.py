"""Who is away from a table and since when, as far as this process knows: the table itself sees no connections."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.server.clock import now
from signoria.table import PersonId, Step, Table, Tick
from signoria.table import messages as m

if TYPE_CHECKING:
    from signoria.server.sessions.live import Live


class Absence:
    """When people were last connected; of whom nothing is known: not since the table came into memory."""

    def __init__(self) -> None:
        self.since = now()
        self.seen: dict[PersonId, int] = {}

    def saw(self, person: PersonId) -> None:
        self.seen[person] = now()


def away(live: Live) -> dict[int, int]:
    """By seat, since when a person is connected neither here nor to another process."""
    elsewhere = {seat for told in live.elsewhere.values() for seat in told.online}
    return {
        number: live.absence.seen.get(seat.person, live.absence.since)
        for number, seat in enumerate(live.table.seats)
        if seat.person and seat.person not in live.listeners and number not in elsewhere
    }


def stamped(live: Live, step: Step) -> Step:
    """The step as it is stored: not before the last one, whoever made that, and with who is away where it matters."""
    if asks_who_is_away(live.table, step):
        step = msgspec.structs.replace(step, away=away(live))
    if step.at < live.table.last_at:
        step = msgspec.structs.replace(step, at=live.table.last_at)
    return step


def asks_who_is_away(table: Table, step: Step) -> bool:
    if isinstance(step.command, m.AskReplace):
        return True
    replacing = table.motion is not None and table.motion.kind == "replace"
    return replacing and isinstance(step.command, m.Answer | Tick | m.Resign)
