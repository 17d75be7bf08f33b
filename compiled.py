"""What mypyc compiles: the shared modules, and of each title what its manifest names. Run, it prints their paths."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "signoria"
ENGINE = ("engine/chance.py", "engine/tally.py")
TABLE = (
    "table/clocks.py",
    "table/play.py",
    "table/table.py",
    "table/telling.py",
    "table/deciding.py",
)


def modules_of(title: Path) -> list[str]:
    """The modules of a title that its manifest wants compiled; a folder stands for all modules in it."""
    named = [title.parent / path for path in tomllib.loads(title.read_text("utf-8")).get("compiled", ())]
    found = [file for path in named for file in (sorted(path.glob("*.py")) if path.is_dir() else [path])]
    return [file.relative_to(PACKAGE).as_posix() for file in found if file.name != "__init__.py"]


def compiled() -> dict[str, list[str]]:
    """Groups are compiled side by side; inside a group calls are direct."""
    titles = sorted(PACKAGE.glob("titles/*/title.toml"))
    rules = [module for title in titles for module in modules_of(title)]
    return {"signoria": [*ENGINE, *rules], "signoria_table": [*TABLE]}


if __name__ == "__main__":
    print(*((PACKAGE / name).relative_to(ROOT) for names in compiled().values() for name in names))
