"""Records: finished games and uploaded ones, to watch again from anybody's eyes."""

from __future__ import annotations

import asyncio
from typing import Annotated

import sqlalchemy as sa
from litestar import Controller, Response, get, post
from litestar.params import Parameter

from signoria.engine import InvalidError, Record, game, make, manifest
from signoria.engine.contract import Document
from signoria.server.clock import now
from signoria.server.http.accounts import named
from signoria.server.http.guards import Asked
from signoria.server.http.schemas import MadeTable, Milestone, Moment, PlayOnBody, Replay, StoredRecord
from signoria.server.http.tables import Invite, TableId, against_bots, create, with_session
from signoria.server.ids import fresh_id
from signoria.server.limits import Purse
from signoria.server.realtime.history import table_for
from signoria.server.service import Service
from signoria.server.sessions.access import may_hear
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import Refusal, Table, record
from signoria.table import messages as m

MOST_BYTES = 2_000_000
MOST_LOOKS = 500
"""In one answer: a look is what one pair of eyes saw at one moment."""

Eyes = Annotated[str, Parameter(max_length=80)]
First = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=MOST_LOOKS)]


def pairs_of_eyes(words: str, seats: int) -> list[int | None]:
    """``0,2,spectator`` or ``all``; each pair once, so that no question asks for more looks than there are."""
    if words == "all":
        return list(range(seats))
    eyes: list[int | None] = []
    for word in words.split(","):
        if word == "spectator":
            eyes.append(None)
        elif word.isdecimal() and int(word) < seats:
            eyes.append(int(word))
        else:
            raise InvalidError(f"There are no eyes {word!r}: say a seat's number, spectator, or all.")
    return list(dict.fromkeys(eyes))


