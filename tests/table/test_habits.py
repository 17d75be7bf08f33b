"""A table keeps how its players play, for bots that can use it; what was taken back was never played."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine import game
from signoria.table import Refusal
from signoria.table import messages as m
from tests.table.tables import Seated, fresh

PEOPLE = ("anna", "bruno", "chiara")


class Notebook:
    """Who decided, and among how many actions."""

    def __init__(self) -> None:
        self.notes: list[int] = []

    def saw(self, state: Any, action: int) -> None:
        assert action in state.legal()
        self.notes += [state.to_move, len(state.legal())]

    def told(self) -> tuple[int, ...]:
        return tuple(self.notes)


@pytest.fixture(autouse=True)
def notebooks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("condottiere")), "habits", lambda *_: Notebook())


def told(at: Seated) -> tuple[int, ...]:
    habits = at.table.playing().habits
    assert habits is not None
    return habits.told()


def fighting() -> Seated:
    at = Seated(*PEOPLE)
    at.act("place:Roma")
    at.act()
    at.act()
    return at


def test_every_decision_is_noted_before_it_is_made() -> None:
    at = fighting()
    assert told(at)[::2] == tuple(at.table.playing().actors)


def test_what_was_refused_is_not_noted() -> None:
    at = fighting()
    before = told(at)
    for text in ("place:Roma", "play:nonsense"):
        with pytest.raises(Refusal):
            at.act(text)
    assert told(at) == before


def test_what_was_taken_back_was_never_noted() -> None:
    at = fighting()
    before = told(at)
    seat = at.table.playing().state.to_move
    assert seat is not None
    at.act("pass")
    assert told(at) != before
    at.do(PEOPLE[seat], m.AskUndo(fresh(), seat))
    assert told(at) == before


def test_a_table_that_is_read_again_knows_the_same() -> None:
    at = fighting()
    before = told(at)
    at.table = at.again()
    assert told(at) == before
