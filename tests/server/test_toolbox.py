"""An operator looks at tables and sets a game right: with SQLite while no server runs, with PostgreSQL beside it."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.harness import Chair, Person, Server, at_random, run


def signoria(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "signoria", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603


def told(*words: object) -> Any:
    done = signoria(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


async def both(server: Server) -> tuple[Person, str, Chair, Chair]:
    """Anna and Bruno have made a few moves."""
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    chairs = [await anna.sit(table), await bruno.sit(table)]
    for chair in chairs:
        await chair.hear()
    rng = random.Random(3)
    for _ in range(4):
        mover = next(chair for chair in chairs if chair.may_act())
        await mover.play(at_random(rng), 1)
        other = chairs[1 - chairs.index(mover)]
        while (
            other.looks != {} and next(iter(other.looks.values()))["turn"] != next(iter(mover.looks.values()))["turn"]
        ):
            await other.hear()
    return anna, table, chairs[0], chairs[1]


def turn_of(chair: Chair) -> int:
    return int(next(iter(chair.looks.values()))["turn"])


def test_beside_a_server_on_sqlite_one_may_look_and_nothing_else(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        url = ("--database", server.database)
        anna, table, chair, _ = run(both(server))
        (line,) = told("tables", *url, "--person", "Bruno", "--status", "playing")
        assert line["id"] == table
        assert told("tables", *url, "--status", "over") == []
        shown = told("show", table, *url)
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Bruno"]
        assert all(seat["hand"] for seat in shown["position"]["seats"])
        seen = told("show", table, *url, "--seat", 0)["position"]
        assert seen == next(iter(chair.looks.values()))["view"]
        assert f"{table}: condottiere, playing" in signoria("show", table, *url).stdout
        refused = signoria("undo", table, *url, "--to", 0, "--reason", "A bug")
        assert refused.returncode == 2
        assert "stop that one first" in refused.stderr
        server.stop()
        assert told("undo", table, *url, "--to", 1, "--reason", "A bug")["turn"] == 1
        wrong = signoria("undo", table, *url, "--to", 9, "--reason", "A bug")
        assert (wrong.returncode, "has 1 decisions" in wrong.stderr) == (2, True)
        server.start()
        reply = anna.get(f"/api/tables/{table}")["table"]
        assert [(one["kind"], one["reason"]) for one in reply["interventions"]] == [("undone", "A bug")]


def test_beside_servers_on_postgresql_the_players_see_it_at_once(postgresql: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    with Server(postgresql) as server:
        url = ("--database", postgresql)

        async def story() -> None:
            _, table, anna, bruno = await both(server)
            shown = await asyncio.to_thread(told, "show", table, *url)
            await asyncio.to_thread(told, "undo", table, *url, "--to", 1, "--reason", "A bug")
            for chair in (anna, bruno):
                message = await chair.until(lambda message: message.get("news"))
                assert [(one["is"], one["reason"]) for one in message["news"]] == [("operator-undid", "A bug")]
                assert message["looks"][0]["turn"] == 1
            file.write_text(json.dumps(shown["position"]))
            await asyncio.to_thread(told, "patch", table, file, *url, "--reason", "Another")
            for chair in (anna, bruno):
                message = await chair.until(lambda message: message.get("news"))
                assert [(one["is"], one["reason"]) for one in message["news"]] == [("operator-patched", "Another")]
            mover = anna if anna.may_act() else bruno
            assert await mover.play(at_random(random.Random(1)), 1) == 1

        run(story())
