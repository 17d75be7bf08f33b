"""Who somebody is: keys that end everywhere at once, tokens that may do less, names that are nobody else's."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from signoria.server.bot_pool import BotPool
from signoria.server.http.guards import device_of
from signoria.server.sessions import former_players
from signoria.server.sessions.registry import Registry
from signoria.server.storage import accounts
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import NOBODY, RIGHTS, People, digest
from signoria.server.storage.engine import MIGRATIONS, Database
from signoria.server.storage.event_log import EventLog
from signoria.table import FORMER_PLAYER, Open, Refusal, Step
from tests.patience import PATIENCE
from tests.server.conftest import fresh_database
from tests.server.harness import Chair, Json, Person, Server, at_random, run
from tests.table.tables import Seated

PASSWORD, OTHER = "aqua tofana", "cantarella!"
names = iter(f"Borgia {number}" for number in range(1000))


def member(server: Server, name: str | None = None) -> Person:
    """Somebody with an account."""
    person = Person(server)
    person.post("/api/accounts", {"name": name or next(names), "password": PASSWORD})
    return person


def elsewhere(person: Person, server: Server | None = None) -> Person:
    """The same account in another browser, perhaps at another process."""
    other = Person(server or person.server)
    other.post("/api/sign-in", {"name": person.get("/api/me")["name"], "password": PASSWORD})
    return other


def carrying(person: Person, server: Server | None = None) -> Person:
    """The same session, perhaps at another process."""
    other = Person(server or person.server)
    other.http.cookies = httpx.Cookies(person.http.cookies)
    return other


def kind(person: Person) -> str:
    return str(person.get("/api/me")["kind"])


def token_of(person: Person, **body: str) -> str:
    return str(person.post("/api/tokens", body)["token"])


def program(server: Server, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"authorization": f"Bearer {token}"})


def drop(person: Person, path: str) -> int:
    headers = {"x-csrf-token": person.get("/api/me")["csrf"]}
    return person.http.request("DELETE", path, headers=headers).status_code


# -- ending at once


@pytest.fixture(scope="module")
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL."""
    url = fresh_database(request, "postgresql", tmp_path_factory.mktemp("two"))
    with Server(url) as first, Server(url) as second:
        yield first, second


@asynccontextmanager
async def lines(server: Server, token: str, path: str) -> AsyncIterator[AsyncIterator[Json]]:
    """A program's stream, without the empty lines."""
    headers = {"authorization": f"Bearer {token}"}
    async with (
        httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers=headers) as client,
        client.stream("GET", path) as stream,
    ):
        yield (json.loads(line) async for line in stream.aiter_lines() if line)


async def rest(stream: AsyncIterator[Json]) -> list[Json]:
    """All that comes until the stream ends, which it does soon."""

    async def read() -> list[Json]:
        return [said async for said in stream]

    return await asyncio.wait_for(read(), PATIENCE)


WAYS: dict[str, Callable[[Person], Any]] = {
    "sign-out everywhere": lambda person: person.post("/api/sign-out-everywhere"),
    "deletion": lambda person: person.post("/api/delete-account", {"password": PASSWORD}),
}


@pytest.mark.parametrize("way", WAYS)
def test_sockets_and_streams_end_in_every_process(two: tuple[Server, Server], way: str) -> None:
    async def story() -> None:
        anna = member(two[0])
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        token = token_of(anna)
        chairs = [await carrying(anna, server).sit(table) for server in two]
        for chair in chairs:
            await chair.hear()
        async with AsyncExitStack() as stack:
            paths = (f"/api/bot/tables/{table}/stream", "/api/bot/events")
            streams = [await stack.enter_async_context(lines(server, token, path)) for server in two for path in paths]
            assert [(await anext(stream))["is"] for stream in streams] == ["table", "game"] * 2
            await asyncio.to_thread(WAYS[way], anna)
            for chair in chairs:
                assert (await chair.until(lambda said: said["is"] == "closing"))["reason"] == "signed-out"
            for stream in streams:
                assert (await rest(stream))[-1] == {"is": "closing", "reason": "signed-out", "retry": False}
        for server in two:
            assert kind(carrying(anna, server)) == "nobody"
            assert program(server, token).get("/api/bot/events").status_code == 401

    run(story())


