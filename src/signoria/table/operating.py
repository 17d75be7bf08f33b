"""What the operator of the server may do to a game, for a reason that everybody at the table is told."""

from __future__ import annotations

from hashlib import sha256

from signoria.engine import Dealer, InvalidError, Record
from signoria.table import messages as m
from signoria.table.deals import forget_since
from signoria.table.motions import lapse
from signoria.table.play import Play
from signoria.table.refusal import Refusal, clean
from signoria.table.steps import OPERATOR, OperatorPatch, OperatorUndo, Step
from signoria.table.table import Table, handles


@handles(OperatorUndo)
def operator_undo(table: Table, step: Step, command: OperatorUndo) -> None:
    reason = checked(step, command.reason)
    play = table.playing()
    if command.turn >= play.turn:
        raise Refusal("nothing-to-undo")
    seat = play.actors[command.turn]
    interrupt(table, command.turn)
    play.go_back(command.turn)
    table.announce(m.OperatorUndid(seat, command.turn, reason))
    intervened(table, m.Intervention("undone", command.turn, step.at, reason))


@handles(OperatorPatch)
def operator_patch(table: Table, step: Step, command: OperatorPatch) -> None:
    """The cards to come are dealt from another secret, made of the first: nobody has seen any that follow from it."""
    reason = checked(step, command.reason)
    before = table.playing()
    try:
        state = Record(table.game.name, before.setup, start=command.position).begin()
    except InvalidError as error:
        raise Refusal("bad-position", text=str(error)) from None
    if state.over:
        raise Refusal("bad-position", text="The game is over in this position.")
    secret = sha256(before.dealer.secret + b"operator" + str(table.steps).encode()).digest()
    dealer = Dealer(secret, tuple(seat.entropy for seat in table.seats))
    turn = before.turn
    interrupt(table, 0)
    table.line = []
    table.play = Play(table.game, before.setup, dealer, command.position)
    table.play.quiet = True
    table.announce(m.OperatorPatched(table.play.state.to_move or 0, 0, reason))
    intervened(table, m.Intervention("patched", turn, step.at, reason))


def checked(step: Step, reason: str) -> str:
    if step.by != OPERATOR:
        raise Refusal("not-for-you")
    return clean(reason)


def interrupt(table: Table, turn: int) -> None:
    """Clocks stop, motions are void, and promises count from there."""
    play = table.playing()
    table.clocks.stop(table.report.at)
    table.clocks.take_back(turn, play.actors, free=False)
    lapse(table, None, "void")
    forget_since(table, turn)


def intervened(table: Table, what: m.Intervention) -> None:
    table.interventions.append(what)
    table.changed(game=True)
    table.run_clock()
