"""Who somebody is: guests, accounts, sessions of browsers and tokens of programs."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.server.clock import now
from signoria.server.ids import fresh_id
from signoria.server.names import account_of, fold, is_for_everybody, proper, skeleton
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.server.storage.event_log import send_notice
from signoria.table import Refusal
from signoria.table import messages as m

log = structlog.get_logger(__name__)

HOUR = 3_600_000
SESSION_LIFE = 90 * 24 * HOUR
TOKEN_LIFE = 3650 * 24 * HOUR
CACHED = 20_000
CACHE_LIFE = 30_000
"""Milliseconds for which a process that cannot hear the others may not know of a sign-out."""
ID_LENGTH = 16
MOST_TOKENS = 50
"""Of one person."""
KEYS = "signoria_keys"
"""The channel on which processes tell each other whose keys, or name, changed."""

KeyKind = Literal["session", "token"]
Scope = Literal["full", "play", "read"]
Right = Literal["look", "play", "own"]
RIGHTS: dict[Scope, frozenset[Right]] = {
    "full": frozenset(("look", "play", "own")),
    "play": frozenset(("look", "play")),
    "read": frozenset(("look",)),
}
"""What a key opens. ``look``: see what its person may see; ``play``: make tables, sit, move, talk, upload;
``own``: the name, the password, sessions, tokens, the account itself. A session is ``full``, a token never."""


class Person(NamedTuple):
    """``kind`` nobody: not even a name yet."""

    id: str
    name: str
    kind: Literal["nobody", "guest", "account"]
    program: bool = False
    scope: Scope = "full"
    mark: str = ""
    """The digest of the key they came in with."""
    device: str = ""
    """From where they call, for the list of their sessions."""

    @property
    def has_account(self) -> bool:
        return self.kind == "account"

    def may(self, right: Right) -> bool:
        return right in RIGHTS[self.scope]


NOBODY = Person("", "", "nobody")


class Key(NamedTuple):
    """A session or a token, as its person is told of it. The key itself is not kept."""

    id: str
    name: str
    scope: Scope
    created: int
    used: int


def digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def csrf_of(key: str) -> str:
    """The word that proves a request was made by our page: it knows the session's answer to it."""
    return hmac.digest(key.encode(), b"signoria csrf", "sha256").hex()[:32]


