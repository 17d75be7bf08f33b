"""Who is at a table, and so when its bots decide: at once where somebody is, after those where all are away, and for
nobody not at all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from signoria.server import metrics
from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.clock import now
from signoria.table import BotTurn, PersonId

if TYPE_CHECKING:
    from signoria.server.sessions.session import Elsewhere, TableSession

FORGET = 40_000
"""Milliseconds after which a process that fell silent has nobody connected."""


def told_elsewhere(session: TableSession) -> list[Elsewhere]:
    """What other processes said of late about who is connected to them."""
    latest = now() - FORGET
    return [told for told in session.elsewhere.values() if told.at > latest]


def anybody_there(session: TableSession) -> bool:
    """Whether somebody plays or watches now, here or at another process."""
    return session.outbox.heard or any(told.online or told.watching for told in told_elsewhere(session))


def who_waits(session: TableSession) -> tuple[PersonId, ...]:
    """For whom the bots of a table think: those who are there; where nobody is known, the table itself."""
    seats = session.table.seats
    afar = [seats[seat].person for told in told_elsewhere(session) for seat in told.online if seat < len(seats)]
    here = [listener.person for listener in session.outbox.everybody()]
    return tuple(dict.fromkeys(person for person in (*here, *afar) if person)) or (session.table.id,)


def sleeps(session: TableSession) -> bool:
    """Whether a bot waits until somebody looks: where no person plays, or their only person is away and the bot would
    decide for them. Their own games do not go on without them."""
    turn = session.table.bot_turn()
    if turn is None or anybody_there(session):
        return False
    people = {seat.person for seat in session.table.seats if seat.person}
    return people <= {session.table.seats[turn.seat].person}


def turn_to_decide(session: TableSession) -> BotTurn | None:
    """The decision that a bot should make now, unless it sleeps."""
    return None if sleeps(session) else session.table.bot_turn()


async def decide(session: TableSession, question: Question) -> Thought:
    """What a bot does; where everybody is away it lets all others decide first."""
    if anybody_there(session):
        return await session.registry.bot_pool.ask(question)
    return await session.registry.away.decide(session, question)


def somebody_came(session: TableSession) -> None:
    """The bots of that table wake up, and wait no longer."""
    if not session.closed:
        session.registry.away.hurry(session)
        session.schedule()


class AwayTables:
    """Tables with people of whom none is there: their bots decide one after another."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.there: dict[asyncio.Future[None], TableSession] = {}
        """Tables whose bots wait or decide; done when somebody comes."""

    async def decide(self, session: TableSession, question: Question) -> Thought:
        """In its turn, or at once as soon as somebody comes, even if its turn has begun."""
        bot_pool = session.registry.bot_pool
        came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        patient = asyncio.ensure_future(self.in_turn(bot_pool, question._replace(present=False)))
        self.there[came] = session
        metrics.away_tables.set(len(self.there))
        try:
            await asyncio.wait((patient, came), return_when=asyncio.FIRST_COMPLETED)
            if patient.done():
                return patient.result()
            patient.cancel()
            return await bot_pool.ask(question._replace(whose=who_waits(session)))
        finally:
            patient.cancel()
            del self.there[came]
            metrics.away_tables.set(len(self.there))

    async def in_turn(self, bot_pool: BotPool, question: Question) -> Thought:
        async with self.turn:
            return await bot_pool.ask(question)

    def hurry(self, session: TableSession) -> None:
        for came, waiting in self.there.items():
            if waiting is session and not came.done():
                came.set_result(None)
