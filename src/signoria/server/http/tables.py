"""The lobby: making, listing and joining tables."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import Controller, Response, get, post
from litestar.params import Parameter

from signoria import bots
from signoria.bots.characters import character
from signoria.engine import Game, InvalidError, Setup, default_title, game, manifest, titles
from signoria.engine.contract import Document
from signoria.engine.lesson import read_lesson, secret_of, turns_of
from signoria.puzzles import puzzle, puzzles
from signoria.server.clock import now
from signoria.server.http.accounts import named
from signoria.server.http.guards import ONLY_ASKS
from signoria.server.http.schemas import (
    Edition,
    JoinBody,
    LessonStep,
    MadeTable,
    QuickStartBody,
    SeatPlan,
    SetupBody,
    TableBody,
    TableLine,
    TableReply,
    Title,
)
from signoria.server.ids import fresh_id
from signoria.server.limits import Purse
from signoria.server.realtime.history import table_for
from signoria.server.service import Service
from signoria.server.sessions.access import belongs, check_level, invited, may_hear
from signoria.server.sessions.session import TableSession
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import Open, Plan, Refusal, Step, Terms, record, table_info
from signoria.table import messages as m
from signoria.table.messages import Origin

MOST_LISTED = 100
decode_line = msgspec.json.Decoder(TableLine).decode
Invite = Annotated[str, Parameter(max_length=64)]
TitleName = Annotated[str, Parameter(min_length=1, max_length=40)]
TableId = Annotated[str, Parameter(min_length=1, max_length=24, pattern="^[0-9a-z]+$")]


def edition_of(title: Game, name: str) -> Edition:
    return Edition(
        name,
        title.options(name),
        title.advice(name),
        title.families(name, max(title.seats)),
        title.promises(name),
    )


def title_of(name: str) -> Title:
    title = game(name)
    said = title.manifest
    editions = tuple(edition_of(title, edition.name) for edition in said.editions)
    return Title(
        name,
        title.seats.start,
        title.seats.stop - 1,
        said.usual_seats,
        editions,
        bots.levels(name),
        said.usual_bot,
        said.values,
        said.chapters,
        said.silent,
        bool(said.components),
        said.lessons,
        len(puzzles(name)),
        bool(said.analyst),
        {level: character(level).pace for level in bots.levels(name)},
    )


async def named_seat(service: Service, person: Person, plan: SeatPlan) -> SeatPlan:
    """On a table for several people at one device each seat has a name, which must be free to bear."""
    if not plan.name:
        return plan
    return msgspec.structs.replace(plan, name=await service.people.bearable(plan.name, person))


def plan_of(title: str, plan: SeatPlan, person: Person) -> Plan:
    if plan.kind == "me":
        name = plan.name or person.name
        return Plan(person.id, name, program=person.program, account=person.has_account and name == person.name)
    if plan.kind == "bot":
        return Plan(level=check_level(title, plan.level or manifest(title).usual_bot))
    return Plan()


def opening(person: Person, data: TableBody) -> Open:
    """The first step of the table that somebody wants."""
    setup = game(data.game).check(data.setup)
    if len(data.seats) != setup.seats:
        raise InvalidError(f"{setup.seats} seats are needed, {len(data.seats)} are planned.")
    mine = sum(plan.kind == "me" for plan in data.seats)
    level = check_level(data.game, data.terms.level or manifest(data.game).usual_bot)
    terms = msgspec.structs.replace(data.terms, hot_seat=data.terms.hot_seat or mine > 1, level=level)
    plans = tuple(plan_of(data.game, plan, person) for plan in data.seats)
    secret, invite = secrets.token_hex(32), secrets.token_urlsafe(18)
    return Open("", fresh_id(), data.game, setup, terms, plans, secret, invite, data.entropy)


def lesson_opening(opened: Open, name: str) -> Open:
    """A table that begins as a lesson does and goes its way."""
    lesson = read_lesson(opened.game, name)
    secret = secret_of(opened.game, name).hex()
    return msgspec.structs.replace(opened, secret=secret, lesson=name, start=lesson.start, line=lesson.line)


async def create(
    service: Service,
    person: Person,
    purse: Purse,
    data: TableBody,
    lesson: str = "",
    start: Document | None = None,
    origin: Origin | None = None,
) -> MadeTable:
    """A table that begins at its beginning, as a lesson does, or at a position: a moment of another game."""
    purse.spend("tables")
    if all(plan.kind == "bot" for plan in data.seats):
        purse.spend("bot tables")
    shelf, waiter = service.registry.shelf, asyncio.get_running_loop().create_future()
    data = msgspec.structs.replace(data, seats=[await named_seat(service, person, plan) for plan in data.seats])
    async with shelf.lent(data.game, data.setup.edition):
        opened = opening(person, data)
        if lesson:
            opened = lesson_opening(opened, lesson)
        elif start is not None:
            opened = msgspec.structs.replace(opened, start=start, origin=origin)
        await shelf.keep(data.game, opened.setup.edition)
        service.registry.create(person.id, opened, waiter)
    await waiter
    return MadeTable(opened.table, opened.invite)


def against_bots(name: str, setup: Setup, mine: int, level: str, pace: int) -> TableBody:
    """A table of one's own, with bots of a level in all other seats."""
    level = check_level(name, level or manifest(name).usual_bot)
    seats = tuple(SeatPlan("me") if seat == mine else SeatPlan("bot", level) for seat in range(setup.seats))
    return TableBody(name, setup, seats, Terms(private=True, pace=pace, level=level))


