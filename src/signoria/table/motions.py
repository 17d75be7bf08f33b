"""Motions: what needs the consent of every person at the table. Refused or expired, they leave no trace in the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.table import messages as m
from signoria.table.refusal import Refusal
from signoria.table.steps import Step
from signoria.table.table import CARRIERS, Table, carries, handles

Kind = Literal["undo", "pause", "replace", "rematch"]
PATIENCE = 60_000
SLOW_PATIENCE = 24 * 3_600_000
"""Where a decision may take an hour or more."""
AWAY = 120_000
SLOW_AWAY = 24 * 3_600_000
"""Who is not connected for so long may be replaced."""
AN_HOUR = 3600


@handles(m.AskPause)
def ask_pause(table: Table, step: Step, command: m.AskPause) -> None:
    table.own(step, command.seat)
    table.playing()
    if table.paused:
        raise Refusal("paused")
    move_motion(table, step, "pause", command.seat)


@handles(m.AskReplace)
def ask_replace(table: Table, step: Step, command: m.AskReplace) -> None:
    table.own(step, command.seat)
    table.playing()
    if command.target >= len(table.seats) or table.seats[command.target].person in ("", step.by):
        raise Refusal("bad-target", seat=command.target)
    if not may_be_replaced(table, command.target):
        raise Refusal("still-here", seat=command.target)
    move_motion(table, step, "replace", command.seat, command.target)


def may_be_replaced(table: Table, number: int) -> bool:
    """Only who is away for some time, by what this step tells, or has let the clock run out."""
    away, seat = table.report.away, table.seats[number]
    if away is None and table.version == 1:
        return True
    if seat.overdue:
        return True
    if away is None or number not in away:
        return False
    since = max(away[number], table.heard.get(seat.person, 0))
    return table.report.at - since >= (SLOW_AWAY if is_slow(table) else AWAY)


def is_slow(table: Table) -> bool:
    clock = table.terms.clock
    return clock.kind == "move" and clock.seconds >= AN_HOUR


@handles(m.AskRematch)
def ask_rematch(table: Table, step: Step, command: m.AskRematch) -> None:
    table.own(step, command.seat)
    if table.status != "over":
        raise Refusal("not-over")
    if table.rematch:
        raise Refusal("rematch-made", table=table.rematch)
    move_motion(table, step, "rematch", command.seat)


def move_motion(
    table: Table, step: Step, kind: Kind, seat: int, target: int | None = None, turn: int | None = None
) -> None:
    """Ask everybody; carried out at once where nobody else need be asked."""
    if table.motion is not None:
        raise Refusal("motion-open", motion=table.motion.number)
    if (step.by, kind) in table.barred and kind != "rematch" and table.version > 1:
        raise Refusal("asked-before")
    table.motions += 1
    expires = step.at + (SLOW_PATIENCE if is_slow(table) else PATIENCE)
    motion = m.Motion(table.motions, kind, seat, expires, target=target, turn=turn)
    motion = msgspec.structs.replace(motion, waits_for=asked(table, motion), takes_back=takes_back(table, turn))
    table.motion = motion
    if motion.waits_for:
        table.announce(m.Asked(motion))
        table.changed()
    else:
        carry(table)


def takes_back(table: Table, turn: int | None) -> tuple[int, ...]:
    """Whose decisions stand from that turn on."""
    return () if turn is None or table.play is None else tuple(table.play.actors[turn:])


def keep_undo_current(table: Table) -> None:
    """A decision was made, or freely taken back: what an open motion to undo means goes on meaning the same."""
    motion = table.motion
    if motion is None or motion.turn is None:
        return
    goes = takes_back(table, motion.turn)
    if table.version == 1 or not goes:
        table.lapse("void")
    elif motion.seat in goes[1:]:
        table.lapse("moved-on")
    else:
        table.motion = msgspec.structs.replace(motion, takes_back=goes)
        table.changed()


def asked(table: Table, motion: m.Motion) -> tuple[int, ...]:
    """The seats whose people have still to agree."""
    agreed = {table.seats[seat].person for seat in (motion.seat, *motion.agreed)}
    if motion.target is not None and not asks_target(table, motion):
        agreed.add(table.seats[motion.target].person)
    return tuple(n for n, seat in enumerate(table.seats) if seat.person and seat.person not in agreed)


def asks_target(table: Table, motion: m.Motion) -> bool:
    """Who is to be replaced is asked only where there is nobody else: he may still be there."""
    return motion.target is not None and set(table.people) == {
        table.seats[motion.seat].person, table.seats[motion.target].person
    }  # fmt: skip


def expire(table: Table) -> None:
    """Nobody said no in time: that refuses a motion, but one who does not answer is replaced."""
    if table.motion is not None and asks_target(table, table.motion):
        carry(table)
    else:
        table.lapse("expired")


@handles(m.Answer)
def answer(table: Table, step: Step, command: m.Answer) -> None:
    table.own(step, command.seat)
    motion = table.motion
    if motion is None or motion.number != command.motion:
        raise Refusal("no-such-motion", motion=command.motion)
    withdraws = step.by == table.seats[motion.seat].person and not command.yes
    if command.seat not in motion.waits_for and not withdraws:
        raise Refusal("not-asked", motion=command.motion)
    table.announce(m.Answered(motion.number, command.seat, command.yes))
    table.changed()
    if not command.yes:
        table.lapse("refused")
        return
    motion = msgspec.structs.replace(motion, agreed=(*motion.agreed, command.seat))
    table.motion = msgspec.structs.replace(motion, waits_for=asked(table, motion))
    if not table.motion.waits_for:
        carry(table)


def reconsider(table: Table) -> None:
    """Somebody left: an open motion may now have everybody's consent, or nobody who wants it."""
    motion = table.motion
    if motion is None:
        return
    if not table.seats[motion.seat].person or (motion.target is not None and not table.seats[motion.target].person):
        table.lapse("void")
        return
    table.motion = msgspec.structs.replace(motion, waits_for=asked(table, motion))
    if not table.motion.waits_for and motion.kind != "rematch":
        carry(table)


def carry(table: Table) -> None:
    """Everybody agreed."""
    motion = table.motion
    if motion is None:
        return
    target = motion.target
    if target is not None and target not in motion.agreed and not may_be_replaced(table, target):
        table.lapse("back")
        return
    table.lapse("agreed")
    CARRIERS[motion.kind](table, motion)


@carries("rematch")
def rematch(table: Table, motion: m.Motion) -> None:
    table.rematch = table.report.fresh
    table.announce(m.RematchMade(motion.seat, table.rematch))
