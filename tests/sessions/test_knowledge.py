"""What a bot is told when it is asked: its view, what was shown to its seat, how all have played; nothing else."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import pytest

from signoria import bots
from signoria.engine import Explanation, Setup, game
from signoria.server.bot_pool import BotPool, Question, Thought, answer
from signoria.server.sessions.questions import question as asked
from signoria.table import Terms
from signoria.table import messages as m
from tests.sessions.clock import simulate
from tests.sessions.process import Process


class Curious(BotPool):
    """Hears every question and answers none."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Thought:
        self.asked.append(question)
        never: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        return await never


def test_a_bot_knows_the_cards_that_were_shown_to_it_and_no_others() -> None:
    async def story() -> None:
        process = Process("anna", "squire", "squire", terms=Terms(pace=0))
        process.registry.bot_pool = bot_pool = Curious()
        play = process.session.table.playing()
        first, second = play.hand(0)[:2]
        process.command("anna", m.Show("a", 0, (first,), (1,)))
        process.command("anna", m.Show("b", 0, (second,), (2,)))
        process.command("anna", m.Act("c", 0, 0, "place:Roma"))
        process.command("anna", m.Act("d", 0, 1, "pass"))
        process.commit()
        while not bot_pool.asked:
            await asyncio.sleep(0)
        (question,) = bot_pool.asked
        assert question.view == play.state.view(1)
        assert question.shown == ((first,), (), ())
        assert asked(process.session, 2, "squire").shown == ((second,), (), ())

    simulate(story())


class Pupil:
    """Chooses the first action, and keeps what it is told."""

    heard: ClassVar[list[Any]] = []

    def __init__(self, *_: object) -> None:
        self.heard.clear()

    def choose(self, view: Any) -> int:
        return int(view.legal[0])

    def recall(self, habits: tuple[int, ...]) -> None:
        self.heard.append(habits)

    def learn(self, shown: tuple[tuple[str, ...], ...]) -> None:
        self.heard.append(shown)


def test_a_bot_that_can_use_it_hears_of_habits_and_shown_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "maker", lambda *_: Pupil)
    state = game("condottiere").new(Setup(2, first=0))
    state.deal_cards(state.chance().pool[: state.chance().count])
    question = Question("condottiere", "any", "seed", state.view(state.to_move))
    assert answer(question) == Thought(state.legal()[0])
    assert Pupil.heard == []
    answer(question._replace(habits=(1, 2), shown=(("10",), ())))
    assert Pupil.heard == [(1, 2), (("10",), ())]


def test_a_hint_comes_from_who_knows_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    class Adviser(Pupil):
        def weigh(self, view: Any, _simulations: int) -> Explanation:
            return Explanation(self.choose(view))

    monkeypatch.setattr(bots, "analyst", Adviser)
    state = game("condottiere").new(Setup(2, first=0))
    state.deal_cards(state.chance().pool[: state.chance().count])
    question = Question("condottiere", "any", "seed", state.view(state.to_move), why=True)
    answer(question._replace(habits=(1, 2), shown=(("10",), ())))
    assert Pupil.heard == [(1, 2), (("10",), ())]
