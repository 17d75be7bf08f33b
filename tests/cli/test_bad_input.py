"""Bad input gets one clear sentence and exit code 2, and changes nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria import Record
from tests.cli.shell import Shell
from tests.cli.test_commands import BATTLE

DEEP = "[" * 200_000
FILES: dict[str, bytes] = {
    "empty": b"",
    "blank": b"   \n",
    "broken": b'{"seats": [',
    "a list": b"[1, 2]",
    "a number": b"1" * 5000,
    "null": b"null",
    "binary": bytes(range(256)) * 8,
    "zeros": b"\0" * 4096,
    "utf-16": json.dumps(BATTLE).encode("utf-16"),
    "a lone surrogate": b'{"game": "\\ud800", "seats": []}',
    "deep": f'{{"seats": {DEEP}'.encode(),
    "a huge number": b'{"seats": [{}, {}], "marker": ' + b"9" * 400 + b"}",
    "infinity": b'{"seats": [{}, {}], "marker": 1e999}',
    "not a number": b'{"seats": [{}, {}], "marker": NaN}',
    "text": b"Sono un condottiere, non un file.",
}
POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown card": ({"seats": [{"hand": ["7"]}, {}]}, "no card '7'"),
    "an unknown region": ({"battle": "Pisa"}, "no region 'Pisa'"),
    "an unknown owner": ({"regions": {"Roma": 2}}, "no seat 2"),
    "an unknown owned region": ({"regions": {"Atlantis": 0}}, "no region 'Atlantis'"),
    "an unknown edition": ({"edition": "deluxe"}, "no edition 'deluxe'"),
    "an unknown option": ({"options": ["turbo"]}, "no option 'turbo'"),
    "an option of the other edition": ({"edition": "classic", "options": ["hidden-cards"]}, "C-OPT-6"),
    "options that exclude each other": ({"options": ["points", "capturing"]}, "C-OPT-6"),
    "an unknown phase": ({"phase": "lunch"}, "no phase 'lunch'"),
    "an unknown game": ({"game": "chess"}, "no game 'chess'"),
    "a game that is no text": ({"game": 7}, "game"),
    "an unknown key": ({"colour": "red"}, "colour"),
    "a ninth 10": ({"seats": [{"hand": ["10"] * 5}, {"hand": ["10"] * 4}]}, "only 8 cards 10"),
    "a courtesan in classic": ({"edition": "classic", "seats": [{"hand": ["courtesan"]}, {}]}, "courtesan"),
    "one player": ({"seats": [{"hand": ["1"]}]}, "C-SET-1"),
    "seven players": ({"seats": [{"hand": ["1"]}] * 7}, "C-SET-1"),
    "nobody": ({"seats": []}, "C-SET-1"),
    "a turn of nobody": ({"to_move": 9}, "no seat 9"),
    "a turn of a seat below zero": ({"to_move": -1}, "no seat -1"),
    "a turn of one who has no cards": ({"seats": [{}, {"hand": ["1"]}]}, "C-BAT-4"),
    "a marker nowhere": ({"marker": 99999999999}, "no seat 99999999999"),
    "a card that is a number": ({"seats": [{"hand": [10]}, {}]}, "not a position"),
    "seats that are no list": ({"seats": "two"}, "not a position"),
    "a match that is none": ({"options": ["points"], "match": 3}, "not a position"),
    "cards kept in a battle": ({"kept": ["5"]}, "C-RND-2"),
    "a final battle for a region": ({"final": [0, 1]}, "C-WIN-3"),
    "an outcome too early": ({"outcome": {"winners": [0], "reason": "total"}}, "phase over"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "position.json").write_text(json.dumps(BATTLE))
    return tmp_path


@pytest.mark.parametrize("command", ["step", "replay", "verify"])
@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_nothing_of_ours(signoria: Shell, folder: Path, command: str, kind: str) -> None:
    path = folder / "file.json"
    path.write_bytes(FILES[kind])
    signoria.refuses(command, path)
    signoria.refuses(command, path, "--json")
    assert path.read_bytes() == FILES[kind]


@pytest.mark.parametrize("command", ["step", "replay", "verify"])
def test_a_file_that_is_not_there(signoria: Shell, folder: Path, command: str) -> None:
    signoria.refuses(command, folder / "nowhere.json", says="nowhere.json")
    signoria.refuses(command, folder, says="directory")
    signoria.refuses(command, folder / "position.json" / "inside", says="inside")
    signoria.refuses(command, "x" * 5000)


@pytest.mark.parametrize("kind", POSITIONS)
def test_a_position_that_cannot_be(signoria: Shell, folder: Path, kind: str) -> None:
    keys, says = POSITIONS[kind]
    path = folder / "wrong.json"
    path.write_text(json.dumps(BATTLE | keys))
    signoria.refuses("step", path, says=says)
    answer = signoria.refuses("step", path, "--json")
    assert says in answer.data["error"]["message"]


@pytest.mark.parametrize(
    ("actions", "rule"),
    [
        (["play:6"], "C-BAT-2"),
        (["play:10", "play:10"], "C-BAT-2"),
        (["pass", "play:3", "pass", "pass"], "C-"),
        (["place:Roma"], "C-RES-6"),
        (["take:6"], "C-CARD-3"),
        (["play:scarecrow", "take:10"], "C-CARD-3"),
        (["favour:Roma"], "C-CARD-5"),
        (["fold"], "C-RES-8"),
        (["keep:10"], "C-RND-2"),
        (["draw:3"], "C-OPT-1"),
        (["decline"], "C-RES-9"),
        (["pass:open"], "C-OPT-5"),
    ],
)
def test_an_illegal_action_names_the_rule_and_changes_nothing(
    signoria: Shell, folder: Path, actions: list[str], rule: str
) -> None:
    path = folder / "position.json"
    before = path.read_bytes()
    signoria.refuses("step", path, *actions, says=rule)
    error = signoria.refuses("step", path, *actions, "--json").data["error"]
    assert error["rule"].startswith(rule)
    assert error["reason"]
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "action", ["play:7", "play", "", ":", "jump", "play:10 ", "PASS", "deal:1", "first:0", "x" * 9000, "play:\ud800"]
)
def test_an_action_that_is_none(signoria: Shell, folder: Path, action: str) -> None:
    answer = signoria.refuses("step", folder / "position.json", action)
    assert len(answer.err) < 1000


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "no game 'chess'"),
        (["condottiere", "--seats", 1], "C-SET-1"),
        (["condottiere", "--seats", 7], "C-SET-1"),
        (["condottiere", "--seats", -2], "C-SET-1"),
        (["condottiere", "--seats", 10**30], "C-SET-1"),
        (["condottiere", "--seats", "four"], "four"),
        (["condottiere", "--edition", "deluxe"], "no edition 'deluxe'"),
        (["condottiere", "--option", "turbo"], "no option 'turbo'"),
        (["condottiere", "--edition", "classic", "--option", "hidden-cards"], "C-OPT-6"),
        (["condottiere", "--option", "points", "--option", "capturing"], "C-OPT-6"),
        (["condottiere", "--first", 4], "C-SET-2"),
        (["condottiere", "--first", -1], "C-SET-2"),
        (["condottiere", "--target", 20], "C-OPT-2"),
        (["condottiere", "--option", "points", "--target", 4], "C-OPT-2"),
        (["condottiere", "--option", "points", "--target", 101], "C-OPT-2"),
        (["condottiere", "--nonsense"], "nonsense"),
        ([], "GAME"),
    ],
)
@pytest.mark.parametrize("command", ["new", "simulate"])
def test_a_set_up_that_cannot_be(signoria: Shell, command: str, words: list[object], says: str) -> None:
    signoria.refuses(command, *words, says=says)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "wizard"], "no bot 'wizard'"),
        (["--bots", ""], "no bot ''"),
        (["--bots", "random,random"], "2 bots for 4 seats"),
        (["--bots", "random,,random,random"], "no bot ''"),
        (["--bots", "random," * 5000], "bots for 4 seats"),
        (["--games", 0], "at least 1"),
        (["--games", -5], "at least 1"),
        (["--games", "many"], "many"),
        (["--jobs", 0], "at least 1"),
        (["--jobs", -1], "at least 1"),
        (["--seed", "lucky"], "lucky"),
        (["--records", __file__], "exists"),
    ],
)
def test_a_simulation_that_cannot_be(signoria: Shell, words: list[object], says: str) -> None:
    signoria.refuses("simulate", "condottiere", *words, says=says)


def test_an_unknown_command(signoria: Shell) -> None:
    signoria.refuses("conquer", says="conquer")


def test_a_tampered_record(signoria: Shell, tmp_path: Path) -> None:
    signoria("simulate", "condottiere", "--seats", 2, "--games", 1, "--records", tmp_path)
    path = next(tmp_path.glob("*.json"))
    record = Record.load(path)
    cards = record.moves[1].removeprefix("deal:").split(",")
    record.moves[1] = "deal:" + ",".join(reversed(cards))
    record.save(path)
    verdict = signoria("verify", path)
    assert verdict.code == 2
    assert "Move 2 is not what the committed secret deals." in verdict.err
    record.moves[2] = "place:Pisa"
    record.save(path)
    signoria.refuses("replay", path, "--json", says="Move 3 of the record cannot be made")
    signoria.refuses("replay", path, "--at", 3, says="Move 3 of the record cannot be made")
    told = signoria("replay", path)
    assert told.code == 2, "people are told the story up to the broken move"
    assert "Traceback" not in told.err
    record.setup = record.setup.__class__(seats=10**12)
    record.save(path)
    signoria.refuses("replay", path, says="C-SET-1")


@pytest.mark.parametrize("words", [["--at", -1], ["--at", 10**9], ["--seat", 7], ["--seat", -1], ["--at", "x"]])
def test_a_replay_of_what_is_not_there(signoria: Shell, tmp_path: Path, words: list[object]) -> None:
    signoria("simulate", "condottiere", "--seats", 2, "--games", 1, "--records", tmp_path)
    signoria.refuses("replay", next(tmp_path.glob("*.json")), *words)


@pytest.mark.parametrize(
    ("trouble", "says"),
    [
        (
            ImportError("No module named 'uvicorn'", name="uvicorn"),
            "uvicorn is missing: pip install signoria brings it.",
        ),
        (FileNotFoundError(2, "No such file or directory"), "signoria: [Errno 2] No such file or directory."),
        (PermissionError(13, "Permission denied", "tables.db"), "signoria: tables.db: Permission denied."),
    ],
)
def test_a_machine_that_lacks_something_is_told_what(
    trouble: Exception, says: str, signoria: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> int:
        raise trouble

    monkeypatch.setattr("signoria.cli.play.run", fail)
    signoria.refuses("play", says=says)
