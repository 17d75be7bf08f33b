"""Which waiting tables the lobby shows: those of people who are there first, and nobody's fill it."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa

from signoria.server.http.schemas import TableLine, decode_line
from signoria.server.service import Service
from signoria.server.sessions.hub import now
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import Refusal

MOST_LISTED = 100
SEARCHED = 2000
MOST_EACH = 3
"""Tables of one person, or one address, with nobody else at them."""
GONE = 300_000
"""Milliseconds after which a table that nobody hears falls behind those that somebody does."""
MOST_WAITING, MOST_OPEN = 10, 100
"""Tables of one person that wait; that wait or are played."""
MOST_RECORDS = 100


async def waiting_tables(service: Service) -> list[TableLine]:
    """Newest first; those that everybody has left at the end."""
    listed = sa.and_(db.tables.c.status == "waiting", db.tables.c.listed.is_(True))
    columns = (db.tables.c.id, db.tables.c.line, db.tables.c.changed, db.tables.c.kept_until)
    query = sa.select(*columns).where(listed).order_by(db.tables.c.changed.desc()).limit(SEARCHED)
    seated = sa.select(db.members.c.table_id, sa.func.count(), sa.func.min(db.members.c.person_id))
    seated = seated.join(db.tables, db.tables.c.id == db.members.c.table_id).where(listed, db.members.c.seated)
    async with service.database.read() as connection:
        rows = (await connection.execute(query)).all()
        people = {row[0]: row for row in await connection.execute(seated.group_by(db.members.c.table_id))}
    rows = sorted(rows, key=lambda row: not is_attended(service, row.id, row.changed, row.kept_until))
    shown: list[TableLine] = []
    counts: Counter[str] = Counter()
    for row in rows:
        _, there, somebody = people.get(row.id, (row.id, 0, ""))
        whose = [somebody, service.opened_from.get(row.id, "")] if there < 2 else []
        counts.update(whose)
        if all(counts[one] <= MOST_EACH for one in whose if one):
            shown.append(decode_line(row.line))
    return shown[:MOST_LISTED]


def is_attended(service: Service, table_id: str, changed: int, kept_until: int) -> bool:
    """Whether somebody hears the table, here or in another process, or did a moment ago."""
    live = service.hub.lives.get(table_id)
    elsewhere = not service.database.embedded and kept_until > now()
    return changed > now() - GONE or (live.heard if live is not None else elsewhere)


async def may_open_another(service: Service, person: Person) -> None:
    """Refusal if that person has too many tables that wait or are played."""
    if not service.settings.limits or not person.id:
        return
    query = sa.select(db.tables.c.status, sa.func.count()).join(db.members, db.members.c.table_id == db.tables.c.id)
    query = query.where(db.members.c.person_id == person.id, db.members.c.seated, db.tables.c.status != "over")
    async with service.database.read() as connection:
        counts: dict[str, int] = dict((await connection.execute(query.group_by(db.tables.c.status))).tuples().all())
    if counts.get("waiting", 0) >= MOST_WAITING or sum(counts.values()) >= MOST_OPEN:
        raise Refusal("too-many-tables")


async def may_store_another(service: Service, person: Person) -> None:
    """Refusal if that person has too many records here."""
    query = sa.select(sa.func.count()).select_from(db.records).where(db.records.c.person_id == person.id)
    async with service.database.read() as connection:
        if service.settings.limits and (await connection.execute(query)).scalar_one() >= MOST_RECORDS:
            raise Refusal("too-many-records")
