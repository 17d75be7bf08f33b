"""Worker processes: quick work does not wait behind slow work, and whoever thinks for ever is replaced."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
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


def test_what_can_wait_keeps_no_worker_from_the_tables_nor_they_from_it(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        patient = asyncio.ensure_future(employed.do("spare", pieces.wait_for, str(pipe)))
        await asyncio.sleep(0)
        assert await employed.do("slow", pieces.double, 1) == 2
        assert await employed.do("quick", pieces.double, 2) == 4
        assert not patient.done()
        await asyncio.to_thread(pipe.write_text, "go on")
        assert await patient == "go on"
        slow = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe)))
        await asyncio.sleep(0)
        assert await employed.do("spare", pieces.double, 3) == 6
        assert not slow.done()
        await asyncio.to_thread(pipe.write_text, "go on")
        await slow

    with_one_worker(story)


def test_hints_come_before_bots_of_absent_people_and_these_before_analyses(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        asked: tuple[crew.Lane, ...] = ("spare", "away", "asked")
        assert await order(employed, pipe, "spare", [(lane, lane) for lane in asked], ()) == ["asked", "away", "spare"]

    with_one_worker(story)


def test_one_person_waits_for_one_piece_of_work_of_each_other(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        greedy = [("slow", f"greedy {number}") for number in range(20)]
        work = [*greedy, ("slow", "modest 0"), ("slow", "modest 1")]
        done = await order(employed, pipe, "slow", work, ("greedy", "modest"))
        assert done[:5] == ["greedy 0", "modest 0", "greedy 1", "modest 1", "greedy 2"]
        assert len(done) == 22

    with_one_worker(story)


def test_what_two_wait_for_is_counted_to_who_has_least(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        work = [*(("slow", f"greedy {number}") for number in range(20)), ("slow", "greedy and modest")]
        assert (await order(employed, pipe, "slow", work, ("greedy", "modest")))[1] == "greedy and modest"

    with_one_worker(story)


async def order(
    employed: Crew, pipe: Path, held: crew.Lane, work: Sequence[tuple[Any, str]], people: tuple[str, ...]
) -> list[str]:
    """In which order work is done that gathers while another piece keeps the worker; it is theirs whom it names."""
    done: list[str] = []

    async def do(lane: crew.Lane, name: str) -> None:
        await employed.do(lane, pieces.double, 1, whose=tuple(person for person in people if person in name))
        done.append(name)

    first = asyncio.ensure_future(employed.do(held, pieces.wait_for, str(pipe)))
    await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(do(lane, name)) for lane, name in work]
    await asyncio.sleep(0)
    await asyncio.to_thread(pipe.write_text, "go on")
    await asyncio.gather(first, *waiting)
    return done


def test_who_thinks_for_ever_is_ended_with_all_they_started_and_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "GUARD", 1000)

    async def story(employed: Crew) -> None:
        pid = await employed.do("slow", os.getpid)
        note = tmp_path / "child"
        with pytest.raises(WorkerLost):
            await employed.do("slow", pieces.spin_with_a_child, str(note), seconds=0.05)
        assert not psutil.pid_exists(pid)
        assert await employed.do("slow", os.getpid) != pid
        await asyncio.to_thread(ended, int(note.read_text()))

    with_one_worker(story)


def ended(pid: int) -> None:
    """Waits until that process runs no more. It is no child of ours: whoever adopted it may let it lie."""
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        while process.status() != psutil.STATUS_ZOMBIE:
            pass


def test_time_that_others_take_of_the_processor_is_not_counted(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "GUARD", 1000)

    async def story(employed: Crew) -> None:
        slow = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe), seconds=0.2))
        await employed.do("quick", pieces.use_the_processor, 1.0)
        assert not slow.done()
        await asyncio.to_thread(pipe.write_text, "go on")
        assert await slow == "go on"

    with_one_worker(story)


def test_time_is_counted_for_each_piece_of_work() -> None:
    async def story(employed: Crew) -> None:
        await employed.do("slow", pieces.double, 1)
        used = await employed.do("slow", time.process_time)
        for number in range(1, 4):
            await employed.do("slow", pieces.use_the_processor, used + 0.2 * number, seconds=0.4)
        assert await employed.do("slow", time.process_time) > used + 0.6

    with_one_worker(story)


def test_who_waits_for_ever_for_something_else_is_replaced_too(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(employed: Crew) -> None:
        pid = await employed.do("slow", os.getpid)
        monkeypatch.setattr(crew, "GUARD", 0)
        with pytest.raises(WorkerLost):
            await employed.do("slow", pieces.wait_for, str(pipe))
        monkeypatch.undo()
        assert not psutil.pid_exists(pid)
        assert await employed.do("slow", pieces.double, 2) == 4

    with_one_worker(story)


def test_an_answer_that_nobody_wants_any_more_keeps_no_worker(pipe: Path) -> None:
    async def story(employed: Crew) -> None:
        pid = await employed.do("slow", os.getpid)
        unwanted = asyncio.ensure_future(employed.do("slow", pieces.wait_for, str(pipe)))
        await asyncio.sleep(0)
        unwanted.cancel()
        assert await employed.do("slow", os.getpid) != pid

    with_one_worker(story)


def test_work_that_goes_wrong_is_lost_and_its_worker_is_not() -> None:
    async def story(employed: Crew) -> None:
        pid = await employed.do("slow", os.getpid)
        with pytest.raises(WorkerLost):
            await employed.do("slow", pieces.double, None)
        assert await employed.do("slow", os.getpid) == pid

    with_one_worker(story)


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
