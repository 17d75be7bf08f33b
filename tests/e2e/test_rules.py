"""The rules as a browser shows them: drawn only where they are read, open at what is asked, within the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite

PHONE = {"viewport": {"width": 390, "height": 844}}
LAST = "[data-figure=hidden] .figure"
"""Figures are drawn all at once, this one at the end."""
OUTSIDE = """(figures) => figures.flatMap((figure) => {
  const box = figure.getBoundingClientRect();
  return [...figure.querySelectorAll("svg, span")]
    .map((part) => ({ part, place: part.getBoundingClientRect() }))
    .filter(({ place }) => place.left < box.left - 1 || place.right > box.right + 1 || place.bottom > box.bottom + 1)
    .map(({ part }) => `${figure.dataset.figure}: ${part.getAttribute("class")}`);
})"""


def test_the_first_page_is_one_press_away_from_the_table_and_drawn_only_then(come: Invite) -> None:
    me = come()
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.quick_game()
    me.wait_for_turn()
    assert not [url for url in fetched if "/Figure-" in url]
    me.page.click("[data-rules]")
    expect(me.page.locator("dialog [data-figure=goal] .italy").first).to_be_in_viewport()
    assert [url for url in fetched if "/Figure-" in url]


@pytest.mark.parametrize("rule", ["C-STR-3", "C-OPT-4"])
def test_the_rules_open_at_a_rule_when_the_figures_above_it_are_drawn(come: Invite, rule: str) -> None:
    me = come(**PHONE)
    me.visit(f"/rules/condottiere#{rule}")
    me.page.wait_for_selector(LAST)
    expect(me.page.locator(f"#{rule}")).to_be_in_viewport()
    expect(me.page.locator(".here")).to_have_count(1)


def test_a_search_leaves_the_steps_that_speak_of_it(come: Invite) -> None:
    me = come()
    me.visit("/rules/condottiere")
    me.page.wait_for_selector(LAST)
    me.page.get_by_role("searchbox").fill("Scarecrow")
    expect(me.page.locator("[data-figure=card-scarecrow]")).to_be_visible()
    expect(me.page.locator("[data-figure=goal]")).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-US", "fa-IR"])
@pytest.mark.parametrize("width", [360, 390, 768, 1280])
def test_every_figure_stays_in_its_box(come: Invite, width: int, locale: str) -> None:
    me = come(viewport={"width": width, "height": 800}, locale=locale)
    me.visit("/rules/condottiere")
    me.page.wait_for_selector(LAST)
    assert me.page.eval_on_selector_all("[data-figure]", OUTSIDE) == []
