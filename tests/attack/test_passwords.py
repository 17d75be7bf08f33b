"""Guesses at a password, from one address or from many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from signoria.server.http.app import application
from signoria.server.limits import Buckets
from signoria.server.service import Service
from signoria.server.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework about itself
GUESSES = 3
RIGHT, WRONG = "the right one", "a wrong one"
HOME = "198.51.100.1"

Client = TestClient[Any]
SignIn = Callable[..., int]
"""From an address, with a password, under a name: the status."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Anna has an account, at which few guesses are free."""
    service = Service(Settings(f"sqlite:///{tmp_path}/tables.db"))
    service.budgets.buckets["guesses"] = Buckets(0.0, GUESSES)
    behind_proxy = ProxyHeadersMiddleware(application(service), "*")  # type: ignore[arg-type]  # an application too
    with TestClient(behind_proxy) as client:  # type: ignore[type-var]
        client.post("/api/accounts", json={"name": "Anna Maria", "password": RIGHT})
        yield client


@pytest.fixture
def sign_in(client: Client) -> SignIn:
    def post(host: str, password: str, name: str = "Anna Maria") -> int:
        client.cookies.clear()
        body = {"name": name, "password": password}
        return int(client.post("/api/sign-in", json=body, headers={"x-forwarded-for": host}).status_code)

    return post


def test_forty_addresses_have_no_more_guesses_than_one(sign_in: SignIn) -> None:
    found = [sign_in(f"203.0.113.{number}", WRONG) for number in range(40)]
    assert found == [401] * GUESSES + [429] * (40 - GUESSES)
    assert sign_in("203.0.113.99", RIGHT) == 429, "who guesses right at last is not let in either"


def test_another_way_to_write_the_name_brings_no_other_guesses(sign_in: SignIn) -> None:
    ways = ["Anna Maria", "anna  maria", " ANNA MARIA ", "Anna   Maria"]
    assert [sign_in("203.0.113.7", WRONG, way) for way in ways] == [401] * GUESSES + [429]


def test_who_found_an_open_browser_has_no_more_guesses(client: Client, sign_in: SignIn) -> None:
    sign_in(HOME, RIGHT)
    token = client.get("/api/me").json()["csrf"]
    body = {"old": WRONG, "new": "a password of mine"}

    def guess(number: int) -> int:
        headers = {"x-forwarded-for": f"203.0.113.{number}", "x-csrf-token": token}
        return int(client.post("/api/password", json=body, headers=headers).status_code)

    assert [guess(number) for number in range(GUESSES + 1)] == [401] * GUESSES + [429]


def test_strangers_do_not_shut_out_the_owner_at_home(sign_in: SignIn) -> None:
    assert sign_in(HOME, RIGHT) == 200
    while sign_in("203.0.113.7", WRONG) != 429:
        pass
    assert sign_in(HOME, WRONG) == 401
    assert sign_in(HOME, RIGHT) == 200


def test_guesses_at_home_have_an_end_too(sign_in: SignIn) -> None:
    sign_in(HOME, RIGHT)
    assert [sign_in(HOME, WRONG) for _ in range(GUESSES + 1)] == [401] * GUESSES + [429]
