"""The bot API: a token, a stream of events, a stream a game, a POST a move. See docs/bot-api.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.response import Stream

from signoria.engine import InvalidError
from signoria.server.clock import now
from signoria.server.http.accounts import known
from signoria.server.http.guards import Asked
from signoria.server.http.schemas import BotAct, BotEvent, BotSay, Carried
from signoria.server.http.tables import Invite, TableId
from signoria.server.ids import fresh_id
from signoria.server.limits import Purse
from signoria.server.realtime.subscriber import attach_for, detach
from signoria.server.service import Service
from signoria.server.sessions.access import may_hear
from signoria.server.sessions.session import TableSession
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import AnyCommand, PersonId, Refusal, Step, encode
from signoria.table import messages as m

NDJSON = "application/x-ndjson"
SILENCE_SECONDS = 7.0
"""After so long an empty line says that we are still there."""
MOST_GAMES = 200
"""The latest of a person."""
MOST_UNREAD = 1000
MOST_UNREAD_BYTES = 1_000_000


class LineListener:
    """Hears a table for a program; what it hears waits until the program reads it."""

    def __init__(self, who: Person) -> None:
        self.who = who
        self.person: PersonId = who.id
        self.stream = ""
        self.number = -1
        self.closed = False
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNREAD)
        self.unread = 0
        """Bytes."""
        self.over = asyncio.Event()

    def send(self, stream: str, number: int, data: bytes) -> None:
        self.stream, self.number = stream, number
        self.put(data)

    def answer(self, data: bytes) -> None:
        """Only what is numbered goes down a program's stream."""

    def put(self, line: bytes | None) -> None:
        """Who reads too slowly is cut off, and what they have not read is forgotten."""
        if self.closed:
            return
        self.unread += len(line or b"")
        if self.lines.full() or self.unread > MOST_UNREAD_BYTES:
            self.closed = True
            self.lines = asyncio.Queue()
            self.lines.put_nowait(None)
        else:
            self.lines.put_nowait(line)

    def close(self, _code: int, _reason: str) -> None:
        self.put(None)
        self.closed = True
        self.over.set()

    def sign_out(self) -> None:
        """What was not read yet is not for this key any more."""
        while not self.lines.empty():
            self.lines.get_nowait()
        self.unread = 0
        self.put(encode(m.Closing("signed-out", retry=False)))
        self.close(0, "signed-out")

    async def next(self) -> bytes | None:
        """The next line; an empty one if nothing has happened for a while, None when there will be no more."""
        if self.closed and self.lines.empty():
            return None
        try:
            line = await asyncio.wait_for(self.lines.get(), SILENCE_SECONDS)
        except TimeoutError:
            return b""
        self.unread -= len(line or b"")
        return line


@asynccontextmanager
async def listening(service: Service, who: Person) -> AsyncIterator[LineListener]:
    """A stream that ends when the key does that opened it."""
    listener = LineListener(who)
    service.front.streams.add(listener)
    try:
        if (await service.people.by_mark(who.mark)).id != who.id:  # it ended before we were here
            listener.sign_out()
        yield listener
    finally:
        listener.closed = True
        service.front.streams.discard(listener)


async def heard(
    service: Service, purse: Purse, session: TableSession, who: Person, stream: str, after: int
) -> AsyncIterator[bytes]:
    with purse.enter("streams"):
        async with listening(service, who) as listener:
            try:
                session = await attach_for(purse, session, listener, stream, after)
                while (line := await listener.next()) is not None:
                    yield line + b"\n"
            finally:
                detach(session, listener)


async def games(service: Service, purse: Purse, person: Person) -> AsyncIterator[bytes]:
    """The tables of a person, and every change of their state."""
    known: dict[str, str] = {}
    with purse.enter("streams"):
        async with listening(service, person) as listener, service.changes.of(person.id) as changed:
            changed.set()  # as far as this stream knows
            while not listener.closed:
                lines: list[bytes] = []
                if changed.is_set():
                    changed.clear()
                    lines = await changes_since(service, person, known)
                for line in lines or [b""]:
                    yield line + b"\n"
                await either(changed, listener.over)
            while last := await listener.next():
                yield last + b"\n"


