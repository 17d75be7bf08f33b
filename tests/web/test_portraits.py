"""Every bot that a title offers has a portrait and a coat of arms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria import bots
from signoria.engine.registry import titles

DRAWINGS = Path(__file__).parents[2] / "web/src/lib/bots/bots.svg"


@pytest.mark.parametrize("title", titles())
def test_every_level_is_drawn(title: str) -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', DRAWINGS.read_text("utf-8")))
    for level in bots.levels(title):
        assert {f"bot-{level}", f"coat-{level}"} <= drawn
