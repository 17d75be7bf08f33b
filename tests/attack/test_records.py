"""Records that promise more than there can be, and replays that ask for more than anybody looks at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from signoria.engine import InvalidError, Record, Recorder, Rng, Setup, game
from signoria.server.bot_pool import BotPool
from signoria.server.http.app import application
from signoria.server.http.records import MOST_LOOKS, check_seats, replay
from signoria.server.limits import Buckets
from signoria.server.service import Service
from signoria.server.settings import Settings
from signoria.server.storage import schema as db

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework about itself
HUGE = 60_000_000


@pytest.fixture
def service(tmp_path: Path) -> Service:
    return Service(Settings(f"sqlite:///{tmp_path}/tables.db"))


@pytest.fixture
def client(service: Service) -> Iterator[TestClient[Litestar]]:
    with TestClient(application(service)) as opened:
        opened.post("/api/guest", json={"name": "Eve"})
        opened.headers["x-csrf-token"] = opened.get("/api/me").json()["csrf"]
        yield opened


def played(seats: int = 6) -> Record:
    table = Recorder("condottiere", Setup(seats, first=0))
    rng = Rng(7)
    while len(table.record.moves) < 300 and not table.state.over:
        if table.state.waits_for_chance:
            table.deal(rng)
        else:
            table.act(rng.choice(table.state.legal()))
    return table.record


@pytest.mark.parametrize("start", [None, game("condottiere").new(Setup(3)).position()])
def test_a_record_of_millions_of_seats_is_refused(
    client: TestClient[Litestar], start: dict[str, object] | None
) -> None:
    huge = Record("condottiere", Setup(HUGE), start=start)
    refused = client.post("/api/records", content=huge.to_json())
    assert refused.status_code == 400
    assert "2 to 6" in refused.json()["args"]["text"]
    with pytest.raises(InvalidError):
        check_seats(huge)


def test_one_that_was_stored_before_is_refused_before_anybody_looks(
    service: Service, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    huge = Record("condottiere", Setup(HUGE), start=game("condottiere").new(Setup(3)).position())
    row = {"id": "old", "person_id": "eve", "body": huge.to_json().decode(), "created": 0}

    async def store() -> None:
        async with service.database.write() as connection:
            await connection.execute(sa.insert(db.records), [row])

    with client.portal() as portal:
        portal.call(store)
    monkeypatch.setattr("signoria.server.http.records.pairs_of_eyes", lambda *_: pytest.fail("these are many eyes"))
    assert client.get("/api/records/old/replay?eyes=all").status_code == 400


def test_a_replay_answers_so_many_looks_whatever_is_asked_for() -> None:
    record = played()
    for eyes, pairs in (("all", 6), ("0,0,0,0", 1), ("spectator,0,1,2,3,4,5", 7)):
        shown = replay(record, eyes, 0, MOST_LOOKS).steps
        assert {len(step.looks) for step in shown} == {pairs}
        assert len(shown) == min(len(record.moves) + 1, MOST_LOOKS // pairs)


def test_nobody_looks_through_eyes_that_are_not_there(client: TestClient[Litestar]) -> None:
    record_id = client.post("/api/records", content=played().to_json()).json()["id"]
    assert client.get(f"/api/records/{record_id}/replay?eyes=0,6").status_code == 400
    assert client.get(f"/api/records/{record_id}/replay?eyes=0,5").status_code == 200


def test_uploads_and_replays_have_an_end(service: Service, client: TestClient[Litestar]) -> None:
    service.budgets.buckets |= {"records": Buckets(0.0, 2), "replays": Buckets(0.0, 3)}
    body = played(2).to_json()
    made = [client.post("/api/records", content=body) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]
    path = f"/api/records/{made[0].json()['id']}/replay"
    assert [client.get(path).status_code for _ in range(4)] == [200, 200, 200, 429]


def test_a_long_record_costs_more(service: Service, client: TestClient[Litestar]) -> None:
    service.budgets.buckets["replays"] = Buckets(0.0, 3)
    record_id = client.post("/api/records", content=played(2).to_json()).json()["id"]
    long = msgspec.structs.replace(played(2), moves=["pass"] * 2000)

    async def lengthen() -> None:
        async with service.database.write() as connection:
            query = sa.update(db.records).where(db.records.c.id == record_id)
            await connection.execute(query.values(body=long.to_json().decode()))

    with client.portal() as portal:
        portal.call(lengthen)
    path = f"/api/records/{record_id}/replay"
    assert [client.get(path).status_code for _ in range(2)] == [400, 429]


def test_tables_have_an_end_and_those_of_bots_alone_sooner(
    service: Service, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "ask", lambda *_: asyncio.sleep(3600))
    service.budgets.buckets |= {"tables": Buckets(0.0, 3), "bot tables": Buckets(0.0, 1)}
    bots = {"game": "condottiere", "setup": {"seats": 2}, "seats": [{"kind": "bot"}] * 2}
    mine = bots | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    assert [client.post("/api/tables", json=bots).status_code for _ in range(2)] == [201, 429]
    assert [client.post("/api/tables", json=mine).status_code for _ in range(2)] == [201, 429]
