"""Whole games, told line by line: what was done, what came of it, how the lines stood.

python -m tests.titles.condottiere.golden --write     after a change that is meant to change the story
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import signoria
from signoria.titles.condottiere import Match, State
from tests.titles.condottiere.setups import FAMILIES, game, name_of

FOLDER = Path(__file__).parent / "golden"
FEW_STEPS = 250
"""Of a long game only the beginning is told."""

LAST_BATTLES = {
    "modern": (
        "Firenze Milano Parma Spoleto", "Genova Lucca Siena Venezia", "Ancona Bologna Ferrara Torino",
        "Modena Roma Urbino",
    ),
    "classic": (
        "Genova Lucca Napoli Spoleto Venezia", "Bologna Modena Roma Torino", "Ancona Mantova Urbino",
        "Ferrara Firenze Milano Parma",
    ),
}  # fmt: skip
"""The regions of four players when the last of them can draw level in the battle for the last region."""


def games() -> dict[str, State | Match]:
    """A game of every edition and combination of options, the number of players going round; and what is rare."""
    found: dict[str, State | Match] = {}
    for number, (edition, options) in enumerate(FAMILIES):
        setup = signoria.Setup(2 + number % 5, edition, options, target=5 if "points" in options else None)
        found[name_of(setup)] = game.new(setup)
    for edition in LAST_BATTLES:
        found[f"{edition}-final-battle"] = game.from_position(last_battle(edition))
    found["modern-ten-for-each"] = game.from_position(last_cards())
    return found


def last_battle(edition: str) -> signoria.engine.Document:
    """Only the last player has a card: if he plays it and wins, a final battle must decide (C-WIN-2, C-WIN-3)."""
    return {
        "edition": edition,
        "seats": [{"passed": True}, {"passed": True}, {"passed": True}, {"hand": ["10"]}],
        "regions": {region: seat for seat, held in enumerate(LAST_BATTLES[edition]) for region in held.split()},
        "favour": "Napoli" if edition == "modern" else None,
        "battle": "Mantova" if edition == "modern" else "Siena",
        "to_move": 3,
    }


def last_cards() -> signoria.engine.Document:
    """Only one player has a card: once it is played nobody holds any, and each gets ten (C-OPT-1)."""
    return {
        "options": ["draw-after-battle"],
        "seats": [{"hand": ["10"]}, {"passed": True}, {"passed": True}],
        "deck": ["1"] * 9 + ["2"] * 8,
        "battle": "Mantova",
        "to_move": 0,
    }


def story(name: str) -> str:
    return "\n".join(lines(name)) + "\n"


def lines(name: str) -> Iterator[str]:
    yield f"# {name}"
    state = games()[name]
    state.watch()
    rng = signoria.Rng(("golden", name))
    for step in range(FEW_STEPS):
        if state.over:
            break
        seat = state.to_move
        yield ""
        yield f"{step}. {state.phase}" + (f", seat {seat}" if seat is not None else "")
        if seat is not None:
            yield f"  legal: {legal(state)}"
        yield f"  > {make(state, rng)}"
        yield from told(state)
    if state.outcome:
        yield ""
        yield f"{state.outcome.reason}: {', '.join(f'seat {seat}' for seat in state.outcome.winners) or 'nobody'}"


def legal(state: State | Match) -> str:
    """The legal actions; the verb only where it changes: play:1 2 10 pass."""
    words: list[str] = []
    last = ""
    for text in map(state.text, state.legal()):
        verb, colon, what = text.partition(":")
        words.append(what if colon and verb == last else text)
        last = verb
    return " ".join(words)


def make(state: State | Match, rng: signoria.Rng) -> str:
    """One step at random, as the text of a record."""
    if state.waits_for_chance:
        chance = state.chance()
        pool = list(chance.pool)
        drawn = tuple(pool.pop(rng.below(len(pool))) for _ in range(chance.count))
        state.deal_cards(drawn)
        return signoria.engine.chance_text(chance, drawn)
    action = rng.choice(state.legal())
    text = state.text(action)
    state.apply(action)
    return text


def told(state: State | Match) -> Iterator[str]:
    """What a spectator is told, and the table as it stands."""
    for event in state.events(None):
        args = msgspec.json.encode(event.args).decode()
        yield f"  {event.id}" + (f" {args}" if event.args else "")
    position = state.position()
    for number, seat in enumerate(position["seats"]):
        cards = [*seat["line"], *(f"({card})" for card in seat["face_down"])]
        if cards:
            yield f"  line {number}: {' '.join(cards)} = {state.strengths()[number]}"


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
