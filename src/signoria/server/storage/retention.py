"""What is kept and for how long, and how a table or a person is deleted. docs/operating.md says it to operators."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from signoria.engine import InvalidError
from signoria.server.analyses import LIFE as ANALYSIS_LIFE
from signoria.server.sessions.hub import now
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import DAY, fold
from signoria.server.storage.components import UNUSED_LIFE
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import send_notice

WAITING_LIFE = DAY
GUEST_LIFE = 7 * DAY
UPLOAD_LIFE = 180 * DAY
SIGN_OF_LIFE = DAY
AT_ONCE = 500
DELETED = "signoria_deleted"
"""The channel on which processes hear which tables are gone."""

Ids = list[str]


class Pruned(msgspec.Struct):
    """How many of each were deleted, or would be."""

    waiting: Ids = []
    """Tables that nobody began to play at within a day."""
    never_begun: Ids = []
    """Tables that everybody left before the game began."""
    old: Ids = []
    """Games that nobody touched for as long as games are kept."""
    guests: int = 0
    keys: int = 0
    records: int = 0
    components: int = 0
    analyses: int = 0
    steps: int = 0
    """Left behind by tables that were deleted while somebody wrote to them."""

    @property
    def tables(self) -> Ids:
        return [*self.waiting, *self.never_begun, *self.old]


async def prune(database: Database, keep_days: int = 0, dry_run: bool = False, spared: Collection[str] = ()) -> Pruned:
    """Delete what is too old; ``keep_days`` 0: games are kept for ever. ``spared``: tables that somebody is at now."""
    async with database.write() as connection:
        found = await connection.run_sync(find, keep_days, set(spared))
        if not dry_run:
            await connection.run_sync(delete_found, found)
            await announce(database, connection, found.tables)
    return found


def find(connection: sa.Connection, keep_days: int, spared: set[str]) -> Pruned:
    def ids(*which: Any) -> Ids:
        nobody_there = sa.or_(db.tables.c.kept_until < now(), db.tables.c.status != "waiting")
        query = sa.select(db.tables.c.id).where(nobody_there, *which).order_by(db.tables.c.id)
        return [one for one in connection.execute(query).scalars() if one not in spared]

    def count(table: sa.Table, which: Any) -> int:
        return connection.execute(sa.select(sa.func.count()).select_from(table).where(which)).scalar_one()

    old = now() - keep_days * DAY
    unused = db.tables.c.changed < now() - WAITING_LIFE
    return Pruned(
        waiting=ids(db.tables.c.status == "waiting", unused),
        never_begun=ids(db.tables.c.status == "over", unused, ~played()),
        old=ids(db.tables.c.status != "waiting", played(), db.tables.c.changed < old) if keep_days else [],
        guests=count(db.people, lonely_guests()),
        keys=count(db.keys, db.keys.c.expires < now()),
        records=count(db.records, db.records.c.created < now() - UPLOAD_LIFE),
        components=count(db.components, unused_components()),
        analyses=count(db.analyses, db.analyses.c.created < now() - ANALYSIS_LIFE),
        steps=count(db.steps, orphans()),
    )


def played() -> Any:
    """Somebody, or a bot, made a decision."""
    acted = sa.select(sa.literal(1)).where(db.steps.c.table_id == db.tables.c.id)
    return acted.where(db.steps.c.body.contains('"do":"act"')).exists()


def lonely_guests() -> Any:
    """Without a key that opens, a game or an upload: nobody can come back as one of these."""
    mine = db.people.c.id
    owned = [
        sa.and_(db.keys.c.person_id == mine, db.keys.c.expires >= now()),
        db.members.c.person_id == mine,
        sa.and_(db.records.c.person_id == mine, db.records.c.created >= now() - UPLOAD_LIFE),
    ]
    things = [~sa.select(sa.literal(1)).where(one).exists() for one in owned]
    return sa.and_(db.people.c.account.is_(None), db.people.c.created < now() - GUEST_LIFE, *things)


def unused_components() -> Any:
    """Checked but never played with; or with no table and no record left that needs them."""
    edition = db.components.c.edition
    needed = [
        sa.select(sa.literal(1)).where(column.contains(edition)).exists()
        for column in (db.tables.c.line, db.records.c.body)
    ]
    unneeded = sa.and_(db.components.c.created < now() - UPLOAD_LIFE, *[~one for one in needed])
    unused = sa.and_(db.components.c.kept.is_(False), db.components.c.created < now() - UNUSED_LIFE)
    return sa.or_(unused, unneeded)


def orphans() -> Any:
    """A table and its first step are stored together: steps without a table belong to none."""
    return ~sa.select(sa.literal(1)).where(db.tables.c.id == db.steps.c.table_id).exists()


def delete_found(connection: sa.Connection, found: Pruned) -> None:
    """Tables first: with them goes what only they needed."""
    delete_rows(connection, found.tables)
    for table, which in (
        (db.keys, db.keys.c.expires < now()),
        (db.records, db.records.c.created < now() - UPLOAD_LIFE),
        (db.people, lonely_guests()),
        (db.components, unused_components()),
        (db.analyses, db.analyses.c.created < now() - ANALYSIS_LIFE),
        (db.steps, orphans()),
        (db.health, db.health.c.at < now() - SIGN_OF_LIFE),
    ):
        connection.execute(sa.delete(table).where(which))


def delete_rows(connection: sa.Connection, ids: Iterable[str]) -> None:
    for some in portions(ids):
        sources = [f"tables/{one}" for one in some]
        connection.execute(sa.delete(db.analyses).where(db.analyses.c.source.in_(sources)))
        for column in (db.steps.c.table_id, db.members.c.table_id, db.tables.c.id):
            connection.execute(sa.delete(column.table).where(column.in_(some)))


def portions(ids: Iterable[str]) -> Iterator[Ids]:
    """Some at a time: a database takes only so many in one question."""
    every = list(ids)
    for start in range(0, len(every), AT_ONCE):
        yield every[start : start + AT_ONCE]


async def announce(database: Database, connection: Any, ids: Ids) -> None:
    """Let servers on the same database give up what they have of these tables in memory."""
    if not database.embedded:
        for some in portions(ids):
            await connection.run_sync(send_notice, DELETED, " ".join(some))


async def delete_tables(database: Database, ids: Ids) -> None:
    """Whatever they hold; InvalidError if there is no such table, and then none is deleted."""
    async with database.write() as connection:
        query = sa.select(db.tables.c.id).where(db.tables.c.id.in_(ids))
        known = set((await connection.execute(query)).scalars())
        missing = [one for one in ids if one not in known]
        if missing:
            raise InvalidError(f"There is no table {missing[0]}.")
        await connection.run_sync(delete_rows, ids)
        await announce(database, connection, ids)


async def delete_person(database: Database, name: str) -> tuple[str, Ids]:
    """An account by its name, or anybody by their id, with all that is theirs alone: their id, and the tables that went
    with them. Tables where others played stay, and say as before who was there."""
    async with database.write() as connection:
        who = sa.or_(db.people.c.account == fold(name.strip()), db.people.c.id == name)
        person = (await connection.execute(sa.select(db.people.c.id).where(who))).scalar()
        if person is None:
            raise InvalidError(f"There is no account and no person's id {name}.")
        mine = sa.select(db.members.c.table_id).where(db.members.c.person_id == person)
        shared = sa.select(db.members.c.table_id).where(db.members.c.person_id != person)
        alone = mine.where(db.members.c.table_id.not_in(shared))
        ids = list((await connection.execute(alone)).scalars())
        await connection.run_sync(delete_rows, ids)
        for column in (
            db.members.c.person_id, db.keys.c.person_id, db.records.c.person_id, db.notices.c.person_id, db.people.c.id,
        ):  # fmt: skip
            await connection.execute(sa.delete(column.table).where(column == person))
        await announce(database, connection, ids)
    return str(person), ids
