"""The worked example of docs/titles.md, installed as a package of its own into a folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.compiled import ROOT

NIM = ROOT / "examples" / "nim"


def install(folder: Path) -> dict[str, str]:
    """As `pip install examples/nim` does; the environment in which it is there beside Signoria."""
    source = folder / "source"
    shutil.copytree(NIM, source, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "build"))
    target = folder / "installed"
    pip = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    made = subprocess.run([sys.executable, *pip], capture_output=True, text=True, check=False)  # noqa: S603
    assert made.returncode == 0, made.stderr
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(target)])}
