"""Every public name of the engine, the arena and the bots has a sentence; every example in one runs and is true.

Read from the sources: compiled modules show no docstrings to `doctest`, but their examples run against them.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

import pytest

from tests.compiled import ROOT

MODULES = (
    "signoria.engine.chance",
    "signoria.engine.bot",
    "signoria.engine.contract",
    "signoria.engine.errors",
    "signoria.engine.fairness",
    "signoria.engine.manifest",
    "signoria.engine.record",
    "signoria.engine.registry",
    "signoria.engine.setup",
    "signoria.engine.values",
    "signoria.engine.verification",
    "signoria.arena.edges",
    "signoria.arena.games",
    "signoria.arena.ladder",
    "signoria.arena.plan",
    "signoria.arena.simulation",
    "signoria.arena.standings",
    "signoria.arena.tables",
    "signoria.bots",
)
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Member(NamedTuple):
    module: str
    name: str
    line: int
    text: str

    @property
    def place(self) -> str:
        return f"{self.module}.{self.name}" if self.name else self.module


def source(module: str) -> str:
    path = ROOT / "src" / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text("utf-8")


def public(node: Documented, name: str = "") -> Iterator[tuple[str, Documented]]:
    yield name, node
    if isinstance(node, ast.Module | ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef) and not inner.name.startswith("_"):
                yield from public(inner, f"{name}.{inner.name}".lstrip("."))


@cache
def members() -> list[Member]:
    return [
        Member(module, name, getattr(node, "lineno", 0), ast.get_docstring(node) or "")
        for module in MODULES
        for name, node in public(ast.parse(source(module)))
    ]


EXAMPLES = [member for member in members() if ">>>" in member.text]


def test_every_public_name_has_a_sentence() -> None:
    silent = [member.place for member in members() if not member.text.rstrip().partition("\n")[0]]
    assert silent == []


@pytest.mark.parametrize("member", EXAMPLES, ids=lambda member: member.place)
def test_the_example_is_true(member: Member) -> None:
    """What the example at the head of a module makes, the others may use."""
    names = dict(vars(import_module(member.module)))
    head = next(one for one in members() if one.module == member.module)
    for part in dict.fromkeys((head, member)):
        said: list[str] = []
        example = doctest.DocTestParser().get_doctest(part.text, names, part.place, part.module, part.line)
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append, clear_globs=False)
        names = example.globs
        assert not said, "".join(said)


@pytest.mark.parametrize("module", MODULES)
def test_every_module_shows_how_it_is_used(module: str) -> None:
    assert [member.place for member in EXAMPLES if member.module == module]
