"""What bots begin at a table of their own accord: now and then one shows a person a card that says "go home"."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from signoria.bots.characters import character
from signoria.bots.talk import phrase
from signoria.engine import Rng, SignoriaError
from signoria.server.bot_pool import warning
from signoria.server.crew import WorkerLost
from signoria.server.sessions.manners import has_words, is_bot, pause, saying
from signoria.server.sessions.questions import question
from signoria.table import SERVER_ID, Refusal, Table
from signoria.table import messages as m
from signoria.table.play import Play

if TYPE_CHECKING:
    from signoria.server.sessions.session import TableSession


class Occasion(NamedTuple):
    """A bot could warn a rival, who is to decide at a turn; or whose deal it has just refused."""

    turn: int
    seat: int
    rival: int
    deal: int = 0


def take_initiative(session: TableSession) -> None:
    """After every step: let bots think about what they could begin."""
    table, play = session.table, session.table.play
    if play is None or table.status != "playing" or table.paused or table.lesson or not table.game.manifest.warning:
        return
    for one in occasions(table, play):
        if one not in session.manners.pondered:
            session.manners.pondered.add(one)
            if wants_to_warn(table, play, one):
                session.registry.spawn(warn(session, one))


def occasions(table: Table, play: Play) -> Iterator[Occasion]:
    rival = play.state.to_move
    if rival is not None and not is_bot(table, rival):
        for seat in range(len(table.seats)):
            if is_bot(table, seat):
                yield Occasion(play.turn, seat, rival)
    for deal in table.deals:
        if deal.state == "declined" and deal.turn == play.turn and len(deal.to) == 1 and is_bot(table, deal.to[0]):
            yield Occasion(play.turn, deal.to[0], deal.seat, deal.number)


def wants_to_warn(table: Table, play: Play, one: Occasion) -> bool:
    """Who is of that temper, has not said all they have to say, and has shown nothing since the cards were dealt."""
    often = character(table.seats[one.seat].level).warns
    if not often or not (one.deal or Rng((table.secret, one.turn, one.seat, "warning")).below(100) < often):
        return False
    return has_words(table, one.seat) and all(shower != one.seat for _, shower in play.cards.held)


async def warn(session: TableSession, one: Occasion) -> None:
    """Show a card to a rival, if one says enough. Nobody waits for it: once the game has gone on it is too late."""
    level = session.table.seats[one.seat].level
    try:
        thinking = session.registry.bot_pool.work_between(warning, question(session, one.seat, level), one.rival)
        cards, _ = await asyncio.gather(thinking, asyncio.sleep(pause(session.table, level)))
        if not cards or session.table.playing().turn != one.turn:
            return
    except (WorkerLost, SignoriaError, Refusal):  # lost, or the game is over
        return
    if session.act(m.Show(SERVER_ID, one.seat, cards, (one.rival,))):
        session.act(saying(session.table, one.seat, phrase("warning", level), to=(one.rival,)))
