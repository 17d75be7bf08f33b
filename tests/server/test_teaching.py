"""The teacher over HTTP: finished games only, for those who may see them; branches lead there and back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.engine import Record
from tests.example import found_beside
from tests.server.harness import Json, Person, Server, run, wait_for
from tests.server.test_play_on import first_look, played, stored

HEAPS = {"seats": 2, "first": 0, "values": {"heaps": 2}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where the example can be played, whose analyst is quick."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.db'}", environment=found_beside(folder)) as running:
        yield running


def started(person: Person, **terms: Any) -> Json:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    return person.make_table(seats, terms, "nim", **{key: value for key, value in HEAPS.items() if key != "seats"})


async def play_through(person: Person, table: str, invite: str = "") -> None:
    chair = await person.sit(table, invite)
    await chair.play(lambda look: str(look["legal"][0]["text"]))
    await chair.close()


def finished(person: Person, **terms: Any) -> Json:
    made = started(person, **terms)
    run(play_through(person, made["id"]))
    return made


def ready(person: Person, path: str, body: Json | None = None, **query: str) -> Json:
    """Asked again until it is there."""
    address = f"{path}?{httpx.QueryParams(query)}"

    def asked() -> Json | None:
        answer: Json = person.post(address, body)
        assert answer["status"] in ("waiting", "working", "ready")
        return answer if answer["status"] == "ready" else None

    return wait_for(asked)


def reason(person: Person, path: str, body: Json | None = None) -> str:
    return str(person.post(path, body, ok=False).json()["reason"])


# -- analyses


def test_a_finished_game_is_analysed_once_for_all(server: Server) -> None:
    anna = Person(server, "Anna")
    table = finished(anna)["id"]
    path = f"/api/tables/{table}/analysis"
    assert anna.get(path) == {"status": "unasked", "done": 0.0, "analysis": None}
    found = ready(anna, path)["analysis"]
    record = anna.get(f"/api/tables/{table}/record")
    shares = [float(seat in record["outcome"]["winners"]) for seat in range(2)]
    assert found["chances"][-1] == {"turn": len(record["moves"]), "values": shares}
    assert len(found["turning_points"]) == 2
    assert Person(server).get(path)["analysis"] == found, "whoever may watch finds it there"


def test_nobody_analyses_a_game_that_goes_on(server: Server) -> None:
    anna = Person(server, "Anna")
    table = started(anna)["id"]
    for person in (anna, Person(server)):
        assert reason(person, f"/api/tables/{table}/analysis") == "not-over"
        assert reason(person, f"/api/tables/{table}/analysis/1", {}) == "not-over"
        assert reason(person, f"/api/tables/{table}/comparison") == "not-over"
        assert person.get(f"/api/tables/{table}/analysis", ok=False).json()["reason"] == "not-over"


def test_a_private_game_is_analysed_for_those_who_may_see_it(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    made = finished(anna, private=True)
    path = f"/api/tables/{made['id']}/analysis"
    ready(anna, path)
    assert bruno.get(path, ok=False).json()["reason"] == "not-for-you"
    assert reason(bruno, path) == "not-for-you"
    assert reason(bruno, f"{path}/1", {}) == "not-for-you"
    assert bruno.get(path, invite=made["invite"])["status"] == "ready"


def test_a_moment_is_looked_at_for_longer(server: Server) -> None:
    anna = Person(server, "Anna")
    path = f"/api/tables/{finished(anna)['id']}/analysis"
    found = ready(anna, f"{path}/1", {"depth": 2})
    assert found["chances"]["turn"] == found["judgement"]["turn"] == 1
    assert found["judgement"]["seat"] == 0
    assert anna.post(f"{path}/1", {"depth": 4}, ok=False).status_code == 400


def test_a_moment_at_which_nobody_decides_is_refused(server: Server) -> None:
    anna = Person(server, "Anna")
    path = f"/api/tables/{finished(anna)['id']}/analysis"

    def refused() -> Json | None:
        answer = anna.post(f"{path}/0", {}, ok=False)
        return answer.json() if answer.status_code == 400 else None

    assert wait_for(refused)["reason"] == "invalid"


def test_an_uploaded_record_is_analysed_too(server: Server) -> None:
    anna = Person(server, "Anna")
    table = finished(anna)["id"]
    record = Record.from_json(json.dumps(anna.get(f"/api/tables/{table}/record")))
    path = f"/api/records/{stored(anna, record)}/analysis"
    assert anna.get(path)["status"] == "unasked"
    found = ready(Person(server), path)["analysis"]
    assert found == ready(anna, f"/api/tables/{table}/analysis")["analysis"]
    assert ready(anna, f"{path}/1", {})["judgement"]["turn"] == 1


def test_titles_say_whether_they_can_be_analysed(server: Server) -> None:
    assert {title["name"]: title["analyst"] for title in Person(server).get("/api/titles")}["nim"]


def test_a_title_tells_how_often_its_chances_came_true_where_that_was_measured(server: Server) -> None:
    nobody = Person(server)
    assert nobody.get("/api/titles/nim/calibration") is None
    assert nobody.get("/api/titles/chess/calibration", ok=False).status_code == 400


# -- hints


def test_a_hint_says_the_chance_of_its_action_and_of_the_runners_up(server: Server) -> None:
    async def asked() -> Json:
        anna = Person(server, "Anna")
        chair = await anna.sit(started(anna)["id"])
        while not chair.may_act():
            await chair.hear()
        return await chair.ask("hint", seat=0)

    hint = run(asked())
    assert hint["candidates"][0]["choice"] == hint["choice"]
    values = [one["value"] for one in hint["candidates"]]
    assert 1 < len(values) <= 4
    assert values == sorted(values, reverse=True)
    assert all(0 <= one["value"] <= 1 and one["error"] > 0 for one in hint["candidates"])
    assert hint["reason"] in ("zero", "hope")


# -- branches


def branch_off(person: Person, source: str, turn: int, seat: int) -> Json:
    made: Json = person.post(f"/api/{source}/play-on", {"at": turn, "seat": seat})
    return made


def test_a_branch_knows_where_it_came_from_and_is_found_there(server: Server) -> None:
    anna = Person(server, "Anna")
    source = f"tables/{finished(anna)['id']}"
    made = branch_off(anna, source, 1, 0)
    origin = {"source": source, "turn": 1, "seat": 0}
    assert anna.get(f"/api/tables/{made['id']}")["table"]["origin"] == origin
    [line] = anna.get(f"/api/{source}/branches")["branches"]
    assert (line["table"], line["turn"], line["seat"], line["name"]) == (made["id"], 1, 0, "Anna")
    assert (line["status"], line["mine"], line["invite"]) == ("playing", True, made["invite"])
    back = anna.get(f"/api/tables/{made['id']}/branches")
    assert (back["origin"], back["branches"]) == (origin, [])
    assert anna.get(f"/api/tables/{source.removeprefix('tables/')}/replay", invite=back["invite"])["total"] > 1


def test_others_see_a_branch_and_may_watch_it_when_it_is_over(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    source = f"tables/{finished(anna)['id']}"
    made = branch_off(anna, source, 1, 0)
    [line] = bruno.get(f"/api/{source}/branches")["branches"]
    assert (line["status"], line["mine"], line["invite"]) == ("playing", False, "")
    run(play_through(anna, made["id"], made["invite"]))
    [line] = bruno.get(f"/api/{source}/branches")["branches"]
    assert line["status"] == "over"
    assert line["outcome"]["winners"]
    replay = bruno.get(f"/api/tables/{made['id']}/replay", invite=line["invite"])
    assert replay["outcome"] == line["outcome"]


def test_the_branches_of_a_private_game_are_for_those_who_may_see_it(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    first = finished(anna, private=True)
    made = branch_off(anna, f"tables/{first['id']}", 1, 0)
    path = f"/api/tables/{first['id']}/branches"
    assert bruno.get(path, ok=False).json()["reason"] == "not-for-you"
    assert anna.get(f"/api/tables/{made['id']}/branches")["invite"] == first["invite"]
    told = bruno.get(f"/api/tables/{made['id']}/branches", invite=made["invite"])
    assert told["invite"] == "", "who only knows the branch does not get into the game that it came from"


def test_a_branch_is_compared_with_the_game_that_it_came_from(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    first = finished(anna, private=True)
    made = branch_off(anna, f"tables/{first['id']}", 1, 0)
    run(play_through(anna, made["id"], made["invite"]))
    found = ready(anna, f"/api/tables/{made['id']}/comparison")
    origin, branch = found["origin"], found["branch"]
    assert origin["chances"][0]["turn"] == 1
    assert branch["chances"][0]["turn"] == 0
    assert origin["chances"][0]["values"] == branch["chances"][0]["values"], "they part from the same moment"
    assert branch["outcome"] == anna.get(f"/api/tables/{made['id']}/replay")["outcome"]
    path = f"/api/tables/{made['id']}/comparison?invite={made['invite']}"
    assert reason(bruno, path) == "not-for-you"
    assert reason(anna, f"/api/tables/{first['id']}/comparison") == "no-branch"


def test_branches_of_records_are_listed_too(server: Server) -> None:
    anna = Person(server, "Anna")
    source = f"records/{stored(anna, played('condottiere', 3, 5))}"
    made = branch_off(anna, source, 20, 1)
    listed = Person(server).get(f"/api/{source}/branches")
    assert (listed["origin"], [line["table"] for line in listed["branches"]]) == (None, [made["id"]])


def test_the_player_of_a_branch_sees_what_their_seat_could_see(server: Server) -> None:
    anna = Person(server, "Anna")
    record = played("condottiere", 3, 8)
    source = f"records/{stored(anna, record)}"
    turn = next(turn for turn, state in enumerate(record.states()) if turn > 30 and state.to_move == 1)
    made = branch_off(anna, source, turn, 1)
    seen = run(first_look(anna, made["id"], 1))
    known = [one["looks"][0] for one in anna.get(f"/api/{source}/replay", eyes="1", first=turn, count=1)["steps"]]
    assert seen["view"] == known[0]["view"]


def test_a_branch_outlives_a_restart(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", environment=found_beside(tmp_path)) as server:
        anna = Person(server, "Anna")
        source = f"tables/{finished(anna)['id']}"
        made = branch_off(anna, source, 1, 0)
        found = ready(anna, f"/api/{source}/analysis")
        server.kill()
        server.start()
        assert anna.get(f"/api/{source}/analysis") == found
        assert [line["table"] for line in anna.get(f"/api/{source}/branches")["branches"]] == [made["id"]]
        assert anna.get(f"/api/tables/{made['id']}")["table"]["origin"]["source"] == source
