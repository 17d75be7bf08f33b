"""Condottiere in the terminal; tests/cli plays it."""

import pytest

from signoria.titles.condottiere.terminal import largest_group


@pytest.mark.parametrize(
    ("regions", "group"),
    [([], 0), (["Roma"], 1), (["Roma", "Napoli", "Torino"], 2), (["Roma", "Torino", "Siena", "Napoli", "Milano"], 3)],
)
def test_the_largest_group_of_regions(regions: list[str], group: int) -> None:
    assert largest_group(regions) == group
