"""`signoria puzzle`: a position in the terminal, a move, and how good it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from signoria.engine.registry import folder, manifest
from signoria.locales import messages
from signoria.puzzles import Puzzle, stock
from signoria.puzzles.stock import Stock, read_stock, write_stock
from tests.cli.shell import Shell
from tests.puzzles.oracle import Oracle, consult


@pytest.fixture
def posed(found: tuple[Puzzle, ...], monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """The only puzzle there is."""
    monkeypatch.setattr(stock, "puzzles", lambda title: found[:1] if title == "condottiere" else ())
    monkeypatch.setattr("signoria.cli.puzzle.puzzles", stock.puzzles)
    return found[0]


def test_a_person_is_shown_the_position_and_told_the_solution(
    signoria: Shell,
    posed: Puzzle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = iter(["nonsense", posed.best])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    answer = signoria("puzzle", "--id", posed.id)
    assert answer.code == 0, answer.err
    words = messages("en", "condottiere")
    why = words.say(f"hint-why-{posed.reason}", **words.variables(posed.args, ["Gattamelata"] * 6))
    for part in ("Venice", "Find the best move", "Not understood: nonsense", "Right!", "60%", why):
        assert part in answer.out, part


def test_a_person_is_told_how_the_turn_goes_on(signoria: Shell, posed: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    longer = msgspec.structs.replace(posed, then=("place:Roma", "pass"))
    monkeypatch.setattr(stock, "puzzles", lambda title: (longer,) if title == "condottiere" else ())
    told = signoria("puzzle", "--id", posed.id, "--answer", posed.best).out
    assert told.index("The turn goes on like this:") < told.index("Rome") < told.index("Pass")


def test_who_is_wrong_is_told_what_was_better(signoria: Shell, posed: Puzzle) -> None:
    worse = posed.candidates[-1].action
    answer = signoria("puzzle", "--daily", "--answer", worse, "--language", "ru")
    assert "Есть ход лучше" in answer.out
    assert "▶" in answer.out


def test_a_program_hears_the_solution_only_with_its_answer(signoria: Shell, posed: Puzzle) -> None:
    asked = signoria("puzzle", "--json").data
    assert asked["id"] == posed.id
    assert posed.best in asked["legal"]
    assert not {"best", "candidates", "reason"} & set(asked)
    told = signoria("puzzle", "--id", posed.id, "--answer", posed.best, "--json").data
    assert (told["right"], told["best"]) == (True, posed.best)


def test_what_cannot_be_answered_is_refused(signoria: Shell, posed: Puzzle) -> None:
    signoria.refuses("puzzle", "--id", "0000000000", says="There is no puzzle")
    signoria.refuses("puzzle", "virtu", says="virtu has no such puzzles")
    signoria.refuses("puzzle", "--id", posed.id, "--answer", "nonsense")


def test_the_stock_is_made_and_extended_by_a_command(
    signoria: Shell,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    consult(monkeypatch, Oracle())
    path = tmp_path / "stock.json"
    terms = (
        "puzzles",
        "make",
        "condottiere",
        "--out",
        path,
        "--count",
        20,
        "--moments",
        4,
        "--games",
        2,
        "--trials",
        0,
    )
    made = signoria(*terms, "--json")
    assert made.code == 0, made.err
    first = read_stock(path.read_bytes())
    assert made.data["puzzles"] == len(first.puzzles) > 0
    assert first.made[0].command.startswith("signoria puzzles make condottiere --count 20 --seed 1")
    assert signoria(*terms, "--seed", 2, "--extend").code == 0
    more = read_stock(path.read_bytes())
    assert more.puzzles[: len(first.puzzles)] == first.puzzles
    assert len(more.puzzles) > len(first.puzzles)
    assert [one.commit for one in more.made] == [first.made[0].commit] * 2


def test_a_stock_is_checked_anew_by_a_command(
    signoria: Shell, found: tuple[Puzzle, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "stock.json"
    doubtful = msgspec.structs.replace(found[1], best=found[1].candidates[1].action)
    doubtful = msgspec.structs.replace(doubtful, candidates=(found[1].candidates[1], found[1].candidates[0]))
    path.write_bytes(write_stock(Stock((), (found[0], doubtful))))
    consult(monkeypatch, Oracle())
    assert signoria("puzzles", "check", "condottiere", "--out", path, "--json").data["dropped"] == 1
    checked = read_stock(path.read_bytes())
    assert checked.puzzles == found[:1]
    assert checked.made[0].command.startswith("signoria puzzles check condottiere")


def test_a_title_says_where_its_puzzles_are(signoria: Shell) -> None:
    signoria.refuses("puzzles", "make", "nonsense")
    for title in ("condottiere", "virtu"):
        assert not manifest(title).puzzles or (folder(title) / manifest(title).puzzles).is_file()
