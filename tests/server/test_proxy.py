"""Behind a proxy, as docs/operating.md says: a real nginx with those very lines."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from tests.cli.shell import Shell
from tests.compiled import ROOT
from tests.patience import PATIENCE
from tests.server.harness import Server
from tests.server.nginx import Nginx

BURST = 40
"""Writes that an address may make at once."""


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Nginx]]:
    folder = tmp_path_factory.mktemp("front")
    with (
        Server(f"sqlite:///{folder}/tables.db", "--trusted-proxies", "127.0.0.1", limits=True) as server,
        Nginx(server, folder) as nginx,
    ):
        yield server, nginx


def writes(client: httpx.Client, count: int, path: str = "/api/sign-out", **headers: str) -> list[int]:
    """Each with another forged address."""
    made = []
    for number in range(count):
        forged = {"x-forwarded-for": f"10.0.{number}.1", "x-real-ip": f"10.0.{number}.2"} | headers
        made.append(client.post(path, headers=forged).status_code)
    return made


@pytest.mark.parametrize(
    ("path", "address"), [("/api/sign-out", "127.0.7.1"), ("/api/bot/tables/nowhere/act", "127.0.7.2")]
)
def test_nobody_writes_more_by_forging_their_address(front: tuple[Server, Nginx], path: str, address: str) -> None:
    with front[1].from_address(address) as client:
        assert 429 in writes(client, BURST + 20, path)


def test_another_address_has_its_own_limit(front: tuple[Server, Nginx]) -> None:
    with front[1].from_address("127.0.7.3") as greedy, front[1].from_address("127.0.7.4") as modest:
        assert 429 in writes(greedy, BURST + 20)
        assert writes(modest, 1) == [200]


def test_who_comes_past_the_proxy_is_believed_nothing(front: tuple[Server, Nginx]) -> None:
    server, nginx = front
    with nginx.from_address("127.0.7.5", server.port) as client:
        assert 429 in writes(client, BURST + 20)


def test_a_page_behind_the_proxy_may_post_and_open_sockets(front: tuple[Server, Nginx]) -> None:
    nginx = front[1]
    with nginx.from_address("127.0.7.6") as client:
        client.headers["origin"] = nginx.url
        made = client.post("/api/quick-start", json={"name": "Anna", "pace": 0})
        assert made.status_code == 201
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        hears_table(f"ws://127.0.0.1:{nginx.port}/ws/tables/{made.json()['id']}", cookie, nginx.url)


def test_a_stream_is_not_held_back_and_metrics_are_not_for_everybody(front: tuple[Server, Nginx]) -> None:
    with front[1].from_address("127.0.7.7") as client:
        table = client.post("/api/quick-start", json={"name": "Anna", "pace": 0}).json()["id"]
        with client.stream("GET", "/api/bot/events") as events:
            assert json.loads(next(events.iter_lines()))["table"] == table
        assert client.get("/metrics").status_code == 403


def hears_table(url: str, cookie: str, origin: str) -> None:
    with connect(url, additional_headers={"cookie": cookie, "origin": origin}, open_timeout=PATIENCE) as socket:
        message = json.loads(socket.recv(PATIENCE))
        assert message["is"] == "table"
        assert message["you"]["seats"] == [0]


@pytest.fixture(scope="module")
def under_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    folder = tmp_path_factory.mktemp("path")
    with (
        Server(f"sqlite:///{folder}/tables.db", "--proxied", "--prefix", "/signoria/") as server,
        Nginx(server, folder, under_path=True) as nginx,
    ):
        yield nginx


def test_under_a_path_the_page_and_all_its_parts_are_found(under_path: Nginx) -> None:
    with under_path.from_address("127.0.0.1") as client:
        for address in ("/signoria/", "/signoria/table/abc"):
            page = client.get(address)
            assert '<meta name="prefix" content="/signoria">' in page.text
        assert client.get("/signoria").headers["location"].endswith("/signoria/")
        parts = re.findall(r'(?:href|src)="([^"]+)"', page.text)
        assert len(parts) > 5
        assert all(part.startswith("/signoria/") for part in parts)
        assert {client.get(part).status_code for part in parts} == {200}
        manifest = client.get("/signoria/manifest.webmanifest").json()
        assert client.get(f"/signoria/{manifest['icons'][0]['src']}").status_code == 200


def test_the_parts_of_the_page_name_no_place_of_their_own() -> None:
    assets = ROOT / "src" / "signoria" / "server" / "static" / "assets"
    files = [path for path in assets.iterdir() if path.suffix in (".js", ".css")]
    assert files
    assert not [path.name for path in files if re.search(r'["(`]/assets/', path.read_text("utf-8"))]


def test_under_a_path_a_game_is_played_and_the_cookie_stays_there(under_path: Nginx) -> None:
    with under_path.from_address("127.0.0.1") as client:
        client.headers["origin"] = under_path.url
        made = client.post("/signoria/api/quick-start", json={"name": "Anna", "pace": 0})
        assert made.status_code == 201
        assert "Path=/signoria" in made.headers["set-cookie"]
        cookie = made.headers["set-cookie"].partition(";")[0]
        place = f"ws://127.0.0.1:{under_path.port}/signoria/ws/tables/{made.json()['id']}"
        hears_table(place, cookie, under_path.url)
        assert client.get("/api/me").status_code == 404


def test_over_tls_cookies_and_headers_say_so(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", "--secure") as server:
        answer = server.post("/api/guest", {"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-signoria_session=")
        assert {"secure", "httponly", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        known = {"cookie": cookie.partition(";")[0]}
        me = server.get("/api/me", **known).json()
        assert me["name"] == "Anna"
        plain = {"cookie": known["cookie"].removeprefix("__Host-")}
        assert server.get("/api/me", **plain).json()["kind"] == "nobody"
        gone = server.post("/api/sign-out", {}, **known, **{"x-csrf-token": me["csrf"]}).headers["set-cookie"]
        assert gone.startswith("__Host-signoria_session=")
        assert {"secure", "max-age=0"} <= {part.strip().lower() for part in gone.split(";")}


def test_answers_of_the_api_are_kept_by_nobody_and_the_page_is(server: Server) -> None:
    for path in ("/api/me", "/api/tables", "/api/tables/nowhere", "/health"):
        assert server.get(path).headers["cache-control"] == "no-store", path
    assert server.get("/").headers["cache-control"] == "no-cache"
    assert "strict-transport-security" not in server.get("/").headers


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null"])
def test_an_origin_that_is_no_address_is_refused(server: Server, origin: str) -> None:
    assert server.post("/api/guest", {"name": "Anna"}, origin=origin).status_code == 403


@pytest.mark.parametrize(
    "words", [("--trusted-proxies", "nginx"), ("--trusted-proxies", "0.0.0.0/0"), ("--prefix", "/a b")]
)
def test_proxies_and_paths_that_mean_nothing_are_refused(signoria: Shell, words: tuple[str, str]) -> None:
    signoria.refuses("serve", "--database", "sqlite://", *words, says=words[1])


@pytest.fixture
def signoria(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def test_the_container_trusts_the_gateway_of_its_network_and_nobody_else() -> None:
    recipe = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    command = recipe["services"]["signoria"]["command"]
    (network,) = recipe["networks"]["default"]["ipam"]["config"]
    assert command[command.index("--trusted-proxies") + 1] == network["gateway"]
    assert recipe["services"]["signoria"]["ports"] == ["127.0.0.1:8765:8765"]
