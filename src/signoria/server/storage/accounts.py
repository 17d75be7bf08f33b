"""Who somebody is: guests, accounts, sessions of browsers and tokens of programs."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from hashlib import sha256
from typing import Literal, NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from signoria.server.sessions.hub import fresh_id, now
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.table import Refusal, clean

DAY = 86_400_000
SESSION_LIFE = 90 * DAY
TOKEN_LIFE = 3650 * DAY
CACHED = 20_000
CACHE_LIFE = 30_000
"""Milliseconds for which another process may not yet know of a sign-out."""

KeyKind = Literal["session", "token"]


class Person(NamedTuple):
    """``kind`` nobody: not even a name yet."""

    id: str
    name: str
    kind: Literal["nobody", "guest", "account"]
    program: bool = False


NOBODY = Person("", "", "nobody")


def digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def csrf_of(key: str) -> str:
    """The word that proves a request was made by our page: it knows the session's answer to it."""
    return hmac.digest(key.encode(), b"signoria csrf", "sha256").hex()[:32]


def fold(name: str) -> str:
    """Names that look alike count as the same account."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


class People:
    """Passwords are hashed in a thread, a few at a time; keys are kept as digests and cached for a moment."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = PasswordHasher()
        self.nobody_hash = self.hasher.hash(secrets.token_hex(16))
        self.hashing = asyncio.Semaphore(2)
        self.cache: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    async def by_key(self, key: str) -> Person:
        """Whose session or token this is; NOBODY if it opens nothing."""
        mark = digest(key)
        cached = self.cache.get(mark)
        if cached is not None and cached[0] > now():
            return cached[1]
        columns = (db.people.c.id, db.people.c.name, db.people.c.account, db.keys.c.kind)
        query = sa.select(*columns).join(db.keys, db.keys.c.person_id == db.people.c.id)
        query = query.where(db.keys.c.digest == mark, db.keys.c.expires > now())
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        person = NOBODY
        if row is not None:
            person = Person(row.id, row.name, "account" if row.account else "guest", row.kind == "token")
        self.remember(mark, person)
        return person

    def remember(self, mark: str, person: Person) -> None:
        """For a moment; the oldest are dropped when their time is over, or when there are too many."""
        self.cache[mark] = (now() + CACHE_LIFE, person)
        self.cache.move_to_end(mark)
        while len(self.cache) > CACHED or next(iter(self.cache.values()))[0] < now():
            self.cache.popitem(last=False)

    def forget(self) -> None:
        self.cache.clear()

    async def new_key(self, person: Person, kind: KeyKind) -> str:
        key = secrets.token_urlsafe(32)
        life = TOKEN_LIFE if kind == "token" else SESSION_LIFE
        row = {"digest": digest(key), "person_id": person.id, "kind": kind, "expires": now() + life}
        async with self.database.write() as connection:
            await connection.execute(sa.insert(db.keys), [row])
        return key

    async def drop_keys(self, person: Person, kind: KeyKind, key: str | None = None) -> None:
        """Sign out: that key, or all of the kind."""
        query = sa.delete(db.keys).where(db.keys.c.person_id == person.id, db.keys.c.kind == kind)
        if key is not None:
            query = query.where(db.keys.c.digest == digest(key))
        async with self.database.write() as connection:
            await connection.execute(query)
        self.forget()

    async def guest(self, name: str) -> Person:
        person = Person(fresh_id(), clean(name), "guest")
        async with self.database.write() as connection:
            row = {"id": person.id, "name": person.name, "created": now()}
            await connection.execute(sa.insert(db.people), [row])
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """A guest takes another name."""
        async with self.database.write() as connection:
            query = sa.update(db.people).where(db.people.c.id == person.id, db.people.c.account.is_(None))
            await connection.execute(query.values(name=clean(name)))
        self.forget()
        return person._replace(name=clean(name))

    async def register(self, person: Person, name: str, password: str) -> Person:
        """An account; a guest keeps his games."""
        if person.kind == "account":
            raise Refusal("signed-in")
        name = clean(name)
        if person.kind == "nobody":
            person = await self.guest(name)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {"name": name, "account": fold(name), "password": hashed}
        try:
            async with self.database.write() as connection:
                await connection.execute(sa.update(db.people).where(db.people.c.id == person.id).values(values))
        except IntegrityError:
            raise Refusal("name-taken", name=name) from None
        self.forget()
        return Person(person.id, name, "account")

    async def sign_in(self, name: str, password: str) -> Person:
        """The same time and the same answer whether the name or the password is wrong."""
        query = sa.select(db.people).where(db.people.c.account == fold(name.strip()))
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        hashed = row.password if row is not None else self.nobody_hash
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, hashed, password)
        if row is None or not right:
            raise Refusal("wrong-password")
        return Person(row.id, row.name, "account")

    def matches(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
