"""Coming and going: sitting down, standing up, bots on open seats, resigning, and bots that take over."""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.engine import LOT
from signoria.engine.fairness import seal
from signoria.table import messages as m
from signoria.table.deals import close_deals
from signoria.table.motions import reconsider
from signoria.table.refusal import Refusal
from signoria.table.steps import Step
from signoria.table.table import Seat, Table, carries, handles


@handles(m.Sit)
def sit(table: Table, step: Step, command: m.Sit) -> None:
    seat = waiting_seat(table, command.seat)
    if not seat.open:
        raise Refusal("seat-taken", seat=command.seat)
    if table.seats_of(step.by) and not table.terms.hot_seat:
        raise Refusal("one-seat-only")
    seat.name = table.named(step, command.name)
    seat.person = step.by
    seat.program = step.program
    seat.entropy = command.entropy  # of no use where all stir: then it comes too early
    table.report.moved.add(step.by)
    table.announce(m.SatDown(command.seat, seat.name))
    table.rearranged()


@handles(m.Stand)
def stand(table: Table, step: Step, command: m.Stand) -> None:
    table.own(step, command.seat)
    vacate(table, command.seat)
    if step.by == table.host and not table.seats_of(step.by):
        table.host = next(iter(table.people), "")
        if not table.host:
            table.finish("abandoned", None)


@handles(m.SetBot)
def set_bot(table: Table, step: Step, command: m.SetBot) -> None:
    seat = hosted_seat(table, step, command.seat)
    if seat.person:
        raise Refusal("seat-taken", seat=command.seat)
    seat.level = command.level
    seat.name = ""
    table.rearranged()


@handles(m.Clear)
def clear(table: Table, step: Step, command: m.Clear) -> None:
    hosted_seat(table, step, command.seat)
    vacate(table, command.seat)


@handles(m.Arrange)
def arrange(table: Table, step: Step, command: m.Arrange) -> None:
    must_host(table, step)
    if not table.families:
        raise Refusal("nothing-to-choose")
    table.terms = msgspec.structs.replace(table.terms, choose_families=command.families == "choose")
    table.setup = msgspec.structs.replace(table.setup, families=LOT if command.families == LOT else ())
    for seat in table.seats:
        seat.family = ""
    table.rearranged()


@handles(m.Choose)
def choose(table: Table, step: Step, command: m.Choose) -> None:
    table.own(step, command.seat)
    seat = waiting_seat(table, command.seat)
    if not table.terms.choose_families:
        raise Refusal("nothing-to-choose")
    if command.family not in ("", *table.families):
        raise Refusal("no-such-family", family=command.family)
    if command.family and any(other is not seat and other.family == command.family for other in table.seats):
        raise Refusal("family-taken", family=command.family)
    seat.family = command.family
    table.changed()
    table.start_when_full()


@handles(m.Ready)
def ready(table: Table, step: Step, command: m.Ready) -> None:
    mine = table.seats_of(step.by)
    if not mine:
        raise Refusal("not-seated")
    if table.status != "waiting":
        raise Refusal("not-waiting")
    if table.check is None:
        raise Refusal("seats-open" if table.seats_open else "nobody-asked")
    if table.check.number != command.check:
        raise Refusal("table-changed")
    for seat in mine:
        table.seats[seat].ready = command.yes
    table.changed()
    table.start_when_full()


@handles(m.Seal)
def take_seal(table: Table, step: Step, command: m.Seal) -> None:
    for seat in mixers(table, step, "seal", command.commitment):
        seat.seal = command.seal
    table.changed()


@handles(m.Stir)
def stir(table: Table, step: Step, command: m.Stir) -> None:
    mine = mixers(table, step, "stir", command.commitment)
    if any(seat.seal not in ("", seal(command.entropy)) for seat in mine):
        raise Refusal("other-entropy")
    if any(seat.entropy for seat in mine):
        raise Refusal("already-answered")
    for seat in mine:
        seat.entropy = command.entropy
    table.changed()
    table.start_when_full()


