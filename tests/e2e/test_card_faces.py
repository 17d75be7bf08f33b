"""The faces of Condottiere's cards, where a browser sets their letters: every name fits its foot, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from signoria.titles.condottiere.game import GAME
from signoria.titles.condottiere.rules.cards import KIND_NAMES
from tests.e2e.stand import Stand

SPECIAL = [kind for kind in KIND_NAMES if not kind.isdigit()]
FOOT = (10.0, 99.0, 119.5, 140.0)
"""In units of the card: left, right, top, bottom."""
INDEX = (9.0, 32.0)
"""The column that an overlapped card shows, and the air beside a figure."""
MEASURE = """(texts) => Object.fromEntries(texts.map((text) => {
  const { x, y, width, height } = text.getBBox();
  return [text.closest("svg.card").dataset.kind, { text: text.textContent, x, y, width, height }];
}))"""


def moment() -> dict[str, Any]:
    """A battle with a card of every kind in one hand."""
    seats = [{"hand": list(KIND_NAMES)}, {"hand": ["1"]}]
    state = GAME.from_position({"seats": seats, "battle": "Parma", "to_move": 0})
    view = msgspec.to_builtins(state.view(0))
    rest: dict[str, Any] = {"legal": [], "events": [], "undo": None, "showable": [], "shown": []}
    return {"seat": 0, "turn": 1, "to_move": 0, "view": view, **rest}


@pytest.fixture(params=["en", "ru", "hu", "fa"])
def stand(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Stand]:
    stand = Stand(browser, {}, title="condottiere", language=request.param)
    stand.page.evaluate("([look, names]) => stand.show(look, names)", [moment(), ["Anna", "Bence"]])
    stand.page.wait_for_selector("svg.card[data-kind=surrender] .name", state="attached")
    stand.page.evaluate("document.fonts.ready")
    yield stand
    stand.close()


def test_names_fit_the_foot_and_values_the_index(stand: Stand) -> None:
    names = stand.page.eval_on_selector_all("svg.card .name", MEASURE)
    assert set(names) == set(SPECIAL)
    left, right, top, bottom = FOOT
    for name in names.values():
        assert left <= name["x"], name
        assert name["x"] + name["width"] <= right, name
        assert top - 4 <= name["y"], name
        assert name["y"] + name["height"] <= bottom + 4, name
    values = stand.page.eval_on_selector_all("svg.card .value", MEASURE)
    assert set(values) == set(KIND_NAMES) - set(SPECIAL)
    for value in values.values():
        assert INDEX[0] <= value["x"], value
        assert value["x"] + value["width"] <= INDEX[1], value


def test_every_face_is_drawn(stand: Stand) -> None:
    stand.page.wait_for_selector("#card-faces", state="attached")
    drawn = "(uses) => uses.filter((use) => use.getBBox().width === 0).map((use) => use.getAttribute('href'))"
    assert stand.page.eval_on_selector_all("svg.card use", drawn) == []
