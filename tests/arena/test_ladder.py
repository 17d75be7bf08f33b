"""A ladder gives the same result however often it is stopped, and on any number of processes."""

import sys
from concurrent.futures import Future
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from signoria import bots
from signoria.arena import ladder as playing
from signoria.arena.controls import try_leaks
from signoria.arena.ladder import Found, Journal, Task, play_ladder, tasks_of
from signoria.arena.plan import Ladder, Part, Plan, setup_of
from signoria.arena.pools import open_pool
from signoria.arena.standings import standings_of
from signoria.engine import Setup, titles
from signoria.engine.errors import InvalidError
from tests.arena.stand_ins import First, Restless, seat_bots

SMALL = Plan(games=44, seed=3, leaks=5, parts=(Part(bots=("squire",), fields=("random", "itself")),))


def ladder(plan: Plan = SMALL) -> Ladder:
    return plan.ladder("condottiere")


def told(found: dict[Task, Found], of: Ladder | None = None) -> bytes:
    """The standings as bytes, without what the machine measured."""
    result = standings_of(of or ladder(), "code", found)
    return msgspec.json.encode(msgspec.structs.replace(result, pace=[]))


@pytest.fixture(scope="module")
def whole() -> bytes:
    return told(play_ladder(ladder()))


def test_every_deal_of_every_edge_is_played_once() -> None:
    games = [(task.edge, deal) for task in tasks_of(ladder()) if isinstance(task, playing.DealsTask)
             for deal in range(task.first, task.first + task.deals)]  # fmt: skip
    assert len(games) == len(set(games)) == 2 * 11


def test_any_number_of_processes_gives_the_same(whole: bytes) -> None:
    with open_pool(2) as pool:
        assert told(play_ladder(ladder(), pool)) == whole


@pytest.mark.parametrize("kept", [0.3, 0.6, 1.0])
def test_a_ladder_that_was_killed_goes_on_to_the_same_result(tmp_path: Path, whole: bytes, kept: float) -> None:
    journal = Journal(tmp_path / "ladder.jsonl", "code")
    play_ladder(ladder(), journal=journal)
    text = journal.path.read_bytes()
    journal.path.write_bytes(text[: int(len(text) * kept)])  # in the middle of a line, unless it is the whole
    assert told(play_ladder(ladder(), journal=journal)) == whole
    assert len(journal.path.read_bytes().splitlines()) == len(tasks_of(ladder()))


def test_what_is_done_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bytes) -> None:
    journal = Journal(tmp_path / "ladder.jsonl", "code")
    play_ladder(ladder(), journal=journal)
    monkeypatch.setattr(playing, "perform", None)
    heard: list[int] = []
    assert told(play_ladder(ladder(), journal=journal, progress=heard.append)) == whole
    assert heard == [ladder().games]


def test_more_games_of_the_same_edges_go_on_from_the_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "ladder.jsonl", "code")
    play_ladder(ladder(SMALL.changed(20, None, None)), journal=journal)
    more = ladder(SMALL.changed(40, None, None))
    assert told(play_ladder(more, journal=journal), more) == told(play_ladder(more), more)
    assert len(journal.read()) == 5


def test_what_another_state_of_the_title_played_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    play_ladder(ladder(SMALL.changed(8, None, 0)), journal=Journal(path, "before"))
    assert len(Journal(path, "before").read()) == 2
    assert Journal(path, "after").read() == {}


def test_a_journal_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    path.write_text('{"song": "Bella ciao"}\n')
    with pytest.raises(InvalidError, match="no journal of a ladder"):
        play_ladder(ladder(), journal=Journal(path, "code"))
    assert path.read_text() == '{"song": "Bella ciao"}\n'


# -- leaks


@pytest.mark.parametrize(("title", "level"), [(title, level) for title in titles() for level in bots.levels(title)[:3]])
def test_a_bot_does_not_choose_by_what_is_hidden(title: str, level: str) -> None:
    assert try_leaks(title, level, setup_of(title, {}), seed=1, decisions=20) == 0


def test_a_bot_that_chooses_by_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, restless=Restless, first=First)
    assert try_leaks("condottiere", "restless", Setup(4), seed=1, decisions=20) > 0
    assert try_leaks("condottiere", "first", Setup(4), seed=1, decisions=20) == 0


# -- Ray


class Remote:
    """What ray.remote makes of a function: called elsewhere, a reference that gives a future."""

    def __init__(self, function: Any) -> None:
        self.function = function

    def remote(self, *args: Any) -> "Remote":
        self.result = self.function(*args)
        return self

    def future(self) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(self.result)
        return done


class Ray(ModuleType):
    """As much of Ray as a pool needs; every task is done at once, here."""

    remote = Remote

    def __init__(self) -> None:
        super().__init__("ray")
        self.begun: list[dict[str, Any]] = []

    def is_initialized(self) -> bool:
        return bool(self.begun)

    def init(self, **how: Any) -> None:
        self.begun.append(how)

    def shutdown(self) -> None:
        self.begun.append({})


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return ray


def test_ray_gives_the_same(ray: Ray, whole: bytes) -> None:
    with open_pool(3, on_ray=True) as pool:
        assert told(play_ladder(ladder(), pool)) == whole
    assert ray.begun == [{"log_to_driver": False, "num_cpus": 3}, {}]


def test_a_cluster_of_ray_has_a_size_of_its_own(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "ray://elsewhere:10001")
    with open_pool(3, on_ray=True):
        assert ray.begun == [{"log_to_driver": False}]


def test_without_ray_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InvalidError, match=r"pip install signoria\[ray\]"), open_pool(2, on_ray=True):
        pass
