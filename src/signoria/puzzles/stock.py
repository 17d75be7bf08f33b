"""The stocks of puzzles that the titles bring, and the puzzle of a day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache

import msgspec

from signoria.engine.errors import InvalidError
from signoria.engine.registry import folder, manifest, titles
from signoria.puzzles.puzzle import Part, Puzzle


class Making(Part, frozen=True):
    """How puzzles were made: the command, and the commit of the program that ran it."""

    command: str
    commit: str


class Stock(Part, frozen=True):
    """The file of a title's puzzles."""

    made: tuple[Making, ...]
    puzzles: tuple[Puzzle, ...]


def read_stock(text: bytes) -> Stock:
    """The stock that a file holds; InvalidError says what is wrong with it."""
    try:
        stock = msgspec.json.decode(text, type=Stock)
    except msgspec.DecodeError as error:
        raise InvalidError(f"These are no puzzles: {error}.") from None
    for one in stock.puzzles:
        if not one.candidates or one.candidates[0].action != one.best:
            raise InvalidError(f"The puzzle {one.id}: {one.best} is not the first of its candidates.")
    if len({one.id for one in stock.puzzles}) < len(stock.puzzles):
        raise InvalidError("Two puzzles have the same id.")
    return stock


def write_stock(stock: Stock) -> bytes:
    """A puzzle a line, so that a difference can be read."""
    made = msgspec.json.encode(stock.made)
    lines = b",\n".join(msgspec.json.encode(one) for one in stock.puzzles)
    return b'{"made":' + made + b',\n"puzzles":[\n' + lines + b"\n]}\n"


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title; none where it brings none."""
    name = manifest(title).puzzles
    if not name:
        return ()
    try:
        return read_stock((folder(title) / name).read_bytes()).puzzles
    except (OSError, InvalidError) as error:
        raise InvalidError(f"{name} of {title}: {error}") from None


def puzzle(name: str) -> Puzzle | None:
    """The puzzle with that id, if there is one."""
    return next((one for title in titles() for one in puzzles(title) if one.id == name), None)


def daily(day: date) -> Puzzle | None:
    """The puzzle of a day: the titles take turns, and each goes through its stock before one comes again. None where
    no title brings puzzles."""
    stocks = [puzzles(title) for title in titles() if puzzles(title)]
    if not stocks:
        return None
    rounds, turn = divmod(day.toordinal(), len(stocks))
    return in_daily_order(stocks[turn])[rounds % len(stocks[turn])]


def in_daily_order(stock: Iterable[Puzzle]) -> list[Puzzle]:
    """By their ids, which are digests: no day's puzzle is like the one before because they come from one game."""
    return sorted(stock, key=lambda one: one.id)