def with_session(reply: Any, session: Response[Any] | None, status: int) -> Response[Any]:
    return Response(reply, status_code=status, cookies=session.cookies if session else None)


async def reply_for(session: TableSession, person: Person) -> TableReply:
    table = await table_for(session, person.id)
    member = belongs(session.table, person.id)
    return TableReply(table_info(table), session.table.seats_of(person.id), session.table.invite if member else None)


async def personal(service: Service, person: Person, line: TableLine) -> TableLine:
    """A line of one's own tables: is it my turn there?"""
    if line.status != "playing":
        return msgspec.structs.replace(line, mine=True)
    try:
        table = (await service.registry.find(line.id)).table
    except (Refusal, InvalidError):
        return msgspec.structs.replace(line, mine=True)
    turn = table.play is not None and table.play.state.to_move in table.seats_of(person.id)
    return msgspec.structs.replace(line, mine=True, my_turn=turn)


async def play_on_from_puzzle(
    service: Service, person: Person, purse: Purse, data: QuickStartBody
) -> Response[MadeTable]:
    posed = puzzle(data.puzzle)
    if posed is None:
        raise Refusal("no-such-puzzle")
    wanted = against_bots(posed.title, posed.setup, posed.seat, data.level, data.pace)
    person, session = await named(service, person, purse, data.name)
    return with_session(await create(service, person, purse, wanted, start=posed.position), session, 201)


