"""docs/titles.md: what it shows is what lies in examples/nim, and what it says to do works."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled import ROOT
from tests.example import NIM, install

PAGE = (ROOT / "docs" / "titles.md").read_text("utf-8")
SHOWN = re.findall(r"```\w*\n# (\S+)\n(.*?)```", PAGE, re.S)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("nim"))


def signoria(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """The command, where the example is installed."""
    command = [sys.executable, "-m", "signoria", *words]
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("name", "excerpt"), SHOWN, ids=[f"{name}-{place}" for place, (name, _) in enumerate(SHOWN)])
def test_the_page_shows_what_lies_there(name: str, excerpt: str) -> None:
    assert excerpt in (NIM / name).read_text("utf-8")


def test_the_page_explains_every_key_of_a_manifest() -> None:
    from signoria.engine.manifest import Manifest

    for key in Manifest.__struct_encode_fields__:
        shown = "value.NAME" if key == "value" else key
        assert re.search(rf"`\[*{re.escape(shown)}\]*`", PAGE), key


def test_it_is_small() -> None:
    lines = (NIM / "src/signoria_nim/game.py").read_text("utf-8").splitlines()
    assert len(lines) <= 135


def test_it_is_listed(environment: dict[str, str]) -> None:
    listed = json.loads(signoria(environment, "titles", "--json"))
    assert [title["name"] for title in listed][-1] == "nim"


def test_it_keeps_the_contract(environment: dict[str, str], tmp_path: Path) -> None:
    """`python -m pytest examples/nim`"""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(NIM)]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout


def test_bots_play_it(environment: dict[str, str]) -> None:
    games = ("simulate", "nim", "--seats", "2", "--games", "400", "--seed", "7", "--bots", "adder,random", "--json")
    report = json.loads(signoria(environment, *games))
    assert report["wins_by_bot"]["adder"] > 320


def test_positions_records_and_the_terminal_know_it(environment: dict[str, str], tmp_path: Path) -> None:
    position = signoria(environment, "new", "nim", "--seats", "2", "--seed", "7", "--heaps", "2", "--json")
    (tmp_path / "game.json").write_text(position)
    legal = json.loads(signoria(environment, "step", str(tmp_path / "game.json"), "--json"))["legal"]
    after = json.loads(signoria(environment, "step", str(tmp_path / "game.json"), legal[0], "--json"))
    assert after["events"][0]["id"] == "took"
    record = tmp_path / "record.json"
    command = ("play", "nim", "--terminal", "--seats", "2", "--save", str(record))
    said = signoria(environment, *command, typed="#1\n" * 40)
    assert "Take 1 from heap 1" in said
    assert "as committed" in signoria(environment, "verify", str(record))
    assert "took the last one" in said
