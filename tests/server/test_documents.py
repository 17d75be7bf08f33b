"""What is written from the code, and what is said of it, agrees with it."""

from __future__ import annotations

from pathlib import Path

from signoria.server.typescript import typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_page_are_written_from_the_servers() -> None:
    assert PROTOCOL.read_text() == typescript(), "run: python -m signoria.server.typescript web/src/protocol.ts"


def test_the_example_in_the_documentation_is_the_one_that_is_run() -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert (docs / "examples" / "random_player.py").read_text() in (docs / "bot-api.md").read_text()
