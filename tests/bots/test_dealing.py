"""Bots accept what helps them, distrust who broke their word, and keep their own as their temper says."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import bots
from signoria.bots.characters import CHARACTERS
from signoria.bots.dealing import Offer, Reply, Term, reply, true_to_word
from signoria.engine import Candidate, Explanation, Rng, Setup, game

ME, ANNA, BRUNO = 1, 0, 2
STRANGERS = ((0, 0),) * 4
TITLE = game("condottiere")


class Judge:
    """An analyst for whom it is good if Anna passes, and bad to pass oneself."""

    def chances(self, state: Any, _simulations: int) -> tuple[float, ...]:
        passed = [seat.passed for seat in state.view(None).seats]
        mine = 0.5 + 0.2 * passed[ANNA] - 0.1 * passed[ME]
        return tuple(mine if seat == ME else (1 - mine) / 3 for seat in range(4))

    def weigh(self, view: Any, _simulations: int) -> Explanation:
        worth = {action: 0.2 if text == "pass" else 0.25 for action, text in zip(view.legal, view.moves, strict=True)}
        return Explanation(view.legal[0], candidates=tuple(Candidate(*pair) for pair in worth.items()))


@pytest.fixture(autouse=True)
def judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "analyst", lambda *_: Judge())


def fighting() -> Any:
    """A battle of four in which Anna is to move."""
    state = TITLE.new(Setup(4, first=ANNA))
    state.deal(Rng(7))
    state.apply(state.parse("place:Roma"))
    return state


def says(level: str, *terms: Term, record: tuple[tuple[int, int], ...] = STRANGERS) -> Reply:
    return reply("condottiere", level, "seed", fighting().view(ME), Offer(terms, record))


HELPS_ME = Term(ANNA, "pass"), Term(ME, "play:bishop", False)
HELPS_BOTH = Term(ANNA, "pass"), Term(ME, "pass")
HELPS_HER = (Term(ME, "pass"),)
BROKE_ONE = ((0, 1), *STRANGERS[1:])


@pytest.mark.parametrize("level", [level for level in CHARACTERS if level != "random"])
def test_what_helps_is_accepted_and_what_only_costs_is_not(level: str) -> None:
    assert says(level, *HELPS_ME) == Reply(True, "yes")
    assert says(level, *HELPS_HER) == Reply(False, "no")


def test_who_broke_their_word_is_believed_less() -> None:
    assert says("captain", *HELPS_BOTH) == Reply(True, "yes")
    assert says("captain", *HELPS_BOTH, record=BROKE_ONE) == Reply(False, "distrust")
    assert says("captain", *HELPS_BOTH, record=((20, 1), *STRANGERS[1:])) == Reply(True, "yes")


def test_a_condottiere_wants_more_for_a_promise_than_a_squire() -> None:
    assert says("squire", *HELPS_BOTH).yes
    assert says("condottiere", *HELPS_BOTH) == Reply(False, "distrust")


def test_words_that_nobody_can_judge_bind_no_bot() -> None:
    assert says("squire", Term(ANNA, "pass"), Term(ME, "")) == Reply(False, "unclear")


def test_who_asks_for_nothing_is_thanked() -> None:
    assert says("squire", Term(ANNA, "pass")) == Reply(True, "yes")
    assert says("champion", Term(ANNA, "")) == Reply(True, "yes")


def test_where_nobody_can_judge_only_a_beginner_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "analyst", lambda *_: None)
    assert says("beginner", *HELPS_HER).yes
    assert not says("squire", *HELPS_BOTH).yes


def test_a_random_bot_hears_nothing() -> None:
    assert says("random", Term(ANNA, "pass")) == Reply(False, "no")


def test_an_answer_depends_on_the_view_and_the_seed_alone() -> None:
    assert [says("captain", *HELPS_BOTH) for _ in range(3)] == [says("captain", *HELPS_BOTH)] * 3


@pytest.mark.parametrize(
    ("level", "gain", "keeps"),
    [
        ("beginner", 0.5, True),
        ("squire", 0.5, True),
        ("captain", 0.1, True),
        ("captain", 0.2, False),
        ("condottiere", 0.02, True),
        ("condottiere", 0.05, False),
        ("champion", 0.05, True),
        ("champion", 0.1, False),
    ],
)
def test_a_word_is_kept_unless_breaking_it_gains_more_than_the_temper_allows(
    level: str, gain: float, keeps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = fighting().view(ANNA)
    wanted, promised, worse = view.legal[:3]
    values = {wanted: 0.3 + gain, promised: 0.3, worse: 0.1}
    weighed = Explanation(wanted, candidates=tuple(Candidate(*pair) for pair in values.items()))
    monkeypatch.setattr(Judge, "weigh", lambda *_: weighed)
    done = true_to_word("condottiere", level, "seed", view, wanted, (worse, promised))
    assert done == (promised if keeps else wanted)


def test_who_wants_what_was_promised_does_it() -> None:
    view = fighting().view(ANNA)
    assert true_to_word("condottiere", "condottiere", "seed", view, view.legal[0], view.legal[:2]) == view.legal[0]
    assert true_to_word("condottiere", "condottiere", "seed", view, view.legal[0], ()) == view.legal[0]


def test_where_nobody_can_judge_every_word_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "analyst", lambda *_: None)
    view = fighting().view(ANNA)
    assert true_to_word("condottiere", "condottiere", "seed", view, view.legal[0], view.legal[1:2]) == view.legal[1]
