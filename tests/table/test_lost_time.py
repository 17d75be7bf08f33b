"""Time in which the server could hear nobody is nobody's loss."""

import pytest

from signoria.table import SERVER, Credit, Refusal, Tick
from signoria.table import messages as m
from tests.table.tables import Seated, clock, fresh

HOUR_MS = 3_600_000


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


@pytest.mark.parametrize("kind", ["move", "game"])
def test_the_clock_that_ran_is_credited_what_was_lost(kind: str) -> None:
    at = Seated("anna", "bruno", terms=clock(kind, 30))
    at.now += 10_000 + HOUR_MS
    report = at.do(SERVER, Credit(HOUR_MS, at.table.steps))
    assert at.table.due == at.now + 20_000
    told = at.hears("bruno", report)
    assert told is not None
    assert told.time == m.Time((20_000, 30_000), 0)
    assert at.again().due == at.table.due


def test_an_open_question_waits_so_much_longer() -> None:
    at = Seated("anna", "bruno")
    at.do("anna", m.AskPause(fresh(), 0))
    at.now += HOUR_MS
    at.do(SERVER, Credit(HOUR_MS, at.table.steps))
    assert at.table.motion is not None
    assert at.table.motion.expires == at.now + 60_000


def test_what_runs_nowhere_is_credited_nothing() -> None:
    at = Seated("anna", "bruno")
    with refused("nothing-due"):
        at.do(SERVER, Credit(HOUR_MS, at.table.steps))


def test_a_table_that_another_process_kept_going_is_credited_nothing() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    known = at.table.steps
    at.act("place:Roma")
    with refused("nothing-due"):
        at.do(SERVER, Credit(HOUR_MS, known))


def test_nobody_credits_themselves() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    with refused("nothing-due"):
        at.do("anna", Credit(HOUR_MS, at.table.steps))
    with refused("nothing-due"):
        at.do(SERVER, Tick())
