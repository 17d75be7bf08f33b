"""`signoria replay`: walk through a recorded game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from signoria.cli.setups import LANGUAGES, add_components, load_components
from signoria.cli.shared import Commands, add_command, print_json
from signoria.cli.step import look
from signoria.engine.contract import Event
from signoria.engine.errors import InvalidError
from signoria.engine.record import Record, make
from signoria.engine.text import printable

if TYPE_CHECKING:
    from signoria.locales import Messages


def register(commands: Commands) -> None:
    parser = add_command(commands, "replay", run, "walk through a recorded game")
    parser.add_argument("record", metavar="RECORD", help="a file with a record (JSON)")
    parser.add_argument("--seat", type=int, help="tell it as this seat saw it (default: as a spectator)")
    add_components(parser)
    parser.add_argument("--at", type=int, metavar="N", help="only the position after the first N moves")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="language of the messages (default en)")


def run(options: argparse.Namespace) -> int:
    record = Record.load(options.record)
    load_components(record.game, options.components)
    record.begin().view(options.seat)  # refuses a seat that is not at this table
    if options.at is not None:
        if not 0 <= options.at <= len(record.moves):
            raise InvalidError(f"This record has {len(record.moves)} moves.")
        print_json(look(record.replay(options.at)))
        return 0
    if options.json:
        steps = [{"move": move, "events": events} for move, events in walk(record, options.seat)]
        print_json({"game": record.game, "setup": record.setup, "moves": steps, "outcome": record.outcome})
        return 0
    print_story(record, options.seat, options.language)
    return 0


def print_story(record: Record, seat: int | None, language: str) -> None:
    from signoria.locales import messages

    words = messages(language, record.game)
    names = names_of(record, words)
    for _, events in walk(record, seat):
        for event in events:
            print(words.tell(event, names))


def names_of(record: Record, words: Messages) -> list[str]:
    """By seat. Whoever is called by nothing but their level, or not at all, has the name of the bot of that seat.

    Whatever a record calls its players, names do nothing to the terminal."""
    given = [printable(name) for name in record.players]
    named = given if len(given) == record.setup.seats else [""] * record.setup.seats
    return [
        name if name and not words.knows(f"level-{name}") else words.say(f"bot-{seat + 1}")
        for seat, name in enumerate(named)
    ]


def walk(record: Record, seat: int | None) -> Iterator[tuple[str, list[Event]]]:
    """Every move with what it caused."""
    state = record.begin()
    state.watch()
    for number, move in enumerate(record.moves):
        make(state, move, number)
        yield move, state.events(seat)
