"""Counts action sequences of every title: docs/perft.md says what is counted, perft/ holds the published numbers.

python -m tests.titles.perft --write [TITLE...]     after a change that is meant to change the rules
"""

from __future__ import annotations

import json
import sys
from itertools import chain
from pathlib import Path

import msgspec

import signoria
from signoria.conformance import setups_of, walk
from signoria.engine import Document, State, titles
from tests.titles.scenes import choose, scenes

FOLDER = Path(__file__).parents[2] / "perft"
ENOUGH = 3_000
DEEPEST = 7
COMMON = 2
"""A phase is counted with so many numbers of players at most."""


class Case(msgspec.Struct):
    name: str
    position: Document
    counts: list[int]
    """The number of sequences of 0, 1, 2, ... actions."""


class Perft(msgspec.Struct):
    """One file: an edition with its options."""

    perft: int
    game: str
    edition: str
    options: list[str]
    cases: list[Case]


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many actions; whatever chance decides between them is decided by `settle`."""
    if depth == 0:
        return 1
    settle(state)
    if depth == 1:
        return len(state.legal())
    total = 0
    for action in state.legal():
        following = state.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total


def settle(state: State) -> None:
    """The documented deal: with m items left, the i-th drawn is the one at place (37 i + 11) mod m."""
    while state.waits_for_chance:
        chance = state.chance()
        pool = list(chance.pool)
        state.deal_cards([pool.pop((37 * i + 11) % len(pool)) for i in range(chance.count)])


def published(title: str) -> dict[str, Perft]:
    """The files of a title, by name."""
    files = sorted(FOLDER.glob(f"{title}-*.json"))
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=Perft) for path in files}


def families(title: str) -> list[tuple[str, tuple[str, ...]]]:
    return list(dict.fromkeys((setup.edition, setup.options) for setup in setups_of(title)))


def file_of(title: str, edition: str, options: tuple[str, ...]) -> str:
    return "-".join([title, edition, *options])


# -- choosing positions and writing the files


def starts(title: str, edition: str, options: tuple[str, ...]) -> dict[str, State]:
    """A new game for every number of players; a state of every phase; one shortly before the end; rare scenes."""
    game = signoria.game(title)
    found: dict[str, State] = {}
    setups = [setup for setup in setups_of(title) if (setup.edition, setup.options) == (edition, options)]
    for setup in setups:
        if not setup.families:
            first = msgspec.structs.replace(setup, first=0)
            found[f"new game, {setup.seats} players"] = game.new(first)
    seen: dict[str, int] = {}
    for setup in setups:
        states = [state.copy() for state in chain(walk(title, setup, "perft"), busily(title, setup))]
        for state in states:
            name = f"{state.phase}, {setup.seats} players"
            if not state.over and name not in found and seen.setdefault(state.phase, 0) < COMMON:
                seen[state.phase] += 1
                found[name] = state
        found[f"near the end, {setup.seats} players"] = states[-5 - setup.seats]
    for name, position in scenes(title).items():
        state = game.from_position(position)
        if (position.get("edition", edition), tuple(position.get("options", ()))) == (edition, options):
            found[name] = state
    return {name: state for name, state in found.items() if not state.over}


def busily(title: str, setup: signoria.Setup) -> list[State]:
    rng = signoria.Rng("perft")
    state = signoria.game(title).new(setup)
    states: list[State] = []
    while not state.over and len(states) < 2_000:
        states.append(state.copy())
        state.deal(rng) if state.waits_for_chance else state.apply(choose(title)(state, rng))
    return states


def counted(state: State) -> list[int]:
    counts = [1]
    while len(counts) <= DEEPEST and 0 < counts[-1] < ENOUGH:
        counts.append(perft(state.copy(), len(counts)))
    return counts


def write(title: str, edition: str, options: tuple[str, ...]) -> None:
    cases = [Case(name, state.position(), counted(state)) for name, state in starts(title, edition, options).items()]
    head = {"perft": 1, "game": title, "edition": edition, "options": list(options)}
    lines = ",\n  ".join(json.dumps(msgspec.to_builtins(case)) for case in cases)
    text = json.dumps(head)[:-1] + f', "cases": [\n  {lines}\n]}}\n'
    (FOLDER / f"{file_of(title, edition, options)}.json").write_text(text, encoding="utf-8")


def main() -> None:
    if sys.argv[1:2] != ["--write"]:
        sys.exit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    for title in sys.argv[2:] or titles():
        for old in FOLDER.glob(f"{title}-*.json"):
            old.unlink()
        for family in families(title):
            write(title, *family)
        print(f"{len(families(title))} files of {title} in {FOLDER}")


if __name__ == "__main__":
    main()
