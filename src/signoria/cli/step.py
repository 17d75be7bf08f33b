"""`signoria step`: apply actions to a position."""

from __future__ import annotations

import argparse

import msgspec

from signoria.cli.setups import add_components, load_components
from signoria.cli.shared import Commands, add_command, print_json, read_document
from signoria.engine.chance import Rng
from signoria.engine.contract import Document, State
from signoria.engine.errors import InvalidError
from signoria.engine.record import is_chance, make
from signoria.engine.registry import default_title, game

EPILOG = """\
Chance is an action too, written as in records: its kind, a colon and what was drawn, `deal:A,B,...`; or let --seed
deal. An illegal action changes nothing, names the rule it breaks and exits with 2.
"""

SEEN = ("strengths", "legal", "events")
"""What is printed beside a position; left out when it is read again."""


def register(commands: Commands) -> None:
    parser = add_command(commands, "step", run, "apply actions to a position and print the result", EPILOG)
    parser.add_argument("position", metavar="POSITION", help="a file with a position (JSON), or - for standard input")
    parser.add_argument("actions", nargs="*", metavar="ACTION", help="one of `legal`, and so on (none: just look)")
    add_components(parser)
    parser.add_argument("--seed", type=int, help="deal by this seed whenever the game waits for chance")


def run(options: argparse.Namespace) -> int:
    document = read_document(options.position)
    title = title_of(document)
    load_components(title, options.components)
    state = game(title).from_position({key: value for key, value in document.items() if not is_seen(key, value)})
    state.watch()
    rng = None if options.seed is None else Rng(options.seed)
    events: list[Document] = []
    for text in options.actions:
        if not is_chance(title, text):
            events += deals(state, rng)
        seat = state.to_move
        make(state, text)
        events += told(state, seat)
    events += deals(state, rng)
    result = look(state) | {"events": events}
    print_json(result) if options.json else print_text(result)
    return 0


def title_of(document: Document) -> str:
    """A position that names no game is of the usual one."""
    title = document.get("game", default_title())
    if not isinstance(title, str):
        raise InvalidError("The key `game` of a position is a text.")
    return title


def is_seen(key: str, value: object) -> bool:
    return key in SEEN or (key == "outcome" and value is None)


def deals(state: State, rng: Rng | None) -> list[Document]:
    """Let chance decide whatever the state waits for, and tell it."""
    events: list[Document] = []
    while rng and state.waits_for_chance:
        state.deal(rng)
        events += told(state, None)
    return events


def told(state: State, seat: int | None) -> list[Document]:
    return [msgspec.to_builtins(event) for event in state.events(seat)]


def look(state: State) -> Document:
    """A position with everything one wants to see beside it."""
    outcome = state.outcome
    seen: Document = {
        "legal": [state.text(action) for action in state.legal()],
        "outcome": msgspec.to_builtins(outcome),
    }
    strengths = getattr(state, "strengths", None)
    if strengths:
        seen["strengths"] = strengths()
    return state.position() | seen


def print_text(result: Document) -> None:
    """The position in a few lines, for people."""
    for event in result["events"]:
        print(event["id"], *(f"{name}={value}" for name, value in event["args"].items()))
    seats = seats_of(result)
    apart = ("events", "deck", "legal", "seats") if seats else ("events", "deck", "legal")
    for key, value in result.items():
        if key not in apart and value not in (None, [], {}):
            print(f"{key}: {value}")
    for number, seat in enumerate(seats):
        print(f"seat {number}:", *(f"{key} {_words(value)}" for key, value in seat.items() if value))
    print("legal:", " ".join(result["legal"]) or "-")


def seats_of(result: Document) -> list[Document]:
    """What a position says seat by seat, if it does."""
    seats = result.get("seats")
    return seats if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats) else []


def _words(value: object) -> str:
    return " ".join(map(str, value)) + "," if isinstance(value, list) else str(value).lower()
