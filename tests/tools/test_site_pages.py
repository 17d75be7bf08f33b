"""The site holds every page of docs/, the rules of every title and a reference of what is documented."""

from __future__ import annotations

import re

from signoria.engine import titles
from tests.compiled import ROOT
from tests.test_docstrings import MODULES
from tools.site_pages import REFERENCE, made_pages, navigation

DOCS = ROOT / "docs"
WRITTEN = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
LINK = re.compile(r"\]\(([^)#:]+\.md)")


def listed() -> list[str]:
    found: list[str] = []
    for entry in navigation([*WRITTEN, *made_pages()]):
        found += [entry] if isinstance(entry, str) else [page for pages in entry.values() for page in pages]
    return found


def test_every_page_has_one_place() -> None:
    assert sorted(listed()) == sorted([*WRITTEN, *made_pages()])
    assert listed()[0] == "index.md"


def test_the_index_leads_to_what_there_is() -> None:
    assert set(LINK.findall((DOCS / "index.md").read_text("utf-8"))) <= set(listed())


def test_the_rules_of_every_title_are_there() -> None:
    pages = {f"rules/{title}.md" for title in titles()}
    assert pages <= set(listed())
    assert not [page for page in pages if "figure:" in made_pages()[page]]


def test_what_is_documented_is_in_the_reference() -> None:
    assert sorted(module for _, modules in REFERENCE.values() for module in modules) == sorted(MODULES)
