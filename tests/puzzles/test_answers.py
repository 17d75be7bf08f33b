"""What the server says of a puzzle: the sight of one seat before an answer, how good every move is after it."""

from __future__ import annotations

import msgspec
import pytest

from signoria import InvalidError
from signoria.engine import IllegalMove
from signoria.puzzles import Puzzle
from signoria.server.http import puzzles as api
from signoria.table import Refusal


def test_the_solution_is_not_told_before_an_answer(found: tuple[Puzzle, ...]) -> None:
    for posed in found:
        reply = api.reply_for(posed)
        assert reply.look.seat == reply.look.to_move == posed.seat
        assert {choice.text for choice in reply.look.legal} == {one.action for one in posed.candidates}
        assert set(msgspec.to_builtins(reply)) == {"id", "game", "setup", "difficulty", "look", "day"}


def test_nobody_sees_what_the_seat_may_not_know(found: tuple[Puzzle, ...]) -> None:
    for posed in found:
        rivals = [hand for seat, hand in enumerate(api.reply_for(posed).look.view.seats) if seat != posed.seat]
        assert all(rival.hand is None for rival in rivals)


def test_an_answer_is_judged(found: tuple[Puzzle, ...]) -> None:
    posed = found[0]
    right, wrong = (api.answer_to(posed, posed.candidates[place].action) for place in (0, -1))
    assert (right.right, wrong.right) == (True, False)
    assert right.best == wrong.best == posed.best
    assert right.candidates == posed.candidates
    assert wrong.look is None
    assert right.look is None or right.look.legal == ()


def test_what_is_no_move_here_is_refused_with_a_reason(found: tuple[Puzzle, ...]) -> None:
    posed = next(one for one in found if one.phase == "battle")
    with pytest.raises(IllegalMove):
        api.answer_to(posed, "place:Roma")
    with pytest.raises(InvalidError):
        api.answer_to(posed, "nonsense")


def test_what_was_not_asked_about_is_no_answer(found: tuple[Puzzle, ...]) -> None:
    posed = next(one for one in found if len(one.candidates) > 2)
    fewer = msgspec.structs.replace(posed, candidates=posed.candidates[:-1])
    left_out = posed.candidates[-1].action
    assert left_out not in {choice.text for choice in api.reply_for(fewer).look.legal}
    with pytest.raises(Refusal, match="not-offered"):
        api.answer_to(fewer, left_out)


def test_there_is_no_puzzle_of_an_unknown_id() -> None:
    with pytest.raises(Refusal, match="no-such-puzzle"):
        api.found("nonsense")
