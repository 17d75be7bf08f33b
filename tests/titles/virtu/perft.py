"""Counts action sequences of Virtù: docs/virtu-notation.md says what is counted, perft/virtu.json holds the numbers.

python -m tests.titles.virtu.perft --write     after a change that is meant to change the rules or the components
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

import signoria
from signoria.engine import Document
from signoria.titles.virtu import State
from tests.titles.virtu.walks import SETUPS, game, name_of, stroll

FILE = Path(__file__).parents[3] / "perft" / "virtu.json"
ENOUGH = 400
DEEPEST = 4
GAMES = 4
"""So many of every set-up, to meet the rare phases too."""


class Case(msgspec.Struct):
    name: str
    position: Document
    counts: list[int]
    """The number of sequences of 0, 1, 2, ... actions."""


class Perft(msgspec.Struct):
    perft: int
    game: str
    cases: list[Case]


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many legal actions."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal())
    total = 0
    for action in state.legal():
        following = state.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total


def starts() -> dict[str, State]:
    """A new game of every set-up, and a state of every phase."""
    found: dict[str, State] = {}
    for setup in SETUPS:
        found[f"new game, {name_of(setup)}"] = game.new(signoria.Setup(setup.seats, "", setup.options, 0))
        for number in range(GAMES):
            for state in stroll(setup, ("perft", setup, number)):
                if not state.over:
                    found.setdefault(f"{state.phase}, {setup.seats} players", state.copy())
    return found


def counted(state: State) -> list[int]:
    counts = [1]
    while len(counts) <= DEEPEST and 0 < counts[-1] < ENOUGH:
        counts.append(perft(state.copy(), len(counts)))
    return counts


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    cases = [Case(name, state.position(), counted(state)) for name, state in starts().items()]
    lines = ",\n  ".join(json.dumps(msgspec.to_builtins(case)) for case in cases)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(f'{{"perft": 1, "game": "virtu", "cases": [\n  {lines}\n]}}\n', encoding="utf-8")
    print(f"{len(cases)} positions in {FILE}")


if __name__ == "__main__":
    main()
