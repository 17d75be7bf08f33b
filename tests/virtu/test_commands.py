"""Virtù on the command line."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.cli.drawing import drawing_of
from signoria.locales import messages
from tests.virtu.walks import SETUPS, stroll


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    output = capsys.readouterr()
    return code, output.out, output.err


def test_components_are_printed_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, text, _ = run(capsys, "virtu", "components")
    assert code == 0
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    code, text, _ = run(capsys, "virtu", "components", "--check", str(file), "--json")
    assert code == 0
    assert json.loads(text)["marks"]["reconstructed"] > 100


def test_a_bad_file_exits_with_2_and_the_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    _, text, _ = run(capsys, "virtu", "components")
    file.write_text(text.replace("strength = 4", "strength = 5", 1), "utf-8")
    code, _, error = run(capsys, "virtu", "components", "--check", str(file))
    assert code == 2
    line = text[: text.index("strength = 4")].count("\n") + 1
    assert f"mine.toml:{line}: " in error


def test_new_and_step(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, text, _ = run(capsys, "new", "virtu", "--seats", "3", "--seed", "1", "--json")
    assert code == 0
    file = tmp_path / "game.json"
    file.write_text(text)
    code, text, _ = run(capsys, "step", str(file), "place:1@room-1", "--json")
    assert code == 0
    assert json.loads(text)["phase"] == "placing"
    code, _, error = run(capsys, "step", str(file), "annex:Roma")
    assert code == 2
    assert "V-DIP-1" in error


def test_own_components_are_recorded_and_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, text, _ = run(capsys, "virtu", "components")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("florins = 1\n", "florins = 3\n", 1), "utf-8")
    records = tmp_path / "records"
    own = ("--components", str(file))
    code, _, _ = run(capsys, "simulate", "virtu", "--seats", "3", "--games", "1", "--records", str(records), *own)
    assert code == 0
    code, text, _ = run(capsys, "replay", str(records / "virtu-00000.json"), "--at", "1", *own)
    assert code == 0
    assert json.loads(text)["seats"][0]["florins"] == 3


def test_the_terminal_draws_every_phase() -> None:
    rich = pytest.importorskip("rich.console")
    draw = drawing_of("virtu")
    drawn: set[str] = set()
    for state in stroll(SETUPS[4], "drawing"):
        if state.phase not in drawn or state.over:
            drawn.add(state.phase)
            console = rich.Console(record=True, width=80, file=StringIO())
            console.print(draw(state.view(state.to_move), ["a", "b", "c", "d", "e"], messages("en", "virtu")))
            assert "Italy" in console.export_text()
    assert {"placing", "payment", "over"} <= drawn
