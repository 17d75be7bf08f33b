"""Playing: decisions, undo, and what happens when the time is up."""

from __future__ import annotations

import msgspec

from signoria.engine import Outcome
from signoria.table import messages as m
from signoria.table.deals import close_deals, forget_since
from signoria.table.motions import expire, keep_undo_current, move_motion
from signoria.table.refusal import Refusal
from signoria.table.seating import give_to_bot
from signoria.table.steps import SERVER, Credit, Step, Tick
from signoria.table.table import Seat, Table, carries, handles


@handles(m.Act)
def act(table: Table, step: Step, command: m.Act) -> None:
    play = table.playing()
    if step.by == SERVER:
        bot = table.bot_turn()
        if bot is None or bot.seat != command.seat:
            raise Refusal("not-your-turn", seat=command.seat)
        mover = None
    else:
        mover = table.own(step, command.seat)
    if table.paused:
        raise Refusal("paused")
    if command.turn != play.turn:
        raise Refusal("stale", turn=play.turn)
    if play.state.to_move != command.seat:
        raise Refusal("not-your-turn", seat=command.seat, to_move=play.state.to_move)
    followed = table.on_line
    play.act(command.action)
    if table.on_line != followed:
        table.changed()
    table.clocks.decide(command.seat, step.at, owed=table.owes == command.seat)
    table.announce(m.Acted(command.seat))
    table.report.game = True
    if mover is not None:
        decided_in_person(table, mover)
    keep_undo_current(table)
    if play.state.over:
        table.finish(None, play.state.outcome)
        close_deals(table)
        table.lapse("void")
    else:
        table.run_clock()


def decided_in_person(table: Table, seat: Seat) -> None:
    """Who decides is not out of time, and may ask again what was refused before."""
    table.barred = {(person, kind) for person, kind in table.barred if person != seat.person}
    if seat.overdue:
        seat.overdue = False
        table.changed()


@handles(m.AskUndo)
def ask_undo(table: Table, step: Step, command: m.AskUndo) -> None:
    table.own(step, command.seat)
    play = table.playing()
    may = play.undo(command.seat)
    turn = play.last_turn_of(command.seat)
    if may is None or turn is None:
        raise Refusal("nothing-to-undo")
    if may == "free":
        undo(table, command.seat, turn, free=True)
        keep_undo_current(table)
    else:
        move_motion(table, step, "undo", command.seat, turn=turn)


@carries("undo")
def carry_undo(table: Table, motion: m.Motion) -> None:
    if motion.turn is not None:
        undo(table, motion.seat, motion.turn, free=False)


def undo(table: Table, seat: int, turn: int, free: bool) -> None:
    play = table.playing()
    table.clocks.stop(table.report.at)
    table.clocks.take_back(turn, play.actors, free)
    followed = table.on_line
    play.go_back(turn)
    forget_since(table, turn)
    table.announce(m.Undone(seat, turn))
    table.report.game = True
    if table.on_line != followed:
        table.changed()
    table.run_clock(afresh=False)


@handles(m.Resume)
def resume(table: Table, step: Step, command: m.Resume) -> None:
    table.own(step, command.seat)
    table.playing()
    if not table.paused:
        raise Refusal("not-paused")
    table.paused = False
    table.announce(m.Resumed(command.seat))
    table.changed(game=True)
    table.run_clock(afresh=False)


@carries("pause")
def pause(table: Table, motion: m.Motion) -> None:
    table.clocks.stop(table.report.at)
    table.paused = True
    table.announce(m.Paused(motion.seat))
    table.changed(game=True)


@handles(Tick)
def tick(table: Table, step: Step, _command: Tick) -> None:
    """Carry out what is due: a motion that expired, or a clock at zero."""
    if step.by != SERVER or table.due is None or table.due > step.at:
        raise Refusal("nothing-due")
    if table.motion is not None and table.motion.expires <= step.at:
        expire(table)
    if table.clocks.zero is not None and table.clocks.zero <= step.at:
        run_out(table)


@handles(Credit)
def credit(table: Table, step: Step, command: Credit) -> None:
    if step.by != SERVER or table.due is None or command.after != table.steps:
        raise Refusal("nothing-due")
    table.clocks.since += command.milliseconds
    if table.motion is not None:
        table.motion = msgspec.structs.replace(table.motion, expires=table.motion.expires + command.milliseconds)
    table.changed(game=True)


def run_out(table: Table) -> None:
    seat = table.clocks.running
    if seat is None:
        return
    table.clocks.stop(table.report.at)
    if table.terms.clock.at_zero == "bot-takes-over":
        give_to_bot(table, seat, "time")
    elif table.terms.clock.at_zero == "ends":
        winners = tuple(other for other in range(len(table.seats)) if other != seat)
        table.finish("time", Outcome(winners, "time"))
        close_deals(table)
        table.lapse("void")
    else:
        table.owes = seat
        table.seats[seat].overdue = True
        table.announce(m.RanOut(seat))
        table.changed(game=True)
