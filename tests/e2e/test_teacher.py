"""After a game of Condottiere: its analysis, a moment looked at more deeply, and the same moment played otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria.arena.games import Contest, record_game
from signoria.engine import Record, Setup, manifest
from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD, Json
from tests.e2e.test_everyone import DARK, DESK, PHONE, overflows, picture

DECISIONS = 6


PIERCED = """panel => {
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const found = new Set();
  for (let x = left + 20; x < right - 20; x += 20)
    for (let y = top + 20; y < bottom - 20; y += 20) {
      const seen = document.elementFromPoint(x, y);
      if (!panel.contains(seen)) found.add(seen?.outerHTML.slice(0, 80));
    }
  return [...found];
}"""
"""What of the rest of the page lies over the panel."""


def last_decisions(path: Path, title: str = "condottiere") -> str:
    """The end of a game between squires, written as a record that starts there; a seat that loses it."""
    seats = manifest(title).seats[0]
    whole = record_game(Contest(title, Setup(seats), ("squire",) * seats, 3), 0)
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


def test_nothing_on_the_board_of_virtu_lies_over_the_analysis(come: Invite, tmp_path: Path) -> None:
    me = come(**DESK)
    me.visit()
    last_decisions(tmp_path / "game.json", "virtu")
    me.page.set_input_files("input[type=file]", tmp_path / "game.json")
    me.page.wait_for_selector(".virtu")
    me.page.click("[data-analyse]")
    me.page.wait_for_selector("[data-scores=chances]")
    assert me.page.locator("[data-analysis]").evaluate(PIERCED) == []