async def changes_since(service: Service, person: Person, known: dict[str, str]) -> list[bytes]:
    """A line a table whose status is another one than is known; then it is known."""
    query = sa.select(db.tables.c.id, db.tables.c.status).join(db.members, db.members.c.table_id == db.tables.c.id)
    query = query.where(db.members.c.person_id == person.id, db.members.c.seated.is_(True))
    async with service.database.read() as connection:
        rows = (await connection.execute(query.order_by(db.tables.c.changed.desc()).limit(MOST_GAMES))).all()
    lines: list[bytes] = []
    for row in reversed(rows):
        told, known[row.id] = known.get(row.id, "over"), row.status
        if told == row.status:
            continue
        with suppress(Refusal, InvalidError):
            session = await service.registry.find(row.id)
            lines.append(encode(BotEvent(row.id, row.status, session.table.seats_of(person.id))))
    return lines


async def either(*events: asyncio.Event) -> None:
    """Until one of them is set, or it has been silent for long."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=SILENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


async def seat_of(session: TableSession, person: Person, seat: int | None) -> int:
    """The seat named, or the only one this person holds."""
    mine = session.table.seats_of(person.id)
    if seat is None and mine:
        return mine[0]
    if seat is None or seat not in mine:
        raise Refusal("not-seated")
    return seat


def with_room(purse: Purse) -> Purse:
    """The purse, if another stream can be paid with it; it is entered when the stream begins."""
    purse.check("streams")
    purse.spend("sockets")
    return purse


async def carry(service: Service, session: TableSession, person: Person, purse: Purse, command: AnyCommand) -> Carried:
    purse.pay_for(command)
    command = await service.people.sitting(command, person)
    step = Step(now(), person.id, command, person.name, person.program, person.has_account)
    await service.registry.carry_out(session.table.id, step)
    return Carried(session.table.stream_of(person.id).number)


class Programs(Controller):
    path = "/api/bot"
    tags = ("programs",)

    @get("/events")
    async def events(self, service: Service, person: Person, purse: Purse) -> Stream:
        """A line whenever a table you sit at waits, starts or ends; first those that already do."""
        return Stream(games(service, with_room(purse), known(person)), media_type=NDJSON)

    @get("/tables/{table_id:str}/stream")
    async def game(
        self,
        service: Service,
        person: Person,
        purse: Purse,
        table_id: TableId,
        invite: Invite = "",
        stream: str = "",
        after: int = 0,
    ) -> Stream:
        """The messages of a table as over the socket: `table` first, then every `update`."""
        with_room(purse)
        session = await service.registry.find(table_id)
        if not may_hear(session.table, known(person).id, invite):
            raise Refusal("not-for-you")
        return Stream(heard(service, purse, session, person, stream, after), media_type=NDJSON)

    @post("/tables/{table_id:str}/act", status_code=200)
    async def act(self, service: Service, person: Person, purse: Purse, table_id: TableId, data: BotAct) -> Carried:
        """Make a decision. Answered when it is durable."""
        session = await service.registry.find(table_id)
        seat = await seat_of(session, known(person), data.seat)
        turn = session.table.playing().turn if data.turn is None else data.turn
        return await carry(service, session, person, purse, m.Act(fresh_id(), seat, turn, data.action))

    @post("/tables/{table_id:str}/say", status_code=200)
    async def say(self, service: Service, person: Person, purse: Purse, table_id: TableId, data: BotSay) -> Carried:
        session = await service.registry.find(table_id)
        seat = await seat_of(session, known(person), data.seat)
        return await carry(service, session, person, purse, m.Say(fresh_id(), seat, data.text, data.to))

    @post("/tables/{table_id:str}/command", status_code=200)
    async def command(
        self, request: Asked, service: Service, person: Person, purse: Purse, table_id: TableId
    ) -> Carried:
        """Any command of the protocol but `hint` and `history`, as over the socket."""
        session = await service.registry.find(table_id)
        if not may_hear(session.table, known(person).id, ""):
            raise Refusal("not-for-you")
        try:
            command = m.decode_command(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("unknown-command") from None
        if isinstance(command, m.Hint | m.History):
            raise Refusal("unknown-command")
        return await carry(service, session, person, purse, command)
