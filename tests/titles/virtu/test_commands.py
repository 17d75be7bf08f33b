"""Virtù on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    output = capsys.readouterr()
    return code, output.out, output.err


def test_components_are_printed_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, text, _ = run(capsys, "components", "virtu")
    assert code == 0
    assert run(capsys, "virtu", "components") == (0, text, ""), "an older spelling"
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert "mine.toml is valid: components mine-" in run(capsys, "components", "virtu", "--check", str(file))[1]
    code, text, _ = run(capsys, "components", "virtu", "--check", str(file), "--json")
    assert code == 0
    assert json.loads(text)["marks"]["reconstructed"] > 100


def test_the_marks_of_all_values_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    code, text, _ = run(capsys, "components", "virtu", "--marks")
    assert code == 0
    assert "reconstructed noble.ambassador.symbols.mask" in text.splitlines()
    assert "fact          noble.ambassador.symbols.crown" in text.splitlines()
    code, text, _ = run(capsys, "components", "virtu", "--json")
    box = json.loads(text)
    assert box["values"]["set-up"]["florins"] == 1
    assert box["marks"]["tracks.patronage.3"] == "inferred"


@pytest.mark.parametrize(
    ("words", "families"),
    [
        ("naples,florence,venice", ["naples", "florence", "venice"]),
        ("Неаполь, Firenze, ونیز", ["naples", "florence", "venice"]),
        ("Milan,rome,Velence,NAPLES,florence", ["milan", "rome", "venice", "naples", "florence"]),
    ],
)
def test_families_are_chosen(capsys: pytest.CaptureFixture[str], words: str, families: list[str]) -> None:
    """V-SET-1."""
    code, text, _ = run(capsys, "new", "virtu", "--families", words, "--seed", "1")
    assert code == 0
    assert [house["family"] for house in json.loads(text)["seats"]] == families


def test_families_by_lot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """V-SET-1: drawn as chance, in a record that can be verified."""
    code, text, _ = run(capsys, "new", "virtu", "--seats", "3", "--families", "lot")
    assert code == 0
    assert json.loads(text)["families"] == "lot"
    own = ("--seats", "3", "--families", "lot", "--bots", "random", "--games", "1")
    assert run(capsys, "simulate", "virtu", *own)[0] == 0
    assert run(capsys, "simulate", "virtu", *own, "--records", str(tmp_path))[0] == 0
    (record,) = tmp_path.glob("*.json")
    assert json.loads(record.read_text())["moves"][0].startswith("lot:")
    assert run(capsys, "verify", str(record))[0] == 0


@pytest.mark.parametrize("words", ["naples,naples,venice", "milan,florence,venice", "Medici,naples,venice", "lots"])
def test_families_that_do_not_play(capsys: pytest.CaptureFixture[str], words: str) -> None:
    code, _, error = run(capsys, "new", "virtu", "--families", words, "--seats", "3")
    assert code == 2
    assert "V-SET-1" in error


def test_a_bad_file_exits_with_2_and_the_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    _, text, _ = run(capsys, "components", "virtu")
    file.write_text(text.replace("strength = 4", "strength = 5", 1), "utf-8")
    code, _, error = run(capsys, "components", "virtu", "--check", str(file))
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
    _, text, _ = run(capsys, "components", "virtu")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("florins = 1\n", "florins = 3\n", 1), "utf-8")
    records = tmp_path / "records"
    own = ("--components", str(file))
    code, _, _ = run(capsys, "simulate", "virtu", "--seats", "3", "--games", "1", "--records", str(records), *own)
    assert code == 0
    code, text, _ = run(capsys, "replay", str(records / "virtu-00000.json"), "--at", "1", *own)
    assert code == 0
    assert json.loads(text)["seats"][0]["florins"] == 3
