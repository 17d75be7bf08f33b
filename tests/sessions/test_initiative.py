"""A bot of that temper shows a person a card now and then, and says why."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from signoria.bots.characters import CHARACTERS, Character
from signoria.bots.dealing import Reply
from signoria.server.bot_pool import Question
from signoria.server.crew import WorkerLost
from signoria.table import messages as m
from tests.sessions.clock import simulate
from tests.sessions.test_manners import Story, Willing

ANNA = 0


class Warner(Willing):
    """Bots that would show their first card at any time, once ``ready``."""

    def __init__(self, said: Reply) -> None:
        super().__init__(said)
        self.warnings: list[tuple[Question, int]] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.lost = False

    async def work_between(self, _function: Callable[..., Any], *arguments: Any) -> Any:
        question, rival = arguments
        self.warnings.append((question, rival))
        await self.ready.wait()
        if self.lost:
            raise WorkerLost
        return question.view.seats[question.view.seat].hand[:1]


class Table(Story):
    def __init__(self, *bots: str, said: Reply = Reply(False, "no")) -> None:  # noqa: B008
        super().__init__(*bots)
        self.process.registry.bot_pool = self.bot_pool = self.warner = Warner(said)

    @property
    def shown(self) -> list[m.Shown]:
        return [spoken.news for spoken, _ in self.table.talk if isinstance(spoken.news, m.Shown)]

    @property
    def said(self) -> list[m.Said]:
        return [spoken.news for spoken, _ in self.table.talk if isinstance(spoken.news, m.Said)]


@pytest.fixture(autouse=True)
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Squires never miss an occasion."""
    monkeypatch.setitem(CHARACTERS, "squire", Character(words=9, warns=100))


def test_a_bot_shows_a_card_to_the_person_who_decides_and_says_why_to_them_alone() -> None:
    async def told() -> None:
        story = Table("squire", "captain")
        await story.rest()
        card = story.table.playing().hand(1)[0]
        assert story.shown == [m.Shown(1, (card,), (ANNA,))]
        assert [(one.seat, one.phrase, one.to) for one in story.said] == [(1, "bot-warning-squire", (ANNA,))]
        assert story.table.playing().cards.of(ANNA, 3) == ((), (card,), ())
        ((question, rival),) = story.warner.warnings
        assert (question.view, rival) == (story.table.playing().state.view(1), ANNA)

    simulate(told())


def test_it_shows_one_until_the_cards_are_dealt_anew() -> None:
    async def told() -> None:
        story = Table("squire")
        await story.rest()
        await story.act("place:Roma")
        assert len(story.shown) == len(story.warner.warnings) == 1
        story.table.playing().cards.begin()
        await story.act(f"play:{story.table.playing().hand(ANNA)[0]}")
        assert len(story.shown) == 2

    simulate(told())


def test_who_has_said_enough_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHARACTERS, "squire", Character(words=0, warns=100))

    async def told() -> None:
        story = Table("squire", "captain", "random")
        await story.rest()
        assert story.warner.warnings == []

    simulate(told())


def test_a_card_that_would_come_too_late_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        story = Table("squire")
        story.warner.ready.clear()
        await story.rest()
        monkeypatch.setitem(CHARACTERS, "squire", Character())
        await story.act("place:Roma")
        story.warner.ready.set()
        await story.rest()
        assert len(story.warner.warnings) == 1
        assert story.shown == []

    simulate(told())


def test_a_bot_that_cannot_think_shows_nothing() -> None:
    async def told() -> None:
        story = Table("squire")
        story.warner.lost = True
        await story.rest()
        assert story.warner.warnings
        assert not story.table.talk

    simulate(told())


def test_no_card_is_shown_in_a_lesson() -> None:
    async def told() -> None:
        story = Table("squire")
        story.warner.lost = True
        await story.rest()
        story.table.lesson = "lines"
        await story.act("place:Roma")
        assert len(story.warner.warnings) == 1

    simulate(told())


def test_who_is_refused_a_deal_may_be_shown_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHARACTERS, "squire", Character(words=2, warns=0))

    async def told() -> None:
        story = Table("squire")
        await story.rest()
        monkeypatch.setitem(CHARACTERS, "squire", Character(words=2, warns=1))
        await story.propose(m.Pledge(1, "pass"))
        assert [one.to for one in story.shown] == [(ANNA,)]
        assert [one.phrase for one in story.said] == ["bot-deal-no", "bot-warning-squire"]

    simulate(told())
