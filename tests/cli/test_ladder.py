"""`signoria ladder`: the table for people, JSON for programs, a journal for the next time."""

import json
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from tests.cli.shell import Shell

SMALL = ("ladder", "condottiere", "--bots", "squire", "--fields", "random,itself", "--games", 12, "--leaks", 3)


def test_it_tells_the_share_its_interval_and_the_controls(signoria: Shell) -> None:
    answer = signoria(*SMALL, "--seed", 4)
    assert answer.code == 0
    assert answer.out.startswith("24 games of condottiere, 2 edges, seed 4\n")
    for word in ("3xrandom", "95 %", "points above par", "Against itself", "Leaks", "ms a decision"):
        assert word in answer.out


def test_a_set_up_of_ones_own_is_played(signoria: Shell) -> None:
    found = signoria(*SMALL, "--seats", 3, "--option", "capturing", "--json").data
    assert found["edges"][0]["setup"] == {"seats": 3, "edition": "modern", "options": ["capturing"]}
    assert (found["edges"][0]["field"], found["edges"][0]["par"], found["edges"][0]["games"]) == (
        "2xrandom",
        0.3333,
        12,
    )


def test_the_result_is_kept_and_the_journal_beside_it(signoria: Shell, tmp_path: Path) -> None:
    out = tmp_path / "ladder.json"
    first = signoria(*SMALL, "--out", out, "--json").data
    assert json.loads(out.read_text()) == first
    assert len((tmp_path / "ladder.jsonl").read_text().splitlines()) == 3
    assert signoria(*SMALL, "--out", out, "--json").data == first, "even the times, for nothing was played again"


def test_a_plan_is_played_with_other_numbers_where_they_are_given(signoria: Shell, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text('seed = 9\n[[part]]\nbots = ["squire"]\nfields = ["random"]\ngames = 4000\n')
    found = signoria("ladder", "condottiere", "--plan", plan, "--games", 8, "--leaks", 0, "--json").data
    assert (found["seed"], found["edges"][0]["games"], found["leaks"]) == (9, 8, [])
    signoria.refuses(*SMALL, "--plan", plan, says="leave these options out")
    signoria.refuses("ladder", "condottiere", "--plan", plan, "--seats", 3, says="leave these options out")


def test_without_openskill_there_are_no_ratings(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    answer = signoria(*SMALL, "--json")
    assert answer.data["ratings"] == []
    assert "no ratings, for openskill is missing" in answer.err


def test_what_warns_is_said_beside_the_answer(signoria: Shell) -> None:
    answer = signoria("ladder", "condottiere", "--bots", "random", "--fields", "squire", "--games", 8, "--leaks", 0)
    assert answer.code == 0
    warning = "random against 3xsquire won 0.0%: so near to all or nothing, the edge tells hardly anything."
    assert f"signoria: {warning}\n" in answer.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", "0"), "at least 1 game"),
        (("--leaks", "-1"), "at least 0 decisions"),
        (("--jobs", "0"), "--jobs is at least 1"),
        (("--bots", "wizard"), "no bot 'wizard'"),
        (("--fields", "2xrandom"), "with 4 seats there are 3"),
        (("--seats", "9"), "C-SET-1"),
        (("--bots", "random", "--fields", "weaker"), "There is nothing to play"),
        (("--plan", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(
    signoria: Shell, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    signoria.refuses("ladder", "condottiere", *words, "--out", tmp_path / "ladder.json", says=says)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("out", ["ladder.txt", "nowhere/ladder.json"])
def test_a_place_where_nothing_can_be_kept_is_refused_before_the_first_game(
    signoria: Shell, tmp_path: Path, out: str
) -> None:
    signoria.refuses(*SMALL, "--out", tmp_path / out, says="ladder")


def test_an_interruption_keeps_what_is_done(signoria: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    out = tmp_path / "ladder.json"
    signoria(*SMALL, "--out", out)
    kept = (tmp_path / "ladder.jsonl").read_bytes()
    monkeypatch.setattr("signoria.arena.ladder.perform", interrupt)
    answer = signoria(*SMALL[:-4], "--games", 400, "--out", out)
    assert answer.code == 130
    assert "ladder.jsonl keeps what is done, and the same command goes on" in answer.err
    assert (tmp_path / "ladder.jsonl").read_bytes() == kept


def test_a_process_that_dies_is_told_in_a_sentence(
    signoria: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise BrokenExecutor

    monkeypatch.setattr("signoria.arena.ladder.perform", die)
    answer = signoria.refuses(*SMALL, "--out", tmp_path / "ladder.json", says="try fewer --jobs")
    assert "keeps what is done" in answer.err


# -- the page


def test_a_page_is_written_and_written_again_without_playing(signoria: Shell, tmp_path: Path) -> None:
    page, out = tmp_path / "strength.md", tmp_path / "ladder.json"
    page.write_text("<!-- ladder condottiere -->\n<!-- end of ladder condottiere -->\n")
    told = signoria(*SMALL, "--out", out, "--page", page).out
    written = page.read_text()
    assert "| 3xrandom |" in written
    page.write_text("Hello.\n<!-- ladder condottiere -->\n<!-- end of ladder condottiere -->\n")
    assert signoria("ladder", "condottiere", "--show", out, "--page", page).out == told
    assert page.read_text() == "Hello.\n" + written


@pytest.mark.parametrize(("page", "says"), [("nowhere.md", "nowhere.md"), ("empty.md", "needs two lines")])
def test_a_page_with_no_place_is_refused_before_the_first_game(
    signoria: Shell, tmp_path: Path, page: str, says: str
) -> None:
    (tmp_path / "empty.md").touch()
    signoria.refuses(*SMALL, "--out", tmp_path / "ladder.json", "--page", tmp_path / page, says=says)
    signoria.refuses(*SMALL, "--page", tmp_path / page, says="--page needs --out or --show")
    assert [path.name for path in tmp_path.iterdir()] == ["empty.md"]


def test_a_result_that_is_none_is_refused(signoria: Shell, tmp_path: Path) -> None:
    result = tmp_path / "ladder.json"
    result.write_text('{"title": "condottiere"}')
    signoria.refuses("ladder", "condottiere", "--show", result, says="no result of a ladder")
    signoria(*SMALL, "--out", result)
    signoria.refuses("ladder", "virtu", "--show", result, says="is a ladder of condottiere, not of virtu")
