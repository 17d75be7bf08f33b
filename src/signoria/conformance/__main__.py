"""``python -m signoria.conformance TITLE...`` puts the checks to titles and says which they fail."""

from __future__ import annotations

import sys

from signoria.conformance import CHECKS, failures
from signoria.engine.errors import InvalidError
from signoria.engine.registry import game, titles


def main(names: list[str]) -> int:
    failed = 0
    for title in names or titles():
        game(title)  # InvalidError names those that there are
        for name, check in CHECKS.items():
            found = failures(title, checks=[check])
            failed += len(found)
            print(f"{title}  {name.replace('_', ' ')}: {found.get(name, 'ok')}")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except InvalidError as error:
        sys.exit(f"signoria: {error}")
