"""May this commit be released? Version, changelog and tag must agree: ``python tools/release_check.py``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

VERSION = re.compile(r'^__version__ = "(.+)"$', re.M)
SECTION = re.compile(r"^## (.+)$", re.M)
RELEASED = re.compile(r"^(\d+\.\d+\.\d+\S*), (\d{4}-\d{2}-\d{2})$")


def git(root: Path, *arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)  # noqa: S603, S607
    return done.stdout.splitlines()


def version(root: Path) -> str:
    found = VERSION.search((root / "src/signoria/__init__.py").read_text("utf-8"))
    return found[1] if found else ""


def of_the_changelog(root: Path, wanted: str) -> list[str]:
    found = SECTION.search((root / "CHANGELOG.md").read_text("utf-8"))
    title = found[1] if found else ""
    released = RELEASED.match(title)
    if released is None:
        return [f"CHANGELOG.md begins with {title!r}: write the day, `## {wanted}, 2026-12-31`."]
    if released[1] != wanted:
        return [f"CHANGELOG.md speaks of {released[1]}, src/signoria/__init__.py of {wanted}: make them the same."]
    return []


def of_git(root: Path, wanted: str) -> list[str]:
    if git(root, "status", "--porcelain"):
        return ["There are changes that are not committed: commit them, or put them away."]
    tag = f"v{wanted}"
    if tag in git(root, "tag", "--points-at", "HEAD"):
        return []
    if tag in git(root, "tag", "--list", tag):
        return [
            f"The tag {tag} is on another commit: raise __version__ in src/signoria/__init__.py, or check out {tag}."
        ]
    return [f"There is no tag {tag}: when all else is right, git tag -a {tag} -m 'Signoria {wanted}'."]


def complaints(root: Path) -> list[str]:
    """What keeps this commit from being a release, and what to do about it, a sentence each."""
    wanted = version(root)
    if not wanted:
        return ['src/signoria/__init__.py has no line `__version__ = "…"`: write one.']
    return [*of_the_changelog(root, wanted), *of_git(root, wanted)]


def main() -> int:
    root = Path.cwd()
    found = complaints(root)
    for complaint in found:
        print(complaint, file=sys.stderr)
    if not found:
        print(f"Signoria {version(root)} may be released.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
