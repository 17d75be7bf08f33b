"""Refuses a commit message that a log cannot show: ``python tools/commit_message.py FILE`` (a git hook)."""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72


def complaints(message: str) -> list[str]:
    """What is wrong with it, a sentence each."""
    lines = [line.rstrip() for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    found: list[str] = []
    if not subject:
        found.append("The first line is the subject: say what the commit does.")
    if len(subject) > LONGEST:
        found.append(f"The subject has {len(subject)} characters, {LONGEST} are allowed: one concern a commit.")
    if subject.endswith("."):
        found.append("A subject ends without a full stop.")
    if len(lines) > 1 and lines[1]:
        found.append("The second line is empty; the reasons begin on the third.")
    return found


def main(arguments: list[str]) -> int:
    found = complaints(Path(arguments[0]).read_text("utf-8"))
    for complaint in found:
        print(complaint, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
