"""Sockets that never read, never stop, or are too many."""

from __future__ import annotations

import pytest

from signoria.server.limits import BUDGETS, CROWD, ROOMS
from signoria.server.realtime.websocket import MOST_UNSENT
from tests.attack.wire import PING, PONG, connected, frame, megabytes, pour, rest, upgraded
from tests.server.harness import ConnectionClosed, Person, Server, run

SEATS = [{"kind": "me"}, {"kind": "open"}]
CONTROL = next(one.burst for one in BUDGETS if one.what == "control frames")
MOST = next(one.most for one in ROOMS if one.what == "sockets")


@pytest.fixture(scope="module")
def table(limited: Server) -> str:
    return str(Person(limited, "Anna").make_table(SEATS)["id"])


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_flood_of_pings_is_cut_off(limited: Server, table: str, kind: bytes) -> None:
    before = megabytes(limited)
    with upgraded(limited, table) as eve:
        assert pour(eve, frame(kind) * 1000, 200_000_000) < 50_000_000
    assert megabytes(limited) < before + 20


def test_some_pings_are_answered(limited: Server, table: str) -> None:
    with upgraded(limited, table) as anna:
        anna.sendall(frame(PING, b"there?") * int(CONTROL))
        heard = b""
        while heard.count(b"\x8a\x06there?") < CONTROL:
            heard += anna.recv(65_536)


def test_a_socket_that_never_reads_costs_a_megabyte_even_without_limits(tmp_path: object) -> None:
    """The budgets are off, as in a load test; what keeps the memory is not."""
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        table = str(Person(server, "Anna").make_table(SEATS)["id"])
        before = megabytes(server)
        with upgraded(server, table) as eve:
            assert pour(eve, frame(PING) * 1000, 300_000_000) < 200_000_000
        assert megabytes(server) < before + 20 * MOST_UNSENT / 1e6


def test_a_person_has_so_many_sockets_at_once(limited: Server, table: str) -> None:
    async def story() -> None:
        bruno = Person(limited, "Bruno")
        chairs = [await bruno.sit(table) for _ in range(MOST)]
        for chair in chairs:
            assert (await chair.hear())["is"] == "table"
        one_more = await bruno.sit(table)
        with pytest.raises(ConnectionClosed) as closed:
            await one_more.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many")
        for chair in chairs:
            await chair.close()

    run(story())


def test_an_address_has_so_many_sockets(limited: Server, table: str) -> None:
    """Opened by nobody, for tables that are not there: they would cost a question to the database each."""
    refused = 0
    for _ in range(MOST * CROWD + 1):
        with connected(limited) as eve:
            eve.sendall(
                f"GET /ws/tables/{table} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\norigin: http://[\r\n\r\n".encode()
            )
            refused += b"too-many" in rest(eve)
    assert refused
    assert limited.get("/health").status_code == 200
