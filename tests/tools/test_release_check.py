"""A commit is a release when version, changelog and tag agree; what is missing is said, one sentence each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled import ROOT
from tools.release_check import complaints

CHANGELOG = "# Changes\n\n## 1.2.0, 2026-11-30\n\n- Something.\n\n## 1.1.0, 2026-01-02\n"


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)  # noqa: S603, S607


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A release: the version, the changelog and the tag say the same."""
    (tmp_path / "src/signoria").mkdir(parents=True)
    (tmp_path / "src/signoria/__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    git(tmp_path, "tag", "-a", "v1.2.0", "-m", "Signoria 1.2.0")
    return tmp_path


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "Change something")


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text)
    commit(folder)


def test_a_release_passes(project: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, ROOT / "tools/release_check.py"], cwd=project, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "Signoria 1.2.0 may be released.\n")


@pytest.mark.parametrize("title", ["1.2.0, not yet released", "Upcoming in 1.2.0", "Unreleased", "1.2.0"])
def test_a_changelog_without_a_day_is_refused(project: Path, title: str) -> None:
    write(project, "CHANGELOG.md", CHANGELOG.replace("1.2.0, 2026-11-30", title))
    assert complaints(project)[0] == (f"CHANGELOG.md begins with {title!r}: write the day, `## 1.2.0, 2026-12-31`.")


def test_a_changelog_of_another_version_is_refused(project: Path) -> None:
    write(project, "CHANGELOG.md", CHANGELOG.replace("1.2.0", "1.3.0"))
    assert complaints(project)[0] == (
        "CHANGELOG.md speaks of 1.3.0, src/signoria/__init__.py of 1.2.0: make them the same."
    )


def test_the_tag_is_missing(project: Path) -> None:
    git(project, "tag", "-d", "v1.2.0")
    assert complaints(project) == [
        "There is no tag v1.2.0: when all else is right, git tag -a v1.2.0 -m 'Signoria 1.2.0'."
    ]


def test_the_tag_is_on_another_commit(project: Path) -> None:
    write(project, "more.txt", "more")
    (complaint,) = complaints(project)
    assert complaint.startswith("The tag v1.2.0 is on another commit")


def test_work_in_progress_is_no_release(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(CHANGELOG + "\n")
    assert complaints(project) == ["There are changes that are not committed: commit them, or put them away."]


def test_a_project_without_a_version_says_so(project: Path) -> None:
    write(project, "src/signoria/__init__.py", "")
    (complaint,) = complaints(project)
    assert "__version__" in complaint


def test_our_own_files_can_be_read() -> None:
    """Before a release they may disagree, but never silently."""
    for complaint in complaints(ROOT):
        assert complaint.endswith(".")
        assert "__version__ =" not in complaint
