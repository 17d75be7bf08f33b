"""What the operator of the server does to a game is a step like any other, and nobody overlooks it."""

from __future__ import annotations

import pytest

from signoria.engine.verification import examine
from signoria.server.sessions.live import rebuild
from signoria.table import (
    OPERATOR,
    Clock,
    OperatorPatch,
    OperatorUndo,
    Refusal,
    Terms,
    decode_step,
    encode_step,
    record,
)
from signoria.table import messages as m
from tests.table.tables import Seated, fresh


def played(turns: int, terms: Terms | None = None) -> Seated:
    at = Seated("anna", "bruno", terms=terms)
    for _ in range(turns):
        at.act()
    return at


def finish(at: Seated) -> None:
    while at.table.status == "playing":
        at.act()


def test_an_undo_takes_the_game_back_and_tells_everybody_why() -> None:
    at = played(5)
    before = played(2).table.playing().state.position()
    report = at.do(OPERATOR, OperatorUndo(fresh(), 2, "A bug moved for Anna"))
    assert at.table.playing().state.position() == before
    (news, audience) = report.news[0]
    assert isinstance(news, m.OperatorUndid)
    assert (news.turn, news.reason, audience) == (2, "A bug moved for Anna", None)
    assert isinstance(news, m.Undone), "whoever thinks of what was taken back must stop"


def test_a_patch_puts_another_position_there_and_deals_from_another_secret() -> None:
    at = played(5)
    commitment = at.table.dealer().commitment
    position = played(1).table.playing().state.position()
    report = at.do(OPERATOR, OperatorPatch(fresh(), position, "A bug ate a card"))
    play = at.table.playing()
    assert (play.state.position(), play.turn) == (position, 0)
    assert at.table.dealer().commitment != commitment
    assert isinstance(report.news[0][0], m.OperatorPatched)
    at.act()


def test_both_are_read_again_from_the_steps() -> None:
    at = played(5)
    at.do(OPERATOR, OperatorPatch(fresh(), played(1).table.playing().state.position(), "once"))
    at.act()
    at.do(OPERATOR, OperatorUndo(fresh(), 0, "twice"))
    at.act()
    again, _ = rebuild([decode_step(encode_step(step)) for step in at.steps], ())
    assert again.playing().state.position() == at.table.playing().state.position()
    assert again.interventions == at.table.interventions


@pytest.mark.parametrize("patched", [False, True], ids=["undone", "patched"])
def test_the_record_and_its_verification_say_that_the_game_was_not_left_alone(patched: bool) -> None:
    at = played(3)
    if patched:
        at.do(OPERATOR, OperatorPatch(fresh(), at.table.playing().state.position(), "A bug"))
    else:
        at.do(OPERATOR, OperatorUndo(fresh(), 1, "A bug"))
    finish(at)
    made = record(at.table)
    assert made.notes["operator"][0]["reason"] == "A bug"
    found = examine(made)
    assert found.verdict == ("incomplete" if patched else "proved")
    assert "A bug" in found.start.says
    assert any("A bug" in sentence for sentence in found.not_proved)


def test_nobody_but_the_operator_may() -> None:
    at = played(3)
    for who in ("anna", "@"):
        with pytest.raises(Refusal, match="not-for-you"):
            at.do(who, OperatorUndo(fresh(), 1, "I would like to"))
    with pytest.raises(Exception, match="operator-undo"):
        m.decode_command(b'{"do": "operator-undo", "id": "c1", "turn": 1, "reason": "mine"}')


@pytest.mark.parametrize("change", [{"seats": []}, {"edition": "classic"}, {"battle": "Atlantis"}])
def test_what_is_no_position_of_this_game_is_refused(change: dict[str, object]) -> None:
    at = played(3)
    before = at.table.playing().state.position()
    with pytest.raises(Refusal, match="bad-position"):
        at.do(OPERATOR, OperatorPatch(fresh(), before | change, "A try"))
    assert at.table.playing().state.position() == before
    assert at.table.interventions == []


def test_a_finished_game_is_left_alone_and_so_is_what_was_not_decided_yet() -> None:
    at = played(3)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        at.do(OPERATOR, OperatorUndo(fresh(), 3, "Too late"))
    finish(at)
    with pytest.raises(Refusal, match="not-playing"):
        at.do(OPERATOR, OperatorUndo(fresh(), 1, "Too late"))


def test_the_clock_of_whoever_is_to_move_runs_on() -> None:
    at = played(3, Terms(clock=Clock("game", 300)))
    at.do(OPERATOR, OperatorUndo(fresh(), 1, "A bug"))
    play = at.table.playing()
    assert at.table.clocks.running == play.state.to_move
    at.act()
    assert play.turn == 2