def mixers(table: Table, step: Step, wanted: Literal["seal", "stir"], seen: str) -> list[Seat]:
    """The seats of one who now does what is wanted of all; a program that has not sealed in time has no part in it."""
    mine = [table.seats[number] for number in table.seats_of(step.by)]
    if not mine:
        raise Refusal("not-seated")
    if table.status != "waiting":
        raise Refusal("not-waiting")
    if seen != table.dealer().commitment:
        raise Refusal("other-commitment")
    mixing = table.mixing
    if mixing is None or mixing.step != wanted:
        raise Refusal("not-asked")
    if wanted == "stir" and any(seat.program and not seat.seal for seat in mine):
        raise Refusal("not-asked")
    return mine


@handles(m.Start)
def start(table: Table, step: Step, _command: m.Start) -> None:
    must_host(table, step)
    if table.seats_open:
        raise Refusal("seats-open")
    if table.check is not None:
        raise Refusal("not-all-ready")
    if table.mixing is not None:
        raise Refusal("not-stirred")
    table.start()


def vacate(table: Table, number: int) -> None:
    seat = waiting_seat(table, number)
    if seat.person:
        table.report.moved.add(seat.person)
        table.announce(m.StoodUp(number, seat.name))
    table.seats[number] = Seat()
    for place, (spoken, audience) in enumerate(table.talk):
        if audience is not None:  # what was whispered here is not for the next who sits down
            table.talk[place] = spoken, audience - {number}
    table.rearranged()


def waiting_seat(table: Table, number: int) -> Seat:
    if table.status != "waiting":
        raise Refusal("not-waiting")
    if number >= len(table.seats):
        raise Refusal("no-such-seat", seat=number)
    return table.seats[number]


def hosted_seat(table: Table, step: Step, number: int) -> Seat:
    must_host(table, step)
    return waiting_seat(table, number)


def must_host(table: Table, step: Step) -> None:
    """Only the host, and only while the table waits."""
    if not step.by or step.by != table.host:
        raise Refusal("not-host")
    if table.status != "waiting":
        raise Refusal("not-waiting")


@handles(m.Resign)
def resign(table: Table, step: Step, command: m.Resign) -> None:
    table.own(step, command.seat)
    table.playing()
    give_to_bot(table, command.seat, "resigned")


@handles(m.Reclaim)
def reclaim(table: Table, step: Step, command: m.Reclaim) -> None:
    """Nothing is lost: cards and clock are as the bot left them."""
    play = table.playing()
    if command.seat >= len(table.seats):
        raise Refusal("no-such-seat", seat=command.seat)
    if command.seat not in table.reclaims(step.by):
        raise Refusal("not-seated", seat=command.seat)
    seat = table.seats[command.seat]
    seat.person, seat.program, seat.reclaimer = step.by, step.program, ""
    seat.name, seat.was, seat.level = seat.was, "", ""
    table.announce(m.Reclaimed(command.seat, seat.name))
    table.report.moved.add(step.by)
    table.changed(game=True)
    reconsider(table)
    if play.state.to_move == command.seat:
        table.run_clock()


@carries("replace")
def replace(table: Table, motion: m.Motion) -> None:
    if motion.target is not None:
        table.seats[motion.target].reclaimer = table.seats[motion.target].person
        give_to_bot(table, motion.target, "replaced")


def give_to_bot(table: Table, number: int, why: Literal["resigned", "time", "replaced"]) -> None:
    """A bot of the table's level plays on; without any person left the table is over."""
    seat = table.seats[number]
    person = seat.person
    table.announce(m.BotTookOver(number, seat.name, why))
    seat.was, seat.person, seat.program, seat.level, seat.name = seat.name, "", False, table.terms.level, ""
    seat.overdue = False
    if table.clocks.running == number:
        table.clocks.stop(table.report.at)
    table.report.moved.add(person)
    table.changed(game=True)
    if person == table.host and not table.seats_of(person):
        table.host = next(iter(table.people), "")
    if table.people:
        reconsider(table)
    else:
        table.finish("abandoned", None)
        close_deals(table)
