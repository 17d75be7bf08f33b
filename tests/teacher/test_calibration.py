"""Chances are held against how games ended: in bins, with bounds, the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import bots
from signoria.arena import Contest
from signoria.engine import InvalidError, Setup
from signoria.teacher import calibration
from signoria.teacher.calibration import Calibration, calibrate, calibration_of, keep, measured, predictions, wilson
from signoria.teacher.plot import markdown, replaced, svg, write

CONTEST = Contest("nim", Setup(2, values={"heaps": 2}), ("random", "random"), 7)


def counted(*games: list[tuple[float, float]]) -> Calibration:
    return measured(CONTEST, games, 1, 1)


def test_predictions_are_gathered_in_ten_bins() -> None:
    found = counted([(0.72, 1.0), (0.28, 0.0)], [(0.78, 0.0), (0.22, 1.0)], [(0.75, 1.0), (0.25, 0.0)], [(1.0, 1.0)])
    seventy, hundred = found.bins[-2:]
    assert (seventy.low, seventy.high, seventy.predictions, seventy.games) == (0.7, 0.8, 3, 3)
    assert (seventy.predicted, seventy.happened) == pytest.approx((0.75, 2 / 3), abs=0.001)
    assert seventy.least < 2 / 3 < seventy.most
    assert (hundred.low, hundred.predictions) == (0.9, 1), "a certain victory belongs to the last bin"
    assert [one.low for one in found.bins] == [0.2, 0.7, 0.9], "empty bins are left out"


def test_the_brier_score_is_the_mean_squared_error() -> None:
    found = counted([(0.9, 1.0), (0.1, 0.0)], [(0.6, 1.0), (0.4, 0.0)])
    assert found.brier == pytest.approx((0.01 + 0.16) / 2)
    assert found.brier_least <= found.brier <= found.brier_most
    assert found.guess == 0.25


def test_predictions_of_one_game_count_once_for_the_bounds() -> None:
    often = counted([(0.75, 1.0)] * 50, [(0.75, 0.0)] * 50)
    once = counted([(0.75, 1.0)], [(0.75, 0.0)])
    assert (often.bins[0].least, often.bins[0].most) == (once.bins[0].least, once.bins[0].most)


def test_bounds_narrow_with_every_game() -> None:
    few, many = wilson(0.5, 10), wilson(0.5, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]


@pytest.mark.usefixtures("nim")
def test_the_same_seed_gives_the_same_measurement_on_any_number_of_processes() -> None:
    heard: list[int] = []
    found = calibrate(CONTEST, 12, 3, 20, progress=heard.append)
    assert found == calibrate(CONTEST, 12, 3, 20)
    assert found.games == len(heard) == 12
    assert found.brier < found.guess, "it knows more than nothing"


@pytest.mark.usefixtures("nim")
def test_moments_come_from_all_parts_of_a_game() -> None:
    assert len(predictions(CONTEST, 1, 3, 5)) == 3 * 2
    most = len(predictions(CONTEST, 1, 1000, 5))
    assert most == len(predictions(CONTEST, 1, 1001, 5)), "no moment is asked about twice"


@pytest.mark.usefixtures("nim")
def test_too_few_games_say_nothing() -> None:
    with pytest.raises(InvalidError, match="Too few games"):
        calibrate(CONTEST, 1, 1, 5)


def test_a_title_without_an_analyst_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "analyst", lambda *_: None)
    with pytest.raises(InvalidError, match="has no analyst"):
        calibrate(CONTEST, 2, 1, 5)


@pytest.mark.usefixtures("nim")
def test_a_title_without_a_measurement_has_none() -> None:
    assert calibration_of("nim") is None


@pytest.mark.usefixtures("nim")
def test_a_measurement_is_published_with_its_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "folder", lambda _: tmp_path)
    found = counted([(0.5, 1.0)], [(0.5, 0.0)])
    assert keep(found) == str(tmp_path / "calibration.json")
    assert calibration_of("nim") == found


def test_the_page_gets_a_table_and_a_plot(tmp_path: Path) -> None:
    found = counted([(0.72, 1.0), (0.28, 0.0)], [(0.78, 0.0), (0.22, 1.0)])
    page = tmp_path / "teacher.md"
    page.write_text("before\n<!-- calibration of nim -->\nold\n<!-- end of nim -->\nafter\n")
    assert write(found, tmp_path) == [page, tmp_path / "calibration-nim.svg"]
    text = page.read_text()
    assert "| 70% to 80% | 2 | 2 | 75.0% | 50.0% |" in text
    assert "(calibration-nim.svg)" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    drawn = (tmp_path / "calibration-nim.svg").read_text()
    assert drawn == svg(found)
    assert drawn.count("<circle") == len(found.bins)


def test_a_page_without_a_place_for_it_is_left_alone() -> None:
    with pytest.raises(InvalidError, match="no place for nim"):
        replaced("nothing", "calibration", "nim", markdown(counted([(0.5, 1.0)], [(0.5, 0.0)]), "plot.svg"))
