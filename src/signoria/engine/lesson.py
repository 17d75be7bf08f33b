"""Lessons of a title: a position to begin from, a line of play, and what a coach says on the way."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec

from signoria.engine.contract import Document, State
from signoria.engine.errors import InvalidError
from signoria.engine.fairness import Dealer
from signoria.engine.record import Record
from signoria.engine.registry import folder, manifest
from signoria.engine.setup import Setup


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson's file."""


class CoachStep(Part, frozen=True):
    """``say``: a message of the title. ``point``: a CSS selector of what is spoken of. ``until``: the actions of the
    learner that end the step, the one of the line first; none: the learner says Next."""

    say: str
    point: str = ""
    until: tuple[str, ...] = ()


class Lesson(Part, frozen=True):
    """``lessons/<name>.json`` of a title. ``line``: every action, the learner's too, chance left out."""

    setup: Setup
    seat: int
    start: Document
    line: tuple[str, ...]
    steps: tuple[CoachStep, ...]


@cache
def read_lesson(title: str, name: str) -> Lesson:
    """The lesson of that name; InvalidError if the title has none, or its file is none."""
    if name not in manifest(title).lessons:
        raise InvalidError(f"{title} has no lesson {name!r}; there is {', '.join(manifest(title).lessons) or 'none'}.")
    try:
        return msgspec.json.decode((folder(title) / "lessons" / f"{name}.json").read_bytes(), type=Lesson)
    except (OSError, msgspec.DecodeError) as error:
        raise InvalidError(f"The lesson {name} of {title}: {error}.") from None


def secret_of(title: str, name: str) -> bytes:
    """What deals in a lesson: always the same, so that it always goes the same way."""
    return sha256(f"{title}/{name}".encode()).digest()


@cache
def turns_of(title: str, name: str) -> tuple[int, ...]:
    """Before which decision of the line each step is said; InvalidError if the line cannot be played so."""
    lesson = read_lesson(title, name)
    own = [turn for turn, actor in enumerate(actors_of(title, name)) if actor == lesson.seat]
    turns: list[int] = []
    for step in lesson.steps:
        turns.append(own[0] if own else len(lesson.line))
        if step.until:
            if not own or lesson.line[own[0]] != step.until[0]:
                raise InvalidError(f"{step.say}: the line goes on otherwise than by {step.until[0]}.")
            del own[0]
    return tuple(turns)


def actors_of(title: str, name: str) -> list[int | None]:
    """Who takes each decision of the line, played from the position with the lesson's own chance."""
    lesson = read_lesson(title, name)
    state = Record(title, lesson.setup, start=lesson.start).begin()
    dealer = Dealer(secret_of(title, name), ("",) * lesson.setup.seats)  # as at a table where nobody adds any
    actors: list[int | None] = []
    chances = deal(state, dealer, 0)
    for text in lesson.line:
        actors.append(state.to_move)
        state.apply(state.parse(text))
        chances = deal(state, dealer, chances)
    return actors


def deal(state: State, dealer: Dealer, chances: int) -> int:
    """Let the dealer decide what the state waits for; how many times chance has decided then."""
    while state.waits_for_chance:
        state.deal_cards(dealer.draw(chances, state.chance()))
        chances += 1
    return chances
