"""A title from another package, of which no line of the command line knows, does all that the others do."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria.cli as signoria_command
from signoria import Record
from signoria.cli.drawing import Drawing, drawing_of
from signoria.engine.manifest import read_manifest
from signoria.engine.registry import entries, titles
from signoria.locales import messages
from tests.cli.shell import Shell

STRANGER = Path(__file__).parent / "stranger"
OVER = {"en": "The game is over. Victory: ", "fa": "بازی تمام شد. برنده: "}
METADATA = "Metadata-Version: 2.1\nName: coins-of-venice\nVersion: 1.2\n"


@pytest.fixture(autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The title as pip would install it."""
    installed = tmp_path_factory.mktemp("site")
    info = installed / "coins_of_venice-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text("[signoria.titles]\ncoins = coins:GAME\n")
    (installed / "coins").symlink_to(STRANGER / "coins")
    monkeypatch.syspath_prepend(installed)
    forget()
    yield installed
    forget()


def forget() -> None:
    """What titles there are is looked up again."""
    for module in ("coins", "coins.bots"):
        sys.modules.pop(module, None)
    for remembered in (entries, read_manifest, messages):
        remembered.cache_clear()


@pytest.fixture
def position(signoria: Shell, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(signoria("new", "coins", "--seed", 7, "--first", 1).out)
    return path


@pytest.fixture
def record(signoria: Shell, tmp_path: Path) -> Path:
    assert signoria("simulate", "coins", "--games", 1, "--records", tmp_path).code == 0
    return tmp_path / "coins-00000.json"


def test_it_is_listed_with_all_it_offers(signoria: Shell) -> None:
    assert signoria("titles", "--json").data[-1] == {
        "name": "coins",
        "seats": [2, 3],
        "usual_seats": 2,
        "editions": [{"name": "plain", "options": ["last-loses"]}],
        "values": {"most": {"least": 2, "most": 5, "usual": 3, "option": "", "rule": ""}},
        "bots": ["random", "greedy"],
        "usual_bot": "greedy",
        "from": {"module": "coins", "package": "coins-of-venice", "version": "1.2"},
    }
    told = signoria("titles").out.partition("coins\n")[2].splitlines()
    assert told == [
        "  seats          2 to 3 (default 2)",
        "  edition plain  last-loses",
        "  value most     2 to 5 (default 3)",
        "  bots           random, greedy (default)",
        "  from           coins-of-venice 1.2 (coins)",
    ]


@pytest.mark.parametrize("command", ["play", "new", "simulate"])
def test_the_help_tells_what_it_offers(signoria: Shell, command: str) -> None:
    text = " ".join(signoria(command, "--help").out.split()).replace("- ", "-")  # lines end at hyphens too
    for offered in ("coins: plain (default)", "coins: last-loses", "coins: most 2 to 5 (default 3)", "--most N"):
        assert offered in text


def test_no_command_knows_a_title() -> None:
    sources = Path(signoria_command.__file__).parent.glob("*.py")
    named = [(path.name, title) for path in sources for title in titles() if title in path.read_text("utf-8").lower()]
    assert not named


def test_a_title_that_is_broken_is_left_out_with_a_sentence(signoria: Shell, installed: Path) -> None:
    (installed / "coins").unlink()
    (installed / "coins").mkdir()
    (installed / "coins" / "__init__.py").touch()
    (installed / "coins" / "title.toml").write_text('name = "coins"')
    forget()
    answer = signoria("titles", "--json")
    assert answer.code == 0
    assert "coins" not in [title["name"] for title in answer.data]
    assert answer.err.startswith("signoria: The title coins is left out: title.toml of coins: ")
    assert len(answer.err.splitlines()) == 1


def test_it_has_no_components(signoria: Shell) -> None:
    signoria.refuses("components", "coins", says="coins has no components as data")


def test_an_unknown_title_is_answered_with_the_known_ones(signoria: Shell) -> None:
    signoria.refuses("new", "chess", says="There is no game 'chess'; there is coins, condottiere, virtu.")


@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random"])
def test_it_is_simulated(signoria: Shell, bots: str) -> None:
    report = signoria("simulate", "coins", "--games", 9, "--bots", bots, "--option", "last-loses", "--json").data
    assert report["endings"] == {"last": 9}


def test_its_bots_are_measured(signoria: Shell) -> None:
    found = signoria("ladder", "coins", "--games", 8, "--leaks", 4, "--seats", 3, "--most", 2, "--json").data
    assert [(edge["bot"], edge["field"], edge["games"]) for edge in found["edges"]] == [("greedy", "2xrandom", 9)]
    assert [edge["field"] for edge in found["itself"]] == ["2xgreedy"]
    assert found["leaks"] == [{"bot": "greedy", "decisions": 4, "changed": 0}]


@pytest.mark.parametrize("value", [("--value", "most=4"), ("--most", "4")])
def test_its_values_are_set(signoria: Shell, value: tuple[str, str]) -> None:
    assert signoria("new", "coins", *value).data["setup"]["values"] == {"most": 4}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--most", "6"), "the most is 2 to 5, not 6"),
        (("--most", "many"), "argument --most: invalid int value: 'many'"),
        (("--value", "most"), "'most' is not NAME=N"),
        (("--value", "least=1"), "coins has no value 'least' to set; there is most."),
        (("--components", "mine.toml"), "coins has no components of your own to load."),
    ],
)
def test_values_that_it_does_not_have_are_refused(signoria: Shell, words: tuple[str, ...], says: str) -> None:
    signoria.refuses("new", "coins", *words, says=says)


def test_it_goes_step_by_step(signoria: Shell, position: Path) -> None:
    after = signoria("step", position, "take:3", "--json")
    assert (after.data["turn"], after.data["taken"], after.data["legal"]) == (0, [0, 3], ["take:1", "take:2", "take:3"])
    assert after.data["events"] == [{"id": "took", "args": {"seat": 1, "count": 3}}]
    position.write_text(after.out)
    assert signoria("step", position, "take:1", "--json").data["taken"] == [1, 3], "what was printed is read again"
    assert "legal: take:1 take:2 take:3" in signoria("step", position).out
    signoria.refuses("step", position, "take:9", says="X-TAKE-1")


def test_its_chance_is_an_action_too(signoria: Shell, position: Path) -> None:
    waiting = json.loads(position.read_text()) | {"pile": None}
    position.write_text(json.dumps(waiting))
    assert signoria("step", position, "pile:8", "take:2", "--json").data["pile"] == 6


def test_its_records_are_replayed_and_verified(signoria: Shell, record: Path) -> None:
    walk = signoria("replay", record, "--json").data
    assert [step["move"] for step in walk["moves"]] == Record.load(record).moves
    assert len(signoria("replay", record).out.splitlines()) == len(walk["moves"])
    assert signoria("verify", record, "--json").data["verdict"] == "proved"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_it_is_played_in_the_terminal(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.json"
    typed = iter(["?", "? take:1", "? nothing", "why", "borders", "hint", "take:9", *["#1"] * 9])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    answer = signoria("play", "coins", "--terminal", "--save", path, "--language", language, "--first", 0)
    assert answer.code == 0, answer.err
    assert drawing_of("coins") is Drawing
    for word in ("0 Player", "1 Greedy 1", "coins taken", "seat     Greedy 1", "winners  Player", "X-TAKE-1"):
        assert word in answer.out
    assert OVER[language] in answer.out
    assert signoria("verify", path).code == 0
