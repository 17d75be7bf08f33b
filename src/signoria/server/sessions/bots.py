"""The bots at a table: they are asked when it is their turn, and their answer is a step like any other."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from signoria.server.bot_pool import Question, Thought
from signoria.server.clock import now
from signoria.server.sessions.attendance import decide, turn_to_decide
from signoria.server.sessions.initiative import take_initiative
from signoria.server.sessions.manners import attend, pause
from signoria.server.sessions.questions import question
from signoria.table import SERVER, SERVER_ID, BotTurn, Refusal, Step
from signoria.table import messages as m

if TYPE_CHECKING:
    from signoria.server.sessions.session import TableSession

log = structlog.get_logger(__name__)


def wake(session: TableSession) -> None:
    """After every durable step: who is to move thinks, the others consider what they could say."""
    turn = turn_to_decide(session)
    if turn is not None and turn != session.thinking:
        session.thinking = turn
        session.registry.spawn(play(session, turn, question(session, turn.seat, turn.level)))
    attend(session)
    take_initiative(session)


async def play(session: TableSession, turn: BotTurn, asked: Question) -> None:
    """``turn`` itself is the token: a table that moved on meanwhile thinks of another one."""
    started = time.monotonic()
    line = session.table.scripted()
    thought = Thought(-1) if line is not None else await decide(session, asked)
    await asyncio.sleep(max(0.0, pause(session.table, turn.level) - (time.monotonic() - started)))
    if session.thinking is not turn:
        return
    session.thinking = None
    state = session.table.play.state if session.table.play else None
    if session.table.bot_turn() != turn or state is None or session.closed:
        return
    action = thought.action if thought.action in asked.view.legal else asked.view.legal[0]
    text = line if line is not None else state.text(action)
    try:
        session.handle(Step(now(), SERVER, m.Act(SERVER_ID, turn.seat, turn.turn, text)))
    except Refusal as refusal:
        log.error("a bot was refused", table=session.table.id, action=action, reason=refusal.reason)
