"""Games played over days: who is not there hears once a turn that it is theirs, at an address of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog

from signoria.engine import InvalidError
from signoria.locales.messages import messages
from signoria.server import webhooks
from signoria.server.realtime.presence import here
from signoria.server.sessions.hub import Hub, fresh_id, now
from signoria.server.sessions.live import Live
from signoria.server.settings import Settings
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import Person
from signoria.table import PersonId, Refusal

log = structlog.get_logger(__name__)

ROUND_SECONDS = 2.0
REFRESH = 30_000
"""Milliseconds after which a subscription made in another process is known here."""
MOST_EACH = 5
AT_ONCE = 4
GONE = 410


class Turn(NamedTuple):
    """A decision that somebody owes who is not there."""

    table: str
    game: str
    person: PersonId
    seat: int
    turn: int


class TurnNotices:
    """Looks at the tables whose bots and clocks this process plays: of each turn one process tells."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.database = hub.database
        self.private = settings.private_webhooks
        self.prefix = settings.prefix
        self.known: set[PersonId] = set()
        """Who wants to be told."""
        self.read_at = 0
        self.told: dict[tuple[str, PersonId], int] = {}
        self.sending = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("turn notices failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def look(self) -> None:
        if now() > self.read_at + REFRESH:
            await self.refresh()
        for turn in list(self.owed()):
            self.told[turn.table, turn.person] = turn.turn
            if await self.claim(turn):
                self.hub.spawn(self.tell(turn))
        self.told = {key: turn for key, turn in self.told.items() if key[0] in self.hub.lives}

    async def refresh(self) -> None:
        async with self.database.read() as connection:
            self.known = set((await connection.execute(sa.select(db.notices.c.person_id).distinct())).scalars())
        self.read_at = now()

    def owed(self) -> Iterator[Turn]:
        for live in self.hub.lives.values():
            turn = owed_at(live)
            if turn is None or turn.person not in self.known:
                continue
            if self.told.get((turn.table, turn.person)) != turn.turn:
                yield turn

    async def claim(self, turn: Turn) -> bool:
        """Whether nobody has told it before, also no process that is gone by now."""
        mine = sa.and_(db.members.c.table_id == turn.table, db.members.c.person_id == turn.person)
        query = sa.update(db.members).where(mine, db.members.c.told != turn.turn).values(told=turn.turn)
        async with self.database.write() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def tell(self, turn: Turn) -> None:
        async with self.database.read() as connection:
            rows = (await connection.execute(sa.select(db.notices).where(db.notices.c.person_id == turn.person))).all()
        for row in rows:
            async with self.sending:
                await self.send(row, turn)

    async def send(self, row: Any, turn: Turn) -> None:
        words = messages(row.language, turn.game)
        told = {
            "kind": "turn",
            "table": turn.table,
            "game": turn.game,
            "seat": turn.seat,
            "turn": turn.turn,
            "path": f"{self.prefix}/table/{turn.table}",
            "text": words.say("notice-turn", title=words.say("title-name")),
        }
        try:
            status = await asyncio.to_thread(webhooks.send, row.url, row.keys, msgspec.json.encode(told), self.private)
        except (OSError, InvalidError, ValueError) as error:
            log.info("a notice did not arrive", error=type(error).__name__)
            return
        if status == GONE:
            await self.unsubscribe(row.person_id, row.id)

    # -- who wants to be told

    async def subscribe(self, person: Person, url: str, language: str) -> tuple[str, str]:
        """The id of the subscription, and the secret by which its messages are signed."""
        await asyncio.to_thread(lambda: webhooks.resolve(webhooks.target_of(url, self.private), self.private))
        if len(await self.of(person)) >= MOST_EACH:
            raise Refusal("too-many")
        row = {"id": fresh_id(), "person_id": person.id, "kind": "webhook", "url": url, "language": language}
        row |= {"keys": secrets.token_urlsafe(32)}
        async with self.database.write() as connection:
            await connection.execute(sa.insert(db.notices), [row | {"created": now()}])
        self.known.add(person.id)
        return row["id"], row["keys"]

    async def of(self, person: Person) -> list[Any]:
        query = sa.select(db.notices).where(db.notices.c.person_id == person.id).order_by(db.notices.c.created)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).all())

    async def unsubscribe(self, person: PersonId, notice: str) -> None:
        query = sa.delete(db.notices).where(db.notices.c.person_id == person, db.notices.c.id == notice)
        async with self.database.write() as connection:
            await connection.execute(query)


def owed_at(live: Live) -> Turn | None:
    """Whose turn it is at a table that we keep, if they are a person and connected nowhere."""
    table, play = live.table, live.table.play
    if play is None or not live.leased or live.unsaved or table.paused or table.status != "playing":
        return None
    seat = play.state.to_move
    if seat is None or not table.seats[seat].person or table.seats[seat].program:
        return None
    if seat in here(live)[0] or any(seat in elsewhere.online for elsewhere in live.elsewhere.values()):
        return None
    return Turn(table.id, table.game.name, table.seats[seat].person, seat, play.turn)