class Tables(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/titles", sync_to_thread=False)
    def titles(self) -> list[Title]:
        """The games that can be played here."""
        return [title_of(name) for name in titles()]

    @get("/titles/{title:str}/lessons/{lesson:str}", sync_to_thread=False)
    def lesson(self, title: TitleName, lesson: TitleName) -> list[LessonStep]:
        """What the coach of a lesson says, and when."""
        steps = zip(read_lesson(title, lesson).steps, turns_of(title, lesson), strict=True)
        return [LessonStep(step.say, step.point, step.until, turn) for step, turn in steps]

    @post("/check-setup", status_code=200, opt={ONLY_ASKS: True})
    async def check_setup(self, service: Service, data: SetupBody) -> Setup:
        """Whether a set-up can be played; if not, the problem says why."""
        await service.registry.shelf.fetch(data.game, data.setup.edition)
        return game(data.game).check(data.setup)

    @post("/quick-start", status_code=201)
    async def quick_start(
        self, service: Service, person: Person, purse: Purse, data: QuickStartBody
    ) -> Response[MadeTable]:
        """One click: a table against bots, with you at it."""
        if data.puzzle:
            return await play_on_from_puzzle(service, person, purse, data)
        name = data.game or default_title()
        lesson = read_lesson(name, data.lesson) if data.lesson else None
        setup = lesson.setup if lesson else data.setup or Setup(manifest(name).usual_seats)
        mine = lesson.seat if lesson else 0
        wanted = against_bots(name, setup, mine, data.level, data.pace)
        person, session = await named(service, person, purse, data.name)
        made = await create(service, person, purse, wanted, data.lesson)
        return with_session(made, session, 201)

    @post("/tables", status_code=201)
    async def make(self, service: Service, person: Person, purse: Purse, data: TableBody) -> Response[MadeTable]:
        person, session = await named(service, person, purse, data.name)
        return with_session(await create(service, person, purse, data), session, 201)

    @get("/tables")
    async def tables(
        self,
        service: Service,
        person: Person,
        which: Annotated[Literal["open", "mine", "watch", "over"], Parameter(query="list")] = "open",
    ) -> list[TableLine]:
        """Tables to join, tables of mine, tables to watch, finished tables; the latest first."""
        query = sa.select(db.tables.c.line).order_by(db.tables.c.changed.desc()).limit(MOST_LISTED)
        if which == "mine":
            mine = sa.select(db.members.c.table_id).where(db.members.c.person_id == person.id)
            query = query.where(db.tables.c.id.in_(mine))
        else:
            status = {"open": "waiting", "watch": "playing", "over": "over"}[which]
            query = query.where(db.tables.c.status == status, db.tables.c.listed.is_(True))
        async with service.database.read() as connection:
            lines = [decode_line(line) for line in (await connection.execute(query)).scalars()]
        return [await personal(service, person, line) for line in lines] if which == "mine" else lines

    @get("/tables/{table_id:str}")
    async def table(self, service: Service, person: Person, table_id: TableId, invite: Invite = "") -> TableReply:
        session = await service.registry.find(table_id)
        if not may_hear(session.table, person.id, invite):
            raise Refusal("not-for-you")
        return await reply_for(session, person)

    @post("/tables/{table_id:str}/join", status_code=200)
    async def join(
        self, service: Service, person: Person, purse: Purse, table_id: TableId, data: JoinBody
    ) -> Response[TableReply]:
        """Sit down: on that seat, or the first that is open. Who sits there already stays."""
        session = await service.registry.find(table_id)
        if (
            session.table.terms.private
            and not belongs(session.table, person.id)
            and not invited(session.table, data.invite)
        ):
            raise Refusal("not-for-you")
        person, signed = await named(service, person, purse, data.name)
        seat = data.seat
        if seat is None:
            if session.table.seats_of(person.id):
                return with_session(await reply_for(session, person), signed, 200)
            free = [number for number, place in enumerate(session.table.seats) if place.open]
            if not free:
                raise Refusal("seat-taken")
            seat = free[0]
        sit = await service.people.sitting(m.Sit(f"join-{fresh_id()}", seat, data.name, data.entropy), person)
        step = Step(now(), person.id, sit, person.name, person.program, person.has_account)
        await service.registry.carry_out(session.table.id, step)
        return with_session(await reply_for(session, person), signed, 200)

    @get("/tables/{table_id:str}/record")
    async def record(self, service: Service, person: Person, table_id: TableId, invite: Invite = "") -> Response[bytes]:
        """The whole game, cards and secret, when it is over."""
        session = await service.registry.find(table_id)
        if not may_hear(session.table, person.id, invite):
            raise Refusal("not-for-you")
        made = record(await table_for(session, person.id))
        headers = {"content-disposition": f'attachment; filename="{table_id}.json"'}
        return Response(made.to_json(), media_type="application/json", headers=headers)
