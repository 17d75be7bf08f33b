"""Compiled or not, it is the same game; and what runs is what is written."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.compiled import PACKAGE, ROOT, can_compile
from tests.titles.condottiere.setups import SETUPS


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


def test_the_same_seeds_give_the_same_games_interpreted_and_compiled() -> None:
    played: list[dict[str, Any]] = [
        json.loads(run(["-m", "tests.titles.condottiere.fingerprints"], interpreted=interpreted))
        for interpreted in (True, False)
    ]
    interpreted, compiled = played
    assert interpreted["interpreted"] == "SIGNORIA_INTERPRETED is set"
    if can_compile():
        assert compiled["interpreted"] is None, "there is a compiler, but the rules are not compiled: make build"
    assert len(interpreted["fingerprints"]) == len(SETUPS)
    for name, fingerprint in interpreted["fingerprints"].items():
        assert compiled["fingerprints"][name] == fingerprint, name


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package and of all that was compiled."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, tmp_path / "signoria", ignore=ignored)
    for compiled in PACKAGE.parent.glob("signoria*__mypyc.*"):
        shutil.copy(compiled, tmp_path)
    return tmp_path


STRENGTH = """
import signoria
from signoria.titles.condottiere.rules import battle
print(signoria.__file__, battle.__file__.rpartition(".")[2], battle.strength(0x20, 0), signoria.INTERPRETED, sep="|")
"""


def look(package: Path) -> tuple[str, str, str]:
    """Which file the rules of battle come from, how strong two 2s are, why they run interpreted."""
    where, ending, strength, reason = run(["-c", STRENGTH], package).strip().split("|")
    assert Path(where).parent == package / "signoria"
    return ending, strength, reason


def test_a_fresh_build_is_used(package: Path) -> None:
    if can_compile():
        assert look(package) == ("so", "4", "None")
    else:
        assert look(package) == ("py", "4", "the rules were not compiled")


def test_an_edited_source_is_never_shadowed_by_a_compiled_file(package: Path) -> None:
    source = package / "signoria" / "titles" / "condottiere" / "rules" / "battle.py"
    was = source.read_text("utf-8")
    changed = was.replace("total += (soldiers & 15) * VALUE[kind]", "total += (soldiers & 15) * 7")
    assert changed != was
    source.write_text(changed, "utf-8")
    ending, strength, reason = look(package)
    assert (ending, strength) == ("py", "14")
    assert reason in (
        "titles/condottiere/rules/battle.py was changed after it was compiled",
        "the rules were not compiled",
    )


def test_a_compiled_file_of_unknown_age_is_not_used(package: Path) -> None:
    """Without the note of what was compiled nobody can tell whether it is the source."""
    (package / "signoria" / "_compiled.json").unlink(missing_ok=True)
    source = package / "signoria" / "titles" / "condottiere" / "rules" / "battle.py"
    source.write_text(source.read_text("utf-8").replace("* VALUE[kind]", "* 7"), "utf-8")
    assert look(package) == ("py", "14", "the rules were not compiled")
