"""Games that were told once are told the same way again, line by line."""

import pytest

from signoria.titles.condottiere.text.events import OPEN, SECRET
from tests.titles.condottiere.golden import FOLDER, games, story


@pytest.mark.parametrize("name", games())
def test_the_story_is_the_same(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    told = story(name).splitlines()
    for number, (expected, line) in enumerate(zip(written, told, strict=False), 1):
        assert line == expected, f"golden/{name}.txt, line {number}"
    assert len(told) == len(written)


def test_every_file_is_compared() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(games())


def test_the_games_tell_everything_that_can_happen() -> None:
    stories = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    for event in {*OPEN, *SECRET, "strengths", "compared", "points-counted", "match-over"}:
        assert f"\n  {event}" in stories, event
