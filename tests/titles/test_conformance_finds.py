"""The checks of signoria.conformance find what they are for: the example title, broken in one way each."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import pytest

from signoria import bots
from signoria.conformance import CHECKS, failures
from signoria.engine import InvalidError, Setup, game, registry
from signoria.engine.record import Record
from tests.example import NIM


@pytest.fixture
def states(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class of Nim's states, to be broken."""
    monkeypatch.syspath_prepend(NIM / "src")
    entry = EntryPoint("nim", "signoria_nim:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entries", lambda: {"nim": entry})
    return type(game("nim").new(Setup(2)))


@pytest.mark.usefixtures("states")
def test_a_bound_is_on_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("nim")), "longest", 1)
    found = failures("nim", 1, [CHECKS["games_come_to_an_end"]])
    assert "is not over after 1 decisions" in found["games_come_to_an_end"]


def test_chance_without_end_is_told(states: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "deal_cards", lambda _state, _drawn: None)
    found = failures("nim", 1, [CHECKS["games_come_to_an_end"]])
    assert "chance decides for ever" in found["games_come_to_an_end"]


def test_a_deal_tells_no_secrets(states: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sum of what was dealt, while the view shows nothing of it."""
    seen = states.view
    monkeypatch.setattr(states, "view", lambda state, seat: hidden(seen(state, seat)))
    monkeypatch.setattr(states, "events", lambda state, _seat: [*state.told, *map(str, state.heaps)])
    assert "may not know" in failures("nim", 40, [CHECKS["nothing_leaks"]])["nothing_leaks"]


def hidden(view: Any) -> Any:
    return msgspec.structs.replace(view, heaps=())


def test_a_failure_says_where(states: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "legal", lambda _state: [3, 1])
    assert "assert bool(legal) is" in failures("nim", 1, [CHECKS["actions_are_legal"]])["actions_are_legal"]


def test_a_position_names_its_game(states: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    told = states.position
    monkeypatch.setattr(states, "position", lambda state: {**told(state), "game": None})
    assert "names its game" in failures("nim", 1, [CHECKS["positions_tell_all"]])["positions_tell_all"]


@pytest.mark.usefixtures("states")
def test_a_record_may_start_from_a_position_with_its_setup() -> None:
    """Nim has a value `heaps` and a field of that name: only the set-up tells which is which."""
    setup = game("nim").check(Setup(2))
    state = game("nim").new(setup)
    state.deal_cards(["3", "4", "5"])
    assert Record("nim", setup, start=state.position()).begin().position() == state.position()
    with pytest.raises(InvalidError, match="its set-up"):
        Record("nim", Setup(2, options=["misere"]), start=state.position()).begin()


@pytest.mark.usefixtures("states")
def test_chances_sum_to_one_and_every_action_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    analyst: Any = type(bots.analyst("nim"))
    weigh = analyst.weigh
    monkeypatch.setattr(analyst, "weigh", lambda self, view, number: cut(weigh(self, view, number)))
    assert "list(view.legal)" in failures("nim", 1, [CHECKS["analyst_judges"]])["analyst_judges"]
    monkeypatch.setattr(analyst, "chances", lambda _self, state, _number: (0.6,) * state.seats)
    assert failures("nim", 1, [CHECKS["analyst_judges"]])


def cut(told: Any) -> Any:
    return msgspec.structs.replace(told, candidates=told.candidates[1:])


class Glance:
    """A moment of Nim for many eyes; ``wrong``: what it says in place of the truth."""

    def __init__(self, state: Any, wrong: dict[str, object]) -> None:
        self.state, self.wrong = state, wrong
        self.public = state.view(None)

    def private(self, seat: int | None) -> dict[str, object]:
        return {"seat": seat, "legal": self.state.view(seat).legal} | self.wrong


@pytest.mark.parametrize(("wrong", "found"), [({}, False), ({"legal": ()}, True), ({"heaps": ()}, True)])
def test_views_for_many_eyes_are_those_for_one(
    states: Any, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, object], found: bool
) -> None:
    monkeypatch.setattr(states, "sight", lambda state: Glance(state, wrong), raising=False)
    assert bool(failures("nim", 20, [CHECKS["sights_are_views"]])) is found
