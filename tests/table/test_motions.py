"""Motions stop neither bots nor clocks, say what they would undo, and are not made again and again."""

import pytest

from signoria.table import SERVER, VERSION, Refusal
from signoria.table import messages as m
from tests.table.tables import Seated, clock, fresh, kinds


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def how_it_ended(at: Seated) -> list[str]:
    return [news.how for news, _ in at.table.report.news if isinstance(news, m.MotionEnded)]


def motion_of(at: Seated) -> m.Motion:
    assert at.table.motion is not None
    return at.table.motion


def bot_next(version: int = VERSION) -> Seated:
    """Anna placed and played, Bruno played; the bot is to move."""
    at = Seated("anna", "bruno", "squire", version=version)
    at.act("place:Roma")
    at.act()
    at.act()
    assert at.table.playing().state.to_move == 2
    return at


def test_an_undo_that_is_asked_for_silences_no_bot() -> None:
    at = bot_next()
    at.do("anna", m.AskUndo(fresh(), 0))
    turn = at.table.bot_turn()
    assert turn is not None
    assert turn.seat == 2


def test_an_undo_that_is_asked_for_stops_no_clock() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    for _ in range(3):
        at.act()
    zero = at.table.clocks.zero
    at.now += 1000
    at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.clocks.zero == zero
    at.tick(29_000)
    assert at.table.owes is not None


def test_an_undo_says_from_which_turn_on_and_whose_decisions_it_takes_back() -> None:
    at = bot_next()
    at.do("anna", m.AskUndo(fresh(), 0))
    assert motion_of(at).turn == 1
    assert motion_of(at).takes_back == (0, 1)


def test_what_is_decided_meanwhile_goes_with_the_decision_that_is_taken_back() -> None:
    at = bot_next()
    at.do("anna", m.AskUndo(fresh(), 0))
    report = at.act()
    assert report.by == SERVER
    assert motion_of(at).takes_back == (0, 1, 2)
    assert report.table, "everybody hears what the motion means now"
    at.do("bruno", m.Answer(fresh(), 1, 1, True))
    assert at.table.playing().actions == ["place:Roma"]
    assert at.again().playing().actions == ["place:Roma"]


def test_who_decides_again_has_dropped_the_question_for_an_undo() -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    at.act()
    at.act()
    assert at.table.playing().state.to_move == 0
    at.do("anna", m.AskUndo(fresh(), 0))
    assert kinds(at.act()) == ["Acted", "MotionEnded"]
    assert how_it_ended(at) == ["moved-on"]


def test_a_later_decision_that_is_freely_taken_back_leaves_the_question_open() -> None:
    at = Seated("anna", "bruno", "chiara")
    at.act("place:Roma")
    at.act()
    at.act()
    at.do("anna", m.AskUndo(fresh(), 0))
    assert kinds(at.do("bruno", m.AskUndo(fresh(), 1))) == ["Undone"]
    assert motion_of(at).takes_back == (0,)


@pytest.mark.parametrize("end", ["refuse", "withdraw", "expire"])
def test_a_motion_that_failed_is_made_again_only_after_its_asker_has_decided(end: str) -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    at.act()
    at.act()
    at.do("anna", m.AskUndo(fresh(), 0))
    if end == "expire":
        at.tick(60_000)
    else:
        seat = 1 if end == "refuse" else 0
        at.do(("anna", "bruno")[seat], m.Answer(fresh(), seat, 1, False))
    with refused("asked-before"):
        at.do("anna", m.AskUndo(fresh(), 0))
    while at.table.playing().state.to_move != 0:
        at.act()
    at.act()
    at.act()
    assert kinds(at.do("anna", m.AskUndo(fresh(), 0))) == ["Asked"]


def test_a_refusal_bars_neither_another_person_nor_another_question() -> None:
    at = bot_next()
    at.do("anna", m.AskUndo(fresh(), 0))
    at.do("bruno", m.Answer(fresh(), 1, 1, False))
    assert kinds(at.do("anna", m.AskPause(fresh(), 0))) == ["Asked"]
    at.do("anna", m.Answer(fresh(), 0, 2, False))
    at.act()
    assert kinds(at.do("bruno", m.AskUndo(fresh(), 1))) == ["Asked"]


def test_who_waits_for_somebody_away_may_ask_again_when_nobody_answered() -> None:
    at = Seated("anna", "bruno", "chiara")
    at.now += 120_000
    for _ in range(2):
        assert kinds(at.do("anna", m.AskReplace(fresh(), 0, 2), away={2: 1000})) == ["Asked"]
        at.tick(60_000, away={2: 1000})
        assert how_it_ended(at) == ["expired"]


def test_at_a_table_of_before_a_move_voids_the_question_and_bots_wait_for_it() -> None:
    at = bot_next(version=1)
    at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.bot_turn() is None
    at.do("bruno", m.Answer(fresh(), 1, 1, False))
    at.act()
    at.do("anna", m.AskUndo(fresh(), 0))
    at.act()
    assert how_it_ended(at) == ["void"]
