"""Rules own no shared memory: eight threads may play eight games, interpreted and compiled."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.compiled import PACKAGE, can_compile, compiled_modules, run
from tests.engine.threads import GAMES, THREADS

RULES = sorted([*PACKAGE.glob("titles/**/*.py"), *PACKAGE.glob("bots/**/*.py")])
READING = {"get", "items", "values", "keys", "index", "count"}
"""Methods that change nothing."""
LOOKING = {
    "len",
    "sum",
    "min",
    "max",
    "sorted",
    "enumerate",
    "zip",
    "any",
    "all",
    "list",
    "tuple",
    "set",
    "dict",
    "range",
}
LASTING = {"GAME", "TITLE", "_boxes"}
"""A title's game, which holds nothing, and the components that were loaded: kept by their digest, never changed."""


@pytest.mark.parametrize("interpreted", [True, False])
def test_eight_threads_play_the_games_that_one_plays(interpreted: bool) -> None:
    played: dict[str, Any] = json.loads(run(["-m", "tests.engine.threads"], interpreted=interpreted))
    if interpreted:
        assert played["interpreted"] == "SIGNORIA_INTERPRETED is set"
    elif can_compile():
        assert played["interpreted"] is None, "there is a compiler, but the rules are not compiled: make build"
    assert len(played["alone"]) == len(GAMES)
    assert played["together"] == [played["alone"]] * THREADS


# -- nothing at the top of a module is written to


def top_names(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
                yield target.id, node.value


def is_mutable(value: ast.expr) -> bool:
    """Collections, vecs, and whatever a class makes."""
    if isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp):
        return True
    if not isinstance(value, ast.Call):
        return False
    maker = value.func.value if isinstance(value.func, ast.Subscript) else value.func
    name = maker.attr if isinstance(maker, ast.Attribute) else maker.id if isinstance(maker, ast.Name) else ""
    return name[:1].isupper() or name in ("vec", "list", "dict", "set", "defaultdict", "deque", "bytearray")


def is_scratch(value: ast.expr) -> bool:
    """An object of a class of ours, such as Options: it is there to be written to."""
    return (
        is_mutable(value)
        and isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id[0].isupper()
    )


def faults(path: Path, mutable: set[str]) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield f"{path.name}:{node.lineno} global {', '.join(node.names)}"
        elif (
            isinstance(node, ast.Name) and node.id in mutable and isinstance(node.ctx, ast.Load) and not only_read(node)
        ):
            yield f"{path.name}:{node.lineno} {node.id}"


def only_read(name: ast.Name) -> bool:
    """Is this use of a name a look at what it holds?"""
    parent: ast.AST = name.parent  # type: ignore[attr-defined]
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.ctx, ast.Load) if parent.value is name else True
    if isinstance(parent, ast.Attribute):
        call = parent.parent  # type: ignore[attr-defined]
        return (
            parent.attr in READING
            if isinstance(call, ast.Call) and call.func is parent
            else isinstance(parent.ctx, ast.Load)
        )
    if isinstance(parent, ast.Call):
        return isinstance(parent.func, ast.Name) and parent.func.id in LOOKING
    return isinstance(
        parent, ast.Compare | ast.comprehension | ast.For | ast.Starred | ast.Dict | ast.BinOp | ast.BoolOp
    )


def shared_faults(paths: list[Path]) -> list[str]:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in paths}
    everywhere = {name for tree in trees.values() for name, value in top_names(tree) if is_mutable(value)}
    found = []
    for path, tree in trees.items():
        own = {name: value for name, value in top_names(tree) if name not in LASTING}
        imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
        found += [f"{path.name} holds {name}" for name, value in own.items() if is_scratch(value)]
        mutable = {name for name, value in own.items() if is_mutable(value)} | (everywhere & imported - own.keys())
        found += faults(path, mutable - LASTING)
    return found


def test_no_module_of_rules_or_bots_holds_memory_that_is_written_to() -> None:
    assert {PACKAGE / name for name in compiled_modules() if name.startswith(("virtu", "condottiere", "bots"))} <= set(
        RULES
    )
    assert not shared_faults(RULES)


@pytest.mark.parametrize(
    "source",
    [
        "SCRATCH = Options()\n",
        "LOOK: Final = vec[i64]([0])\ndef f(n):\n    LOOK[0] = n\n",
        "SEEN = {}\ndef f(n):\n    SEEN.update(n)\n",
        "SEEN = []\ndef f(n):\n    fill(SEEN)\n",
        "SEEN = []\ndef f(n):\n    n.seen = SEEN\n",
        "COUNT = 0\ndef f():\n    global COUNT\n    COUNT += 1\n",
        "SEEN = []\ndef f():\n    return SEEN\n",
    ],
)
def test_such_memory_is_found(source: str, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(source, "utf-8")
    assert shared_faults([module])


def test_tables_that_are_only_read_are_no_such_memory(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "BIT = vec[i64]([1, 2])\nNAMES = {1: 2}\ndef f(n):\n    return BIT[n] + NAMES.get(n), BIT[:]\n", "utf-8"
    )
    assert not shared_faults([module])
