"""What is imported is declared, what is declared is used, and whose insides are used is pinned."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

from tests.compiled import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OURS = {"signoria", "tests", "tools"}
NOT_INSTALLED_FOR_TESTS = {
    "catanatron": "catanatron",
    "mkdocs": "mkdocs",
    "pyspiel": "open-spiel",
    "shapely": "shapely",
}
USED_BY_OTHERS = {"aiosqlite", "httptools"}
"""SQLAlchemy and uvicorn load them by name."""
INSIDES_ARE_USED = {"librt", "picows", "uvicorn"}


def normal(requirement: str) -> str:
    """The name of a requirement: `sqlalchemy[asyncio]>=2` is sqlalchemy."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def names(requirements: Iterable[object]) -> set[str]:
    return {normal(requirement) for requirement in requirements if isinstance(requirement, str)}


@cache
def distributions() -> dict[str, list[str]]:
    return {module: [normal(name) for name in found] for module, found in packages_distributions().items()}


def imported(paths: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """Every module of others that these files import, wherever in the file."""
    for path in paths:
        siblings = {file.stem for file in path.parent.glob("*.py")}
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            found: list[str] = []
            if isinstance(node, ast.Import):
                found = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                found = [node.module]
            for module in {name.partition(".")[0] for name in found} - OURS - siblings - set(sys.stdlib_module_names):
                yield module, path


def undeclared(paths: Iterable[Path], declared: set[str]) -> list[str]:
    """A module of several distributions (a namespace such as `fluent`) is declared if one of them is."""
    return [
        f"{path.relative_to(ROOT)}: {module}"
        for module, path in imported(paths)
        if declared.isdisjoint(distributions().get(module, [NOT_INSTALLED_FOR_TESTS.get(module, module)]))
    ]


CORE = names(PROJECT["project"]["dependencies"])
EXTRAS = names(entry for extra in PROJECT["project"]["optional-dependencies"].values() for entry in extra)
GROUPS = names(entry for group in PROJECT["dependency-groups"].values() for entry in group)
SOURCES = list((ROOT / "src").rglob("*.py"))


def test_what_the_package_imports_comes_with_it_or_with_an_extra() -> None:
    assert undeclared(SOURCES, CORE | EXTRAS) == []


def test_what_tests_and_benchmarks_import_is_in_a_group() -> None:
    files = [path for folder in ("tests", "benchmarks", "docs", "tools") for path in (ROOT / folder).rglob("*.py")]
    ours = [path for path in files if "node_modules" not in path.parts]
    assert undeclared([*ours, ROOT / "web/src/titles/condottiere/drawing/make_map.py"], CORE | GROUPS) == []


def test_what_the_build_imports_is_a_build_requirement() -> None:
    required = names(PROJECT["build-system"]["requires"])
    assert undeclared([ROOT / "setup.py", ROOT / "build_page.py"], required) == []
    assert names(PROJECT["dependency-groups"]["build"]) <= required  # `make` builds without isolation


def test_nothing_is_declared_in_vain() -> None:
    used = {name for module, _ in imported(SOURCES) for name in distributions().get(module, [])}
    assert CORE - used - USED_BY_OTHERS == set()


def test_whose_insides_are_used_has_an_upper_bound() -> None:
    bounded = names(line for line in PROJECT["project"]["dependencies"] if "<" in line)
    assert bounded >= INSIDES_ARE_USED
