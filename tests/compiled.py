"""What the build compiles, whether it can here, and running it either way."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "signoria"


def compiled_modules() -> list[str]:
    spec = spec_from_file_location("compiled_list", ROOT / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    groups: dict[str, list[str]] = module.compiled()
    return [name for names in groups.values() for name in names]


def can_compile() -> bool:
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return any(map(shutil.which, ("cc", "gcc", "clang"))) and headers.exists()


def run(code: list[str], folder: Path = PACKAGE.parent, interpreted: bool = False) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "SIGNORIA_INTERPRETED"}
    environment["PYTHONPATH"] = str(folder)
    if interpreted:
        environment["SIGNORIA_INTERPRETED"] = "1"
    finished = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout
