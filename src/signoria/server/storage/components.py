"""Owners' component files: kept in the database, in memory only while somebody plays with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from time import time_ns
from typing import Any, get_args

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from signoria.engine import InvalidError, Inventory, game, load_edition, manifest
from signoria.engine.contract import Mark
from signoria.engine.text import is_hidden
from signoria.server.storage import schema as db
from signoria.server.storage.engine import Database
from signoria.table import Refusal

MOST_IDLE = 8
"""Editions that nobody plays with and that stay in memory all the same: they may be asked for again soon."""
UNUSED_LIFE = 86_400_000
"""Milliseconds that a file is kept with which no table was made."""

Key = tuple[str, str]
"""A title and an edition of it."""


class NoComponents(Refusal):
    """The components that a table, a record or a set-up names are not here, or can no longer be read."""

    def __init__(self, edition: str, why: str = "") -> None:
        super().__init__("no-components", edition=edition[:80], why=why)


class Shelf:
    """All methods run in the event loop; only parsing goes to a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.users: dict[Key, set[object]] = {}
        """The editions in memory and who plays with each, the longest unused first."""
        self.fetching: dict[Key, asyncio.Future[None]] = {}

    # -- in memory

    async def fetch(self, title: str, edition: str) -> None:
        """Have an edition in memory, for as long as nothing else is awaited; NoComponents if it is not there."""
        key = (title, edition)
        if key in self.users:
            self.users[key] = self.users.pop(key)
        elif is_of_owner(title, edition):
            if key not in self.fetching:
                self.fetching[key] = asyncio.ensure_future(self.load(key))
                self.fetching[key].add_done_callback(lambda _: self.fetching.pop(key, None))
            await asyncio.shield(self.fetching[key])
            await self.fetch(title, edition)  # another one may have pushed it out

    async def load(self, key: Key) -> None:
        text = await self.text(*key)
        if text is None:
            raise NoComponents(key[1])
        try:
            await asyncio.to_thread(load_edition, game(key[0]), key[1], text)
        except InvalidError as error:
            raise NoComponents(key[1], str(error)) from None
        self.users[key] = set()
        self.push_out()

    def push_out(self) -> None:
        idle = [key for key, users in self.users.items() if not users]
        for title, edition in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.users[title, edition]
            game(title).unload(edition)

    def hold(self, title: str, edition: str, user: object) -> None:
        if (title, edition) in self.users:
            self.users[title, edition].add(user)

    def release(self, title: str, edition: str, user: object) -> None:
        if (title, edition) in self.users:
            self.users[title, edition].discard(user)
            self.push_out()

    @asynccontextmanager
    async def lent(self, title: str, edition: str) -> AsyncIterator[None]:
        """Have an edition in memory for some time."""
        user = object()
        await self.fetch(title, edition)
        self.hold(title, edition, user)
        try:
            yield
        finally:
            self.release(title, edition, user)

    # -- in the database

    async def store(self, title: str, name: str, text: str) -> Inventory:
        """Check a file and keep it, for a day if no table is made with it; what is in it. BadComponents says what is
        wrong."""
        inventory = await asyncio.to_thread(game(title).look_into, text, name)
        await self.put(title, inventory.edition, text)
        return inventory

    async def store_edition(self, title: str, edition: str, text: str) -> None:
        """The same with the components of an edition; InvalidError if these are others."""
        found = await asyncio.to_thread(game(title).look_into, text, edition)
        if found.edition != edition:
            raise InvalidError(f"These are the components {found.edition}, not {edition[:80]}.")
        await self.put(title, edition, text)

    async def put(self, title: str, edition: str, text: str) -> None:
        moment = time_ns() // 1_000_000
        row = {"game": title, "edition": edition, "body": text, "kept": False, "created": moment}
        async with self.database.write() as connection:
            brought_again = sa.update(db.components).where(*of_edition(title, edition)).values(created=moment)
            known = await connection.execute(brought_again)
        if not known.rowcount:
            with suppress(IntegrityError):  # somebody stored the same at the same moment
                async with self.database.write() as connection:
                    await connection.execute(sa.insert(db.components), [row])

    async def keep(self, title: str, edition: str) -> None:
        """A table or a record needs it from now on."""
        if is_of_owner(title, edition):
            async with self.database.write() as connection:
                query = sa.update(db.components).where(*of_edition(title, edition)).values(kept=True)
                known = await connection.execute(query)
            if not known.rowcount:
                raise NoComponents(edition)

    async def text(self, title: str, edition: str) -> str | None:
        if any(is_hidden(char) for char in edition):  # a database may not even take it as a question
            return None
        query = sa.select(db.components.c.body).where(*of_edition(title, edition))
        async with self.database.read() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found


def of_edition(title: str, edition: str) -> tuple[Any, Any]:
    return db.components.c.game == title, db.components.c.edition == edition


def is_of_owner(title: str, edition: str) -> bool:
    """Whether an edition is not one of the title, which has components that owners may bring."""
    said = manifest(title)
    return bool(said.components and edition) and edition not in [one.name for one in said.editions]


# -- what is in a file


def changes(inventory: Inventory, usual: Inventory) -> int:
    """How many values differ from the usual ones. What follows from others, and so has no mark, does not count."""
    marked = {path.partition(".")[0] for path in inventory.marks}
    mine, usual_ones = (dict(leaves(box.values, marked)) for box in (inventory, usual))
    return sum(mine.get(path) != usual_ones.get(path) for path in mine.keys() | usual_ones.keys())


def leaves(values: dict[str, Any], parts: set[str]) -> Iterator[tuple[str, Any]]:
    todo: list[tuple[str, Any]] = [(name, part) for name, part in values.items() if name in parts]
    while todo:
        path, value = todo.pop()
        if isinstance(value, dict):
            todo += [(f"{path}.{key}", part) for key, part in value.items() if key not in get_args(Mark)]
        elif isinstance(value, list | tuple):
            todo += [(f"{path}.{number}", part) for number, part in enumerate(value)]
        else:
            yield path, value
