"""Every registered title keeps the contract: the checks that signoria.conformance puts to any title."""

from __future__ import annotations

import pytest

from signoria.conformance import CHECKS, setups_of
from signoria.engine import game, titles
from signoria.engine.registry import entry
from signoria.locales import LANGUAGES
from signoria.locales.messages import title_text

MOMENTS = 300
SOAKED = 25_000
"""Moments; with all who look at them more than 100,000 views."""
SLOW = ("samples_look_the_same", "nothing_leaks")
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
    assert {setup.seats for setup in setups_of(title)} == set(game(title).seats)
    assert len(set(setups_of(title))) == len(setups_of(title))


@pytest.mark.parametrize("title", [title for title in titles() if entry(title).module.startswith("signoria.titles.")])
def test_a_title_of_this_house_speaks_every_language(title: str) -> None:
    """A package of its own may speak fewer: it is answered in English then."""
    for language in LANGUAGES:
        for file in ("words.ftl", "rules.md"):
            assert title_text(title, language, file), f"{title} has no {file} in {language}"
