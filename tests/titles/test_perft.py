"""The published numbers of action sequences are what the rules give."""

from __future__ import annotations

import pytest

import signoria
from signoria.engine import titles
from tests.titles.perft import families, file_of, perft, published

PUBLISHED = {name: file for title in titles() for name, file in published(title).items()}


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_published_counts_are_right(name: str) -> None:
    file = PUBLISHED[name]
    game = signoria.game(file.game)
    for case in file.cases:
        for depth, count in enumerate(case.counts):
            assert perft(game.from_position(case.position), depth) == count, f"{case.name}, depth {depth}"


@pytest.mark.parametrize("title", [title for title in titles() if published(title)])
def test_every_edition_and_its_options_are_published(title: str) -> None:
    assert {file_of(title, *family) for family in families(title)} == set(published(title))
