"""Components that an owner brings: checked, kept with the tables that are played with them, served to their players."""

from __future__ import annotations

import json
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from signoria.cli import main
from signoria.engine import Record
from tests.server.harness import Json, Person, Server, at_random, run
from tests.server.lost_tables import cannot_go_on

TEXT = files("signoria.titles.virtu.components").joinpath("virtu.toml").read_text("utf-8")
ROUTE = "/api/titles/virtu/components"
BOT = {"kind": "bot", "level": "random"}


def with_florins(florins: int) -> str:
    return TEXT.replace("florins = 1\n", f"florins = {florins}\n", 1)


def bring(person: Person, text: str, name: str = "mine.toml") -> Json:
    found: Json = person.post(ROUTE, {"name": name, "text": text})
    return found


def refused(person: Person, text: str, **body: str) -> Json:
    answer = person.post(ROUTE, {"name": "mine.toml", "text": text, **body}, ok=False)
    assert answer.status_code == 400, answer.text
    problem: Json = answer.json()
    return problem


def table_of(person: Person, edition: str, seats: list[Json] | None = None, **terms: Any) -> str:
    plan = seats or [{"kind": "me"}, BOT, BOT]
    return str(person.make_table(plan, terms, game="virtu", edition=edition, first=0)["id"])


async def florins_at(person: Person, table: str) -> int:
    """What a family holds at the beginning."""
    chair = await person.sit(table)
    await chair.hear()
    await chair.close()
    return int(next(iter(chair.looks.values()))["view"]["houses"][0]["florins"])


# -- checking


def test_a_file_is_checked_and_described(server: Server) -> None:
    person = Person(server)
    usual = bring(person, TEXT)
    assert usual["changed"] == 0
    mine = TEXT.replace('id = "Siena"', 'id = "Sena"').replace('"Siena"', '"Sena"')
    found = bring(person, mine.replace("florins = 1\n", "florins = 4\n", 1), "My box (2).toml")
    assert found["edition"].startswith("My-box-2-")
    assert found["edition"].split("-")[-1] != usual["edition"].split("-")[-1]
    assert found["marks"] == usual["marks"]
    assert 2 <= found["changed"] <= 10
    assert bring(person, TEXT + "\n# a remark\n")["edition"] == usual["edition"]


def test_an_error_names_its_line(server: Server) -> None:
    text = TEXT.replace("strength = 1", "strength = 7", 1)
    problem = refused(Person(server), text)
    assert problem["reason"] == "bad-components"
    assert text.split("\n")[problem["args"]["line"] - 1] == "strength = 7"
    assert "1 to 4" in problem["args"]["text"]


@pytest.mark.parametrize("name", ["../../etc/passwd", "\u202ekab.toml", "a" * 100, "-", "standard.toml", "моя.toml"])
def test_a_name_is_only_a_name(server: Server, name: str) -> None:
    edition = bring(Person(server), with_florins(3), name)["edition"]
    stem, _, digest = edition.rpartition("-")
    assert (len(digest), len(stem) <= 32) == (32, True)
    assert stem.replace("-", "").isalnum()
    assert Person(server).get(ROUTE, edition=edition)["edition"] == edition


def test_what_is_too_large_is_refused(server: Server) -> None:
    person = Person(server)
    assert "at most" in refused(person, "# " + "x" * 90 + "\n" + "#\n" * 60_000)["args"]["text"]
    assert person.post(ROUTE, {"name": "mine.toml", "text": "x" * 1_000_000}, ok=False).status_code == 413


def test_a_title_without_components_says_so(server: Server) -> None:
    person = Person(server)
    route = "/api/titles/condottiere/components"
    assert person.post(route, {"name": "mine.toml", "text": TEXT}, ok=False).status_code == 400
    assert person.get(f"{route}/file", ok=False).status_code == 400
    known = {title["name"]: title["components"] for title in person.get("/api/titles")}
    assert known == {"condottiere": False, "virtu": True}


def test_the_values_of_this_program_are_a_file_to_begin_with(server: Server) -> None:
    answer = Person(server).get(f"{ROUTE}/file", ok=False)
    assert answer.text == TEXT
    assert answer.headers["content-disposition"] == 'attachment; filename="virtu.toml"'
    assert bring(Person(server), answer.text)["changed"] == 0


# -- playing


def test_a_table_is_played_with_them(server: Server) -> None:
    """By people and by bots, to the end; its players and everybody who knows it read the values it is played with."""
    anna = Person(server, "Anna")
    edition = bring(anna, with_florins(4))["edition"]
    setup = {"seats": 3, "edition": edition}
    assert anna.post("/api/check-setup", {"game": "virtu", "setup": setup})["edition"] == edition
    table = table_of(anna, edition)
    assert run(florins_at(anna, table)) == 4
    assert anna.get(f"/api/tables/{table}")["table"]["setup"]["edition"] == edition
    assert Person(server).get(ROUTE, edition=edition)["values"]["set-up"]["florins"] == 4
    assert Person(server).get(ROUTE)["values"]["set-up"]["florins"] == 1
    assert anna.post("/api/quick-start", {"game": "virtu", "setup": setup})["id"]


