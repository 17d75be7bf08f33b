"""Every registered title keeps the contract: the checks that signoria.conformance puts to any title."""

from __future__ import annotations

import pytest

from signoria.conformance import CHECKS, setups_of
from signoria.engine import titles

MOMENTS = 300
SOAKED = 100_000
SLOW = {"samples_look_the_same": 12_000, "nothing_leaks": 4_000}
"""What is hardest to get right is looked at longer: every moment by every seat and a spectator."""


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("title", titles())
def test_it_keeps_the_contract(title: str, check: str) -> None:
    CHECKS[check](title, MOMENTS)


@pytest.mark.soak
@pytest.mark.parametrize("check", SLOW)
@pytest.mark.parametrize("title", titles())
def test_it_keeps_its_secrets_for_long(title: str, check: str) -> None:
    CHECKS[check](title, SOAKED)


@pytest.mark.parametrize("title", titles())
def test_every_setup_is_met(title: str) -> None:
    assert {setup.seats for setup in setups_of(title)} == set(range(*_seats(title)))
    assert len(set(setups_of(title))) == len(setups_of(title))


def _seats(title: str) -> tuple[int, int]:
    from signoria.engine import game

    return game(title).seats.start, game(title).seats.stop
