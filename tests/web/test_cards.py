"""Every card has its face, every special one its sign, in one hand: nothing but shapes in three tones."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from signoria.titles.condottiere.rules.cards import KIND_NAMES

SPRITE = Path(__file__).parents[2] / "web/src/titles/condottiere/cards/sprite.svg"
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {SVG + shape for shape in ("symbol", "g", "use", "path", "circle", "ellipse", "rect")}
TONES = {"none", "currentColor", "var(--card-ink)", "var(--card)", "var(--tone)"}
SPECIAL = tuple(kind for kind in KIND_NAMES if not kind.isdigit())
LIGHT = 64_000
"""Bytes; on the way to a browser it is a quarter of that."""


def drawings() -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(SPRITE).getroot()  # noqa: S314 - our own file
    return {symbol.get("id", ""): symbol for symbol in root.iter(SVG + "symbol")}


def text_of(drawing: ElementTree.Element) -> bytes:
    return b"".join(ElementTree.tostring(part) for part in drawing)


def test_there_is_a_drawing_for_every_card_and_token_and_no_other() -> None:
    faces = {f"face-{kind}" for kind in (*KIND_NAMES, "back")}
    signs = {f"sign-{kind}" for kind in SPECIAL}
    assert set(drawings()) == faces | signs | {"token-marker", "token-favour"}
    assert len(KIND_NAMES) == 15


def test_no_two_are_drawn_alike() -> None:
    assert len({text_of(drawing) for drawing in drawings().values()}) == len(drawings())


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_face_has_the_frame_of_a_card_and_three_tones(kind: str) -> None:
    face = drawings()[f"face-{kind}"]
    assert face.get("viewBox") == "0 0 100 140"
    assert {element.tag for element in face.iter()} <= SHAPES
    assert {tone for element in face.iter() for tone in (element.get("fill"), element.get("stroke")) if tone} <= TONES


@pytest.mark.parametrize("kind", SPECIAL)
def test_a_sign_is_square(kind: str) -> None:
    assert drawings()[f"sign-{kind}"].get("viewBox") == "0 0 24 24"


def test_all_that_is_used_is_drawn() -> None:
    text = SPRITE.read_text("utf-8")
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r'id="([^"]+)"', text))


def test_the_drawings_are_light() -> None:
    assert SPRITE.stat().st_size <= LIGHT
