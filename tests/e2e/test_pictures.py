"""The pictures of docs/: made of real games, and every one of them is on their page."""

from __future__ import annotations

import re

from tests.e2e.moments import all_of
from tests.e2e.pictures import DOCS, shown


def test_the_games_stand_at_the_moments_that_the_pictures_show() -> None:
    tables = {game.table.id: game.table for game in all_of("me")}
    phases = {name: table.play.state.view(0).phase for name, table in tables.items() if table.play is not None}
    assert phases == {"four": "battle", "six": "battle", "taken": "place", "won": "over"}
    assert [len(tables[name].seats) for name in phases] == [4, 6, 4, 4]


def test_every_picture_is_there_and_on_the_page() -> None:
    page = (DOCS / "README.md").read_text("utf-8")
    named = {name for name in re.findall(r"([\w-]+)\.png", page) if not name.startswith("virtu")}
    assert named == {"-".join(picture) for picture in shown()}
    assert [name for name in sorted(named) if not (DOCS / f"{name}.png").is_file()] == []