def test_the_titles_tell_nobody_of_them(server: Server) -> None:
    """What is played at a private table is nobody else's business."""
    anna = Person(server, "Anna")
    table_of(anna, bring(anna, with_florins(5))["edition"], private=True)
    virtu = next(title for title in anna.get("/api/titles") if title["name"] == "virtu")
    assert [edition["name"] for edition in virtu["editions"]] == ["standard"]


@pytest.mark.parametrize("edition", ["mine-" + "0" * 32, "nothing", "\x00", "x" * 80, "../standard"])
def test_components_that_are_not_here(server: Server, edition: str) -> None:
    anna = Person(server, "Anna")
    body = {"game": "virtu", "setup": {"seats": 3, "edition": edition}, "seats": [{"kind": "me"}, BOT, BOT]}
    for answer in (
        anna.get(ROUTE, ok=False, edition=edition),
        anna.post("/api/tables", body, ok=False),
        anna.post("/api/check-setup", {"game": "virtu", "setup": body["setup"]}, ok=False),
    ):
        assert (answer.status_code, answer.json()["reason"]) == (410, "no-components")


def test_many_bring_files_at_once(server: Server) -> None:
    """The same, and different ones; each gets what it brought."""
    texts = [with_florins(florins) for florins in (2, 6, 7, 8)] * 4
    with ThreadPoolExecutor(8) as threads:
        editions = list(threads.map(lambda text: bring(Person(server), text)["edition"], texts))
    assert len(set(editions)) == 4
    assert editions[:4] * 4 == editions
    with ThreadPoolExecutor(8) as threads:
        boxes = list(threads.map(lambda edition: Person(server).get(ROUTE, edition=edition), editions))
    assert [box["values"]["set-up"]["florins"] for box in boxes] == [2, 6, 7, 8] * 4


# -- lasting


def test_a_killed_server_still_knows_them(database: str) -> None:
    with Server(database) as server:
        anna = Person(server, "Anna")
        edition = bring(anna, with_florins(4))["edition"]
        table = table_of(anna, edition)
        server.kill()
        server.start()
        assert run(florins_at(anna, table)) == 4
        assert anna.get(ROUTE, edition=edition)["values"]["set-up"]["florins"] == 4


def test_another_process_knows_them(postgresql: str) -> None:
    with Server(postgresql) as one, Server(postgresql) as other:
        anna = Person(one, "Anna")
        table = table_of(anna, bring(anna, with_florins(4))["edition"])
        elsewhere = Person(other)
        elsewhere.http.cookies = anna.http.cookies
        assert run(florins_at(elsewhere, table)) == 4


def test_a_finished_game_is_replayed_again_elsewhere(tmp_path: Path) -> None:
    """Its rematch, its record, the record on another server, and the table moved there: each brings its components."""
    urls = [f"sqlite:///{tmp_path / name}.db" for name in ("first", "second", "third")]
    with Server(urls[0]) as server:
        anna = Person(server, "Anna")
        edition = bring(anna, with_florins(4))["edition"]
        table, rematch = run(play_twice(anna, edition))
        assert run(florins_at(anna, rematch)) == 4
        body = anna.get(f"/api/tables/{table}/record", ok=False).content
        assert anna.get(f"/api/tables/{table}/replay", count=2)["setup"]["edition"] == edition
        server.stop()
    file = tmp_path / "mine.ndjson"
    assert main(["export", "--database", urls[0], str(file), table]) == 0
    assert main(["import", "--database", urls[1], str(file)]) == 0
    assert Record.from_json(body).components == with_florins(4)
    with Server(urls[1]) as server:
        bruno = Person(server, "Bruno")
        assert bruno.get(f"/api/tables/{table}/replay", count=2)["setup"]["edition"] == edition
        assert bruno.get(ROUTE, edition=edition)["values"]["set-up"]["florins"] == 4
    with Server(urls[2]) as server:
        carla = Person(server, "Carla")
        stored = carla.post("/api/records", json.loads(body))["id"]
        assert carla.get(f"/api/records/{stored}/replay", count=2)["setup"]["edition"] == edition
        assert carla.get(ROUTE, edition=edition)["values"]["set-up"]["florins"] == 4


async def play_twice(anna: Person, edition: str) -> tuple[str, str]:
    """Some moves, a game that ends because time is up, and the beginning of another."""
    table = table_of(anna, edition, clock={"kind": "move", "seconds": 1, "at_zero": "ends"})
    chair = await anna.sit(table)
    await chair.hear()
    await chair.play(at_random(random.Random(7)), 3)
    while not chair.over:
        await chair.hear()
    answer = await chair.ask("ask-rematch", seat=0)
    await chair.close()
    return table, str(answer["news"][-1]["table"])


def test_a_table_that_lost_its_components_says_so_and_hinders_nobody(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(f"sqlite:///{path}") as server:
        anna = Person(server, "Anna")
        table = table_of(anna, bring(anna, with_florins(4))["edition"])
        server.stop()
        with sqlite3.connect(path) as stored:
            stored.execute("delete from components")
        server.start()
        cannot_go_on(anna, table, "no-components", 4411)
