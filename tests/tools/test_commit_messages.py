"""The git hooks: what a commit message may look like, and that `git commit` asks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled import ROOT
from tools.commit_message import complaints

GOOD = "Let bots explain themselves\n\nA hint without a reason teaches nothing.\n"


@pytest.mark.parametrize("message", [GOOD, "Mend a typo", "Mend a typo\n# what git says in the editor\n#\n"])
def test_a_good_message_passes(message: str) -> None:
    assert complaints(message) == []


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("", "The first line is the subject"),
        ("# only what git says\n", "The first line is the subject"),
        ("x" * 73, "The subject has 73 characters, 72 are allowed"),
        ("Mend a typo.", "A subject ends without a full stop"),
        ("Mend a typo\nbecause it hurt", "The second line is empty"),
    ],
)
def test_what_is_wrong_is_said(message: str, complaint: str) -> None:
    (found,) = complaints(message)
    assert found.startswith(complaint)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with our hooks and our tools, and nothing of ours to check."""
    for name in (".pre-commit-config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (tmp_path / ".gitignore").write_text(".venv\n.cache\n")
    assert run(tmp_path, "git", "init", "-q").returncode == 0
    installed = run(tmp_path, sys.executable, "-m", "pre_commit", "install")
    assert installed.returncode == 0, installed.stdout
    return tmp_path


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    who = {"GIT_AUTHOR_NAME": "Anna", "GIT_AUTHOR_EMAIL": "anna@example.org"}
    committer = {"GIT_COMMITTER_NAME": "Anna", "GIT_COMMITTER_EMAIL": "anna@example.org"}
    environment = {**os.environ, **who, **committer, "PRE_COMMIT_HOME": str(folder / ".cache")}
    return subprocess.run(  # noqa: S603
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def commit(folder: Path, code: str, message: str) -> subprocess.CompletedProcess[str]:
    (folder / "game.py").write_text(code)
    run(folder, "git", "add", ".")
    return run(folder, "git", "commit", "-q", "-m", message)


def test_git_asks_before_it_commits(checkout: Path) -> None:
    ugly = commit(checkout, "import os\nx = 1 ;y=2\n", "Add a game")
    assert ugly.returncode == 1
    assert "F401" in ugly.stderr + ugly.stdout
    long = commit(checkout, "x = 1\n", "Add a game, " + "and another one, " * 5)
    assert long.returncode == 1
    assert "72 are allowed" in long.stderr + long.stdout
    fine = commit(checkout, "x = 1\n", "Add a game")
    assert fine.returncode == 0, fine.stderr
