"""Bytes straight onto the wire, as no browser would send them."""

from __future__ import annotations

import socket
import time

import psutil  # type: ignore[import-untyped]

from tests.patience import PATIENCE
from tests.server.harness import Server

UPGRADE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)
PING, PONG = b"\x89", b"\x8a"


def megabytes(server: Server) -> float:
    """What the server's process takes."""
    assert server.process is not None
    return float(psutil.Process(server.process.pid).memory_info().rss) / 1e6


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def upgraded(server: Server, table: str) -> socket.socket:
    """A socket to a table, opened by nobody, that has heard all that is said at the beginning."""
    opened = connected(server)
    opened.sendall(UPGRADE.format(table=table, port=server.port).encode())
    heard = opened.recv(12)
    assert heard == b"HTTP/1.1 101"
    while b'"presence"' not in heard:
        heard += opened.recv(65_536)
    return opened


def frame(kind: bytes, payload: bytes = b"x" * 125) -> bytes:
    """Masked with zeros, as clients must and nobody does."""
    return kind + bytes([0x80 | len(payload)]) + bytes(4) + payload


def pour(opened: socket.socket, data: bytes, most: int) -> int:
    """Send the same again and again, until the other side has had enough or that many bytes are gone; how many are."""
    deadline, sent = time.monotonic() + PATIENCE, 0
    try:
        while sent < most and time.monotonic() < deadline:
            sent += opened.send(data)
    except (ConnectionError, TimeoutError):
        return sent
    return sent


def rest(opened: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while part := opened.recv(65_536):
            heard += part
    except ConnectionError:
        pass
    return heard
