"""How often is too often: the application without sockets, its buckets never filled again, so time plays no part."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from signoria.engine import Record, Setup
from signoria.server.analyses import Analyses
from signoria.server.http import teaching
from signoria.server.http.app import application
from signoria.server.limits import Buckets
from signoria.server.service import Service
from signoria.server.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework about itself
Client = TestClient[Litestar]
WRITES, GUESSES, BOXES, ANALYSES = 6, 3, 2, 2


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    service = Service(Settings(f"sqlite:///{tmp_path}/tables.db"))
    service.writes = Buckets(rate=0.0, burst=WRITES)
    service.passwords = Buckets(rate=0.0, burst=GUESSES)
    service.files = Buckets(rate=0.0, burst=BOXES)
    service.analysing = Buckets(rate=0.0, burst=ANALYSES)
    with TestClient(application(service)) as opened:
        yield opened


def answers(client: Client, path: str, body: object, count: int) -> list[int]:
    return [client.post(path, json=body).status_code for _ in range(count)]


def test_guesses_at_passwords_are_limited(client: Client) -> None:
    body = {"name": "A", "password": "a guess of mine"}
    assert answers(client, "/api/sign-in", body, GUESSES + 1) == [401] * GUESSES + [429]


def test_who_writes_too_much_is_refused(client: Client) -> None:
    body = {"name": "A", "password": "short"}
    found = answers(client, "/api/records", body, WRITES + 1)
    assert 429 not in found[:WRITES]
    assert found[WRITES] == 429


def test_component_files_are_limited(client: Client) -> None:
    """To read one takes longer than to answer most other questions."""
    body = {"name": "mine.toml", "text": "no file at all"}
    assert answers(client, "/api/titles/virtu/components", body, BOXES + 1) == [400] * BOXES + [429]


def test_analyses_are_limited_when_they_begin_and_not_while_one_waits(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teaching, "manifest", lambda _: SimpleNamespace(analyst="somebody"))
    monkeypatch.setattr(Analyses, "run", lambda *_: asyncio.sleep(3600))
    client.post("/api/guest", json={"name": "Anna"})
    csrf = {"x-csrf-token": client.get("/api/me").json()["csrf"]}
    record = Record("condottiere", Setup(2)).to_json()
    source = client.post("/api/records", content=record, headers=csrf).json()["id"]
    begun = [client.post(f"/api/records/{source}/analysis/{turn}", json={}, headers=csrf) for turn in range(3)]
    assert [answer.status_code for answer in begun] == [200, 200, 429]
    again = [client.post(f"/api/records/{source}/analysis/0", json={}, headers=csrf) for _ in range(5)]
    assert {answer.json()["status"] for answer in again} == {"waiting"}


def test_asking_what_can_be_played_is_no_writing(client: Client) -> None:
    """The page asks for every pair of options; that must not use up what a person may write."""
    body = {"game": "condottiere", "setup": {"seats": 4}}
    assert 429 not in answers(client, "/api/check-setup", body, 3 * WRITES)
    assert client.post("/api/guest", json={"name": "Anna"}).status_code < 300


def test_a_bucket_fills_again_as_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    buckets = Buckets(rate=2.0, burst=3.0)
    assert [buckets.take("anna") for _ in range(4)] == [True, True, True, False]
    moment += 0.5
    assert [buckets.take("anna") for _ in range(2)] == [True, False]
    moment += 3600
    assert [buckets.take("anna") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("bruno")
