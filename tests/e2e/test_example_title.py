"""docs/titles.md ends at a table in the browser: the example, installed, is played on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import violations
from tests.e2e.player import Json, Player
from tests.e2e.screens import front, learn
from tests.e2e.test_everyone import PHONE, overflows, picture
from tests.example import install
from tests.server.harness import Server


@pytest.fixture(scope="module")
def nim_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("nim")
    with Server(f"sqlite:///{folder}/tables.db", environment=install(folder)) as opened:
        yield opened


@pytest.mark.parametrize(
    ("context", "words"),
    [
        ({}, ("Nim", "Take 1 from heap 1", "Taken")),
        ({"locale": "fa-IR", **PHONE}, ("نیم", "برداشتن ۱ از کپهٔ ۱", "برداشته")),
    ],
    ids=["english", "persian-phone"],
)
def test_nim_is_played_in_the_browser(
    browser: Browser, nim_house: Server, tmp_path: Path, context: Json, words: tuple[str, str, str]
) -> None:
    title, action, fact = words
    me = Player(browser, nim_house.url, **context)
    me.insist("**/api/tables", terms={"pace": 0})
    me.visit("/new")
    me.page.check("input[name=game][value=nim]")
    expect(me.page.locator("main")).to_contain_text(title)
    me.page.click(".make")
    me.page.wait_for_selector("[data-action]")
    assert action in plain(me.page.inner_text("[data-action='take:1@1']"))
    assert fact in me.page.inner_text("main")
    picture(me, f"nim-{context.get('locale', 'en')}", tmp_path)
    play_to_the_end(me)
    log = me.page.text_content(".log") or ""
    assert "event-" not in log
    assert "{" not in log
    me.close()


def test_a_title_without_a_picture_is_on_the_front_page_too(
    browser: Browser, nim_house: Server, tmp_path: Path
) -> None:
    me = Player(browser, nim_house.url)
    front(me)
    expect(me.page.locator("[data-title=nim]")).to_contain_text("Nim")
    expect(me.page.locator("[data-title=nim] .picture text")).to_have_text("N")
    picture(me, "front-nim", tmp_path)
    assert violations(me.page) == []
    me.page.click("[data-play=nim]")
    me.page.wait_for_selector("[data-action]")
    me.close()


def play_to_the_end(me: Player) -> None:
    """Whatever button comes first, whenever there is one."""
    while me.page.wait_for_selector("[data-action], [data-ending]"):
        if me.page.query_selector("[data-ending]"):
            return
        told = len(me.page.text_content(".log") or "")
        me.page.locator("[data-action]").first.dispatch_event("click")
        me.page.wait_for_function(
            "told => document.querySelector('[data-ending]') "
            "|| document.querySelector('.log').textContent.length > told",
            arg=told,
        )


def plain(text: str) -> str:
    return "".join(char for char in text if char not in "\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("context", [{}, {"locale": "fa-IR", **PHONE}], ids=["english", "persian-phone"])
def test_a_lesson_goes_to_its_end(browser: Browser, nim_house: Server, tmp_path: Path, context: Json) -> None:
    me = Player(browser, nim_house.url, **context)
    learn(me, "nim")
    me.page.wait_for_selector("[data-coach=coach-heaps]")
    me.page.click("[data-coach-next]")
    me.page.wait_for_selector("[data-coach=coach-even]")
    me.page.wait_for_selector(".ring")
    picture(me, f"lesson-{context.get('locale', 'en')}", tmp_path)
    assert violations(me.page) == []
    assert not overflows(me)
    me.page.click("[data-action='take:2@3']")
    me.page.wait_for_selector("[data-coach=coach-pairs]")
    me.page.click("[data-coach-do]")
    me.page.wait_for_selector("[data-coach=coach-last]")
    me.page.click("[data-action='take:2@3']")
    me.page.wait_for_selector("[data-ending]")
    assert me.acts() == ["take:2@3", "take:1@1", "take:2@3"]
    me.close()


def test_who_leaves_the_line_of_a_lesson_is_told_and_comes_back_by_undo(browser: Browser, nim_house: Server) -> None:
    me = Player(browser, nim_house.url)
    learn(me, "nim")
    me.page.wait_for_selector("[data-coach=coach-heaps]")
    me.page.click("[data-action='take:1@3']")
    me.page.wait_for_selector("[data-coach=off]")
    me.page.wait_for_selector("[data-undo]:not(:disabled)")
    me.page.click("[data-undo]")
    me.page.wait_for_selector("[data-coach=coach-heaps]")
    me.page.click("[data-coach-leave]")
    expect(me.page.locator("[data-coach]")).to_have_count(0)
    me.close()


@pytest.mark.parametrize("context", [{}, {"locale": "fa-IR", **PHONE}], ids=["english", "persian-phone"])
def test_a_finished_game_is_analysed_and_played_otherwise(
    browser: Browser, nim_house: Server, tmp_path: Path, context: Json
) -> None:
    """From the end of a game to its analysis, from there to a branch, from its end to both side by side, and back."""
    language = context.get("locale", "en")
    me = Player(browser, nim_house.url, **context)
    me.insist("**/api/quick-start", pace=0)
    me.insist("**/play-on?*", pace=0)
    front(me)
    me.page.click("[data-play=nim]")
    ask_for_a_hint(me)
    picture(me, f"hint-{language}", tmp_path)
    play_to_the_end(me)
    me.page.click("[data-analyse]")
    me.page.wait_for_selector("[data-scores=chances]")
    expect(me.page.locator("[data-of]").first).to_have_attribute("aria-pressed", "true")
    picture(me, f"analysis-{language}", tmp_path)
    assert violations(me.page) == []
    assert not overflows(me)
    me.page.locator("input[type=range]").fill("1")
    me.page.wait_for_url("**at=1&**")
    me.page.click("#tab-this-moment")
    me.page.click("[data-deeper]")
    expect(me.page.locator("[data-played]")).to_be_visible()
    picture(me, f"moment-{language}", tmp_path)
    me.page.click("#tab-what-if")
    me.page.click("[data-play-as='0']")
    me.page.wait_for_selector("[data-branch-note]")
    play_to_the_end(me)
    me.page.click("[data-compare]")
    expect(me.page.locator("[data-course-of]")).to_have_count(2)
    picture(me, f"comparison-{language}", tmp_path)
    assert violations(me.page) == []
    me.page.click("dialog [data-origin]")
    me.page.wait_for_url("**/replay/**at=1&**")
    me.page.click("#tab-what-if")
    me.page.click("[data-branch] a")
    me.page.wait_for_url("**/replay/**")
    me.close()


def ask_for_a_hint(me: Player) -> None:
    me.page.click("[data-hint]:not(:disabled)")
    expect(me.page.locator("[data-hinted] [data-option]").first).to_be_visible()
    assert violations(me.page) == []
    me.page.click("[data-hinted] button")
    expect(me.page.locator("[data-hinted]")).to_have_count(0)
