"""Tables out of one database and into another, one JSON line a table; every line is checked by playing it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy as sa

from signoria.engine import InvalidError, SignoriaError, game, load_edition
from signoria.server.sessions.hub import line_row
from signoria.server.sessions.live import rebuild
from signoria.server.storage import schema as db
from signoria.server.storage.components import Shelf, is_of_owner
from signoria.server.storage.engine import Database
from signoria.server.storage.files import claimed, open_private
from signoria.table import Open, Step, Table, encode_step


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A table with all its steps, and the people at it. No passwords, no sessions."""

    table: str
    steps: list[Step]
    people: dict[str, str] = {}
    components: str = ""
    """The owner's component file that it is played with; empty: the title's own."""


async def export_tables(url: str, file: Path, wanted: list[str]) -> int:
    database = Database(url)
    await database.migrate()
    count = 0
    try:
        async with database.read() as connection:
            ids = (
                wanted or (await connection.execute(sa.select(db.tables.c.id).order_by(db.tables.c.id))).scalars().all()
            )
            with open_private(file) as out:
                for table_id in ids:
                    query = sa.select(db.steps.c.body).where(db.steps.c.table_id == table_id)
                    bodies = (await connection.execute(query.order_by(db.steps.c.number))).scalars().all()
                    if not bodies:
                        raise InvalidError(f"There is no table {table_id}.")
                    steps = [msgspec.json.decode(body, type=Step) for body in bodies]
                    seated = sa.select(db.people.c.id, db.people.c.name)
                    seated = seated.join(db.members, db.members.c.person_id == db.people.c.id)
                    rows = await connection.execute(seated.where(db.members.c.table_id == table_id))
                    people = {row.id: row.name for row in rows}
                    text = await components_of(database, steps)
                    out.write(msgspec.json.encode(Line(table_id, steps, people, text)) + b"\n")
                    count += 1
    finally:
        await database.close()
    return count


async def components_of(database: Database, steps: list[Step]) -> str:
    opening = steps[0].command
    if not isinstance(opening, Open) or not is_of_owner(opening.game, opening.setup.edition):
        return ""
    return await Shelf(database).text(opening.game, opening.setup.edition) or ""


async def import_tables(url: str, file: Path) -> tuple[int, int]:
    """How many tables were taken, and how many were there already."""
    tables = [(line, checked(line, number)) for number, line in enumerate(read(file), 1)]
    with claimed(url):
        database = Database(url)
        await database.migrate()
        taken = 0
        try:
            for line, table in tables:
                if line.components:
                    await Shelf(database).store_edition(table.game.name, table.setup.edition, line.components)
                    await Shelf(database).keep(table.game.name, table.setup.edition)
                taken += await take(database, line, table)
        finally:
            await database.close()
    return taken, len(tables) - taken


def read(file: Path) -> list[Line]:
    lines: list[Line] = []
    for number, text in enumerate(file.read_bytes().splitlines(), 1):
        try:
            lines.append(msgspec.json.decode(text, type=Line))
        except msgspec.DecodeError as error:
            raise InvalidError(f"Line {number} of {file} is not a table: {error}.") from None
    return lines


def checked(line: Line, number: int) -> Table:
    """The table, if its steps can be taken."""
    try:
        opening = line.steps[0].command
        if line.components and isinstance(opening, Open):
            load_edition(game(opening.game), opening.setup.edition, line.components)
        table = rebuild(line.steps, ())[0]
    except (SignoriaError, ValueError, IndexError) as error:
        raise InvalidError(f"Line {number} cannot be played: {error}.") from None
    if table.id != line.table:
        raise InvalidError(f"Line {number} names table {line.table} but holds table {table.id}.")
    return table


async def take(database: Database, line: Line, table: Table) -> bool:
    async with database.write() as connection:
        known = await connection.execute(sa.select(db.tables.c.id).where(db.tables.c.id == table.id))
        if known.first() is not None:
            return False
        rows = [
            {"table_id": table.id, "number": number, "body": encode_step(step).decode()}
            for number, step in enumerate(line.steps, 1)
        ]
        await connection.execute(sa.insert(db.steps), rows)
        await connection.execute(sa.insert(db.tables), [line_row(table) | {"due": 0, "keeper": "", "kept_until": 0}])
        for person, name in line.people.items():
            there = await connection.execute(sa.select(db.people.c.id).where(db.people.c.id == person))
            if there.first() is None:
                row = {"id": person, "name": name, "created": line.steps[0].at}
                await connection.execute(sa.insert(db.people), [row])
            member = {"person_id": person, "table_id": table.id, "seated": person in table.streams}
            await connection.execute(sa.insert(db.members), [member])
    return True
