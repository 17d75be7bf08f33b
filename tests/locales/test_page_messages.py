"""The words of the page: complete in every language, none missing in the source, none unused."""

from __future__ import annotations

import re
from functools import cache

from signoria.server.http.guards import STATUS
from tests.locales.fluent import PAGE, QUOTED, WORDS, entries

FILE = "page.ftl"
CALL = re.compile(r"\bt\(\s*\"([a-z][\w-]*)\"")
PATTERN = re.compile(r"`([a-z][a-z-]*-)\$\{[^`]*\}([\w-]*)`")


@cache
def source() -> str:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return "\n".join(path.read_text("utf-8") for path in files)


def known() -> set[str]:
    return {name for file in ("common.ftl", FILE, *WORDS) for name in entries("en", file)}


def test_no_message_is_missing() -> None:
    assert set(CALL.findall(source())) - known() == set()


def test_every_family_of_messages_has_members() -> None:
    for start, end in PATTERN.findall(source()):
        if "t(`" + start in source():
            assert [name for name in known() if name.startswith(start) and name.endswith(end)], start


def test_no_message_is_unused() -> None:
    quoted = set(QUOTED.findall(source()))
    families = PATTERN.findall(source())
    unused = [
        name
        for name in entries("en", FILE)
        if name not in quoted and not any(name.startswith(start) and name.endswith(end) for start, end in families)
    ]
    assert unused == []


def test_every_refusal_of_the_server_has_words() -> None:
    ours = {"csrf", "text", "done", "nothing-due", "wrong-origin"}
    assert {reason for reason in STATUS if reason not in ours and f"refused-{reason}" not in known()} == set()
