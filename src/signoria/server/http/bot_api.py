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
from signoria.server.realtime.subscriber import attach, detach
from signoria.server.service import Service
from signoria.server.sessions.access import may_hear
from signoria.server.sessions.session import TableSession
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import AnyCommand, PersonId, Refusal, Step, encode
from signoria.table import messages as m

NDJSON = "application/x-ndjson"
POLL_SECONDS = 0.5
SILENCE_SECONDS = 7.0
"""After so long an empty line says that we are still there."""
MOST_UNREAD = 1000


class LineListener:
    """Hears a table for a program; what it hears waits until the program reads it."""

    def __init__(self, who: Person) -> None:
        self.who = who
        self.person: PersonId = who.id
        self.stream = ""
        self.number = -1
        self.closed = False
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNREAD)

    def send(self, stream: str, number: int, data: bytes) -> None:
        self.stream, self.number = stream, number
        self.put(data)

    def answer(self, data: bytes) -> None:
        """Only what is numbered goes down a program's stream."""

    def put(self, line: bytes | None) -> None:
        if not self.closed:
            try:
                self.lines.put_nowait(line)
            except asyncio.QueueFull:
                self.closed = True

    def close(self, _code: int, _reason: str) -> None:
        self.put(None)
        self.closed = True

    def sign_out(self) -> None:
        """What was not read yet is not for this key any more."""
        while not self.lines.empty():
            self.lines.get_nowait()
        self.put(encode(m.Closing("signed-out", retry=False)))
        self.close(0, "signed-out")

    async def next(self, patience: float) -> bytes | None:
        """The next line; an empty one if none comes in time, None when there will be no more."""
        if self.closed and self.lines.empty():
            return None
        try:
            return await asyncio.wait_for(self.lines.get(), patience)
        except TimeoutError:
            return b""


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


async def heard(service: Service, session: TableSession, who: Person, stream: str, after: int) -> AsyncIterator[bytes]:
    async with listening(service, who) as listener:
        try:
            session = await attach(session, listener, stream, after)
            while (line := await listener.next(SILENCE_SECONDS)) is not None:
                yield line + b"\n"
        finally:
            detach(session, listener)


async def games(service: Service, person: Person) -> AsyncIterator[bytes]:
    """The tables of a person, and every change of their state."""
    known: dict[str, str] = {}
    silent = 0.0
    async with listening(service, person) as listener:
        while not listener.closed:
            lines = await changed_games(service, person, known)
            silent = 0.0 if lines else silent + POLL_SECONDS
            if silent >= SILENCE_SECONDS:
                lines, silent = [b""], 0.0
            for line in lines:
                yield line + b"\n"
            if last := await listener.next(POLL_SECONDS):
                yield last + b"\n"


async def changed_games(service: Service, person: Person, known: dict[str, str]) -> list[bytes]:
    """What is new since the states that are ``known``, which are brought up to date."""
    query = sa.select(db.tables.c.id, db.tables.c.status).join(db.members, db.members.c.table_id == db.tables.c.id)
    query = query.where(db.members.c.person_id == person.id, db.members.c.seated.is_(True))
    async with service.database.read() as connection:
        rows = (await connection.execute(query.order_by(db.tables.c.changed.desc()).limit(200))).all()
    lines: list[bytes] = []
    for row in reversed(rows):
        if known.get(row.id, "over") != row.status:
            with suppress(Refusal, InvalidError):
                session = await service.registry.find(row.id)
                lines.append(encode(BotEvent(row.id, row.status, session.table.seats_of(person.id))))
        known[row.id] = row.status
    return lines


async def seat_of(session: TableSession, person: Person, seat: int | None) -> int:
    """The seat named, or the only one this person holds."""
    mine = session.table.seats_of(person.id)
    if seat is None and mine:
        return mine[0]
    if seat is None or seat not in mine:
        raise Refusal("not-seated")
    return seat


async def carry(service: Service, session: TableSession, person: Person, command: AnyCommand) -> Carried:
    command = await service.people.sitting(command, person)
    step = Step(now(), person.id, command, person.name, person.program, person.has_account)
    await service.registry.carry_out(session.table.id, step)
    return Carried(session.table.stream_of(person.id).number)


class Programs(Controller):
    path = "/api/bot"
    tags = ("programs",)

    @get("/events")
    async def events(self, service: Service, person: Person) -> Stream:
        """A line whenever a table you sit at waits, starts or ends; first those that already do."""
        return Stream(games(service, known(person)), media_type=NDJSON)

    @get("/tables/{table_id:str}/stream")
    async def game(
        self,
        service: Service,
        person: Person,
        table_id: TableId,
        invite: Invite = "",
        stream: str = "",
        after: int = 0,
    ) -> Stream:
        """The messages of a table as over the socket: `table` first, then every `update`."""
        session = await service.registry.find(table_id)
        if not may_hear(session.table, known(person).id, invite):
            raise Refusal("not-for-you")
        return Stream(heard(service, session, person, stream, after), media_type=NDJSON)

    @post("/tables/{table_id:str}/act", status_code=200)
    async def act(self, service: Service, person: Person, table_id: TableId, data: BotAct) -> Carried:
        """Make a decision. Answered when it is durable."""
        session = await service.registry.find(table_id)
        seat = await seat_of(session, known(person), data.seat)
        turn = session.table.playing().turn if data.turn is None else data.turn
        return await carry(service, session, person, m.Act(fresh_id(), seat, turn, data.action))

    @post("/tables/{table_id:str}/say", status_code=200)
    async def say(self, service: Service, person: Person, table_id: TableId, data: BotSay) -> Carried:
        session = await service.registry.find(table_id)
        seat = await seat_of(session, known(person), data.seat)
        return await carry(service, session, person, m.Say(fresh_id(), seat, data.text, data.to))

    @post("/tables/{table_id:str}/command", status_code=200)
    async def command(self, request: Asked, service: Service, person: Person, table_id: TableId) -> Carried:
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
        return await carry(service, session, person, command)
