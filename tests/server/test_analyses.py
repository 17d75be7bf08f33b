"""Analyses wait for the games, are made once and kept, and nobody keeps the workers busy with them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from signoria.engine import InvalidError, Record, Setup
from signoria.server import analyses
from signoria.server.analyses import MOST_EACH, MOST_JOBS, Analyses, DeepLook, Key
from signoria.server.crew import WorkerLost
from signoria.server.storage import retention
from signoria.server.storage.engine import Database
from signoria.server.storage.retention import prune
from signoria.table import Refusal
from signoria.teacher import Analysis, Chances
from signoria.teacher.analysis import JudgedMoment, Survey

RECORD = Record("condottiere", Setup(2))


class Workers:
    """Answer when they are told to."""

    workers = 1

    def __init__(self) -> None:
        self.told = asyncio.Event()
        self.asked: list[str] = []
        self.error: Exception | None = None

    async def work_between(self, function: Callable[..., Any], *_: object) -> Any:
        self.asked.append(function.__name__)
        await self.told.wait()
        if self.error is not None:
            raise self.error
        if function is analyses.look_through:
            return Survey((), (1.0, 0.0))
        return JudgedMoment(Chances(3, (0.5, 0.5)), None)


def tell(folder: Path, story: Callable[[Analyses, Workers], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        database, workers = Database(f"sqlite:///{folder}/tables.db"), Workers()
        await database.migrate()
        made = Analyses(database, workers)  # type: ignore[arg-type]
        await story(made, workers)
        await made.close()
        await database.close()

    asyncio.run(told())


async def all_done(made: Analyses, workers: Workers) -> None:
    workers.told.set()
    await asyncio.gather(*made.tasks)


def test_it_is_made_once_however_many_ask_and_kept(tmp_path: Path) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        key = Key("tables/a")
        assert made.ask(key, RECORD, "anna") is made.ask(key, RECORD, "bruno")
        assert await made.found(key, Analysis) is None
        await all_done(made, workers)
        found = await made.found(key, Analysis)
        assert found is not None
        assert found.chances == (Chances(0, (1.0, 0.0)),)
        assert workers.asked == ["look_through"]
        assert made.job(key) is None

    tell(tmp_path, story)


def test_a_longer_look_is_kept_by_its_moment_and_depth(tmp_path: Path) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        made.ask(Key("tables/a", 3, 2), RECORD, "anna")
        await all_done(made, workers)
        assert await made.found(Key("tables/a", 3, 2), DeepLook) == DeepLook(Chances(3, (0.5, 0.5)), None)
        assert await made.found(Key("tables/a", 3, 1), DeepLook) is None
        assert await made.found(Key("tables/a"), Analysis) is None

    tell(tmp_path, story)


def test_what_an_earlier_version_said_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        made.ask(Key("tables/a"), RECORD, "anna")
        await all_done(made, workers)
        monkeypatch.setattr(analyses, "__version__", "next")
        assert await made.found(Key("tables/a"), Analysis) is None
        made.ask(Key("tables/a"), RECORD, "anna")
        await all_done(made, workers)
        assert await made.found(Key("tables/a"), Analysis) is not None

    tell(tmp_path, story)


def test_one_person_has_few_under_way_and_others_are_not_kept_from_theirs(tmp_path: Path) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        for number in range(MOST_EACH):
            made.ask(Key("tables/a", number, 1), RECORD, "anna")
        with pytest.raises(Refusal, match="too-many"):
            made.ask(Key("tables/b"), RECORD, "anna")
        made.ask(Key("tables/b"), RECORD, "bruno")
        await all_done(made, workers)
        made.ask(Key("tables/c"), RECORD, "anna")

    tell(tmp_path, story)


def test_no_more_wait_than_there_is_room_for(tmp_path: Path) -> None:
    async def story(made: Analyses, _workers: Workers) -> None:
        for number in range(MOST_JOBS):
            made.ask(Key("tables/a", number, 1), RECORD, f"person {number}")
        with pytest.raises(Refusal, match="teacher-busy"):
            made.ask(Key("tables/b"), RECORD, "anna")

    tell(tmp_path, story)


def test_they_are_worked_on_one_after_the_other(tmp_path: Path) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        jobs = [made.ask(Key(f"tables/{name}"), RECORD, name) for name in "ab"]
        while not workers.asked:
            await asyncio.sleep(0)
        assert [job.status for job in jobs] == ["working", "waiting"]

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("error", "heard"), [(InvalidError("no analyst"), InvalidError), (WorkerLost(), Refusal), (KeyError(), Refusal)]
)
def test_what_went_wrong_is_said_once_and_it_can_be_asked_again(
    tmp_path: Path, error: Exception, heard: type[Exception]
) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        workers.error = error
        made.ask(Key("tables/a"), RECORD, "anna")
        await all_done(made, workers)
        with pytest.raises(heard):
            made.job(Key("tables/a"))
        assert made.job(Key("tables/a")) is None
        workers.error = None
        made.ask(Key("tables/a"), RECORD, "anna")
        await all_done(made, workers)
        assert await made.found(Key("tables/a"), Analysis) is not None

    tell(tmp_path, story)


def test_old_ones_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(made: Analyses, workers: Workers) -> None:
        made.ask(Key("tables/a"), RECORD, "anna")
        await all_done(made, workers)
        await prune(made.database)
        assert await made.found(Key("tables/a"), Analysis) is not None
        monkeypatch.setattr(retention, "ANALYSIS_LIFE", -1000)
        await prune(made.database)
        assert await made.found(Key("tables/a"), Analysis) is None

    tell(tmp_path, story)
