"""An owner's component file, from the page for a new table to the table."""

from __future__ import annotations

import re
from importlib.resources import files

from playwright.sync_api import FilePayload

from tests.e2e.conftest import Invite

TEXT = files("signoria.titles.virtu.components").joinpath("virtu.toml").read_text("utf-8")
WAS = next(table for table in TEXT.split("[[city]]") if 'id = "Siena"' in table)
MINE = TEXT.replace(WAS, re.sub(r"strength = \d", "strength = 4", WAS)).replace('"Siena"', '"Sena"')


def payload(text: str) -> FilePayload:
    return {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}


def test_a_game_with_an_owners_components(come: Invite) -> None:
    """A wrong file shows its line; the right one is played, and everybody at the table gets its values."""
    me = come()
    me.visit("/new")
    me.page.click("input[name=game][value=virtu]")
    me.page.click("[data-own]")
    with me.page.expect_download() as begun:
        me.page.click("a[download]")
    assert begun.value.path().read_text("utf-8") == TEXT
    me.page.set_input_files("[data-own-file]", payload(MINE.replace('id = "Sena"', 'id = "Se na"', 1)))
    me.page.wait_for_selector("[data-own-wrong] pre:has-text('Se na')")
    me.page.set_input_files("[data-own-file]", payload(MINE))
    me.page.wait_for_selector("[data-own-fine]")
    with me.page.expect_response(lambda answer: "/components?edition=mine-" in answer.url) as served:
        me.page.click(".make")
    cities = {city["id"]: city for city in served.value.json()["values"]["city"]}
    assert cities["Sena"]["strength"] == 4
    assert "Siena" not in cities
