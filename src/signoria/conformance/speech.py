"""What people meet of a title: its words in every language, its drawing in a terminal, a table."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import msgspec

from signoria.conformance.checks import eyes_of
from signoria.conformance.walks import moments, seats_at, setups_of, step
from signoria.engine.chance import Rng
from signoria.engine.contract import Event, State
from signoria.engine.lesson import read_lesson
from signoria.engine.record import Record
from signoria.engine.registry import folder, game
from signoria.engine.setup import Setup
from signoria.locales import LANGUAGES, Messages, messages
from signoria.locales.messages import FALLBACK, WORDS
from signoria.table import Open, Plan, Step, Table, Terms, record
from signoria.table import messages as m

MOST_EVENTS = 6
NAMES = ("Anna", "Béla", "Иван", "سارا", "Eve", "Filippo")
UNTOLD = re.compile(r"\{ ?\$|\?\?\?")
"""A variable that a sentence names and nobody gave."""


def everything_is_said_in_every_language(title: str, number: int) -> None:
    """Title, editions, options, values, levels, actions, prompts, events and endings have words in English and in every
    language that the title brings."""
    spoken = [messages(language, title) for language in spoken_by(title)]
    for words in spoken:
        for message in static_messages(title):
            assert words.speaks(message), f"{words.language} has no {message}"
    for state in moments(title, number, "words"):
        state.watch()
        for words in spoken:
            phrases_are_known(state, words)
        if state.over:
            continue
        step(state, Rng("words"))
        for eyes in eyes_of(state):
            for event in state.events(eyes)[:MOST_EVENTS]:
                for words in spoken:
                    event_is_told(event, words)


def spoken_by(title: str) -> list[str]:
    """The languages that a title brings: English, and any other; who misses theirs reads English."""
    return [code for code in LANGUAGES if code == FALLBACK or (folder(title) / "locales" / code / WORDS).is_file()]


def static_messages(title: str) -> Iterator[str]:
    manifest = game(title).manifest
    yield from ("title-name", "title-about")
    for edition in manifest.editions:
        yield f"edition-{edition.name}"
        yield from (f"option-{option}" for option in edition.options)
        yield from (advice.message for advice in edition.advice)
    yield from (f"level-{level}" for level in manifest.levels)
    yield from (f"value-{value}" for value in manifest.values)
    yield from (step.say for lesson in manifest.lessons for step in read_lesson(title, lesson).steps)


def phrases_are_known(state: State, words: Messages) -> None:
    if state.outcome is not None:
        assert words.speaks(f"outcome-{state.outcome.reason}"), state.outcome.reason
    if state.to_move is not None:
        assert words.speaks(f"prompt-{state.phase}"), state.phase
    for action in state.legal():
        text = state.text(action)
        assert words.speaks(f"action-{text.partition(':')[0]}"), text
        assert not UNTOLD.search(words.action(text)), words.action(text)


def event_is_told(event: Event, words: Messages) -> None:
    assert words.speaks(f"event-{event.id}"), f"{words.language} has no event-{event.id}"
    told = words.tell(event, NAMES)
    assert told, event.id
    assert not UNTOLD.search(told), told


def the_terminal_draws_it(title: str, number: int) -> None:
    """Whoever looks, in whatever language, on a wide or a narrow terminal: something is drawn."""
    from rich.console import Console

    from signoria.cli.drawing import drawing_of

    for state in moments(title, max(8, number // 20), "terminal"):
        names = [NAMES[seat % len(NAMES)] for seat in range(seats_at(state))]
        for language in LANGUAGES:
            drawing = drawing_of(title)(messages(language, title), names, setups_of(title)[0])
            for width, eyes in ((60, None), (120, 0)):
                console = Console(file=io.StringIO(), width=width)
                console.print(drawing.draw(state.view(eyes)))
                assert isinstance(console.file, io.StringIO)
                assert console.file.getvalue().strip()


def a_table_plays_it(title: str, _number: int) -> None:
    """A table of people plays a whole game, with a move taken back; its record gives the same outcome."""
    setup = setups_of(title)[0]
    table, rng = opened(title, setup), Rng(("table", title))
    for _ in range(game(title).longest):
        if table.status != "playing":
            break
        act(table, rng.choice(table.playing().state.legal()))
        if table.status == "playing" and table.playing().turn % 7 == 3:
            take_back(table)
    assert table.outcome is not None
    made: Record = record(table)
    assert made.outcome == table.outcome
    assert Record.from_json(made.to_json()).replay().outcome == table.outcome


def opened(title: str, setup: Setup) -> Table:
    plans = tuple(Plan(f"p{seat}", NAMES[seat % len(NAMES)]) for seat in range(setup.seats))
    return Table(Step(1, "p0", Open("o", "t", title, setup, Terms(), plans, "ab" * 32, "invite")))


def act(table: Table, action: int) -> None:
    play = table.playing()
    seat, turn = play.state.to_move, play.turn
    assert seat is not None
    text = play.state.text(action)
    table.handle(Step(2, f"p{seat}", m.Act(f"c{table.steps}", seat, turn, text)))


def take_back(table: Table) -> None:
    """The last move is taken back where that is free, and made again: the game stands as it stood."""
    play = table.playing()
    seat = play.actors[-1]
    if play.undo(seat) != "free":
        return
    before, text = msgspec.json.encode(play.state.position()), play.actions[-1]
    table.handle(Step(3, f"p{seat}", m.AskUndo(f"u{table.steps}", seat)))
    play = table.playing()
    assert play.state.to_move == seat
    act(table, play.state.parse(text))
    assert msgspec.json.encode(table.playing().state.position()) == before
