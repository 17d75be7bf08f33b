"""The front page knows every title equally: play, learn, open a table, read the rules of any, in one click."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.engine import titles
from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.screens import front
from tests.e2e.test_everyone import PHONE, overflows, picture

SIZES: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "wall": {"viewport": {"width": 3840, "height": 2160}},
    "zoomed": {"viewport": {"width": 640, "height": 400}},
    "persian": {"locale": "fa-IR"},
    "persian-phone": {"locale": "fa-IR", **PHONE},
    "hungarian-phone": {"locale": "hu-HU", **PHONE},
    "russian-phone": {"locale": "ru-RU", **PHONE},
}


def playing(me: Player) -> set[str]:
    """The titles of which this browser was shown a game."""
    tables = [json.loads(text).get("table") for text in me.heard]
    return {table["game"] for table in tables if table and table["status"] == "playing"}


@pytest.mark.parametrize("title", titles())
def test_one_click_plays_any_title(come: Invite, title: str) -> None:
    me = come()
    front(me)
    me.page.click(f"[data-play={title}]")
    me.page.wait_for_selector("[data-turn], .board [data-action]")
    assert playing(me) == {title}


def test_the_keyboard_comes_to_every_title(come: Invite) -> None:
    me = come()
    front(me)
    me.page.focus("header nav button >> nth=-1")
    reached = []
    for _ in range(4 * len(titles())):
        me.page.keyboard.press("Tab")
        reached.append(me.page.evaluate("() => document.activeElement.dataset.play ?? ''"))
    assert [title for title in reached if title] == list(titles())
    me.page.focus("[data-play=virtu]")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    me.page.wait_for_function("() => document.activeElement !== document.body")


def test_what_cannot_be_pressed_does_not_look_as_if_it_could(come: Invite) -> None:
    me = come()
    front(me)
    play = me.page.locator("[data-play=condottiere]")
    look = "button => ['background-color', 'border-style'].map((name) => getComputedStyle(button)[name])"
    assert play.evaluate(look)[1] == "solid"
    play.evaluate("button => { button.disabled = true; button.style.transition = 'none' }")
    assert play.evaluate(look) == ["rgba(0, 0, 0, 0)", "dashed"]


@pytest.mark.parametrize("title", titles())
def test_a_new_table_begins_with_the_title_that_was_chosen(come: Invite, title: str) -> None:
    me = come()
    front(me)
    me.page.click(f"[data-new={title}]")
    expect(me.page.locator(f"input[name=game][value={title}]")).to_be_checked()


@pytest.mark.parametrize("title", titles())
def test_the_rules_of_any_title_are_one_click_away(come: Invite, title: str) -> None:
    me = come()
    front(me)
    me.page.click(f"[data-title={title}] a[href='/rules/{title}'] >> nth=-1")
    expect(me.page.locator(".book h2").first).to_be_visible()
    assert me.page.url.endswith(f"/rules/{title}")


@pytest.mark.parametrize("size", SIZES)
def test_the_front_page_fits_everywhere(come: Invite, size: str, tmp_path: Path) -> None:
    me = come(**SIZES[size])
    front(me)
    expect(me.page.locator("[data-title] .picture svg").first).to_be_visible()
    picture(me, f"front-{size}", tmp_path)
    assert violations(me.page) == []
    assert not overflows(me)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_families_are_chosen_by_their_arms(come: Invite, seats: int, tmp_path: Path) -> None:
    me = come()
    me.visit("/new?game=virtu")
    me.page.select_option(".count select", str(seats))
    me.page.check("input[name=families][value=choose]")
    me.page.locator(".places li").nth(1).locator("select").first.select_option("open")
    me.page.click(".make")
    chooser = me.page.locator("fieldset[data-family='0']")
    expect(chooser.locator("input")).to_have_count(seats + 1)
    expect(chooser.locator(".arms svg")).to_have_count(seats)
    chooser.locator("input[value=naples]").check()
    expect(me.page.locator("[data-seat-family='0'] .arms svg")).to_be_visible()
    picture(me, f"families-{seats}", tmp_path)
    assert violations(me.page) == []
    me.page.select_option("#families", "lot")
    expect(me.page.locator(".lot li")).to_have_count(seats)
    assert violations(me.page) == []
