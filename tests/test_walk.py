"""The walk of docs/architecture.md, from the click to the disk and back: every function lives where it says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.compiled import ROOT

ROW = re.compile(r"^\| `([^`]+)` \| (.+?) \| (.+) \|$", re.M)
NAME = re.compile(r"`([A-Za-z_]\w*(?:\.#?\w+)?)`")
DEFINITION = r"^\s*(?:export )?(?:async )?(?:function )?{}(?:<[^>]*>)?\("
"""A function of a module or a method of a class, as the formatter writes them."""


def walk() -> str:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    return text.partition("## One move")[2].partition("\n## ")[0]


STATIONS = [(file, name) for file, names, _ in ROW.findall(walk()) for name in NAME.findall(names)]


def of_python(source: str) -> set[str]:
    """The functions and names of a module, and the methods of its classes as ``Class.method``."""
    tree = ast.parse(source)
    found = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{one.name}" for one in inner}
    return found


def lives_in(file: Path, name: str) -> bool:
    source = file.read_text("utf-8")
    if file.suffix == ".py":
        return name in of_python(source)
    owner, _, method = name.rpartition(".")
    if owner and not re.search(rf"^(?:export )?class {owner}\b", source, re.M):
        return False
    return re.search(DEFINITION.format(re.escape(method)), source, re.M) is not None


def test_the_walk_goes_from_the_page_to_the_disk_and_back() -> None:
    files = [file for file, _ in STATIONS]
    disk = files.index("src/signoria/server/storage/engine.py")
    assert files[0].startswith("web/")
    assert files[-1].startswith("web/")
    assert all(file.startswith("src/signoria/") for file in files[disk - 10 : disk + 5])


def test_every_function_is_named_once() -> None:
    assert len(STATIONS) == len(set(STATIONS)) > 40


@pytest.mark.parametrize(("file", "name"), STATIONS)
def test_it_lives_where_the_walk_says(file: str, name: str) -> None:
    assert lives_in(ROOT / file, name)


def test_the_files_of_condottiere_are_where_it_says() -> None:
    part = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## Condottiere, file by file")[2]
    named = set(re.findall(r"`(\w+\.(?:py|toml))`", part.partition("\n## ")[0]))
    there = {path.name for path in (ROOT / "src/signoria/titles/condottiere").rglob("*.*")}
    assert len(named) > 20
    assert named <= there


def test_what_is_mentioned_beside_the_way_lives_there_too() -> None:
    for file, _, said in ROW.findall(walk()):
        for name in re.findall(r"`(TableSession\.\w+)`", said):
            assert lives_in(ROOT / "src/signoria/server/sessions/session.py", name), (file, name)
