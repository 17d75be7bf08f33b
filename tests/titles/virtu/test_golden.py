"""Games that were told once are told the same way again, line by line."""

from __future__ import annotations

import pytest

from signoria.titles.virtu.text.events import TELLERS
from tests.titles.virtu.golden import FOLDER, games, story


@pytest.mark.parametrize("name", games())
def test_the_story_is_the_same(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    told = story(name).splitlines()
    for number, (expected, line) in enumerate(zip(written, told, strict=False), 1):
        assert line == expected, f"golden/{name}.txt, line {number}"
    assert len(told) == len(written)


def test_every_file_is_compared() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(games())


def test_the_games_tell_nearly_everything_that_can_happen() -> None:
    stories = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    silent = {event for event in TELLERS if f"\n  {event}" not in stories}
    assert silent <= {"family", "first", "battle-opened", "battle", "retreated"}, silent