class People:
    """Passwords are hashed in a thread, a few at a time; keys are kept as digests and cached for a moment."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.hasher = PasswordHasher()
        self.nobody_hash = self.hasher.hash(secrets.token_hex(16))
        self.hashing = asyncio.Semaphore(2)
        self.cache: OrderedDict[str, tuple[int, Person]] = OrderedDict()
        self.changes = 0
        """How often something was forgotten: what was read before that may be wrong."""

    # -- keys

    async def by_key(self, key: str) -> Person:
        """Whose session or token this is; NOBODY if it opens nothing."""
        return await self.by_mark(digest(key))

    async def by_mark(self, mark: str) -> Person:
        cached = self.cache.get(mark)
        if cached is not None and cached[0] > now():
            return cached[1]
        while True:
            changes = self.changes
            person = await self.read_person(mark)
            if changes == self.changes:
                self.remember(mark, person)
                return person

    async def read_person(self, mark: str) -> Person:
        query = sa.select(db.people, db.keys.c.kind, db.keys.c.scope, db.keys.c.used)
        query = query.join(db.keys, db.keys.c.person_id == db.people.c.id)
        async with self.database.read() as connection:
            row = (await connection.execute(query.where(db.keys.c.digest == mark, db.keys.c.expires > now()))).first()
        if row is None:
            return NOBODY
        if row.used < now() - HOUR:
            await self.note_use(mark)
        return Person(row.id, row.name, "account" if row.account else "guest", row.kind == "token", row.scope, mark)

    async def note_use(self, mark: str) -> None:
        """Once an hour is enough; and who cannot be noted down may come in all the same."""
        try:
            async with self.database.write() as connection:
                await connection.execute(sa.update(db.keys).where(db.keys.c.digest == mark).values(used=now()))
        except SQLAlchemyError:
            log.warning("the use of a key was not noted")

    def remember(self, mark: str, person: Person) -> None:
        """For a moment; the oldest are dropped when their time is over, or when there are too many."""
        self.cache[mark] = (now() + CACHE_LIFE, person)
        self.cache.move_to_end(mark)
        while len(self.cache) > CACHED or next(iter(self.cache.values()))[0] < now():
            self.cache.popitem(last=False)

    def forget(self) -> None:
        self.changes += 1
        self.cache.clear()

    async def new_key(self, person: Person, kind: KeyKind, name: str = "", scope: Scope = "full") -> str:
        async with self.database.write() as connection:
            return await self.add_key(connection, person, kind, name, scope)

    async def add_key(
        self, connection: AsyncConnection, person: Person, kind: KeyKind, name: str, scope: Scope = "full"
    ) -> str:
        key, moment = secrets.token_urlsafe(32), now()
        row: dict[str, Any] = {"digest": digest(key), "person_id": person.id, "kind": kind, "name": name}
        row |= {"scope": scope, "created": moment, "used": moment}
        row["expires"] = moment + (TOKEN_LIFE if kind == "token" else SESSION_LIFE)
        await connection.execute(sa.insert(db.keys), [row])
        return key

    async def new_token(self, person: Person, name: str, scope: Scope) -> str:
        if len(await self.keys(person, "token")) >= MOST_TOKENS:
            raise Refusal("too-many-tokens", most=MOST_TOKENS)
        return await self.new_key(person, "token", name, scope)

    async def keys(self, person: Person, kind: KeyKind) -> list[Key]:
        """Those that open something, the latest first."""
        query = sa.select(db.keys).where(db.keys.c.person_id == person.id, db.keys.c.kind == kind)
        query = query.where(db.keys.c.expires > now()).order_by(db.keys.c.created.desc(), db.keys.c.digest)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Key(row.digest[:ID_LENGTH], row.name, row.scope, row.created, row.used) for row in rows]

    async def drop_keys(self, person: Person, *which: sa.ColumnElement[bool]) -> bool:
        """All keys of that person of which all this is true; whether there was any."""
        async with self.changing(person) as connection:
            result = await connection.execute(sa.delete(db.keys).where(db.keys.c.person_id == person.id, *which))
        return bool(result.rowcount)

    async def drop_key(self, person: Person, kind: KeyKind, key_id: str) -> None:
        which = (db.keys.c.kind == kind, sa.func.substr(db.keys.c.digest, 1, ID_LENGTH) == key_id)
        if not await self.drop_keys(person, *which):
            raise Refusal("no-such-key")

    async def alive(self, marks: list[str]) -> set[str]:
        """Those of these that open something still."""
        found: set[str] = set()
        async with self.database.read() as connection:
            for first in range(0, len(marks), 500):
                some = marks[first : first + 500]
                query = sa.select(db.keys.c.digest).where(db.keys.c.digest.in_(some), db.keys.c.expires > now())
                found.update((await connection.execute(query)).scalars())
        return found

    @asynccontextmanager
    async def changing(self, person: Person) -> AsyncIterator[AsyncConnection]:
        """A transaction after which all processes look again at who that person is, and what their keys open."""
        async with self.database.write() as connection:
            yield connection
            if not self.database.embedded:
                await connection.run_sync(send_notice, KEYS, f"{self.process} {person.id}")
        self.forget()

    # -- names

    async def bearable(self, name: str, person: Person = NOBODY) -> str:
        """The name as it is kept; Refusal if it is none, or looks like an account of somebody else."""
        name = proper(name)
        if person.has_account and name == person.name:
            return name
        alike = sa.or_(db.people.c.account == fold(name), db.people.c.skeleton == skeleton(name))
        async with self.database.read() as connection:
            others = (await connection.execute(sa.select(db.people.c.id).where(alike))).scalars().all()
        if any(other != person.id for other in others):
            raise Refusal("name-taken", name=name)
        return name

    async def sitting(self, command: m.AnyCommand, person: Person) -> m.AnyCommand:
        """The command; who sits down under another name than their own must be able to bear it."""
        if isinstance(command, m.Sit) and command.name:
            return msgspec.structs.replace(command, name=await self.bearable(command.name, person))
        return command

    async def guest(self, name: str) -> Person:
        person = Person(fresh_id(), await self.bearable(name), "guest")
        async with self.database.write() as connection:
            row = {"id": person.id, "name": person.name, "created": now()}
            await connection.execute(sa.insert(db.people), [row])
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """A guest takes another name."""
        name = await self.bearable(name, person)
        async with self.changing(person) as connection:
            query = sa.update(db.people).where(db.people.c.id == person.id, db.people.c.account.is_(None))
            await connection.execute(query.values(name=name))
        return person._replace(name=name)

    # -- accounts

    async def register(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """An account, and its session. A guest keeps their games; what they came in with before opens nothing now."""
        if person.has_account:
            raise Refusal("signed-in")
        name = await self.bearable(name, person)
        if is_for_everybody(name):
            raise Refusal("name-taken", name=name)
        hashed = await self.hashed(password)
        made = Person(person.id or fresh_id(), name, "account")
        values = {"name": name, "account": fold(name), "skeleton": skeleton(name), "password": hashed}
        try:
            async with self.changing(made) as connection:
                if person.id:
                    mine = sa.update(db.people).where(db.people.c.id == made.id, db.people.c.account.is_(None))
                    if not (await connection.execute(mine.values(values))).rowcount:
                        raise Refusal("signed-in")
                    await connection.execute(sa.delete(db.keys).where(db.keys.c.person_id == made.id))
                else:
                    await connection.execute(sa.insert(db.people), [values | {"id": made.id, "created": now()}])
                return made, await self.add_key(connection, made, "session", person.device)
        except IntegrityError:
            raise Refusal("name-taken", name=name) from None

    async def sign_in(self, name: str, password: str) -> Person:
        """The same time and the same answer whether the name or the password is wrong."""
        row = await self.account_of(name)
        hashed = row.password if row is not None else self.nobody_hash
        if not await self.right(hashed, password) or row is None:
            raise Refusal("wrong-password")
        return Person(row.id, row.name, "account")

    async def account_of(self, name: str) -> Any:
        """As it was written, or as it would be written today."""
        written = fold(name.strip())
        folded = {written, account_of(name)}
        async with self.database.read() as connection:
            rows = (await connection.execute(sa.select(db.people).where(db.people.c.account.in_(folded)))).all()
        return max(rows, key=lambda row: row.account == written, default=None)

    async def must_know_password(self, person: Person, password: str) -> None:
        query = sa.select(db.people.c.password).where(db.people.c.id == person.id)
        async with self.database.read() as connection:
            hashed = (await connection.execute(query)).scalar()
        if not await self.right(hashed or self.nobody_hash, password):
            raise Refusal("wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """All other sessions end."""
        await self.must_know_password(person, old)
        hashed = await self.hashed(new)
        others = (db.keys.c.person_id == person.id, db.keys.c.kind == "session", db.keys.c.digest != person.mark)
        async with self.changing(person) as connection:
            await connection.execute(sa.update(db.people).where(db.people.c.id == person.id).values(password=hashed))
            await connection.execute(sa.delete(db.keys).where(*others))

    async def delete_account(self, person: Person) -> None:
        """The name is free again, and what the person uploaded is gone."""
        async with self.changing(person) as connection:
            for table in (db.keys, db.records):
                await connection.execute(sa.delete(table).where(table.c.person_id == person.id))
            await connection.execute(sa.delete(db.people).where(db.people.c.id == person.id))

    async def hashed(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def right(self, hashed: str, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(self.matches, hashed, password)

    def matches(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def sweep(self) -> None:
        """Forget expired keys."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(db.keys).where(db.keys.c.expires < now()))
