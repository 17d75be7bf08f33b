"""What a bot in a seat is asked: all that its seat knows, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.server.bot_pool import Question
from signoria.server.sessions.attendance import who_waits

if TYPE_CHECKING:
    from signoria.server.sessions.session import TableSession


def question(session: TableSession, seat: int, level: str) -> Question:
    """What would a bot of that level do in that seat?"""
    table, play = session.table, session.table.playing()
    edition = table.setup.edition
    return Question(
        table.game.name,
        level,
        f"{table.secret.hex()}:{play.turn}",
        play.state.view(seat),
        edition,
        table.game.source(edition),
        habits=None if play.habits is None else play.habits.told(),
        shown=play.cards.of(seat, play.setup.seats),
        promised=session.manners.promised(table, seat),
        whose=who_waits(session),
    )