def replay(record: Record, words: str, first: int, count: int) -> Replay:
    """Some moments of a record, with the events that led to each: as many as ``MOST_LOOKS`` allow."""
    state = record.begin()  # which refuses seats that there cannot be
    eyes = pairs_of_eyes(words, record.setup.seats)
    count = max(1, min(count, MOST_LOOKS // len(eyes)))
    told = manifest(record.game)
    state.watch()
    steps: list[Moment] = []
    milestones: list[Milestone] = []
    for turn, move in enumerate([None, *record.moves]):
        if first and turn >= first + count:
            break
        if move is not None:
            make(state, move, turn - 1)
        if first <= turn < first + count:
            looks = tuple(
                m.Look(one, turn, state.to_move, state.view(one), (), tuple(state.events(one))) for one in eyes
            )
            steps.append(Moment(turn, move, looks))
        if not first:
            milestones += [Milestone(turn, event) for event in state.events(None)]
    players = tuple(record.players)
    total = len(record.moves) + 1
    chapters = tuple(one for one in milestones if one.event.id in told.chapters)
    course = tuple(one for one in milestones if one.event.id in told.course)
    return Replay(record.game, record.setup, players, total, record.outcome, tuple(steps), chapters, course)


def position_at(record: Record, at: int) -> Document:
    """Where a game stood; InvalidError where nobody could play on."""
    if at > len(record.moves):
        raise InvalidError(f"The record has the moments 0 to {len(record.moves)}.")
    state = record.begin()
    for turn, move in enumerate(record.moves[:at]):
        make(state, move, turn)
    if state.over:
        raise InvalidError("The game is over at this moment: play on from an earlier one.")
    return state.position()


async def stored(service: Service, record_id: str) -> Record:
    query = sa.select(db.records.c.body).where(db.records.c.id == record_id)
    async with service.database.read() as connection:
        body = (await connection.execute(query)).scalar()
    if body is None:
        raise Refusal("no-such-record")
    return Record.from_json(body)


async def replayed(service: Service, purse: Purse, record: Record, words: str, first: int, count: int) -> Replay:
    reading = purse.reading("replays", len(record.moves))
    async with reading, service.registry.shelf.lent(record.game, record.setup.edition):
        return await asyncio.to_thread(replay, record, words, first, count)


async def finished_table(service: Service, person: Person, table_id: str, invite: str) -> Table:
    """A table, for whoever may see its game again; Refusal while that goes on."""
    session = await service.registry.find(table_id)
    if not may_hear(session.table, person.id, invite):
        raise Refusal("not-for-you")
    table = await table_for(session, person.id)
    if table.status != "over" or table.play is None:
        raise Refusal("not-over")
    return table


async def finished(service: Service, person: Person, table_id: str, invite: str) -> Record:
    """Its record."""
    return record(await finished_table(service, person, table_id, invite))


async def play_on(
    service: Service, person: Person, purse: Purse, source: str, record: Record, data: PlayOnBody
) -> Response[MadeTable]:
    """A new table that begins where the record stood: a branch of that game."""
    if data.seat >= record.setup.seats:
        raise InvalidError(f"There are the seats 0 to {record.setup.seats - 1}.")
    wanted = against_bots(record.game, record.setup, data.seat, data.level, data.pace)
    reading = purse.reading("replays", len(record.moves))
    async with reading, service.registry.shelf.lent(record.game, record.setup.edition):
        start = await asyncio.to_thread(position_at, record, data.at)
    person, session = await named(service, person, purse, data.name)
    made = await create(service, person, purse, wanted, start=start, origin=m.Origin(source, data.at, data.seat))
    return with_session(made, session, 201)


def check_seats(record: Record) -> None:
    """Before anything is made that is as large as a record says."""
    seats = game(record.game).seats
    if record.setup.seats not in seats:
        raise InvalidError(f"{seats.start} to {seats.stop - 1} can play, not {record.setup.seats}.")


async def bring_components(service: Service, record: Record) -> None:
    """Keep the owner's components that a record holds."""
    if record.components:
        await service.registry.shelf.store_edition(record.game, record.setup.edition, record.components)


class Records(Controller):
    path = "/api"
    tags = ("records",)

    @get("/tables/{table_id:str}/replay")
    async def replay_table(
        self,
        service: Service,
        person: Person,
        purse: Purse,
        table_id: TableId,
        invite: Invite = "",
        eyes: Eyes = "all",
        first: First = 0,
        count: Count = 100,
    ) -> Replay:
        """A finished game, moment by moment."""
        played = await finished(service, person, table_id, invite)
        return await replayed(service, purse, played, eyes, first, count)

    @post("/tables/{table_id:str}/play-on", status_code=201)
    async def play_on_from_table(
        self, service: Service, person: Person, purse: Purse, table_id: TableId, data: PlayOnBody, invite: Invite = ""
    ) -> Response[MadeTable]:
        """A new table against bots, from a moment of a finished game."""
        played = await finished(service, person, table_id, invite)
        return await play_on(service, person, purse, f"tables/{table_id}", played, data)

    @post("/records/{record_id:str}/play-on", status_code=201)
    async def play_on_from_record(
        self, service: Service, person: Person, purse: Purse, record_id: TableId, data: PlayOnBody
    ) -> Response[MadeTable]:
        return await play_on(service, person, purse, f"records/{record_id}", await stored(service, record_id), data)

    @post("/records", status_code=201, request_max_body_size=MOST_BYTES)
    async def upload(self, request: Asked, service: Service, person: Person, purse: Purse) -> StoredRecord:
        """Upload a record to watch it. It is played through first."""
        if person.kind == "nobody":
            raise Refusal("not-signed-in")
        purse.spend("records")
        body = await request.body()
        record = Record.from_json(body)
        check_seats(record)
        await bring_components(service, record)
        turn = service.budgets.turns.take(purse.address)
        async with turn, service.registry.shelf.lent(record.game, record.setup.edition):
            await asyncio.to_thread(record.replay)
        await service.registry.shelf.keep(record.game, record.setup.edition)
        record_id = fresh_id()
        row = {"id": record_id, "person_id": person.id, "body": body.decode(), "created": now()}
        async with service.database.write() as connection:
            await connection.execute(sa.insert(db.records), [row])
        return StoredRecord(record_id)

    @get("/records/{record_id:str}")
    async def download(self, service: Service, record_id: TableId) -> Response[bytes]:
        return Response((await stored(service, record_id)).to_json(), media_type="application/json")

    @get("/records/{record_id:str}/replay")
    async def replay_record(
        self,
        service: Service,
        purse: Purse,
        record_id: TableId,
        eyes: Eyes = "all",
        first: First = 0,
        count: Count = 100,
    ) -> Replay:
        return await replayed(service, purse, await stored(service, record_id), eyes, first, count)
