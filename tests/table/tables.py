"""Tables for the tests, and the people at them."""

from __future__ import annotations

import itertools
from typing import Any

from signoria.bots.characters import CHARACTERS
from signoria.engine import Setup
from signoria.table import Clock, Open, Plan, Report, Step, Table, Terms, Tick, decode_step, encode_step, update
from signoria.table import messages as m
from signoria.table.steps import SERVER, SERVER_ID, VERSION

SECRET = "5e" * 32
NOBODY_AWAY: dict[int, int] = {}
ids = itertools.count(1)


def fresh() -> str:
    return f"t{next(ids)}"


class Seated:
    """A table with people p0, p1, … (None: open; a name: a bot of that level). Time passes only when it is told."""

    def __init__(
        self,
        *people: str | None,
        terms: Terms | None = None,
        options: tuple[str, ...] = (),
        title: str = "condottiere",
        families: tuple[str, ...] | str = (),
        version: int = VERSION,
        stir: bool = False,
    ) -> None:
        plans = tuple(
            Plan() if who is None else Plan(level=who) if who in CHARACTERS else Plan(who, who.title())
            for who in people
        )
        setup = Setup(len(people), "", options, first=0, families=families)
        opening = Open(
            "open", "table", title, setup, terms or Terms(), plans, SECRET, "invite", version=version, stir=stir
        )
        self.now = 1000
        self.steps = [Step(self.now, people[0] or "host", opening)]
        self.table = Table(self.steps[0])

    def do(
        self, by: str, command: Any, fresh_table: str = "rematch", away: dict[int, int] | None = NOBODY_AWAY
    ) -> Report:
        """``away``: who is not connected, and since when."""
        step = Step(self.now, by, command, name=by.title(), fresh=fresh_table, away=away)
        report = self.table.handle(step)
        self.steps.append(step)
        return report

    def act(self, text: str | None = None) -> Report:
        """The seat to move takes that action (None: the first that is legal)."""
        play = self.table.playing()
        seat = play.state.to_move
        assert seat is not None
        action = text or play.state.text(play.state.legal()[0])
        who = self.table.seats[seat].person or SERVER
        return self.do(who, m.Act(SERVER_ID if who == SERVER else f"act{self.table.steps}", seat, play.turn, action))

    def tick(self, milliseconds: int, away: dict[int, int] | None = NOBODY_AWAY) -> Report:
        self.now += milliseconds
        return self.do(SERVER, Tick(), away=away)

    def again(self) -> Table:
        """The table read again from its steps, as they are stored."""
        steps = [decode_step(encode_step(step)) for step in self.steps]
        table = Table(steps[0])
        for step in steps[1:]:
            table.handle(step)
        return table

    def hears(self, person: str, report: Report) -> m.Update | None:
        return update(self.table, report, self.table.stream_of(person), own=person == report.by)


def kinds(report: Report) -> list[str]:
    return [type(news).__name__ for news, _ in report.news]


def clock(kind: Any, seconds: int, at_zero: Any = "bot-moves", increment: int = 0) -> Terms:
    return Terms(clock=Clock(kind, seconds, increment, at_zero))
