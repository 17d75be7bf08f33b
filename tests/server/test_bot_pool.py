"""Bots decide in worker processes: none delays another table, and where one fails a weaker one plays on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from signoria import bots
from signoria.engine import Candidate, Explanation, Setup, game
from signoria.server import bot_pool as bot_pool_module
from signoria.server import crew
from signoria.server.bot_pool import BotPool, Question, Thought, answer, weaker
from tests.patience import PATIENCE
from tests.server import pieces

LEVELS = ("random", "beginner", "squire", "captain", "fails", "slow", "spins", "crashes")


@pytest.fixture(autouse=True)
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Until something is written there, bots of the level ``slow`` think."""
    made = tmp_path / "pipe"
    os.mkfifo(made)
    monkeypatch.setenv(pieces.HELD, str(made))
    monkeypatch.setattr(bots, "levels", lambda _: LEVELS)
    return made


def question(level: str, seed: str = "seed") -> Question:
    state = game("condottiere").new(Setup(3, first=0))
    state.deal_cards(state.chance().pool[: state.chance().count])
    return Question("condottiere", level, seed, state.view(0))


def with_one_worker(story: Callable[[BotPool], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        bot_pool = BotPool(1, pieces.think)
        try:
            await asyncio.wait_for(story(bot_pool), PATIENCE)
        finally:
            await bot_pool.close()

    asyncio.run(told())


def test_a_hint_is_the_analysts_where_there_is_one_and_else_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question("squire")._replace(why=True)
    monkeypatch.setattr("signoria.bots.analyst", lambda *_: None)
    by_bot = answer(asked)
    assert by_bot is not None
    assert by_bot.candidates == ()
    assert by_bot.reason
    monkeypatch.setattr("signoria.bots.analyst", lambda *_: Sage())
    last = asked.view.legal[-1]
    assert answer(asked) == Thought(last, "best", {}, (Candidate(last, 0.7, error=0.1),))


class Sage:
    """Likes the last action best."""

    def chances(self, _state: object, _simulations: int) -> tuple[float, ...]:
        return (1.0,)

    def weigh(self, view: Any, _simulations: int) -> Explanation:
        return Explanation(view.legal[-1], "best", {}, (Candidate(view.legal[-1], 0.7, error=0.1),))


def test_the_other_tables_play_on_while_a_bot_thinks_long(pipe: Path) -> None:
    async def story(bot_pool: BotPool) -> None:
        await bot_pool.ask(question("squire"))
        slow = asyncio.ensure_future(bot_pool.ask(question("slow")))
        for number in range(20):
            asked = question("squire", str(number))
            assert await bot_pool.ask(asked) == answer(asked)
        assert not slow.done()
        await asyncio.to_thread(pipe.write_text, "enough")
        await slow

    with_one_worker(story)


def test_a_bot_that_thinks_for_ever_is_replaced_by_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool_module, "DECISION_SECONDS", 0.05)
    monkeypatch.setattr(crew, "GUARD", 1000)

    async def story(bot_pool: BotPool) -> None:
        assert await bot_pool.ask(question("spins")) == answer(question("squire"))

    with_one_worker(story)


def test_the_usual_bot_does_not_wait_behind_another_that_hangs(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool_module, "DECISION_SECONDS", 0.05)
    monkeypatch.setattr(crew, "GUARD", 1000)

    async def story(bot_pool: BotPool) -> None:
        spinning = asyncio.ensure_future(bot_pool.ask(question("spins")))
        hanging = asyncio.ensure_future(bot_pool.ask(question("slow")))
        assert await spinning == answer(question("squire"))
        assert not hanging.done()
        await asyncio.to_thread(pipe.write_text, "enough")
        await hanging

    with_one_worker(story)


def test_who_asks_with_one_that_spins_is_answered_by_their_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both travel together, as questions to one level do that answers quickly."""
    monkeypatch.setattr(bot_pool_module, "DECISION_SECONDS", 0.3)
    monkeypatch.setattr(crew, "GUARD", 1000)

    async def story(bot_pool: BotPool) -> None:
        bot_pool.think = pieces.think_but_spin_over
        bot_pool.seconds["condottiere", "captain"] = 0.0001
        asked = [question("captain", "poison"), question("captain", "other")]
        assert await asyncio.gather(*map(bot_pool.ask, asked)) == [
            answer(question("squire", "poison")),
            answer(question("captain", "other")),
        ]

    with_one_worker(story)


def test_a_bot_that_crashes_again_and_again_is_not_tried_again_for_that_decision(pipe: Path) -> None:
    tries = pipe.with_name("tries")

    async def story(bot_pool: BotPool) -> None:
        for _ in range(3):
            assert await bot_pool.ask(question("crashes")) == answer(question("squire"))
        assert len(tries.read_text().splitlines()) == crew.TRIES
        await bot_pool.ask(question("crashes", "the next decision"))
        assert len(tries.read_text().splitlines()) == 2 * crew.TRIES

    with_one_worker(story)


def test_a_level_that_usually_takes_long_may_take_longer() -> None:
    async def story(bot_pool: BotPool) -> None:
        quick = bot_pool.allowed(("condottiere", "squire"))
        bot_pool.seconds["condottiere", "squire"] = quick
        assert bot_pool.allowed(("condottiere", "squire")) == min(crew.LONGEST_SECONDS, 10 * quick)
        assert bot_pool.allowed(("condottiere", "")) == crew.LONGEST_SECONDS

    with_one_worker(story)


def test_bots_of_absent_people_and_hints_leave_the_workers_to_the_tables(pipe: Path) -> None:
    async def story(bot_pool: BotPool) -> None:
        absent = asyncio.ensure_future(bot_pool.ask(question("slow")._replace(present=False)))
        hint = asyncio.ensure_future(bot_pool.ask(question("slow")._replace(why=True)))
        for number in range(5):
            await bot_pool.ask(question("captain", str(number)))
        assert not absent.done()
        assert not hint.done()
        for waiting in (absent, hint):
            await asyncio.to_thread(pipe.write_text, "enough")
            await waiting

    with_one_worker(story)


def test_a_bot_that_fails_is_replaced_and_those_asked_with_it_are_not() -> None:
    async def story(bot_pool: BotPool) -> None:
        asked = [question("fails"), question("squire", "other")]
        assert await asyncio.gather(*map(bot_pool.ask, asked)) == [
            answer(question("squire")),
            answer(question("squire", "other")),
        ]

    with_one_worker(story)


@pytest.mark.parametrize(
    ("level", "instead"),
    [("slow", "squire"), ("captain", "squire"), ("squire", "beginner"), ("beginner", ""), ("random", ""), ("odd", "")],
)
def test_the_usual_bot_stands_in_and_for_a_weaker_one_the_weakest(level: str, instead: str) -> None:
    assert weaker("condottiere", level) == instead
