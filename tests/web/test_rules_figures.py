"""The figures of Condottiere's rules show what the rules say: every scene is played, and its view compared."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import Rng
from signoria.locales.rulebook import rulebook
from signoria.titles.condottiere import GAME, Match, State

FIGURES = json.loads(
    (Path(__file__).parents[2] / "web/src/titles/condottiere/learn/figures.json").read_text("utf-8"),
)


def play(state: State | Match | None, scene: dict[str, Any]) -> State | Match:
    """The game at a scene; ``state``: at the scene before."""
    if "start" in scene:
        state = GAME.from_position(scene["start"])
    assert state is not None
    for move in scene.get("moves", ()):
        state.apply(state.parse(move))
    while state.waits_for_chance:
        state.deal(Rng("a figure"))
    return state


def part_of(whole: Any, like: Any) -> Any:
    """As much of it as the other shows."""
    if isinstance(like, dict) and isinstance(whole, dict):
        return {key: part_of(whole.get(key), value) for key, value in like.items()}
    if isinstance(like, list) and like and isinstance(like[0], dict):
        return [part_of(one, other) for one, other in zip(whole, like, strict=False)]
    return whole


@pytest.mark.parametrize("name", FIGURES)
def test_every_scene_of_a_figure_shows_what_the_rules_say(name: str) -> None:
    state = None
    for scene in FIGURES[name]:
        state = play(state, scene)
        shows = scene["shows"]
        view = json.loads(msgspec.json.encode(state.view(shows.get("seat"))))
        assert part_of(view, shows) == shows


def test_a_caption_tells_the_strength_that_leads_in_the_end() -> None:
    captions = dict(re.findall(r'<figure data-figure="(\w+)"><figcaption>([^<]+)', rulebook("condottiere", "en")))
    told: dict[str, int] = {}
    for name in captions:
        for shows in (scene["shows"] for scene in FIGURES[name]):
            strengths = [seat["strength"] for seat in shows.get("seats", ()) if "strength" in seat]
            told |= {name: max(strengths)} if strengths else {}
    assert len(told) > 8
    for name, strength in told.items():
        assert str(strength) in re.findall(r"\d+", captions[name]), name
