"""The rules of a title as HTML: its rules.md, in which every rule id becomes a place that can be opened."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from signoria.engine.registry import manifest
from signoria.locales.messages import FALLBACK, title_text

RULES = "rules.md"
FIGURE = re.compile(r'<p><img src="figure:([a-z-]+)" alt="([^"]+)" /></p>')
"""A picture that the page draws, where it can; elsewhere its caption says the same."""
PICTURE = re.compile(r'<p><img src="figure:([a-z-]+)" alt="" /></p>')
"""One without a caption, beside a text that says the same."""


@cache
def rulebook(title: str, language: str) -> str:
    """The rules in a language, in English where the title does not speak it; empty where it has none written down."""
    text = title_text(title, language, RULES) or title_text(title, FALLBACK, RULES) or ""
    html: str = MarkdownIt("commonmark").enable("table").render(text)
    rule = re.compile(rf"<strong>({re.escape(manifest(title).rule_prefix)}-[A-Z]+(?:-\d+)?)</strong>")
    html = FIGURE.sub(r'<figure data-figure="\1"><figcaption>\2</figcaption></figure>', html)
    html = PICTURE.sub(r'<div data-figure="\1"></div>', html)
    return rule.sub(r'<strong id="\1" class="rule">\1</strong>', html)
