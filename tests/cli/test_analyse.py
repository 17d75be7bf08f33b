"""`signoria analyse` and `signoria calibrate`, with the example title and its analyst."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from signoria.engine import Record, Recorder, Setup, registry
from signoria.locales import messages
from signoria.teacher import analyse
from tests.cli.shell import Shell
from tests.example import NIM


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(NIM / "src")
    known = {**registry.entries(), "nim": EntryPoint("nim", "signoria_nim:GAME", registry.GROUP)}
    monkeypatch.setattr(registry, "entries", lambda: known)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Seat 0 could have taken all seven, and leaves one."""
    table = Recorder("nim", Setup(2, values={"heaps": 1}))
    table.deal_cards(("7",))
    for move in ("take:6@1", "take:1@1"):
        table.act(table.state.parse(move))
    table.record.players = ["Anna", "Bruno"]
    path = tmp_path / "game.json"
    table.record.save(path)
    return path


def test_it_tells_chances_turning_points_and_what_changed_most(signoria: Shell, record: Path) -> None:
    lines = signoria("analyse", record).out.splitlines()
    assert lines[0] == "Win chances, from the first choice to the end"
    assert lines[1].split()[0] == "Anna"
    assert lines[1].split()[-1] == "0%"
    assert lines[2].split()[-1] == "100%"
    assert "Turning points: Anna" in lines
    [point] = [line for line in lines if "How sure" in line]
    assert point.startswith("  Moment 1: Take 6 from heap 1 (win chance 0%). Better: Take 7 from heap 1 (100%).")
    assert "  No turning point is sure enough to be told." in lines
    assert lines[-1].startswith("  Moment 1, Take 6 from heap 1: Anna ")


def test_it_tells_of_one_seat_only(signoria: Shell, record: Path) -> None:
    out = signoria("analyse", record, "--seat", 1).out
    assert "Turning points: Bruno" in out
    assert "Turning points: Anna" not in out


@pytest.mark.parametrize(
    ("language", "heading"),
    [("ru", "Переломные моменты"), ("hu", "Fordulópontok"), ("fa", "نقاط عطف")],
)
def test_it_speaks_four_languages(signoria: Shell, record: Path, language: str, heading: str) -> None:
    assert heading in signoria("analyse", record, "--language", language).out
    assert messages(language, "nim").speaks("terminal-analysis-point")


def test_bots_have_names_and_not_the_key_of_their_level(signoria: Shell, record: Path) -> None:
    played = Record.load(record)
    played.players = ["Anna", "squire"]
    played.save(record)
    out = signoria("analyse", record).out
    assert "Turning points: Anna" in out
    assert "Turning points: Gattamelata" in out
    played.players = []
    played.save(record)
    assert "Turning points: Sforza" in signoria("analyse", record).out


def test_programs_get_all_of_it(signoria: Shell, record: Path) -> None:
    found = signoria("analyse", record, "--json", "--simulations", 20, "--seed", 3).data
    expected = analyse(Record.load(record), 20, 3)
    assert [one["turn"] for one in found["chances"]] == [one.turn for one in expected.chances]
    assert found["turning_points"][0][0]["best"] == "take:7@1"


def test_what_cannot_be_analysed_is_refused(signoria: Shell, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    signoria.refuses("analyse", record, "--seat", 7, says="There is no seat 7")
    signoria.refuses("analyse", record, "--simulations", 1, says="--simulations is at least 2.")
    signoria.refuses("analyse", record.parent / "none.json", says="No such file")
    monkeypatch.setattr("signoria.bots.analyst", lambda *_: None)
    signoria.refuses("analyse", record, "--json", says="nim has no analyst")


def test_the_help_explains_what_is_told(signoria: Shell) -> None:
    text = signoria("analyse", "--help").out
    for word in ("win chances", "turning points", "exit codes", "--at N"):
        assert word in text


def test_a_hint_in_the_terminal_says_why_and_the_chance(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    out = signoria("play", "nim", "--terminal", "--seats", 2, "--heaps", 1, "--first", 0, "--bot", "adder").out
    assert "Its win chance: 100%" in out
    assert "hint-why" not in out


def test_a_calibration_is_a_table(signoria: Shell) -> None:
    words = ("calibrate", "nim", "--games", 10, "--simulations", 20, "--seed", 7)
    out = signoria(*words).out
    assert out.startswith("10 games of nim, 2 players, 8 moments of each\npredicted")
    assert "Brier score 0." in out
    assert signoria(*words, "--json").data["games"] == 10


def test_a_calibration_is_drawn_into_the_docs(signoria: Shell, tmp_path: Path) -> None:
    signoria.refuses("calibrate", "nim", "--games", 4, "--docs", tmp_path, says="teacher.md")
    (tmp_path / "teacher.md").write_text("<!-- calibration of nim --><!-- end of nim -->")
    answer = signoria("calibrate", "nim", "--games", 4, "--docs", tmp_path)
    assert answer.code == 0
    assert "![How often chances came true](calibration-nim.svg)" in (tmp_path / "teacher.md").read_text()
    assert f"written: {tmp_path / 'calibration-nim.svg'}" in answer.err


def test_nothing_is_measured_with_nothing(signoria: Shell) -> None:
    signoria.refuses("calibrate", "nim", "--games", 0, says="--games and --jobs are at least 1.")
    signoria.refuses("calibrate", "nim", "--moments", 0, says="--moments and --simulations are at least 1.")
