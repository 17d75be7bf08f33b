"""The table in the terminal: a person types, bots answer, nobody's cards are shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria import Record, verify
from signoria.cli.terminal import TerminalTable
from tests.cli.shell import Answer, Shell


class Person:
    """Types these words, then always the first of the offered moves."""

    def __init__(self, words: list[str], moves: int = 10_000) -> None:
        self.typed = self.answers(words, moves)

    def answers(self, words: list[str], moves: int) -> Iterator[str]:
        yield from words
        yield from ["1"] * moves
        yield "quit"

    def __call__(self, *_: object) -> str:
        return next(self.typed)


def play(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, words: list[str], *options: object, moves: int = 10_000
) -> Answer:
    monkeypatch.setattr("builtins.input", Person(words, moves))
    return signoria("play", "--terminal", "--seats", 3, *options)


def test_a_whole_game_can_be_played_and_verified(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    answer = play(signoria, monkeypatch, [], "--save", path)
    assert answer.code == 0, answer.err
    record = Record.load(path)
    assert record.outcome is not None
    assert verify(record) > 1
    assert record.fairness is not None
    assert record.fairness.commitment in answer.out.replace("\n", "")


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_the_table_shows_the_map_the_hand_and_what_is_hidden(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    answer = play(signoria, monkeypatch, ["?", "hint", "log"], "--edition", edition, moves=3)
    assert answer.code == 0, answer.err
    for word in ("Venezia", "Napoli", "Your hand", "A bot would", "log"):
        assert word in answer.out, word


def test_what_cannot_be_done_is_explained_and_asked_again(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = play(signoria, monkeypatch, ["fold", "nonsense", "0", "999", "", "save /nowhere/at/all"], moves=2)
    assert answer.code == 0, answer.err
    assert "C-RES-8" in answer.out
    assert "Traceback" not in answer.out + answer.err


def test_a_card_is_understood_by_its_name_where_another_begins_alike() -> None:
    """1 is the mercenary 1, also beside a 10; a number that is no card is a place in the list."""
    table = TerminalTable.__new__(TerminalTable)
    moves = {"play:1": 0, "play:10": 6, "play:scarecrow": 14, "play:surrender": 13, "pass": 15}
    for word, action in [("1", 0), ("10", 6), ("sc", 14), ("Surrender", 13), ("pass", 15), ("3", 14), ("play:10", 6)]:
        assert table.understood(word, moves) == action
    for word in ("s", "", "7", "0", "-1", "play"):
        assert table.understood(word, moves) is None


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--seats", 9], "C-SET-1"),
        (["--bot", "wizard"], "no bot 'wizard'"),
        (["chess"], "chess"),
    ],
)
def test_a_table_that_cannot_be_set(signoria: Shell, options: list[object], says: str) -> None:
    signoria.refuses("play", "--terminal", *options, says=says)
