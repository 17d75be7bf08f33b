"""Bots at a table answer deals, keep their word, and say little."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from signoria.bots.dealing import Offer, Reply, Term
from signoria.bots.talk import phrases
from signoria.engine import InvalidError, Outcome, game
from signoria.server.bot_pool import BotPool, Question, Thought
from signoria.server.crew import WorkerLost
from signoria.server.sessions.manners import last_words, pause
from signoria.table import Refusal, Terms
from signoria.table import messages as m
from tests.sessions.clock import simulate
from tests.sessions.process import Process
from tests.table.tables import Seated, fresh

AT_ONCE = Terms(pace=0)


class Willing(BotPool):
    """Bots that choose the first action that they may, and say to every deal what the test says."""

    def __init__(self, said: Reply | Exception = Reply(True, "yes")) -> None:  # noqa: B008
        super().__init__(1)
        self.said = said
        self.offers: list[Offer] = []
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Thought:
        self.asked.append(question)
        return Thought((question.promised or question.view.legal)[0])

    async def work(self, _function: Callable[..., Any], *arguments: Any) -> Any:
        self.offers.append(arguments[1])
        if isinstance(self.said, Exception):
            raise self.said
        return self.said


class Story:
    """Anna and some bots, in the battle for Rome; all that is done is stored at once."""

    def __init__(self, *bots: str, said: Reply | Exception = Reply(True, "yes")) -> None:  # noqa: B008
        self.process = Process("anna", *bots, terms=AT_ONCE)
        self.process.registry.bot_pool = self.bot_pool = Willing(said)

    @property
    def table(self) -> Any:
        return self.process.session.table

    async def rest(self) -> None:
        """Until nobody has anything to do."""
        for _ in range(40):
            await asyncio.sleep(0)
            self.process.commit()

    async def do(self, command: Any) -> None:
        self.process.command("anna", command)
        await self.rest()

    async def act(self, text: str) -> None:
        await self.do(m.Act(fresh(), 0, self.table.playing().turn, text))

    async def propose(self, *pledges: m.Pledge, to: tuple[int, ...] = (1,)) -> m.Deal:
        await self.do(m.Propose(fresh(), 0, to, pledges))
        deal: m.Deal = self.table.deals[-1]
        return deal

    @property
    def phrases(self) -> list[tuple[int, str]]:
        return [(spoken.news.seat, spoken.news.phrase) for spoken, _ in self.table.talk]


def test_a_bot_answers_a_deal_and_says_how_to_who_proposed_it_alone() -> None:
    async def told() -> None:
        story = Story("squire", "squire")
        deal = await story.propose(m.Pledge(1, "pass"), m.Pledge(0, "play:bishop", False, "please"))
        assert deal.state == "accepted"
        assert story.bot_pool.offers[0].terms == (Term(1, "pass"), Term(0, "play:bishop", False))
        assert story.phrases == [(1, "bot-deal-yes")]
        assert story.table.talk[-1][0].news.to == (0,)
        story.bot_pool.said = Reply(False, "distrust")
        assert (await story.propose(m.Pledge(2, "pass"), to=(2,))).state == "declined"
        assert story.phrases[-1] == (2, "bot-deal-distrust")

    simulate(told())


def test_every_bot_of_a_deal_is_asked() -> None:
    async def told() -> None:
        story = Story("squire", "random")
        deal = await story.propose(m.Pledge(1, "pass"), m.Pledge(2, "pass"), to=(1, 2))
        assert (deal.state, deal.accepted) == ("accepted", (1, 2))

    simulate(told())


@pytest.mark.parametrize("trouble", [WorkerLost(), InvalidError("?"), Refusal("not-playing")])
def test_a_bot_that_cannot_think_declines(trouble: Exception) -> None:
    async def told() -> None:
        assert (await Story("squire", said=trouble).propose(m.Pledge(1, "pass"))).state == "declined"

    simulate(told())


def test_words_that_the_title_does_not_know_are_only_words() -> None:
    async def told() -> None:
        story = Story("squire")
        await story.propose(m.Pledge(1, note="be kind"), m.Pledge(1, "keep:done"))
        assert story.bot_pool.offers[0].terms == (Term(1, ""), Term(1, ""))

    simulate(told())


def test_a_promise_of_a_bot_binds_its_next_decision_and_no_other() -> None:
    async def told() -> None:
        story = Story("squire", "squire")
        await story.act("place:Roma")
        await story.propose(m.Pledge(1, "pass"))
        passing = story.table.playing().state.parse("pass")
        await story.act("pass")
        first, *others = story.bot_pool.asked
        assert first.promised == (passing,)
        assert story.table.playing().actions[2] == "pass"
        assert others
        assert all(question.promised == () for question in others)

    simulate(told())


def test_a_promise_counts_again_after_the_decision_is_taken_back() -> None:
    async def told() -> None:
        story = Story("squire")
        await story.act("place:Roma")
        await story.propose(m.Pledge(1, "pass"))
        await story.act("pass")
        assert sum(bool(question.promised) for question in story.bot_pool.asked) == 1
        while story.table.playing().turn > 1:
            await story.do(m.AskUndo(fresh(), 0))
        await story.act("pass")
        assert sum(bool(question.promised) for question in story.bot_pool.asked) == 2

    simulate(told())


def test_who_breaks_a_promise_is_remembered_and_told_so_once() -> None:
    async def told() -> None:
        story = Story("captain", "captain", "captain")
        await story.act("place:Roma")
        await story.propose(m.Pledge(0, "pass", False), m.Pledge(1, "play:bishop", False))
        await story.act("pass")
        about = [spoken.news.about for spoken, _ in story.table.talk if spoken.news.phrase == "bot-betrayed-captain"]
        assert about == [0]
        assert story.process.session.manners.record(story.table, 1)[0] == (0, 1)
        assert story.process.session.manners.record(story.table, 2)[0] == (0, 0)

    simulate(told())


def test_bots_seem_to_think_as_long_as_their_character_wants() -> None:
    slow, quick = Seated("anna", "squire", terms=Terms(pace=1000)).table, Seated("anna", "squire", terms=AT_ONCE).table
    assert pause(slow, "champion") > pause(slow, "squire") == 1.0 > pause(slow, "random")
    assert pause(quick, "champion") == 0


# -- talk


def remarks(story: Story) -> list[tuple[int, str]]:
    return [(seat, phrase) for seat, phrase in story.phrases if not phrase.startswith("bot-deal-")]


async def played_out(story: Story) -> None:
    while story.table.status == "playing":
        play = story.table.playing()
        if play.state.to_move == 0:
            await story.act(play.state.text(play.state.legal()[0]))
        else:
            await story.rest()


def test_in_a_whole_game_bots_say_something_and_not_much() -> None:
    async def told() -> None:
        story = Story("squire", "champion")
        await played_out(story)
        said = remarks(story)
        assert 0 < len(said) <= 4 + 2 + 1
        assert {phrase for _, phrase in said} <= set(phrases())
        assert all(spoken.news.text for spoken, _ in story.table.talk)

    simulate(told())


def test_random_bots_are_silent() -> None:
    async def told() -> None:
        story = Story("random", "random")
        await played_out(story)
        assert remarks(story) == []

    simulate(told())


@pytest.mark.parametrize(
    ("winners", "says"), [((1,), [(1, "bot-won-squire")]), ((0,), [(1, "bot-lost-squire")]), ((2,), [])]
)
def test_at_the_end_one_bot_is_glad_or_congratulates(winners: tuple[int, ...], says: list[tuple[int, str]]) -> None:
    table = Seated("anna", "squire", "random").table
    outcome = Outcome(winners, "total")
    assert [(said.seat, said.phrase) for said in last_words(table, outcome.winners)] == says


def test_no_bot_talks_into_a_lesson() -> None:
    async def told() -> None:
        story = Story("squire")
        story.table.lesson = "lines"
        await played_out(story)
        assert remarks(story) == []

    simulate(told())


@pytest.mark.parametrize("title", ["condottiere", "virtu"])
def test_what_bots_remark_on_happens_in_the_title(title: str) -> None:
    known = game(title).manifest
    for events in (known.remarks.triumphs, known.remarks.blows):
        assert events
        assert set(events.values()) <= {name for name, kind in known.words.kinds.items() if kind == "seat"}
