"""What setup.py compiles, read without running it."""

import ast
import shutil
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "signoria"


def compiled_modules() -> list[str]:
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            groups: dict[str, list[str]] = ast.literal_eval(node.value)
            return [name for names in groups.values() for name in names]
    raise AssertionError("setup.py does not say what is COMPILED")


def can_compile() -> bool:
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return any(map(shutil.which, ("cc", "gcc", "clang"))) and headers.exists()
