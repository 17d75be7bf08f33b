"""Turning points are held against games with other luck: the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import bots
from signoria.arena import Contest
from signoria.engine import InvalidError, Setup
from signoria.teacher.plot import write_promises
from signoria.teacher.promises import Kept, Promises, keep_promises, recorded, summed

CONTEST = Contest("nim", Setup(2, values={"heaps": 2}), ("random", "random"), 7)


def counted(*found: Kept) -> Promises:
    return summed(CONTEST, found, 1, 10, 1)


def test_what_was_promised_and_given_is_counted() -> None:
    found = counted(Kept(0.3, 0.1, 0.85, 0.2, 0.05), Kept(0.1, 0.02, 0.99, -0.2, 0.01), Kept(0.2, 0.1, 0.88, 0.0, 0.1))
    assert found.points == 3
    assert (found.promised, found.given) == pytest.approx((0.2, 0.0))
    assert (found.better, found.worse) == (1, 1)
    assert found.covered == pytest.approx(2 / 3, abs=0.001), "the second one gave less than its interval allows"
    assert [(one.low, one.points, one.better) for one in found.bins] == [(0.8, 2, 0.5), (0.97, 1, 0.0)]


@pytest.mark.usefixtures("nim")
def test_the_same_seed_gives_the_same_measurement() -> None:
    heard: list[int] = []
    found = keep_promises(CONTEST, 6, 8, 32, progress=heard.append)
    assert found == keep_promises(CONTEST, 6, 8, 32)
    assert len(heard) == 6
    assert found.points >= 2
    assert found.given > 0, "who plays at random throws victories away"


@pytest.mark.usefixtures("nim")
def test_a_seed_gives_one_game() -> None:
    assert recorded(CONTEST, 1).moves == recorded(CONTEST, 1).moves
    assert recorded(CONTEST, 1).replay().over


def test_too_few_turning_points_say_nothing() -> None:
    with pytest.raises(InvalidError, match="Too few turning points"):
        counted(Kept(0.3, 0.1, 0.85, 0.2, 0.05))


def test_a_title_without_an_analyst_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "analyst", lambda *_: None)
    with pytest.raises(InvalidError, match="has no analyst"):
        keep_promises(CONTEST, 2, 2, 5)


def test_the_page_gets_a_paragraph(tmp_path: Path) -> None:
    page = tmp_path / "teacher.md"
    page.write_text("before\n<!-- turning points of nim -->\nold\n<!-- end of nim -->\nafter\n")
    assert write_promises(counted(*[Kept(0.3, 0.1, 0.85, 0.25, 0.05)] * 2), tmp_path) == page
    text = page.read_text()
    assert "promised 30.0 points of win chance on average and gave 25.0" in text
    assert "called 80% to 90% sure (2) 100% were better" in text
    assert "old" not in text
    assert text.endswith("\nafter\n")
