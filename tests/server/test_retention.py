"""What is forgotten, what is kept, and what the lobby shows while nobody has forgotten it yet."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.server.http import lobby
from signoria.server.storage.retention import UPLOAD_LIFE, WAITING_LIFE
from tests.patience import PATIENCE
from tests.server.harness import ConnectionClosed, Json, Person, Server, at_random, run, wait_for

DAY = 86_400_000
OPEN = [{"kind": "me"}, {"kind": "open"}]


def signoria(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "signoria", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603


class House:
    """A server on SQLite whose database one can look into while it does not run."""

    def __init__(self, folder: Path, **how: Any) -> None:
        self.file = folder / "tables.db"
        self.server = Server(f"sqlite:///{self.file}", **how)

    def ask(self, question: str, *values: object) -> list[Any]:
        stored = sqlite3.connect(self.file)
        found = stored.execute(question, values).fetchall()
        stored.commit()
        stored.close()
        return found

    def ages(self, days: float) -> None:
        """All that was done was done so long ago."""
        past = int(days * DAY)
        self.ask("update tables set changed = changed - ?, kept_until = 0", past)
        for table in ("people", "records"):
            self.ask(f"update {table} set created = created - ?", past)  # noqa: S608
        self.ask("update keys set expires = expires - ?", past)

    def prune(self, *words: object) -> Json:
        done = signoria("prune", "--database", self.server.database, "--json", *words)
        assert done.returncode == 0, done.stderr
        found: Json = json.loads(done.stdout)
        return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    with made.server:
        yield made


def play_out(person: Person, table: str) -> None:
    async def story() -> None:
        chair = await person.sit(table)
        await chair.hear()
        await chair.play(at_random(random.Random(5)))
        await chair.close()

    run(story())


def test_what_nobody_needs_is_forgotten_and_finished_games_are_kept(house: House) -> None:
    anna, bruno = Person(house.server, "Anna"), Person(house.server, "Bruno")
    waiting = anna.make_table(OPEN)["id"]
    finished = anna.quick_start(setup={"seats": 2})
    play_out(anna, finished)
    record = anna.post("/api/records", anna.get(f"/api/tables/{finished}/record"))["id"]
    house.server.stop()
    house.ages(WAITING_LIFE / DAY + 0.1)
    told = house.prune("--dry-run")
    assert told["waiting"] == [waiting]
    assert house.ask("select count(*) from tables") == [(2,)]
    assert house.prune() == told
    assert house.prune()["waiting"] == []
    assert house.ask("select count(*) from steps where table_id = ?", waiting) == [(0,)]
    house.ages(UPLOAD_LIFE / DAY)
    pruned = house.prune()
    assert pruned["guests"] == 1, "Bruno has no session any more, and never had a game"
    assert (pruned["records"], pruned["old"]) == (1, [])
    house.server.start()
    assert bruno.get("/api/me")["kind"] == "nobody"
    assert house.server.get(f"/api/tables/{finished}").json()["table"]["status"] == "over"
    assert house.server.get(f"/api/records/{record}").status_code == 404


def test_games_are_kept_no_longer_than_the_operator_says(house: House) -> None:
    anna = Person(house.server, "Anna")
    table = anna.quick_start()
    moved(anna, table)
    house.server.stop()
    house.ages(30)
    assert house.prune("--keep-days", 31, "--dry-run")["old"] == []
    assert house.prune("--keep-days", 29)["old"] == [table]
    assert house.ask("select count(*) from steps") == [(0,)]


def moved(person: Person, table: str) -> None:
    async def story() -> None:
        chair = await person.sit(table)
        await chair.hear()
        await chair.play(at_random(random.Random(5)), 1)
        await chair.close()

    run(story())


def test_a_server_prunes_by_itself_when_it_starts(house: House) -> None:
    anna = Person(house.server, "Anna")
    table = anna.make_table(OPEN)["id"]
    left = anna.make_table(OPEN)["id"]
    run(leave(anna, left))
    house.server.stop()
    house.ages(2)
    house.server.start()
    wait_for(lambda: not house.ask("select 1 from tables where id in (?, ?)", table, left))
    assert house.server.get(f"/api/tables/{table}").status_code == 404


async def leave(person: Person, table: str) -> None:
    chair = await person.sit(table)
    await chair.hear()
    await chair.ask("stand", seat=0)
    await chair.close()


def test_tables_and_people_are_deleted_when_an_operator_says_so(house: House) -> None:
    anna, bruno = Person(house.server, "Anna"), Person(house.server, "Bruno")
    anna.post("/api/accounts", {"name": "Anna", "password": "a long password"})
    alone, shared = anna.quick_start(), anna.make_table(OPEN)["id"]
    bruno.post(f"/api/tables/{shared}/join", {})
    other = bruno.quick_start()
    refused = signoria("delete", "--database", house.server.database, other)
    assert refused.returncode == 2
    assert "stop that one first" in refused.stderr
    house.server.stop()
    assert signoria("delete", "--database", house.server.database, other, "nowhere").returncode == 2
    assert signoria("delete", "--database", house.server.database, other).returncode == 0
    assert signoria("delete", "--database", house.server.database, "--person", "anna").returncode == 0
    assert house.ask("select id from tables") == [(shared,)]
    assert house.ask("select name from people") == [("Bruno",)]
    house.server.start()
    assert anna.get("/api/me")["kind"] == "nobody"
    assert bruno.get(f"/api/tables/{shared}")["table"]["seats"][0]["name"] == "Anna"
    assert house.server.get(f"/api/tables/{alone}").status_code == 404


def test_on_postgresql_who_sits_at_a_deleted_table_is_sent_away(postgresql: str) -> None:
    with Server(postgresql) as server:
        anna = Person(server, "Anna")
        table = anna.quick_start()

        async def story() -> None:
            chair = await anna.sit(table)
            await chair.hear()
            done = await asyncio.to_thread(signoria, "delete", "--database", postgresql, table)
            assert done.returncode == 0, done.stderr
            with pytest.raises(ConnectionClosed):
                await chair.until(lambda _: False)

        run(story())
        assert anna.get(f"/api/tables/{table}", ok=False).status_code == 404
        assert anna.quick_start()


def test_nobody_hides_an_honest_table_in_the_lobby(house: House) -> None:
    honest = Person(house.server, "Anna").make_table(OPEN)["id"]
    greedy = Person(house.server, "Bruno")
    mine = [greedy.make_table(OPEN)["id"] for _ in range(lobby.MOST_EACH + 5)]
    shown = [line["id"] for line in greedy.get("/api/tables")]
    assert shown == mine[: -lobby.MOST_EACH - 1 : -1], "of one address there are a few, whoever makes them"
    house.server.stop()
    house.server.start()  # from where tables were opened is remembered no longer than the server runs
    shown = [line["id"] for line in greedy.get("/api/tables")]
    assert shown == [*mine[: -lobby.MOST_EACH - 1 : -1], honest]


def test_a_table_that_everybody_left_falls_behind(house: House) -> None:
    anna, bruno = Person(house.server, "Anna"), Person(house.server, "Bruno")
    left, attended = anna.make_table(OPEN)["id"], bruno.make_table(OPEN)["id"]
    house.server.stop()
    house.ask("update tables set changed = changed - ?", lobby.GONE + 1000)
    house.ask("update tables set changed = changed - 1000 where id = ?", attended)
    house.server.start()

    async def story() -> list[str]:
        chair = await bruno.sit(attended)
        await chair.hear()
        return [line["id"] for line in anna.get("/api/tables")]

    assert run(story()) == [attended, left]


def test_nobody_opens_more_tables_or_brings_more_records_than_they_may(tmp_path: Path) -> None:
    house = House(tmp_path, limits=True)
    with house.server:
        anna = Person(house.server, "Anna")
        table = anna.make_table(OPEN)["id"]
        house.server.stop()
        (line,) = house.ask("select line from tables")[0]
        (person,) = house.ask("select person_id from members")[0]
        for number in range(lobby.MOST_WAITING - 1):
            house.ask(
                "insert into tables (id, game, status, listed, line, changed, due, keeper, kept_until) "
                "values (?, 'condottiere', 'waiting', 1, ?, 9e15, 0, '', 0)",
                f"more{number}", line,
            )  # fmt: skip
            house.ask("insert into members (person_id, table_id, seated) values (?, ?, 1)", person, f"more{number}")
        for number in range(lobby.MOST_RECORDS):
            house.ask("insert into records values (?, ?, '', 9e15)", f"r{number}", person)
        house.server.start()
        body = {"game": "condottiere", "setup": {"seats": 2}, "seats": OPEN}
        refused = anna.post("/api/tables", body, ok=False)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-tables")
        refused = anna.post("/api/records", {}, ok=False)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-records")
        run(leave(anna, table))
        assert anna.make_table(OPEN)
