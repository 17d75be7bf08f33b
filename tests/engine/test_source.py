"""What runs is what is written."""

import shutil
from pathlib import Path

import pytest

from tests.compiled import PACKAGE, can_compile, run


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


def test_a_source_that_is_gone_was_changed(package: Path) -> None:
    """As after an update that moved it, before anything is compiled anew."""
    note = package / "signoria" / "_compiled.json"
    if not can_compile():
        note.write_text('{"signoria": {"titles/condottiere/rules/battle.py": ""}}', "utf-8")
    moved = note.read_text("utf-8").replace("titles/condottiere/rules/battle.py", "condottiere/battle.py")
    note.write_text(moved, "utf-8")
    ending, strength, reason = look(package)
    assert (ending, strength) == ("py", "4")
    assert reason in ("condottiere/battle.py was changed after it was compiled", "the rules were not compiled")
