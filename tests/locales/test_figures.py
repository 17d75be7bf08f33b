"""Figures stand in the rules at the same places in every language; those that stand alone have a caption."""

from __future__ import annotations

import re

import pytest

from signoria.locales import LANGUAGES
from signoria.locales.rulebook import rulebook

FIGURES = {
    "condottiere": {
        "winter": "C-STR-1", "drummer": "C-STR-2", "spring": "C-STR-3", "heroine": "C-STR-4", "scarecrow": "C-CARD-3",
        "bishop": "C-CARD-5", "tie": "C-RES-2", "courtesans": "C-RES-3", "favour": "C-RES-6", "adjacent": "C-WIN-1",
        "capturing": "C-OPT-4", "hidden": "C-OPT-5",
    },
    "virtu": {"payment": "V-PAY-1", "palace": "V-SPR-1", "siege": "V-SIE-1", "winter": "V-WIN-1"},
}  # fmt: skip
DRAWN = (
    r'<figure data-figure="([a-z]+)"><figcaption>([^<]+)</figcaption></figure>'
    r'\s*<ul>\s*<li>(?:<p>)?<strong id="([^"]+)"'
)
OPENING = [
    "goal", "choose", "battle", "strength", "card-winter", "card-spring", "card-drummer", "card-heroine",
    "card-courtesan", "card-scarecrow", "card-bishop", "card-surrender", "win", "deal",
]  # fmt: skip
"""What is drawn on the first page of Condottiere's rules, beside the sentence that says the same."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("title", FIGURES)
@every_language
def test_every_figure_stands_before_its_rule(title: str, language: str) -> None:
    html = rulebook(title, language)
    found = re.findall(DRAWN, html)
    assert {figure: rule for figure, _, rule in found} == FIGURES[title]
    assert len({caption for _, caption, _ in found}) == len(FIGURES[title])
    assert "figure:" not in html


@every_language
def test_the_rules_of_condottiere_begin_with_a_page_of_seven_drawn_steps(language: str) -> None:
    first_page = rulebook("condottiere", language).split("<h2>")[1]
    assert re.findall(r'<div data-figure="([a-z-]+)"></div>', first_page) == OPENING
    assert len(re.findall(r"<li>\s*<p><strong>", first_page.split("<ul>")[0] + first_page.split("</ul>")[1])) == 7
