"""The page's files: found by their address, sent as small as the browser takes them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from signoria.server.http.static_files import accepted, pages
from tests.server.harness import Server


def test_a_file_is_held_with_its_encodings_the_best_first(tmp_path: Path) -> None:
    (tmp_path / "board.js").write_text("let board;")
    (tmp_path / "board.js.br").write_bytes(b"squeezed by the build")
    (tmp_path / "face.woff2").write_bytes(b"font")
    found = pages(tmp_path)
    assert list(found["/board.js"].squeezed) == ["br", "gzip"]
    assert gzip.decompress(found["/board.js"].squeezed["gzip"]) == b"let board;"
    assert found["/face.woff2"].squeezed == {}
    assert "/board.js.br" not in found


@pytest.mark.parametrize(("header", "taken"), [
    ("gzip, deflate, br, zstd", {"gzip", "deflate", "br", "zstd"}),
    ("GZIP;q=0.5, br; q=0", {"gzip"}),
    ("br;q=0.000, gzip;q=1.0", {"gzip"}),
])  # fmt: skip
def test_what_a_browser_takes(header: str, taken: set[str]) -> None:
    assert accepted(header) == taken


@pytest.mark.parametrize(("takes", "gets"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_the_page_is_sent_as_the_browser_takes_it(server: Server, takes: str, gets: str | None) -> None:
    answer = server.get("/", **{"accept-encoding": takes})
    assert answer.headers.get("content-encoding") == gets
    assert answer.headers["vary"] == "accept-encoding"
