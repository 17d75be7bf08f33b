"""Programs at the table: our bots in their workers, and anybody's over the bot API."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from signoria.engine import titles
from tests.patience import PATIENCE
from tests.server.harness import TOO_LONG, Person, Server, at_random, run, wait_for

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "random_player.py"


@pytest.mark.parametrize("game", titles())
def test_the_example_client_plays_a_full_game(server: Server, game: str) -> None:
    """Any title: neither the client nor the server has a word about one."""
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    anna, owner = Person(server, "Anna"), Person(server, "Owner of a program")
    token = owner.post("/api/tokens")["token"]
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "squire"}]
    table = anna.make_table(seats, game=game)
    command = [sys.executable, str(EXAMPLE), server.url, token, table["id"], table["invite"]]
    subprocess.run(command, check=True)  # noqa: S603
    info = anna.get(f"/api/tables/{table['id']}")["table"]
    assert info["status"] == "over"
    assert info["seats"][0]["program"] is True
    assert info["outcome"] is not None


def test_a_token_opens_what_its_owner_may_and_no_more(server: Server) -> None:
    anna, eve = Person(server, "Anna"), Person(server, "Eve")
    table = anna.make_table([{"kind": "me"}, {"kind": "bot"}], {"private": True}, first=0)["id"]
    token = anna.post("/api/tokens")["token"]
    mine, others = program(server, token), program(server, eve.post("/api/tokens")["token"])
    act = {"action": "place:Roma"}
    assert others.post(f"/api/bot/tables/{table}/act", json=act).status_code == 403
    assert others.get(f"/api/bot/tables/{table}/stream").status_code == 403
    refused = mine.post(f"/api/bot/tables/{table}/act", json={"action": "play:10"})
    assert refused.status_code == 409
    assert refused.json()["rule"].startswith("C-")
    assert mine.post(f"/api/bot/tables/{table}/act", json=act).status_code == 200
    assert mine.post(f"/api/bot/tables/{table}/say", json={"text": "Roma!"}).status_code == 200
    resign = {"do": "resign", "id": "r", "seat": 0}
    assert mine.post(f"/api/bot/tables/{table}/command", json=resign).status_code == 200
    anna.http.request("DELETE", "/api/tokens", headers={"x-csrf-token": anna.get("/api/me")["csrf"]})
    assert mine.get("/api/bot/events").status_code == 401


def program(server: Server, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"authorization": f"Bearer {token}"})


def test_a_crashed_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = Person(server, "Anna")
        chair = await anna.sit(anna.quick_start())
        choose = at_random(random.Random(7))
        for _ in range(3):
            await chair.play(choose, 2)
            while not (there := workers(server)):  # nobody has had to think yet
                assert await chair.play(choose, 1)
            for worker in there:
                worker.kill()
        await chair.play(choose)
        assert chair.over

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        run(story(server))
        assert "signoria_bot_failures_total 0.0" not in server.get("/metrics").text


def workers(server: Server) -> list[psutil.Process]:
    """The processes in which bots think."""
    assert server.process is not None
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in command_line(child)]


def command_line(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.NoSuchProcess:  # it ended while we looked
        return ""


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        Person(server, "Anna").make_table([{"kind": "me"}, {"kind": "bot"}], first=1)  # a bot has to think at once
        wait_for(lambda: workers(server))
        assert server.process is not None
        there = psutil.Process(server.process.pid).children(recursive=True)
        server.kill()
        _, alive = psutil.wait_procs(there, timeout=PATIENCE)
        assert not alive
        assert "leaked" not in server.log  # they had nothing to leave behind


def test_a_stream_does_not_hold_up_a_graceful_end(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        anna = Person(server, "Anna")
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        headers = {"authorization": f"Bearer {anna.post('/api/tokens')['token']}"}
        url = f"{server.url}/api/bot/tables/{table}/stream"
        with httpx.stream("GET", url, headers=headers, timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            assert '"is":"table"' in next(lines)
            server.stop()
            assert TOO_LONG not in server.log
            assert list(lines) == []
