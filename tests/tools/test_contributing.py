"""CONTRIBUTING.md names only what there is: its paths, its targets of make and its modules."""

from __future__ import annotations

import re
import subprocess
from importlib.util import find_spec

import pytest

from tests.compiled import ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CODE = [*re.findall(r"`([^`\n]+)`", TEXT), *re.findall(r"^```sh\n(.*?)^```", TEXT, re.M | re.S)]
LINES = [line.strip() for code in CODE for line in code.splitlines()]
TOP = ("src/", "web/", "tests/", "docs/", "tools/", "perft/", "examples/", "benchmarks/")
PATHS = sorted({line.split("#")[0].strip() for line in LINES if line.startswith(TOP)})
TARGETS = sorted({target for line in LINES for target in re.findall(r"^make ([a-z-]+)", line)})
MODULES = sorted({module for line in LINES for module in re.findall(r"python -m ([\w.]+)", line)})
MADE = {"name": "*", "option": "*", "lang": "*"}
"""What a reader puts in place of `<name>`: here, whatever there is."""


@pytest.mark.parametrize("path", PATHS)
def test_the_path_exists(path: str) -> None:
    assert list(ROOT.glob(re.sub(r"<(\w+)>", lambda match: MADE[match[1]], path).rstrip("/")))


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_the_target(target: str) -> None:
    command = ["make", "-n", target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", MODULES)
def test_the_module_exists(module: str) -> None:
    assert find_spec(module)


def test_something_is_checked() -> None:
    assert len(PATHS) > 10
    assert len(TARGETS) > 8
