"""After a game of Condottiere: its analysis, a moment looked at more deeply, and the same moment played otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria.arena.games import Contest, record_game
from signoria.engine import Record, Setup
from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD, Json
from tests.e2e.test_everyone import DARK, DESK, PHONE, overflows, picture

DECISIONS = 6


def last_decisions(path: Path) -> str:
    """The end of a game between two squires, written as a record that starts there; the seat that loses it."""
    whole = record_game(Contest("condottiere", Setup(2), ("squire", "squire"), 3), 0)
    at = len(whole.moves) - DECISIONS
    start = whole.replay(at).position()
    short = Record(whole.game, whole.setup, whole.moves[at:], outcome=whole.outcome, start=start)
    path.write_bytes(short.to_json())
    assert whole.outcome is not None
    return "0" if 0 not in whole.outcome.winners else "1"


@pytest.mark.parametrize("context", [DESK, {**PHONE, **DARK}], ids=["desk", "phone"])
def test_the_end_of_a_game_is_analysed_and_played_otherwise(come: Invite, tmp_path: Path, context: Json) -> None:
    me = come(**context)
    me.insist("**/play-on?*", pace=0, level="squire")
    me.visit()
    loser = last_decisions(tmp_path / "game.json")
    me.page.set_input_files("input[type=file]", tmp_path / "game.json")
    me.page.wait_for_selector(BOARD)
    me.page.select_option(".eyes select", loser)
    me.page.wait_for_url(f"**eyes={loser}")
    me.page.click("[data-play-on]")
    me.page.wait_for_selector("[data-branch-note]")
    me.play_to_the_end(passing=True)
    me.page.click("[data-analyse]")
    me.page.wait_for_selector("[data-scores=chances]")
    me.page.locator("input[type=range]").fill("0")
    me.page.wait_for_url("**at=0&**")
    me.page.click("#tab-this-moment")
    expect(me.page.locator("[data-played]")).to_be_visible()
    me.page.click("[data-deeper]")
    expect(me.page.locator("[data-waiting]")).to_have_count(0)
    picture(me, "moment", tmp_path)
    assert violations(me.page) == []
    assert not overflows(me)
    me.page.click("#tab-what-if")
    me.page.click("[data-play-as='0']")
    me.page.wait_for_selector("[data-branch-note]")
    me.page.wait_for_selector(BOARD)
    assert not overflows(me)
    picture(me, "branch", tmp_path)
