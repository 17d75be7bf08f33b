"""Requests that never end, and connections that never ask."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from signoria.server.http import connection
from signoria.server.http.connection import MOST_HEAD, MOST_HEADERS, Connection
from signoria.server.limits import ROOMS, Budgets
from tests.attack.wire import connected, megabytes, pour, rest
from tests.server.harness import Server

MOST = next(one.most for one in ROOMS if one.what == "connections")
HEAD = b"GET /health HTTP/1.1\r\nhost: here\r\n"


def test_endless_headers_are_cut_off_and_cost_nothing(limited: Server) -> None:
    before = megabytes(limited)
    for line in (b"x" * 65_536, b"a: b\r\n" * 10_000, b"x: " + b"y" * 60_000 + b"\r\n"):
        with connected(limited) as eve:
            eve.sendall(HEAD)
            assert pour(eve, line, 200_000_000) < 20_000_000
    assert megabytes(limited) < before + 20
    assert limited.get("/health").status_code == 200


def test_a_long_head_is_told_so(limited: Server) -> None:
    with connected(limited) as eve:
        eve.sendall(HEAD + b"x: " + b"y" * MOST_HEAD)
        assert rest(eve).startswith(b"HTTP/1.1 431")


def test_trailers_are_headers_too(limited: Server) -> None:
    """They come after the body, where nobody expects any more of them."""
    with connected(limited) as eve:
        eve.sendall(b"POST /api/guest HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n0\r\n")
        eve.sendall(b"a: b\r\n" * (MOST_HEADERS + 1))
        assert rest(eve).startswith(b"HTTP/1.1 400")


def test_requests_that_wait_for_the_first_one_are_few(limited: Server) -> None:
    with connected(limited) as eve:
        eve.sendall(b"GET /api/tables HTTP/1.1\r\nhost: here\r\n\r\n" * 1000)
        assert rest(eve).count(b"HTTP/1.1") < 100


def test_an_address_has_so_many_connections_at_once_and_gets_them_back(limited: Server) -> None:
    open_ones = [connected(limited) for _ in range(MOST)]
    try:
        for one in open_ones:
            one.sendall(HEAD)
        with connected(limited) as one_more:
            refused = rest(one_more)
        assert refused.startswith(b"HTTP/1.1 429")
        assert b"retry-after: 1\r\n" in refused
    finally:
        for one in open_ones:
            one.sendall(b"\r\n")
            assert one.recv(12) == b"HTTP/1.1 200"
            one.close()
    assert limited.get("/health").status_code == 200


class Wire:
    """The other end of a connection, in memory."""

    def __init__(self) -> None:
        self.said = b""
        self.closed = False

    def get_extra_info(self, name: str) -> object:
        return ("192.0.2.1", 4711) if name == "peername" else None

    def write(self, data: bytes) -> None:
        self.said += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed


class Timer:
    def __init__(self, delay: float, callback: Callable[[], object]) -> None:
        self.delay = delay
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """As much of an event loop as waits; time passes when the test says so."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, delay: float, callback: Callable[[], object]) -> Timer:
        self.timers.append(Timer(delay, callback))
        return self.timers[-1]

    def pass_(self, seconds: float) -> None:
        for timer in self.timers:
            if timer.delay <= seconds and not timer.cancelled:
                timer.callback()


async def nothing(*_: object) -> None:
    """An application that never answers."""


@pytest.fixture
def line() -> tuple[Connection, Wire, Clock]:
    clock, wire = Clock(), Wire()
    config = Config(nothing, interface="asgi3", proxy_headers=False)
    made = Connection(Budgets(), config=config, server_state=ServerState(), app_state={}, _loop=clock)
    made.connection_made(wire)  # type: ignore[arg-type]  # as much of one as is needed
    return made, wire, clock


@pytest.mark.parametrize("sent", [b"", b"G", HEAD, HEAD + b"x"])
def test_half_a_request_is_not_waited_for(line: tuple[Connection, Wire, Clock], sent: bytes) -> None:
    made, wire, clock = line
    for byte in sent:
        made.data_received(bytes([byte]))
    clock.pass_(connection.REQUEST_SECONDS - 1)
    assert not wire.closed
    clock.pass_(connection.REQUEST_SECONDS)
    assert wire.closed
    assert wire.said.startswith(b"HTTP/1.1 408")


def test_a_body_that_never_ends_is_not_waited_for(
    line: tuple[Connection, Wire, Clock], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, wire, clock = line
    monkeypatch.setattr(made, "_start_asgi_task", nothing_begins)
    made.data_received(b"POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{")
    clock.pass_(connection.REQUEST_SECONDS)
    assert wire.closed


def test_a_whole_request_has_all_the_time_it_needs(
    line: tuple[Connection, Wire, Clock], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, wire, clock = line
    monkeypatch.setattr(made, "_start_asgi_task", nothing_begins)
    made.data_received(HEAD + b"\r\n")
    clock.pass_(3600)
    assert not wire.closed


def test_an_answer_that_is_not_read_is_not_kept(line: tuple[Connection, Wire, Clock]) -> None:
    made, wire, clock = line
    made.stop_deadline()
    made.pause_writing()
    made.resume_writing()
    clock.pass_(connection.UNREAD_SECONDS)
    assert not wire.closed
    made.pause_writing()
    clock.pass_(connection.UNREAD_SECONDS)
    assert wire.closed


def nothing_begins(*_: object) -> None:
    """The application is not of interest."""
