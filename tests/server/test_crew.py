"""Worker processes: quick work does not wait behind slow work, and whoever thinks for ever is replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from signoria.engine import InvalidError
from signoria.server import crew
from signoria.server.crew import Crew, WorkerLost
from tests.patience import PATIENCE
from tests.server import pieces


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    made = tmp_path / "pipe"
    os.mkfifo(made)
    return made


def with_one_worker(story: Callable[[Crew], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        employed = Crew(1)
        try:
            await asyncio.wait_for(story(employed), PATIENCE)
        finally:
            employed.dismiss()
            await asyncio.to_thread(employed.close)

    asyncio.run(told())


def test_quick_work_is_done_while_slow_work_keeps_the_only_worker(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        slow = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe)))
        assert [await employed.do("quick", pieces.double, number) for number in range(3)] == [0, 2, 4]
        assert not slow.done()
        await asyncio.to_thread(pipe.write_text, "go on")
        assert await slow == "go on"

    with_one_worker(story)


def test_what_can_wait_waits_for_all_that_cannot(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        done: list[str] = []

        async def do(lane: crew.Lane) -> None:
            await employed.do(lane, pieces.double, 1)
            done.append(lane)

        slow = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe)))
        await asyncio.sleep(0)
        waiting = [asyncio.ensure_future(do(lane)) for lane in ("spare", "slow")]
        await asyncio.sleep(0)
        await asyncio.to_thread(pipe.write_text, "go on")
        await asyncio.gather(slow, *waiting)
        assert done == ["slow", "spare"]

    with_one_worker(story)


def test_what_can_wait_does_not_wait_for_ever(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "PATIENT_SECONDS", 0.0)

    async def story(employed: Crew) -> None:
        slow = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe)))
        await asyncio.sleep(0)
        patient = asyncio.ensure_future(employed.do("spare", pieces.double, 1))
        while not employed.waiting["slow"]:
            await asyncio.sleep(0)
        await asyncio.to_thread(pipe.write_text, "go on")
        await asyncio.gather(slow, patient)

    with_one_worker(story)


def test_who_thinks_for_ever_is_replaced(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(employed: Crew) -> None:
        pid = await employed.do("slow", os.getpid)
        monkeypatch.setattr(crew, "LONGEST_SECONDS", 0.05)
        with pytest.raises(WorkerLost):
            await employed.do("slow", pieces.wait_for, str(pipe))
        monkeypatch.undo()
        assert await employed.do("slow", os.getpid) != pid
        await asyncio.to_thread(gone, pid)

    with_one_worker(story)


def gone(pid: int) -> None:
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return


def test_a_crash_is_tried_again_and_hurts_nobody_else(tmp_path: Path) -> None:
    async def story(employed: Crew) -> None:
        tried = employed.do("slow", pieces.crash_once, str(tmp_path / "mark"))
        tried_again, doubled = await asyncio.gather(tried, employed.do("quick", pieces.double, 4))
        assert (tried_again, doubled) == ("done", 8)
        with pytest.raises(WorkerLost):
            await employed.do("slow", pieces.crash)
        assert await employed.do("slow", pieces.double, 5) == 10

    with_one_worker(story)


def test_who_gives_up_waiting_keeps_no_worker(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        slow = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe)))
        await asyncio.sleep(0)
        impatient = asyncio.ensure_future(employed.do("slow", pieces.double, 1))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.to_thread(pipe.write_text, "go on")
        await slow
        assert await employed.do("slow", pieces.double, 2) == 4

    with_one_worker(story)


def test_what_the_engine_refuses_is_told() -> None:
    async def story(employed: Crew) -> None:
        with pytest.raises(InvalidError, match="cannot be done"):
            await employed.do("slow", pieces.refuse)

    with_one_worker(story)
