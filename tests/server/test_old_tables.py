"""Tables that earlier versions stored are played on; where a rule has changed since, that is said in a sentence."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from signoria.server.sessions.live import rebuild
from signoria.server.storage.transfer import Line, import_tables, read
from signoria.table import OtherRules
from tests.server.harness import Person, Server
from tests.server.lost_tables import cannot_go_on

FOLDER = Path(__file__).parents[1] / "fixtures" / "tables"
SETTLED = read(FOLDER / "settled.ndjson")
EARLIER = {line.table: line for line in read(FOLDER / "earlier.ndjson")}
STATUS = {"condmodern": "playing", "condpoints": "over", "virtuthree": "playing"}


@pytest.mark.parametrize("line", SETTLED, ids=lambda line: line.table)
def test_a_stored_table_is_the_one_it_was(line: Line) -> None:
    table, _ = rebuild(line.steps, ())
    assert table.status == STATUS[line.table]
    assert table.playing().turn == len(line.steps) - 1 if table.status == "playing" else table.outcome is not None


def test_they_are_taken_into_a_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    assert asyncio.run(import_tables(url, FOLDER / "settled.ndjson")) == (3, 0)


def test_steps_of_other_rules_are_told_from_steps_that_are_wrong() -> None:
    with pytest.raises(OtherRules) as refused:
        rebuild(EARLIER["virtuthree"].steps, ())
    assert refused.value.reason == "other-rules"
    assert rebuild(EARLIER["condmodern"].steps, ())[0].status == "playing"


def test_a_table_of_other_rules_says_so_and_hinders_nobody(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(f"sqlite:///{path}") as server:
        anna = Person(server, "Anna")
        table = anna.make_table([{"kind": "me"}] * 3, game="virtu")["id"]
        server.stop()
        replace_steps(path, table)
        server.start()
        cannot_go_on(anna, table, "other-rules", 4410)


def replace_steps(path: Path, table: str) -> None:
    """Write the steps of the earlier table under this one's id, with the people who sit there."""
    stored = sqlite3.connect(path)
    opening = json.loads(stored.execute("select body from steps where table_id = ?", (table,)).fetchone()[0])
    stored.execute("delete from steps where table_id = ? and number > 1", (table,))
    person = opening["by"]
    for number, text in enumerate(json.loads((FOLDER / "earlier.ndjson").read_text().splitlines()[2])["steps"], 1):
        text["by"] = person
        if number > 1:
            stored.execute(
                "insert into steps (table_id, number, body) values (?, ?, ?)", (table, number, json.dumps(text))
            )
    stored.commit()
    stored.close()


@pytest.mark.parametrize(
    "body",
    [
        '{"at": 1, "by": "x", "command": {"do": "what nobody knows", "id": "c1"}}',
        '{"at": 1, "by": "x", "comm',
        '{"at": 1, "by": "x", "command": {"do": "act", "id": "c1", "seat": 0, "turn": 0, "action": "fly:Roma"}}',
    ],
    ids=["unknown command", "half a step", "no such action"],
)
def test_a_table_that_cannot_be_read_says_so_is_logged_once_and_hinders_nobody(tmp_path: Path, body: str) -> None:
    path = tmp_path / "tables.db"
    with Server(f"sqlite:///{path}") as server:
        anna = Person(server, "Anna")
        table = anna.quick_start()
        server.stop()
        spoil(path, "update steps set body = ? where number = (select max(number) from steps)", body)
        server.start()
        cannot_go_on(anna, table, "other-rules", 4410)
        cannot_be_heard(anna, table)
        assert server.log.count("a table cannot be opened") == 1
        assert "Traceback" not in server.log


def test_a_title_that_is_gone_takes_its_tables_with_it_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(f"sqlite:///{path}") as server:
        anna = Person(server, "Anna")
        table = anna.quick_start()
        server.stop()
        spoil(path, """update steps set body = replace(body, '"game":"condottiere"', '"game":"chess"')""")
        server.start()
        cannot_go_on(anna, table, "other-rules", 4410)


def cannot_be_heard(person: Person, table: str) -> None:
    """Every other way to that table says the same."""
    for path in ("record", "replay"):
        answer = person.get(f"/api/tables/{table}/{path}", ok=False)
        assert (answer.status_code, answer.json()["reason"]) == (410, "other-rules")


def spoil(path: Path, statement: str, *values: str) -> None:
    stored = sqlite3.connect(path)
    stored.execute(statement, values)
    stored.commit()
    stored.close()
