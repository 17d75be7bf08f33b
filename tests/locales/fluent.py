"""Reading what is written: the messages of a Fluent file, and the words a source file gives to a function."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from signoria.engine import game, titles
from signoria.locales.messages import text, title_text

PAGE = Path(__file__).parents[2] / "web" / "src"
BEGUN = re.compile(r"`([a-z][a-z-]*-)\$\{")
QUOTED = re.compile(r"[\"'`]([a-z][\w-]*)[\"'`]")
COMMON = ("common.ftl", "page.ftl", "terminal.ftl")
WORDS = tuple(f"{title}/words.ftl" for title in titles())
RULES = tuple(f"{title}/rules.md" for title in titles())


def read(language: str, file: str) -> str:
    """A file of the words that no title owns, or one of a title: ``virtu/rules.md``."""
    title, _, name = file.rpartition("/")
    found = title_text(title, language, name) if title else text(language, name)
    assert found is not None, file
    return found


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(read(language, file)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids))
    return dict(zip(ids, found, strict=True))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(entry: ftl.Message | ftl.Attribute) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


def drawn(source: Path) -> set[str]:
    """The messages of the terminal that a source file names in full."""
    return set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", source.read_text("utf-8")))


def spoken(source: Path, function: str, position: int) -> set[str]:
    """The words that a source file gives to a function at this position: message ids and reasons."""
    calls = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Call)]
    named = [call for call in calls if ast.unparse(call.func).rpartition(".")[2] == function]
    words = [call.args[position] for call in named if len(call.args) > position]
    return {word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)}


def quoted(folder: str) -> set[str]:
    """The words in quotes in a folder of the page's sources."""
    return {word for text in sources(folder) for word in QUOTED.findall(text)}


def tips(title: str) -> set[str]:
    """The messages that a title's tips may name: each is called in quotes."""
    return {f"tip-{word}" for word in QUOTED.findall((PAGE / "titles" / title / "tips.ts").read_text("utf-8"))}


def promised(title: str) -> set[str]:
    """The messages for what players of a title may promise each other."""
    known = game(title)
    texts = (text for edition in known.editions for text in known.promises(edition))
    return {f"promise-{text.partition(':')[0]}" for text in texts}


def begun(folder: str) -> tuple[str, ...]:
    """How the ids begin that a folder of the page's sources puts together, as ``name-`` of `name-${family}`."""
    return tuple({start for text in sources(folder) for start in BEGUN.findall(text)})


def sources(folder: str) -> list[str]:
    return [path.read_text("utf-8") for path in (PAGE / folder).rglob("*") if path.suffix in (".ts", ".svelte")]