def test_a_sign_out_ends_that_session_alone(two: tuple[Server, Server]) -> None:
    async def story() -> None:
        anna = member(two[0])
        other = elsewhere(anna, two[1])
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        mine, others = await carrying(anna, two[1]).sit(table), await other.sit(table)
        await mine.hear()
        await others.hear()
        anna.post("/api/sign-out")
        await mine.until(lambda said: said["is"] == "closing")
        assert (await others.ask("stand", seat=0))["is"] == "table"

    run(story())


def test_a_dropped_token_ends_its_own_streams_alone(two: tuple[Server, Server]) -> None:
    async def story() -> None:
        anna = member(two[0])
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        kept, dropped = token_of(anna, name="kept"), token_of(anna, name="dropped")
        path = f"/api/bot/tables/{table}/stream"
        async with lines(two[1], kept, path) as one, lines(two[1], dropped, path) as two_:
            await anext(one)
            await anext(two_)
            found = next(line for line in anna.get("/api/tokens") if line["name"] == "dropped")
            assert drop(anna, f"/api/tokens/{found['id']}") == 204
            assert [said["is"] for said in await rest(two_)] == ["closing"]
            program(two[0], kept).post(f"/api/bot/tables/{table}/say", json={"text": "Still here"})
            assert (await anext(one))["news"][0]["text"] == "Still here"
        assert [line["name"] for line in anna.get("/api/tokens")] == ["kept"]

    run(story())


def test_a_new_password_ends_all_other_sessions(two: tuple[Server, Server]) -> None:
    async def story() -> None:
        anna = member(two[0])
        other = elsewhere(anna, two[1])
        token = token_of(anna)
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        chair, own = await other.sit(table), await anna.sit(table)
        await chair.hear()
        await own.hear()
        wrong = anna.post("/api/password", {"old": OTHER, "new": OTHER}, ok=False)
        assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong-password")
        assert anna.post("/api/password", {"old": PASSWORD, "new": OTHER})["kind"] == "account"
        await chair.until(lambda said: said["is"] == "closing")
        assert (await own.ask("say", seat=0, text="Still here"))["is"] == "update"
        assert [kind(anna), kind(other)] == ["account", "nobody"]
        assert program(two[1], token).get("/api/tables?list=mine").json()[0]["id"] == table
        name = anna.get("/api/me")["name"]
        for password, status in ((PASSWORD, 401), (OTHER, 200)):
            answer = Person(two[1]).post("/api/sign-in", {"name": name, "password": password}, ok=False)
            assert answer.status_code == status

    run(story())


def test_who_was_read_before_a_key_ended_is_read_again(tmp_path: Path) -> None:
    """A request finds its person in the database while the key is being dropped: neither it nor the cache is fooled."""

    class Slow(People):
        between: Callable[[], Any] | None = None

        async def read_person(self, mark: str) -> accounts.Person:
            found = await super().read_person(mark)
            between, self.between = self.between, None
            if between is not None:
                await between()
            return found

    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.migrate()
        people = Slow(database, "this")
        anna = await people.guest("Anna")
        key = await people.new_key(anna, "session")
        people.between = lambda: people.drop_keys(anna)
        assert [await people.by_key(key), await people.by_key(key)] == [NOBODY, NOBODY]
        await database.close()

    run(story())


# -- keys


