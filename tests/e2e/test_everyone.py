"""For everyone: WCAG 2.2 AA by axe on every screen, every language, every size, light and dark; nothing overflows."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.screens import SCREENS
from tests.server.harness import Server

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WALL: dict[str, Any] = {"viewport": {"width": 3840, "height": 2160}}
DARK: dict[str, Any] = {"color_scheme": "dark"}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
Game = tuple[str, Any]
"""The address of a table, and the cookies of who plays there."""


def picture(me: Player, name: str, tmp_path: Path) -> None:
    """Taken to see that it can be; those of docs/ are made by pictures.py."""
    me.settled()
    me.page.screenshot(path=(tmp_path / name).with_suffix(".png"))


def overflows(me: Player) -> bool:
    return bool(me.page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1"))


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_accessible_in_light_and_dark(come: Invite, screen: str, tmp_path: Path) -> None:
    me = come(**DESK)
    SCREENS[screen](me)
    for theme in THEMES:
        me.page.emulate_media(color_scheme=theme)
        me.page.wait_for_selector(f"html[data-theme={theme}]")
        picture(me, f"{screen}-{theme}", tmp_path)
        assert violations(me.page) == []
        assert not overflows(me)


@pytest.mark.parametrize("screen", ["front", "table", "choosing", "talk", "ending"])
def test_every_screen_fits_a_phone(come: Invite, screen: str, tmp_path: Path) -> None:
    me = come(**PHONE)
    SCREENS[screen](me)
    picture(me, f"{screen}-phone", tmp_path)
    assert violations(me.page) == []
    assert not overflows(me)


LANGUAGES = {
    "en": ("en-US", "ltr", "Your turn."),
    "ru": ("ru-RU", "ltr", "Ваш ход."),
    "hu": ("hu-HU", "ltr", "Te jössz."),
    "fa": ("fa-IR", "rtl", "نوبت شماست."),
}


@pytest.fixture(scope="session")
def game(browser: Browser, house: Server) -> Game:
    """In the middle of a battle; who comes with its cookies has the seat."""
    me = Player(browser, house.url)
    SCREENS["table"](me)
    found = me.page.url.removeprefix(house.url), me.context.cookies()
    me.close()
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_follows_the_browser(come: Invite, game: Game, language: str, size: str, tmp_path: Path) -> None:
    locale, direction, turn = LANGUAGES[language]
    me = come(**(DESK if size == "desk" else PHONE | DARK), locale=locale)
    path, cookies = game
    me.context.add_cookies(cookies)
    me.visit(path)
    me.wait_for_turn()
    picture(me, f"table-{language}-{size}", tmp_path)
    assert me.page.get_attribute("html", "lang") == language
    assert me.page.get_attribute("html", "dir") == direction
    assert turn in me.page.inner_text(".prompt")
    assert violations(me.page) == []
    assert not overflows(me)


def test_persian_has_persian_digits_and_an_unmirrored_map(come: Invite) -> None:
    me = come(locale="fa-IR")
    SCREENS["table"](me)
    assert set(me.page.inner_text(".own .strength")) <= set("۰۱۲۳۴۵۶۷۸۹")
    me.page.click("[data-tab=map]")
    west = me.page.locator("[data-region='Torino']").bounding_box()
    east = me.page.locator("[data-region='Venezia']").bounding_box()
    assert west is not None
    assert east is not None
    assert west["x"] < east["x"]


@pytest.mark.parametrize("size", [DESK, PHONE, WALL], ids=["desk", "phone", "wall"])
def test_the_whole_hand_is_on_the_screen(come: Invite, size: dict[str, Any], tmp_path: Path) -> None:
    me = come(**size)
    SCREENS["choosing"](me)
    me.page.click("[data-tab=battle]")
    picture(me, f"whole-{size['viewport']['width']}", tmp_path)
    view = size["viewport"]
    cards = me.page.query_selector_all("[data-place=hand]")
    assert len(cards) == 10
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= view["width"] + 1
        assert box["y"] + box["height"] <= view["height"] + 1


def test_the_language_can_be_changed_at_any_time(come: Invite) -> None:
    me = come()
    SCREENS["table"](me)
    turn = me.turn
    me.page.locator("header nav button").last.click()
    me.page.select_option("dialog select", "fa")
    me.page.wait_for_selector("html[lang=fa]")
    expect(me.page.locator(".prompt")).to_contain_text("نوبت شماست.")
    assert me.turn == turn
