"""A signed message to an address that somebody gave us: never into our own network, whatever its name resolves to."""

from __future__ import annotations

import hmac
import http.client
import ipaddress
import socket
import ssl
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from signoria.engine import InvalidError

TIMEOUT_SECONDS = 5.0
PORTS = (80, 443)
NAT64 = ipaddress.ip_network("64:ff9b::/96")
MOST_LETTERS = 500


class Target(NamedTuple):
    secure: bool
    host: str
    port: int
    path: str


def target_of(url: str, private: bool) -> Target:
    """InvalidError if nothing may be sent there. ``private``: the operator lets people name any address."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = parts.hostname or ""
    except ValueError:
        raise InvalidError("This is no address.") from None
    if parts.scheme not in ("https", "http") or not host or len(url) > MOST_LETTERS or not url.isascii():
        raise InvalidError("An address begins with https:// and names a host.")
    if parts.username or any(ord(letter) <= ord(" ") for letter in url):
        raise InvalidError("An address has no spaces and no password in it.")
    if not private and (parts.scheme != "https" or port not in PORTS):
        raise InvalidError("An address begins with https:// and has the usual port.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port, path)


def is_public(address: str) -> bool:
    """Whether an address is out in the world; also one that is only wrapped as such."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
    return ip.is_global and not ip.is_multicast


def resolve(target: Target, private: bool) -> str:
    """The address to connect to: checked here and used as it is, so that the name cannot mean another one later."""
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise InvalidError("This host is not known.") from None
    if not private and not all(map(is_public, found)):
        raise InvalidError("This host is not out in the world.")
    return found[0]


def sign(secret: str, moment: int, body: bytes) -> str:
    return hmac.digest(secret.encode(), f"{moment}.".encode() + body, "sha256").hex()


def send(url: str, secret: str, body: bytes, private: bool) -> int:
    """The answer's status. In a thread; redirects are not followed."""
    target = target_of(url, private)
    address = resolve(target, private)
    connection: http.client.HTTPConnection = http.client.HTTPConnection(target.host, target.port)
    wire = socket.create_connection((address, target.port), TIMEOUT_SECONDS)
    try:
        if target.secure:
            wire = ssl.create_default_context().wrap_socket(wire, server_hostname=target.host)
        connection.sock = wire
        moment = int(time.time())
        headers = {
            "content-type": "application/json",
            "user-agent": "Signoria",
            "x-signoria-timestamp": str(moment),
            "x-signoria-signature": f"sha256={sign(secret, moment, body)}",
        }
        connection.request("POST", target.path, body, headers)
        return connection.getresponse().status
    finally:
        wire.close()
