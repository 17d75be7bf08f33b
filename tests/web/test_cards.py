"""Every card has its drawing, in one style, and a drawing is nothing but a drawing."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from signoria.titles.condottiere.rules.cards import KIND_NAMES

CARDS = Path(__file__).parents[2] / "web/src/titles/condottiere/cards"
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {SVG + shape for shape in ("svg", "g", "path", "circle", "ellipse", "rect")}
SYMBOLS = (*KIND_NAMES, "marker", "favour")


def test_there_is_a_drawing_for_every_card_and_token_and_no_other() -> None:
    assert {drawing.stem for drawing in CARDS.glob("*.svg")} == {*SYMBOLS, "back"}


@pytest.mark.parametrize("name", SYMBOLS)
def test_drawings_share_one_frame_and_one_pen(name: str) -> None:
    root = ElementTree.parse(CARDS / f"{name}.svg").getroot()  # noqa: S314 - our own file
    assert root.get("viewBox") == "0 0 48 48"
    assert root.get("stroke") == "currentColor"
    assert root.get("stroke-width") == "2.2"
    assert {element.tag for element in root.iter()} <= SHAPES
