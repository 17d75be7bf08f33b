"""Who is told what: the messages of a step for one stream, and everything at once for one who comes in."""

from __future__ import annotations

from signoria.engine import Document, Record
from signoria.table import messages as m
from signoria.table.play import Eyes
from signoria.table.refusal import Refusal
from signoria.table.steps import PersonId
from signoria.table.table import Report, Seat, Stream, Table, reaches


def update(table: Table, report: Report, stream: Stream, own: bool) -> m.Update | None:
    """What that stream hears of the step just handled; None: nothing. ``own``: its person took the step."""
    if not report.concerns(stream.seats):
        return None
    return m.Update(
        stream.number,
        report.at,
        report.news_for(stream.seats),
        report.cause if own else None,
        table_info(table) if report.table else None,
        looks(table, stream.seats) if report.looks_anew(stream.seats) else (),
        table.clocks.time(report.at) if report.game else None,
        handover(table, stream.seats) if report.game else None,
    )


def everything(table: Table, person: PersonId, at: int, cause: str | None = None) -> m.TableMessage:
    """The whole table, as that person may know it."""
    stream = table.stream_of(person)
    return m.TableMessage(
        stream.number,
        at,
        m.You(stream.seats, bool(person) and person == table.host, stream.name),
        table_info(table),
        cause=cause,
        looks=looks(table, stream.seats, events=False) if table.play else (),
        time=table.clocks.time(at) if table.play else None,
        talk=tuple(spoken for spoken, audience in table.talk if reaches(audience, stream.seats)),
        deals=tuple(deal for deal in table.deals if not {deal.seat, *deal.to}.isdisjoint(stream.seats)),
    )


def entry(table: Table, report: Report, stream: Stream, came: bool) -> m.Entry | None:
    """The same as ``update``, for the history. ``came``: with this step, so that nothing private was for him."""
    if not report.concerns(() if came else stream.seats):
        return None
    news = report.news_for(() if came else stream.seats)
    eyes = pair_of_eyes(stream.seats)
    events = table.play.events(eyes) if table.play and report.game else ()
    return m.Entry(stream.number, report.at, table.play.turn if table.play else 0, news, eyes, events)


def pair_of_eyes(seats: tuple[int, ...]) -> Eyes:
    """Whose events tell the story to one who holds these seats: on a hot seat only what all of them may know."""
    return seats[0] if len(seats) == 1 else None


def looks(table: Table, seats: tuple[int, ...], events: bool = True) -> tuple[m.Look, ...]:
    if table.play is None:
        return ()
    frozen = table.paused or table.status == "over"
    return tuple(table.play.look(eyes, frozen, events) for eyes in seats or (None,))


def handover(table: Table, seats: tuple[int, ...]) -> int | None:
    """On a hot seat: whom to give the device to, when it is another's turn."""
    if len(seats) < 2 or table.play is None or table.status != "playing":
        return None
    to_move, actors = table.play.state.to_move, table.play.actors
    return to_move if to_move in seats and not (actors and actors[-1] == to_move) else None


def seat_info(table: Table, seat: Seat) -> m.SeatInfo:
    if seat.open:
        return m.SeatInfo("open")
    return m.SeatInfo(
        "person" if seat.person else "bot",
        seat.name,
        seat.level,
        bool(seat.person) and seat.person == table.host,
        seat.program,
        seat.was,
        seat.family,
        table.check is not None and table.is_ready(seat),
    )


def table_info(table: Table) -> m.TableInfo:
    dealer = table.dealer()
    return m.TableInfo(
        table.id,
        table.game.name,
        table.setup,
        table.terms,
        table.status,
        tuple(seat_info(table, seat) for seat in table.seats),
        dealer.commitment,
        table.families,
        table.paused,
        table.motion,
        table.outcome,
        table.ended,
        table.rematch,
        dealer.secret.hex() if table.status == "over" else None,
        table.lesson,
        table.on_line,
        table.check,
        table.origin,
        tuple(table.interventions),
    )


def record(table: Table) -> Record:
    """The record of a finished game, with the deals and what became of them."""
    if table.status != "over" or table.play is None:
        raise Refusal("not-over")
    made = table.play.record([seat.name or seat.was or seat.level for seat in table.seats])
    made.notes = notes(table)
    return made


def notes(table: Table) -> Document:
    kept: Document = {}
    if table.deals:
        kept["deals"] = [m.to_data(deal) for deal in table.deals]
    bots = {str(number): seat.level for number, seat in enumerate(table.seats) if seat.level}
    if bots:
        kept["bots"] = bots
    if table.interventions:
        kept["operator"] = [m.to_data(one) for one in table.interventions]
    if table.ended:
        kept["ended"] = {"why": table.ended, "outcome": m.to_data(table.outcome)}
    return kept
