"""The teacher: analyses of finished games, and the games that branched off from them."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.params import Parameter

from signoria.engine import Record, manifest
from signoria.server.analyses import DeepLook, Job, Key
from signoria.server.http.guards import ONLY_ASKS
from signoria.server.http.records import finished_table, stored
from signoria.server.http.schemas import (
    AnalysisReply,
    Branch,
    Branches,
    ComparisonReply,
    Course,
    DeeperBody,
    DeeperReply,
    TableLine,
)
from signoria.server.http.tables import MOST_LISTED, Invite, TableId, TitleName, decode_line
from signoria.server.limits import Purse
from signoria.server.service import Service
from signoria.server.sessions.access import belongs, may_hear
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import Open, Refusal, Step, Table, decode_step, record
from signoria.table.messages import Origin
from signoria.teacher import Analysis
from signoria.teacher.calibration import Calibration, calibration_of

Game = Table | Record
"""A finished one; the record of a table is made only when it is needed: whoever waits asks often."""
Turn = Annotated[int, Parameter(ge=0, le=1_000_000)]


# -- analyses


async def analysis_of(service: Service, source: str) -> AnalysisReply:
    """What there is of it by now."""
    key = Key(source)
    made = await service.analyses.found(key, Analysis)
    if made is not None:
        return AnalysisReply("ready", 1.0, made)
    job = service.analyses.job(key)
    return AnalysisReply("unasked") if job is None else AnalysisReply(job.status, job.done)


async def analysis_for(service: Service, purse: Purse, source: str, game: Game) -> AnalysisReply:
    """The same; begun, if nobody has asked for it yet."""
    found = await analysis_of(service, source)
    if found.status == "unasked":
        job = begin(service, purse, Key(source), game)
        return AnalysisReply(job.status, job.done)
    return found


async def deeper_for(service: Service, purse: Purse, key: Key, game: Game) -> DeeperReply:
    made = await service.analyses.found(key, DeepLook)
    if made is not None:
        return DeeperReply("ready", 1.0, made.chances, made.judgement)
    job = service.analyses.job(key) or begin(service, purse, key, game)
    return DeeperReply(job.status, job.done)


def begin(service: Service, purse: Purse, key: Key, game: Game) -> Job:
    """Begin an analysis, if the one who asks may; Refusal if they asked for too many, or nobody can judge the game."""
    played = game if isinstance(game, Record) else record(game)
    if not manifest(played.game).analyst:
        raise Refusal("no-analyst")
    purse.spend("analyses")
    return service.analyses.ask(key, played, purse.person or purse.address)


# -- branches


async def branches_of(service: Service, person: Person, source: str) -> tuple[Branch, ...]:
    """The games that went on otherwise, the latest first."""
    first = sa.and_(db.steps.c.table_id == db.tables.c.id, db.steps.c.number == 1)
    query = sa.select(db.tables.c.line, db.steps.c.body).join(db.steps, first).where(db.tables.c.origin == source)
    async with service.database.read() as connection:
        rows = (await connection.execute(query.order_by(db.tables.c.changed.desc()).limit(MOST_LISTED))).all()
    found = [branch(decode_line(row.line), decode_step(row.body), person) for row in rows]
    return tuple(one for one in found if one is not None)


def branch(line: TableLine, step: Step, person: Person) -> Branch | None:
    opening, origin = step.command, line.origin
    if not isinstance(opening, Open) or origin is None:
        return None
    mine = bool(person.id) and step.by == person.id
    invite = opening.invite if mine or line.status == "over" else ""
    name = opening.plans[origin.seat].name
    return Branch(line.id, origin.turn, origin.seat, name, line.status, line.changed, mine, invite, line.outcome)


async def invitation(service: Service, table: Table, person: Person) -> str:
    """What opens the table that a branch comes from, for the player of the branch, who has seen it."""
    if table.origin is None or not belongs(table, person.id):
        return ""
    _, _, name = table.origin.source.partition("tables/")
    query = sa.select(db.steps.c.body).where(db.steps.c.table_id == name, db.steps.c.number == 1)
    async with service.database.read() as connection:
        body = (await connection.execute(query)).scalar()
    opening = None if body is None else decode_step(body).command
    return opening.invite if isinstance(opening, Open) else ""


async def origin_game(service: Service, person: Person, origin: Origin, own: bool) -> Game:
    """The game that a branch comes from; its player has seen it, others must be let in there."""
    kind, _, name = origin.source.partition("/")
    if kind == "records":
        return await stored(service, name)
    session = await service.registry.find(name)
    return await finished_table(service, person, name, session.table.invite if own else "")


def from_moment(reply: AnalysisReply, source: str, game: Game, turn: int) -> Course | None:
    if reply.analysis is None:
        return None
    return Course(source, tuple(one for one in reply.analysis.chances if one.turn >= turn), game.outcome)


def both(origin: AnalysisReply, branched: AnalysisReply) -> ComparisonReply:
    """How far the analyses of two games are."""
    last = min(origin.status, branched.status, key=("waiting", "working", "ready").index)
    return ComparisonReply(last, (origin.done + branched.done) / 2)


class Teaching(Controller):
    path = "/api"
    tags = ("teacher",)

    @get("/titles/{title:str}/calibration", sync_to_thread=True)
    def calibration(self, title: TitleName) -> Calibration | None:
        """How often the chances of a title's analyst came true, where that was measured."""
        return calibration_of(title)

    @get("/tables/{table_id:str}/analysis")
    async def table_analysis(
        self, service: Service, person: Person, table_id: TableId, invite: Invite = ""
    ) -> AnalysisReply:
        """The analysis of a finished game, if somebody has asked for it."""
        await finished_table(service, person, table_id, invite)
        return await analysis_of(service, f"tables/{table_id}")

    @post("/tables/{table_id:str}/analysis", status_code=200, opt={ONLY_ASKS: True})
    async def analyse_table(
        self, service: Service, person: Person, purse: Purse, table_id: TableId, invite: Invite = ""
    ) -> AnalysisReply:
        """Ask for the analysis of a finished game, and again until it is ready."""
        table = await finished_table(service, person, table_id, invite)
        return await analysis_for(service, purse, f"tables/{table_id}", table)

    @post("/tables/{table_id:str}/analysis/{turn:int}", status_code=200, opt={ONLY_ASKS: True})
    async def look_deeper_at_table(
        self,
        service: Service,
        person: Person,
        purse: Purse,
        table_id: TableId,
        turn: Turn,
        data: DeeperBody,
        invite: Invite = "",
    ) -> DeeperReply:
        """Ask for a longer look at one moment, and again until it is ready."""
        table = await finished_table(service, person, table_id, invite)
        key = Key(f"tables/{table_id}", turn, data.depth)
        return await deeper_for(service, purse, key, table)

    @get("/records/{record_id:str}/analysis")
    async def record_analysis(self, service: Service, record_id: TableId) -> AnalysisReply:
        await stored(service, record_id)
        return await analysis_of(service, f"records/{record_id}")

    @post("/records/{record_id:str}/analysis", status_code=200, opt={ONLY_ASKS: True})
    async def analyse_record(self, service: Service, purse: Purse, record_id: TableId) -> AnalysisReply:
        played = await stored(service, record_id)
        return await analysis_for(service, purse, f"records/{record_id}", played)

    @post("/records/{record_id:str}/analysis/{turn:int}", status_code=200, opt={ONLY_ASKS: True})
    async def look_deeper_at_record(
        self,
        service: Service,
        purse: Purse,
        record_id: TableId,
        turn: Turn,
        data: DeeperBody,
    ) -> DeeperReply:
        played = await stored(service, record_id)
        return await deeper_for(service, purse, Key(f"records/{record_id}", turn, data.depth), played)

    @get("/tables/{table_id:str}/branches")
    async def table_branches(
        self, service: Service, person: Person, table_id: TableId, invite: Invite = ""
    ) -> Branches:
        """Where a table came from, and the games that went on otherwise from a moment of it."""
        table = (await service.registry.find(table_id)).table
        if not may_hear(table, person.id, invite):
            raise Refusal("not-for-you")
        found = await branches_of(service, person, f"tables/{table_id}")
        return Branches(table.origin, await invitation(service, table, person), found)

    @get("/records/{record_id:str}/branches")
    async def record_branches(self, service: Service, person: Person, record_id: TableId) -> Branches:
        await stored(service, record_id)
        return Branches(None, "", await branches_of(service, person, f"records/{record_id}"))

    @post("/tables/{table_id:str}/comparison", status_code=200, opt={ONLY_ASKS: True})
    async def compare(
        self, service: Service, person: Person, purse: Purse, table_id: TableId, invite: Invite = ""
    ) -> ComparisonReply:
        """A finished branch beside the game that it comes from, both analysed: ask again until it is ready."""
        table = await finished_table(service, person, table_id, invite)
        if table.origin is None:
            raise Refusal("no-branch")
        origin = await origin_game(service, person, table.origin, belongs(table, person.id))
        source = f"tables/{table_id}"
        first = await analysis_for(service, purse, table.origin.source, origin)
        second = await analysis_for(service, purse, source, table)
        reply = both(first, second)
        reply.origin = from_moment(first, table.origin.source, origin, table.origin.turn)
        reply.branch = from_moment(second, source, table, 0)
        return reply
