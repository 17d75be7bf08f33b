"""Every command does what it says, for people and for programs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import Record, verify
from signoria.cli import COMMANDS
from tests.cli.shell import Shell
from tests.titles.condottiere.setups import FAMILIES

REPORT = {"games", "decisions", "seconds", "decisions_per_second", "wins", "endings"}
POSITION = {"game", "edition", "options", "seats", "regions", "favour", "marker", "battle", "to_move", "phase"}
BATTLE = {
    "seats": [{"hand": ["10", "scarecrow"], "line": ["6", "6"]}, {"hand": ["3"], "line": ["winter"]}],
    "regions": {"Genova": 0, "Lucca": 1},
    "favour": "Roma",
    "battle": "Parma",
    "to_move": 0,
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(BATTLE))
    return path


# -- help


@pytest.mark.parametrize("command", ["", "export", "import", *COMMANDS])
def test_every_command_explains_itself(signoria: Shell, command: str) -> None:
    answer = signoria(*command.split(), "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"usage: signoria {command}".strip())
    assert command == "" or "--json" in answer.out


def test_the_version_says_whether_the_rules_are_compiled(signoria: Shell) -> None:
    assert "(rules compiled)" in signoria("--version").out or "(rules interpreted" in signoria("--version").out


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).parent / "signoria"
    finished = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    assert finished.stdout.startswith("signoria ")


# -- advice

AGAINST_ADVICE = ("--edition", "classic", "--option", "points", "--option", "capturing")
ADVICE = "The rulebook advises against “Playing for points” together with “Capturing”.\n"


@pytest.mark.parametrize("command", ["new", "simulate"])
def test_what_the_rulebook_advises_against_is_said_beside_the_answer(signoria: Shell, command: str) -> None:
    """C-OPT-2: allowed, with the advice on standard error, so that programs read the same JSON as ever."""
    games = ("--games", 2) if command == "simulate" else ()
    answer = signoria(command, "condottiere", *AGAINST_ADVICE, *games, "--json")
    assert (answer.code, answer.err) == (0, ADVICE)
    assert isinstance(answer.data, dict)
    assert signoria(command, "condottiere", *AGAINST_ADVICE[:4], *games).err == ""


# -- simulate


def test_simulate_reports_what_was_counted(signoria: Shell) -> None:
    report = signoria("simulate", "condottiere", "--games", 60, "--seed", 3, "--json").data
    assert report.keys() >= REPORT
    assert report["games"] == 60 == sum(report["endings"].values())
    assert len(report["wins"]) == 4
    assert sum(report["wins"]) == pytest.approx(60, abs=0.01)
    assert 0 < report["shortest"] <= report["decisions"] / 60 <= report["longest"]
    text = signoria("simulate", "condottiere", "--games", 60, "--seed", 3).out
    assert "60 games of condottiere" in text
    assert "decisions" in text


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_simulate_plays_every_edition_and_option(signoria: Shell, edition: str, options: tuple[str, ...]) -> None:
    words = [word for option in options for word in ("--option", option)]
    target = ["--target", 5] if "points" in options else []
    answer = signoria(
        "simulate", "condottiere", "--seats", 3, "--edition", edition, *words, *target, "--games", 4, "--json"
    )
    assert answer.data["games"] == 4


@pytest.mark.parametrize(("bots", "games"), [("random", 4500), ("squire,random,random", 45)])
def test_the_same_seed_gives_the_same_result_on_any_number_of_processes(signoria: Shell, bots: str, games: int) -> None:
    """More games than one process takes at a time."""

    def report(seed: int, jobs: int) -> dict[str, object]:
        words = ("simulate", "condottiere", "--seats", 3, "--games", games, "--bots", bots, "--json")
        found: dict[str, object] = signoria(*words, "--seed", seed, "--jobs", jobs).data
        return {key: value for key, value in found.items() if not key.startswith(("seconds", "decisions_per"))}

    assert report(7, 1) == report(7, 2)
    assert report(7, 1) != report(8, 1)


def test_simulate_saves_records_that_verify(signoria: Shell, tmp_path: Path) -> None:
    answer = signoria(
        "simulate", "condottiere", "--games", 3, "--bots", "squire,random,random,random", "--records", tmp_path
    )
    assert answer.code == 0
    records = [Record.load(path) for path in sorted(tmp_path.glob("*.json"))]
    assert len(records) == 3
    assert [[name.split()[0] for name in record.players].index("Squire") for record in records] == [0, 3, 2]
    assert all(verify(record) > 1 for record in records)


# -- components


def test_the_components_of_the_usual_title_are_shown_by_edition(signoria: Shell) -> None:
    assert signoria("components").data["edition"] == "modern"
    classic = signoria("components", "--edition", "classic", "--json").data
    assert classic["edition"] == "classic"
    assert sum(classic["values"]["cards"].values()) == 96
    assert "fact          cards.winter" in signoria("components", "condottiere", "--marks").out.splitlines()
    signoria.refuses("components", "--edition", "deluxe", says="no edition 'deluxe'")
    signoria.refuses("components", "chess", says="no game 'chess'")


# -- new, step


def test_new_prints_a_position(signoria: Shell) -> None:
    waiting = signoria("new", "condottiere", "--seats", 3, "--first", 1, "--json").data
    assert waiting.keys() >= POSITION
    assert (waiting["phase"], waiting["marker"], len(waiting["seats"])) == ("deal", 1, 3)
    dealt = signoria("new", "condottiere", "--seats", 3, "--seed", 7, "--json").data
    assert dealt["phase"] == "place"
    assert [len(seat["hand"]) for seat in dealt["seats"]] == [10, 10, 10]
    assert dealt == signoria("new", "condottiere", "--seats", 3, "--seed", 7, "--json").data


def test_step_shows_strengths_legal_moves_and_events(signoria: Shell, position: Path) -> None:
    look = signoria("step", position, "--json").data
    assert look.keys() >= POSITION | {"strengths", "legal", "events", "outcome"}
    assert look["strengths"] == [2, 0]
    assert look["legal"] == ["play:10", "play:scarecrow", "pass"]
    assert look["events"] == []
    assert look["outcome"] is None
    after = signoria("step", position, "play:scarecrow", "take:6", "--json").data
    assert after["strengths"] == [1, 0]
    assert after["to_move"] == 1
    assert [event["id"] for event in after["events"]][:3] == ["played", "took", "strengths"]
    assert "10" in after["seats"][0]["hand"]
    assert "6" in after["seats"][0]["hand"]


def test_step_tells_people_in_a_few_lines(signoria: Shell, position: Path) -> None:
    text = signoria("step", position, "play:10").out
    assert "played seat=0 card=10" in text
    assert "legal: play:3 pass" in text
    assert "strengths: [3, 0]" in text


def test_what_step_prints_can_be_stepped_on(signoria: Shell, tmp_path: Path) -> None:
    """A whole game, one command a move."""
    path = tmp_path / "game.json"
    path.write_text(signoria("new", "condottiere", "--seats", 2, "--seed", 5, "--json").out)
    steps = 0
    while (state := signoria("step", path, "--json").data)["outcome"] is None and steps < 400:
        move = state["legal"][steps * 7 % len(state["legal"])]
        answer = signoria("step", path, move, "--seed", steps, "--json")
        assert answer.code == 0, answer
        path.write_text(answer.out)
        steps += 1
    assert state["phase"] == "over"
    assert state["outcome"]["winners"]
    assert signoria("step", path, "--json").data == state


def test_step_deals_by_hand_or_by_seed(signoria: Shell, tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_text(signoria("new", "condottiere", "--seats", 2, "--json").out)
    cards = "deal:" + ",".join(["1"] * 10 + ["2"] * 8 + ["3"] * 2)
    dealt = signoria("step", path, "first:1", cards, "place:Roma", "--json").data
    assert dealt["seats"][0]["hand"] == ["1"] * 10
    assert (dealt["battle"], dealt["to_move"]) == ("Roma", 1)
    seeded = signoria("step", path, "first:1", "place:Roma", "--seed", 4, "--json").data
    assert len(seeded["seats"][0]["hand"]) == 10
    assert [event["id"] for event in seeded["events"]] == ["first", "dealt", "dealt", "placed"]
    at_once = signoria("step", path, "--seed", 4, "--json").data
    assert at_once["phase"] == "place"


def test_step_reads_standard_input(signoria: Shell, position: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from signoria.cli import main; raise SystemExit(main())",
        "step",
        "-",
        "pass",
        "--json",
    ]
    finished = subprocess.run(command, input=position.read_bytes(), capture_output=True, check=True)  # noqa: S603
    assert json.loads(finished.stdout) == signoria("step", position, "pass", "--json").data


# -- replay, verify


@pytest.fixture
def record(signoria: Shell, tmp_path: Path) -> Path:
    signoria("simulate", "condottiere", "--seats", 2, "--games", 1, "--records", tmp_path)
    return next(tmp_path.glob("*.json"))


def test_replay_walks_through_the_game(signoria: Shell, record: Path) -> None:
    moves = Record.load(record).moves
    walk = signoria("replay", record, "--json").data
    assert [step["move"] for step in walk["moves"]] == moves
    assert walk["moves"][-1]["events"][-1]["id"] == "game-over"
    assert walk["outcome"]["winners"]
    told = signoria("replay", record).out
    assert len(told.splitlines()) > len(moves) / 2


def test_replay_shows_a_seat_what_it_saw(signoria: Shell, record: Path) -> None:
    def dealt(*words: object) -> list[object]:
        walk = signoria("replay", record, *words, "--json").data["moves"]
        return [event["args"]["cards"] for step in walk for event in step["events"] if event["id"] == "dealt"][:2]

    assert dealt() == [None, None]
    first, second = dealt("--seat", 1)
    assert first is None
    assert second is not None


def test_replay_stops_where_one_asks(signoria: Shell, record: Path) -> None:
    assert signoria("replay", record, "--at", 0, "--json").data["phase"] == "deal"
    assert signoria("replay", record, "--at", 2, "--json").data["phase"] == "place"
    end = len(Record.load(record).moves)
    assert signoria("replay", record, "--at", end, "--json").data["phase"] == "over"


def test_verify_says_what_it_checked(signoria: Shell, record: Path) -> None:
    moves = Record.load(record).moves
    deals = sum(move.startswith(("deal:", "first:")) for move in moves)
    data = signoria("verify", record, "--json").data
    assert data["verified"] is True
    assert data["verdict"] == "proved"
    assert data["checked"] == {"moves": len(moves), "deals": deals}
    facts = {name: data[name]["status"] for name in ("start", "cards", "moves", "outcome")}
    assert facts == {"start": "beginning", "cards": "as-committed", "moves": "legal", "outcome": "follows"}
    assert all(data[name]["proved"] for name in facts)
    told = signoria("verify", record)
    assert told.code == 0
    assert told.err == ""
    lines = told.out.splitlines()
    assert [line.partition(":")[0] for line in lines[:4]] == list(facts)
    assert f"Verified: {len(moves)} moves" in told.out
    assert "Not proved:" in told.out
    assert "exchanged for another legal one" in told.out


def spoil(path: Path, **keys: object) -> None:
    document = json.loads(path.read_bytes())
    path.write_text(json.dumps({key: value for key, value in (document | keys).items() if value is not None}))


@pytest.mark.parametrize(
    ("keys", "code", "says"),
    [
        ({"moves": [], "outcome": None}, 3, "The game is not finished"),
        ({"moves": ["first:0"], "outcome": None, "fairness": None}, 3, "no commitment"),
        ({"fairness": None}, 3, "no commitment"),
        ({"moves": ["first:0"]}, 2, "is not the outcome of its moves"),
        ({"outcome": {"winners": [], "reason": "\x1b[31mlove"}}, 2, "\\x1b[31mlove"),
        ({"moves": ["pass"]}, 2, "Move 1 of the record cannot be made"),
    ],
)
def test_verify_says_loudly_what_is_not_proved(
    signoria: Shell, record: Path, keys: dict[str, object], code: int, says: str
) -> None:
    spoil(record, **keys)
    told = signoria("verify", record)
    assert told.code == code
    assert told.err.startswith("signoria: NOT VERIFIED, ")
    assert says in told.out
    assert "Verified:" not in told.out
    assert "\x1b" not in told.out + told.err
    data = signoria("verify", record, "--json").data
    assert data["verified"] is False
    assert data["verdict"] == {2: "contradicted", 3: "incomplete"}[code]


def test_verify_compares_the_commitment_that_was_shown(signoria: Shell, record: Path) -> None:
    fairness = Record.load(record).fairness
    assert fairness is not None
    assert signoria("verify", record, "--commitment", fairness.commitment).code == 0
    assert signoria("verify", record, "--commitment", "00" * 32).code == 2


def test_the_names_of_a_record_do_nothing_to_the_terminal(signoria: Shell, record: Path) -> None:
    spoil(record, players=["\x1b[31mAnna\x07", "\u202eBéla\u200c"])
    told = signoria("replay", record)
    assert told.code == 0
    assert "\\x1b[31mAnna\\x07" in told.out
    assert "\\u202eBéla\u200c" in told.out
    assert not {"\x1b", "\x07", "\u202e"} & set(told.out)
