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
from signoria.server import crew
from signoria.server.bot_pool import BotPool, Question, Thought, answer, weaker
from tests.patience import PATIENCE
from tests.server import pieces

LEVELS = ("random", "beginner", "squire", "captain", "fails", "slow")


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


def test_a_bot_that_takes_too_long_is_replaced_by_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(bot_pool: BotPool) -> None:
        await bot_pool.ask(question("squire"))
        monkeypatch.setattr(crew, "LONGEST_SECONDS", 0.05)
        slow = asyncio.ensure_future(bot_pool.ask(question("slow")))
        while bot_pool.crew.everybody[0].pid != 0:
            await asyncio.sleep(0)
        monkeypatch.setattr(crew, "LONGEST_SECONDS", PATIENCE)
        assert await slow == answer(question("squire"))

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
