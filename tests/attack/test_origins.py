"""Headers that are no addresses, and claims to be somebody else."""

from __future__ import annotations

import pytest
from uvicorn import Config

from signoria.server.http.connection import Proxies
from signoria.server.realtime.websocket import is_our_page
from tests.server.harness import ConnectionClosed, Person, Server, run


def nothing() -> None:
    """No application is needed."""


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://evil.example", "//", ""])
def test_what_is_not_our_page_is_another(origin: str) -> None:
    assert not is_our_page(origin, "here:8765")
    assert is_our_page("http://here:8765", "here:8765")
    assert is_our_page(None, "here:8765"), "programs send none"


def test_a_broken_origin_is_refused_and_breaks_nothing(limited: Server) -> None:
    assert limited.post("/api/guest", {"name": "Eve"}, origin="http://[").status_code == 403
    table = Person(limited, "Anna").make_table([{"kind": "me"}, {"kind": "open"}])["id"]

    async def knock() -> None:
        chair = await Person(limited).sit(table, origin="http://[")
        with pytest.raises(ConnectionClosed) as closed:
            await chair.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403

    run(knock())
    assert "error" not in limited.log


def test_only_a_proxy_says_who_calls() -> None:
    ours = Proxies(Config(nothing, proxy_headers=True, forwarded_allow_ips="10.0.0.1"))
    assert ours.caller("10.0.0.1", ["203.0.113.9"]) == "203.0.113.9"
    assert ours.caller("10.0.0.1", ["198.51.100.7, 203.0.113.9"]) == "203.0.113.9", (
        "the first is what the client claims"
    )
    assert ours.caller("10.0.0.1", []) == "10.0.0.1"
    assert ours.caller("192.0.2.1", ["203.0.113.9"]) == "192.0.2.1"
    alone = Proxies(Config(nothing, proxy_headers=False, forwarded_allow_ips="*"))
    assert alone.caller("127.0.0.1", ["203.0.113.9"]) == "127.0.0.1"
