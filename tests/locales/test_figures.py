"""Figures stand in the rules of Virtù at the same rules in every language, and have a caption."""

from __future__ import annotations

import re

import pytest

from signoria.locales import LANGUAGES
from signoria.locales.rulebook import rulebook

FIGURES = {"payment": "V-PAY-1", "palace": "V-SPR-1", "siege": "V-SIE-1", "winter": "V-WIN-1"}
DRAWN = (
    r'<figure data-figure="([a-z]+)"><figcaption>([^<]+)</figcaption></figure>'
    r'\s*<ul>\s*<li>(?:<p>)?<strong id="([^"]+)"'
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_stands_before_its_rule(language: str) -> None:
    html = rulebook("virtu", language)
    found = re.findall(DRAWN, html)
    assert {figure: rule for figure, _, rule in found} == FIGURES
    assert len({caption for _, caption, _ in found}) == len(FIGURES)
    assert "figure:" not in html
