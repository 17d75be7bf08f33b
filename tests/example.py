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


def found_beside(folder: Path) -> dict[str, str]:
    """The environment in which the example is a title too, without installing it: its sources, and what names them."""
    told = folder / "signoria_nim-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: signoria-nim\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[signoria.titles]\nnim = signoria_nim:GAME\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [ROOT / "src", NIM / "src", folder]))}
