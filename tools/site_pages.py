"""The pages of the site: those of docs/, the rules of every title, the API reference. mkdocs calls ``on_files``."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SECTIONS: dict[str, list[str]] = {
    "": ["index.md"],
    "Play": [
        "play.md",
        "rules/*.md",
        "virtu.md",
        "virtu-balance.md",
        "teacher.md",
        "puzzles.md",
        "screenshots/README.md",
        "glossary.md",
    ],
    "Study and teach machines": [
        "notation.md",
        "virtu-notation.md",
        "perft.md",
        "bot-api.md",
        "strength.md",
        "opponents.md",
    ],
    "Extend": ["architecture.md", "titles.md", "words.md", "contributing.md"],
    "Reference": ["reference/*.md"],
    "Operate": ["operating.md", "fairness.md", "protocol.md", "changes.md"],
}
"""Patterns of pages, in order; a page that none of them names fails the build."""
REFERENCE = {
    "contract": (
        "The contract of a title",
        ["signoria.engine.contract", "signoria.engine.values", "signoria.engine.bot", "signoria.engine.registry"],
    ),
    "manifest": ("The manifest and the set-up", ["signoria.engine.manifest", "signoria.engine.setup"]),
    "records": ("Records and chance", ["signoria.engine.record", "signoria.engine.chance", "signoria.engine.fairness"]),
    "checking": ("Errors and checks", ["signoria.engine.errors", "signoria.engine.verification"]),
    "bots": ("Bots", ["signoria.bots"]),
    "arena": ("Games between bots", ["signoria.arena.games", "signoria.arena.simulation"]),
    "ladder": (
        "Ladders of bots",
        [f"signoria.arena.{part}" for part in ("plan", "edges", "ladder", "standings", "tables")],
    ),
}
BESIDE = {"contributing.md": "CONTRIBUTING.md", "changes.md": "CHANGELOG.md"}
"""Pages of the site that lie beside docs/."""
FIGURE = re.compile(r"!\[([^\]]+)\]\(figure:[a-z-]+\)")
PICTURE = re.compile(r" *!\[\]\(figure:[a-z-]+\)\n+")


def made_pages() -> dict[str, str]:
    """The pages that are no file in docs/: their address, and what they say."""
    pages = {address: moved((ROOT / name).read_text("utf-8")) for address, name in BESIDE.items()}
    pages |= {f"rules/{title}.md": text for title, text in rules().items()}
    for name, (heading, modules) in REFERENCE.items():
        parts = [f"::: {module}\n" for module in modules]
        pages[f"reference/{name}.md"] = "\n".join([f"# {heading}\n", *parts])
    return pages


def moved(text: str) -> str:
    """The text of a page that lay beside docs/ and now lies in it: its links led into docs/, or stay beside it."""
    for address, name in BESIDE.items():
        text = text.replace(f"]({name})", f"]({address})")
    return text.replace("](docs/", "](")


def rules() -> dict[str, str]:
    """The English rules of every title that lies in the house; of the figures that the page draws, the captions."""
    found = sorted((ROOT / "src/signoria/titles").glob("*/locales/en/rules.md"))
    return {path.parents[2].name: FIGURE.sub(r"*\1*", PICTURE.sub("", path.read_text("utf-8"))) for path in found}


def navigation(addresses: list[str]) -> list[Any]:
    """The pages that there are, section by section."""
    nav: list[Any] = []
    for section, patterns in SECTIONS.items():
        pages = [page for pattern in patterns for page in sorted(addresses) if fnmatchcase(page, pattern)]
        nav += [{section: pages}] if section and pages else pages
    return nav


def on_page_markdown(markdown: str, **_: Any) -> str:
    """What lies beside docs/ is a page of the site too."""
    for address, name in BESIDE.items():
        markdown = markdown.replace(f"](../{name})", f"]({address})")
    return markdown


def on_files(files: Any, config: Any) -> Any:
    """Add what is made, and put all in order."""
    from mkdocs.structure.files import File

    for address, text in made_pages().items():
        files.append(File.generated(config, address, content=text))
    config.nav = navigation([file.src_uri for file in files.documentation_pages()])
    return files
