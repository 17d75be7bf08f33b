"""Whole games of every title, told line by line: what could be done, what was done, what came of it.

python -m tests.titles.golden --write [TITLE...]     after a change that is meant to change the story
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

import signoria
from signoria import bots
from signoria.conformance import name_of
from signoria.engine import State, chance_text, titles
from tests.titles.scenes import choose, one_of_each, scenes

FOLDER = Path(__file__).parent / "golden"
FEW_STEPS = 800
"""Of a long game only the beginning is told."""
EVERY = 10
"""After so many steps the whole position is told, as a digest."""
USUAL = "usual-bots"


def stories(title: str) -> list[str]:
    """The names of a title's games: one of every edition and combination of options, rare scenes, one of bots."""
    return [*(name_of(setup) for setup in one_of_each(title)), *scenes(title), USUAL]


def begun(title: str, name: str) -> State:
    game = signoria.game(title)
    if name in scenes(title):
        return game.from_position(scenes(title)[name])
    setups = {name_of(setup): setup for setup in one_of_each(title)}
    return game.new(setups.get(name) or signoria.Setup(game.manifest.seats[0]))


def story(title: str, name: str) -> str:
    return "\n".join(lines(title, name)) + "\n"


def lines(title: str, name: str) -> Iterator[str]:
    yield f"# {title}: {name}"
    state = begun(title, name)
    state.watch()
    rng = signoria.Rng(("golden", title, name))
    for number in range(FEW_STEPS if name != USUAL else signoria.game(title).longest):
        if state.over:
            break
        seat = state.to_move
        yield ""
        yield f"{number}. {state.phase}" + (f", seat {seat}: {legal(state)}" if seat is not None else "")
        yield f"  > {make(title, state, rng, usual=name == USUAL)}"
        yield from told(state)
        if number % EVERY == 0 or state.over:
            yield f"  = {digest(state)}"
    if state.outcome:
        yield ""
        yield f"{state.outcome.reason}: {', '.join(f'seat {seat}' for seat in state.outcome.winners) or 'nobody'}"


def legal(state: State) -> str:
    """The legal actions; the verb only where it changes: play:1 2 10 pass."""
    words: list[str] = []
    last = ""
    for text in map(state.text, state.legal()):
        verb, colon, what = text.partition(":")
        words.append(what if colon and verb == last else text)
        last = verb
    return " ".join(words)


def make(title: str, state: State, rng: signoria.Rng, usual: bool) -> str:
    """One step, as the text of a record."""
    if state.waits_for_chance:
        chance = state.chance()
        pool = list(chance.pool)
        drawn = tuple(pool.pop(rng.below(len(pool))) for _ in range(chance.count))
        state.deal_cards(drawn)
        return chance_text(chance, drawn)
    action = thought(title, state, int(rng.below(1000))) if usual else choose(title)(state, rng)
    text = state.text(action)
    state.apply(action)
    return text


def thought(title: str, state: State, seed: int) -> int:
    bot = bots.make(title, signoria.game(title).manifest.usual_bot, seed)
    return bot.choose(state.view(state.to_move))


def told(state: State) -> Iterator[str]:
    """What a spectator is told."""
    for event in state.events(None):
        args = msgspec.json.encode(event.args).decode()
        yield f"  {event.id}" + (f" {args}" if event.args else "")


def digest(state: State) -> str:
    return sha256(msgspec.json.encode(state.position())).hexdigest()[:16]


def write(title: str) -> None:
    folder = FOLDER / title
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in stories(title):
        (folder / f"{name}.txt").write_text(story(title, name), encoding="utf-8")
    print(f"{len(stories(title))} games in {folder}")


def main() -> None:
    if sys.argv[1:2] != ["--write"]:
        sys.exit(__doc__)
    for title in sys.argv[2:] or titles():
        write(title)


if __name__ == "__main__":
    main()
