"""Compiles the rules with mypyc where a C compiler exists; everything else is in pyproject.toml."""

import json
import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "signoria"
COMPILED = {
    "signoria": [
        "engine/chance.py",
        "engine/tally.py",
        "condottiere/cards.py",
        "condottiere/terms.py",
        "condottiere/state.py",
        "condottiere/battle.py",
        "condottiere/rounds.py",
        "condottiere/resolution.py",
        "condottiere/turns.py",
        "condottiere/rules.py",
        "condottiere/playout.py",
        "condottiere/notation.py",
        "condottiere/sight.py",
        "condottiere/story.py",
        "condottiere/match.py",
        "virtu/pieces.py",
        "virtu/deeds.py",
        "virtu/terms.py",
        "virtu/state.py",
        "virtu/payment.py",
        "virtu/thrift.py",
        "virtu/court.py",
        "virtu/actions.py",
        "virtu/spring.py",
        "virtu/siege.py",
        "virtu/winter.py",
        "virtu/scoring.py",
        "virtu/turns.py",
        "virtu/rules.py",
        "virtu/playout.py",
        "bots/virtu/worth.py",
        "bots/virtu/mind.py",
    ],
    "signoria_table": [
        "table/clocks.py",
        "table/play.py",
        "table/table.py",
        "table/telling.py",
        "table/deciding.py",
        "server/live.py",
        "server/hub.py",
    ],
}
"""Groups are compiled side by side; inside a group calls are direct."""


def why_not() -> str | None:
    """Why the rules cannot be compiled here, or None."""
    if os.environ.get("SIGNORIA_INTERPRETED"):
        return "SIGNORIA_INTERPRETED is set"
    if os.name != "nt" and not any(map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang"))):
        return "no C compiler was found"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "the headers of Python are not installed"
    return None


def compiled_rules() -> list[object]:
    from mypyc.build import mypycify

    for old in (PACKAGE / "_compiled.json", *PACKAGE.rglob("*.so")):
        old.unlink(missing_ok=True)  # if this build fails, nothing of the last one may pass for it
    os.chdir(ROOT)
    hashes = {
        group: {name: sha256((PACKAGE / name).read_bytes()).hexdigest() for name in names}
        for group, names in COMPILED.items()
    }
    modules: list[object] = []
    for group, names in COMPILED.items():
        sources = [str((PACKAGE / name).relative_to(ROOT)) for name in names]
        modules += mypycify(["--config-file=mypyc.ini", *sources], opt_level="3", group_name=group)
    (PACKAGE / "_compiled.json").write_text(json.dumps(hashes, indent=1) + "\n")
    return modules


reason = why_not()
if reason:
    print(f"signoria: the rules run interpreted (the same game, slower): {reason}.", file=sys.stderr)
setup(ext_modules=[] if reason else compiled_rules(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
