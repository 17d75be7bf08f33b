"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from signoria.server.typescript import typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_page_are_written_from_the_servers() -> None:
    assert PROTOCOL.read_text() == typescript(), "run: python -m signoria.server.typescript web/src/protocol.ts"
