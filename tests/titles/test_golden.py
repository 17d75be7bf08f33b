"""Games that were told once are told the same way again, line by line."""

from __future__ import annotations

import pytest

from signoria.engine import titles
from tests.titles.golden import FOLDER, stories, story

IN_THE_HOUSE = [title for title in titles() if (FOLDER / title).exists()]


@pytest.mark.parametrize(("title", "name"), [(title, name) for title in IN_THE_HOUSE for name in stories(title)])
def test_the_story_is_the_same(title: str, name: str) -> None:
    written = (FOLDER / title / f"{name}.txt").read_text("utf-8").splitlines()
    told = story(title, name).splitlines()
    for number, (expected, line) in enumerate(zip(written, told, strict=False), 1):
        assert line == expected, f"golden/{title}/{name}.txt, line {number}"
    assert len(told) == len(written)


@pytest.mark.parametrize("title", IN_THE_HOUSE)
def test_every_file_is_compared(title: str) -> None:
    assert {path.stem for path in (FOLDER / title).glob("*.txt")} == set(stories(title))
