"""Weights are made again by a command: the same games and seed, the same weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.cli import main
from signoria.engine import InvalidError, Setup
from signoria.titles.condottiere.bots import training
from signoria.titles.condottiere.bots.league import RANDOM_SEAT, League, Rates, Weights
from signoria.titles.condottiere.bots.weights_file import (
    FACE_DOWN_HABITS,
    FOLDER,
    HABITS,
    LEAGUE,
    SELF_PLAY,
    VETERANS,
    Origin,
    read,
    read_habits,
    write,
)
from signoria.titles.condottiere.data.editions import terms_for


def test_the_same_games_and_seed_give_the_same_weights(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        assert main(["train", "condottiere", "--games", "400", "--seed", "3", "--out", str(folder)]) == 0
    for name in (LEAGUE, SELF_PLAY, VETERANS, HABITS, FACE_DOWN_HABITS):
        one, two = (folder.joinpath(f"{name}.weights").read_bytes() for folder in folders)
        assert one == two


def test_weights_say_how_they_were_made(tmp_path: Path) -> None:
    main(["train", "condottiere", "--games", "80", "--seed", "5", "--out", str(tmp_path)])
    origin = read(tmp_path / "league.weights")[1]
    assert (origin.command, origin.seed, origin.games) == ("signoria train condottiere --games 80 --seed 5", 5, 80)
    assert origin.commit


def test_one_file_can_be_made_anew_from_the_others(tmp_path: Path) -> None:
    train = ["train", "condottiere", "--games", "200", "--seed", "5", "--out", str(tmp_path)]
    main(train)
    whole = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    (tmp_path / "habits.weights").unlink()
    assert main([*train, "--only", "habits"]) == 0
    again = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    numbers, origin = read_habits(tmp_path / "habits.weights")
    assert origin.command == "signoria train condottiere --games 200 --seed 5 --only habits"
    assert whole.pop("habits.weights").partition(b"\n")[2] == again.pop("habits.weights").partition(b"\n")[2]
    assert whole == again
    assert min(numbers) < -1.0


def test_weights_of_an_unknown_name_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "condottiere", "--only", "nobody"]) == 2
    assert "self-play, league, veterans, habits, face-down-habits" in capsys.readouterr().err


@pytest.mark.parametrize("name", [LEAGUE, SELF_PLAY, VETERANS])
def test_the_shipped_weights_say_how_to_make_them_again(name: str) -> None:
    origin = read(FOLDER / f"{name}.weights")[1]
    assert origin.command == f"signoria train condottiere --games {origin.games} --seed {origin.seed}"
    assert len(origin.commit) == 12


@pytest.mark.parametrize("name", [HABITS, FACE_DOWN_HABITS])
def test_the_shipped_habits_say_how_to_make_them_again(name: str) -> None:
    origin = read_habits(FOLDER / f"{name}.weights")[1]
    assert origin.command == f"signoria train condottiere --games {origin.games} --seed {origin.seed} --only {name}"
    assert len(origin.commit) == 12


def test_a_file_of_other_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.weights"
    write(path, Weights(), Origin("nothing", 1, 0, "none"))
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(InvalidError, match=r"other\.weights holds no weights"):
        read(path)


def test_a_few_thousand_games_teach_something() -> None:
    """Against three random players a learner without knowledge wins a quarter; soon it wins half."""
    league = League(Weights(), [terms_for(Setup(4))], "taught")
    training.set_mix(league, (0.5, 0.0, 0.0, 0.0, 0.0, 0.5))
    league.train(3_000, Rates(0.06, 0.006, 0.8, 0.002))
    league.at_best = True
    assert league.measure(league.grounds[0], RANDOM_SEAT, 400) > 0.5


def test_an_unknown_number_of_games_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "condottiere", "--games", "0"]) == 2
    assert "--games is at least 1." in capsys.readouterr().err
