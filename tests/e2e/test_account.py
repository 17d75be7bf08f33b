"""An account from its making to its end: password, browsers, programs, and what others see of it afterwards."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.test_everyone import PHONE
from tests.patience import PATIENCE
from tests.server.harness import Person, Server

FIRST, SECOND = "aqua tofana", "cantarella!"


def dialog(player: Player) -> Locator:
    """The account's, from the front page."""
    if not player.page.locator("dialog").count():
        player.page.locator("header nav button").first.click()
    return player.page.locator("dialog")


def part(player: Player, name: str) -> Locator:
    """A part of the dialog, unfolded by keyboard."""
    found = dialog(player).locator(f"[data-part={name}]")
    if found.get_attribute("open") is None:
        found.locator("summary").focus()
        player.page.keyboard.press("Enter")
    return found


def register(player: Player, name: str, password: str = FIRST) -> None:
    player.visit()
    dialog(player).locator("input[autocomplete=username]").fill(name)
    dialog(player).locator("input[type=password]").fill(password)
    dialog(player).locator(".ways button").last.click()
    expect(player.page.locator("header nav button").first).to_have_text(name)


def test_an_account_from_its_making_to_its_end(come: Invite, house: Server) -> None:
    anna, elsewhere = come(), come()
    register(anna, "Simonetta")
    elsewhere.visit()
    dialog(elsewhere).locator("input[autocomplete=username]").fill("simonetta")
    dialog(elsewhere).locator("input[type=password]").fill(FIRST)
    elsewhere.page.keyboard.press("Enter")
    expect(elsewhere.page.locator("header nav button").first).to_have_text("Simonetta")

    table = anna.page.evaluate(
        """async () => {
          const headers = {"x-csrf-token": (await (await fetch("/api/me")).json()).csrf};
          const body = {game: "condottiere", setup: {seats: 2}, seats: [{kind: "me"}, {kind: "open"}]};
          const made = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)});
          return (await made.json()).id;
        }"""
    )
    bruno = come()
    bruno.visit(f"/table/{table}")
    expect(bruno.page.locator("li [data-account]")).to_have_attribute(
        "title", "Has an account: no one else can use this name"
    )

    password = part(anna, "password")
    password.locator("[autocomplete=current-password]").fill(FIRST)
    password.locator("[autocomplete=new-password]").fill(SECOND)
    anna.page.keyboard.press("Enter")
    expect(password.get_by_role("status")).to_contain_text("All other browsers have been signed out")
    elsewhere.visit()
    expect(elsewhere.page.locator("header nav button").first).to_have_text("Sign in")

    sessions = part(anna, "sessions")
    expect(sessions.locator("li")).to_have_count(1)
    expect(sessions.locator("li")).to_contain_text("Chrome, Linux (this browser)")

    tokens = part(anna, "tokens")
    tokens.get_by_label("Name of the program").fill("Machiavelli")
    tokens.get_by_label("only watch").check()
    tokens.locator("form button").click()
    tokens.locator("[data-copy-token]").click()
    token = anna.page.evaluate("navigator.clipboard.readText()")
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE) as program:
        assert program.get("/api/me").json()["name"] == "Simonetta"
        assert program.post("/api/quick-start", json={}).json()["reason"] == "token-may-not"
        tokens.locator("li button").click()
        expect(tokens.locator("li")).to_have_count(0)
        assert program.get("/api/me").json()["kind"] == "nobody"

    erase = part(anna, "delete")
    erase.locator("[type=password]").fill(FIRST)
    erase.locator("form button").click()
    expect(erase.get_by_role("alert")).to_contain_text("password is wrong")
    erase.locator("[type=password]").fill(SECOND)
    erase.locator("form button").click()
    expect(anna.page.locator("header nav button").first).to_have_text("Sign in")
    bruno.visit(f"/table/{table}")
    expect(bruno.page.locator("main")).not_to_contain_text("Simonetta")
    assert Person(house, "Simonetta").get("/api/me")["kind"] == "guest"


def test_others_read_of_a_former_player(come: Invite, house: Server) -> None:
    anna, bruno = Person(house), Person(house, "Bruno")
    anna.post("/api/accounts", {"name": "Ginevra", "password": FIRST})
    clock = {"kind": "move", "seconds": 1, "at_zero": "ends"}
    made = anna.make_table([{"kind": "me"}, {"kind": "open"}], {"clock": clock}, first=0)["id"]
    bruno.post(f"/api/tables/{made}/join", {})
    reader = come()
    reader.visit(f"/table/{made}")
    reader.page.wait_for_selector("[data-ending]")
    anna.post("/api/delete-account", {"password": FIRST})
    for language, words in (("en-US", "Former player"), ("fa-IR", "بازیکن قبلی")):
        other = come(locale=language)
        other.visit()
        line = other.page.locator(f"a[href*='{made}']").first
        expect(line).to_contain_text(words)
        expect(line).not_to_contain_text("former player", ignore_case=language != "en-US")
        other.visit(f"/replay/tables/{made}")
        expect(other.page.locator("body")).to_contain_text(words)
        expect(other.page.locator("body")).not_to_contain_text("Ginevra")


SIZES: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": PHONE,
    "phone in Persian": PHONE | {"locale": "fa-IR"},
    "dark": {"color_scheme": "dark"},
}


@pytest.mark.parametrize("size", SIZES)
def test_every_part_of_the_account_can_be_read_and_reached(come: Invite, size: str) -> None:
    anna = come(**SIZES[size])
    register(anna, f"Isotta {list(SIZES).index(size)}")
    for name in ("password", "sessions", "tokens", "delete"):
        opened = part(anna, name)
        if name == "tokens":
            opened.locator("form input").first.fill("Machiavelli")
            opened.locator("form button").click()
            opened.locator("[data-copy-token]").wait_for()
        assert violations(anna.page) == [], name
        wide = "document.querySelector('dialog .body')"
        assert anna.page.evaluate(f"{wide}.scrollWidth <= {wide}.clientWidth"), name
