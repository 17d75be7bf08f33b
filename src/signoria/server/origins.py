"""Where requests come from: our own page, and which cookie is ours."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import urlsplit

from signoria.engine import InvalidError
from signoria.server.settings import Settings

COOKIE = "signoria_session"
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def from_our_page(origin: str | None, host: str | None) -> bool:
    """Whether a page of ours asks; programs send no Origin."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # not even an address
        return False


def cookie_name(settings: Settings) -> str:
    """Over TLS a name that browsers take from nobody else: no neighbour under the same domain can set it."""
    if not settings.secure:
        return COOKIE
    return f"__Secure-{COOKIE}" if settings.prefix else f"__Host-{COOKIE}"


def checked_prefix(text: str) -> str:
    """``/signoria`` or ``/signoria/``; InvalidError if it is no path."""
    prefix = text.rstrip("/")
    if prefix and not PREFIX.fullmatch(prefix):
        raise InvalidError(f"{text} is no prefix: write a path such as /signoria.")
    return prefix


def checked_proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks, separated by commas; InvalidError if one is none, or everybody."""
    proxies = tuple(word.strip() for word in text.split(",") if word.strip())
    for proxy in proxies:
        try:
            network = ipaddress.ip_network(proxy)
        except ValueError:
            raise InvalidError(f"{proxy} is no address of a proxy: write 127.0.0.1 or 172.30.87.0/24.") from None
        if not network.prefixlen:
            raise InvalidError(f"{proxy} is everybody: then anyone could say they are somebody else.")
    return proxies
