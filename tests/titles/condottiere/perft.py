"""Counts action sequences: docs/perft.md says exactly what is counted, perft/ holds the published numbers.

python -m tests.titles.condottiere.perft --write     after a change that is meant to change the rules
"""

import json
import sys
from itertools import chain
from pathlib import Path

import msgspec

import signoria
from signoria.engine import Document
from signoria.titles.condottiere import Match, State
from tests.titles.condottiere.golden import last_battle, last_cards
from tests.titles.condottiere.setups import FAMILIES, game, stroll

FOLDER = Path(__file__).parents[3] / "perft"
ENOUGH = 3_000
DEEPEST = 7


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


def perft(state: State | Match, depth: int) -> int:
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


def settle(state: State | Match) -> None:
    """The documented deal: with m items left, the i-th drawn is the one at place (37 i + 11) mod m."""
    while state.waits_for_chance:
        chance = state.chance()
        pool = list(chance.pool)
        state.deal_cards([pool.pop((37 * i + 11) % len(pool)) for i in range(chance.count)])


# -- choosing positions and writing the files


def file_of(edition: str, options: tuple[str, ...]) -> Path:
    return FOLDER / f"{'-'.join(['condottiere', edition, *options])}.json"


def starts(edition: str, options: tuple[str, ...]) -> dict[str, State | Match]:
    """A new game for every number of players; then a state of every phase, and one shortly before an end."""
    found: dict[str, State | Match] = {}
    target = 5 if "points" in options else None
    for seats in game.seats:
        found[f"new game, {seats} players"] = game.new(signoria.Setup(seats, edition, options, 0, target=target))
    for number, seats in enumerate((4, 2, 6, 3, 5)):
        setup = signoria.Setup(seats, edition, options, 0, target=target)
        states = [state.copy() for state in chain(stroll(setup, ("perft", number)), stroll(setup, ("perft", -number)))]
        for state in states[20 + 7 * number :]:
            found.setdefault(f"{state.phase}, {seats} players", state)
        found[f"near the end, {seats} players"] = states[-4 - number]
    if not options:
        found["a final battle in sight, 4 players"] = game.from_position(last_battle(edition))
    if options == ("draw-after-battle",):
        found["ten cards for each in sight, 3 players"] = game.from_position(last_cards())
    return {name: state for name, state in found.items() if not state.over and is_chosen(name)}


def is_chosen(name: str) -> bool:
    """Rare phases with any number of players, common ones with some."""
    phase = name.partition(",")[0]
    return phase not in ("place", "battle", "deal") or name.endswith(("2 players", "6 players"))


def counted(state: State | Match) -> list[int]:
    counts = [1]
    while len(counts) <= DEEPEST and 0 < counts[-1] < ENOUGH:
        counts.append(perft(state.copy(), len(counts)))
    return counts


def write(edition: str, options: tuple[str, ...]) -> None:
    cases = [Case(name, state.position(), counted(state)) for name, state in starts(edition, options).items()]
    head = {"perft": 1, "game": "condottiere", "edition": edition, "options": list(options)}
    lines = ",\n  ".join(json.dumps(msgspec.to_builtins(case)) for case in cases)
    text = json.dumps(head)[:-1] + f', "cases": [\n  {lines}\n]}}\n'
    file_of(edition, options).write_text(text, encoding="utf-8")


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("condottiere-*.json"):
        old.unlink()
    for family in FAMILIES:
        write(*family)
    print(f"{len(FAMILIES)} files in {FOLDER}")


if __name__ == "__main__":
    main()
