"""The bot API: a token, a stream of events, a stream a game, a POST a move. See docs/bot-api.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.response import Stream

from signoria.engine import InvalidError
from signoria.server.http.guards import Asked
from signoria.server.http.schemas import BotAct, BotEvent, BotSay, Carried
from signoria.server.http.tables import Invite, TableId
from signoria.server.realtime.subscriber import attach, detach
from signoria.server.service import Service
from signoria.server.sessions.access import may_hear
from signoria.server.sessions.hub import fresh_id, now
from signoria.server.sessions.live import Live
from signoria.server.sessions.opening import open_table
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

    def __init__(self, person: PersonId) -> None:
        self.person = person
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


async def heard(service: Service, live: Live, listener: LineListener, stream: str, after: int) -> AsyncIterator[bytes]:
    service.streams.add(listener)
    try:
        live = await attach(service.hub, live, listener, stream, after)
        while not listener.closed or not listener.lines.empty():
            try:
                line = await asyncio.wait_for(listener.lines.get(), SILENCE_SECONDS)
            except TimeoutError:
                line = b""
            if line is None:
                return
            yield line + b"\n"
    finally:
        listener.closed = True
        service.streams.discard(listener)
        detach(service.hub, live, listener)


async def games(service: Service, person: Person) -> AsyncIterator[bytes]:
    """The tables of a person, and every change of their state."""
    query = sa.select(db.tables.c.id, db.tables.c.status).join(db.members, db.members.c.table_id == db.tables.c.id)
    query = query.where(db.members.c.person_id == person.id, db.members.c.seated.is_(True))
    query = query.order_by(db.tables.c.changed.desc()).limit(200)
    known: dict[str, str] = {}
    silent = 0.0
    while not service.leaving.is_set():
        async with service.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in reversed(rows):
            if known.get(row.id, "over") != row.status:
                try:
                    live = await open_table(service.hub, row.id)
                except (Refusal, InvalidError):
                    known[row.id] = row.status
                    continue
                yield encode(BotEvent(row.id, row.status, live.table.seats_of(person.id))) + b"\n"
                silent = 0.0
            known[row.id] = row.status
        silent += POLL_SECONDS
        if silent >= SILENCE_SECONDS:
            yield b"\n"
            silent = 0.0
        with suppress(TimeoutError):
            await asyncio.wait_for(service.leaving.wait(), POLL_SECONDS)


async def seat_of(live: Live, person: Person, seat: int | None) -> int:
    """The seat named, or the only one this person holds."""
    mine = live.table.seats_of(person.id)
    if seat is None and mine:
        return mine[0]
    if seat is None or seat not in mine:
        raise Refusal("not-seated")
    return seat


def known(person: Person) -> Person:
    if person.kind == "nobody":
        raise Refusal("not-signed-in")
    return person


async def carry(service: Service, live: Live, person: Person, command: AnyCommand) -> Carried:
    await service.hub.carry_out(live, Step(now(), person.id, command, person.name, person.program))
    return Carried(live.table.stream_of(person.id).number)


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
        live = await open_table(service.hub, table_id)
        if not may_hear(live.table, known(person).id, invite):
            raise Refusal("not-for-you")
        return Stream(heard(service, live, LineListener(person.id), stream, after), media_type=NDJSON)

    @post("/tables/{table_id:str}/act", status_code=200)
    async def act(self, service: Service, person: Person, table_id: TableId, data: BotAct) -> Carried:
        """Make a decision. Answered when it is durable."""
        live = await open_table(service.hub, table_id)
        seat = await seat_of(live, known(person), data.seat)
        turn = live.table.playing().turn if data.turn is None else data.turn
        return await carry(service, live, person, m.Act(fresh_id(), seat, turn, data.action))

    @post("/tables/{table_id:str}/say", status_code=200)
    async def say(self, service: Service, person: Person, table_id: TableId, data: BotSay) -> Carried:
        live = await open_table(service.hub, table_id)
        seat = await seat_of(live, known(person), data.seat)
        return await carry(service, live, person, m.Say(fresh_id(), seat, data.text, data.to))

    @post("/tables/{table_id:str}/command", status_code=200)
    async def command(self, request: Asked, service: Service, person: Person, table_id: TableId) -> Carried:
        """Any command of the protocol but `hint` and `history`, as over the socket."""
        live = await open_table(service.hub, table_id)
        if not may_hear(live.table, known(person).id, ""):
            raise Refusal("not-for-you")
        try:
            command = m.decode_command(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("unknown-command") from None
        if isinstance(command, m.Hint | m.History):
            raise Refusal("unknown-command")
        return await carry(service, live, person, command)
