"""Who is not at the table hears once a turn that it is theirs, and nobody makes us speak to our own network."""

from __future__ import annotations

import json
import queue
import random
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from unittest import mock

import pytest

from signoria.engine import InvalidError
from signoria.server import webhooks
from tests.patience import PATIENCE
from tests.server.harness import Json, Person, Server, at_random, run, wait_for


class Mailbox:
    """An address on this machine, and what was posted to it."""

    def __init__(self) -> None:
        self.got: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.status = 200
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                mailbox.got.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(mailbox.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/turns?of=anna"

    def next(self) -> tuple[dict[str, str], Json]:
        headers, body = self.got.get(timeout=PATIENCE)
        return headers | {"body": body.decode()}, json.loads(body)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.server.shutdown()
    made.server.server_close()


def test_who_is_away_is_told_once_a_turn_in_their_language(database: str, mailbox: Mailbox) -> None:
    with Server(database, "--private-webhooks") as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        made = anna.post("/api/notices", {"url": mailbox.url, "language": "ru"})
        assert [line["url"] for line in anna.get("/api/notices")] == [mailbox.url]
        assert bruno.get("/api/notices") == []
        table = anna.make_table([{"kind": "me"}, {"kind": "open"}], first=0)["id"]
        bruno.post(f"/api/tables/{table}/join", {})
        headers, told = mailbox.next()
        assert (told["kind"], told["table"], told["turn"], told["seat"]) == ("turn", table, 0, 0)
        assert (told["path"], told["text"][:8]) == (f"/table/{table}", "Ваш ход:")
        signed = webhooks.sign(made["secret"], int(headers["x-signoria-timestamp"]), headers["body"].encode())
        assert headers["x-signoria-signature"] == f"sha256={signed}"
        mailbox.status = 410
        run(both_until_anna_is_to_move(anna, bruno, table))
        _, again = mailbox.next()
        assert again["turn"] > 0, "the first turn was not told twice"
        wait_for(lambda: anna.get("/api/notices") == [])
        assert mailbox.got.empty()


async def both_until_anna_is_to_move(anna: Person, bruno: Person, table: str) -> None:
    """Anna is there for her first turns, of which nobody need tell her, and leaves when Bruno thinks."""
    chairs = [await anna.sit(table), await bruno.sit(table)]
    for chair in chairs:
        await chair.hear()
    rng = random.Random(2)
    while chairs[0].may_act():
        await chairs[0].play(at_random(rng), 1)
    await chairs[0].close()
    while not chairs[1].may_act():
        await chairs[1].hear()
    while chairs[1].may_act():
        await chairs[1].play(at_random(rng), 1)
    await chairs[1].close()


def test_nobody_has_notices_sent_into_our_network(server: Server) -> None:
    anna = Person(server, "Anna")
    for url in (
        "http://signoria.example/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://10.0.0.1/",
        "https://169.254.169.254/latest", "https://0.0.0.0/", "https://[::ffff:127.0.0.1]/", "https://127.1/",
        "https://2130706433/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "ftp://signoria.example/",
        "https://a:b@127.0.0.1/", "https://127.0.0.1:22/", "https://127.0.0.1/\r\nx: y", "https://[", "nonsense",
    ):  # fmt: skip
        refused = anna.post("/api/notices", {"url": url}, ok=False)
        assert refused.status_code == 400, url
    assert anna.get("/api/notices") == []
    assert server.post("/api/notices", {"url": "https://signoria.example/"}).status_code == 401


def test_a_name_that_means_another_address_later_is_checked_again() -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]
    with mock.patch("socket.getaddrinfo", return_value=found), pytest.raises(InvalidError, match="out in the world"):
        webhooks.send("https://signoria.example/", "secret", b"{}", private=False)


def test_a_redirect_leads_nowhere(mailbox: Mailbox) -> None:
    mailbox.status = 302
    assert webhooks.send(mailbox.url, "secret", b"{}", private=True) == 302
    assert mailbox.got.qsize() == 1


@pytest.mark.parametrize(
    ("address", "public"),
    [("8.8.8.8", True), ("2606:4700::1111", True), ("192.168.1.1", False), ("100.64.0.1", False),
     ("fe80::1%eth0", False), ("224.0.0.1", False), ("64:ff9b::808:808", True), ("::ffff:10.0.0.1", False)],
)  # fmt: skip
def test_what_is_out_in_the_world(address: str, public: bool) -> None:
    assert webhooks.is_public(address) is public