def test_the_key_of_the_guest_opens_nothing_after_registering(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Caterina")
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        token, before = token_of(anna), carrying(anna)
        chair = await before.sit(table)
        await chair.hear()
        anna.post("/api/accounts", {"name": "Caterina", "password": PASSWORD})
        assert anna.cookie != before.cookie
        assert (await chair.until(lambda said: said["is"] == "closing"))["reason"] == "signed-out"
        assert [kind(anna), kind(before)] == ["account", "nobody"]
        assert program(server, token).get("/api/bot/events").status_code == 401
        assert anna.get(f"/api/tables/{table}")["seats"] == [0]

    run(story())


def test_signing_in_ends_the_session_that_the_browser_had(server: Server) -> None:
    anna = member(server)
    before = carrying(anna)
    anna.post("/api/sign-in", {"name": anna.get("/api/me")["name"], "password": PASSWORD})
    assert [kind(anna), kind(before)] == ["account", "nobody"]
    assert len(anna.get("/api/sessions")) == 1


OWN: tuple[tuple[str, str, Json], ...] = (
    ("POST", "/api/accounts", {"name": "Taken over", "password": PASSWORD}),
    ("POST", "/api/sign-in", {"name": "Taken over", "password": PASSWORD}),
    ("POST", "/api/guest", {"name": "Renamed"}),
    ("POST", "/api/password", {"old": PASSWORD, "new": OTHER}),
    ("POST", "/api/delete-account", {"password": PASSWORD}),
    ("POST", "/api/sign-out", {}),
    ("POST", "/api/sign-out-everywhere", {}),
    ("POST", "/api/tokens", {}),
    ("GET", "/api/tokens", {}),
    ("DELETE", "/api/tokens", {}),
    ("DELETE", f"/api/tokens/{'0' * 16}", {}),
    ("GET", "/api/sessions", {}),
    ("DELETE", f"/api/sessions/{'0' * 16}", {}),
)


@pytest.mark.parametrize("scope", ["play", "read"])
@pytest.mark.parametrize("who", ["guest", "account"])
def test_a_token_never_owns_its_person(server: Server, who: str, scope: str) -> None:
    anna = Person(server, next(names)) if who == "guest" else member(server)
    token = token_of(anna, scope=scope)
    for method, path, body in OWN:
        answer = program(server, token).request(method, path, json=body)
        assert (answer.status_code, answer.json()["reason"]) == (403, "token-may-not"), path
    assert kind(anna) == who
    assert len(anna.get("/api/tokens")) == 1


def test_every_operation_on_oneself_is_among_those(server: Server) -> None:
    document = server.get("/api/schema/openapi.json").json()
    people = {
        (method.upper(), path)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if "people" in operation["tags"]
    }
    known = {(method, path.replace("0" * 16, "{key_id}")) for method, path, _ in OWN}
    assert people - known == {("GET", "/api/me")}


def test_a_token_that_reads_sends_nothing(server: Server) -> None:
    async def story() -> None:
        anna = member(server)
        made = anna.make_table([{"kind": "me"}, {"kind": "bot"}], {"private": True, "pace": 10_000}, first=0)
        table, token = made["id"], token_of(anna, scope="read")
        reader = program(server, token)
        assert reader.get(f"/api/tables/{table}").json()["seats"] == [0]
        posts: dict[str, Json] = {
            f"/api/bot/tables/{table}/act": {"action": "place:Roma"},
            f"/api/bot/tables/{table}/say": {"text": "Roma!"},
            f"/api/bot/tables/{table}/command": {"do": "resign", "id": "r", "seat": 0},
            f"/api/tables/{table}/join": {},
            "/api/quick-start": {},
            "/api/tables": {},
            "/api/records": {},
        }
        for path, body in posts.items():
            answer = reader.post(path, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (403, "token-may-not"), path
        chair = await Person(server).sit(table, authorization=f"Bearer {token}")
        assert (await chair.hear())["you"]["seats"] == [0]
        for do, fields in (("say", {"seat": 0, "text": "Roma!"}), ("hint", {"seat": 0}), ("resign", {"seat": 0})):
            assert (await chair.ask(do, **fields))["reason"] == "token-may-not"
        assert (await chair.ask("history"))["is"] == "history"

    run(story())


def test_the_rights_of_a_key_are_these() -> None:
    assert {scope: sorted(rights) for scope, rights in RIGHTS.items()} == {
        "full": ["look", "own", "play"],
        "play": ["look", "play"],
        "read": ["look"],
    }


def test_tokens_are_listed_by_name_and_dropped_one_by_one(server: Server) -> None:
    anna, eve = member(server), member(server)
    token_of(anna, name="first")
    token_of(anna, name="second", scope="read")
    listed = anna.get("/api/tokens")
    assert sorted((line["name"], line["scope"]) for line in listed) == [("first", "play"), ("second", "read")]
    assert all(line["created"] and line["used"] >= line["created"] for line in listed)
    assert drop(eve, f"/api/tokens/{listed[0]['id']}") == 404
    assert drop(anna, f"/api/tokens/{listed[0]['id']}") == 204
    assert anna.get("/api/tokens") == listed[1:]
    refused = [anna.post("/api/tokens", {"name": f"n{n}"}, ok=False).status_code for n in range(accounts.MOST_TOKENS)]
    assert refused == [201] * (accounts.MOST_TOKENS - 1) + [409]


def test_sessions_say_where_and_one_can_be_ended(server: Server) -> None:
    anna = member(server)
    other = Person(server)
    other.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    other.post("/api/sign-in", {"name": anna.get("/api/me")["name"], "password": PASSWORD})
    listed = anna.get("/api/sessions")
    assert {(line["device"], line["here"]) for line in listed} == {("Firefox, Linux", False), ("", True)}
    theirs = next(line for line in listed if not line["here"])
    assert drop(anna, f"/api/sessions/{theirs['id']}") == 204
    assert [kind(anna), kind(other)] == ["account", "nobody"]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8.0", ""),
    ],
)
def test_a_browser_is_known_by_its_agent(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_the_use_of_a_key_is_noted_once_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 10**12
    monkeypatch.setattr(accounts, "now", lambda: moment)

    async def story() -> list[int]:
        nonlocal moment
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.migrate()
        people = People(database, "this")
        anna = await people.guest("Anna")
        key = await people.new_key(anna, "session")
        noted = []
        for minutes in (30, 59, 61, 100, 130):
            moment = 10**12 + minutes * 60_000
            await people.by_key(key)
            noted.append(((await people.keys(anna, "session"))[0].used - 10**12) // 60_000)
        await database.close()
        return noted

    assert run(story()) == [0, 0, 61, 61, 130]


# -- deleting


def test_a_deleted_account_is_a_former_player_wherever_names_are_read(two: tuple[Server, Server]) -> None:
    async def story() -> None:
        name = next(names)
        anna, bruno = member(two[0], name), Person(two[1], "Bruno")
        seats = [{"kind": "me"}, {"kind": "open"}]
        over, running, waiting = (anna.make_table(seats, first=0)["id"] for _ in range(3))
        for table in (over, running):
            bruno.post(f"/api/tables/{table}/join", {})
        await finish(anna, bruno, over)
        record = anna.get(f"/api/tables/{over}/record")
        watching = await bruno.sit(running)
        await watching.hear()
        wrong = anna.post("/api/delete-account", {"password": OTHER}, ok=False)
        assert wrong.status_code == 401
        assert anna.post("/api/delete-account", {"password": PASSWORD})["kind"] == "nobody"

        told = await watching.until(lambda said: said.get("news"))
        assert told["news"][0]["is"] == "bot-took-over"
        for server in two:
            reader = carrying(bruno, server)
            info = reader.get(f"/api/tables/{over}")["table"]
            assert [seat["name"] for seat in info["seats"]] == [FORMER_PLAYER, "Bruno"]
            assert "account" not in info["seats"][0]
            assert reader.get(f"/api/tables/{running}")["table"]["seats"][0]["was"] == FORMER_PLAYER
            assert reader.get(f"/api/tables/{waiting}")["table"]["status"] == "over"
            after = reader.get(f"/api/tables/{over}/record")
            assert after["players"] == [FORMER_PLAYER, "Bruno"]
            assert after | {"players": None} == record | {"players": None}
            pages = [f"/api/tables?list={which}" for which in ("mine", "watch", "over", "open")]
            pages += [f"/api/tables/{over}/replay", f"/api/tables/{over}/record"]
            assert not [page for page in pages if name in reader.http.get(page).text]
            chair = await reader.sit(running)
            assert name not in json.dumps([await chair.hear(), await chair.ask("history")])
        assert await kept(two[0].database, name) == []
        assert member(two[1], name).get("/api/tables", list="mine") == []

    run(story())


def test_a_table_that_is_being_loaded_forgets_the_name_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its steps were read before the name was erased, and it is in memory afterwards."""
    opening = Seated("anna", "bruno").steps[0].command
    assert isinstance(opening, Open)

    class Slow(EventLog):
        async def read(self, table_id: str, after: int = 0) -> list[Step]:
            steps = await super().read(table_id, after)
            begun.set()
            await erased.wait()
            return steps

    async def tables_of(registry: Registry, person: str) -> list[str]:
        found = await real(registry, person)
        if await kept(registry.database.url, "Anna") == []:
            asyncio.get_running_loop().call_soon(erased.set)
        return found

    real, begun, erased = former_players.tables_of, asyncio.Event(), asyncio.Event()
    monkeypatch.setattr(former_players, "tables_of", tables_of)

    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.migrate()
        before, registry = Registry(database, BotPool(1)), Registry(database, BotPool(1))
        before.create("anna", opening)
        await before.event_log.store(before.event_log.waiting)
        registry.event_log = Slow(database, registry.process)
        loading = asyncio.create_task(registry.find(opening.table))
        await begun.wait()
        await former_players.erase_names(registry, "anna")
        await loading
        table = (await registry.find(opening.table)).table
        assert [seat.name for seat in table.seats] == [FORMER_PLAYER, "Bruno"]
        await database.close()

    run(story())


async def finish(anna: Person, bruno: Person, table: str) -> None:
    rng = random.Random(3)
    chairs: list[Chair] = [await anna.sit(table), await bruno.sit(table)]
    await asyncio.gather(*(chair.play(at_random(rng)) for chair in chairs))
    for chair in chairs:
        await chair.close()


async def kept(url: str, name: str) -> list[str]:
    """The tables of the database in which that name is written."""
    database = Database(url)
    tables = db.metadata.sorted_tables
    async with database.read() as connection:
        rows = {table.name: (await connection.execute(sa.select(table))).all() for table in tables}
    await database.close()
    return [table for table, lines in rows.items() if any(name in str(line) for line in lines)]


def test_a_guest_has_no_password_and_no_account_to_delete(server: Server) -> None:
    guest = Person(server, "Guest of honour")
    for path, body in (
        ("/api/delete-account", {"password": PASSWORD}),
        ("/api/password", {"old": PASSWORD, "new": OTHER}),
    ):
        assert guest.post(path, body, ok=False).status_code == 401


# -- names


TWINS = ["Lucrezia d'Este", "LUCREZIA D'ESTE", "Lucreziа d'Este", "  Lucrezia  d'Este", "Ｌucrezia d'Este"]


@pytest.fixture(scope="module")
def lucrezia(server: Server) -> Person:
    return member(server, TWINS[0])


@pytest.mark.usefixtures("lucrezia")
@pytest.mark.parametrize("twin", TWINS)
def test_nobody_else_bears_the_name_of_an_account_or_its_twin(server: Server, twin: str) -> None:
    async def story() -> None:
        eve = Person(server)
        body = {"name": twin}
        attempts = {
            "/api/guest": body,
            "/api/quick-start": body,
            "/api/accounts": body | {"password": PASSWORD},
        }
        for path, asked in attempts.items():
            answer = eve.post(path, asked, ok=False)
            assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken"), path
        eve.post("/api/guest", {"name": "Eve"})
        assert eve.post("/api/guest", body, ok=False).json()["reason"] == "name-taken"
        hot = {"game": "condottiere", "setup": {"seats": 2}, "seats": [{"kind": "me"}, {"kind": "me", "name": twin}]}
        assert eve.post("/api/tables", hot, ok=False).json()["reason"] == "name-taken"
        table = Person(server, "Host").make_table([{"kind": "me"}, {"kind": "open"}])["id"]
        assert eve.post(f"/api/tables/{table}/join", body, ok=False).json()["reason"] == "name-taken"
        sit = {"do": "sit", "id": "s", "seat": 1, "name": twin}
        bot = program(server, token_of(eve)).post(f"/api/bot/tables/{table}/command", json=sit)
        assert bot.json()["reason"] == "name-taken"
        chair = await eve.sit(table)
        assert (await chair.ask("sit", seat=1, name=twin))["reason"] == "name-taken"
        assert (await chair.ask("sit", seat=1))["table"]["seats"][1] == {"kind": "person", "name": "Eve"}

    run(story())


@pytest.mark.parametrize("name", ["\u2800", "An\u200bna", "\u202eannA"])
def test_what_is_not_seen_is_no_name(server: Server, name: str) -> None:
    answer = Person(server).post("/api/guest", {"name": name}, ok=False)
    assert answer.json()["reason"] == "bad-text"


def test_no_account_is_called_guest(server: Server) -> None:
    answer = Person(server).post("/api/accounts", {"name": "GUEST", "password": PASSWORD}, ok=False)
    assert answer.json()["reason"] == "name-taken"
    assert Person(server).quick_start()


def test_a_table_shows_who_has_an_account(server: Server) -> None:
    anna, eve = member(server), Person(server, "Eve")
    table = anna.make_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    eve.post(f"/api/tables/{table}/join", {})
    bianca = member(server)
    bianca.post(f"/api/tables/{table}/join", {})
    seats = eve.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat.get("account", False) for seat in seats] == [True, False, True]


def test_the_mark_of_an_account_is_for_its_own_name_alone(server: Server) -> None:
    anna = member(server)
    table = anna.make_table([{"kind": "me"}, {"kind": "me", "name": "Her brother"}])["id"]
    seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat.get("account", False) for seat in seats] == [True, False]


def test_who_bore_a_name_before_keeps_it_as_a_guest(server: Server) -> None:
    old = Person(server, "Vannozza")
    table = old.make_table([{"kind": "me"}, {"kind": "open"}])["id"]
    vannozza = member(server, "Vannozza")
    vannozza.post(f"/api/tables/{table}/join", {})
    seats = old.get(f"/api/tables/{table}")["table"]["seats"]
    assert [(seat["name"], seat.get("account", False)) for seat in seats] == [("Vannozza", False), ("Vannozza", True)]


def test_old_databases_learn_which_names_look_alike(tmp_path: Path) -> None:
    """Two accounts that were twins already: the older one has the name from now on, both can sign in."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def story() -> None:
        database = Database(url)
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))

        def to_third(connection: sa.Connection) -> None:
            config.attributes["connection"] = connection
            command.upgrade(config, "0003")

        async with database.write() as connection:
            await connection.run_sync(to_third)
        hashed = People(database, "this").hasher.hash(PASSWORD)
        with sqlite3.connect(tmp_path / "tables.db") as raw:
            for number, name in enumerate(("Anna", "Аnna")):
                raw.execute(
                    "insert into people values (?, ?, ?, ?, ?)", (f"p{number}", name, name.casefold(), hashed, number)
                )
            for key in ("session", "token"):
                raw.execute("insert into keys values (?, 'p0', ?, ?)", (digest(key), key, 2**50))
        await database.migrate()
        people = People(database, "this")
        assert [(await people.sign_in(name, PASSWORD)).id for name in ("anna", "аnna")] == ["p0", "p1"]
        with pytest.raises(Refusal, match="name-taken"):
            await people.guest("Аnnа")
        assert [(await people.by_key(key)).scope for key in ("session", "token")] == ["full", "play"]
        await database.close()

    run(story())
