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
from signoria.server.limits import BUDGETS, CROWD, LONGEST_WAIT, ROOMS, Buckets, Budgets, address_key
from signoria.server.service import Service
from signoria.server.settings import Settings
from signoria.table import Refusal

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework about itself
Client = TestClient[Litestar]
WRITES, GUESSES, BOXES, ANALYSES = 6, 3, 2, 2


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    service = Service(Settings(f"sqlite:///{tmp_path}/tables.db"))
    never_filled = {"writes": WRITES, "passwords": GUESSES, "components": BOXES, "analyses": ANALYSES}
    service.budgets.buckets |= {what: Buckets(0.0, burst) for what, burst in never_filled.items()}
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


def test_who_is_refused_is_told_when_to_come_back(client: Client) -> None:
    body = {"name": "A", "password": "a guess of mine"}
    answers(client, "/api/sign-in", body, GUESSES)
    refused = client.post("/api/sign-in", json=body)
    assert refused.headers["retry-after"] == str(LONGEST_WAIT)
    assert refused.json() == {"reason": "too-many", "args": {"what": "passwords", "seconds": LONGEST_WAIT}, "rule": ""}


def test_a_bucket_fills_again_as_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    buckets = Buckets(rate=2.0, burst=3.0)
    anna = {"anna": 1.0}
    assert [buckets.take(anna) for _ in range(4)] == [0, 0, 0, 0.5]
    moment += 0.5
    assert [buckets.take(anna) for _ in range(2)] == [0, 0.5]
    moment += 3600
    assert [buckets.take(anna) for _ in range(4)] == [0, 0, 0, 0.5]
    assert not buckets.take({"bruno": 1.0})


def test_many_strangers_do_not_make_the_server_forget_who_was_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 10)
    buckets = Buckets(rate=1e-6, burst=2.0)
    assert [bool(buckets.take({"eve": 1.0})) for _ in range(3)] == [False, False, True]
    for stranger in range(100):
        buckets.take({f"stranger {stranger}": 1.0})
        assert len(buckets.buckets) <= 10
    assert buckets.take({"eve": 1.0})


def test_an_address_has_room_for_several_people_and_a_person_everywhere_the_same() -> None:
    budgets = Budgets()
    budgets.buckets["talk"] = Buckets(0.0, 2)

    def speaks(person: str, host: str) -> bool:
        try:
            budgets.purse(person, host).spend("talk")
        except Refusal:
            return False
        return True

    assert [speaks("anna", f"192.0.2.{n}") for n in range(3)] == [True, True, False]
    assert [speaks(f"guest {n}", "2001:db8::1") for n in range(2 * CROWD + 1)] == [True] * 2 * CROWD + [False]
    assert not speaks("another guest", "2001:db8::ffff:2"), "the same customer"
    assert speaks("another guest", "2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a" * 1000, "a" * 64),
    ],
)
def test_addresses_of_one_customer_are_one(host: str, key: str) -> None:
    assert address_key(host) == key


def shown(burst: float, rate: float) -> str:
    if rate >= 1:
        return f"{burst:g}, then {rate:g} per second"
    return f"{burst:g}, then one every {1 / rate:g} s"


def test_the_operators_page_lists_every_budget() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    _, _, section = page.partition("| budget | value | of one | because |\n| --- | --- | --- | --- |\n")
    listed = section.partition("\n\n")[0].splitlines()
    budgets = [f"| {one.what} | {shown(one.burst, one.rate)} | {one.of} | {one.why} |" for one in BUDGETS]
    rooms = [f"| {one.what} at once | {one.most} | {one.of} | {one.why} |" for one in ROOMS]
    assert listed == budgets + rooms
