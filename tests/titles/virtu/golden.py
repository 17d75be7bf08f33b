"""Whole games, told line by line: what was done, what came of it.

python -m tests.titles.virtu.golden --write     after a change that is meant to change the story
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import signoria
from signoria import bots
from signoria.titles.virtu import State
from tests.titles.virtu.walks import SETUPS, begun, busy_action, name_of

FOLDER = Path(__file__).parent / "golden"
FEW_STEPS = 800
"""Of a long game only the beginning is told."""


def games() -> dict[str, signoria.Setup]:
    """A busy game of every set-up, and one of squires, who play to the end."""
    return {name_of(setup): setup for setup in SETUPS} | {"squires": signoria.Setup(3)}


def story(name: str) -> str:
    return "\n".join(lines(name)) + "\n"


def lines(name: str) -> Iterator[str]:
    yield f"# {name}"
    setup = games()[name]
    rng = signoria.Rng(("golden", name))
    state = begun(setup, rng)
    state.watch()
    squires = [bots.make("virtu", "squire", ("golden", seat)) for seat in range(setup.seats)]
    for step in range(FEW_STEPS if name != "squires" else 100_000):
        if state.over:
            break
        seat = state.to_move or 0
        action = squires[seat].choose(state.view(seat)) if name == "squires" else busy_action(state, rng)
        yield f"{step}. year {state.year} {state.phase}, seat {seat}: {state.text(action)} ({len(state.legal())})"
        state.apply(action)
        yield from told(state)
    if state.outcome:
        prestige = [score.total for score in state.view(None).prestige or ()]
        yield f"{state.outcome.reason}: {', '.join(f'seat {seat}' for seat in state.outcome.winners)} {prestige}"


def told(state: State) -> Iterator[str]:
    for event in state.events(None):
        args = msgspec.json.encode(event.args).decode()
        yield f"  {event.id}" + (f" {args}" if event.args else "")


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in games():
        (FOLDER / f"{name}.txt").write_text(story(name), encoding="utf-8")
    print(f"{len(games())} games in {FOLDER}")


if __name__ == "__main__":
    main()
